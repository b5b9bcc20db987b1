"""A table that moves: out of one server as a file, into another as it was."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Select, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from tabard.engine.errors import BadRequest, BadSave
from tabard.server.archive import TABLE, Head, Selected, checked, looking, restore, write, writing
from tabard.server.check import down_of, entries_of, folded
from tabard.server.clock import down_at
from tabard.server.hall import free_code
from tabard.server.schema import DOWN, ENTRIES, GUESTS, SITTERS, TABLES, WORKERS
from tabard.server.store import connect


def now() -> int:
    return int(time.time() * 1000)


def served(connection: Connection, at: int) -> int:
    """When somebody last served the store; never after the time it is asked at."""
    return min(at, connection.execute(select(func.max(WORKERS.c.beat))).scalar() or at)


def hand_out(engine: Engine, name: str, path: Path) -> dict[str, int]:
    """A table by its id or code, with whoever was let in there; how many rows of each kind."""
    with looking(engine) as connection:
        row = connection.execute(select(TABLES).where(or_(TABLES.c.id == name, TABLES.c.code == name.casefold()))).first()
        if row is None:
            raise BadRequest(f"there is no table '{name}'; expected an id or a code, see `tabard admin list`")
        at = now()
        return write(path, connection, TABLE, rows_about(row), at, served(connection, at))


def rows_about(row: Any) -> Selected:
    sitters = select(SITTERS).where(SITTERS.c.table_id == row.id)
    people = or_(GUESTS.c.id == row.host, GUESTS.c.id.in_(sitters.with_only_columns(SITTERS.c.guest)))
    return [
        (TABLES, select(TABLES).where(TABLES.c.id == row.id)),
        (ENTRIES, select(ENTRIES).where(ENTRIES.c.table_id == row.id)),
        (SITTERS, sitters),
        (GUESTS, select(GUESTS).where(people)),
        (DOWN, select(DOWN).where(DOWN.c.until > row.made)),
    ]


def dicts(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


class Arrived:
    """What a file says of a table, once it is known to fold."""

    def __init__(self, connection: Connection, head: Head) -> None:
        rows = connection.execute(select(TABLES)).all()
        if len(rows) != 1:
            raise BadSave(f"there are {len(rows)} tables in this file; expected one")
        row = rows[0]
        entries = entries_of(connection, row.id)
        here = down_of(connection)
        folded(row, entries, here)
        self.id: str = row.id
        self.code: str = row.code
        self.at = now()
        since = max(head.served, entries[-1].at if entries else row.made)
        spans = [*down_at(row.moved, here).all(), (since, max(since, self.at))]
        moved = json.dumps([max(since, self.at), spans])
        self.row = {**row._mapping, "worker": "", "touched": self.at, "moved": moved}
        self.entries, self.sitters, self.guests = [dicts(connection, select(one)) for one in (ENTRIES, SITTERS, GUESTS)]
        if any(one["table_id"] != row.id for one in self.entries + self.sitters):
            raise BadSave("there is something of another table in this file")


def take_in(engine: Engine, path: Path) -> Arrived:
    """A table from a file, into a store in which it is not; nothing is written unless it folds."""
    head = checked(path, TABLE)
    scratch = connect("sqlite://")
    try:
        restore(scratch, path, TABLE)
        with scratch.connect() as connection:
            found = Arrived(connection, head)
    finally:
        scratch.dispose()
    insert: Any = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
    with writing(engine) as connection:
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == found.id)).first():
            raise BadRequest(f"the table {found.id} is here already")
        found.row["code"] = free_code(connection, found.code)
        connection.execute(TABLES.insert(), found.row)
        if found.entries:
            connection.execute(ENTRIES.insert(), found.entries)
        for table, rows in ((SITTERS, found.sitters), (GUESTS, found.guests)):
            if rows:  # who is known here already stays as they are
                connection.execute(insert(table).on_conflict_do_nothing(), rows)
    return found
