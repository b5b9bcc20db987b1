"""The zones of a Guillotine table, and what a viewer sees in them."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.cardset import Design
from tabard.engine.zones import Listener, Zone, Zones
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.state import Guillotine

LINE: Final = 0
STACKS: Final = ["noble-deck", "noble-discards", "action-deck", "action-discards"]
BEFORE: Final = [("playing", "table"), ("pile", "pile"), ("table", "table"), ("hand", "hand")]
FIRST: Final = 5  # of the zones before the first seat


class GuillotineZones(Zones[Guillotine]):
    """The line and the decks, then seat by seat what lies before each."""

    def __init__(self, cards: Cards, seats: int) -> None:
        designs: list[Design] = [*cards.nobles, *cards.actions]
        middle = [Zone("line", "line")] + [Zone(name, "stack") for name in STACKS]
        super().__init__(designs, middle + [Zone(name, look, seat) for seat in range(seats) for name, look in BEFORE])
        self.nobles = len(cards.nobles)
        self.noble: list[Any] = list(cards.noble_of)  # the face of each noble
        self.action: list[Any] = [len(cards.nobles) + design for design in cards.action_of]  # … and of each action card

    def read_out(self, view: Guillotine, to: Listener) -> None:
        noble, action = self.noble, self.action
        to.cards(LINE, view.line, noble)
        to.stack(LINE + 1, view.noble_deck, noble)
        to.stack(LINE + 2, view.noble_discards, noble)
        to.stack(LINE + 3, view.action_deck, action)
        to.stack(LINE + 4, view.action_discards, action)
        if view.playing >= 0:
            to.laid(FIRST + view.mover * len(BEFORE), [action[view.playing]])
        for seat in range(view.seats):
            first = FIRST + seat * len(BEFORE)
            to.cards(first + 1, view.piles[seat], noble)
            to.cards(first + 2, view.tables[seat], action)
            to.cards(first + 3, view.hands[seat], action)

    def besides(self, view: Guillotine) -> list[list[int]]:
        """Of the turn, and how many nobles of each design were put into a pile; then of each seat what awaits it."""
        hurried, closing, ended = 1 if view.hurried else 0, 1 if view.closing else 0, 1 if view.ended else 0
        found = [[view.plays, view.collects, hurried, closing, ended]]
        if view.put:
            put = [0] * self.nobles
            for noble in view.put:
                put[self.noble[noble]] += 1
            found[0] += put
        for seat in range(view.seats):
            starts = 1 if view.starter == seat else 0
            found.append([view.rushed >> seat & 1, view.confused >> seat & 1, view.owed.count(seat), starts])
        return found

    def most_besides(self, view: Guillotine) -> list[int]:
        return [5 + self.nobles] + [4] * view.seats
