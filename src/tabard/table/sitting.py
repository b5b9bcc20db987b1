"""A sitting: people and bots at one table, what they answered, said and took back, and what each of them sees of it."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from tabard.engine.box import Box, Term
from tabard.engine.errors import BadRequest
from tabard.engine.rules import alone
from tabard.engine.state import NOBODY, OPEN, Event
from tabard.engine.zones import Stroke
from tabard.table.journal import ANSWER, END, FIRST, INSTEAD, UNDO, Journal, Weighed
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.preview import Preview, preview
from tabard.table.seen import moment, told
from tabard.table.sheet import Message, said, sheet_of

CLAIM: Final = "claim"  # the kind of a row that says something at the table
FOR_THEM: Final = ("timeout", "stood_in")  # kinds of notes that say why somebody else gives the next answer of a seat


class Exchanges:
    """The exchanges to be shown: those of this turn, or of the last that had any, with all that was told of them."""

    def __init__(self, box: Box[Any]) -> None:
        self.zones = box.show.zones
        self.key = "".join([zone.key for zone in self.zones.declared if zone.look == "exchanges"])
        self.turn: list[Event] = []  # what has been told of the present turn
        self.began: list[Event] = []  # what began the turn of these strokes:
        self.strokes: list[Stroke] = []

    def follow(self, events: list[Event], s: Any) -> Exchanges:
        """Those to be shown after these events; this one stays as it is, for an answer may be taken back."""
        if not self.key:
            return self
        after = copy(self)
        for event in events:
            if event.kind == "turn-began":
                after.read()
                after.turn = []
            after.turn = [*after.turn, event]
        after.read()
        after.strokes = completed(after.strokes, self.zones.exchanged(s))
        return after

    def read(self) -> None:
        found = self.zones.exchanges(self.turn)
        if self.turn[:1] == self.began:
            found = completed(found, self.strokes)
        if found:
            self.strokes, self.began = found, self.turn[:1]


def completed(strokes: list[Stroke], known: list[Stroke]) -> list[Stroke]:
    """Numbers that were not compared are not told; but the table shows them."""
    found = [stroke.clone() for stroke in strokes]
    for one, other in zip(found, known):
        if one.card == other.card and not one.terms:
            one.terms = other.terms
    return found


class Entry:
    """What one row of the journal brought: events of the game, or something said at the table."""

    def __init__(
        self,
        n: int,
        numbers: list[int],
        seat: int,
        sealed: str,
        events: list[Event],
        message: Message | None,
        exchanges: Exchanges,
        own: bool | None = None,
    ) -> None:
        self.n = n  # its row in the journal
        self.numbers = numbers  # of the moment after it, by viewer
        self.seat = seat
        self.sealed = sealed
        self.events = events
        self.message = message
        self.exchanges = exchanges  # as they are shown after it
        self.own = own  # whether it is only for its seat and who sees everything, or only for the others; else for all

    def heard_by(self, box: Box[Any], seat: int) -> list[Message]:
        """As a viewer may know it."""
        if self.own is not None and self.own != (seat in (self.seat, EVERYTHING)):
            return []
        return [self.message] if self.message else [told(box, event, seat) for event in self.events]


class Sitting:
    """One game at one table, from its deal to its end."""

    def __init__(self, journal: Journal, veiled: bool = False) -> None:
        self.box = journal.box
        self.sheet = sheet_of(journal.box)
        self.veiled = veiled  # nobody hears who has sealed an answer before all have
        self.journal = journal.afresh()
        numbers = [0] * (self.box.seats + 2)  # by viewer: seats, who sees everything (-2), spectators (-1)
        begun = Exchanges(self.box).follow(self.state.events, self.state)
        # What still holds: an answer that was taken back is gone.
        self.log = [Entry(0, numbers, NOBODY, "", self.state.events, None, begun)]
        self.held: list[Entry] = []  # what others hear when all have answered
        for row in journal.rows:
            if row.kind != END:
                self.keep(self.journal.weighed_row(row))
        self.journal = journal

    @property
    def n(self) -> int:
        """How many rows the journal has."""
        return len(self.journal.rows)

    def number(self, seat: int) -> int:
        """The number of a viewer's present moment: it rises with everything the viewer can notice, and never returns."""
        return self.log[-1].numbers[seat]

    @property
    def state(self) -> Any:
        return self.journal.state

    # What is done at the table

    def weigh_claim(self, seat: int, at: int) -> Weighed:
        """Something to be said at the table, true or false; nothing follows from it."""
        claims = self.claims(seat)
        if not 0 <= at < len(claims):
            raise BadRequest(f"'claim' is {at}; expected 0 to {len(claims) - 1}" if claims else "there is nothing to claim now")
        return self.journal.weigh_note(CLAIM, seat, claims[at].id, claims[at].facts)

    def keep(self, weighed: Weighed) -> None:
        """What was weighed happens: an answer, something said, or something taken back."""
        self.journal.keep(weighed)
        row = weighed.row
        numbers = self.log[-1].numbers.copy()
        veiled = self.veiled and row.kind in FOR_THEM
        noticed = not (veiled or self.unnoticed(weighed.sealed))
        for viewer in range(-2, self.box.seats):
            if noticed or viewer in (row.seat, EVERYTHING):
                numbers[viewer] += 1
        if row.kind == UNDO:
            for _ in range(row.count):
                self.forget()
        if row.kind == ANSWER and all(question.answer == OPEN for question in self.state.questions):
            self.lift(numbers)
        self.hear(weighed, numbers, True if veiled else None)
        self.held += self.log[-1:] if veiled else []

    def unnoticed(self, sealed: str) -> bool:
        """Whether others cannot tell that this was answered: a change of mind, or any seal behind a veil."""
        return sealed == INSTEAD or (self.veiled and sealed == FIRST)

    def last_answer(self) -> Entry:
        for entry in reversed(self.log):
            if entry.message is None:
                return entry
        raise AssertionError("the log begins with the deal")

    def answer(self, number: int, seat: int, choice: int) -> Weighed:
        weighed = self.journal.weigh(number, seat, choice)
        self.keep(weighed)
        return weighed

    def may_undo(self, seat: int) -> bool:
        """The seat's own last answer, if it was quiet; but what others do not notice is not taken back, only changed."""
        return self.journal.may_undo(seat) and not self.unnoticed(self.last_answer().sealed)

    def goes_on(self, seat: int) -> bool:
        """Whether what the seat is asked, and nobody else, follows from its last answer, which it may take back: a step back."""
        return self.may_undo(seat) and alone(self.state.questions, seat)

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, if it may be."""
        if not self.may_undo(seat):
            return False
        self.keep(self.journal.weigh_undo(seat))
        return True

    def lift(self, numbers: list[int]) -> None:
        """All have answered: the others hear with it for whom somebody else did."""
        for held in self.held:
            self.log.append(Entry(held.n, numbers, held.seat, "", [], held.message, self.log[-1].exchanges, False))
        self.held = []

    def hear(self, weighed: Weighed, numbers: list[int], own: bool | None = None) -> None:
        """What a row brought is in the log."""
        row, events, message = weighed.row, weighed.events, None
        if row.kind == UNDO:
            message = Message("took-back", {"seat": row.seat})
        elif row.kind == CLAIM:
            message = Message(row.cells[2], row.cells[3])
        elif row.kind != ANSWER:
            message = Message(f"noted-{row.kind}", {"seat": row.seat})
        exchanges = self.log[-1].exchanges.follow(events, self.state) if row.kind == ANSWER else self.log[-1].exchanges
        n = self.n + 1 - len(weighed.rows)
        self.log.append(Entry(n, numbers, row.seat, weighed.sealed, events, message, exchanges, own))

    def forget(self) -> None:
        """The last answer is none any more, nor what only its seat was told of it; what was said since still holds."""
        last = self.log.index(self.last_answer())
        for entry in self.log[last + 1 :]:
            entry.exchanges = self.log[last - 1].exchanges
        first = last - 1 if self.log[last - 1] in self.held else last
        self.held = [held for held in self.held if held not in self.log[first:last]]
        del self.log[first : last + 1]

    # What is seen of it

    def moment(self, seat: int, since: int | None = None) -> Moment:
        """All that a viewer sees now, and what it has heard since a moment: the one before, if none is named."""
        n = self.number(seat)
        now = moment(self.box, self.state, seat, n, self.heard(seat, n - 1 if since is None else since))
        if self.veiled and seat != EVERYTHING:
            for asked in now.asked:
                asked.sealed = asked.sealed and asked.seat == seat
        exchanges = self.log[-1].exchanges
        if exchanges.strokes:
            now.zones[exchanges.key] = [stroke.numbers() for stroke in exchanges.strokes]
        return now

    def past(self, seat: int, first: int, count: int) -> list[Moment]:
        """So many of the moments a viewer saw, from the one with this number on."""
        then = Sitting(self.journal.afresh(), self.veiled)
        found = [then.moment(seat)] if first == 0 else []
        for row in self.journal.rows:
            n = then.number(seat)
            if row.kind == END or len(found) == count:
                break
            then.keep(then.journal.weighed_row(row))
            if then.number(seat) > n and n + 1 >= first:
                found.append(then.moment(seat))
        return found

    def heard(self, seat: int, since: int) -> list[Message]:
        found: list[Message] = []
        for entry in reversed(self.log):
            if entry.numbers[seat] <= since:
                break
            found[:0] = entry.heard_by(self.box, seat)
        return found

    def preview(self, seat: int, number: int, choice: int) -> Preview:
        """What a seat would see after an answer, as far as it can know that."""
        self.journal.weigh(number, seat, choice)  # refused as the answer itself would be
        return preview(self.box, self.box.redact(self.state, seat), number, seat, choice)

    def claims(self, seat: int) -> list[Message]:
        """What a seat may say at the table."""
        view = self.box.redact(self.state, seat)
        return [Message(message, said(facts)) for message, facts in self.box.show.claims(view, seat)]

    def score(self, seat: int) -> list[list[Term]]:
        """The terms of every seat's score, as a viewer may know them; at the end everything is counted in the open."""
        known = self.state if self.state.over or seat == EVERYTHING else self.box.redact(self.state, seat)
        return [self.box.score(known, one) for one in range(self.box.seats)]
