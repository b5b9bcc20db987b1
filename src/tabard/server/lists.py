"""Lists of tables, and figures for whoever watches over the server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from tabard.server.hall import Hall, Person
from tabard.server.schema import SITTERS, TABLES
from tabard.server.wire import Listed

MOST = 100


async def lobby(hall: Hall) -> list[Listed]:
    """Listed tables that are open or being played, the newest first."""
    c = TABLES.c
    query = select(c.id).where(c.listed, c.state != "over").order_by(c.made.desc()).limit(MOST)
    return await told(hall, [row.id for row in await hall.store.read(query)])


async def mine(hall: Hall, person: Person) -> list[Listed]:
    """The tables somebody has been to, the last first."""
    query = select(SITTERS.c.table_id).where(SITTERS.c.guest == person.id).order_by(SITTERS.c.at.desc()).limit(MOST)
    return await told(hall, [row.table_id for row in await hall.store.read(query)])


async def told(hall: Hall, ids: list[str]) -> list[Listed]:
    found: list[Listed] = []
    for id in ids:
        live = await hall.opened(id)
        if live is None:
            continue
        here, table = live.present(), live.table
        seats = [seat.told(at in here) for at, seat in enumerate(table.seats) if not seat.closed]
        found.append(Listed(id=id, code=table.code, game=table.settings.game, state=table.state, seats=seats))
    return found


def metrics(hall: Hall) -> str:
    """For Prometheus."""
    figures: dict[str, Any] = {
        "tabard_tables_open": len(hall.tables),
        "tabard_sockets_open": sum([len(live.lines) for live in hall.tables.values()]),
        "tabard_rows_total": hall.moves,
        "tabard_commits_total": hall.store.commits,
        "tabard_bot_failures_total": hall.pool.failures,
    }
    return "".join([f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"
                    for name, value in figures.items()])  # fmt: skip
