"""Tables for whoever learns by reinforcement: one seat is the learner's, bots have the others.

    from tabard.envs import tables

    many = tables(name, 64, bots=["steady"])
    seen, _ = many.reset(seed=1)
    seen, rewards, over, cut, more = many.step(actions)

`tables` steps many games together, as Gymnasium's VectorEnv; `table` is one of them, as its Env. At many tables observations and
masks are written into arrays that are used again at every step: copy what you want to keep. The learner is asked only where there
is something to choose. Of many tables a game that is over begins anew in the same step (Gymnasium's SAME_STEP): its reward comes
with the first observation of the next game, and what was seen last is in `final_obs` of the infos.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Any, Final

from tabard.adapters.encoding import code, size
from tabard.arena.match import gains
from tabard.bots import check_name
from tabard.bots.others import Table, lay_all, take_all
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.code import Heap
from tabard.engine.errors import BadRequest
from tabard.games import game

try:
    import numpy as np
    from gymnasium import Env, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise ImportError("Gymnasium is not installed; expected: pip install 'tabard[pettingzoo]'") from None

NO_GAME: Final = "no game has been dealt; expected a reset first"


class Learner:
    """Who learns, at which box, where and against whom; and what it sees."""

    def __init__(self, box: Box[Any], bots: list[str], seat: int | None) -> None:
        if not bots or (seat is not None and not 0 <= seat < box.seats):
            raise BadRequest(f"bots {bots}, seat {seat}; expected 1 or more, and 0 to {box.seats - 1}")
        for name in bots:
            check_name(name, game(box.game))
        self.box = box
        self.bots = bots
        self.seat = seat
        self.code = code(box)
        self.actions = spaces.Discrete(box.actions)
        self.sees = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (size(box),), np.float32),
            "action_mask": spaces.Box(0, 1, (box.actions,), np.int8),
        })  # fmt: skip

    def table(self, seed: int | None) -> Table:
        """Equal seeds give equal games; without one each table is another."""
        name = seed if seed is not None else np.random.SeedSequence().entropy
        return Table(self.box, self.bots, self.seat, str(name))

    def blank(self, *shape: int) -> dict[str, Any]:
        """Arrays to be written into."""
        seen, mask = np.zeros((*shape, self.code.size), np.float32), np.zeros((*shape, self.box.actions), np.int8)
        return {"observation": seen, "action_mask": mask}

    def look(self, table: Table) -> dict[str, Any]:
        """What it sees at one table, in arrays of its own."""
        seen = self.blank()
        table.show(self.code, memoryview(seen["observation"]), memoryview(seen["action_mask"]))
        return seen

    def gained(self, table: Table) -> float:
        """What it has of the game that is over."""
        return gains(self.box, table.s)[table.seat]


class OneTable(Env):  # type: ignore[type-arg,misc,unused-ignore]
    """One table; a game that is over wants a reset."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.observation_space = learner.sees
        self.action_space = learner.actions
        self.table: Table | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game: the first of this seed, or without one the next."""
        super().reset(seed=seed, options=options)
        if self.table is None or seed is not None:
            self.table = self.learner.table(seed)
        self.table.begin()
        return self.learner.look(self.table), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's action."""
        if self.table is None:
            raise BadRequest(NO_GAME)
        over = bool(take_all([self.table], [int(action)]))
        return self.learner.look(self.table), self.learner.gained(self.table) if over else 0.0, over, False, {}


class Slate:
    """An array with a part for each table, wiped and written again and again."""

    def __init__(self, array: Any) -> None:
        self.flat = array.reshape(-1)
        self.bytes = self.flat.view(np.uint8)  # faster to clear
        self.firsts = np.arange(0, array.size, array.shape[1])

    def write(self, heap: Heap, what: Any) -> None:
        """What is on the heap, and zero everywhere else: packed and written in one piece, faster than number by number."""
        self.bytes.fill(0)
        where = np.frombuffer(pack(f"{len(heap.where)}q", *heap.where), np.int64)
        self.flat[where + self.firsts.repeat(heap.counts)] = what


class Tables(VectorEnv):  # type: ignore[type-arg,misc,unused-ignore]
    """So many tables of one box."""

    def __init__(self, learner: Learner, count: int) -> None:
        if count < 1:
            raise BadRequest(f"{count} tables; expected 1 or more")
        self.learner = learner
        self.box = learner.box
        self.num_envs = count
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = learner.sees
        self.single_action_space = learner.actions
        self.observation_space = batch_space(learner.sees, count)
        self.action_space = batch_space(learner.actions, count)
        self.seen = learner.blank(count)
        self.numbers, self.marks = Slate(self.seen["observation"]), Slate(self.seen["action_mask"])
        self.tables: list[Table] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games: a seed for each table, or one from which they are counted up; a table without one goes on."""
        seeds = self.seeds(seed)
        super().reset(seed=seeds[0], options=options)
        if not self.tables:
            self.tables = [self.learner.table(one) for one in seeds]
        for at, one in enumerate(seeds):
            if one is not None:
                self.tables[at] = self.learner.table(one)
            self.tables[at].begin()
        return self.look(), {}

    def seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """One for each table."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + at for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadRequest(f"{len(seed)} seeds for {self.num_envs} tables; expected one for each")
        return [None if one is None else int(one) for one in seed]

    def look(self) -> dict[str, Any]:
        """What the learner sees at every table."""
        numbers, marks = Heap(), Heap()
        lay_all(self.tables, self.learner.code, numbers, marks)
        self.numbers.write(numbers, np.frombuffer(pack(f"{len(numbers.what)}d", *numbers.what)))
        self.marks.write(marks, 1)
        return self.seen

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """An action for each table; if one is not open nothing is done at any."""
        if not self.tables:
            raise BadRequest(NO_GAME)
        chosen = np.asarray(actions).tolist()
        if len(chosen) != len(self.tables):
            raise BadRequest(f"{len(chosen)} actions for {len(self.tables)} tables; expected one for each")
        rewards, over = np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for at in take_all(self.tables, chosen):
            table = self.tables[at]
            rewards[at], over[at] = self.learner.gained(table), True
            infos = self._add_info(infos, {"final_obs": self.learner.look(table), "final_info": {}}, at)
            table.begin()
        return self.look(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def learner(
    name: str, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "",
    bots: list[str] | None = None, seat: int | None = None,
) -> Learner:  # fmt: skip
    """Who learns a game by its name on the shelf; bots by their names, dealt out to the seats after the learner's."""
    shelved = game(name)
    chosen = shelved.card_set(cards, variant) if isinstance(cards, str) else cards
    return Learner(shelved.box(seats or shelved.usual, variant, chosen), bots or ["random"], seat)


def tables(
    name: str, count: int, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "",
    bots: list[str] | None = None, seat: int | None = None,
) -> Tables:  # fmt: skip
    """So many tables."""
    return Tables(learner(name, seats, variant, cards, bots, seat), count)


def table(
    name: str, seats: int = 0, variant: dict[str, str] | None = None, cards: CardSet | str = "",
    bots: list[str] | None = None, seat: int | None = None,
) -> OneTable:  # fmt: skip
    """One of them."""
    return OneTable(learner(name, seats, variant, cards, bots, seat))
