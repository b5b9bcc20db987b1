"""What the server writes for whoever runs it: nothing of a table is in it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import pytest
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from tabard.server import lists, logs, web
from tabard.server.app import Doors
from tests.server.leaks import hall_at
from tests.server.network import Server, sqlite
from tests.server.test_safety import raw

FACTS = {"at", "level", "event", "id", "door", "method", "status", "ms", "code", "version", "process", "tables"}


def request(path: str) -> Request:
    return Request({"type": "http", "method": "GET", "headers": [], "path": path, "query_string": b""})


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
    assert (told["event"], told["error"], "test_logs.py" in told["stack"][0]) == ("lib: fell", "ValueError", True)


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
        response = await doors.door(broken)(request("/"))
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
        await hall.store.run(lambda connection: connection.execute(select(1)))
        hall.beaten = hall.now() - 1_000
        assert (await doors.alive(Request({"type": "http"}))).status_code == 200
        hall.beaten = hall.now() - 11_000
        assert (await doors.alive(Request({"type": "http"}))).status_code == 503
        hall.at = 3
        assert (await doors.door(doors.mine)(request("/api/mine"))).status_code == 403
        figures = [line for line in lists.metrics(hall).splitlines() if not line.startswith("#")]
        form = r'tabard_\w+\{worker="3"(,code="[a-z-]+")?\} [\d.]+'
        assert all(re.fullmatch(form, line) for line in figures), "no table, guest or game has a figure of its own"
        assert 'tabard_refusals_total{worker="3",code="forbidden"} 1' in figures
        assert "tabard_store_silent_seconds" in figures[2]
        assert float(figures[2].split()[1]) == 11
        assert [one for one in figures if "commit_seconds" in one and float(one.split()[1]) > 0] != []
        hall.store.close()

    asyncio.run(run())
