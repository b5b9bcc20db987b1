"""One game between bots, each seeing only its own views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.errors import Endless
from tabard.engine.rules import LONGEST, open_question
from tabard.engine.state import Event
from tabard.table.journal import Journal

Seeing = Callable[[Box[Any], Any, list[Event]], None]  # is told of the deal, and of the state and the events of every answer
AHEAD: Final = 300  # answers of a game that does not end, to see which card keeps it from ending


def next_answer(box: Box[Any], s: Any, bots: list[Bot]) -> tuple[int, int, int]:
    """Question, seat and choice of the next answer: whoever may interrupt is asked before whoever must answer."""
    question = open_question(s.questions)
    view = box.redact(s, question.seat)
    own = box.question(view, question.number, question.seat)
    return question.number, question.seat, bots[question.seat].choose(view, own)


def play(
    box: Box[Any], seed: int | str, bots: list[Bot], journal: Journal | None = None, see: Seeing | None = None
) -> tuple[Any, int]:
    """The final state, and how many decisions (two options or more) led to it; written and seen if that is wished."""
    s = journal.state if journal else box.deal(seed, see is not None)
    if see:
        see(box, s, s.events or [])
    decisions = 0
    while not s.over:
        number, seat, choice = next_answer(box, s, bots)
        if number > LONGEST:
            raise endless(box, s, bots)
        if len(box.question(s, number, seat).options) > 1:
            decisions += 1
        if journal:
            journal.answer(number, seat, choice)
            s = journal.state
        else:
            s.events = [] if see else None
            box.answer(s, number, seat, choice)
        if see:
            see(box, s, s.events or [])
    return s, decisions


def endless(box: Box[Any], s: Any, bots: list[Bot]) -> Endless:
    """Why a game does not end: it goes on for a while, and the card that is played most is named."""
    s = s.clone()
    s.asked, s.events = 0, []
    for question in s.questions:
        question.number = s.asked = s.asked + 1
    for _ in range(AHEAD):
        if not s.over:
            box.answer(s, *next_answer(box, s, bots))
    played = Counter([ref for event in s.events for ref in box.show.used(event)])
    most = played.most_common(1)[0][0] if played else ""
    where = [f"{one.given.file}:{one.given.line_of('')}: {one.given.where}" for one in box.designs() if one.ref() == most]
    said = "can be played for ever" if where else "some of these cards can be played for ever"
    return Endless(f"{(where or [box.card_set.file])[0]}: {said}: a game of {box.seats} has not ended after {LONGEST} questions")


def split(box: Box[Any], s: Any) -> list[float]:
    """What counts as a seat's share of the victory."""
    return box.split(s)


def record(box: Box[Any], seed: int | str, bots: list[Bot], players: list[str]) -> Journal:
    """The same game as a journal."""
    journal = blank(box, seed, players)
    play(box, seed, bots, journal)
    return journal


def blank(box: Box[Any], seed: int | str, players: list[str]) -> Journal:
    """A journal of which nothing is written yet."""
    return Journal(box, seed, [f"{player} {seat + 1}" for seat, player in enumerate(players)], players)


def gains(box: Box[Any], s: Any) -> list[float]:
    """What other libraries call rewards: the victory is worth as much as there are seats, and each has paid one for it."""
    return [s.seats * share - 1.0 for share in split(box, s)]
