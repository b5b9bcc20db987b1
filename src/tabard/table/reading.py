"""Reading journals: whatever is cut, edited or out of order is refused with the row's number."""

from __future__ import annotations

import json
from typing import Any

from tabard.engine.box import Box
from tabard.engine.errors import BadSave
from tabard.engine.save import check_fingerprint, check_header, restored
from tabard.games import box_of
from tabard.table.fair import LENGTH, FairDice, promised
from tabard.table.journal import ANSWER, END, FORMAT, Dice, Journal, Row, linked


class Reading:
    """A journal as a file had it."""

    def __init__(self, journal: Journal, rows: int, lines: int, torn: bool) -> None:
        self.journal = journal
        self.complete = rows == len(journal.rows)  # else only the end is missing
        self.lines = lines  # whole lines that the file can go on from; 0 if it must be written anew
        self.torn = torn  # the last line is half written and does not count


def open_journal(text: str) -> Journal:
    """A journal with the box it needs, folded again; of a running game as far as it goes."""
    reading = read(text)
    journal = reading.journal
    if not reading.complete:
        raise BadSave(f"row {len(journal.rows)}, the end, is missing: the journal is cut short")
    return journal


def read(text: str) -> Reading:
    """As `open_journal`, also if only the mark of the end is missing: whoever resumes the game writes it."""
    return read_with(box_of(read_head(text)), text)


def read_with(box: Box[Any], text: str) -> Reading:
    head = read_head(text)
    check_fingerprint(box, head, "journal")
    lines = text.split("\n")[1:]
    if lines[-1:] == [""]:
        lines.pop()
    if head["format"] == 1:
        old = converted(Journal(box, head["seed"], head["names"], head["players"]), lines)
        return Reading(old, len(old.rows), 0, False)
    torn = bool(lines) and not text.endswith("\n") and not is_json(lines[-1])
    rows = chained(head, lines[:-1] if torn else lines)
    laid = restored(box, head["laid"]) if "laid" in head else None
    journal = Journal(box, dice_of(head, rows), head["names"], head["players"], laid)
    journal.language = str(head.get("language", ""))
    for number, row in enumerate(rows, 1):
        read_row(journal, number, row)
    if torn and len(rows) == len(journal.rows) and journal.state.over:
        raise BadSave(f"row {len(lines)} is after the end")
    return Reading(journal, len(rows), text.count("\n"), torn)


def chained(head: dict[str, Any], lines: list[str]) -> list[Row]:
    """The rows, if each follows from all that is before it."""
    before = linked("", json.dumps({key: head[key] for key in head if key not in ("hash", "secret", "language")}, sort_keys=True))
    if head.get("hash") != before:
        raise BadSave("line 1, the head, is not as it was written: the journal is edited")
    rows: list[Row] = []
    for number, line in enumerate(lines, 1):
        cells = cells_of(line, number)
        rows.append(Row(cells[:-1], before))
        before = rows[-1].hash
        if cells[-1] != before:
            raise BadSave(f"row {number} does not follow from what is before it: the journal is edited, or rows are missing")
    return rows


def read_row(journal: Journal, number: int, row: Row) -> None:
    """One more row; one that the journal has written by itself, the end, must be this one."""
    if number > len(journal.rows) and journal.state.over:
        raise BadSave(f"row {number} is after the end")
    if number > len(journal.rows):
        journal.fold(row)
    if journal.rows[number - 1].hash != row.hash:
        raise BadSave(f"row {number} is not what this game has there: {journal.rows[number - 1].cells}")


# Heads


def read_head(text: str) -> dict[str, Any]:
    """The head of a journal, which says what box it needs."""
    head = parsed(text.split("\n", 1)[0], "line 1")
    check_header(head, "journal", (1, FORMAT))
    try:
        json.dumps(head, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadSave("line 1 has half a letter in it: the journal is edited") from None
    if head["format"] == 1:
        check_seed(head.get("seed"), "seed")
    for key in ("names", "players"):
        if not texts(head.get(key)) or len(head[key]) != head["seats"]:
            raise BadSave(f"'{key}' is not a list of {head['seats']} names in this journal")
    found: dict[str, Any] = head
    return found


def check_seed(seed: Any, key: str) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSave(f"'{key}' is {seed!r} in this journal; expected a number or a text")


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def dice_of(head: dict[str, Any], rows: list[Row]) -> Dice:
    """The dice a head names; the secret of fair ones stands in the host's file, and in the last row of a finished game."""
    dice = head.get("dice")
    if not isinstance(dice, dict) or len({"fair", "fast"} & set(dice)) != 1:
        raise BadSave("'dice' is neither fast nor fair in this journal")
    if "fast" in dice:
        check_seed(dice["fast"], "fast")
        return dice["fast"]  # type: ignore[no-any-return]
    if not texts(dice.get("values")):
        raise BadSave("'values' is not a list of texts in this journal")
    secret = head.get("secret", told_at_the_end(rows))
    if not secret:
        raise BadSave(
            f"row {len(rows) + 1} is missing: this game is running, or its journal cut short. Its secret is not in it: "
            "only the host's own file can be opened before the end"
        )
    try:
        found = bytes.fromhex(secret)
    except (TypeError, ValueError):
        found = b""
    if len(found) != LENGTH or promised(found) != dice["fair"]:
        raise BadSave("the secret of this journal is not the one that was promised")
    return FairDice(found, dice["values"])


def told_at_the_end(rows: list[Row]) -> Any:
    """The secret in the last row, if that is the end."""
    return rows[-1].cells[2] if rows and rows[-1].kind == END and len(rows[-1].cells) == 3 else ""


# Rows


def parsed(line: str, where: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadSave(f"{where} is not JSON: the journal is cut short or edited") from None


def is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def cells_of(line: str, number: int) -> list[Any]:
    """The cells of a row with its hash, each of the type it must have."""
    cells = parsed(line, f"row {number}")
    if isinstance(cells, list) and len(cells) > 2 and isinstance(cells[-1], str):
        if isinstance(cells[0], str) and cells[0] != ANSWER and whole(cells[1]):
            return cells
        if len(cells) == 5 and is_answer(cells[:4]):
            return cells
    raise BadSave(f"row {number} is none of a journal; expected [question, seat, option, path, hash] or [kind, seat, …, hash]")


def is_answer(cells: list[Any]) -> bool:
    return all(whole(one) for one in cells[:3]) and isinstance(cells[3], str)


def whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def converted(journal: Journal, lines: list[str]) -> Journal:
    """Format 1: rows without a chain, numbers that came back after an undo. What was taken back is left out."""
    for number, line in enumerate(lines, 1):
        cells = parsed(line, f"row {number}")
        if not isinstance(cells, list) or len(cells) != 4 or not is_answer(cells):
            raise BadSave(f"row {number} is none of a journal; expected [question, seat, option, path]")
        if cells[0] != 0:
            journal.fold(Row(cells, journal.hash))
        elif journal.may_undo(cells[1]):
            journal.rows.pop()
            journal.forget()
        else:
            raise BadSave(f"row {number}: seat {cells[1] + 1} has nothing to take back")
    return journal
