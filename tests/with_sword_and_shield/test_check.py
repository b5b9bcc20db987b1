"""The check that a table is whole: every table passes it, a broken one does not; and what a save must be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tabard.engine.errors import BadSave
from tabard.engine.save import checksum, restored, save
from tabard.engine.state import Frame
from tests.laws.walks import walk
from tests.with_sword_and_shield.hidden import TABLES
from tests.with_sword_and_shield.table import GAME, Table

LOCK = [0, 3, "cross-cut-44"]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_every_table_passes_the_check_and_is_not_changed_by_it(seats: int, variant: dict[str, str]) -> None:
    box = GAME.box(seats, variant)
    for s in walk(box, "check"):
        before = s.clone()
        box.check(s)
        assert s == before


def joust() -> Table:
    return Table(hands=["feat spy", "rage-cut-26"], improved=["more-strength"], seed=1)


def melee() -> Table:
    return Table(6, teams="three-three", hands=["feat spy", "rage-cut-26"], improved=["more-strength"], locks=[LOCK], acting=1)


def blow() -> Table:
    t = Table(6, teams="three-three", hands=["", "rage-cut-26 rage-cut-62 feat"], acting=1)
    t.says("play rage-cut-26", "place 5", "take", "play rage-cut-62", "place 4")
    return t


def bidding() -> Table:
    t = Table(auction=True, hands=["rage-cut-53", "crown-cut-53"])
    t.say("bid 6")
    return t


def change(field: str, value: Any) -> Callable[[Any], None]:
    return lambda s: setattr(s, field, value(getattr(s, field)) if callable(value) else value)


def at(place: int, value: int) -> Callable[[list[int]], list[int]]:
    return lambda row: [value if one == place else old for one, old in enumerate(row)]


def note(name: str, value: int) -> Callable[[Any], None]:
    return lambda s: setattr(s.frames[-1], name, value)


def moved_to_the_other_deck(s: Any) -> None:
    s.hands = [[], s.hands[0], *s.hands[2:]] if len(s.decks) == 1 else [*s.hands[:4], s.hands[0], s.hands[5]]
    s.hands[0] = []


ONE_PLACE = "the save does not have every card in exactly one place"
MASKS = "the save does not say of every card where it was shuffled and who has seen it"
ROWS = [
    "leads", "teams", "knights", "artefacts", "hits", "fatigue", "tactics", "places", "locked", "lock_cards", "hands", "improved",
    "bids",
]  # fmt: skip
BROKEN: list[tuple[Callable[[], Table], Callable[[Any], None], str]] = [
    *[(joust, change(field, lambda row: row[:-1]), "the save is not one of 2 seats and 2 Knights") for field in ROWS],
    (joust, change("seats", 3), "the save is not one of 2 seats and 2 Knights"),
    (joust, change("leads", [1, 0]), "the save has Knights led by others than this table's"),
    (joust, change("teams", [1, 0]), "the save has Knights led by others than this table's"),
    *[(joust, change(field, [[], []]), "the save has not 1 decks") for field in ("decks", "discards", "table")],
    *[(joust, change(field, lambda masks: masks[:-1]), MASKS) for field in ("batch", "seen")],
    (joust, change("decks", lambda decks: [decks[0][1:]]), ONE_PLACE),
    *[(joust, change(field, lambda rows: [[*rows[0], 5]]), ONE_PLACE) for field in ("decks", "discards", "table")],
    *[(joust, change(field, lambda rows: [[], rows[1]]), ONE_PLACE) for field in ("hands", "improved")],
    (joust, change("laid", [3]), ONE_PLACE),
    (joust, change("lock_cards", [3, -1]), ONE_PLACE),
    (melee, moved_to_the_other_deck, "the save has a card of one deck in the other"),
    (joust, change("hands", lambda rows: [row[::-1] for row in rows]), "the save has a hand that is not in order"),
    *[(joust, change("knights", row), "the save has a Knight twice, or one that is not in the box") for row in ([0, 0], [0, 99])],
    *[(joust, change("artefacts", row), "the save has an Artefact that is not in the box") for row in ([-2, 0], [0, 99])],
    *[(joust, change("hits", row), "the save has hits or fatigue that cannot be") for row in ([-1, 0], [0, 6])],
    *[(joust, change("fatigue", row), "the save has hits or fatigue that cannot be") for row in ([-1, 0], [0, 29])],
    (joust, change("tactics", [0, 2]), "the save has a Tactic or a place that cannot be"),
    *[(joust, change("places", row), "the save has a Tactic or a place that cannot be") for row in ([1, 6], [-2, 4])],
    (melee, change("places", at(0, 1)), "the save has two Knights at one place"),
    *[(melee, change("locked", row), "the save has a lock that cannot be") for row in (at(0, 4), at(0, 9), at(3, -1))],
    *[(joust, change(field, value), "the save has facts of a turn that cannot be")
      for field in ("rear", "rested", "passed", "aimed", "defended", "retreated") for value in (-1, 4)],
    *[(joust, change(field, value), "the save names a Knight that is not there")
      for field, value in (("first", 2), ("first", -1), ("acting", 2), ("acting", -1), ("opener", 2), ("opener", -2))],
    (joust, change("dice", 0), "the save names a Knight that is not there"),
    *[(joust, change(field, -1), "the save has less than nothing of something")
      for field in ("post", "turn", "used", "deals", "by_blow", "by_exhaustion")],
    (joust, change("post", 6), "the save has less than nothing of something"),
    (joust, change("opening", 3), "the save has an opening card that is not in the opener's hand"),
    (joust, change("draft", [3]), "the save has an exchange that cannot be"),
    (blow, change("ladder", lambda row: row[:-1]), "the save has an exchange that cannot be"),
    *[(blow, change("ladder", at(place, value)), "the save has an exchange that cannot be")
      for place, value in ((0, 6), (0, -1), (1, -1), (1, 999), (3, 6), (4, 6), (4, -1), (5, -2), (5, 999))],
    *[(joust, note(name, value), "the save has notes to a script that cannot be")
      for name, value in (("card", -2), ("card", 999), ("rival", -2), ("rival", 6), ("count", -1), ("count", 999))],
    # How far the game is, and who stands where
    (joust, change("turn", 0), "the save reads the game at a line where it is not"),
    (bidding, change("turn", 1), "the save reads the game at a line where it is not"),
    (joust, change("frames", lambda frames: frames[1:]), "the save reads the game at a line where it is not"),
    (joust, change("frames", lambda frames: [Frame(0, 0, 5), *frames]), "the save reads the game at a line where it is not"),
    (joust, change("hits", [0, 5]), "the save has a Knight in a place where it cannot be"),
    (joust, change("places", [1, -1]), "the save has a Knight in a place where it cannot be"),
    (bidding, change("places", [1, -1]), "the save has a Knight in a place where it cannot be"),
    (melee, change("places", lambda row: row[3:] + row[:3]), "the save has a Knight in a place where it cannot be"),
    (bidding, change("rear", 1), "the save has a Knight in a place where it cannot be"),
    (bidding, change("bids", [7, 0]), "the save has a bid without its card"),
    (joust, change("rear", 1), "the save has a side with nobody in front"),
    (melee, change("rear", 0b111000), "the save has a side with nobody in front"),
    (joust, change("opener", -1), "the save names a Knight that is not there"),
    (melee, change("locked", [-1] * 6), "the save has a lock that cannot be"),
    (blow, change("rear", 1 << 3), "the save has a blow at an empty place"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "breaks", "why"), BROKEN)
def test_a_broken_table_fails_the_check(table: Callable[[], Table], breaks: Callable[[Any], None], why: str) -> None:
    t = table()
    t.box.check(t.s)
    breaks(t.s)
    with pytest.raises(BadSave) as caught:
        t.box.check(t.s)
    assert (caught.value.code, caught.value.message) == ("bad-save", why)


@pytest.mark.parametrize("table", [joust, melee, blow, bidding])
def test_a_save_is_restored_and_an_edited_one_is_refused(table: Callable[[], Table]) -> None:
    t = table()
    data = json.loads(json.dumps(save(t.box, t.s)))
    assert restored(t.box, data) == t.s
    for key, value in data["state"].items():
        wrong: list[Any] = [None, {}, "x"] if not isinstance(value, str) else [None, 5, "xyz"]
        for one in wrong:
            edited = {**data, "state": {**data["state"], key: one}}
            with pytest.raises(BadSave, match="edited or cut short"):
                restored(t.box, edited)
            edited["check"] = checksum({name: part for name, part in edited.items() if name != "check"})
            with pytest.raises(BadSave):
                restored(t.box, edited)
