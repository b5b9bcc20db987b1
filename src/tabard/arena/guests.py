"""Guests of the arena: each in a process of its own that never sees the state, the deal's seed or the journal."""

from __future__ import annotations

import json
import os
import pickle
import select
import signal
import subprocess
import sys
from typing import Any, Final

from tabard.bots import bot, check_name, own_box
from tabard.bots.guest import BotFailed, checked, when
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest, Refused
from tabard.engine.save import header
from tabard.games import box_of

START: Final = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tabard.arena.guests import main; main()"
SIZE: Final = 4  # bytes that say how long a message is
LONGEST: Final = 100_000  # letters of a reply
SECONDS: Final = 60  # for reading a guest's file, and for leaving the table


def apart(name: str) -> bool:
    """Whether a bot is somebody's own, and plays apart."""
    return ".py:" in name


class Apart:
    """The table's end of a guest: its process has read the guest's file, and plays each game in a child that forgets it."""

    def __init__(self, name: str, box: Box[Any]) -> None:
        self.name = name
        self.seated = False
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", START, json.dumps(sys.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        said = self.reply((header(box, "guest"), name), SECONDS)
        if said.get("ready") is not True:
            self.close()
            unread = f"{name} cannot be read: its process dies, or takes more than {SECONDS} seconds"
            raise BadRequest(str(said.get("refused", unread)))

    def sit(self, seed: str) -> None:
        """A new game, with dice of the guest's own."""
        self.seated = True
        self.asked(seed, 0)

    def choose(self, view: Any, question: Any) -> int:
        return checked(self.name, self.asked((view, question), question.number), question)

    def rise(self) -> None:
        """The game is over: whatever the guest remembers of it is gone."""
        if self.seated:
            self.seated = False
            if not self.reply(None, SECONDS).get("gone"):
                self.close()

    def asked(self, message: Any, number: int) -> Any:
        """What the guest answers; whoever fails has no process any more."""
        said = self.reply(message)
        if "answer" in said:
            return said["answer"]
        self.close()
        raise BotFailed(self.name, str(said.get("why", f"took its process down {when(number)}")), str(said.get("more", "")))

    def reply(self, message: Any, seconds: float | None = None) -> dict[str, Any]:
        """What comes back; nothing if the process dies, talks nonsense or takes too long: JSON, as a pickle can do anything."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        data = pickle.dumps(message)
        try:
            self.process.stdin.write(len(data).to_bytes(SIZE, "big") + data)
            self.process.stdin.flush()
            if seconds and not select.select([self.process.stdout], [], [], seconds)[0]:
                return {}
            said = json.loads(self.process.stdout.readline(LONGEST))
        except (OSError, ValueError, RecursionError):
            return {}
        return said if isinstance(said, dict) else {}

    def close(self) -> None:
        """The process watches its child: with the pipe closed both end."""
        self.seated = False
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                pipe.close()  # type: ignore[union-attr]
            except OSError:
                continue
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def open(self) -> bool:
        assert self.process.stdin is not None
        return not self.process.stdin.closed


# The guest's side


def main() -> None:
    """Read the guest's file once; then a child for every game, until the table is gone."""
    asked, told = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a guest prints is no answer
    head, name = received(asked)
    try:
        box = box_of(head)
        check_name(name)
        own_box(name, box)  # made before the first game, for all of them
    except Refused as refusal:
        say(told, {"refused": refusal.message})
        return
    say(told, {"ready": True})
    while True:
        seed = received(asked)
        if isinstance(seed, str):
            child = os.fork()
            if not child:
                try:
                    play(name, box, seed, asked, told)
                finally:
                    os._exit(0)
            outlive(child, asked)
        say(told, {"gone": True})


def play(name: str, box: Box[Any], seed: str, asked: int, told: int) -> None:
    """One game: sit down, answer, and leave when nothing more is asked."""
    try:
        guest = bot(name, box, seed)
        say(told, {"answer": 0})
        while message := received(asked):
            say(told, {"answer": guest.choose(*message)})
    except BotFailed as failed:
        say(told, {"why": failed.why, "more": failed.more})


def outlive(child: int, asked: int) -> None:
    """Wait for the child; if the table goes first, end it, whatever it is doing."""
    life = os.pidfd_open(child)
    watch = select.poll()
    watch.register(asked, 0)  # only whether the other end is gone
    watch.register(life, select.POLLIN)
    if [found for found, _ in watch.poll() if found == asked]:
        os.kill(child, signal.SIGKILL)
    os.close(life)
    os.waitpid(child, 0)


def received(pipe: int) -> Any:
    """The next message of the table; without a table there is nothing to do."""
    return pickle.loads(exactly(pipe, int.from_bytes(exactly(pipe, SIZE), "big")))


def exactly(pipe: int, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = os.read(pipe, size - len(data))
        if not more:
            os._exit(0)
        data += more
    return data


def say(pipe: int, what: dict[str, Any]) -> None:
    os.write(pipe, json.dumps(what).encode() + b"\n")
