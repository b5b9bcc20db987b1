"""Tianshou's own wrapper of PettingZoo's environments, taken from its package as it is.

The package as a whole brings torch, numba and pandas; this module of it needs none of them, so it is loaded alone.
"""

from __future__ import annotations

from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabard.adapters.pettingzoo import env
from tabard.games import SHELF
from tests.laws.walks import Name

TABLES: list[Name] = [(game.name, seats, {}) for game in SHELF for seats in {game.usual, game.most}]


def wrapped(table: Any) -> Any:
    package = find_spec("tianshou")
    assert package is not None
    assert package.origin is not None
    spec = spec_from_file_location("tianshou_env", Path(package.origin).parent / "env" / "pettingzoo_env.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PettingZooEnv(table)


@pytest.mark.parametrize("at", TABLES, ids=[f"{name}-{seats}" for name, seats, _ in TABLES])
def test_a_game_in_tianshous_wrapper_is_that_of_the_table(at: Name) -> None:
    theirs, ours, dice = wrapped(env(at[0], at[1])), env(at[0], at[1]), np.random.default_rng(1)
    seen, _ = theirs.reset(seed=7)
    ours.reset(seed=7)
    over = False
    while not over:
        own, _, _, _, _ = ours.last()
        assert seen["agent_id"] == ours.agent_selection
        assert np.array_equal(seen["obs"], own["observation"])
        assert seen["mask"] == own["action_mask"].astype(bool).tolist()
        action = dice.choice(np.flatnonzero(seen["mask"]))
        seen, rewards, over, cut, _ = theirs.step(action)
        ours.step(action)
        assert not cut
        assert rewards == list(ours.rewards.values())
    assert sum(rewards) == pytest.approx(0)
