"""Games at random through PettingZoo: whoever is asked takes one of the actions its mask allows.

    pip install 'tabard[pettingzoo]'
    python examples/pettingzoo_loop.py                  a game of each on the shelf
    python examples/pettingzoo_loop.py guillotine 3 7   one game, for three, of seed 7
"""

import sys

import tabard
from tabard.adapters.pettingzoo import env
from tabard.games import SHELF


def play(name: str, seats: int, seed: int) -> dict[str, float]:
    """What each agent is paid at the end: its share of the victory as against an equal one."""
    table = env(name, seats=seats)
    table.reset(seed=seed)
    for agent in table.agents:
        table.action_space(agent).seed(seed)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        paid[agent] = reward
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
    return paid


if __name__ == "__main__":
    given = sys.argv[1:4]
    name, seats, seed = given + ["", "0", "0"][len(given) :]
    for game in [tabard.game(name)] if name else SHELF:
        paid = play(game.name, int(seats) or game.usual, int(seed))
        print(f"{game.name}: " + ", ".join([f"{agent} {reward:+.2f}" for agent, reward in sorted(paid.items())]))
