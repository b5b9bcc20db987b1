"""The same games with PostgreSQL, and with several workers that hear of each other over Redis."""

from __future__ import annotations

import asyncio

from tabard.table.verify import verified
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
