"""A table in this process: its lines, and one thing after the other: weighed, written down, kept, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from tabard.engine.errors import BadRequest, Refused, StaleAnswer
from tabard.engine.rules import needed
from tabard.engine.state import NOBODY, SPECTATOR
from tabard.server import logs
from tabard.server.boxes import form_of
from tabard.server.guests import left, together
from tabard.server.limits import WATCHERS, TooMany
from tabard.server.lines import Line
from tabard.server.minding import Minder
from tabard.server.plans import Plan
from tabard.server.seats import among_bots
from tabard.server.store import Entry, NotStored, Removed
from tabard.server.table import Table
from tabard.server.wire import Asking, Done, Heard, Now, TableNow, Talk, encoder
from tabard.table.journal import Weighed
from tabard.table.moment import EVERYTHING
from tabard.table.sitting import Sitting

if TYPE_CHECKING:
    from tabard.server.hall import Hall

Planner = Callable[[Table], Plan]
QUIET: Final = ("row", "chat", "preset")  # kinds of entry that change nothing about the table itself
HOUR: Final = 3_600_000  # milliseconds; so often at most a table's row says that something happened
RECALLED: Final = 50  # lines of talk that whoever comes is told
MOST: Final = 10  # times a plan is made anew because others were faster
KEPT: Final = 300_000  # milliseconds that a table nobody needs is kept in memory


class Live:
    """One table, loaded."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.lines: list[Line] = []
        self.asking: Asking | None = None  # what everybody has been told that the table is asked
        self.unsure = False  # whether the store may have more than we know of
        self.done: set[str] = set()  # commands that have been carried out
        self.elsewhere: dict[str, list[str]] = {}  # by worker: the guests who are connected there
        self.minder = Minder(self)
        self.left: dict[str, int] = {}  # by guest: since when they have been gone, as far as anybody has looked
        self.used = hall.now()  # when somebody last needed it

    # Doing

    async def act(self, cmd: str, plan: Planner, line: Line | None = None, told: str = "") -> bool:
        """Carry out a command; False if it had been already."""
        self.used = self.hall.now()
        async with self.lock:
            for _ in range(MOST):
                await self.be_sure()
                if cmd in self.done:
                    return False
                await self.hall.keep_time()
                table, found = self.table, plan(self.table)
                entry = Entry(table.id, table.seq, cmd, max(self.hall.now(), table.at), found.kind, found.seat, found.body)
                if found.change or entry.at - table.touched >= HOUR:
                    found.change["touched"] = entry.at
                self.unsure = True
                if await self.append(entry, found):
                    await self.hall.keep_time()  # it may have waited for long
                    self.unsure = False
                    self.take(entry, found, line, told)
                    return True
            raise NotStored("others were faster; try again")

    async def append(self, entry: Entry, plan: Plan) -> bool:
        host = plan.change.get("host", self.table.host)
        also = [*plan.also, left(self.table, plan.leaving, host)] if plan.leaving else plan.also
        try:
            return await self.hall.store.append(entry, plan.change, together(also) if also else None)
        except Removed:
            self.hall.drop(self.table.id)
            raise

    async def be_sure(self) -> None:
        """After a commit whose outcome is not known, or not ours: what is in the store has happened."""
        if self.unsure:
            await self.read_on()
            self.unsure = False

    def take(self, entry: Entry, plan: Plan, line: Line | None, told: str) -> None:
        """It is written down: now it is so, and everybody hears of it."""
        self.apply(entry, plan.weighed)
        self.table.touched = plan.change.get("touched", self.table.touched)
        self.done.add(entry.cmd)
        self.tell(entry, line, told)
        self.minder.wake()
        self.hall.moves += len(plan.weighed)
        self.hall.bus.publish(f"{self.table.id} {entry.seq}")

    def apply(self, entry: Entry, weighed: list[Weighed] | None = None) -> None:
        """If that fails nobody knows how far it came: whoever comes next has the table read anew."""
        try:
            self.table.apply(entry, weighed)
        except Exception:
            self.hall.drop(self.table.id, "closing", 1013)
            raise

    async def read_on(self) -> None:
        """Take in what others have written."""
        entries = await self.hall.store.entries(self.table.id, self.table.seq - 1)
        await self.hall.keep_time()
        for entry in entries:
            self.apply(entry)
            self.done.add(entry.cmd)
            self.tell(entry, None, "")
        if entries:
            self.minder.wake()
            self.take_back()

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
        if entry.kind == "sit":
            self.left.pop(table.seats[entry.seat].guest, None)
        if entry.kind not in QUIET or table.state == "over" or table.asking is not self.asking:
            self.minder.changed.set()
            self.asking = table.asking
            self.send_away([one for one in self.lines if self.look_again(one, entry)])
            self.describe_all()
        if entry.kind == "chat":
            self.pass_on(entry)
        written: dict[tuple[int, int], bytes] = {}
        for one in self.lines:
            asked = cmd if one is line else ""
            try:
                if self.number(one) != one.n or (asked and entry.kind == "preset"):
                    self.show(one, asked, written)
                elif asked:
                    one.say(Done(cmd=asked))
            except Exception:  # the others shall hear of it nevertheless
                logs.broken("telling-broken")
                one.drop()

    def look_again(self, line: Line, entry: Entry) -> bool:
        """Whoever sits elsewhere now sees the game with other eyes, and from now on. Whether what let them in is gone."""
        seat, before = self.table.seat_of(line.guest), line.seat
        if seat != before:
            line.seat, line.n = seat, -1
        if self.table.at_home(line.guest):
            return False
        return before >= 0 or (entry.kind == "key" and entry.seat == NOBODY)

    def send_away(self, lines: list[Line]) -> None:
        for line in lines:
            line.bye("sent-away", 4403)
            self.lines.remove(line)

    def eyes(self, line: Line) -> tuple[Sitting, int] | None:
        """Through whose eyes a line sees which game; nobody else sees anything. Who ends a game early learns nothing by it."""
        table = self.table
        if table.sitting is None or (line.seat < 0 and table.settings.watch == "nobody"):
            return None
        if line.seat >= 0:
            return table.sitting, line.seat
        viewer = EVERYTHING if table.settings.watch == "hands" or table.sitting.state.over else SPECTATOR
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
            undo=plays and table.may_undo(viewer),
            back=plays and table.may_undo(viewer) and sitting.goes_on(viewer),
            clocks=self.clocks(sitting, viewer),
            preset=table.seats[viewer].preset if plays else {},
        )

    def clocks(self, sitting: Sitting, viewer: int) -> list[int]:
        """Milliseconds left; at a veiled table -1 for others who are asked together: a clock that stands would tell of them."""
        table, now = self.table, self.hall.now()
        if not table.clocks.on or table.state == "over" or sitting is table.late:
            return []
        asked = {question.seat for question in needed(sitting.state.questions)} if table.settings.veiled else set()
        veiled = asked - {viewer} if len(asked) > 1 else set()
        return [-1 if seat in veiled else max(0, table.clocks.remaining(seat, now)) for seat in range(len(table.seats))]

    def described(self, line: Line) -> TableNow:
        table = self.table
        here = self.present()
        return TableNow(
            id=table.id,
            code=table.code_for(line.guest),
            sheet=table.sitting.sheet.name if table.sitting else "",
            settings=table.settings,
            state=table.state,  # type: ignore[arg-type]
            seats=[seat.told(at in here) for at, seat in enumerate(table.seats)],
            you=line.seat,
            host=line.guest == table.host,
            watchers=len([guest for guest in self.connected() if table.seat_of(guest) < 0]),
            promise=table.promise,
            by=table.seat_of(table.host),
            form=form_of(table.settings, len([seat for seat in table.seats if not seat.closed])),
            next=table.next,
            asking=table.asking,
            hints=table.state == "playing" and among_bots(table.seats, line.seat),
            muted=table.silenced() if line.guest == table.host else [],
        )

    def pass_on(self, entry: Entry) -> None:
        to, said = self.table.chat[-1][0], heard(entry)
        for one in self.lines:
            if (one.seat >= 0) == (to == "players"):
                one.say(said)

    def recall(self, line: Line) -> None:
        """Whoever comes, or comes back, is told what was said among their own."""
        lines = [heard(entry) for to, entry in self.table.chat if (line.seat >= 0) == (to == "players")]
        if lines:
            line.say(Talk(lines=lines[-RECALLED:]))

    # Coming and going

    def present(self) -> set[int]:
        """The seats whose person is connected, here or elsewhere, and NOBODY if somebody watches."""
        return {self.table.seat_of(guest) for guest in self.connected()}

    def connected(self) -> set[str]:
        """The guests who are connected, here or elsewhere."""
        return {line.guest for line in self.lines}.union(*self.elsewhere.values())

    def gone(self) -> dict[int, int]:
        """By seat: for how long its person has been gone, of those who are still waited for; only while somebody served."""
        now, here = self.hall.now(), self.present()
        seats = [(at, seat) for at, seat in enumerate(self.table.seats) if seat.guest and not seat.away and at not in here]
        since = {at: self.left.setdefault(seat.guest, now) for at, seat in seats}
        return {at: now - left - self.table.down.within(left, now) for at, left in since.items()}

    def check_gone(self, seat: int) -> None:
        """Whoever is here again keeps their own seat, though they are about to take it back."""
        if seat in self.present():
            raise BadRequest(f"seat {seat + 1} is not waited for")

    def check_room(self, guest: str) -> None:
        """However many watch, there is room for whoever plays."""
        watchers = [line for line in self.lines if line.seat < 0]
        if self.table.seat_of(guest) < 0 and guest != self.table.host and len(watchers) >= WATCHERS:
            raise TooMany(f"{WATCHERS} watch this table already")

    def come(self, line: Line) -> None:
        line.seat = self.table.seat_of(line.guest)
        self.lines.append(line)
        self.left.pop(line.guest, None)
        self.describe_all()
        self.show(line, "", {})
        self.recall(line)
        self.presence_changed()

    def go(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        if line.seat >= 0 and line.seat not in self.present():
            self.left[line.guest] = self.hall.now()
        self.used = self.hall.now()
        self.describe_all()
        self.presence_changed()

    def hear_who_is(self, worker: str, guests: list[str]) -> None:
        """Who is connected to another worker."""
        before = self.connected()
        for guest in [guest for guest in self.elsewhere.get(worker, []) if guest not in guests]:
            self.left[guest] = self.hall.now()
        self.elsewhere[worker] = guests
        for guest in guests:
            self.left.pop(guest, None)
        if self.connected() != before:
            self.describe_all()
            self.minder.changed.set()

    def take_back(self) -> None:
        """Whoever minds the table did not know that somebody is connected here: they are not away."""
        for seat in {line.seat for line in self.lines if line.seat >= 0}:
            if self.table.seats[seat].away or self.table.seats[seat].kept:
                self.hall.spawn(self.come_back(seat))

    async def come_back(self, seat: int) -> None:
        """Whoever was away takes their seat back from whoever kept it."""

        def plan(table: Table) -> Plan:
            if not (table.seats[seat].away or table.seats[seat].kept):
                raise StaleAnswer(f"seat {seat + 1} is back")
            return table.back(seat)

        with suppress(Refused):
            await self.act(f"back:{seat}:{self.table.seq}", plan)

    def describe_all(self) -> None:
        for line in self.lines:
            line.say(self.described(line))

    def presence_changed(self) -> None:
        self.minder.changed.set()
        self.say_who_is_here()

    def say_who_is_here(self) -> None:
        """To the other workers: by guest, for seats may get other numbers."""
        guests = sorted({line.guest for line in self.lines})
        self.hall.bus.publish(f"{self.table.id} here {self.hall.worker} {','.join(guests)}")

    def close(self, why: str, closing: int) -> None:
        """The table is there no more, or must be read anew."""
        for line in self.lines:
            line.bye(why, closing)
        self.lines = []
        self.minder.stop()

    def needless(self) -> bool:
        """Nobody is here, nothing is due whatever time it is, and it has been so for a while."""
        table = self.table
        if self.present() or self.hall.now() - self.used < KEPT:
            return False
        return table.state != "playing" or not (table.clocks.on or table.bots_turn() or table.asking or self.gone())


def heard(entry: Entry) -> Heard:
    body = msgspec.json.decode(entry.body)
    return Heard(name=body["name"], seat=entry.seat, text=body["text"], at=entry.at)
