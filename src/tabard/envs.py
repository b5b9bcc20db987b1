"""Many tables stepped together, as Gymnasium's VectorEnv: one seat of each is the learner's, bots have the others.

    from tabard.envs import tables

    many = tables(name, 64, bots=["steady"])
    seen, _ = many.reset(seed=1)
    seen, rewards, over, cut, more = many.step(actions)

Observations and masks are written into arrays that are used again at every step: copy what you want to keep. The learner is
asked only where there is something to choose. A game that is over begins anew in the same step (Gymnasium's SAME_STEP): its
reward comes with the first observation of the next game, and what was seen last is in `final_obs` of the infos.
"""

from __future__ import annotations

from typing import Any

from tabard.adapters.encoding import code, encode, masked, size
from tabard.arena.match import gains
from tabard.bots import bot, check_name
from tabard.bots.others import play_on
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.code import mark
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.state import Question
from tabard.games import game

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise ImportError("Gymnasium is not installed; expected: pip install 'tabard[pettingzoo]'") from None


class Table:
    """One game after another: who sits where, and what the learner is asked."""

    def __init__(self, box: Box[Any], bots: list[str], seat: int | None, name: str) -> None:
        self.box = box
        self.names = bots
        self.fixed = seat
        self.name = name  # the deals and the bots' seeds follow from it
        self.games = 0
        self.s: Any = None
        self.seat = 0
        self.bots: list[Bot | None] = []
        self.question: Question | None = None

    def begin(self) -> None:
        """The next game; the learner moves on by one seat, unless it has one of its own."""
        while self.question is None:  # bots alone may have had all there was to choose
            self.seat = self.games % self.box.seats if self.fixed is None else self.fixed
            self.bots = [self.sat(seat) for seat in range(self.box.seats)]
            self.s = self.box.deal(f"{self.name}/{self.games}")
            self.games += 1
            self.question = play_on(self.box, self.s, self.bots)

    def sat(self, seat: int) -> Bot | None:
        if seat == self.seat:
            return None
        place = (seat - self.seat) % self.box.seats - 1
        return bot(self.names[place % len(self.names)], self.box, purpose(self.name, "bot", self.games, seat))

    def take(self, action: int) -> list[float] | None:
        """The learner's action; what each seat gained if that ended the game."""
        question = self.question
        assert question is not None
        kind, option = self.box.meaning(action) if 0 <= action < self.box.actions else (-1, -1)
        if kind != question.kind or option not in question.options:
            expected = [self.box.action(question.kind, one) for one in question.options]
            raise NoSuchOption(f"action {action} is not open at table {self.name}; expected one of {expected}")
        self.box.take(self.s, question, question.options.index(option))
        self.question = play_on(self.box, self.s, self.bots)
        return gains(self.box, self.s) if self.question is None else None

    def look(self) -> dict[str, Any]:
        """What the learner sees, in arrays of its own."""
        view = self.box.redact(self.s, self.seat)
        return {"observation": encode(self.box, view, self.seat), "action_mask": masked(self.box, view, self.seat)}


class Tables(VectorEnv):  # type: ignore[type-arg,misc,unused-ignore]
    """So many tables of one box."""

    def __init__(self, box: Box[Any], count: int, bots: list[str], seat: int | None = None) -> None:
        if count < 1 or not bots or (seat is not None and not 0 <= seat < box.seats):
            raise BadRequest(f"{count} tables, bots {bots}, seat {seat}; expected 1 or more, 1 or more, and 0 to {box.seats - 1}")
        for name in bots:
            check_name(name, game(box.game))
        self.box = box
        self.bots = bots
        self.seat = seat
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (size(box),), np.float32),
            "action_mask": spaces.Box(0, 1, (box.actions,), np.int8),
        })  # fmt: skip
        self.single_action_space = spaces.Discrete(box.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.seen: Any = np.zeros((count, size(box)), np.float32)
        self.masks: Any = np.zeros((count, box.actions), np.int8)
        self.numbers = [memoryview(own) for own in self.seen]
        self.marks = [memoryview(own) for own in self.masks]
        self.code = code(box)
        self.tables: list[Table] = []

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """New tables. Equal seeds give equal games; without one each run is another."""
        super().reset(seed=None if isinstance(seed, list) else seed, options=options)
        first = seed if seed is not None else int(np.random.SeedSequence().entropy)  # type: ignore[arg-type]
        self.tables = [Table(self.box, self.bots, self.seat, f"{first}/{at}") for at in range(self.num_envs)]
        for table in self.tables:
            table.begin()
        return self.look(), {}

    def look(self) -> dict[str, Any]:
        """What the learner sees at every table."""
        self.seen.fill(0.0)
        self.masks.fill(0)
        redact, write = self.box.redact, self.code.write
        for table, own, marks in zip(self.tables, self.numbers, self.marks):
            view = redact(table.s, table.seat)
            write(view, table.seat, own)
            mark(self.box, view.questions, table.seat, marks)
        return {"observation": self.seen, "action_mask": self.masks}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """An action for each table."""
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, object)
        for at, (table, action) in enumerate(zip(self.tables, np.asarray(actions).tolist(), strict=True)):
            gained = table.take(action)
            if gained is not None:
                rewards[at], over[at], last[at] = gained[table.seat], True, table.look()
                table.begin()
        infos = {"final_obs": last, "_final_obs": over.copy()} if over.any() else {}
        return self.look(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def tables(
    name: str, count: int, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "",
    bots: list[str] | None = None, seat: int | None = None,
) -> Tables:  # fmt: skip
    """So many tables of a game by its name on the shelf; bots by their names, dealt out to the seats after the learner's."""
    shelved = game(name)
    chosen = shelved.card_set(cards, variant) if isinstance(cards, str) else cards
    return Tables(shelved.box(seats or shelved.usual, variant, chosen), count, bots or ["random"], seat)
