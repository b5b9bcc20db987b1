"""A view as numbers: all that it shows is in them, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from tabard.adapters.encoding import code, encode, masked, size
from tabard.adapters.observer import visible
from tabard.engine.code import FRAMES
from tests.laws.walks import Name, at_every_table, boxed, looks, seats_and_spectator, walk

SHUFFLES = re.compile("batch|seen|spread")  # of which shuffle a card is that lies face down, and who has seen it


def known(view: Any) -> dict[str, Any]:
    """What a view shows, but for shuffles and for how deep in a deck a card lies that was looked at."""
    parts = {name: part for name, part in visible(view).items() if not SHUFFLES.search(name)}
    parts["frames"] = parts["frames"][-FRAMES:]
    for name, part in parts.items():
        if name not in ("frames", "questions", "draft") and isinstance(part, list):
            parts[name] = laid(part, "deck" in name)
    return parts


def laid(zone: list[Any], deck: bool) -> list[Any]:
    if zone and isinstance(zone[0], list):
        return [laid(one, deck) for one in zone]
    cards = [max(card, -1) if isinstance(card, int) else card for card in zone]
    return [len(cards), [card for card in cards if card >= 0]] if deck else cards


@at_every_table
def test_views_that_differ_are_written_differently(table: Name) -> None:
    box = boxed(table)
    views: dict[bytes, dict[str, Any]] = {}
    for s in looks(box, "numbers"):
        for seat in seats_and_spectator(box):
            view = box.redact(s, seat)
            numbers = encode(box, view, seat)
            assert len(numbers) == size(box)
            assert views.setdefault(numbers.tobytes(), known(view)) == known(view)
    assert len(views) > 20


@at_every_table
def test_what_was_written_before_leaves_nothing(table: Name) -> None:
    """An array used again, and a code used by several seats, hold the last view alone."""
    box = boxed(table)
    numbers, mask = np.ones(size(box), np.float32), np.ones(box.actions, np.int8)
    for s in looks(box, "again"):
        for seat in seats_and_spectator(box):
            view = box.redact(s, seat)
            assert encode(box, view, seat, numbers) is numbers
            assert np.array_equal(numbers, encode(box, view, seat))
            assert np.array_equal(masked(box, view, seat, mask), masked(box, view, seat))
    assert set(code(box).code) == {0.0}


@at_every_table
def test_a_glance_is_written_as_the_view_is(table: Name) -> None:
    """Also that of any world the view allows: nothing the seat does not know is in it. And nothing has changed after it."""
    box = boxed(table)
    for s in looks(box, "glance"):
        for seat in seats_and_spectator(box):
            view, before = box.redact(s, seat), s.clone()
            numbers, mask = encode(box, view, seat), masked(box, view, seat)
            for world in (s, box.imagine(view, seat, 1 + s.asked)):
                glance = box.glance(world, seat)
                assert np.array_equal(encode(box, glance, seat), numbers)
                assert np.array_equal(masked(box, glance, seat), mask)
            assert s == before


def test_what_a_seat_has_sealed_itself_is_written() -> None:
    """The first question that all answer at once: another answer gives other numbers to its owner, and the same to others."""
    for name, seats in (("with-sword-and-shield", 2), ("swords-and-bagpipes", 4)):
        box = boxed((name, seats, {}))
        s = next(s for s in walk(box, "sealed") if len(s.questions) > 1 and s.questions[0].answer < 0)
        seat, own, others = s.questions[0].seat, set(), set()
        for choice in range(len(s.questions[0].options)):
            after = s.clone()
            box.take(after, after.questions[0], choice)
            own.add(encode(box, box.redact(after, seat), seat).tobytes())
            rival = s.questions[1].seat
            others.add(encode(box, box.redact(after, rival), rival).tobytes())
        assert len(own) == len(s.questions[0].options) > 1
        assert len(others) == 1
