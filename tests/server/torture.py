"""People who do not give up, tables that must finish, and what must hold of them whatever was killed meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import websockets
from sqlalchemy import select

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
        self.seen: dict[int, Json] = {}  # moments by their number
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
                    await self.answer(socket, message["moment"])

    def settle(self, message: Json) -> None:
        """What was said is done, or not."""
        if message["t"] != "no":
            self.acknowledged.append(self.open["cmd"])
        elif message["code"] != "stale-answer":
            self.refused.append(message)
        self.open = {}

    def see(self, moment: Json) -> None:
        moment["events"] = []
        n = moment["n"]
        assert self.seen.setdefault(n, moment) == moment, "one number, one moment"
        self.over = moment["over"]

    async def answer(self, socket: Any, moment: Json) -> None:
        asked = [one for one in moment["mine"] if one["sealed"] < 0]
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


def check(url: str, people: list[Stubborn]) -> dict[str, int]:
    """Nothing acknowledged is lost or doubled, and nobody saw what did not happen; what was counted."""
    counted = {"tables": 0, "acknowledged": 0, "moments": 0, "reconnects": 0}
    for id in {one.table.id for one in people}:
        table, entries = folded(url, id)
        sitting = table.playing()
        assert sitting.state.over
        counted["tables"] += 1
        mine = [one for one in people if one.table.id == id]
        commands = [entry.cmd for entry in entries]
        assert len(commands) == len(set(commands))
        for person in mine:
            assert person.refused == []
            guest = table.seats[person.seat].guest
            stored = [cmd.split(":")[1] for cmd in commands if cmd.startswith(guest + ":")]
            lost = [cmd for cmd in person.acknowledged if stored.count(cmd) != 1]
            assert lost == [], f"acknowledged and lost, or done twice: {lost}"
            answers = [row for row in sitting.journal.rows if row.question and row.seat == person.seat]
            assert len(answers) == len(stored), "every answer stands for one command"
            counted["acknowledged"] += len(person.acknowledged)
            counted["reconnects"] += person.lost
        counted["moments"] += check_seen(sitting, mine)
    return counted


def check_seen(sitting: Sitting, people: list[Stubborn]) -> int:
    """Every moment anybody saw is one that the journal leads to."""
    again = Sitting(sitting.journal.afresh())
    true = {person.seat: [told(again, person.seat)] for person in people}
    for row in sitting.journal.rows:
        if row.kind != END:
            again.keep(again.journal.weighed_row(row))
        for person in people:
            now = told(again, person.seat)
            if now["n"] == len(true[person.seat]):
                true[person.seat].append(now)
    for person in people:
        for n, moment in person.seen.items():
            assert moment == true[person.seat][n], f"seat {person.seat} saw a moment {n} that never was"
    return sum([len(person.seen) for person in people])


def told(sitting: Sitting, seat: int) -> Json:
    found: Json = json.loads(msgspec.json.encode(sitting.moment(seat)))
    found["events"] = []
    return found


async def kill_now_and_then(server: Server, kills: int, between: float, dice: random.Random, done: asyncio.Event) -> int:
    """Kill the server and start it again at the same port, at random moments."""
    killed = 0
    while killed < kills and not done.is_set():
        await asyncio.sleep(between * (0.5 + dice.random()))
        if done.is_set():
            break
        await asyncio.to_thread(server.kill)
        killed += 1
        await asyncio.sleep(dice.random() / 2)
        await asyncio.to_thread(server.start, server.port)
    return killed
