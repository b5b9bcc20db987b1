"""Bots that raise, hang or answer nonsense lose their game, and the match goes on."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from tabard.arena import watch
from tabard.arena.results import read_games
from tabard.cli import main
from tests.arena.folder import begun, count, files, held, lines, lives, own, result, tables, until, words

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "raised KeyError at question"),
        ("Leaves", "raised SystemExit at question"),
        ("Unborn", "raised RuntimeError when it sat down"),
        ("Loops", "thought for more than 1 seconds at question"),
        ("Holds", "thought for more than 1 seconds at question"),
        ("Dies", "took its process down at question"),
        ("Nothing", "gave no whole number but NoneType at question"),
        ("Text", "gave no whole number but str at question"),
        ("Half", "gave no whole number but float at question"),
        ("Yes", "gave no whole number but bool at question"),
        ("Below", "gave a number beyond the options 0 to"),
        ("Beyond", "gave a number beyond the options 0 to"),
    ],
)
def test_a_bad_bot_forfeits_and_the_match_goes_on(name: str, why: str, tmp_path: Path, capsys: Capture) -> None:
    players = ["random", own(tmp_path, name), "steady"]
    out = held(",".join(players), tmp_path / "out", 1, "--limit", "1" if "1 seconds" in why else "20")
    bad = players[1]
    found, rows = read_games(out / "games.parquet")
    for row in rows:
        seat = row["seats"].index(bad)
        assert row["forfeit"]["seat"] == seat
        assert row["forfeit"]["why"].startswith(why)
        assert row["forfeit"]["why"].count("\n") == 0
        assert row["result"] == [0 if one == seat else 0.5 for one in range(3)]
        journal = found.replay(row)
        assert not journal.state.over
        assert row["scores"] == [found.box.total(journal.state, one) for one in range(3)]
        assert row["length"] <= len(row["options"])
        assert seat not in [one for _, one, _ in row["options"]]
    assert capsys.readouterr().err.count(f"{bad} {why}") == 3
    table = result(out)["table"]
    assert [(one["share"], one["forfeits"]) for one in table] == [(0.5, 0), (0, 3), (0.5, 0)]


def test_what_an_error_says_is_for_the_author_alone(tmp_path: Path, capsys: Capture) -> None:
    out = held(f"{own(tmp_path, 'Raises')},random", tmp_path / "out", 1)
    said = capsys.readouterr().err
    assert said.count("\n") == 2
    assert "a secret at" in said
    assert f"{tmp_path / 'own.py'}:" in said
    assert "Traceback" not in said
    assert all(b"a secret" not in file.read_bytes() for file in out.iterdir())


def test_forfeits_are_the_same_bytes_every_time(tmp_path: Path) -> None:
    players = f"{own(tmp_path, 'Raises')},{own(tmp_path, 'Holds')},random"
    more = ["--seats", "2", "--limit", "1", "--workers"]
    assert files(held(players, tmp_path / "1", 1, *more, "1")) == files(held(players, tmp_path / "2", 1, *more, "2"))


def test_a_table_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    players = f"{own(tmp_path, 'Slow')},random"
    killed: list[int] = []
    before = tables(os.getpid())

    def kill() -> None:
        for least in (1, 4):
            until(lambda least=least: count(tmp_path / "out" / "games.jsonl") > least)
            killed.extend(set(tables(os.getpid())) - {*before, *killed})
            os.kill(killed[-1], signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    out = held(players, tmp_path / "out", 5, "--workers", "1")
    killer.join(10)
    assert len(set(killed)) == 2
    assert len(lines(out)) == 10
    assert files(out) == files(held(players, tmp_path / "whole", 5))


def test_a_bot_that_hangs_does_not_outlive_an_arena_that_is_killed(tmp_path: Path) -> None:
    run = begun(words(f"{own(tmp_path, 'Loops')},random", tmp_path / "out", 1, "--workers", "1"))
    try:
        until(lambda: [game for table in tables(run.pid) for guest in tables(table) for game in tables(guest)])
        left = tables(run.pid)
        left += [guest for table in left for guest in tables(table)]
        left += [game for guest in left for game in tables(guest)]
        time.sleep(1)  # until it is asked
    finally:
        run.kill()
        run.wait(10)
    assert len(set(left)) >= 3
    until(lambda: not any(map(lives, left)), 10)


def test_a_process_that_cannot_play_is_no_forfeit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(watch, "START", "raise SystemExit(1)")
    assert main(words("random,steady", tmp_path / "out", 1)) == 2
    assert "has died 3 times" in capsys.readouterr().err
    assert lines(tmp_path / "out") == []


def test_no_table_is_left_when_a_match_is_over(tmp_path: Path) -> None:
    before = tables(os.getpid())  # other tests may have left some
    held("random,random", tmp_path / "out", 1)
    assert watch.OPEN == watch.IDLE == []
    assert tables(os.getpid()) == before
