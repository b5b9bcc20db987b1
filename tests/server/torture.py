"""People who do not give up, tables that must finish, and what must hold of them whatever was killed meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

import msgspec
import websockets
from sqlalchemy import select

from tabard.games import SHELF
from tabard.server.clock import Down
from tabard.server.schema import ENTRIES, TABLES
from tabard.server.store import Entry, Store
from tabard.server.table import Table
from tabard.table.journal import END
from tabard.table.sitting import Sitting
from tests.server.network import Json, Seated, Server

LOST = (OSError, websockets.WebSocketException, asyncio.TimeoutError)


class Stubborn:
    """Somebody who answers at random, reconnects when the line breaks, and sends again what was not acknowledged."""

    def __init__(self, table: Seated, seat: int, seed: object, pause: float = 0.0) -> None:
        self.table = table
        self.seat = seat
        self.token = table.tokens[seat]
        self.dice = random.Random(f"{seed} {seat}")
        self.pause = pause
        self.count = 0
        self.open: Json = {}  # what was said last and not acknowledged yet
        self.acknowledged: list[str] = []
        self.refused: list[Json] = []
        self.settled = -1  # the question that it answered, or was too late for
        self.seen: dict[int, Json] = {}  # moments by their number
        self.moment: Json = {}  # the last of them
        self.lost = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self.play_on()
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.05 + self.dice.random() / 5)

    async def play_on(self) -> None:
        url = self.table.server.base.replace("http", "ws") + "/ws/" + self.table.id
        given = {"Authorization": f"Bearer {self.token}"}
        options: Json = {"open_timeout": 5, "ping_interval": None, "compression": None}
        async with websockets.connect(url, additional_headers=given, **options) as socket:
            if self.open:
                await socket.send(json.dumps(self.open))
            while not self.over:
                _, message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                if message.get("code") == "not-stored":  # whether it was, nobody knows: sent again it counts once
                    await asyncio.sleep(0.2)
                    await socket.send(json.dumps(self.open))
                elif message.get("cmd") and message["cmd"] == self.open.get("cmd"):
                    self.settle(message)
                if message["t"] == "now":
                    self.see(message["moment"])
                await self.answer(socket)

    def settle(self, message: Json) -> None:
        """What was said is done, or not."""
        if message["t"] != "no":
            self.acknowledged.append(self.open["cmd"])
        elif message["code"] != "stale-answer":
            self.refused.append(message)
        self.settled = self.open["to"]
        self.open = {}

    def see(self, moment: Json) -> None:
        moment["events"] = []
        n = moment["n"]
        assert self.seen.setdefault(n, moment) == moment, "one number, one moment"
        self.over = moment["over"]
        self.moment = moment

    async def answer(self, socket: Any) -> None:
        """What is asked in the last moment, if it has not been settled meanwhile."""
        moment = self.moment
        asked = [one for one in moment.get("mine", []) if one["sealed"] < 0 and one["number"] != self.settled]
        if asked and not self.open and not self.over:
            await asyncio.sleep(self.pause)
            self.count += 1
            choice = self.dice.randrange(len(asked[0]["options"]))
            self.open = {"type": "answer", "cmd": f"c{self.count}", "to": asked[0]["number"], "choose": choice, "n": moment["n"]}
            await socket.send(json.dumps(self.open))


async def play_tables(tables: list[Seated], seed: object, pause: float) -> list[Stubborn]:
    people = [Stubborn(table, seat, f"{seed} {table.id}", pause) for table in tables for seat in range(len(table.tokens))]
    await asyncio.gather(*[one.play() for one in people])
    return people


def folded(url: str, id: str) -> tuple[Table, list[Entry]]:
    """A table as its entries make it, read from the store alone."""
    store = Store(url)
    row = store.read_now(select(TABLES).where(TABLES.c.id == id))[0]
    c = ENTRIES.c
    query = select(c.table_id, c.seq, c.cmd, c.at, c.kind, c.seat, c.body).where(c.table_id == id).order_by(c.seq)
    entries = [Entry(*tuple(one)) for one in store.read_now(query)]
    store.engine.dispose()
    table = Table(row, Down([]))
    for entry in entries:
        table.apply(entry)
    return table, entries


FAULTS = ("unfinished", "refused", "lost", "doubled", "never were")  # what must be none


def check(url: str, people: list[Stubborn]) -> Counter[str]:
    """Every table once more from the store alone: what was counted, and what is wrong."""
    counted: Counter[str] = Counter()
    for id in {one.table.id for one in people}:
        table, entries = folded(url, id)
        mine = [one for one in people if one.table.id == id]
        counted["tables"] += 1
        counted["unfinished"] += not table.playing().state.over
        commands = [entry.cmd for entry in entries]
        for person in mine:
            counted += check_said(table, commands, person)
        counted += check_seen(table.playing(), mine)
    return counted


def check_said(table: Table, commands: list[str], person: Stubborn) -> Counter[str]:
    """Each command that was acknowledged is there once, and stands for one answer."""
    guest = table.seats[person.seat].guest
    stored = [cmd.split(":")[1] for cmd in commands if cmd.startswith(guest + ":")]
    answers = [row for row in table.playing().journal.rows if row.question and row.seat == person.seat]
    return Counter({
        "acknowledged": len(person.acknowledged),
        "reconnects": person.lost,
        "refused": len(person.refused),
        "lost": len([cmd for cmd in person.acknowledged if cmd not in stored]),
        "doubled": len(stored) - len(set(stored)) + abs(len(answers) - len(stored)),
    })  # fmt: skip


def check_seen(sitting: Sitting, people: list[Stubborn]) -> Counter[str]:
    """Every moment anybody saw is one that the journal leads to."""
    again = Sitting(sitting.journal.afresh())
    true = {person.seat: [told(again, person.seat)] for person in people}
    for row in sitting.journal.rows:
        if row.kind != END:
            again.keep(again.journal.weighed_row(row))
        for person in people:
            if again.number(person.seat) == len(true[person.seat]):
                true[person.seat].append(told(again, person.seat))
    counted = Counter({"moments": 0})
    for person in people:
        known = true[person.seat]
        counted["moments"] += len(person.seen)
        counted["never were"] += len([n for n, moment in person.seen.items() if n >= len(known) or moment != known[n]])
    return counted


def told(sitting: Sitting, seat: int) -> Json:
    found: Json = json.loads(msgspec.json.encode(sitting.moment(seat)))
    found["events"] = []
    return found


class Asleep:
    """A table with a clock at which nobody answers: how long did it run?"""

    def __init__(self, server: Server) -> None:
        self.table = server.table(SHELF[0].name, SHELF[0].fewest, clock={"kind": "bank", "seconds": 3600})
        self.left, self.at = self.look()

    def look(self) -> tuple[int, float]:
        """The milliseconds that all have left, and when."""

        async def run() -> int:
            async with self.table.line(self.table.tokens[0]) as line:
                return sum((await line.until("now"))["clocks"])

        return asyncio.run(run()), time.monotonic()

    def ran(self) -> tuple[float, float]:
        """So many seconds, of so many that passed."""
        left, at = self.look()
        return (self.left - left) / 1000, at - self.at


async def kill_now_and_then(server: Server, kills: int, between: float, dice: random.Random, done: asyncio.Event) -> list[float]:
    """Kill the server and start it again at the same port, at random moments; how long it was down each time."""
    down: list[float] = []
    while len(down) < kills and not done.is_set():
        await asyncio.sleep(between * (0.5 + dice.random()))
        if not done.is_set():
            down.append(await asyncio.to_thread(kill, server, dice.random() / 2))
    return down


def kill(server: Server, pause: float) -> float:
    """Kill the server, and start it again after a while; how many seconds nobody was there at least."""
    server.kill()
    began = time.monotonic()
    time.sleep(pause)
    down = time.monotonic() - began
    server.start(server.port)
    return down
