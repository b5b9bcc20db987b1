"""What happens by itself at a table: bots, clocks, presets, and seats whose person is gone."""

from __future__ import annotations

import asyncio
import math
import random
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
        self.changed = asyncio.Event()

    def start(self) -> None:
        if self.task is None or self.task.done():
            self.task = self.hall.spawn(self.keep_going(), endless=True)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

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
        due += [max(0.0, self.table.settings.grace - (now - since) / 1000) for since in self.live.gone().values()]
        return min([*due, 30.0]) + 0.01

    async def next_by_itself(self) -> bool:
        """One thing that is due; whether there was one."""
        if self.live.unsure:
            async with self.live.lock:
                await self.live.be_sure()
        table = self.table
        if table.asking is not None and not table.asking.waits:
            return await self.live.act(f"agreed:{table.seq}", Table.agreed)
        turn = table.bots_turn()
        if turn is not None:
            return await self.bot_answers(*turn)
        for seat in table.clocks.out(self.hall.now()):
            return await self.time_out(seat)
        for seat, one in enumerate(table.seats):
            if one.preset and await self.answer_preset(seat):
                return True
        for seat in self.overdue():
            return await self.live.act(f"away:{seat}:{table.seq}", partial(self.missed, seat=seat))
        return False

    def overdue(self) -> list[int]:
        """The seats whose person has been gone for longer than the table waits."""
        since = self.hall.now() - self.table.settings.grace * 1000
        return [seat for seat, left in self.live.gone().items() if left <= since]

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
                return await self.live.act(f"bot:{seat}:{number}", plan)
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

        return await self.live.act(f"{kind}:{seat}:{question.number}", plan)

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
                plan = partial(self.preset_answer, seat=seat, question=question)
                with suppress(StaleAnswer):
                    await self.live.act(f"preset:{seat}:{question.number}", plan)
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
