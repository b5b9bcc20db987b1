"""Random walks over every game on the shelf: what the laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.engine.box import Box
from tabard.engine.dice import seeded, shown, turned
from tabard.games import SHELF

TABLES = [
    (game.name, seats, name, choice)
    for game in SHELF
    for seats in range(game.fewest, game.most + 1)
    for name, choices in (game.variants or {"": [""]}).items()
    for choice in choices
]


def boxed(table: tuple[str, int, str, str]) -> Box[Any]:
    name, seats, variant, choice = table
    return next(game for game in SHELF if game.name == name).box(seats, {variant: choice} if variant else {})


class Policy:
    """Random choices that are the same on every build."""

    def __init__(self, seed: object) -> None:
        self.dice = seeded("walk", seed)

    def roll(self, sides: int) -> int:
        self.dice = turned(self.dice)
        return shown(self.dice, sides)


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


def seats_and_spectator(box: Box[Any]) -> range:
    return range(-1, box.seats)
