"""Tables: made, found, sat down at, handed on, ended, played again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select

from tabard.engine.state import NOBODY
from tabard.games import SHELF, game
from tabard.server import boxes, hall
from tabard.server.app import app_of
from tabard.server.limits import Limits, TooMany
from tabard.server.replies import for_others
from tabard.server.schema import PASSES, TABLES
from tabard.server.store import NotStored
from tabard.server.table import Table
from tabard.words import Words
from tests.server.inside import Inside, Round, asked_of
from tests.server.network import Json, Seated, Server

PAIR: Json = {"game": "guillotine", "seats": ["open", "open"], "pace": 0}


def test_whoever_has_the_link_of_a_seat_sits_there_and_nobody_else(server: Server) -> None:
    host, guest, stranger = server.person("Host"), server.person("Guest"), server.person("Stranger")
    made = server.done("/api/tables", PAIR, host)
    sit = f"/api/tables/{made['id']}/sit"
    keys = made["keys"]
    for wrong in ({"seat": 0, "key": keys[1]}, {"seat": 0, "key": "x"}, {"seat": 9, "key": keys[0]}, {}, {"seat": 1}):
        here, nowhere = [server.ask(one, {"name": "S", **wrong}, stranger) for one in (sit, "/api/tables/nowhere/sit")]
        assert here == nowhere
        assert server.ask(sit, {"name": "S", **wrong}, host)[0] == 403, "who was let in is told why"
    assert server.ask(sit, {"name": "S", "key": "nobody's pass"}, stranger)[0] == 404
    assert server.done(sit, {"name": "Guest", "seat": 1, "key": made["keys"][1]}, guest) == {"seat": 1}
    assert server.ask(sit, {"name": "S", "seat": 1, "key": made["keys"][1]}, stranger)[1]["code"] == "seat-taken"
    assert server.ask(sit, {"name": "G", "seat": 0, "key": made["keys"][0]}, guest)[0] == 403, "one seat each"
    assert server.ask("/api/tables/nowhere/sit", {"name": "S", "seat": 0, "key": "x"}, stranger)[0] == 404
    assert server.ask(sit, {"name": "S", "seat": 0, "key": made["keys"][0]})[0] == 403, "without a name nobody sits down"
    for door, wrong in [("watch", {"key": "x"}), ("watch", {}), ("look", {"key": "x"}), ("look", {"seat": 1, "key": "x"}),
                        ("sit", {"name": "S", "key": "no pass"}), ("sit", {"name": 1}), ("watch", {"x": 1})]:  # fmt: skip
        here, nowhere = [server.ask(f"/api/tables/{id}/{door}", wrong, stranger) for id in (made["id"], "nowhere")]
        assert here == nowhere, "nobody can tell it from one that is not there"
    server.done(f"/api/tables/{made['id']}/watch", {"key": made["watch"]}, stranger)
    assert server.ask(f"/api/tables/{made['id']}/host", {"do": "end"}, stranger)[0] == 403


def test_whoever_cannot_sit_down_is_not_let_in(server: Server) -> None:
    """The link of a seat that is taken is no link to watch."""
    table, stranger = server.table("guillotine", 2), server.person("Stranger")
    sit = {"name": "S", "seat": 0, "key": table.made["keys"][0]}
    assert server.ask(f"/api/tables/{table.id}/sit", sit, stranger)[1]["code"] == "seat-taken"
    assert server.ask(f"/api/tables/{table.id}", None, stranger)[0] == 404


def test_what_is_promised_is_known_before_one_sits_down(server: Server) -> None:
    """To whoever makes the table, and to whoever has a link, also the last of them, with whom the game begins."""
    host, guest = server.person("Host"), server.person("Guest")
    made = server.done("/api/tables", PAIR, host)
    here = f"/api/tables/{made['id']}"
    server.done(f"{here}/sit", {"name": "Host", "seat": 0, "key": made["keys"][0]}, host)
    for asked in ({"seat": 1, "key": made["keys"][1]}, {"key": made["watch"]}):
        told = server.done(f"{here}/look", asked, guest)
        assert (told["promise"], told["state"], told["you"]) == (made["promise"], "open", -1)
    assert server.ask(here, None, guest)[0] == 404, "who looks is not let in"
    server.done(f"{here}/sit", {"name": "Guest", "seat": 1, "key": made["keys"][1]}, guest)
    told = server.done(here, None, guest)
    assert (told["promise"], told["state"]) == (made["promise"], "playing")


def test_links_name_an_address_that_others_can_reach(server: Server) -> None:
    for own in ("http://127.0.0.1:8000/", "http://localhost:8000/", "http://[::1]:8000/"):
        assert for_others(own, "http://192.0.2.7:8000") == "http://192.0.2.7:8000/"
        assert for_others(own, "") == own
    assert for_others("https://tabard.example/", "http://192.0.2.7:8000") == "https://tabard.example/"
    table = server.table("guillotine", 2)
    told = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[0])
    assert told["link"] == f"{server.base}/t/{table.id}#pass={told['key']}"


def test_a_key_that_is_changed_meanwhile_opens_nothing(tmp_path: Path) -> None:
    """It is looked at when it is used: between the question and the lock the host may have changed it."""
    inside = Inside(tmp_path)
    host, guest = [inside.done("/api/guest", {"name": name})["token"] for name in ("Host", "Guest")]
    made = inside.done("/api/tables", PAIR, host)
    here = f"/api/tables/{made['id']}"
    inside.done(here, None, host)
    live = inside.hall.tables[made["id"]]

    async def run() -> tuple[int, bytes]:
        async with live.lock:
            asked = {"name": "G", "seat": 0, "key": made["keys"][0]}
            sit = asyncio.create_task(asked_of(inside.app, "POST", f"{here}/sit", asked, guest))
            while not live.lock._waiters and not sit.done():
                await asyncio.sleep(0)
            live.table.keys[0] = "another"
        return await sit

    assert inside.run(run())[0] == 404
    assert inside.ask("GET", here, None, guest)[0] == 404
    inside.close()


def test_a_pass_is_used_up_by_what_it_does_and_by_nothing_else(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    table.begin()
    phone, other = [inside.done("/api/guest", {"name": name})["token"] for name in ("Phone", "Other")]
    inside.app = app_of(inside.hall, [], 1)  # with so little that nobody may do two things at the table at once
    asked = {"name": "x", "key": inside.done(table.path + "/pass", {}, table.tokens[1])["key"]}

    def sit(token: str) -> tuple[int, str]:
        status, told = inside.ask("POST", table.path + "/sit", asked, token)
        return status, told.get("code", "")

    assert sit(table.tokens[0]) == (403, "forbidden"), "who has another seat"
    assert sit(table.tokens[1]) == (429, "too-many")
    with inside.refusing("sit"):
        assert sit(phone) == (503, "not-stored")
    inside.pass_time(100_000)
    assert sit(table.tokens[1]) == (200, ""), "on the same device again"
    assert sit(phone) == sit(other) == (404, "not-found")
    assert inside.run(inside.hall.store.read(select(PASSES))) == []


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


def test_whoever_is_asked_finds_that_game_first_in_their_list(tmp_path: Path) -> None:
    """Also if the game lies in the store alone; not who has sealed an answer, nor while a bot keeps the seat."""
    inside = Inside(tmp_path)
    tokens = [inside.done("/api/guest", {"name": name})["token"] for name in ("Ann", "Ben", "Cid")]
    made = inside.done("/api/tables", {**PAIR, "game": "swords-and-bagpipes", "seats": ["open"] * 3}, tokens[0])
    for at, token in enumerate(tokens):
        inside.done(f"/api/tables/{made['id']}/sit", {"name": "P", "seat": at, "key": made["keys"][at]}, token)
        inside.hall.time += 1
        inside.done("/api/tables", PAIR, token)  # a later one that waits for players
    sealed = 0
    for number in range(30):
        live = inside.run(inside.hall.open(made["id"]))
        asked = [one for one in live.table.playing().state.questions if one.needed]
        waits = [one for one in asked if one.answer < 0]
        sealed += len(asked) - len(waits)
        for seat, token in enumerate(tokens):
            found = [(one["id"] == made["id"], one["turn"]) for one in inside.done("/api/mine", None, token)]
            assert found[0] == ((True, True) if seat in [one.seat for one in waits] else (False, False))
            assert len(found) == 2
        answer = partial(Table.answer, seat=waits[0].seat, number=waits[0].number, choice=0)
        inside.run(live.act(f"answer {number}", answer))
        inside.hall.drop(made["id"])
    assert sealed, "some were asked together, and one of them had sealed an answer"
    live = inside.run(inside.hall.open(made["id"]))
    at = next(one.seat for one in live.table.playing().state.questions if one.needed and one.answer < 0)
    inside.run(live.act("away", partial(Table.miss, at=at)))
    inside.run(live.act("keep", partial(Table.keep, seat=NOBODY, at=at)))
    assert not any(one["turn"] for one in inside.done("/api/mine", None, tokens[at]))
    inside.close()


def test_lists_are_read_at_once_and_tell_of_tables_whose_rules_are_gone(tmp_path: Path) -> None:
    inside = Inside(tmp_path)
    token = inside.done("/api/guest", {"name": "Ann"})["token"]
    made = [inside.done("/api/tables", {**PAIR, "seats": ["open", "closed", "steady"], "listed": True}, token) for _ in range(9)]
    for one in made[:4]:
        inside.done(f"/api/tables/{one['id']}/sit", {"name": "Ann"}, token)
    inside.done(f"/api/tables/{made[3]['id']}/host", {"do": "bot", "seat": 0, "level": "random"}, token)
    before = [inside.done(path, None, token) for path in ("/api/tables", "/api/mine")]
    inside.kill()
    with closing(sqlite3.connect(inside.url.removeprefix("sqlite:///"))) as store, store:
        other = "UPDATE entries SET body = json_set(body, '$.fingerprint', 'x') WHERE kind = 'deal' AND table_id = ?"
        store.execute(other, [made[0]["id"]])
        store.execute("UPDATE tables SET settings = '{}' WHERE id = ?", [made[8]["id"]])
    inside.start()
    read, reads = inside.hall.store.read_now, list[str]()
    inside.hall.store.read_now = lambda query: (reads.append(str(query)), read(query))[1]  # type: ignore[method-assign]
    inside.hall.guests.people.clear()
    after = [inside.done(path, None, token) for path in ("/api/tables", "/api/mine")]
    assert len(reads) == 9, "two for each list, one for who asks, two for each of my games that is not open here"
    reads.clear()
    assert inside.done("/api/mine", None, token) == after[1]
    assert len(reads) == 2, "and those are open by now"
    for old, new in zip(before, after):
        for one in old:
            if one["id"] in (made[0]["id"], made[8]["id"]):
                one |= {"state": "lost", "turn": False}
                one |= {"seats": [], "code": ""} if one["id"] == made[8]["id"] else {}  # nothing of it can be read
            assert one in new
        assert (len(old), {"open", "playing", "lost"} <= {one["state"] for one in old}) == (len(new), True)
    inside.close()


def test_a_table_is_found_by_its_spoken_code(server: Server) -> None:
    made = server.done("/api/tables", PAIR, server.person())
    spoken = made["code"].upper().replace("-", "%20")
    assert server.done(f"/api/code/{spoken}") == {"id": made["id"]}
    assert server.ask("/api/code/baba-bubu")[0] == 404
    for path in ("/api/code/%00", "/api/tables/%00", "/api/tables/x%00/log"):
        status, told = server.ask(path, None, server.person())
        assert (status, told["message"]) == (404, "there is nothing here")


def test_whoever_was_told_the_code_sits_down_until_the_game_begins(server: Server) -> None:
    host, friend, late = server.person("Host"), server.person("Friend"), server.person("Late")
    made = server.done("/api/tables", {**PAIR, "seats": ["open", "open"]}, host)
    at, code = f"/api/tables/{made['id']}", made["code"].upper()
    server.done(f"{at}/sit", {"name": "Host", "seat": 0, "key": made["keys"][0]}, host)
    assert server.ask(at, None, friend)[0] == 404
    assert server.ask(f"{at}/look", {"code": "baba-bubu"}, friend)[0] == 404
    assert server.ask(f"{at}/sit", {"name": "F", "code": "baba-bubu"}, friend)[0] == 404
    seen = server.done(f"{at}/look", {"code": code}, friend)
    assert (seen["promise"], seen["you"], seen["code"]) == (made["promise"], -1, "")
    assert server.done(f"{at}/sit", {"name": "Friend", "code": code}, friend) == {"seat": 1}
    assert server.done(at, None, friend)["code"] == made["code"]
    for door, asked in (("look", {"code": code}), ("sit", {"name": "Late", "code": code})):
        assert server.ask(f"{at}/{door}", asked, late)[0] == 404, "the game has begun"


def test_the_code_is_not_told_to_whoever_only_watches(server: Server) -> None:
    host, eye = server.person("Host"), server.person("Eye")
    made = server.done("/api/tables", {**PAIR, "seats": ["open", "open"]}, host)
    server.done(f"/api/tables/{made['id']}/watch", {"key": made["watch"]}, eye)
    told = [server.done(f"/api/tables/{made['id']}", None, who)["code"] for who in (host, eye)]
    mine = [server.done("/api/mine", None, who)[0]["code"] for who in (host, eye)]
    assert told == mine == [made["code"], ""]


def test_codes_are_not_guessed() -> None:
    limits, tried = Limits(50), list[bool]()
    for at in range(1000):
        with suppress(TooMany):
            limits.dear(at / 100, "here", "codes")
            tried.append(True)
    assert 30 <= len(tried) <= 40, "16 at once, and two a second, however fast they are asked for"


def test_no_two_tables_have_the_same_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "CONSONANTS", "b")
    monkeypatch.setattr(hall, "VOWELS", "ae")
    inside = Inside(tmp_path)
    token = inside.done("/api/guest", {"name": "Ann"})["token"]
    assert len({inside.done("/api/tables", PAIR, token)["code"] for _ in range(16)}) == 16
    inside.close()


def test_a_seat_is_taken_to_another_device_by_a_link_that_works_once(server: Server) -> None:
    table = server.table("guillotine", 2)
    key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[1])["key"]
    phone, other = server.person("Phone"), server.person("Other")
    refused = server.ask(f"/api/tables/{table.id}/sit", {"name": "x", "key": key}, table.tokens[0])
    assert refused[1]["message"] == "you have another seat at this table", "which uses nothing up"
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
        async with table.line(phone) as line:
            assert (await line.until("table"))["you"] == 1
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


def test_a_new_code_is_drawn_only_where_it_opens_something(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    commits = [inside.hall.store.commits]
    for seat in (-1, 1):
        table.host(do="renew", seat=seat)
        commits.append(inside.hall.store.commits)
    assert [after - before for before, after in pairwise(commits)] == [1, 2]


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


def test_another_game_keeps_the_seats_and_is_dealt_when_all_have_said_yes(server: Server) -> None:
    table = server.table("guillotine", 2, ["steady"])
    assert server.ask(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])[0] == 400, "not before the end"
    table.host(do="end")
    first = server.done(f"/api/tables/{table.id}/rematch", {}, table.tokens[1])["id"]
    assert server.done(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])["id"] == first
    told = server.done(f"/api/tables/{first}", None, table.tokens[0])
    assert (told["you"], told["host"], told["state"], bool(told["promise"])) == (0, True, "open", True)
    assert [seat["awaited"] for seat in told["seats"]] == [True, True, False]
    assert server.ask(f"/api/tables/{first}/host", {"do": "begin"}, table.tokens[0])[0] == 400
    for at, state in enumerate(["open", "playing"]):
        assert server.done(f"/api/tables/{first}/sit", {"name": f"P{at}", "value": f"v{at}"}, table.tokens[at]) == {"seat": at}
        assert server.done(f"/api/tables/{first}", None, table.tokens[at])["state"] == state


def test_another_game_is_with_the_same_bots(inside: Inside) -> None:
    """By name, level and style, also one that took another's seat; that a seat stays open spares us their game."""
    for lang in ("en", "es", "it"):
        table = Round(inside, ["gentle", "open", "open", "steady", "strong"], game="swords-and-bagpipes", lang=lang)
        table.sit(1)
        table.host(do="bot", seat=3, level="medium:treacherous")
        before = [(seat["name"], seat["level"]) for seat in table.described()["seats"]]
        table.host(do="end")
        next = inside.done(table.path + "/rematch", {}, table.tokens[1])["id"]
        inside.done(f"/api/tables/{next}/sit", {"name": "P1", "value": "v"}, table.tokens[1])
        inside.kill()
        inside.start()
        told = inside.done(f"/api/tables/{next}", None, table.tokens[1])
        assert [(seat["name"], seat["level"]) for seat in told["seats"]] == before


def test_another_game_is_a_new_table_of_this_address(tmp_path: Path) -> None:
    inside = Inside(tmp_path)
    token = inside.done("/api/guest", {"name": "Ann"})["token"]
    ids = [inside.done("/api/tables", PAIR, token)["id"] for _ in range(5)]
    for id in ids:
        inside.done(f"/api/tables/{id}/host", {"do": "end"}, token)
    inside.app = app_of(inside.hall, [], 1)  # four new tables a day
    asked = [inside.ask("POST", f"/api/tables/{id}/rematch", {}, token)[0] for id in [*ids, ids[0]]]
    assert asked == [201, 201, 201, 201, 429, 201], "whoever finds the new table makes none"
    inside.close()


@pytest.mark.parametrize("last", ["sit", "bot", "close"])
def test_who_takes_the_last_seat_has_it_though_the_deal_cannot_be_written_down_yet(inside: Inside, last: str) -> None:
    table = Round(inside, ["open", "open", "open" if last == "close" else "closed"])
    ann = table.tab(0)
    table.sit(0)
    if last == "close":
        table.sit(1)
    with inside.refusing("deal"):
        match last:
            case "sit":
                assert table.sit(1) == 1
            case "bot":
                table.host(do="bot", seat=1, level="steady")
            case "close":
                table.host(do="close", seat=2)
        assert table.described()["state"] == "open"
    inside.run(inside.hall.begin_all())
    assert ann.last("table")["state"] == "playing"


@pytest.mark.parametrize("commits", range(4))
def test_a_server_that_is_killed_leaves_no_table_half_laid(tmp_path: Path, commits: int) -> None:
    """After every commit of a rematch, and between the last seat and the deal."""
    inside = Inside(tmp_path)
    tokens = [inside.done("/api/guest", {"name": name})["token"] for name in ("Ann", "Ben")]
    made = inside.done("/api/tables", PAIR, tokens[0])
    for at, token in enumerate(tokens):
        inside.done(f"/api/tables/{made['id']}/sit", {"name": "x", "seat": at, "key": made["keys"][at]}, token)
    inside.done(f"/api/tables/{made['id']}/host", {"do": "end"}, tokens[0])
    append, run = inside.hall.store.append, inside.hall.store.run
    left = [commits]

    def counted(work: Any) -> Any:
        async def then(*given: Any) -> Any:
            if not left[0]:
                raise NotStored("killed")
            left[0] -= 1
            return await work(*given)

        return then

    inside.hall.store.append, inside.hall.store.run = counted(append), counted(run)  # type: ignore[method-assign]
    inside.ask("POST", f"/api/tables/{made['id']}/rematch", {}, tokens[0])
    next = inside.hall.tables[made["id"]].table.next
    for token in tokens if next else []:
        inside.ask("POST", f"/api/tables/{next}/sit", {"name": "x", "value": "v"}, token)
    inside.kill()
    inside.start()
    next = inside.done(f"/api/tables/{made['id']}/rematch", {}, tokens[0])["id"]
    for token in tokens:
        told = inside.done(f"/api/tables/{next}", None, token)
        assert told["you"] >= 0
        if told["seats"][told["you"]]["awaited"]:
            inside.done(f"/api/tables/{next}/sit", {"name": "x", "value": "v"}, token)
    assert inside.done(f"/api/tables/{next}", None, tokens[0])["state"] == "playing"
    inside.close()


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
        {"clock": {"kind": "decision"}},
        {"clock": {"kind": "bank", "seconds": 0, "more": 5}},
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


def test_bots_of_a_level_have_names_and_give_way_to_people(server: Server) -> None:
    """A person's name is never a bot's too, whoever came first."""
    host = server.person("Host")
    settings = {"game": "swords-and-bagpipes", "seats": ["open", "gentle", "open"], "pace": 0, "lang": "es"}
    made = server.done("/api/tables", settings, host)
    seats = server.done(f"/api/tables/{made['id']}", None, host)["seats"]
    name, level = seats[1]["name"], seats[1]["level"]
    assert name in Words("es").say("bot-names").split(", ")
    assert level in ("gentle:loyal", "gentle:treacherous")
    server.done(f"/api/tables/{made['id']}/sit", {"name": name, "seat": 0, "key": made["keys"][0]}, host)
    table = Seated(server, made, [host])
    table.host(do="bot", seat=2, level="easy:loyal")
    named = [seat["name"] for seat in server.done(f"/api/tables/{made['id']}", None, host)["seats"]]
    assert named[0] == name
    assert len(set(named)) == 3
    assert server.done(f"/api/tables/{made['id']}", None, host)["state"] == "playing"


def test_two_people_of_one_name_are_told_apart_also_when_they_talk(server: Server) -> None:
    async def run() -> None:
        host, guest = server.person("Ana"), server.person("Ana")
        made = server.done("/api/tables", PAIR, host)
        for seat, token in enumerate((host, guest)):
            server.done(f"/api/tables/{made['id']}/sit", {"name": "Ana", "seat": seat, "key": made["keys"][seat]}, token)
        table = Seated(server, made, [host, guest])
        assert [one["name"] for one in server.done(f"/api/tables/{table.id}", None, host)["seats"]] == ["Ana", "Ana 2"]
        async with table.line(guest) as line:
            await line.say("chat", text="Hello")
            assert (await line.until("chat"))["name"] == "Ana 2"

    asyncio.run(run())


def test_the_cards_of_a_game_are_told_once_each_with_those_of_its_variants(server: Server) -> None:
    for one in SHELF:
        refs = [card["ref"] for card in server.done(f"/api/games/{one.name}/cards")]
        assert len(refs) == len(set(refs)) > 0
    assert server.ask("/api/games/chess/cards")[0] == 404


@pytest.mark.parametrize("level", ["gentle:bold", "Gentle", "gentle:", "search:5w", "deep"])
def test_a_bot_that_is_none_for_this_table_is_refused(server: Server, level: str) -> None:
    assert server.ask("/api/tables", {**PAIR, "seats": ["open", level]}, server.person())[0] == 400


def test_cards_of_ones_own_are_read_once_for_every_list_they_are_in(tmp_path: Path) -> None:
    """Else whoever has made a hundred such tables would have the server read them all whenever somebody looks at the lobby."""
    inside = Inside(tmp_path)
    host = inside.done("/api/guest", {"name": "Host"})["token"]
    text = game("guillotine").card_set().text
    for at in (1, 2, 2):
        inside.done("/api/tables", {**PAIR, "listed": True, "cards": {"name": "own", "text": f"{text}\n# {at}"}}, host)
    made = boxes.own_box.cache_info().misses
    assert [one["state"] for one in inside.done("/api/tables")] == ["open"] * 3
    assert boxes.own_box.cache_info().misses == made
    inside.close()


def test_the_store_is_read_though_cards_are_being_read_everywhere(tmp_path: Path) -> None:
    """The threads of the loop may all be busy."""
    inside, done = Inside(tmp_path), Event()

    async def run() -> Any:
        busy = [asyncio.create_task(asyncio.to_thread(done.wait)) for _ in range(100)]
        await asyncio.sleep(0.1)
        try:
            return await asyncio.wait_for(inside.hall.store.read(select(TABLES.c.id)), 5)
        finally:
            done.set()
            await asyncio.gather(*busy)

    assert inside.run(run()) == []
    inside.close()


def test_a_table_is_offered_only_what_so_many_can_play(inside: Inside) -> None:
    for shelf in SHELF:
        for seats in range(shelf.fewest, shelf.most + 1):
            told = inside.done(f"/api/games/{shelf.name}/choices/{seats}")
            assert list(told) == list(shelf.variants)
            usual = shelf.full_variant({}, seats)
            assert {key: some[0] for key, some in told.items()} == usual
            for key, some in told.items():
                for one in some:
                    shelf.box(seats, {key: one} if one != usual[key] else {})
    joust = inside.done("/api/games/with-sword-and-shield/choices/2")
    assert joust["teams"] == ["three-three"], "there is nothing to be chosen"
    melee = inside.done("/api/games/with-sword-and-shield/choices/2?mode=melee&decks=nonsense&nonsense=1")
    assert (len(melee["teams"]), melee["decks"]) == (4, ["two"])
    assert inside.done("/api/games/with-sword-and-shield/choices/99")["mode"] == []
    assert inside.ask("GET", "/api/games/nonsense/choices/2")[0] == 404


def test_an_invitation_says_who_invites_to_what_and_who_sits_there(inside: Inside) -> None:
    """Before one sits down, by the link or the code."""
    table = Round(inside, ["open", "open", "gentle"], variant={"edition": "german"})
    asked = {"seat": 1, "key": table.made["keys"][1]}
    for by, sits in [(-1, ["open", "open", "bot"]), (0, ["person", "open", "bot"])]:
        for link in (asked, {"code": table.made["code"]}):
            told = inside.done(table.path + "/look", link, table.tokens[1])
            assert (told["by"], told["form"]) == (by, {"edition": "german"})
            assert [seat["who"] for seat in told["seats"]] == sits
        table.sit(0)
    usual = Round(inside, ["open"] * 3, game="with-sword-and-shield").described()
    assert usual["form"] == {"mode": "melee"}, "the form is told, also the usual one, and nothing else that is usual"
