"""What is told of everything that happens, fact by fact."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import PLAIN, Table, changed

TWOS = {"knights": "knight-2233 knight-2224"}
SHAKEN = {"knights": "knight-2233 knight-2224", "hits": [4]}
LOCK = [[0, 3, "anger-cut-44"]]


def story(t: Table, *said: str) -> list[str]:
    """All events but cards drawn: what happened, to whose Knight, and its facts in the order of the box."""
    t.s.events = []
    t.says(*said)
    told = [(event.kind, t.box.show.event(event, event.seat)) for event in t.s.events if event.kind not in ("filled", "drew")]
    return [" ".join([kind, *[str(fact).split(":")[-1] for fact in facts.values()]]) for kind, facts in told]


@pytest.mark.parametrize(("given", "hands", "said", "told"), [
    (TWOS, ["feat"], ["end"], ["ended 0 knight-2233", "turn-began 1 knight-2224 3"]),
    (TWOS, ["feat"], ["discard feat"], ["discarded 0 knight-2233 feat"]),
    (TWOS, ["feat"], ["switch"], ["tactic 0 knight-2233 technique"]),
    (SHAKEN, ["feat"], ["switch"], ["shaken-price 0 knight-2233 1 27", "tactic 0 knight-2233 technique"]),
    (SHAKEN, ["feat"], ["rest"], ["rested 0 knight-2233 1", "turn-began 1 knight-2224 3"]),
    (TWOS, ["more-strength"], ["play more-strength"], ["improved 0 knight-2233 more-strength"]),
    (TWOS, ["dear-strength"], ["play dear-strength"],
     ["improved 0 knight-2233 dear-strength", "price 0 knight-2233 dear-strength 2 26 0 cost"]),
    (SHAKEN, ["dear-strength"], ["play dear-strength"],
     ["improved 0 knight-2233 dear-strength", "price 0 knight-2233 dear-strength 3 25 1 cost"]),
    (TWOS, ["draw-2"], ["play draw-2"], ["played 0 knight-2233 draw-2"]),
    (TWOS, ["costly"], ["play costly"], ["played 0 knight-2233 costly", "price 0 knight-2233 costly 3 25 0 cost"]),
    (SHAKEN, ["costly"], ["play costly"], ["played 0 knight-2233 costly", "price 0 knight-2233 costly 4 24 1 cost"]),
], ids=str)  # fmt: skip
def test_actions_without_an_attack(given: dict[str, Any], hands: list[str], said: list[str], told: list[str]) -> None:
    assert story(Table(**given, hands=hands), *said) == told


@pytest.mark.parametrize(("given", "hands", "said", "told"), [
    (TWOS, ["rage-cut-26"], ["take"], ["attacked 0 knight-2233 rage-cut-26 knight-2224",
     "unanswered 1 knight-2224 rage-cut-26", "hit 1 knight-2224 1 4"]),
    (SHAKEN, ["unstoppable"], ["take"], ["attacked 0 knight-2233 unstoppable knight-2224",
     "price 0 knight-2233 unstoppable 5 23 1 cost", "unanswered 1 knight-2224 unstoppable", "hit 1 knight-2224 1 4"]),
    ({**SHAKEN, "knights": "knight-3333 knight-2224"}, ["rage-cut-44"], ["take"],
     ["attacked 0 knight-3333 rage-cut-44 knight-2224", "price 0 knight-3333 rage-cut-44 2 26 1 effort",
      "unanswered 1 knight-2224 rage-cut-44", "hit 1 knight-2224 1 4"]),
    (TWOS, ["rage-cut-62", "rage-cut-44"], ["stop rage-cut-44"], ["attacked 0 knight-2233 rage-cut-62 knight-2224",
     "price 0 knight-2233 rage-cut-62 4 24 0 effort", "defended 1 knight-2224 rage-cut-44 rage-cut-62 wing-guard",
     "price 1 knight-2224 rage-cut-44 2 26 0 effort", "attack-number 0 knight-2233 strength 2 6 8 0",
     "defence-number 1 knight-2224 strength 2 4 6 0", "outfought 1 knight-2224 2 24 8 6"]),
    (TWOS, ["rage-cut-26", "stop-all"], ["stop stop-all"], ["attacked 0 knight-2233 rage-cut-26 knight-2224",
     "defended 1 knight-2224 stop-all rage-cut-26 none", "price 1 knight-2224 stop-all 2 26 0 cost",
     "tired 0 knight-2233 2 26"]),
    (TWOS, ["rage-cut-26", "crown-cut-26"], ["manoeuvre crown-cut-26"], ["attacked 0 knight-2233 rage-cut-26 knight-2224",
     "manoeuvred 1 knight-2224 crown-cut-26", "price 1 knight-2224 crown-cut-26 5 23 0 manoeuvre"]),
    ({**TWOS, "hits": [0, 3]}, ["rage-cut-26"], ["take"], ["attacked 0 knight-2233 rage-cut-26 knight-2224",
     "unanswered 1 knight-2224 rage-cut-26", "hit 1 knight-2224 4 1", "shaken 1 knight-2224"]),
    ({**TWOS, "hits": [0, 4]}, ["rage-cut-26"], ["take"], ["attacked 0 knight-2233 rage-cut-26 knight-2224",
     "unanswered 1 knight-2224 rage-cut-26", "hit 1 knight-2224 5 0", "out 1 knight-2224", "game-ended 0 2"]),
], ids=str)  # fmt: skip
def test_a_blow_and_its_answer(given: dict[str, Any], hands: list[str], said: list[str], told: list[str]) -> None:
    assert story(Table(**given, hands=hands), f"play {hands[0]}", *said) == told


def test_a_price_of_a_single_point_with_shakens_point() -> None:
    cards = changed(PLAIN.text.replace("cost = 3\nalone", "cost = 1\nalone"))
    told = ["played 0 knight-2233 costly", "price 0 knight-2233 costly 2 26 1 cost"]
    assert story(Table(**SHAKEN, cards=cards, hands=["costly"]), "play costly") == told


def test_a_combination() -> None:
    t = Table(**TWOS, hands=["rage-cut-26 rage-cut-62"])
    assert story(t, "combine", "lay rage-cut-26", "lay rage-cut-62", "take") == [
        "combined 0 knight-2233 2", "laid 0 rage-cut-26", "laid 0 rage-cut-62", "combination-price 0 knight-2233 4 24 0",
        "attacked 0 knight-2233 rage-cut-26 knight-2224", "unanswered 1 knight-2224 rage-cut-26", "hit 1 knight-2224 1 4",
        "attacked 0 knight-2233 rage-cut-62 knight-2224", "price 0 knight-2233 rage-cut-62 4 20 0 effort",
    ]  # fmt: skip


# In a Mêlée the Knights 0 to 5 are 2233, 2423, 3333, 4233, 4243, 2224, led by the seats 0, 2, 4, 1, 3, 5.


@pytest.mark.parametrize(("given", "said", "told"), [
    ({}, ["move rage-cut-35", "place 1"],
     ["price 2 knight-2423 rage-cut-35 10 18 0 move", "swapped 2 knight-2423 knight-2233 1"]),
    ({"hits": [0, 4]}, ["move rage-cut-35", "place 1"],
     ["price 2 knight-2423 rage-cut-35 11 17 1 move", "swapped 2 knight-2423 knight-2233 1"]),
    ({}, ["retreat rage-cut-35"], ["price 2 knight-2423 rage-cut-35 10 18 0 move", "retreated 2 knight-2423"]),
    ({"rear": [1]}, ["move rage-cut-35"], ["price 2 knight-2423 rage-cut-35 10 18 0 move", "returned 2 knight-2423 2"]),
    ({"locks": LOCK}, ["move rage-cut-35", "place 1"], ["price 2 knight-2423 rage-cut-35 15 13 0 break",
     "unlocked 0 knight-2233 knight-4233", "swapped 2 knight-2423 knight-2233 1"]),
], ids=str)  # fmt: skip
def test_a_melee_move(given: dict[str, Any], said: list[str], told: list[str]) -> None:
    t = Table(6, mode="melee", acting=1, hands=["", "rage-cut-35"], **given)
    assert story(t, *said) == ["moved 2 knight-2423 rage-cut-35", *told, "turn-began 4 knight-3333 3"]


@pytest.mark.parametrize(("given", "said", "told"), [
    ({}, ["evade rage-cut-35", "place 6"], ["moved 1 knight-4233 rage-cut-35", "price 1 knight-4233 rage-cut-35 10 18 0 move",
     "swapped 1 knight-4233 knight-2224 6"]),
    ({}, ["escape rage-cut-35"], ["moved 1 knight-4233 rage-cut-35", "price 1 knight-4233 rage-cut-35 10 18 0 move",
     "retreated 1 knight-4233"]),
    ({"hits": [0, 0, 0, 4]}, ["take"], ["unanswered 1 knight-4233 crown-cut-26", "hit 1 knight-4233 5 0", "out 1 knight-4233"]),
], ids=str)  # fmt: skip
def test_a_blow_in_a_melee(given: dict[str, Any], said: list[str], told: list[str]) -> None:
    t = Table(6, mode="melee", hands=["crown-cut-26", "", "", "rage-cut-35"], **given)
    struck = ["aimed 0 knight-2233 knight-4233", "attacked 0 knight-2233 crown-cut-26 knight-4233"]
    assert story(t, "play crown-cut-26", "place 4", *said) == [*struck, *told]


def test_a_lock() -> None:
    assert story(Table(6, mode="melee", hands=["rage-cut-44"]), "lock rage-cut-44", "place 4") == [
        "aimed 0 knight-2233 knight-4233", "locked 0 knight-2233 rage-cut-44 knight-4233",
        "price 0 knight-2233 rage-cut-44 3 25 0 lock",
    ]  # fmt: skip


def test_the_blows_of_a_combination_that_are_lost() -> None:
    t = Table(6, mode="melee", hands=["crown-cut-26 crown-cut-35"], hits=[0, 0, 0, 4])
    assert story(t, "combine", "lay crown-cut-26", "lay crown-cut-35", "place 4", "take")[-4:] == [
        "unanswered 1 knight-4233 crown-cut-26", "hit 1 knight-4233 5 0", "out 1 knight-4233",
        "lost 0 knight-2233 crown-cut-35",
    ]  # fmt: skip


def test_cards_drawn_and_how_many() -> None:
    t = Table(hands=["draw-2"], deck_rows=["spy feat"])
    t.say("play draw-2")
    assert [told["count"] for told in t.told("filled")] == [2]
    assert [told["card"] for told in t.told("drew")] == ["event:spy", "achievement:feat"]
