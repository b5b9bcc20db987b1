"""What nobody needs any more goes, and nothing else; a table's row says when something last happened there."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server import first
from tests.server.conftest import Admin
from tests.server.first import sql
from tests.server.network import Seated, Server
from tests.server.test_sessions import end

DAY = 24 * 3_600_000


def age(url: str, id: str, days: int) -> None:
    """As if nothing had happened at a table for so long, and the server had been down since."""
    at = int(time.time() * 1000) - days * DAY
    sql(url, "UPDATE workers SET beat = :at", at=at)
    sql(url, "UPDATE tables SET touched = :at WHERE id = :id", id=id, at=at)
    sql(url, "UPDATE entries SET at = :at WHERE table_id = :id", id=id, at=at)


def counts(url: str) -> list[int]:
    return [sql(url, f"SELECT count(*) FROM {table}")[0][0] for table in ("tables", "entries", "sitters", "passes", "guests")]


def test_what_is_idle_is_named_and_with_yes_removed(stored: str, admin: Admin) -> None:
    now = int(time.time() * 1000)
    sql(stored, "UPDATE guests SET seen = :at", at=now - 40 * DAY)
    for id, days in [(first.OVER, 40), (first.RUNNING, 40), (first.OPEN, 1)]:
        age(stored, id, days)
    sql(stored, "UPDATE entries SET at = :at WHERE table_id = :id AND seq = 6", id=first.RUNNING, at=now - 20 * DAY)
    sql(stored, "INSERT INTO passes VALUES ('k', :id, 0, 'g', :at)", id=first.OVER, at=now + DAY)
    assert counts(stored) == [3, 20, 4, 1, 4]
    code, out, _ = admin("purge", "--idle", 30, "--database", stored)
    assert (code, first.OVER in out, first.RUNNING in out) == (0, True, False)
    assert out.endswith("1 table and 1 guest would be removed; with --yes they are\n")
    assert counts(stored) == [3, 20, 4, 1, 4]
    assert admin("purge", "--idle", 30, "--yes", "--database", stored)[1].endswith("removed 1 table and 1 guest\n")
    assert counts(stored) == [2, 8, 3, 0, 3]
    assert admin("purge", "--idle", 10, "--yes", "--database", stored)[1].endswith("removed 1 table and 2 guests\n")
    assert counts(stored) == [1, 1, 1, 0, 1]
    assert admin("check", "--database", stored)[0] == 0
    assert admin("purge", "--idle", 0, "--database", stored)[0] == 2


def test_a_guest_who_was_seen_stays(stored: str, admin: Admin) -> None:
    age(stored, first.OVER, 40)
    assert admin("purge", "--idle", 30, "--yes", "--database", stored)[1].endswith("removed 1 table and no guests\n")
    assert counts(stored)[-1] == 4


def test_purge_upgrades_an_older_database_only_when_it_writes(tmp_path: Path, admin: Admin) -> None:
    url = first.lay(tmp_path / "tables.db")
    assert "of an older Tabard" in admin("purge", "--idle", 30, "--database", url)[2]
    assert sql(url, "SELECT version_num FROM alembic_version")[0][0] == "0001"
    code, _, err = admin("purge", "--idle", 30, "--yes", "--database", url)
    assert (code, "the database is upgraded from schema 0001 to" in err) == (0, True)
    assert admin("check", "--database", url)[0] == 0


def test_the_row_of_a_table_is_touched_with_the_first_entry_of_an_hour(tmp_path: Path) -> None:
    url = first.lay(tmp_path / "tables.db")
    age(url, first.RUNNING, 2)
    sql(url, "UPDATE guests SET seen = 0")
    server = Server(url)
    table = Seated(server, {"id": first.RUNNING}, first.FACTS["tokens"])
    touched = "SELECT touched, (SELECT max(at) FROM entries WHERE table_id = :id) FROM tables WHERE id = :id"

    async def say(text: str) -> tuple[int, int]:
        async with table.line(table.tokens[0]) as line:
            await line.done("chat", text=text)
        found = sql(url, touched, id=first.RUNNING)[0]
        return found[0], found[1]

    one = asyncio.run(say("one"))
    two = asyncio.run(say("two"))
    assert one[0] == one[1]
    assert (two[0], two[1] > one[1]) == (one[0], True)
    assert [row[0] > 0 for row in sql(url, "SELECT seen FROM guests ORDER BY seen")] == [False] * 3 + [True]
    assert server.stop() < 10


def test_at_a_table_that_was_removed_nothing_happens_any_more(stored: str, admin: Admin) -> None:
    age(stored, first.RUNNING, 40)
    server = Server(stored)
    table = Seated(server, {"id": first.RUNNING}, first.FACTS["tokens"])

    async def run() -> None:
        async with table.line(table.tokens[0]) as line:
            await line.until("now")
            assert admin("purge", "--idle", 30, "--yes", "--database", stored)[0] == 0
            await line.say("chat", text="Is anybody here?")
            assert await end(line) == (4404, "not-found")

    asyncio.run(run())
    assert admin("check", "--database", stored) == (0, "2 tables: none broken\n", "")
    assert server.stop() < 10
