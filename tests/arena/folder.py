"""What the tests of the arena share: bots of one's own, a run of the command, and what it leaves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from tabard.arena.contest import Contest, head_of
from tabard.cli import main
from tabard.games import game

BOTS = '''
import os, re, signal, sys, time
from tabard.engine.bot import Bot

class Fair(Bot):
    def __init__(self, box, seed):
        super().__init__(seed)

    def choose(self, view, question):
        return self.roll(question, len(question.options))

class Last(Fair):
    def choose(self, view, question):
        return len(question.options) - 1

class Slow(Fair):
    def choose(self, view, question):
        time.sleep(float(os.environ.get("SLOW", "0.002")))
        return super().choose(view, question)

class Talks(Fair):
    def choose(self, view, question):
        print("I think", sys.stdin.read())
        return super().choose(view, question)

class Raises(Fair):
    def choose(self, view, question):
        raise KeyError(f"a secret at {id(self)}\\n")

class Leaves(Fair):
    def choose(self, view, question):
        sys.exit(0)

class Unborn(Fair):
    def __init__(self, box, seed):
        raise RuntimeError("not today")

class Loops(Fair):
    def choose(self, view, question):
        while True:
            try:
                signal.alarm(0)
                time.sleep(1)
            except BaseException:
                pass

class Holds(Fair):  # the interpreter's lock, so that nothing in its own process can stop it
    def choose(self, view, question):
        re.match(r"(a+)+$", "a" * 60 + "b")

class Dies(Fair):
    def choose(self, view, question):
        os._exit(3)

class Says(Fair):
    said = None
    def choose(self, view, question):
        return type(self).said

class Nothing(Says): said = None
class Text(Says): said = "0"
class Half(Says): said = 0.0
class Yes(Says): said = True
class Below(Says): said = -1
class Beyond(Says): said = 10**5000
'''


def own(folder: Path, name: str) -> str:
    """A bot of the file above, as the command line names it."""
    file = folder / "own.py"
    if not file.exists():
        file.write_text(BOTS, encoding="utf-8")
    return f"{file}:{name}"


def words(players: str, out: Path, pairs: int = 3, *more: str, name: str = "guillotine") -> list[str]:
    return ["arena", name, "--players", players, "--pairs", str(pairs), "--out", str(out), *more]


def held(players: str, out: Path, pairs: int = 3, *more: str, name: str = "guillotine") -> Path:
    """A match that is over, and its folder."""
    assert main(words(players, out, pairs, *more, name=name)) == 0
    return out


def data(out: Path, deals: int, *more: str, players: str = "steady,random", name: str = "guillotine") -> list[str]:
    """A dataset of shards with two deals, as the command line asks for it."""
    return ["dataset", name, "--players", players, "--deals", str(deals), "--shard", "2", "--out", str(out), *more]


def made(out: Path, deals: int, *more: str, players: str = "steady,random", name: str = "guillotine") -> dict[str, bytes]:
    """A dataset that is whole: its files."""
    assert main(data(out, deals, *more, players=players, name=name)) == 0
    return {file.name: file.read_bytes() for file in out.iterdir()}


def begun(given: list[str], said: str | Path = os.devnull) -> subprocess.Popen[bytes]:
    """The command in a process of its own; what it says goes to a file."""
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also if whoever runs the tests does not
    with open(said, "wb") as file:
        return subprocess.Popen([sys.executable, "-m", "tabard", *given], stdout=file, stderr=file, preexec_fn=heeding)


def lines(out: Path) -> list[dict[str, Any]]:
    """The games of the results file, in the order in which they were finished."""
    return [json.loads(line) for line in (out / "games.jsonl").read_bytes().splitlines()[1:]]


def result(out: Path) -> Any:
    return json.loads((out / "result.json").read_bytes())


def files(out: Path) -> tuple[bytes, bytes]:
    """What must be the same to the byte however the games were played."""
    return (out / "result.json").read_bytes(), (out / "games.parquet").read_bytes()


def until(true: Callable[[], Any], seconds: float = 60) -> None:
    """Wait for something, and not for ever."""
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends, "waited too long"
        time.sleep(0.02)


def count(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def tables(pid: int) -> list[int]:
    """The processes that a process has started."""
    children = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # it is gone
            children.append(task.read_text())
    return [int(child) for text in children for child in text.split()]


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def contest(players: list[str], seats: int = 0, name: str = "guillotine") -> Contest:
    return Contest(head_of(game(name).box(seats or len(players)), players, "s", 60.0))
