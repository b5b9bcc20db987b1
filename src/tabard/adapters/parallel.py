"""A table of PettingZoo where all agents act at every step: whoever is not asked waits, with an action of its own for that."""

from __future__ import annotations

from typing import Any

from tabard.adapters.pettingzoo import TableEnv, chosen
from tabard.arena.match import gains
from tabard.engine.rules import open_questions
from tabard.engine.state import Question

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    raise ImportError("PettingZoo is not installed; expected: pip install 'tabard[pettingzoo]'") from None


class TableParallelEnv(ParallelEnv):  # type: ignore[misc,unused-ignore]
    """One table. An illegal action is refused with NoSuchOption, and nothing has changed then."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.box = table.box
        self.wait = table.box.actions  # what those do who are not asked
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.seen_space() for agent in self.possible_agents}
        self.state_space = table.state_space

    def seen_space(self) -> Any:
        numbers = self.table.seen_space()["observation"]
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def asked(self) -> list[Question]:
        """Whoever may interrupt is asked alone, whoever must answer with all others who must."""
        found = open_questions(self.table.s.questions)
        return found if found and found[0].needed else found[:1]

    def observed(self) -> dict[str, Any]:
        asked = [self.possible_agents[question.seat] for question in self.asked()]
        found = {}
        for agent in self.possible_agents:
            seen = self.table.observe(agent)
            open_to_it = seen["action_mask"] if agent in asked else np.zeros(self.wait, np.int8)
            mask = np.append(open_to_it, np.int8(agent not in asked))
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal, as at a table of turns."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """All that are asked answer at once; whatever is given for the others does not count."""
        asked = self.asked()
        who = [self.possible_agents[question.seat] for question in asked]
        choices = [chosen(self.box, question, actions.get(agent), agent) for question, agent in zip(asked, who)]
        for question, choice in zip(asked, choices):
            self.box.take(self.table.s, question, choice)
        over = bool(self.table.s.over)
        paid = gains(self.box, self.table.s) if over else [0.0] * self.box.seats
        agents, self.agents = self.agents, [] if over else self.agents
        self.table.turn_to_whoever_is_asked()
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self.observed(), dict(zip(agents, paid)), ended, cut, {agent: {} for agent in agents}

    def state(self) -> Any:
        """The whole table as numbers, hands and all: for whoever teaches all agents together, not for them."""
        return self.table.state()

    def render(self) -> str | None:
        """The table as whoever is asked sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""
