"""Play over the network: whole games, resent and stale answers, undo, two tabs, watchers."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest

from tabard.bots.proof import proven
from tabard.engine.errors import NoSuchOption
from tabard.games import SHELF, game
from tabard.server.commands import refused
from tabard.server.pool import LONGEST
from tabard.server.table import Table
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tabard.table.verify import verified
from tests.server.leaks import World, hall_at
from tests.server.network import Json, Line, Seated, Server, sqlite

TABLES = [(game.name, seats, bots) for game in SHELF for seats, bots in [(game.most, 0), (game.fewest, game.fewest - 1)]]


async def play_all(table: Seated, seed: object) -> list[Json]:
    async def one(token: str) -> Json:
        async with table.line(token) as line:
            return await line.play(f"{seed} {token}")

    return list(await asyncio.gather(*[one(token) for token in table.tokens]))


@pytest.mark.parametrize(("game", "seats", "bots_there"), TABLES)
def test_a_whole_game_is_played_and_proven(server: Server, game: str, seats: int, bots_there: int) -> None:
    table = server.table(game, seats - bots_there, ["steady"] * bots_there)
    ends = asyncio.run(play_all(table, game))
    journal = open_journal(table.journal())
    assert verified(table.journal())[0]
    bots = proven(journal)
    assert (bots.other, bots.same) == ([], len([row for row in journal.kept if row.seat >= seats - bots_there]))
    sitting = Sitting(journal)
    for seat, end in enumerate(ends):
        assert end["winners"] == journal.box.winners(journal.state)
        assert end["totals"] == [journal.box.total(journal.state, one) for one in range(seats)]
        assert end["n"] == sitting.number(seat)


def test_the_promise_is_told_before_the_deal_and_kept(server: Server) -> None:
    async def promise() -> tuple[str, Seated]:
        token = server.person()
        made = server.done("/api/tables", {"game": "guillotine", "seats": ["open", "open"], "pace": 0}, token)
        table = Seated(server, made, [token, server.person("Béa")])
        async with table.line(token) as line:
            told = await line.until("table")
            assert (told["state"], told["you"]) == ("open", -1)
        for at, one in enumerate(table.tokens):
            server.done(f"/api/tables/{table.id}/sit", {"name": "x", "seat": at, "key": made["keys"][at], "value": f"v{at}"}, one)
        return told["promise"], table

    promised, table = asyncio.run(promise())
    asyncio.run(play_all(table, 1))
    journal: Any = open_journal(table.journal())
    assert (journal.dice.promise, journal.dice.values) == (promised, ["v0", "v1"])


async def first_asked(lines: list[Line]) -> Line:
    """The one who is asked something."""
    for line in lines:
        await line.until("now")
    return next(line for line in lines if line.asked())


def test_an_answer_sent_twice_counts_once_and_a_stale_one_not_at_all(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as one, table.line(table.tokens[1]) as other:
            line = await first_asked([one, other])
            question = line.asked()[0]
            before = line.now["moment"]["n"]
            facts: Json = {"to": question["number"], "choose": 0, "n": before}
            assert (await line.done("answer", cmd="same", **facts))["t"] == "now"
            after = line.now["moment"]["n"]
            assert (await line.done("answer", cmd="same", **facts))["t"] == "done"
            refusal = await line.done("answer", **facts)
            assert (refusal["t"], refusal["code"]) == ("no", "stale-answer")
            async with table.line(table.tokens[0]) as again:
                await again.until("now")
                assert again.now["moment"]["n"] == after
            mine = [one for one in (one, other) if one.asked()]
            if mine:
                far = await mine[0].done("answer", to=mine[0].asked()[0]["number"], choose=999)
                paths = [option[0] for option in mine[0].asked()[0]["options"]]
                assert (far["code"], far["options"]) == ("no-such-option", paths[:20])

    asyncio.run(run())


def test_a_refusal_names_the_clause_and_what_is_nearest_to_the_wish(tmp_path: Path) -> None:
    async def run() -> None:
        hall = hall_at(f"sqlite:///{tmp_path / 'wishes.db'}")
        box = game("guillotine").box(2)
        deals = [box.deal(f"wish {seed}") for seed in range(20)]
        worlds = [World(hall, at, box, deal, deal.questions[0].seat, {}) for at, deal in enumerate(deals)]
        world = next(one for one in worlds if one.table.playing().moment(one.viewer).why_not)
        moment = world.table.playing().moment(world.viewer)
        refs = [world.table.playing().sheet.cards[face].ref for face in moment.zones[f"hand@{world.viewer}"]]
        paths = [option.path for option in moment.mine[0].options]
        for at, ref in enumerate(refs, 1):
            said = refused(world.table, world.viewer, "c", NoSuchOption("x"), moment.mine[0].number, f"hand:{at}")
            assert said.rule == moment.why_not.get(ref, "")
            assert (said.options[0] == [f"hand:{at}"]) == ([f"hand:{at}"] in paths)
            assert sorted(said.options) == sorted(paths)
        for wish in ("", "hand:0", "hand:99", "hand:-1", "hand:²", "nothing"):
            assert refused(world.table, world.viewer, "c", NoSuchOption("x"), 1, wish).rule == ""
        hall.store.close()

    asyncio.run(run())


def test_an_answer_in_advance_may_end_with_the_day(tmp_path: Path) -> None:
    async def run() -> None:
        hall = hall_at(f"sqlite:///{tmp_path / 'presets.db'}")
        box = game("guillotine").box(2)
        world = World(hall, 0, box, box.deal("x"), 0, {})
        table, (one, other) = world.table, [kind.name for kind in box.kinds[:2]]
        await world.say(world.line, "preset", kind=one, path="nothing like it", until="stage")
        await world.say(world.line, "preset", kind=other, path="nothing like it")
        state = table.playing().state
        while (day := box.judge.stage(state)) == 1:
            assert list(table.seats[0].preset) == [one, other]
            asked = state.questions[0]
            await world.live.act(f"a{table.seq}", partial(Table.answer, seat=asked.seat, number=asked.number, choice=0))
            state = table.playing().state
        assert (day, list(table.seats[0].preset), table.seats[0].ends) == (2, [other], {})
        hall.store.close()

    asyncio.run(run())


def test_a_quiet_answer_is_taken_back_and_others_must_agree_to_more(server: Server) -> None:
    table = server.table("swords-and-bagpipes", 3, undo="agree")

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b, table.line(table.tokens[2]) as c:
            lines = [a, b, c]
            undone = agreed = False
            for _ in range(40):
                for line in lines:
                    await settle(line)
                line = next(one for one in lines if one.asked())
                told = await line.answer(line.asked()[0], 0)
                if told.get("undo") and not undone:
                    undone = True
                    back = await line.done("undo")
                    assert (back["t"], back["moment"]["events"]) == ("now", [["took-back", {"seat": lines.index(line)}]])
                elif not told.get("undo") and not agreed:
                    agreed = True
                    assert (await line.done("undo"))["code"] == "bad-request"
                    await line.done("ask", what="undo")
                    others = [one for one in lines if one is not line]
                    for other in others:
                        await other.until("table", lambda told: told["asking"] is not None)
                        assert (await other.done("agree", yes=True))["t"] != "no"
                    await line.until("now", lambda told: told["moment"]["events"][-1][0] == "took-back")
                if undone and agreed:
                    return
            raise AssertionError("nothing was taken back")

    asyncio.run(run())


@pytest.mark.parametrize("veiled", [False, True])
def test_a_sealed_answer_is_public_unless_veiled_and_a_change_of_mind_is_silent(server: Server, veiled: bool) -> None:
    table = server.table("swords-and-bagpipes", 3, veiled=veiled)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b, table.line(table.tokens[2]) as c:
            lines = [a, b, c]
            for _ in range(30):
                for line in lines:
                    await settle(line)
                asked = [line for line in lines if line.asked() and line.asked()[0]["needed"]]
                if len(asked) > 1:
                    break
                await asked[0].answer(asked[0].asked()[0], 0)
            line, other = asked[:2]
            question, heard = line.asked()[0], len(other.heard)
            for choice in (0, len(question["options"]) - 1, 0):
                told = await line.answer(question, choice)
                assert [one["sealed"] for one in told["moment"]["mine"]] == [choice]
            await settle(other)
            news = [one for one in other.heard[heard:] if one["t"] == "now"]
            assert len(news) == (0 if veiled else 1)
            sealed = {one[1]: one[4] for one in other.now["moment"]["asked"]}
            assert sealed[lines.index(line)] is not veiled

    asyncio.run(run())


async def settle(line: Line) -> None:
    """Hear what is there to be heard."""
    cmd = await line.say("stand", seat=15)  # in vain
    while (await line.hear()).get("cmd") != cmd:
        pass


def test_watchers_see_the_table_and_no_hand(server: Server) -> None:
    table = server.table("guillotine", 2)
    watcher = server.person("Eye")
    assert server.ask(f"/api/tables/{table.id}/watch", {"key": "wrong"}, watcher)[0] == 404
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def run() -> None:
        async with table.line(watcher) as eye, table.line(table.tokens[0]) as line:
            await eye.until("now")
            await line.until("now")
            hands = {zone: row for zone, row in eye.now["moment"]["zones"].items() if zone.startswith("hand")}
            assert hands
            assert all(card == -1 for row in hands.values() for card in row)
            assert eye.now["moment"]["mine"] == []
            wishes: list[tuple[str, Json]] = [("answer", {"to": 1, "choose": 0}), ("undo", {}), ("claim", {"choose": 0, "n": 0})]
            for type, facts in [*wishes, ("ask", {"what": "end"}), ("preset", {"kind": "play"}), ("stand", {"seat": 0})]:
                assert (await eye.done(type, **facts))["code"] == "forbidden"
            assert [(await one.done("here"))["t"] for one in (eye, line)] == ["done"] * 2, "each is heard"

    asyncio.run(run())


def test_watchers_may_be_some_answers_behind(server: Server) -> None:
    table = server.table("guillotine", 2, watch="hands", delay=5)
    watcher = server.person("Eye")
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def run() -> None:
        async with table.line(watcher) as eye, table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            await eye.until("now")
            for answers in range(1, 12):
                for line in (a, b):
                    await settle(line)
                line = a if a.asked() else b
                await line.answer(line.asked()[0], 0)
                await settle(eye)
                assert eye.now["moment"]["n"] == max(0, answers - 5)
                assert all(card >= 0 for card in eye.now["moment"]["zones"]["hand@0"])

    asyncio.run(run())


def test_a_game_that_is_ended_before_its_end_shows_nobody_more_than_they_saw(server: Server) -> None:
    for watch, delay in [("table", 0), ("table", 3), ("hands", 3)]:
        table = server.table("guillotine", 2, watch=watch, delay=delay)
        watcher = server.person("Eye")
        server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

        async def run(table: Seated = table, watcher: str = watcher) -> None:
            async with table.line(watcher) as eye, table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
                for _ in range(5):
                    for line in (a, b, eye):
                        await settle(line)
                    line = a if a.asked() else b
                    await line.answer(line.asked()[0], 0)
                for line in (a, b, eye):
                    await settle(line)
                before = [line.now["moment"] for line in (a, b, eye)]
                heard = len(eye.heard)
                table.host(do="end")
                for line in (a, b, eye):
                    await line.until("table", lambda told: told["state"] == "over")
                    await settle(line)
                assert [line.now["moment"] for line in (a, b, eye)] == before
                assert [one for one in eye.heard[heard:] if one["t"] == "now"] == []
                async with table.line(watcher) as again:
                    moment = (await again.until("now"))["moment"]
                    assert moment | {"events": []} == before[-1] | {"events": []}

        asyncio.run(run())
        for token in (*table.tokens, watcher):
            assert server.ask(f"/api/tables/{table.id}/journal", None, token)[0] == 403


def test_where_watchers_see_hands_everybody_has_agreed_to_it(server: Server) -> None:
    host, guest = server.person(), server.person()
    made = server.done("/api/tables", {"game": "guillotine", "seats": ["open", "open"], "watch": "hands", "pace": 0}, host)
    sit = {"name": "A", "seat": 0, "key": made["keys"][0]}
    status, told = server.ask(f"/api/tables/{made['id']}/sit", sit, host)
    assert (status, told["code"]) == (403, "must-agree")
    assert server.ask(f"/api/tables/{made['id']}/sit", {**sit, "key": "wrong"}, host)[1]["code"] == "forbidden"
    assert server.done(f"/api/tables/{made['id']}/sit", {**sit, "openly": True}, host) == {"seat": 0}
    assert server.ask(f"/api/tables/{made['id']}/sit", {**sit, "seat": 1, "key": made["keys"][1]}, guest)[0] == 403
    key = server.done(f"/api/tables/{made['id']}/pass", {}, host)["key"]
    assert server.done(f"/api/tables/{made['id']}/sit", {"name": "A", "key": key}, guest) == {"seat": 0}, "agreed already"


def test_players_and_watchers_talk_apart(server: Server) -> None:
    table = server.table("guillotine", 2)
    watcher = server.person("Eye")
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def run() -> None:
        async with table.line(watcher) as eye, table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            await a.done("chat", text="good \u202eluck\x07")
            assert (await b.until("chat"))["text"] == "good luck"
            await eye.done("chat", text="secret plan")
            await settle(a)
            await settle(eye)
            assert [one["text"] for one in a.heard if one["t"] == "chat"] == ["good luck"]
            assert [one["text"] for one in eye.heard if one["t"] == "chat"] == ["secret plan"]
            table.host(do="mute", seat=1)
            assert (await b.done("chat", text="x"))["code"] == "forbidden"
            assert (await eye.done("chat", text="x"))["t"] == "done"
            table.host(do="mute")
            assert (await eye.done("chat", text="x"))["code"] == "forbidden", "whoever watches"
            assert (await a.done("chat", text="x"))["t"] == "done", "and nobody else"

    asyncio.run(run())


def test_who_comes_back_is_told_what_was_said_meanwhile_among_their_own(server: Server) -> None:
    table = server.table("guillotine", 2)
    watcher = server.person("Eye")
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def told(token: str) -> list[str]:
        async with table.line(token) as line:
            await settle(line)
            return [one["text"] for message in line.heard if message["t"] == "talk" for one in message["lines"]]

    async def run() -> None:
        async with table.line(watcher) as eye, table.line(table.tokens[0]) as a:
            assert await told(table.tokens[1]) == []
            for at in range(3):
                await a.done("chat", text=f"line {at}")
            await eye.done("chat", text="secret plan")
            assert await told(table.tokens[1]) == ["line 0", "line 1", "line 2"]
            assert await told(watcher) == ["secret plan"]
            table.host(do="mute", seat=0)
            assert (await a.done("chat", text="x"))["code"] == "forbidden"
            table.host(do="unmute", seat=0)
            assert (await a.done("chat", text="y"))["t"] == "done"
            table.host(do="mute")
            table.host(do="unmute")
            assert (await eye.done("chat", text="z"))["t"] == "done"

    asyncio.run(run())


def test_a_claim_is_one_of_the_moment_it_was_chosen_in(server: Server) -> None:
    """A list of claims is short-lived: what stands at a place of it may be another thing a moment later."""
    table = server.table("swords-and-bagpipes", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            for line in (a, b):
                await line.until("now")
            offered = [server.done(f"/api/tables/{table.id}/claims", None, token) for token in table.tokens]
            line = next(line for line, claims in zip((a, b), offered) if claims)
            n = line.now["moment"]["n"]
            assert (await line.done("claim", choose=0, n=n + 1))["code"] == "stale-answer"
            await line.say("claim", choose=0)
            assert (await line.until("no"))["code"] == "bad-request", "of no moment"
            assert (await line.done("claim", choose=0, n=n))["t"] == "now"
            assert (await line.done("claim", choose=0, n=n))["code"] == "stale-answer", "the claim itself was something new"

    asyncio.run(run())


def test_where_nobody_may_watch_the_journal_is_for_who_played(server: Server) -> None:
    table = server.table("guillotine", 2, watch="nobody")
    watcher = server.person("Eye")
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)
    asyncio.run(play_all(table, 1))
    assert verified(table.journal())[0]
    assert server.ask(f"/api/tables/{table.id}/journal", None, watcher)[0] == 403


# Hints


def test_a_hint_is_a_steady_players_answer_where_all_others_are_bots(server: Server) -> None:
    game = SHELF[0].name
    table = server.table(game, 1, ["steady"])

    def must(told: Json) -> bool:
        """What she may do at any time does not count: it has to be her turn."""
        return any(one["needed"] for one in told["moment"]["mine"])

    async def play() -> None:
        async with table.line(table.tokens[0]) as line:
            await line.until("now", must)
            for _ in range(5):
                hint = server.done(f"/api/tables/{table.id}/hint", None, table.tokens[0])
                asked = [one for one in line.asked() if one["number"] == hint["to"]]
                assert asked
                assert 0 <= hint["choose"] < len(asked[0]["options"])
                assert (await line.answer(asked[0], hint["choose"]))["t"] == "now"
                if not must(line.now):
                    await line.until("now", must)

    asyncio.run(play())


def test_nobody_has_a_hint_among_people_or_watching(server: Server) -> None:
    table = server.table(SHELF[0].name, 2, [], listed=True)
    assert server.ask(f"/api/tables/{table.id}/hint", None, table.tokens[0])[0] == 403
    alone = server.table(SHELF[0].name, 1, ["steady"], listed=True)
    watcher = server.person("Eve")
    server.done(f"/api/tables/{alone.id}/watch", {}, watcher)
    assert server.ask(f"/api/tables/{alone.id}/hint", None, watcher)[0] == 403


def test_nobody_waits_for_a_hint_and_one_that_takes_too_long_is_a_steady_players(own: Server) -> None:
    alone, others = own.table(SHELF[0].name, 1, ["random"]), own.table(SHELF[0].name, 2)
    server = psutil.Process(own.process.pid)

    def hint() -> Json:
        return dict(own.done(f"/api/tables/{alone.id}/hint", None, alone.tokens[0]))

    for _ in range(12):  # the bot may begin, and on a busy machine thinking takes long
        if (first := hint())["share"] >= 0:
            break
        time.sleep(0.2)
    thinking = [one for one in server.children() if one.nice() > server.nice()]
    assert thinking, "what people do comes first"
    for process in thinking:
        process.suspend()

    async def run() -> Json:
        async with others.line(others.tokens[0]) as a, others.line(others.tokens[1]) as b:
            late = asyncio.create_task(asyncio.to_thread(hint))
            line = await first_asked([a, b])
            began = time.monotonic()
            assert (await line.answer(line.asked()[0], 0))["t"] == "now"
            assert (time.monotonic() - began < LONGEST / 2, late.done()) == (True, False)
            return await late

    found = asyncio.run(run())
    assert (found["to"], found["share"]) == (first["to"], -1)


def test_hints_are_given_no_faster_than_somebody_reads_them(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--rate", "1")
    table = own.table(SHELF[0].name, 1, ["steady"])
    assert [own.ask(f"/api/tables/{table.id}/hint", None, table.tokens[0])[0] for _ in range(3)] == [200, 429, 429]
    own.kill()
