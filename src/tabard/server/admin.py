"""`tabard admin`: for whoever hosts a server. What is stored, is it right, backups, tables that move, tables nobody needs."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, func, select

from tabard.cli import Progress
from tabard.engine.errors import BadRequest
from tabard.server import archive, idle, moving
from tabard.server.archive import looking, writing
from tabard.server.check import Finding, damage, judged
from tabard.server.moving import now, served
from tabard.server.schema import ENTRIES, TABLES
from tabard.server.serve import database
from tabard.server.store import usable

DAY: Final = 24 * 3_600_000  # milliseconds
SEATED: Final = ("sit", "bot", "free", "deal")  # kinds of entry that say who sits where


def run(arguments: Namespace) -> int:
    """One command."""
    commands: dict[str, Callable[[Engine, Namespace], int]] = {
        "list": list_tables, "check": check, "backup": back_up, "restore": restore, "export": hand_out, "import": take_in,
        "purge": purge,
    }  # fmt: skip
    with usable(database(arguments.database)) as engine:
        if arguments.what not in ("restore", "import"):
            must_be_there(engine)
        return commands[arguments.what](engine, arguments)


def must_be_there(engine: Engine) -> None:
    """Looking must not make a new file."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadRequest(f"{engine.url.database}: there is no such database; expected --database FILE or postgresql://…")


def counted(counts: dict[str, int]) -> str:
    return f"{many(counts['tables'], 'table')} with {counts['entries']} entries, {many(counts['guests'], 'guest')}"


# Listing


def list_tables(engine: Engine, arguments: Namespace) -> int:
    with looking(engine) as connection:
        found = described(connection, select(TABLES.c.id))
    if arguments.json:
        print(json.dumps(found))
        return 0
    show(found)
    print(many(len(found), "table"))
    return 0


def described(connection: Connection, ids: Select[Any]) -> list[dict[str, Any]]:
    """Some tables: what they are, how many entries they have, when something last happened; the oldest first."""
    t, e = TABLES.c, ENTRIES.c
    counts = select(e.table_id, func.count().label("entries"), func.max(e.at).label("last")).group_by(e.table_id).subquery()
    query = select(t.id, t.code, t.game, t.state, t.touched, counts.c.entries, counts.c.last)
    query = query.join_from(TABLES, counts, t.id == counts.c.table_id, isouter=True).where(t.id.in_(ids)).order_by(t.made)
    people = seated(connection)
    return [
        {"id": row.id, "code": row.code, "game": row.game, "state": row.state, "people": people.get(row.id, 0),
         "entries": row.entries or 0, "touched": when(max(row.touched, row.last or 0))}
        for row in connection.execute(query)
    ]  # fmt: skip


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def show(tables: list[dict[str, Any]]) -> None:
    line = "{code:<10} {id:<12} {game:<24} {state:<8} {people:>6} {entries:>7}  {touched}"
    if tables:
        print(line.format(**{name: name for name in tables[0]}))
    for one in tables:
        print(line.format(**{**one, "touched": one["touched"][:16].replace("T", " ") + " UTC"}))


def many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count or 'no'} {what}s"


def seated(connection: Connection) -> dict[str, int]:
    """How many people sit at each table; for this nobody need play its game."""
    c = ENTRIES.c
    query = select(c.table_id, c.seat, c.kind, c.body).where(c.kind.in_(SEATED)).order_by(c.table_id, c.seq)
    people: dict[str, set[int]] = {}
    for id, seat, kind, body in connection.execute(query, execution_options={"yield_per": 1000}):
        if kind == "deal":  # the closed seats are gone, and the others move up
            people[id] = {at for at, player in enumerate(json.loads(body)["players"]) if player == "person"}
        elif kind == "sit":
            people.setdefault(id, set()).add(seat)
        else:
            people.setdefault(id, set()).discard(seat)
    return {id: len(seats) for id, seats in people.items()}


# Checking


def check(engine: Engine, arguments: Namespace) -> int:
    """Every table, one after the other; 1 if anything is broken."""
    with looking(engine) as connection:
        found = damage(connection)
        ids = [row.id for row in connection.execute(select(TABLES.c.id).order_by(TABLES.c.made))]
    with Progress("tables", len(ids)) as progress:
        for done, id in enumerate(ids):
            with looking(engine) as connection:
                finding = judged(connection, id)
            found += [finding] if finding else []
            progress.say(done, partial(so_far, found))
    for one in found:
        print(one.what)
    others = len(found) - broken(found)
    print(f"{many(len(ids), 'table')}: {broken(found) or 'none'} broken" + (f", {others} of other rules" if others else ""))
    return 1 if broken(found) else 0


def so_far(found: list[Finding]) -> str:
    return f"({broken(found)} broken)"


def broken(found: list[Finding]) -> int:
    return len([one for one in found if one.broken])


# Backups


def back_up(engine: Engine, arguments: Namespace) -> int:
    path = Path(arguments.file)
    with looking(engine, older=True) as connection:
        at = now()
        counts = archive.write(path, connection, archive.BACKUP, archive.everything(connection), at, served(connection, at))
    print(f"{path}: {counted(counts)}; {path.stat().st_size // 1024 + 1} KB")
    return 0


def restore(engine: Engine, arguments: Namespace) -> int:
    print(f"restored: {counted(archive.restore(engine, Path(arguments.file)))}")
    return 0


# Tables that move


def hand_out(engine: Engine, arguments: Namespace) -> int:
    counts = moving.hand_out(engine, arguments.table, Path(arguments.file))
    print(f"{arguments.file}: a table with {counts['entries']} entries. Whoever has this file can see all its cards.")
    return 0


def take_in(engine: Engine, arguments: Namespace) -> int:
    found = moving.take_in(engine, Path(arguments.file))
    new = "" if found.row["code"] == found.code else f" (the code {found.code} is taken here)"
    print(f"{found.row['code']} ({found.id}): {found.row['game']}, {found.row['state']}{new}")
    return 0


# Tables nobody needs


def purge(engine: Engine, arguments: Namespace) -> int:
    """What has been idle for so many days goes; without --yes it is only named."""
    if arguments.idle < 1:
        raise BadRequest(f"--idle is {arguments.idle}; expected days, 1 or more")
    since = now() - arguments.idle * DAY
    if arguments.yes:
        with writing(engine):
            pass  # a store of an older release is upgraded before we look
    with looking(engine) as connection:
        ids = idle.idle_tables(connection, since)
        show(described(connection, select(TABLES.c.id).where(idle.idle(since))))
        guests = idle.forgotten_guests(connection, since)
    if not arguments.yes:
        print(f"{many(len(ids), 'table')} and {many(guests, 'guest')} would be removed; with --yes they are")
        return 0
    removed = many(idle.remove(engine, ids, since), "table")
    print(f"removed {removed} and {many(idle.forget(engine, since, now()), 'guest')}")
    return 0
