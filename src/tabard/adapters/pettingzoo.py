"""Every game of the shelf as a PettingZoo environment: one agent acts at a time, sees its own view, and is paid at the end.

Where all agents act at every step, as some trainers want, it is in `parallel.py`.
"""

from __future__ import annotations

from operator import attrgetter
from secrets import token_hex
from typing import Any, Final

from tabard.adapters.encoding import encode, masked, size
from tabard.arena.match import gains
from tabard.board import Board
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.dice import jumped, seeded
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.game import Game
from tabard.engine.rules import open_question
from tabard.engine.state import SPECTATOR, Question
from tabard.games import SHELF, game
from tabard.screen import Screen
from tabard.table.seen import moment
from tabard.table.sheet import sheet_of
from tabard.words import Words

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped,import-not-found,unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    raise ImportError("PettingZoo is not installed; expected: pip install 'tabard[pettingzoo]'") from None

MODES: Final = ["ansi", "human"]


class TableEnv(AECEnv):  # type: ignore[misc,unused-ignore]
    """One table. An illegal action is refused with NoSuchOption, and nothing has changed then."""

    def __init__(self, box: Box[Any], render_mode: str | None = None, lang: str = "en") -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadRequest(f"render_mode is '{render_mode}'; expected {' or '.join(MODES)}")
        self.box = box
        self.metadata = {"name": named(box.game, box.version), "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(box.seats)]
        self.agents: list[str] = []
        self.sheet = sheet_of(box)
        self.words = Words(lang, self.sheet, self.possible_agents)
        self.action_spaces = {agent: spaces.Discrete(box.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.seen_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(-np.inf, np.inf, (size(box),), np.float32)
        self.dice = 0
        self.s: Any = box.empty()

    def seen_space(self) -> Any:
        """What an agent sees: its view as numbers, and which actions are open to it."""
        numbers = spaces.Box(-np.inf, np.inf, (size(self.box),), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.box.actions,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed gives its own deal, and those after it too; without any, each deal is a new one."""
        if seed is not None:
            self.dice = seeded(seed)
        else:
            self.dice = jumped(self.dice) if self.dice else seeded(token_hex())
        self.s = self.box.deal_with(self.dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.turn_to_whoever_is_asked()

    def turn_to_whoever_is_asked(self) -> None:
        """Of several who must answer under seal the first who has not; they see nothing of each other's answers."""
        if not self.s.over:
            self.agent_selection = self.possible_agents[open_question(self.s.questions).seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        question = open_question(self.s.questions)
        self.box.answer(self.s, question.number, question.seat, self.choice(question, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.s.over:
            self.rewards = dict(zip(self.agents, gains(self.box, self.s)))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.turn_to_whoever_is_asked()

    def choice(self, question: Question, action: Any) -> int:
        """Which of the question's options an action is."""
        return chosen(self.box, question, action, self.agent_selection)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        view = self.box.glance(self.s, seat)
        return {"observation": encode(self.box, view, seat), "action_mask": masked(self.box, view, seat)}

    def state(self) -> Any:
        """The whole table as numbers, hands and all: for whoever teaches all agents together, not for them."""
        return encode(self.box, self.s, SPECTATOR)

    def render(self) -> str | None:
        """The table as whoever is asked sees it: returned ("ansi") or printed ("human"); at the end with the scores."""
        lines: list[str] = []
        board = Board(Screen(input, lines.append, False), self.words, self.sheet)
        seat = self.possible_agents.index(self.agent_selection)
        now = moment(self.box, self.s, seat)
        board.table(now)
        if self.s.over:
            board.result(now, [self.box.score(self.s, one) for one in range(self.box.seats)])
        else:
            board.screen.say(self.words.message(next(one for one in now.mine if one.sealed < 0).ask))
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def chosen(box: Box[Any], question: Question, action: Any, agent: str) -> int:
    """Which of a question's options an action is."""
    if isinstance(action, int | np.integer):
        option = int(action) - box.first[question.kind]
        if option in question.options:
            return question.options.index(option)
    actions = [box.action(question.kind, option) for option in question.options]
    raise NoSuchOption(f"action {action} is not open to {agent}; expected one of {actions}")


class Near:
    """A wrapper that asks the table itself about its agents, some forty times a step, and not each wrapper in between."""

    env: Any
    table: TableEnv  # from the first reset on; before it the wrapper is asked, which may refuse

    agents = property(attrgetter("table.agents"))
    agent_selection = property(attrgetter("table.agent_selection"))
    rewards = property(attrgetter("table.rewards"))
    terminations = property(attrgetter("table.terminations"))
    truncations = property(attrgetter("table.truncations"))
    infos = property(attrgetter("table.infos"))
    _cumulative_rewards = property(attrgetter("table._cumulative_rewards"))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)  # type: ignore[misc]
        self.table = self.env.unwrapped

    def __str__(self) -> str:
        return str(self.env)


class Losing(Near, wrappers.TerminateIllegalWrapper):  # type: ignore[misc,unused-ignore]
    """Whoever takes an illegal action loses at once."""


class Bounded(Near, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc,unused-ignore]
    """An action that is none is refused."""


class Ordered(Near, wrappers.OrderEnforcingWrapper):  # type: ignore[misc,unused-ignore]
    """A reset comes first."""


class Environment:
    """A game as PettingZoo's own modules give one: `env` with the usual wrappers, `raw_env` without."""

    def __init__(self, shelved: Game) -> None:
        self.game = shelved

    def raw_env(
        self, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "", render_mode: str | None = None,
        lang: str = "en",
    ) -> TableEnv:  # fmt: skip
        """A table of so many seats, the game's usual number if none is given; with a card set, or its name or file."""
        chosen = self.game.card_set(cards, variant) if isinstance(cards, str) else cards
        return TableEnv(self.game.box(seats or self.game.usual, variant, chosen), render_mode, lang)

    def env(
        self, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "", render_mode: str | None = None,
        lang: str = "en",
    ) -> Any:  # fmt: skip
        """The same; whoever takes an illegal action loses at once, as in PettingZoo's classic games."""
        return Ordered(Bounded(Losing(self.raw_env(seats, variant, cards, render_mode, lang), illegal_reward=-1)))

    def parallel_env(
        self, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "", render_mode: str | None = None,
        lang: str = "en",
    ) -> Any:  # fmt: skip
        """The same table where all agents act at every step."""
        from tabard.adapters.parallel import TableParallelEnv

        return TableParallelEnv(self.raw_env(seats, variant, cards, render_mode, lang))


def named(game: str, version: int) -> str:
    """As PettingZoo names environments: with the version of the rules."""
    return f"{game.replace('-', '_')}_v{version}"


ENVIRONMENTS: Final = {named(shelved.name, shelved.version): Environment(shelved) for shelved in SHELF}


def env(
    name: str, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "", render_mode: str | None = None,
    lang: str = "en",
) -> Any:  # fmt: skip
    """A table of a game by its name on the shelf."""
    return Environment(game(name)).env(seats, variant, cards, render_mode, lang)


def parallel_env(
    name: str, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "", render_mode: str | None = None,
    lang: str = "en",
) -> Any:  # fmt: skip
    """The same, where all agents act at every step."""
    return Environment(game(name)).parallel_env(seats, variant, cards, render_mode, lang)


def __getattr__(name: str) -> Environment:
    """Every environment by its name, so that it can be imported."""
    if name in ENVIRONMENTS:
        return ENVIRONMENTS[name]
    raise AttributeError(f"there is no '{name}'; there are {', '.join(ENVIRONMENTS)}")
