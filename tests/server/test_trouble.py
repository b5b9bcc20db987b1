"""What goes wrong around a server: a disk that is full, a clock that jumps, a worker that dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from sqlalchemy import create_engine, select

from tabard.server import bus, hall
from tabard.server.bus import Bus
from tabard.server.check import down_of, entries_of, folded, judged
from tabard.server.hall import Hall
from tabard.server.schema import TABLES
from tabard.server.serve import Post
from tabard.server.store import Store
from tabard.table.verify import verified
from tests.server.inside import Inside
from tests.server.network import Line, Seated, Server, sqlite
from tests.server.services import Redis
from tests.server.test_play import settle

# A disk that is full


class Disk:
    """A folder whose disk can be filled, and emptied again."""

    def __init__(self, folder: Path, fill: Callable[[Server], None], empty: Callable[[Server], None]) -> None:
        self.folder = folder
        self.fill = fill
        self.empty = empty


def limited(folder: Path) -> Disk:
    """No root is needed for this: no file may grow (EFBIG), until it may again."""

    def limit(server: Server, most: int) -> None:
        hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))

    return Disk(folder, lambda server: limit(server, 4096), lambda server: limit(server, resource.RLIM_INFINITY))


def small(folder: Path) -> Disk:
    """A real disk of two megabytes (ENOSPC)."""
    filler = folder / "filler"

    def fill(server: Server) -> None:
        with filler.open("wb", buffering=0) as file:
            for size in (65536, 512):
                with suppress(OSError):
                    while True:
                        file.write(b"x" * size)

    return Disk(folder, fill, lambda server: filler.unlink())


@pytest.fixture(params=["limit", "tmpfs"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "limit":
        yield limited(tmp_path)
        return
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
    if subprocess.run(words, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    try:
        yield small(tmp_path)
    finally:
        subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def test_when_the_disk_is_full_answers_are_refused_and_later_the_game_goes_on(disk: Disk) -> None:
    own = Server(sqlite(disk.folder))
    table = own.table("guillotine", 2)

    async def run() -> None:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            for line in (a, b):
                await line.until("now")
            mover, other = (a, b) if a.asked() else (b, a)
            said = {"cmd": "full", "to": mover.asked()[0]["number"], "choose": 0}
            disk.fill(own)
            for _ in range(40):  # the log of what was written may have some room left
                refusal = await mover.done("chat", text="x" * 400)
                if refusal["t"] == "no" and refusal["code"] == "not-stored":
                    break
            for _ in range(3):
                assert (await mover.done("answer", **said))["code"] == "not-stored"
            heard = len(other.heard)
            disk.empty(own)
            assert (await mover.done("answer", **said))["t"] == "now", "sent again, it is done"
            await settle(other)
            assert [one["moment"]["n"] for one in other.heard[heard:] if one["t"] == "now"] == [1], "once, and nothing before"
            await asyncio.gather(a.play("a"), b.play("b"))

    try:
        asyncio.run(run())
        assert verified(table.journal())[0]
    finally:
        own.kill()
    engine = create_engine(f"sqlite:///{own.database}")
    with engine.connect() as connection:
        assert judged(connection, table.id) is None
    engine.dispose()


def test_while_the_disk_is_full_no_bank_runs(disk: Disk) -> None:
    """Though somebody answers before the server's next sign of life."""
    own = Server(sqlite(disk.folder))
    table = own.table("guillotine", 2, clock={"kind": "bank", "seconds": 1000})

    async def run() -> tuple[int, int, int]:
        async with table.line(table.tokens[0]) as a, table.line(table.tokens[1]) as b:
            for line in (a, b):
                await line.until("now")
            mover = a if a.asked() else b
            seat, before = mover.now["moment"]["seat"], mover.now["clocks"]
            disk.fill(own)
            await asyncio.sleep(4)
            disk.empty(own)
            told = await mover.answer(mover.asked()[0], 0)
            return seat, before[seat], told["clocks"][seat]

    try:
        seat, before, after = asyncio.run(run())
    finally:
        own.kill()
    assert before - after < 2_500
    engine = create_engine(f"sqlite:///{own.database}")
    with engine.connect() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table.id)).one()
        assert folded(row, entries_of(connection, table.id), down_of(connection)).clocks.left[seat] == after
    engine.dispose()


def test_while_the_disk_is_full_nobody_loses_a_seat_who_could_not_come_back(disk: Disk) -> None:
    """What counts is how long somebody was gone while others could go on."""
    own = Server(sqlite(disk.folder))
    table = own.table("guillotine", 2, grace=7)

    async def run() -> list[str]:
        async with table.line(table.tokens[0]) as a:
            async with table.line(table.tokens[1]) as b:
                await b.until("now")
            await asyncio.sleep(1)
            disk.fill(own)
            await asyncio.sleep(8)
            disk.empty(own)
            await asyncio.sleep(2)
            told = [(await a.done("stand", seat=1))["t"]]
            await asyncio.sleep(6)
            return [*told, (await a.done("stand", seat=1))["t"]]

    try:
        told = asyncio.run(run())
    finally:
        own.kill()
    assert told[0] == "no", "three seconds are not seven"
    assert told[1] != "no", "ten are"


# A clock that jumps


class Jumping(Inside):
    """With the clock of the machine, which is set by hand while the server runs or is down."""

    ahead = 0.0  # seconds

    def start(self) -> None:
        hall.time = SimpleNamespace(time=lambda: time.time() + self.ahead, monotonic=time.monotonic)  # type: ignore[assignment]
        self.hall = Hall(Store(self.url), Bus())  # type: ignore[assignment]
        self.begin()

    def close(self) -> None:
        super().close()
        hall.time = time


@pytest.mark.parametrize("ahead", [86_400.0, -86_400.0])
@pytest.mark.parametrize("kind", ["bank", "days"])
def test_a_clock_that_jumps_moves_no_bank(tmp_path: Path, ahead: float, kind: str) -> None:
    inside = Jumping(tmp_path)
    tokens = [inside.done("/api/guest", {"name": name})["token"] for name in ("Ann", "Ben")]
    settings = {"game": "guillotine", "seats": ["open", "open"], "clock": {"kind": kind, "seconds": 200_000}}
    made = inside.done("/api/tables", settings, tokens[0])
    for at in (0, 1):
        inside.done(f"/api/tables/{made['id']}/sit", {"name": "x", "seat": at, "key": made["keys"][at]}, tokens[at])

    def left() -> int:
        return sum(inside.tab(made["id"], tokens[0]).last("now")["clocks"])

    began, before = time.monotonic(), left()
    inside.ahead = ahead
    inside.run(inside.hall.beat())
    jumped = left()
    inside.kill()
    inside.ahead = 2 * ahead
    inside.start()
    after = left()
    passed = (time.monotonic() - began) * 1000 + 100
    assert 0 <= before - jumped <= passed
    assert -1000 <= jumped - after <= passed, "what passed since the last sign of life is given back"
    inside.close()


# A table that goes from worker to worker


async def play_on(line: Line, count: int) -> None:
    """Until there were so many moments."""
    dice, answered = random.Random(str(count)), -1
    while not line.now or (line.now["moment"]["n"] < count and not line.now["moment"]["over"]):
        asked = [one for one in line.asked() if one["number"] != answered]
        if asked:
            answered = asked[0]["number"]
            await line.say("answer", to=answered, choose=dice.randrange(len(asked[0]["options"])))
        await line.hear()


async def through(tables: list[Seated], count: int) -> None:
    """Two people who are connected to servers of their own."""
    async with tables[0].line(tables[0].tokens[0]) as a, tables[1].line(tables[1].tokens[1]) as b:
        await asyncio.gather(play_on(a, count), play_on(b, count))


def test_a_table_goes_from_worker_to_worker_in_mid_game_and_outlives_one(empty: str, redis: str) -> None:
    first, second = [Server(empty, "--bus", redis) for _ in range(2)]
    here = first.table("guillotine", 2, ["steady"])
    there = Seated(second, here.made, here.tokens)

    try:
        asyncio.run(through([here, there], 15))
        asyncio.run(through([there, here], 30))
        first.kill()
        asyncio.run(through([there, there], 100_000))
        assert verified(there.journal())[0]
        assert second.stop() < 10
    finally:
        for server in (first, second):
            server.process.kill()


def test_without_hints_everybody_hears_what_is_stored_over_sockets_and_by_http_from_either_worker(tmp_path: Path) -> None:
    """Though no hint of it has come: there is no bus at this address."""
    first, second = [Server(sqlite(tmp_path), "--bus", "redis://127.0.0.1:9") for _ in range(2)]
    try:
        here = first.table("guillotine", 2)
        table = f"/api/tables/{here.id}"
        assert second.done(table, None, here.tokens[1])["state"] == "playing"
        asyncio.run(through([here, Seated(second, here.made, here.tokens)], 4))
        here.host(do="end")
        assert second.done(table, None, here.tokens[1])["state"] == "over"
    finally:
        for server in (first, second):
            server.process.kill()


def test_workers_stop_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), "--bus", "redis://127.0.0.1:9", "--workers", "2")
    workers = psutil.Process(server.process.pid).children()
    assert len(workers) == 2
    server.kill()
    assert psutil.wait_procs(workers, timeout=10)[1] == []


def test_workers_that_hang_are_given_one_time_to_stop_not_one_each(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), "--bus", "redis://127.0.0.1:9", "--workers", "2")
    for worker in workers_of(server):
        worker.suspend()
    hanging = workers_of(server)
    assert server.stop() < 10
    assert psutil.wait_procs(hanging, timeout=10)[1] == []


def workers_of(server: Server) -> list[psutil.Process]:
    found = []
    for one in psutil.Process(server.process.pid).children():
        with suppress(psutil.NoSuchProcess):  # it may end while we look
            if one.status() != psutil.STATUS_ZOMBIE:
                found.append(one)
    return found


def test_a_worker_that_has_just_been_started_can_be_stopped(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), "--bus", "redis://127.0.0.1:9", "--workers", "2")
    first = workers_of(server)
    first[0].kill()
    until = time.monotonic() + 60
    while not (new := [one for one in workers_of(server) if one not in first]) and time.monotonic() < until:
        pass
    new[0].terminate()
    assert psutil.wait_procs(new, timeout=30)[1] == []
    server.kill()


def test_whoever_thinks_for_a_server_stops_when_it_is_killed(own: Server) -> None:
    table = own.table("guillotine", 1, ["search:2it"])
    own.done(f"/api/tables/{table.id}/hint", None, table.tokens[0])
    while not (thinking := psutil.Process(own.process.pid).children()):
        time.sleep(0.1)
    own.process.kill()
    assert psutil.wait_procs(thinking, timeout=10)[1] == []


# A bus that is silent


class Wire:
    """Between a bus and its Redis: what goes over it can be lost without a word to either."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tasks: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []
        self.made = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.made += 1
        there = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, there[1]]
        for one, other in ((reader, there[1]), (there[0], writer)):
            self.tasks.append(asyncio.create_task(self.copy(one, other)))

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)

    def lose_all(self) -> None:
        """The connections there are stay open, and nothing comes over them any more."""
        for task in self.tasks:
            task.cancel()

    async def close(self) -> None:
        self.lose_all()
        for end in self.ends:
            end.close()
        await asyncio.gather(*[end.wait_closed() for end in self.ends], return_exceptions=True)


def test_a_redis_that_says_nothing_any_more_is_left_and_hints_go_on(hints: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "SILENT", 0.3)

    async def run() -> None:
        wire, heard = Wire(int(hints.url.rpartition(":")[2])), list[str]()
        server = await asyncio.start_server(wire.carry, "127.0.0.1", 0)
        found = bus.bus_at(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        await found.start(heard.append)

        async def until_heard(hint: str) -> None:
            async with asyncio.timeout(20):
                while hint not in heard:
                    found.publish(hint)
                    await asyncio.sleep(0.05)

        await until_heard("one")
        made = wire.made
        await asyncio.sleep(1)
        assert wire.made == made, "while it answers, it is believed"
        wire.lose_all()
        await until_heard("two")
        assert found.failed > 0
        await found.close()
        server.close()
        await wire.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_told_of_and_replaced_later_each_time_it_dies_at_once(caplog: pytest.LogCaptureFixture) -> None:
    started = list[float]()
    now = 100.0

    def start() -> Any:
        started.append(now)
        found = multiprocessing.get_context("fork").Process(target=os._exit, args=(3,))
        found.start()
        found.join()
        return found

    post = Post(start)
    while now < 200:
        post.mind(now)
        now += 0.2
    assert 6 < len(started) < 12
    assert [record.message for record in caplog.records] == ["worker-died"] * (len(started) - (post.worker is not None))
    assert caplog.records[0].facts["code"] == 3  # type: ignore[attr-defined]
