"""What somebody could try who means no good, and what stops them (docs/security.md)."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import socket
import sys
import time
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
import websockets
from starlette.requests import Request
from starlette.responses import Response

from tabard.engine.errors import BadRequest, printable
from tabard.games import game
from tabard.server import lists, logs, web, wire
from tabard.server.app import Doors
from tabard.server.limits import CROWD, MANY, SOCKETS, WATCHERS, Limits, TooMany
from tabard.server.lines import Line
from tabard.server.names import clean
from tabard.server.replies import place
from tests.server.leaks import World, hall_at
from tests.server.network import Json, Seated, Server, sqlite
from tests.server.network import Line as Heard
from tests.server.nonsense import TYPES, fuzz

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
        assert (status, "tabard_tables_open" in told) == (200, True)
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


@pytest.mark.parametrize("name", ["👩\u200d🚀", "❤\ufe0f", "می\u200cخواهم", "क्\u200dष", "Zoë", "…", "x̱"])
def test_names_are_written_as_their_languages_write_them(name: str) -> None:
    assert clean(name, 40) == name
    assert printable(name) == name


def plain_socket(table: Seated, token: str) -> socket.socket:
    """A socket to a table that reads and sends nothing by itself, with little room in the system."""
    found = socket.socket()
    for room in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        found.setsockopt(socket.SOL_SOCKET, room, 4096)
    found.connect(("127.0.0.1", table.server.port))
    found.sendall(
        f"GET /ws/{table.id} HTTP/1.1\r\nHost: 127.0.0.1:{table.server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    return found


async def until_nobody_watches(table: Seated, line: Heard) -> None:
    """Whoever comes and goes is told to all."""
    while line.table["watchers"]:
        async with table.line(table.tokens[0]):
            await line.until("table")
        await line.until("table")


def test_a_stalled_reader_is_dropped_and_the_table_goes_on(server: Server) -> None:
    table = server.table("swords-and-bagpipes", 2)
    watcher = server.person("Stalled")
    server.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, watcher)

    async def run() -> list[int]:
        async with table.line(table.tokens[0]) as line, table.line(table.tokens[1]) as other:
            stalled = plain_socket(table, watcher)
            try:
                await line.until("table", lambda told: told["watchers"] == 1)
                await asyncio.gather(line.play("a"), other.play("b"))
                await asyncio.wait_for(until_nobody_watches(table, line), 15)
                return [one["watchers"] for one in line.heard if one["t"] == "table"]
            finally:
                stalled.close()

    watchers = asyncio.run(run())
    assert 1 in watchers
    assert watchers[-1] == 0, "the line that nobody reads is gone, though its socket is still open"


async def refused(table: Seated, token: str) -> int:
    """The code with which a socket is closed at once; 0 if it is not."""
    async with table.line(token) as line:
        try:
            await line.hear()
            return 0
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else -1


def test_a_guest_has_so_many_sockets_and_no_more(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS):
                await (await stack.enter_async_context(table.line(table.tokens[0], max_queue=None))).hear()
            assert await refused(table, table.tokens[0]) == 4429
            assert await refused(table, table.tokens[1]) == 0
        await asyncio.sleep(0.5)
        assert await refused(table, table.tokens[0]) == 0, "they are closed, and there is room again"

    asyncio.run(run())


def test_an_address_has_so_many_sockets_and_no_more() -> None:
    limits = Limits(5)
    with ExitStack() as stack:
        for at in range(5 * CROWD):
            stack.enter_context(limits.socket("1.2.3.4", f"guest {at}"))
        with pytest.raises(TooMany), limits.socket("1.2.3.4", "one more"):
            pass
        with limits.socket("4.3.2.1", "one more"):
            assert limits.open["one more"] == 1
    assert not limits.open


def test_however_many_watch_there_is_room_for_whoever_plays(tmp_path: Path) -> None:
    async def run() -> None:
        hall = hall_at(f"sqlite:///{tmp_path / 'watched.db'}")
        box = game("guillotine").box(3)
        live = World(hall, 0, box, box.deal("watched"), 0, {}).live
        live.lines += [Line(f"eye {at}", "Eye", -1) for at in range(WATCHERS)]
        live.check_room("guest 2")
        live.table.host = "the host"
        live.check_room("the host")
        with pytest.raises(TooMany):
            live.check_room("one more")
        hall.store.close()

    asyncio.run(run())


def test_one_address_makes_so_many_tables_a_day(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--rate", "2")
    try:
        token = own.person()
        made = [own.ask("/api/tables", PAIR, token) for _ in range(9)]
        assert [status for status, _ in made] == [201] * 8 + [429]
        assert "a day" in made[-1][1]["message"]
    finally:
        own.kill()


def test_one_address_makes_so_many_guests_a_day_and_a_network_is_one_address() -> None:
    limits = Limits(2)
    for _ in range(2 * CROWD):
        limits.guest(0.0, "here")
    with pytest.raises(TooMany):
        limits.guest(0.0, "here")
    limits.guest(0.0, "there")
    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2:ffff::1") != place("2001:db8:1:3::1")
    assert (place("::ffff:192.0.2.1"), place("192.0.2.2"), place("")) == ("192.0.2.1", "192.0.2.2", "")


def test_buckets_are_kept_as_long_as_they_say_something() -> None:
    limits = Limits(50)
    limits.table(0.0, "here")
    for at in range(MANY + 10):
        limits.request(at / 100, f"10.0.{at}")
    assert ("tables", "here") in limits.buckets
    assert len(limits.buckets) <= MANY


def test_whoever_chats_too_much_is_refused_and_goes_on_playing(server: Server) -> None:
    table = server.table("guillotine", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[0]) as tab, table.line(table.tokens[1]) as b:
            said = [await (a, tab)[at % 2].done("chat", text=f"line {at}") for at in range(15)]
            codes = [one.get("code", "") for one in said]
            assert codes[:10] == [""] * 10
            assert codes[-1] == "too-many"
            assert (await a.done("chat", cmd="c1", text="line 0"))["t"] == "done", "sent again it is no new one"
            assert (await b.done("chat", text="I am here too"))["t"] == "done"
            assert (await a.done("undo"))["code"] == "bad-request", "everything else is heard"

    asyncio.run(run())


def test_whoever_sends_too_fast_is_read_more_slowly_over_all_sockets(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--rate", "20")

    async def run() -> float:
        table = await asyncio.to_thread(own.table, "guillotine", 2)
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(table.line(table.tokens[0])) for _ in range(4)]
            began = time.monotonic()

            async def flood(line: Heard) -> None:
                for _ in range(40):
                    assert (await line.done("undo"))["code"] == "bad-request", "each is answered"

            await asyncio.gather(*[flood(line) for line in sockets])
            return time.monotonic() - began

    try:
        assert asyncio.run(run()) > 3.5, "of 160 commands 80 are heard at once and 20 in each second after"
    finally:
        own.kill()


def test_whoever_sends_without_waiting_for_answers_is_not_read_ahead(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--rate", "5")
    frame = b"\x81\xfe" + (16_000).to_bytes(2, "big") + b"\0\0\0\0" + b"x" * 16_000
    table = own.table("guillotine", 2)
    with plain_socket(table, table.tokens[0]) as flooder:
        flooder.settimeout(1)
        sent = answered = 0
        with suppress(TimeoutError):
            while sent < 500:
                flooder.sendall(frame)
                sent += 1
        flooder.settimeout(60)
        while answered < 25:
            answered += flooder.recv(65536).count(b"this is no command")
    own.kill()
    assert sent < 150, "20 are heard at once, 8 wait, and some are in the system"


def test_nonsense_over_a_socket_is_refused_and_changes_nothing(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    counted = fuzz(server, "guillotine", 400, "short")
    assert min(counted[type] for type in TYPES) > 5
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


FACTS = {"at", "level", "event", "id", "door", "method", "status", "ms", "code", "version", "process", "tables"}


def test_nothing_of_a_table_is_in_what_the_server_writes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    own = Server(sqlite(tmp_path), "--log", "info")
    table = own.table("guillotine", 2, ["search:2it"], watch="hands")
    eye = own.person("Argus")
    own.done(f"/api/tables/{table.id}/watch", {"key": table.made["watch"]}, eye)

    async def run() -> None:
        async with table.line(eye) as watcher, table.line(table.tokens[0]) as line, table.line(table.tokens[1]) as other:
            await watcher.done("chat", text="very private")
            await line.done("answer", to=999, choose=0)
            await line.done("preset", kind="play", path="hand:3")
            await line.done("preset", kind="play", path="")
            await asyncio.gather(line.play(1), other.play(2))
            await line.socket.send("x" * 20_000)

    asyncio.run(run())
    own.ask(f"/api/tables/{table.id}/sit", {"name": "Eve", "seat": 0, "key": table.made["keys"][1]}, own.person("Eve"))
    own.ask("/api/tables", {"game": "no such", "seats": []}, eye)
    new = table.host(do="renew")
    secret = json.loads(table.journal().splitlines()[0])["secret"]
    raw(own, "DELETE", "/api/guest", Authorization=f"Bearer {eye}")
    assert own.stop() < 10
    written = capfd.readouterr().err
    lines = [json.loads(line) for line in written.splitlines() if line not in web.NO_PAGE]
    events = {line["event"] for line in lines}
    assert {"worker-started", "request", "socket-opened", "socket-closed", "worker-stopped"} <= events
    assert {key for line in lines for key in line} <= FACTS
    doors = {line["door"] for line in lines if "door" in line}
    assert {"sit", "make", "journal", "log_out"} <= doors
    assert len({line["id"] for line in lines if line["event"] == "request"}) > 10
    secrets = (*table.tokens, eye, *table.made["keys"], table.made["watch"], new["key"], secret, table.id, table.made["code"])
    for word in (*secrets, "very private", "P0", "Eve", "Argus", "hand:", "no such", "127.0.0.1"):
        assert word not in written


def test_what_an_error_says_is_not_written_only_where_it_was() -> None:
    try:
        raise ValueError("the hand of Ann")
    except ValueError:
        record = logging.LogRecord("lib", logging.ERROR, "", 0, "it broke: %s", ("the token of Ann",), sys.exc_info(), "fell")
    line = logs.Lines().format(record)
    assert "Ann" not in line
    told = json.loads(line)
    assert (told["event"], told["error"], "test_safety.py" in told["stack"][0]) == ("lib: fell", "ValueError", True)


def test_what_a_library_says_is_not_written_either() -> None:
    """asyncio writes whole tasks, with what their exceptions say, into its sentences."""

    async def fails() -> None:
        raise ValueError("the hand of Ann")

    async def run() -> None:
        loop = asyncio.get_running_loop()
        task = loop.create_task(fails())
        await asyncio.wait([task])
        loop.call_exception_handler({"message": "never looked at", "exception": task.exception(), "task": task})

    heard: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = heard.append  # type: ignore[method-assign]
    logging.getLogger("asyncio").addHandler(handler)
    try:
        asyncio.run(run())
    finally:
        logging.getLogger("asyncio").removeHandler(handler)
    lines = [logs.Lines().format(record) for record in heard]
    assert [json.loads(line)["error"] for line in lines] == ["ValueError"]
    assert "Ann" not in "".join(lines)


def test_a_mistake_of_ours_is_told_as_one_and_found_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(request: Request) -> Response:
        raise KeyError("the hand of Ann")

    async def run() -> Response:
        doors = Doors(hall_at(f"sqlite:///{tmp_path / 'broken.db'}"), [])
        scope = {"type": "http", "method": "GET", "headers": [], "path": "/", "query_string": b""}
        response = await doors.door(broken)(Request(scope))
        doors.hall.store.close()
        return response

    response = asyncio.run(run())
    told = json.loads(response.body)
    assert (response.status_code, told["code"]) == (500, "broken")
    assert response.headers["x-request-id"] in told["message"]
    assert "Ann" not in told["message"]
    assert [record.facts["id"] for record in caplog.records] == [response.headers["x-request-id"]]  # type: ignore[attr-defined]


def test_figures_are_totals_and_health_is_that_of_the_store(tmp_path: Path) -> None:
    async def run() -> None:
        hall = hall_at(f"sqlite:///{tmp_path / 'well.db'}")
        doors = Doors(hall, [])
        hall.beaten = hall.now() - 1_000
        assert (await doors.alive(Request({"type": "http"}))).status_code == 200
        hall.beaten = hall.now() - 11_000
        assert (await doors.alive(Request({"type": "http"}))).status_code == 503
        figures = [line for line in lists.metrics(hall).splitlines() if not line.startswith("#")]
        assert all(re.fullmatch(r"tabard_\w+ \d+", line) for line in figures), "no table, guest or game has a figure of its own"
        hall.store.close()

    asyncio.run(run())
