"""The same games with PostgreSQL, and with several workers that hear of each other over Redis."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from contextlib import AsyncExitStack

import psutil

from tabard.table.verify import verified
from tests.server.first import sql
from tests.server.network import Server
from tests.server.test_play import play_all


def played(server: Server) -> None:
    """A whole game by people on lines of their own."""
    table = server.table("guillotine", 3, ["steady"])
    ends = asyncio.run(play_all(table, "services"))
    assert all(end["over"] for end in ends)
    assert verified(table.journal())[0]


def test_a_whole_game_with_postgresql(empty: str) -> None:
    server = Server(empty)
    played(server)
    assert server.stop() < 10


def test_a_whole_game_with_postgresql_redis_and_two_workers(empty: str, redis: str) -> None:
    server = Server(empty, "--workers", "2", "--bus", redis)
    played(server)
    assert server.stop() < 10


def test_all_who_are_at_a_table_are_with_one_worker_and_it_minds_the_game(empty: str, redis: str) -> None:
    server = Server(empty, "--workers", "2", "--bus", redis, "--rate", "1000")
    workers = psutil.Process(server.process.pid).children()

    async def with_whom(port: int) -> int:
        """Who passes a connection on may still have it for a moment when the first message comes from the other."""
        until = time.monotonic() + 5
        while True:
            found = [one.pid for one in workers if port in [to.raddr.port for to in one.net_connections() if to.raddr]]
            if len(found) == 1 or time.monotonic() > until:
                [worker] = found
                return worker
            await asyncio.sleep(0.01)

    async def served() -> dict[int, set[str]]:
        """By worker: the tables whose lines it has."""
        found = defaultdict(set)
        async with AsyncExitStack() as stack:
            for people in [3, 0] * 8:  # some are played by bots alone, and watched by their host
                table = server.table("guillotine", people, ["steady"] * (4 - people), pace=1000)
                lines = [await stack.enter_async_context(table.line(token)) for token in table.tokens]
                [worker] = {await with_whom(line.socket.local_address[1]) for line in lines}
                found[worker].add(table.id)
            until = time.monotonic() + 20
            while time.monotonic() < until and any(len(minders(ids)) > 1 for ids in found.values()):
                await asyncio.sleep(0.2)
        return found

    def minders(ids: set[str]) -> set[str]:
        return {worker for id, worker in sql(empty, "SELECT id, worker FROM tables") if id in ids}

    found = asyncio.run(served())
    assert len(found) == 2
    assert [len(minders(ids)) for ids in found.values()] == [1, 1]
    played(server)
    workers[0].kill()  # its successor finds what is passed on to it
    played(server)
    assert server.stop() < 10


def test_bots_go_on_soon_after_the_store_was_away(own: Server) -> None:
    host = own.person()
    made = own.done("/api/tables", {"game": "guillotine", "seats": ["steady", "steady"], "pace": 100}, host)
    own.done(f"/api/tables/{made['id']}/host", {"do": "begin"}, host)
    sql(own.database, "ALTER TABLE entries RENAME TO away")
    time.sleep(1.5)
    before = sql(own.database, "SELECT count(*) FROM away")[0][0]
    sql(own.database, "ALTER TABLE away RENAME TO entries")
    until = time.monotonic() + 8
    while time.monotonic() < until and sql(own.database, "SELECT count(*) FROM entries")[0][0] <= before + 2:
        time.sleep(0.1)
    assert sql(own.database, "SELECT count(*) FROM entries")[0][0] > before + 2
