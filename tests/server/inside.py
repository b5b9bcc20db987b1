"""The real app with a real database in this process, with a clock and dice that a test sets: nothing happens behind its back."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tabard.server import app, hall, logs
from tabard.server.app import app_of
from tabard.server.bus import Bus
from tabard.server.hall import Hall
from tabard.server.live import Live
from tabard.server.migrations import upgrade
from tabard.server.store import Store

Json = dict[str, Any]
STEP = 1_000  # milliseconds between two signs of life of a server that works


class SetHall(Hall):
    """A hall whose clock is set by hand."""

    def __init__(self, store: Store, time: int) -> None:
        super().__init__(store, Bus())
        self.time = time

    def now(self) -> int:
        return self.time


class Dice:
    """What `secrets` offers, the same in every run: an example that failed must fail again."""

    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self, seed: object) -> None:
        self.random = random.Random(str(seed))
        self.choice = self.random.choice
        self.token_bytes = self.random.randbytes

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    token_urlsafe = token_hex


class Mistakes(logging.Handler):
    """What the server logs as a mistake of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        self.setFormatter(logs.Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Inside:
    """A server in this process: it can be asked, time can pass, and it can be killed and started again."""

    def __init__(self, folder: Path, seed: object = 0) -> None:
        self.url = f"sqlite:///{folder / 'tables.db'}"
        self.loop = asyncio.new_event_loop()
        self.tabs: list[Tab] = []
        self.mistakes = Mistakes()
        logs.logger.addHandler(self.mistakes)
        app.secrets = hall.secrets = Dice(seed)  # type: ignore[assignment, attr-defined]
        store = Store(self.url)
        upgrade(store.engine)
        store.engine.dispose()
        self.time = 1_800_000_000_000
        self.start()

    def start(self) -> None:
        self.hall = SetHall(Store(self.url), self.time)
        self.begin()

    def begin(self) -> None:
        self.hall.store.start()
        self.app = app_of(self.hall, [], 1_000_000)
        self.run(self.hall.beat())
        self.run(self.hall.take_over())
        self.settle()

    def kill(self) -> None:
        """Without a word to anybody."""
        tasks = [*self.hall.tasks, *[tab.task for tab in self.tabs]]
        for task in tasks:
            task.cancel()
        self.run(wait_for_all(tasks))
        for tab in self.tabs:
            tab.open = False
        self.hall.store.close()

    def close(self) -> None:
        self.kill()
        logs.logger.removeHandler(self.mistakes)
        app.secrets = hall.secrets = secrets  # type: ignore[attr-defined]
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    @contextmanager
    def refusing(self, kind: str) -> Iterator[None]:
        """The store cannot write an entry of this kind meanwhile."""
        trigger = f"BEFORE INSERT ON entries WHEN NEW.kind = '{kind}' BEGIN SELECT RAISE(ABORT, 'no'); END"
        with closing(sqlite3.connect(self.url.removeprefix("sqlite:///"), isolation_level=None)) as store:
            store.execute(f"CREATE TRIGGER refusing {trigger}")
            yield
            store.execute("DROP TRIGGER refusing")

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def settle(self) -> None:
        """Until all that happens by itself has happened, and everybody has heard of it; nothing may have gone wrong."""
        self.run(self.settled())
        assert not self.mistakes.found, self.mistakes.found

    async def settled(self) -> None:
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            lives = list(self.hall.tables.values())
            quiet = quiet + 1 if all(idle(live) for live in lives) else 0

    def pass_time(self, milliseconds: int, serving: bool = True) -> None:
        """Time passes; if nobody serves meanwhile, there is no sign of life until its end."""
        self.let_pass(milliseconds, serving)
        self.settle()

    def let_pass(self, milliseconds: int, serving: bool = True) -> None:
        """Whatever is under way then."""
        until = self.time + milliseconds
        while self.time < until:
            self.time = self.hall.time = min(until, self.time + STEP) if serving else until
            self.run(self.hall.beat())
        for live in self.hall.tables.values():
            live.minder.changed.set()  # as when its timer wakes it

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """One request by HTTP."""
        status, data = self.run(asked_of(self.app, method, path, body, token))
        self.settle()
        return status, json.loads(data) if data[:1] in (b"{", b"[") else data.decode()

    def done(self, path: str, body: Any = None, token: str = "") -> Any:
        status, told = self.ask("POST" if body is not None else "GET", path, body, token)
        assert status < 300, told
        return told

    def tab(self, table: str, token: str) -> Tab:
        """A socket to a table."""
        found = Tab(self, table, token)
        while found.going() and not found.frames:
            self.run(asyncio.sleep(0))
        self.tabs += [found] if found.open else []
        self.settle()
        return found


class Tab:
    """One socket: what was heard over it."""

    def __init__(self, inside: Inside, table: str, token: str) -> None:
        self.inside = inside
        self.table = table
        self.token = token
        self.open = True
        self.frames: list[Json] = []
        self.sizes: list[int] = []  # of each, in bytes
        self.asked: asyncio.Queue[Any] = asyncio.Queue()
        self.asked.put_nowait({"type": "websocket.connect"})
        self.task = inside.loop.create_task(inside.app(scope("websocket", f"/ws/{table}", token), self.asked.get, self.send))

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            number, told = json.loads(message["text"])
            self.frames.append(told)
            self.sizes.append(len(message["text"].encode()))
            assert number == len(self.frames), "messages are numbered"
        elif message["type"] == "websocket.close":
            self.open = False
            self.asked.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def going(self) -> bool:
        """Whether more may come; if the app has stumbled, so does the test."""
        if self.task.done():
            self.open = False
            self.task.result()
        return self.open

    def say(self, said: Json) -> list[Json]:
        """What comes back, over this socket."""
        before = len(self.frames)
        self.asked.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})
        while self.going() and not [one for one in self.frames[before:] if one.get("cmd") == said["cmd"]]:
            self.inside.run(asyncio.sleep(0))
        self.inside.settle()
        return self.frames[before:]

    def close(self) -> None:
        self.open = False
        self.asked.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.inside.run(wait_for_all([self.task]))
        self.inside.tabs.remove(self)
        self.inside.settle()

    def last(self, kind: str) -> Json:
        """The last message of a kind."""
        return next((one for one in reversed(self.frames) if one["t"] == kind), {})


async def asked_of(app: Any, method: str, path: str, body: Any, token: str) -> tuple[int, bytes]:
    """One request to an app: its status and what was answered."""
    sent: list[Any] = []
    asked = [{"type": "http.request", "body": json.dumps(body).encode() if body is not None else b""}]

    async def receive() -> Any:
        return asked.pop() if asked else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope("http", path, token, method=method), receive, send)
    return sent[0]["status"], b"".join([one.get("body", b"") for one in sent])


async def wait_for_all(tasks: list[Any]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)


def idle(live: Live) -> bool:
    """Nothing is under way at a table: whoever minds it waits, and all that was to be said is said."""
    minder = live.minder
    if minder.task is not None and minder.task.done() and not minder.task.cancelled():
        minder.task.result()  # one that has failed is not quiet
    waits = minder.task is None or minder.task.done() or (bool(minder.changed._waiters) and not minder.changed.is_set())
    return waits and not minder.doing and not live.lock.locked() and all(line.waiting.empty() for line in live.lines)


def scope(type: str, path: str, token: str, **more: Any) -> Json:
    """A request as uvicorn hands it to the app."""
    path, _, query = path.partition("?")
    headers = [(b"host", b"tabard.test"), *([(b"authorization", f"Bearer {token}".encode())] if token else [])]
    return {"type": type, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws" if type == "websocket" else "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
            "state": {"cut": None, "write": None}, "client": ("127.0.0.1", 1), "server": ("tabard.test", 80), "subprotocols": [],
            **more}  # fmt: skip


class Round:
    """A table and people who may sit there."""

    def __init__(self, inside: Inside, seats: list[str], **settings: Any) -> None:
        self.inside = inside
        self.tokens = [inside.done("/api/guest", {"name": f"P{at}"})["token"] for at in range(len(seats))]
        asked = {"game": "guillotine", "seats": seats, "pace": 0, **settings}
        self.made: Json = inside.done("/api/tables", asked, self.tokens[0])
        self.path = f"/api/tables/{self.made['id']}"

    def sit(self, at: int, who: int = -1) -> int:
        body = {"name": f"P{at}", "seat": at, "key": self.made["keys"][at]}
        return int(self.inside.done(self.path + "/sit", body, self.tokens[at if who < 0 else who])["seat"])

    def begin(self) -> list[Tab]:
        """All sit down, and everybody has a tab."""
        seats = [at for at, seat in enumerate(self.described()["seats"]) if seat["who"] == "open"]
        for at in seats:
            self.sit(at)
        return [self.tab(at) for at in seats]

    def described(self) -> Json:
        found: Json = self.inside.done(self.path, None, self.tokens[0])
        return found

    def host(self, **asked: Any) -> None:
        self.inside.done(self.path + "/host", asked, self.tokens[0])

    def tab(self, who: int) -> Tab:
        return self.inside.tab(self.made["id"], self.tokens[who])

    @property
    def live(self) -> Live:
        return self.inside.hall.tables[self.made["id"]]


def rows(table: Round, kind: str) -> list[int]:
    """The seats of the rows of a kind in the journal."""
    return [row.seat for row in table.live.table.playing().journal.rows if row.kind == kind]


def wait_until(inside: Inside, fits: Callable[[], bool], seconds: int = 60) -> None:
    """For whatever takes its own time."""
    until = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < until, "it takes too long"
        inside.run(asyncio.sleep(0.01))


def first_answer(tab: Tab, cmd: str) -> Json:
    question = tab.last("now")["moment"]["mine"][0]
    return tab.say({"type": "answer", "cmd": cmd, "to": question["number"], "choose": 0})[-1]
