"""Games at watched tables: a bot that hangs or takes its process down costs itself the game, and nobody else anything."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any, Final

from tabard.arena.contest import Contest
from tabard.bots.guest import when
from tabard.engine.errors import BadRequest

TRIES: Final = 3
TICK: Final = 100  # milliseconds between two looks at a file of answers
PATIENCE: Final = 120.0  # seconds for whatever is not a bot's thinking, such as the start of the process
START: Final = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tabard.arena.table import main; main(sys.argv[2])"


class Answers:
    """What a table's process has written: each answer as question, seat, number of options, choice; the last may be missing."""

    def __init__(self, text: bytes) -> None:
        lines = text.split(b"\n")
        self.rows = [[int(word) for word in line.split()] for line in lines[:-1]]
        self.asked = [int(word) for word in lines[-1].split()[:3]]  # whoever is thinking; empty if nobody is

    def options(self) -> list[list[int]]:
        """The answers as the results have them."""
        return [[number, seat, choice] for number, seat, _, choice in self.rows if number]

    def length(self) -> int:
        """How many decisions there were among them."""
        return len([number for number, _, options, _ in self.rows if number and options > 1])


class Table:
    """A process that plays, one game at a time."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 (close does it)
        file = self.file.fileno()
        self.child = subprocess.Popen(
            [sys.executable, "-P", "-c", START, json.dumps(sys.path), str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            pass_fds=[file], start_new_session=True, env={**os.environ, "PYTHONHASHSEED": "0"},
        )  # fmt: skip
        self.ready = select.poll()
        assert self.child.stdout is not None
        self.ready.register(self.child.stdout, select.POLLIN)
        OPEN.append(self)

    def answers(self) -> Answers:
        return Answers(os.pread(self.file.fileno(), self.size(), 0))

    def size(self) -> int:
        return os.fstat(self.file.fileno()).st_size

    def play(self, head: str, deal: int, rotation: int, limit: float) -> dict[str, Any] | None:
        """What the process makes of a game; None if it dies, or is ended because its answers have not changed for too long."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.file.seek(0)  # the process shares this file and its place in it
        self.file.truncate()
        with suppress(BrokenPipeError):
            self.child.stdin.write(json.dumps([head, deal, rotation]).encode() + b"\n")
            self.child.stdin.flush()
        size, since = -1, time.monotonic()
        while not self.ready.poll(TICK):
            if self.child.poll() is not None:
                return None
            if self.size() != size:
                size, since = self.size(), time.monotonic()
            elif time.monotonic() - since > (limit if self.answers().asked else PATIENCE):
                asked = self.answers().asked
                self.kill()
                late = asked and asked == self.answers().asked  # else it answered at the last moment: the game is played again
                return {"why": f"thought for more than {limit:g} seconds {when(asked[0])}"} if late else None
        line = self.child.stdout.readline()
        return json.loads(line) if line.endswith(b"\n") else None

    def kill(self) -> None:
        """The process, and all that a bot may have started from it."""
        if self.child.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.child.pid, signal.SIGKILL)
            self.child.wait()

    def close(self) -> None:
        self.kill()
        for pipe in (self.child.stdin, self.child.stdout, self.file):
            with suppress(BrokenPipeError):
                pipe.close()  # type: ignore[union-attr]
        OPEN.remove(self)


OPEN: Final[list[Table]] = []  # every table of this process
IDLE: Final[list[Table]] = []  # … and those at which nobody plays
CLOSED: Final = threading.Event()


@contextmanager
def hall() -> Iterator[None]:
    """A while in which games may be played here; at its end those that are being played are ended."""
    CLOSED.clear()
    try:
        yield
    finally:
        CLOSED.set()
        while IDLE:
            IDLE.pop().close()
        for table in OPEN.copy():
            table.kill()


@lru_cache(maxsize=1)
def contest_of(head: str) -> Contest:
    return Contest(json.loads(head))


def play(head: str, deal: int, rotation: int, limit: float) -> dict[str, Any]:
    """One game as a row of the results; a table that dies is replaced, and the game played again."""
    for _ in range(TRIES):
        try:
            table = IDLE.pop()
        except IndexError:
            table = Table()
        if CLOSED.is_set():
            table.close()
            raise CancelledError
        came = table.play(head, deal, rotation, limit)
        answers = table.answers()
        if came and table.child.poll() is None and not CLOSED.is_set():
            IDLE.append(table)
        else:
            table.close()
        if came:
            break
    else:
        if not answers.asked:
            raise BadRequest(f"deal {deal}, rotation {rotation}: the process that plays it has died {TRIES} times")
        came = {"why": f"took its process down {when(answers.asked[0])}"}
    if "refused" in came:
        raise BadRequest(came["refused"])
    row = {"deal": deal, "rotation": rotation, "length": answers.length(), "options": answers.options(), "forfeit": None}
    return {**row, **(forfeited(head, row, answers.asked[1], came) if "why" in came else came)}


def forfeited(head: str, row: dict[str, Any], seat: int, came: dict[str, Any]) -> dict[str, Any]:
    """Whoever forfeits has no share, the others share the victory equally; scores are as the table stood."""
    contest, why = contest_of(head), came["why"]
    journal = contest.replay(row)
    seats = range(journal.box.seats)
    shares = [0.0 if one == seat else 1 / (len(seats) - 1) for one in seats]
    scores = [journal.box.total(journal.state, one) for one in seats]
    said = f"{contest.seated(row['rotation'])[seat]} {why}{came.get('more', '')}"
    return {"shares": shares, "scores": scores, "forfeit": {"seat": seat, "why": why}, "said": said}
