"""`tabard dataset`: its rows are the arena's games as each seat saw them, and its bytes depend on the settings alone."""

from __future__ import annotations

import json
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tabard.adapters.encoding import encode, masked
from tabard.arena.match import gains
from tabard.arena.results import read_games
from tabard.cli import main
from tabard.dataset import read
from tabard.dataset.making import COLUMNS
from tabard.engine.errors import BadSave
from tabard.games import SHELF
from tests.arena.folder import begun, data, held, lives, made, own, tables, until

Capture = pytest.CaptureFixture[str]
TABLES = [(one.name, one.fewest) for one in SHELF]


def seen_again(games: Path) -> list[list[Any]]:
    """Every decision of a match: the game is played again from the row and looked at with the adapters' own code."""
    contest, rows = read_games(games / "games.parquet")
    found = []
    for row in rows:
        journal, box = contest.replay(row), contest.box
        again, gained = journal.anew(), gains(box, journal.state)
        for kept in journal.kept:
            question = box.question(again.state, kept.question, kept.seat)
            if len(question.options) > 1:
                view = box.redact(again.state, kept.seat)
                action = box.action(question.kind, kept.option)
                numbers, mask = encode(box, view, kept.seat).tolist(), masked(box, view, kept.seat).tolist()
                result = [gained[kept.seat], box.total(journal.state, kept.seat)]
                found.append([row["deal"], row["rotation"], kept.seat, row["seats"][kept.seat], action, *result, numbers, mask])
            again.fold(kept)
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_is_what_a_seat_saw_could_do_and_did_in_the_game_of_the_arena(name: str, seats: int, tmp_path: Path) -> None:
    players = ",".join(["steady", *["random"] * (seats - 1)])
    made(tmp_path / "data", 1, "--workers", "1", players=players, name=name)
    columns = ["deal", "rotation", "seat", "player", "action", "gain", "score", "observation", "action_mask"]
    rows = [row for batch in read(tmp_path / "data", 7) for row in zip(*[batch[column].tolist() for column in columns])]
    assert [list(row) for row in rows] == seen_again(held(players, tmp_path / "match", 1, "--workers", "1", name=name))


def test_steps_are_counted_and_the_last_of_each_seat_is_marked(tmp_path: Path) -> None:
    made(tmp_path / "data", 2, "--workers", "1")
    (batch,) = read(tmp_path / "data", 10_000)
    names = ["deal", "rotation", "seat", "step", "last"]
    rows = list(zip(*[batch[name].tolist() for name in names]))
    for game in {row[:2] for row in rows}:
        mine = [row for row in rows if row[:2] == game]
        assert [row[3] for row in mine] == list(range(len(mine)))
        for seat in (0, 1):
            marks = [row[4] for row in mine if row[2] == seat]
            assert marks == [False] * (len(marks) - 1) + [True]


def test_the_bytes_are_the_same_with_more_workers_and_after_a_kill(tmp_path: Path) -> None:
    players = f"{own(tmp_path, 'Slow')},random"
    whole = made(tmp_path / "whole", 6, "--workers", "1", players=players)
    assert sorted(whole) == ["README.md", "dataset.json", "shard-00000.parquet", "shard-00001.parquet", "shard-00002.parquet"]
    assert made(tmp_path / "two", 6, "--workers", "2", players=players) == whole
    run = begun(data(tmp_path / "killed", 6, "--workers", "1", players=players))
    until(lambda: (tmp_path / "killed" / "shard-00000.parquet").exists())
    run.send_signal(signal.SIGKILL)
    run.wait(10)
    assert not (tmp_path / "killed" / "README.md").exists()
    (tmp_path / "killed" / "unfinished").write_bytes(b"PAR1")  # it was killed while it wrote
    assert made(tmp_path / "killed", 6, players=players) == whole


def test_the_card_says_how_it_was_made_and_what_every_column_is(tmp_path: Path) -> None:
    files = made(tmp_path / "data", 3, "--variant", "edition=german", "--seed", "a seed", "--workers", "1")
    text, about = files["README.md"].decode(), json.loads(files["dataset.json"])
    match = about["match"]
    for fact in (match["game"], "edition=german", "steady, random", match["fingerprint"], match["version"], about["pyarrow"]):
        assert f"| {fact} |" in text
    assert [column for column in COLUMNS if f"| `{column}` |" not in text] == []
    (given,) = re.findall(r"^    tabard (dataset .*) --out FOLDER$", text, re.MULTILINE)
    assert "--seed 'a seed'" in given
    again = given.replace("'a seed'", "a_seed").split()
    assert main([*[word.replace("a_seed", "a seed") for word in again], "--out", str(tmp_path / "again")]) == 0
    assert {file.name: file.read_bytes() for file in (tmp_path / "again").iterdir()} == files


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--deals", "0"], "--deals is 0; expected 1 or more"),
        (["--shard", "0"], "--shard is 0; expected 1 or more"),
        (["--players", "steady"], "expected two bots or more"),
        (["--players", "nowhere.py:Bot,random"], "no file nowhere.py"),
        (["--executor", "dask"], "--scheduler"),
        (["--workers", "-1"], "--workers is -1"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(more: list[str], sentence: str, tmp_path: Path, capsys: Capture) -> None:
    assert main([*data(tmp_path / "out", 1), *more]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_other_settings_want_another_folder(tmp_path: Path, capsys: Capture) -> None:
    made(tmp_path, 1, "--workers", "1")
    for more in (["--seed", "2"], ["--deals", "2"], ["--shard", "3"], ["--players", "random,steady"]):
        assert main([*data(tmp_path, 1, "--workers", "1"), *more]) == 2
        assert "take another folder" in capsys.readouterr().err


def test_two_runs_do_not_write_to_one_folder_and_workers_leave_with_a_run_that_is_killed(tmp_path: Path, capsys: Capture) -> None:
    slow = data(tmp_path / "data", 200, "--workers", "2", players=f"{own(tmp_path, 'Slow')},random")
    run = begun(slow)
    try:
        until(lambda: len(tables(run.pid)) == 2)
        assert main(slow) == 2
        assert "another run is writing" in capsys.readouterr().err
        workers = tables(run.pid)
    finally:
        run.kill()
        run.wait(10)
    until(lambda: not any(map(lives, workers)), 10)


def test_a_bot_that_fails_ends_the_command_with_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    assert main(data(tmp_path / "out", 1, players=f"{own(tmp_path, 'Dies')},random")) == 2
    assert "run the same command to go on" in capsys.readouterr().err
    assert main(data(tmp_path / "more", 1, players=f"{own(tmp_path, 'Beyond')},random")) == 2
    assert "Beyond" in capsys.readouterr().err


def test_pyarrow_that_is_missing_is_named_and_no_dataset_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        next(read(tmp_path))
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(BadSave, match="not the settings"):
        next(read(tmp_path))
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(data(tmp_path / "out", 1)) == 2
    assert "pip install 'tabard[arena]'" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
