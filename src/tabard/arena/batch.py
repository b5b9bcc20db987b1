"""Many games: seeds in, numbers out; the same numbers however the work is spread."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

from tabard.arena.executors import at_work
from tabard.arena.match import blank, play, split
from tabard.arena.standing import rounded, share_interval
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest
from tabard.engine.state import Event
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


class Outcome:
    """One game of a batch: its length, win shares and scores by player as listed (not by seat), and its figures."""

    def __init__(self, decisions: int, shares: list[float], scores: list[int], figures: dict[str, list[float]]) -> None:
        self.decisions = decisions
        self.shares = shares
        self.scores = scores
        self.figures = figures
        self.began: list[tuple[str, float]] = []  # every card dealt to begin with, and its owner's share of the victory
        self.used: list[str] = []  # every card played

    def add_cards(self, box: Box[Any], dealt: Any, by_seat: list[float], told: list[Event]) -> None:
        """Whose cards were dealt, with what share of the victory by seat; what was told of them."""
        self.began = [(ref, by_seat[seat]) for seat, refs in enumerate(box.judge.began(dealt)) for ref in refs]
        self.used = [ref for event in [*(dealt.events or []), *told] for ref in box.show.used(event)]


def play_some(job: Job, first: int, last: int) -> list[Outcome]:
    """The games of a batch from the first to before the last."""
    count = len(job.seats)
    box = game(job.name).box(count, job.variant, job.cards)
    results = []
    for number in range(first, last):
        shift = job.shift(number)
        seed = f"{job.seed}/{number}"
        journal = blank(box, seed, job.seated(number)) if job.out else None
        told: list[Event] | None = [] if job.by_card else None
        try:
            with redirect_stdout(sys.stderr):  # whatever bots print is no result
                s, decisions = play(box, seed, job.bots(box, number), journal, told)
        finally:  # a game that cannot be ended is kept too
            if journal:
                with open(Path(job.out) / f"{number:06}.tabard", "x", encoding="utf-8") as file:
                    file.write("\n".join(journal.lines()) + "\n")
        by_seat = split(box, s)
        seats = [(player + shift) % count for player in range(count)]
        scores = [box.total(s, seat) for seat in seats]
        outcome = Outcome(decisions, [by_seat[seat] for seat in seats], scores, box.judge.figures(s))
        if told is not None:
            outcome.add_cards(box, box.deal(seed, True), by_seat, told)
        results.append(outcome)
    return results


def simulate(
    job: Job, games: int, progress: Callable[[int], None], workers: int = 0, executor: str = "local", scheduler: str = ""
) -> dict[str, Any]:
    """Play a batch and sum it up."""
    began = time.perf_counter()
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
        with at_work(executor, scheduler, workers, ProcessPoolExecutor) as found:
            waiting = [found.submit(play_some, job, first, last) for first, last in chunks]
            for future, (first, last) in zip(waiting, chunks):
                try:
                    results += future.result()
                except BrokenProcessPool:
                    blame = f"did {' or '.join(guests)} end it?" if guests else "was it ended from outside, or is memory short?"
                    raise BadRequest(f"a process that played has died; {blame} Games {first} and later are not counted") from None
                progress(last)
    return summed(job, results, time.perf_counter() - began)


def summed(job: Job, results: list[Outcome], seconds: float) -> dict[str, Any]:
    games = len(results)
    decisions = sum([one.decisions for one in results])
    players = range(len(job.seats))
    figures = {key: pooled([one.figures[key] for one in results]) for key in results[0].figures} if results else {}
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": [round(sum([one.shares[player] for one in results]), 4) for player in players],
        "win_interval": [win_interval([one.shares[player] for one in results]) for player in players],
        "mean_scores": [round(sum([one.scores[player] for one in results]) / games, 4) if games else 0 for player in players],
        **figures,
        **({"cards": by_card(job, results)} if job.by_card else {}),
    }


def by_card(job: Job, results: list[Outcome]) -> dict[str, dict[str, Any]]:
    """Of every card how often it was played, and how those fared who began with it: chance alone dealt it to them."""
    box = game(job.name).box(len(job.seats), job.variant, job.cards)
    found = {}
    for design in box.designs():
        shares = [share for one in results for ref, share in one.began if ref == design.ref()]
        played = sum([one.used.count(design.ref()) for one in results])
        found[design.ref()] = {"played": played, "began": len(shares), "win_interval": win_interval(shares)}
    return found


def pooled(parts: list[list[float]]) -> float:
    """The mean of a figure that each game gives as a sum and as how many it sums up."""
    return round(sum([part[0] for part in parts]) / max(1, sum([part[1] for part in parts])), 4)


def win_interval(shares: list[float]) -> list[float]:
    """The 95 % interval of a mean of win shares; of a few games anything may be true."""
    return rounded(share_interval(shares)) or [0.0, 1.0]
