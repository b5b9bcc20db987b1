"""Law over the wire: what a viewer may not know changes no byte that reaches it."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest

from tests.laws.walks import Name, at_every_table
from tests.server.leaks import hall_at, walk


@at_every_table
@pytest.mark.parametrize("veiled", [False, True])
def test_what_a_viewer_may_not_know_changes_no_byte_it_gets(table: Name, veiled: bool, tmp_path: Path) -> None:
    async def run() -> int:
        hall = hall_at(f"sqlite:///{tmp_path / 'worlds.db'}")
        try:
            return await walk(hall, count(), table, 1, 3, {"veiled": veiled, "undo": "agree"})
        finally:
            hall.store.close()

    assert asyncio.run(run()) > 0
