"""Law over the wire: what a viewer may not know changes no byte that reaches it."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from tests.laws.walks import TABLES, Name, at_every_table
from tests.server.leaks import CHANNELS, Turns, hall_at, walk


@at_every_table
@pytest.mark.parametrize("veiled", [False, True])
def test_what_a_viewer_may_not_know_changes_no_byte_it_gets(table: Name, veiled: bool, tmp_path: Path) -> None:
    async def run() -> Counter[str]:
        hall = hall_at(f"sqlite:///{tmp_path / 'worlds.db'}")
        try:
            first = 2 * TABLES.index(table) + veiled  # another setting at each table
            return await walk(hall, count(), table, 1, 3, {"veiled": veiled, "undo": "agree"}, Turns(first))
        finally:
            hall.store.close()

    compared = asyncio.run(run())
    for channel in ("moments", "refusals", "presence", "coming back", "log", "score", "lists", "http", "metrics", "no metrics"):
        assert compared[channel] > 0, channel


def test_every_way_something_could_be_told_is_compared(tmp_path: Path) -> None:
    turns = Turns()

    async def run() -> Counter[str]:
        hall, numbers, compared = hall_at(f"sqlite:///{tmp_path / 'worlds.db'}"), count(), Counter[str]()
        try:
            for table in TABLES[::7]:
                compared += await walk(hall, numbers, table, 2, 3, {"undo": "agree"}, turns)
            return compared
        finally:
            hall.store.close()

    compared = asyncio.run(run())
    channels = [*CHANNELS.values(), "undo", "coming back", "claims", "agreement", "preset", "timeout", "keeper", "hint"]
    assert [one for one in channels if not compared[one]] == []
    assert [one for one in ("host", "freed", "alone", "clock", "delay", "watch") if not turns.tried[one]] == []
    assert not compared.keys() & turns.tried.keys(), "roles and settings are no messages"
