"""OpenSpiel solves small games in which nobody can work out what the others hold, by CFR+ and by MCCFR.

    pip install 'tabard[openspiel]'
    python examples/openspiel_cfr.py                court: King and Fool with twelve cards; all choose at once and in secret
    python examples/openspiel_cfr.py guillotine     a Guillotine of three nobles; two action cards stay in the deck

Before that it counts in how many information states the other may know several things, and plays with open cards: what that is
worth is another game's value. To count deals would say little: two of them may have dealt the same hands. The tree goes to
OpenSpiel in Gambit's format, for its solvers in C++ know no games in Python.
"""

import os
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
os.environ.setdefault("TABARD_GAMES", str(HERE / "king_and_fool"))

import pyspiel  # noqa: E402
from open_spiel.python.algorithms.gambit import export_gambit  # noqa: E402

import tabard.adapters.openspiel  # noqa: E402, F401 (it registers the games)

GAMES = {
    "court": ("tabard_king_and_fool", {"players": 2, "cards": str(HERE / "small_court.toml"), "deals": 30}),
    "guillotine": ("tabard_guillotine", {"players": 2, "cards": str(HERE / "hidden_guillotine.toml"), "deals": 150}),
}


def load(which):
    name, params = GAMES[which]
    return pyspiel.load_game(name, {**params, "turn_based": True, "recall": True})


def walk(state, others):
    """The value to the first player with open cards; on the way, what the other may know, by information state."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(chance * walk(state.child(deal), others) for deal, chance in state.chance_outcomes())
    player, actions = state.current_player(), state.legal_actions()
    if len(actions) > 1:
        others[state.information_state_string(player)].add(state.information_state_string(1 - player))
    values = [walk(state.child(action), others) for action in actions]
    return max(values) if player == 0 else min(values)


def main(which, iterations, samples):
    game, others = load(which), defaultdict(set)
    value = walk(game.new_initial_state(), others)
    several = sum(len(known) > 1 for known in others.values())
    print(f"{len(others)} information states with a choice; in {several} of them the other may know several things", flush=True)
    print(f"with open cards: value {value:.3f}", flush=True)
    tree = pyspiel.load_efg_game(export_gambit(game))
    plus = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        plus.evaluate_and_update_policy()
    policy = plus.average_policy()
    worth = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, False)[0]
    print(f"CFR+, {iterations} iterations: value {worth:.3f}, NashConv {pyspiel.nash_conv(tree, policy, True):.4f}", flush=True)
    sampled = pyspiel.ExternalSamplingMCCFRSolver(tree, 1)
    for _ in range(samples):
        sampled.run_iteration()
    print(f"MCCFR, {samples} iterations: NashConv {pyspiel.nash_conv(tree, sampled.average_policy(), True):.4f}")


if __name__ == "__main__":
    given = sys.argv[1:4]
    which, iterations, samples = given + ["court", "200", "100000"][len(given) :]
    main(which, int(iterations), int(samples))
