"""What docs/hosting.md promises: phones in the room, a proxy with TLS before the server, options that are there."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import websockets

from tabard.cli import main
from tabard.server import serve
from tests.server.network import Json, Server, sqlite
from tests.server.test_safety import PAIR, raw
from tests.server.test_sessions import end
from tests.test_docs import page

SAID = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.7"}
TLS = {"Host": "tabard.example", "Origin": "https://tabard.example", **SAID}


def test_a_phone_in_the_room_plays_over_plain_http(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--lan")
    try:
        assert own.process.stdout
        for _ in range(12):
            line = own.process.stdout.readline()
            assert re.fullmatch("\x1b\\[97;40m[ \u2580\u2584\u2588]+\x1b\\[0m\n", line), "a QR code, bright on black everywhere"
        there = {"Host": own.base.removeprefix("http://"), "Origin": own.base}
        status, headers, _ = raw(own, "POST", "/api/guest", '{"name": "Phone"}', **there)
        cookie = headers["set-cookie"]
        assert (status, cookie.startswith("tabard="), "secure" in cookie.lower()) == (201, True, False)
        cookie = cookie.split(";")[0]
        status, _, told = raw(own, "POST", "/api/tables", json.dumps(PAIR), Cookie=cookie, **there)
        made = json.loads(told)
        assert (status, made["links"][0].startswith(own.base + "/t/")) == (201, True)

        async def run() -> None:
            url = own.base.replace("http", "ws") + f"/ws/{made['id']}"
            async with websockets.connect(url, additional_headers={"Cookie": cookie, "Origin": own.base}) as line:
                assert json.loads(await line.recv())[1]["host"] is True

        asyncio.run(run())
    finally:
        own.kill()


def test_whoever_opens_the_page_before_the_first_worker_is_there_is_not_refused() -> None:
    with serve.listening("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname(), 10):
        pass


def test_behind_a_proxy_with_tls_cookies_and_links_are_those_of_https(server: Server) -> None:
    status, headers, _ = raw(server, "POST", "/api/guest", '{"name": "Ann"}', **TLS)
    cookie = headers["set-cookie"]
    assert (status, cookie.startswith("__Host-tabard="), "; Path=/;" in cookie, "; Secure" in cookie) == (201, True, True, True)
    assert "domain" not in cookie.lower()
    cookie = cookie.split(";")[0]
    made = json.loads(raw(server, "POST", "/api/tables", json.dumps(PAIR), Cookie=cookie, **TLS)[2])
    assert made["links"][0].startswith(f"https://tabard.example/t/{made['id']}#")
    assert raw(server, "GET", "/api/mine", Cookie=cookie.replace("__Host-", ""), **TLS)[0] == 403
    by_http = {**TLS, "Origin": "http://tabard.example"}
    assert raw(server, "POST", "/api/tables", json.dumps(PAIR), Cookie=cookie, **by_http)[0] == 403, "anybody may have written it"

    async def run() -> None:
        headers = {key.replace("_", "-"): value for key, value in SAID.items()}
        url = f"ws://tabard.example/ws/{made['id']}"
        async with websockets.connect(url, host="127.0.0.1", port=server.port, origin="https://tabard.example",  # type: ignore[arg-type]
                                      additional_headers={"Cookie": cookie, **headers}) as line:  # fmt: skip
            assert json.loads(await line.recv())[1]["host"] is True

    asyncio.run(run())


def test_a_server_that_stops_says_goodbye_first(own: Server) -> None:
    table = own.table("guillotine", 2)

    async def run() -> tuple[int, str]:
        async with table.line(table.tokens[0]) as line:
            await line.until("now")
            own.process.send_signal(signal.SIGTERM)
            return await end(line)

    assert asyncio.run(run()) == (1013, "closing")
    assert own.gone(60) == 0


def last_words(server: Server, capfd: pytest.CaptureFixture[str]) -> Json:
    """Told to stop: what the server itself says of its end, by its own clock."""
    server.stop()
    found: Json = json.loads(capfd.readouterr().err.splitlines()[-1])
    return found


def test_a_server_has_stopped_after_five_seconds_though_somebody_neither_reads_nor_leaves(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Server(sqlite(tmp_path), "--log", "info")
    table = server.table("guillotine", 2)
    asked = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}=="]
    head = [f"GET /ws/{table.id} HTTP/1.1", "Host: x", f"Authorization: Bearer {table.tokens[0]}", *asked]
    with socket.create_connection(("127.0.0.1", server.port)) as deaf:
        deaf.sendall("\r\n".join([*head, "", ""]).encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        assert last_words(server, capfd)["ms"] < 5_000


def test_a_server_has_stopped_after_five_seconds_though_its_database_does_not_answer(
    empty: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whatever it waits for is given up then: what was acknowledged is stored, and nothing else has happened."""
    server = Server(empty, "--log", "info")
    waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'tables'::regclass AND NOT granted"
    with psycopg.connect(empty) as connection, socket.create_connection(("127.0.0.1", server.port)) as lobby:
        connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        lobby.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n")
        until = time.monotonic() + 60
        while connection.execute(waiting).fetchone() != (2,):  # who writes, and who reads for the lobby
            assert time.monotonic() < until, "nobody asks the database"
        said = last_words(server, capfd)
    assert said["event"] == "worker-given-up"
    assert said["ms"] < 5_000


def test_every_option_of_the_server_that_the_page_names_is_there() -> None:
    said = subprocess.run([sys.executable, "-m", "tabard", "serve", "--help"], capture_output=True, text=True, check=True).stdout
    lines = re.findall(r"tabard serve[^`\n#]*", page("docs/hosting.md"))
    named = {option for line in lines for option in re.findall(r" (--[a-z-]+)", line)}
    assert {"--lan", "--database", "--workers", "--bus", "--log"} <= named
    assert [option for option in sorted(named) if option not in said] == []


@pytest.mark.parametrize("words", [("--reviews", "-1"), ("--rate", "0"), ("--workers", "0")])
def test_a_number_that_makes_no_sense_is_refused_in_a_sentence(
    tmp_path: Path, words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", "--port", "0", "--database", sqlite(tmp_path), *words]) == 2
    assert f"{words[0]} is {words[1]}; expected" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("bus", ["http://127.0.0.1:6379", "redis://127.0.0.1:6379?db=x", "redis://127.0.0.1:port"])
def test_a_bus_that_is_none_is_refused_before_anybody_listens(
    tmp_path: Path, bus: str, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--no-open", "--port", "0", "--database", sqlite(tmp_path), "--bus", bus, "--workers", workers]
    assert main(words) == 2
    said = capsys.readouterr()
    assert "Tabard is at" not in said.out
    assert "this bus cannot be used" in said.err
