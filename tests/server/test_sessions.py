"""Whoever was let in goes when what let them in is gone: a seat, a link, a token, the table itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import websockets

from tests.server.first import sql
from tests.server.network import Json, Line, Seated, Server, sqlite
from tests.server.test_safety import raw

PAIR: Json = {"game": "guillotine", "seats": ["open", "open", "open"], "pace": 0}
AWAY = (4403, "sent-away")


async def end(line: Line, seconds: float = 30) -> tuple[int, str]:
    """How a socket is closed."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await line.hear()
    except websockets.ConnectionClosed as end:
        assert line.heard[-1]["t"] == "bye"
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (-1, "")


def waiting(server: Server, **settings: object) -> Seated:
    """A table at which two sit and a third is waited for; one of them made it."""
    host, guest = server.person("Host"), server.person("Guest")
    table = Seated(server, server.done("/api/tables", {**PAIR, **settings}, host), [host, guest])
    for at, token in enumerate(table.tokens):
        sit(table, at, token, table.made["keys"][at])
    return table


def sit(table: Seated, at: int, token: str, key: str) -> tuple[int, Json]:
    return table.server.ask(f"/api/tables/{table.id}/sit", {"name": "N", "seat": at, "key": key}, token)


def look(table: Seated, token: str) -> int:
    return table.server.ask(f"/api/tables/{table.id}", None, token)[0]


def watcher(table: Seated, key: str) -> str:
    token = table.server.person("Eye")
    table.server.done(f"/api/tables/{table.id}/watch", {"key": key}, token)
    return token


def test_whoever_loses_the_seat_is_out(server: Server) -> None:
    table = waiting(server)
    eye = watcher(table, table.made["watch"])

    async def run() -> None:
        async with table.line(table.tokens[0]) as host, table.line(table.tokens[1]) as guest, table.line(eye) as third:
            await guest.hear()
            table.host(do="free", seat=1)
            assert await end(guest) == AWAY
            await host.until("table", lambda told: told["seats"][1]["who"] == "open")
            table.host(do="free", seat=0)
            await host.until("table", lambda told: told["you"] == -1)
            await third.until("table", lambda told: told["seats"][0]["who"] == "open")

    asyncio.run(run())
    assert [look(table, token) for token in (*table.tokens, eye)] == [200, 404, 200]
    assert sit(table, 1, table.tokens[1], table.made["keys"][1])[0] == 200, "the link is still a link"
    table.host(do="bot", seat=1, level="random")
    assert look(table, table.tokens[1]) == 404


def test_at_a_listed_table_whoever_loses_the_seat_watches_like_everybody(server: Server) -> None:
    table = waiting(server, listed=True)

    async def run() -> None:
        async with table.line(table.tokens[1]) as guest:
            table.host(do="free", seat=1)
            await guest.until("table", lambda told: told["you"] == -1)

    asyncio.run(run())
    assert look(table, table.tokens[1]) == 200


def test_a_new_link_to_watch_shuts_out_who_came_by_the_old_one(server: Server) -> None:
    table = waiting(server)
    eye = watcher(table, table.made["watch"])

    async def run() -> Json:
        async with table.line(table.tokens[1]) as guest, table.line(eye) as third:
            await third.hear()
            new: Json = table.host(do="renew")
            assert await end(third) == AWAY
            await guest.until("table", lambda told: told["watchers"] == 0)
            return new

    new = asyncio.run(run())
    assert new["link"] == f"{server.base}/t/{table.id}#watch={new['key']}"
    assert [look(table, token) for token in (*table.tokens, eye)] == [200, 200, 404]
    assert server.ask(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, eye)[0] == 404
    assert look(table, watcher(table, new["key"])) == 200


def test_a_new_link_for_a_seat_ends_the_old_one_and_nothing_else(own: Server) -> None:
    table = waiting(own)
    new = [table.host(do="renew", seat=at) for at in (1, 2)]
    assert new[1]["link"] == f"{own.base}/t/{table.id}#seat=2&key={new[1]['key']}&game={PAIR['game']}"
    assert look(table, table.tokens[1]) == 200, "who sits there stays"
    third = own.person()
    own.kill()
    own.start(own.port)
    assert sit(table, 2, third, table.made["keys"][2])[0] == 404
    assert sit(table, 1, third, new[1]["key"])[0] == 404
    assert sit(table, 2, third, new[1]["key"])[0] == 200
    for wrong in (-2, 9):
        assert own.ask(f"/api/tables/{table.id}/host", {"do": "renew", "seat": wrong}, table.tokens[0])[0] == 400
    assert own.ask(f"/api/tables/{table.id}/host", {"do": "renew", "seat": 1}, third)[0] == 403, "only the host"


def test_a_new_link_for_a_seat_changes_the_code_too_until_the_game_begins(own: Server) -> None:
    """Whoever came by the code and was sent away cannot come back by it."""
    host, friend, other = own.person("Host"), own.person("Friend"), own.person("Other")
    table = Seated(own, own.done("/api/tables", PAIR, host), [host])
    old, here = table.made["code"], f"/api/tables/{table.id}"

    def by_code(code: str, token: str) -> tuple[int, Json]:
        return own.ask(f"{here}/sit", {"name": "N", "code": code}, token)

    assert sit(table, 0, host, table.made["keys"][0])[0] == 200
    assert by_code(old, friend) == (200, {"seat": 1})
    table.host(do="free", seat=1)
    table.host(do="renew")
    assert own.done(here, None, host)["code"] == old, "the link to watch is another matter"
    table.host(do="renew", seat=1)
    code = own.done(here, None, host)["code"]
    assert code not in ("", old)
    assert [own.ask(f"/api/code/{one}")[0] for one in (old, code)] == [404, 200]
    assert own.ask(f"{here}/look", {"code": old}, friend)[0] == by_code(old, friend)[0] == 404
    own.kill()
    moved = "baba-bubu"  # as when another table has the code where this one has moved to
    sql(own.database, "UPDATE tables SET code = :code WHERE id = :id", code=moved, id=table.id)
    own.start(own.port)
    assert own.done(here, None, host)["code"] == moved
    assert by_code(moved, other) == (200, {"seat": 1})
    table.host(do="bot", seat=2, level="random")
    table.host(do="renew", seat=1)
    assert own.done(here, None, host)["code"] == moved, "it opens nothing any more"


def test_a_seat_that_moved_is_no_more_on_the_old_device_and_the_host_moves_with_it(server: Server) -> None:
    table = server.table("guillotine", 2)
    phones = [server.person("Phone") for _ in range(2)]

    async def move(at: int) -> None:
        async with table.line(table.tokens[at]) as old:
            await old.until("now")
            await old.done("preset", kind="play", path="nothing like it")
            key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[at])["key"]
            server.done(f"/api/tables/{table.id}/sit", {"name": "x", "key": key}, phones[at])
            assert await end(old) == AWAY
        async with table.line(phones[at]) as new:
            told = await new.until("now")
            assert (new.table["you"], new.table["host"], told["preset"]) == (at, at == 0, {"play": "nothing like it"})

    for at in range(2):
        asyncio.run(move(at))
        assert look(table, table.tokens[at]) == 404
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "end"}, table.tokens[0])[0] == 404
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "end"}, phones[0])[0] == 200


def test_whoever_takes_a_seat_over_has_none_of_the_answers_chosen_there_in_advance(server: Server) -> None:
    table = server.table("guillotine", 2)
    new = server.person("New")

    async def run() -> None:
        async with table.line(table.tokens[1]) as old:
            await old.done("preset", kind="play", path="nothing like it")
        table.host(do="bot", seat=1, level="random")
        assert sit(table, 1, new, table.made["keys"][1])[0] == 200
        async with table.line(new) as line:
            assert "preset" not in await line.until("now")

    asyncio.run(run())


def test_whoever_logs_out_is_nobody_any_more(server: Server) -> None:
    table = server.table("guillotine", 2)
    token = table.tokens[1]

    async def run() -> None:
        async with table.line(table.tokens[0]) as other, table.line(token) as line, table.line(token) as tab:
            await tab.hear()
            assert raw(server, "DELETE", "/api/guest", Authorization=f"Bearer {token}")[0] == 200
            assert await end(line) == await end(tab) == AWAY
            await other.until("table", lambda told: not told["seats"][1]["here"])

    asyncio.run(run())
    assert (look(table, token), server.ask("/api/mine", None, token)[0]) == (403, 403)
    assert raw(server, "DELETE", "/api/guest")[0] == 403


def test_a_browser_that_logs_out_loses_its_cookie(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    cookie = raw(server, "POST", "/api/guest", '{"name": "Ann"}', Origin=own)[1]["set-cookie"].split(";")[0]
    assert raw(server, "DELETE", "/api/guest", Cookie=cookie)[0] == 403, "a cookie without an origin"
    status, headers, told = raw(server, "DELETE", "/api/guest", Origin=own, Cookie=cookie)
    assert (status, json.loads(told), 'tabard=""' in headers["set-cookie"]) == (200, {}, True)
    assert raw(server, "GET", "/api/mine", Cookie=cookie)[0] == 403


def test_what_is_gone_from_the_store_is_soon_gone_from_the_server(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path))
    table, removed = own.table("guillotine", 2), own.table("guillotine", 1, ["random"])

    async def run() -> None:
        one, two, three = table.line(table.tokens[0]), table.line(table.tokens[1]), removed.line(removed.tokens[0])
        async with one as host, two as guest, three as last:
            await guest.until("now")
            id = sql(own.database, "SELECT guest FROM sitters WHERE table_id = :id AND guest <> (SELECT host FROM tables "
                     "WHERE id = :id)", id=table.id)[0][0]  # fmt: skip
            sql(own.database, "DELETE FROM guests WHERE id = :id", id=id)
            sql(own.database, "DELETE FROM tables WHERE id = :id", id=removed.id)
            assert await end(guest) == AWAY
            assert await end(last) == (4404, "not-found")
            await host.until("table", lambda told: not told["seats"][1]["here"])

    asyncio.run(run())
    assert (look(table, table.tokens[1]), look(removed, removed.tokens[0])) == (403, 404)
    assert own.stop() < 10
