"""What a pile and a table are worth, term by term (GU-7, GU-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tabard.engine.box import Term
from tabard.games.guillotine.cards import DEPENDS, Cards
from tabard.games.guillotine.designs import COLOURS, NO_COLOUR
from tabard.games.guillotine.state import Guillotine

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True, free_list_len=1)
class Count:
    """Counts one seat's points; keeps the terms if asked to."""

    def __init__(self, cards: Cards, s: Guillotine, seat: int, explain: bool) -> None:
        self.cards = cards
        self.pile = s.piles[seat]
        self.table = s.tables[seat]
        self.explain = explain
        self.terms: list[Term] = []
        self.points = 0
        self.instead: list[int] = []  # by colour: the table card that replaces its nobles' values; empty if none does
        for card in self.table:
            self.count_instead(cards.action_of[card])
        simply = not explain and not self.instead
        for noble in self.pile:
            worth = cards.worth[noble]
            if simply and worth != DEPENDS:
                self.points += worth
            else:
                self.count_noble(cards.noble_of[noble])
        for card in self.table:
            self.count_table_card(cards.action_of[card])

    def term(self, what: str, ref: str, count: int, points: int, rule: str) -> None:
        self.points += points
        if self.explain:
            self.terms.append(Term(what, ref, count, points, rule))

    def of_colour(self, colour: int) -> int:
        """How many nobles of the pile have this colour."""
        count: i64 = 0
        colours = self.cards.colour
        for noble in self.pile:
            if colours[noble] == colour:
                count += 1
        return count

    def of_design(self, design: int) -> int:
        """How many are of this design."""
        count: i64 = 0
        noble_of = self.cards.noble_of
        for noble in self.pile:
            if noble_of[noble] == design:
                count += 1
        return count

    def count_instead(self, design: int) -> None:
        colour = self.cards.actions[design].counts_colour
        if colour != NO_COLOUR:
            self.instead = self.instead or [NO_COLOUR] * len(COLOURS)
            self.instead[colour] = design

    def count_noble(self, design: int) -> None:
        noble = self.cards.nobles[design]
        ref = f"noble:{noble.id}" if self.explain else ""
        if self.instead and self.instead[noble.colour] != NO_COLOUR:
            table = self.cards.actions[self.instead[noble.colour]]
            self.term("instead", ref, 1, table.counts_points, "GU-19")
        elif noble.per:
            colour = self.cards.per_colour[design]
            count = self.of_colour(colour) if colour != NO_COLOUR else self.of_design(self.cards.per_noble[design])
            self.term("per", ref, count, noble.each * count, "GU-19")
        else:
            self.term("noble", ref, 1, noble.points, "GU-7")
        if noble.pair and self.of_design(self.cards.pair[design]):
            self.term("pair", ref, 1, noble.pair_points, "GU-19")

    def count_table_card(self, design: int) -> None:
        card = self.cards.actions[design]
        ref = f"action:{card.id}" if self.explain else ""
        if card.worth:
            self.term("table", ref, 1, card.worth, "GU-7")
        if card.each_colour != NO_COLOUR:
            count = self.of_colour(card.each_colour)
            self.term("each", ref, count, card.each_points * count, "GU-7")
