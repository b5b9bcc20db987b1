"""Laying out a position by hand: cards by name, numbers in their range, one list for each seat."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.errors import BadPosition
from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY
from tabard.engine.step import S, Step

HEAD: Final = ["game", "seats", "variant", "cards", "seed"]  # keys of every position; the first four say which box


def begun(box: Box[S], given: dict[str, Any], keys: list[str]) -> S:
    """An empty table with the dice of a position, in which no key is misspelt."""
    for key in given:
        if key not in keys:
            raise BadPosition(f"unknown key '{key}'; expected {', '.join(keys)}")
    s = box.empty()
    s.dice = seeded(given.get("seed", 0))
    return s


class Supply:
    """The cards not yet laid out, by name."""

    def __init__(self, what: str, ids: list[str], designs: bytes) -> None:
        self.what = what
        self.ids = ids
        self.left = list(range(len(designs)))
        self.designs = designs

    def take(self, name: Any, where: str) -> int:
        if name not in self.ids:
            raise BadPosition(f"{where}: {name!r} is no {self.what} of this set")
        design = self.ids.index(name)
        for card in self.left:
            if self.designs[card] == design:
                self.left.remove(card)
                return card
        copies = len([one for one in self.designs if one == design])
        raise BadPosition(f"{where}: '{name}' once too often; the box has {copies}")

    def take_all(self, names: Any, where: str) -> list[int]:
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


def by_seat(given: dict[str, Any], key: str, supply: Supply, seats: int) -> list[list[int]]:
    value = given.get(key, [[] for _ in range(seats)])
    if not isinstance(value, list) or len(value) != seats:
        raise BadPosition(f"'{key}' must have one list for each of the {seats} seats")
    return [supply.take_all(names, f"{key}, seat {seat}") for seat, names in enumerate(value)]


def flag(given: dict[str, Any], key: str, default: bool = False) -> bool:
    value = given.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"'{key}' is {value!r}; expected true or false")
    return value


def seat_mask(given: dict[str, Any], key: str, seats: int, default: int = 0) -> int:
    """A list of seats, as a bit mask."""
    if key not in given:
        return default
    value = given[key]
    if not isinstance(value, list):
        raise BadPosition(f"'{key}' is {value!r}; expected a list of seats")
    mask = 0
    for seat in value:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadPosition(f"'{key}' names seat {seat!r}; expected 0 to {seats - 1}")
        mask |= 1 << seat
    return mask


def phase_of(given: dict[str, Any], facts: dict[str, list[str]]) -> str:
    """The phase a position is laid out at; each phase has facts of its own, and no other is taken for granted."""
    phases = list(facts)
    phase = given.get("phase", phases[0])
    if phase not in phases:
        raise BadPosition(f"'phase' is {phase!r}; expected {', '.join(phases)}")
    for key in given:
        when = [one for one in phases if key in facts[one]]
        if when and phase not in when:
            raise BadPosition(f"'{key}' is a fact of the phase {' or '.join(when)}, not of {phase}")
    return str(phase)


class Seen:
    """What seats, or all, have seen of cards that lie face down: the zones as the position names them, or a part of each."""

    def __init__(self, given: dict[str, Any], seats: int, zones: list[str]) -> None:
        value = given.get("seen", {})
        known = ["all", *[str(seat) for seat in range(seats)]]
        if not isinstance(value, dict) or not all(who in known for who in value):
            raise BadPosition(f"'seen' is {value!r}; expected what each has seen, by seat: {', '.join(known)}")
        for who, looks in value.items():
            if not isinstance(looks, dict) or not all(zone in zones for zone in looks):
                raise BadPosition(f"seen, {who}: {looks!r}; expected some of {', '.join(zones)}")
        self.value: dict[str, dict[str, Any]] = value

    def in_each(self, zone: str, lying: list[list[int]], names: list[str], masks: bytes) -> bytes:
        """The masks of the cards in the zones of this name."""
        for who, looks in self.value.items():
            named = looks.get(zone, [[] for _ in lying])
            if not isinstance(named, list) or len(named) != len(lying):
                raise BadPosition(f"seen, {who}: '{zone}' must have {len(lying)} lists")
            for one, wanted in zip(lying, named):
                masks = marked(masks, matched(one, wanted, names, f"seen, {who}, {zone}"), mask_of(who))
        return masks

    def pile(self, zone: str, lying: list[int], names: list[str], masks: bytes) -> bytes:
        """The masks of the cards in a pile; of equal cards those nearest the top were seen."""
        for who, looks in self.value.items():
            masks = marked(masks, matched(lying[::-1], looks.get(zone, []), names, f"seen, {who}, {zone}"), mask_of(who))
        return masks


def mask_of(who: str) -> int:
    return EVERYBODY if who == "all" else 1 << int(who)


def matched(lying: list[int], wanted: Any, names: list[str], where: str) -> list[int]:
    """For each name the first card of that name not yet taken."""
    if not isinstance(wanted, list):
        raise BadPosition(f"{where}: {wanted!r}; expected a list of cards")
    found: list[int] = []
    for name in wanted:
        fit = [card for card in lying if names[card] == name and card not in found]
        if not fit:
            raise BadPosition(f"{where}: {name!r} does not lie there so often")
        found.append(fit[0])
    return found
