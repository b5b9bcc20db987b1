"""A hint: what every option promises, made of what the seat sees alone."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.bots import analyse, hint
from tabard.bots.analysis import Analyst
from tabard.bots.promises import Analysis, Trial, told
from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.games import SHELF, game
from tabard.words import LANGUAGES, Words
from tests.laws.walks import Name, Policy, answer_at_random, at_every_table, boxed


def all_of(found: Analysis) -> Any:
    """Everything an analysis says, reasons too."""
    return found.parts(), [(one.shares, one.gain, one.reasons) for one in found.options]


@at_every_table
def test_equal_views_give_equal_analyses_whose_shares_sum_to_one_and_whose_reasons_have_words(table: Name) -> None:
    box, policy = boxed(table), Policy(f"hint {table}")
    s = box.deal(5)
    for number in range(40):
        if s.over:
            break
        question = s.questions[policy.roll(len(s.questions))]
        if number in (4, 36):
            before = box.redact(s, question.seat)
            twin = box.imagine(before, question.seat, seeded("twin", s.asked))
            found = [hint(box, one, question.seat, question.number, 8) for one in (s, twin)]
            assert all_of(found[0]) == all_of(found[1])
            assert box.redact(s, question.seat) == before, "looking changes nothing"
            check(box, found[0])
        answer_at_random(box, s, policy)


def check(box: Box[Any], found: Analysis) -> None:
    words = [Words(language, box) for language in LANGUAGES]
    assert found.options[found.best].cost == 0
    for one in found.options:
        assert sum(one.shares) == pytest.approx(1.0)
        assert sum(one.gain) == pytest.approx(0.0, abs=1e-9)
        assert min(one.error, one.cost_error) >= 0
        assert all(language.message(reason) for language in words for reason in one.reasons)


def at_a_sealed_choice(box: Box[Any]) -> Any:
    s, policy = box.deal(3), Policy("sealed")
    while len(s.questions) < 2 or not all(question.needed for question in s.questions):
        answer_at_random(box, s, policy)
    return s


def test_a_sealed_choice_has_a_mixed_strategy_that_sums_to_one() -> None:
    box = game("swords-and-bagpipes").box(4)
    s = at_a_sealed_choice(box)
    question = s.questions[0]
    found = hint(box, s, question.seat, question.number, 60)
    assert sum(one.mix for one in found.options) == pytest.approx(1.0)


def test_one_try_is_a_budget_too() -> None:
    box = game("swords-and-bagpipes").box(4)
    s = at_a_sealed_choice(box)
    check(box, hint(box, s, s.questions[0].seat, s.questions[0].number, 1))


def test_reasons_tell_of_the_next_stage_however_far_a_review_looks() -> None:
    box = game("swords-and-bagpipes").box(2)
    analyst = Analyst(box, game("swords-and-bagpipes"), 1, 8)
    analyst.ahead = box.judge.afar
    s = box.deal(1)
    view = box.redact(s, s.questions[0].seat)
    analyst.analyse(view, box.question(view, s.questions[0].number, s.questions[0].seat), [])
    assert box.judge.afar > box.judge.ahead
    assert box.judge.stage(analyst.late) == box.judge.stage(s) + box.judge.ahead


def test_the_budget_is_kept_and_progress_told() -> None:
    box = SHELF[0].box(2)
    s = box.deal(1)
    question = s.questions[0]
    view, told = box.redact(s, question.seat), list[tuple[int, int]]()
    mine = box.question(view, question.number, question.seat)
    found = analyse(box, view, mine, 100, 1, lambda done, of: told.append((done, of)))
    assert told[-1] == (100, 100)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert sum(one.worlds for one in found.options) <= 100


def tried(shares: list[float], usual: list[float]) -> Trial:
    trial = Trial()
    trial.compared = True
    trial.shares, trial.usual = [[[one, 1.0 - one] for one in some] for some in (shares, usual)]
    return trial


@pytest.mark.parametrize(("other", "advised"), [([0.8, 0.3, 0.8, 0.5], 0), ([0.6, 0.61, 0.59, 0.6], 1)], ids=["luck", "sure"])
def test_what_may_be_luck_is_not_advised(other: list[float], advised: int) -> None:
    usual = [0.5] * 4
    found = told(0, [tried(usual, usual), tried(other, usual)], 0, [], SHELF[0].box(2).judge)
    assert (found.best, found.advised) == (1, advised)
