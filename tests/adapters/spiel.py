"""Our games as OpenSpiel loads and plays them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from tabard.adapters.openspiel import TableState
from tabard.games import SHELF
from tests.laws.walks import TABLES, Name, named

SMALL = Path(__file__).parents[2] / "examples" / "small_guillotine.toml"
NAMES = {one.name: f"tabard_{one.name.replace('-', '_')}" for one in SHELF}
FEW = [table for table in TABLES if table[1] in (2, 4) and len(table[2]) < 2]
at_a_few_tables = pytest.mark.parametrize("table", FEW, ids=[named(table) for table in FEW])


def loaded(table: Name, **params: Any) -> Any:
    name, players, variant = table
    return pyspiel.load_game(NAMES[name], {"players": players, **variant, **params})


def small(**params: Any) -> Any:
    """A game whose whole tree can be walked."""
    return pyspiel.load_game("tabard_guillotine", {"cards": str(SMALL), **params})


def walk(game: Any, seed: int) -> Iterator[TableState]:
    """Every state of a random game but the root."""
    state, dice = game.new_initial_state(), random.Random(seed)
    state.apply_action(dice.randrange(game.max_chance_outcomes()))
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            each = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([dice.choice(actions) if actions else 0 for actions in each])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state
