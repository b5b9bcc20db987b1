"""WebSockets as our workers have them, and how these pass them on, so that all who are at a table are with one worker."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

AHEAD: Final = 8  # messages somebody may send before the first of them is answered
REQUEST: Final = 1 << 17  # bytes of the longest request


class Passage:
    """Between the workers of a server: each has an inbox, which outlives it, so that its successor finds what lies there."""

    def __init__(self, count: int) -> None:
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for one in [end for pair in self.pairs for end in pair]:
            one.setblocking(False)

    def inbox(self, at: int) -> socket.socket:
        return self.pairs[at][0]

    def owner(self, path: str) -> int:
        """The worker that serves a table: always the same by its address."""
        return crc32(path.partition("?")[0].encode()) % len(self.pairs)

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
                request, found, _, _ = socket.recv_fds(self.pairs[at][0], REQUEST, 1)
            except BlockingIOError:
                return
            yield request, socket.socket(fileno=found[0])


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket. It can be ended though the other side reads nothing: closed, it would wait for that without end."""

    def __init__(self, *args: Any, passage: Passage | None = None, at: int = 0, **more: Any) -> None:
        super().__init__(*args, **more)
        self.passage = passage  # to other workers, if it may be theirs
        self.at = at

    def handle_connect(self, event: Request) -> None:
        """If the table is served by another worker, the connection goes there."""
        if self.passage is not None and self.pass_on(self.passage, event):
            self.transport.abort()
            return
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"] |= {"cut": self.transport.abort, "write": self.write_now}

    def pass_on(self, passage: Passage, event: Request) -> bool:
        to, connection = passage.owner(event.path), self.transport.get_extra_info("socket")
        return to != self.at and passage.give(to, event.serialize(), connection.fileno())

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
