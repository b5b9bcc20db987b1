"""A table in this process: its lines, and one thing after the other: weighed, written down, kept, and only then told."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from contextlib import suppress
from difflib import SequenceMatcher
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Final

import msgspec

from tabard.bots import bot as make_bot
from tabard.engine.errors import BadRequest, NoSuchOption, Refused, StaleAnswer
from tabard.engine.rules import needed, open_to
from tabard.engine.state import NOBODY, SPECTATOR, Question, State
from tabard.server import logs
from tabard.server.guests import left, together
from tabard.server.limits import WATCHERS, TooMany
from tabard.server.lines import Line
from tabard.server.plans import Plan
from tabard.server.pool import QUICK
from tabard.server.seats import KEEPER, among_bots
from tabard.server.store import Entry, NotStored, Removed
from tabard.server.table import Table
from tabard.server.wire import Asking, Done, Heard, No, Now, TableNow, Talk, encoder
from tabard.table.journal import Weighed
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.sheet import Sheet
from tabard.table.sitting import Sitting

if TYPE_CHECKING:
    from tabard.server.hall import Hall

Planner = Callable[[Table], Plan]
QUIET: Final = ("row", "chat", "preset")  # kinds of entry that change nothing about the table itself
HOUR: Final = 3_600_000  # milliseconds; so often at most a table's row says that something happened
OFFERED: Final = 20  # options that are told to whoever chose what cannot be
RECALLED: Final = 50  # lines of talk that whoever comes is told
MOST: Final = 10  # times a plan is made anew because others were faster
ALLOWANCE: Final = 0.4  # seconds that a bot which searches has besides the pace, whatever it is asked
AGAIN: Final = 1.0  # seconds until what was refused or went wrong by itself is tried again
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
        self.changed = asyncio.Event()
        self.minder: asyncio.Task[None] | None = None
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
                table, found = self.table, plan(self.table)
                entry = Entry(table.id, table.seq, cmd, max(self.hall.now(), table.at), found.kind, found.seat, found.body)
                if found.change or entry.at - table.touched >= HOUR:
                    found.change["touched"] = entry.at
                self.unsure = True
                if await self.append(entry, found):
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
        self.wake()
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
        for entry in entries:
            self.apply(entry)
            self.done.add(entry.cmd)
            self.tell(entry, None, "")
        if entries:
            self.wake()
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
            self.changed.set()
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
        if seat >= 0 or self.table.settings.listed or line.guest == self.table.host:
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
            code=table.code if table.tells_code(line.guest) else "",
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
            hints=table.state == "playing" and among_bots(table.seats, line.seat),
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
        there = {self.table.seat_of(guest) for guests in self.elsewhere.values() for guest in guests}
        return there.union([line.seat for line in self.lines])

    def gone(self) -> dict[int, int]:
        """By seat: since when its person has been gone, of those who are still waited for."""
        now, here = self.hall.now(), self.present()
        seats = [(at, seat) for at, seat in enumerate(self.table.seats) if seat.guest and not seat.away and at not in here]
        return {at: self.left.setdefault(seat.guest, now) for at, seat in seats}

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
        before = self.present()
        for guest in [guest for guest in self.elsewhere.get(worker, []) if guest not in guests]:
            self.left[guest] = self.hall.now()
        self.elsewhere[worker] = guests
        for guest in guests:
            self.left.pop(guest, None)
        if self.present() != before:
            self.describe_all()
            self.changed.set()

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
        self.changed.set()
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
        self.unmind()

    # Minding: bots, clocks, presets, and seats whose person is gone

    def mind(self) -> None:
        if self.minder is None or self.minder.done():
            self.minder = self.hall.spawn(self.keep_going(), endless=True)

    def unmind(self) -> None:
        if self.minder is not None:
            self.minder.cancel()
            self.minder = None

    def wake(self) -> None:
        """Something has happened after which something may be due; what people do among themselves needs nobody who minds."""
        table = self.table
        if table.state != "playing" or table.clocks.on or any(seat.bot or seat.kept or seat.preset for seat in table.seats):
            self.changed.set()

    async def keep_going(self) -> None:
        """Whatever happens by itself at this table; what goes wrong with it is logged, and tried again."""
        while self.table.state == "playing":
            self.changed.clear()
            wait = AGAIN
            try:
                if await self.next_by_itself():
                    continue
                wait = self.until_next()
            except NotStored:
                await self.hall.until_stored()
                continue
            except Refused:
                pass  # somebody else was faster: look again
            except Exception:
                logs.broken("minding-broken")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.changed.wait()

    def until_next(self) -> float:
        """Seconds until something may be due, though nothing changes."""
        now = self.hall.now()
        due = [self.table.clocks.soonest(now) / 1000] if self.table.clocks.soonest(now) >= 0 else []
        due += [max(0.0, self.table.settings.grace - (now - since) / 1000) for since in self.gone().values()]
        return min([*due, 30.0]) + 0.01

    async def next_by_itself(self) -> bool:
        """One thing that is due; whether there was one."""
        if self.unsure:
            async with self.lock:
                await self.be_sure()
        table = self.table
        if table.asking is not None and not table.asking.waits:
            return await self.act(f"agreed:{table.seq}", Table.agreed)
        turn = table.bots_turn()
        if turn is not None:
            return await self.bot_answers(*turn)
        for seat in table.clocks.out(self.hall.now()):
            return await self.time_out(seat)
        for seat, one in enumerate(table.seats):
            if one.preset and await self.answer_preset(seat):
                return True
        for seat in self.overdue():
            return await self.act(f"away:{seat}:{table.seq}", partial(self.missed, seat=seat))
        return False

    def needless(self) -> bool:
        """Nobody is here, nothing is due whatever time it is, and it has been so for a while."""
        table = self.table
        if self.present() or self.hall.now() - self.used < KEPT:
            return False
        return table.state != "playing" or not (table.clocks.on or table.bots_turn() or table.asking or self.gone())

    def overdue(self) -> list[int]:
        """The seats whose person has been gone for longer than the table waits."""
        since = self.hall.now() - self.table.settings.grace * 1000
        return [seat for seat, left in self.gone().items() if left <= since]

    def missed(self, table: Table, seat: int) -> Plan:
        if seat not in self.overdue():
            raise StaleAnswer(f"seat {seat + 1} is here")
        return table.miss(seat)

    def pause(self) -> float:
        """Seconds for whatever happens by itself, whatever is held."""
        return self.table.settings.pace / 1000 * (0.75 + random.random() / 2)

    async def bot_answers(self, seat: int, question: Question) -> bool:
        """It thinks beside the pause, and anew only if it sees something else by now; the time it answers at tells nothing."""
        table, number = self.table, question.number
        level, box = table.seats[seat].plays(), table.playing().box
        due = asyncio.get_running_loop().time() + self.pause() + (0.0 if level in QUICK else ALLOWANCE)
        while table.state == "playing" and table.seats[seat].plays() == level and self.asked(seat, number):
            view = box.redact(table.playing().state, seat)
            choice = await self.hall.pool.choose(table, seat, level, view, box.question(view, number, seat))
            if table.settings.pace:
                await until_due(due, 0.0 if level in QUICK else ALLOWANCE)
            with suppress(StaleAnswer):
                if choice < 0:
                    return await self.answer_for("stood_in", seat, question)
                plan = partial(self.answer_seen, view=view, seat=seat, number=number, choice=choice)
                return await self.act(f"bot:{seat}:{number}", plan)
        return True

    def asked(self, seat: int, number: int) -> bool:
        """Whether a question is still open to a seat."""
        return number in [one.number for one in open_to(self.table.playing().state.questions, seat)]

    def answer_seen(self, table: Table, view: State, seat: int, number: int, choice: int) -> Plan:
        """What a bot chose counts for what it saw: else nobody could check it afterwards."""
        if table.running().box.redact(table.running().state, seat) != view:
            raise StaleAnswer("what the bot sees has changed")
        return table.answer(seat, number, choice)

    async def time_out(self, seat: int) -> bool:
        question = [one for one in open_to(self.table.playing().state.questions, seat) if one.needed][0]
        return await self.answer_for("timeout", seat, question)

    async def answer_for(self, kind: str, seat: int, question: Question) -> bool:
        """The answer chosen in advance, else the keeper's."""
        choice = self.preset_choice(seat, question)
        if choice < 0:
            choice = self.keepers_choice(seat, question)

        def plan(table: Table) -> Plan:
            if not self.asked(seat, question.number):
                raise StaleAnswer("it has been answered")
            return table.answer_for(kind, seat, question, choice)

        return await self.act(f"{kind}:{seat}:{question.number}", plan)

    def keepers_choice(self, seat: int, question: Question) -> int:
        """If even the keeper stumbles, the first option: the table goes on."""
        sitting = self.table.playing()
        try:
            view = sitting.box.redact(sitting.state, seat)
            asked = sitting.box.question(view, question.number, seat)
            return make_bot(KEEPER, sitting.box, sitting.journal.seed_for("keeper", seat)).choose(view, asked)
        except Exception:
            logs.broken("keeper-broken")
            return 0

    def preset_choice(self, seat: int, question: Question) -> int:
        """The option whose things to touch were named in advance, or -1."""
        sitting = self.table.playing()
        wanted = self.table.seats[seat].preset.get(sitting.box.kinds[question.kind].name, "")
        for choice, option in enumerate(question.options):
            if wanted and " ".join(sitting.box.show.path(sitting.state, question, option)) == wanted:
                return choice
        return -1

    async def answer_preset(self, seat: int) -> bool:
        for question in open_to(self.table.playing().state.questions, seat):
            if self.preset_choice(seat, question) >= 0:
                await asyncio.sleep(self.pause())
                with suppress(StaleAnswer):
                    await self.act(f"preset:{seat}:{question.number}", partial(self.preset_answer, seat=seat, question=question))
                return True
        return False

    def preset_answer(self, table: Table, seat: int, question: Question) -> Plan:
        """If it is still wanted."""
        choice = self.preset_choice(seat, question)
        if choice < 0 or not self.asked(seat, question.number):
            raise StaleAnswer("it has been answered, or is not answered in advance any more")
        return table.answer(seat, question.number, choice)


async def until_due(due: float, step: float) -> None:
    """Who is late answers a whole step later, or several: not as soon as it can, which would tell how long it took."""
    now = asyncio.get_running_loop().time
    late = math.ceil(max(0.0, now() - due) / step) if step else 0
    await asyncio.sleep(max(0.0, due + late * step - now()))


def heard(entry: Entry) -> Heard:
    body = msgspec.json.decode(entry.body)
    return Heard(name=body["name"], seat=entry.seat, text=body["text"], at=entry.at)


def refused(table: Table, seat: int, cmd: str, refusal: Refused, number: int = -1, wished: str = "") -> No:
    """Why not, by which clause if the game names one, and what can be chosen instead, the nearest to what was wished first."""
    options: list[list[str]] = []
    rule = refusal.rule
    if isinstance(refusal, StaleAnswer | NoSuchOption) and table.sitting is not None and seat >= 0 and table.state == "playing":
        moment = table.sitting.moment(seat)
        asked = [one for one in moment.mine if one.number == number] or moment.mine
        options = nearest([option.path for one in asked[:1] for option in one.options], wished)[:OFFERED]
        rule = rule or forbidding(table.sitting.sheet, moment, wished)
    return No(cmd=cmd, code=refusal.code, message=refusal.message, rule=rule, options=options)


def nearest(paths: list[list[str]], wished: str) -> list[list[str]]:
    """Those that begin as the wish does, then those that are written most like it; without a wish as they come."""
    words = wished.split()

    def far(path: list[str]) -> tuple[int, float]:
        alike = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(path, words))))
        return -alike, -SequenceMatcher(None, " ".join(path), wished).ratio()

    return sorted(paths, key=far) if words else paths


def forbidding(sheet: Sheet, moment: Moment, wished: str) -> str:
    """The clause by which the card that was to be touched cannot be played now; empty if the game names none."""
    zone, _, place = wished.partition(" ")[0].partition(":")
    lying = moment.zones.get(f"{zone}@{moment.seat}", [])
    face = lying[int(place) - 1] if place.isascii() and place.isdigit() and 0 < int(place) <= len(lying) else NOBODY
    return moment.why_not.get(sheet.cards[face].ref, "") if isinstance(face, int) and face >= 0 else ""
