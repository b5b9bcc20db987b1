"""`tabard league`: every level against the next lower one, printed with intervals, and going on where it was stopped."""

from __future__ import annotations

import json
from argparse import Namespace
from itertools import pairwise
from pathlib import Path

import pytest

from tabard.arena.contest import Contest, head_of
from tabard.arena.league import asked_for
from tabard.bots.levels import LEVELS
from tabard.cli import main
from tabard.engine.errors import BadRequest
from tabard.games import game

Capture = pytest.CaptureFixture[str]
SMALL = "king-and-fool"  # of the examples: over in a moment, however strong the players are


def league(out: Path, deals: int, *more: str) -> list[str]:
    return ["league", SMALL, "--deals", str(deals), "--out", str(out), *more]


def test_every_level_meets_the_next_lower_one_and_what_is_played_is_not_played_twice(tmp_path: Path, capsys: Capture) -> None:
    assert main(league(tmp_path, 3)) == 0
    assert "gentle" in capsys.readouterr().out
    kept = {file: file.read_bytes() for file in tmp_path.glob("*/games.jsonl")}
    assert sorted([file.parent.name for file in kept]) == sorted([f"{upper}-{lower}" for lower, upper in pairwise(LEVELS)])
    assert main(league(tmp_path, 6, "--json")) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["level"], row["against"]) for row in found["table"]] == [(upper, lower) for lower, upper in pairwise(LEVELS)]
    for row in found["table"]:
        assert (row["deals"], row["games"], row["forfeits"]) == (6, 12, 0)
        assert row["share_interval"][0] <= row["share"] <= row["share_interval"][1]
    assert all(file.read_bytes().startswith(before) for file, before in kept.items())


def test_at_four_seats_each_level_sits_once_at_every_seat_of_a_deal() -> None:
    found = asked_for(Namespace(game="guillotine", variant="", cards="", seats=4, deals=1, seed="s"), "easy", "gentle")
    assert [found.seated(rotation) for rotation in range(len(found.lineups))] == [["easy", "gentle"] * 2, ["gentle", "easy"] * 2]


def test_half_of_the_seats_are_for_each_level(tmp_path: Path, capsys: Capture) -> None:
    for seats, said in ((3, "expected an even number"), (0, "expected an even number")):
        assert main(league(tmp_path, 1, "--seats", str(seats))) == 2
        assert said in capsys.readouterr().err
    assert main(league(tmp_path, 0)) == 2
    assert not list(tmp_path.iterdir())


def test_a_match_knows_what_its_levels_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that is something else by now does not go on with games of before."""
    box = game("guillotine").box(2)
    contest = Contest(head_of(box, ["easy", "gentle"], "s", 60.0))
    contest.check_here()
    assert set(contest.head["levels"]) == {"easy", "gentle"}
    monkeypatch.setattr(game("guillotine"), "levels", {2: ["3w~0.4", "3w~0.3", "3w~0.2", "3it", "4it"]})
    with pytest.raises(BadRequest, match="the match was begun with easy as"):
        contest.check_here()
    assert "levels" not in Contest(head_of(box, ["steady", "random"], "s", 60.0)).head
