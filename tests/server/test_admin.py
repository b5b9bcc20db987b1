"""`tabard admin` on real databases: what it finds, and that nothing is lost, doubled or overwritten."""

from __future__ import annotations

import asyncio
import errno
import gzip
import json
import os
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from tabard.cli import main
from tabard.engine.errors import BadRequest
from tabard.server.archive import looking, new_file
from tabard.server.serve import database
from tabard.server.store import connect
from tabard.table.verify import verified
from tests.server import first
from tests.server.conftest import Admin
from tests.server.first import sql
from tests.server.network import Seated, Server
from tests.server.test_play import play_all
from tests.server.test_upgrade import look


def content(path: Path) -> list[str]:
    """The rows of a backup, in an order that is no database's own."""
    return sorted(gzip.decompress(path.read_bytes()).decode().splitlines()[1:-1])


# Lists


def test_the_list_tells_of_every_table(stored: str, admin: Admin) -> None:
    code, out, _ = admin("list", "--json", "--database", stored)
    found = json.loads(out)
    assert code == 0
    assert [(one["id"], one["game"], one["state"], one["people"], one["entries"]) for one in found] == [
        (first.OVER, "king-and-fool", "over", 1, 12),
        (first.RUNNING, "king-and-fool", "playing", 2, 7),
        (first.OPEN, "king-and-fool", "open", 1, 1),
    ]
    last = sql(stored, "SELECT max(at) FROM entries WHERE table_id = :id", id=first.RUNNING)[0][0]
    assert found[1]["touched"] == time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(last // 1000))
    lines = admin("list", "--database", stored)[1].splitlines()
    assert lines[0].split() == ["code", "id", "game", "state", "people", "entries", "touched"]
    assert [line.split()[1] for line in lines[1:-1]] == [first.OVER, first.RUNNING, first.OPEN]
    assert lines[-1] == "3 tables"


def test_closed_seats_and_bots_are_no_people(own: Server, admin: Admin) -> None:
    tokens = [own.person("Ann"), own.person("Bob")]
    seats = ["closed", "open", "closed", "open", "steady"]
    made = own.done("/api/tables", {"game": "guillotine", "seats": seats, "pace": 0}, tokens[0])
    for token, seat in zip(tokens, (1, 3)):
        own.done(f"/api/tables/{made['id']}/sit", {"name": "x", "seat": seat, "key": made["keys"][seat]}, token)
    assert json.loads(admin("list", "--json", "--database", own.database)[1])[0]["people"] == 2
    Seated(own, made, tokens).host(do="bot", seat=0, level="steady")
    assert json.loads(admin("list", "--json", "--database", own.database)[1])[0]["people"] == 1


# Checks

BODY = "UPDATE entries SET body = :a WHERE table_id = :id AND seq = 3"
EDITS: list[tuple[str, str, str]] = [  # what is found, what was done, and with what
    ("entry 4 is missing", "DELETE FROM entries WHERE table_id = :id AND seq = 4", ""),
    ("entry 3 (row): table {id}: row 1 does not follow", BODY, '{"lines": ["[1, 0, 9, \\"hand:1\\", \\"0123456789abcdef\\"]"]}'),
    ("entry 3 (row) has nothing of the journal", BODY, "{}"),
    ("entry 3 (row) cannot be read", BODY, "x"),
    ("entry 6 (dance) cannot be read", "UPDATE entries SET kind = :a WHERE table_id = :id AND seq = 6", "dance"),
    ("its row says that it is over; by its entries it is playing", "UPDATE tables SET state = :a WHERE id = :id", "over"),
    ("entry 3 (row): table {id}: row 1 does not follow", "UPDATE tables SET secret = :a WHERE id = :id", "12" * 32),
    ("the row of table {id} cannot be read", "UPDATE tables SET settings = :a WHERE id = :id", "{}"),
    ("table {id} has 0 keys for 2 seats", "UPDATE tables SET keys = :a WHERE id = :id", "[]"),
]


def test_all_is_right_with_what_was_stored(stored: str, admin: Admin) -> None:
    assert admin("check", "--database", stored) == (0, "3 tables: none broken\n", "")


@pytest.mark.parametrize(("said", "edit", "value"), EDITS)
def test_a_broken_table_is_found(tmp_path: Path, backup: Path, admin: Admin, said: str, edit: str, value: str) -> None:
    url = str(tmp_path / "edited.db")
    admin("restore", backup, "--database", url)
    sql(url, edit, id=first.RUNNING, **({"a": value} if ":a" in edit else {}))
    code, out, _ = admin("check", "--database", url)
    assert code == 1
    assert f"({first.RUNNING}): broken: {said.format(id=first.RUNNING)}" in out
    assert out.endswith("3 tables: 1 broken\n")


def test_an_end_that_is_not_stored_is_missed(stored: str, admin: Admin) -> None:
    (body,) = sql(stored, "SELECT body FROM entries WHERE table_id = :id AND seq = 11", id=first.OVER)[0]
    cut = json.dumps({"lines": json.loads(body)["lines"][:1]})
    sql(stored, "UPDATE entries SET body = :a WHERE table_id = :id AND seq = 11", id=first.OVER, a=cut)
    code, out, _ = admin("check", "--database", stored)
    assert (code, "its journal has 11 rows, but 10 are stored" in out) == (1, True)


def test_entries_without_a_table_are_found(stored: str, admin: Admin) -> None:
    sql(stored, "DELETE FROM tables WHERE id = :id", id=first.OPEN)
    code, out, _ = admin("check", "--database", stored)
    assert (code, out) == (1, f"there are entries of a table {first.OPEN} that is not there\n2 tables: 1 broken\n")


def test_a_damaged_file_is_found(tmp_path: Path, backup: Path, admin: Admin) -> None:
    path = tmp_path / "damaged.db"
    admin("restore", backup, "--database", path)
    data = bytearray(path.read_bytes())
    data[6 * 4096 : 7 * 4096] = bytes(range(256)) * 16
    path.write_bytes(data)
    code, out, err = admin("check", "--database", path)
    assert code in (1, 2)
    assert "damaged" in out or "cannot be used" in err
    path.write_text("this is no database, but a letter to somebody")
    code, _, err = admin("list", "--database", path)
    assert (code, err) == (2, "tabard: bad-request: the database cannot be used: file is not a database\n")


def test_a_table_of_other_rules_is_named_and_not_broken(stored: str, admin: Admin) -> None:
    (body,) = sql(stored, "SELECT body FROM entries WHERE table_id = :id AND seq = 2", id=first.RUNNING)[0]
    other = json.dumps({**json.loads(body), "fingerprint": "0123456789abcdef"})
    sql(stored, "UPDATE entries SET body = :a WHERE table_id = :id AND seq = 2", id=first.RUNNING, a=other)
    (settings,) = sql(stored, "SELECT settings FROM tables WHERE id = :id", id=first.OPEN)[0]
    gone = json.dumps({**json.loads(settings), "game": "tiddlywinks"})
    sql(stored, "UPDATE tables SET settings = :a WHERE id = :id", id=first.OPEN, a=gone)
    code, out, _ = admin("check", "--database", stored)
    assert code == 0
    assert f"table {first.RUNNING} was dealt with other rules (0123456789abcdef; these are " in out
    assert f"the rules of table {first.OPEN} are not here: there is no game 'tiddlywinks'" in out
    assert out.endswith("3 tables: none broken, 2 of other rules\n")


def test_a_server_refuses_such_a_table_and_goes_on_with_the_others(tmp_path: Path) -> None:
    url = first.lay(tmp_path / "tables.db")
    sql(url, "UPDATE entries SET body = replace(body, 'fingerprint', 'f') WHERE table_id = :id", id=first.RUNNING)
    server = Server(url)
    token = first.FACTS["tokens"][0]
    beat = "SELECT max(beat) FROM workers"
    before = sql(url, beat)[0][0]
    status, told = server.ask(f"/api/tables/{first.RUNNING}/log", None, token)
    assert (status, told["code"]) == (400, "bad-save")
    assert {one["state"] for one in server.done("/api/tables", None, token)} == {"lost"}, "it is listed as what it is"
    until = time.monotonic() + 20
    while sql(url, beat)[0][0] <= before and time.monotonic() < until:
        time.sleep(0.2)
    assert sql(url, beat)[0][0] > before, "the server still gives signs of life"
    asyncio.run(play_all(server.table("king-and-fool", 1, ["steady"]), 1))
    assert server.stop() < 10


# Backups


def test_a_backup_goes_from_either_database_into_the_other(tmp_path: Path, empty: str, backup: Path, admin: Admin) -> None:
    there, back = tmp_path / "there.tabard", tmp_path / "back.tabard"
    for file, url, again in [(backup, empty, there), (there, str(tmp_path / "lite.db"), back)]:
        assert admin("restore", file, "--database", url)[0] == 0
        assert admin("check", "--database", url)[0] == 0
        assert admin("backup", again, "--database", url)[0] == 0
    assert content(there) == content(back)
    assert len(content(back)) == len(content(backup)) == 32
    assert back.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backups_while_people_play_are_whole(kind: str, tmp_path: Path, request: pytest.FixtureRequest, admin: Admin) -> None:
    server = Server(str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("empty"))
    tables = [server.table("king-and-fool", 2) for _ in range(12)]
    counts = []

    async def play() -> None:
        for table in tables:
            await play_all(table, kind)

    playing = threading.Thread(target=asyncio.run, args=(play(),))
    playing.start()
    while playing.is_alive() and len(counts) < 6:
        file, url = tmp_path / f"{len(counts)}.tabard", str(tmp_path / f"{len(counts)}.db")
        assert admin("backup", file, "--database", server.database)[0] == 0
        assert admin("restore", file, "--database", url)[0] == 0
        assert admin("check", "--database", url) == (0, "12 tables: none broken\n", "")
        counts.append(sql(url, "SELECT count(*) FROM entries")[0][0])
    playing.join()
    assert counts == sorted(counts)
    assert server.stop() < 10


def test_whoever_looks_sees_one_moment_whatever_is_written_meanwhile(stored: str) -> None:
    engine = connect(database(stored))
    with looking(engine) as connection:
        for count in (20, 20):
            assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == count
            sql(stored, "DELETE FROM entries WHERE seq > 1")
    engine.dispose()
    assert sql(stored, "SELECT count(*) FROM entries")[0][0] == 5


def test_what_is_stored_is_for_its_owner_alone(own: Server) -> None:
    for file in Path(own.database).parent.glob("tables.db*"):
        assert file.stat().st_mode & 0o777 == 0o600, file.name


def test_a_backup_is_never_written_over_a_file(stored: str, tmp_path: Path, admin: Admin) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    code, _, err = admin("backup", path, "--database", stored)
    assert (code, err) == (2, f"tabard: bad-request: {path}: there is such a file; choose another name\n")
    assert path.read_text() == "Dear Ann"
    code, _, err = admin("backup", tmp_path / "no" / "folder", "--database", stored)
    assert (code, "cannot be written: No such file or directory" in err) == (2, True)


def test_on_a_full_disk_no_half_backup_stays(tmp_path: Path) -> None:
    path = tmp_path / "full.tabard"
    with pytest.raises(BadRequest, match="cannot be written: No space left on device"), new_file(path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert not path.exists()


def test_what_is_cut_or_damaged_is_not_restored(tmp_path: Path, backup: Path, admin: Admin) -> None:
    data = backup.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    other = [lines[0], *lines[2:]]
    newer = [lines[0].replace(b'"revision":"0001"', b'"revision":"9999"'), *lines[1:]]
    files = {
        "cut short": [data[:50], data[: len(data) // 2], data[:-1], gzip.compress(b"".join(lines[:-1]))],
        "damaged": [data[:300] + bytes([data[300] ^ 1]) + data[301:], gzip.compress(b"".join(other)), b"a letter"],
        "no backup of ours": [gzip.compress(b"{}\n"), gzip.compress(b""), b""],
        "of a newer Tabard (schema 9999; ours is": [gzip.compress(b"".join(newer))],
    }
    url = str(tmp_path / "new.db")
    for said, bad in files.items():
        for one in bad:
            (tmp_path / "bad").write_bytes(one)
            code, _, err = admin("restore", tmp_path / "bad", "--database", url)
            assert (code, said in err) == (2, True), err
    assert admin("restore", backup, "--database", url)[0] == 0


def test_a_backup_is_restored_only_into_an_empty_database(stored: str, backup: Path, admin: Admin) -> None:
    before = sql(stored, "SELECT * FROM tables")
    code, _, err = admin("restore", backup, "--database", stored)
    assert (code, "this database is not empty: it has the tables alembic_version, down, entries" in err) == (2, True)
    assert sql(stored, "SELECT * FROM tables") == before


def test_a_newer_database_is_refused_by_everything(stored: str, tmp_path: Path, admin: Admin) -> None:
    sql(stored, "UPDATE alembic_version SET version_num = '9999'")
    file = tmp_path / "x.tabard"
    for words in [("list",), ("check",), ("backup", file), ("export", first.OPEN, file), ("purge", "--idle", 1, "--yes")]:
        code, _, err = admin(*words, "--database", stored)
        assert (code, "this database is of a newer Tabard (schema 9999; ours is" in err) == (2, True), words
    assert not file.exists()
    assert main(["serve", "--no-open", "--port", "0", "--database", stored]) == 2


def test_looking_makes_nothing(tmp_path: Path, empty: str, admin: Admin) -> None:
    code, _, err = admin("list", "--database", tmp_path / "none.db")
    assert (code, "there is no such database" in err, (tmp_path / "none.db").exists()) == (2, True, False)
    assert "this database is empty" in admin("check", "--database", empty)[2]
    code, _, err = admin("list", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (code, "the database cannot be used: connection" in err) == (2, True)
    assert "'mysql' is no database we know" in admin("list", "--database", "mysql://x/y")[2]
    assert "the database cannot be used: " in admin("list", "--database", "://")[2]


# Tables that move


def test_a_table_moves_to_another_server_and_goes_on(stored: str, tmp_path: Path, empty: str, admin: Admin) -> None:
    file = tmp_path / "table.tabard"
    (code,) = sql(stored, "SELECT code FROM tables WHERE id = :id", id=first.RUNNING)[0]
    assert admin("export", code, file, "--database", stored)[0] == 0
    target = empty if stored.endswith(".db") else str(tmp_path / "other.db")
    if target == empty:
        server = Server(target)  # it is running, and finds the table by itself
        assert admin("import", file, "--database", target)[0] == 0
    else:
        assert admin("import", file, "--database", target)[0] == 0
        server = Server(target)
    table = Seated(server, {"id": first.RUNNING}, first.FACTS["tokens"])
    seen = asyncio.run(look(table, table.tokens[1]))
    assert seen["moment"]["n"] == first.FACTS["n"]
    assert min(seen["clocks"]) > 590_000, "clocks stood still while it was a file"
    asyncio.run(play_all(table, "moved"))
    assert verified(table.journal())[0]
    assert server.stop() < 10
    assert admin("check", "--database", target) == (0, "1 table: none broken\n", "")


def test_a_table_that_is_here_is_refused_and_a_code_that_is_taken_is_another(stored: str, tmp_path: Path, admin: Admin) -> None:
    file = tmp_path / "table.tabard"
    assert admin("export", first.RUNNING, file, "--database", stored)[0] == 0
    code, _, err = admin("import", file, "--database", stored)
    assert (code, f"the table {first.RUNNING} is here already" in err) == (2, True)
    (name,) = sql(stored, "SELECT code FROM tables WHERE id = :id", id=first.RUNNING)[0]
    for table in ("tables", "entries", "sitters"):
        key = "id" if table == "tables" else "table_id"
        sql(stored, f"DELETE FROM {table} WHERE {key} = :id", id=first.RUNNING)
    sql(stored, "UPDATE tables SET code = :code WHERE id = :id", code=name, id=first.OPEN)
    code, out, _ = admin("import", file, "--database", stored)
    assert (code, f"(the code {name} is taken here)" in out) == (0, True)
    assert [one["id"] for one in json.loads(admin("list", "--json", "--database", stored)[1])][1] == first.RUNNING
    assert sql(stored, "SELECT count(*) FROM guests")[0][0] == 4
    assert admin("check", "--database", stored)[0] == 0


def test_a_table_that_does_not_fold_is_not_taken_in(stored: str, tmp_path: Path, backup: Path, admin: Admin) -> None:
    sql(stored, "DELETE FROM entries WHERE table_id = :id AND seq = 4", id=first.RUNNING)
    file, other = tmp_path / "table.tabard", tmp_path / "other.db"
    admin("export", first.RUNNING, file, "--database", stored)
    admin("restore", backup, "--database", other)
    sql(str(other), "DELETE FROM tables WHERE id = :id", id=first.RUNNING)
    before = [sql(str(other), f"SELECT * FROM {table}") for table in ("tables", "entries", "guests", "sitters")]
    code, _, err = admin("import", file, "--database", other)
    assert (code, err) == (2, "tabard: bad-save: entry 4 is missing\n")
    assert [sql(str(other), f"SELECT * FROM {table}") for table in ("tables", "entries", "guests", "sitters")] == before
    code, _, err = admin("import", backup, "--database", other)
    assert (code, "this is a backup, not a table; expected: tabard admin restore" in err) == (2, True)
    assert "there is no table 'nobody'" in admin("export", "nobody", tmp_path / "x", "--database", stored)[2]
