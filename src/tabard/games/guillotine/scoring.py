"""What a pile and a table are worth, term by term (GU-7, GU-19)."""

from __future__ import annotations

from tabard.engine.box import Term
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.designs import COLOURS, NO_COLOUR
from tabard.games.guillotine.state import Guillotine


class Count:
    """Counts one seat's points; keeps the terms if asked to."""

    def __init__(self, cards: Cards, s: Guillotine, seat: int, explain: bool) -> None:
        self.cards = cards
        self.pile = [cards.noble_of[noble] for noble in s.piles[seat]]
        self.table = [cards.action_of[card] for card in s.tables[seat]]
        self.explain = explain
        self.terms: list[Term] = []
        self.points = 0
        self.of_colour = [0] * len(COLOURS)
        for design in self.pile:
            self.of_colour[cards.nobles[design].colour] += 1
        self.instead = [NO_COLOUR] * len(COLOURS)  # by colour: the table card that replaces its nobles' values
        for design in self.table:
            if cards.actions[design].counts_colour != NO_COLOUR:
                self.instead[cards.actions[design].counts_colour] = design
        for design in self.pile:
            self.count_noble(design)
        for design in self.table:
            self.count_table_card(design)

    def term(self, what: str, ref: str, count: int, points: int, rule: str) -> None:
        self.points += points
        if self.explain:
            self.terms.append(Term(what, ref, count, points, rule))

    def count_noble(self, design: int) -> None:
        noble = self.cards.nobles[design]
        ref = f"noble:{noble.id}" if self.explain else ""
        if self.instead[noble.colour] != NO_COLOUR:
            table = self.cards.actions[self.instead[noble.colour]]
            self.term("instead", ref, 1, table.counts_points, "GU-19")
        elif noble.per:
            colour = self.cards.per_colour[design]
            count = self.of_colour[colour] if colour != NO_COLOUR else self.pile.count(self.cards.per_noble[design])
            self.term("per", ref, count, noble.each * count, "GU-19")
        else:
            self.term("noble", ref, 1, noble.points, "GU-7")
        if noble.pair and self.cards.pair[design] in self.pile:
            self.term("pair", ref, 1, noble.pair_points, "GU-19")

    def count_table_card(self, design: int) -> None:
        card = self.cards.actions[design]
        ref = f"action:{card.id}" if self.explain else ""
        if card.worth:
            self.term("table", ref, 1, card.worth, "GU-7")
        if card.each_colour != NO_COLOUR:
            count = self.of_colour[card.each_colour]
            self.term("each", ref, count, card.each_points * count, "GU-7")
