"""A world imagined anywhere along a game can be played: by anybody, to its end, and always with something to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.state import OPEN
from tests.laws.walks import Name, Policy, answer_at_random, at_every_table, boxed, seats_and_spectator, walk

MOMENTS = 5  # of each game: early, late and between


def steady_walk(box: Box[Any]) -> Iterator[Any]:
    """The state at every question of a game between scripted players, and at its end."""
    s = box.deal("steady")
    bots = [bot("steady", box, seat) for seat in range(box.seats)]
    while not s.over:
        yield s
        box.answer(s, *next_answer(box, s, bots))
    yield s


def somebody_can_choose(s: Any) -> bool:
    """The game is over, or somebody must answer, has not yet, and everybody asked has options."""
    return s.over or (all(q.options for q in s.questions) and any(q.needed and q.answer == OPEN for q in s.questions))


@pytest.mark.parametrize("players", ["random", "steady"])
@at_every_table
def test_imagined_worlds_are_never_without_options_and_end(table: Name, players: str) -> None:
    box = boxed(table)
    states = [s.clone() for s in (steady_walk(box) if players == "steady" else walk(box, "worlds"))]
    seats = seats_and_spectator(box)
    for number in range(0, len(states), 1 + len(states) // MOMENTS):
        seat = seats[number % len(seats)]
        world = box.imagine(box.redact(states[number], seat), seat, seeded("worlds", number))
        assert somebody_can_choose(world)
        policy = Policy(("worlds", number))
        for _ in range(3000):
            if world.over:
                break
            answer_at_random(box, world, policy)
            assert somebody_can_choose(world)
        assert world.over
        box.check(world)


@at_every_table
def test_a_world_within_a_world_is_one(table: Name) -> None:
    """What another would imagine, in a world that a seat imagines: as search does at a rival's move."""
    box = boxed(table)
    for number, s in enumerate(walk(box, "within")):
        if number % 7 == 0 and not s.over:
            seat, other = number % box.seats, (number + 1) % box.seats
            world = box.imagine(box.redact(s, seat), seat, seeded("one", number))
            view = box.redact(world, other)
            inner = box.imagine(view, other, seeded("two", number))
            box.check(inner)
            assert box.redact(inner, other) == view
            assert somebody_can_choose(inner)
