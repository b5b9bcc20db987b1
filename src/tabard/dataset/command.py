"""`tabard dataset`: hand the shards out, write each as it comes back; a run that was killed goes on with what is missing."""

from __future__ import annotations

import argparse
import fcntl
import json
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tabard.arena.command import at_the_table
from tabard.arena.contest import Contest, head_of
from tabard.arena.executors import Workers, at_work, extra, processes
from tabard.arena.results import quoted
from tabard.bots import check_name
from tabard.cli import Progress, written
from tabard.dataset.card import card
from tabard.dataset.making import made, settings
from tabard.dataset.reading import described, shards
from tabard.engine.errors import BadRequest, Refused
from tabard.games import game

WINDOW: Final = 64  # shards handed out at a time


def run(arguments: argparse.Namespace) -> int:
    """`tabard dataset`."""
    extra("pyarrow.parquet")  # refuse before any work
    about, folder = asked_for(arguments), Path(arguments.out)
    with written(arguments.out), begun(folder, about), Progress("shards", len(list(spans(about)))) as progress:
        with at_work(arguments.executor, arguments.scheduler, arguments.workers, processes) as workers:
            fill(folder, about, workers, progress.say)
        write(folder / "README.md", card(folder, about).encode())
    files = shards(folder)
    rows = sum([extra("pyarrow.parquet").read_metadata(file).num_rows for file in files])
    told = {"folder": arguments.out, "shards": len(files), "decisions": rows}
    print(json.dumps(told) if arguments.json else f"{folder}: {rows} decisions, {len(files)} shards; README.md there says how")
    return 0


def asked_for(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings the command line describes; refused before any work if there is no such thing."""
    for name in ("deals", "shard"):
        if getattr(arguments, name) < 1:
            raise BadRequest(f"--{name} is {getattr(arguments, name)}; expected 1 or more")
    box, players = at_the_table(arguments)
    for name in players:
        check_name(name, game(box.game))
    return settings(Contest(head_of(box, players, arguments.seed, 0.0)), arguments.deals, arguments.shard)


@contextmanager
def begun(folder: Path, about: dict[str, Any]) -> Iterator[None]:
    """The folder is ours while we write, and holds what was made with these settings alone."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "dataset.json").open("a+", encoding="utf-8") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not flock, which workers would inherit
        except OSError:
            raise BadRequest(f"another run is writing to {folder}") from None
        if file.tell() == 0:
            file.write(json.dumps(about, indent=1) + "\n")
        file.seek(0)
        check_same(folder, described(folder, file.read()), about)
        yield


def check_same(folder: Path, there: dict[str, Any], about: dict[str, Any]) -> None:
    for key, value in {**about, **about["match"]}.items():
        before = {**there, **there["match"]}.get(key)
        if key != "match" and before != value:
            raise BadRequest(f"{folder} is a dataset with {key} {quoted(before)}, not {quoted(value)}; take another folder")


def spans(about: dict[str, Any]) -> Iterator[tuple[str, int, int]]:
    """Every shard: its file, its first and its last deal."""
    for first in range(1, about["deals"] + 1, about["shard"]):
        yield f"shard-{first // about['shard']:05}.parquet", first, min(first + about["shard"] - 1, about["deals"])


def fill(folder: Path, about: dict[str, Any], workers: Workers, say: Callable[[int], None]) -> None:
    """Have what is missing made, and write it in order."""
    text, waiting = json.dumps(about), deque[tuple[str, Any]]()
    missing = deque([span for span in spans(about) if not (folder / span[0]).exists()])
    while missing or waiting:
        while missing and len(waiting) < WINDOW:
            name, first, last = missing.popleft()
            waiting.append((name, workers.submit(made, text, first, last)))
        name, future = waiting.popleft()
        try:
            write(folder / name, future.result())
        except (Refused, OSError):
            raise
        except Exception as wrong:  # the worker was lost
            said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
            raise BadRequest(f"{name} cannot be made: {said} (run the same command to go on)") from None
        say(len(shards(folder)))


def write(file: Path, content: bytes) -> None:
    """All of it or nothing."""
    unfinished = file.parent / "unfinished"
    unfinished.write_bytes(content)
    unfinished.replace(file)
