"""What happens by itself at a table: bots, clocks, presets, and seats whose person is gone."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from tabard.bots import bot as make_bot
from tabard.engine.errors import Refused, StaleAnswer
from tabard.engine.rules import open_to
from tabard.engine.state import Question, State
from tabard.server import logs
from tabard.server.plans import Plan
from tabard.server.pool import QUICK
from tabard.server.seats import KEEPER
from tabard.server.store import NotStored
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.live import Live

ALLOWANCE: Final = 0.4  # seconds that a bot which searches has besides the pace, whatever it is asked
AGAIN: Final = 1.0  # seconds until what was refused or went wrong by itself is tried again


class Minder:
    """Whoever minds one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.hall = live.hall
        self.table = live.table
        self.task: asyncio.Task[None] | None = None
        self.doing: dict[str, asyncio.Task[None]] = {}  # by command: what is due and under way
        self.changed = asyncio.Event()

    def start(self) -> None:
        if self.task is None or self.task.done():
            self.task = self.hall.spawn(self.keep_going(), endless=True)

    def stop(self) -> None:
        for task in [*self.doing.values(), *([self.task] if self.task else [])]:
            task.cancel()
        self.task = None

    def wake(self) -> None:
        """Something has happened after which something may be due; what people do among themselves needs nobody who minds."""
        table = self.table
        if table.state != "playing" or table.clocks.on or any(seat.bot or seat.kept or seat.preset for seat in table.seats):
            self.changed.set()

    async def keep_going(self) -> None:
        """Whatever happens by itself at this table, all that is due at the same time: nobody waits for a bot that thinks."""
        while self.table.state == "playing":
            self.changed.clear()
            wait = AGAIN
            try:
                self.begin_what_is_due()
                wait = self.until_next()
            except Exception:
                logs.broken("minding-broken")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.changed.wait()

    def until_next(self) -> float:
        """Seconds until something more may be due, though nothing changes."""
        now = self.hall.now()
        grace = [self.table.settings.grace * 1000 - gone for gone in self.live.gone().values()]
        due = [left for left in [*self.table.clocks.running(now), *grace] if left > 0]
        return min([*due, 30_000]) / 1000 + 0.01

    def begin_what_is_due(self) -> None:
        """Bots one after the other: what one answers the next can see."""
        table = self.table
        if self.live.unsure:
            return self.begin("sure", self.be_sure)
        if table.asking is not None and not table.asking.waits:
            return self.begin(f"agreed:{table.seq}", partial(self.live.act, plan=Table.agreed))
        turn = table.bots_turn()
        if turn is not None:
            seat, question = turn
            self.begin(f"bot:{seat}:{question.number}", partial(self.bot_answers, seat=seat, question=question))
        for seat in table.clocks.out(self.hall.now()):
            asked = next(one for one in open_to(table.playing().state.questions, seat) if one.needed)
            self.begin(f"timeout:{seat}:{asked.number}", partial(self.time_is_out, seat=seat, question=asked))
        for seat, question in self.presets():
            self.begin(f"preset:{seat}:{question.number}", partial(self.answer_preset, seat=seat, question=question))
        for seat in self.overdue():
            self.begin(f"away:{seat}:{table.seq}", partial(self.live.act, plan=partial(self.missed, seat=seat)))

    def begin(self, cmd: str, work: Callable[[str], Awaitable[object]]) -> None:
        """Unless it is being done already; a command is written down once, whoever carries it out."""
        if cmd not in self.doing:
            self.doing[cmd] = self.hall.spawn(self.do(cmd, work), endless=True)
            self.doing[cmd].add_done_callback(lambda _: self.ended(cmd))

    def ended(self, cmd: str) -> None:
        del self.doing[cmd]
        self.changed.set()

    async def do(self, cmd: str, work: Callable[[str], Awaitable[object]]) -> None:
        """What goes wrong with it is logged, and tried again."""
        try:
            await work(cmd)
        except NotStored:
            await self.hall.until_stored()
        except Refused:  # somebody else was faster, mostly
            await asyncio.sleep(AGAIN)
        except Exception:
            logs.broken("minding-broken")
            await asyncio.sleep(AGAIN)

    async def be_sure(self, _: str) -> None:
        async with self.live.lock:
            await self.live.be_sure()

    def overdue(self) -> list[int]:
        """The seats whose person has been gone for longer than the table waits."""
        return [seat for seat, gone in self.live.gone().items() if gone >= self.table.settings.grace * 1000]

    def missed(self, table: Table, seat: int) -> Plan:
        if seat not in self.overdue():
            raise StaleAnswer(f"seat {seat + 1} is here")
        return table.miss(seat)

    def pause(self) -> float:
        """Seconds for whatever happens by itself, whatever is held."""
        return self.table.settings.pace / 1000 * (0.75 + random.random() / 2)

    async def bot_answers(self, cmd: str, seat: int, question: Question) -> None:
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
                    await self.answer_for(cmd, "stood_in", seat, question)
                else:
                    await self.live.act(cmd, partial(self.answer_seen, view=view, seat=seat, number=number, choice=choice))
                return

    def asked(self, seat: int, number: int) -> bool:
        """Whether a question is still open to a seat."""
        return number in [one.number for one in open_to(self.table.playing().state.questions, seat)]

    def answer_seen(self, table: Table, view: State, seat: int, number: int, choice: int) -> Plan:
        """What a bot chose counts for what it saw: else nobody could check it afterwards."""
        if table.running().box.redact(table.running().state, seat) != view:
            raise StaleAnswer("what the bot sees has changed")
        return table.answer(seat, number, choice)

    async def time_is_out(self, cmd: str, seat: int, question: Question) -> None:
        """If it still is: it may have stood still while the store was away."""

        def plan(table: Table) -> Plan:
            if seat not in table.clocks.out(self.hall.now()):
                raise StaleAnswer("there is time again")
            return self.answered_for(table, "timeout", seat, question)

        await self.live.act(cmd, plan)

    async def answer_for(self, cmd: str, kind: str, seat: int, question: Question) -> None:
        await self.live.act(cmd, partial(self.answered_for, kind=kind, seat=seat, question=question))

    def answered_for(self, table: Table, kind: str, seat: int, question: Question) -> Plan:
        """The answer chosen in advance, else the keeper's, by what is seen when it is given."""
        if not self.asked(seat, question.number):
            raise StaleAnswer("it has been answered")
        choice = self.preset_choice(seat, question)
        return table.answer_for(kind, seat, question, choice if choice >= 0 else self.keepers_choice(seat, question))

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

    def presets(self) -> list[tuple[int, Question]]:
        """Who has answered in advance what they are asked now."""
        seats = [seat for seat, one in enumerate(self.table.seats) if one.preset and not one.plays()]
        asked = [(seat, question) for seat in seats for question in open_to(self.table.playing().state.questions, seat)]
        return [(seat, question) for seat, question in asked if self.preset_choice(seat, question) >= 0]

    async def answer_preset(self, cmd: str, seat: int, question: Question) -> None:
        await asyncio.sleep(self.pause())
        with suppress(StaleAnswer):
            await self.live.act(cmd, partial(self.preset_answer, seat=seat, question=question))

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
