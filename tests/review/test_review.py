"""A review: what each seat could have known and done, and accounts that sum to the result."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabard.bots.promises import Analysis, Promise
from tabard.cli import main
from tabard.engine.errors import BadRequest
from tabard.engine.rules import open_question
from tabard.games import SHELF, game
from tabard.review.check import played, sums
from tabard.review.found import BEST, CHANCES, CHOICES, CLASSES, DOUBTFUL, FINE, MISTAKE, Review
from tabard.review.making import promises, review
from tabard.review.page import decisions, review_page
from tabard.review.steps import steps
from tabard.review.text import as_lines
from tabard.review.weighing import verdict
from tabard.table.journal import Journal
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES, Words

TABLES = [("guillotine", 2), ("swords-and-bagpipes", 3), ("with-sword-and-shield", 2)]
SMALL = {"with-sword-and-shield": str(Path(__file__).parents[2] / "examples" / "last_turns.toml")}  # a whole one takes a minute
FEW = 2  # tries for each decision: what it finds is noise, but everything is there


@cache
def recorded(name: str, seats: int, last: int = 9999) -> Journal:
    """A game of players who waver, or the beginning of one."""
    shelf = game(name)
    return played(shelf.box(seats, {}, shelf.card_set(SMALL.get(name, ""))), ["wavering"] * seats, "review", last)


@cache
def reviewed(name: str, seats: int) -> Review:
    return review(recorded(name, seats), FEW, 1)


@pytest.mark.parametrize("table", TABLES)
def test_shares_sum_to_one_and_luck_and_skill_to_the_result(table: tuple[str, int]) -> None:
    found, journal = reviewed(*table), recorded(*table)
    assert sums(found) < 1e-9
    assert [one.result for one in found.accounts] == journal.box.split(journal.state)
    assert found.points[-1].shares == journal.box.split(journal.state)
    for one in found.accounts:
        assert sum(one.chances[chance] for chance in CHANCES) == pytest.approx(one.luck)
        assert sum(one.verdicts.values()) == len([decision for decision in found.decisions if decision.seat == one.seat])


@pytest.mark.parametrize("table", TABLES)
def test_every_choice_is_weighed_once(table: tuple[str, int]) -> None:
    found, journal = reviewed(*table), recorded(*table)
    chosen = [asked for step in steps(journal) for asked in step.asked]
    assert [one.answer for one in found.decisions] == [asked.answer for asked in chosen]
    for one, asked in zip(found.decisions, chosen):
        assert len(one.choices) == len(asked.question.options) > 1
        assert asked.question.options[one.taken] == journal.kept[one.answer - 1].option
        assert one.verdict in CLASSES
        assert (one.verdict == BEST) >= (one.taken == one.best)
        assert one.sealed == all(choice.mix >= 0 for choice in one.choices)


def test_secret_choices_are_opened_together_and_have_a_mixed_strategy() -> None:
    found = reviewed("swords-and-bagpipes", 3)
    sealed = [one for one in found.decisions if one.sealed]
    assert sealed
    assert all(sum(choice.mix for choice in one.choices) == pytest.approx(1.0) for one in sealed)
    assert CHOICES in [point.chance for point in found.points]


def test_a_review_is_the_same_whoever_does_the_work() -> None:
    journal = recorded("guillotine", 2)
    assert review(journal, FEW, 2) == reviewed("guillotine", 2)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(BadRequest, match="needs one that is over"):
        review(recorded("guillotine", 2, 10), FEW, 1)


def test_an_answer_taken_back_is_not_reviewed() -> None:
    journal = Journal(SHELF[0].box(2), "back", ["A", "B"], ["you", "you"])
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, len(question.options) - 1)
        if journal.may_undo(question.seat) and len(journal.rows) < 40:
            journal.undo(question.seat)
            again = open_question(journal.state.questions)
            journal.answer(again.number, again.seat, 0)
    assert len(journal.kept) < len([row for row in journal.rows if row.kind == "answer"])
    assert [step.answer for step in steps(journal)][-1] == len(journal.kept)


@pytest.mark.parametrize(
    ("cost", "error", "mix", "mates", "expected"),
    [(0.0, 0.1, -1, 1, BEST), (0.01, 0.001, -1, 1, FINE), (0.1, 0.06, -1, 1, FINE), (0.04, 0.01, -1, 1, DOUBTFUL),
     (0.1, 0.01, -1, 1, MISTAKE), (0.1, 0.01, 0.3, 1, FINE), (0.1, 0.01, 0.1, 1, MISTAKE), (0.04, 0.01, -1, 2, MISTAKE)],
)  # fmt: skip
def test_a_choice_is_classed_by_what_it_costs_if_that_is_sure(
    cost: float, error: float, mix: float, mates: int, expected: str
) -> None:  # fmt: skip
    options = [Promise([0.5, 0.5], 0.1, 0.0, 9, [0.0, 0.0], [0.0, 0.0]) for _ in range(2)]
    options[1].cost, options[1].cost_error, options[1].mix = cost, error, mix
    assert verdict(Analysis(0, options, 0, 0), 1, mates) == expected


def said_and_done(side: str) -> tuple[Any, Any]:
    """A game in which the second player promises Scotland before the first battle, and stands for a side."""
    box = game("swords-and-bagpipes").box(3)
    sitting = Sitting(Journal(box, "promise", ["A", "B", "C"], ["you"] * 3))
    said = False
    while not sitting.state.over:
        question = open_question(sitting.state.questions)
        choice, kind = 0, box.kinds[question.kind].name
        claims = [one.id for one in sitting.claims(question.seat)]
        if kind == "side" and not said and "claim-scotland" in claims:
            said = True
            sitting.keep(sitting.weigh_claim(question.seat, claims.index("claim-scotland")))
            names = [box.show.facts(sitting.state, question, option)[0] for option in question.options]
            choice = names.index(f"option-{side}")
        sitting.answer(question.number, question.seat, choice)
    return sitting.journal, promises(sitting.journal)


@pytest.mark.parametrize(("side", "kept"), [("scotland", True), ("england", False)])
def test_promises_are_held_against_deeds(side: str, kept: bool) -> None:
    found = said_and_done(side)[1]
    assert [(one.said.id, one.kept) for one in found] == [("claim-scotland", kept)]


def test_mistakes_come_first_the_dearest_before_the_others_and_the_rest_is_folded() -> None:
    found = reviewed("swords-and-bagpipes", 3)
    words = Words("en", recorded("swords-and-bagpipes", 3).box, found.names)
    shown, _, folded = decisions(found, words, -1).partition("<details class=rest>")
    wrong = [one for one in found.decisions if one.verdict in (DOUBTFUL, MISTAKE)]
    wrong.sort(key=lambda one: (one.verdict == DOUBTFUL, -one.cost))
    assert wrong
    assert re.findall(r"<span class=n>(\d+)</span>", shown) == [str(one.answer) for one in wrong]
    assert folded.count("<details>") == len(found.decisions) - len(wrong)


@pytest.mark.parametrize("table", TABLES)
def test_lines_and_page_have_words_in_every_language(table: tuple[str, int]) -> None:
    found, box = reviewed(*table), recorded(*table).box
    for language in LANGUAGES:
        lines = as_lines(found, Words(language, box, found.names), -1)
        assert len(lines) > len(found.decisions)
        assert not [line for line in lines if "{" in line]
    page = review_page(found, box, -1, "it")
    assert page.startswith('<!doctype html>\n<html lang="it">')
    assert page.count("<main lang=") == 3
    assert page.count("<polyline") == 3 * table[1]
    assert page.count("<details>") == 3 * len(found.decisions)
    assert page.count("<table class=fall") == 3 * table[1]
    assert "http" not in page.replace("http-equiv", "")


def test_the_command_prints_lines_json_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "a game.tabard", tmp_path / "review.html"
    file.write_text("\n".join(recorded("guillotine", 2).lines()) + "\n", encoding="utf-8")
    usual = ["--budget", f"{FEW}it", "--workers", "1"]
    assert main(["review", str(file), *usual, "--json", "--html", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == msgspec.to_builtins(reviewed("guillotine", 2))
    assert page.read_text(encoding="utf-8").count("<main lang=") == 3
    assert main(["review", str(file), *usual, "--seat", "2", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "2: start" in said
    assert " 1 ·" not in said


@pytest.mark.parametrize(
    ("given", "told"),
    [(["--seat", "3"], "--seat is 3; expected 1 to 2"), (["--budget", "50ms"], "expected 1it to"),
     (["--budget", "9it~0.1"], "is no budget"), (["--workers", "-1"], "--workers is -1; expected"),
     (["--lang", "xx"], "does not speak 'xx'"), (["--html", "/nowhere/x"], "cannot be written")],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_in_one_sentence_before_any_work(
    given: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    file = tmp_path / "game.tabard"
    file.write_text("\n".join(recorded("guillotine", 2).lines()) + "\n", encoding="utf-8")
    monkeypatch.setattr("tabard.review.making.curve", None)  # what the work leads to
    assert main(["review", str(file), *given]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lines", "told"), [(20, "the game is running"), (1, "the game is running"), (0, "cut short or edited")]
)  # fmt: skip
def test_a_file_that_is_cut_is_refused_in_one_sentence(
    lines: int, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    file = tmp_path / "game.tabard"
    file.write_text("\n".join(recorded("guillotine", 2).lines()[:lines]) + "\n", encoding="utf-8")
    assert main(["review", str(file)]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert len(said.strip().splitlines()) == 1
