"""A server of today on what the first release stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.server.migrations import revisions
from tabard.table.verify import verified
from tests.server import first
from tests.server.network import Json, Seated, Server
from tests.server.test_play import play_all


async def look(table: Seated, token: str) -> Json:
    async with table.line(token) as line:
        await line.until("now")
        return line.now


def test_a_server_of_today_goes_on_with_what_the_first_release_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = first.lay(tmp_path / "tables.db")
    assert main(["admin", "check", "--database", database]) == 2
    said = capsys.readouterr().err
    assert f"of an older Tabard (schema 0001; ours is {revisions()[0]})" in said
    server = Server(database)
    running = Seated(server, {"id": first.RUNNING}, first.FACTS["tokens"])
    seen = asyncio.run(look(running, running.tokens[0]))
    assert seen["moment"]["n"] == first.FACTS["n"]
    assert min(seen["clocks"]) > 590_000, "clocks stood still while nobody served"
    asyncio.run(play_all(running, "first"))
    assert verified(running.journal())[0]
    guest = server.person("Zoe")
    server.done(f"/api/tables/{first.OPEN}/sit", {"name": "Zoe", "seat": 1, "key": first.FACTS["keys"][1]}, guest)
    assert asyncio.run(look(Seated(server, {"id": first.OPEN}, [guest]), guest))["moment"]["mine"]
    assert server.stop() < 10
    assert main(["admin", "check", "--database", database]) == 0
    assert capsys.readouterr().out == "3 tables: none broken\n"
