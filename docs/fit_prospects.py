"""Fit the weights of a game's prospects on games of its scripted player, and print them.

    python docs/fit_prospects.py GAME SEATS GAMES [VARIANT=CHOICE…]

Every stage's end is a sample: what the prospects were, and who won.
The weights are changed one after the other as long as the log loss falls.
"""

from __future__ import annotations

import math
import sys
from typing import Any

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.games import game

SWEEPS = 14


def samples(box: Any, games: int) -> list[tuple[Any, list[float]]]:
    """The table at the end of each stage, and the shares in the end."""
    found = []
    for number in range(games):
        s = box.deal(f"fit/{number}")
        bots = [bot("steady", box, f"fit/{number}/{seat}") for seat in range(box.seats)]
        ends, stage = [], box.judge.stage(s)
        while not s.over:
            box.answer(s, *next_answer(box, s, bots))
            if box.judge.stage(s) != stage and not s.over:
                stage = box.judge.stage(s)
                ends.append(s.clone())
        found += [(end, box.shares(s)) for end in ends]
    return found


def loss(box: Any, found: list[tuple[Any, list[float]]], weights: list[float]) -> float:
    """How surprising the victories were, on the average."""
    total = 0.0
    for s, shares in found:
        prospects = box.judge.prospects(s, weights)
        for hoped, won in zip(prospects, shares):
            if won:
                total -= won / sum(shares) * math.log(max(1e-9, hoped / sum(prospects)))
    return total / len(found)


def fitted(box: Any, found: list[tuple[Any, list[float]]]) -> list[float]:
    weights = list(box.judge.weights())
    steps = [max(0.05, abs(weight) / 2) for weight in weights]
    best = loss(box, found, weights)
    for sweep in range(SWEEPS):
        for at in range(len(weights)):
            for step in (steps[at], -steps[at]):
                tried = [*weights[:at], weights[at] + step, *weights[at + 1 :]]
                less = loss(box, found, tried)
                if less < best:
                    best, weights = less, tried
                    break
            else:
                steps[at] /= 2
        print(f"{sweep + 1}/{SWEEPS}: {best:.5f}", file=sys.stderr, flush=True)
    return weights


if __name__ == "__main__":
    name, seats, games, *variant = sys.argv[1:]
    box = game(name).box(int(seats), dict([one.split("=") for one in variant]))
    print([round(weight, 3) for weight in fitted(box, samples(box, int(games)))])
