"""Swords and Bagpipes, two editions, for two to six players."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.game import Game
from tabard.games.swords_and_bagpipes.box import LOT, RULES_VERSION, SEAT, SwordsBox
from tabard.games.swords_and_bagpipes.designs import MOST_SEATS
from tabard.games.swords_and_bagpipes.levels import LEVELS, STYLES
from tabard.games.swords_and_bagpipes.steady import Steady

NO: Final = "no"
SEATS: Final = [LOT, *[SEAT + str(seat + 1) for seat in range(MOST_SEATS)]]


class SwordsGame(Game):
    """The game as it stands on the shelf."""

    def make_box(self, seats: int, variant: dict[str, str], cards: CardSet) -> Box[Any]:
        return SwordsBox(seats, variant, cards, {})

    def set_of(self, variant: dict[str, str]) -> str:
        return variant["edition"]

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        assert isinstance(box, SwordsBox)
        return Steady(box, seed)


SWORDS_AND_BAGPIPES: Final = SwordsGame(
    "swords-and-bagpipes",
    "tabard.games.swords_and_bagpipes",
    2,
    MOST_SEATS,
    ["international", "first-edition"],
    {
        "edition": ["international", "first-edition"],
        "length": ["seven", "long"],
        "ensemble": [NO, "yes"],
        "daggers": ["shuffled", "predictable"],
        "village": [NO, "yes"],
        "stay-home": [NO, "yes"],
        "oldest": SEATS,
        "youngest": SEATS,
    },
    usual=4,
    version=RULES_VERSION,
    levels=LEVELS,
    styles=STYLES,
)
