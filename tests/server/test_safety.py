"""What somebody could try who means no good, and what stops them (docs/security.md)."""

from __future__ import annotations

import asyncio
import http.client
import json
from pathlib import Path

import msgspec
import pytest
import websockets

from tabard.engine.errors import BadRequest, printable
from tabard.server import wire
from tabard.server.names import clean
from tests.server.network import Json, Seated, Server, sqlite
from tests.server.nonsense import BATCH, STATES, TYPES, fuzz

PAIR: Json = {"game": "guillotine", "seats": ["open", "open"], "pace": 0}
EVIL = "https://evil.example"


def raw(server: Server, method: str, path: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(method, path, body or None, {key.replace("_", "-"): value for key, value in headers.items()})
    answer = connection.getresponse()
    found = (answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read().decode())
    connection.close()
    return found


def test_pages_of_other_sites_are_not_listened_to(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    status, headers, told = raw(server, "POST", "/api/guest", '{"name": "Ann"}', Origin=own)
    assert (status, "token" in told) == (201, False), "a browser keeps its token in a cookie that no script can read"
    cookie = headers["set-cookie"]
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    cookie = cookie.split(";")[0]
    assert raw(server, "POST", "/api/guest", '{"name": "Eve"}', Origin=EVIL, Cookie=cookie)[0] == 403
    assert raw(server, "POST", "/api/guest", '{"name": "Eve"}', Origin="null", Cookie=cookie)[0] == 403
    assert raw(server, "POST", "/api/guest", '{"name": "Eve"}', Cookie=cookie)[0] == 403, "a cookie without an origin"
    assert raw(server, "POST", "/api/guest", '{"name": "Ann B"}', Origin=own, Cookie=cookie)[0] == 200
    made = json.loads(raw(server, "POST", "/api/tables", '{"game": "guillotine", "seats": ["open", "open"]}', Origin=own,
                          Cookie=cookie)[2])  # fmt: skip

    async def closed(**headers: str) -> int:
        url = f"ws://127.0.0.1:{server.port}/ws/{made['id']}"
        async with websockets.connect(url, additional_headers=headers) as line:
            try:
                await asyncio.wait_for(line.recv(), 10)
                return 0
            except websockets.ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else -1

    assert asyncio.run(closed(Origin=EVIL, Cookie=cookie)) == 4403
    assert asyncio.run(closed(Cookie=cookie)) == 4403
    assert asyncio.run(closed(Origin=own)) == 4403, "nobody"
    assert asyncio.run(closed(Origin=own, Cookie=cookie)) == 0


def test_every_answer_carries_the_rules_for_browsers(server: Server) -> None:
    for path in ("/api/games", "/api/tables", "/api/mine", "/api/code/none"):
        headers = raw(server, "GET", path)[1]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "require-trusted-types-for 'script'" in headers["content-security-policy"]
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
        assert headers["cache-control"] == "no-store"


def test_what_is_not_there_is_refused_like_everything_else(server: Server) -> None:
    for method, path, status in [("GET", "/nowhere", 404), ("DELETE", "/api/tables", 405), ("GET", "/api/tables/%2F/log", 404)]:
        found, headers, told = raw(server, method, path)
        assert (found, set(json.loads(told))) == (status, {"code", "message", "rule"})
        assert "default-src 'none'" in headers["content-security-policy"]
        assert ("allow" in headers) == (status == 405)


def test_figures_are_for_whoever_has_the_token_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_METRICS", "sésame")
    own = Server(sqlite(tmp_path))
    try:
        for token in ("", "x", "s\xe9samf", own.person()):
            assert raw(own, "GET", "/metrics", Authorization=f"Bearer {token}")[0] == 404
        assert raw(own, "GET", "/metrics", Authorization="Bearer s\xc3\xa9same")[0] == 404, "read as Latin-1, as HTTP has it"
        status, _, told = raw(own, "GET", "/metrics", Authorization="Bearer s\xe9same")
        assert (status, 'tabard_tables_open{worker="0"} 0' in told) == (200, True)
    finally:
        own.kill()


def test_cards_of_ones_own_cannot_be_sent_without_end(own: Server) -> None:
    token = own.person()
    asked = {"game": "guillotine", "seats": ["open", "open"], "cards": {"name": "own", "text": "a." * 30_000 + "a = 1"}}
    statuses = [own.ask("/api/tables", asked, token)[0] for _ in range(20)]
    assert (statuses[0], statuses[-1]) == (400, 429)


def test_a_strangers_table_is_not_there(server: Server) -> None:
    table = server.table("guillotine", 2)
    stranger = server.person("Eve")
    for path in (f"/api/tables/{table.id}/log", f"/api/tables/{table.id}/journal", f"/api/tables/{table.id}/sheet/x"):
        for token in (stranger, "", "nobody's"):
            assert server.ask(path, None, token) == server.ask(path.replace(table.id, "nowhere"), None, token)
    assert server.ask(f"/api/tables/{table.id}/host", {"do": "end"}, stranger)[0] == 404


def test_long_frames_and_long_requests_are_refused(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> int:
        async with table.line(table.tokens[0]) as line:
            await line.socket.send("x" * 20_000)
            try:
                while True:
                    await line.hear()
            except websockets.ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else -1

    assert asyncio.run(run()) == 1009
    assert server.ask("/api/tables", {"game": "x" * 400_000, "seats": ["open"]}, table.tokens[0])[0] == 400


def test_frames_are_not_compressed(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> str:
        async with table.line(table.tokens[0], compression="deflate") as line:
            assert line.socket.response
            return line.socket.response.headers.get("Sec-WebSocket-Extensions", "")

    assert asyncio.run(run()) == ""


def test_names_are_shown_as_they_are_and_steer_no_screen(server: Server) -> None:
    status, told = server.ask("/api/guest", {"name": "  A\u202en\u0301n\x1b[2J \u2066b  "})
    assert (status, told["name"]) == (201, "Ańn [2J b")
    assert server.ask("/api/guest", {"name": "\u202e\x00"})[0] == 400
    assert server.ask("/api/guest", {"name": "x" * 41})[0] == 400


@pytest.mark.parametrize("hidden", "\u200b\u200c\u200d\u200e\u200f\u061c\u00ad\ufeff\ufe0f\u034f")
def test_nobody_passes_for_somebody_else_by_letters_that_cannot_be_seen(hidden: str) -> None:
    assert clean(f"A{hidden}nn{hidden}", 40) == "Ann"
    with pytest.raises(BadRequest):
        clean(hidden * 3, 40)


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\u00a0"])
def test_a_name_that_looks_blank_is_none(name: str) -> None:
    with pytest.raises(BadRequest):
        clean(name, 40)


def test_a_name_that_is_too_long_is_cut() -> None:
    assert clean("x" * 41, 40) == "x" * 40
    assert clean("x" * 39 + " y", 40) == "x" * 39, "and does not end with a space"


@pytest.mark.parametrize("name", ["👩\u200d🚀", "❤\ufe0f", "می\u200cخواهم", "क्\u200dष", "Zoë", "…", "x̱"])
def test_names_are_written_as_their_languages_write_them(name: str) -> None:
    assert clean(name, 40) == name
    assert printable(name) == name


def test_nonsense_over_a_socket_is_refused_and_changes_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    own = Server(sqlite(tmp_path), "--rate", "1000000")
    try:
        counted = fuzz(own, "guillotine", 16 * BATCH, "short")
    finally:
        own.kill()
    assert min(counted[one] for one in (*TYPES, "refused by the table", "accepted")) > 5
    assert min(counted[state] for state in STATES) >= BATCH
    assert '"level":"error"' not in "".join(capfd.readouterr())


@pytest.mark.parametrize("body", ["", "[]", "{", '{"name": 1}', '{"name": "a", "name2": 1}', "null", '"x"', "\x00"])
def test_nonsense_by_http_is_refused(server: Server, body: str) -> None:
    for path in ("/api/guest", "/api/tables", "/api/tables/x/sit", "/api/tables/x/host"):
        status, _, told = raw(server, "POST", path, body, Authorization=f"Bearer {server.person()}")
        assert 400 <= status < 500
        assert "Traceback" not in told


def test_the_same_seat_in_two_tabs(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[0]) as b, table.line(table.tokens[1]) as c:
            for line in (a, b, c):
                await line.until("now")
            while not a.asked():
                if c.asked():
                    await c.answer(c.asked()[0], len(c.asked()[0]["options"]) - 1)
                await a.until("now", lambda told: told["moment"]["n"] == c.now["moment"]["n"])
            await b.until("now", lambda told: told["moment"]["n"] == a.now["moment"]["n"]) if not b.asked() else None
            question = a.asked()[0]
            await a.answer(question, 0)
            assert (await b.answer(question, 0))["t"] == "done", "the same again"
            for cmd, choice in [("c1", 1), ("other", 0)]:  # the same name for another wish, another name for the same
                refusal = await b.done("answer", cmd=cmd, to=question["number"], choose=choice)
                assert refusal["code"] == "stale-answer"
            assert a.now["moment"]["n"] == b.now["moment"]["n"]

    asyncio.run(run())


def test_somebody_who_comes_back_a_hundred_times(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        moments = set()
        for _ in range(100):
            async with table.line(table.tokens[0]) as line:
                await line.until("now")
                moments.add(json.dumps(line.now["moment"]))
        assert len(moments) == 1

    asyncio.run(run())
    assert isinstance(table, Seated)


def test_no_text_for_the_store_has_a_zero_in_it() -> None:
    said = '{"type": "chat", "cmd": "%s", "text": "x"}'
    assert wire.commands.decode(said % "a b").cmd == "a b"
    for cmd in ("\\u0000", "a\\u0000", "\\u0000\\n", "a\\n\\u0000b"):
        with pytest.raises(msgspec.ValidationError):
            wire.commands.decode(said % cmd)
