"""Many tables at once, by Gymnasium's conventions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tabard.adapters.encoding import encode, masked
from tabard.bots import bot
from tabard.bots.others import Lots
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.rules import open_question
from tabard.engine.state import Question
from tabard.envs import Tables, table, tables
from tabard.games import SHELF
from tests.laws.walks import Name, boxed

USUAL = [(game.name, game.usual, {}) for game in SHELF]
at_a_table_of_every_game = pytest.mark.parametrize("at", USUAL, ids=[game.name for game in SHELF])


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
def test_it_is_a_vector_environment(at: Name) -> None:
    many = tables(at[0], 3, seats=at[1])
    seen, infos = many.reset(seed=1)
    assert infos == {}
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert many.observation_space.contains({name: array.copy() for name, array in seen.items()})
    assert many.action_space.contains(at_random(seen["action_mask"], np.random.default_rng(1)))
    told, _ = run(many, 12)
    assert told == run(tables(at[0], 3, seats=at[1]), 12)[0]
    many.close()


@at_a_table_of_every_game
def test_one_table_of_many_is_the_same_game_played_alone(at: Name) -> None:
    """The learner is shown what its seat sees, where it has something to choose; the bots choose the rest."""
    many = tables(at[0], 2, seats=at[1], bots=["steady"], seat=0)
    box, dice = boxed(at), np.random.default_rng(2)
    seen, _ = many.reset(seed=7)
    s = box.deal("8/0")
    others = [bot("steady", box, purpose("8", "bot", 0, seat)) for seat in range(box.seats)]
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


def test_random_throws_every_side_about_as_often() -> None:
    """… and another seed throws otherwise."""
    asked = Question(1, 0, 0, list(range(6)), True)
    one, other = Lots("one"), Lots("other")
    thrown = [one.choose(boxed(USUAL[0]).empty(), asked) for _ in range(6000)]
    assert all(870 < thrown.count(side) < 1130 for side in range(6))
    assert thrown[:50] != [other.choose(boxed(USUAL[0]).empty(), asked) for _ in range(50)]


def test_the_learner_sits_everywhere_or_where_it_wants() -> None:
    for seat, seats in ((None, {0, 1, 2}), (2, {2})):
        many = tables(SHELF[0].name, 2, seats=3, seat=seat)
        many.reset(seed=1)
        table, sat = many.tables[0], set()
        for _ in range(4):
            sat.add(table.seat)
            table.begin()
        assert sat == seats


def alike(one: Any, other: Any) -> bool:
    """What two environments said at one step: observations, rewards and infos, nested and as arrays."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list) or (isinstance(one, np.ndarray) and one.dtype == object):
        return len(one) == len(other) and all(alike(*both) for both in zip(one, other))
    return bool(np.array_equal(one, other)) and getattr(one, "dtype", None) == getattr(other, "dtype", None)


@at_a_table_of_every_game
@pytest.mark.parametrize("seed", [7, [3, 9, 9]])
def test_many_tables_are_what_gymnasium_makes_of_single_ones(at: Name, seed: Any) -> None:
    """Step by step over several games, a reset that goes on, and one with seeds."""
    many = tables(at[0], 3, seats=at[1])
    theirs = SyncVectorEnv([lambda: table(at[0], seats=at[1])] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert many.single_observation_space == theirs.single_observation_space
    assert many.observation_space == theirs.observation_space
    assert many.action_space == theirs.action_space
    assert many.metadata == theirs.metadata
    dice = np.random.default_rng(1)
    for again in (seed, None, seed):
        seen, infos = many.reset(seed=again)
        assert alike((seen, infos), theirs.reset(seed=again))
        ended = 0
        while ended < 3:
            actions = at_random(seen["action_mask"], dice)
            told = many.step(actions)
            assert alike(told, theirs.step(actions))
            ended += int(told[2].sum())
            seen = told[0]
    many.close()
    theirs.close()


def test_seeds_are_one_for_each_table() -> None:
    many = tables(SHELF[0].name, 3)
    first = {name: array.copy() for name, array in many.reset(seed=[5, 6, 5])[0].items()}
    assert np.array_equal(first["observation"][0], first["observation"][2])
    assert not np.array_equal(first["observation"][0], first["observation"][1])
    assert alike(many.reset(seed=np.array([5, 6, 5]))[0], first)
    assert not alike(many.reset()[0], first)
    with pytest.raises(BadRequest, match="2 seeds for 3 tables; expected one for each"):
        many.reset(seed=[1, 2])
    with pytest.raises(BadRequest, match="1 actions for 3 tables; expected one for each"):
        many.step([0])


def test_after_the_end_one_table_wants_a_reset() -> None:
    """… and before the first game so do all."""
    one, dice = table(SHELF[0].name), np.random.default_rng(1)
    for nothing, action in ((one, 0), (tables(SHELF[0].name, 2), [0, 0])):
        with pytest.raises(BadRequest, match="no game has been dealt; expected a reset first"):
            nothing.step(action)
    seen, _ = one.reset(seed=1)
    over = False
    while not over:
        action = at_random([seen["action_mask"]], dice)[0]
        seen, reward, over, _, _ = one.step(action)
    assert reward in (-1.0, 0.0, 1.0)
    assert not seen["action_mask"].any()
    with pytest.raises(NoSuchOption, match="the game is over; expected a reset"):
        one.step(action)
    seen, _ = one.reset()
    assert seen["action_mask"].sum() > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    many = tables(SHELF[0].name, 2)
    seen, _ = many.reset(seed=0)
    before = [table.s.clone() for table in many.tables]
    legal = at_random(seen["action_mask"], np.random.default_rng(1))[0]
    for action in (int(np.flatnonzero(seen["action_mask"][1] == 0)[0]), -1, many.box.actions):
        with pytest.raises(NoSuchOption, match=f"action {action} is not open at table 1; expected one of"):
            many.step([legal, action])
        assert [table.s for table in many.tables] == before


@pytest.mark.parametrize("wrong", [{"count": 0}, {"seat": 2}, {"bots": ["nobody"]}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        tables(SHELF[0].name, **{"count": 1, **wrong})
