"""Both builds give the same bytes: the recordings in tests/playthroughs were made once and are made again here."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.playthroughs.make import HERE, TABLES, digest, journals, playthrough

of_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
AGAIN = "made anew by: python -m tests.playthroughs.make"


def stored() -> dict[str, str]:
    found: dict[str, str] = json.loads((HERE / "digests.json").read_text(encoding="utf-8"))
    return found


def test_there_is_a_recording_for_every_game_and_player_count() -> None:
    names = {f"{game.name}-{seats}" for game, seats in TABLES}
    assert set(stored()) == names
    assert {file.stem for file in HERE.glob("*.txt")} == names


@of_every_table
def test_seeded_games_give_the_same_bytes_on_every_build(game: Any, seats: int) -> None:
    assert digest(game, seats) == stored()[f"{game.name}-{seats}"], AGAIN


@of_every_table
def test_seeded_games_differ_and_end(game: Any, seats: int) -> None:
    few = list(journals(game, seats, 5))
    assert all(journal.state.over for journal in few)
    assert len({"\n".join(journal.lines()[1:]) for journal in few}) == 5


@of_every_table
def test_the_playthrough_is_the_one_on_record(game: Any, seats: int) -> None:
    kept = (HERE / f"{game.name}-{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(game, seats) == kept, AGAIN


@of_every_table
def test_a_playthrough_shows_seat_1_nothing_it_may_not_see(game: Any, seats: int) -> None:
    """Another seat's draw is told without the card."""
    kept = (HERE / f"{game.name}-{seats}.txt").read_text(encoding="utf-8")
    draws = [line for line in kept.splitlines() if line.startswith("* ") and " draws " in line]
    assert len(draws) > 10
    assert {line.split(" draws ")[1] for line in draws if "(" not in line} == {"an action card."}
    assert all(line.startswith("* random 1 draws an action card. (random 1 draws ") for line in draws if "(" in line)
