"""The one door out: what a seat may know, and the worlds that allow it."""

from __future__ import annotations

from tabard.engine.secrets import deal_unseen, face_down, names_for
from tabard.games.with_sword_and_shield.cards import COMBINATION, FIRST_CARD, Cards
from tabard.games.with_sword_and_shield.combinations import combinable
from tabard.games.with_sword_and_shield.designs import SYMBOLS
from tabard.games.with_sword_and_shield.state import RUNG, RUNG_CARDS, Tourney


def redact(cards: Cards, s: Tourney, seat: int, once: bool = False) -> Tourney:
    """Secret are the hands of Knights one does not lead and the order of every deck (WS-1.0.3, WS-3.0.1)."""
    bit = 1 << seat if seat >= 0 else 0
    names = names_for(cards.equals, s.batch, s.seen, bit, once)
    hands: list[list[int]] = []
    for knight in range(len(s.hands)):
        hand = s.hands[knight]
        hands.append(names.own(hand) if s.leads[knight] == seat else names.held(hand))
    view = Tourney(
        seats=s.seats,
        dice=0,
        asked=s.asked,
        over=s.over,
        frames=s.frames if once else [frame.clone() for frame in s.frames],
        questions=[question.seen_by(seat) for question in s.questions],
        draft=s.drafted(seat),
        leads=s.leads,
        teams=s.teams,
        knights=s.knights,
        artefacts=s.artefacts,
        hits=s.hits,
        fatigue=s.fatigue,
        tactics=s.tactics,
        places=s.places,
        rear=s.rear,
        locked=s.locked,
        lock_cards=names.open(s.lock_cards),
        rested=s.rested,
        hands=hands,
        improved=names.all_open(s.improved),
        decks=[names.in_order(deck) for deck in s.decks],
        discards=names.all_open(s.discards),
        table=names.all_open(s.table),
        turn=s.turn,
        first=s.first,
        opener=s.opener,
        opening=names.of(s.opening),
        deals=s.deals,
        bids=s.bids,
        passed=s.passed,
        floor=s.floor,
        drawn=s.drawn,
        acting=s.acting,
        post=s.post,
        used=s.used,
        ended=s.ended,
        aimed=s.aimed,
        defended=s.defended,
        retreated=s.retreated,
        laid=names.open(s.laid),
        ladder=s.ladder.copy(),
        by_blow=s.by_blow,
        by_exhaustion=s.by_exhaustion,
        batch=names.shuffles(),
        seen=names.masks(),
    )
    if not once:
        for frame in view.frames:
            frame.card = names.of(frame.card)
    for at in range(0, len(s.ladder), RUNG):  # it names cards wherever they lie now
        for part in RUNG_CARDS:
            view.ladder[at + part] = names.any(s.ladder[at + part])
    return view


def deal_a_world(cards: Cards, view: Tourney, seat: int, dice: int) -> Tourney:
    """The unseen cards of each batch lie in the face-down places of that batch."""
    number = dice
    while True:
        s = view.clone()
        s.dice = number
        s.hands = [hand.copy() for hand in s.hands]
        lock_cards = [card for card in s.lock_cards if card >= 0]
        elsewhere = [*s.discards, *s.table, *s.improved, lock_cards, s.laid]
        for team in (0, 1):
            if s.floor[team]:
                put_lower_numbers_where_they_may_be(cards, s, team, elsewhere)
        deal_unseen(s, [*s.hands, *s.decks], elsewhere, s.batch)
        for hand in s.hands:
            hand.sort()
        if goes_on(cards, s, seat):
            return s
        number = s.dice


def put_lower_numbers_where_they_may_be(cards: Cards, s: Tourney, team: int, elsewhere: list[list[int]]) -> None:
    """Who broke a tie held no number below the one shown (WS-2.1.2c): such cards are in the deck, or came from it since."""
    deck = s.decks[team]
    hands = [s.hands[knight] for knight in range(len(s.hands)) if s.teams[knight] == team]
    low = [card for card in cards.sorted[team] if cards.is_low(s, s.teams.index(team), card)]
    low = [card for card in low if s.batch[card] == cards.fresh[card] and not lies_in([deck, *hands, *elsewhere], card)]
    if not low:
        return
    hidden = face_down(s.batch[low[0]])
    places = [(deck, at) for at in range(len(deck)) if deck[at] == hidden]
    for knight in range(len(s.hands)):
        if s.teams[knight] == team:
            places += may_be_new(cards, s, knight, hidden)
    for card in low:
        zone, at = places.pop(s.roll(len(places)))
        zone[at] = card


def may_be_new(cards: Cards, s: Tourney, knight: int, hidden: int) -> list[tuple[list[int], int]]:
    """As many of the unknown cards of a hand as may have come to it since the tie; a low one that is known is one of them."""
    hand = s.hands[knight]
    known = [card for card in hand if card >= 0 and cards.is_low(s, knight, card)]
    unknown = [at for at in range(len(hand)) if hand[at] == hidden]
    return [(hand, at) for at in unknown[: max(0, s.drawn[knight] - len(known))]]


def lies_in(zones: list[list[int]], card: int) -> bool:
    for zone in zones:
        if card in zone:
            return True
    return False


def goes_on(cards: Cards, s: Tourney, seat: int) -> bool:
    """Whether the hand allows the Combination another has begun to name; if so, as many of its cards are named."""
    if s.frames[-1].script != COMBINATION or not s.questions or s.laid or s.questions[0].seat == seat:
        return True
    named = len(s.draft)
    fit = combinable(cards, s, s.acting, [])
    by_symbol: list[list[int]] = [[] for _ in range(len(SYMBOLS) + 1)]
    for card in s.hands[s.acting]:
        design = cards.design_of[card]
        if design in fit:
            by_symbol[cards.symbol[design]].append(FIRST_CARD + design)
    enough = [options for options in by_symbol if len(options) >= max(2, named)]
    if not enough:
        return False
    options = enough[s.roll(len(enough))]
    s.shuffle(options)
    s.draft = options[:named]
    return True
