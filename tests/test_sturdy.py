"""What goes wrong around a command is said in one sentence, and nothing is lost by it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.arena.executors import most_workers
from tabard.cli import main
from tabard.engine.errors import Endless
from tabard.games import SHELF
from tabard.table.reading import open_journal
from tests.arena.folder import own, words

Capture = pytest.CaptureFixture[str]
FOR_EVER = """
[[noble]]
id = "squire"
colour = "red"
points = 1
copies = 20
source = "public"

[[action]]
id = "again"
copies = 20
line = true
does = [{ move-a-noble = { forward = [1] } }, "fetch-a-discard", "play-another"]
source = "public"
"""


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def refused(capsys: Capture, *given: str) -> str:
    """The one sentence of a refusal."""
    assert main(list(given)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line


def simulated(seats: str, out: Path | None = None, *more: str) -> list[str]:
    return ["simulate", "guillotine", "--seats", seats, *(["--out", str(out)] if out else []), *more]


# Workers


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_more_workers_than_any_machine_has_are_refused(command: str, capsys: Capture, tmp_path: Path) -> None:
    given = simulated("random,random") if command == "simulate" else words("random,random", tmp_path / "out")
    said = refused(capsys, *given, "--workers", "1000000")
    assert said.endswith(f": --workers is 1000000; expected 1 to {most_workers()}, or 0 for as many as there are cores")
    assert "-5; expected 1 to" in refused(capsys, *given, "--workers", "-5")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("out", [True, False])
def test_a_bot_that_ends_its_process_is_told_in_one_sentence(workers: str, out: bool, tmp_path: Path, capsys: Capture) -> None:
    bad = own(tmp_path, "Dies")
    folder = tmp_path / "out" if out else None
    said = refused(capsys, *simulated(f"random,{bad}", folder, "--games", "20", "--workers", workers))
    assert said.startswith(f"tabard: bad-request: a process that played has died; did {bad} end it? Games ")


# Output


@pytest.mark.parametrize(
    "given",
    [
        ["--version"],
        ["--help"],
        ["cards", "guillotine"],
        ["cards", "guillotine", "--json"],
        ["rules", "guillotine", "GU-9"],
        ["simulate", "guillotine", "--seats", "random,random", "--games", "1"],
        ["simulate", "guillotine", "--seats", "nobody,nobody", "--json"],
        ["play", "guillotine", "--seats", "random,random", "--seed", "1"],
        ["engine"],
    ],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_a_full_device_is_told_in_one_sentence(given: list[str], unbuffered: str) -> None:
    command, environment = [sys.executable, "-m", "tabard", *given], {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "wb") as full:
        run = subprocess.run(command, input=b"{}\n", stdout=full, stderr=subprocess.PIPE, env=environment, check=False)
    told = run.stderr.decode()
    assert "Traceback" not in told
    if given[0] not in ("--version", "--help") or not unbuffered:  # then argparse keeps it to itself
        assert told.endswith("tabard: bad-request: the output cannot be written: No space left on device\n")
        assert run.returncode == 2


# Folders


def test_simulate_does_not_mix_with_journals_that_are_there(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out"
    assert main(simulated("random,random", out, "--games", "3")) == 0
    capsys.readouterr()
    before = {file: file.read_bytes() for file in out.iterdir()}
    said = refused(capsys, *simulated("steady,steady", out, "--games", "1"))
    assert said == f"tabard: bad-request: {out} has journals in it already; take another folder"
    assert {file: file.read_bytes() for file in out.iterdir()} == before


def test_simulate_may_write_into_a_folder_with_other_things(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine", encoding="utf-8")
    assert main(simulated("random,random", tmp_path, "--games", "2")) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["000000.tabard", "000001.tabard", "note.txt"]


# Games without an end


@pytest.fixture
def for_ever(tmp_path: Path) -> Path:
    file = tmp_path / "ever.toml"
    file.write_text(FOR_EVER, encoding="utf-8")
    return file


def test_cards_check_finds_cards_that_can_be_played_for_ever(for_ever: Path, capsys: Capture) -> None:
    said = refused(capsys, "cards", "check", str(for_ever))
    assert "endless-game" in said
    assert "ever.toml:9: action 'again': can be played for ever: a game of 2 has not ended after 10000 questions" in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulate_ends_a_game_that_has_no_end_and_keeps_it(for_ever: Path, workers: str, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out"
    more = ["--games", "2", "--cards", str(for_ever), "--workers", workers]
    said = refused(capsys, *simulated(f"{own(tmp_path, 'Last')},random", out, *more))
    assert "ever.toml:9: action 'again': can be played for ever: a game of 2 has not ended after 10000 questions" in said
    journal = open_journal((out / "000000.tabard").read_text(encoding="utf-8"))
    assert not journal.state.over
    assert len(journal.kept) > 9000


def test_the_arena_ends_a_game_that_has_no_end(for_ever: Path, tmp_path: Path, capsys: Capture) -> None:
    said = refused(capsys, *words(f"{own(tmp_path, 'Last')},random", tmp_path / "out", 1, "--cards", str(for_ever)))
    assert "ever.toml:9: action 'again': can be played for ever: a game of 2 has not ended after 10000 questions" in said


def test_an_answer_beyond_the_longest_game_is_refused_and_changes_nothing() -> None:
    box = SHELF[0].box(2)
    s = box.deal(1)
    s.questions[0].number = 10001
    before = s.clone()
    with pytest.raises(Endless):
        box.answer(s, 10001, s.questions[0].seat, 0)
    assert s == before
    s.questions[0].number = 10000
    box.answer(s, 10000, s.questions[0].seat, 0)


def test_a_random_playout_does_not_go_on_for_ever() -> None:
    box = SHELF[0].box(2)
    s = box.deal(1)
    s.asked = 9990
    box.answer(s, 1, s.questions[0].seat, 0)
    with pytest.raises(Endless):
        box.playout(s, 1)
