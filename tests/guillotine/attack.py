"""The attack on the fast dice: whoever sees the first line of nobles and one hand computes everybody's cards.

    python -m tests.guillotine.attack SEED…

The fast dice are one number d = carry * 2**32 + low, and a throw shows the top bits of low ^ carry. Guess the top bits of one
carry: each noble dealt then gives the top bits of the next. Twelve carries known by their top bits are a point near a lattice,
and the nearest point of the lattice is the dice. This is why a table for people has fair dice (docs/decisions/006).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from tabard.engine.dice import MODULUS, MULTIPLIER, rolled, seeded, turned
from tabard.games import game

WORD = 1 << 32
GUESS = 26  # the first carry is guessed but for so many bits
CELL = 24  # … and of the others so many are left open
DRAWS = 12  # nobles of the first line
WEIGHTS = [1] + [8] * DRAWS  # the first carry is known less well than those after it
NEAR = list(product((-1, 0, 1), repeat=3))  # the nearest point may be beside the one that rounding finds
Span = tuple[int, int]


def reduced(rows: list[list[int]]) -> list[list[int]]:
    """A basis of short vectors of the same lattice (Lenstra, Lenstra, Lovász; rounding errors only cost rounds)."""
    at = 1
    while at < len(rows):
        for other in range(at - 1, -1, -1):
            upper = np.linalg.qr(np.array(rows, dtype=float).T)[1]
            times = round(upper[other, at] / upper[other, other])
            rows[at] = [one - times * two for one, two in zip(rows[at], rows[other])]
        upper = np.linalg.qr(np.array(rows, dtype=float).T)[1]
        if upper[at, at] ** 2 + upper[at - 1, at] ** 2 >= 0.99 * upper[at - 1, at - 1] ** 2:
            at += 1
        else:
            rows[at - 1], rows[at] = rows[at], rows[at - 1]
            at = max(1, at - 1)
    return rows


class Lattice:
    """All runs of dice d, d * MULTIPLIER, d * MULTIPLIER ** 2, … modulo MODULUS, weighted."""

    def __init__(self) -> None:
        size = DRAWS + 1
        powers = [pow(MULTIPLIER, at, MODULUS) * WEIGHTS[at] for at in range(size)]
        wraps = [[MODULUS * WEIGHTS[at] if at == row else 0 for at in range(size)] for row in range(1, size)]
        self.rows = reduced([powers, *wraps])
        self.turns, self.upper = np.linalg.qr(np.array(self.rows, dtype=float).T)

    def nearest(self, points: Any) -> Any:
        """For each point the factors of a lattice point near it (Babai)."""
        left = points @ self.turns
        found = np.zeros(left.shape)
        for at in range(len(self.rows) - 1, -1, -1):
            found[:, at] = np.rint(left[:, at] / self.upper[at, at])
            left -= found[:, at : at + 1] * self.upper[:, at]
        return found

    def first(self, factors: Any) -> int:
        """The dice a lattice point begins with."""
        return sum(int(factor) * row[0] for factor, row in zip(factors, self.rows)) // WEIGHTS[0] % MODULUS


def spans_of_low(carry: Span, window: Span) -> list[Span]:
    """Where low may lie if carry lies in one span and low ^ carry in another: in whole cells."""
    carries, windows = (range(low >> CELL, (high >> CELL) + 1) for low, high in (carry, window))
    found: list[list[int]] = []
    for cell in sorted({one ^ two for one in carries for two in windows}):
        if found and found[-1][1] == cell - 1:
            found[-1][1] = cell
        else:
            found.append([cell, cell])
    return [(first << CELL, ((last + 1) << CELL) - 1) for first, last in found]


def chains(throws: list[int], sides: list[int]) -> list[list[Span]]:
    """Every run of spans of carries that these throws allow."""
    windows = [(-(-throw * WORD // many), ((throw + 1) * WORD - 1) // many) for throw, many in zip(throws, sides)]
    runs = [[(low, min(low + (1 << GUESS), MULTIPLIER) - 1)] for low in range(0, MULTIPLIER, 1 << GUESS)]
    for window in windows:
        longer = []
        for run in runs:
            low, high = run[-1]
            for first, last in spans_of_low(run[-1], window):
                longer.append([*run, ((first * MULTIPLIER + low) >> 32, (last * MULTIPLIER + high) >> 32)])
        runs = longer
    return runs


def middle(run: list[Span]) -> list[float]:
    """The dice in the middle of these spans of carries, weighted."""
    return [(low + high + 1) / 2 * WORD * weight for (low, high), weight in zip(run, WEIGHTS)]


def throws_for(kinds: list[int], design_of: list[int]) -> Iterator[list[int]]:
    """What the dice may have shown to lay these kinds out first: equal nobles are told apart by nothing."""

    def lay(at: int, cards: list[int], so_far: list[int]) -> Iterator[list[int]]:
        if len(so_far) == len(kinds):
            yield so_far
            return
        for place in range(at + 1):
            if design_of[cards[place]] == kinds[len(so_far)]:
                swapped = cards.copy()
                swapped[at], swapped[place] = swapped[place], swapped[at]
                yield from lay(at - 1, swapped, [*so_far, place])

    yield from lay(len(design_of) - 1, list(range(len(design_of))), [])


class Attack:
    """One seat at a table for so many: what it saw of the deal, and what it makes of it."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.nobles = list(box.cards.noble_of)
        self.actions = list(box.cards.action_of)
        self.lattice = Lattice()
        self.tried = 0

    def seen(self, s: Any, seat: int) -> tuple[list[int], list[int]]:
        """The line and the own hand by kind: all it knows."""
        view = self.box.redact(s, seat)
        return [self.nobles[card] for card in view.line], sorted(self.actions[card] for card in view.hands[seat])

    def crack(self, line: list[int], hand: list[int], seat: int, most: int) -> Any:
        """The whole table as it was dealt, or None if it is not found by trying so many dice."""
        sides = [len(self.nobles) - at for at in range(DRAWS)]
        for throws in throws_for(line[::-1], self.nobles):
            middles = [middle(run) for run in chains(throws, sides)]
            found = self.lattice.nearest(np.array(middles)) if middles else np.zeros((0, DRAWS + 1))
            for steps in NEAR:
                beside = found.copy()
                beside[:, -3:] += steps
                for factors in beside:
                    self.tried += 1
                    if self.tried > most:
                        return None
                    dealt = self.dealt_by(self.lattice.first(factors), throws, sides)
                    if dealt is not None and self.seen(dealt, seat) == (line, hand):
                        return dealt
        return None

    def dealt_by(self, dice: int, throws: list[int], sides: list[int]) -> Any:
        """The deal of these dice, if they show these throws."""
        first = dice
        for throw, many in zip(throws, sides):
            if rolled(dice, many) != throw:
                return None
            dice = turned(dice)
        return self.box.deal_with(first * pow(MULTIPLIER, -1, MODULUS) % MODULUS)


def main(seeds: list[str]) -> None:
    attack = Attack(game("guillotine").box(4))
    for seed in seeds:
        true = attack.box.deal_with(seeded(seed))
        began = time.perf_counter()
        attack.tried = 0
        found = attack.crack(*attack.seen(true, 1), 1, 1 << 30)
        said = "not found" if found is None else f"all cards known: {found == true}"
        print(f"{seed}: {said}; {attack.tried} dice tried in {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
