"""Before the first turn: places in a Mêlée, hands, Tactics, the auction (WS-2.0.3, WS-2.0.4, WS-2.1.2a, WS-3.0.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, NOBODY, Frame
from tabard.engine.step import Ask, Step
from tabard.games.with_sword_and_shield.cards import (
    AUCTION,
    BID,
    GAME,
    KNIGHT,
    PASS,
    PLACE,
    PLACING,
    TACTIC,
    TURN,
    Cards,
    OpenChoice,
)
from tabard.games.with_sword_and_shield.designs import MOST_INITIATIVE
from tabard.games.with_sword_and_shield.state import CENTRE, COLUMNS, OUT, Tourney, replaced
from tabard.games.with_sword_and_shield.turn import TakeTurns

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_DEALS: Final = 3  # without a bid (WS-2.1.2b)
GAME_LINES: Final = {PLACING: 1, AUCTION: 2, TURN: 2}  # the line GAME goes on with after each of these; turns repeat theirs


# Places


def beginner(cards: Cards, s: Tourney) -> int:
    """Who is placed first: a bearer of a Unique Artefact, else anybody; lowest Chivalry, then number (WS-3.0.2, WS-3.0.2b)."""
    bearers = [knight for knight in range(len(s.teams)) if bears_unique(cards, s, knight)]
    found = NOBODY
    for knight in bearers or list(range(len(s.teams))):
        if found == NOBODY or rank(cards, s, knight) < rank(cards, s, found):
            found = knight
    return found


def bears_unique(cards: Cards, s: Tourney, knight: int) -> bool:
    return s.artefacts[knight] >= 0 and cards.artefacts[s.artefacts[knight]].unique


def rank(cards: Cards, s: Tourney, knight: int) -> list[int]:
    return [cards.ability(s, knight, 2), cards.knights[s.knights[knight]].number]


def to_place(s: Tourney) -> int:
    """The team that places a Knight next: the second always opposes at once; NOBODY once all stand (WS-3.0.2)."""
    first = s.teams[s.first]
    waiting = [unplaced(s, team) for team in (0, 1)]
    behind = len(s.standing(1 - first)) < len(s.standing(first))
    if waiting[1 - first] and (behind or not waiting[first]):
        return 1 - first
    return first if waiting[first] else NOBODY


def unplaced(s: Tourney, team: int) -> list[int]:
    return [knight for knight in range(len(s.teams)) if s.teams[knight] == team and s.places[knight] == OUT]


def free_places(s: Tourney, team: int) -> list[int]:
    """Where that team may place it: opposite a Knight that nobody opposes yet, else on a free flank."""
    mine = [s.places[knight] % COLUMNS for knight in s.standing(team)]
    theirs = [s.places[knight] % COLUMNS for knight in s.standing(1 - team)]
    facing = [column for column in theirs if column not in mine]
    free = facing if facing else [column for column in range(COLUMNS) if column not in mine]
    return [column + COLUMNS * team for column in sorted(free)]


class ChooseAKnight(Ask[Tourney]):
    """Which Knight a team places next; its first player decides (R-23)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[KNIGHT])

    def do(self, s: Tourney, f: Frame) -> None:
        team = to_place(s)
        if team == NOBODY:
            s.leave(GAME)
            return
        waiting = unplaced(s, team)
        if len(waiting) == 1:
            s.acting = waiting[0]
        else:
            super().do(s, f)

    def who(self, s: Tourney, f: Frame) -> int:
        return 1 << s.leads[s.teams.index(to_place(s))]

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return unplaced(s, to_place(s))

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        s.acting = option


class ChooseAPlace(OpenChoice):
    """Where it stands: opposite the last rival placed, or on a flank (WS-3.0.2)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLACE])

    def who(self, s: Tourney, f: Frame) -> int:
        return 1 << s.leads[s.teams.index(to_place(s))]

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return free_places(s, to_place(s))

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        f.from_the_top()
        put(s, s.acting, option)


def put(s: Tourney, knight: int, place: int) -> None:
    s.places = replaced(s.places, knight, place)
    s.tell("placed", s.leads[knight], s.knights[knight], place)


def centre_of(team: int) -> int:
    return CENTRE + COLUMNS * team


# Hands and Tactics


class DealHands(Step[Tourney]):
    """Each deck is shuffled, eight cards to each Knight (WS-2.0.3)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        cards = self.cards
        s.deals += 1
        s.hands = [[] for _ in s.hands]
        s.decks = [deck.copy() for deck in cards.sorted]
        s.batch, s.seen = cards.fresh, cards.unseen
        for deck in s.decks:
            s.shuffle(deck)
        s.tell("dealt", s.leads[s.first], s.deals)
        for knight in [s.first, *s.clockwise(s.places[s.first])[:-1]]:
            cards.fill_up(s, knight)


class ChooseTactics(Ask[Tourney]):
    """All choose the Tactic of their Knights at once and in secret, anew with each deal: a bit for each (WS-2.0.4, R-21)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[TACTIC])

    def who(self, s: Tourney, f: Frame) -> int:
        return (1 << s.seats) - 1

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return list(range(1 << s.leads.count(seat)))

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        tactics = s.tactics.copy()
        bit: i64 = 0
        for knight in range(len(s.leads)):
            if s.leads[knight] == seat:
                tactics[knight] = option >> bit & 1
                bit += 1
                if s.events is not None:
                    s.tell("tactic", seat, s.knights[knight], tactics[knight])
        s.tactics = tactics


# The auction


class OpenTheAuction(Step[Tourney]):
    """It begins with the Knight that drew first; in a Mêlée with the one placed first (WS-2.1.2a, WS-2.1.2d)."""

    def do(self, s: Tourney, f: Frame) -> None:
        s.bids = [0] * len(s.bids)
        s.passed = 0
        s.acting = s.first


class Bid(Ask[Tourney]):
    """Each in turn names an initiative number below the last bid, with two decks or equal, or passes for good (WS-2.1.2a)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[BID])
        self.cards = cards

    def who(self, s: Tourney, f: Frame) -> int:
        bidding = [knight for knight in range(len(s.bids)) if not s.passed >> knight & 1]
        low = [knight for knight in range(len(s.bids)) if s.bids[knight] == lowest_bid(s)]
        if not bidding or (len(bidding) == 1 and bidding == low):  # nobody is left to outbid
            return 0
        return 1 << s.leads[s.acting]

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        lowest = lowest_bid(s)
        found = []
        for card in s.hands[s.acting]:
            bid = self.cards.initiative[self.cards.design_of[card]]
            if bid and bid <= lowest and bid != s.bids[s.acting]:  # an equal one is of the other deck
                found.append(bid)
        return [PASS, *sorted(found)]

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        f.again()
        knight = s.acting
        s.quiet = False
        if option == PASS:
            s.passed |= 1 << knight
            s.tell("passed", seat, s.knights[knight])
        else:
            s.bids = replaced(s.bids, knight, option)
            card = card_bid(self.cards, s, knight)
            s.seen = marked(s.seen, [card], EVERYBODY)
            s.tell("bid", seat, s.knights[knight], option, card)
        for other in s.clockwise(s.places[knight]):
            if not s.passed >> other & 1:
                s.acting = other
                return


def lowest_bid(s: Tourney) -> int:
    return min([bid for bid in s.bids if bid] or [MOST_INITIATIVE + 1])


def card_bid(cards: Cards, s: Tourney, knight: int) -> int:
    """The card in hand whose initiative number a Knight has bid."""
    for card in s.hands[knight]:
        if cards.initiative[cards.design_of[card]] == s.bids[knight]:
            return card
    raise AssertionError("a bid without its card")


class SettleTheAuction(Step[Tourney]):
    """The lowest bid opens with its card; without a bid hands are dealt anew, twice at most (WS-2.1.2a to WS-2.1.2c)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        cards = self.cards
        if not any(s.bids):
            if s.deals < MOST_DEALS:
                s.tell("no-bid", s.leads[s.first])
                f.from_the_top()
                return
            s.opener = s.roll(len(s.leads))
            s.tell("opens-by-lot", s.leads[s.opener], s.knights[s.opener])
            return
        lowest = lowest_bid(s)
        low = [knight for knight in range(len(s.bids)) if s.bids[knight] == lowest]
        s.opener = low[0] if len(low) == 1 else self.broken_tie(s, low)
        s.opening = card_bid(cards, s, s.opener)
        s.tell("opens", s.leads[s.opener], s.knights[s.opener], s.opening)

    def broken_tie(self, s: Tourney, low: list[int]) -> int:
        """The side with the next lowest initiative card; none counts as highest, still equal: by lot (WS-2.1.2c)."""
        found: list[int] = []
        for knight in low:
            next_lowest, whose, which = MOST_INITIATIVE + 1, knight, -1
            for mate in s.standing(s.teams[knight]):
                for card in s.hands[mate]:
                    number = self.cards.initiative[self.cards.design_of[card]]
                    if 0 < number < next_lowest and card != card_bid(self.cards, s, knight):
                        next_lowest, whose, which = number, mate, card
            if which >= 0:
                s.seen = marked(s.seen, [which], EVERYBODY)
                s.tell("showed", s.leads[whose], s.knights[whose], next_lowest, which)
            else:
                s.tell("showed-none", s.leads[knight], s.knights[knight])
            s.floor = replaced(s.floor, s.teams[knight], next_lowest)
            found.append(next_lowest)
        if found[0] == found[1]:
            return low[s.roll(2)]
        return low[0] if found[0] < found[1] else low[1]


# The game


class PlaceTheKnights(Step[Tourney]):
    """In a Mêlée the teams place their Knights in turn (WS-3.0.2)."""

    def do(self, s: Tourney, f: Frame) -> None:
        s.begin(PLACING, f.seat)


class HoldTheAuction(Step[Tourney]):
    """Hands, Tactics and the auction: it says who opens (WS-2.1.2a)."""

    def do(self, s: Tourney, f: Frame) -> None:
        s.begin(AUCTION, f.seat)


def game_scripts(cards: Cards) -> list[list[Step[Tourney]]]:
    """GAME, PLACING and AUCTION, in the order of their numbers."""
    auction: list[Step[Tourney]] = [
        DealHands(cards), ChooseTactics(cards), OpenTheAuction(), Bid(cards), SettleTheAuction(cards),
    ]  # fmt: skip
    return [[PlaceTheKnights(), HoldTheAuction(), TakeTurns(cards)], [ChooseAKnight(cards), ChooseAPlace(cards)], auction]
