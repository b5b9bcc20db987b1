"""How the players stand: means over deals with their intervals, the bar, ratings, times."""

from __future__ import annotations

import math
from array import array
from statistics import NormalDist
from typing import Any, Final

from tabard.arena.contest import Contest
from tabard.arena.executors import extra

LOOK: Final = 20  # deals between two looks at the bar
FEWEST: Final = 5  # deals without which there is no interval


class Game:
    """What counts of a finished game, by seat; and where its line in the results begins."""

    __slots__ = ("at", "forfeit", "length", "scores", "shares")

    def __init__(self, row: dict[str, Any], at: int) -> None:
        self.shares: list[float] = row["shares"]
        self.scores: list[int] = row["scores"]
        self.length: int = row["length"]
        self.forfeit: dict[str, Any] | None = row["forfeit"]
        self.at = at


Games = dict[tuple[int, int], Game]  # by deal and rotation


class Standing:
    """The deals that count: whole ones, in order, whatever the order in which they were played."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals = 0
        self.shares: list[list[float]] = [[] for _ in contest.players]  # of each player: the mean of every deal
        self.margins: list[list[float]] = [[] for _ in contest.players]  # … of the score over the others' mean score
        self.scores = [0] * len(contest.players)
        self.games = [0] * len(contest.players)
        self.forfeits = [0] * len(contest.players)
        self.met = [[0] * len(contest.players) for _ in contest.players]  # how often two players sat at one table,
        self.beat = [[0.0] * len(contest.players) for _ in contest.players]  # and the first did better; half if as well

    def judged(self, games: Games, deals: int, bar: float | None) -> bool:
        """Count on; True when the last deal, or the one that decides, is reached: nothing after it counts."""
        while self.deals < deals and not (self.deals % LOOK == 0 and self.verdict(bar) in ("cleared", "missed")):
            played = [games.get((self.deals + 1, rotation)) for rotation in range(len(self.contest.lineups))]
            whole = [game for game in played if game]
            if len(whole) < len(played):
                return False
            self.add(whole)
        return True

    def add(self, games: list[Game]) -> None:
        """The next deal."""
        shares: list[list[float]] = [[] for _ in self.shares]
        margins: list[list[float]] = [[] for _ in self.shares]
        for lineup, game in zip(self.contest.lineups, games):
            for seat, player in enumerate(lineup):
                own = game.scores[seat]
                shares[player].append(game.shares[seat])
                margins[player].append(own - (sum(game.scores) - own) / (len(lineup) - 1))
                self.scores[player] += own
                self.games[player] += 1
                self.forfeits[player] += bool(game.forfeit and game.forfeit["seat"] == seat)
                for other, one in enumerate(lineup):
                    self.beat[player][one] += compared(game.shares[seat], game.shares[other])
                    self.met[player][one] += 1
        for player in range(len(self.shares)):
            self.shares[player].append(mean(shares[player]))
            self.margins[player].append(mean(margins[player]))
        self.deals += 1

    def verdict(self, bar: float | None) -> str:
        """Whether the first player's interval lies above the bar or below it; open while it does not."""
        if bar is None or not (found := share_interval(self.shares[0])):
            return "open"
        return "cleared" if found[0] > bar else "missed" if found[1] < bar else "open"

    def counted(self) -> list[tuple[int, int]]:
        """The games that count, in order."""
        return [(deal, rotation) for deal in range(1, self.deals + 1) for rotation in range(len(self.contest.lineups))]

    def against(self, at: int) -> list[float | None]:
        """In a league: how often this player did better than each of the others."""
        if len(self.contest.players) == self.contest.box.seats:
            return []
        pairs = enumerate(zip(self.beat[at], self.met[at]))
        return [None if other == at else round(beat / met, 4) for other, (beat, met) in pairs]

    def table(self, games: Games) -> list[dict[str, Any]]:
        """A row for each player as listed."""
        ratings = rated(self.contest, [games[key] for key in self.counted()])
        return [{
            "player": name,
            "games": self.games[at],
            "share": round(mean(self.shares[at]), 4),
            "share_interval": rounded(share_interval(self.shares[at])),
            "score": round(self.scores[at] / self.games[at], 4),
            "margin": round(mean(self.margins[at]), 4),
            "margin_interval": rounded(interval(self.margins[at])),
            "rating": ratings[at],
            "against": self.against(at),
            "forfeits": self.forfeits[at],
        } for at, name in enumerate(self.contest.players)]  # fmt: skip


def compared(share: float, other: float) -> float:
    return 1.0 if share > other else 0.5 if share == other else 0.0


def mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def interval(values: list[float]) -> list[float] | None:
    """The 95 % interval of the mean by Student's t."""
    if len(values) < FEWEST:
        return None
    free = len(values) - 1
    middle = mean(values)
    spread = math.fsum([(value - middle) ** 2 for value in values]) / free
    far = reach(free) * math.sqrt(spread / len(values))
    return [middle - far, middle + far]


def reach(free: int, chance: float = 0.05) -> float:
    """How many errors an interval goes to each side to miss so rarely: Student's t, to the second digit from five values on."""
    z = NormalDist().inv_cdf(1.0 - chance / 2.0)
    return z + (z**3 + z) / 4.0 / free + (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / 96.0 / free**2


def share_interval(values: list[float]) -> list[float] | None:
    """… of shares, from 0 to 1. If all are alike others may still come, so often that one sample in twenty has none of them."""
    found = interval(values)
    if found and min(values) == max(values):
        others = 1.0 - 0.05 ** (1.0 / len(values))
        low = values[0] * (1.0 - others)
        return [low, low + others]
    return [max(0.0, found[0]), min(1.0, found[1])] if found else None


def rounded(ends: list[float] | None) -> list[float] | None:
    return [round(end, 4) for end in ends] if ends else None


def rated(contest: Contest, games: list[Game]) -> list[dict[str, float]]:
    """Ratings by the Plackett-Luce model of openskill, game after game: who wins is above who does not."""
    model = extra("openskill.models").PlackettLuce()
    ratings = [model.rating() for _ in contest.players]
    for at, game in enumerate(games):
        lineup = contest.lineups[at % len(contest.lineups)]
        after = model.rate([[ratings[player]] for player in lineup], scores=game.shares)
        for player, (rating,) in zip(lineup, after):
            ratings[player] = rating
    return [{"mu": round(one.mu, 4), "sigma": round(one.sigma, 4), "ordinal": round(one.ordinal(), 4)} for one in ratings]


def timed(answers: array[float]) -> dict[str, float] | None:
    """How long answers took, in milliseconds: mean, median, 99th percentile and the longest."""
    if not answers:
        return None
    ordered = sorted(answers)
    middle, late = [ordered[math.ceil(len(ordered) * part) - 1] for part in (0.5, 0.99)]
    return {"answers": len(ordered), "mean": round(mean(ordered), 3), "median": middle, "p99": late, "longest": ordered[-1]}
