"""The first three phases: Invasion, Actions, Badge of Honour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import NOBODY, Frame
from tabard.engine.step import Ask, Step
from tabard.games.swords_and_bagpipes import notes
from tabard.games.swords_and_bagpipes.cards import (
    ACT,
    AXE,
    BADGE,
    DONE,
    FIRST_ACT_CARD,
    HOME,
    LONGEST_MARCH,
    MERCENARIES,
    MILITIA,
    NO_SCRIPT,
    TAXES,
    TROOPS,
    Cards,
)
from tabard.games.swords_and_bagpipes.state import ACTIONS, HANDING, INVASION, Swords

if TYPE_CHECKING:
    from mypy_extensions import i64

MERCENARY_PRICE: Final = 1
MERCENARY_UNITS: Final = 4
HOME_ACTS: Final = 3


# 1 Invasion


class RevealTheEnemy(Step[Swords]):
    """The top English Arms card; then Scotland's units for two or three players, then its effect (SB-I1, SB-I2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = INVASION
        s.quiet = False
        card = s.arms_deck[-1]
        s.arms_deck = s.arms_deck[:-1]
        s.arms = [*s.arms, card]
        arms = self.cards.arms_now(s)
        s.troops = arms.troops
        if s.events is not None:
            s.tell("invaded", s.badge, s.round, card)
        if s.seats < 4:
            units = 3 if s.seats == 2 else 1  # SB-2P3, SB-3P3
            s.scots += units
            s.tell("scots-joined", s.badge, units)
        script = self.cards.revealed[self.cards.arms_of[card]]
        if script != NO_SCRIPT:
            s.begin(script, s.badge)


# 2 Actions


class BeginTheTurns(Step[Swords]):
    """From the Badge holder clockwise, one turn each (SB-A1)."""

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = ACTIONS
        notes.count_turns(f, 0)
        begin_a_turn(s, s.badge)


def begin_a_turn(s: Swords, seat: int) -> None:
    s.mover = seat
    s.replenished = False
    if s.events is not None:
        s.tell("turn-began", seat)


class TakeATurn(Ask[Swords]):
    """One Replenishment, Relocations and axe cards as you like, in any order (SB-A1)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ACT])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.mover if notes.turns_taken(f) < s.seats else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        options = [DONE] if s.replenished else replenishments(self.cards, s, seat)
        options += self.cards.playable(s, seat, AXE, FIRST_ACT_CARD)
        first: i64 = self.cards.first_march
        units: i64 = min(s.castle[seat], LONGEST_MARCH)
        at: i64 = 0
        while at < units:
            options.append(first + at)
            at += 1
        return options

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        if option == DONE:
            notes.count_turns(f, notes.turns_taken(f) + 1)
            if notes.turns_taken(f) < s.seats:
                begin_a_turn(s, (seat + 1) % s.seats)
        elif option < FIRST_ACT_CARD:
            s.replenished = True
            replenish(self.cards, s, seat, option)
        elif option < self.cards.first_march:
            self.cards.play(s, seat, option - FIRST_ACT_CARD)
        else:
            relocate(s, seat, option - self.cards.first_march + 1)


def replenishments(cards: Cards, s: Swords, seat: int) -> list[int]:
    """The Replenishments possible now (SB-A2 to SB-A5)."""
    forbids = cards.forbidden(s)
    options = [TAXES]
    if forbids != "militia":
        options.append(MILITIA)
    options.append(TROOPS)
    if s.gold[seat] >= MERCENARY_PRICE and forbids != "mercenaries":
        options.append(MERCENARIES)
    return options


def replenish(cards: Cards, s: Swords, seat: int, option: int) -> None:
    if option == TAXES:
        gold = cards.taxes(s)
        s.gold[seat] += gold
        if s.events is not None:
            s.tell("taxed", seat, gold)
    elif option == MILITIA:
        s.raise_militia(seat)
    elif option == TROOPS:
        units = cards.assembled(s, seat)
        s.castle[seat] += units
        if s.events is not None:
            s.tell("assembled", seat, units)
    else:
        s.gold[seat] -= MERCENARY_PRICE
        s.castle[seat] += MERCENARY_UNITS
        if s.events is not None:
            s.tell("hired", seat, MERCENARY_UNITS)


def relocate(s: Swords, seat: int, units: int) -> None:
    """Units go from the castle to the camp (SB-A6)."""
    s.castle[seat] -= units
    s.camp[seat] += units
    if s.events is not None:
        s.tell("relocated", seat, units)


# 3 Badge of Honour


class HandOverTheBadge(Ask[Swords]):
    """The holder hands the Badge to another player, not to whoever gave it in the round before (SB-B1, SB-B2)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[BADGE])
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = HANDING
        if s.seats == 3:
            self.answered(s, f, s.badge, (s.badge + 1) % s.seats)  # always clockwise (SB-3P2)
        elif s.seats > 3:
            super().do(s, f)

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.badge

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        barred = s.badge_from if s.badge_to == s.badge else NOBODY
        return [whom for whom in range(s.seats) if whom not in (seat, barred)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        s.badge_from = seat
        s.badge_to = option
        s.badge = option
        if s.events is not None:
            s.tell("badge-handed", seat, option, int(self.cards.binds(s)))
        script = self.cards.handed[self.cards.arms_of[s.arms[-1]]]
        if script != NO_SCRIPT:
            s.begin(script, option)


class HandOverStayHome(Ask[Swords]):
    """Stay Home! goes to another, not the Badge holder, not whoever gave it in the round before (SB-H3)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[HOME])

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.home if s.home != NOBODY else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [whom for whom in range(s.seats) if whom not in (seat, s.badge, s.home_from)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        notes.count_made_at_home(f, 0)
        s.home_from = seat
        s.home = option
        s.tell("home-handed", seat, option)


class PrepareAtHome(Ask[Swords]):
    """Whoever got Stay Home! takes three Replenishments, one after the other (SB-H4)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ACT])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.home if s.home != NOBODY and notes.made_at_home(f) < HOME_ACTS else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return replenishments(self.cards, s, seat)

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        notes.count_made_at_home(f, notes.made_at_home(f) + 1)
        f.again()
        replenish(self.cards, s, seat, option)


class StayHome(Step[Swords]):
    """… discards all units in camp, and stays home until the end of the round (SB-H4, SB-H5)."""

    def do(self, s: Swords, f: Frame) -> None:
        if s.home != NOBODY:
            s.camp[s.home] = 0
            s.away = s.home
            s.tell("stays-home", s.home)
