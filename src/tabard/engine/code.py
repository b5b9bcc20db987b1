"""A view as numbers: as many for every moment of a box. Sparse inside: it writes what is not nought, into whatever it is given.

Seats are counted from the viewer and cards by their design. Where several lie in one zone, each counts 1 and a little more for
its place, so that the sum also tells in which order they lie.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from tabard.engine.box import Box
from tabard.engine.state import NOBODY, OPEN, Question
from tabard.engine.zones import NUMBERS, SERVES

if TYPE_CHECKING:
    from mypy_extensions import i64

LINED: Final = 16  # places of a line that are told apart one by one
FACES: Final = ["hand", "pile", "table", "self", "names", "stack"]  # the looks whose cards are counted
LAST: Final = 2  # of the exchanges: the last attack and its answer
FRAMES: Final = 2  # of the scripts being read: the last ones begun
TENTH: Final = 0.1  # numbers are small
LITTLE: Final = 0.01
APART: Final = 40  # between the places of one zone and those of the next whose cards are counted together
CARDS: Final = 0
LINE: Final = 1
STROKES: Final = 2
FIGURE: Final = 3
NUMBER: Final = 4


class Code:
    """Where in the code of numbers each thing stands."""

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.size = 0
        zones = box.show.zones
        self.zones = zones
        self.designs = len(zones.designs)
        self.parts = 1 + max([zone.part for zone in zones.declared])  # how many parts the busiest seat plays
        self.viewer = self.room(box.seats)
        self.asked = self.room(box.seats)
        self.sealed = self.room(box.seats)
        self.kind = self.room(len(box.kinds))
        self.about = self.room(self.parts)
        self.named = self.room(1)
        self.draft = self.room(box.actions)
        self.own = self.room(box.actions)
        self.frames = self.room(FRAMES * (len(box.scripts) + 4))
        self.turn = self.room(box.seats)
        first = box.deal(0)
        status = box.show.status(first)
        facts = {key: self.designs if isinstance(fact, str) else 1 for key, fact in status.items() if key != "turn"}
        self.facts = {key: self.room(places) for key, places in facts.items()}
        self.totals = self.room(box.seats)
        self.besides = [self.room(len(known)) for known in zones.besides(first)]
        self.numbers = self.rooms([zone.name for zone in zones.declared], 1)
        self.chosen = self.rooms([zone.name for zone in zones.declared if zone.look == "figure"], 1)
        self.line = self.room((LINED + 1) * self.designs) if any(zone.look == "line" for zone in zones.declared) else -1
        self.stroke = 3 * self.designs + len(SERVES) + 4
        self.strokes = self.room((LAST + 1) * self.stroke) if any(zone.look == "exchanges" for zone in zones.declared) else -1
        self.faces = self.rooms([zone.look for zone in zones.declared if zone.look in FACES], self.designs)
        self.lay_out()
        self.code = [0.0] * self.size  # what is summed up before it is written; between two views all of it is nought
        self.touched: list[int] = []  # the places that are not
        self.out: Any = None  # what is written into

    def rooms(self, names: list[str], places: int) -> dict[str, int]:
        """For each name so many places for nobody and for every part of every seat."""
        return {name: self.room(places * (1 + self.box.seats * self.parts)) for name in dict.fromkeys(names)}

    def room(self, places: int) -> int:
        """So many places; where they begin."""
        first = self.size
        self.size += places
        return first

    def lay_out(self) -> None:
        """By zone: how it is read, what its number is divided by, and for each viewer where it stands."""
        declared = self.zones.declared
        self.keys = [zone.key for zone in declared]
        self.looks = [look_of(zone.look) for zone in declared]
        self.counted = [zone.look in NUMBERS or zone.look in ("stack", "sum") for zone in declared]
        self.scale = [1.0 / zone.most if zone.most else TENTH for zone in declared]
        alike = [[other.key for other in declared if (other.look, other.owner, other.part) == (zone.look, zone.owner, zone.part)]
                 for zone in declared]  # fmt: skip
        self.offset = [APART * keys.index(zone.key) for zone, keys in zip(declared, alike)]
        self.number_at: list[list[int]] = []
        self.cards_at: list[list[int]] = []
        self.chosen_at: list[list[int]] = []
        for me in range(self.box.seats):
            held = [zone.owner != NOBODY for zone in declared]
            holder = [has * (1 + self.from_me(zone.owner, me) * self.parts + zone.part) for has, zone in zip(held, declared)]
            self.number_at.append([self.numbers[zone.name] + at for zone, at in zip(declared, holder)])
            self.chosen_at.append([self.chosen.get(zone.name, -1) + at for zone, at in zip(declared, holder)])
            self.cards_at.append([self.faces.get(zone.look, -1) + at * self.designs for zone, at in zip(declared, holder)])

    def write(self, view: Any, seat: int, out: Any) -> None:
        """The view of a seat (or SPECTATOR, as if from the first seat) into something of this size that is all nought."""
        self.out = out
        me: i64 = seat if seat > 0 else 0
        if seat >= 0:
            self.put(self.viewer + me, 1.0)
        self.add_questions(view, me)
        self.add_frames(view, me)
        self.add_facts(view, me)
        lying = self.zones.lying(view)
        for at, key in enumerate(self.keys):
            laid = lying.get(key)
            if laid is not None:
                self.add_zone(at, laid, me)
        code = self.code
        for place in self.touched:
            out[place] = code[place]
            code[place] = 0.0
        self.touched = []
        self.out = None

    def put(self, place: i64, value: float) -> None:
        """A number that stands alone."""
        if value != 0.0:
            self.out[place] = value

    def add(self, place: i64, value: float) -> None:
        """A number that others may be added to."""
        if value == 0.0:
            return
        code = self.code
        before = code[place]
        if before == 0.0:
            self.touched.append(place)
        code[place] = before + value

    def from_me(self, seat: i64, me: i64) -> i64:
        return (seat - me) % self.box.seats

    def add_questions(self, view: Any, me: i64) -> None:
        """Who is asked, who has answered under seal, what is asked, and what the viewer has named or sealed so far."""
        questions: list[Question] = view.questions
        self.put(self.named, len(view.draft) * TENTH)
        for question in questions:
            there = self.asked if question.answer == OPEN else self.sealed
            self.put(there + self.from_me(question.seat, me), 1.0)
            self.add(self.kind + question.kind, 1.0)
            part: i64 = self.box.show.part(view, question) if self.parts > 1 else NOBODY
            if part >= 0:
                self.add(self.about + part, 1.0)
            if question.answer >= 0:
                self.put(self.own + self.box.action(question.kind, question.options[question.answer]), 1.0)
            if question.needed:
                named: list[int] = view.draft
                for option in named:
                    if option >= 0:
                        self.add(self.draft + self.box.action(question.kind, option), 1.0)

    def add_frames(self, view: Any, me: i64) -> None:
        """Which scripts are being read, and what everybody may know of how far."""
        frames: list[Any] = view.frames
        first: i64 = self.frames
        scripts: i64 = len(self.box.scripts)
        depth: i64 = 0
        while depth < FRAMES and depth < len(frames):
            frame = frames[len(frames) - 1 - depth]
            self.put(first + frame.script, 1.0 + LITTLE * frame.at)
            self.put(first + scripts, float(1 + self.from_me(frame.seat, me)) * TENTH)
            self.put(first + scripts + 1, (frame.rival + 1) * TENTH)
            self.put(first + scripts + 2, (frame.card + 1) * TENTH)
            self.put(first + scripts + 3, frame.count * TENTH)
            first += scripts + 4
            depth += 1

    def add_facts(self, view: Any, me: i64) -> None:
        """Where the game stands, the scores, and what is known though no zone shows it."""
        for key, fact in self.box.show.status(view).items():
            if key == "turn":
                self.put(self.turn + self.from_me(fact, me), 1.0)
            elif isinstance(fact, str):
                self.put(self.facts[key] + self.zones.numbers[fact], 1.0)
            else:
                self.put(self.facts[key], fact * TENTH)
        seats = self.box.seats
        for owner in range(seats):
            self.put(self.totals + self.from_me(owner, me), self.box.total(view, owner) * TENTH)
        besides = self.zones.besides(view)
        for at in range(len(besides)):
            place: i64 = self.besides[0 if at == 0 else 1 + self.from_me(at - 1, me)]
            for known in besides[at]:
                self.put(place, known * TENTH)
                place += 1

    def add_zone(self, at: i64, laid: list[Any], me: i64) -> None:
        """How much lies there, and which designs that the viewer can see."""
        counted = self.counted[at]
        count: i64 = laid[0] if counted else len(laid)
        self.put(self.number_at[me][at], float(count) * self.scale[at])
        look = self.looks[at]
        if look == CARDS:
            self.add_cards(self.cards_at[me][at], laid, 1 if counted else 0, self.offset[at])
        elif look == LINE:
            self.add_line(laid)
        elif look == STROKES:
            self.add_strokes(laid)
        elif look == FIGURE and len(laid) > 1:
            self.put(self.chosen_at[me][at], 1.0)

    def add_cards(self, first: i64, laid: list[Any], at: i64, offset: i64) -> None:
        while at < len(laid):
            face: i64 = laid[at]
            if face >= 0:
                self.add(first + face, 1.0 + LITTLE * sqrt(float(offset + at)))
            at += 1

    def add_line(self, laid: list[Any]) -> None:
        place: i64 = self.line
        for at in range(min(len(laid), LINED)):
            face: i64 = laid[at]
            if face >= 0:
                self.put(place + face, 1.0)
            place += self.designs
        self.add_cards(place, laid, LINED, 0)

    def add_strokes(self, laid: list[Any]) -> None:
        """The last exchange stroke by stroke; those before it are counted."""
        for at in range(len(laid)):
            stroke: list[Any] = laid[at]
            back = len(laid) - 1 - at
            first: i64 = self.strokes + min(back, LAST) * self.stroke
            weight = 1.0 if back < LAST else 1.0 + LITTLE * sqrt(float(at))
            self.add(first + stroke[0], weight)
            if stroke[1] >= 0:
                self.add(first + self.designs + stroke[1], weight)
            serves: i64 = stroke[2] if stroke[2] >= 0 else self.designs - 1 - stroke[2]
            self.add(first + 2 * self.designs + serves, weight)
            last: i64 = first + 3 * self.designs + len(SERVES)
            for number in range(min(4, len(stroke) - 3)):
                self.add(last + number, stroke[3 + number] * TENTH * weight)


def look_of(look: str) -> int:
    if look in FACES:
        return CARDS
    return LINE if look == "line" else STROKES if look == "exchanges" else FIGURE if look == "figure" else NUMBER


def mark(box: Box[Any], questions: list[Question], seat: int, out: Any) -> None:
    """A 1 for each action that is open to this seat: those of the first question it has not answered."""
    for question in questions:
        if question.seat == seat and question.answer == OPEN:
            first: i64 = box.first[question.kind]
            for option in question.options:
                out[first + option] = 1
            return
