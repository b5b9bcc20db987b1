"""Equal cards have no numbers of their own: nobody can tell which of them is where (R-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.secrets import marked
from tests.laws import walks
from tests.laws.test_secrets import test_what_a_seat_may_not_know_changes_nothing_it_gets as changes_nothing
from tests.with_sword_and_shield.table import GAME, PLAIN, Table, changed


def face_up(cards: list[int]) -> list[int]:
    return [card for card in cards if card >= 0]


def with_copies() -> CardSet:
    """Every Combat card without an initiative number three times."""
    parts = PLAIN.text.split("\n\n")
    text = [f"{part}\ncopies = 3" if part.startswith("[[combat]]") and "initiative" not in part else part for part in parts]
    return changed("\n\n".join(text))


COPIES = with_copies()


# Which are equal


@pytest.mark.parametrize("decks", ["one", "two"])
def test_r_5_cards_of_one_design_and_one_deck_are_equal(decks: str) -> None:
    cards: Any = GAME.box(2, {"decks": decks}, COPIES).cards
    alike = [(card // cards.size, cards.design_of[card]) for card in range(len(cards.design_of))]
    assert cards.equals.lowest == [alike.index(one) for one in alike]
    assert GAME.box(2, {"decks": decks}, PLAIN).cards.equals.count == 0


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_r_5_the_ladder_names_no_copy(seat: int) -> None:
    for seed in range(4):
        t = Table(cards=COPIES, hands=["rage-cut-26 rage-cut-26 rage-cut-26", "scalp-cut-35 scalp-cut-35 feat"], seed=seed)
        t.says("play rage-cut-26", "stop scalp-cut-35", "play rage-cut-26", "take")
        lowest = t.box.cards.equals.lowest
        shown = t.s.ladder.copy()
        for at in (1, 5, 8):
            shown[at] = lowest[shown[at]]
        assert t.box.redact(t.s, seat).ladder == shown


def test_r_5_a_card_that_has_no_equal_leaves_the_hand_without_the_dice() -> None:
    t = Table(hands=["feat rage-cut-26"])
    before = t.s.dice
    t.say("discard feat")
    assert t.s.dice == before


# What is known of them


@pytest.mark.parametrize("play", ["play rage-cut-26", "discard rage-cut-26"])
@pytest.mark.parametrize("seed", range(6))
def test_r_5_of_equal_cards_the_one_that_was_seen_goes_first(seed: int, play: str) -> None:
    for at in range(3):
        t = Table(cards=COPIES, acting=0, hands=["rage-cut-26 rage-cut-26 rage-cut-26 feat"], seed=seed)
        copies = [card for card in t.s.hands[0] if t.named([card]) == "rage-cut-26"]
        t.s.seen = marked(t.s.seen, [copies[at]], 1 << 1)
        assert t.known(1, 0) == "rage-cut-26"
        t.say(play)
        gone = face_up([*t.s.table[0], *t.s.discards[0]])
        assert gone == [copies[at]]
        assert t.known(1, 0) == "", "nobody learns that there is another"


@pytest.mark.parametrize("seed", range(6))
def test_r_5_two_who_saw_one_copy_each_know_of_none_once_one_is_played(seed: int) -> None:
    t = Table(4, cards=COPIES, acting=0, hands=["rage-cut-26 rage-cut-26 feat"], seed=seed)
    for seat, card in zip((1, 3), t.s.hands[0]):
        t.s.seen = marked(t.s.seen, [card], 1 << seat)
    assert t.known(1, 0) == t.known(3, 0) == "rage-cut-26"
    t.say("discard rage-cut-26")
    assert t.hand(0).split() == ["rage-cut-26", "feat"]
    assert t.known(1, 0) == t.known(3, 0) == ""


def test_r_5_a_combination_of_equal_cards_gives_up_what_was_known_of_them() -> None:
    t = Table(cards=COPIES, acting=0, hands=["rage-cut-26 rage-cut-26 rage-cut-26"])
    t.s.seen = marked(t.s.seen, t.s.hands[0][:2], 1 << 1)
    t.says("combine", "lay rage-cut-26", "lay rage-cut-26", "enough")
    assert (t.hand(0), t.known(1, 0)) == ("rage-cut-26", "")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "variant"), [(2, {}), (4, {"teams": "two-two"})])
def test_r_5_equal_copies_leak_nothing(seats: int, variant: dict[str, str], seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of secrets, with a box in which most cards are there three times."""
    table = ("with-sword-and-shield", seats, variant)
    monkeypatch.setitem(walks.BOXES, walks.named(table), GAME.box(seats, variant, COPIES))
    changes_nothing(table, seed)


@pytest.mark.parametrize(("later", "after"), [(["rage-cut-26", "feat"], {0}), (["feat"], {0, 1}), (["rage-cut-26"], {0})])
def test_r_5_shuffles_become_one_if_the_card_that_left_may_be_of_either(later: list[str], after: set[int]) -> None:
    t = Table(cards=COPIES, hands=["rage-cut-26 rage-cut-26 feat spy"])
    newer = [next(card for card in t.s.hands[0] if t.named([card]) == name) for name in later]
    t.s.batch = bytes([int(card in newer) for card in range(len(t.s.batch))])
    t.say("discard rage-cut-26")
    assert set(t.s.batch) == after
