"""What happens by itself at a table: it goes on whatever goes wrong, and when it happens tells nobody anything."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import Connection

from tabard.engine.bot import Bot
from tabard.engine.rules import needed, open_to
from tabard.engine.state import OPEN, Question, State
from tabard.server import hall, minding
from tabard.server.bus import CHANNEL, RedisBus
from tabard.server.lines import Line
from tabard.server.live import Live
from tabard.server.store import Entry, NotStored
from tabard.server.table import Table
from tests.server.inside import Inside, Round, first_answer, rows, wait_for_all, wait_until

# Seats that go at the deal


def test_when_closed_seats_go_at_the_deal_who_had_left_is_still_waited_for(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"], grace=5)
    assert (table.sit(0), table.sit(2)) == (0, 2)
    table.tab(2).close()
    table.host(do="close", seat=1)
    ann = table.tab(0)
    assert ann.last("table")["state"] == "playing"
    inside.pass_time(6_000)
    assert ann.say({"type": "stand", "cmd": "stand", "seat": 1})[-1]["t"] != "no"
    assert ann.last("table")["seats"][1]["kept"]


def test_a_link_still_opens_its_seat_when_one_before_it_has_gone(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"])
    table.sit(0)
    table.host(do="close", seat=1)
    table.host(do="bot", seat=2, level="random")
    assert [seat["who"] for seat in table.described()["seats"]] == ["person", "bot"]
    assert table.sit(2) == 1, "the link says 2, and the seat is 1 by now"
    for at, key in [(1, 1), (2, 0), (0, 2)]:
        body = {"name": "x", "seat": at, "key": table.made["keys"][key]}
        assert inside.ask("POST", table.path + "/sit", body, table.tokens[1])[0] == 404


# What goes wrong


class Stumbling(Bot):
    """A bot with a mistake in it."""

    def choose(self, view: State, question: Question) -> int:
        raise ZeroDivisionError


@pytest.mark.parametrize("level", ["random", "search:2000it"])
def test_for_a_bot_that_stumbles_or_whose_process_dies_another_answers(inside: Inside, level: str) -> None:
    table = Round(inside, ["open", level])
    table.sit(0)
    if level == "random":
        table.live.table.bots[(1, level)] = Stumbling(0)
    pool = inside.hall.pool

    def stood_in() -> bool:
        for process in (pool.executor._processes or {}).values() if pool.executor else []:
            process.kill()
        for question in open_to(table.live.table.playing().state.questions, 0):
            inside.run(table.live.act(f"a{question.number}", partial(Table.answer, seat=0, number=question.number, choice=0)))
        return bool(rows(table, "stood_in"))

    wait_until(inside, stood_in)
    assert set(rows(table, "stood_in")) == {1}
    assert table.live.minder.task
    assert not table.live.minder.task.done()


def test_a_mistake_in_minding_is_logged_and_the_table_goes_on(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "AGAIN", 0.01)
    table = Round(inside, ["open", "random"])
    right = Table.bots_turn
    monkeypatch.setattr(Table, "bots_turn", lambda _: 1 // 0)
    with suppress(AssertionError):  # the mistake is found
        table.sit(0)
    wait_until(inside, lambda: len(inside.mistakes.found) > 1)
    assert "minding-broken" in inside.mistakes.found[0]
    monkeypatch.setattr(Table, "bots_turn", right)
    inside.run(asyncio.sleep(0.02))
    inside.mistakes.found.clear()
    ann = table.tab(0)
    first_answer(ann, "1")
    assert set(rows(table, "answer")) >= {0, 1}, "the bot, too"


def test_work_that_fails_by_a_mistake_does_not_stop_the_writer(inside: Inside) -> None:
    def stumble(_: Connection) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        store = inside.hall.store
        entry = Entry("x", 0, "\ud800", 0, "chat", 0, "{}")  # no text
        fine = Entry("x", 0, "fine", 0, "chat", 0, "{}")
        async with asyncio.timeout(30):
            told = await asyncio.gather(store.run(stumble), store.append(entry), store.append(fine), return_exceptions=True)
            assert [type(one) for one in told] == [ZeroDivisionError, NotStored, bool], "the others of its commit are written"
            assert await store.append(msgspec.structs.replace(fine, seq=1, cmd="next"))

    inside.run(run())


def test_a_hint_that_cannot_be_read_is_not_the_last(redis: str) -> None:
    async def run() -> None:
        heard: list[str] = []

        def hear(hint: str) -> None:
            heard.append(hint)
            assert hint != "wrong"

        bus = RedisBus(redis)
        await bus.start(hear)
        try:
            async with asyncio.timeout(30):
                while "right" not in heard:
                    await bus.redis.publish(CHANNEL, b"\xff")
                    for hint in ("wrong", "right"):
                        bus.publish(hint)
                    await asyncio.sleep(0.05)
        finally:
            await bus.close()

    asyncio.run(run())


def test_a_table_that_cannot_be_read_on_stops_no_signs_of_life(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "BEAT", 0.01)
    broken, other = [Round(inside, ["open", "open"]) for _ in range(2)]
    tabs = [*broken.begin(), *other.begin()]
    live = broken.live
    inside.hall.alone = False
    entry = Entry(live.table.id, live.table.seq, "?", 0, "row", 0, '{"lines": ["[1]"]}')
    inside.run(inside.hall.store.append(entry))
    inside.hall.stored.clear()
    going = [inside.loop.create_task(one) for one in (inside.hall.beat_on(), inside.hall.go_on())]
    wait_until(inside, lambda: live.table.id not in inside.hall.tables)
    inside.hall.stored.clear()
    wait_until(inside, inside.hall.stored.is_set)
    assert not any(task.done() for task in going)
    inside.mistakes.found.clear()
    for task in going:
        task.cancel()
    inside.run(wait_for_all(going))
    assert [tab.going() for tab in tabs] == [False, False, True, True], "who was there is told to come back"
    inside.tabs = tabs[2:]


# When a bot answers


def test_what_people_do_meanwhile_delays_no_bot(inside: Inside) -> None:
    table = Round(inside, ["open", "random"], pace=400)

    async def run() -> None:
        live = table.live
        while live.table.bots_turn() is None:
            for question in open_to(live.table.playing().state.questions, 0):
                await live.act(f"a{question.number}", partial(Table.answer, seat=0, number=question.number, choice=0))
        before = rows(table, "answer").count(1)
        for count in range(100):
            if rows(table, "answer").count(1) > before:
                return
            await live.act(f"chat {count}", lambda one: one.say(0, "", "Ann", "hello"))
            await asyncio.sleep(0.05)
        raise AssertionError("as long as somebody talks, the bot does not answer")

    table.sit(0)
    inside.run(run())


def test_when_a_bot_answers_does_not_tell_how_many_options_it_had(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "ALLOWANCE", 0.1)
    table = Round(inside, ["search:1it", "search:1it"], pace=40)
    times: list[float] = []
    inside.run(inside.hall.open(table.made["id"]))

    def hear(data: bytes) -> bool:
        times.extend([time.monotonic()] if b'"now"' in data else [])
        return True

    table.live.lines.append(Line("", "", -1, None, hear))

    async def run() -> set[bool]:
        await inside.hall.begin(table.live)
        while not (kinds := told()) >= {True, False} and table.live.table.state == "playing":
            await asyncio.sleep(0.05)
        return kinds

    def told() -> set[bool]:
        """Whether somebody had one option or several, of all who have answered."""
        found, again = set(), table.live.table.playing().journal.anew()
        for row in table.live.table.playing().journal.kept:
            found.add(len(again.box.question(again.state, row.question, row.seat).options) == 1)
            again.fold(row)
        return found

    assert inside.run(run()) == {True, False}
    gaps = [after - before for before, after in pairwise(times)]
    assert len(gaps) > 2
    assert min(gaps) > 0.03 + 0.1 - 0.01, "nobody is faster than the slowest may be"
    table.live.minder.stop()


async def all_asked(live: Live) -> list[int]:
    """Answer for people until several of them are asked at once: who."""
    while len(asked := needed(live.table.playing().state.questions)) < 3:
        number, seat = asked[0].number, asked[0].seat
        await live.act(f"a{number}", partial(Table.answer, seat=seat, number=number, choice=0))
    return [question.seat for question in asked]


def test_what_is_due_for_others_happens_while_a_bot_thinks(inside: Inside) -> None:
    """A bot that waits for its turn to think, beside one who has answered in advance and one whose time runs out."""
    clock = {"kind": "decision", "seconds": 100}
    table = Round(inside, ["open"] * 4, game="swords-and-bagpipes", clock=clock, grace=200)
    table.begin()
    live, pool = table.live, inside.hall.pool
    bot, early, late = inside.run(all_asked(live))
    for _ in range(pool.processes):
        inside.run(pool.free.acquire())
    inside.run(live.act("bot", lambda one: one.seat_bot(bot, "search:1it")))
    wait_until(inside, lambda: bool(live.minder.doing))
    sitting = live.table.playing()
    question = open_to(sitting.state.questions, early)[0]
    path = " ".join(sitting.box.show.path(sitting.state, question, question.options[0]))
    kind = sitting.box.kinds[question.kind].name
    inside.run(live.act("preset", lambda one: one.set_preset(early, kind, path, "game")))
    wait_until(inside, lambda: rows(table, "answer")[-1] == early)
    inside.let_pass(100_000)
    wait_until(inside, lambda: rows(table, "timeout") == [late])
    assert [one.seat for one in sitting.state.questions if one.answer == OPEN] == [bot], "which thinks yet"
    for _ in range(pool.processes):
        pool.free.release()
    wait_until(inside, lambda: rows(table, "answer").count(bot) > 0 and bot == sitting.journal.kept[-1].seat)
    assert len([row for row in sitting.journal.rows if row.kind == "answer" and row.question == question.number]) == 1
