"""Guillotine, for two to five players."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.game import Game
from tabard.games.guillotine.box import RULES_VERSION, GuillotineBox
from tabard.games.guillotine.levels import LEVELS
from tabard.games.guillotine.steady import Steady


class GuillotineGame(Game):
    """The game as it stands on the shelf."""

    def make_box(self, seats: int, variant: dict[str, str], cards: CardSet) -> Box[Any]:
        return GuillotineBox(seats, variant, cards, {})

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        assert isinstance(box, GuillotineBox)
        return Steady(box, seed)


GUILLOTINE: Final = GuillotineGame(
    "guillotine",
    "tabard.games.guillotine",
    2,
    5,
    ["standard"],
    {"edition": ["standard", "german"]},
    version=RULES_VERSION,
    levels=LEVELS,
)
