"""Lists of tables, and figures for whoever watches over the server."""

from __future__ import annotations

import asyncio
import json
from itertools import groupby
from typing import Any, Final

from sqlalchemy import select

from tabard.engine.errors import Refused
from tabard.engine.rules import needed, open_to
from tabard.engine.state import NOBODY
from tabard.server.check import laid
from tabard.server.clock import Down
from tabard.server.guests import Person
from tabard.server.hall import Hall
from tabard.server.schema import ENTRIES, SITTERS, TABLES
from tabard.server.table import Table
from tabard.server.wire import Listed

MOST: Final = 100
SEATING: Final = ("sit", "bot", "free", "keep", "back", "deal")  # kinds of entry that say who sits where
LOST: Final = "lost"  # the state of a table that cannot be opened: its rules are not here, or it is broken


async def lobby(hall: Hall) -> list[Listed]:
    """Listed tables that are open or being played, the newest first."""
    c = TABLES.c
    return await told(hall, select(TABLES).where(c.listed, c.state != "over").order_by(c.made.desc()))


async def mine(hall: Hall, person: Person) -> list[Listed]:
    """The tables somebody has been to: those that wait for them, then the others, the last first."""
    c = SITTERS.c
    query = select(TABLES).join(SITTERS, c.table_id == TABLES.c.id)
    found = await told(hall, query.where(c.guest == person.id).order_by(c.at.desc()), person.id)
    for one in found:
        one.turn = one.state == "playing" and await waits_for(hall, one.id, person)
    return sorted(found, key=lambda one: not one.turn)


async def waits_for(hall: Hall, id: str, person: Person) -> bool:
    """Whether somebody must answer at a table, and no bot does it for them; a game that is not open here is folded for it."""
    live = await hall.opened(id)
    seat = live.table.seat_of(person.id) if live else NOBODY
    if live is None or seat < 0 or live.table.seats[seat].kept:
        return False
    return bool(needed(open_to(live.table.playing().state.questions, seat)))


async def told(hall: Hall, query: Any, guest: str = "") -> list[Listed]:
    """All in two reads."""
    rows = await hall.store.read(query.limit(MOST))
    c = ENTRIES.c
    about = select(c.table_id, c.kind, c.seat, c.body).where(c.table_id.in_([row.id for row in rows]), c.kind.in_(SEATING))
    entries = await hall.store.read(about.order_by(c.table_id, c.seq))
    happened = {id: list(some) for id, some in groupby(entries, lambda entry: str(entry.table_id))}
    found = await asyncio.to_thread(lambda: [listed(row, happened.get(row.id, []), hall.down, guest) for row in rows])
    for one in found:
        here = hall.tables[one.id].present() if one.id in hall.tables and one.seats else set()
        for at in here & set(range(len(one.seats))):
            one.seats[at].here = True
    return [worth_telling(one) for one in found]


def listed(row: Any, entries: list[Any], down: Down, guest: str) -> Listed:
    """A table by who sits there; whether its game can be gone on with is seen from its rules alone."""
    found = Listed(id=row.id, code="", game=row.game, state=row.state, seats=[])
    try:
        table = laid(row, down)
        for entry in entries:
            seat(table, entry, found)
        found.seats = [seat.told(False) for seat in table.seats]
        found.code = table.code_for(guest)
        if row.state == "open":
            table.box()
    except Exception:  # whatever an entry may lead to that somebody has edited
        found.state = LOST
    return found


def seat(table: Table, entry: Any, found: Listed) -> None:
    """One entry more of those that say who sits where."""
    body = json.loads(entry.body)
    if entry.kind != "deal":
        getattr(table, "on_" + entry.kind)(entry, body)
        return
    table.settle(body["names"])
    try:
        table.dealt_box(body["fingerprint"])
    except Refused:
        found.state = LOST


def worth_telling(one: Listed) -> Listed:
    """Seats that are not played are not worth a word."""
    one.seats = [seat for seat in one.seats if seat.who != "closed"]
    return one


def metrics(hall: Hall) -> str:
    """For Prometheus: those of the worker that answers, which says which it is."""
    figures: dict[str, Any] = {
        "tabard_tables_open": len(hall.tables),
        "tabard_sockets_open": sum([len(live.lines) for live in hall.tables.values()]),
        "tabard_store_silent_seconds": max(0, hall.now() - hall.beaten) / 1000 if hall.beaten else 0,
        "tabard_rows_total": hall.moves,
        "tabard_commits_total": hall.store.commits,
        "tabard_commit_seconds_total": round(hall.store.seconds, 6),
        "tabard_bot_failures_total": hall.pool.failures,
        "tabard_bus_failures_total": hall.bus.failed,
    }
    lines = [f"# TYPE {name} {kind(name)}\n{name}{{worker=\"{hall.at}\"}} {value}\n" for name, value in figures.items()]
    lines += ["# TYPE tabard_refusals_total counter\n"]
    for code, count in sorted(hall.refusals.items()):
        lines += [f'tabard_refusals_total{{worker="{hall.at}",code="{code}"}} {count}\n']
    return "".join(lines)


def kind(name: str) -> str:
    return "counter" if name.endswith("_total") else "gauge"
