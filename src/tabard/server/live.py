"""A table in this process: its lines, and one thing after the other: weighed, written down, kept, and only then told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from tabard.bots import bot as make_bot
from tabard.engine.errors import NoSuchOption, Refused, StaleAnswer
from tabard.engine.rules import needed, open_to
from tabard.engine.state import SPECTATOR, Question
from tabard.server.lines import Line
from tabard.server.plans import Plan
from tabard.server.store import Entry, NotStored
from tabard.server.table import KEEPER, Table
from tabard.server.wire import Done, Heard, No, Now, TableNow, encoder
from tabard.table.moment import EVERYTHING
from tabard.table.sitting import Sitting

if TYPE_CHECKING:
    from tabard.server.hall import Hall

Planner = Callable[[Table], Plan]
QUIET: Final = ("row", "chat", "preset")  # kinds of entry that change nothing about the table itself
HOUR: Final = 3_600_000  # milliseconds; so often at most a table's row says that something happened
AWAY: Final = 0.5  # seconds until a store that could not write is tried again
MOST: Final = 10  # times a plan is made anew because others were faster


class Live:
    """One table, loaded."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.lines: list[Line] = []
        self.unsure = False  # whether the store may have more than we know of
        self.done: set[str] = set()  # commands that have been carried out
        self.elsewhere: dict[str, list[int]] = {}  # by worker: the seats that are connected there
        self.changed = asyncio.Event()
        self.minder: asyncio.Task[None] | None = None
        self.left: dict[int, int] = {}  # by seat: since when its person has been gone

    # Doing

    async def act(self, cmd: str, plan: Planner, line: Line | None = None, told: str = "") -> bool:
        """Carry out a command; False if it had been already."""
        async with self.lock:
            for _ in range(MOST):
                await self.be_sure()
                if cmd in self.done:
                    return False
                table, found = self.table, plan(self.table)
                entry = Entry(table.id, table.seq, cmd, max(self.hall.now(), table.at), found.kind, found.seat, found.body)
                if found.change or entry.at - table.touched >= HOUR:
                    found.change["touched"] = entry.at
                self.unsure = True
                if await self.hall.store.append(entry, found.change):
                    self.unsure = False
                    self.take(entry, found, line, told)
                    return True
            raise NotStored("others were faster; try again")

    async def be_sure(self) -> None:
        """After a commit whose outcome is not known, or not ours: what is in the store has happened."""
        if self.unsure:
            await self.read_on()
            self.unsure = False

    def take(self, entry: Entry, plan: Plan, line: Line | None, told: str) -> None:
        """It is written down: now it is so, and everybody hears of it."""
        self.table.apply(entry, plan.weighed)
        self.table.touched = plan.change.get("touched", self.table.touched)
        self.done.add(entry.cmd)
        self.tell(entry, line, told)
        self.changed.set()
        self.hall.moves += len(plan.weighed)
        self.hall.bus.publish(f"{self.table.id} {entry.seq}")

    async def read_on(self) -> None:
        """Take in what others have written."""
        entries = await self.hall.store.entries(self.table.id, self.table.seq - 1)
        for entry in entries:
            self.table.apply(entry)
            self.done.add(entry.cmd)
            self.tell(entry, None, "")
        if entries:
            self.changed.set()

    async def hear_hint(self, seq: int) -> None:
        """Somebody says that there is more; if the store is away, the next hint or repair finds it."""
        if seq >= self.table.seq:
            async with self.lock:
                with suppress(NotStored):
                    await self.read_on()

    # Telling

    def tell(self, entry: Entry, line: Line | None, cmd: str) -> None:
        """To every line what it may know of an entry; to the one who asked for it also that it is done."""
        table = self.table
        if entry.kind not in QUIET or table.state == "over":
            for one in self.lines:
                self.look_again(one)
                one.say(self.described(one))
        if entry.kind == "chat":
            self.pass_on(entry)
        written: dict[tuple[int, int], bytes] = {}
        for one in self.lines:
            asked = cmd if one is line else ""
            if self.number(one) != one.n or (asked and entry.kind == "preset"):
                self.show(one, asked, written)
            elif asked:
                one.say(Done(cmd=asked))

    def look_again(self, line: Line) -> None:
        """Whoever sits elsewhere now, or no more, sees the game with other eyes, and from now on."""
        seat = self.table.seat_of(line.guest)
        if seat != line.seat:
            line.seat, line.n = seat, -1

    def eyes(self, line: Line) -> tuple[Sitting, int] | None:
        """Through whose eyes a line sees which game; nobody else sees anything."""
        table = self.table
        if table.sitting is None or (line.seat < 0 and table.settings.watch == "nobody"):
            return None
        if line.seat >= 0:
            return table.sitting, line.seat
        viewer = EVERYTHING if table.settings.watch == "hands" or table.state == "over" else SPECTATOR
        return table.late or table.sitting, viewer

    def number(self, line: Line) -> int:
        found = self.eyes(line)
        return found[0].number(found[1]) if found else -1

    def show(self, line: Line, cmd: str, written: dict[tuple[int, int], bytes]) -> None:
        """The moment, with what the line has not heard yet; alike for all who see alike."""
        found = self.eyes(line)
        if found is None:
            return
        sitting, viewer = found
        n = sitting.number(viewer)
        since = line.n if line.n >= 0 else n
        line.n = n
        if cmd or (viewer, since) not in written:
            data = encoder.encode(self.now(sitting, viewer, since, cmd))
            if cmd:
                line.put(data)
                return
            written[viewer, since] = data
        line.put(written[viewer, since])

    def now(self, sitting: Sitting, viewer: int, since: int, cmd: str) -> Now:
        table = self.table
        plays = viewer >= 0 and table.state == "playing"
        return Now(
            moment=sitting.moment(viewer, since),
            cmd=cmd,
            undo=plays and table.settings.undo != "off" and sitting.may_undo(viewer),
            clocks=self.clocks(sitting, viewer),
            preset=table.seats[viewer].preset if plays else {},
        )

    def clocks(self, sitting: Sitting, viewer: int) -> list[int]:
        """Milliseconds left; at a veiled table -1 for others who are asked together: a clock that stands would tell of them."""
        table, now = self.table, self.hall.now()
        if not table.clocks.on or sitting is table.late:
            return []
        asked = {question.seat for question in needed(sitting.state.questions)} if table.settings.veiled else set()
        veiled = asked - {viewer} if len(asked) > 1 else set()
        return [-1 if seat in veiled else max(0, table.clocks.remaining(seat, now)) for seat in range(len(table.seats))]

    def described(self, line: Line) -> TableNow:
        table = self.table
        here = self.present()
        return TableNow(
            id=table.id,
            code=table.code,
            sheet=table.sitting.sheet.name if table.sitting else "",
            settings=table.settings,
            state=table.state,  # type: ignore[arg-type]
            seats=[seat.told(at in here) for at, seat in enumerate(table.seats)],
            you=line.seat,
            host=line.guest == table.host,
            watchers=len([one for one in self.lines if one.seat < 0]),
            promise=table.promise,
            next=table.next,
            asking=table.asking,
        )

    def pass_on(self, entry: Entry) -> None:
        body = msgspec.json.decode(entry.body)
        said = Heard(name=body["name"], seat=entry.seat, text=body["text"], at=entry.at)
        for one in self.lines:
            if (one.seat >= 0) == (body["to"] == "players"):
                one.say(said)

    # Coming and going

    def present(self) -> set[int]:
        """The seats whose person is connected, here or elsewhere."""
        elsewhere = [seat for seats in self.elsewhere.values() for seat in seats]
        return {line.seat for line in self.lines if line.seat >= 0} | set(elsewhere)

    def come(self, line: Line) -> None:
        line.seat = self.table.seat_of(line.guest)
        self.lines.append(line)
        self.left.pop(line.seat, None)
        self.describe_all()
        self.show(line, "", {})
        self.presence_changed()

    def go(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        if line.seat >= 0 and line.seat not in self.present():
            self.left[line.seat] = self.hall.now()
        self.describe_all()
        self.presence_changed()

    def describe_all(self) -> None:
        for line in self.lines:
            line.say(self.described(line))

    def presence_changed(self) -> None:
        self.changed.set()
        seats = sorted({line.seat for line in self.lines if line.seat >= 0})
        self.hall.bus.publish(f"{self.table.id} here {self.hall.worker} {','.join([str(seat) for seat in seats])}")

    # Minding: bots, clocks, presets, and seats whose person is gone

    def mind(self) -> None:
        if self.minder is None or self.minder.done():
            self.minder = self.hall.spawn(self.keep_going())

    async def keep_going(self) -> None:
        """Whatever happens by itself at this table."""
        while self.table.state == "playing":
            self.changed.clear()
            away = False
            try:
                if await self.next_by_itself():
                    continue
            except NotStored:
                away = True  # the store is: again in a moment
            except Refused:
                pass  # somebody else was faster: look again
            wait = AWAY if away else self.until_next()
            try:
                await asyncio.wait_for(self.changed.wait(), wait)
            except TimeoutError:
                continue

    def until_next(self) -> float:
        """Seconds until something may be due, though nothing changes."""
        now = self.hall.now()
        due = [self.table.clocks.soonest(now) / 1000] if self.table.clocks.soonest(now) >= 0 else []
        grace = self.table.settings.grace
        due += [max(0.0, grace - (now - since) / 1000) for seat, since in self.left.items() if not self.table.seats[seat].away]
        return min([*due, 30.0]) + 0.01

    async def next_by_itself(self) -> bool:
        """One thing that is due; whether there was one."""
        if self.unsure:
            async with self.lock:
                await self.be_sure()
        table, seq = self.table, self.table.seq
        turn = table.bots_turn()
        if turn is not None:
            await self.pause()
            return await self.bot_answers(*turn) if table.seq == seq else True
        for seat in table.clocks.out(self.hall.now()):
            return await self.time_out(seat, seq)
        for seat, one in enumerate(table.seats):
            if one.preset and await self.answer_preset(seat, seq):
                return True
        for seat in self.overdue():
            return await self.act(f"away:{seat}:{seq}", partial(Table.miss, at=seat))
        return False

    def overdue(self) -> list[int]:
        """The seats whose person has been gone for longer than the table waits."""
        since = self.hall.now() - self.table.settings.grace * 1000
        gone = [seat for seat, left in self.left.items() if left <= since]
        return [seat for seat in gone if self.table.seats[seat].guest and not self.table.seats[seat].away]

    async def pause(self) -> None:
        """So long as it takes, whatever is held."""
        pace = self.table.settings.pace / 1000
        await asyncio.sleep(pace * (0.75 + random.random() / 2))

    async def bot_answers(self, seat: int, question: Question) -> bool:
        table, seq = self.table, self.table.seq
        level = table.seats[seat].plays()
        box = table.playing().box
        view = box.redact(table.playing().state, seat)
        choice = await self.hall.pool.choose(table, seat, level, view, box.question(view, question.number, seat))
        if table.seq != seq:
            return True
        if choice < 0:
            return await self.answer_for("stood_in", seat, question, seq)
        return await self.act(f"bot:{seat}:{question.number}", lambda one: one.answer(seat, question.number, choice))

    async def time_out(self, seat: int, seq: int) -> bool:
        question = [one for one in open_to(self.table.playing().state.questions, seat) if one.needed][0]
        return await self.answer_for("timeout", seat, question, seq)

    async def answer_for(self, kind: str, seat: int, question: Question, seq: int) -> bool:
        """The answer chosen in advance, else the keeper's."""
        sitting = self.table.playing()
        choice = self.preset_choice(seat, question)
        if choice < 0:
            view = sitting.box.redact(sitting.state, seat)
            asked = sitting.box.question(view, question.number, seat)
            choice = make_bot(KEEPER, sitting.box, sitting.journal.seed_for("keeper", seat)).choose(view, asked)
        return await self.act(f"{kind}:{seat}:{seq}", lambda one: one.answer_for(kind, seat, question, choice))

    def preset_choice(self, seat: int, question: Question) -> int:
        """The option whose things to touch were named in advance, or -1."""
        sitting = self.table.playing()
        wanted = self.table.seats[seat].preset.get(sitting.box.kinds[question.kind].name, "")
        for choice, option in enumerate(question.options):
            if wanted and " ".join(sitting.box.show.path(sitting.state, question, option)) == wanted:
                return choice
        return -1

    async def answer_preset(self, seat: int, seq: int) -> bool:
        table = self.table
        for question in open_to(table.playing().state.questions, seat):
            choice = self.preset_choice(seat, question)
            if choice >= 0:
                await self.pause()
                if table.seq == seq:
                    plan = partial(Table.answer, seat=seat, number=question.number, choice=choice)
                    await self.act(f"preset:{seat}:{question.number}", plan)
                return True
        return False


def refused(table: Table, seat: int, cmd: str, refusal: Refused, number: int = -1) -> No:
    """Why not, and what can be chosen instead."""
    options: list[list[str]] = []
    if isinstance(refusal, StaleAnswer | NoSuchOption) and table.sitting is not None and seat >= 0 and table.state == "playing":
        mine = table.sitting.moment(seat).mine
        asked = [one for one in mine if one.number == number] or mine
        options = [option.path for one in asked[:1] for option in one.options][:20]
    return No(cmd=cmd, code=refusal.code, message=refusal.message, rule=refusal.rule, options=options)
