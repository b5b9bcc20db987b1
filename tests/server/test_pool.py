"""Where bots think: whoever waits for a process is not thinking yet, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from tabard.server import pool
from tabard.server.pool import Pool


def test_a_crowd_that_waits_for_its_turn_takes_too_long_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        found = Pool(1)
        try:
            await found.ask(time.sleep, 0)  # the process has started
            monkeypatch.setattr(pool, "LONGEST", 3.0)
            await asyncio.gather(*[found.ask(time.sleep, 0.5) for _ in range(8)])
        finally:
            found.close()

    asyncio.run(run())


def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    async def run() -> None:
        found = Pool(1)
        try:
            first = await found.ask(os.getpid)
            for work, given in [(os.kill, (first, signal.SIGKILL)), (time.sleep, (60,))]:
                with pytest.raises((pool.BrokenExecutor, TimeoutError)):
                    await found.ask(work, *given)
                assert await found.ask(os.getpid) != first
        finally:
            found.close()

    asyncio.run(run())


def test_whoever_thinks_beside_one_that_dies_hears_so_and_both_may_ask_again_at_once() -> None:
    async def again(found: Pool) -> int:
        with pytest.raises(pool.BrokenExecutor):
            await found.ask(time.sleep, 60)
        return int(await found.ask(os.getpid))

    async def run() -> None:
        found = Pool(2)
        try:
            first = await found.ask(os.getpid)
            asking = [asyncio.create_task(again(found)) for _ in range(2)]
            await asyncio.sleep(0.2)
            os.kill(first, signal.SIGKILL)
            assert first not in await asyncio.gather(*asking)
            assert found.failures == 2
        finally:
            found.close()

    asyncio.run(run())
