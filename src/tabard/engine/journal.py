"""Journals: a game as its seed and its answers; folding it again gives the same game, to the byte."""

from __future__ import annotations

import json
from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.errors import BadSave
from tabard.engine.save import check_fingerprint, check_header, header
from tabard.engine.state import Event

UNDO: Final = 0  # the question number of a row that takes back


class Row:
    """One answer: the question's number, the seat, the option (not its index), and the path a person would touch."""

    def __init__(self, question: int, seat: int, option: int, path: str) -> None:
        self.question = question
        self.seat = seat
        self.option = option
        self.path = path


class Journal:
    """A game being played, or played again: header, rows (only ever added to), and the state they lead to."""

    def __init__(self, box: Box[Any], seed: int | str, names: list[str], players: list[str]) -> None:
        self.box = box
        self.seed = seed
        self.names = names
        self.players = players  # who sits where: a person or a bot
        self.rows: list[Row] = []
        self.kept: list[Row] = []  # the answers not taken back
        self.quiet: list[bool] = []
        self.state = box.deal(seed, True)

    def answer(self, number: int, seat: int, choice: int) -> list[Event]:
        """Answer through the one door, write it down, tell what happened."""
        question = self.box.question(self.state, number, seat)
        path = ""
        option = -1
        if 0 <= choice < len(question.options):
            option = question.options[choice]
            path = " ".join(self.box.show.path(self.state, question, option))
        self.state.events = []
        quiet = self.box.answer(self.state, number, seat, choice)
        row = Row(number, seat, option, path)
        self.rows.append(row)
        self.kept.append(row)
        self.quiet.append(quiet)
        events: list[Event] = self.state.events
        return events

    def anew(self) -> Journal:
        """The same game before its first answer."""
        return Journal(self.box, self.seed, self.names, self.players)

    def told(self) -> list[tuple[int, list[Event]]]:
        """What happened at the deal (0) and with every answer kept."""
        again = self.anew()
        return [(0, again.state.events)] + [(at, again.fold(row)) for at, row in enumerate(self.kept, 1)]

    def may_undo(self, seat: int) -> bool:
        """Only the seat's own last answer, and only a quiet one."""
        return bool(self.kept) and self.kept[-1].seat == seat and self.quiet[-1]

    def undo(self, seat: int) -> bool:
        """Take back the last answer: the game is folded again without it."""
        if not self.may_undo(seat):
            return False
        again = self.anew()
        for row in self.kept[:-1]:
            again.fold(row)
        self.rows.append(Row(UNDO, seat, -1, "undo"))
        self.kept, self.quiet, self.state = again.kept, again.quiet, again.state
        return True

    def fold(self, row: Row) -> list[Event]:
        """Answer, or take back, as the row says; it must be offered."""
        if row.question == UNDO:
            if not self.undo(row.seat):
                raise BadSave(f"row {len(self.rows) + 1}: seat {row.seat} has nothing to take back")
            return []
        for question in self.state.questions:
            if question.number == row.question and question.seat == row.seat:
                if row.option in question.options:
                    return self.answer(row.question, row.seat, question.options.index(row.option))
                raise BadSave(f"row {len(self.rows) + 1}: question {row.question} does not offer option {row.option}")
        raise BadSave(f"row {len(self.rows) + 1}: question {row.question} is not open to seat {row.seat}")

    def lines(self) -> list[str]:
        """The journal as JSON lines."""
        head = {**header(self.box, "journal"), "seed": self.seed, "names": self.names, "players": self.players}
        found = [json.dumps(head, ensure_ascii=False)]
        for row in self.rows:
            found.append(json.dumps([row.question, row.seat, row.option, row.path]))
        return found


def read_head(text: str) -> dict[str, Any]:
    """The header of a journal, which says what box it needs."""
    head = parsed(text.split("\n", 1)[0], 1)
    check_header(head, "journal")
    try:
        json.dumps(head, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadSave("line 1 has half a letter in it: the journal is edited") from None
    seed = head.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSave(f"'seed' is {head.get('seed')!r} in this journal; expected a number or a text")
    for key in ("names", "players"):
        listed = head.get(key)
        if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed) or len(listed) != head["seats"]:
            raise BadSave(f"'{key}' is not a list of {head['seats']} names in this journal")
    found: dict[str, Any] = head
    return found


def read_rows(text: str) -> list[Row]:
    rows: list[Row] = []
    for number, line in enumerate(text.removesuffix("\n").split("\n")[1:], 2):
        row = parsed(line, number)
        if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], str):
            raise BadSave(f"line {number} is no row of a journal; expected [question, seat, option, path]")
        for one in row[:3]:
            if isinstance(one, bool) or not isinstance(one, int):
                raise BadSave(f"line {number} is no row of a journal; expected [question, seat, option, path]")
        rows.append(Row(row[0], row[1], row[2], row[3]))
    return rows


def parsed(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadSave(f"line {number} is not JSON: the journal is cut short or edited") from None


def replayed(box: Box[Any], text: str) -> Journal:
    """The whole journal folded again."""
    head = read_head(text)
    check_fingerprint(box, head, "journal")
    journal = Journal(box, head["seed"], head["names"], head["players"])
    for row in read_rows(text):
        journal.fold(row)
    return journal
