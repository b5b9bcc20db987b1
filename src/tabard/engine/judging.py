"""Judging: what a table promises before the game is over, and what many games tell of it."""

from __future__ import annotations

import math
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tabard.engine.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging(Generic[S]):
    """How one table is judged: by a search when a stage has ended, by a batch of games when they are over."""

    def __init__(self) -> None:
        self.ahead = 1  # how many stages a search looks ahead
        self.afar = 1  # … and a review: so many that what the judge gets wrong is little in the end
        self.careful = 1000  # … and how many answers on the way are the scripted player's; those after them are given by lot
        self.table = ""  # the kind of table, if others are fitted otherwise
        self.traits: list[str] = []  # what may be there for a seat, as hand:pushed, by number: what is fitted besides weights
        self.chosen: list[int] = []  # weights set by matches: left out while traits are fitted, which would undo them
        self.spans = 1  # parts of the game in which they are worth different amounts
        self.worth: list[list[float]] = []  # by span and trait: how much stronger it makes a seat; nothing before it is fitted
        self.fates: list[tuple[str, dict[str, Any]]] = []  # what the table as a whole can come to, as messages: the worst first

    def stage(self, s: S) -> int:
        """How far the game has come, in parts after which it can be judged: days, rounds, turns; 0 if it has none."""
        return 0

    def prospects(self, s: S, weights: list[float]) -> list[float]:
        """What each seat may expect its share to be when a stage has just ended: the formula's, and what is there besides."""
        plain = self.formula(s, weights)
        if s.over or not self.worth or weights[-1] == 0.0:
            return plain
        worth = self.worth[self.span(s)]
        total = 0.0
        for seat in range(s.seats):
            strength = 0.0
            for trait in self.there(s, seat):
                strength += worth[trait]
            plain[seat] *= math.exp(weights[-1] * strength)
            total += plain[seat]
        return [power / total for power in plain]

    def formula(self, s: S, weights: list[float]) -> list[float]:
        """Shares by a few weights; the last weight says how much traits count besides, if there are any."""
        return [1.0 / float(s.seats)] * s.seats

    def weights(self) -> list[float]:
        """The weights of `formula`, fitted on many games."""
        return []

    def there(self, s: S, seat: int) -> list[int]:
        """The numbers of the traits that are there for a seat, each as often as it is there."""
        return []

    def span(self, s: S) -> int:
        """What part of the game this is, as far as it changes what a trait is worth."""
        return 0

    def named(self, kind: str, ids: list[str]) -> int:
        """These traits of one kind may be there; the number of the first, which the others follow."""
        first = len(self.traits)
        self.traits += [f"{kind}:{id}" for id in ids]
        return first

    def learn(self, table: str, fitted: dict[str, dict[str, list[float]]], spans: int) -> None:
        """What each trait is worth at this kind of table: nothing, if it was never met, as that of a card of one's own."""
        self.table = table
        self.spans = spans
        none = [0.0] * spans
        if table in fitted:
            self.worth = [[fitted[table].get(trait, none)[span] for trait in self.traits] for span in range(spans)]

    def signs(self, before: S, soon: S, late: S, seat: int) -> list[tuple[str, dict[str, Any], float]]:
        """What an answer of this seat led to, in one world: before it, when another seat first had to choose, in the end.

        Each is a message, its facts and an amount; of one whose id begins with `mean-` the amount is told, of others how often.
        """
        return []

    def better(self, sign: str, facts: dict[str, Any]) -> int:
        """Whether more of a sign speaks for an option (1), or less of it (-1); 0: it depends."""
        return 0

    def figures(self, s: S) -> dict[str, list[float]]:
        """What a batch of games reports besides wins and scores: each figure as a sum, and of how many it is the mean.

        One whose name begins with `mean_` is a number, any other a share from 0 to 1.
        """
        return {}

    def fate(self, s: S) -> int:
        """Which of the fates the table has come to when a stage has just ended."""
        return 0

    def began(self, s: S) -> list[list[str]]:
        """What each seat was dealt to begin with, by chance alone: how much a card is worth is measured by it."""
        return [[] for _ in range(s.seats)]


def shared_out(strengths: list[float]) -> list[float]:
    """Shares that sum to 1: each unit of strength more makes a share e times as great."""
    most = max(strengths)
    powers = [math.exp(strength - most) for strength in strengths]
    total = 0.0
    for power in powers:  # not `sum`, which adds floats otherwise from Python 3.12 on
        total += power
    return [power / total for power in powers]
