"""What can be imagined of the rest: every world a view allows, and each as likely (WS-1.0.3, WS-2.2.9, WS-2.3.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from tabard.engine.dice import seeded
from tests.laws.walks import walk
from tests.with_sword_and_shield.table import GAME, Table, first_of_the_box


def chi_square(found: Counter[Any], cells: list[Any], number: int) -> float:
    assert set(found) <= set(cells), set(found) - set(cells)
    expected = number / len(cells)
    return float(sum((found[cell] - expected) ** 2 / expected for cell in cells))


def laid(t: Table, world: Any) -> tuple[frozenset[int], tuple[int, ...]]:
    """A rival's hand and the deck, top last."""
    return frozenset(world.hands[1]), tuple(world.decks[0])


def every_world(cards: list[int], held: int) -> list[tuple[frozenset[int], tuple[int, ...]]]:
    found = []
    for hand in combinations(cards, held):
        found += [(frozenset(hand), deck) for deck in permutations([card for card in cards if card not in hand])]
    return found


def test_ws_1_0_3_imagined_worlds_are_equally_likely() -> None:
    """Two cards in a hand and two in the deck: twelve worlds."""
    t = Table(acting=0, hands=["rage-cut-26", "feat spy"], deck_rows=["cross-cut-26 stop-all"], others="discards")
    cells = every_world(t.s.hands[1] + t.s.decks[0], 2)
    found = Counter(laid(t, world) for world in t.worlds(0, 2400))
    assert len(cells) == 12
    assert chi_square(found, cells, 2400) < 31.3  # one in a thousand, eleven degrees of freedom


def test_ws_2_2_9_imagined_hands_are_equally_likely_among_those_that_allow_the_combination() -> None:
    """Three cards of five, of which two or more are crosses or lilies: not all ten hands, the others alike."""
    hand, deck = "cross-cut-26 cross-cut-35 slanting-cut-26", "slanting-cut-35 feat"
    t = Table(acting=1, hands=["rage-cut-26", hand], deck_rows=[deck], others="discards")
    t.says("combine", "lay cross-cut-26")
    feat, *fit = sorted(t.s.hands[1] + t.s.decks[0], key=lambda card: t.named([card]) != "feat")
    crosses = {card for card in fit if t.named([card]).startswith("cross")}
    cells = [
        world for world in every_world([feat, *fit], 3)
        if len(world[0] & crosses) == 2 or len(world[0] & (set(fit) - crosses)) == 2
    ]  # fmt: skip
    assert len(cells) == 12
    found = Counter(laid(t, world) for world in t.worlds(0, 2400))
    assert chi_square(found, cells, 2400) < 31.3


@pytest.mark.parametrize("seed", range(3))
def test_ws_2_3_1_imagined_worlds_keep_the_decks_apart(seed: int) -> None:
    for seats, variant in [(2, {"decks": "two"}), (4, {"teams": "two-two"})]:
        box: Any = GAME.box(seats, variant)
        size = box.cards.size
        for number, s in enumerate(walk(box, seed)):
            for seat in range(-1, seats) if number % 5 == 0 else []:
                world = box.imagine(box.redact(s, seat), seat, seeded(number, seat))
                for deck in (0, 1):
                    hands = [hand for knight, hand in enumerate(world.hands) if world.teams[knight] == deck]
                    lying = [card for zone in [world.decks[deck], *hands] for card in zone]
                    assert all(card // size == deck for card in lying)


def test_ws_2_0_3_a_card_lies_where_its_shuffle_lies() -> None:
    t = Table(acting=0, hands=["rage-cut-26", "feat spy"], deck_rows=["cross-cut-26"], others="discards")
    t.end()
    assert t.told("reshuffled")
    old = {"feat", "spy", "cross-cut-26"}
    assert old <= set(t.hand(1).split()), "the last of the old deck went to the defender"
    for world in t.worlds(0, 30):
        assert old <= set(t.named(world.hands[1]).split()), "nothing else of the old shuffle is hidden"


def test_ws_3_0_6c_the_card_of_a_lock_lies_there_in_every_world_be_it_the_very_first_of_the_box() -> None:
    first = first_of_the_box("combat", "cross-cut-44")
    t = Table(6, cards=first, mode="melee", locks=[[0, 3, "cross-cut-44"]], hands=["spy", "", "", "spy"])
    assert t.s.lock_cards[0] == 0
    for number in range(5):
        t.box.check(t.box.imagine(t.box.redact(t.s, 1), 1, seeded("lock", number)))
