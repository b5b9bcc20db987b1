"""Tables nobody has played at for long, and guests nobody has seen: what they are, and how they go."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, delete, exists, func, select

from tabard.server.archive import writing
from tabard.server.schema import ENTRIES, GUESTS, PASSES, SITTERS, TABLES

MANY: Final = 50  # tables that go in one transaction, so that a server need not wait for long


def idle(since: int) -> ColumnElement[bool]:
    """Of a table: nothing has happened there since."""
    return (TABLES.c.touched < since) & ~exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since)


def forgotten(since: int) -> ColumnElement[bool]:
    """Of a guest: not seen since, and at no table but idle ones."""
    sits = exists().where(SITTERS.c.guest == GUESTS.c.id, SITTERS.c.table_id == TABLES.c.id, ~idle(since))
    return (GUESTS.c.seen < since) & ~sits


def idle_tables(connection: Connection, since: int) -> list[str]:
    return [row.id for row in connection.execute(select(TABLES.c.id).where(idle(since)).order_by(TABLES.c.made))]


def forgotten_guests(connection: Connection, since: int) -> int:
    return connection.execute(select(func.count()).select_from(GUESTS).where(forgotten(since))).scalar_one()


def remove(engine: Engine, ids: list[str], since: int) -> int:
    """These tables, as far as they are still idle; how many they were."""
    count = 0
    for at in range(0, len(ids), MANY):
        with writing(engine) as connection:
            going = delete(TABLES).where(TABLES.c.id.in_(ids[at : at + MANY]), idle(since)).returning(TABLES.c.id)
            gone = [row.id for row in connection.execute(going)]
            for table in (ENTRIES, SITTERS, PASSES):
                connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        count += len(gone)
    return count


def forget(engine: Engine, since: int, now: int) -> int:
    """Guests nobody will miss, and links that are too old; how many guests."""
    with writing(engine) as connection:
        connection.execute(delete(PASSES).where(PASSES.c.until < now))
        found: Any = connection.execute(delete(GUESTS).where(forgotten(since)))
        return int(found.rowcount)
