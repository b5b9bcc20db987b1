"""The hall: all tables this worker has open, who may go where, and what must go on though nobody looks."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from tabard.engine.errors import BadRequest, Refused
from tabard.server.boxes import box_for
from tabard.server.bus import Bus
from tabard.server.check import happened, laid
from tabard.server.clock import Down
from tabard.server.live import Live
from tabard.server.plans import Plan
from tabard.server.pool import Pool, check_level
from tabard.server.schema import DOWN, ENTRIES, GUESTS, PASSES, SITTERS, TABLES, WORKERS
from tabard.server.store import NotStored, Store
from tabard.server.table import Forbidden, Table
from tabard.server.wire import Opened, Settings

T = TypeVar("T")
PATIENCE: Final = 60  # tries to reach the store at the start
BEAT: Final = 1.0  # seconds between two signs of life
DEAD: Final = 3_000  # milliseconds without one
PASS: Final = 15 * 60_000  # milliseconds a link to another device is good for
DAY: Final = 24 * 3_600_000  # milliseconds; so often at most it is noted that a guest was here
MOST_TABLES: Final = 50  # of one guest, not yet over
CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"


class NotFound(Refused):
    """There is nothing by this name, or not for you."""

    code = "not-found"


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def spoken_code() -> str:
    """A name that is easily said and heard."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(4)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


class Person:
    """A guest who is known by a token."""

    def __init__(self, id: str, name: str, seen: int = 0) -> None:
        self.id = id
        self.name = name
        self.seen = seen  # as the store has it: at most a day behind


class Hall:
    """One worker's hall."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.pool = Pool()
        self.worker = secrets.token_hex(8)
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.down = Down([])
        self.wall = time.time() * 1000 - time.monotonic() * 1000
        self.beaten = 0
        self.moves = 0
        self.people: dict[str, Person] = {}

    def now(self) -> int:
        """Milliseconds; a clock of the machine that jumps does not move it."""
        return int(self.wall + time.monotonic() * 1000)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Beginning and end

    async def start(self) -> None:
        self.store.start()
        for _ in range(PATIENCE):  # the database may just be starting too
            with suppress(NotStored):
                await self.beat()
                break
            await asyncio.sleep(0.5)
        else:
            await self.beat()
        await self.bus.start(self.hear)
        self.spawn(self.go_on())

    async def close(self) -> None:
        """Everybody is told; what was begun is finished."""
        for live in self.tables.values():
            for line in list(live.lines):
                line.bye("closing")
        await self.bus.close()
        self.pool.close()
        for task in list(self.tasks):
            if not task.done() and task.get_coro().__qualname__ in ("Hall.go_on", "Live.keep_going"):  # type: ignore[union-attr]
                task.cancel()
        await asyncio.wait([*self.tasks, asyncio.create_task(asyncio.sleep(0))], timeout=2)
        self.store.close()

    async def go_on(self) -> None:
        """Signs of life, tables nobody minds any more, and what a lost hint hid."""
        while True:
            try:
                await self.beat()
                await self.take_over()
                await self.repair()
            except NotStored:
                pass  # the store is away: again in a moment
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """A sign of life. If nobody has given one for a while, nobody served, and clocks stood still."""
        missing = 0 if not self.beaten and type(self.bus) is Bus else DEAD  # who starts alone knows that nobody served

        def work(connection: Connection) -> list[tuple[int, int]]:
            last = connection.execute(select(func.max(WORKERS.c.beat))).scalar()
            self.wall += max(0, (last or 0) - self.now())  # time does not go back, though the machine's clock did
            now = self.beaten = self.now()
            if last is not None and now - last > missing:
                row = {"since": last, "until": now}
                connection.execute(self.store.insert(DOWN).values(row).on_conflict_do_nothing())
            mine = self.store.insert(WORKERS).values(id=self.worker, beat=now)
            connection.execute(mine.on_conflict_do_update(index_elements=["id"], set_={"beat": now}))
            connection.execute(delete(WORKERS).where(WORKERS.c.beat < now - 60_000))
            return [(row.since, row.until) for row in connection.execute(select(DOWN).order_by(DOWN.c.since))]

        self.down.spans = await self.store.run(work)

    async def take_over(self) -> None:
        """Games whose worker is gone are minded here from now on."""
        alive = select(WORKERS.c.id).where(WORKERS.c.beat > self.beaten - DEAD)
        left = select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.worker.not_in(alive)).limit(200)

        def work(connection: Connection) -> list[str]:
            found = [row.id for row in connection.execute(left)]
            if found:
                connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(worker=self.worker))
            return found

        for id in await self.store.run(work):
            live = await self.opened(id)
            if live is not None:
                live.mind()

    async def repair(self) -> None:
        """Look up what may have been missed; with one worker nothing can be."""
        if type(self.bus) is Bus:
            return
        c = ENTRIES.c
        ids = [id for id, live in self.tables.items() if live.lines or live.minder]
        for at in range(0, len(ids), 500):
            heads = select(c.table_id, func.max(c.seq).label("seq")).group_by(c.table_id)
            for row in await self.store.read(heads.where(c.table_id.in_(ids[at : at + 500]))):
                if row.table_id in self.tables:
                    await self.tables[row.table_id].hear_hint(row.seq)

    def hear(self, hint: str) -> None:
        """Another worker says that something happened at a table, or who is connected there."""
        id, _, rest = hint.partition(" ")
        live = self.tables.get(id)
        if live is None:
            return
        if rest.startswith("here "):
            _, worker, seats = rest.split(" ")
            if worker != self.worker:
                live.elsewhere[worker] = [int(seat) for seat in seats.split(",") if seat]
                live.describe_all()
        elif rest.isdigit():
            self.spawn(live.hear_hint(int(rest)))

    # Tables

    async def open(self, id: str) -> Live:
        """A table by its id, folded if it is not open yet."""
        if id in self.tables:
            return self.tables[id]
        async with self.opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.tables:  # and not meanwhile, after somebody else's lock was given up
                    self.tables.setdefault(id, await self.folded(id))
            finally:
                self.opening.pop(id, None)
        return self.tables[id]

    async def folded(self, id: str) -> Live:
        rows = await self.store.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise NotFound("there is no such table")
        live = Live(self, laid(rows[0], self.down))
        for entry in await self.store.entries(id):
            happened(live.table, entry)
            live.done.add(entry.cmd)
        live.left = {at: self.now() for at, seat in enumerate(live.table.seats) if seat.guest}
        if rows[0].worker == self.worker:
            live.mind()
        return live

    async def opened(self, id: str) -> Live | None:
        """The same, unless it cannot be opened: its rules are not here, or it is broken. The others go on."""
        try:
            return await self.open(id)
        except NotStored:
            raise
        except Refused:
            return None

    async def make(self, host: Person, settings: Settings) -> Opened:
        """A new table."""
        await asyncio.to_thread(check_settings, settings)  # cards of somebody's own take a while
        keys = [secrets.token_urlsafe(18) for _ in range(len(settings.seats) + 1)]
        id, code = secrets.token_urlsafe(8), spoken_code()
        row = {"id": id, "code": code, "game": settings.game, "settings": msgspec.json.encode(settings).decode(),
               "keys": json.dumps([hashed(key) for key in keys]), "secret": secrets.token_bytes(32).hex(), "host": host.id,
               "listed": settings.listed, "state": "open", "next": "", "worker": self.worker, "made": self.now(),
               "touched": self.now()}  # fmt: skip

        def work(connection: Connection) -> None:
            mine = select(func.count()).select_from(TABLES).where(TABLES.c.host == host.id, TABLES.c.state != "over")
            if connection.execute(mine).scalar_one() >= MOST_TABLES:
                raise Forbidden(f"you have {MOST_TABLES} tables already; end one first")
            connection.execute(self.store.insert(TABLES).values(row))
            connection.execute(self.store.insert(SITTERS).values(guest=host.id, table_id=id, at=self.now()))

        await self.store.run(work)
        return Opened(id=id, code=code, keys=keys[:-1], watch=keys[-1])

    async def by_code(self, code: str) -> str:
        rows = await self.store.read(select(TABLES.c.id).where(TABLES.c.code == code.strip().casefold().replace(" ", "-")))
        if not rows:
            raise NotFound("there is no table with this code")
        found: str = rows[0].id
        return found

    async def may_see(self, live: Live, person: Person) -> bool:
        """Whoever sits there, made it, or was given a link; at a listed table everybody."""
        table = live.table
        if table.settings.listed or table.host == person.id or table.seat_of(person.id) >= 0:
            return True
        query = select(SITTERS).where(SITTERS.c.guest == person.id, SITTERS.c.table_id == table.id)
        return bool(await self.store.read(query))

    async def admit(self, live: Live, person: Person) -> None:
        row = {"guest": person.id, "table_id": live.table.id, "at": self.now()}
        adding = self.store.insert(SITTERS).values(row).on_conflict_do_nothing()
        await self.store.run(lambda connection: connection.execute(adding))

    async def begin_if_full(self, live: Live) -> None:
        """The last seat is taken: the game begins."""
        if live.table.state == "open" and all(seat.guest or seat.bot for seat in live.table.seats if not seat.closed):
            await self.begin(live)

    async def begin(self, live: Live) -> None:
        def plan(table: Table) -> Any:
            found = table.deal()
            found.change["worker"] = self.worker
            return found

        await live.act("deal", plan)
        live.mind()

    async def rematch(self, live: Live, person: Person) -> str:
        """The same people at a new table; whoever asks first makes it."""
        table = live.table
        if table.seat_of(person.id) < 0 and table.host != person.id:
            raise Forbidden("only who played may ask for another game")
        if table.state != "over":
            raise BadRequest("the game is not over")
        if table.next:
            return table.next
        settings = msgspec.structs.replace(table.settings, seats=["open" if seat.guest else seat.bot for seat in table.seats])
        made = await self.make(Person(table.host, ""), settings)
        await live.act("rematch", lambda one: Plan("next", -1, {"table": made.id}))
        again = await self.open(table.next)
        for at, seat in enumerate(table.seats):
            if seat.guest and again.table.id == made.id:
                await self.admit(again, Person(seat.guest, seat.name))
                sit = partial(Table.sit, at=at, guest=seat.guest, name=seat.name, value=secrets.token_hex(16))
                await again.act(f"sit:{at}", sit)
        await self.begin_if_full(again)
        return table.next

    # Guests

    async def guest(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token they are known by."""
        token, id = secrets.token_urlsafe(32), secrets.token_hex(8)
        row = {"id": id, "token": hashed(token), "name": name, "made": self.now(), "seen": self.now()}
        await self.store.run(lambda connection: connection.execute(self.store.insert(GUESTS).values(row)))
        return Person(id, name), token

    async def known(self, token: str) -> Person | None:
        if not token:
            return None
        key = hashed(token)
        if key not in self.people:
            c = GUESTS.c
            rows = await self.store.read(select(c.id, c.name, c.seen).where(c.token == key))
            if not rows:
                return None
            if len(self.people) > 20_000:
                self.people.clear()
            self.people[key] = Person(rows[0].id, rows[0].name, rows[0].seen)
        if self.now() - self.people[key].seen > DAY and not await self.see(self.people[key]):
            self.people.pop(key, None)
        return self.people.get(key)

    async def see(self, person: Person) -> bool:
        """Somebody is here again, which is noted once a day; False if they were forgotten meanwhile."""
        now = self.now()
        change = update(GUESTS).where(GUESTS.c.id == person.id).values(seen=now)
        found = await self.store.run(lambda connection: connection.execute(change).rowcount)
        person.seen = now
        return bool(found)

    async def rename(self, person: Person, name: str) -> None:
        person.name = name
        change = update(GUESTS).where(GUESTS.c.id == person.id).values(name=name, seen=self.now())
        await self.store.run(lambda connection: connection.execute(change))

    async def pass_for(self, live: Live, seat: int, person: Person) -> str:
        """A key with which the seat can be taken from another device, once."""
        key = secrets.token_urlsafe(18)
        row = {"key": hashed(key), "table_id": live.table.id, "seat": seat, "guest": person.id, "until": self.now() + PASS}
        await self.store.run(lambda connection: connection.execute(self.store.insert(PASSES).values(row)))
        return key

    async def use_pass(self, id: str, key: str) -> str:
        """Whose seat a pass is for; it is used up."""

        def work(connection: Connection) -> str:
            c = PASSES.c
            taking = delete(PASSES).where(c.key == hashed(key), c.table_id == id).returning(c.guest, c.until)
            found = connection.execute(taking).first()
            if found is None or found.until < self.now():
                raise NotFound("this link has been used, or is too old")
            guest: str = found.guest
            return guest

        return await self.store.run(work)


def check_settings(settings: Settings) -> None:
    """A table that can be played at."""
    taken = [spec for spec in settings.seats if spec != "closed"]
    for spec in taken:
        if spec != "open":
            check_level(spec)
    if not taken:
        raise BadRequest("there is no seat at this table")
    box_for(settings, len(taken))
