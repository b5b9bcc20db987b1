"""The same games with PostgreSQL, and with several workers that hear of each other over Redis."""

from __future__ import annotations

import asyncio
import time

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
    assert server.stop() < 5


def test_a_whole_game_with_postgresql_redis_and_two_workers(empty: str, redis: str) -> None:
    server = Server(empty, "--workers", "2", "--bus", redis)
    played(server)
    assert server.stop() < 6


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
