"""Who sits down: what somebody has learnt as a bot at our tables, and our bots in the loops of others.

- `PolicyBot`: a function of what is seen (as PettingZoo and `tabard.envs` show it) plays in `tabard arena`.
- `SpielBot`: a policy of OpenSpiel, learnt without `recall`, does.
- `BotPolicy`: one of our bots is a policy of OpenSpiel, to be learnt against or to be exploited.
- `BotAgent`: one of our bots is an agent in OpenSpiel's `rl_environment`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabard.adapters.encoding import encode, masked
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.rules import open_to
from tabard.engine.state import OPEN, Question, State

SIDES: Final = 1 << 30  # of the dice for a choice by lot


class PolicyBot(Bot):
    """Plays by a function of an observation and its mask, which gives each action its weight."""

    def __init__(self, box: Box[Any], seed: int | str, policy: Callable[[Any, Any], Any]) -> None:
        super().__init__(seed)
        self.box = box
        self.policy = policy

    def choose(self, view: State, question: Question) -> int:
        seen = encode(self.box, view, question.seat)
        weights = self.policy(seen, masked(self.box, view, question.seat))
        actions = [self.box.action(question.kind, option) for option in question.options]
        return drawn(self, question, [float(weights[action]) for action in actions])


class SpielBot(Bot):
    """Plays by a policy of OpenSpiel. It is shown what the view shows, so it must have been learnt without `recall`."""

    def __init__(self, box: Box[Any], seed: int | str, policy: Any) -> None:
        from tabard.adapters.openspiel import TableGame

        super().__init__(seed)
        self.box = box
        self.policy = policy
        self.game = TableGame(box, {}, 1, True, False)

    def choose(self, view: State, question: Question) -> int:
        view = view.clone()
        view.questions.sort(key=lambda one: one.number != question.number)  # should another be open too, this comes first
        view.questions[0].answer = OPEN  # should it be sealed already, it may still be changed
        state = self.game.at(self.box.imagine(view, question.seat, seeded(self.seed, question.number)))
        chances = self.policy.action_probabilities(state, question.seat)
        actions = [self.box.action(question.kind, option) for option in question.options]
        return drawn(self, question, [float(chances.get(action, 0.0)) for action in actions])


class BotPolicy:
    """One of our bots, by its name, where OpenSpiel wants a policy: it does one thing wherever it sees the same."""

    def __init__(self, game: Any, name: str, seed: int | str = 0) -> None:
        self.game = game
        self.bots = [bot(name, game.box, seed) for _ in range(game.num_players())]

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        action = chosen(self.bots[player], state, player)
        return {one: float(one == action) for one in state.legal_actions(player)}

    def __call__(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        return self.action_probabilities(state, player_id)


class BotAgent:
    """One of our bots, by its name, at a seat of an `rl_environment`."""

    def __init__(self, environment: Any, player_id: int, name: str, seed: int | str = 0) -> None:
        self.environment = environment
        self.player_id = player_id
        self.bot = bot(name, environment.game.box, f"{seed}/{player_id}")

    def step(self, time_step: Any, is_evaluation: bool = False) -> Any:
        from open_spiel.python.rl_agent import StepOutput  # type: ignore[import-untyped,import-not-found,unused-ignore]

        if time_step.last():
            return None
        return StepOutput(action=chosen(self.bot, self.environment.get_state, self.player_id), probs=None)


def chosen(by: Bot, state: Any, player: int) -> int:
    """The action a bot takes at a state of OpenSpiel, from this player's view of it; it waits if it is not asked."""
    view = state.view(player)
    for question in open_to(state.asked(), player):
        own = state.box.question(view, question.number, player)
        return int(state.box.action(own.kind, own.options[by.choose(view, own)]))
    return int(state.game.wait)


def drawn(by: Bot, question: Question, weights: list[float]) -> int:
    """An option by lot."""
    lot = by.roll(question, SIDES) / SIDES * sum(weights)
    for at, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return at
    return max(range(len(weights)), key=weights.__getitem__)
