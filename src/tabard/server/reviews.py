"""Reviews of finished games: made one after the other in processes that all others come before, and kept for a second look."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from tabard.engine.errors import Refused
from tabard.review.making import BUDGET, summed_up
from tabard.review.weighing import Outlook, Weighed, beginning, dealt, read_here, weigh
from tabard.server import logs
from tabard.server.limits import TooMany
from tabard.server.pool import Pool
from tabard.server.refusals import Forbidden
from tabard.server.wire import Reviewing

BEHIND: Final = 10  # os.nice: bots and hints come first
LONGEST: Final = 120.0  # seconds for one part of the work
TRIES: Final = 50_000  # for one game: where there are more decisions, each has fewer
FEWEST: Final = 50  # … but so many
AT_ONCE: Final = 2  # reviews of one address, those that wait too
WAITING: Final = 20  # … and of all
KEPT: Final = 200  # the oldest goes first
SPARED: Final = 600.0  # seconds for which what was done of a review that failed is kept, for whoever has it tried again


class NoReview(Refused):
    """It could not be made."""

    code = "broken"


# In a process of the pool


def counted(text: str) -> tuple[int, int]:
    """How many steps a game has, and how many decisions."""
    steps = read_here(text)[1]
    return len(steps), sum([len(step.asked) for step in steps])


def packed(text: str, budget: int, first: list[Outlook], weighed: list[Weighed]) -> bytes:
    """All of it as JSON, as `tabard review --json` has it."""
    return gzip.compress(msgspec.json.encode(summed_up(read_here(text)[0], budget, first, weighed)), mtime=0)


# In the server


class Work:
    """A review that is being made, or could not be."""

    def __init__(self) -> None:
        self.address = ""  # of whoever asked first
        self.far = Reviewing()
        self.found: list[Any] = []  # its parts; None where one is missing
        self.failed = False


class Reviews:
    """Those of one worker."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None], bool], Any], budget: int = BUDGET) -> None:
        self.spawn = spawn
        self.budget = budget  # tries for each decision, at most
        self.pool = Pool(max(1, (os.cpu_count() or 2) // 2), BEHIND, LONGEST)
        self.turn = asyncio.Lock()
        self.works: dict[str, Work] = {}
        self.spared: dict[str, Work] = {}  # that have failed, and somebody has been told so
        self.kept: dict[str, bytes] = {}  # packed

    def look(self, id: str, text: Callable[[], str], address: str) -> bytes | Reviewing:
        """The review of a table's game, or how far it is; it is begun for whoever asks first."""
        if id in self.kept:
            return self.kept[id]
        if id not in self.works:
            self.check(address)
            self.works[id] = work = self.spared.pop(id, None) or Work()
            work.address, work.failed = address, False
            self.spawn(self.make(id, text, work), True)
        if self.works[id].failed:
            self.spared[id] = self.works.pop(id)  # whoever asks again has the rest of it tried again
            raise NoReview("the review could not be made; the host finds why in the log")
        return self.works[id].far

    def check(self, address: str) -> None:
        if not self.budget:
            raise Forbidden("this server makes no reviews")
        busy = self.waiting()
        if busy.count(address) >= AT_ONCE or len(busy) >= WAITING:
            raise TooMany("there are reviews being made already; wait until they are")

    def waiting(self) -> list[str]:
        """The addresses for which reviews are being made."""
        return [work.address for work in self.works.values() if not work.failed]

    async def make(self, id: str, text: Callable[[], str], work: Work) -> None:
        try:
            async with self.turn:
                self.kept[id] = await self.made(text(), work)
            del self.works[id]
        except Exception:
            logs.broken("review-broken")
            work.failed = True
            asyncio.get_running_loop().call_later(SPARED, self.forget, id, work)
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        if not self.waiting():
            self.pool.close()  # what it needs of memory others can use

    def forget(self, id: str, work: Work) -> None:
        """Unless somebody has it tried again."""
        for works in (self.works, self.spared):
            if works.get(id) is work and work.failed:
                del works[id]

    async def made(self, text: str, work: Work) -> bytes:
        steps, decisions = await self.pool.ask(counted, text)
        budget = min(self.budget, max(FEWEST, TRIES // max(1, decisions)))
        parts: list[tuple[Any, ...]] = [(beginning, text, budget), (dealt, text, budget)]
        parts += [(weigh, text, step, budget) for step in range(steps)]
        found = work.found = work.found or [None] * len(parts)
        left = iter([(at, part) for at, part in enumerate(parts) if found[at] is None])
        work.far.of, work.far.done = len(parts), len(parts) - found.count(None)

        async def do() -> None:
            for at, part in left:
                found[at] = await self.pool.ask(*part)
                work.far.done += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(self.pool.processes):
                group.create_task(do())
        return bytes(await self.pool.ask(packed, text, budget, found[:2], found[2:]))
