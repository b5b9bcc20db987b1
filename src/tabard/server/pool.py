"""Where bots think: quick ones here and now, those that search in processes of their own, never longer than they may."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

from tabard.bots import analyse, bot, check_name
from tabard.bots.levels import LEVELS, is_level
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest
from tabard.engine.save import header
from tabard.engine.state import Question, State
from tabard.games import box_of, game
from tabard.server import logs, wire
from tabard.server.table import Table

QUICK: Final = ("random", "steady")
LONGEST: Final = 5.0  # seconds a bot may think; then the keeper answers for it
START: Final = 60.0  # seconds a process may take to start
MOST: Final = 2000  # iterations a guest may ask for
BEHIND: Final = 5  # what people do comes first: by how much those who think step back (os.nice)
BOXES: Final[dict[tuple[str, int], Box[Any]]] = {}  # of a process that thinks


def check_level(level: str, of: str) -> None:
    """The bots that may sit at a table of a game: those that answer in good time, and can be checked afterwards."""
    budget = level.removeprefix("search:").removesuffix("it")
    if level in QUICK:
        return
    if is_level(level):
        return check_name(level, game(of))
    if level == f"search:{budget}it" and budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST:
        return
    known = ", ".join([*LEVELS, *QUICK])
    raise BadRequest(f"there is no bot '{level}' for this table; expected {known} or search:Nit with N from 1 to {MOST}")


def step_back(behind: int) -> None:
    """In a process of the pool, when it starts (and has read all it needs): what people do comes first."""
    os.nice(behind)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Nobody would stop a process whose server was killed."""
    server = parent_process()
    assert server
    server.join()
    os._exit(1)


def think(head: dict[str, Any], level: str, seed: str, view: State, question: Question) -> int:
    """In a process of the pool: answer."""
    return bot(level, box_here(head), seed).choose(view, question)


def box_here(head: dict[str, Any]) -> Box[Any]:
    """The box, made if it is new in this process."""
    key = (head["fingerprint"], head["seats"])
    if key not in BOXES:
        if len(BOXES) > 50:
            BOXES.clear()
        BOXES[key] = box_of(head)
    return BOXES[key]


def weigh(head: dict[str, Any], view: State, question: Question) -> wire.Hint:
    """In a process of the pool: the option to be advised, what it promises, and why."""
    found = analyse(box_here(head), view, question)
    best, mix = found.options[found.advised], [round(one.mix, 3) for one in found.options if one.mix >= 0]
    share, error = round(best.shares[found.seat], 4), round(best.error, 4)
    return wire.Hint(to=question.number, choose=found.advised, share=share, error=error, mix=mix, reasons=best.reasons)


class Pool:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int = 0, behind: int = BEHIND, longest: float = LONGEST) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.behind = behind
        self.longest = longest
        self.free = asyncio.Semaphore(self.processes)
        self.executor: ProcessPoolExecutor | None = None
        self.ready: asyncio.Future[Any]  # when all its processes have started
        self.failures = 0

    async def choose(self, table: Table, seat: int, level: str, view: State, question: Question) -> int:
        """What the bot answers, or -1 if it has failed."""
        if len(question.options) == 1:
            return 0
        for _ in range(2):
            try:
                if level in QUICK:
                    return table.bot_at(seat, level).choose(view, question)
                journal = table.playing().journal
                head, seed = header(journal.box, "box"), journal.seed_for("bot", seat)
                return int(await self.ask(think, head, level, seed, view, question))
            except (BrokenExecutor, TimeoutError):
                logs.warn("bot-failed", level=level)
            except Exception:
                logs.broken("bot-broken", level=level)
                break
        return -1

    async def hint(self, box: Box[Any], view: State, question: Question) -> wire.Hint:
        """What is advised and why; if nobody can think now, what a steady player would do."""
        try:
            found: wire.Hint = await self.ask(weigh, header(box, "box"), view, question)
            return found
        except (BrokenExecutor, TimeoutError):
            pass
        except Exception:
            logs.broken("hint-broken")
        return wire.Hint(to=question.number, choose=bot("steady", box, "hint").choose(view, question))

    async def ask(self, work: Callable[..., Any], *given: Any) -> Any:
        """As soon as a process is free: who waits for one, or for its start, is not thinking yet."""
        async with self.free:
            executor = self.executor or self.start()
            try:
                await asyncio.wait_for(asyncio.shield(self.ready), START)
                return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(executor, work, *given), self.longest)
            except (BrokenExecutor, TimeoutError):
                self.failures += 1
                self.give_up(executor)
                raise

    def start(self) -> ProcessPoolExecutor:
        executor = self.executor = ProcessPoolExecutor(self.processes, get_context("spawn"), step_back, (self.behind,))
        loop = asyncio.get_running_loop()
        self.ready = asyncio.gather(*[loop.run_in_executor(executor, int) for _ in range(self.processes)])
        return executor

    def give_up(self, executor: ProcessPoolExecutor) -> None:
        """Whoever waits for what it thinks about hears so, and whoever asks next has new processes."""
        for process in list((executor._processes or {}).values()):
            process.kill()
        if self.executor is executor:
            self.executor = None

    def close(self) -> None:
        if self.executor is not None:
            self.give_up(self.executor)
