"""The bus tells other workers that something happened; who misses it finds it in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tabard.engine.errors import BadRequest
from tabard.server import logs

CHANNEL: Final = "tabard"
SILENT: Final = 5.0  # seconds without a word: then Redis is asked whether it is still there, and after as many again it is not


class Bus:
    """With one worker there is nobody to tell."""

    failed = 0  # hints that could not be sent

    def publish(self, hint: str) -> None:
        pass

    async def start(self, hear: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """Hints over Redis. It may be gone at any time: then hints are lost, and nothing else."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
        except ImportError:
            raise BadRequest("redis is not installed; expected: pip install 'tabard[redis]'") from None
        try:
            self.redis: Any = redis.Redis.from_url(url, socket_timeout=SILENT, socket_connect_timeout=2)
        except ValueError as error:
            raise BadRequest(f"this bus cannot be used: {error}; expected redis://HOST:PORT") from None
        self.waiting: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, hint: str) -> None:
        try:
            self.waiting.put_nowait(hint)
        except asyncio.QueueFull:
            self.failed += 1

    async def start(self, hear: Callable[[str], None]) -> None:
        self.tasks = [asyncio.create_task(self.send()), asyncio.create_task(self.listen(hear))]

    async def send(self) -> None:
        while True:
            hints = [await self.waiting.get()]
            while not self.waiting.empty():
                hints.append(self.waiting.get_nowait())
            try:
                await self.redis.publish(CHANNEL, "\n".join(hints))
            except (OSError, TimeoutError, redis_error()):
                self.failed += len(hints)
                await asyncio.sleep(0.2)

    async def listen(self, hear: Callable[[str], None]) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self.listen_on(channel, hear)
            except (OSError, TimeoutError, redis_error()):
                await asyncio.sleep(0.5)

    async def listen_on(self, channel: Any, hear: Callable[[str], None]) -> None:
        """As long as Redis is there: of a connection that was lost on the way nobody is told."""
        asked = False
        while True:
            message = await channel.get_message(timeout=SILENT)
            if message is None and asked:
                raise TimeoutError
            asked = message is None
            if message is None:
                await channel.ping()
            elif message["type"] == "message":
                hear_all(hear, message["data"])

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(OSError, redis_error()):
            await self.redis.aclose()


def hear_all(hear: Callable[[str], None], data: bytes) -> None:
    """The hints of one message; one that cannot be read does not keep the others away."""
    for hint in data.split(b"\n"):
        try:
            hear(hint.decode())
        except Exception:
            logs.broken("hint-not-read")


def redis_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError


def bus_at(url: str) -> Bus:
    return RedisBus(url) if url else Bus()
