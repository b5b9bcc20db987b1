"""The results folder: a killed run goes on where it stopped, and what does not belong together is refused."""

from __future__ import annotations

import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tests.arena.folder import begun, count, files, held, lines, lives, own, result, tables, until, words

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return held("steady,random", tmp_path_factory.mktemp("match") / "out", 4)


@pytest.fixture
def out(match: Path, tmp_path: Path) -> Path:
    """A short match that is over."""
    return Path(shutil.copytree(match, tmp_path / "out"))


def refused(capsys: Capture, given: list[str]) -> str:
    """The sentence with which it is refused."""
    capsys.readouterr()
    assert main(given) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tabard: ")
    assert said.err.count("\n") == 1
    return said.err


def edit(out: Path, number: int, **changes: Any) -> None:
    """Change some values of a line of the results, the first of which is 0."""
    file = out / "games.jsonl"
    given = file.read_text().splitlines()
    given[number] = json.dumps({**json.loads(given[number]), **changes})
    file.write_text("\n".join(given) + "\n")


# Going on


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_killed_goes_on_and_counts_nothing_twice(
    how: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = f"{own(tmp_path, 'Slow')},random"
    given = words(players, tmp_path / "out", 12, "--workers", "2")
    monkeypatch.setenv("SLOW", "0.02")  # it must not be done before it is killed
    run = begun(given, tmp_path / "said")
    monkeypatch.delenv("SLOW")
    try:
        until(lambda: count(tmp_path / "out" / "games.jsonl") > 6)
        playing = tables(run.pid)
        run.send_signal(how)
        run.wait(30)
    finally:
        run.kill()
    assert playing
    until(lambda: not any(lives(pid) for pid in playing))
    before = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert 6 < before.count(b"\n") < 25
    assert not (tmp_path / "out" / "result.json").exists()
    if how == signal.SIGINT:
        assert run.returncode == 130
        number = before.count(b"\n") - 1
        kept = f"{number} games are kept in {tmp_path / 'out'}"
        assert (tmp_path / "said").read_text() == f"tabard: {kept}; run the same command to go on\n"
    held(players, tmp_path / "out", 12)
    after = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert after.startswith(before[: before.rindex(b"\n") + 1])
    played = [(row["deal"], row["rotation"]) for row in lines(tmp_path / "out")]
    assert len(played) == len(set(played)) == 24
    assert files(tmp_path / "out") == files(held(players, tmp_path / "whole", 12))


@pytest.mark.parametrize("left", [0, 1, 100, -1, -2, -100])
def test_a_line_cut_short_at_the_end_is_played_again(left: int, out: Path) -> None:
    file, before = out / "games.jsonl", files(out)
    whole = file.read_bytes()
    file.write_bytes(whole[:left])
    held("steady,random", out, 4)
    assert files(out) == before
    assert sorted(file.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_a_match_that_is_over_is_not_played_again_and_can_be_made_longer(out: Path, tmp_path: Path) -> None:
    before, kept = files(out), (out / "games.jsonl").read_bytes()
    assert files(held("steady,random", out, 4)) == before
    assert (out / "games.jsonl").read_bytes() == kept
    assert files(held("steady,random", out, 6)) == files(held("steady,random", tmp_path / "whole", 6))
    assert (out / "games.jsonl").read_bytes().startswith(kept)
    assert files(held("steady,random", out, 4)) == before
    assert result(out)["deals"] == 4


# What is refused


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--seed", "2"], 'seed "1", not "2"'),
        (["--variant", "edition=german"], 'variant {"edition": "standard"}, not {"edition": "german"}'),
        (["--limit", "5"], "limit 60.0, not 5.0"),
        (["--players", "random,steady"], 'players ["steady", "random"], not ["random", "steady"]'),
        (["--players", "random,steady,steady"], "seats 2, not 3"),
    ],
)
def test_other_settings_are_refused_and_named(more: list[str], sentence: str, out: Path, capsys: Capture) -> None:
    before = (out / "games.jsonl").read_bytes()
    assert sentence in refused(capsys, [*words("steady,random", out, 4), *more])
    assert (out / "games.jsonl").read_bytes() == before


def test_another_game_another_version_and_other_rules_are_refused(out: Path, capsys: Capture) -> None:
    given = words("steady,random", out, 4)
    other = words("steady,random", out, name="swords-and-bagpipes")
    assert 'game "guillotine", not "swords-and-bagpipes"' in refused(capsys, other)
    for key, value in (("version", "0.0.9"), ("rules", 0), ("fingerprint", "0" * 16)):
        kept = (out / "games.jsonl").read_text()
        edit(out, 0, **{key: value})
        assert f"{key} {json.dumps(value)}, not " in refused(capsys, given)
        (out / "games.jsonl").write_text(kept)
    edit(out, 0, format=2)
    assert "format 1" in refused(capsys, given)
    edit(out, 0, format=1, tabard="journal")
    assert "not a results file" in refused(capsys, given)


def test_a_card_file_and_a_bot_that_have_changed_are_refused(out: Path, tmp_path: Path, capsys: Capture) -> None:
    given = words(f"{own(tmp_path, 'Fair')},random", tmp_path / "own", 1)
    assert main(given) == 0
    with (tmp_path / "own.py").open("a") as file:
        file.write("\n")
    assert "own.py" in refused(capsys, given)
    cards = tmp_path / "mine.toml"
    cards.write_bytes((Path(__file__).parents[1] / "with_sword_and_shield" / "plain.toml").read_bytes())
    given = words("random,random", tmp_path / "cards", 1, "--cards", str(cards), name="with-sword-and-shield")
    assert main(given) == 0
    cards.write_text(cards.read_text(encoding="utf-8") + "\n# the same cards\n", encoding="utf-8")
    assert "cards 'mine' (or what is in it)" in refused(capsys, given)


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (0, "{", "line 1 is not JSON"),
        (2, '{"deal": 1, "rot', "line 3 is not JSON"),
        (2, "[" * 100_000, "line 3 is not JSON"),
        (2, "[1, 2]", "line 3 is no game"),
        (2, '{"deal": 9, "rotation": 0}', "line 3 is no game"),
        (3, "", "line 4 is not JSON"),
    ],
)
def test_a_broken_line_in_the_middle_is_refused(number: int, line: str, sentence: str, out: Path, capsys: Capture) -> None:
    file = out / "games.jsonl"
    given = file.read_text().splitlines()
    given[number] = line
    file.write_text("\n".join(given) + "\n")
    before = file.read_bytes()
    said = refused(capsys, words("steady,random", out, 4))
    assert sentence in said
    assert str(file) in said
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "changes",
    [{"rotation": 2}, {"deal": 0}, {"deal": [1]}, {"deal": True}, {"shares": [1.0]}, {"shares": None}, {"scores": [1, 2, 3]},
     {"forfeit": 3}, {"forfeit": {"seat": 2, "why": "…"}}],
)
def test_a_row_that_cannot_be_is_refused(changes: dict[str, Any], out: Path, capsys: Capture) -> None:
    edit(out, 2, **changes)
    assert "line 3 is no game of this match" in refused(capsys, words("steady,random", out, 4))


def test_a_game_that_is_there_twice_is_refused(out: Path, capsys: Capture) -> None:
    file = out / "games.jsonl"
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(True)[1])
    assert "a second time" in refused(capsys, words("steady,random", out, 4))


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path, capsys: Capture) -> None:
    given = words(f"{own(tmp_path, 'Slow')},random", tmp_path / "out", 50, "--workers", "1")
    run = begun(given)
    try:
        until(lambda: count(tmp_path / "out" / "games.jsonl") > 1)
        assert "another arena is writing" in refused(capsys, given)
    finally:
        run.kill()
        run.wait(10)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refused(capsys, words("random,random", tmp_path / "file" / "out"))
    assert os.listdir(tmp_path) == ["file"]
