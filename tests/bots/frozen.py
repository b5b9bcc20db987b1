"""The search as it was before single cards were judged: what later ones are measured against.

    tabard arena guillotine --players search:50ms,tests/bots/frozen.py:Frozen50ms --pairs 200 --out build/frozen
"""

from __future__ import annotations

from typing import Any

from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot
from tabard.engine.state import Question, State
from tabard.games import game

WEIGHTS = {"guillotine": [0.1, 0.0, 0.0, 0.32, 0.07, 0.77, 0.195, 0.065, -0.03, 0.0]}


class Frozen(Bot):
    """Thinks for so many iterations or milliseconds, as the search did."""

    budget = (500, 0)

    def __init__(self, box: Any, seed: int | str) -> None:
        super().__init__(seed)
        self.searcher = SearchBot(box, game(box.game), seed, *self.budget)
        self.searcher.weights = WEIGHTS[box.game]

    def choose(self, view: State, question: Question) -> int:
        return self.searcher.choose(view, question)


class Frozen100it(Frozen):
    budget = (100, 0)


class Frozen50ms(Frozen):
    budget = (0, 50)
