"""King and Fool, for two to four players: the smallest complete game, and a pattern for others."""

from __future__ import annotations

from typing import Any

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.game import Game

from .box import CourtBox
from .steady import Steady


class KingAndFool(Game):
    """The game as it stands on the shelf."""

    def make_box(self, seats: int, variant: dict[str, str], cards: CardSet) -> Box[Any]:
        return CourtBox(seats, variant, cards)

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        assert isinstance(box, CourtBox)
        return Steady(box, seed, box.king)


GAME = KingAndFool("king-and-fool", __name__, 2, 4, ["standard"], {}, usual=3)
