"""A scripted Guillotine player."""

from __future__ import annotations

from tabard.engine.bot import Bot
from tabard.engine.state import Question, State
from tabard.games.guillotine.box import GuillotineBox


class Steady(Bot):
    def __init__(self, box: GuillotineBox, seed: int | str) -> None:
        super().__init__(seed)
        self.box = box

    def choose(self, view: State, question: Question) -> int:
        return self.roll(question, len(question.options))
