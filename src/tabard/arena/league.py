"""`tabard league`: every level meets the next lower one on the same deals, seat by seat."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

from tabard.arena.command import in_columns, spanned
from tabard.arena.contest import Contest, head_of
from tabard.arena.executors import at_work, extra
from tabard.arena.hold import hold
from tabard.arena.results import Results
from tabard.arena.standing import Standing, mean, rounded, share_interval
from tabard.bots.levels import LEVELS
from tabard.cli import Progress, variant, written
from tabard.engine.errors import BadRequest
from tabard.games import game


def hold_league(arguments: argparse.Namespace) -> int:
    """All matches, the lowest levels first; what is played is not played twice."""
    contests = [asked_for(arguments, upper, lower) for lower, upper in pairwise(LEVELS)]
    for library in ("openskill.models", "pyarrow.parquet"):
        extra(library)  # refuse before any work
    rows = []
    with written(arguments.out):
        for contest in contests:
            row = held(arguments, contest)
            if row is None:
                return 130
            rows.append(row)
            if not arguments.json:
                print(told(row), flush=True)
    if arguments.json:
        print(json.dumps({"game": arguments.game, "seats": arguments.seats, "deals": arguments.deals, "table": rows}))
    else:
        print("\n".join(in_columns(table(rows))))
    return 0


def asked_for(arguments: argparse.Namespace, upper: str, lower: str) -> Contest:
    """The two levels sit in every second seat, so that teams are of one level too."""
    if arguments.seats < 2 or arguments.seats % 2:
        raise BadRequest(f"--seats is {arguments.seats}; expected an even number: half of the seats are for each level")
    if arguments.deals < 1:
        raise BadRequest(f"--deals is {arguments.deals}; expected 1 or more")
    shelf = game(arguments.game)
    chosen = variant(arguments.variant)
    box = shelf.box(arguments.seats, chosen, shelf.card_set(arguments.cards, chosen))
    head = head_of(box, [upper, lower] * (arguments.seats // 2), arguments.seed, 60.0)
    return Contest({**head, "lineups": 2})  # moved on by two seats the table looks the same


def held(arguments: argparse.Namespace, contest: Contest) -> dict[str, Any] | None:
    """One match; nothing if it was interrupted."""
    upper, lower = contest.players[:2]
    with Results(Path(arguments.out) / f"{upper}-{lower}", contest) as results:
        with Progress(f"{upper} against {lower}: deals", arguments.deals) as progress:
            try:
                with at_work(arguments.executor, arguments.scheduler, arguments.workers, ThreadPoolExecutor) as workers:
                    say = lambda standing: progress.say(standing.deals)  # noqa: E731
                    standing = hold(results, workers, arguments.deals, None, True, say, progress.note)
            except KeyboardInterrupt:
                progress.note(f"{len(results.games)} games are kept in {arguments.out}; run the same command to go on")
                return None
        results.finish(standing, None)
        return row_of(standing, results)


def row_of(standing: Standing, results: Results) -> dict[str, Any]:
    """How often a seat of the upper level wins, of all victories; half of them if the levels are equal."""
    uppers, each = standing.shares[::2], range(standing.deals)
    wins = [sum([shares[deal] for shares in uppers]) for deal in each]
    times = [one["p99"] for one in results.times(standing)[0] if one]
    upper, lower = standing.contest.players[:2]
    return {"level": upper, "against": lower, "budget": standing.contest.head["levels"][upper], "deals": standing.deals,
            "games": len(standing.counted()), "share": round(mean(wins), 4), "share_interval": rounded(share_interval(wins)),
            "p99": max(times[::2], default=0.0), "forfeits": sum(standing.forfeits)}  # fmt: skip


def told(row: dict[str, Any]) -> str:
    return f"{row['level']} wins {row['share']:.1%} ({spanned(row['share_interval'], '.1%')}) against {row['against']}"


def table(rows: list[dict[str, Any]]) -> list[list[str]]:
    head = ["level", "against", "deals", "games", "wins", "95 % interval", "99 % of answers within", "forfeits"]
    return [head, *[
        [row["level"], row["against"], str(row["deals"]), str(row["games"]), f"{row['share']:.1%}",
         spanned(row["share_interval"], ".1%"), f"{row['p99']:.0f} ms", str(row["forfeits"])]
        for row in rows
    ]]  # fmt: skip
