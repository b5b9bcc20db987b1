"""OpenSpiel learns a small Guillotine by MCCFR: the less its policy can be exploited, the nearer it is to an equilibrium.

    pip install 'tabard[openspiel]'
    python examples/openspiel_mccfr.py          200 iterations
    python examples/openspiel_mccfr.py 2000     as many as you like
"""

import sys
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

import tabard.adapters.openspiel  # noqa: F401 (it registers the games)

CARDS = Path(__file__).with_name("small_guillotine.toml")


def main(iterations: int) -> None:
    game = pyspiel.load_game("tabard_guillotine", {"cards": str(CARDS), "deals": 12, "recall": True})
    print(f"at random: NashConv {nash_conv(game, UniformRandomPolicy(game)):.3f}")
    np.random.seed(1)  # the solver throws these dice
    solver = ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    print(f"after {iterations} iterations: NashConv {nash_conv(game, policy):.3f}, {len(solver._infostates)} information states")
    state = game.new_initial_state()
    state.apply_action(3)
    for action, chance in policy.action_probabilities(state).items():
        print(f"  {state.action_to_string(action)}: {chance:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
