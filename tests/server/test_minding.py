"""What happens by itself at a table: it goes on whatever goes wrong, and when it happens tells nobody anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, select

from tabard.engine.bot import Bot
from tabard.engine.rules import needed, open_to
from tabard.engine.state import OPEN, Question, State
from tabard.server import hall, live, minding
from tabard.server import table as server_table
from tabard.server.app import app_of
from tabard.server.bus import CHANNEL, Bus, RedisBus
from tabard.server.check import judged
from tabard.server.lines import Line
from tabard.server.live import Live
from tabard.server.schema import DOWN, WORKERS
from tabard.server.store import Entry, NotStored, Store
from tabard.server.table import Table
from tests.server.inside import Inside, Json, SetHall, Tab, wait_for_all


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    found = Inside(tmp_path)
    yield found
    found.mistakes.found.clear()
    found.close()


class Round:
    """A table and people who may sit there."""

    def __init__(self, inside: Inside, seats: list[str], **settings: Any) -> None:
        self.inside = inside
        self.tokens = [inside.done("/api/guest", {"name": f"P{at}"})["token"] for at in range(len(seats))]
        asked = {"game": "guillotine", "seats": seats, "pace": 0, **settings}
        self.made: Json = inside.done("/api/tables", asked, self.tokens[0])
        self.path = f"/api/tables/{self.made['id']}"

    def sit(self, at: int, who: int = -1) -> int:
        body = {"name": f"P{at}", "seat": at, "key": self.made["keys"][at]}
        return int(self.inside.done(self.path + "/sit", body, self.tokens[at if who < 0 else who])["seat"])

    def begin(self) -> list[Tab]:
        """All sit down, and everybody has a tab."""
        seats = [at for at, seat in enumerate(self.described()["seats"]) if seat["who"] == "open"]
        for at in seats:
            self.sit(at)
        return [self.tab(at) for at in seats]

    def described(self) -> Json:
        found: Json = self.inside.done(self.path, None, self.tokens[0])
        return found

    def host(self, **asked: Any) -> None:
        self.inside.done(self.path + "/host", asked, self.tokens[0])

    def tab(self, who: int) -> Tab:
        return self.inside.tab(self.made["id"], self.tokens[who])

    @property
    def live(self) -> Live:
        return self.inside.hall.tables[self.made["id"]]


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


def rows(table: Round, kind: str) -> list[int]:
    """The seats of the rows of a kind in the journal."""
    return [row.seat for row in table.live.table.playing().journal.rows if row.kind == kind]


def wait_until(inside: Inside, fits: Callable[[], bool]) -> None:
    """For whatever takes its own time."""
    until = time.monotonic() + 60
    while not fits():
        assert time.monotonic() < until, "it takes too long"
        inside.run(asyncio.sleep(0.01))


def first_answer(tab: Tab, cmd: str) -> Json:
    question = tab.last("now")["moment"]["mine"][0]
    return tab.say({"type": "answer", "cmd": cmd, "to": question["number"], "choose": 0})[-1]


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
    inside.time = inside.hall.time = inside.time + 100_000
    live.minder.changed.set()
    wait_until(inside, lambda: rows(table, "timeout") == [late])
    assert [one.seat for one in sitting.state.questions if one.answer == OPEN] == [bot], "which thinks yet"
    for _ in range(pool.processes):
        pool.free.release()
    wait_until(inside, lambda: rows(table, "answer").count(bot) > 0 and bot == sitting.journal.kept[-1].seat)
    assert len([row for row in sitting.journal.rows if row.kind == "answer" and row.question == question.number]) == 1


# What is taken back, asked and watched


def quiet_answer(tabs: list[Tab]) -> Tab:
    """Play until somebody's answer may be taken back: whose."""
    for count in range(200):
        mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"q{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        if mover.last("now").get("undo"):
            return mover
    raise AssertionError("no answer was quiet")


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 100, "more": 50}, {"kind": "decision", "seconds": 100}])
def test_to_answer_and_take_it_back_gains_no_time(inside: Inside, clock: Json) -> None:
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", clock=clock)
    tabs = table.begin()
    mover = quiet_answer(tabs)
    seat = mover.last("now")["moment"]["seat"]
    mover.say({"type": "undo", "cmd": "first"})
    clocks = table.live.table.clocks
    before = clocks.remaining(seat, inside.time)
    for count in range(3):
        inside.pass_time(2_000)
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        inside.pass_time(2_000)
        mover.say({"type": "undo", "cmd": f"u{count}"})
    thought = before - clocks.remaining(seat, inside.time)
    assert 6_000 <= thought <= 12_000, "all the time in which it was asked has passed"


def test_who_has_taken_back_very_much_takes_back_no_more_and_the_others_do(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_table, "TAKING_BACK", 40)
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", undo="agree")
    tabs = table.begin()
    mover = quiet_answer(tabs)
    for count in range(10):  # the question that was answered and the next one are put in vain: 20 of 40
        assert mover.say({"type": "undo", "cmd": f"u{count}"})[-1]["t"] == "now"
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
    assert "undo" not in mover.last("now")
    for said in ({"type": "undo", "cmd": "u"}, {"type": "ask", "cmd": "a", "what": "undo"}):
        assert "taken back so much" in mover.say(said)[-1]["message"]
    other = quiet_answer(tabs)
    assert other is not mover
    assert other.say({"type": "undo", "cmd": "o"})[-1]["t"] == "now"
    assert verified_fold(inside, table)


def test_claims_presets_and_questions_to_the_table_have_a_limit(inside: Inside) -> None:
    inside.app = app_of(inside.hall, [], 50)
    ann = Round(inside, ["open", "open"], game="swords-and-bagpipes").begin()[0]
    kind = ann.last("now")["moment"]["asked"][0][2]
    for type, facts in [("preset", {"kind": kind, "path": ""}), ("claim", {"choose": 0})]:
        codes = []
        for count in range(30):
            n = {"n": ann.last("now")["moment"]["n"]} if type == "claim" else {}
            codes.append(ann.say({"type": type, "cmd": f"{type} {count}", **facts, **n})[-1].get("code", ""))
        assert [codes[0], codes[-1]] == ["", "too-many"]
        inside.pass_time(60_000)


def test_nobody_is_asked_who_is_not_there_and_a_vote_ends_without_who_leaves(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"], grace=5)
    ann, ben, cleo = table.begin()
    cleo.close()
    inside.pass_time(6_000)
    ann.say({"type": "ask", "cmd": "1", "what": "end"})
    assert ann.last("table")["asking"]["waits"] == [1], "Cleo is away"
    ben.close()
    inside.pass_time(6_000)
    assert (ann.last("table")["state"], ann.last("table")["asking"]) == ("over", None), "nobody else is left to agree"


def test_when_who_has_not_agreed_becomes_a_bot_what_was_asked_happens(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], undo="agree")
    tabs = table.begin()
    mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
    first_answer(mover, "1")
    mover.say({"type": "ask", "cmd": "2", "what": "undo"})
    if mover is tabs[0]:
        table.host(do="bot", seat=1, level="random")
        assert mover.last("table")["asking"] is None
        assert rows(table, "undo") == [0]
        assert verified_fold(inside, table)
    else:  # who asked is gone: nobody is asked any more
        table.host(do="bot", seat=1, level="random")
        assert tabs[0].last("table")["asking"] is None
        assert rows(table, "undo") == []


def verified_fold(inside: Inside, table: Round) -> bool:
    with inside.hall.store.engine.connect() as connection:
        return judged(connection, table.made["id"]) is None


def test_what_is_said_and_taken_back_brings_watchers_no_nearer(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", delay=3)
    tabs = table.begin()
    late = table.live.table.late
    assert late
    mover = quiet_answer(tabs)
    journal = table.live.table.playing().journal
    for count in range(4):
        n = mover.last("now")["moment"]["n"]
        assert mover.say({"type": "claim", "cmd": f"c{count}", "choose": 0, "n": n})[-1]["t"] != "no"
        mover.say({"type": "undo", "cmd": f"u{count}"})
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        assert len(late.journal.kept) <= max(0, len(journal.kept) - 3)


def test_the_host_is_told_who_is_silenced_and_nobody_else_is(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    tabs = table.begin()
    table.host(do="mute", seat=1)
    table.host(do="mute")
    assert [tab.last("table")["muted"] for tab in tabs] == [[-1, 1], []]
    assert table.described()["muted"] == [-1, 1], "also if the page is loaded again"
    table.host(do="unmute", seat=1)
    assert tabs[0].last("table")["muted"] == [-1]


# Several workers, and memory


class Hints(Bus):
    """A bus to nobody that remembers what was said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def publish(self, hint: str) -> None:
        self.said.append(hint)


def several(inside: Inside) -> Hints:
    """As if there were other workers, too."""
    inside.hall.alone = False
    inside.hall.bus = Hints()
    return inside.hall.bus


def here(tab: Tab) -> list[bool]:
    return [seat["here"] for seat in tab.last("table")["seats"]]


def test_who_is_connected_to_another_worker_is_here_until_it_is_gone(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], grace=5)
    ann, ben = table.begin()
    bus = several(inside)
    guest = table.live.table.seats[1].guest
    worker = inside.hall.store.insert(WORKERS).values(id="other", beat=inside.time + 10_000)
    inside.run(inside.hall.store.run(lambda connection: connection.execute(worker)))
    inside.hall.hear(f"{table.made['id']} here other {guest}")
    ben.close()
    inside.pass_time(8_000)
    inside.hall.forget_workers()
    inside.settle()
    assert here(ann) == [True, True]
    assert not table.live.table.seats[1].away, "connected elsewhere is connected"
    inside.hall.hear(f"{table.made['id']} who")
    assert bus.said[-1].startswith(f"{table.made['id']} here {inside.hall.worker} {table.live.table.seats[0].guest}")
    inside.pass_time(20_000)  # without a sign of life of the other
    inside.hall.forget_workers()
    inside.settle()
    assert here(ann) == [True, False]
    inside.pass_time(6_000)
    assert table.live.table.seats[1].away


def test_whoever_sat_down_and_never_came_is_away_after_a_while(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], grace=5)
    table.sit(0)
    ann = table.tab(0)
    table.sit(1)
    inside.pass_time(2_000)
    assert ann.say({"type": "stand", "cmd": "early", "seat": 1})[-1]["t"] == "no"
    inside.pass_time(6_000)
    assert ann.say({"type": "stand", "cmd": "late", "seat": 1})[-1]["t"] != "no"


def test_whoever_is_marked_away_though_they_are_here_is_back_at_once(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    table.begin()
    other = SetHall(Store(inside.url), inside.time)
    other.store.start()
    there = inside.run(other.open(table.made["id"]))
    inside.run(there.act("away", lambda one: one.miss(1)))
    inside.run(table.live.hear_hint(there.table.seq))
    wait_until(inside, lambda: not table.live.table.seats[1].away)
    other.store.close()


def test_a_beat_reads_no_table_that_is_open_already(inside: Inside) -> None:
    tables = [Round(inside, ["open", "open"]) for _ in range(3)]
    for table in tables:
        table.begin()
    several(inside)
    read: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        read.extend([statement] if "FROM entries" in statement else [])

    event.listen(inside.hall.store.engine, "before_cursor_execute", note)
    inside.run(inside.hall.take_over())
    inside.run(inside.hall.repair())
    assert len(read) == 1, "the last numbers of all, at once"


def test_two_seconds_without_a_sign_of_life_do_not_count_for_those_who_think(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], clock={"kind": "bank", "seconds": 100})
    table.begin()
    several(inside)
    left = [table.live.table.clocks.remaining(seat, inside.time) for seat in (0, 1)]
    inside.pass_time(2_000, serving=False)
    assert [table.live.table.clocks.remaining(seat, inside.time) for seat in (0, 1)] == left


def spans(inside: Inside) -> list[int]:
    """Of the spans in which nobody served, as they are stored: how long they were."""
    return [row.until - row.since for row in inside.run(inside.hall.store.read(select(DOWN).order_by(DOWN.c.since)))]


def test_when_nobody_served_is_kept_as_long_as_a_game_was_running_then(inside: Inside) -> None:
    several(inside)
    inside.pass_time(3_000, serving=False)
    older, newer = [Round(inside, ["open", "open"], clock={"kind": "bank", "seconds": 1000}) for _ in range(2)]
    older.begin()
    inside.pass_time(4_000, serving=False)
    newer.begin()
    inside.pass_time(5_000, serving=False)
    assert spans(inside) == [4_000, 5_000], "nobody played when the first was"
    seats = range(2)
    left = [[table.live.table.clocks.remaining(seat, inside.time) for seat in seats] for table in (older, newer)]
    inside.kill()
    inside.start()
    for table, before in zip((older, newer), left):
        inside.run(inside.hall.open(table.made["id"]))
        assert [table.live.table.clocks.remaining(seat, inside.time) for seat in seats] == before
    older.host(do="end")
    newer.host(do="end")
    assert "clocks" not in older.tab(0).last("now"), "what they would say now nobody can tell any more"
    several(inside)
    inside.pass_time(6_000, serving=False)
    assert spans(inside) == []


def test_tables_nobody_needs_leave_the_memory_and_come_back_with_whoever_comes(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "KEPT", 20_000)
    finished, open_yet, waiting, clocked, with_bot = [
        Round(inside, ["open", "open"]), Round(inside, ["open", "open"]), Round(inside, ["open", "open"], grace=5),
        Round(inside, ["open", "open"], clock={"kind": "days", "seconds": 100_000}), Round(inside, ["open", "random"], grace=5),
    ]  # fmt: skip
    for table in (finished, waiting, clocked, with_bot):
        for tab in table.begin():
            tab.close()
    open_yet.described()
    finished.host(do="end")
    for _ in range(3):
        inside.pass_time(25_000)
        inside.run(inside.hall.unload_all())
    assert set(inside.hall.tables) == {clocked.made["id"]}, "only where a clock runs"
    inside.run(inside.hall.take_over())
    assert len(inside.hall.tables) == 1
    tabs = [waiting.tab(at) for at in (0, 1)]
    mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
    assert first_answer(mover, "later")["t"] == "now"
    assert waiting.live.minder.task, "and it is minded again"
    ann = with_bot.tab(0)
    before = rows(with_bot, "answer").count(1)
    while rows(with_bot, "answer").count(1) == before:
        first_answer(ann, f"{len(ann.frames)}")


def test_for_a_stranger_no_table_is_read_into_memory(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"])
    stranger, friend = [inside.done("/api/guest", {"name": name})["token"] for name in ("Stranger", "Friend")]
    renewed = [inside.done(table.path + "/host", {"do": "renew", "seat": at}, table.tokens[0])["key"] for at in (1, -1)]

    def asked(door: str, body: Any, token: str) -> int:
        """By somebody, after everybody has been gone for long."""
        inside.kill()
        inside.start()
        assert not inside.hall.tables
        return inside.ask("GET" if body is None else "POST", table.path + door, body, token)[0]

    for door in ("", "/log", "/journal", "/past/0", "/hint"):
        assert asked(door, None, stranger) == 404
        assert not inside.hall.tables
    for door, body in [("sit", {"name": "S", "seat": 0, "key": "x"}), ("sit", {"name": "S"}), ("sit", {"name": "S", "key": "x"}),
                       ("look", {"seat": 0, "key": "x"}), ("watch", {"key": "x"}), ("watch", {}), ("rematch", {}), ("pass", {}),
                       ("host", {"do": "end"})]:  # fmt: skip
        assert asked(f"/{door}", body, stranger) == 404
        assert not inside.hall.tables, door
    assert inside.tab(table.made["id"], stranger).open is False
    assert not inside.hall.tables
    for door, body in [("look", {"seat": 0, "key": table.made["keys"][0]}), ("look", {"key": renewed[1]}),
                       ("watch", {"key": renewed[1]}), ("sit", {"name": "F", "seat": 1, "key": renewed[0]})]:  # fmt: skip
        assert asked(f"/{door}", body, friend) == 200, door
    for key in (table.made["keys"][1], table.made["watch"]):
        assert asked("/look", {"seat": 1, "key": key}, stranger) == 404, "it is changed"
    assert asked("", None, friend) == 200
