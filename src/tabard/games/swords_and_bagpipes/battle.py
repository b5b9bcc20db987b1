"""The last four phases: Choice, Battle, Awards, End."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, NOBODY, Frame, with_zone
from tabard.engine.step import Ask, Step
from tabard.games.swords_and_bagpipes.cards import BAG, FIRST_CARD, GIFT, LAY, PASS, PLAY, SIDE, TOKENS_LIE, Cards
from tabard.games.swords_and_bagpipes.state import (
    AWARDS,
    BATTLE,
    BOUND,
    CHOICE,
    ENDING,
    ENGLAND,
    NO_SIDE,
    SCOTLAND,
    Swords,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEP: Final = 0
GIVE: Final = 1


# 4 Choice


class BindTheHolder(Step[Swords]):
    """The Badge holder does not choose: Scotland (SB-X2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = CHOICE
        if self.cards.binds(s):
            s.sides = [SCOTLAND if seat == s.badge else NO_SIDE for seat in range(s.seats)]
            s.known = 1 << s.badge


class ChooseSides(Ask[Swords]):
    """All others lay a choice token at once and in secret (SB-X1)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[SIDE])

    def who(self, s: Swords, f: Frame) -> int:
        seats = ((1 << s.seats) - 1) & ~s.known
        return seats & ~(1 << s.away) if s.away != NOBODY else seats

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [SCOTLAND, ENGLAND]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        s.sides = [option if one == seat else side for one, side in enumerate(s.sides)]


class ChooseSidesAndDaggers(Ask[Swords]):
    """Both choose a side and lay a Dagger card against the other; one without lays a virtual two (SB-2P4, SB-2P8)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[LAY])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 3

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        values = sorted({self.cards.dagger_value[card] for card in s.dagger_hands[seat]}) or [0]
        return [self.kind.option(side, value) for side in (SCOTLAND, ENGLAND) for value in values]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        side, value = self.kind.first(option), self.kind.second(option)
        s.sides = [side if one == seat else other for one, other in enumerate(s.sides)]
        if value:
            hand = s.dagger_hands[seat]
            card = [card for card in hand if self.cards.dagger_value[card] == value][0]
            s.laid = with_zone(s.laid, seat, [card])
            s.dagger_hands = with_zone(s.dagger_hands, seat, [one for one in hand if one != card])


class OpenAWindow(Step[Swords]):
    """Cards may be played from the Badge holder clockwise, round and round until all have passed (SB-P5)."""

    def __init__(self, cards: Cards, symbol: int) -> None:
        self.cards = cards
        self.symbol = symbol

    def do(self, s: Swords, f: Frame) -> None:
        s.mover = s.badge
        s.passed = 0
        if self.symbol == TOKENS_LIE:
            if s.events is not None:
                s.tell("tokens-lie", s.badge)
            if self.cards.arms_now(s).silence:
                s.passed = (1 << s.seats) - 1


class PlayCards(Ask[Swords]):
    """Each in turn plays one card or passes for this phase; skipped for public reasons only (SB-X3, SB-W7, SB-P5)."""

    def __init__(self, cards: Cards, symbol: int) -> None:
        super().__init__(cards.kinds[PLAY])
        self.cards = cards
        self.symbol = symbol

    def who(self, s: Swords, f: Frame) -> int:
        seat: i64 = s.mover
        for _ in range(s.seats):
            if not s.passed >> seat & 1 and self.has_a_card(s, seat):
                return 1 << seat
            seat = (seat + 1) % s.seats
        return 0

    def has_a_card(self, s: Swords, seat: i64) -> bool:
        """Whether everybody can see that this player might have a card to play."""
        if seat == s.away or (self.symbol == BAG and s.deserters >> seat & 1):
            return False
        if s.hands[seat]:
            return True
        for card in s.opened[seat]:
            if card not in s.used and self.cards.symbol[self.cards.bagpipe_of[card]] == self.symbol:
                return True
        for card in s.village[seat]:
            if self.cards.once[self.cards.village_of[card]]:
                return True
        return False

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [PASS, *self.cards.playable(s, seat, self.symbol, FIRST_CARD)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        s.mover = (seat + 1) % s.seats
        if option == PASS:
            s.passed |= 1 << seat
            if s.events is not None:
                s.tell("passed", seat)
        else:
            self.cards.play(s, seat, option - FIRST_CARD)


class GiveTheBadge(Ask[Swords]):
    """With two players the holder may give the Badge: the receiver's units but one go to Scotland's camp (SB-2P5)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[GIFT])

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.badge

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [KEEP, GIVE]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        if option == KEEP:
            s.tell("badge-kept", seat)
            return
        s.badge = 1 - seat
        units = max(0, s.camp[s.badge] - 1)
        s.camp[s.badge] -= units
        s.scots += units
        s.tell("badge-given", seat, s.badge, units)


# 5 Battle


class RevealTheSides(Step[Swords]):
    """All tokens are turned at once; whoever has no unit in camp is a deserter (SB-F1, SB-W1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = BATTLE
        s.quiet = False
        record: list[int] = []
        deserters = 0
        for seat in range(s.seats):
            side = s.sides[seat]
            record.append(BOUND if s.known >> seat & 1 else side)
            if side != NO_SIDE:
                if s.camp[seat] == 0:
                    deserters |= 1 << seat
                if side == SCOTLAND:
                    s.tell("stood-for-scotland", seat, s.camp[seat])
                else:
                    s.tell("stood-for-england", seat, s.camp[seat])
        s.record = s.record + record
        s.deserters = deserters
        s.known = (1 << s.seats) - 1
        if s.seats == 2:
            for seat in range(2):
                self.take_what_was_laid(s, seat)
            s.laid = [[], []]

    def take_what_was_laid(self, s: Swords, seat: int) -> None:
        """A supporter of England takes the card the opponent laid; else it is discarded, face up (SB-2P6)."""
        laid = s.laid[1 - seat]
        betrayed = s.sides[seat] == ENGLAND
        if not laid:
            if betrayed:
                s.add_virtual_dagger(seat, 1)
                s.tell("virtual-dagger", seat)
        elif betrayed:
            s.daggers = with_zone(s.daggers, seat, sorted([*s.daggers[seat], laid[0]]))
            s.dagger_seen = marked(s.dagger_seen, laid, EVERYBODY)
            s.tell("took-dagger", seat, laid[0])
        else:
            s.dagger_discards = [*s.dagger_discards, laid[0]]
            s.tell("dagger-discarded", seat, laid[0])


class Fight(Step[Swords]):
    """The greater power wins, a tie is Scotland's; a defeat moves the marker (SB-F2 to SB-F5)."""

    def do(self, s: Swords, f: Frame) -> None:
        scots: i64 = s.scots
        english: i64 = s.troops
        for seat in range(s.seats):
            if s.sides[seat] == SCOTLAND:
                scots += s.camp[seat]
            elif s.sides[seat] == ENGLAND:
                english += s.camp[seat]
        s.won = scots >= english
        s.fought = [*s.camp, s.scots, s.troops]
        s.tell("scotlands-camp", s.badge, s.scots)
        s.tell("english-army", s.badge, s.troops, s.arms[-1])
        if s.won:
            s.tell("scots-won", s.badge, scots, english, scots - english)
        else:
            s.defeats += 1
            s.tell("english-won", s.badge, scots, english)
            s.tell("defeat", s.badge, s.defeats)


# 6 Awards


class GiveAwards(Step[Swords]):
    """Awards to all but deserters and whoever stayed home, from the Badge holder clockwise (SB-W1 to SB-W6, SB-W8)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = AWARDS
        arms = self.cards.arms_now(s)
        paid = 0
        for seat in range(s.seats):
            if s.sides[seat] == ENGLAND and not s.deserters >> seat & 1:
                paid += 1
        crown = arms.share(paid)
        for step in range(s.seats):
            seat = (s.badge + step) % s.seats
            if s.sides[seat] == NO_SIDE:
                continue
            if s.deserters >> seat & 1:
                s.tell("deserted", seat)
            elif s.sides[seat] == ENGLAND:
                if s.seats > 2:  # SB-2P6
                    s.draw_a_dagger(seat)
                pay(s, seat, crown)
            elif s.won:
                self.cards.draw(s, seat)
                pay(s, seat, arms.bonnet)
            else:
                s.castle[seat] += 1
                s.tell("consoled", seat)
                pay(s, seat, arms.pierced)
                for card in s.village[seat]:
                    pay(s, seat, self.cards.villages[self.cards.village_of[card]].consoles)


def pay(s: Swords, seat: int, gold: int) -> None:
    if gold:
        s.gold[seat] += gold
        if s.events is not None:
            s.tell("gold", seat, gold)


# 7 End


class EndTheRound(Step[Swords]):
    """Units in camps are discarded; new cards join the hands (SB-E1)."""

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = ENDING
        s.camp = [0] * s.seats
        s.scots = 0
        s.away = NOBODY
        s.sides = [NO_SIDE] * s.seats
        s.known = 0
        s.passed = 0
        s.deserters = 0
        s.fought = []
        s.used = []
        s.hands = [sorted(hand + new) if new else hand for hand, new in zip(s.hands, s.fresh)]
        s.fresh = [[] for _ in s.fresh]
        s.tell("round-ended", s.badge, s.round)
