"""Who sends, opens or says too much, or reads nothing: the limits of one guest, one address and one table."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import pytest
import websockets

from tabard.games import game
from tabard.server.limits import CROWD, MANY, SOCKETS, WATCHERS, Limits, TooMany
from tabard.server.lines import Line
from tabard.server.replies import place
from tabard.server.sockets import HEAD, REQUEST
from tests.server.leaks import World, hall_at
from tests.server.network import Line as Heard
from tests.server.network import Seated, Server, sqlite
from tests.server.test_safety import PAIR


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
    assert found.recv(12) == b"HTTP/1.1 101"
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


ELSEWHERE = "127.0.0.2"  # an address that is no proxy's


def half(server: Server, begun: bytes, address: str = ELSEWHERE) -> socket.socket:
    """A connection over which a part of a request was sent."""
    found = socket.create_connection(("127.0.0.1", server.port), 60, (address, 0))
    found.sendall(begun)
    return found


def said_last(connection: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    said = b""
    with connection, suppress(ConnectionResetError):
        while part := connection.recv(65536):
            said += part
    return said


def test_whoever_never_ends_a_request_is_not_waited_for(server: Server) -> None:
    body = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    again = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + body
    began = time.monotonic()
    lines = [half(server, begun) for begun in (b"", b"GET /healthz HTTP/1.1\r\nX: ", body, again)]
    while time.monotonic() < began + REQUEST - 2:  # as slowly as can be
        time.sleep(1)
        for line in lines[1:]:
            line.sendall(b" ")
    assert [len(said_last(line)) > 0 for line in lines] == [False, False, False, True], "only what was asked is answered"
    assert REQUEST - 2 < time.monotonic() - began < REQUEST + 20


def test_a_head_without_end_is_refused(server: Server) -> None:
    for begun in (b"GET /", b"GET / HTTP/1.1\r\nX", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 2000):
        line = half(server, begun)
        with suppress(ConnectionError):
            line.sendall(b"x" * HEAD)
        line.settimeout(10)
        assert b"200" not in said_last(line), "it is ended at once, whether the reason arrives or not"
    assert server.ask("/healthz")[0] == 200


def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(tmp_path: Path) -> None:
    own, asked = Server(sqlite(tmp_path), "--rate", "2"), b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    try:
        with ExitStack() as stack:
            for _ in range(2 * CROWD):
                stack.enter_context(half(own, b"GET"))
            assert said_last(half(own, asked)) == b"", "one more is not listened to"
            for address in ("127.0.0.3", *["127.0.0.1"] * 2 * CROWD):  # the last is a proxy's
                assert stack.enter_context(half(own, asked, address)).recv(12) == b"HTTP/1.1 200"
        time.sleep(0.5)
        with half(own, asked) as line:
            assert line.recv(12) == b"HTTP/1.1 200", "they are closed, and there is room again"
    finally:
        own.kill()


def test_what_was_and_what_would_be_count_as_several_requests(tmp_path: Path) -> None:
    own = Server(sqlite(tmp_path), "--rate", "10")
    try:
        table = own.table("guillotine", 2)
        for door in ("past/0", "preview/1/0"):
            time.sleep(8)  # 80 requests are left again
            statuses = [own.ask(f"/api/tables/{table.id}/{door}", None, table.tokens[0])[0] for _ in range(30)]
            assert statuses[0] != 429
            assert statuses[-1] == 429
    finally:
        own.kill()
