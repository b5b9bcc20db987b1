"""The search as it was before traits were fitted: tables are judged by the formula alone, with the weights it had then.

    tabard arena guillotine --players search:50ms,tests/bots/frozen.py:Frozen50ms --pairs 200 --out build/frozen
"""

from __future__ import annotations

from typing import Any

from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot
from tabard.engine.state import Question, State
from tabard.games import game

WEIGHTS = {  # by game and kind of table; the last is how much traits count
    ("guillotine", "two"): [0.1, 0.0, 0.0, 0.32, 0.07, 0.77, 0.195, 0.065, -0.03, 0.0],
    ("guillotine", "more"): [0.1, 0.0, 0.0, 0.32, 0.07, 0.77, 0.195, 0.065, -0.03, 0.0],
    ("swords-and-bagpipes", "two"): [0.625, 0.39, 0.61, 1.49, 0.45, 0.52, 0.16, 0.51, 0.33, 0.0],
    ("swords-and-bagpipes", "more"): [0.645, 0.074, 0.35, 0.68, 0.97, 0.83, 0.1, 0.276, 1.6, 0.0],
    ("with-sword-and-shield", "joust"): [1.25, 2.2, 2.3, 0.18, 0.66, 0.13, 0.09, 0.62, 0.7, 0.31, 0.0],
}


class Frozen(Bot):
    """Thinks for so many iterations or milliseconds, as the search did."""

    budget = (500, 0)

    def __init__(self, box: Any, seed: int | str) -> None:
        super().__init__(seed)
        self.searcher = SearchBot(box, game(box.game), seed, *self.budget)
        self.searcher.weights = WEIGHTS.get((box.game, box.judge.table), box.judge.weights())

    def choose(self, view: State, question: Question) -> int:
        return self.searcher.choose(view, question)


class Frozen100it(Frozen):
    budget = (100, 0)


class Frozen50ms(Frozen):
    budget = (0, 50)
