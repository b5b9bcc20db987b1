"""A journal as steps: one answer, or all the sealed ones that were opened together."""

from __future__ import annotations

from typing import Any

from tabard.engine.state import OPEN, Question
from tabard.table.journal import ANSWER, Journal, Row
from tabard.table.sitting import CLAIM


class Asked:
    """One answer that was a choice: what the seat saw, was asked and took."""

    def __init__(self, answer: int, view: Any, question: Question, taken: int) -> None:
        self.answer = answer
        self.view = view
        self.question = question
        self.taken = taken


class Step:
    """What lies between two points of the curve."""

    def __init__(self, answer: int, question: int, after: Any, asked: list[Asked], sealed: bool) -> None:
        self.answer = answer  # the number of its last answer
        self.question = question  # … and of what it answered
        self.after = after
        self.asked = asked
        self.sealed = sealed


def steps(journal: Journal) -> list[Step]:
    """The answers not taken back, step by step."""
    again, found = journal.anew(), list[Step]()
    asked: dict[tuple[int, int], Asked] = {}
    sealed = False
    for number, row in enumerate(journal.kept, 1):
        one = looked_at(again, row, number)
        if len(one.question.options) > 1:
            asked[(row.question, row.seat)] = one  # a sealed answer given anew counts once
        again.fold(row)
        if any(question.needed and question.answer != OPEN for question in again.state.questions):
            sealed = True
        else:
            found.append(Step(number, row.question, again.state, list(asked.values()), sealed))
            asked, sealed = {}, False
    return found


def looked_at(journal: Journal, row: Row, number: int) -> Asked:
    box = journal.box
    view = box.redact(journal.state, row.seat)
    question = box.question(view, row.question, row.seat)
    return Asked(number, view, question, question.options.index(row.option))


class Saying:
    """Something said: the state it was said in, and how many answers there were."""

    def __init__(self, answer: int, state: Any, row: Row) -> None:
        self.answer = answer
        self.state = state
        self.seat = row.seat
        self.id: str = row.cells[2]
        self.facts: dict[str, Any] = row.cells[3]


def sayings(journal: Journal) -> list[Saying]:
    """What was said in the game; what was said before an answer that was taken back counts too."""
    again, found = journal.afresh(), list[Saying]()
    for row in journal.rows:
        if row.kind == CLAIM:
            found.append(Saying(len(again.kept), again.state, row))
        if row.kind == ANSWER or row.kind == "undo":
            again.keep(again.weighed_row(row))
    return found
