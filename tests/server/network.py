"""A real server in a process of its own, and people who talk to it over the network."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
SECONDS = 60  # that a test waits at most


class Server:
    """`tabard serve` with a database of its own."""

    started: ClassVar[list[subprocess.Popen[str]]] = []

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        self.more = more
        self.start()

    def start(self, port: int = 0) -> None:
        words = [sys.executable, "-m", "tabard", "serve", "--no-open", "--port", str(port), "--database", self.database]
        words += self.more
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        self.started.append(self.process)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert " at http" in line, f"the server did not start: {line}"
        self.base = line.split(" at ")[1].strip().replace("localhost", "127.0.0.1")
        self.port = int(self.base.rsplit(":", 1)[1])
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            try:
                assert urllib.request.urlopen(self.base + "/healthz").read() == b"ok\n"
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.gone(0)

    def stop(self) -> float:
        """As a service is stopped; how many seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert self.gone(60) == 0
        return time.monotonic() - began

    def gone(self, seconds: float) -> int:
        """Wait for its end."""
        code = self.process.wait(seconds or None)
        assert self.process.stdout
        self.process.stdout.close()
        return code

    def ask(self, path: str, body: Json | None = None, token: str = "", **headers: str) -> tuple[int, Any]:
        """One request; its status and what was answered."""
        data = json.dumps(body).encode() if body is not None else None
        given = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json", **given, **headers})
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return answer.status, decoded(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, decoded(error.read())

    def done(self, path: str, body: Json | None = None, token: str = "") -> Any:
        status, told = self.ask(path, body, token)
        assert status < 300, told
        return told

    def person(self, name: str = "Ann") -> str:
        """A new guest's token."""
        token: str = self.done("/api/guest", {"name": name})["token"]
        return token

    def table(self, game: str, people: int, bots: list[str] | None = None, **settings: Any) -> Seated:
        """A table with so many people, all of them seated, and bots behind them; of bots alone, with a host who watches."""
        tokens = [self.person(f"P{at}") for at in range(people or 1)]
        seats = ["open"] * people + (bots or [])
        made = self.done("/api/tables", {"game": game, "seats": seats, "pace": 0, **settings}, tokens[0])
        for at, token in enumerate(tokens[:people]):
            self.done(f"/api/tables/{made['id']}/sit",
                      {"name": f"P{at}", "seat": at, "key": made["keys"][at], "openly": True}, token)  # fmt: skip
        found = Seated(self, made, tokens)
        if not people:
            found.host(do="begin")
        return found


def decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


class Seated:
    """A table and the tokens of those who sit there."""

    def __init__(self, server: Server, made: Json, tokens: list[str]) -> None:
        self.server = server
        self.made = made
        self.id: str = made["id"]
        self.tokens = tokens

    @asynccontextmanager
    async def line(self, token: str, **options: Any) -> AsyncIterator[Line]:
        url = self.server.base.replace("http", "ws") + "/ws/" + self.id
        async with websockets.connect(url, additional_headers={"Authorization": f"Bearer {token}"}, **options) as socket:
            yield Line(socket)

    def host(self, **asked: Any) -> Any:
        return self.server.done(f"/api/tables/{self.id}/host", asked, self.tokens[0])

    def journal(self) -> str:
        return str(self.server.ask(f"/api/tables/{self.id}/journal", None, self.tokens[0])[1])


class Line:
    """One socket: what was heard over it, and what it says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.now: Json = {}
        self.table: Json = {}
        self.count = 0

    async def hear(self) -> Json:
        """The next message."""
        number, message = json.loads(await asyncio.wait_for(self.socket.recv(), SECONDS))
        assert number == len(self.heard) + 1, "messages are numbered"
        self.heard.append(message)
        if message["t"] == "now":
            self.now = message
        elif message["t"] == "table":
            self.table = message
        found: Json = message
        return found

    async def until(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        while True:
            message = await self.hear()
            if message["t"] == kind and fits(message):
                return message

    async def say(self, type: str, cmd: str = "", **facts: Any) -> str:
        self.count += 1
        cmd = cmd or f"c{self.count}"
        await self.socket.send(json.dumps({"type": type, "cmd": cmd, **facts}))
        return cmd

    async def done(self, type: str, **facts: Any) -> Json:
        """Say it, and wait until it is done or refused."""
        cmd = await self.say(type, **facts)
        while True:
            message = await self.hear()
            if message.get("cmd") == cmd:
                return message

    def asked(self) -> list[Json]:
        """The questions put to this seat and not yet sealed."""
        return [one for one in self.now["moment"]["mine"] if one["sealed"] < 0] if self.now else []

    async def answer(self, question: Json, choice: int) -> Json:
        return await self.done("answer", to=question["number"], choose=choice, n=self.now["moment"]["n"])

    async def play(self, seed: object) -> Json:
        """Answer at random to the end; the last moment."""
        dice = random.Random(str(seed))
        answered = -1
        while not (self.now and self.now["moment"]["over"]):
            asked = [one for one in self.asked() if one["number"] != answered]
            if asked:
                answered = asked[0]["number"]
                await self.say("answer", to=answered, choose=dice.randrange(len(asked[0]["options"])), n=self.now["moment"]["n"])
            await self.hear()
        found: Json = self.now["moment"]
        return found


def sqlite(folder: Path) -> str:
    return str(folder / "tables.db")
