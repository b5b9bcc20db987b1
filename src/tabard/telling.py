"""What happened, as sentences on a screen, and how much each weighs for whoever faces it (the page: web/src/lib/telling.ts)."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tabard.table.sheet import Message, Sheet

TURN: Final = "event-turn-began"
DREW: Final = "event-drew"

# How much a sentence weighs: what weighs least is left out first.
LIGHT: Final = 0  # a draw, or what says more of something
OTHER: Final = 1
PLAYED: Final = 2  # a card is played, or somebody is chosen for it
WEIGHS: Final = 3  # the viewer loses something, or a part of the game ends: it stays until it has been read


class Told:
    """A sentence of what happened, in lines."""

    def __init__(self, lines: list[str], weight: int = OTHER) -> None:
        self.lines = lines
        self.weight = weight


class Breath:
    """Sentences told in one breath."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.events: set[str] = set()
        self.weight = LIGHT

    def add(self, one: Message, said: str, weight: int) -> None:
        self.said.append(said)
        self.events.add(one.id)
        self.weight = max(self.weight, weight)

    def goes_on(self, one: Message, sheet: Sheet) -> bool:
        """Whether an event says more of what was said, or is another draw."""
        return one.id in sheet.more or (one.id == DREW and self.events == {DREW})


def weight(sheet: Sheet, one: Message, you: int, own: bool = False) -> int:
    """How much an event weighs for a viewer; what one's own choice brought comes as no surprise."""
    facts = one.facts
    harm = one.id in sheet.harms and facts.get("whom", facts.get("seat")) == you
    if one.id in (*sheet.ends, *sheet.stays) or (harm and not own):
        return WEIGHS
    if harm or one.id in sheet.uses or facts.get("whom") == you:
        return PLAYED
    return LIGHT if one.id == DREW or one.id in sheet.more else OTHER


def lines_of(news: list[Told]) -> list[str]:
    return [line for one in news for line in one.lines]


def kept(news: list[Told], room: int) -> list[Told]:
    """As many as fit, at least one: what weighs least goes first, and of what weighs the same the oldest."""
    left = [*news]
    while len(left) > 1 and len(lines_of(left)) > room:
        left.remove(min(left, key=lambda one: one.weight))
    return left


def once(sentences: list[str]) -> list[str]:
    """What is said several times in a row is said once, with how often."""
    found = [(said, len([*again])) for said, again in groupby(sentences)]
    return [f"{said} (×{times})" if times > 1 else said for said, times in found]
