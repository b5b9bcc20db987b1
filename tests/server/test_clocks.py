"""Clocks, people who are gone, and answers chosen in advance."""

from __future__ import annotations

import asyncio
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.server.clock import LEAST, Clocks, Down
from tabard.server.wire import Clock
from tests.server.network import Line, Seated, Server
from tests.server.test_play import settle

BANK = Clock(kind="bank", seconds=60, more=5)


def test_a_bank_runs_while_its_seat_thinks_and_grows_with_each_answer() -> None:
    clocks = Clocks(BANK, 2, Down([]))
    clocks.follow({0}, -1, 1_000)
    assert (clocks.remaining(0, 11_000), clocks.remaining(1, 11_000)) == (50_000, 60_000)
    clocks.follow({1}, 0, 11_000)
    assert (clocks.remaining(0, 90_000), clocks.remaining(1, 31_000)) == (55_000, 40_000)
    clocks.follow({0, 1}, 1, 31_000)
    assert clocks.left == [55_000, 45_000]


def test_time_for_a_decision_is_the_same_each_time() -> None:
    clocks = Clocks(Clock(kind="decision", seconds=10), 2, Down([]))
    clocks.follow({0, 1}, -1, 0)
    clocks.follow({0, 1}, 0, 4_000)
    assert (clocks.remaining(0, 9_000), clocks.remaining(1, 9_000)) == (5_000, 1_000)
    assert (clocks.out(9_000), clocks.out(10_000), clocks.out(14_000)) == ([], [1], [0, 1])
    assert clocks.running(9_000) == [5_000, 1_000]


def test_who_is_still_thinking_keeps_thinking_when_others_answer() -> None:
    clocks = Clocks(BANK, 3, Down([]))
    clocks.follow({0, 1, 2}, -1, 0)
    clocks.follow({1, 2}, 0, 10_000)
    clocks.follow({2}, 1, 20_000)
    assert clocks.remaining(2, 30_000) == 30_000


def test_after_a_timeout_there_is_a_little_time_again() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=10), 1, Down([]))
    clocks.follow({0}, -1, 0)
    assert clocks.out(10_000) == [0]
    clocks.follow({0}, 0, 10_500)
    assert clocks.remaining(0, 10_500) == LEAST


def test_only_whoever_had_no_time_left_has_a_little_again() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=10, more=1), 2, Down([]))
    clocks.follow({0}, -1, 0)
    clocks.follow({0, 1}, 0, 9_000)
    assert clocks.remaining(0, 9_000) == 2_000, "two seconds are two seconds"
    clocks.follow({1}, 0, 10_500)
    assert clocks.remaining(0, 10_500) == 1_500
    clocks.follow({0}, 1, 19_000)
    assert clocks.remaining(1, 19_000) == LEAST + 1_000


def test_what_an_answer_brought_goes_with_it_and_what_was_thought_stays_thought() -> None:
    bank, decision = Clocks(BANK, 2, Down([])), Clocks(Clock(kind="decision", seconds=60), 2, Down([]))
    for clocks in (bank, decision):
        clocks.follow({0}, -1, 0)
        clocks.follow({0}, 0, 10_000)  # its next question
        clocks.follow({1}, 0, 30_000)
        clocks.follow({0}, -1, 35_000, 2)
    assert [clocks.remaining(0, 35_000) for clocks in (bank, decision)] == [30_000, 30_000], "10 and 20 seconds were thought"
    assert [clocks.remaining(1, 35_000) for clocks in (bank, decision)] == [55_000, 60_000]


Spans = st.lists(st.tuples(st.integers(0, 2_000), st.integers(1, 200)), max_size=6)


@given(Spans, st.integers(0, 2_000), st.integers(0, 2_000))
def test_clocks_stand_still_while_nobody_serves(spans: list[tuple[int, int]], since: int, length: int) -> None:
    down: list[tuple[int, int]] = []
    for begin, long in sorted(spans):
        if not down or begin >= down[-1][1]:
            down.append((begin, begin + long))
    until = since + length
    served = len([one for one in range(since, until) if not any(begin <= one < end for begin, end in down)])
    clocks = Clocks(BANK, 1, Down(down))
    clocks.follow({0}, -1, since)
    assert clocks.thought(0, until) == served


def test_when_time_is_out_the_table_answers_and_the_journal_says_so(server: Server) -> None:
    table = server.table("guillotine", 2, clock={"kind": "decision", "seconds": 1})

    async def run() -> None:
        async with table.line(table.tokens[0]) as line:
            await line.until("now")
            assert all(0 <= left <= 1000 for left in line.now["clocks"])
            n = line.now["moment"]["n"]
            await line.until("now", lambda told: told["moment"]["n"] >= n + 4)
            said = [event[0] for one in line.heard if one["t"] == "now" for event in one["moment"]["events"]]
            assert "noted-timeout" in said
        table.host(do="end")

    asyncio.run(run())


def test_an_answer_chosen_in_advance_is_given_and_told_to_nobody(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            for line in (a, b):
                await line.until("now")
            mover, other = (a, b) if a.asked() else (b, a)
            heard = len(mover.heard)
            assert (await other.done("preset", kind="play", path="pass"))["preset"] == {"play": "pass"}
            assert (await other.done("preset", kind="no such", path="x"))["code"] == "bad-request"
            while not any(one["t"] == "now" and one["moment"]["n"] > 4 for one in mover.heard):
                n = mover.now["moment"]["n"]
                else_asked = [one for one in mover.now["moment"]["asked"] if one[3] and one[2] != "play"]
                if mover.asked():
                    await mover.answer(mover.asked()[0], len(mover.asked()[0]["options"]) - 1)
                elif else_asked:  # by a noble the other has collected: nothing was chosen in advance for that
                    number = else_asked[0][0]
                    while number not in [one["number"] for one in other.asked()]:
                        await other.hear()
                    await other.answer(next(one for one in other.asked() if one["number"] == number), 0)
                    while mover.now["moment"]["n"] <= n:
                        await mover.hear()
                else:
                    await mover.hear()
            assert "preset" not in str([one for one in mover.heard[heard:] if one["t"] == "now" and one.get("preset")])
            while other.now["moment"]["n"] <= 4:
                await other.hear()
            assert (await other.done("preset", kind="play", path=""))["t"] in ("now", "done")

    asyncio.run(run())


def test_somebody_who_is_gone_can_be_replaced_and_comes_back_at_any_moment(server: Server) -> None:
    table = server.table("guillotine", 2, grace=0)

    async def run() -> None:
        async with table.line(table.tokens[0]) as line:
            async with table.line(table.tokens[1]) as other:
                await other.until("now")
                assert (await line.done("stand", seat=1))["code"] == "bad-request", "they are here"
            await line.until("table", lambda told: not told["seats"][1]["here"])
            for _ in range(100):
                if (await line.done("stand", seat=1))["t"] != "no":
                    break
                await asyncio.sleep(0.05)
            await line.until("table", lambda told: told["seats"][1]["kept"]) if not line.table["seats"][1]["kept"] else None
            async with table.line(table.tokens[1]) as other:
                await line.until("table", lambda told: not told["seats"][1]["kept"])
                assert (await other.until("table"))["you"] == 1

    asyncio.run(run())


def test_clocks_do_not_run_while_the_server_is_down(own: Server) -> None:
    made = time.monotonic()
    table = own.table("guillotine", 2, clock={"kind": "bank", "seconds": 100})

    async def left() -> list[int]:
        async with table.line(table.tokens[0]) as line:
            await line.until("now")
            found: list[int] = line.now["clocks"]
            return found

    before = asyncio.run(left())
    began = time.monotonic()
    served = (began - made) * 1000  # what was served since the last sign of life is given back
    own.kill()
    time.sleep(3)
    own.start(own.port)
    after = asyncio.run(left())
    passed = (time.monotonic() - began) * 1000
    ran = sum(before) - sum(after)
    assert -served <= ran < passed - 2_500, "at most what the server still served, or served again"


async def asked_together(lines: list[Line]) -> list[Line]:
    """Play until several are asked at once: those who are."""
    for _ in range(30):
        for line in lines:
            await settle(line)
        asked = [line for line in lines if line.asked() and line.asked()[0]["needed"]]
        if len(asked) > 1:
            return asked
        await asked[0].answer(asked[0].asked()[0], 0)
    raise AssertionError("nobody is asked together")


@pytest.mark.parametrize("veiled", [False, True])
def test_at_a_veiled_table_no_clock_tells_who_has_sealed(server: Server, veiled: bool) -> None:
    table = server.table("swords-and-bagpipes", 3, veiled=veiled, clock={"kind": "bank", "seconds": 1000, "more": 500})

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b, table.line(table.tokens[2]) as c:
            line, other = (await asked_together([a, b, c]))[:2]
            seat, mine = [one.table["you"] for one in (line, other)]
            await line.answer(line.asked()[0], 0)
            async with table.line(table.tokens[mine]) as again:
                told = (await again.until("now"))["clocks"]
                assert told[mine] > 0, "one's own"
                assert (told[seat] == -1) is veiled
            assert line.now["clocks"][seat] > 1_000_000, "the answer is in, and there is more time"

    asyncio.run(run())


def test_watchers_who_are_behind_see_no_clock_of_now(server: Server) -> None:
    watcher = server.person("Eye")
    for delay in (0, 3):
        table = server.table("guillotine", 2, delay=delay, clock={"kind": "bank", "seconds": 1000})
        server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

        async def run(table: Seated = table) -> int:
            async with table.line(watcher) as eye:
                return len((await eye.until("now")).get("clocks", []))

        assert asyncio.run(run()) == (0 if delay else 2)
