"""The command replay: what it tells, to whom, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words
from tests.command import GOOD_SET, Capture, page_data, refused, said, written

pytestmark = pytest.mark.usefixtures("in_english")


def test_replay_tells_a_recorded_game(tmp_path: Path, capsys: Capture) -> None:
    files = written(tmp_path / "games", 3)
    assert [file.name for file in files] == ["000000.tabard", "000001.tabard", "000002.tabard"]
    for file in files:
        journal = open_journal(file.read_text(encoding="utf-8"))
        assert journal.state.over
        lines = said(capsys, "replay", str(file)).splitlines()
        assert lines[-2:] == [f"{name}: {journal.box.total(journal.state, seat)}" for seat, name in enumerate(journal.names)]
        assert any(line.endswith("The third day is over: the heads are counted.") for line in lines)
        assert max(int(line.split()[0]) for line in lines[:-2]) == len(journal.kept)


def test_replay_is_the_game_that_was_simulated(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "guillotine", "--seats", "random,random,steady", "--games", "4", "--seed", "same", "--json"]
    result = json.loads(said(capsys, *words, "--out", str(tmp_path)))
    states = [open_journal(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.iterdir())]
    for seat in range(3):
        scores = [journal.box.total(journal.state, seat) for journal in states]
        assert result["mean_scores"][seat] == pytest.approx(sum(scores) / 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_a_seat_hides_what_others_drew(language: str, tmp_path: Path, capsys: Capture) -> None:
    file = str(written(tmp_path)[0])
    everything = said(capsys, "replay", file, "--lang", language).splitlines()
    seats = [said(capsys, "replay", file, "--seat", seat, "--lang", language).splitlines() for seat in ("1", "2")]
    assert len(everything) == len(seats[0]) == len(seats[1])
    words = Words(language, game="guillotine")
    hidden = words.say("event-drew", seat="random 1", action="hidden")
    assert not any(hidden in line for line in [*everything, *seats[0]])
    assert any(hidden in line for line in seats[1])


def test_replay_of_a_running_game_shows_nobody_anything_secret(tmp_path: Path, capsys: Capture) -> None:
    journal = open_journal(written(tmp_path)[0].read_text(encoding="utf-8"))
    running = journal.anew()
    for row in journal.kept[:12]:
        running.fold(row)
    (tmp_path / "running").write_text("\n".join(running.lines()) + "\n", encoding="utf-8")
    drawn = [line for line in said(capsys, "replay", str(tmp_path / "running")).splitlines() if " draws " in line]
    assert drawn
    assert all(line.endswith("draws an action card.") for line in drawn)
    assert said(capsys, "replay", str(tmp_path / "running"), "--html", str(tmp_path / "page.html"))
    seen = [step["moment"]["zones"] for step in page_data(tmp_path / "page.html")["steps"]]
    assert {face for zones in seen for key, row in zones.items() if key.startswith("hand") for face in row} == {-1}


@pytest.mark.parametrize("seat", ["-1", "3", "99"])
def test_replay_as_nobody_is_refused(seat: str, tmp_path: Path, capsys: Capture) -> None:
    assert "1 to 2" in refused(capsys, "replay", str(written(tmp_path)[0]), "--seat", seat)


def spoilt(text: str, how: str) -> str:
    lines = text.splitlines()
    head = json.loads(lines[0])
    row = json.loads(lines[5])
    match how:
        case "empty":
            return ""
        case "broken":
            return "{" + text
        case "cut short":
            return "\n".join([*lines[:20], lines[20].rstrip("]"), ""])
        case "another set":
            return "\n".join([json.dumps({**head, "cards": {"name": "mine", "text": GOOD_SET}}), *lines[1:]])
        case "another box":
            return "\n".join([json.dumps({**head, "fingerprint": "0123456789abcdef"}), *lines[1:]])
        case "edited row":
            return "\n".join([*lines[:5], json.dumps([row[0], row[1], row[2] + 77, row[3]]), *lines[6:]])
        case "missing row":
            return "\n".join([*lines[:5], *lines[6:]])
        case "too deep":
            return "[" * 100_000
    assert how == "another game"
    return "\n".join([json.dumps({**head, "game": "chess"}), *lines[1:]])


WAYS = ["empty", "broken", "cut short", "another set", "another box", "edited row", "missing row", "another game", "too deep"]


@pytest.mark.parametrize("how", WAYS)
def test_a_spoilt_journal_is_refused(how: str, tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path)[0]
    file.write_text(spoilt(file.read_text(encoding="utf-8"), how), encoding="utf-8")
    assert refused(capsys, "replay", str(file)).startswith("tabard: bad-save: ")
    assert refused(capsys, "play", "--resume", str(file)).startswith("tabard: bad-save: ")
