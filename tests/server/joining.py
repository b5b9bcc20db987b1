"""`tabard join` in a process of its own, driven through pipes or a terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any

from tests.server.network import Seated, Server

SECONDS = 120.0  # that a test waits at most
PROMPT = r"\S>$"
STARTED = rf"({PROMPT}|Waiting for \S+)$"  # who begins is up to the dice


class Joining:
    """Somebody at a terminal: what they read, and what they type."""

    def __init__(self, link: str, home: Path, *more: str, typed: str | None = None, **streams: Any) -> None:
        words = [sys.executable, "-m", "tabard", "join", link, *more]
        known = {"XDG_DATA_HOME": str(home), "HOME": str(home), "COLUMNS": "100", "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "1"}
        streams = streams or {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also if whoever runs the tests does not
        self.process = subprocess.Popen(words, env={**os.environ, **known}, start_new_session=True, preexec_fn=heeding, **streams)
        self.name = ""
        self.text = ""
        self.read_to = 0
        if self.process.stdout:
            self.listen(self.process.stdout)
        if typed is not None:
            threading.Thread(target=self.type_all, args=(typed,), daemon=True).start()

    def listen(self, stream: IO[bytes]) -> None:
        self.listener = threading.Thread(target=self.read, args=(stream.fileno(),), daemon=True)
        self.listener.start()

    def read(self, stream: int) -> None:
        data = b""
        with suppress(OSError):  # a terminal whose program has ended
            while more := os.read(stream, 65536):
                data += more
                self.text = data.decode("utf-8", "ignore")

    def until(self, *told: str) -> str:
        """What was read since the last time, as soon as all of this was."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            new = self.text[self.read_to :]
            if all(re.search(one, flat(new)) for one in told):
                self.read_to += len(new)
                return flat(new)
            time.sleep(0.02)
        raise AssertionError(f"waited for {told}; read {self.text[self.read_to :]!r}")

    def type(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join([line + "\n" for line in lines]).encode())
        self.process.stdin.flush()

    def type_all(self, typed: str) -> None:
        """So much that the pipe takes it only bit by bit."""
        assert self.process.stdin
        with suppress(BrokenPipeError, ValueError):
            self.process.stdin.write(typed.encode())
            self.process.stdin.close()

    def end(self) -> int:
        """Until it ends by itself: the code it ends with."""
        code = self.process.wait(SECONDS)
        self.listener.join(SECONDS)
        return code

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


def flat(text: str) -> str:
    """As one line, however it was wrapped."""
    return " ".join(text.split())


class Room:
    """Whoever joins in a test, each in a home of their own; at the end all are sent home."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.joined: list[Joining] = []

    def join(self, link: str, name: str = "Ann", *more: str, **streams: Any) -> Joining:
        home = self.folder / name
        home.mkdir(exist_ok=True)
        self.joined.append(Joining(link, home, "--name", name, *more, **streams))
        self.joined[-1].name = name
        return self.joined[-1]


def opened(server: Server, game: str, seats: list[str], **settings: Any) -> Seated:
    """A table with nobody at it, made by somebody who only made it."""
    host = server.person("Host")
    made = server.done("/api/tables", {"game": game, "seats": seats, "pace": 0, **settings}, host)
    return Seated(server, made, [host])


def sit(table: Seated, at: int, name: str) -> str:
    token = table.server.person(name)
    table.server.done(f"/api/tables/{table.id}/sit", {"name": name, "seat": at, "key": table.made["keys"][at]}, token)
    return token


def token_of(room: Room, name: str) -> str:
    """As `tabard join` keeps it, for its user's eyes only."""
    file = next((room.folder / name).rglob("*.json"))
    assert file.stat().st_mode & 0o077 == 0
    token: str = json.loads(file.read_text())["token"]
    return token
