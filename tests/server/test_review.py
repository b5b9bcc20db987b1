"""The review of a finished game over the network: what it is, who may have it, and how much of it one may ask for."""

from __future__ import annotations

import gzip
import json
import os
import signal
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from tabard.review.found import Review
from tabard.review.making import review
from tabard.server import reviews
from tabard.server.looking import takes_gzip
from tabard.table.reading import open_journal
from tests.server.inside import Inside, Round, wait_until
from tests.server.network import Json, Seated, Server, sqlite

FEW = 2  # tries for each decision: what it finds is noise, but everything is there
PATIENCE = 300  # seconds: reviews come after everything else the machine does


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(sqlite(tmp_path_factory.mktemp("reviews")), "--reviews", str(FEW))
    yield found
    found.stop()


def over(server: Server, *bots: str, **settings: Any) -> Seated:
    """A game of bots alone that has come to its end; its host has watched."""
    table = server.table("guillotine", 0, list(bots or ("random", "random")), **settings)
    until = time.monotonic() + PATIENCE
    while server.done(f"/api/tables/{table.id}", None, table.tokens[0])["state"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    return table


def asked(table: Seated, token: str = "") -> tuple[int, Json]:
    found: tuple[int, Json] = table.server.ask(f"/api/tables/{table.id}/review", None, token or table.tokens[0])
    return found


def made(table: Seated) -> tuple[Json, list[Json]]:
    """A review, and what was told of its making."""
    told: list[Json] = []
    until = time.monotonic() + PATIENCE
    while True:
        status, found = asked(table)
        if status == 200:
            return found, told
        assert status == 202, found
        assert time.monotonic() < until
        told.append(found)
        time.sleep(0.02)


def test_a_finished_game_is_reviewed_as_the_command_reviews_it_and_a_second_look_is_free(quick: Server) -> None:
    table = over(quick)
    found, told = made(table)
    assert msgspec.convert(found, Review) == review(open_journal(table.journal()), FEW, 1)
    assert told[0] == {"done": 0, "of": 0}
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert {one["of"] for one in told} <= {0, len(found["points"]) + 1}
    assert asked(table)[0] == 200
    request = urllib.request.Request(f"{quick.base}/api/tables/{table.id}/review")
    request.headers |= {"Authorization": f"Bearer {table.tokens[0]}", "Accept-encoding": "gzip"}
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert json.loads(gzip.decompress(answer.read())) == found


def test_only_whoever_may_see_a_game_that_has_come_to_its_end_has_its_review(quick: Server) -> None:
    running = quick.table("guillotine", 1, ["random"])
    assert asked(running) == (403, {"code": "forbidden", "message": "the review can be had when the game is over", "rule": ""})
    running.host(do="end")
    assert asked(running)[0] == 403, "ended before its end it tells nobody anything"
    table = over(quick)
    assert asked(table, quick.person("Eve"))[0] == 404
    hidden = over(quick, watch="nobody")
    assert asked(hidden)[1]["message"] == "at this table nobody watches: the review is for who played"


def test_one_address_has_two_reviews_made_at_once(quick: Server) -> None:
    tables = [over(quick) for _ in range(3)]
    assert [asked(table)[0] for table in tables] == [202, 202, 429]
    made(tables[0])
    assert asked(tables[2])[0] == 202


def test_long_games_have_fewer_tries_for_each_decision_and_only_so_many_reviews_are_kept(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended(inside)
    for name, number in (("TRIES", 3), ("FEWEST", 1), ("KEPT", 1)):
        monkeypatch.setattr(reviews, name, number)
    inside.hall.reviews.kept["another"] = b""
    wait_until(inside, lambda: look(inside, table)[0] == 200, PATIENCE)
    assert look(inside, table)[1]["budget"] == 1
    assert list(inside.hall.reviews.kept) == [table.made["id"]]


def test_several_workers_have_a_review_made_once_and_two_of_an_address(tmp_path: Path) -> None:
    """Whichever of them is asked: each request has a connection of its own here."""
    server = Server(sqlite(tmp_path), "--bus", "redis://127.0.0.1:9", "--workers", "2", "--reviews", "20", "--rate", "100000")
    try:
        tables = [over(server) for _ in range(3)]
        for table in tables[:2]:
            assert {asked(table)[0] for _ in range(8)} == {202}
        assert {asked(tables[2])[0] for _ in range(8)} == {429}
        done, makers, until = [-1], set(), time.monotonic() + PATIENCE
        while (told := asked(tables[0]))[0] == 202:
            done.append(told[1]["done"])
            makers |= {one.pid for one in psutil.Process(server.process.pid).children() if one.children()}
            assert time.monotonic() < until
        assert told[0] == 200
        assert done == sorted(done), "how far it is never jumps back"
        assert len(makers) == 1
        assert {asked(tables[0])[0] for _ in range(8)} == {200}
    finally:
        server.kill()


def test_a_review_that_fails_says_so_and_the_rest_of_it_is_tried_again(inside: Inside) -> None:
    table, found = ended(inside), inside.hall.reviews
    found.budget = FEW
    assert look(inside, table)[0] == 202
    wait_until(inside, lambda: look(inside, table)[1].get("done", 0) > 2, PATIENCE)
    assert found.pool.executor
    for process in list(found.pool.executor._processes):
        os.kill(process, signal.SIGKILL)
    wait_until(inside, lambda: bool(inside.mistakes.found), PATIENCE)
    assert json.loads(inside.mistakes.found.pop())["event"] == "review-broken"
    done = list(found.works.values())[0].far.done
    assert look(inside, table)[0] == 500
    assert look(inside, table) == (202, {"done": done, "of": found.works[table.made["id"]].far.of}), "what was done is kept"
    wait_until(inside, lambda: look(inside, table)[0] == 200, PATIENCE)
    assert (found.works, found.spared) == ({}, {})
    assert found.pool.executor is None, "its processes are gone when nobody waits for them"


def test_a_review_that_failed_is_forgotten_after_a_while(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = ended(inside), inside.hall.reviews
    monkeypatch.setattr(reviews, "SPARED", 0.1)
    monkeypatch.setattr(found.pool, "longest", 0.0)  # no part is made in time
    assert look(inside, table)[0] == 202
    wait_until(inside, lambda: bool(inside.mistakes.found), PATIENCE)
    inside.mistakes.found.clear()
    wait_until(inside, lambda: not found.works, 5)


def test_a_host_can_do_without_reviews(inside: Inside) -> None:
    inside.hall.reviews.budget = 0
    assert look(inside, ended(inside))[1]["message"] == "this server makes no reviews"


def ended(inside: Inside) -> Round:
    table = Round(inside, ["random", "random"])
    table.host(do="begin")
    inside.settle()
    assert table.described()["state"] == "over"
    return table


def look(inside: Inside, table: Round) -> tuple[int, Json]:
    found: tuple[int, Json] = inside.ask("GET", table.path + "/review", None, table.tokens[0])
    return found


def test_a_review_is_packed_for_whoever_takes_it_so() -> None:
    for accepted, packed in [("gzip", True), ("br, gzip;q=0.5", True), ("GZIP ;q=1.0", True), ("", False), ("br", False),
                             ("gzip;q=0", False), ("gzip; q=0.000, br", False), ("x-gzip", False)]:  # fmt: skip
        assert takes_gzip(accepted) == packed, accepted
