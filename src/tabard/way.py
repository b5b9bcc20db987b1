"""The way to a table over the network: its link, who we are there, requests, and a line that is found again when lost."""

from __future__ import annotations

import os
import re
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, quote, urlsplit

import msgspec
import platformdirs
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tabard.engine.errors import printable
from tabard.server.wire import Bye, Command, Done, Heard, No, Now, Refusal, TableNow, Talk
from tabard.words import Words

T = TypeVar("T")
PATIENCE: Final = 10  # seconds a request may take
FIRST: Final = 0.5  # seconds until a lost line is looked for, each time twice as long …
KEPT: Final = 50  # tables whose promise is kept
LONGEST: Final = 15.0  # … up to this
FINAL: Final = (4400, 4403, 4404)  # reasons to close a line that do not pass
PATH: Final = re.compile(r"(.*)/t/([\w-]+)/?")


class Trouble(Exception):
    """Why we cannot go on: a message, and what the server said exactly."""

    def __init__(self, message: str, exact: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.exact = exact
        self.facts = facts

    def said(self, words: Words, spoken: str) -> str:
        """In this language, with the server's exact sentence after it; in English that alone."""
        exact = printable(self.exact)
        if exact and spoken == "en":
            return exact
        said = words.say(self.message if words.has(self.message) else "refused-bad-request", **self.facts)
        return f"{said} ({exact})" if exact else said


class Link:
    """The address of a table, and what it is for: a seat, watching, or one's own seat from another device."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text.strip())
        except ValueError:
            raise Trouble("join-bad-link", link=printable(text)) from None
        path = PATH.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
            raise Trouble("join-bad-link", link=printable(text))
        self.base = f"{parts.scheme}://{parts.netloc}{path[1]}"
        self.table = path[2]
        after = {key: values[0] for key, values in parse_qs(parts.fragment).items()}
        self.watch, self.handed, self.key = after.get("watch", ""), after.get("pass", ""), after.get("key", "")
        seat = after.get("seat", "")
        if bool(seat) != bool(self.key):
            raise Trouble("join-cut-link")
        if (parts.fragment and not after) or (seat and not seat.isdecimal()):
            raise Trouble("join-bad-link", link=printable(text))
        self.seat = int(seat) if seat else -1


class Deal(Struct):
    """What was promised of a table's dice when we first looked at it, and what we put into them."""

    promise: str = ""
    value: str = ""


class Known(Struct):
    """Who we are to one server, and what we know of its tables."""

    name: str = ""
    token: str = ""
    deals: dict[str, Deal] = {}


class Lost(Struct):
    """The line is lost, or there is none for us just now, and why; it is being looked for."""

    why: str = ""


class Shut(Struct):
    """The line is closed for good."""

    trouble: Trouble


Told = TableNow | Now | Done | No | Heard | Talk | Bye


class Way:
    """The way to one table."""

    def __init__(self, link: Link, name: str, openly: bool = False) -> None:
        self.link = link
        self.openly = openly  # watchers may see our hand
        self.at = f"/api/tables/{link.table}"
        folder = Path(platformdirs.user_data_dir("tabard")) / "guests"
        self.file = folder / f"{quote(link.base, safe='')}.json"
        self.known = self.remembered()
        self.name = name or self.known.name
        self.table: TableNow | None = None  # as it was when we looked at it
        self.socket: ClientConnection | None = None
        self.left = False

    # Who we are

    def remembered(self) -> Known:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Known)
        except (OSError, msgspec.DecodeError):
            return Known()

    def remember(self) -> None:
        """For this user's eyes only."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            new = self.file.with_suffix(f".{os.getpid()}")
            with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(self.known))
            new.replace(self.file)
        except OSError as error:
            raise Trouble("join-not-kept", file=str(self.file), why=error.strerror) from None

    def present_oneself(self) -> None:
        """Whoever is known keeps their token and has this name from now on; whoever is not gets one."""
        told = self.ask("/api/guest", Known, {"name": self.name})
        self.known = Known(told.name, told.token or self.known.token, self.known.deals)

    # Requests

    def ask(self, path: str, expected: type[T], body: Any = None) -> T:
        found: T = decoded(self.fetch(path, body), expected, self.link.base)
        return found

    def fetch(self, path: str, body: Any = None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        known = {"Authorization": f"Bearer {self.known.token}"} if self.known.token else {}
        request = urllib.request.Request(self.link.base + path, data, {"Content-Type": "application/json", **known})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            said = b""
            with suppress(OSError):  # it may hang up before it has said all
                said = error.read()
            told = decoded(said, Refusal, self.link.base)
            raise Trouble(f"refused-{told.code}", told.message) from None
        except (OSError, ValueError, HTTPException):
            raise Trouble("join-unreachable", server=self.link.base) from None

    def look(self) -> None:
        """At the table, before we go in: what is promised of its dice is known before we put something into them."""
        link = self.link
        try:
            self.table = self.ask(self.at, TableNow)
        except Trouble as trouble:
            if trouble.message != "refused-not-found":
                raise
            key = link.key or link.watch
            self.table = self.ask(f"{self.at}/look", TableNow, {"seat": link.seat, "key": key}) if key else None
        if self.table is not None:
            deals = list(self.known.deals.items())[-KEPT:]
            self.known.deals = {**dict(deals), link.table: self.known.deals.get(link.table, Deal(self.table.promise))}
            if self.table.state == "open" and not link.watch and not self.deal.value:
                self.deal.value = secrets.token_hex(16)

    @property
    def deal(self) -> Deal:
        return self.known.deals.get(self.link.table, Deal())

    def go_in(self) -> None:
        """Take the seat of the link, or a chair to watch from; whoever has a seat already keeps it."""
        link, table = self.link, self.table
        sits = {"name": self.name, "openly": self.openly, "value": self.deal.value}
        if table is not None and table.you >= 0:
            if table.seats[table.you].awaited:
                self.ask(f"{self.at}/sit", Any, sits)
        elif link.handed:
            self.ask(f"{self.at}/sit", Any, {"name": self.name, "key": link.handed})
            self.link.handed = ""  # it works once
            self.look()
            self.go_in()
        elif link.key:
            self.ask(f"{self.at}/sit", Any, {**sits, "seat": link.seat, "key": link.key})
        elif link.watch:
            self.ask(f"{self.at}/watch", Any, {"key": link.watch})
        elif table is None:
            raise Trouble("refused-not-found")
        elif table.state == "open" and "open" in [seat.who for seat in table.seats]:
            self.ask(f"{self.at}/sit", Any, sits)

    # The line

    def listen(self, put: Callable[[Told | Lost | Shut], None]) -> None:
        """Runs in a thread of its own, until we leave or are sent away."""
        url = f"ws{self.link.base.removeprefix('http')}/ws/{self.link.table}"
        pause = FIRST
        while not self.left:
            try:
                with connect(url, additional_headers={"Authorization": f"Bearer {self.known.token}"}, compression=None,
                             close_timeout=1, max_size=1 << 22) as self.socket:  # fmt: skip
                    for text in self.socket:
                        put(decoded(text, tuple[int, Told], self.link.base)[1])
                        pause = FIRST
            except Trouble as trouble:
                put(Shut(trouble))
                return
            except (OSError, WebSocketException):
                pass
            code, reason = (self.socket.close_code or 0, self.socket.close_reason) if self.socket else (0, "")
            if code in FINAL:
                put(Shut(Trouble(f"refused-{reason}")))
                return
            put(Lost(f"refused-{reason}" if code > 4000 else ""))
            time.sleep(pause)
            pause = min(pause * 2, LONGEST)

    def start(self, put: Callable[[Told | Lost | Shut], None]) -> None:
        threading.Thread(target=self.listen, args=(put,), daemon=True).start()

    def send(self, said: Any) -> None:
        """If the line is lost just now, whoever waits for an answer will send it again."""
        try:
            if self.socket is not None:
                self.socket.send(msgspec.json.encode(said).decode())
        except (OSError, WebSocketException):
            pass

    def leave(self) -> None:
        self.left = True
        if self.socket is not None:
            self.socket.close()


class Sent:
    """What we have said and the server has neither done nor refused."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.waiting: dict[str, Command] = {}
        self.mark = secrets.token_hex(4)
        self.count = 0

    def send(self, command: type[Command], **facts: Any) -> None:
        self.count += 1
        said = command(cmd=f"{self.mark}-{self.count}", **facts)
        self.waiting[said.cmd] = said
        self.way.send(said)

    def again(self) -> None:
        """The line is found: whatever of it has arrived already is done once."""
        for said in self.waiting.values():
            self.way.send(said)

    def heard_of(self, cmd: str) -> None:
        self.waiting.pop(cmd, None)


def decoded(data: bytes | str, expected: Any, server: str) -> Any:
    """What a server of this version says."""
    try:
        return msgspec.json.decode(data, type=expected)
    except msgspec.ValidationError:
        raise Trouble("join-other-version", server=server) from None
    except msgspec.DecodeError:
        raise Trouble("join-no-server", server=server) from None
