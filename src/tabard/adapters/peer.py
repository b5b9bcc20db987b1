"""OpenSpiel's own search as a bot at our tables."""

# mypy: disallow-subclassing-any=False

from __future__ import annotations

import time
from typing import Any, Final

from tabard.adapters.openspiel import TableGame, TableState
from tabard.arena.match import gains
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import jumped, seeded
from tabard.engine.state import OPEN, Question, State

try:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped,import-not-found,unused-ignore]
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    raise ImportError("OpenSpiel is not installed; expected: pip install 'tabard[openspiel]'") from None

EXPLORE: Final = 1.0  # of 0.5, 1 and 2 the best against our scripted players; for two, and more for more: there is more to win


class Rollouts:
    """What a state is worth: one random game to its end, played inside the engine. All actions are alike beforehand."""

    def __init__(self, box: Box[Any], dice: int) -> None:
        self.box = box
        self.dice = dice

    def evaluate(self, state: TableState) -> list[float]:
        s = state.table.clone()
        self.dice = jumped(self.dice)
        self.box.playout(s, self.dice)
        return gains(self.box, s)

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """The clock has run out."""


class ClockedBot(ISMCTSBot):
    """Their search as it is, but for a clock that is looked at before each simulation; 0 is for ever."""

    deadline = 0.0

    def sample_root_state(self, state: TableState) -> Any:
        if self.deadline and time.perf_counter() > self.deadline and self._root_node.total_visits > 0:
            raise OutOfTime
        return super().sample_root_state(state)

    def run_search(self, state: TableState) -> Any:
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)


class PeerBot(Bot):
    """OpenSpiel's ISMCTS (in Python: the one in C++ cannot play games that are not) with rollouts inside the engine.

    Every world it thinks about is imagined from the view. Sealed answers are given in turn: see `turn_based` in `openspiel.py`.
    Its own rollouts, in Python, are for comparison: they take more than twice the time.
    """

    def __init__(self, box: Box[Any], seed: int | str, iterations: int, milliseconds: int, own_rollouts: bool = False) -> None:
        super().__init__(seed)
        self.own_rollouts = own_rollouts
        self.box = box
        self.game = TableGame(box, {}, 1, True, False)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.explore = EXPLORE * box.seats / 2

    def choose(self, view: State, question: Question) -> int:
        if len(question.options) == 1:
            return 0
        began = time.perf_counter()
        bot, state = self.thinking(view, question)
        if self.milliseconds:
            bot.deadline = began + self.milliseconds / 1000
        _, option = self.box.meaning(int(bot.step(state)))
        return question.options.index(option)

    def thinking(self, view: State, question: Question) -> tuple[ClockedBot, TableState]:
        """The search that is to be run, and from where."""
        dice = seeded(self.seed, question.number)
        view = view.clone()
        view.questions.sort(key=lambda one: one.number != question.number)  # should another be open too, this comes first
        view.questions[0].answer = OPEN  # should it be sealed already, it may still be changed
        worlds = Worlds(self.game, view, question.seat, dice)
        most = self.iterations + 1 if self.iterations else 1_000_000_000  # their first simulation only makes the root
        chance = np.random.RandomState(dice & 0xFFFFFFFF)
        rollouts: Any = Rollouts(self.box, seeded(self.seed, question.number, "rollouts"))
        if self.own_rollouts:
            rollouts = RandomRolloutEvaluator(1, chance)
        bot = ClockedBot(self.game, rollouts, self.explore, most, random_state=chance)
        bot.set_resampler(worlds.another)
        return bot, worlds.another()


class Worlds:
    """States that a view allows, one after the other."""

    def __init__(self, game: TableGame, view: State, seat: int, dice: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.dice = dice

    def another(self, state: TableState | None = None, player: int = 0) -> TableState:
        self.dice = jumped(self.dice)
        return self.game.at(self.game.box.imagine(self.view, self.seat, self.dice))
