"""What is stored: tables, what happened at them, guests, and when nobody served them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
META: Final = MetaData(naming_convention=NAMING)

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("keys", Text, nullable=False),  # hashes of what the links of the seats and of watchers say
    Column("secret", String(64), nullable=False),  # of the dice
    Column("host", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("next", String(32), nullable=False),
    Column("worker", String(32), nullable=False),  # who minds it: its bots and clocks
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # with the first entry of an hour
    Column("moved", Text, nullable=False, server_default=""),  # if it came from another server
    Index(None, "state", "worker"),
)

ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd", String(160), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "cmd"),
)

GUESTS: Final = Table(
    "guests",
    META,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # its hash
    Column("name", String(160), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SITTERS: Final = Table(  # who sits where, so that everybody finds their tables
    "sitters",
    META,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

PASSES: Final = Table(  # a seat on its way to another device
    "passes",
    META,
    Column("key", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

WORKERS: Final = Table(
    "workers",
    META,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

DOWN: Final = Table(  # when nobody served: clocks stood still
    "down",
    META,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
