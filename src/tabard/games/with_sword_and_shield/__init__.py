"""With Sword and Shield: a Joust for two, a Mêlée of two teams for two to six players."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.game import Game
from tabard.games.with_sword_and_shield.box import RULES_VERSION, SIZES, TourneyBox
from tabard.games.with_sword_and_shield.cards import MOST_KNIGHTS
from tabard.games.with_sword_and_shield.levels import LEVELS, STYLES
from tabard.games.with_sword_and_shield.steady import Steady


class TourneyGame(Game):
    """The game as it stands on the shelf."""

    def make_box(self, seats: int, variant: dict[str, str], cards: CardSet) -> Box[Any]:
        return TourneyBox(seats, variant, cards, {})

    def usual_choice(self, variant: str, given: dict[str, str], seats: int) -> str:
        """More than two play a Mêlée, and a Mêlée is played with two decks (WS-3.1.1)."""
        mode = given.get("mode", "joust" if seats == 2 else "melee")
        if variant == "mode":
            return mode
        return "two" if variant == "decks" and mode != "joust" else super().usual_choice(variant, given, seats)

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        assert isinstance(box, TourneyBox)
        return Steady(box, seed)


WITH_SWORD_AND_SHIELD: Final = TourneyGame(
    "with-sword-and-shield",
    "tabard.games.with_sword_and_shield",
    2,
    MOST_KNIGHTS,
    ["reconstructed"],
    {"mode": ["joust", "melee", "short"], "decks": ["one", "two"], "teams": list(SIZES)},
    usual=2,
    measured=2,
    version=RULES_VERSION,
    levels=LEVELS,
    styles=STYLES,
)
