"""The bus tells other workers that something happened; who misses it finds it in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tabard.engine.errors import BadRequest
from tabard.server import logs

CHANNEL: Final = "tabard"


class Bus:
    """With one worker there is nobody to tell."""

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
        self.redis: Any = redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, hint: str) -> None:
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(hint)

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
                await asyncio.sleep(0.2)

    async def listen(self, hear: Callable[[str], None]) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            hear_all(hear, message["data"])
            except (OSError, TimeoutError, redis_error()):
                await asyncio.sleep(0.5)

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
