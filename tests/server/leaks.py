"""Two tables that differ only in what a viewer may not know: whatever happens there, the viewer gets the same bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec

from tabard.engine.box import Box
from tabard.engine.state import NOBODY
from tabard.server.app import Doors
from tabard.server.bus import Bus
from tabard.server.hall import Hall
from tabard.server.lines import Line
from tabard.server.live import Live
from tabard.server.migrations import upgrade
from tabard.server.store import Store
from tabard.server.table import Table
from tabard.table.journal import Journal
from tabard.table.sitting import Sitting
from tests.laws.walks import Name, Policy, boxed, hidden, seats_and_spectator, stride, twin_of

WATCHER = "watcher"


class StillHall(Hall):
    """A hall in which no time passes, so that only what happens can make a difference."""

    def now(self) -> int:
        return 1_000_000


def hall_at(url: str) -> Hall:
    store = Store(url)
    upgrade(store.engine)
    store.start()
    return StillHall(store, Bus())


class World:
    """A table at which a game stands as it is laid, with everybody connected."""

    def __init__(self, hall: Hall, number: int, box: Box[Any], state: Any, viewer: int, settings: dict[str, Any]) -> None:
        given = {"game": box.game, "seats": ["open"] * box.seats, **settings}
        about = {"id": f"world {number}", "code": "code", "host": "guest 0", "keys": "[]", "secret": "00" * 32}
        row = SimpleNamespace(**about, settings=json.dumps(given), touched=0, moved=0)
        self.hall = hall
        self.box = box
        self.live = Live(hall, Table(row, hall.down))
        self.table = self.live.table
        for at, seat in enumerate(self.table.seats):
            seat.guest, seat.name, seat.value = f"guest {at}", f"P{at}", "v"
        journal = Journal(box, 0, [seat.name for seat in self.table.seats], ["person"] * box.seats, state)
        self.table.sitting = Sitting(journal, self.table.settings.veiled)
        self.table.state = "playing"
        self.doors = Doors(hall, [])
        self.viewer = viewer
        self.guest = f"guest {viewer}" if viewer >= 0 else WATCHER
        self.bytes: list[bytes] = []
        self.line = self.connect(self.guest)
        self.others = [self.connect(f"guest {at}") for at in range(box.seats) if at != viewer]

    def connect(self, guest: str) -> Line:
        line = Line(guest, guest, NOBODY)
        self.live.come(line)
        return line

    def read(self) -> None:
        """What the viewer has been sent."""
        for line in (self.line, *self.others):
            while not line.waiting.empty():
                data = line.waiting.get_nowait()
                if line is self.line and data is not None:
                    self.bytes.append(data)

    async def say(self, line: Line, type: str, **facts: Any) -> None:
        """Somebody says something."""
        said = {"type": type, "cmd": f"{line.guest} {self.table.seq} {type}", **facts}
        await self.doors.hear(self.live, line, json.dumps(said))
        self.read()

    async def everything(self, choice: tuple[int, int, int] | None) -> list[bytes]:
        """All that can happen at a table, and what the viewer hears of it."""
        self.read()
        for line in (*self.others, self.line):
            await self.try_in_vain(line)
        await self.go_and_come()
        if choice is not None:
            number, seat, option = choice
            question = self.box.question(self.table.playing().state, number, seat)
            line = self.line if seat == self.viewer else [one for one in self.others if one.seat == seat][0]
            await self.say(line, "answer", to=number, choose=question.options.index(option))
            await self.say(line, "undo")
            await self.try_in_vain(self.line)
        await self.go_and_come()
        eyes = self.live.eyes(self.line)
        if eyes is not None:
            self.bytes.append(msgspec.json.encode(eyes[0].heard(eyes[1], -1)))
        return self.bytes

    async def try_in_vain(self, line: Line) -> None:
        """Refused, or of no consequence for the game."""
        for question in [*self.table.playing().state.questions, None]:
            await self.say(line, "answer", to=question.number if question else 9999, choose=999)
        await self.say(line, "claim", choose=999)
        await self.say(line, "ask", what="undo")
        await self.say(line, "agree", yes=True)
        await self.say(line, "stand", seat=0)
        await self.say(line, "chat", text="hello")
        for kind in self.box.kinds[:3]:
            await self.say(line, "preset", kind=kind.name, path="nothing like it")

    async def go_and_come(self) -> None:
        """Others go and come back; so does the viewer."""
        for at, line in enumerate(self.others):
            self.live.go(line)
            self.read()
            self.others[at] = self.connect(line.guest)
            self.read()
        self.live.go(self.line)
        self.line = self.connect(self.guest)
        self.read()


async def compare(hall: Hall, numbers: Iterator[int], box: Box[Any], pair: list[Any], viewer: int, settings: dict[str, Any],
                  choice: tuple[int, int, int] | None) -> int:  # fmt: skip
    """The same in both worlds gives the viewer the same bytes; how many messages were compared."""
    heard = []
    for state in pair:
        state = state.clone()
        state.events = []
        number = next(numbers)
        world = World(hall, number, box, state, viewer, settings)
        try:
            heard.append([data.replace(f"world {number}".encode(), b"world") for data in await world.everything(choice)])
        finally:
            hall.tables.clear()
    assert len(heard[0]) == len(heard[1]), "whether something is sent tells something too"
    for one, other in zip(*heard):
        assert one == other
    return len(heard[0])


def common_choice(
    box: Box[Any], secrets: Any, s: Any, twin: Any, seat: int, swapped: Any, policy: Policy
) -> tuple[int, int, int] | None:
    """An answer that is possible in both worlds, with which neither chance speaks nor an exchanged card comes to light."""
    question = s.questions[policy.roll(len(s.questions))]
    other = box.question(twin, question.number, question.seat)
    common = [option for option in question.options if option in other.options]
    if not common or s.draft:
        return None
    option = common[policy.roll(len(common))]
    for world, asked in ((s.clone(), question), (twin.clone(), other)):
        dice = world.dice
        world.events = []
        box.answer(world, question.number, question.seat, asked.options.index(option))
        if world.dice != dice or secrets.shows(world, seat, swapped):
            return None
    return question.number, question.seat, option


async def walk(hall: Hall, numbers: Iterator[int], table: Name, seed: int, most: int, settings: dict[str, Any]) -> int:
    """A game, and at many of its moments a twin that some viewer cannot tell from it; how many messages were compared."""
    box = boxed(table)
    secrets = hidden(box.game)
    memory, policy = secrets.Memory(box), Policy(("wire", seed))
    s = box.deal(f"wire {seed}")
    compared = number = pairs = 0
    every = max(stride(box, seed), 7)
    while not s.over and pairs < most:
        number += 1
        for seat in seats_and_spectator(box):
            found = None if (number + seat) % every else twin_of(box, memory, s, seat, policy)
            if found is None:
                continue
            pairs += 1
            twin, swapped = found
            choice = common_choice(box, secrets, s, twin, seat, swapped, policy)
            compared += await compare(hall, numbers, box, [s, twin], seat, settings, choice)
        question = s.questions[policy.roll(len(s.questions))]
        before = s.clone()
        s.events = []
        box.answer(s, question.number, question.seat, policy.roll(len(question.options)))
        memory.hear(before, s)
    return compared
