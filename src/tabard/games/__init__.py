"""The shelf: the only list of games."""

from __future__ import annotations

from typing import Final

from tabard.engine.errors import BadRequest
from tabard.engine.game import Game
from tabard.games.guillotine import GUILLOTINE

SHELF: Final[list[Game]] = [GUILLOTINE]


def game(name: str) -> Game:
    for one in SHELF:
        if one.name == name:
            return one
    raise BadRequest(f"there is no game '{name}'; on the shelf: {', '.join([one.name for one in SHELF])}")
