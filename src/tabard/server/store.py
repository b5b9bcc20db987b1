"""The store: one writer thread that commits whatever is waiting in one transaction; readers have connections of their own."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Column, Connection, Engine, Executable, create_engine, delete, event, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import SQLAlchemyError

from tabard.engine.errors import BadRequest, Refused
from tabard.server import logs
from tabard.server.schema import ENTRIES, TABLES

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST: Final = 500  # entries of one commit
PAUSE: Final = 0.005  # seconds at least from one commit to the next, so that many share it: it costs more than their entries
READERS: Final = 4  # threads that read, each with a connection of its own
BUSY: Final = 10_000  # milliseconds to wait for another process that writes


class NotStored(Refused):
    """It could not be written down, so it has not happened."""

    code = "not-stored"


class Removed(NotStored):
    """The table is there no more."""


class Entry(Struct, frozen=True):
    """One thing that happened at a table; those of a table are numbered without gaps."""

    table: str
    seq: int
    cmd: str
    at: int  # milliseconds
    kind: str
    seat: int
    body: str  # JSON

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, "seq": self.seq, "cmd": self.cmd, "at": self.at, "kind": self.kind, "seat": self.seat,
                "body": self.body}  # fmt: skip


class Waiting:
    """Work for the writer, and who waits for it."""

    def __init__(self, entry: Entry | None, change: dict[str, Any], work: Work | None) -> None:
        self.entry = entry
        self.change = change  # of the table's own row, if the entry is taken
        self.work = work  # by itself, or if the entry is taken
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def tell(self, result: Any, error: Exception | None) -> None:
        if not self.future.done():
            if error is None:
                self.future.set_result(result)
            else:
                self.future.set_exception(error)


class Store:
    """A database by its address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)
        self.writing = self.engine.execution_options(writing=True)
        self.lite = self.engine.dialect.name == "sqlite"
        self.insert: Any = sqlite.insert if self.lite else postgresql.insert
        self.adding = self.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.cmd)
        self.commits = 0
        self.seconds = 0.0  # that they took
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, "reader")  # those of the loop may all be reading cards

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.waiting.put(None)
        if self.thread.is_alive():
            self.thread.join(1)
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    # Writing

    async def append(self, entry: Entry, change: dict[str, Any] | None = None, work: Work | None = None) -> bool:
        """Whether the entry is now there, durably, with what goes with it, or its number or command was taken already."""
        found: bool = await self.wait(Waiting(entry, change or {}, work))
        return found

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Other work in a transaction of the writer's."""
        found: T = await self.wait(Waiting(None, {}, work))
        return found

    async def wait(self, waiting: Waiting) -> Any:
        self.waiting.put(waiting)
        return await waiting.future

    def write_on(self) -> None:
        """The writer: everything that is waiting goes into one commit."""
        going, due = True, 0.0
        while going:
            batch = [self.waiting.get()]
            time.sleep(max(0.0, due - time.monotonic()))
            due = time.monotonic() + PAUSE
            while batch[-1] is not None and len(batch) < MOST and not self.waiting.empty():
                batch.append(self.waiting.get())
            going = batch[-1] is not None
            work = [one for one in batch if one is not None]
            if work:
                self.commit(work)

    def commit(self, batch: list[Waiting]) -> None:
        results: list[tuple[Waiting, Any, Exception | None]] = []
        began = time.monotonic()
        try:
            with self.writing.begin() as connection:
                results = self.written(connection, batch)
            self.commits += 1
            self.seconds += time.monotonic() - began
        except SQLAlchemyError as error:
            failed = NotStored(f"the store cannot write now: {reason(error)}")
            results = [(one, None, failed) for one in batch]
        except Exception:  # a mistake of ours: whoever made it shall be alone with it
            if len(batch) > 1:
                for one in batch:
                    self.commit([one])
                return
            logs.broken("writing-broken")
            results = [(batch[0], None, NotStored("the store cannot write this"))]
        for loop in {one.loop for one in batch}:
            mine = [result for result in results if result[0].loop is loop]
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(tell_all, mine)

    def written(self, connection: Connection, batch: list[Waiting]) -> list[tuple[Waiting, Any, Exception | None]]:
        entries = [one for one in batch if one.entry is not None]
        taken: set[tuple[str, int, str]] = set()
        if entries:
            rows = connection.execute(self.adding, [one.entry.row() for one in entries if one.entry])
            taken = {(row[0], row[1], row[2]) for row in rows}
        results: list[tuple[Waiting, Any, Exception | None]] = []
        for one in batch:
            if one.entry is not None:
                key = (one.entry.table, one.entry.seq, one.entry.cmd)
                added = key in taken
                taken.discard(key)  # sent twice in one commit it is taken once
                if added and one.change and not changed(connection, one.entry, one.change):
                    results.append((one, None, Removed("this table is there no more: it was removed")))
                    continue
                if added and one.work is not None:
                    one.work(connection)
                results.append((one, added, None))
            elif one.work is not None:
                results.append((one, *tried(connection, one.work)))
        return results

    # Reading

    async def read(self, query: Executable) -> list[Row[Any]]:
        """What a query finds, read outside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, query)

    def read_now(self, query: Executable) -> list[Row[Any]]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(query).all())
        except SQLAlchemyError as error:
            raise NotStored(f"the store cannot be read now: {reason(error)}") from None

    async def known(self, column: Column[str], values: Sequence[str]) -> set[str]:
        """Those of some values that the store has."""
        found: set[str] = set()
        for at in range(0, len(values), MOST):
            found |= {row[0] for row in await self.read(select(column).where(column.in_(values[at : at + MOST])))}
        return found

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """What happened at a table after an entry."""
        c = ENTRIES.c
        query = select(c.table_id, c.seq, c.cmd, c.at, c.kind, c.seat, c.body).where(c.table_id == table, c.seq > after)
        return [Entry(*tuple(row)) for row in await self.read(query.order_by(c.seq))]


def changed(connection: Connection, entry: Entry, change: dict[str, Any]) -> bool:
    """Change the table's own row together with an entry; at a table that is there no more nothing happens."""
    if connection.execute(update(TABLES).where(TABLES.c.id == entry.table).values(**change)).rowcount:
        return True
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == entry.table, ENTRIES.c.seq == entry.seq))
    return False


def tell_all(results: list[tuple[Waiting, Any, Exception | None]]) -> None:
    for one, result, error in results:
        one.tell(result, error)


def tried(connection: Connection, work: Callable[[Connection], Any]) -> tuple[Any, Exception | None]:
    """Work that fails leaves nothing behind, and the others of its commit alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except SQLAlchemyError as error:
        return None, NotStored(f"the store refused it: {reason(error)}")
    except Exception as error:  # a refusal, or a mistake of whoever asked: it is theirs
        return None, error


def reason(error: SQLAlchemyError) -> str:
    """Why, without what was to be written."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if isinstance(cause, OSError) else ''}".rstrip(": ")


@contextmanager
def usable(url: str) -> Iterator[Engine]:
    """A database for a command; whatever is wrong with it is said in one sentence."""
    engine = None
    try:
        engine = connect(url)
        yield engine
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise BadRequest(f"the database cannot be used: {cause.splitlines()[0]}") from None
    except ImportError as missing:
        raise BadRequest(f"{missing.name} is not installed; expected: pip install 'tabard[postgres]'") from None
    finally:
        if engine is not None:
            engine.dispose()


def connect(url: str) -> Engine:
    """SQLite is durable at every commit; PostgreSQL as it is set up."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadRequest(f"'{parsed.drivername}' is no database we know; expected sqlite:///FILE or postgresql://…")
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed, pool_pre_ping=True, pool_size=READERS + 1)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": BUSY / 1000}, pool_size=READERS + 1)
    event.listen(engine, "do_connect", keep_private)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def keep_private(dialect: Any, record: Any, given: list[str], options: dict[str, Any]) -> None:
    """A new file is for its owner alone: all cards of all running games can be read in it."""
    if given[0] != ":memory:" and not os.path.exists(given[0]):
        with suppress(OSError):  # what is in the way SQLite says itself
            Path(given[0]).touch(0o600)


def begin(connection: Connection) -> None:
    """Who will write says so at once: else another writer could come between reading and writing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writing") else "BEGIN")


def prepare(connection: Any, _: Any) -> None:
    """SQLite: write ahead, and to the disk at every commit; transactions are ours to begin."""
    connection.isolation_level = None
    for setting in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
