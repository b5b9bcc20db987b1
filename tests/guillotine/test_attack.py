"""The attack finds everybody's cards where the fast dice dealt, and nothing in the same budget where the fair ones did."""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from tabard.games import game
from tabard.table.fair import FairDice
from tests.guillotine.attack import Attack

SEAT = 1
BUDGET = 160_000  # dice tried: some seconds of plain Python


@cache
def attack() -> Attack:
    return Attack(game("guillotine").box(4))


@pytest.mark.parametrize("seed", ["attack 344", "attack 10"])
def test_the_fast_dice_are_read_from_the_first_line_and_one_hand(seed: str) -> None:
    true = attack().box.deal(seed)
    attack().tried = 0
    found = attack().crack(*attack().seen(true, SEAT), SEAT, BUDGET)
    assert found is not None
    assert (found.hands, found.noble_deck, found.action_deck) == (true.hands, true.noble_deck, true.action_deck)


@pytest.mark.parametrize("number", range(3))
def test_the_fair_dice_are_not(number: int) -> None:
    dice = FairDice(hashlib.sha256(f"attack {number}".encode()).digest(), ["value"])
    true = attack().box.deal_with(1, False, dice.of(0))
    attack().tried = 0
    assert attack().crack(*attack().seen(true, SEAT), SEAT, BUDGET) is None
    assert attack().tried > 10_000, "it had to try"
