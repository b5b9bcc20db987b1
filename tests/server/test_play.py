"""Play over the network: whole games, resent and stale answers, undo, two tabs, watchers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tabard.bots.proof import proven
from tabard.games import SHELF
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tabard.table.verify import verified
from tests.server.network import Json, Line, Seated, Server

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
                if told["undo"] and not undone:
                    undone = True
                    back = await line.done("undo")
                    assert (back["t"], back["moment"]["events"]) == ("now", [["took-back", {"seat": lines.index(line)}]])
                elif not told["undo"] and not agreed:
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
    cmd = await line.say("chat", text="?")
    while (await line.hear()).get("cmd") != cmd:
        pass


def test_watchers_see_the_table_and_no_hand(server: Server) -> None:
    table = server.table("guillotine", 2)
    watcher = server.person("Eye")
    assert server.ask(f"/api/tables/{table.id}/watch", {"key": "wrong"}, watcher)[0] == 403
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def run() -> None:
        async with table.line(watcher) as eye, table.line(table.tokens[0]) as line:
            await eye.until("now")
            await line.until("now")
            hands = {zone: row for zone, row in eye.now["moment"]["zones"].items() if zone.startswith("hand")}
            assert hands
            assert all(card == -1 for row in hands.values() for card in row)
            assert eye.now["moment"]["mine"] == []
            wishes: list[tuple[str, Json]] = [("answer", {"to": 1, "choose": 0}), ("undo", {}), ("claim", {"choose": 0})]
            for type, facts in [*wishes, ("ask", {"what": "end"}), ("preset", {"kind": "play"}), ("stand", {"seat": 0})]:
                assert (await eye.done(type, **facts))["code"] == "forbidden"

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
            assert [one["text"] for one in a.heard if one["t"] == "chat"] == ["good luck", "?"]
            assert [one["text"] for one in eye.heard if one["t"] == "chat"] == ["secret plan", "?"]
            table.host(do="mute", seat=1)
            assert (await b.done("chat", text="x"))["code"] == "forbidden"

    asyncio.run(run())
