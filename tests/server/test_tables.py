"""Tables: made, found, sat down at, handed on, ended, played again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.network import Json, Seated, Server

PAIR: Json = {"game": "guillotine", "seats": ["open", "open"], "pace": 0}


def test_whoever_has_the_link_of_a_seat_sits_there_and_nobody_else(server: Server) -> None:
    host, guest, stranger = server.person("Host"), server.person("Guest"), server.person("Stranger")
    made = server.done("/api/tables", PAIR, host)
    sit = f"/api/tables/{made['id']}/sit"
    keys = made["keys"]
    for wrong in ({"seat": 0, "key": keys[1]}, {"seat": 0, "key": "x"}, {"seat": 9, "key": keys[0]}, {}, {"seat": 1}):
        assert server.ask(sit, {"name": "S", **wrong}, stranger)[0] == 403
    assert server.ask(sit, {"name": "S", "key": "nobody's pass"}, stranger)[0] == 404
    assert server.done(sit, {"name": "Guest", "seat": 1, "key": made["keys"][1]}, guest) == {"seat": 1}
    assert server.ask(sit, {"name": "S", "seat": 1, "key": made["keys"][1]}, stranger)[1]["message"] == "seat 2 is taken"
    assert server.ask(sit, {"name": "G", "seat": 0, "key": made["keys"][0]}, guest)[0] == 403, "one seat each"
    assert server.ask("/api/tables/nowhere/sit", {"name": "S", "seat": 0, "key": "x"}, stranger)[0] == 404
    assert server.ask(sit, {"name": "S", "seat": 0, "key": made["keys"][0]})[0] == 403, "without a name nobody sits down"
    server.done(f"/api/tables/{made['id']}/watch", {"key": made["watch"]}, stranger)
    assert server.ask(f"/api/tables/{made['id']}/host", {"do": "end"}, stranger)[0] == 403


def test_a_listed_table_is_in_the_lobby_and_anybody_may_sit_down(server: Server) -> None:
    host, guest = server.person("Host"), server.person("Guest")
    listed = server.done("/api/tables", {**PAIR, "listed": True}, host)
    hidden = server.done("/api/tables", PAIR, host)
    lobby = {one["id"]: one for one in server.done("/api/tables")}
    assert listed["id"] in lobby
    assert hidden["id"] not in lobby
    assert [seat["who"] for seat in lobby[listed["id"]]["seats"]] == ["open", "open"]
    assert server.done(f"/api/tables/{listed['id']}/sit", {"name": "Guest"}, guest) == {"seat": 0}
    assert {listed["id"], hidden["id"]} <= {one["id"] for one in server.done("/api/mine", None, host)}
    assert [one["id"] for one in server.done("/api/mine", None, guest)] == [listed["id"]]


def test_a_table_is_found_by_its_spoken_code(server: Server) -> None:
    made = server.done("/api/tables", PAIR, server.person())
    spoken = made["code"].upper().replace("-", "%20")
    assert server.done(f"/api/code/{spoken}") == {"id": made["id"]}
    assert server.ask("/api/code/baba-bubu")[0] == 404


def test_a_seat_is_taken_to_another_device_by_a_link_that_works_once(server: Server) -> None:
    table = server.table("guillotine", 2)
    key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[1])["key"]
    phone, other = server.person("Phone"), server.person("Other")
    assert server.ask(f"/api/tables/{table.id}/sit", {"name": "x", "key": key}, table.tokens[0])[0] == 403
    key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[1])["key"]
    assert server.done(f"/api/tables/{table.id}/sit", {"name": "x", "key": key}, phone) == {"seat": 1}
    assert server.ask(f"/api/tables/{table.id}/sit", {"name": "x", "key": key}, other)[0] == 404

    async def run() -> None:
        watcher = server.person("Watching")
        server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)
        async with table.line(watcher) as line:
            assert (await line.until("now"))["moment"]["seat"] == -1
            again = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[0])["key"]
            server.done(f"/api/tables/{table.id}/sit", {"name": "x", "key": again}, watcher)
            assert (await line.until("now"))["moment"]["seat"] == 0, "who sits down sees the hand at once"
        async with table.line(phone) as line, table.line(table.tokens[1]) as old:
            assert (await line.until("table"))["you"] == 1
            assert (await old.until("table"))["you"] == -1
            assert [seat["name"] for seat in line.table["seats"]] == ["P0", "P1"]

    asyncio.run(run())


def test_the_host_seats_bots_and_frees_seats_and_the_game_begins_when_all_are_taken(server: Server) -> None:
    host = server.person("Host")
    made = server.done("/api/tables", {**PAIR, "seats": ["open", "open", "open"]}, host)
    table = Seated(server, made, [host])
    server.done(f"/api/tables/{table.id}/sit", {"name": "Host", "seat": 0, "key": made["keys"][0]}, host)
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "begin"}, host)[1]["message"] == "there is an open seat"
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "bot", "seat": 1, "level": "search:1000000it"}, host)[0] == 400
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "bot", "seat": 1, "level": "/etc/passwd.py:X"}, host)[0] == 400
    table.host(do="bot", seat=1, level="steady")
    table.host(do="free", seat=1)
    table.host(do="bot", seat=1, level="random")

    async def run() -> None:
        async with table.line(host) as line:
            assert (await line.until("table"))["state"] == "open"
            table.host(do="close", seat=2)
            told = await line.until("table", lambda told: told["state"] == "playing")
            assert [seat["who"] for seat in told["seats"]] == ["person", "bot"]
            await line.until("now")
            sheet = server.done(f"/api/tables/{table.id}/sheet/{told['sheet']}", None, host)
            assert (sheet["name"], sheet["seats"]) == (told["sheet"], 2)
            assert server.ask(f"/api/tables/{table.id}/journal", None, host)[0] == 403
            table.host(do="end")
            await line.until("table", lambda told: told["state"] == "over")
            assert (await line.done("answer", to=1, choose=0))["message"] == "the game is over"

    asyncio.run(run())


def test_a_closed_seat_is_told_as_closed(server: Server) -> None:
    host = server.person()
    table = Seated(server, server.done("/api/tables", {**PAIR, "seats": ["open", "closed", "open"]}, host), [host])

    async def run() -> None:
        async with table.line(host) as line:
            assert [seat["who"] for seat in (await line.until("table"))["seats"]] == ["open", "closed", "open"]

    asyncio.run(run())


def test_a_bot_takes_over_in_mid_game_and_the_journal_says_so(server: Server) -> None:
    table = server.table("guillotine", 2)
    table.host(do="bot", seat=1, level="steady")

    async def run() -> Json:
        async with table.line(table.tokens[0]) as line:
            return await line.play("alone")

    asyncio.run(run())
    assert '["bot", 1, "steady", ' in table.journal()


def test_another_game_keeps_the_seats(server: Server) -> None:
    table = server.table("guillotine", 1, ["steady"])
    assert server.ask(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])[0] == 400, "not before the end"
    table.host(do="end")
    first = server.done(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])["id"]
    assert server.done(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])["id"] == first

    async def run() -> None:
        again = Seated(server, {"id": first}, table.tokens)
        async with again.line(table.tokens[0]) as line:
            told = await line.until("table")
            assert (told["you"], told["host"], told["state"]) == (0, True, "playing")

    asyncio.run(run())


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": ["open"]},
        {"seats": ["closed", "closed"]},
        {"seats": ["nobody", "open"]},
        {"variant": {"x": "y"}},
        {"cards": "/etc/passwd"},
        {"cards": {"name": "own", "text": "not = [toml"}},
        {"clock": {"kind": "sand"}},
        {"more": 1},
        {"delay": -1},
    ],
)
def test_a_table_that_cannot_be_played_at_is_refused(server: Server, wrong: Json) -> None:
    status, told = server.ask("/api/tables", {**PAIR, **wrong}, server.person())
    assert (status, set(told)) == (400, {"code", "message", "rule"})


def test_people_play_with_cards_of_their_own(server: Server) -> None:
    text = (Path(__file__).parents[2] / "src/tabard/games/guillotine/cards/standard.toml").read_text(encoding="utf-8")
    table = server.table("guillotine", 1, ["random"], cards={"name": "mine", "text": text})

    async def run() -> None:
        async with table.line(table.tokens[0]) as line:
            await line.play("own")
            sheet = server.done(f"/api/tables/{table.id}/sheet/{line.table['sheet']}", None, table.tokens[0])
            assert (sheet["set"], sheet["ours"]) == ("mine", False)

    asyncio.run(run())
