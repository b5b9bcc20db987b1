"""A line to somebody who looks at a table: what is to be said waits in a short queue, and who does not listen is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from tabard.server.wire import Bye, Told, encoder

LONGEST: Final = 64  # messages that may wait
LAST: Final = 2.0  # seconds in which a line that is dropped can still be told so


class Socket(Protocol):
    """What a line needs of a WebSocket."""

    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Line:
    """One socket: whose it is, at which seat, and what it has heard."""

    def __init__(
        self,
        guest: str,
        name: str,
        seat: int,
        cut: Callable[[], None] | None = None,
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.guest = guest
        self.name = name
        self.seat = seat
        self.n = -1  # the last moment that was sent
        self.sent = 0
        self.dropped = False
        self.closing = (1013, "")  # the code it will be closed with, and the reason
        self.cut = cut  # end the connection, though the other side reads nothing
        self.write = write  # send at once, if the other side keeps up; whether it was sent
        self.sending = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST)

    def say(self, message: Told) -> None:
        self.put(encoder.encode(message))

    def put(self, data: bytes) -> None:
        """Sent at once, or in its turn; never waits."""
        if self.dropped:
            return
        if self.write is not None and not self.sending and self.waiting.empty() and self.write(self.numbered(data)):
            self.sent += 1
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
        self.hang_up()

    def hang_up(self) -> None:
        """Soon: whoever reads nothing never reads that the line is closed, either."""
        if self.cut is not None:
            asyncio.get_running_loop().call_later(LAST, self.cut)

    def bye(self, code: str, closing: int = 1013) -> None:
        """The last that is said."""
        self.say(Bye(code=code))
        self.closing = (closing, code)
        if not self.dropped:
            self.dropped = True
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)
            self.hang_up()

    async def pump(self, socket: Socket) -> None:
        """Send what is waiting, in order, until the line is dropped."""
        while True:
            data = await self.waiting.get()
            if data is None:
                await socket.close(*self.closing)
                return
            self.sending = True
            await socket.send_text(self.numbered(data).decode())
            self.sent += 1
            self.sending = False

    def numbered(self, data: bytes) -> bytes:
        return b"[%d,%b]" % (self.sent + 1, data)
