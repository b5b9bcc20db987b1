"""The hall: all tables this worker has open, who may go where, and what must go on though nobody looks."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete, func, select, update

from tabard.engine.errors import BadRequest, Refused
from tabard.engine.state import NOBODY
from tabard.server import logs
from tabard.server.boxes import box_for
from tabard.server.bus import Bus
from tabard.server.check import happened, laid
from tabard.server.clock import Down
from tabard.server.guests import NO_TABLE, Guests, NotFound, Person, hashed, new_key
from tabard.server.live import Live
from tabard.server.names import as_spoken
from tabard.server.plans import Plan
from tabard.server.pool import Pool, check_level
from tabard.server.refusals import Forbidden
from tabard.server.reviews import Reviews
from tabard.server.schema import DOWN, ENTRIES, TABLES, WORKERS
from tabard.server.store import Entry, NotStored, Store
from tabard.server.table import Table
from tabard.server.wire import Opened, Settings
from tabard.table.fair import promised

T = TypeVar("T")
PATIENCE: Final = 60  # tries to reach the store at the start
BEAT: Final = 1.0  # seconds between two signs of life
MISSED: Final = 1_500  # milliseconds without one of anybody's: nobody serves
DEAD: Final = 3_000  # milliseconds without one of a worker's: it is gone
GOODBYE: Final = 1_000  # milliseconds in which all sockets are told that the server stops
SWEEP: Final = 10  # beats between two looks for what is gone from the store
MOST_TABLES: Final = 50  # of one guest, not yet over
NO_WORKER: Final = "-"  # instead of a worker: nothing is due at this table until somebody comes
TOO_MANY: Final = f"you have {MOST_TABLES} tables already; end one first"
LAST: Final = select(func.max(  # when something was last written down at a table where clocks may run
    select(ENTRIES.c.at).where(ENTRIES.c.table_id == TABLES.c.id).order_by(ENTRIES.c.seq.desc()).limit(1).scalar_subquery()
)).where(TABLES.c.state == "playing")  # fmt: skip
CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"


def spoken_code() -> str:
    """A name that is easily said and heard."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(4)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def free_code(connection: Connection, code: str = "") -> str:
    """This one, unless another table has it."""
    while not code or connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).first():
        code = spoken_code()
    return code


class Hall:
    """One worker's hall."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.alone = type(bus) is Bus  # no other worker serves this store
        self.pool = Pool()
        self.hints = Pool(1)  # apart: whoever asks for many delays no bot
        self.reviews = Reviews(self.spawn)
        self.worker = secrets.token_hex(8)
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.endless: set[asyncio.Task[Any]] = set()
        self.stored = asyncio.Event()  # the store has answered the last time it was asked
        self.down = Down([])
        self.wall = time.time() * 1000 - time.monotonic() * 1000
        self.beaten = 0
        self.beating: asyncio.Task[None] | None = None
        self.workers: set[str] = set()  # that give signs of life
        self.unreadable: set[str] = set()  # tables that could not be opened lately
        self.moves = 0
        self.refusals = Counter[str]()  # by code
        self.at = 0  # which of several workers this is
        self.guests = Guests(store, self.now)

    def now(self) -> int:
        """Milliseconds; a clock of the machine that jumps does not move it."""
        return int(self.wall + time.monotonic() * 1000)

    def spawn(self, work: Coroutine[Any, Any, T], endless: bool = False) -> asyncio.Task[T]:
        """Work beside; at the end what is endless is given up, and the rest finished."""
        task = asyncio.get_running_loop().create_task(work)
        for tasks in (self.tasks, self.endless) if endless else (self.tasks,):
            tasks.add(task)
            task.add_done_callback(tasks.discard)
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
        for endless in (self.beat_on(), self.go_on()):
            self.spawn(endless, endless=True)

    async def say_goodbye(self) -> None:
        """Everybody is told, while there are still sockets; whoever does not listen is not waited for."""
        lines = [line for live in self.tables.values() for line in live.lines]
        for line in lines:
            line.bye("closing")
        until = self.now() + GOODBYE
        while any(live.lines for live in self.tables.values()) and self.now() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """What was begun is finished, as far as it does not go on without end."""
        await self.bus.close()
        self.pool.close()
        self.hints.close()
        self.reviews.pool.close()
        for task in self.endless:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=0.5)
        self.store.close()

    async def beat_on(self) -> None:
        """Signs of life: they wait for nothing else."""
        while True:
            if await self.tried(self.beat):
                self.stored.set()
            await asyncio.sleep(BEAT)

    async def go_on(self) -> None:
        """Tables nobody minds any more, what a lost hint hid, and what is not needed any more."""
        for beats in count():
            seldom = (self.sweep, self.unload_all) if beats % SWEEP == 0 else ()
            for work in (self.take_over, self.repair, self.begin_all, *seldom):
                await self.tried(work)
            await asyncio.sleep(BEAT)

    async def tried(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Whether it went well; what did not is tried again in a moment."""
        try:
            await work()
            return True
        except NotStored:
            if self.stored.is_set():
                logs.warn("store-away")
            self.stored.clear()
        except Exception:
            logs.broken("hall-broken")
        return False

    async def until_stored(self) -> None:
        """The store has failed somebody: wait until it answers the worker's own beat, instead of everybody asking it."""
        self.stored.clear()
        await self.stored.wait()

    async def beat(self) -> None:
        """A sign of life. If nobody has given one for a while, nobody served, and clocks stood still."""
        missing = 0 if not self.beaten and self.alone else MISSED  # who starts alone knows that nobody served
        oldest = select(func.min(TABLES.c.made)).where(TABLES.c.state == "playing").scalar_subquery()

        def work(connection: Connection) -> tuple[int, list[tuple[int, int]], set[str]]:
            last = connection.execute(select(func.max(WORKERS.c.beat))).scalar()
            self.wall += max(0, (last or 0) - self.now())  # time does not go back, though the machine's clock did
            now = self.now()
            if last is not None and now - last > missing:  # whatever was written down since was a sign of life, too
                last = max(last, connection.execute(LAST).scalar() or 0)
            if last is not None and now - last > missing:
                row = {"since": last, "until": now}
                connection.execute(self.store.insert(DOWN).values(row).on_conflict_do_nothing())
                connection.execute(delete(DOWN).where(DOWN.c.until <= func.coalesce(oldest, now)))  # no clock ran then
            mine = self.store.insert(WORKERS).values(id=self.worker, beat=now)
            connection.execute(mine.on_conflict_do_update(index_elements=["id"], set_={"beat": now}))
            connection.execute(delete(WORKERS).where(WORKERS.c.beat < now - 60_000))
            alive = {row.id for row in connection.execute(select(WORKERS.c.id).where(WORKERS.c.beat > now - DEAD))}
            return now, [(row.since, row.until) for row in connection.execute(select(DOWN).order_by(DOWN.c.since))], alive

        self.beaten, self.down.spans, self.workers = await self.store.run(work)

    async def keep_time(self) -> None:
        """Before clocks are read: after a while without a sign of life all wait for one, which tells whether nobody served."""
        if self.now() - self.beaten > MISSED:
            if self.beating is None or self.beating.done():
                self.beating = self.spawn(self.beat())
            await asyncio.shield(self.beating)

    async def take_over(self) -> None:
        """Games whose worker is gone are minded here from now on, and those that another has handed over."""
        alive = select(WORKERS.c.id).where(WORKERS.c.beat > self.beaten - DEAD)
        playing = select(TABLES.c.id).where(TABLES.c.state == "playing")

        def work(connection: Connection) -> list[str]:
            gone = playing.where(TABLES.c.worker.not_in(alive), TABLES.c.worker != NO_WORKER).limit(200)
            found = [row.id for row in connection.execute(gone)]
            if found:
                connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(worker=self.worker))
            return found

        found = await self.store.run(work)
        if found:
            logs.note("took-over", tables=len(found))
        handed = [] if self.alone else [row.id for row in await self.store.read(playing.where(TABLES.c.worker == self.worker))]
        for id in [*found, *handed]:
            live = self.tables.get(id) or (await self.opened(id) if id not in self.unreadable else None)
            if live is not None:
                live.minder.start()
        needed = [live for live in self.tables.values() if not live.minder.task and (live.lines or live.table.bots_turn())]
        for id in await self.claimed([live.table.id for live in needed if live.table.state == "playing"]):
            if id in self.tables:
                self.tables[id].minder.start()

    async def claimed(self, ids: list[str]) -> list[str]:
        """Of tables that somebody needs: those that no worker minded, and this one does now."""
        if not ids:
            return []
        idle = update(TABLES).where(TABLES.c.id.in_(ids), TABLES.c.worker == NO_WORKER).values(worker=self.worker)
        claiming = idle.returning(TABLES.c.id)
        return [row.id for row in await self.store.run(lambda connection: list(connection.execute(claiming)))]

    async def hand_over(self, live: Live, worker: str) -> None:
        """Where everybody is connected elsewhere, the game is minded there: else two workers would follow each move."""
        live.minder.stop()
        mine = update(TABLES).where(TABLES.c.id == live.table.id, TABLES.c.worker == self.worker)
        with suppress(NotStored):
            await self.store.run(lambda connection: connection.execute(mine.values(worker=worker)))
            self.bus.publish(f"{live.table.id} mind {worker}")

    async def repair(self) -> None:
        """Look up what may have been missed; with one worker nothing can be."""
        if self.alone:
            return
        c = ENTRIES.c
        ids = [id for id, live in self.tables.items() if live.lines or live.minder.task]
        for at in range(0, len(ids), 500):
            last = select(func.max(c.seq)).where(c.table_id == TABLES.c.id).scalar_subquery()  # looked up, not counted through
            for row in await self.store.read(select(TABLES.c.id, last.label("seq")).where(TABLES.c.id.in_(ids[at : at + 500]))):
                if row.id in self.tables and row.seq is not None:
                    await self.read_on(self.tables[row.id], row.seq)
        self.forget_workers()

    async def read_on(self, live: Live, seq: int) -> None:
        """There is more at a table; if it cannot be read, the others go on."""
        try:
            await live.hear_hint(seq)
        except Refused as refusal:
            logs.warn("table-not-read", code=refusal.code)
        except Exception:
            logs.broken("table-broken")

    def forget_workers(self) -> None:
        """Whoever was connected to a worker that is gone is not connected any more."""
        for live in self.tables.values():
            for worker in set(live.elsewhere) - self.workers:
                live.hear_who_is(worker, [])
                del live.elsewhere[worker]

    async def sweep(self) -> None:
        """Tables that were removed are not kept open, nor lines of guests who are none any more; who is here is said again."""
        self.unreadable.clear()
        for live in self.tables.values():
            if live.lines:
                live.say_who_is_here()
        ids = list(self.tables)
        for id in set(ids) - await self.store.known(TABLES.c.id, ids):
            self.drop(id)
        for guest in await self.guests.gone([line.guest for live in self.tables.values() for line in live.lines]):
            self.send_away(guest)

    async def unload_all(self) -> None:
        """Tables nobody needs are not kept in memory: whoever comes to one finds it in the store."""
        for live in [live for live in self.tables.values() if live.needless()]:
            await self.unload(live)

    async def unload(self, live: Live) -> None:
        """If still nobody needs it; whoever opens it meanwhile waits until the store knows that nobody minds it."""
        id = live.table.id
        async with self.opening.setdefault(id, asyncio.Lock()):
            try:
                if self.tables.get(id) is not live or not live.needless():
                    return
                live.minder.stop()
                del self.tables[id]
                mine = update(TABLES).where(TABLES.c.id == id, TABLES.c.worker == self.worker, TABLES.c.state == "playing")
                if live.table.state == "playing":
                    await self.store.run(lambda connection: connection.execute(mine.values(worker=NO_WORKER)))
            finally:
                self.opening.pop(id, None)

    def drop(self, id: str, why: str = "not-found", closing: int = 4404) -> None:
        """A table that is there no more, or must be read anew."""
        live = self.tables.pop(id, None)
        if live is not None:
            live.close(why, closing)

    def send_away(self, guest: str) -> None:
        for live in self.tables.values():
            live.send_away([line for line in live.lines if line.guest == guest])

    def hear(self, hint: str) -> None:
        """Another worker says that something happened at a table, or who is connected there."""
        id, _, rest = hint.partition(" ")
        live = self.tables.get(id)
        if live is None:
            return
        if rest.startswith("here "):
            _, worker, guests = rest.split(" ")
            if worker != self.worker:
                self.workers.add(worker)
                live.hear_who_is(worker, guests.split(",") if guests else [])
                if guests and live.minder.task and not live.lines:
                    self.spawn(self.hand_over(live, worker))
        elif rest == "who" and live.lines:
            live.say_who_is_here()
        elif rest == f"mind {self.worker}":
            live.minder.start()
        elif rest.isdigit() and int(rest) >= live.table.seq and (live.lines or live.minder.task):
            self.spawn(self.read_on(live, int(rest)))

    # Tables

    async def open(self, id: str) -> Live:
        """A table by its id, as it is now, though another worker served it last; dealt, if only that is missing."""
        live = await self.loaded(id)
        if any(seat.guest for seat in live.table.seats):
            await self.begin_if_full(live)  # whoever served it was killed before the deal
        return live

    async def loaded(self, id: str) -> Live:
        """Folded if it is not open yet."""
        if id in self.tables:
            live = self.tables[id]
            live.used = self.now()
            if not self.alone:
                await live.hear_hint(live.table.seq)
            return live
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
            raise NotFound(NO_TABLE)
        live, entries = Live(self, laid(rows[0], self.down)), await self.store.entries(id)
        await self.keep_time()
        for entry in entries:
            happened(live.table, entry)
            live.done.add(entry.cmd)
        if rows[0].worker == self.worker or (rows[0].worker == NO_WORKER and await self.claimed([id])):
            live.minder.start()
        self.bus.publish(f"{id} who")
        return live

    async def opened(self, id: str) -> Live | None:
        """The same, unless it cannot be opened: its rules are not here, or it is broken. The others go on."""
        try:
            return await self.open(id)
        except NotStored:
            raise
        except Refused:
            self.unreadable.add(id)
            return None

    async def make(self, host: Person, settings: Settings) -> Opened:
        """A new table."""
        await asyncio.to_thread(check_settings, settings)  # cards of somebody's own take a while
        keys = [new_key() for _ in range(len(settings.seats) + 1)]
        row = self.row(host.id, settings, keys)

        def work(connection: Connection) -> str:
            if connection.execute(running(host.id)).scalar_one() >= MOST_TABLES:
                raise Forbidden(TOO_MANY)
            return self.lay(connection, row)

        code = await self.store.run(work)
        promise = promised(bytes.fromhex(row["secret"]))
        return Opened(id=row["id"], code=code, keys=keys[:-1], watch=keys[-1], promise=promise)

    def row(self, host: str, settings: Settings, keys: list[str]) -> dict[str, Any]:
        """A new table as it is stored."""
        return {"id": secrets.token_urlsafe(8), "game": settings.game, "settings": msgspec.json.encode(settings).decode(),
                "keys": json.dumps([hashed(key) for key in keys]), "secret": secrets.token_bytes(32).hex(), "host": host,
                "listed": settings.listed, "state": "open", "next": "", "worker": self.worker, "made": self.now(),
                "touched": self.now()}  # fmt: skip

    def lay(self, connection: Connection, row: dict[str, Any]) -> str:
        """Store a new table, and let its host in; its code."""
        code = free_code(connection)
        connection.execute(self.store.insert(TABLES).values(code=code, **row))
        self.guests.admitting(row["id"], row["host"])(connection)
        return code

    async def by_code(self, code: str) -> str:
        rows = await self.store.read(select(TABLES.c.id).where(TABLES.c.code == as_spoken(code)))
        if not rows:
            raise NotFound("there is no table with this code")
        found: str = rows[0].id
        return found

    async def begin_if_full(self, live: Live) -> None:
        """The last seat is taken: the game begins. If that cannot be written down, the seat is taken nevertheless."""
        if live.table.full():
            with suppress(Refused):
                await self.begin(live)

    async def begin_all(self) -> None:
        """Where the deal could not be written down when the last seat was taken."""
        for live in list(self.tables.values()):
            if any(seat.guest for seat in live.table.seats):
                await self.begin_if_full(live)

    async def begin(self, live: Live) -> None:
        def plan(table: Table) -> Any:
            found = table.deal()
            found.change["worker"] = self.worker
            return found

        await live.act("deal", plan)
        live.minder.start()

    def check_rematch(self, table: Table, person: Person) -> None:
        """Whether this person may have another game now."""
        if table.seat_of(person.id) < 0 and table.host != person.id:
            raise Forbidden("only who played may ask for another game")
        if table.state != "over":
            raise BadRequest("the game is not over")

    async def rematch(self, live: Live) -> str:
        """A new table with the same seats, all in one commit. It is dealt when everybody has come, and seen what is promised."""
        seats = [seat.bot or ("closed" if seat.closed else "open") for seat in live.table.seats]
        settings = msgspec.structs.replace(live.table.settings, seats=seats)
        await asyncio.to_thread(check_settings, settings)
        if (await self.store.read(running(live.table.host)))[0][0] >= MOST_TABLES:
            raise Forbidden(TOO_MANY)
        await live.act("rematch", partial(self.next, settings=settings))
        return live.table.next

    def next(self, table: Table, settings: Settings) -> Plan:
        row = self.row(table.host, settings, [new_key() for _ in range(len(settings.seats) + 1)])
        seats = list(enumerate(table.seats))
        kept = [("sit", at, {"guest": seat.guest, "name": seat.name, "value": ""}) for at, seat in seats if seat.guest]
        kept += [("bot", at, {"level": seat.bot, "name": seat.name}) for at, seat in seats if seat.bot]  # by their names

        def work(connection: Connection) -> None:
            self.lay(connection, row)
            for seq, (kind, at, body) in enumerate(kept):
                entry = Entry(row["id"], seq, f"{kind}:{at}", self.now(), kind, at, json.dumps(body))
                connection.execute(self.store.insert(ENTRIES).values(entry.row()))
                if kind == "sit":
                    self.guests.admitting(row["id"], body["guest"])(connection)

        found = Plan("next", NOBODY, {"table": row["id"]})
        found.also.append(work)
        return found


def running(host: str) -> Select[Any]:
    """How many tables of a host are not over."""
    return select(func.count()).select_from(TABLES).where(TABLES.c.host == host, TABLES.c.state != "over")


def check_settings(settings: Settings) -> None:
    """A table that can be played at."""
    taken = [spec for spec in settings.seats if spec != "closed"]
    for spec in taken:
        if spec != "open":
            check_level(spec, settings.game)
    if not taken:
        raise BadRequest("there is no seat at this table")
    if settings.clock.kind != "none" and not settings.clock.seconds:
        raise BadRequest(f"a clock of the kind '{settings.clock.kind}' needs time; expected 'seconds' of 1 or more")
    box_for(settings, len(taken))
