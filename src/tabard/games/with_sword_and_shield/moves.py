"""Mêlée Moves: swap places with a mate, or go to the rear (WS-3.0.5a to WS-3.0.6b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import NOBODY, Frame
from tabard.engine.step import Step
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.cards import PLACE, Cards, OpenChoice
from tabard.games.with_sword_and_shield.state import BREAKING, MOVING, Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64

MOVE_PRICE: Final = 10  # WS-3.0.5a
BREAK_PRICE: Final = 15  # WS-3.0.6b


class ChooseAMate(OpenChoice):
    """A Lateral move: with which team mate in front (WS-3.0.5a)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLACE])
        self.cards = cards

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return sorted([s.places[mate] for mate in field.mates_to_swap(s, notes.mover(f))])

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        notes.note_the_mate(f, s.at(option))


class SwapPlaces(Step[Tourney]):
    """Ten fatigue, fifteen to break the mate's lock (WS-3.0.5a, WS-3.0.6b); in the own turn with Shaken's point."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        mate = notes.mate(f)
        knight = notes.mover(f)
        breaks = s.locked[mate] != NOBODY
        if pay_for_a_move(self.cards, s, knight, BREAK_PRICE if breaks else MOVE_PRICE, f.card):
            if breaks:
                field.unlock(self.cards, s, mate)
            field.swap(s, knight, mate)


class GoToTheRear(Step[Tourney]):
    """Ten fatigue, and the Knight is safe behind its mates (WS-3.0.5b)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        knight = notes.mover(f)
        if pay_for_a_move(self.cards, s, knight, MOVE_PRICE, f.card):
            field.retreat(s, knight)


def pay_for_a_move(cards: Cards, s: Tourney, knight: i64, points: i64, card: i64) -> bool:
    """A Mêlée Move's price; as an answer it is no action, so without Shaken's point (WS-2.2.10)."""
    shaken: i64 = cards.shaken(s, knight) if knight == s.acting else 0
    if s.events is not None:
        left = field.left_after(s, knight, points + shaken)
        why = BREAKING if points == BREAK_PRICE else MOVING
        s.tell("price", s.leads[knight], s.knights[knight], card, points + shaken, left, shaken, why)
    return field.pay(cards, s, knight, points + shaken)


def move_scripts(cards: Cards) -> list[list[Step[Tourney]]]:
    """SWAP and REAR, in the order of their numbers."""
    return [[ChooseAMate(cards), SwapPlaces(cards)], [GoToTheRear(cards)]]
