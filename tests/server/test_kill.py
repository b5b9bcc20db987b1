"""Kill the server at random moments: nothing that was acknowledged is lost, nothing doubled, all games go on to their end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import psutil
import pytest

from tabard.games import SHELF
from tests.server.network import Server
from tests.server.services import Postgres, Redis
from tests.server.torture import FAULTS, Asleep, Stubborn, check, kill_now_and_then, play_tables


def test_nothing_is_lost_when_the_server_is_killed(own: Server) -> None:
    tables = [own.table(game.name, 2, ["steady"] * (game.usual - 2), undo="off") for game in SHELF for _ in range(2)]
    asleep = Asleep(own)

    async def run() -> tuple[list[float], Counter[str]]:
        done = asyncio.Event()
        killing = asyncio.create_task(kill_now_and_then(own, 4, 0.8, random.Random(1), done))
        people = await asyncio.wait_for(play_tables(tables, "kill", 0.03), 120)
        done.set()
        return await killing, check(f"sqlite:///{own.database}", people)

    down, counted = asyncio.run(run())
    assert len(down) >= 2
    assert counted["tables"] == len(tables)
    assert counted["reconnects"] > 0
    assert {name: counted[name] for name in FAULTS} == dict.fromkeys(FAULTS, 0)
    ran, passed = asleep.ran()
    assert 0 < ran < passed - sum(down) + 0.1, "clocks stood still while nobody served"


def test_nothing_is_lost_when_a_worker_redis_and_postgresql_are_killed(empty: str, database: Postgres, hints: Redis) -> None:
    if database.server is None or hints.process is None:
        pytest.skip("only those that were started here can be killed")
    server = Server(empty, "--workers", "2", "--bus", hints.url)
    tables = [server.table(SHELF[0].name, 2, ["steady"], undo="off") for _ in range(2)]
    people = [Stubborn(table, seat, table.id, 0.05) for table in tables for seat in (0, 1)]
    workers = psutil.Process(server.process.pid).children()

    async def once_all_have_played_on(done: Callable[[], None]) -> None:
        before = [len(one.acknowledged) for one in people]
        async with asyncio.timeout(60):
            while not all(one.over or len(one.acknowledged) > count + 1 for one, count in zip(people, before)):
                await asyncio.sleep(0.05)
        await asyncio.to_thread(done)

    async def run() -> None:
        playing = [asyncio.create_task(one.play()) for one in people]
        for done in (workers[0].kill, hints.kill, hints.start, workers[1].kill, database.kill):
            await once_all_have_played_on(done)
        await asyncio.to_thread(database.start)
        for one in people:
            one.pause = 0.0
        await asyncio.wait_for(asyncio.gather(*playing), 120)

    try:
        asyncio.run(run())
        counted = check(empty, people)
        assert counted["tables"] == 2
        assert counted["reconnects"] > 0
        assert {name: counted[name] for name in FAULTS} == dict.fromkeys(FAULTS, 0)
        assert server.stop() < 10
    finally:
        server.process.kill()
