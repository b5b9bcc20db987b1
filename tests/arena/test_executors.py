"""Executors: the same bytes from processes here and from Dask workers, also when a worker is killed; and what is refused."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tabard.arena import executors
from tabard.arena import hold as holding
from tabard.arena.contest import Contest
from tabard.arena.executors import Workers
from tabard.arena.hold import hold
from tabard.arena.results import Results
from tabard.cli import main
from tabard.engine.errors import BadRequest
from tests.arena.folder import begun, contest, count, files, held, made, own, until, words

Capture = pytest.CaptureFixture[str]
DASK = [sys.executable, "-m", "dask"]
QUIET = ["--host", "127.0.0.1", "--no-dashboard"]


class Cluster:
    """A scheduler and two workers on this machine."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.scheduler = self.started("scheduler", "--port", "0", "--scheduler-file", str(self.file))
        more = ["--nthreads", "1", "--no-nanny", "--local-directory", str(folder)]
        self.workers = [self.started("worker", "--scheduler-file", str(self.file), *more) for _ in range(2)]

    def started(self, what: str, *more: str) -> subprocess.Popen[bytes]:
        command = [*DASK, what, *QUIET, *more]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def address(self) -> str:
        until(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        return str(json.loads(self.file.read_text())["address"])

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(10)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    try:
        yield found
    finally:
        found.end()


def test_a_dask_worker_that_is_killed_costs_time_and_not_results(cluster: Cluster, tmp_path: Path) -> None:
    players = f"{own(tmp_path, 'Slow')},steady,{own(tmp_path, 'Raises')}"
    more = ["--seats", "2", "--executor", "dask", "--scheduler", cluster.address()]
    run = begun(words(players, tmp_path / "dask", 4, *more))
    try:
        until(lambda: count(tmp_path / "dask" / "games.jsonl") > 8)
        cluster.workers[0].send_signal(signal.SIGKILL)
        assert run.wait(60) == 0
    finally:
        run.kill()
    assert cluster.workers[0].wait(10) == -signal.SIGKILL
    assert cluster.workers[1].poll() is None
    assert files(tmp_path / "dask") == files(held(players, tmp_path / "local", 4, "--seats", "2"))


def test_a_dataset_that_dask_workers_made_has_the_same_bytes(cluster: Cluster, tmp_path: Path) -> None:
    more = ["--executor", "dask", "--scheduler", cluster.address()]
    assert made(tmp_path / "dask", 5, *more) == made(tmp_path / "local", 5)


def lossy(out: Path, losses: int) -> tuple[int, int]:
    """A match whose every game is lost so many times; how many games were handed out and are there in the end."""
    handed = []

    def submit(play: Any, head: str, deal: int, rotation: int, limit: float) -> Future[Any]:
        future: Future[Any] = Future()
        handed.append((deal, rotation))
        if handed.count((deal, rotation)) <= losses:
            future.set_exception(RuntimeError("the worker\nis gone"))
        else:
            future.set_result({"deal": deal, "rotation": rotation, "length": 0, "options": [], "forfeit": None,
                               "shares": [1.0, 0.0], "scores": [1, 0]})  # fmt: skip
        return future

    with Results(out, contest(["random", "random"])) as results:
        hold(results, Workers(submit), 2, None, False, lambda _: None, print)
        return len(handed), len(results.games)


def test_a_game_that_is_lost_is_handed_out_again_and_not_for_ever(tmp_path: Path) -> None:
    assert lossy(tmp_path / "0", 0) == (4, 4)
    assert lossy(tmp_path / "2", 2) == (12, 4)
    with pytest.raises(BadRequest, match=r"deal \d, rotation \d cannot be played: RuntimeError: the worker is gone"):
        lossy(tmp_path / "3", 3)


def test_whoever_waits_for_workers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "SILENCE", 0.05)
    handed: list[Future[Any]] = []
    told: list[str] = []

    def submit(play: Any, head: str, deal: int, rotation: int, limit: float) -> Future[Any]:
        handed.append(Future())
        return handed[-1]

    def note(text: str) -> None:
        told.append(text)
        for rotation, future in enumerate(handed):
            future.set_result({"deal": 1, "rotation": rotation, "length": 0, "options": [], "forfeit": None,
                               "shares": [1.0, 0.0], "scores": [1, 0]})  # fmt: skip

    with Results(tmp_path / "out", contest(["random", "random"])) as results:
        hold(results, Workers(submit, lambda: "nobody is there"), 1, None, False, lambda _: None, note)
    assert told == ["nobody is there"]


# What is refused


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--players", "random,gambler"], "no bot 'gambler'"),
        (["--players", "random"], "expected two bots or more"),
        (["--players", "search:fast,random"], "no budget"),
        (["--players", "nowhere.py:Bot,random"], "no file nowhere.py"),
        (["--players", "random,random,random,random,random,random"], "2 to 5"),
        (["--seats", "3"], "--seats is 3; expected 2 to 2"),
        (["--seats", "1"], "--seats is 1"),
        (["--pairs", "0"], "1 or more"),
        (["--bar", "65"], "from 0 to 1"),
        (["--bar", "nan"], "from 0 to 1"),
        (["--limit", "0"], "0.1 to"),
        (["--limit", "inf"], "0.1 to"),
        (["--workers", "-1"], "--workers is -1"),
        (["--variant", "edition=french"], "french"),
        (["--executor", "dask"], "--scheduler"),
        (["--scheduler", "tcp://127.0.0.1:8786"], "--executor dask"),
        (["--executor", "dask", "--scheduler", "somewhere"], "tcp://HOST:PORT"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(more: list[str], sentence: str, tmp_path: Path, capsys: Capture) -> None:
    assert main([*words("random,random", tmp_path / "out"), *more]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_an_executor_that_is_none_is_refused(tmp_path: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(words("random,random", tmp_path / "out", 1, "--executor", "cloud"))
    assert "invalid choice: 'cloud'" in capsys.readouterr().err


def test_a_scheduler_that_is_not_there_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(executors, "SECONDS", 1)
    assert main(words("random,random", tmp_path / "out", 1, "--executor", "dask", "--scheduler", "tcp://127.0.0.1:9")) == 2
    assert "no Dask scheduler answers at tcp://127.0.0.1:9 within 1 seconds" in capsys.readouterr().err
    held("random,steady", tmp_path / "out", 1)  # the folder is not taken by a match that could not begin


@pytest.mark.parametrize("library", ["openskill.models", "pyarrow.parquet"])
def test_a_library_that_is_missing_is_named_before_any_work(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert main(words("random,random", tmp_path / "out", 1)) == 2
    assert "pip install 'tabard[arena]'" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_dask_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(words("random,random", tmp_path / "out", 1, "--executor", "dask", "--scheduler", "tcp://127.0.0.1:9")) == 2
    assert "distributed is not installed" in capsys.readouterr().err


def test_a_worker_with_another_tabard_or_another_bot_plays_nothing(tmp_path: Path) -> None:
    here = contest([own(tmp_path, "Fair"), "random"])
    here.check_here()
    for change in ({"version": "0.0.9"}, {"files": {str(tmp_path / "own.py"): "0"}}, {"files": {str(tmp_path / "gone.py"): "0"}}):
        with pytest.raises(BadRequest):
            Contest({**here.head, **change}).check_here()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--executor", "dask"], "--scheduler"),
        (["--scheduler", "tcp://127.0.0.1:8786"], "--executor dask"),
        (["--executor", "dask", "--scheduler", "tcp://127.0.0.1:8786", "--out", "games"], "leave it out"),
        (["--workers", "-2"], "--workers is -2"),
    ],
)
def test_simulate_has_the_same_executors(more: list[str], sentence: str, capsys: Capture) -> None:
    assert main(["simulate", "guillotine", "--seats", "random,random", "--games", "2", *more]) == 2
    assert sentence in capsys.readouterr().err
