"""A view as numbers: as many for every moment of a box, and nothing in them that its zones do not show."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.showing import Zone
from tabard.engine.state import NOBODY, OPEN
from tabard.words import bundle

LINED: Final = 16  # places of a line that are told apart; whoever stands further back is only counted
MIDDLE: Final = ["stack", "table", "names"]  # how cards of nobody lie
BEFORE: Final = ["hand", "pile", "table", "names"]  # … and those before a seat
LAST: Final = 2  # of the exchanges: the last attack and its answer
TENTH: Final = 0.1  # numbers are small


class Code:
    """Where in the row of numbers each thing stands: seats are counted from the viewer, cards by their design."""

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.size = 0
        self.designs = {design.ref(): at for at, design in enumerate(box.designs())}
        dealt = box.deal(0)
        zones, status = box.show.zones(dealt), box.show.status(dealt)
        self.parts = 1 + max([zone.part for zone in zones])  # how many parts the busiest seat plays
        self.names = [name.removeprefix("zone-") for name in bundle("en", box.game)._messages if name.startswith("zone-")]
        self.viewer = self.room(box.seats)
        self.asked = self.room(box.seats)
        self.sealed = self.room(box.seats)
        self.kind = self.room(len(box.kinds))
        self.draft = self.room(box.actions)
        self.turn = self.room(box.seats)
        facts = {key: len(self.designs) if isinstance(fact, str) else 1 for key, fact in status.items() if key != "turn"}
        self.facts = {key: self.room(places) for key, places in facts.items()}
        self.totals = self.room(box.seats)
        holders = 1 + box.seats * self.parts
        self.numbers = {name: self.room(holders) for name in self.names}
        self.line = self.room(LINED * len(self.designs)) if any(zone.look == "line" for zone in zones) else -1
        self.ladder = self.room(LAST * len(self.designs)) if box.answers()[0] else -1
        self.middle = {look: self.room(len(self.designs)) for look in MIDDLE}
        self.before = {look: self.room(len(self.designs) * (holders - 1)) for look in BEFORE}

    def room(self, places: int) -> int:
        """So many places; where they begin."""
        first = self.size
        self.size += places
        return first

    def encode(self, view: Any, seat: int) -> list[float]:
        """The view of a seat (or SPECTATOR); whoever only looks on counts from the first seat."""
        row = [0.0] * self.size
        me = max(seat, 0)
        if seat >= 0:
            row[self.viewer + seat] = 1.0
        self.put_questions(row, view, me)
        for key, fact in self.box.show.status(view).items():
            if key == "turn":
                row[self.turn + self.from_me(fact, me)] = 1.0
            elif isinstance(fact, str):
                row[self.facts[key] + self.designs[fact]] = 1.0
            else:
                row[self.facts[key]] = fact * TENTH
        for owner in range(view.seats):
            row[self.totals + self.from_me(owner, me)] = self.box.total(view, owner) * TENTH
        for zone in self.box.show.zones(view):
            self.put_zone(row, zone, me)
        return row

    def from_me(self, seat: int, me: int) -> int:
        return (seat - me) % self.box.seats

    def put_questions(self, row: list[float], view: Any, me: int) -> None:
        """Who is asked, who has answered under seal, what is asked, and what the viewer has named so far."""
        for question in view.questions:
            there = self.asked if question.answer == OPEN else self.sealed
            row[there + self.from_me(question.seat, me)] = 1.0
            row[self.kind + question.kind] = 1.0
            for named in view.draft:
                if named >= 0 and question.needed:
                    row[self.draft + self.box.action(question.kind, named)] = 1.0

    def put_zone(self, row: list[float], zone: Zone, me: int) -> None:
        """How much lies there, and how many of each design that the viewer can see."""
        holder = -1 if zone.owner == NOBODY else self.from_me(zone.owner, me) * self.parts + zone.part
        row[self.numbers[zone.name] + 1 + holder] = zone.count / zone.most if zone.most else zone.count * TENTH
        designs = len(self.designs)
        cards = zone.cards[-LAST:] if zone.look == "ladder" else zone.cards
        for place, face in enumerate(cards):
            if face.ref not in self.designs:  # face down, or a mark that is no card of the set
                continue
            at = self.designs[face.ref]
            if zone.look == "line":
                if place < LINED:
                    row[self.line + place * designs + at] = 1.0
            elif zone.look == "ladder":
                row[self.ladder + place * designs + at] = 1.0
            elif holder < 0 and zone.look in self.middle:
                row[self.middle[zone.look] + at] += 1.0
            elif holder >= 0:
                row[self.before[zone.look] + holder * designs + at] += 1.0


CODES: Final[dict[tuple[str, int], Code]] = {}


def code(box: Box[Any]) -> Code:
    """Made once for each box."""
    key = (box.fingerprint, box.seats)
    if key not in CODES:
        CODES[key] = Code(box)
    return CODES[key]


def size(box: Box[Any]) -> int:
    """How many numbers a view of this box has."""
    return code(box).size


def encode(box: Box[Any], view: Any, seat: int) -> list[float]:
    """A seat's view as numbers."""
    return code(box).encode(view, seat)
