"""Many tables at once, by Gymnasium's conventions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tabard.adapters.encoding import encode, masked
from tabard.bots import bot
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.rules import open_question
from tabard.envs import Tables, tables
from tabard.games import SHELF
from tests.laws.walks import Name, boxed

USUAL = [(game.name, game.usual, {}) for game in SHELF]
at_a_table_of_every_game = pytest.mark.parametrize("table", USUAL, ids=[game.name for game in SHELF])


def at_random(masks: Any, dice: Any) -> Any:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])


def run(many: Tables, steps: int) -> tuple[list[bytes], list[float]]:
    """What was seen at every step, and the pay of the games that ended."""
    dice, told, paid = np.random.default_rng(1), [], []
    seen, _ = many.reset(seed=1)
    for _ in range(steps):
        told.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        seen, rewards, over, cut, infos = many.step(at_random(seen["action_mask"], dice))
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        paid += rewards[over].tolist()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert all(many.single_observation_space.contains(last) for last in infos["final_obs"][over])
    return told, paid


@at_a_table_of_every_game
def test_it_is_a_vector_environment(table: Name) -> None:
    many = tables(table[0], 3, seats=table[1])
    seen, infos = many.reset(seed=1)
    assert infos == {}
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert many.observation_space.contains({name: array.copy() for name, array in seen.items()})
    assert many.action_space.contains(at_random(seen["action_mask"], np.random.default_rng(1)))
    told, _ = run(many, 12)
    assert told == run(tables(table[0], 3, seats=table[1]), 12)[0]
    many.close()


@at_a_table_of_every_game
def test_one_table_of_many_is_the_same_game_played_alone(table: Name) -> None:
    """The learner is shown what its seat sees, where it has something to choose; the bots choose the rest."""
    many = tables(table[0], 2, seats=table[1], bots=["steady"], seat=0)
    box, dice = boxed(table), np.random.default_rng(2)
    seen, _ = many.reset(seed=7)
    s = box.deal("7/1/0")
    others = [bot("steady", box, purpose("7/1", "bot", 0, seat)) for seat in range(box.seats)]
    chosen = 0
    while not s.over:
        question = open_question(s.questions)
        view = box.redact(s, question.seat)
        own = box.question(view, question.number, question.seat)
        if question.seat or len(question.options) == 1:
            choice = others[question.seat].choose(view, own) if len(question.options) > 1 else 0
            box.take(s, question, choice)
            continue
        assert np.array_equal(seen["observation"][1], encode(box, view, 0))
        assert np.array_equal(seen["action_mask"][1], masked(box, view, 0))
        actions = at_random(seen["action_mask"], dice)
        seen, rewards, over, _, _ = many.step(actions)
        box.take(s, question, question.options.index(int(actions[1]) - box.first[question.kind]))
        chosen += 1
    assert chosen > 1
    assert over[1]
    assert rewards[1] == box.seats * box.split(s)[0] - 1


def test_the_learner_sits_everywhere_or_where_it_wants() -> None:
    for seat, seats in ((None, {0, 1, 2}), (2, {2})):
        many = tables(SHELF[0].name, 2, seats=3, seat=seat)
        many.reset(seed=1)
        table, sat = many.tables[0], set()
        for _ in range(4):
            sat.add(table.seat)
            table.question = None
            table.begin()
        assert sat == seats


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    many = tables(SHELF[0].name, 1)
    seen, _ = many.reset(seed=1)
    before = many.tables[0].s.clone()
    for action in (int(np.flatnonzero(seen["action_mask"][0] == 0)[0]), -1, many.box.actions):
        with pytest.raises(NoSuchOption, match=f"action {action} is not open at table 1/0; expected one of"):
            many.step([action])
        assert many.tables[0].s == before


@pytest.mark.parametrize("wrong", [{"count": 0}, {"seat": 2}, {"bots": ["nobody"]}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        tables(SHELF[0].name, **{"count": 1, **wrong})
