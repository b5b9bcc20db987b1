"""What is fitted on games: traits by number, the regression that finds their worth, and the file it is written to."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.games import OURS, game

ROOT = Path(__file__).resolve().parents[2]
TABLES = [(one.name, seats) for one in OURS for seats in (one.fewest, one.most)]


def fitting() -> Any:
    spec = importlib.util.spec_from_file_location("fit_prospects", ROOT / "docs" / "fit_prospects.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def ends(box: Any, seed: int) -> Iterator[Any]:
    """The table at the end of each stage of a game of scripted players."""
    s = box.deal(f"fitting {seed}")
    bots = [bot("steady", box, f"{seed}/{seat}") for seat in range(box.seats)]
    stage = box.judge.stage(s)
    while not s.over and s.asked < 700:
        box.answer(s, *next_answer(box, s, bots))
        if box.judge.stage(s) != stage and not s.over:
            stage = box.judge.stage(s)
            yield s


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_trait_that_is_there_has_a_name_and_a_span(name: str, seats: int) -> None:
    judge = game(name).box(seats).judge
    assert len(set(judge.traits)) == len(judge.traits)
    if not judge.traits:  # this table is judged by the formula alone
        return
    for seed in range(3):
        for s in ends(game(name).box(seats), seed):
            assert 0 <= judge.span(s) < judge.spans
            for seat in range(seats):
                assert all(0 <= trait < len(judge.traits) for trait in judge.there(s, seat))


@pytest.mark.parametrize("name", [one.name for one in OURS])
def test_what_was_fitted_is_about_traits_there_are(name: str) -> None:
    fitted = importlib.import_module(f"{game(name).package}.fitted").FITTED
    judges = {judge.table: judge for judge in [game(name).box(seats).judge for seats in range(2, game(name).most + 1)]}
    for table, traits in fitted.items():
        assert set(traits) <= set(judges[table].traits)
        assert all(len(row) == judges[table].spans for row in traits.values())
        assert len(judges[table].worth) == judges[table].spans


def test_a_trait_makes_its_seat_stronger_by_its_worth() -> None:
    box = game("guillotine").box(2)
    s = next(ends(box, 1))
    weights = [*box.judge.weights()[:-1], 0.0]
    plain = box.judge.prospects(s, weights)
    box.judge.worth = [[0.0] * len(box.judge.traits) for _ in range(box.judge.spans)]
    mine, theirs = box.judge.there(s, 0), box.judge.there(s, 1)
    only = next(trait for trait in mine if trait not in theirs)
    box.judge.worth[box.judge.span(s)][only] = 0.7 / mine.count(only)
    found = box.judge.prospects(s, [*weights[:-1], 1.0])
    assert found[0] / found[1] == pytest.approx(plain[0] / plain[1] * np.exp(0.7))
    assert box.judge.prospects(s, weights) == plain  # the frozen search: traits count nothing


def test_the_traits_of_a_guillotine_are_its_cards() -> None:
    box = game("guillotine").box(2)
    cards = box.judge.cards
    for s in ends(box, 2):
        held = ["hand:" + cards.actions[cards.action_of[card]].id for card in s.hands[1]]
        piled = ["pile:" + cards.nobles[cards.noble_of[noble]].id for noble in s.piles[1]]
        laid = ["table:" + cards.actions[cards.action_of[card]].id for card in s.tables[1]]
        assert [box.judge.traits[trait] for trait in box.judge.there(s, 1)] == held + piled + laid


def test_the_regression_finds_what_traits_are_worth() -> None:
    made = fitting()
    dice = np.random.default_rng(1)
    there = dice.integers(0, 3, (20_000, 3, 4)).astype(np.float32)
    plain = dice.normal(size=(20_000, 3))
    worth = np.array([0.6, -0.4, 0.0, 0.2])
    shares = made.promised(plain + there @ worth)
    won = np.array([dice.multinomial(1, one) for one in shares], float)
    alike = np.ones(len(won))
    found = made.regressed(there, plain, won, alike)
    assert np.abs(found - worth).max() < 0.05
    assert made.loss(plain + there @ found, won, alike) < made.loss(plain, won, alike) - 0.02


def test_the_command_plays_fits_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    made = fitting()
    file = tmp_path / "src" / "tabard" / "games" / "guillotine" / "fitted.py"
    file.parent.mkdir(parents=True)
    file.write_text('"""Fitted."""\n\nFITTED: dict = {\n    "other": {"hand:pushed": [0.1]},\n}\n')
    monkeypatch.setattr(made, "ROOT", tmp_path)
    monkeypatch.setattr(made, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(sys, "argv", ["fit_prospects.py", "guillotine", "--games", "steady:20", "search:2it:5"])
    made.main()
    first, said = file.read_text(), capsys.readouterr().out
    made.main()
    assert (file.read_text(), capsys.readouterr().out) == (first, said)  # from games that were kept
    found: dict[str, Any] = {}
    exec(first, found)
    assert found["FITTED"]["other"] == {"hand:pushed": [0.1]}
    assert set(found["FITTED"]["two"]) <= set(game("guillotine").box(2).judge.traits)
    assert [line.split(":")[0] for line in said.splitlines()] == ["two, span 1", "two, span 2"]
    assert len(list((tmp_path / "kept").iterdir())) == 2
