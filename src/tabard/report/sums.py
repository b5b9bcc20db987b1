"""Means over many games, with intervals that mind which games had the same cards, and differences of two such means."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from typing import Final

from tabard.arena.standing import FEWEST, reach

CHANCE: Final = 0.05  # how often an interval misses
ENOUGH: Final = 30  # deals; of fewer nothing is called sure


class Ratio:
    """A mean: of each deal a sum, and of how many it is the sum. Deals are independent, games of one deal may not be."""

    def __init__(self, share: bool) -> None:
        self.share = share  # from 0 to 1
        self.deals = array("l")
        self.sums = array("d")
        self.counts = array("d")

    def add(self, deal: int, amount: float, count: float = 1.0) -> None:
        """One more game; games of one deal come one after the other."""
        if self.deals and self.deals[-1] == deal:
            self.sums[-1] += amount
            self.counts[-1] += count
        elif count:
            self.deals.append(deal)
            self.sums.append(amount)
            self.counts.append(count)

    @property
    def count(self) -> float:
        return math.fsum(self.counts)

    @property
    def mean(self) -> float:
        return math.fsum(self.sums) / (self.count or 1.0)

    def pulls(self) -> dict[int, float]:
        """By how much each deal draws the mean away from where the others leave it."""
        mean, count = self.mean, self.count
        parts = zip(self.deals, self.sums, self.counts)
        return {deal: (amount - mean * of) / count for deal, amount, of in parts}

    def interval(self, chance: float = CHANCE) -> tuple[float, float] | None:
        """Where the mean of endlessly many games lies, but for this chance; None of too few deals."""
        deals = len(self.deals)
        if deals < FEWEST:
            return None
        mean, error = self.mean, error_of(self.pulls().values())
        if self.share and error < 1e-12 and (mean < 1e-12 or mean > 1 - 1e-12):  # all alike: others may still come
            others = 1.0 - math.pow(chance, 1.0 / deals)
            return (0.0, others) if mean < 0.5 else (1.0 - others, 1.0)
        far = reach(deals - 1, chance) * error
        return (max(0.0, mean - far), min(1.0, mean + far)) if self.share else (mean - far, mean + far)


def error_of(pulls: Iterable[float]) -> float:
    """The standard error of a mean, or of a difference."""
    found = list(pulls)
    return math.sqrt(math.fsum([pull * pull for pull in found]) * len(found) / (len(found) - 1))


def difference(one: Ratio, other: Ratio, chance: float = CHANCE) -> tuple[float, float] | None:
    """Where the second mean less the first lies; deals that both have are compared with themselves."""
    if min(len(one.deals), len(other.deals)) < FEWEST:
        return None
    pulls = other.pulls()
    for deal, pull in one.pulls().items():
        pulls[deal] = pulls.get(deal, 0.0) - pull
    by, far = other.mean - one.mean, reach(len(pulls) - 1, chance) * error_of(pulls.values())
    return by - far, by + far
