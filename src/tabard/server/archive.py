"""Archives: a whole store, or one table of it, as a file of compressed JSON lines that any database can take in."""

from __future__ import annotations

import gzip
import hashlib
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Annotated, Any, Final, cast

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine, MetaData, Select, Table, inspect, select

import tabard
from tabard.engine.errors import BadRequest, BadSave
from tabard.server.migrations import check_revision, revision, revisions, upgrade_with

FORMAT: Final = 1
MANY: Final = 1000  # rows that are written at once
BACKUP: Final = "backup"  # a whole store …
TABLE: Final = "table"  # … or one table
Selected = list[tuple[Table, Select[Any]]]


class Head(Struct, kw_only=True, forbid_unknown_fields=True):
    """The first line: what follows, and which schema it is of."""

    holds: str  # a backup, or a table
    format: int = FORMAT
    version: str = tabard.__version__
    revision: Annotated[str, Meta(min_length=1)]
    at: int  # milliseconds: when it was made …
    served: int  # … and when somebody last served what is in it
    columns: dict[str, list[str]]


class End(Struct, kw_only=True, forbid_unknown_fields=True):
    """The last line: how many rows there are, and the hash of all before it."""

    rows: int
    sha256: str


Row = tuple[str, list[Any]]  # of which table, and what is in its columns


# The store


@contextmanager
def looking(engine: Engine, older: bool = False) -> Iterator[Connection]:
    """The store as it is now, whatever is written meanwhile; one of an older release only where that will do."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        found, ours = revision(connection), revisions()[0]
        if not found:
            raise BadRequest("this database is empty: no server has used it yet")
        if found != ours and not older:
            raise BadRequest(
                f"this database is of an older Tabard (schema {found}; ours is {ours}); expected: make a backup with "
                "`tabard admin backup`, then start `tabard serve`, which upgrades it"
            )
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes; a store of an older release is upgraded first."""
    with engine.execution_options(writing=True).begin() as connection:
        before = revision(connection)
        if upgrade_with(connection) and before:
            print(f"tabard: the database is upgraded from schema {before} to {revisions()[0]}", file=sys.stderr)
        yield connection


# Writing


def everything(connection: Connection) -> Selected:
    """All rows of all tables, as they are in this store: its schema may be older than ours."""
    found = MetaData()
    found.reflect(connection)
    return [(one, select(one)) for one in found.sorted_tables if one.name != "alembic_version"]


def write(path: Path, connection: Connection, holds: str, selected: Selected, at: int, served: int) -> dict[str, int]:
    """A new file, never over another; how many rows of each table it has."""
    columns = {str(table.name): [str(column.name) for column in table.columns] for table, _ in selected}
    head = Head(holds=holds, revision=revision(connection), at=at, served=served, columns=columns)
    counts = dict.fromkeys(columns, 0)
    with new_file(path) as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
        hashed = hashlib.sha256()
        put(packed, hashed, head)
        for table, query in selected:
            for row in connection.execute(query.order_by(*table.primary_key), execution_options={"yield_per": MANY}):
                put(packed, hashed, [str(table.name), *row])
                counts[str(table.name)] += 1
        put(packed, hashed, End(rows=sum(counts.values()), sha256=hashed.hexdigest()))
    return counts


def put(file: gzip.GzipFile, hashed: Any, value: Any) -> None:
    line = msgspec.json.encode(value) + b"\n"
    hashed.update(line)
    file.write(line)


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner can read; it is on the disk at the end, or not there at all."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            try:
                yield file
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError:
        raise BadRequest(f"{path}: there is such a file; choose another name") from None
    except OSError as error:
        raise BadRequest(f"{path}: cannot be written: {error.strerror or error}") from None


# Reading


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file; whatever is wrong with it is said in one sentence."""
    try:
        with gzip.open(path, "rb") as file:
            yield from cast(Iterator[bytes], file)
    except (gzip.BadGzipFile, zlib.error):
        raise BadSave(f"{path}: this is no file of ours, or it is damaged") from None
    except EOFError:
        raise BadSave(f"{path}: the file is cut short") from None
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror or error}") from None


def checked(path: Path, holds: str) -> Head:
    """The head of a file that is whole and as it was written."""
    found = lines(path)
    first = next(found, b"")
    head = read_head(path, first, holds)
    hashed, rows, before = hashlib.sha256(first), 0, b""
    for line in found:
        if before:
            hashed.update(before)
            rows += 1
        before = line
    try:
        end = msgspec.json.decode(before, type=End)
    except msgspec.DecodeError:
        raise BadSave(f"{path}: the file is cut short: its last line is not the end") from None
    if (end.rows, end.sha256) != (rows, hashed.hexdigest()):
        raise BadSave(f"{path}: the file is damaged: what is in it does not fit the hash at its end")
    return head


def read_head(path: Path, line: bytes, holds: str) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as error:
        raise BadSave(f"{path}: this is no {holds} of ours: {error}") from None
    if head.holds != holds:
        raise BadSave(f"{path}: this is a {head.holds}, not a {holds}; expected: tabard admin "
                      f"{'restore' if head.holds == BACKUP else 'import'}")  # fmt: skip
    if head.format != FORMAT:
        raise BadSave(f"{path}: this file has the format {head.format}; expected {FORMAT}")
    check_revision(head.revision, str(path))
    return head


def rows_of(path: Path, head: Head) -> Iterator[Row]:
    """The rows of a file that has been checked."""
    found = lines(path)
    next(found)
    for line in found:
        if line.startswith(b"["):
            name, *values = msgspec.json.decode(line)
            if name not in head.columns or len(values) != len(head.columns[name]):
                raise BadSave(f"{path}: there is a row of '{name}' in it that does not fit its columns")
            yield name, values


# Taking in


def restore(engine: Engine, path: Path, holds: str = BACKUP) -> dict[str, int]:
    """Into an empty store, all or nothing: first as it was, then brought up to date. How many rows of each table there are."""
    head = checked(path, holds)
    with engine.execution_options(writing=True).begin() as connection:
        if there := inspect(connection).get_table_names():
            raise BadRequest(f"this database is not empty: it has the tables {', '.join(sorted(there))}; expected a new one")
        upgrade_with(connection, head.revision)
        counts = fill(connection, path, head)
        upgrade_with(connection)
    return counts


def fill(connection: Connection, path: Path, head: Head) -> dict[str, int]:
    """Its rows into tables of the same schema."""
    known = MetaData()
    known.reflect(connection)
    for name, columns in head.columns.items():
        if name not in known.tables or {column.name for column in known.tables[name].columns} != set(columns):
            raise BadSave(f"{path}: schema {head.revision} has no table '{name}' with the columns {', '.join(columns)}")
    counts = dict.fromkeys(head.columns, 0)
    waiting: list[dict[str, Any]] = []
    last = ""
    for name, values in rows_of(path, head):
        if waiting and (name != last or len(waiting) >= MANY):
            connection.execute(known.tables[last].insert(), waiting)
            waiting = []
        waiting.append(dict(zip(head.columns[name], values)))
        last = name
        counts[name] += 1
    if waiting:
        connection.execute(known.tables[last].insert(), waiting)
    return counts
