"""Whether what is stored of a table is right: nothing is missing, and folded through the rules it is what it says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from tabard.engine.errors import BadSave, Refused
from tabard.server.clock import Down
from tabard.server.folded import OtherRules
from tabard.server.schema import DOWN, ENTRIES, TABLES
from tabard.server.store import Entry
from tabard.server.table import Table


class Finding(Struct, frozen=True):
    """What is wrong; or only that the rules of a table are not here, so that nobody can tell."""

    what: str
    broken: bool


def judged(connection: Connection, id: str) -> Finding | None:
    """A table by its id; None if all is right with it, or if it is gone."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        return None
    try:
        folded(row, entries_of(connection, id), down_of(connection))
    except OtherRules as refusal:
        return Finding(f"{row.code} ({id}): {refusal.message}", False)
    except Refused as refusal:
        return Finding(f"{row.code} ({id}): broken: {refusal.message}", True)
    return None


def entries_of(connection: Connection, id: str) -> list[Entry]:
    c = ENTRIES.c
    query = select(c.table_id, c.seq, c.cmd, c.at, c.kind, c.seat, c.body).where(c.table_id == id).order_by(c.seq)
    return [Entry(*row) for row in connection.execute(query)]


def down_of(connection: Connection) -> Down:
    return Down([(row.since, row.until) for row in connection.execute(select(DOWN).order_by(DOWN.c.since))])


def folded(row: Any, entries: list[Entry], down: Down) -> Table:
    """The table that its entries lead to; refused if they are not as a server wrote them."""
    table = laid(row, down)
    lines = 0
    for at, entry in enumerate(entries):
        if entry.seq != at:
            raise BadSave(f"entry {at} is missing")
        lines += happened(table, entry)
    rows = len(table.sitting.journal.rows) if table.sitting else 0
    if lines != rows:
        raise BadSave(f"its journal has {rows} rows, but {lines} are stored")
    if table.state != row.state:
        raise BadSave(f"its row says that it is {row.state}; by its entries it is {table.state}")
    if table.state == "open" and any(not seat.closed for seat in table.seats):
        table.box()
    return table


def laid(row: Any, down: Down) -> Table:
    """A table before anything happened there."""
    try:
        table = Table(row, down)
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadSave(f"the row of table {row.id} cannot be read: {error}") from None
    if len(table.keys) != len(table.seats) + 1:
        raise BadSave(f"table {row.id} has {len(table.keys)} keys for {len(table.seats)} seats and watchers")
    return table


def happened(table: Table, entry: Entry) -> int:
    """One entry more; how many rows of the journal it has."""
    try:
        table.apply(entry)
        lines = len(json.loads(entry.body).get("lines", []))
    except OtherRules:
        raise
    except Refused as refusal:
        raise BadSave(f"entry {entry.seq} ({entry.kind}): {refusal.message}") from None
    except Exception as error:  # whatever an edited entry may lead to
        raise BadSave(f"entry {entry.seq} ({entry.kind}) cannot be read: {type(error).__name__}: {error}") from None
    if entry.kind == "row" and not lines:
        raise BadSave(f"entry {entry.seq} (row) has nothing of the journal")
    return lines


def damage(connection: Connection) -> list[Finding]:
    """What is wrong with the store itself."""
    found: list[Finding] = []
    if connection.dialect.name == "sqlite":
        said = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check(10)")]
        found += [Finding(f"the file is damaged: {one}", True) for one in said if one != "ok"]
    lost = select(ENTRIES.c.table_id).distinct().where(ENTRIES.c.table_id.not_in(select(TABLES.c.id)))
    return found + [Finding(f"there are entries of a table {id} that is not there", True) for (id,) in connection.execute(lost)]
