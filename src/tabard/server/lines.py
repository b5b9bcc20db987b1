"""A line to somebody who looks at a table: what is to be said waits in a short queue, and who does not listen is dropped."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from tabard.server.wire import Bye, Told, encoder

LONGEST: Final = 64  # messages that may wait


class Socket(Protocol):
    """What a line needs of a WebSocket."""

    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Line:
    """One socket: whose it is, at which seat, and what it has heard."""

    def __init__(self, guest: str, name: str, seat: int) -> None:
        self.guest = guest
        self.name = name
        self.seat = seat
        self.n = -1  # the last moment that was sent
        self.sent = 0
        self.dropped = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST)

    def say(self, message: Told) -> None:
        self.put(encoder.encode(message))

    def put(self, data: bytes) -> None:
        """To be sent in its turn; never waits."""
        if self.dropped:
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Whoever reads too slowly loses the line, not the table its pace."""
        self.dropped = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def bye(self, code: str) -> None:
        self.say(Bye(code=code))
        if not self.dropped:
            self.dropped = True
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def pump(self, socket: Socket) -> None:
        """Send what is waiting, in order, until the line is dropped."""
        while True:
            data = await self.waiting.get()
            if data is None:
                await socket.close(1013 if self.waiting.empty() else 1000)
                return
            self.sent += 1
            await socket.send_text(f"[{self.sent},{data.decode()}]")
