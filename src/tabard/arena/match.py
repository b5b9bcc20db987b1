"""One game between bots, each seeing only its own views."""

from __future__ import annotations

from typing import Any

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.journal import Journal


def next_answer(box: Box[Any], s: Any, bots: list[Bot]) -> tuple[int, int, int]:
    """Question, seat and choice of the next answer: whoever may interrupt is asked before whoever must answer."""
    for question in s.questions:
        if question.answer < 0:
            view = box.redact(s, question.seat)
            own = box.question(view, question.number, question.seat)
            return question.number, question.seat, bots[question.seat].choose(view, own)
    raise AssertionError("nobody is asked")


def play(box: Box[Any], seed: int | str, bots: list[Bot]) -> tuple[Any, int]:
    """The final state, and how many decisions (questions with two options or more) led to it."""
    s = box.deal(seed)
    decisions = 0
    while not s.over:
        number, seat, choice = next_answer(box, s, bots)
        if len(box.question(s, number, seat).options) > 1:
            decisions += 1
        box.answer(s, number, seat, choice)
    return s, decisions


def record(box: Box[Any], seed: int | str, bots: list[Bot], players: list[str]) -> Journal:
    """The same game as a journal."""
    names = [f"{player} {seat + 1}" for seat, player in enumerate(players)]
    journal = Journal(box, seed, names, players)
    while not journal.state.over:
        number, seat, choice = next_answer(box, journal.state, bots)
        journal.answer(number, seat, choice)
    return journal
