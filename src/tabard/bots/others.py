"""Bots at all seats but one: what somebody needs who learns at that one."""

from __future__ import annotations

from typing import Any

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.rules import open_question
from tabard.engine.state import Question


def play_on(box: Box[Any], s: Any, bots: list[Bot | None]) -> Question | None:
    """Until a seat without a bot has something to choose, or the game is over (None)."""
    while not s.over:
        question = open_question(s.questions)
        bot = bots[question.seat]
        if len(question.options) == 1:
            box.take(s, question, 0)
        elif bot is None:
            return question
        elif bot.blind:
            box.take(s, question, bot.choose(s, question))
        else:
            view = box.redact(s, question.seat)
            box.take(s, question, bot.choose(view, box.question(view, question.number, question.seat)))
    return None
