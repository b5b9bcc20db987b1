"""What a broken tie tells: who showed a number held none below it, and what was drawn since may be one (WS-2.1.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.secrets import marked
from tests.with_sword_and_shield.table import Table, first_of_the_box

# The card …-53 of each attack has an initiative number: cross-cut 1, slanting-cut 2, rage-cut 6, crown-cut 7, scalp-cut 8.
LOW = "cross-cut-53 slanting-cut-53"


def tie(*hands: str, **given: Any) -> Table:
    """Both bid 6; Knight 0 begins and opens, for its next number is lower."""
    t = Table(decks="two", auction=True, hands=[f"rage-cut-53 {hand}" for hand in hands], **given)
    t.says("bid 6", "bid 6", "pass", "pass")
    return t


def imagined(t: Table, knight: int) -> list[list[str]]:
    """Hands of this Knight that its rival can imagine."""
    return [t.named(world.hands[knight]).split() for world in t.worlds(1 - knight, 50)]


# What is kept


def test_ws_2_1_2c_the_numbers_shown_are_kept() -> None:
    assert tie("crown-cut-53", "scalp-cut-53").s.floor == [7, 8]
    assert tie("crown-cut-53 scalp-cut-53", "").s.floor == [7, 41], "who shows none has no other"
    assert tie("slanting-cut-53", "scalp-cut-53").s.floor == [2, 8]


def test_ws_2_1_2c_without_a_tie_nothing_is() -> None:
    t = Table(decks="two", auction=True, hands=["rage-cut-53", "crown-cut-53"])
    t.says("bid 6", "pass", "play rage-cut-53", "take", "end")
    assert (t.s.floor, t.s.drawn) == ([0, 0], [0, 0])


def test_ws_2_1_2c_how_many_were_drawn_since() -> None:
    t = tie("crown-cut-53 feat", "scalp-cut-53 spy")
    assert t.s.drawn == [0, 0]
    t.say("play rage-cut-53")
    assert t.s.drawn == [0, 0], "the card that was bid was held"
    t.says("take", "end")
    assert t.s.drawn == [6, 5]


def test_ws_2_1_2c_what_is_drawn_from_a_new_deck_does_not_count() -> None:
    t = tie("crown-cut-53", "scalp-cut-53", deck_rows=["feat", "feat spy"], others="discards")
    t.says("play rage-cut-53", "take", "end")
    assert ([len(hand) for hand in t.s.hands], t.s.drawn) == ([8, 8], [1, 2])


@pytest.mark.parametrize(("card", "drawn"), [
    ("cross-cut-53", 6), ("slanting-cut-53", 6), ("crown-cut-53", 7), ("scalp-cut-53", 7), ("feat", 7), ("rage-cut-26", 7),
])  # fmt: skip
def test_ws_2_1_2c_a_lower_number_that_leaves_the_hand_was_one_of_those_drawn(card: str, drawn: int) -> None:
    t = tie("crown-cut-53", "scalp-cut-53", deck_rows=[f"{LOW} scalp-cut-53 feat rage-cut-26 spy costly", ""])
    t.says("play rage-cut-53", "take", "end", "end")
    assert (t.s.acting, t.s.drawn[0]) == (0, 7)
    t.say(f"discard {card}")
    assert t.s.drawn[0] == drawn


# What is imagined


RIVALS = pytest.mark.parametrize("knight", [0, 1])


def drawn_one(knight: int, top: str, **given: Any) -> Table:
    """After a tie in which both held three cards more, one of them has drawn the top card of its deck."""
    row = " ".join([top, *[card for card in LOW.split() if card != top]])
    t = tie("crown-cut-53 feat spy", "scalp-cut-53 feat spy", deck_rows=[row, row], others="discards", **given)
    t.box.cards.draw(t.s, knight, 1)
    return t


@RIVALS
@pytest.mark.parametrize("low", ["cross-cut-53", LOW])
def test_ws_2_1_2c_nothing_lower_is_imagined_in_that_hand(knight: int, low: str) -> None:
    t = tie("crown-cut-53 feat spy", "scalp-cut-53 feat spy", deck_rows=[low, low], others="discards")
    assert all("cross-cut-53" not in hand for hand in imagined(t, knight))


@RIVALS
def test_ws_2_1_2c_but_it_may_have_been_drawn_since(knight: int) -> None:
    t = drawn_one(knight, "costly")
    held = {("cross-cut-53" in hand, "slanting-cut-53" in hand) for hand in imagined(t, knight)}
    assert held == {(False, False), (True, False), (False, True)}, "one card was drawn, so never both"


@RIVALS
def test_ws_2_1_2c_a_low_card_that_is_known_is_the_one_that_was_drawn(knight: int) -> None:
    t = drawn_one(knight, "cross-cut-53", cards=first_of_the_box("combat", "cross-cut-53"))
    low = [card for card in t.s.hands[knight] if t.named([card]) == "cross-cut-53"]
    assert low == [knight * t.box.cards.size], "the very first card of its deck"
    t.s.seen = marked(t.s.seen, low, 1 << 1 - knight)
    assert all("slanting-cut-53" not in hand for hand in imagined(t, knight))
