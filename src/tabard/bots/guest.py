"""Bots that are not ours: they are shown copies, and what they do wrong is told in one sentence."""

from __future__ import annotations

import operator
import pickle
import traceback
from collections.abc import Callable
from typing import Any

from tabard.engine.bot import Bot
from tabard.engine.errors import BadRequest
from tabard.engine.state import Question, State


class BotFailed(BadRequest):
    """A bot has raised an error or answered nonsense."""

    def __init__(self, name: str, why: str, more: str = "") -> None:
        super().__init__(f"{name} {why}{more}")
        self.name = name
        self.why = why
        self.more = more  # for the bot's author, and not for the results: it may hold anything, and differ from run to run

    def __reduce__(self) -> Any:
        return BotFailed, (self.name, self.why, self.more)


class Guest(Bot):
    """The table is not a guest's to change, whatever it does to what it is shown."""

    def __init__(self, name: str, make: Callable[[], Any], seed: int | str) -> None:
        super().__init__(seed)
        self.name = name
        self.own: Any = None
        try:
            self.own = make()
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise failure(name, wrong, 0) from None

    def choose(self, view: State, question: Question) -> int:
        shown, asked = pickle.loads(pickle.dumps((view, question)))
        try:
            answer = self.own.choose(shown, asked)
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise failure(self.name, wrong, question.number) from None
        return checked(self.name, answer, question)


def checked(name: str, answer: Any, question: Question) -> int:
    """The answer as an index of the options; numbers of numpy are numbers too."""
    last = len(question.options) - 1
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise BotFailed(name, f"gave no whole number but {type(answer).__name__} {when(question.number)}")
    index = operator.index(answer)
    if not 0 <= index <= last:
        raise BotFailed(name, f"gave a number beyond the options 0 to {last} {when(question.number)}")
    return index


def failure(name: str, wrong: BaseException, number: int) -> BotFailed:
    """An error as a sentence: which, when; where, and what it says."""
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    said = " ".join(traceback.format_exception_only(wrong)[-1].split())
    return BotFailed(name, f"raised {type(wrong).__name__} {when(number)}", f" ({last.filename}:{last.lineno}): {said}")


def when(number: int) -> str:
    """Question 0 is the one whether the bot is there at all."""
    return f"at question {number}" if number else "when it sat down"
