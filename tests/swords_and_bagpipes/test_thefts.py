"""What a third player still knows of a hand from which somebody took a card unseen, move by move (R-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.dice import seeded
from tabard.games.swords_and_bagpipes.thefts import spreads
from tests.swords_and_bagpipes.own import GAIN, OwnTable, pipe
from tests.swords_and_bagpipes.views import face_up

SINGLE = "".join(pipe(id, "axe", GAIN) for id in "abcdegh")
TWIN = pipe("twin", "axe", GAIN, copies=2)
STEAL = pipe("steal", "axe", '"choose-a-player", "take-a-card"', copies=4)
LOOK = pipe("look", "axe", '"choose-a-player", "look-at-the-hand"', copies=2)


def table(*hands: str, seen: dict[int, str], **given: Any) -> OwnTable:
    """Seat 0 is on turn; of the hand of seat 1, or of the seat named before a colon, these seats have seen these cards."""
    looks = {}
    for viewer, text in seen.items():
        rows: list[list[str]] = [[] for _ in range(4)]
        for part in text.split(";"):
            owner, _, cards = part.rpartition(":")
            rows[int(owner or 1)] = cards.split()
        looks[str(viewer)] = {"hands": rows}
    return OwnTable(SINGLE + TWIN + STEAL + LOOK, hands=list(hands), seen=looks, **given)


def robbed(stolen: str, *hands: str, seen: dict[int, str], **given: Any) -> OwnTable:
    """Seat 0 has taken this card from seat 1."""
    for seed in range(100):
        t = table(*hands, seen=seen, seed=seed, **given)
        t.say("steal")
        t.say("seat 1")
        if stolen not in t.hand(1).split():
            return t
    raise AssertionError(f"{stolen} was never stolen")


def known(t: OwnTable, viewer: int, owner: int) -> str:
    return t.bagpipes(face_up(t.box.redact(t.s, viewer).hands[owner]))


def rows(t: OwnTable) -> list[tuple[int, str, str]]:
    """Who knows which cards, and among which they are."""
    return [(row.viewer, named(t, row.known), named(t, row.among)) for row in spreads(t.s.spread)]


def named(t: OwnTable, cards: list[int]) -> str:
    return " ".join(sorted(t.bagpipes(cards).split()))


# Who remembers what


@pytest.mark.parametrize("viewer", [2, 3])
def test_r_16_whoever_looks_on_knows_that_what_was_seen_is_with_one_of_the_two(viewer: int) -> None:
    t = robbed("a", "steal", "a b c", seen={viewer: "a b"})
    assert rows(t) == [(viewer, "a b", "a b c")]
    assert known(t, viewer, 1) == known(t, viewer, 0) == ""


def test_r_16_thief_and_victim_know_all_they_knew() -> None:
    t = robbed("a", "steal", "a b", seen={0: "a b", 2: "a b", 3: "b"})
    assert rows(t) == [(2, "a b", "a b"), (3, "b", "a b")]
    assert (known(t, 0, 1), known(t, 1, 0)) == ("b", "a")


def test_r_16_every_seat_may_be_the_thief() -> None:
    looked = {"hands": [[], [], [], ["a", "b"]]}
    t = OwnTable(SINGLE + STEAL, hands=["", "", "steal", "a b"], badge=2, seen={"0": looked, "2": looked})
    t.say("steal")
    t.say("seat 3")
    assert [row[0] for row in rows(t)] == [0]
    assert (known(t, 0, 3), known(t, 2, 3)) == ("", t.hand(3))


@pytest.mark.parametrize("viewer", [2, 3])
def test_r_16_the_only_card_of_a_hand_is_followed(viewer: int) -> None:
    t = robbed("a", "steal", "a", seen={viewer: "a"})
    assert (rows(t), known(t, viewer, 0), known(t, 5 - viewer, 0)) == ([], "a", "")


def test_r_16_a_second_theft_from_that_hand_leaves_nothing_to_say() -> None:
    t = robbed("a", "steal steal", "a b c", seen={2: "a b c"})
    t.say("steal")
    t.say("seat 1")
    assert (rows(t), known(t, 2, 0), known(t, 2, 1)) == ([], "", "")


def test_r_16_a_theft_elsewhere_changes_nothing_here() -> None:
    t = robbed("a", "steal", "a b", "steal", "d e", seen={3: "a b"})
    for _ in range(2):
        t.turn()
    t.say("steal")
    t.say("seat 3")
    assert rows(t) == [(3, "a b", "a b")]


def test_r_16_whoever_takes_the_rest_knows_what_the_thief_has() -> None:
    t = robbed("a", "steal", "a b", "steal", seen={2: "a b"})
    t.turn()
    t.turn()
    t.say("steal")
    t.say("seat 1")
    assert (rows(t), t.hand(2), known(t, 2, 0)) == ([], "b", "a")


# A look at a hand


@pytest.mark.parametrize(("whom", "left"), [("seat 0", [3]), ("seat 1", [3]), ("seat 3", [2, 3])])
def test_r_16_who_looks_again_at_one_of_the_two_hands_knows_that_hand_alone(whom: str, left: list[int]) -> None:
    t = robbed("a", "steal", "a b", "look", "d", seen={2: "a b", 3: "a b"})
    t.turn()
    t.turn()
    t.say("look")
    t.say(whom)
    assert [row[0] for row in rows(t)] == left
    assert known(t, 2, int(whom[-1])) == t.hand(int(whom[-1]))


# A card comes to light


@pytest.mark.parametrize("viewer", [2, 3])
@pytest.mark.parametrize(("stolen", "kept"), [("a", "b"), ("b", "a")])
def test_r_16_once_the_stolen_card_is_played_the_other_is_known(viewer: int, stolen: str, kept: str) -> None:
    t = robbed(stolen, "steal", "a b", seen={viewer: "a b"})
    t.say(stolen)
    assert rows(t) == []
    assert (known(t, viewer, 1), known(t, 5 - viewer, 1)) == (kept, "")


def test_r_16_of_three_that_were_seen_two_stay_known() -> None:
    t = robbed("a", "steal", "a b c", seen={2: "a b c"})
    t.turn()
    t.say("b")
    assert rows(t) == [(2, "a c", "a c")], "one with each of the two"
    t.say("c")
    assert (rows(t), known(t, 2, 0)) == ([], "a")


@pytest.mark.parametrize(("seen", "left"), [("a b", [(2, "a b", "a b")]), ("a", [])])
def test_r_16_another_card_is_told_apart_only_if_the_whole_hand_was_seen(seen: str, left: list[Any]) -> None:
    """The thief plays a card of their own; it may have been the one that seat 2 did not know."""
    t = robbed("b", "steal d", "a b", seen={2: seen})
    t.say("d")
    assert rows(t) == left


def test_r_16_a_card_of_a_third_hand_tells_nothing_of_the_two() -> None:
    t = robbed("b", "steal", "a b", "d", seen={3: "a"})
    t.turn()
    t.turn()
    t.say("d")
    assert rows(t) == [(3, "a", "a b")]


@pytest.mark.parametrize(("others", "seen", "given", "told"), [
    (("", ""), "twin b", {"deck": "twin"}, False),  # it may have been the one in the deck
    (("", "twin"), "twin b", {}, False),  # or in a hand not seen
    (("", "twin"), "twin b;3:twin", {}, True),
    (("twin", ""), "twin b", {}, True),  # seat 2 has the other
    (("", ""), "twin b", {"discards": "twin"}, True),
])  # fmt: skip
def test_r_16_of_equal_cards_who_looks_on_must_see_the_other(
    others: tuple[str, str], seen: str, given: dict[str, Any], told: bool
) -> None:
    t = robbed("twin", "steal", "twin b", *others, seen={2: seen}, **given)
    t.say("twin")
    assert (rows(t), known(t, 2, 1)) == ([], "b" if told else "")


@pytest.mark.parametrize("stolen", ["twin", "b"])
@pytest.mark.parametrize("before", ["", ";0:twin"])
def test_r_16_a_thief_who_had_an_equal_card_tells_nothing_by_playing_one(stolen: str, before: str) -> None:
    t = robbed(stolen, "steal twin", "twin b", seen={2: "twin b" + before})
    t.say("twin")
    assert (rows(t), known(t, 2, 1)) == ([], "")


# Views and worlds


def two_spreads() -> OwnTable:
    """Seat 3 saw one hand, seat 2 two; seat 0 took a card of each of them."""
    t = robbed("a", "steal steal", "a b", "", "c d e", seen={2: "a b;3:c d e", 3: "a b"})
    t.say("steal")
    t.say("seat 3")
    assert [(viewer, cards) for viewer, cards, _ in rows(t)] == [(2, "a b"), (3, "a b"), (2, "c d e")]
    return t


def test_r_16_a_view_has_a_number_for_each_theft_and_not_where_the_cards_lie() -> None:
    t = two_spreads()
    view = t.box.redact(t.s, 2)
    assert [(row.viewer, named(t, row.known), row.among) for row in spreads(view.spread)] == [(2, "a b", []), (2, "c d e", [])]
    assert (view.hands[0], view.hands[1], view.hands[3]) == ([-129, -130], [-129], [-130, -130])
    view = t.box.redact(t.s, 3)
    assert (t.bagpipes(view.hands[0][:1]), view.hands[0][1:], view.hands[1]) == (known(t, 0, 0).replace("a ", ""), [-129], [-129])
    for seat in (-1, 0, 1):
        assert t.box.redact(t.s, seat).spread == []


@pytest.mark.parametrize("viewer", [2, 3])
def test_r_16_in_every_world_the_cards_are_with_one_of_the_two(viewer: int) -> None:
    t = two_spreads()
    view = t.box.redact(t.s, viewer)
    stolen = set()
    for number in range(40):
        world = t.box.imagine(view, viewer, seeded("two", number))
        t.box.check(world)
        assert t.box.redact(world, viewer) == view
        assert [named(t, row.among) for row in spreads(world.spread)][0] == "a b"
        stolen |= set(t.bagpipes(world.hands[0]).split())
    assert stolen >= ({"a", "b", "c", "d", "e"} if viewer == 2 else {"a", "b"})


def test_r_16_what_was_not_seen_of_that_hand_may_be_any_card_of_its_shuffle() -> None:
    t = robbed("b", "steal", "a b", seen={2: "a"})
    view = t.box.redact(t.s, 2)
    stolen = set()
    for number in range(80):
        world = t.box.imagine(view, 2, seeded("any", number))
        assert t.box.redact(world, 2) == view
        there = t.bagpipes(world.hands[0] + world.hands[1]).split()
        assert (len(there), "a" in there) == (2, True)
        stolen |= set(there)
    assert stolen > {"a", "b", "filler"}
