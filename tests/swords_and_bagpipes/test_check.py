"""The check that a table is whole: what a save must be."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.errors import BadSave
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import GAME, PLAIN

BOX: Any = GAME.box(4)
TWICE = [card.id for card in BOX.cards.bagpipes if card.twice][0]


def table() -> Table:
    return Table(4, arms=PLAIN[0], hands=["ambush cattle-raid"], daggers=["one two"], opened=["", TWICE])


def wrong(t: Table) -> str:
    with pytest.raises(BadSave) as caught:
        t.box.check(t.s)
    assert caught.value.code == "bad-save"
    return caught.value.message


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_table_passes_the_check_and_is_not_changed_by_it(seats: int) -> None:
    box = GAME.box(seats, {"village": "yes"})
    for s in walk(box, "check"):
        before = s.clone()
        box.check(s)
        assert s == before


def test_a_table_of_another_number_of_seats_fails_the_check() -> None:
    with pytest.raises(BadSave, match="the save is for 3 seats with 3 hands; expected 4"):
        BOX.check(Table(3).s)


@pytest.mark.parametrize("field", [
    "hands", "fresh", "opened", "daggers", "dagger_hands", "laid", "village", "gold", "castle", "camp", "virtual", "sides",
    "clans",
])  # fmt: skip
def test_a_row_too_few_fails_the_check(field: str) -> None:
    t = table()
    setattr(t.s, field, getattr(t.s, field)[:-1])
    assert "expected 4" in wrong(t)


@pytest.mark.parametrize(("what", "zones"), [
    ("English Arms", ["arms_deck", "arms_out"]),
    ("Bagpipe", ["deck"]),
    ("Dagger", ["dagger_deck"]),
    ("Village", ["village_out"]),
])  # fmt: skip
def test_a_card_in_two_places_or_none_fails_the_check(what: str, zones: list[str]) -> None:
    for zone in zones:
        t = table()
        setattr(t.s, zone, getattr(t.s, zone)[:-1])
        assert wrong(t) == f"the save has not every {what} card in exactly one place"
        t = table()
        setattr(t.s, zone, [*getattr(t.s, zone), getattr(t.s, zone)[0]])
        assert wrong(t) == f"the save has not every {what} card in exactly one place"


@pytest.mark.parametrize("row", ["hands", "fresh", "opened"])
def test_a_bagpipe_card_held_twice_fails_the_check(row: str) -> None:
    t = table()
    setattr(t.s, row, [getattr(t.s, row)[0], getattr(t.s, row)[1], [t.s.deck[0]], []])
    assert wrong(t) == "the save has not every Bagpipe card in exactly one place"


def test_a_card_being_played_counts_once() -> None:
    t = table()
    t.s.playing = t.s.opened[1][0]
    t.box.check(t.s)
    t.s.playing = t.s.deck[0]
    assert wrong(t) == "the save has not every Bagpipe card in exactly one place"


@pytest.mark.parametrize(("field", "what"), [
    ("bagpipe_batch", "Bagpipe"), ("bagpipe_seen", "Bagpipe"), ("dagger_batch", "Dagger"), ("dagger_seen", "Dagger"),
])  # fmt: skip
def test_masks_and_shuffles_must_speak_of_every_card(field: str, what: str) -> None:
    t = table()
    setattr(t.s, field, getattr(t.s, field)[:-1])
    assert wrong(t) == f"the save does not say of every {what} card where it was shuffled and who has seen it"


@pytest.mark.parametrize(("field", "value"), [
    ("mover", 4), ("mover", -1), ("badge", 4), ("badge", -1), ("dice", 0), ("badge_from", 4), ("badge_to", -2), ("home", 4),
    ("home_from", 4), ("away", 4), ("away", -2),
])  # fmt: skip
def test_a_seat_that_is_not_there_fails_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save names a seat that is not there"


@pytest.mark.parametrize(("field", "value"), [
    ("round", 8), ("round", -1), ("phase", 8), ("phase", -1), ("defeats", 5), ("defeats", -1),
])  # fmt: skip
def test_a_round_phase_or_defeat_out_of_range_fails_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a round, phase or defeat that cannot be"


@pytest.mark.parametrize(("field", "value"), [
    ("gold", [0, -1, 0, 0]), ("castle", [-1, 0, 0, 0]), ("camp", [0, 0, 0, -1]), ("virtual", [0, 0, -1, 0]), ("scots", -1),
    ("troops", -1), ("record", [0] * 8),
])  # fmt: skip
def test_less_than_nothing_fails_the_check(field: str, value: Any) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has less than nothing of something"


@pytest.mark.parametrize(("field", "value"), [("sides", [0, 1, 2, 3]), ("sides", [-1, 0, 0, 0]), ("record", [0, 1, 2, 5])])
def test_a_side_nobody_can_take_fails_the_check(field: str, value: list[int]) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a side that nobody can take"


@pytest.mark.parametrize("field", ["spared", "known", "passed", "deserters"])
@pytest.mark.parametrize("value", [-1, 16])
def test_facts_of_a_round_out_of_range_fail_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has facts of a round that cannot be"


@pytest.mark.parametrize("clans", [[0, 0, 1, 2], [0, 1, 2, 99], [-1, 0, 1, 2]])
def test_a_clan_twice_or_unknown_fails_the_check(clans: list[int]) -> None:
    t = table()
    t.s.clans = clans
    assert wrong(t) == "the save has a clan twice, or one that is not in the box"


@pytest.mark.parametrize(("field", "value"), [("used", [119]), ("draft", [1]), ("playing", -2)])
def test_a_card_in_use_that_does_not_lie_there_fails_the_check(field: str, value: Any) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a card in use that does not lie there"


@pytest.mark.parametrize(("note", "value"), [
    ("card", -2), ("card", 99), ("count", -1), ("count", 1000), ("rival", 4), ("rival", -2),
])  # fmt: skip
def test_notes_to_a_script_out_of_range_fail_the_check(note: str, value: int) -> None:
    t = table()
    setattr(t.s.frames[-1], note, value)
    assert wrong(t) == "the save has notes to a script that cannot be"


def test_there_must_be_an_english_arms_card_for_each_round() -> None:
    t = table()
    t.s.arms_deck = [*t.s.arms_deck, t.s.arms[0]]
    t.s.arms = []
    assert wrong(t) == "the save has not one English Arms card for each round"
    t = table()
    t.s.round = 2
    assert wrong(t) == "the save has not one English Arms card for each round"


@pytest.mark.parametrize("field", ["hands", "daggers"])
def test_a_hand_out_of_order_fails_the_check(field: str) -> None:
    t = table()
    setattr(t.s, field, [row[::-1] for row in getattr(t.s, field)])
    assert wrong(t) == "the save has a hand that is not in order"
