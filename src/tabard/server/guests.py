"""Guests: who is known by which token, who was let in at which table, and seats on their way to another device."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, exists, or_, select, update

from tabard.engine.errors import Refused
from tabard.server.folded import ALL
from tabard.server.names import as_spoken
from tabard.server.schema import ENTRIES, GUESTS, PASSES, SITTERS, TABLES
from tabard.server.store import Store, Work
from tabard.server.table import Table

PASS: Final = 15 * 60_000  # milliseconds a link to another device is good for
DAY: Final = 24 * 3_600_000  # milliseconds; so often at most it is noted that a guest was here


USED: Final = "this link has been used, or is too old"
NO_TABLE: Final = "there is no such table, or it is not for you"


class NotFound(Refused):
    """There is nothing by this name, or not for you."""

    code = "not-found"


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_key() -> str:
    """What a link says: 144 bits that nobody guesses."""
    return secrets.token_urlsafe(18)


class Person:
    """A guest who is known by a token."""

    def __init__(self, id: str, name: str, seen: int = 0) -> None:
        self.id = id
        self.name = name
        self.seen = seen  # as the store has it: at most a day behind


class Guests:
    """All who have said their name."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.people: dict[str, Person] = {}  # by the hash of their token, as far as they were here lately

    # Who is who

    async def new(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token they are known by."""
        token, id = secrets.token_urlsafe(32), secrets.token_hex(8)
        row = {"id": id, "token": hashed(token), "name": name, "made": self.now(), "seen": self.now()}
        await self.store.run(lambda connection: connection.execute(self.store.insert(GUESTS).values(row)))
        return Person(id, name), token

    async def known(self, token: str) -> Person | None:
        if not token:
            return None
        key = hashed(token)
        person = self.people.get(key)
        if person is None:
            c = GUESTS.c
            rows = await self.store.read(select(c.id, c.name, c.seen).where(c.token == key))
            if not rows:
                return None
            person = Person(rows[0].id, rows[0].name, rows[0].seen)
        if self.now() - person.seen > DAY and not await self.see(person):
            return None
        self.people[key] = person
        return person

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

    async def forget(self, person: Person) -> None:
        """Nobody is this guest any more: the token is good for nothing."""

        def work(connection: Connection) -> None:
            connection.execute(delete(GUESTS).where(GUESTS.c.id == person.id))
            for table in (SITTERS, PASSES):
                connection.execute(delete(table).where(table.c.guest == person.id))

        await self.store.run(work)
        self.people.clear()

    async def gone(self, ids: list[str]) -> set[str]:
        """Those of these guests whom the store no longer knows; others are looked up again when they come."""
        self.people.clear()
        return set(ids) - await self.store.known(GUESTS.c.id, ids)

    # Who was let in

    async def may_see(self, table: Table, person: Person) -> bool:
        """Whoever sits there, made it, or was given a link; at a listed table everybody."""
        return table.at_home(person.id) or await self.may_open(table.id, person)

    async def may_open(self, id: str, person: Person, key: str = "", code: str = "") -> bool:
        """The same of a table nobody has read yet; or the key is one of those it had or has, and it must be read to know more."""
        let_in = exists().where(SITTERS.c.guest == person.id, SITTERS.c.table_id == id)
        ways = [TABLES.c.listed, TABLES.c.host == person.id, let_in, TABLES.c.code == as_spoken(code)]
        if key:
            changed = exists().where(ENTRIES.c.table_id == id, ENTRIES.c.kind == "key", ENTRIES.c.body.contains(hashed(key)))
            ways += [TABLES.c["keys"].contains(hashed(key)), changed]
        return bool(await self.store.read(select(TABLES.c.id).where(TABLES.c.id == id, or_(*ways))))

    def admitting(self, table: str, guest: str) -> Work:
        """What to write down when somebody is let in."""
        row = {"guest": guest, "table_id": table, "at": self.now()}
        adding = self.store.insert(SITTERS).values(row).on_conflict_do_nothing()
        return lambda connection: connection.execute(adding)

    async def admit(self, table: Table, person: Person) -> None:
        await self.store.run(self.admitting(table.id, person.id))

    # Seats on their way

    async def pass_for(self, table: Table, seat: int, person: Person) -> str:
        """A key with which the seat can be taken from another device, once."""
        key = new_key()
        row = {"key": hashed(key), "table_id": table.id, "seat": seat, "guest": person.id, "until": self.now() + PASS}
        await self.store.run(lambda connection: connection.execute(self.store.insert(PASSES).values(row)))
        return key

    async def owner(self, id: str, key: str) -> str:
        """Whose seat a pass is for."""
        c = PASSES.c
        rows = await self.store.read(select(c.guest).where(c.key == hashed(key), c.table_id == id, c.until >= self.now()))
        if not rows:
            raise NotFound(USED)
        found: str = rows[0].guest
        return found

    def using(self, key: str) -> Work:
        """What to write down when a pass is used up."""
        return lambda connection: connection.execute(delete(PASSES).where(PASSES.c.key == hashed(key)))


def left(table: Table, guests: list[str], host: str) -> Callable[[Connection], None]:
    """What to write down when these guests are let in no more, or all who only watch; the host always is."""
    c = SITTERS.c
    seated = [seat.guest for seat in table.seats if seat.guest]
    gone = (c.guest.not_in(seated) if ALL in guests else c.guest.in_(guests)) & (c.guest != host)

    def work(connection: Connection) -> None:
        connection.execute(delete(SITTERS).where(c.table_id == table.id, gone))

    return work


def together(works: list[Work]) -> Work:
    """One after the other, in one transaction."""

    def work(connection: Connection) -> None:
        for one in works:
            one(connection)

    return work
