"""WS-3.0.6a to WS-3.0.6c: the Mêlée Lock."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table, first_of_the_box

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6. A card that ends in 44 has a Mêlée Lock.
LOCK = [[0, 3, "anger-cut-44"]]
FREE = [-1] * 6


def melee(acting: int, *hands: str, seats: int = 6, **given: Any) -> Table:
    return Table(seats, mode="melee", acting=acting, hands=list(hands), **given)


def places(t: Table) -> list[int]:
    return [place + 1 for place in t.s.places]


def locks(t: Table) -> list[str]:
    return [option for option in t.may() if option.startswith("lock")]


# WS-3.0.6a


def test_ws_3_0_6a_a_lock_is_an_action_for_three() -> None:
    t = melee(0, "rage-cut-44 crown-cut-26")
    t.say("lock rage-cut-44")
    assert t.may() == ["place 4", "place 5"]
    t.say("place 5")
    assert (t.s.fatigue, t.left, t.s.acting) == ([25, 28, 28, 28, 28, 28], 2, 0)
    assert t.s.locked == [4, -1, -1, -1, 0, -1]


def test_ws_2_2_10_a_shaken_knight_pays_four_for_a_lock_and_it_is_told_so() -> None:
    t = melee(0, "rage-cut-44", hits=[4], fatigue=[9])
    t.says("lock rage-cut-44", "place 5")
    assert t.s.fatigue[0] == 9 - 4
    price = t.told("price")[0]
    assert (price["points"], price["left"], price["shaken"]) == (4, 5, 1)


def test_ws_3_0_6a_only_with_a_card_that_has_the_symbol() -> None:
    assert locks(melee(0, "rage-cut-44 rage-cut-26 rage-cut-35 rage-cut-53 spy")) == ["lock rage-cut-44"]


def test_ws_3_0_6a_only_a_rival_in_reach() -> None:
    t = melee(2, "", "", "rage-cut-44")
    t.say("lock rage-cut-44")
    assert t.may() == ["place 5", "place 6"]


def test_ws_3_0_6a_it_may_come_after_other_actions() -> None:
    t = melee(0, "rage-cut-44 crown-cut-26")
    t.says("play crown-cut-26", "place 4", "take")
    assert locks(t) == ["lock rage-cut-44"]


def test_ws_3_0_6a_the_two_fight_only_each_other() -> None:
    for acting, answers in ((0, 1), (3, 0)):
        t = melee(acting, "crown-cut-26", "", "", "crown-cut-26", locks=LOCK)
        t.say("play crown-cut-26")
        assert t.asked() == [(answers, "answer")]


def test_ws_3_0_6a_nobody_else_may_act_on_them() -> None:
    t = melee(1, "", "crown-cut-26", locks=LOCK)
    t.say("play crown-cut-26")
    assert t.may() == ["place 5", "place 6"]
    t = melee(4, "", "", "", "", "spy", locks=LOCK)
    t.say("play spy")
    assert t.may() == ["place 2", "place 3"]


def test_ws_3_0_6a_one_whose_only_rival_is_locked_has_none() -> None:
    t = melee(0, "crown-cut-26 spy rage-cut-44", hits=[0, 0, 0, 0, 5, 5], locks=[[1, 3, "anger-cut-44"]])
    assert not [option for option in t.may() if option.split()[0] in ("play", "lock", "combine")]


@pytest.mark.parametrize(("acting", "hit"), [(0, 3), (3, 0)])
def test_ws_3_0_6a_it_lasts_until_one_lands_a_hit_on_the_other(acting: int, hit: int) -> None:
    t = melee(acting, "crown-cut-26 crown-cut-35", "", "", "crown-cut-26 crown-cut-35", locks=LOCK)
    t.says("play crown-cut-26", "take")
    assert (t.s.hits[hit], t.s.locked) == (1, FREE)
    assert [told["knight"] for told in t.told("unlocked")] == [f"knight:{t.knight(hit)}"]
    t.say("play crown-cut-35")
    assert len(t.may()) == 2  # both rivals in reach again


def test_ws_3_0_6a_it_lasts_over_turns_and_through_blows_that_are_stopped() -> None:
    t = melee(0, "crown-cut-26", "", "", "crown-cut-62", locks=LOCK)
    t.says("play crown-cut-26", "stop crown-cut-62", "end", "end", "end")
    assert (t.s.locked[0], t.s.locked[3]) == (3, 0)


def test_ws_3_0_6a_a_hit_by_exhaustion_ends_it_too() -> None:
    weak = "knight-2233 knight-2423 knight-3333 knight-2224"
    t = melee(0, "crown-cut-62", locks=LOCK, knights=weak, fatigue=[4])
    t.say("play crown-cut-62")  # its price is its last four points
    assert (t.s.hits[0], t.s.locked) == (1, FREE)
    t = melee(0, "crown-cut-26", "", "", "rage-cut-26", locks=LOCK, fatigue=[28, 28, 28, 5])
    t.says("play crown-cut-26", "manoeuvre rage-cut-26")
    assert (t.s.hits[3], t.s.locked) == (1, FREE)


def test_ws_3_0_6a_a_hit_by_the_price_of_the_lock_comes_before_it() -> None:
    t = melee(0, "rage-cut-44", fatigue=[3])
    t.says("lock rage-cut-44", "place 4")
    assert (t.s.hits[0], t.s.fatigue[0], t.s.locked[0]) == (1, 28, 3)


def test_ws_3_0_6a_a_hit_among_others_does_not_end_it() -> None:
    t = melee(1, "", "crown-cut-26", locks=LOCK)
    t.says("play crown-cut-26", "place 5", "take")
    assert (t.s.hits[4], t.s.locked[0]) == (1, 3)


def test_ws_3_0_6a_it_binds_these_two_not_others_led_by_the_same_person() -> None:
    t = melee(1, "", "crown-cut-26 rage-cut-35 battle-cut-44", seats=2, locks=LOCK)
    assert {"play crown-cut-26", "move rage-cut-35", "lock battle-cut-44"} <= set(t.may())
    t.say("play crown-cut-26")
    assert t.may() == ["place 5", "place 6"]


# WS-3.0.6b


def test_ws_3_0_6b_a_mate_in_front_breaks_it_for_fifteen_in_all_and_swaps_places() -> None:
    t = melee(1, "", "rage-cut-35", locks=LOCK)
    t.says("move rage-cut-35", "place 1")
    assert (t.s.fatigue, places(t)[:3], t.s.locked) == ([28, 13, 28, 28, 28, 28], [2, 1, 3], FREE)
    assert sorted(t.discards(0).split()) == ["anger-cut-44", "rage-cut-35"]
    assert t.s.turn == 3  # all actions are used


def test_ws_3_0_6b_a_swap_with_another_mate_leaves_it_and_costs_ten() -> None:
    t = melee(1, "", "rage-cut-35", locks=LOCK)
    t.says("move rage-cut-35", "place 3")
    assert (t.s.fatigue[1], t.s.locked[0]) == (18, 3)


def test_ws_3_0_6b_the_side_that_did_not_lay_the_card_breaks_it_as_well() -> None:
    t = melee(4, "", "", "", "", "rage-cut-35", locks=LOCK)
    t.says("move rage-cut-35", "place 4")
    assert (t.s.fatigue[4], places(t)[3:], t.s.locked) == (13, [5, 4, 6], FREE)
    assert (t.discards(0), t.discards(1)) == ("anger-cut-44", "rage-cut-35")


def test_ws_3_0_6b_as_an_answer_too() -> None:
    t = melee(1, "", "crown-cut-26", "", "", "rage-cut-35", locks=LOCK)
    t.says("play crown-cut-26", "place 5", "evade rage-cut-35", "place 4")
    assert (t.s.fatigue[4], places(t)[3:], t.s.locked, t.s.hits) == (13, [5, 4, 6], FREE, [0] * 6)
    assert (t.s.acting, t.left) == (1, 2)


def test_ws_3_0_6b_a_shaken_mate_pays_sixteen_in_its_own_turn() -> None:
    t = melee(1, "", "rage-cut-35", locks=LOCK, hits=[0, 4])
    t.says("move rage-cut-35", "place 1")
    assert t.s.fatigue[1] == 12


def test_ws_3_0_6b_not_from_the_rear() -> None:
    t = melee(1, "", "rage-cut-35", locks=LOCK, rear=[1])
    t.say("move rage-cut-35")
    assert (t.s.rear, t.s.locked[0], t.s.fatigue[1]) == (0, 3, 18)


def test_ws_3_0_6b_not_by_a_mate_who_is_locked_itself() -> None:
    t = melee(1, "", "rage-cut-35", locks=[*LOCK, [1, 4, "battle-cut-44"]])
    assert "move rage-cut-35" not in t.may()


def test_ws_3_0_6b_a_mover_whom_the_price_puts_out_breaks_nothing() -> None:
    t = melee(1, "", "rage-cut-35", locks=LOCK, hits=[0, 4], fatigue=[28, 12])
    t.says("move rage-cut-35", "place 1")
    assert (places(t)[:3], t.s.locked[0]) == ([1, 0, 3], 3)


# WS-3.0.6c


def test_ws_3_0_6c_a_knight_in_the_rear_or_already_locked_cannot_be_locked() -> None:
    t = melee(1, "", "rage-cut-44", locks=LOCK)
    t.say("lock rage-cut-44")
    assert t.may() == ["place 5", "place 6"]
    t = melee(1, "", "rage-cut-44", rear=[4])
    t.say("lock rage-cut-44")
    assert t.may() == ["place 4", "place 6"]


def test_ws_3_0_6c_nor_lay_a_lock() -> None:
    assert locks(melee(0, "rage-cut-44", locks=LOCK)) == []
    assert locks(melee(3, "", "", "", "rage-cut-44", locks=LOCK)) == []
    assert locks(melee(0, "rage-cut-44", rear=[0])) == []


def test_ws_3_0_6c_the_three_replace_the_cards_own_price_and_it_makes_no_attack() -> None:
    t = melee(0, "rage-cut-44", knights="knight-2233")  # Strength 2, a card of 4
    t.says("lock rage-cut-44", "place 4")
    assert (t.s.fatigue[0], t.s.hits, t.asked()) == (25, [0] * 6, [(0, "act")])


def test_ws_3_0_6c_the_card_lies_between_them_and_is_discarded_by_a_hit() -> None:
    t = melee(0, "rage-cut-44 crown-cut-26")
    t.says("lock rage-cut-44", "place 4")
    assert (t.named([t.s.lock_cards[0]]), t.played(0), t.discards(0)) == ("rage-cut-44", "", "")
    t.says("play crown-cut-26", "take")
    assert (t.s.lock_cards, t.discards(0)) == (FREE, "rage-cut-44")


def test_ws_3_0_6c_it_still_lies_there_in_later_turns() -> None:
    t = melee(0, "rage-cut-44")
    t.says("lock rage-cut-44", "place 4", "end", "end")
    assert t.named([t.s.lock_cards[0]]) == "rage-cut-44"


def test_ws_3_0_6c_it_is_discarded_though_it_is_the_very_first_card_of_the_box() -> None:
    t = melee(0, "crown-cut-26", locks=LOCK, cards=first_of_the_box("combat", "anger-cut-44"))
    assert t.s.lock_cards[0] == 0
    t.says("play crown-cut-26", "take")
    assert (t.s.lock_cards, t.discards(0)) == (FREE, "anger-cut-44")


@pytest.mark.parametrize("out", [0, 3])
def test_ws_3_0_6c_it_is_discarded_when_one_of_them_is_out(out: int) -> None:
    hits = [4 if knight == out else 0 for knight in range(6)]
    t = melee(3 - out, "crown-cut-26", "", "", "crown-cut-26", locks=LOCK, hits=hits)
    t.says("play crown-cut-26", "take")
    assert (t.s.places[out], t.s.locked, t.s.lock_cards) == (-1, FREE, FREE)
    assert "anger-cut-44" in t.discards(0)


def test_ws_3_0_6c_a_knight_whom_its_price_puts_out_locks_nobody() -> None:
    t = melee(0, "rage-cut-44", hits=[4], fatigue=[4])
    t.says("lock rage-cut-44", "place 4")
    assert (t.s.places[0], t.s.locked, t.s.lock_cards, t.discards(0)) == (-1, FREE, FREE, "rage-cut-44")
