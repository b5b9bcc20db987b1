"""A view as numbers: as many for every moment of a box, and nothing in them that its zones do not show."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.state import NOBODY, OPEN
from tabard.engine.zones import NUMBERS, Zone

LINED: Final = 16  # places of a line that are told apart; whoever stands further back is only counted
FACES: Final = ["hand", "pile", "table", "self", "names", "stack"]  # the looks whose cards are counted
LAST: Final = 2  # of the exchanges: the last attack and its answer
TENTH: Final = 0.1  # numbers are small


class Code:
    """Where in the code of numbers each thing stands: seats are counted from the viewer, cards by their design."""

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.size = 0
        self.designs = {design.ref(): at for at, design in enumerate(box.designs())}
        zones = box.show.zones.declared
        self.parts = 1 + max([zone.part for zone in zones])  # how many parts the busiest seat plays
        self.viewer = self.room(box.seats)
        self.asked = self.room(box.seats)
        self.sealed = self.room(box.seats)
        self.kind = self.room(len(box.kinds))
        self.draft = self.room(box.actions)
        self.turn = self.room(box.seats)
        status = box.show.status(box.deal(0))
        facts = {key: len(self.designs) if isinstance(fact, str) else 1 for key, fact in status.items() if key != "turn"}
        self.facts = {key: self.room(places) for key, places in facts.items()}
        self.totals = self.room(box.seats)
        self.numbers = self.rooms([zone.name for zone in zones], 1)
        self.chosen = self.rooms([zone.name for zone in zones if zone.look == "figure"], 1)
        self.line = self.room(LINED * len(self.designs)) if any(zone.look == "line" for zone in zones) else -1
        self.strokes = self.room(LAST * len(self.designs)) if any(zone.look == "exchanges" for zone in zones) else -1
        self.faces = self.rooms([zone.look for zone in zones if zone.look in FACES], len(self.designs))

    def rooms(self, names: list[str], places: int) -> dict[str, int]:
        """For each name so many places for nobody and for every part of every seat."""
        return {name: self.room(places * (1 + self.box.seats * self.parts)) for name in dict.fromkeys(names)}

    def room(self, places: int) -> int:
        """So many places; where they begin."""
        first = self.size
        self.size += places
        return first

    def encode(self, view: Any, seat: int) -> list[float]:
        """The view of a seat (or SPECTATOR); whoever only looks on counts from the first seat."""
        code = [0.0] * self.size
        me = max(seat, 0)
        if seat >= 0:
            code[self.viewer + seat] = 1.0
        self.put_questions(code, view, me)
        for key, fact in self.box.show.status(view).items():
            if key == "turn":
                code[self.turn + self.from_me(fact, me)] = 1.0
            elif isinstance(fact, str):
                code[self.facts[key] + self.designs[fact]] = 1.0
            else:
                code[self.facts[key]] = fact * TENTH
        for owner in range(view.seats):
            code[self.totals + self.from_me(owner, me)] = self.box.total(view, owner) * TENTH
        lying = self.box.show.zones.lying(view)
        for zone in self.box.show.zones.declared:
            if zone.key in lying:
                self.put_zone(code, zone, lying[zone.key], me)
        return code

    def from_me(self, seat: int, me: int) -> int:
        return (seat - me) % self.box.seats

    def put_questions(self, code: list[float], view: Any, me: int) -> None:
        """Who is asked, who has answered under seal, what is asked, and what the viewer has named so far."""
        for question in view.questions:
            there = self.asked if question.answer == OPEN else self.sealed
            code[there + self.from_me(question.seat, me)] = 1.0
            code[self.kind + question.kind] = 1.0
            for named in view.draft:
                if named >= 0 and question.needed:
                    code[self.draft + self.box.action(question.kind, named)] = 1.0

    def put_zone(self, code: list[float], zone: Zone, lying: list[Any], me: int) -> None:
        """How much lies there, and how many of each design that the viewer can see."""
        holder = 0 if zone.owner == NOBODY else 1 + self.from_me(zone.owner, me) * self.parts + zone.part
        counted = zone.look in NUMBERS or zone.look in ("stack", "sum")
        count = lying[0] if counted else len(lying)
        code[self.numbers[zone.name] + holder] = count / zone.most if zone.most else count * TENTH
        designs = len(self.designs)
        if zone.look == "line":
            for place, face in enumerate(lying[:LINED]):
                code[self.line + place * designs + face] = 1.0
        elif zone.look == "exchanges":
            for place, stroke in enumerate(lying[-LAST:]):
                if stroke[1] >= 0:
                    code[self.strokes + place * designs + stroke[1]] = 1.0
        elif zone.look == "figure" and len(lying) > 1:
            code[self.chosen[zone.name] + holder] = 1.0
        elif zone.look in self.faces:
            for face in lying[1:] if counted else lying:
                if face >= 0:
                    code[self.faces[zone.look] + holder * designs + face] += 1.0


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
