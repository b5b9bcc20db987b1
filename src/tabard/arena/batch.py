"""Many games: seeds in, numbers out; the same numbers however the work is spread."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

from tabard.arena.executors import at_work, processes
from tabard.arena.match import blank, play
from tabard.arena.outcome import Outcome
from tabard.arena.standing import rounded, share_interval
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest
from tabard.games import game

CHUNK: Final = 50  # games a worker plays in one go, or fewer:
TURNS: Final = 8  # … so few that each has so many turns


class Job:
    """What a batch plays: all a worker needs to know."""

    def __init__(
        self, name: str, seats: list[str], variant: dict[str, str], cards: CardSet, seed: str, rotate: bool, out: str = "",
        by_card: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.seats = seats
        self.variant = variant
        self.cards = cards
        self.seed = seed
        self.rotate = rotate
        self.by_card = by_card  # report every card by itself
        self.out = out  # a folder for the journals, if they are to be kept

    def seated(self, number: int) -> list[str]:
        """Who sits at each seat in this game."""
        count = len(self.seats)
        return [self.seats[(seat - self.shift(number)) % count] for seat in range(count)]

    def bots(self, box: Box[Any], number: int) -> list[Bot]:
        return [bot(name, box, purpose(f"{self.seed}/{number}", "bot", seat)) for seat, name in enumerate(self.seated(number))]

    def shift(self, number: int) -> int:
        """By how many seats the players sit further left in this game."""
        return number % len(self.seats) if self.rotate else 0


def play_some(job: Job, first: int, last: int) -> list[Outcome]:
    """The games of a batch from the first to before the last."""
    box = game(job.name).box(len(job.seats), job.variant, job.cards)
    results = []
    for number in range(first, last):
        seed = f"{job.seed}/{number}"
        journal = blank(box, seed, job.seated(number)) if job.out else None
        outcome = Outcome(seed, job.seated(number))
        try:
            with redirect_stdout(sys.stderr):  # whatever bots print is no result
                s, decisions = play(box, seed, job.bots(box, number), journal, outcome.see if job.by_card else None)
        finally:  # a game that cannot be ended is kept too
            if journal:
                with open(Path(job.out) / f"{number:06}.tabard", "x", encoding="utf-8") as file:
                    file.write(journal.text())
        outcome.end(box, s, decisions)
        results.append(outcome)
    return results


def simulate(
    job: Job, games: int, progress: Callable[[int], None], workers: int = 0, executor: str = "local", scheduler: str = ""
) -> dict[str, Any]:
    """Play a batch and sum it up."""
    began = time.perf_counter()
    results = play_all(job, games, progress, workers, executor, scheduler)
    return summed(job, results, time.perf_counter() - began)


def play_all(
    job: Job, games: int, progress: Callable[[int], None], workers: int = 0, executor: str = "local", scheduler: str = ""
) -> list[Outcome]:
    """Every game of a batch, in order."""
    workers = workers or os.cpu_count() or 1
    guests = [name for name in job.seats if ".py:" in name]  # they may end the process they play in
    size = min(CHUNK, max(1, games // (TURNS * max(1, workers))))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    results: list[Outcome] = []
    if executor == "local" and not scheduler and workers == 1 and not guests:
        for first, last in chunks:
            results += play_some(job, first, last)
            progress(last)
    else:
        with at_work(executor, scheduler, workers, processes) as found:
            waiting = [found.submit(play_some, job, first, last) for first, last in chunks]
            for future, (first, last) in zip(waiting, chunks):
                try:
                    results += future.result()
                except BrokenProcessPool:
                    blame = f"did {' or '.join(guests)} end it?" if guests else "was it ended from outside, or is memory short?"
                    raise BadRequest(f"a process that played has died; {blame} Games {first} and later are not counted") from None
                progress(last)
    return results


def summed(job: Job, results: list[Outcome], seconds: float) -> dict[str, Any]:
    """What the games come to, by player as listed."""
    games = len(results)
    decisions = sum([one.decisions for one in results])
    figures = {key: pooled([one.figures[key] for one in results]) for key in results[0].figures} if results else {}
    shares, scores = list[list[float]](), list[int]()
    for player in range(len(job.seats)):
        seats = [(player + job.shift(number)) % len(job.seats) for number in range(games)]
        shares.append([one.shares[seat] for one, seat in zip(results, seats)])
        scores.append(sum([one.scores[seat] for one, seat in zip(results, seats)]))
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": [round(sum(mine), 4) for mine in shares],
        "win_interval": [win_interval(mine) for mine in shares],
        "mean_scores": [round(score / games, 4) if games else 0 for score in scores],
        **figures,
        **({"cards": by_card(job, results)} if job.by_card else {}),
    }


def by_card(job: Job, results: list[Outcome]) -> dict[str, dict[str, Any]]:
    """Of every card how often it was played, and how those fared who began with it: chance alone dealt it to them."""
    box = game(job.name).box(len(job.seats), job.variant, job.cards)
    shares: dict[str, list[float]] = {design.ref(): [] for design in box.designs()}
    played = Counter([ref for one in results for ref in one.used])
    for one in results:
        for refs, share in zip(one.began, one.wins):
            for ref in refs:
                shares[ref].append(share)
    return {
        ref: {"played": played[ref], "began": len(mine), "win_interval": win_interval(mine)} for ref, mine in shares.items()
    }  # fmt: skip


def pooled(parts: list[list[float]]) -> float:
    """The mean of a figure that each game gives as a sum and as how many it sums up."""
    return round(sum([part[0] for part in parts]) / max(1, sum([part[1] for part in parts])), 4)


def win_interval(shares: list[float]) -> list[float]:
    """The 95 % interval of a mean of win shares; of a few games anything may be true."""
    return rounded(share_interval(shares)) or [0.0, 1.0]
