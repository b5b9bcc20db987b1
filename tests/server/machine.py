"""Whatever people do at tables, in any order: everybody is told what the journal says, all of it, in order, and nothing else."""

from __future__ import annotations

import json
import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from sqlalchemy import select

from tabard.engine.state import SPECTATOR
from tabard.games import SHELF
from tabard.server.check import judged, laid
from tabard.server.clock import Down
from tabard.server.schema import DOWN, ENTRIES, TABLES
from tabard.server.store import Entry, Store
from tabard.table.moment import EVERYTHING
from tabard.table.sitting import Sitting
from tests.server.inside import Inside, Json, Tab

PICK = st.integers(0, 1000)
SEAT = st.integers(0, 3)
YES = st.lists(st.sampled_from([True, True, True, False]), min_size=6, max_size=6)
NAMES = ["Ann", "Ben", "Cleo", "Eye"]  # Eye only watches, until somebody hands over a seat
CLOCKS: list[Json] = [{"kind": "none"}, {"kind": "decision", "seconds": 8}, {"kind": "bank", "seconds": 12, "more": 3}]
DOES = ["bot", "free", "close", "begin", "mute", "renew"]
SAID = ["claim", "chat", "stand", "answer"]


class Sight:
    """What one tab should have been told of the game, in order."""

    def __init__(self, tab: Tab, guest: str) -> None:
        self.tab = tab
        self.guest = guest
        self.seat = -1
        self.n = -1
        self.due: list[Json] = []


class Truth:
    """A table folded from the store, entry by entry; it says what everybody should be told after each."""

    def __init__(self, store: Store, id: str) -> None:
        self.store = store
        self.down = Down([])
        self.table = laid(store.read_now(select(TABLES).where(TABLES.c.id == id))[0], self.down)
        self.clocked = not self.table.settings.veiled
        self.sights: list[Sight] = []

    def follow(self, now: int, sender: Tab | None) -> list[Entry]:
        """What is new in the store."""
        self.down.spans = [(row.since, row.until) for row in self.store.read_now(select(DOWN).order_by(DOWN.c.since))]
        c = ENTRIES.c
        query = select(c.table_id, c.seq, c.cmd, c.at, c.kind, c.seat, c.body)
        rows = self.store.read_now(query.where(c.table_id == self.table.id, c.seq >= self.table.seq).order_by(c.seq))
        entries = [Entry(*row) for row in rows]
        for at, entry in enumerate(entries):
            self.table.apply(entry)
            for sight in self.sights:
                self.show(sight, now, entry.kind == "preset" and sight.tab is sender and at == 0)
        return entries

    def show(self, sight: Sight, now: int, anyway: bool = False) -> None:
        """Whoever sees something new is told."""
        seat = self.table.seat_of(sight.guest)
        if seat != sight.seat:
            sight.seat, sight.n = seat, -1
        found = self.eyes(seat)
        if found is None:
            return
        sitting, viewer = found
        n = sitting.number(viewer)
        if n != sight.n or anyway:
            sight.due.append(self.now(sitting, viewer, sight.n if sight.n >= 0 else n, now))
        sight.n = n

    def eyes(self, seat: int) -> tuple[Sitting, int] | None:
        table = self.table
        if table.sitting is None or (seat < 0 and table.settings.watch == "nobody"):
            return None
        if seat >= 0:
            return table.sitting, seat
        over = table.sitting.state.over
        return table.late or table.sitting, EVERYTHING if table.settings.watch == "hands" or over else SPECTATOR

    def now(self, sitting: Sitting, viewer: int, since: int, now: int) -> Json:
        table = self.table
        plays = viewer >= 0 and table.state == "playing"
        runs = table.clocks.on and table.state != "over" and sitting is not table.late
        clocks = [max(0, table.clocks.remaining(seat, now)) for seat in range(len(table.seats))] if runs else []
        return {
            "moment": plain(sitting.moment(viewer, since)),
            "undo": plays and table.settings.undo != "off" and sitting.may_undo(viewer),
            "preset": dict(table.seats[viewer].preset) if plays else {},
            "clocks": clocks,
        }


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Machine(RuleBasedStateMachine):
    """One server, three people and somebody who watches, and one table after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="tabard-machine-"))
        self.inside = Inside(self.folder)
        self.store = Store(self.inside.url)
        self.truths: list[Truth] = []
        self.said: dict[Tab, Json] = {}
        self.count = 0
        known = [self.inside.done("/api/guest", {"name": name}) for name in NAMES]
        self.tokens = [one["token"] for one in known]
        self.guests = [one["id"] for one in known]

    def teardown(self) -> None:
        for truth in self.truths:
            with self.store.engine.connect() as connection:
                assert judged(connection, truth.table.id) is None, "every journal folds to its hash"
        self.inside.close()
        self.store.engine.dispose()
        shutil.rmtree(self.folder)

    # What everybody does

    @initialize(
        game=st.sampled_from([game.name for game in SHELF]),
        people=st.integers(2, 3),
        bots=st.lists(st.just("random"), max_size=1),
        begun=st.sampled_from([True, True, True, False]),
        played=st.integers(0, 30),
        more=st.fixed_dictionaries({
            "undo": st.sampled_from(["off", "quiet", "agree"]), "veiled": st.booleans(), "clock": st.sampled_from(CLOCKS),
            "watch": st.sampled_from(["nobody", "table", "hands"]), "delay": st.sampled_from([0, 2]),
            "grace": st.sampled_from([0, 5]),
        }),
    )  # fmt: skip
    def make(self, game: str, people: int, bots: list[str], begun: bool, played: int, more: Json) -> None:
        asked = {"game": game, "seats": ["open"] * people + bots, "pace": 0, **more}
        self.made = self.inside.done("/api/tables", asked, self.tokens[0])
        self.truths.append(Truth(self.store, self.made["id"]))
        self.inside.done(f"/api/tables/{self.made['id']}/watch", {"key": self.made["watch"]}, self.tokens[3])
        self.people = people
        if begun:
            self.all_sit()
            assert self.truth.table.state == "playing"
            for who in range(people):
                self.look(who)
            self.play(played, played)

    @property
    def truth(self) -> Truth:
        """Of the table they are at."""
        return self.truths[-1]

    def request(self, what: str, body: Any, who: int, expected: int | None = None) -> Any:
        """By HTTP, at the present table; what is refused has changed nothing."""
        status, told = self.inside.ask("POST", f"/api/tables/{self.truth.table.id}/{what}", body, self.tokens[who])
        entries = self.follow(None)
        assert status < 500
        assert status < 300 or not entries, "refused, and yet something has changed"
        assert expected is None or status == expected, told
        return told

    def follow(self, sender: Tab | None) -> list[Entry]:
        entries = [entry for truth in self.truths for entry in truth.follow(self.inside.time, sender)]
        self.inside.tabs = [tab for tab in self.inside.tabs if tab.open]
        for truth in self.truths:
            for sight in truth.sights:
                assert sight.tab.open or sight.seat < 0, "whoever has a seat may stay"
            truth.sights = [sight for sight in truth.sights if sight.tab.open]
        return entries

    @rule(who=st.integers(0, 2), fits=st.booleans())
    def sit(self, who: int, fits: bool) -> None:
        if "keys" in self.made and who < self.people:
            key = self.made["keys"][who if fits else who - 1]
            body = {"name": NAMES[who], "seat": who, "key": key, "value": f"v{who}", "openly": True}
            told = self.request("sit", body, who)
            assert fits or told["code"] in ("forbidden", "not-found"), told

    def all_sit(self) -> None:
        for who in range(self.people):
            self.sit(who, True)

    @rule(who=SEAT)
    def look(self, who: int) -> None:
        """Another tab."""
        truth = self.truth
        if len(self.inside.tabs) < 6:
            tab = self.inside.tab(truth.table.id, self.tokens[who])
            if tab.open:
                sight = Sight(tab, self.guests[who])
                truth.show(sight, self.inside.time)
                truth.sights.append(sight)
            self.follow(None)

    @rule(pick=PICK)
    def leave(self, pick: int) -> None:
        if self.inside.tabs:
            self.forget(self.inside.tabs[pick % len(self.inside.tabs)])

    def forget(self, tab: Tab) -> None:
        tab.close()
        for truth in self.truths:
            truth.sights = [one for one in truth.sights if one.tab is not tab]
        self.follow(None)

    def say(self, tab: Tab, said: Json) -> Json:
        """A command; what is refused has changed nothing."""
        self.said[tab] = said
        told = [one for one in tab.say(said) if one.get("cmd") == said["cmd"]]
        entries = self.follow(tab)
        assert len(told) == 1, "each command is answered once"
        assert told[0]["t"] != "no" or not entries, "refused, and yet something has changed"
        return told[0]

    def new(self, **said: Any) -> Json:
        self.count += 1
        return {**said, "cmd": f"c{self.count}"}

    @rule(pick=PICK, option=PICK, far=st.booleans())
    def answer(self, pick: int, option: int, far: bool) -> None:
        """Somebody who is asked; sometimes what is not offered."""
        asked = [(tab, one) for tab in self.inside.tabs for one in tab.last("now").get("moment", {}).get("mine", [])]
        if asked:
            tab, question = asked[pick % len(asked)]
            choice = option % len(question["options"]) + (1000 if far else 0)
            told = self.say(tab, self.new(type="answer", to=question["number"], choose=choice))
            assert (told["t"] == "no") == (far or self.ended(tab)), told

    def ended(self, tab: Tab) -> bool:
        return bool(tab.last("table")["state"] == "over")

    @rule(count=st.integers(1, 12), option=PICK)
    def play(self, count: int, option: int) -> None:
        """Some answers more, by whoever is asked."""
        for more in range(count):
            thinking = sorted(self.truth.table.thinking())
            guest = self.truth.table.seats[thinking[0]].guest if thinking else ""
            if not guest:
                return
            sights = [one for one in self.truth.sights if one.guest == guest]
            if not sights:
                self.look(self.guests.index(guest))
                sights = [one for one in self.truth.sights if one.guest == guest]
            for sight in sights[:1]:
                asked = [one for one in sight.tab.last("now")["moment"]["mine"] if one["needed"] and one["sealed"] < 0]
                said = self.new(type="answer", to=asked[0]["number"], choose=(option + more) % len(asked[0]["options"]))
                assert self.say(sight.tab, said)["t"] != "no"

    @rule(pick=PICK, type=st.sampled_from(SAID), number=SEAT)
    def talk(self, pick: int, type: str, number: int) -> None:
        if self.inside.tabs:
            tab = self.inside.tabs[pick % len(self.inside.tabs)]
            stale = {"to": 1, "choose": 0}
            n = tab.last("now").get("moment", {}).get("n", 0)
            facts: dict[str, Json] = {"claim": {"choose": number, "n": n}, "chat": {"text": "!"}, "stand": {"seat": number}}
            self.say(tab, self.new(type=type, **facts.get(type, stale)))

    @rule(pick=PICK)
    def undo(self, pick: int) -> None:
        """Mostly by whoever may."""
        able = [tab for tab in self.inside.tabs if tab.last("now").get("undo")]
        for tab in (able or self.inside.tabs)[pick % 3 : pick % 3 + 1]:
            self.say(tab, self.new(type="undo"))

    @rule(pick=PICK, what=st.sampled_from(["undo", "undo", "undo", "end"]), yes=YES)
    def ask_the_table(self, pick: int, what: str, yes: list[bool]) -> None:
        if self.inside.tabs:
            self.say(self.inside.tabs[pick % len(self.inside.tabs)], self.new(type="ask", what=what))
            for tab, agrees in zip(list(self.inside.tabs), yes):
                self.say(tab, self.new(type="agree", yes=agrees))

    @rule(pick=PICK, yes=st.booleans())
    def choose_in_advance(self, pick: int, yes: bool) -> None:
        if self.inside.tabs:
            tab = self.inside.tabs[pick % len(self.inside.tabs)]
            self.say(tab, self.new(type="preset", **self.preset(tab, yes)))

    def preset(self, tab: Tab, yes: bool) -> Json:
        """The first answer to what was asked last; or none."""
        mine = tab.last("now").get("moment", {}).get("mine", [])
        kind = mine[0]["kind"] if mine else "nothing"
        return {"kind": kind, "path": " ".join(mine[0]["options"][0][0]) if mine and yes else ""}

    @rule(pick=PICK)
    def say_again(self, pick: int) -> None:
        """The same command, letter for letter: it is done once."""
        tabs = [tab for tab in self.inside.tabs if tab in self.said]
        if tabs:
            tab = tabs[pick % len(tabs)]
            done = [row for row in self.commands() if f":{self.said[tab]['cmd']}:" in row]
            told = self.say(tab, self.said[tab])
            assert told["t"] == "done" or not done, "it had been done"

    def commands(self) -> list[str]:
        return [str(row[0]) for row in self.store.read_now(select(ENTRIES.c.cmd))]

    @rule(do=st.sampled_from([*DOES, *DOES, "end"]), seat=SEAT, who=st.sampled_from([0, 0, 1]))
    def host(self, do: str, seat: int, who: int) -> None:
        self.request("host", {"do": do, "seat": seat, "level": "random" if do == "bot" else ""}, who)

    @rule(giver=SEAT, taker=SEAT)
    def hand_over(self, giver: int, taker: int) -> None:
        """To another device, on which one is somebody else."""
        told = self.request("pass", {}, giver)
        if "key" in told:
            self.request("sit", {"name": "x", "key": told["key"], "openly": True}, taker)

    @rule(seconds=st.sampled_from([1, 3, 6, 20]), serving=st.booleans())
    def wait(self, seconds: int, serving: bool) -> None:
        before = [list(truth.table.clocks.left) for truth in self.truths]
        self.inside.pass_time(seconds * 1000, serving or seconds < 4)
        entries = self.follow(None)
        if not serving and seconds > 4:
            assert not [entry for entry in entries if "timeout" in entry.cmd], "time runs only while somebody serves"
            assert before == [list(truth.table.clocks.left) for truth in self.truths]

    @rule(seconds=st.sampled_from([0, 10]))
    def restart(self, seconds: int) -> None:
        """Whoever serves is killed."""
        self.inside.kill()
        self.inside.tabs.clear()
        for truth in self.truths:
            truth.sights.clear()
        self.inside.time += seconds * 1000
        self.inside.start()
        self.follow(None)

    @rule(who=st.integers(0, 1), end=st.booleans())
    def rematch(self, who: int, end: bool) -> None:
        if end:
            self.host("end", 0, 0)
        told = self.request("rematch", {}, who)
        if "id" in told and told["id"] not in [truth.table.id for truth in self.truths]:
            self.truths.append(Truth(self.store, told["id"]))
            self.made = {"id": told["id"]}
            self.follow(None)
            for one in range(len(self.tokens)):
                self.request("sit", {"name": "x", "value": "v"}, one)

    # What holds

    @invariant()
    def everybody_was_told_what_the_journal_says(self) -> None:
        for truth in self.truths:
            for sight in truth.sights:
                told = [frame for frame in sight.tab.frames if frame["t"] == "now"]
                assert len(told) == len(sight.due), f"seat {sight.seat} was told of {len(told)} moments, not {len(sight.due)}"
                for one, due in zip(told, sight.due):
                    whole = {"undo": False, "clocks": [], "preset": {}, **one}  # what is empty is left out
                    seen = {key: whole[key] for key in due if key != "clocks" or truth.clocked}
                    assert seen == {key: due[key] for key in seen}
                numbers = [(one["moment"]["seat"], one["moment"]["n"]) for one in told]
                assert all(a[1] <= b[1] for a, b in pairwise(numbers) if a[0] == b[0]), "numbers only rise"

    @invariant()
    def everybody_knows_the_table(self) -> None:
        for truth in self.truths:
            table = truth.table
            here = {sight.seat for sight in truth.sights if sight.tab.open}
            for sight in truth.sights:
                told = sight.tab.last("table")
                assert told["seats"] == [plain(seat.told(at in here)) for at, seat in enumerate(table.seats)]
                assert (told["state"], told["you"], told["next"]) == (table.state, sight.seat, table.next)
                assert told["code"] == (table.code if table.at_home(sight.guest) else "")
                assert told["asking"] == plain(table.asking)

    @invariant()
    def what_is_served_is_what_is_stored(self) -> None:
        for truth in self.truths:
            live = self.inside.hall.tables.get(truth.table.id)
            if live is not None:
                served, stored = live.table, truth.table
                assert (served.seq, served.state, served.code) == (stored.seq, stored.state, stored.code)
                assert served.state == "over" or served.clocks.left == stored.clocks.left
                for one, other in [(served.sitting, stored.sitting), (served.late, stored.late)]:
                    assert (one.journal.hash if one else "") == (other.journal.hash if other else "")

    @invariant()
    def two_tabs_of_a_seat_see_the_same(self) -> None:
        for truth in self.truths:
            seen: dict[int, Any] = {}
            for sight in truth.sights:
                moment = {**sight.tab.last("now").get("moment", {}), "events": []}
                assert seen.setdefault(sight.seat, moment) == moment


def run(examples: int, steps: int, seed: int = 1) -> None:
    """So many tables, each with so many things that happen; a failure is told as found: to shrink it takes minutes."""
    given = settings(max_examples=examples, stateful_step_count=steps, deadline=None, database=None, derandomize=False,
                     suppress_health_check=list(HealthCheck), phases=[Phase.generate], report_multiple_bugs=False)  # fmt: skip
    machine: Any = type("Machine", (Machine,), {})
    machine._hypothesis_internal_use_seed = seed
    run_state_machine_as_test(machine, settings=given)  # type: ignore[no-untyped-call]
