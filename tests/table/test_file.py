"""Files: a journal is begun once and only added to; nothing that is not ours is written over; a full disk destroys nothing."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.games import SHELF
from tabard.table.file import JournalFile, put, resumed
from tabard.table.journal import Journal
from tabard.table.reading import read
from tests.table.test_tampering import finished

Capture = pytest.CaptureFixture[str]


def new_journal() -> Journal:
    box = SHELF[0].box(2)
    return Journal(box, "file", ["A", "B"], ["you", "you"])


def answered(journal: Journal, times: int) -> None:
    for _ in range(times):
        question = journal.state.questions[0]
        journal.answer(question.number, question.seat, 0)


def test_a_file_is_only_added_to(tmp_path: Path) -> None:
    file, journal = JournalFile(tmp_path / "game"), new_journal()
    before = b""
    for _ in range(10):
        file.keep(journal)
        now = (tmp_path / "game").read_bytes()
        assert now.startswith(before)
        assert now.decode() == "\n".join(journal.lines()) + "\n"
        before = now
        answered(journal, 1)
    assert os.listdir(tmp_path) == ["game"]


def test_a_file_that_is_there_is_not_begun_anew(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("letters")
    with pytest.raises(FileExistsError):
        JournalFile(tmp_path / "game").keep(new_journal())
    assert (tmp_path / "game").read_text() == "letters"


def test_a_file_that_somebody_else_has_added_to_is_left_alone(tmp_path: Path) -> None:
    file, journal = JournalFile(tmp_path / "game"), new_journal()
    file.keep(journal)
    with (tmp_path / "game").open("a") as other:
        other.write("more\n")
    answered(journal, 1)
    with pytest.raises(FileExistsError):
        file.keep(journal)
    assert (tmp_path / "game").read_text().endswith("more\n")


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_half_written_line_is_cut_off_when_the_game_goes_on(cut: int, tmp_path: Path) -> None:
    path, journal = tmp_path / "game", new_journal()
    answered(journal, 6)
    path.write_text(("\n".join(journal.lines()) + "\n")[:-cut])
    reading = read(path.read_text())
    file = resumed(path, path.read_text(), reading)
    file.keep(reading.journal)
    answered(reading.journal, 3)
    file.keep(reading.journal)
    assert path.read_text() == "\n".join(reading.journal.lines()) + "\n"
    assert read(path.read_text()).journal.state == reading.journal.state


@contextmanager
def full_after(size: int) -> Iterator[None]:
    """A disk on which no file grows beyond a size."""
    import signal

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_full_disk_leaves_the_journal_whole(tmp_path: Path) -> None:
    file, journal = JournalFile(tmp_path / "game"), new_journal()
    file.keep(journal)
    before = (tmp_path / "game").read_bytes()
    answered(journal, 5)
    with full_after(len(before) + 30), pytest.raises(OSError, match="too large"):
        file.keep(journal)
    assert (tmp_path / "game").read_bytes() == before
    with full_after(10), pytest.raises(OSError, match="too large"):
        JournalFile(tmp_path / "other").keep(journal)
    assert os.listdir(tmp_path) == ["game"]
    file.keep(journal)
    assert read((tmp_path / "game").read_text()).journal.state == journal.state


def test_a_full_disk_leaves_the_old_page_and_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "page").write_text("old")
    with full_after(1000), pytest.raises(OSError, match="too large"):
        put(tmp_path / "page", b"x" * 100_000)
    assert (tmp_path / "page").read_text() == "old"
    assert os.listdir(tmp_path) == ["page"]


def test_a_page_is_never_written_over_its_journal_or_another_file(tmp_path: Path, capsys: Capture) -> None:
    game, page, other = tmp_path / "game", tmp_path / "page.html", tmp_path / "other"
    game.write_text("\n".join(finished(SHELF[0].name)) + "\n", encoding="utf-8")
    other.write_text("letters")
    before = game.read_bytes()
    for target in (game, other):
        assert main(["replay", str(game), "--html", str(target)]) == 2
        assert "no page of Tabard" in capsys.readouterr().err
    assert (game.read_bytes(), other.read_text()) == (before, "letters")
    assert [main(["replay", str(game), "--html", str(page)]) for _ in range(2)] == [0, 0]


def test_a_game_is_never_saved_over_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "letters"
    file.write_text("letters")
    assert main(["play", SHELF[0].name, "--seats", "random,random", "--save", str(file)]) == 2
    assert "that file exists already" in capsys.readouterr().err
    assert file.read_text() == "letters"


def test_a_running_game_is_said_to_be_running(tmp_path: Path, capsys: Capture) -> None:
    journal = new_journal()
    answered(journal, 4)
    (tmp_path / "game").write_text("\n".join(journal.lines()) + "\n")
    assert main(["replay", str(tmp_path / "game")]) == 0
    assert "the game is running; there are 4 answers so far" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "game")]) == 2
    assert "row 5 is missing" in capsys.readouterr().err
