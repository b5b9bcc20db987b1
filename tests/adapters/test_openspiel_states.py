"""What an information state is, chance without a list, copies, and the loops of OpenSpiel that play our games."""

from __future__ import annotations

import copy
import os
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.policy import UniformRandomPolicy

from tabard.adapters.openspiel import TableGame, TableState
from tabard.adapters.seats import BotAgent, BotPolicy, PolicyBot, SpielBot
from tabard.arena.match import play
from tabard.bots import bot
from tabard.engine.rules import open_question
from tabard.engine.state import Event
from tabard.table.seen import moment, told
from tests.adapters.spiel import at_a_few_tables, loaded, small, walk
from tests.laws.walks import TABLES, Name, boxed

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {
    "tabard_guillotine": {"cards": str(EXAMPLES / "hidden_guillotine.toml"), "deals": 60},
    "tabard_king_and_fool": {"cards": str(EXAMPLES / "small_court.toml"), "deals": 6, "players": 2, "turn_based": True},
}
at_every_small_game = pytest.mark.parametrize("name", list(SMALL))
Past = tuple[Any, ...]


def seen(box: Any, s: Any, seat: int, happened: list[Any]) -> bytes:
    """All that a person at this seat sees and hears, but for the numbers of questions."""
    now = moment(box, s, seat, 0, [told(box, event, seat) for event in happened])
    for asked in [*now.asked, *now.mine]:
        asked.number = 0
    return msgspec.json.encode(now)


def pasts(game: TableGame) -> list[tuple[int, str, Past]]:
    """Of every state of the game: who is asked, its information state, and what that seat has seen and done."""
    box = game.box
    found: list[tuple[int, str, Past]] = []

    def go(state: TableState, table: Any, happened: list[Any], before: list[Past]) -> None:
        now = [(*past, seen(box, table, seat, happened)) for seat, past in enumerate(before)]
        if table.over:
            return
        question = open_question(table.questions)
        found.append((question.seat, state.information_state_string(), now[question.seat]))
        for choice, action in enumerate(state.legal_actions()):
            after = table.clone()
            after.events = []
            box.take(after, open_question(after.questions), choice)
            done = [(*past, action) if seat == question.seat else past for seat, past in enumerate(now)]
            go(state.child(action), after, after.events, done)

    for deal in range(len(game.deals)):
        state = game.new_initial_state()
        state.apply_action(deal)
        table = box.deal(deal, True)
        happened, table.events = table.events, None
        go(state, table, happened, [() for _ in range(box.seats)])
    return found


@at_every_small_game
def test_an_information_state_is_all_that_was_seen_and_done_and_nothing_else(name: str) -> None:
    """Two pasts that a seat cannot tell apart have one string, and two that it can have two."""
    game = pyspiel.load_game(name, {**SMALL[name], "recall": True})
    strings: dict[Past, set[str]] = {}
    known: dict[str, set[Past]] = {}
    found = pasts(game)
    for seat, string, past in found:
        strings.setdefault((seat, *past), set()).add(string)
        known.setdefault(string, set()).add((seat, *past))
    assert {len(one) for one in strings.values()} == {len(one) for one in known.values()} == {1}
    assert len(known) < len(found)


@at_a_few_tables
def test_how_many_questions_there_were_is_not_in_it(table: Name) -> None:
    for state in [state.clone() for state in walk(loaded(table), 1)][:-1:9]:
        seats = range(state.box.seats)
        before = [state.information_state_string(seat) for seat in seats]
        state.table.asked += 7
        for question in state.table.questions:
            question.number += 7
        state.views, state.texts = {}, {}
        assert [state.information_state_string(seat) for seat in seats] == before


def test_what_was_heard_is_remembered_by_whoever_heard_it() -> None:
    """Also what has left no trace on the table."""
    state = next(walk(loaded(TABLES[0], recall=True), 1))
    drawn = [[Event("drew", 0, [card, -1, -1, -1, -1, -1], 1)] for card in (0, 20)]
    assert len({state.remembered(0, {}, happened) for happened in drawn}) == 2
    assert len({state.remembered(1, {}, happened) for happened in drawn}) == 1
    assert state.remembered(1, {}, drawn[0]) != state.remembered(1, {}, [])


# Chance without a list


def first_deals(game: Any, count: int) -> list[int]:
    return [game.new_initial_state().chance_outcomes()[0][0] for _ in range(count)]


def test_without_a_list_every_game_is_a_deal_of_its_own() -> None:
    one, same, other = [pyspiel.load_game(f"tabard_guillotine(deals=0,seed={seed})") for seed in (1, 1, 2)]
    assert one.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    drawn = first_deals(one, 200)
    assert len(set(drawn)) == 200
    assert drawn == first_deals(same, 200) != first_deals(other, 200)
    state = one.new_initial_state()
    assert state.chance_outcomes() == state.chance_outcomes() == [(state.legal_actions()[0], 1.0)]
    state.apply_action(drawn[0])
    assert state.table == one.box.deal(drawn[0])


def test_a_state_without_a_list_is_saved_by_its_history() -> None:
    game = pyspiel.load_game("tabard_guillotine(deals=0,seed=3,recall=True)")
    state = [state.clone() for state in walk(game, 3)][20]
    again = game.deserialize_state(state.serialize())
    assert (str(again), again.history()) == (str(state), state.history())
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)


# Copies


@at_a_few_tables
@pytest.mark.parametrize("turn_based", [False, True])
def test_games_and_states_are_copied_and_pickled(table: Name, turn_based: bool) -> None:
    game = loaded(table, turn_based=turn_based, recall=True, deals=0)
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (str(twin), twin.get_type().dynamics) == (str(game), game.get_type().dynamics)
        assert twin.dice == game.dice
    states = [state.clone() for state in walk(game, 2)]
    for state in (game.new_initial_state(), states[0], states[len(states) // 2], states[-1]):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert (str(twin), twin.history()) == (str(state), state.history())
            assert [twin.legal_actions(seat) for seat in range(game.num_players())] == [
                state.legal_actions(seat) for seat in range(game.num_players())
            ]
    first = next(iter(walk(game, 2)))
    twin, before = copy.deepcopy(first), str(first)
    if twin.is_simultaneous_node():
        twin.apply_actions([twin.legal_actions(seat)[0] for seat in range(game.num_players())])
    else:
        twin.apply_action(twin.legal_actions()[0])
    assert str(first) == before != str(twin)


# Their loops


@at_a_few_tables
def test_their_random_agents_play_in_their_environment(table: Name) -> None:
    for turn_based in (False, True):
        environment = rl_environment.Environment(loaded(table, turn_based=turn_based, deals=0))
        agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(environment.num_players)]
        step = environment.reset()
        while not step.last():
            asked = agents if step.is_simultaneous_move() else [agents[step.current_player()]]
            step = environment.step([agent.step(step).action for agent in asked])
        assert sum(step.rewards) == pytest.approx(0)


@at_a_few_tables
def test_our_bots_play_in_their_environment(table: Name) -> None:
    """As they do at our own table."""
    environment = rl_environment.Environment(loaded(table, deals=1))
    seats = range(environment.num_players)
    agents = [BotAgent(environment, seat, "steady", "mine") for seat in seats]
    step = environment.reset()
    while not step.last():
        asked = agents if step.is_simultaneous_move() else [agents[step.current_player()]]
        step = environment.step([agent.step(step).action for agent in asked])
    box = boxed(table)
    s, _ = play(box, 0, [bot("steady", box, f"mine/{seat}") for seat in seats])
    assert environment.get_state.table == s


def test_our_bots_can_be_exploited_by_their_algorithms() -> None:
    game = small(deals=6, recall=True)
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    steady = exploitability.nash_conv(game, BotPolicy(game, "steady"), use_cpp_br=False)
    assert 0 <= steady < uniform


@pytest.mark.parametrize("table", [table for table in TABLES if not table[2]][::3])
def test_what_was_learnt_sits_down_at_our_tables(table: Name) -> None:
    """Somebody who takes the first action open, as a function of an observation and as a policy of OpenSpiel, is `First`."""
    box = boxed(table)

    def first(numbers: Any, mask: Any) -> Any:
        weights = mask.astype(float)
        weights[mask.argmax() + 1 :] = 0
        return weights

    class First(UniformRandomPolicy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            actions = state.legal_actions(player_id)
            return {action: float(action == actions[0]) for action in actions}

    each = [
        [PolicyBot(box, seat, first) for seat in range(box.seats)],
        [SpielBot(box, seat, First(loaded(table, turn_based=True))) for seat in range(box.seats)],
    ]
    ends = [play(box, 5, bots)[0] for bots in each]  # type: ignore[arg-type]
    s = box.deal(5)
    while not s.over:
        box.take(s, open_question(s.questions), 0)
    assert ends == [s, s]


assert "king_and_fool" in os.environ["TABARD_GAMES"]  # the small court is one of its games
