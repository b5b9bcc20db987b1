"""Combinations: two to four cards of one symbol, laid together and resolved one after the other (WS-2.2.9, WS-2.2.9b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import Frame
from tabard.engine.step import Ask, Step
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.blows import aim_at, resolve
from tabard.games.with_sword_and_shield.cards import CARD, ENOUGH, FIRST_CARD, PLACE, Cards, OpenChoice
from tabard.games.with_sword_and_shield.state import Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64

COMBINATION_PRICE: Final = 4  # WS-2.2.9
LONGEST_COMBINATION: Final = 4


class LayCards(Ask[Tourney]):
    """Two to four cards with the same combination symbol, named one by one and laid together (WS-2.2.9)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[CARD])
        self.cards = cards

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return [ENOUGH, *self.more(s)] if len(s.draft) > 1 else self.more(s)

    def more(self, s: Tourney) -> list[int]:
        """What can be laid next."""
        named = [option - FIRST_CARD for option in s.draft]
        return [FIRST_CARD + design for design in combinable(self.cards, s, s.acting, named)]

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        named = s.draft
        if option != ENOUGH:
            named = s.name(option, LONGEST_COMBINATION)
            if not named:
                f.again()  # though nothing fits: whether something does is nobody's business
                return
        s.draft = []
        laid: list[int] = []
        for one in named:
            laid.append(self.cards.take_from_hand(s, s.acting, one - FIRST_CARD))
        s.laid = laid
        if s.events is not None:
            s.tell("combined", seat, s.knights[s.acting], len(laid))
            for card in laid:
                s.tell("laid", seat, card)


def fits_a_combination(cards: Cards, design: i64, rivals: bool) -> bool:
    """Whether a card can be part of a Combination now (WS-2.2.9)."""
    return cards.symbol[design] > 0 and cards.plays[design] > 0 and (rivals or not cards.aims[design])


def can_combine(cards: Cards, s: Tourney, knight: i64, rivals: bool) -> bool:
    """Whether a hand has two cards of one symbol to lay."""
    seen: i64 = 0
    for card in s.hands[knight]:
        design: i64 = cards.design_of[card]
        if fits_a_combination(cards, design, rivals):
            symbol: i64 = cards.symbol[design]
            if seen >> symbol & 1:
                return True
            seen |= 1 << symbol
    return False


def combinable(cards: Cards, s: Tourney, knight: i64, named: list[int]) -> list[int]:
    """The designs that can be laid next after those named: of the same symbol, still in hand, and not alone in the end."""
    rivals = len(field.reach(s, knight)) > 0
    designs: list[int] = []
    for card in s.hands[knight]:
        design: i64 = cards.design_of[card]
        if fits_a_combination(cards, design, rivals):
            designs.append(design)
    for one in named:
        designs.remove(one)
    found: list[int] = []
    for one in designs:
        if named:
            fits = cards.symbol[one] == cards.symbol[named[0]]
        else:
            fits = len([other for other in designs if cards.symbol[other] == cards.symbol[one]]) > 1
        if fits and one not in found:
            found.append(one)
    return found


class AimTheCombination(OpenChoice):
    """All blows of a Combination go to one rival (WS-2.2.9)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLACE])
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        aims = False
        for card in s.laid:
            aims = aims or self.cards.aims[self.cards.design_of[card]] > 0
        if aims:
            super().do(s, f)

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return sorted([s.places[rival] for rival in field.targets(self.cards, s)])

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        notes.note_the_aim(f, option)
        aim_at(s, s.at(option))


class PayForTheCombination(Step[Tourney]):
    """Four fatigue, whatever the number of cards, with Shaken's single point (WS-2.2.9b)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        s.used += 1
        shaken = self.cards.shaken(s, s.acting)
        points = COMBINATION_PRICE + shaken
        if s.events is not None:
            left = field.left_after(s, s.acting, points)
            s.tell("combination-price", f.seat, s.knights[s.acting], points, left, shaken)
        field.pay(self.cards, s, s.acting, points)


class NextOfTheCombination(Step[Tourney]):
    """The cards are resolved one after the other, in the order laid (WS-2.2.9)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        if not s.laid:
            return
        f.again()
        card = s.laid[0]
        s.laid = s.laid[1:]
        self.cards.lay_on_the_table(s, s.acting, card)
        resolve(self.cards, s, card, notes.aimed_at(f))


def combination_script(cards: Cards) -> list[Step[Tourney]]:
    return [LayCards(cards), AimTheCombination(cards), PayForTheCombination(cards), NextOfTheCombination(cards)]
