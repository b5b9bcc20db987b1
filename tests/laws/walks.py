"""Random walks over every game on the shelf: what the laws are tried on."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from tabard.bench import build
from tabard.engine.box import Box
from tabard.engine.dice import rolled, seeded, turned
from tabard.engine.rules import needed
from tabard.engine.state import SECRET
from tabard.games import OURS, SHELF

MOST_LOOKS = 70
SEEDS = range(6 if build() == "compiled" else 2)  # the pure build takes three times as long
Name = tuple[str, int, dict[str, str]]


def hidden(game: str) -> Any:
    """What a game's tests know of its secrets, and the tables they want the laws tried on."""
    return importlib.import_module(f"{where_tested(game)}.hidden")


def where_tested(game: str) -> str:
    """Where the tests of a game are: ours beside one another, others in the game's own folder."""
    shelved = next(one for one in SHELF if one.name == game)
    return f"tests.{game.replace('-', '_')}" if shelved in OURS else f"{shelved.package}.tests"


TABLES: list[Name] = [(game.name, seats, variant) for game in SHELF for seats, variant in hidden(game.name).TABLES]


def named(table: Name) -> str:
    """As in swords-and-bagpipes-5-stay-home=yes,edition=first-edition."""
    game, seats, variant = table
    return "-".join([game, str(seats), *([",".join(f"{name}={choice}" for name, choice in variant.items())] if variant else [])])


at_every_table = pytest.mark.parametrize("table", TABLES, ids=[named(table) for table in TABLES])


BOXES: dict[str, Box[Any]] = {}  # a box is built once and never changes, so the laws share it


def boxed(table: Name) -> Box[Any]:
    name, seats, variant = table
    if named(table) not in BOXES:
        BOXES[named(table)] = next(game for game in SHELF if game.name == name).box(seats, variant)
    return BOXES[named(table)]


class Policy:
    """Random choices that are the same on every build."""

    def __init__(self, seed: object) -> None:
        self.dice = seeded("walk", seed)

    def roll(self, sides: int) -> int:
        self.dice = turned(self.dice)
        return rolled(self.dice, sides)


def answer_at_random(box: Box[Any], s: Any, policy: Policy) -> None:
    question = s.questions[policy.roll(len(s.questions))]
    box.answer(s, question.number, question.seat, policy.roll(len(question.options)))


def walk(box: Box[Any], seed: object) -> Iterator[Any]:
    """The state at every question of a random game, and at its end. Bounded: every game ends."""
    s = box.deal(f"walk {seed}")
    policy = Policy(seed)
    for _ in range(3000):
        yield s
        if s.over:
            return
        answer_at_random(box, s, policy)
    raise AssertionError("a game of three thousand answers is not over")


def stride(box: Box[Any], seed: object) -> int:
    """Of how many moments of this game we look at one: at each of a short game, at every few of a long one."""
    return 1 + sum(1 for _ in walk(box, seed)) // MOST_LOOKS


def looks(box: Box[Any], seed: object) -> Iterator[Any]:
    """States of a walk, and its end, for laws that look long at each.

    Where the looking begins differs from seed to seed, so that over the seeds every kind of moment is looked at.
    """
    every = stride(box, seed)
    first = Policy(("looks", seed)).roll(every)
    for number, s in enumerate(walk(box, seed)):
        if number % every == first or s.over:
            yield s


def seats_and_spectator(box: Box[Any]) -> range:
    return range(-1, box.seats)


def twin_of(box: Box[Any], memory: Any, s: Any, seat: int, policy: Policy) -> tuple[Any, Any] | None:
    """A state that a seat cannot tell from this one, and what was exchanged; None if there is nothing to exchange."""
    twin = s.clone()
    swapped = memory.swap(twin, seat, policy)
    if swapped is None:
        return None
    if twin.draft and seat not in [question.seat for question in needed(twin.questions)]:
        twin.draft = [SECRET for _ in twin.draft]
    box.ask_again(twin, seat)
    twin.dice = s.dice
    return twin, swapped


def answered_alike(
    box: Box[Any], secrets: Any, s: Any, twin: Any, seat: int, swapped: Any, policy: Policy
) -> tuple[tuple[int, int, int], list[Any]] | None:
    """An answer that is possible in both worlds and these after it; None if chance speaks or an exchanged card comes to light."""
    question = s.questions[policy.roll(len(s.questions))]
    other = box.question(twin, question.number, question.seat)
    common = [option for option in question.options if option in other.options]
    if not common:  # what the other holds decides what it may answer
        return None
    option = common[policy.roll(len(common))]
    worlds = [s.clone(), twin.clone()]
    for world, there in zip(worlds, (question, other)):
        dice = world.dice
        world.events = []
        box.answer(world, question.number, question.seat, there.options.index(option))
        if world.dice != dice:
            return None
    if any(secrets.shows(world, seat, swapped) for world in worlds):
        return None
    return (question.number, question.seat, option), worlds
