"""PettingZoo's own suites on every table, and what they do not ask: masks, secrets, seals, pay."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import wrappers

import tabard
from tabard.adapters import pettingzoo
from tabard.adapters.encoding import encode
from tabard.adapters.pettingzoo import ENVIRONMENTS, Bounded, Losing, Ordered, TableEnv, env, parallel_env
from tabard.engine.dice import seeded
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.rules import needed, open_questions, open_to
from tabard.engine.save import packed
from tabard.games import SHELF
from tests.laws.walks import TABLES, Name, at_every_table, boxed, looks, walk

SEEDS = 50  # for every game and player count, dealt out among its variants
WHOLE = 1000  # cycles: one game of each table is played to its end
USUAL = [(game.name, game.usual, {}) for game in SHELF]
at_a_table_of_every_game = pytest.mark.parametrize("table", USUAL, ids=[game.name for game in SHELF])

# Observations are dicts by PettingZoo's own convention for masks, and nothing is open to whoever's game is over.
as_in_classic_games = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",
)


class Shifted(TableEnv):
    """PettingZoo's tests deal with one seed alone: here it is another."""

    seed = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self.seed + (seed or 0), options)


def shifted(table: Name, seed: int) -> Any:
    made = Shifted(boxed(table))
    made.seed = seed
    return Ordered(Bounded(Losing(made, -1)))


def seeds_of(table: Name) -> list[int]:
    variants = [other for other in TABLES if other[:2] == table[:2]]
    return list(range(variants.index(table), SEEDS, len(variants)))


def dealt(table: Name, seed: object) -> TableEnv:
    made = TableEnv(boxed(table))
    made.reset(seed=seed)  # type: ignore[arg-type]
    return made


def play(made: TableEnv, seed: int) -> list[Any]:
    """A game at random; what was seen and paid on the way."""
    dice = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in made.agent_iter():
        seen, paid, over, _, _ = made.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), paid))
        made.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return told


def test_the_seeds_are_fifty_for_every_game_and_player_count() -> None:
    for table in TABLES:
        assert sum(len(seeds_of(other)) for other in TABLES if other[:2] == table[:2]) == SEEDS
    assert {(game.name, seats) for game in SHELF for seats in range(game.fewest, game.most + 1)} == {one[:2] for one in TABLES}


@at_every_table
@as_in_classic_games
def test_pettingzoos_api_test(table: Name) -> None:
    for number, seed in enumerate(seeds_of(table)):
        api_test(shifted(table, seed), num_cycles=WHOLE if number == 0 else 2)


@at_every_table
def test_pettingzoos_seed_test(table: Name) -> None:
    for number, seed in enumerate(seeds_of(table)):
        seed_test(lambda seed=seed: shifted(table, seed), num_cycles=WHOLE if number == 0 else 2)


# What is seen


@at_every_table
def test_a_mask_is_the_open_question_and_nobody_elses(table: Name) -> None:
    made = dealt(table, 1)
    box = made.box
    for s in looks(box, "masks"):
        made.s = s
        for seat, agent in enumerate(made.possible_agents):
            mask = made.observe(agent)["action_mask"]
            mine = open_to(s.questions, seat)
            expected = [box.action(mine[0].kind, option) for option in mine[0].options] if mine else []
            assert np.flatnonzero(mask).tolist() == expected


@at_every_table
def test_an_observation_hangs_on_nothing_hidden(table: Name) -> None:
    made = dealt(table, 1)
    for at, s in enumerate(looks(made.box, "hidden")):
        for seat, agent in list(enumerate(made.possible_agents))[at % 2 :: 2]:
            made.s = s
            seen = made.observe(agent)
            for number in range(2):
                made.s = made.box.imagine(made.box.redact(s, seat), seat, seeded(number))
                again = made.observe(agent)
                assert np.array_equal(seen["observation"], again["observation"])
                assert np.array_equal(seen["action_mask"], again["action_mask"])


def test_whoever_is_asked_later_does_not_see_a_sealed_answer() -> None:
    compared = 0
    for table in TABLES:
        made = dealt(table, 2)
        for s in walk(made.box, "sealed"):
            asked = open_questions(needed(s.questions))
            if len(asked) < 2 or asked[0] != s.questions[0] or len(asked[0].options) < 2:
                continue
            later = []
            for option in asked[0].options:
                made.s = s.clone()
                made.agent_selection = made.possible_agents[asked[0].seat]
                made.step(made.box.action(asked[0].kind, option))
                assert made.agent_selection == made.possible_agents[asked[1].seat]
                seen = made.last()[0]
                later.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
            assert len(set(later)) == 1
            compared += 1
    assert compared > 50


# What is done


@at_a_table_of_every_game
def test_an_illegal_action_is_refused_and_changes_nothing(table: Name) -> None:
    made = dealt(table, 3)
    before, agent = packed(made.s), made.agent_selection
    closed = np.flatnonzero(made.observe(agent)["action_mask"] == 0)
    for action in [int(closed[0]), int(closed[-1]), -1, made.box.actions, None, 1.5]:
        with pytest.raises(NoSuchOption, match=f"action {action} is not open to {agent}; expected one of"):
            made.step(action)
        assert packed(made.s) == before
        assert made.agent_selection == agent
        assert not any(made.terminations.values())


@at_a_table_of_every_game
def test_whoever_acts_illegally_loses_under_the_usual_wrappers(table: Name, capsys: Any) -> None:
    made = env(table[0], table[1])
    made.reset(seed=3)
    before, agent = packed(made.unwrapped.s), made.agent_selection
    made.step(int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0]))
    assert packed(made.unwrapped.s) == before
    assert all(made.terminations.values())
    assert {one: paid for one, paid in made.rewards.items() if paid} == {agent: -1}
    with pytest.raises(AssertionError, match="not in action space"):
        made.reset(seed=3) or made.step(made.unwrapped.box.actions)


def said(made: Any) -> list[Any]:
    seen, *rest = made.last()
    told = [made.agents, made.agent_selection, made.rewards, made.terminations, made.truncations, made.infos, made.num_agents]
    return [seen["observation"].tobytes(), seen["action_mask"].tobytes(), *rest, *told, str(made)]


@at_a_table_of_every_game
@pytest.mark.parametrize("legal", [True, False])
def test_our_wrappers_say_what_pettingzoos_own_say(table: Name, legal: bool) -> None:
    """Before a reset, at every step, after an illegal action, and when agents leave; in a second game, too."""
    raw, dice = TableEnv(boxed(table)), np.random.default_rng(1)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, -1)))
    both = [theirs, Ordered(Bounded(Losing(TableEnv(boxed(table)), -1)))]
    for made in both:
        with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
            _ = made.agent_selection
    for seed in (1, 2):
        for made in both:
            made.reset(seed=seed)
        for steps in range(10_000):
            assert said(both[0]) == said(both[1])
            mask, over = both[0].last()[0]["action_mask"], both[0].last()[2]
            action = None if over else dice.choice(np.flatnonzero(mask == (legal or steps < 20)))
            for made in both:
                made.step(action)
            if not both[0].agents:
                break
        assert [made.agents for made in both] == [[], []]


@at_every_table
def test_the_winners_share_what_the_others_lose(table: Name) -> None:
    for seed in range(2):
        made = dealt(table, seed)
        paid = {agent: pay for agent, _, _, pay in play(made, seed)}  # at last each agent hears once more
        winners = made.box.winners(made.s)
        assert sum(paid.values()) == pytest.approx(0)
        assert {seat for seat in range(made.box.seats) if paid[f"player_{seat}"] > -1} == set(winners)
        assert len({paid[f"player_{seat}"] for seat in winners}) == 1
        assert made.agents == []


@at_a_table_of_every_game
def test_a_seed_gives_its_own_deals_and_none_a_new_one(table: Name) -> None:
    made, again, fresh = TableEnv(boxed(table)), TableEnv(boxed(table)), TableEnv(boxed(table))
    made.reset(seed=7)
    again.reset(seed=7)
    fresh.reset()
    assert packed(made.s) == packed(again.s) == packed(made.box.deal(7)) != packed(fresh.s)
    first = packed(made.s)
    assert play(made, 1) == play(again, 1)
    made.reset()
    again.reset()
    assert first != packed(made.s) == packed(again.s)


@at_a_table_of_every_game
def test_a_table_is_drawn_as_whoever_is_asked_sees_it(table: Name, capsys: Any) -> None:
    made = TableEnv(boxed(table), "ansi", "it")
    made.reset(seed=5)
    seat = made.possible_agents.index(made.agent_selection)
    drawn = made.render()
    assert drawn is not None
    assert made.agent_selection in drawn
    made.s = made.box.imagine(made.box.redact(made.s, seat), seat, 99)
    assert made.render() == drawn
    play(made, 5)
    assert made.words.say("game-over") in (made.render() or "")
    assert capsys.readouterr().out == ""
    TableEnv(boxed(table), "human").reset(seed=5)
    assert "player_0" in capsys.readouterr().out


# All at once


@at_a_table_of_every_game
@as_in_classic_games
def test_pettingzoos_test_of_the_parallel_api(table: Name) -> None:
    """Their test of seeds takes actions without looking at the masks, so it cannot be passed."""
    parallel_api_test(parallel_env(table[0], table[1]), num_cycles=WHOLE)


@at_a_table_of_every_game
def test_all_at_once_or_in_turn_is_the_same_game(table: Name) -> None:
    """Whoever is not asked can only wait; the others' actions, given one by one, lead to the same table and pay."""
    made, other = parallel_env(table[0], table[1]), TableEnv(boxed(table))
    seen, _ = made.reset(seed=4)
    other.reset(seed=4)
    dice, paid = np.random.default_rng(4), {}
    while made.agents:
        asked = [made.possible_agents[question.seat] for question in made.asked()]
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in made.agents}
        assert {agent for agent, action in actions.items() if action != made.wait} == set(asked)
        seen, paid, _, _, _ = made.step(actions)
        for agent in asked:
            assert other.agent_selection == agent
            other.step(actions[agent])
        assert packed(made.table.s) == packed(other.s)
    assert paid == other.rewards


@at_a_table_of_every_game
def test_the_state_is_the_whole_table(table: Name) -> None:
    made = dealt(table, 1)
    before = made.state()
    assert made.state_space.contains(before)
    assert np.array_equal(before, encode(made.box, made.s, -1))
    made.s = made.box.imagine(made.box.redact(made.s, 0), 0, 99)  # other cards in others' hands
    assert not np.array_equal(before, made.state())


# What it is called


def test_every_game_of_the_shelf_has_its_environment() -> None:
    assert [one.game for one in ENVIRONMENTS.values()] == SHELF
    for name, environment in ENVIRONMENTS.items():
        assert getattr(pettingzoo, name) is environment
        made = environment.env(seats=2)
        assert str(made) == name
        assert made.possible_agents == ["player_0", "player_1"]
        assert env(environment.game.name).max_num_agents == environment.game.usual
    with pytest.raises(AttributeError, match="there is no 'chess_v6'; there are"):
        _ = pettingzoo.chess_v6


def test_a_table_takes_variants_and_cards() -> None:
    game = tabard.game("swords-and-bagpipes")
    made = env(game.name, 5, {"village": "yes"}).unwrapped
    assert made.box.variant["village"] == "yes"
    first = env(game.name, 5, {"edition": "first-edition"}).unwrapped
    assert first.box.card_set.name == "first-edition"
    assert env(game.name, 5, cards="first-edition").unwrapped.box.card_set.name == "first-edition"
    assert env(game.name, 5, cards=game.card_set("first-edition")).unwrapped.box.card_set.name == "first-edition"
    for wrong in ({"name": "chess"}, {"name": game.name, "seats": 9}, {"name": game.name, "render_mode": "rgb_array"}):
        with pytest.raises(BadRequest):
            env(**wrong)


def test_without_pettingzoo_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "tabard.adapters.pettingzoo")
    with pytest.raises(ImportError) as refused:
        importlib.import_module("tabard.adapters.pettingzoo")
    assert str(refused.value) == "PettingZoo is not installed; expected: pip install 'tabard[pettingzoo]'"
