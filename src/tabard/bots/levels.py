"""Levels: how strong a bot plays, in one word for people. A game says in a table what each of them is there."""

from __future__ import annotations

from typing import Final

from tabard.engine.errors import BadRequest
from tabard.engine.game import Game

LEVELS: Final = ["gentle", "easy", "medium", "strong", "master"]
USUAL: Final = "easy"  # who plays where nobody has chosen
BUDGETS: Final = ["4w~0.2", "8w~0.1", "8w~0.03", "100it", "600it"]  # of a game without a table of its own


def is_level(name: str) -> bool:
    """Whether a bot's name is that of a level, with a style or without: gentle, gentle:loyal."""
    return name.partition(":")[0] in LEVELS


def budget_of(name: str, shelf: Game, seats: int) -> str:
    """How long a level thinks in this game at a table of so many, and how far its choice may slip."""
    table = shelf.levels
    known = [fewest for fewest in table if fewest <= seats]
    return (table[max(known)] if known else BUDGETS)[LEVELS.index(name.partition(":")[0])]


def liked_by(name: str, shelf: Game | None) -> list[str]:
    """What the style of a level likes to do in a game, if that is known; nothing without a style."""
    _, colon, style = name.partition(":")
    if colon and not style:
        raise BadRequest(f"the style is missing in '{name}'; expected a level, or a level with a style of the game")
    if not style or not shelf:
        return []
    if style not in shelf.styles:
        raise BadRequest(f"{shelf.name} has no style '{style}'; it has {', '.join(shelf.styles) or 'none'}")
    return shelf.styles[style]
