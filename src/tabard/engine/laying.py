"""Laying out a position by hand: cards by name, numbers in their range, one list for each seat."""

from __future__ import annotations

from typing import Any

from tabard.engine.errors import BadPosition
from tabard.engine.step import Step


class Supply:
    """The cards not yet laid out, by name."""

    def __init__(self, what: str, ids: list[str], kinds: bytes) -> None:
        self.what = what
        self.ids = ids
        self.left = list(range(len(kinds)))
        self.kinds = kinds

    def take(self, name: Any, where: str) -> int:
        if name not in self.ids:
            raise BadPosition(f"{where}: {name!r} is no {self.what} of this set")
        kind = self.ids.index(name)
        for card in self.left:
            if self.kinds[card] == kind:
                self.left.remove(card)
                return card
        copies = len([one for one in self.kinds if one == kind])
        raise BadPosition(f"{where}: '{name}' once too often; the box has {copies}")

    def row(self, names: Any, where: str) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(f"'{where}' is {names!r}; expected a list of {self.what}s")
        return [self.take(name, where) for name in names]


def line_of(script: list[Step[Any]], step: type[Step[Any]]) -> int:
    """The line of a script at which this step stands."""
    return [type(one) for one in script].index(step)


def whole(given: dict[str, Any], key: str, low: int, high: int, default: int) -> int:
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"'{key}' is {value!r}; expected a whole number from {low} to {high}")
    return value


def rows(given: dict[str, Any], key: str, supply: Supply, seats: int) -> list[list[int]]:
    value = given.get(key, [[] for _ in range(seats)])
    if not isinstance(value, list) or len(value) != seats:
        raise BadPosition(f"'{key}' must have one list for each of the {seats} seats")
    return [supply.row(names, f"{key}, seat {seat}") for seat, names in enumerate(value)]
