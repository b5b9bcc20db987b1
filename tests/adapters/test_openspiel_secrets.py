"""What OpenSpiel's suites do not look at: that secrets stay secret, and that resampled worlds can be played to their end."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pyspiel
import pytest

from tabard.adapters.openspiel import TableGame, TableState
from tabard.engine.rules import needed
from tabard.engine.state import SPECTATOR
from tests.adapters.spiel import at_a_few_tables, loaded, small, walk
from tests.laws.walks import Name, at_every_table


def text(state: TableState) -> str:
    """The whole table, but for its dice."""
    return re.sub(r'"dice":\d+', "", str(state))


def read(text: str) -> Any:
    """What stands after the seat's number."""
    return json.loads(text.partition(" ")[2])


def told(game: TableGame, state: TableState, seat: int) -> list[Any]:
    """Everything OpenSpiel can get about a state for a seat."""
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    return [
        state.information_state_string(seat),
        pyspiel.State.information_state_string(state, seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        public.string_from(state, seat),
        private.string_from(state, seat),
        state.legal_actions(seat),
        [state.action_to_string(seat, action) for action in state.legal_actions(seat)],
    ]


@at_every_table
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(table: Name) -> None:
    """Resampled worlds differ in what the seat cannot know: it is told the same of each. And each can be played on."""
    game = loaded(table, turn_based=True)
    others = different = 0
    every = min(19, 1 + sum(1 for _ in walk(game, 3)) // 5)  # a short game has few moments
    for number, state in enumerate(walk(game, 3)):
        if number % every == 0 and not state.is_terminal():
            seat = (number // every) % game.num_players()
            dice = random.Random(number)
            world = state.resample_from_infostate(seat, dice.random)
            assert world.history() == state.history()
            assert told(game, world, seat) == told(game, state, seat)
            others += text(world) != text(state)
            different += text(world) != text(state.resample_from_infostate(seat, dice.random))
            while not world.is_terminal():
                assert world.legal_actions()
                world.apply_action(dice.choice(world.legal_actions()))
            assert sum(world.returns()) == pytest.approx(0)
    assert others > 0
    assert different > 0


@at_a_few_tables
def test_a_state_without_a_history_is_played_like_one_with(table: Name) -> None:
    game = loaded(table, turn_based=True)
    dice = random.Random(5)
    state = game.new_initial_state()
    state.apply_action(5)
    twin = game.at(state.table.clone())
    while not state.is_terminal():
        assert twin.legal_actions() == state.legal_actions()
        action = dice.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)
        twin = twin.clone()
        assert str(twin) == str(state)
    assert twin.is_terminal()
    assert twin.returns() == state.returns()
    assert twin.history() == []
    assert len(state.history()) > 1


@at_a_few_tables
def test_what_everybody_sees_is_the_same_for_all_and_what_one_sees_alone_makes_it_the_view(table: Name) -> None:
    game = loaded(table, turn_based=True)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    for state in walk(game, 8):
        seats = range(game.num_players())
        assert {public.string_from(state, seat) for seat in seats} == {state.seen(SPECTATOR)}
        assert len({state.observation_string(seat) for seat in seats}) == len(seats)
        everybody, alone, view = [read(one) for one in (state.seen(SPECTATOR), state.own(0), state.seen(0))]
        assert {**everybody, **alone} == view
        assert len(alone) < len(view) / 2


@at_a_few_tables
def test_a_sealed_answer_is_seen_by_nobody_else(table: Name) -> None:
    game = loaded(table, turn_based=True)
    sealed = 0
    for state in walk(game, 4):
        questions = [] if state.is_terminal() else needed(state.table.questions)
        if len(questions) > 1 and state.current_player() == questions[0].seat:
            worlds = [state.child(action) for action in state.legal_actions()]
            for seat in range(SPECTATOR, game.num_players()):
                if seat != questions[0].seat:
                    assert len({world.seen(seat) for world in worlds}) == 1
                    sealed += 1
    assert (sealed > 0) == (table[0] != "guillotine")


@at_a_few_tables
def test_answers_given_at_once_or_in_turn_lead_to_the_same_table(table: Name) -> None:
    one, other = loaded(table), loaded(table, turn_based=True)
    last = list(walk(one, 6))[-1]
    state = other.new_initial_state()
    state.apply_action(last.history()[0])
    again = one.new_initial_state()
    again.apply_action(last.history()[0])
    while not again.is_terminal():
        if again.is_simultaneous_node():
            joint = [max(again.legal_actions(player), default=0) for player in range(one.num_players())]
            asked = [question.seat for question in again.asked()]
            again.apply_actions(joint)
            for seat in asked:
                assert state.current_player() == seat
                state.apply_action(joint[seat])
        else:
            action = max(again.legal_actions())
            again.apply_action(action)
            state.apply_action(action)
        assert str(again) == str(state)


def test_whoever_remembers_knows_how_it_came_there() -> None:
    """Two ways to the same table: the views are equal, what is remembered is not; and another's memory is not resampled."""
    game = small(recall=True, deals=40)
    ways: dict[str, set[str]] = {}
    for seed in range(300):
        for state in walk(game, seed):
            if not state.is_terminal():
                seat = state.current_player()
                ways.setdefault(state.seen(seat), set()).add(state.known(seat))
    assert any(len(known) > 1 for known in ways.values())
    state = next(iter(walk(game, 1)))
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert world.known(0) == state.known(0)
    assert world.memory[1] == ""
