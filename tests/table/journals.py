"""Journals to try things on, and journals that say whatever a test wants."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import tabard
from tabard.engine.errors import BadSave
from tabard.engine.save import packed
from tabard.table.journal import Journal, linked
from tabard.table.reading import open_journal
from tests.laws.walks import Policy

GAME = tabard.game("guillotine")
BOX = GAME.box(3)
NAMES = ["Ann", "Béa", "Cy"]


def journal_of(answers: int, seed: str = "journal") -> Journal:
    """A journal of so many answers, some of them taken back."""
    journal = Journal(BOX, seed, NAMES, ["you", "random", "steady"])
    policy = Policy(seed)
    for _ in range(answers):
        if journal.state.over:
            break
        question = journal.state.questions[policy.roll(len(journal.state.questions))]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.may_undo(question.seat) and policy.roll(4) == 0:
            journal.undo(question.seat)
    return journal


def text_of(journal: Journal) -> str:
    return "\n".join(journal.lines()) + "\n"


@cache
def some() -> str:
    return text_of(journal_of(40))


def head() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(some().splitlines()[0])
    return found


def rows() -> list[list[Any]]:
    return [json.loads(line)[:-1] for line in some().splitlines()[1:]]


def written(first: Any, then: list[Any]) -> str:
    """A journal whose every hash fits, whatever it says."""
    plain = {key: value for key, value in first.items() if key not in ("hash", "secret")}
    before = linked("", json.dumps(plain, sort_keys=True))
    lines = [json.dumps({**first, "hash": before})]
    for row in then:
        before = linked(before, json.dumps(row))
        lines.append(json.dumps([*row, before] if isinstance(row, list) else row))
    return "\n".join(lines) + "\n"


def refused(text: str) -> str:
    with pytest.raises(BadSave) as caught:
        open_journal(text)
    message = caught.value.message
    assert message
    assert "\n" not in message
    return message


def quiet_answer(journal: Journal) -> int:
    """Answer until an answer is quiet; the seat that gave it."""
    policy = Policy("quiet")
    for _ in range(500):
        question = journal.state.questions[0]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.quiet[-1]:
            return question.seat
    raise AssertionError("no answer was quiet")


def position(journal: Journal) -> str:
    return json.dumps(packed(journal.state))
