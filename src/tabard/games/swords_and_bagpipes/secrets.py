"""The one door out: what a seat may know, and the worlds that allow it."""

from __future__ import annotations

from tabard.engine.secrets import Names, deal_unseen, face_down, names_for
from tabard.engine.state import with_zone
from tabard.games.swords_and_bagpipes import thefts
from tabard.games.swords_and_bagpipes.cards import Cards
from tabard.games.swords_and_bagpipes.state import ENGLAND, HIDDEN, NO_SIDE, SCOTLAND, Swords


def redact(cards: Cards, s: Swords, seat: int, once: bool = False) -> Swords:
    """Secret are Bagpipe hands, Dagger values, sides until the reveal, and the order of every deck (SB-C4)."""
    bit = 1 << seat if seat >= 0 else 0
    arms = names_for(cards.equal_arms, cards.backs, cards.equal_arms.nothing, bit, once)
    pipes = names_for(cards.equal_bagpipes, s.bagpipe_batch, s.bagpipe_seen, bit, once)
    if s.spread:
        pipes.read(thefts.labelled(s, seat))
    daggers = names_for(cards.equal_daggers, s.dagger_batch, s.dagger_seen, bit, once)
    villages = names_for(cards.equal_villages, cards.equal_villages.nothing, cards.equal_villages.nothing, bit, once)
    view = Swords(
        seats=s.seats,
        dice=0,
        asked=s.asked,
        over=s.over,
        frames=s.frames if once else [frame.clone() for frame in s.frames],
        questions=[question.seen_by(seat) for question in s.questions],
        draft=s.drafted(seat),
        round=s.round,
        phase=s.phase,
        mover=s.mover,
        badge=s.badge,
        badge_from=s.badge_from,
        badge_to=s.badge_to,
        home=s.home,
        home_from=s.home_from,
        away=s.away,
        defeats=s.defeats,
        troops=s.troops,
        scots=s.scots,
        gold=s.gold.copy(),
        castle=s.castle.copy(),
        camp=s.camp.copy(),
        clans=s.clans,
        arms=arms.open(s.arms),
        arms_deck=arms.in_order(s.arms_deck),
        arms_out=arms.held(s.arms_out),
        arms_gone=arms.open(s.arms_gone),
        deck=pipes.in_order(s.deck),
        discards=pipes.open(s.discards),
        unfit=pipes.open(s.unfit),
        hands=held(pipes, s.hands, seat),
        fresh=held(pipes, s.fresh, seat),
        opened=pipes.all_open(s.opened),
        used=[pipes.of(card) for card in s.used],
        playing=pipes.again(s.playing),
        spared=s.spared,
        dagger_deck=daggers.in_order(s.dagger_deck),
        dagger_discards=daggers.open(s.dagger_discards),
        dagger_out=daggers.open(s.dagger_out),
        daggers=held(daggers, s.daggers, seat),
        virtual=s.virtual,
        dagger_hands=held(daggers, s.dagger_hands, seat),
        laid=held(daggers, s.laid, seat),
        village=villages.all_open(s.village),
        village_out=villages.open(s.village_out),
        sides=[known_side(s, seat, owner) for owner in range(s.seats)],
        known=s.known,
        passed=s.passed,
        deserters=s.deserters,
        won=s.won,
        fought=s.fought,
        replenished=s.replenished,
        record=s.record,
        spread=thefts.shown(s, seat, pipes) if s.spread else [],
        bagpipe_batch=pipes.shuffles(),
        bagpipe_seen=pipes.masks(),
        dagger_batch=daggers.shuffles(),
        dagger_seen=daggers.masks(),
    )
    if not once:
        for frame in view.frames:
            frame.card = villages.of(frame.card)
    return view


def held(names: Names, zones: list[list[int]], seat: int) -> list[list[int]]:
    """Each player's cards as this seat sees them; one's own are open to oneself."""
    return [names.own(zones[owner]) if owner == seat else names.held(zones[owner]) for owner in range(len(zones))]


def known_side(s: Swords, seat: int, owner: int) -> int:
    """A side that everybody knows, or one's own; otherwise only that a token lies there (SB-X1)."""
    if owner == seat or s.known >> owner & 1 or s.sides[owner] == NO_SIDE:
        return s.sides[owner]
    return HIDDEN


def deal_a_world(cards: Cards, view: Swords, dice: int) -> Swords:
    """The unseen cards of each batch lie in the face-down places of that batch; hidden sides are drawn by lot."""
    s = view.clone()
    s.dice = dice
    s.arms_deck = s.arms_deck.copy()
    s.arms_out = s.arms_out.copy()
    deal_unseen(s, [s.arms_deck, s.arms_out], [s.arms, s.arms_gone], cards.backs)
    s.arms_out.sort()
    s.deck = s.deck.copy()
    s.hands = [hand.copy() for hand in s.hands]
    s.fresh = [hand.copy() for hand in s.fresh]
    if s.spread:
        thefts.gather(s)
    if s.seats <= 3:
        put_unfit_cards_into_the_deck(cards, s)
    playing = [s.playing] if s.playing >= 0 else []
    deal_unseen(s, [s.deck, *s.hands, *s.fresh], [s.discards, s.unfit, playing, *s.opened], s.bagpipe_batch)
    if s.spread:
        thefts.name_the_places(view, s)
    s.dagger_deck = s.dagger_deck.copy()
    s.daggers = [zone.copy() for zone in s.daggers]
    s.dagger_hands = [zone.copy() for zone in s.dagger_hands]
    s.laid = [zone.copy() for zone in s.laid]
    zones = [s.dagger_deck, *s.daggers, *s.dagger_hands, *s.laid]
    deal_unseen(s, zones, [s.dagger_discards, s.dagger_out], s.dagger_batch)
    for zone in [*s.hands, *s.fresh, *s.daggers, *s.dagger_hands]:
        zone.sort()
    s.sides = [(ENGLAND if s.roll(2) else SCOTLAND) if side == HIDDEN else side for side in s.sides]
    return s


def resealed(cards: Cards, s: Swords, seat: int) -> list[Swords]:
    """A token that lies face down may lie the other way, and with two players another Dagger card beside it."""
    if s.sides[seat] == NO_SIDE or s.known >> seat & 1:
        return []
    laid = s.laid[seat]
    hand = sorted([*s.dagger_hands[seat], *laid])
    zones: dict[int, list[int]] = {}  # by value: one Dagger card of each that nobody else has seen
    for card in [*hand, *laid]:
        if laid and not s.dagger_seen[card] & ~(1 << seat):
            zones[cards.dagger_value[card]] = [card]
    ways = [zones[value] for value in sorted(zones)]
    if laid not in ways:
        ways = [laid]
    found: list[Swords] = []
    for side in (SCOTLAND, ENGLAND):
        for zone in ways:
            other = s.clone()
            other.sides = [side if one == seat else s.sides[one] for one in range(s.seats)]
            other.laid = with_zone(s.laid, seat, zone)
            other.dagger_hands = with_zone(s.dagger_hands, seat, [card for card in hand if card not in zone])
            found.append(other)
    return found


def put_unfit_cards_into_the_deck(cards: Cards, s: Swords) -> None:
    """With two or three players nobody holds a card about the Badge (SB-2P2): those not yet seen lie in the deck."""
    for card in range(len(cards.bagpipe_of)):
        if cards.bagpipes[cards.bagpipe_of[card]].badge and card not in s.unfit and card not in s.deck:
            hidden = face_down(s.bagpipe_batch[card])
            places = [at for at in range(len(s.deck)) if s.deck[at] == hidden]
            s.deck[places[s.roll(len(places))]] = card
