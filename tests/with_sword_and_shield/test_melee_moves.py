"""WS-1.1.2, WS-1.1.4, WS-2.2.10, WS-3.0.5a and WS-3.0.5d: Mêlée Moves as an action and as an answer."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6. A card that ends in 35 has a Mêlée Move.


def melee(acting: int, *hands: str, **given: Any) -> Table:
    return Table(6, mode="melee", acting=acting, hands=list(hands), **given)


def moves(t: Table) -> list[str]:
    """What is offered of Mêlée Moves."""
    return [option for option in t.may() if option.split()[0] in ("move", "retreat", "evade", "escape")]


def places(t: Table) -> list[int]:
    return [place + 1 for place in t.s.places]


# WS-1.1.2, WS-3.0.5a: in the own turn


def test_ws_1_1_2_a_melee_move_uses_all_actions_at_once() -> None:
    for said in (["move rage-cut-35", "place 1"], ["retreat rage-cut-35"]):
        t = melee(1, "", "rage-cut-35 crown-cut-26")
        assert t.left == 3
        t.says(*said)
        assert (t.s.acting, t.s.turn) == (t.s.at(2), 3)


def test_ws_1_1_2_a_return_uses_all_actions_too() -> None:
    t = melee(1, "", "rage-cut-35 crown-cut-26", rear=[1])
    t.say("move rage-cut-35")
    assert (t.s.acting, t.s.turn, t.s.rear) == (2, 3, 0)


def test_ws_1_1_2_a_grande_pass_uses_all_actions_in_a_melee_too() -> None:
    t = melee(1, "", "rage-cut-35", hits=[0, 4])
    t.say("rest")
    assert t.s.acting == 2


@pytest.mark.parametrize("first", ["switch", "discard crown-cut-26", "play regain-2"])
def test_ws_3_0_5a_in_the_own_turn_it_is_the_first_and_only_action(first: str) -> None:
    t = melee(1, "", "rage-cut-35 crown-cut-26 regain-2")
    assert moves(t) == ["move rage-cut-35", "retreat rage-cut-35"]
    t.say(first)
    assert moves(t) == []


def test_ws_3_0_5a_lateral_swaps_places_with_any_mate_in_front_for_ten() -> None:
    for place, after in (("place 1", [2, 1, 3]), ("place 3", [1, 3, 2])):
        t = melee(1, "", "rage-cut-35")
        t.say("move rage-cut-35")
        assert t.may() == ["place 1", "place 3"]
        assert t.played(0) == "rage-cut-35"
        t.say(place)
        assert (places(t)[:3], t.s.fatigue, t.discards(0)) == (after, [28, 18, 28, 28, 28, 28], "rage-cut-35")


def test_ws_3_0_5a_only_with_a_card_that_has_the_symbol() -> None:
    assert moves(melee(1, "", "rage-cut-26 rage-cut-44 rage-cut-53 rage-cut-62 regain-2 feat")) == []


@pytest.mark.parametrize("card", ["cross-cut-35", "father-strike-35"])
def test_ws_3_0_5a_every_card_with_the_symbol_moves_in_the_own_turn_and_as_an_answer(card: str) -> None:
    t = melee(0, f"rage-cut-26 {card}", "", "", card)
    assert {f"move {card}", f"retreat {card}"} <= set(t.may())
    t.says("play rage-cut-26", "place 4")
    assert {f"evade {card}", f"escape {card}"} <= set(t.may())
    t.says(f"evade {card}", "place 6")
    assert (places(t), t.s.fatigue[3], t.s.hits) == ([1, 2, 3, 6, 5, 4], 18, [0] * 6)


def test_ws_3_0_5a_not_with_a_mate_in_the_rear_nor_to_an_empty_place() -> None:
    t = melee(1, "", "rage-cut-35", rear=[2])
    t.say("move rage-cut-35")  # with the only mate in front
    assert places(t)[:3] == [2, 1, 3]
    t = melee(1, "", "rage-cut-35", hits=[0, 0, 5])
    t.say("move rage-cut-35")
    assert places(t)[:3] == [2, 1, 0]
    assert moves(melee(1, "", "rage-cut-35", rear=[0, 2])) == []


def test_ws_3_0_5a_the_price_replaces_the_cards_own() -> None:
    weak = "knight-2233 knight-2423 knight-3333 knight-2224"  # Strength 2, a card of 3
    t = melee(1, "", "rage-cut-35", knights=weak)
    t.says("move rage-cut-35", "place 1")
    assert t.s.fatigue[1] == 18
    t = melee(1, "", "crown-cut-26", "", "rage-cut-35", knights=weak)
    t.says("play crown-cut-26", "place 4", "evade rage-cut-35", "place 5")
    assert t.s.fatigue[3] == 18


def test_ws_3_0_5a_a_price_above_what_is_left_is_a_hit_and_the_move_still_counts() -> None:
    t = melee(1, "", "rage-cut-35", fatigue=[28, 10])
    t.says("move rage-cut-35", "place 1")
    assert (places(t)[:3], t.s.hits[1], t.s.fatigue[1]) == ([2, 1, 3], 1, 28)


# WS-1.1.4, WS-3.0.5a: as an answer


def test_ws_1_1_4_the_only_action_of_a_defender_is_a_melee_move() -> None:
    hand = "rage-cut-35 rage-cut-44 regain-2 more-strength rage-cut-62"
    t = melee(0, "scalp-cut-26", "", "", hand)
    t.says("play scalp-cut-26", "place 4")
    assert t.may() == ["take", "evade rage-cut-35", "escape rage-cut-35"]


def test_ws_1_1_4_it_takes_nothing_from_that_knights_next_turn() -> None:
    t = melee(1, "", "crown-cut-26", "", "", "", "rage-cut-35 scalp-cut-35")
    t.says("play crown-cut-26", "place 6", "evade rage-cut-35", "place 5", "end", "end", "end")
    assert (t.s.acting, t.left) == (5, 3 + 1)  # the Knight with Endurance 4, now at the place 5
    assert "move scalp-cut-35" in t.may()


def test_ws_1_1_4_not_even_its_grande_pass() -> None:
    t = melee(2, "", "", "crown-cut-26", "", "", "rage-cut-35", hits=[0, 0, 0, 0, 0, 4])
    t.says("play crown-cut-26", "place 6", "escape rage-cut-35", "end")
    assert (t.s.acting, t.left, t.s.rear) == (5, 4, 1 << 5)
    t = melee(2, "", "", "crown-cut-26", "", "", "rage-cut-35", hits=[0, 0, 0, 0, 0, 4])
    t.says("play crown-cut-26", "place 6", "evade rage-cut-35", "place 5", "end", "end")
    assert t.s.acting == 5
    assert "rest" in t.may()


def test_ws_3_0_5a_as_an_answer_the_attack_is_evaded() -> None:
    t = melee(0, "crown-cut-26", "", "", "rage-cut-35")
    t.says("play crown-cut-26", "place 4", "evade rage-cut-35", "place 6")
    assert (places(t)[3:], t.s.hits, t.s.fatigue[3]) == ([6, 5, 4], [0] * 6, 18)
    assert (t.s.acting, t.left, t.played(1)) == (0, 2, "rage-cut-35")


def test_ws_1_0_3_an_attack_that_only_a_manoeuvre_answers_cannot_be_moved_away_from() -> None:
    """A card's text beats a clause."""
    t = melee(0, "unstoppable", "", "", "rage-cut-35 rage-cut-26")
    t.says("play unstoppable", "place 4")
    assert t.may() == ["take", "manoeuvre rage-cut-26"]


def test_ws_3_0_5a_the_remaining_actions_go_on_against_whoever_now_stands_there() -> None:
    t = melee(0, "crown-cut-26 anger-cut-26", "", "", "rage-cut-35")
    t.says("play crown-cut-26", "place 4", "evade rage-cut-35", "place 6", "play anger-cut-26")
    assert t.may() == ["place 4", "place 5"]
    t.say("place 4")
    assert t.asked() == [(5, "answer")]
    t.say("take")
    assert t.s.hits == [0, 0, 0, 0, 0, 1]


def test_ws_3_0_5a_further_blows_of_a_combination_strike_the_newcomer() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-26 scalp-cut-35", "", "", "rage-cut-35", "", "")
    t.says("combine", "lay slanting-cut-26", "lay scalp-cut-26", "enough", "place 4", "evade rage-cut-35", "place 6")
    assert t.asked() == [(5, "answer")]
    t.say("take")
    assert (t.s.hits, t.s.fatigue[0]) == ([0, 0, 0, 0, 0, 1], 28 - 4)


def test_ws_3_0_5a_the_newcomer_may_move_away_as_well() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-26", "", "", "rage-cut-35", "", "battle-cut-35")
    t.says("combine", "lay slanting-cut-26", "lay scalp-cut-26", "place 4", "evade rage-cut-35", "place 6")
    t.says("evade battle-cut-35", "place 5")
    assert (places(t)[3:], t.s.hits) == ([6, 4, 5], [0] * 6)


def test_ws_3_0_5a_an_answer_that_costs_the_last_hit_moves_nobody() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-35", "", "", "rage-cut-35", hits=[0, 0, 0, 4], fatigue=[28, 28, 28, 10])
    t.says("combine", "lay slanting-cut-26", "lay scalp-cut-35", "place 4", "evade rage-cut-35", "place 6")
    assert (places(t)[3:], t.s.hits[3:], t.s.acting, t.left) == ([0, 5, 6], [5, 0, 0], 0, 2)
    assert len(t.told("lost")) == 1


# WS-2.2.10


@pytest.mark.parametrize("said", [["move rage-cut-35", "place 1"], ["retreat rage-cut-35"]])
def test_ws_2_2_10_a_shaken_knight_pays_eleven_in_its_own_turn(said: list[str]) -> None:
    t = melee(1, "", "rage-cut-35", hits=[0, 4])
    t.says(*said)
    assert t.s.fatigue[1] == 28 - 11


def test_ws_2_2_10_and_eleven_for_its_return() -> None:
    t = melee(1, "", "rage-cut-35", hits=[0, 4], rear=[1])
    t.say("move rage-cut-35")
    assert t.s.fatigue[1] == 28 - 11


@pytest.mark.parametrize("said", [["evade rage-cut-35", "place 5"], ["escape rage-cut-35"]])
def test_ws_2_2_10_as_an_answer_it_pays_the_plain_ten(said: list[str]) -> None:
    t = melee(0, "crown-cut-26", "", "", "rage-cut-35", hits=[0, 0, 0, 4])
    t.says("play crown-cut-26", "place 4", *said)
    assert t.s.fatigue[3] == 28 - 10


def test_ws_2_2_10_a_shaken_knight_pays_four_for_a_lock_and_its_partner_nothing() -> None:
    t = melee(0, "rage-cut-44", hits=[4, 0, 0, 4])
    t.says("lock rage-cut-44", "place 4")
    assert t.s.fatigue == [24, 28, 28, 28, 28, 28]


def test_ws_2_2_10_an_exchange_in_the_rear_is_an_action() -> None:
    t = melee(1, "", "rage-cut-44", hits=[0, 4], rear=[1])
    t.say("discard rage-cut-44")
    assert t.s.fatigue[1] == 27


# WS-3.0.5d


def test_ws_3_0_5d_no_melee_move_under_a_lock() -> None:
    t = melee(0, "rage-cut-35 scalp-cut-26", "", "", "rage-cut-35", locks=[[0, 3, "anger-cut-44"]])
    assert moves(t) == []
    t.say("play scalp-cut-26")
    assert t.may() == ["take"]


def test_ws_3_0_5d_no_melee_move_as_sole_survivor() -> None:
    t = melee(1, "", "rage-cut-35 scalp-cut-26", "", "", "rage-cut-35", hits=[5, 0, 5, 5, 0, 5])
    assert moves(t) == []
    t.say("play scalp-cut-26")
    assert t.may() == ["take"]


def test_ws_3_0_5d_no_defensive_move_once_the_defence_has_begun() -> None:
    t = melee(0, "scalp-cut-26 crown-cut-26 anger-cut-26", "", "", "rage-cut-35 crown-cut-62")
    t.says("play crown-cut-26", "place 4", "stop crown-cut-62", "play scalp-cut-26", "place 4")
    assert moves(t) == ["evade rage-cut-35"]


@pytest.mark.parametrize(("answer", "card"), [
    ("manoeuvre rage-cut-26", "rage-cut-26"), ("stop stop-all", "stop-all"), ("evade battle-cut-35", "battle-cut-35"),
])  # fmt: skip
def test_ws_3_0_5d_defence_begins_with_the_first_card_played_in_answer(answer: str, card: str) -> None:
    t = melee(0, "scalp-cut-26 crown-cut-26", "", "", "", f"rage-cut-35 {card}")
    t.says("play crown-cut-26", "place 5", answer)
    if answer.startswith("evade"):
        t.say("place 4")
    t.says("play scalp-cut-26", f"place {places(t)[4]}")
    assert moves(t) == ["evade rage-cut-35"]


def test_ws_3_0_5d_a_hit_taken_does_not_count() -> None:
    t = melee(0, "scalp-cut-26 crown-cut-26", "", "", "rage-cut-35")
    t.says("play crown-cut-26", "place 4", "take", "play scalp-cut-26", "place 4")
    assert moves(t) == ["evade rage-cut-35", "escape rage-cut-35"]


def test_ws_3_0_5d_the_defensive_move_may_itself_be_the_first_answer() -> None:
    t = melee(0, "scalp-cut-26", "", "", "rage-cut-35")
    t.says("play scalp-cut-26", "place 4", "escape rage-cut-35")
    assert (t.s.rear, t.s.hits[3], t.s.fatigue[3]) == (1 << 3, 0, 18)


def test_ws_3_0_5d_a_defence_counts_for_that_turn_only() -> None:
    t = melee(0, "crown-cut-26", "scalp-cut-26", "", "rage-cut-35 crown-cut-62")
    t.says("play crown-cut-26", "place 4", "stop crown-cut-62", "end", "play scalp-cut-26", "place 4")
    assert "escape rage-cut-35" in moves(t)


def test_ws_3_0_5d_no_defensive_move_once_the_attack_has_begun() -> None:
    t = melee(0, "crown-cut-26 rage-cut-35")
    t.says("play crown-cut-26", "place 4", "take")
    assert moves(t) == []
