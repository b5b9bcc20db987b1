"""Our games under OpenSpiel's own suites, and what those do not look at: secrets, imagined worlds, the bot.

`python -m tests.adapters.test_openspiel` writes the recorded playthroughs anew.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tabard.adapters import openspiel
from tabard.adapters.openspiel import TableGame, TableState
from tabard.adapters.peer import PeerBot, Rollouts
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.rules import needed
from tabard.engine.state import SPECTATOR
from tabard.games import OURS, SHELF, game
from tests.laws.walks import TABLES, Name, at_every_table, boxed, named

flags.FLAGS.mark_as_parsed()  # OpenSpiel's playthroughs look at flags, whichever test comes first
HERE = Path(__file__).parent
SMALL = HERE.parent.parent / "examples" / "small_guillotine.toml"
NAMES = {one.name: f"tabard_{one.name.replace('-', '_')}" for one in SHELF}
RECORDED = [f"{NAMES[one.name]}(deals=3,players={3 if 'bagpipes' in one.name else 2})" for one in OURS]
FEW = [table for table in TABLES if table[1] in (2, 4) and len(table[2]) < 2]
at_a_few_tables = pytest.mark.parametrize("table", FEW, ids=[named(table) for table in FEW])


def loaded(table: Name, **params: Any) -> Any:
    name, players, variant = table
    return pyspiel.load_game(NAMES[name], {"players": players, **variant, **params})


def small(**params: Any) -> Any:
    """A game whose whole tree can be walked."""
    return pyspiel.load_game("tabard_guillotine", {"cards": str(SMALL), **params})


def walk(game: Any, seed: int) -> Iterator[TableState]:
    """Every state of a random game but the root."""
    state, dice = game.new_initial_state(), random.Random(seed)
    state.apply_action(dice.randrange(game.max_chance_outcomes()))
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            each = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([dice.choice(actions) if actions else 0 for actions in each])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


# Their suites


@at_every_table
def test_random_simulations(table: Name) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@at_a_few_tables
def test_random_simulations_in_turn(table: Name) -> None:
    pyspiel.random_sim_test(loaded(table, turn_based=True), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("shelf", SHELF, ids=[shelf.name for shelf in SHELF])
def test_every_choice_of_every_variant_is_a_parameter(shelf: Any) -> None:
    for variant, choices in shelf.variants.items():
        for choice in choices:
            for players in range(shelf.fewest, shelf.most + 1):
                try:
                    box = shelf.box(players, {variant: choice})
                except BadRequest:  # not with so many
                    continue
                assert loaded((shelf.name, players, {variant: choice})).box.fingerprint == box.fingerprint
                break
            else:
                raise AssertionError(f"nobody can play with {variant}={choice}")


def test_random_simulations_of_a_game_that_remembers() -> None:
    pyspiel.random_sim_test(small(recall=True), num_sims=5, serialize=True, verbose=False)
    pyspiel.random_sim_test(loaded(TABLES[0], recall=True), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*NAMES.values(), *[f"{name}(turn_based=True)" for name in NAMES.values()], "small"])
def test_their_api_test(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a sample of states of each game (of one with simultaneous nodes it looks at the root alone), and on a whole tree."""
    from open_spiel.integration_tests import api_test

    whole = [("small", f"tabard_guillotine(cards={SMALL},deals=2,recall=True)")] if name == "small" else []
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS", whole)
    monkeypatch.setattr(api_test, "_GAMES_TO_TEST", set() if whole else {name})
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", (1, 67, 27))  # chance, asked, over
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", 67)
    flags.FLAGS(["api_test", "--test_only_games="])
    random.seed(name)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromModule(api_test).run(result)
    assert result.testsRun >= 5
    assert [told for _, told in result.failures + result.errors] == []


def shortened(text: str) -> str:
    """A long line is kept as its beginning and its digest."""
    lines = []
    for line in text.splitlines():
        digest = hashlib.sha256(line.encode()).hexdigest()[:16]
        lines.append(line if len(line) <= 160 else f"{line[:100]}… {digest}")
    return "\n".join(lines) + "\n"


def numbers_as_digest(tensor: Any, label: str) -> list[str]:
    """Their own way to write many numbers takes most of the time of a playthrough."""
    return [f"{label} = {hashlib.sha256(tensor.tobytes()).hexdigest()[:16]}"]


def record(name: str) -> str:
    return shortened(generate_playthrough.playthrough(name, None, seed=1))


@pytest.mark.parametrize("name", RECORDED)
def test_the_recorded_playthrough_is_played_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", numbers_as_digest)
    expected, actual = generate_playthrough.replay(str(HERE / "playthroughs" / f"{name.partition('(')[0]}.txt"))
    assert shortened(actual) == expected


# The list


def test_every_game_of_the_shelf_is_registered() -> None:
    assert {one for one in pyspiel.registered_names() if one.startswith("tabard_")} == set(NAMES.values())
    assert {"tabard_guillotine", "tabard_swords_and_bagpipes", "tabard_with_sword_and_shield"} <= set(NAMES.values())


@at_every_table
def test_dynamics_are_what_happens(table: Name) -> None:
    for turn_based in (False, True):
        game = loaded(table, turn_based=turn_based)
        at_once = [state.is_simultaneous_node() for state in walk(game, 5)]
        sequential = game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        assert sequential == (turn_based or table[0] == "guillotine")
        assert any(at_once) == (not sequential)
        assert len(at_once) < game.max_game_length() / 5


@pytest.mark.parametrize(
    ("params", "why"),
    [
        ({"players": 6}, "guillotine is for 2 to 5 players, not 6"),
        ({"edition": "french"}, "variant edition is 'french'; expected standard or german"),
        ({"deals": 0}, "deals is 0; expected 1 or more"),
        ({"cards": "nowhere.toml"}, "nowhere.toml"),
    ],
)
def test_wrong_parameters_are_refused_with_a_sentence(params: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        pyspiel.load_game("tabard_guillotine", params)


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    state = small().new_initial_state()
    state.apply_action(1)
    before = str(state)
    with pytest.raises(NoSuchOption, match="action 900 is not open to player 0"):
        state.apply_action(900)
    assert str(state) == before
    state = next(state for state in walk(loaded(("with-sword-and-shield", 2, {})), 1) if state.is_simultaneous_node())
    before = str(state)
    with pytest.raises(NoSuchOption, match="action 594 is not open to player 1"):
        state.apply_actions([state.legal_actions(0)[0], 594])
    assert str(state) == before


def test_a_deal_is_the_deal_of_that_seed() -> None:
    state = pyspiel.load_game("tabard_guillotine").new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(7)
    assert state.table == game("guillotine").box(2).deal(7)


def test_a_game_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LONGEST", 20)
    states = list(walk(pyspiel.load_game("tabard_guillotine"), 1))
    assert 15 < len(states) < 25
    assert sum(states[-1].returns()) == 0


def test_a_process_that_used_it_ends_in_peace() -> None:
    use = "import pyspiel; pyspiel.load_game('tabard_guillotine').new_initial_state().apply_action(1)"
    subprocess.run([sys.executable, "-c", f"import tabard.adapters.openspiel; {use}"], check=True)


def test_without_open_spiel_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport tabard.adapters.openspiel"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert "expected: pip install 'tabard[openspiel]'" in ran.stderr


# Secrets


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
            asked = [question.seat for question in again.table.questions]
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


# The bot


@at_a_few_tables
def test_equal_view_question_and_seed_give_the_equal_answer(table: Name) -> None:
    box = boxed(table)
    for number, state in enumerate(walk(loaded(table, turn_based=True), 7)):
        if number % 31 == 3 and not state.is_terminal():
            question = state.table.questions[number % len(state.table.questions)]  # also one that is not first, or is sealed
            view = box.redact(state.table, question.seat)
            seen = box.redact(box.imagine(view, question.seat, 77), question.seat)
            one, other = PeerBot(box, 5, 12, 0), PeerBot(box, 5, 12, 0)
            choice = one.choose(view, box.question(view, question.number, question.seat))
            assert 0 <= choice < len(question.options)
            assert choice == other.choose(seen, box.question(seen, question.number, question.seat))
            assert view == seen


@at_a_few_tables
def test_it_answers_the_question_that_is_put(table: Name) -> None:
    """Also one that is not the first that is open, or is sealed already and may be changed."""
    box = boxed(table)
    peer = PeerBot(box, 1, 3, 0)
    several = 0
    for state in walk(loaded(table, turn_based=True), 9):
        for question in state.table.questions if len(state.table.questions) > 1 else []:
            several += 1
            view = box.redact(state.table, question.seat)
            _, root = peer.thinking(view, box.question(view, question.number, question.seat))
            assert root.current_player() == question.seat
            assert root.legal_actions() == [box.action(question.kind, option) for option in question.options]
            assert view == box.redact(state.table, question.seat)
    assert several > 0 or table[0] == "guillotine"


def test_it_plays_better_than_chance() -> None:
    box = small().box
    won = 0.0
    for seed in range(40):
        seat = seed % 2
        s, peer, dice = box.deal(seed), PeerBot(box, seed, 60, 0), random.Random(seed)
        while not s.over:
            question = s.questions[0]
            own = box.redact(s, question.seat)
            mine = question.seat == seat
            choice = peer.choose(own, own.questions[0]) if mine else dice.randrange(len(question.options))
            box.answer(s, question.number, question.seat, choice)
        won += openspiel.gains(box, s)[seat]
    assert won > 10


def test_it_keeps_to_its_time() -> None:
    box = boxed(TABLES[0])
    s = box.deal(3)
    question = s.questions[0]
    for milliseconds in (1, 60):
        peer = PeerBot(box, 1, 0, milliseconds)
        assert 0 <= peer.choose(box.redact(s, question.seat), question) < len(question.options)
    bot, state = PeerBot(box, 1, 30, 0).thinking(box.redact(s, question.seat), question)
    bot.step(state)
    assert bot._root_node.total_visits == 30


def test_there_are_no_more_deals_than_asked_for() -> None:
    state = pyspiel.load_game("tabard_guillotine(deals=3)").new_initial_state()
    with pytest.raises(Exception, match="there is no deal 3; there are 0 to 2"):
        state.apply_action(3)
    assert state.is_chance_node()


def test_a_rollout_changes_nothing_and_is_fair() -> None:
    game = small()
    for state in walk(game, 2):
        if not state.is_terminal():
            before = str(state)
            assert sum(Rollouts(game.box, 9).evaluate(state)) == pytest.approx(0)
            assert str(state) == before


@pytest.mark.parametrize("given", ["arena guillotine --players steady,openspiel:5it --out x", "bench --peers"])
def test_without_openspiel_one_sentence_says_what_to_install(given: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules['pyspiel'] = None; from tabard.cli import main; sys.exit(main({given.split()}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert done.returncode == 2
    assert done.stderr.strip() == "tabard: bad-request: OpenSpiel is not installed; expected: pip install 'tabard[openspiel]'"
    assert list(tmp_path.iterdir()) == []


if __name__ == "__main__":
    generate_playthrough._format_tensor = numbers_as_digest
    for one in RECORDED:
        (HERE / "playthroughs" / f"{one.partition('(')[0]}.txt").write_text(record(one), encoding="utf-8")
