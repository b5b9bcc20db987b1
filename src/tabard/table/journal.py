"""Journals: a game as its dice and its answers, each row chained to those before; folded again it is the same, to the byte."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.dice import purpose, seeded
from tabard.engine.errors import BadRequest, BadSave, StaleAnswer
from tabard.engine.save import header, save
from tabard.engine.state import NOBODY, OPEN, Event, Question, State
from tabard.table.fair import FairDice

FORMAT: Final = 2
ANSWER: Final = "answer"  # the kind of a row that begins with a question's number; others begin with their kind
UNDO: Final = "undo"
END: Final = "end"
FIRST: Final = "first"  # a sealed answer …
INSTEAD: Final = "instead"  # … and a change of mind, which is nobody else's business
Dice = int | str | FairDice  # a seed stands for the fast dice


def linked(before: str, text: str) -> str:
    """The hash of a text and all that came before it, shortened."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:16]


class Row:
    """One entry: an answer [question, seat, option, path], or [kind, seat, …]: taken back, said, or the end."""

    def __init__(self, cells: list[Any], before: str) -> None:
        self.cells = cells
        self.written = json.dumps(cells)
        self.hash = linked(before, self.written)
        answer = not isinstance(cells[0], str)
        self.kind: str = ANSWER if answer else cells[0]
        self.question: int = cells[0] if answer else 0
        self.seat: int = cells[1]
        self.option: int = cells[2] if answer else NOBODY
        self.path: str = cells[3] if answer else ""
        self.count: int = cells[2] if self.kind == UNDO and len(cells) > 2 else 1  # of answers taken back
        self.choice = True  # of an answer: whether there was more than one option
        self.raised = 0  # if answers after it were taken back: the number from which questions were counted on

    def text(self) -> str:
        """As one line of a file."""
        return f'{self.written[:-1]}, "{self.hash}"]'


class Weighed:
    """What an entry would lead to, before anything has changed; `Journal.keep` makes it so."""

    def __init__(self, before: str, rows: list[Row], state: Any, events: list[Event], quiet: bool, sealed: str = "") -> None:
        self.before = before  # the hash of the journal it was weighed against
        self.rows = rows  # the entry, and the end if the game ends with it
        self.row = rows[0]
        self.state = state
        self.events = events
        self.quiet = quiet
        self.sealed = sealed  # of an answer that waits for others: whether it is the first, or another instead

    def lines(self) -> list[str]:
        """What a file must have before the entry is kept."""
        return [row.text() for row in self.rows]


class Journal:
    """A game being played, or played again: its head, rows (only ever added to), and the state they lead to."""

    def __init__(self, box: Box[Any], dice: Dice, names: list[str], players: list[str], laid: Any = None) -> None:
        self.box = box
        self.dice = dice
        self.laid = laid  # the state it begins with, if it is not dealt
        self.names = names
        self.players = players  # who sits where: a person or a bot
        self.rows: list[Row] = []
        self.kept: list[Row] = []  # the answers not taken back
        self.quiet: list[bool] = []
        self.earlier: list[Any] = []  # the states before the last answers, as far as they were quiet
        self.raised = 0  # the same for the deal
        self.language = ""  # spoken when its file was begun; for whoever resumes it there
        self.start = linked("", json.dumps(self.head(), sort_keys=True))
        self.state = self.dealt()

    def dealt(self) -> Any:
        if self.laid is not None:
            s = self.laid.clone()
            s.events = []
            return s
        if isinstance(self.dice, FairDice):
            fair = self.dice.of(0)
            return self.box.deal_with(seeded("stray", fair.key.hex()), True, fair)  # fast dice only if it is cloned elsewhere
        return self.box.deal(self.dice, True)

    @property
    def hash(self) -> str:
        """Of all that is written so far."""
        return self.rows[-1].hash if self.rows else self.start

    # Answers

    def weigh(self, number: int, seat: int, choice: int) -> Weighed:
        """What an answer through the one door would lead to; nothing is changed."""
        return self.weighed(self.box.question(self.state, number, seat), choice)

    def weigh_for(self, kind: str, number: int, seat: int, choice: int) -> list[Weighed]:
        """An answer that somebody else gives for a seat: a note that says why, and the answer after it."""
        noted = self.weigh_note(kind, seat)
        return [noted, self.weighed(self.box.question(self.state, number, seat), choice, before=noted.row.hash)]

    def weighed(self, question: Question, choice: int, path: str | None = None, before: str = "") -> Weighed:
        """The answer carried out on a copy, after the journal or what is noted before; its path, if not known, is looked up."""
        before = before or self.hash
        s = self.state.clone()
        s.events = []
        if isinstance(self.dice, FairDice):
            s.fair = self.dice.of(len(self.kept) + 1)
        quiet = self.box.answer(s, question.number, question.seat, choice)
        s.fair = None
        option = question.options[choice]
        touched = " ".join(self.box.show.path(self.state, question, option)) if path is None else path
        rows = [Row([question.number, question.seat, option, touched], before)]
        rows[0].choice = len(question.options) > 1
        if s.over:
            told = [self.dice.secret.hex()] if isinstance(self.dice, FairDice) else []
            rows.append(Row([END, NOBODY, *told], rows[0].hash))
        waits = question.number in [one.number for one in s.questions if one.answer != OPEN]
        sealed = "" if not waits else FIRST if question.answer == OPEN else INSTEAD
        return Weighed(before, rows, s, s.events, quiet, sealed)

    def keep(self, weighed: Weighed) -> None:
        """What was weighed is so from now on; refused if the journal has moved on meanwhile."""
        if weighed.before != self.hash:
            raise StaleAnswer("the game has gone on since this answer was weighed")
        row = weighed.row
        if row.kind == ANSWER:
            self.kept.append(row)
            self.quiet.append(weighed.quiet)
            self.earlier = [*self.earlier, self.state] if weighed.quiet else []
        elif row.kind == UNDO:
            top = self.state.asked
            self.forget(row.count)
            if self.kept:
                self.kept[-1].raised = top
            else:
                self.raised = top
        self.rows += weighed.rows
        self.state = weighed.state

    def answer(self, number: int, seat: int, choice: int) -> list[Event]:
        """Weigh and keep at once; what happened."""
        weighed = self.weigh(number, seat, choice)
        self.keep(weighed)
        return weighed.events

    # Taking back, and what is said

    def may_undo(self, seat: int) -> bool:
        """Only the seat's own last answer, only a quiet one, and not after the end."""
        return bool(self.earlier) and self.kept[-1].seat == seat and not self.state.over

    def weigh_undo(self, seat: int) -> Weighed:
        """The state before the last answer. Its questions get numbers that no question has had: no old answer fits them."""
        if not self.may_undo(seat):
            raise BadRequest(f"seat {seat + 1} has nothing to take back")
        return self.weighed_undo([UNDO, seat], self.earlier[-1].clone())

    def weigh_return(self, seat: int, count: int) -> Weighed:
        """Everybody agreed to go back: the last answers, of which the first is the seat's, are taken back though not quiet."""
        if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= len(self.kept) or self.state.over:
            raise BadRequest(f"{count} answers cannot be taken back")
        if self.kept[-count].seat != seat:
            raise BadRequest(f"the answer to go back to is not seat {seat + 1}'s")
        again = self.anew()
        for row in self.kept[:-count]:
            again.fold(row)
        return self.weighed_undo([UNDO, seat, count], again.state)

    def weighed_undo(self, cells: list[Any], s: Any) -> Weighed:
        renumber(s, self.state.asked)
        return Weighed(self.hash, [Row(cells, self.hash)], s, [], False)

    def answers_since(self, seat: int) -> int:
        """How many answers there are from the last of a seat's on."""
        for count, row in enumerate(reversed(self.kept), 1):
            if row.seat == seat:
                return count
        return 0

    def choices_since(self, seat: int) -> int:
        """The same from its last choice on: where there was but one option there is nothing to be chosen anew."""
        found = 0
        for count, row in enumerate(reversed(self.kept), 1):
            if row.seat == seat:
                found = count
                if row.choice:
                    break
        return found

    def undo(self, seat: int) -> bool:
        """Take back the last answer, if it may be."""
        if not self.may_undo(seat):
            return False
        self.keep(self.weigh_undo(seat))
        return True

    def forget(self, count: int = 1) -> None:
        """The last answers are none of those kept."""
        if len(self.earlier) >= count:
            self.state = self.earlier[-count]
        del self.earlier[-count:], self.quiet[-count:], self.kept[-count:]

    def weigh_note(self, kind: str, seat: int, *facts: Any) -> Weighed:
        """An entry that the rules do not know of, such as a claim: [kind, seat, …]."""
        if self.state.over:
            raise BadRequest("the game is over, and its journal closed")
        if kind in (ANSWER, UNDO, END) or not kind.isidentifier() or not NOBODY <= seat < self.box.seats:
            raise BadRequest(f"a note of the kind '{kind}' by seat {seat + 1} cannot be written down")
        return Weighed(self.hash, [Row([kind, seat, *facts], self.hash)], self.state, [], False)

    def note(self, kind: str, seat: int, *facts: Any) -> None:
        self.keep(self.weigh_note(kind, seat, *facts))

    # Folding

    def afresh(self) -> Journal:
        """The same game without a row."""
        return Journal(self.box, self.dice, self.names, self.players, self.laid)

    def anew(self) -> Journal:
        """The same game before the first of the answers it has kept."""
        again = self.afresh()
        if self.raised:
            again.raised = self.raised
            renumber(again.state, self.raised)
        return again

    def fold(self, row: Row) -> list[Event]:
        """Do again what a row says; it must be offered. Rows just read are folded all, of a journal those it has kept."""
        weighed = self.weighed_row(row, row.raised)
        self.keep(weighed)
        return weighed.events

    def weighed_row(self, row: Row, raised: int = 0) -> Weighed:
        where = f"row {len(self.rows) + 1}"
        if row.kind == END:
            raise BadSave(f"{where}: the end is marked, but the game is not over")
        if row.kind != ANSWER:
            try:
                if row.kind != UNDO:
                    return self.weigh_note(row.kind, *row.cells[1:])
                return self.weigh_return(row.seat, row.cells[2]) if len(row.cells) > 2 else self.weigh_undo(row.seat)
            except BadRequest as refusal:
                raise BadSave(f"{where}: {refusal.message}") from None
        for question in self.state.questions:
            if question.number == row.question and question.seat == row.seat:
                if row.option in question.options:
                    return marked(self.weighed(question, question.options.index(row.option), row.path), raised)
                raise BadSave(f"{where}: question {row.question} does not offer option {row.option}")
        raise BadSave(f"{where}: question {row.question} is not open to seat {row.seat}")

    # The file

    def head(self) -> dict[str, Any]:
        """What everybody may know before the game; the chain begins with it."""
        dice: dict[str, Any] = {"fast": self.dice}
        if isinstance(self.dice, FairDice):
            dice = {"fair": self.dice.promise, "values": self.dice.values}
        laid = {"laid": save(self.box, self.laid)} if self.laid is not None else {}
        return {**header(self.box, "journal", FORMAT), "dice": dice, "names": self.names, "players": self.players, **laid}

    def first_line(self, secret: bool = True) -> str:
        """The head and its hash; the secret and the language are for the host's own file, which can be resumed."""
        head = {**self.head(), "hash": self.start}
        if secret and isinstance(self.dice, FairDice):
            head["secret"] = self.dice.secret.hex()
        if secret and self.language:
            head["language"] = self.language
        return json.dumps(head, ensure_ascii=False)

    def lines(self, secret: bool = True) -> list[str]:
        """The journal as JSON lines; without the secret as all may have it while the game is running."""
        return [self.first_line(secret), *[row.text() for row in self.rows]]

    def text(self) -> str:
        """The journal as a file."""
        return "\n".join(self.lines()) + "\n"

    def seed_for(self, *words: int | str) -> str:
        """A seed for one purpose, such as a bot's: it follows from the dice and does not tell them."""
        return purpose(self.dice.root.hex() if isinstance(self.dice, FairDice) else self.dice, *words)


def marked(weighed: Weighed, raised: int) -> Weighed:
    """As it is once answers after it were taken back."""
    if raised:
        weighed.row.raised = raised
        renumber(weighed.state, raised)
    return weighed


def renumber(s: State, top: int) -> None:
    """Count the open questions on from a number."""
    s.asked = top
    for question in s.questions:
        s.asked += 1
        question.number = s.asked
