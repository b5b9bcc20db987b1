"""`tabard simulate`: bots play many games. `tabard arena`: they meet on the same deals, seat by seat."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tabard.arena.batch import Job, simulate
from tabard.arena.contest import Contest, head_of
from tabard.arena.executors import at_work, extra
from tabard.arena.guests import Apart, apart
from tabard.arena.hold import hold
from tabard.arena.results import Results
from tabard.arena.standing import Standing, mean, share_interval
from tabard.bots import check_name
from tabard.cli import Progress, variant, written
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest
from tabard.games import game


def hold_batch(arguments: argparse.Namespace) -> int:
    """`tabard simulate`."""
    seats = arguments.seats.split(",")
    shelf = game(arguments.game)
    for name in seats:
        check_name(name, shelf)
    if arguments.games < 1:
        raise BadRequest(f"--games is {arguments.games}; expected 1 or more")
    if arguments.out and arguments.executor != "local":
        raise BadRequest(f"--out writes journals where the games are played; leave it out with --executor {arguments.executor}")
    chosen = variant(arguments.variant)
    cards = shelf.card_set(arguments.cards, chosen)
    job = Job(shelf.name, seats, chosen, cards, arguments.seed, arguments.rotate, arguments.out, arguments.by_card)
    shelf.box(len(seats), job.variant, job.cards)  # refuse before any work
    with written(arguments.out):
        if arguments.out:
            new_folder(Path(arguments.out))
        with Progress("games", arguments.games) as progress:
            result = simulate(job, arguments.games, progress.say, arguments.workers, arguments.executor, arguments.scheduler)
    if arguments.json:
        print(json.dumps(result))
        return 0
    print(f"{shelf.name}: {result['games']} games, {result['decisions']} decisions, {result['decisions_per_second']} a second")
    wide = max([len(name) for name in seats])
    for at, name in enumerate(seats):
        low, high = result["win_interval"][at]
        wins, mean = result["wins"][at], result["mean_scores"][at]
        share = wins / result["games"]
        print(f"  {name:<{wide}} {wins:>9.2f} wins: {share:.1%} ({low:.1%} to {high:.1%}), mean score {mean:.2f}")
    return 0


def new_folder(folder: Path) -> None:
    """A folder for journals, in which there are none yet."""
    folder.mkdir(parents=True, exist_ok=True)
    if next(folder.glob("*.tabard"), None):
        raise BadRequest(f"{folder} has journals in it already; take another folder")


def hold_arena(arguments: argparse.Namespace) -> int:
    contest = asked_for(arguments)
    for library in ("openskill.models", "pyarrow.parquet"):
        extra(library)  # refuse before any work
    with written(arguments.out), Results(Path(arguments.out), contest) as results:
        with Progress("deals", arguments.pairs) as progress:

            def tell(standing: Standing) -> None:
                progress.say(standing.deals, lambda: so_far(standing))

            try:
                with at_work(arguments.executor, arguments.scheduler, arguments.workers, ThreadPoolExecutor) as workers:
                    standing = hold(results, workers, arguments.pairs, arguments.bar, arguments.times, tell, progress.note)
            except KeyboardInterrupt:
                progress.note(f"{len(results.games)} games are kept in {arguments.out}; run the same command to go on")
                return 130
        result = results.finish(standing, arguments.bar)
        if arguments.times:
            result["times"], result["timed"] = results.times(standing)
    print(json.dumps(result) if arguments.json else "\n".join(told(result)))
    return 0


def asked_for(arguments: argparse.Namespace) -> Contest:
    """The contest the command line describes; refused before any work if there is no such thing."""
    if arguments.pairs < 1:
        raise BadRequest(f"--pairs is {arguments.pairs}; expected 1 or more")
    if arguments.bar is not None and not 0 <= arguments.bar <= 1:
        raise BadRequest(f"--bar is {arguments.bar}; expected a share from 0 to 1")
    if not 0.1 <= arguments.limit <= 1_000_000:
        raise BadRequest(f"--limit is {arguments.limit}; expected 0.1 to 1000000 seconds")
    box, players = at_the_table(arguments)
    for name in sorted({name for name in players if apart(name)}):
        Apart(name, box).close()  # its file is read there, not here
    return Contest(head_of(box, players, arguments.seed, arguments.limit))


def at_the_table(arguments: argparse.Namespace) -> tuple[Box[Any], list[str]]:
    """The box and the players that the command line names; bots of somebody's own are not read yet."""
    players = arguments.players.split(",")
    shelf = game(arguments.game)
    for name in players:
        if not apart(name):
            check_name(name, shelf)
    if len(players) < 2:
        raise BadRequest(f"--players is '{arguments.players}'; expected two bots or more, with commas between them")
    seats = arguments.seats or len(players)
    if not 2 <= seats <= len(players):
        raise BadRequest(f"--seats is {seats}; expected 2 to {len(players)}, the number of players")
    chosen = variant(arguments.variant)
    return shelf.box(seats, chosen, shelf.card_set(arguments.cards, chosen)), players


def so_far(standing: Standing) -> str:
    """For whoever watches: the first player's share."""
    if not standing.deals:
        return ""
    shares = standing.shares[0]
    return f"{standing.contest.players[0]} wins {mean(shares):.1%} ({spanned(share_interval(shares), '.1%')})"


def spanned(ends: list[float] | None, form: str) -> str:
    return f"{ends[0]:{form}} to {ends[1]:{form}}" if ends else "too few deals"


def told(result: dict[str, Any]) -> list[str]:
    """The result for people: the best player first."""
    lines = [f"{result['game']}, {result['seats']} seats; deals: {result['deals']}, games: {result['games']}"]
    players = [one["player"] for one in result["table"]]
    names = [f"{name} #{players[: at + 1].count(name)}" if players.count(name) > 1 else name for at, name in enumerate(players)]
    if result["bar"] is not None:
        said = {"cleared": "clears", "missed": "misses", "open": "neither clears nor misses"}[result["verdict"]]
        lines.append(f"{result['table'][0]['player']} {said} the bar of {result['bar']:.1%}")
    table = [["", "games", "wins", "95 % interval", "score", "margin", "95 % interval", "rating", "±", "at least", "forfeits"]]
    timed = [["", "answers", "mean ms", "median", "99 %", "longest"]]
    for at, one in sorted(enumerate(result["table"]), key=lambda listed: -listed[1]["share"]):
        table.append([
            names[at], str(one["games"]), f"{one['share']:.1%}", spanned(one["share_interval"], ".1%"), f"{one['score']:.2f}",
            f"{one['margin']:+.2f}", spanned(one["margin_interval"], "+.2f"), f"{one['rating']['mu']:.2f}",
            f"{one['rating']['sigma']:.2f}", f"{one['rating']['ordinal']:.2f}", str(one["forfeits"]),
        ])  # fmt: skip
        if times := result["times"][at] if "times" in result else None:
            timed.append([names[at], *[f"{value:g}" for value in times.values()]])
    lines += in_columns(table)
    if result["table"][0]["against"]:
        met = [[name, *map(percent, row["against"])] for name, row in zip(names, result["table"])]
        lines += in_columns([["did better than", *names], *met])
    if len(timed) > 1:
        lines += in_columns(timed)
        if result["timed"] < result["games"]:
            lines.append(f"times were taken in {result['timed']} of {result['games']} games")
    return lines


def percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def in_columns(table: list[list[str]]) -> list[str]:
    """The first column to the left, numbers to the right."""
    wide = [max([len(cell) for cell in column]) for column in zip(*table)]
    return ["  ".join([line[0].ljust(wide[0]), *[cell.rjust(to) for cell, to in zip(line[1:], wide[1:])]]) for line in table]
