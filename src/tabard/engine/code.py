"""A view as numbers: as many for every moment of a box. Sparse inside: it writes what is not zero, into whatever it is given.

Seats are counted from the viewer and cards by their design. Where several lie in one zone, each counts 1 and a little more for
its place, so that the sum also tells in which order they lie.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from tabard.engine.box import Box
from tabard.engine.state import NOBODY, OPEN, Question, State
from tabard.engine.zones import NUMBERS, SERVES, Listener, Zone

if TYPE_CHECKING:
    from mypy_extensions import i64

LINED: Final = 16  # places of a line that are told apart one by one
FACES: Final = ["hand", "pile", "table", "self", "names", "stack"]  # the looks whose cards are counted
LAST: Final = 2  # of the exchanges: the last attack and its answer
FRAMES: Final = 2  # of the scripts being read: the last ones begun
TENTH: Final = 0.1  # numbers are small
LITTLE: Final = 0.01
APART: Final = 40  # between the places of one zone and those of the next whose cards are counted together
MADE: Final = 256  # tenths, and weights of places, that are made beforehand
CARDS: Final = 0
LINE: Final = 1
STROKES: Final = 2
FIGURE: Final = 3
NUMBER: Final = 4


class Spot:
    """A zone for one viewer: how it is read, what its number is divided by, where it stands."""

    def __init__(self, zone: Zone) -> None:
        self.key = zone.key
        self.look: i64 = look_of(zone.look)
        self.counted = zone.look in NUMBERS or zone.look in ("stack", "sum")
        self.scale = 1.0 / zone.most if zone.most else TENTH
        self.amounts: list[Any] = [number * self.scale for number in range(1 + zone.most)]
        self.offset: i64 = 0
        self.number: i64 = 0
        self.chosen: i64 = 0
        self.cards: i64 = 0


class Heap:
    """Numbers for the rows of an array: what they are, where in the row each stands, and how many each row gets."""

    def __init__(self) -> None:
        self.what: list[Any] = []
        self.where: list[Any] = []
        self.counts: list[int] = []


class Code(Listener):
    """Where in the code of numbers each thing stands."""

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.size: i64 = 0
        self.seats: i64 = box.seats
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
        self.besides = [self.room(most) for most in zones.most_besides(first)]
        self.numbers = self.rooms([zone.name for zone in zones.declared], 1)
        self.chosen = self.rooms([zone.name for zone in zones.declared if zone.look == "figure"], 1)
        self.line = self.room((LINED + 1) * self.designs) if any(zone.look == "line" for zone in zones.declared) else -1
        self.stroke = 3 * self.designs + len(SERVES) + 4
        self.strokes = self.room((LAST + 1) * self.stroke) if any(zone.look == "exchanges" for zone in zones.declared) else -1
        self.faces = self.rooms([zone.look for zone in zones.declared if zone.look in FACES], self.designs)
        # Numbers as the objects they are to whatever is written into, made once; Any, so that none is unwrapped.
        self.one: Any = 1.0
        self.places: list[Any] = list(range(self.size))
        self.tenths: list[Any] = [number * TENTH for number in range(MADE)]
        self.weights: list[Any] = [1.0 + LITTLE * sqrt(float(place)) for place in range(MADE)]
        self.spots = [[self.spot(zone, me) for zone in zones.declared] for me in range(box.seats)]
        self.here = self.spots[0]  # those of whoever is shown the zones
        self.code: list[Any] = [0.0] * self.size  # the sums; between two views all of them are zero
        self.zero = self.code[0]  # compared by identity: a place that still holds this object has no sum yet
        self.touched: list[Any] = self.places.copy()  # the places that are not, as many as are counted: the list stays as long
        self.count: i64 = 0
        self.what: list[Any] = []  # the heap that is laid upon
        self.where: list[Any] = []

    def rooms(self, names: list[str], places: int) -> dict[str, int]:
        """For each name so many places for nobody and for every part of every seat."""
        return {name: self.room(places * (1 + self.box.seats * self.parts)) for name in dict.fromkeys(names)}

    def room(self, places: i64) -> i64:
        """So many places; where they begin."""
        first = self.size
        self.size += places
        return first

    def spot(self, zone: Zone, me: int) -> Spot:
        """How a zone is read for this viewer, and where it stands."""
        declared = self.zones.declared
        alike = [other.key for other in declared if (other.look, other.owner, other.part) == (zone.look, zone.owner, zone.part)]
        holder = 0 if zone.owner == NOBODY else 1 + self.from_me(zone.owner, me) * self.parts + zone.part
        found = Spot(zone)
        found.amounts = found.amounts if zone.most else self.tenths
        found.offset = APART * alike.index(zone.key)
        found.number = self.numbers[zone.name] + holder
        found.chosen = self.chosen.get(zone.name, -1) + holder
        found.cards = self.faces.get(zone.look, -1) + holder * self.designs
        return found

    def write(self, view: State, seat: int, out: Any) -> None:
        """The view of a seat (or SPECTATOR, as if from the first seat) into something of this size that is all zero."""
        heap = Heap()
        self.lay(view, seat, heap)
        what = heap.what
        for at, there in enumerate(heap.where):
            out[there] = what[at]

    def lay(self, view: State, seat: int, heap: Heap) -> None:
        """The same onto a heap, as a row of its own."""
        before = len(heap.what)
        what = self.what = heap.what
        self.where = heap.where
        self.read(view, seat)
        code, zero = self.code, self.zero
        touched = self.touched[: self.count]
        self.count = 0
        for there in touched:
            place: i64 = there
            what.append(code[place])
            code[place] = zero
        heap.where += touched
        heap.counts.append(len(what) - before)

    def read(self, view: State, seat: int) -> None:
        """What a view shows: what stands alone onto the heap, and the rest summed up."""
        me: i64 = seat if seat > 0 else 0
        if seat >= 0:
            self.put(self.viewer + me, self.one)
        self.add_questions(view, me)
        self.add_frames(view, me)
        self.add_facts(view, me)
        self.here = self.spots[me]
        self.zones.read_out(view, self)

    def put(self, place: i64, value: Any) -> None:
        """A number that stands alone, and is not zero."""
        self.where.append(self.places[place])
        self.what.append(value)

    def put_tenths(self, place: i64, number: i64) -> None:
        """A number that stands alone, and is small when a tenth of it is."""
        if number != 0:
            self.put(place, self.tenths[number] if 0 < number < MADE else float(number) * TENTH)

    def put_amount(self, spot: Spot, number: i64) -> None:
        """How much lies in a zone."""
        if number != 0:
            known = 0 < number < len(spot.amounts)
            self.put(spot.number, spot.amounts[number] if known else float(number) * spot.scale)

    def add(self, place: i64, value: Any) -> None:
        """A number that others may be added to."""
        code = self.code
        before = code[place]
        if before is self.zero:
            self.touched[self.count] = self.places[place]
            self.count += 1
        else:
            value = before + value
        code[place] = value

    def from_me(self, seat: i64, me: i64) -> i64:
        return seat - me if seat >= me else seat - me + self.seats

    def add_questions(self, view: State, me: i64) -> None:
        """Who is asked, who has answered under seal, what is asked, and what the viewer has named or sealed so far."""
        self.put_tenths(self.named, len(view.draft))
        for question in view.questions:
            there = self.asked if question.answer == OPEN else self.sealed
            self.put(there + self.from_me(question.seat, me), self.one)
            self.add(self.kind + question.kind, self.one)
            part: i64 = self.box.show.part(view, question) if self.parts > 1 else NOBODY
            if part >= 0:
                self.add(self.about + part, self.one)
            if question.answer >= 0:
                self.put(self.own + self.box.action(question.kind, question.options[question.answer]), self.one)
            if question.needed:
                for option in view.draft:
                    if option >= 0:
                        self.add(self.draft + self.box.action(question.kind, option), self.one)

    def add_frames(self, view: State, me: i64) -> None:
        """Which scripts are being read, and what everybody may know of how far."""
        frames = view.frames
        first: i64 = self.frames
        scripts: i64 = len(self.box.scripts)
        depth: i64 = 0
        while depth < FRAMES and depth < len(frames):
            frame = frames[len(frames) - 1 - depth]
            self.put(first + frame.script, 1.0 + LITTLE * float(frame.at))
            self.put_tenths(first + scripts, 1 + self.from_me(frame.seat, me))
            self.put_tenths(first + scripts + 1, frame.rival + 1)
            self.put_tenths(first + scripts + 2, frame.card + 1)
            self.put_tenths(first + scripts + 3, frame.count)
            first += scripts + 4
            depth += 1

    def add_facts(self, view: State, me: i64) -> None:
        """Where the game stands, the scores, and what is known though no zone shows it."""
        for key, fact in self.box.show.status(view).items():
            if key == "turn":
                self.put(self.turn + self.from_me(fact, me), self.one)
            elif key not in self.facts:  # facts that come and go say once more, for people, what is written elsewhere
                continue
            elif isinstance(fact, str):
                self.put(self.facts[key] + self.zones.numbers[fact], self.one)
            else:
                self.put_tenths(self.facts[key], fact)
        for owner in range(self.seats):
            self.put_tenths(self.totals + self.from_me(owner, me), self.box.total(view, owner))
        besides = self.zones.besides(view)
        for at in range(len(besides)):
            place: i64 = self.besides[0 if at == 0 else 1 + self.from_me(at - 1, me)]
            for known in besides[at]:
                if known != 0:
                    self.put_tenths(place, known)
                place += 1

    def cards(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        """How many lie there, and which designs that the viewer can see."""
        spot = self.here[zone]
        self.put_amount(spot, len(cards))
        if spot.look == LINE:
            self.add_line(cards, face)
        else:
            self.add_cards(spot.cards, spot.offset, cards, face)

    def stack(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        """How many, then those known from the top down."""
        spot = self.here[zone]
        self.put_amount(spot, len(cards))
        known = [card for card in reversed(cards) if card >= 0]
        if known:
            self.add_cards(spot.cards, spot.offset + 1, known, face)

    def laid(self, zone: i64, numbers: list[Any]) -> None:
        """What a zone shows, as its look says: faces are their own."""
        spot = self.here[zone]
        if spot.look == CARDS or spot.look == LINE:
            if spot.counted:
                self.put_amount(spot, numbers[0])
                self.add_cards(spot.cards, spot.offset + 1, numbers[1:], self.places)
            else:
                self.cards(zone, numbers, self.places)
            return
        self.put_amount(spot, numbers[0] if spot.counted else len(numbers))
        if spot.look == STROKES:
            self.add_strokes(numbers)
        elif spot.look == FIGURE and len(numbers) > 1:
            self.put(spot.chosen, self.one)

    def weight(self, place: i64) -> Any:
        """What a card counts at this place."""
        return self.weights[place] if place < MADE else 1.0 + LITTLE * sqrt(float(place))

    def add_cards(self, first: i64, place: i64, cards: list[int], face: list[Any]) -> None:
        """As `add` does for each, written out: most numbers come from here."""
        code, places, touched, weights, zero = self.code, self.places, self.touched, self.weights, self.zero
        count: i64 = self.count
        for card in cards:
            if card >= 0:
                there: i64 = face[card]
                there += first
                value = weights[place] if place < MADE else self.weight(place)
                before = code[there]
                if before is zero:
                    touched[count] = places[there]
                    count += 1
                else:
                    value = before + value
                code[there] = value
            place += 1
        self.count = count

    def add_line(self, cards: list[int], face: list[Any]) -> None:
        """The first places one by one, what stands behind them together."""
        first: i64 = self.line
        for place, card in enumerate(cards):
            if card >= 0:
                design: i64 = face[card]
                if place < LINED:
                    self.put(first + design, self.one)
                else:
                    self.add(first + design, self.weight(place))
            if place < LINED:
                first += self.designs

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
                value = stroke[3 + number] * TENTH * weight
                if value != 0.0:
                    self.add(last + number, value)


def look_of(look: str) -> int:
    if look in FACES:
        return CARDS
    return LINE if look == "line" else STROKES if look == "exchanges" else FIGURE if look == "figure" else NUMBER


def mark(box: Box[Any], questions: list[Question], seat: int, out: Any) -> None:
    """A 1 for each action that is open to this seat."""
    for action in opened(box, questions, seat):
        out[action] = 1


def opened(box: Box[Any], questions: list[Question], seat: int) -> list[Any]:
    """The actions that are open to this seat: those of the first question it has not answered."""
    for question in questions:
        if question.seat == seat and question.answer == OPEN:
            first: i64 = box.first[question.kind]
            return [first + option for option in question.options]
    return []
