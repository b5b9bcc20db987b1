"""Two tables that differ only in what a viewer may not know: whatever happens there, the viewer gets the same bytes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import delete, event

from tabard.engine.box import Box
from tabard.engine.errors import StaleAnswer
from tabard.engine.state import NOBODY
from tabard.server.app import Doors, app_of
from tabard.server.bus import Bus
from tabard.server.guests import Person, hashed
from tabard.server.hall import Hall
from tabard.server.lines import Line
from tabard.server.lists import metrics
from tabard.server.live import Live
from tabard.server.migrations import upgrade
from tabard.server.pool import Pool
from tabard.server.schema import TABLES
from tabard.server.store import Entry, Store
from tabard.server.table import Table
from tabard.table.journal import Journal
from tabard.table.sitting import Sitting
from tests.laws.walks import Name, Policy, answered_alike, boxed, hidden, seats_and_spectator, stride, twin_of
from tests.server.inside import asked_of

WATCHER = "watcher"
SETTINGS: list[dict[str, Any]] = [  # in turn: what changes who sees what, and when
    {}, {"clock": {"kind": "decision", "seconds": 60}}, {"delay": 2}, {"clock": {"kind": "bank", "seconds": 600, "more": 5}},
    {"watch": "hands"}, {"watch": "nobody"},
]  # fmt: skip
WAYS = ("answer", "preset", "timeout")  # how an answer comes about
ROLES = ("", "host", "freed")  # of somebody without a seat: a stranger, whoever made the table, whoever lost a seat
ALONE = 16  # of so many pairs of somebody who plays, one is among bots: hints are given there, and to think takes long
CHANNELS = {"now": "moments", "no": "refusals", "chat": "chat notices", "table": "presence", "done": "done"}


class StillHall(Hall):
    """A hall in which no time passes, so that only what happens can make a difference."""

    def __init__(self, store: Store, bus: Bus) -> None:
        super().__init__(store, bus)
        self.app = app_of(self, [], 1_000_000)
        self.beaten = self.now()
        self.hints = Here()

    def now(self) -> int:
        return 1_000_000


class Here(Pool):
    """Whoever thinks does so here: a process for each hall would take longer than the thinking."""

    async def ask(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)


def hall_at(url: str) -> StillHall:
    store = Store(url)
    upgrade(store.engine)
    store.engine.dispose()
    event.listen(store.engine, "connect", lambda one, _: one.execute("PRAGMA synchronous = OFF"))  # nobody pulls the plug
    store.start()
    return StillHall(store, Bus())


class World:
    """A table at which a game stands as it is laid, with everybody connected."""

    def __init__(
        self, hall: StillHall, number: int, box: Box[Any], state: Any, viewer: int, settings: dict[str, Any], role: str = ""
    ) -> None:
        given = {"game": box.game, "seats": ["open"] * box.seats, "listed": viewer < 0, **settings}
        self.row = {"id": f"world {number}", "code": f"world {number}", "game": box.game, "settings": json.dumps(given),
                    "keys": json.dumps([""] * (box.seats + 1)), "secret": "00" * 32, "next": "", "worker": "",
                    "made": 0, "touched": 0, "host": WATCHER if role == "host" else "guest 0", "listed": viewer < 0,
                    "state": "playing", "moved": ""}  # fmt: skip
        row = SimpleNamespace(**self.row)
        self.hall = hall
        self.box = box
        self.live = Live(hall, Table(row, hall.down))
        self.table = self.live.table
        for at, seat in enumerate(self.table.seats):
            seat.guest, seat.name, seat.value = f"guest {at}", f"P{at}", "v"
        journal = Journal(box, 0, [seat.name for seat in self.table.seats], ["person"] * box.seats, state)
        self.table.sitting = Sitting(journal, self.table.settings.veiled)
        self.table.late = Sitting(journal.afresh(), self.table.settings.veiled) if self.table.settings.delay else None
        self.table.state = "playing"
        self.table.clocks.follow(self.table.thinking(), NOBODY, hall.now())
        if role == "freed":
            self.lose_the_seat()
        for at, seat in enumerate(self.table.seats):
            if role == "alone" and at != viewer:
                seat.guest, seat.bot = "", "steady"
        self.doors = Doors(hall, [])
        self.viewer = viewer
        self.guest = f"guest {viewer}" if viewer >= 0 else WATCHER
        self.bytes: list[tuple[str, bytes]] = []  # over which channel, and what
        self.channel = ""
        self.line = self.connect(self.guest)
        people = [at for at, seat in enumerate(self.table.seats) if seat.guest and at != viewer]
        self.others = [self.connect(f"guest {at}") for at in people]
        self.figures = self.counted()

    def lose_the_seat(self) -> None:
        """Who looks on now has sat at the first seat; a bot has it."""
        self.table.seats[0].guest = WATCHER
        plan = self.table.seat_bot(0, "steady")
        self.table.apply(Entry(self.table.id, 0, "freed", self.hall.now(), plan.kind, plan.seat, plan.body), plan.weighed)

    def counted(self) -> list[int]:
        """All but refusals, of which there may be none of a kind yet, and how long something took."""
        lines = [line for line in metrics(self.hall).splitlines() if not line.startswith(("#", "tabard_refusals"))]
        return [int(line.split()[1]) for line in lines if "seconds" not in line]

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
                    self.bytes.append((self.channel or CHANNELS[msgspec.json.decode(data)["t"]], data))

    async def say(self, line: Line, type: str, **facts: Any) -> None:
        """Somebody says something."""
        said = {"type": type, "cmd": f"{line.guest} {self.table.seq} {type}", **facts}
        await self.doors.hear(self.live, line, json.dumps(said))
        self.read()

    async def everything(self, choice: tuple[int, int, int] | None, way: str) -> list[tuple[str, bytes]]:
        """All that can happen at a table, and what the viewer hears of it."""
        await self.hall.store.run(lambda connection: connection.execute(self.hall.store.insert(TABLES).values(self.row)))
        self.read()
        for line in (*self.others, self.line):
            await self.try_in_vain(line)
        await self.go_and_come()
        await self.claim()
        line = self.line_of(choice[1]) if choice else None
        if choice and line:
            await self.answer(line, choice, way)
            self.channel = "undo"
            await self.say(line, "undo")
            await self.agree(line)
            self.channel = ""
            await self.try_in_vain(self.line)
        await self.keep_a_seat()
        await self.go_and_come()
        await self.ask_all()
        return self.bytes

    def line_of(self, seat: int) -> Line | None:
        return next((line for line in (self.line, *self.others) if line.seat == seat), None)

    async def answer(self, line: Line, choice: tuple[int, int, int], way: str) -> None:
        """One answer; by hand, chosen in advance, or when time has run out."""
        number, seat, option = choice
        question = self.box.question(self.table.playing().state, number, seat)
        if way == "answer" or not question.needed:
            await self.say(line, "answer", to=number, choose=question.options.index(option))
            return
        self.channel = way
        path = self.box.show.path(self.table.playing().state, question, option)
        await self.say(line, "preset", kind=self.box.kinds[question.kind].name, path=" ".join(path))
        if way == "preset":
            minded = [asked for whose, asked in self.live.minder.presets() if whose == seat]
            for asked in minded[:1]:
                await self.live.minder.answer_preset(f"preset:{seat}:{asked.number}", seat, asked)
        else:
            with suppress(StaleAnswer):  # it was sealed already
                await self.live.minder.answer_for(f"timeout:{seat}:{number}", "timeout", seat, question)
        self.read()
        await self.say(line, "preset", kind=self.box.kinds[question.kind].name, path="")
        self.channel = ""

    async def claim(self) -> None:
        """Everybody says the first thing there is to say."""
        self.channel = "claims"
        sitting = self.table.playing()
        for line in (*self.others, self.line):
            if line.seat >= 0 and sitting.claims(line.seat):
                await self.say(line, "claim", choose=0, n=sitting.number(line.seat))
        self.channel = ""

    async def agree(self, line: Line) -> None:
        """The last answer is taken back, since all agree; the game is not ended, since somebody does not."""
        self.channel = "agreement"
        others = [one for one in (*self.others, self.line) if one is not line and one.seat >= 0]
        for what, yes in (("undo", True), ("end", False)) if others else ():
            await self.say(line, "ask", what=what)
            for other in others:
                await self.say(other, "agree", yes=yes)

    async def keep_a_seat(self) -> None:
        """Somebody is gone for too long, a bot keeps the seat, and they come back."""
        lines = [one for one in (self.line, *self.others) if one.seat >= 0]
        if len(lines) < 2 or not self.others:
            return
        gone, stays = self.others[-1], lines[0]
        self.channel = "keeper"
        self.live.go(gone)
        await self.live.act(f"away:{self.table.seq}", partial(Table.miss, at=gone.seat))
        await self.say(stays, "stand", seat=gone.seat)
        self.others[-1] = self.connect(gone.guest)
        await self.doors.back(self.live, self.others[-1])
        self.read()
        self.channel = ""

    async def ask_all(self) -> None:
        """Whatever can be asked by HTTP."""
        self.hall.tables[self.table.id] = self.live
        self.hall.guests.people[hashed(self.guest)] = Person(self.guest, self.guest, self.hall.now())
        here = f"/api/tables/{self.table.id}"
        mine = [one.number for one in self.table.playing().state.questions if one.seat == self.viewer]
        paths = [here, f"{here}/claims", f"{here}/journal", f"{here}/sheet/{self.table.playing().sheet.name}", f"{here}/past/0"]
        paths += [f"{here}/preview/{number}/0" for number in (*mine, 9999)]
        named = [(channel, f"{here}/{channel}") for channel in ("log", "score", "hint")]
        named += [("lists", "/api/tables"), ("lists", "/api/mine"), ("no metrics", "/metrics")]
        named += [("http", path) for path in paths]
        for channel, path in named:
            status, data = await asked_of(self.hall.app, "GET", path, None, self.guest)
            refused = " refused" if channel == "hint" and status != 200 else ""
            self.bytes.append((channel + refused, f"{status} ".encode() + data))
        grown = [now - before for before, now in zip(self.figures, self.counted())]
        self.bytes.append(("metrics", json.dumps(grown).encode()))
        await self.hall.store.run(lambda connection: connection.execute(delete(TABLES)))

    async def try_in_vain(self, line: Line) -> None:
        """Refused, or of no consequence for the game."""
        for question in [*self.table.playing().state.questions, None]:
            await self.say(line, "answer", to=question.number if question else 9999, choose=999)
        await self.say(line, "claim", choose=999, n=0)
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
        self.channel = "coming back"
        self.live.go(self.line)
        self.line = self.connect(self.guest)
        self.read()
        self.channel = ""


async def compare(hall: StillHall, numbers: Iterator[int], box: Box[Any], pair: list[Any], viewer: int, settings: dict[str, Any],
                  choice: tuple[int, int, int] | None, way: str = "answer", role: str = "") -> Counter[str]:  # fmt: skip
    """The same in both worlds gives the viewer the same bytes; how many messages were compared, by channel."""
    heard = []
    for state in pair:
        state = state.clone()
        state.events = []
        number = next(numbers)
        world = World(hall, number, box, state, viewer, settings, role)
        try:
            found = await world.everything(choice, way)
            heard.append([(channel, data.replace(f"world {number}".encode(), b"world")) for channel, data in found])
        finally:
            hall.tables.clear()
    ways = [[channel for channel, _ in one] for one in heard]
    assert ways[0] == ways[1], "whether something is sent tells something too"
    for one, other in zip(*heard):
        assert one == other
    return Counter([channel for channel, _ in heard[0]])


def common_choice(
    box: Box[Any], secrets: Any, s: Any, twin: Any, seat: int, swapped: Any, policy: Policy
) -> tuple[int, int, int] | None:
    """An answer that is possible in both worlds, with which neither chance speaks nor an exchanged card comes to light."""
    found = None if s.draft else answered_alike(box, secrets, s, twin, seat, swapped, policy)
    return found[0] if found else None


class Turns:
    """Settings, ways and roles in turn."""

    def __init__(self, first: int = 0) -> None:
        self.pairs = self.watched = self.played = first
        self.tried = Counter[str]()  # in how many pairs each role and setting was

    def next(self, viewer: int) -> tuple[dict[str, Any], str, str]:
        """Whoever watches where hands are seen may know all: there is nothing to compare."""
        more, way = SETTINGS[self.pairs % len(SETTINGS)], WAYS[self.pairs % len(WAYS)]
        role = ROLES[self.watched % len(ROLES)] if viewer < 0 else "alone" if self.played % ALONE == 0 else ""
        self.pairs += 1
        self.watched += viewer < 0
        self.played += viewer >= 0
        more = {"watch": "nobody"} if viewer < 0 and more.get("watch") == "hands" else more
        self.tried.update([role or "plain", *more])
        return more, way, role


async def walk(
    hall: StillHall, numbers: Iterator[int], table: Name, seed: int, most: int, settings: dict[str, Any], turns: Turns
) -> Counter[str]:
    """A game, and at many of its moments a twin that some viewer cannot tell from it; how many messages were compared."""
    box = boxed(table)
    secrets = hidden(box.game)
    memory, policy = secrets.Memory(box), Policy(("wire", seed))
    s = box.deal(f"wire {seed}")
    compared, number, pairs = Counter[str](), 0, 0
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
            more, way, role = turns.next(seat)
            compared += await compare(hall, numbers, box, [s, twin], seat, {**settings, **more}, choice, way, role)
        question = s.questions[policy.roll(len(s.questions))]
        before = s.clone()
        s.events = []
        box.answer(s, question.number, question.seat, policy.roll(len(question.options)))
        memory.hear(before, s)
    return compared
