"""Our games under OpenSpiel's own suites, and as games of its list.

`python -m tests.adapters.test_openspiel` writes the recorded playthroughs anew.
"""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tabard.adapters import openspiel
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.games import OURS, SHELF, game
from tests.adapters.spiel import NAMES, SMALL, at_a_few_tables, loaded, small, walk
from tests.laws.walks import TABLES, Name, at_every_table

flags.FLAGS.mark_as_parsed()  # OpenSpiel's playthroughs look at flags, whichever test comes first
HERE = Path(__file__).parent
RECORDED = [f"{NAMES[one.name]}(deals=3,players={3 if 'bagpipes' in one.name else 2})" for one in OURS]


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
        ({"deals": -1}, "deals is -1; expected 1 or more, or 0 for a new deal each game"),
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
    state = next(state for state in walk(loaded(("with-sword-and-shield", 2, {})), 1) if len(state.asked()) == 2)
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


def test_there_are_no_more_deals_than_asked_for() -> None:
    state = pyspiel.load_game("tabard_guillotine(deals=3)").new_initial_state()
    with pytest.raises(Exception, match="there is no deal 3; there are 0 to 2"):
        state.apply_action(3)
    assert state.is_chance_node()


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


if __name__ == "__main__":
    generate_playthrough._format_tensor = numbers_as_digest
    for one in RECORDED:
        (HERE / "playthroughs" / f"{one.partition('(')[0]}.txt").write_text(record(one), encoding="utf-8")
