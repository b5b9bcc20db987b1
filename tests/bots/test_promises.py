"""What is made of tries: costs that owe nothing to the luck of the best, signs that are counted once."""

from __future__ import annotations

import random

import pytest

from tabard.bots.promises import ALL, Trial, reasons, told, winner


def tries(*options: list[float]) -> list[Trial]:
    """Options of the first of two seats, all compared in the same worlds; the first is the scripted player's choice."""
    found = []
    for shares in options:
        one = Trial()
        one.compared = True
        one.shares = [[share, 1.0 - share] for share in shares]
        one.usual = [[share, 1.0 - share] for share in options[0]]
        found.append(one)
    return found


def test_among_equals_nothing_costs_anything_on_average() -> None:
    """The best of five that are all alike looks better than the others by a standard error: that is not a cost."""
    dice, honest, naive, games = random.Random(1), 0.0, 0.0, 400
    for _ in range(games):
        trials = tries(*[[dice.gauss(0.5, 0.1) for _ in range(20)] for _ in range(5)])
        found = told(0, trials, 0, [])
        naive += found.options[found.best].shares[0] - found.options[4].shares[0]
        honest += found.options[4].cost
    assert naive / games > 0.02
    assert honest / games < 0.012


def test_what_is_really_worse_costs_what_it_is_worse_by() -> None:
    dice, cost, games = random.Random(2), 0.0, 200
    for _ in range(games):
        luck = [dice.gauss(0.5, 0.1) for _ in range(20)]
        trials = tries([one + dice.gauss(0.0, 0.02) for one in luck], [one - 0.2 + dice.gauss(0.0, 0.02) for one in luck])
        found = told(0, trials, 0, [])
        assert found.best == 0
        assert found.options[1].cost > 10 * found.options[1].cost_error
        cost += found.options[1].cost
    assert cost / games == pytest.approx(0.2, abs=0.005)


def test_an_option_set_aside_is_neither_best_nor_called_compared() -> None:
    trials = tries([0.5] * 8, [0.9] * 8, [0.4] * 8)
    trials[1].compared = False
    found = told(0, trials, 0, [])
    assert winner(trials, 0, 0, ALL) == found.best == 0
    assert [one.compared for one in found.options] == [True, False, True]
    assert found.option(found.options[1])["compared"] is False


def test_a_sign_counts_once_in_a_world_and_what_goes_without_saying_is_not_said() -> None:
    trials = tries([0.5] * 4, [0.5] * 4)
    for world in range(4):
        trials[0].see([("sign-won" if world else "sign-lost", {}, 1.0), ("sign-won" if world else "sign-lost", {}, 1.0)])
        trials[1].see([("sign-lost", {}, 1.0), ("mean-gold", {}, -2.0)])
    trials[0].see([("mean-gold", {}, 4.0)])
    found = reasons(trials, 0)
    assert [(one.id, one.facts.get("percent")) for one in found] == [("reason-share", 75), ("mean-gold", None)]
    assert [(one.id, one.facts.get("amount"), one.facts.get("way")) for one in reasons(trials, 1)] == [
        ("reason-sure", None, None), ("mean-gold", 2.0, "less"),
    ]  # fmt: skip
