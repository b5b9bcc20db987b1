"""The law of positions: a moment of a game, described as a position and laid out, is that moment again."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import pytest

from tabard.engine.dice import seeded
from tabard.engine.save import restored, save
from tabard.engine.state import OPEN
from tests.laws.walks import Name, Policy, at_every_table, boxed, looks, seats_and_spectator, where_tested

pytestmark = at_every_table
ANSWERS = 40


def described(game: str) -> Any:
    """How a game's tests write a moment down as a position; a game need not have such tests."""
    name = f"{where_tested(game)}.laid"
    if importlib.util.find_spec(name) is None:
        pytest.skip("no moment of this game is described as a position")
    return importlib.import_module(name).described


def asked(s: Any) -> list[Any]:
    return [s.over, *[[question.seat, question.kind, question.options, question.needed] for question in s.questions]]


@pytest.mark.parametrize("seed", range(2))
def test_a_moment_described_and_laid_out_is_played_on_the_same(table: Name, seed: int) -> None:
    box = boxed(table)
    tried = 0
    for s in looks(box, ("laid", seed)):
        given = described(table[0])(box, s)
        if given is None:
            continue
        tried += 1
        laid = box.position(given)
        box.check(laid)
        assert restored(box, save(box, laid)) == laid
        assert asked(laid) == asked(s)
        again = s.clone()
        laid.dice = again.dice
        policy = Policy((seed, s.asked))
        for _ in range(ANSWERS):
            if again.over:
                break
            at = policy.roll(len(again.questions))
            choice = policy.roll(len(again.questions[at].options))
            for one in (again, laid):
                box.answer(one, one.questions[at].number, one.questions[at].seat, choice)
            assert asked(laid) == asked(again)
        assert [box.total(laid, seat) for seat in range(box.seats)] == [box.total(again, seat) for seat in range(box.seats)]
    assert tried > 3


@pytest.mark.parametrize("seed", range(2))
def test_worlds_can_be_imagined_from_a_position_in_mid_turn(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in looks(box, ("imagined", seed)):
        given = described(table[0])(box, s)
        if given is None:
            continue
        laid = box.position(given)
        for seat in seats_and_spectator(box):
            view = box.redact(laid, seat)
            world = box.imagine(view, seat, seeded("laid", seed, s.asked, seat))
            box.check(world)
            assert box.redact(world, seat) == view
            assert [question.answer for question in world.questions] == [OPEN] * len(world.questions)
