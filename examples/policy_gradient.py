"""A policy learns by playing against `random`, in numpy alone: REINFORCE on a linear policy, many tables at once.

    pip install 'tabard[pettingzoo]'
    python examples/policy_gradient.py                          learns, measures, and keeps what it learnt in learnt.npy
    tabard arena guillotine --players examples/policy_gradient.py:Learnt,random --pairs 100 --out learnt
"""

import sys
from pathlib import Path

import numpy as np

from tabard.adapters.seats import PolicyBot
from tabard.envs import tables

FILE = Path("learnt.npy")
TABLES = 64
RATE = 0.05  # with 0.3 some runs stop learning early: sure of themselves, and wrong


class Linear:
    """The weight of an action is a sum over what is seen."""

    def __init__(self, weights):
        self.weights = weights  # by what is seen, by action

    def chances(self, seen, mask):
        """What is seen (where), what is open, and how likely each of it is."""
        where, open_to_it = seen.nonzero()[0], mask.nonzero()[0]
        wanted = seen[where] @ self.weights[np.ix_(where, open_to_it)]
        lots = np.exp(wanted - wanted.max())
        return where, open_to_it, lots / lots.sum()

    def __call__(self, seen, mask):
        _, open_to_it, lots = self.chances(seen, mask)
        weights = np.zeros(len(mask))
        weights[open_to_it] = lots
        return weights


class Learnt(PolicyBot):
    """What was learnt, as a bot for `tabard arena`."""

    def __init__(self, box, seed):
        super().__init__(box, seed, Linear(np.load(FILE)))


def learn(policy, game, wanted, dice):
    """Every action of a game won becomes likelier, every action of a game lost less likely."""
    many = tables(game, TABLES, bots=["random"])
    seen, _ = many.reset(seed=1)
    games = [[] for _ in range(TABLES)]
    played = 0
    while played < wanted:
        actions = []
        for row, mask, past in zip(seen["observation"], seen["action_mask"], games):
            where, open_to_it, lots = policy.chances(row, mask)
            taken = dice.choice(len(lots), p=lots)
            past.append((where, row[where], open_to_it, lots, taken))
            actions.append(open_to_it[taken])
        seen, rewards, over, _, _ = many.step(actions)
        for at in over.nonzero()[0]:
            for where, values, open_to_it, lots, taken in games[at]:
                step = -lots
                step[taken] += 1
                policy.weights[np.ix_(where, open_to_it)] += RATE * rewards[at] / len(games[at]) * np.outer(values, step)
            games[at], played = [], played + 1


def measure(policy, game, wanted, dice):
    """The share of victories against `random` over so many games, with its 95 % interval."""
    many = tables(game, TABLES, bots=["random"])
    seen, _ = many.reset(seed=1000)
    won = []
    while len(won) < wanted:
        actions = []
        for row, mask in zip(seen["observation"], seen["action_mask"]):
            _, open_to_it, lots = policy.chances(row, mask)
            actions.append(open_to_it[dice.choice(len(lots), p=lots)])
        seen, rewards, over, _, _ = many.step(actions)
        won += ((rewards[over] + 1) / many.box.seats).tolist()
    around = 1.96 * np.std(won) / len(won) ** 0.5
    return f"{np.mean(won):.3f} ± {around:.3f} of the victories against random ({len(won)} games)"


def main(game, wanted, measured):
    dice = np.random.default_rng(1)
    many = tables(game, 1)
    policy = Linear(np.zeros((many.single_observation_space["observation"].shape[0], many.single_action_space.n)))
    print(f"before: {measure(policy, game, measured, dice)}", flush=True)
    learn(policy, game, wanted, dice)
    print(f"after {wanted} games: {measure(policy, game, measured, dice)}")
    np.save(FILE, policy.weights)


if __name__ == "__main__":
    given = sys.argv[1:4]
    game, wanted, measured = given + ["guillotine", "3000", "1000"][len(given) :]
    main(game, int(wanted), int(measured))
