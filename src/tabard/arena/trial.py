"""A card set tried out: players who never stop while they can go on find the cards that can be played for ever."""

from __future__ import annotations

from typing import Any, Final

from tabard.arena.match import play
from tabard.engine.bot import Bot, RandomBot
from tabard.engine.box import Box
from tabard.engine.state import Question, State

GAMES: Final = 5  # of each player, at each table


class Eager(Bot):
    """By lot, but never the first option, which does nothing or leaves, while there is another."""

    def choose(self, view: State, question: Question) -> int:
        others = len(question.options) - 1
        return 1 + self.roll(question, others) if others else 0


class Stubborn(Bot):
    """Always the last option."""

    def choose(self, view: State, question: Question) -> int:
        return len(question.options) - 1


def try_out(box: Box[Any]) -> None:
    """Play a few games; Endless says which card has kept one from ending."""
    for number in range(GAMES):
        for player in (RandomBot, Eager, Stubborn):
            play(box, f"trial/{number}", [player(seat) for seat in range(box.seats)])
