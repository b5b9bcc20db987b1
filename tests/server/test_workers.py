"""Several workers: who is connected where, signs of life, and what each keeps in memory."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event, select, update

from tabard.engine.rules import needed, open_to
from tabard.server import hall, live, minding
from tabard.server.bus import Bus
from tabard.server.live import Live
from tabard.server.schema import DOWN, TABLES, WORKERS
from tabard.server.store import Store
from tabard.server.table import Table
from tests.server.inside import Inside, Round, SetHall, Tab, first_answer, rows, wait_until


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
    bus.said.clear()
    inside.hall.hear(f"{table.made['id']} who")
    assert bus.said == [f"{table.made['id']} here {inside.hall.worker} {table.live.table.seats[0].guest}"]
    inside.pass_time(20_000)  # without a sign of life of the other
    inside.hall.forget_workers()
    inside.settle()
    assert here(ann) == [True, False]
    inside.pass_time(6_000)
    assert table.live.table.seats[1].away


def test_who_watches_is_counted_once_wherever_they_are_connected(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], listed=True)
    ann = table.begin()[0]
    eye = inside.done("/api/guest", {"name": "Eye"})["token"]
    tabs = [inside.tab(table.made["id"], eye) for _ in range(2)]
    assert ann.last("table")["watchers"] == 1, "in two tabs"
    for guests, count in [("somebody", 2), ("somebody,nobody", 3), ("", 1)]:
        inside.hall.hear(f"{table.made['id']} here other {guests}")
        inside.settle()
        assert ann.last("table")["watchers"] == tabs[1].last("table")["watchers"] == count


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
    assert "GROUP BY" not in read[0], "each is the last of an index: what happened is not counted through"


def test_what_another_worker_wrote_is_found_at_every_table_without_a_hint(inside: Inside) -> None:
    tables = [Round(inside, ["open", "open"]) for _ in range(3)]
    tabs = [table.begin()[0] for table in tables]
    several(inside)
    other = SetHall(Store(inside.url), inside.time)
    other.store.start()
    for table in tables:
        there = inside.run(other.open(table.made["id"]))
        inside.run(there.act("chat", lambda one: one.say(1, "", "Ben", "hello")))
    inside.run(inside.hall.repair())
    assert [tab.last("chat").get("text") for tab in tabs] == ["hello"] * 3
    other.store.close()


def test_two_seconds_without_a_sign_of_life_do_not_count_for_those_who_think(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], clock={"kind": "bank", "seconds": 100})
    table.begin()
    several(inside)
    left = [table.live.table.clocks.remaining(seat, inside.time) for seat in (0, 1)]
    inside.pass_time(2_000, serving=False)
    assert [table.live.table.clocks.remaining(seat, inside.time) for seat in (0, 1)] == left


async def answer_first(live: Live) -> None:
    """Whoever is asked first has answered."""
    question = needed(live.table.playing().state.questions)[0]
    await live.act(f"a{question.number}", partial(Table.answer, seat=question.seat, number=question.number, choice=0))


def test_what_is_written_before_the_first_sign_of_life_counts_no_outage_for_anybody(inside: Inside) -> None:
    """Nobody could reach the store; then somebody answers at once, and another worker hears of it as soon."""
    table = Round(inside, ["open", "open"], clock={"kind": "bank", "seconds": 100})
    table.begin()
    other = SetHall(Store(inside.url), inside.time)
    other.store.start()
    there = inside.run(other.open(table.made["id"]))
    for passed in (800, 5_000, 700, 6_000):
        inside.time = inside.hall.time = other.time = inside.time + passed
        inside.run(answer_first(table.live))
    inside.run(there.hear_hint(there.table.seq))
    left = list(table.live.table.clocks.left)
    assert sum(left) == 200_000 - 800 - 700
    assert there.table.clocks.left == left
    other.store.close()
    inside.kill()
    inside.start()
    inside.run(inside.hall.open(table.made["id"]))
    assert table.live.table.clocks.left == left, "and so it is read again"


def test_nobodys_time_runs_out_while_the_store_is_away(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "AGAIN", 0.01)
    table = Round(inside, ["open", "open"], grace=100, clock={"kind": "decision", "seconds": 8})
    table.begin()
    inside.time = inside.hall.time = inside.time + 20_000
    table.live.minder.changed.set()
    inside.settle()
    assert rows(table, "timeout") == []
    inside.pass_time(9_000)
    assert len(rows(table, "timeout")) == 1


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
    finished, open_yet, waiting, visited = [Round(inside, ["open", "open"], grace=5) for _ in range(4)]
    with_bot, patient = Round(inside, ["open", "random"], grace=5), Round(inside, ["open", "open"], grace=1_000)
    clocked = Round(inside, ["open", "open"], grace=5, clock={"kind": "days", "seconds": 100_000})
    for table in (finished, waiting, clocked, with_bot, patient):
        for tab in table.begin():
            tab.close()
    visited.begin()
    open_yet.described()
    finished.host(do="end")
    inside.run(inside.hall.unload_all())
    before = dict(inside.hall.tables)
    assert len(before) == 7, "not at once"
    for _ in range(3):
        inside.pass_time(25_000)
        inside.run(inside.hall.unload_all())
    kept = {table.made["id"] for table in (clocked, patient, visited)}
    assert set(inside.hall.tables) == kept, "only where a clock runs, somebody is waited for, or somebody is"
    assert {id for id, one in before.items() if one.minder.task} == kept, "nobody minds the others"
    minded = select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.worker == inside.hall.worker)
    assert {row.id for row in inside.run(inside.hall.store.read(minded))} == kept
    inside.run(inside.hall.take_over())
    assert set(inside.hall.tables) == kept
    tabs = [waiting.tab(at) for at in (0, 1)]
    mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
    assert first_answer(mover, "later")["t"] == "now"
    assert waiting.live.minder.task, "and it is minded again"
    ann = with_bot.tab(0)
    answers = rows(with_bot, "answer").count(1)
    while rows(with_bot, "answer").count(1) == answers:
        first_answer(ann, f"{len(ann.frames)}")


def test_a_table_somebody_has_just_come_to_stays_in_memory(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store is told of another one that nobody needs."""
    monkeypatch.setattr(live, "KEPT", 20_000)
    tables = [Round(inside, ["open", "open"], grace=5, listed=True) for _ in range(2)]
    stranger = inside.done("/api/guest", {"name": "Eye"})["token"]
    for table in tables:
        for tab in table.begin():
            tab.close()
    for _ in range(2):  # until they are away, and for a while more
        inside.pass_time(25_000)
    assert all(table.live.needless() for table in tables)
    with closing(sqlite3.connect(inside.url.removeprefix("sqlite:///"), isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        unloading = inside.loop.create_task(inside.hall.unload_all())
        wait_until(inside, lambda: len(inside.hall.tables) == 1)
        eye = inside.tab(tables[1].made["id"], stranger)
    inside.run(unloading)
    tabs = [tables[1].tab(who) for who in range(2)]
    assert tables[1].live.minder.task
    first_answer(next(tab for tab in tabs if tab.last("now")["moment"]["mine"]), "1")
    assert eye.last("now")["moment"]["n"] == 1, "and is told what happens"


def test_a_table_that_another_worker_needs_no_more_is_minded_where_somebody_is(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    table.begin()
    table.live.minder.stop()
    nobodys = update(TABLES).values(worker=hall.NO_WORKER)
    inside.run(inside.hall.store.run(lambda connection: connection.execute(nobodys)))
    inside.run(inside.hall.take_over())
    assert table.live.minder.task


def test_a_table_at_which_a_bot_has_still_to_answer_stays_in_memory(inside: Inside) -> None:
    """Though nobody is there, and whoever minds it has not come to it for long."""
    table = Round(inside, ["open", "random"], grace=5)
    table.begin()[0].close()
    inside.pass_time(6_000)
    table.live.minder.stop()
    while table.live.table.bots_turn() is None:
        for question in open_to(table.live.table.playing().state.questions, 0):
            inside.run(table.live.act(f"a{question.number}", partial(Table.answer, seat=0, number=question.number, choice=0)))
    inside.pass_time(600_000)
    inside.run(inside.hall.unload_all())
    assert table.made["id"] in inside.hall.tables


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
