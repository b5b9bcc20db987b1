"""Fit the prospects of a game on games of bots, and print what was found.

    python docs/fit_prospects.py weights GAME SEATS GAMES [VARIANT=CHOICE…]     the weights of the formula, one after the other
    python docs/fit_prospects.py cards GAME BOT GAMES SEATS…                    what each card adds, at tables of so many seats

Every stage's end is a sample: what the prospects were, and who won. Cards are fitted by a logistic regression on top of the
formula without them, each drawn towards nought; every fifth game is kept apart and says whether that helps (log loss).
A bot may be steady or search:100it; the latter are the search's own games. Needs the extra `arena`.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from typing import Any

import numpy as np

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.games import game

SWEEPS = 14
STEPS, RATE, DRAWN = 400, 0.05, 0.004  # of the regression; how much a card is drawn towards nought


def ends(box: Any, name: str, number: int) -> tuple[list[Any], list[float]]:
    """One game: the table at the end of each stage, and the shares in the end."""
    s = box.deal(f"fit/{number}")
    bots = [bot(name, box, f"fit/{number}/{seat}") for seat in range(box.seats)]
    found, stage = [], box.judge.stage(s)
    while not s.over:
        box.answer(s, *next_answer(box, s, bots))
        if box.judge.stage(s) != stage and not s.over:
            stage = box.judge.stage(s)
            found.append(s.clone())
    return found, box.shares(s)


def samples(box: Any, games: int) -> list[tuple[Any, list[float]]]:
    return [(end, shares) for found, shares in (ends(box, "steady", number) for number in range(games)) for end in found]


# Weights


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


# Cards


class Samples:
    """Tables at the end of one stage: a row for each, with room for as many seats as any table has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[str, int] = {}
        self.cells: list[tuple[int, int, int]] = []  # row, seat, trait
        self.base: list[list[float]] = []  # the logarithm of what the formula promises without single cards
        self.won: list[list[float]] = []
        self.apart: list[bool] = []

    def add(self, box: Any, s: Any, shares: list[float], apart: bool) -> None:
        plain = box.judge.prospects(s, [*box.judge.weights()[:-1], 0.0])  # the last weight is how much single cards count
        for seat in range(box.seats):
            for trait in box.judge.traits(s, seat):
                self.cells.append((len(self.base), seat, self.known.setdefault(trait, len(self.known))))
        empty = self.most - box.seats
        self.base.append([*[math.log(max(1e-9, one)) for one in plain], *[-1e9] * empty])
        self.won.append([*[one / sum(shares) for one in shares], *[0.0] * empty])
        self.apart.append(apart)

    def fit(self) -> tuple[dict[str, float], float, float]:
        """What each trait adds; the log loss of games kept apart, without and with it."""
        counts = np.zeros((len(self.base), self.most, len(self.known)), np.float32)
        for cell in self.cells:
            counts[cell] += 1
        spread = counts.reshape(-1, len(self.known)).std(0) + 1e-9
        counts /= spread
        base, won, apart = np.array(self.base), np.array(self.won), np.array(self.apart)
        weights = mean = square = np.zeros(len(self.known))
        for step in range(1, STEPS + 1):
            missed = won[~apart] - promised(base[~apart] + counts[~apart] @ weights)
            slope = DRAWN * weights - np.einsum("nk,nkf->f", missed, counts[~apart]) / (~apart).sum()
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
            weights = weights - RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
        surprise = [-(won * np.log(promised(base + more) + 1e-12)).sum(1)[apart].mean() for more in (0.0, counts @ weights)]
        return dict(zip(self.known, (weights / spread).tolist())), surprise[0], surprise[1]


def promised(strengths: Any) -> Any:
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def cards(name: str, who: str, games: int, tables: list[int]) -> None:
    stages: dict[int, Samples] = defaultdict(lambda: Samples(max(tables)))
    for seats in tables:
        box = game(name).box(seats)
        for number in range(games):
            found, shares = ends(box, who, number)
            for s in found:
                stages[box.judge.stage(s)].add(box, s, shares, number % 5 == 0)
            if number % 500 == 499:
                print(f"{seats} seats: {number + 1}/{games}", file=sys.stderr, flush=True)
    fits = {stage: one.fit() for stage, one in sorted(stages.items())}
    for stage, (_, before, after) in fits.items():
        print(f"stage {stage}: log loss {before:.4f} without single cards, {after:.4f} with them")
    for trait in sorted({trait for found, _, _ in fits.values() for trait in found}):
        print(trait, *[f"{found.get(trait, 0.0):.2f}" for found, _, _ in fits.values()])


if __name__ == "__main__":
    what, name, *rest = sys.argv[1:]
    if what == "cards":
        cards(name, rest[0], int(rest[1]), [int(seats) for seats in rest[2:]])
    else:
        box = game(name).box(int(rest[0]), dict([one.split("=") for one in rest[2:]]))
        print([round(weight, 3) for weight in fitted(box, samples(box, int(rest[1])))])
