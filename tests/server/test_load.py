"""A short run of what `scripts/load` measures at length: many tables as fast as they can."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tabard.games import SHELF
from tests.server.loading import Load, all_come
from tests.server.network import Server, sqlite

TABLES = 10
SECONDS = 2.0
MOST = 16_000  # bytes a move, with four people who hear of it: the dearest game has had less than 10,000


@pytest.mark.parametrize("game", [one.name for one in SHELF])
def test_at_ten_tables_every_move_is_acknowledged(game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = Server(sqlite(tmp_path), "--rate", "1000000")

    async def run() -> Load:
        load = Load(0, TABLES)
        await all_come(load, server, game, TABLES, 4)
        load.start()
        load.release()
        await asyncio.sleep(SECONDS)
        load.held = []  # what is answered from now on nobody says
        until = time.monotonic() + 60
        while any(player.sent for player in load.players):
            assert time.monotonic() < until, "some moves were never acknowledged"
            await asyncio.sleep(0.02)
        for player in load.players:
            player.transport.abort()
        await asyncio.sleep(0)
        return load

    try:
        load = asyncio.run(run())
        others = {one["message"] for one in load.refused if one["code"] != "stale-answer"}  # somebody else may be faster
        assert others <= {"the game is over"}
        assert load.moves > TABLES * 10
        assert load.bytes / load.moves < MOST
        assert server.stop() < 10
    finally:
        server.process.kill()
    assert '"level":"error"' not in capfd.readouterr().err
