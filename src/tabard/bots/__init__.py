"""Bots by name. A bot is given a view and a question and says which option."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.bot import Bot, RandomBot
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest
from tabard.games import game

BOTS: Final = ["random", "steady"]


def bot(name: str, box: Box[Any], seed: int | str) -> Bot:
    """A bot for one seat of one game."""
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return game(box.game).steady(box, seed)
    raise BadRequest(f"there is no bot '{name}'; there are {', '.join(BOTS)}")
