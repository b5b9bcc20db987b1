"""A scripted Swords and Bagpipes player."""

from __future__ import annotations

from tabard.engine.bot import RandomBot
from tabard.games.swords_and_bagpipes.box import SwordsBox


class Steady(RandomBot):
    def __init__(self, box: SwordsBox, seed: int | str) -> None:
        super().__init__(seed)
