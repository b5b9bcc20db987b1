"""A preview: what a seat would see after an answer, as far as it can know that beforehand.

The answer is tried in several worlds that the seat's view allows, and what is the same in all of them is told. It is made of
the view alone, so nothing secret can be in it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.table.moment import Moment
from tabard.table.seen import moment

WORLDS: Final = 12  # what two of a hundred worlds would tell otherwise may be missed; a certainty never is


class Preview(Struct):
    """What would lie where, and the points of each seat; a zone, or points, that cannot be known are missing."""

    zones: dict[str, list[Any]]
    totals: list[int | None]


def preview(box: Box[Any], view: Any, number: int, seat: int, choice: int) -> Preview:
    """What this seat would see after that answer."""
    tried = [answered(box, view, number, seat, choice, world) for world in range(WORLDS)]
    first = tried[0]
    zones = {key: row for key, row in first.zones.items() if all(one.zones.get(key) == row for one in tried)}
    points = zip(*[one.totals for one in tried])
    return Preview(zones, [some[0] if len(set(some)) == 1 else None for some in points])


def answered(box: Box[Any], view: Any, number: int, seat: int, choice: int, world: int) -> Moment:
    s = box.imagine(view, seat, seeded("preview", number, choice, world))
    box.answer(s, number, seat, choice)
    return moment(box, s, seat)
