"""Holding a contest: hand out the games, keep what comes back, stop where the deals in order say so."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Final

from tabard.arena.executors import Workers
from tabard.arena.results import Results
from tabard.arena.standing import Standing
from tabard.arena.watch import TRIES, hall, play
from tabard.engine.errors import BadRequest, Refused

WINDOW: Final = 1000  # games handed out at a time
SILENCE: Final = 10.0  # seconds without a finished game, until somebody looks why


def hold(
    results: Results, workers: Workers, deals: int, bar: float | None, times: bool, say: Callable[[Standing], None],
    note: Callable[[str], None],
) -> Standing:  # fmt: skip
    """Play what is not played yet, until the last deal or the one that decides; note what goes wrong meanwhile."""
    contest = results.contest
    head, limit = json.dumps(contest.head), contest.head["limit"]
    standing = Standing(contest)
    turns = range(len(contest.lineups))
    wanted = ((deal, turn) for deal in range(1, deals + 1) for turn in turns if (deal, turn) not in results.games)
    waiting: dict[Any, tuple[int, int]] = {}
    finished: SimpleQueue[Any] = SimpleQueue()
    failed: Counter[tuple[int, int]] = Counter()

    def hand_out(game: tuple[int, int]) -> None:
        try:
            future = workers.submit(play, head, *game, limit)
        except Exception as wrong:
            raise given_up(game, wrong) from None
        waiting[future] = game
        future.add_done_callback(finished.put)

    with hall():
        while not standing.judged(results.games, deals, bar):
            for game in islice(wanted, WINDOW - len(waiting)):
                hand_out(game)
            try:
                future = finished.get(timeout=SILENCE)
            except Empty:
                if why := workers.lacks():
                    note(why)
                continue
            game = waiting.pop(future)
            try:
                row = future.result()
            except Refused:
                raise
            except Exception as wrong:  # the worker was lost
                failed[game] += 1
                if failed[game] == TRIES:
                    raise given_up(game, wrong) from None
                hand_out(game)
            else:
                if said := row.pop("said", ""):
                    note(f"deal {game[0]}, rotation {game[1]}: {said}")
                if not times:
                    row.pop("ms", None)
                results.add(row)
            say(standing)
    return standing


def given_up(game: tuple[int, int], wrong: BaseException) -> BadRequest:
    while wrong.__cause__:
        wrong = wrong.__cause__
    said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
    return BadRequest(f"deal {game[0]}, rotation {game[1]} cannot be played: {said} (the games before it are kept)")
