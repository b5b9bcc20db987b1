"""Many games: seeds in, numbers out; the same numbers however the work is spread."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tabard.arena.match import blank, play
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.games import game

CHUNK: Final = 50


class Job:
    """What a batch plays: all a worker needs to know."""

    def __init__(
        self, name: str, seats: list[str], variant: dict[str, str], cards: CardSet, seed: str, rotate: bool, out: str = ""
    ) -> None:
        self.name = name
        self.seats = seats
        self.variant = variant
        self.cards = cards
        self.seed = seed
        self.rotate = rotate
        self.out = out  # a folder for the journals, if they are to be kept

    def seated(self, number: int) -> list[str]:
        """Who sits at each seat in this game."""
        count = len(self.seats)
        return [self.seats[(seat - self.shift(number)) % count] for seat in range(count)]

    def bots(self, box: Box[Any], number: int) -> list[Bot]:
        return [bot(name, box, f"{self.seed}/{number}/{seat}") for seat, name in enumerate(self.seated(number))]

    def shift(self, number: int) -> int:
        """By how many seats the players sit further left in this game."""
        return number % len(self.seats) if self.rotate else 0


def play_some(job: Job, first: int, last: int) -> list[tuple[int, list[float], list[int], dict[str, list[float]]]]:
    """Decisions, win shares, scores and figures of these games, by player as listed (not by seat)."""
    count = len(job.seats)
    box = game(job.name).box(count, job.variant, job.cards)
    results = []
    for number in range(first, last):
        shift = job.shift(number)
        seed = f"{job.seed}/{number}"
        journal = blank(box, seed, job.seated(number)) if job.out else None
        s, decisions = play(box, seed, job.bots(box, number), journal)
        if journal:
            (Path(job.out) / f"{number:06}.tabard").write_text("\n".join(journal.lines()) + "\n", encoding="utf-8")
        winners = box.winners(s)
        shares = [0.0] * count
        scores = [0] * count
        for seat in range(count):
            player = (seat - shift) % count
            scores[player] = box.total(s, seat)
            shares[player] = 1 / len(winners) if seat in winners else 0.0
        results.append((decisions, shares, scores, box.figures(s)))
    return results


def simulate(job: Job, games: int, progress: Callable[[int], None], workers: int = 0) -> dict[str, Any]:
    """Play a batch and sum it up."""
    began = time.perf_counter()
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    workers = workers or min(len(chunks), os.cpu_count() or 1)
    results: list[tuple[int, list[float], list[int], dict[str, list[float]]]] = []
    if workers < 2:
        for first, last in chunks:
            results += play_some(job, first, last)
            progress(last)
    else:
        with ProcessPoolExecutor(workers) as pool:
            waiting = [pool.submit(play_some, job, first, last) for first, last in chunks]
            for future, (_, last) in zip(waiting, chunks):
                results += future.result()
                progress(last)
    return summed(job, results, time.perf_counter() - began)


def summed(job: Job, results: list[tuple[int, list[float], list[int], dict[str, list[float]]]], seconds: float) -> dict[str, Any]:
    games = len(results)
    decisions = sum([row[0] for row in results])
    players = range(len(job.seats))
    wins = [sum([row[1][player] for row in results]) for player in players]
    figures = {key: mean([row[3][key] for row in results]) for key in results[0][3]} if results else {}
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": [round(one, 4) for one in wins],
        "win_interval": [interval([row[1][player] for row in results]) for player in players],
        "mean_scores": [round(sum([row[2][player] for row in results]) / games, 4) if games else 0 for player in players],
        **figures,
    }


def mean(parts: list[list[float]]) -> float:
    """Of a figure that each game gives as a sum and as how many it sums up."""
    return round(sum([part[0] for part in parts]) / max(1, sum([part[1] for part in parts])), 4)


def interval(shares: list[float]) -> list[float]:
    """The 95 % interval of a mean of win shares."""
    games = len(shares)
    if games < 2:
        return [0.0, 1.0]
    mean = sum(shares) / games
    spread = sum([(share - mean) ** 2 for share in shares]) / (games - 1)
    reach = 1.96 * math.sqrt(spread / games)
    return [round(max(0.0, mean - reach), 4), round(min(1.0, mean + reach), 4)]
