"""What bots are called: first names that nobody at the table has, with level and style; and two people of one name."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.bots.levels import is_level
from tabard.engine.dice import rolled, seeded
from tabard.games import game
from tabard.words import Words


def bot_name(language: str, taken: Iterable[str], *seed: int | str) -> str:
    """A first name of the language that nobody at the table has; equal seeds give the equal name."""
    there = {word for name in taken for word in name.casefold().split()}
    listed = Words(language).say("bot-names").split(", ")
    free = [name for name in listed if name.casefold() not in there] or listed
    return free[rolled(seeded("name", *seed), len(free))]


def apart(name: str, others: Iterable[str], longest: int = 40) -> str:
    """The name, with the least number by which nobody else is called so."""
    there = {one.casefold() for one in others}
    number = 1
    found = name
    while found.casefold() in there:
        number += 1
        found = f"{name[: longest - 3]} {number}"
    return found


def styled(level: str, of: str, *seed: int | str) -> str:
    """A level with one of the game's styles, unless it has one, or the game has none."""
    styles = list(game(of).styles)
    if not is_level(level) or ":" in level or not styles:
        return level
    return f"{level}:{styles[rolled(seeded('style', *seed), len(styles))]}"


def level_said(words: Words, player: str) -> str:
    """The level in words, with its style; other bots are called by what they are."""
    level, _, style = player.partition(":")
    if not is_level(player):
        return player
    return words.say(f"level-{level}") + (f", {words.say(f'style-{style}')}" if style and words.has(f"style-{style}") else "")
