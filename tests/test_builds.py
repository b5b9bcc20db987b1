"""Both builds give the same bytes: the recordings in tests/playthroughs were made once and are made again here."""

from __future__ import annotations

import json
import re
from itertools import islice

import pytest

from tests.laws.walks import Name
from tests.playthroughs.make import HERE, TABLES, called, digest, journals, playthrough

of_every_table = pytest.mark.parametrize("table", TABLES, ids=[called(table) for table in TABLES])
AGAIN = "made anew by: python -m tests.playthroughs.make"


def stored() -> dict[str, str]:
    found: dict[str, str] = json.loads((HERE / "digests.json").read_text(encoding="utf-8"))
    return found


def test_there_is_a_recording_for_every_table_that_is_to_be_recorded() -> None:
    names = {called(table) for table in TABLES}
    assert len(names) == len(TABLES)
    assert set(stored()) == names
    assert {file.stem for file in HERE.glob("*.txt")} == names


@of_every_table
def test_seeded_games_give_the_same_bytes_on_every_build(table: Name) -> None:
    assert digest(table) == stored()[called(table)], AGAIN


@of_every_table
def test_seeded_games_differ_and_end(table: Name) -> None:
    few = list(islice(journals(table), 5))
    assert all(journal.state.over for journal in few)
    assert len({"\n".join(journal.lines()[1:]) for journal in few}) == 5


@of_every_table
def test_the_playthrough_is_the_one_on_record(table: Name) -> None:
    kept = (HERE / f"{called(table)}.txt").read_text(encoding="utf-8")
    assert playthrough(table) == kept, AGAIN


@of_every_table
def test_a_playthrough_shows_seat_1_nothing_it_may_not_see(table: Name) -> None:
    """Another seat's draw is told without the card."""
    kept = (HERE / f"{called(table)}.txt").read_text(encoding="utf-8")
    hands = [line for line in kept.splitlines() if line.startswith("* (Drawn: ")]
    draws = [line for line in kept.splitlines() if line.startswith("* ") and " draws " in line]
    if hands:  # cards are told to whoever draws them, their number to all
        assert len(hands) > 3
        assert not re.search(r"^\* Drawn", kept, re.MULTILINE)
        assert all(re.fullmatch(r"\* .+ draws (a card|\d+ cards)\.", line) for line in draws)
        return
    secret = [line for line in draws if re.search(r" draws an? ", line)]
    assert len(secret) > 3
    assert {line.split(" draws ")[1] for line in secret if "(" not in line} <= {
        "an action card.", "a Bagpipe card.", "a Dagger card."
    }  # fmt: skip
    assert all(re.match(r"\* random 1 draws an? [\w ]+\. \(random 1 draws ", line) for line in secret if "(" in line)
    assert all(line.endswith("discarded for good.") for line in draws if line not in secret), "one that everybody sees"
