"""Games of somebody's own on the shelf: by their folder, by a package, or by a program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.engine.errors import BadRequest
from tabard.games import OURS, SHELF, add, add_from


def ran(place: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tabard", *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "TABARD_GAMES": place}, timeout=60)


def test_the_examples_stand_after_our_games() -> None:
    assert SHELF[: len(OURS)] == OURS
    assert "king-and-fool" in [one.name for one in SHELF[len(OURS) :]]


def test_without_being_named_it_is_not_there() -> None:
    done = ran("", "rules", "king-and-fool")
    assert done.returncode != 0
    assert "there is no game 'king-and-fool'" in done.stderr


@pytest.mark.parametrize("place", ["nowhere", "nowhere/at/all", "json"])
def test_a_place_without_a_game_is_one_clear_sentence(place: str) -> None:
    done = ran(place, "rules", "guillotine")
    assert done.returncode == 1
    assert done.stderr.startswith(f"tabard: TABARD_GAMES: '{place}' ")
    assert len(done.stderr.splitlines()) == 1


def test_no_name_twice(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="on the shelf already"):
        add(SHELF[0])
    (tmp_path / "again").mkdir()
    (tmp_path / "again" / "__init__.py").write_text("from king_and_fool import GAME\n", encoding="utf-8")
    with pytest.raises(BadRequest, match="on the shelf already"):
        add_from(str(tmp_path / "again"))
    assert len({one.name for one in SHELF}) == len(SHELF)
