"""Where bots think: quick ones here and now, those that search in processes of their own, never longer than they may."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from tabard.bots import bot
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest
from tabard.engine.save import header
from tabard.engine.state import Question, State
from tabard.games import box_of
from tabard.server.table import Table

QUICK: Final = ("random", "steady")
LONGEST: Final = 5.0  # seconds a bot may take in all; then the keeper answers for it
MOST: Final = 2000  # iterations a guest may ask for
BOXES: Final[dict[tuple[str, int], Box[Any]]] = {}  # of a process that thinks


def check_level(level: str) -> None:
    """The bots that may sit at a table: those that answer in good time, and can be checked afterwards."""
    budget = level.removeprefix("search:").removesuffix("it")
    if level in QUICK:
        return
    if level == f"search:{budget}it" and budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST:
        return
    raise BadRequest(f"there is no bot '{level}' for this table; expected random, steady or search:Nit with N from 1 to {MOST}")


def think(head: dict[str, Any], level: str, seed: str, view: State, question: Question) -> int:
    """In a process of the pool: make the box if it is new here, and answer."""
    key = (head["fingerprint"], head["seats"])
    if key not in BOXES:
        if len(BOXES) > 50:
            BOXES.clear()
        BOXES[key] = box_of(head)
    return bot(level, BOXES[key], seed).choose(view, question)


class Pool:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.executor: ProcessPoolExecutor | None = None
        self.failures = 0

    async def choose(self, table: Table, seat: int, level: str, view: State, question: Question) -> int:
        """What the bot answers, or -1 if it has failed."""
        if len(question.options) == 1:
            return 0
        if level in QUICK:
            return table.bot_at(seat, level).choose(view, question)
        journal = table.playing().journal
        head, seed = header(journal.box, "box"), journal.seed_for("bot", seat)
        for _ in range(2):
            try:
                return await self.ask(head, level, seed, view, question)
            except (BrokenExecutor, TimeoutError):
                self.failures += 1
                self.renew()
        return -1

    async def ask(self, head: dict[str, Any], level: str, seed: str, view: State, question: Question) -> int:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(loop.run_in_executor(self.executor, think, head, level, seed, view, question), LONGEST)

    def renew(self) -> None:
        """Begin again with new processes; what the old ones think about is given up."""
        executor, self.executor = self.executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.terminate()
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.renew()
