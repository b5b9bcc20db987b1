"""The zones of a Guillotine table, and what a viewer sees in them."""

from __future__ import annotations

from typing import Any

from tabard.engine.cardset import Design
from tabard.engine.zones import Zone, Zones, faces, stack
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.state import Guillotine


class GuillotineZones(Zones[Guillotine]):
    """The line and the decks, then seat by seat what lies before each."""

    def __init__(self, cards: Cards, seats: int) -> None:
        designs: list[Design] = [*cards.nobles, *cards.actions]
        middle = [Zone("line", "line")]
        middle += [Zone(name, "stack") for name in ("noble-deck", "noble-discards", "action-deck", "action-discards")]
        before = [
            [Zone("playing", "table", seat), Zone("pile", "pile", seat), Zone("table", "table", seat), Zone("hand", "hand", seat)]
            for seat in range(seats)
        ]
        super().__init__(designs, middle + [zone for zones in before for zone in zones])
        self.playing = [zones[0].key for zones in before]
        self.pile = [zones[1].key for zones in before]
        self.table = [zones[2].key for zones in before]
        self.hand = [zones[3].key for zones in before]
        self.nobles = len(cards.nobles)
        self.noble = list(cards.noble_of)  # the face of each noble
        self.action = [len(cards.nobles) + design for design in cards.action_of]  # … and of each action card

    def lying(self, view: Guillotine) -> dict[str, list[Any]]:
        noble, action = self.noble, self.action
        found: dict[str, list[Any]] = {
            "line": faces(view.line, noble),
            "noble-deck": stack(view.noble_deck, noble),
            "noble-discards": stack(view.noble_discards, noble),
            "action-deck": stack(view.action_deck, action),
            "action-discards": stack(view.action_discards, action),
        }
        if view.playing >= 0:
            found[self.playing[view.mover]] = [action[view.playing]]
        for seat in range(view.seats):
            found[self.pile[seat]] = faces(view.piles[seat], noble)
            found[self.table[seat]] = faces(view.tables[seat], action)
            found[self.hand[seat]] = faces(view.hands[seat], action)
        return found

    def besides(self, view: Guillotine) -> list[list[int]]:
        """Of the turn, and how many nobles of each design were put into a pile; then of each seat what awaits it."""
        put = [0] * self.nobles
        for noble in view.put:
            put[self.noble[noble]] += 1
        found = [[view.plays, view.collects, int(view.hurried), int(view.closing), int(view.ended), *put]]
        for seat in range(view.seats):
            awaits = [view.rushed >> seat & 1, view.confused >> seat & 1, view.owed.count(seat), int(view.starter == seat)]
            found.append(awaits)
        return found
