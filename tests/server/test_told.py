"""Who is told what about a table, and when: with the app in this process, so that nothing more can come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabard.server import wire
from tabard.server.app import app_of
from tabard.server.store import Store
from tests.server.inside import Inside, Json, SetHall, Tab


class Told:
    """A table with two people and somebody who watches, each with a tab."""

    def __init__(self, inside: Inside, **settings: Any) -> None:
        self.inside = inside
        self.tokens = [inside.done("/api/guest", {"name": name})["token"] for name in ("Ann", "Ben", "Eye")]
        asked = {"game": "guillotine", "seats": ["open", "open"], "pace": 0, **settings}
        self.made: Json = inside.done("/api/tables", asked, self.tokens[0])
        self.path = f"/api/tables/{self.made['id']}"
        inside.done(self.path + "/watch", {"key": self.made["watch"]}, self.tokens[2])

    def begin(self) -> list[Tab]:
        for at in (0, 1):
            self.inside.done(self.path + "/sit", {"name": "x", "seat": at, "key": self.made["keys"][at]}, self.tokens[at])
        return [self.inside.tab(self.made["id"], token) for token in self.tokens]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    found = Inside(tmp_path)
    yield found
    found.close()


def answer(tab: Tab, cmd: str) -> Json:
    question = tab.last("now")["moment"]["mine"][0]
    return tab.say({"type": "answer", "cmd": cmd, "to": question["number"], "choose": 0})[-1]


def test_what_the_table_was_asked_is_off_with_the_next_answer_and_everybody_is_told(inside: Inside) -> None:
    ann, ben, eye = Told(inside).begin()
    ann.say({"type": "ask", "cmd": "1", "what": "end"})
    assert eye.last("table")["asking"] == {"what": "end", "by": 0, "waits": [1]}
    mover = ann if ann.last("now")["moment"]["mine"] else ben
    answer(mover, "2")
    assert [tab.last("table")["asking"] for tab in (ann, ben, eye)] == [None, None, None]


def test_what_the_table_was_asked_is_not_off_because_somebody_claims_something(inside: Inside) -> None:
    told = Told(inside, game="swords-and-bagpipes")
    ann, ben, eye = told.begin()
    ann.say({"type": "ask", "cmd": "1", "what": "end"})
    assert ben.say({"type": "claim", "cmd": "2", "choose": 0, "n": ben.last("now")["moment"]["n"]})[-1]["t"] == "now"
    assert eye.last("table")["asking"] == {"what": "end", "by": 0, "waits": [1]}
    ben.say({"type": "agree", "cmd": "3", "yes": True})
    assert eye.last("table")["state"] == "over"


def test_whoever_is_sent_away_says_nothing_more(inside: Inside) -> None:
    """Though they have sent so much that it was still to be read."""
    told = Told(inside)
    eye = told.begin()[2]
    inside.app = app_of(inside.hall, [], 1)  # four commands at once
    ben = inside.tab(told.made["id"], told.tokens[1])
    for count in range(6):
        ben.asked.put_nowait({"type": "websocket.receive", "text": f'{{"type": "chat", "cmd": "{count}", "text": "{count}"}}'})
    inside.run(asyncio.sleep(0.1))
    inside.done(told.path + "/host", {"do": "bot", "seat": 1, "level": "steady"}, told.tokens[0])
    inside.run(asyncio.sleep(1.5))
    inside.settle()
    assert eye.last("chat") == {}, "else they would be heard as somebody who watches"


def test_behind_a_veil_a_sealed_answer_does_not_put_off_what_the_table_was_asked(inside: Inside) -> None:
    tabs = Told(inside, game="swords-and-bagpipes", veiled=True).begin()
    while len(asked := [tab for tab in tabs if tab.last("now")["moment"]["mine"]]) < 2:
        answer(asked[0], f"{len(asked[0].frames)}")
    asked[0].say({"type": "ask", "cmd": "ask", "what": "end"})
    heard = len(asked[1].frames)
    answer(asked[0], "sealed")
    assert len(asked[1].frames) == heard, "nobody hears of it"
    assert asked[1].say({"type": "agree", "cmd": "yes", "yes": True})[-1]["t"] == "done"


def test_behind_a_veil_a_timeout_is_told_when_all_have_answered(tmp_path: Path) -> None:
    """Until then the others get the same bytes as if somebody had sealed an answer themselves."""
    heard: list[Any] = []
    for how in ("by hand", "by the clock"):
        (tmp_path / how).mkdir()
        inside = Inside(tmp_path / how)
        told = Told(inside, game="swords-and-bagpipes", veiled=True, clock={"kind": "bank", "seconds": 3600})
        tabs = told.begin()
        while len(asked := [tab for tab in tabs if tab.last("now")["moment"]["mine"]]) < 2:
            answer(asked[0], f"{len(asked[0].frames)}")
        (late, other), eye = asked, tabs[2]
        table = inside.hall.tables[told.made["id"]].table
        seat = late.last("now")["moment"]["seat"]
        table.clocks.left[seat] = 100
        if how == "by hand":
            answer(late, "sealed")
        inside.pass_time(1_000)
        assert [one.seat for one in table.playing().state.questions if one.answer >= 0] == [seat]
        again = inside.tab(told.made["id"], other.token)
        looked = [inside.done(f"{told.path}/{door}", None, other.token) for door in ("log", "past/0")]
        heard.append([msgspec.json.encode(one) for one in (other.frames, again.frames, eye.frames, looked)])
        notes = [len(noted(tab)) for tab in (late, other, eye)]
        answer(other, "last")
        notes += [len(noted(tab)) for tab in (late, other, eye)]
        assert notes == ([0] * 6 if how == "by hand" else [1, 0, 0, 1, 1, 1])
        inside.close()
    assert heard[0] == heard[1]


def noted(tab: Tab) -> list[Any]:
    """The timeouts somebody has been told of."""
    events = [event for one in tab.frames if one["t"] == "now" for event in one["moment"]["events"]]
    return [event for event in events if event[0] == "noted-timeout"]


def test_who_is_here_is_told_alike_to_all_when_a_seat_changes_hands(inside: Inside) -> None:
    told = Told(inside)
    ann, _, eye = told.begin()
    inside.done(told.path + "/host", {"do": "bot", "seat": 1, "level": "steady"}, told.tokens[0])
    for tab in (ann, eye):
        assert [seat["here"] for seat in tab.last("table")["seats"]] == [True, False]
        assert tab.last("table")["watchers"] == 1


def test_a_seat_is_not_closed_if_too_few_would_be_left(inside: Inside) -> None:
    told = Told(inside)
    status, refusal = inside.ask("POST", told.path + "/host", {"do": "close", "seat": 0}, told.tokens[0])
    assert (status, refusal["code"]) == (400, "bad-request")
    assert [seat["who"] for seat in inside.done(told.path, None, told.tokens[0])["seats"]] == ["open", "open"]


def test_no_more_seats_are_opened_than_can_play(inside: Inside) -> None:
    """By freeing a closed one, or seating a bot there."""
    told = Told(inside, seats=["open"] * 5 + ["closed"], listed=True)
    for asked in ({"do": "free", "seat": 5}, {"do": "bot", "seat": 5, "level": "steady"}):
        status, refusal = inside.ask("POST", told.path + "/host", asked, told.tokens[0])
        assert (status, refusal["code"]) == (400, "bad-request")
    told.begin()
    inside.done(told.path + "/host", {"do": "close", "seat": 4}, told.tokens[0])
    inside.done(told.path + "/host", {"do": "free", "seat": 5}, told.tokens[0])
    for seat in (2, 3, 5):
        inside.done(told.path + "/host", {"do": "bot", "seat": seat, "level": "steady"}, told.tokens[0])
    assert inside.done(told.path, None, told.tokens[0])["state"] == "playing"


def test_a_command_without_a_name_is_refused_for_nobody_could_be_told_that_it_is_done() -> None:
    with pytest.raises(msgspec.ValidationError, match="length >= 1"):
        wire.commands.decode(b'{"type": "undo", "cmd": ""}')


def prepare(told: Told, due: str, mover: Tab, other: Tab) -> None:
    """What will be due at the other seat when whoever is asked has answered."""
    inside, seat = told.inside, other.last("now")["moment"]["seat"]
    match due:
        case "bot":
            inside.done(told.path + "/host", {"do": "bot", "seat": seat, "level": "steady"}, told.tokens[0])
        case "kept":
            other.close()
            inside.pass_time(61_000)
            assert mover.say({"type": "stand", "cmd": "keep", "seat": seat})[-1]["t"] != "no"
        case "preset":
            other.say({"type": "preset", "cmd": "preset", "kind": "play", "path": "pass"})
        case "clock":
            inside.hall.tables[told.made["id"]].table.clocks.left[seat] = 100


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("due", ["bot", "kept", "preset", "clock"])
def test_what_is_due_after_an_answer_waits_for_no_timer_wherever_it_was_given(inside: Inside, due: str, elsewhere: bool) -> None:
    told = Told(inside, clock={"kind": "bank", "seconds": 3600} if due == "clock" else {"kind": "none"})
    ann, ben, _ = told.begin()
    mover, other = (ann, ben) if ann.last("now")["moment"]["mine"] else (ben, ann)
    prepare(told, due, mover, other)
    moment = mover.last("now")["moment"]
    if elsewhere:
        hall = SetHall(Store(inside.url), inside.time)
        hall.store.start()
        live = inside.run(hall.open(told.made["id"]))
        inside.run(live.act("elsewhere", lambda table: table.answer(moment["seat"], moment["mine"][0]["number"], 0)))
        inside.run(inside.hall.tables[live.table.id].hear_hint(live.table.seq - 1))
        hall.store.close()
        inside.settle()
    else:
        answer(mover, "here")
    if due == "clock":
        inside.hall.time += 200
        inside.run(asyncio.sleep(0.3))
        inside.settle()
    rows = inside.hall.tables[told.made["id"]].table.playing().journal.kept
    assert {row.seat for row in rows} == {0, 1}, "the other seat has been answered for"
