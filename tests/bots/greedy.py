"""An untrained player: every second answer is given by lot, the others are what brings most at once, as far as it sees."""

from __future__ import annotations

from typing import Any

from tabard.engine.bot import Bot
from tabard.engine.dice import seeded
from tabard.engine.state import Question, State


class Greedy(Bot):
    """It never looks further than its answer. `tabard arena GAME --players gentle,tests/bots/greedy.py:Greedy`"""

    def __init__(self, box: Any, seed: int | str) -> None:
        super().__init__(seed)
        self.box = box

    def choose(self, view: State, question: Question) -> int:
        lot = self.roll(question, 1 << 20)
        count = len(question.options)
        if lot % 2:
            return lot // 2 % count
        brought = [self.brought(view, question, at) for at in range(count)]
        best = [at for at in range(count) if brought[at] == max(brought)]
        return best[lot // 2 % len(best)]

    def brought(self, view: State, question: Question, at: int) -> int:
        """Its points after the answer, in one of the worlds it may be in, less the best of the others'."""
        world = self.box.imagine(view, question.seat, seeded(self.seed, question.number, "greedy"))
        self.box.answer(world, question.number, question.seat, at)
        totals = [self.box.total(world, seat) for seat in range(world.seats)]
        return int(totals.pop(question.seat) - max(totals))
