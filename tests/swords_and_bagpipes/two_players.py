"""A table for two, and a round of theirs."""

from __future__ import annotations

from typing import Any

from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import PLAIN


def two(**given: Any) -> Table:
    """Two players before an English army without an effect."""
    return Table(2, **{"arms": PLAIN[0], **given})


def values(box: Any, cards: list[int]) -> list[int]:
    return sorted(box.cards.dagger_value[card] for card in cards)


def battle(t: Table, *laid: str, gift: str = "keep", turns: tuple[str, ...] = ()) -> None:
    """The round up to the battle and its awards: "england 2" for each seat."""
    t.turns(*turns)
    t.choose(*laid)
    t.passes()
    t.say(gift)
