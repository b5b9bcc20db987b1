"""Connections as our workers have them, how much of one may be no request, and how workers pass them on to each other."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import unquote_to_bytes
from zlib import crc32

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from tabard.server.replies import place

AHEAD: Final = 8  # messages somebody may send before the first of them is answered
HEAD: Final = 1 << 16  # bytes of the longest head of a request
WHOLE: Final = 1 << 20  # … and of all of it: what is longer than a body may be is refused, and read up to here
INBOX: Final = 1 << 17  # bytes of the longest head that is passed on
REQUEST: Final = 20.0  # seconds for a whole request, from the connection or the answer before; and to read that
REVIEWER: Final = 0  # the worker that makes all reviews: so they are made once, and one after the other


class Passage:
    """Between the workers of a server: each has an inbox, which outlives it, so that its successor finds what lies there."""

    def __init__(self, count: int) -> None:
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for one in [end for pair in self.pairs for end in pair]:
            one.setblocking(False)

    def inbox(self, at: int) -> socket.socket:
        return self.pairs[at][0]

    def owner(self, url: bytes, socket: bool, here: int) -> int:
        """The worker for a request: of a table's sockets always the same by its address; for anything else any will do."""
        path = unquote_to_bytes(url.partition(b"?")[0])
        if socket:
            return crc32(path) % len(self.pairs)
        return REVIEWER if path.startswith(b"/api/tables/") and path.endswith(b"/review") else here

    def give(self, to: int, request: bytes, connection: int) -> bool:
        """Whether the other worker gets it; if not, it can be served here as well."""
        try:
            socket.send_fds(self.pairs[to][1], [request], [connection])
            return True
        except OSError:
            return False

    def taken(self, at: int) -> Iterator[tuple[bytes, socket.socket]]:
        while True:
            try:
                request, found, _, _ = socket.recv_fds(self.pairs[at][0], INBOX, 1)
            except BlockingIOError:
                return
            yield request, socket.socket(fileno=found[0])


class Room:
    """For how many connections of one address a worker has room: what they ask for nobody knows before they have asked."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def come(self, address: str, trusted: bool) -> bool:
        """Whether there is room. A proxy speaks for many; it has a limit of its own for each of them."""
        self.open[address] += 1
        return trusted or self.open[address] <= self.most

    def go(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Door(HttpToolsProtocol):
    """A connection until it is a WebSocket. Whoever sends no whole request, or does not read the answer, is not waited for."""

    def __init__(self, *args: Any, room: Room, passage: Passage | None = None, at: int = 0, **more: Any) -> None:
        super().__init__(*args, **more)
        self.room = room
        self.passage = passage  # to other workers
        self.at = at  # which of them this is
        self.passed = False
        self.address = ""
        self.size = 0  # of the request so far
        self.headed = False  # its head is complete
        self.unread = 0  # bytes of answers, when they were last looked at
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = place(host)
        self.wait()
        if not self.room.come(self.address, host in self.app.trusted_hosts):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It is no connection of this kind any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.room.go(self.address)

    def wait(self) -> None:
        """For a whole request, but not for ever."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(REQUEST, self.give_up)

    def give_up(self) -> None:
        """Unless the server has still to answer, or somebody reads what it has answered."""
        unread = self.transport.get_write_buffer_size()
        if self.answering() or 0 < unread < self.unread:
            self.unread = unread
            self.wait()
        else:
            self.transport.abort()

    def answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    # Requests

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        super().data_received(data)
        if self.size > (WHOLE if self.headed else HEAD) and not self.transport.is_closing():
            self.send_400_response("This request is too long.")

    def on_headers_complete(self) -> None:
        self.headed = True
        self.passed = self.passage is not None and self.pass_on(self.passage)
        if self.passed:
            self.transport.abort()
        else:
            super().on_headers_complete()

    def pass_on(self, passage: Passage) -> bool:
        """Whether another worker is to answer and gets it; not while one is still being answered, or if more is to come."""
        to = passage.owner(self.url, bool(self.parser.should_upgrade() and self._should_upgrade()), self.at)
        busy = self.cycle is not None and not self.cycle.response_complete
        if to == self.at or busy or {b"content-length", b"transfer-encoding"} & dict(self.headers).keys():
            return False
        head = self.parser.get_method() + b" " + self.url + b" HTTP/" + self.parser.get_http_version().encode()
        lines = [head, *[name + b": " + value for name, value in self.headers], b"", b""]
        return passage.give(to, b"\r\n".join(lines), self.transport.get_extra_info("socket").fileno())

    def on_message_complete(self) -> None:
        self.size, self.headed = 0, False
        if not self.passed:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.timer is not None:
            self.unread = self.transport.get_write_buffer_size()
            self.wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.passed:
            self.leave()
            super().handle_websocket_upgrade()


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket. It can be ended though the other side reads nothing: closed, it would wait for that without end."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"] |= {"cut": self.transport.abort, "write": self.write_now}

    def write_now(self, data: bytes) -> bool:
        """A text in one frame, if it can be sent without waiting: to wake a task for each costs more than to send it."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        size = len(data)
        head = (bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536
                else b"\x81\x7f" + size.to_bytes(8, "big"))  # fmt: skip
        self.transport.write(head + data)
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading stops when several messages wait, not at each of them."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
