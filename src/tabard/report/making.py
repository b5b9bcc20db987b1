"""A report from games, and what two of them differ by."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import Any, Final

from tabard.report.found import (
    CARD,
    DECISIONS,
    FAMILIES,
    FATE,
    MEAN,
    PLAYED,
    PLAYER,
    SCORE,
    SEAT,
    SHARE,
    STAGES,
    WINNER,
    Compared,
    Difference,
    Measure,
    Pair,
    Report,
)  # fmt: skip
from tabard.report.reading import Games
from tabard.report.sums import CHANCE, ENOUGH, Ratio, difference

STRONGEST: Final = 10  # pairs that are told
NUMBER: Final = "mean_"  # so begins the name of a figure that is no share


class Sums:
    """All that is counted of games, by family and name."""

    def __init__(self, games: Games, deals: dict[str, int]) -> None:
        self.games = games
        self.families: dict[str, dict[str, Ratio]] = {family: {} for family in FAMILIES}
        self.pairs: dict[tuple[str, str], Ratio] = {}
        self.spreads = {name: Counter[int]() for name in (SCORE, WINNER, DECISIONS, STAGES)}
        self.refs = [design.ref() for design in games.box.designs()]
        self.last = max([len(one.fates) for one in games.outcomes])
        numbered = [(deals.setdefault(one.deal, len(deals)), one) for one in games.outcomes]
        for deal, one in sorted(numbered, key=lambda pair: pair[0]):
            self.add(deal, one)

    def ratio(self, family: str, name: str) -> Ratio:
        return self.families[family].setdefault(name, Ratio(family not in (MEAN, PLAYED)))

    def add(self, deal: int, one: Any) -> None:
        """One more game."""
        for seat, (player, share) in enumerate(zip(one.players, one.shares)):
            self.ratio(SEAT, str(seat)).add(deal, share)
            self.ratio(PLAYER, player).add(deal, share)
        for name, (amount, count) in one.figures.items():
            self.ratio(MEAN if name.startswith(NUMBER) else SHARE, name).add(deal, amount, count)
        self.ratio(MEAN, NUMBER + SCORE).add(deal, sum(one.scores), len(one.scores))
        self.ratio(MEAN, NUMBER + DECISIONS).add(deal, one.decisions)
        self.spreads[SCORE].update(one.scores)
        self.spreads[WINNER].update([score for score, share in zip(one.scores, one.shares) if share])
        self.spreads[DECISIONS][one.decisions] += 1
        self.spreads[STAGES][one.stages] += 1
        self.add_cards(deal, one)
        for stage in range(1, self.last + 1):
            now = one.fates[min(stage, len(one.fates)) - 1]
            for fate in range(len(self.games.box.judge.fates)):
                self.ratio(FATE, f"{stage}:{fate}").add(deal, float(fate == now))

    def add_cards(self, deal: int, one: Any) -> None:
        played = Counter(one.used)
        for ref in self.refs:
            self.ratio(PLAYED, ref).add(deal, played[ref])
        for refs, share in zip(one.began, one.wins):
            for ref in refs:
                self.ratio(CARD, ref).add(deal, share)
            for pair in combinations(sorted(set(refs)), 2):
                self.pairs.setdefault(pair, Ratio(True)).add(deal, share)

    def fair(self) -> dict[str, float]:
        """What a seat has if all are alike, and what whoever was dealt no matter which card wins."""
        seats = self.games.box.seats
        wins = [share for one in self.games.outcomes for share in one.wins]
        return {SEAT: 1.0 / seats, PLAYER: 1.0 / seats, CARD: math.fsum(wins) / len(wins)}

    def report(self) -> Report:
        games, box, fair = self.games, self.games.box, self.fair()
        if len(self.families[PLAYER]) == 1:
            self.families[PLAYER].clear()
        measures, outside = dict[str, list[Measure]](), dict[str, int]()
        for family, ratios in self.families.items():
            measures[family] = [measured(name, one, len(ratios), fair.get(family)) for name, one in ratios.items()]
            if family in fair:
                outside[family] = len([one for one in measures[family] if beyond(one.low, one.high, fair[family])])
        pairs, compared, more = self.strongest(fair[CARD])
        return Report(
            game=box.game,
            name=games.name,
            cards=box.card_set.name,
            variant=box.variant,
            seats=box.seats,
            players=games.outcomes[0].players,
            games=len(games.outcomes),
            left_out=games.left_out,
            deals=len(self.families[SEAT]["0"].deals),
            fair=fair,
            measures=measures,
            outside=outside,
            spreads={name: sorted(values.items()) for name, values in self.spreads.items()},
            pairs=pairs,
            pairs_compared=compared,
            pairs_outside=more,
        )

    def strongest(self, fair: float) -> tuple[list[Pair], int, int]:
        """The pairs that surely win most, how many there are to be compared, and how many are more than their cards add up to."""
        enough = {pair: one for pair, one in self.pairs.items() if len(one.deals) >= ENOUGH}
        means = {ref: one.mean for ref, one in self.families[CARD].items()}
        found = [paired(pair, one, means, fair, len(enough)) for pair, one in enough.items()]
        more = len([one for one in found if one.low > one.apart])
        return sorted(found, key=lambda one: (-one.low, one.first, one.second))[:STRONGEST], len(enough), more


def measured(name: str, one: Ratio, family: int, fair: float | None) -> Measure:
    low, high = one.interval() or (None, None)
    wide = one.interval(CHANCE / family)
    sure = fair is not None and wide is not None and beyond(*wide, fair) and len(one.deals) >= ENOUGH
    return Measure(name, one.mean, low, high, round(one.count), sure)


def beyond(low: float | None, high: float | None, value: float) -> bool:
    """Whether an interval leaves a value out."""
    return low is not None and high is not None and not low <= value <= high


def paired(pair: tuple[str, str], one: Ratio, means: dict[str, float], fair: float, compared: int) -> Pair:
    apart = means[pair[0]] + means[pair[1]] - fair
    low, high = one.interval() or (0.0, 1.0)
    wide = one.interval(CHANCE / compared) or (0.0, 1.0)
    return Pair(*pair, one.mean, low, high, round(one.count), apart, wide[0] > apart)


def report(games: Games) -> Report:
    return Sums(games, {}).report()


def compare(games: Games, others: Games) -> Compared:
    """What the second games differ by; the names of both must differ."""
    if games.name == others.name:
        games.name, others.name = f"{games.name} (1)", f"{others.name} (2)"
    deals: dict[str, int] = {}
    one, other = Sums(games, deals), Sums(others, deals)
    first, second = one.report(), other.report()
    differences = {family: differing(one.families[family], other.families[family]) for family in FAMILIES}
    outside = {family: len([by for by in some if beyond(by.low, by.high, 0.0)]) for family, some in differences.items()}
    tables = [{design.ref(): design.given.table for design in side.box.designs()} for side in (games, others)]
    changed = [ref for ref, table in tables[0].items() if ref in tables[1] and tables[1][ref] != table]
    only = [[ref for ref in tables[at] if ref not in tables[1 - at]] for at in (0, 1)]
    same = {game.deal for game in games.outcomes} == {game.deal for game in others.outcomes}
    return Compared(first, second, differences, outside, changed, only, same)


def differing(ratios: dict[str, Ratio], others: dict[str, Ratio]) -> list[Difference]:
    """A family of both sides; what is on one side alone has nothing to be compared with."""
    both = [name for name in ratios if name in others]
    found = []
    for name in both:
        one, other = ratios[name], others[name]
        low, high = difference(one, other) or (None, None)
        wide = difference(one, other, CHANCE / len(both))
        enough = min(len(one.deals), len(other.deals)) >= ENOUGH
        found.append(Difference(name, other.mean - one.mean, low, high, enough and wide is not None and beyond(*wide, 0.0)))
    return found
