"""Kill the server at random moments: nothing that was acknowledged is lost, nothing doubled, all games go on to their end."""

from __future__ import annotations

import asyncio
import random

from tabard.games import SHELF
from tests.server.network import Server
from tests.server.torture import check, kill_now_and_then, play_tables


def test_nothing_is_lost_when_the_server_is_killed(own: Server) -> None:
    tables = [own.table(game.name, 2, ["steady"] * (game.usual - 2), undo="off") for game in SHELF for _ in range(2)]

    async def run() -> tuple[int, dict[str, int]]:
        done = asyncio.Event()
        killing = asyncio.create_task(kill_now_and_then(own, 4, 0.8, random.Random(1), done))
        people = await asyncio.wait_for(play_tables(tables, "kill", 0.03), 120)
        done.set()
        return await killing, check(f"sqlite:///{own.database}", people)

    killed, counted = asyncio.run(run())
    assert killed >= 2
    assert counted["tables"] == len(tables)
    assert counted["reconnects"] > 0
