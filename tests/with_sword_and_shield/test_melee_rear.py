"""WS-3.0.5b and WS-3.0.5c: in the rear, and back."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6. A card that ends in 35 has a Mêlée Move.


def melee(acting: int, *hands: str, **given: Any) -> Table:
    return Table(6, mode="melee", acting=acting, hands=list(hands), **given)


def places(t: Table) -> list[int]:
    return [place + 1 for place in t.s.places]


# WS-3.0.5b


def test_ws_3_0_5b_defensive_the_knight_goes_to_the_rear_for_ten() -> None:
    t = melee(1, "", "rage-cut-35")
    t.say("retreat rage-cut-35")
    assert (t.s.rear, t.s.fatigue[1], places(t), t.discards(0)) == (1 << 1, 18, [1, 2, 3, 4, 5, 6], "rage-cut-35")


def test_ws_3_0_5b_there_it_is_safe() -> None:
    t = melee(0, "crown-cut-26", rear=[3])
    t.say("play crown-cut-26")
    assert t.asked() == [(3, "answer")]  # Knight 4, the only one left in reach


def test_ws_3_0_5b_blows_still_under_way_against_it_are_lost_and_cost_nothing() -> None:
    weak = "knight-2233 knight-2423 knight-3333"
    t = melee(0, "scalp-cut-26 slanting-cut-62 scalp-cut-44", "", "", "rage-cut-35", knights=weak)
    t.says("combine", "lay scalp-cut-26", "lay slanting-cut-62", "lay scalp-cut-44", "place 4", "escape rage-cut-35")
    assert (t.s.hits, t.s.fatigue[0], t.left) == ([0] * 6, 28 - 4, 2)
    assert [told["card"] for told in t.told("lost")] == ["combat:slanting-cut-62", "combat:scalp-cut-44"]


def test_ws_3_0_5b_no_offensive_actions() -> None:
    hand = "rage-cut-26 rage-cut-44 tire-rival-3 tire-both-5 nobler-regains-4 spy feat unstoppable rest-a-while crown-cut-26"
    t = melee(1, "", hand, rear=[1], hits=[0, 4])
    assert [option for option in t.may() if not option.startswith("discard")] == ["end", "switch", "rest"]


def test_ws_3_0_5b_events_that_name_nobody_improvements_tactic_and_exchanges() -> None:
    t = melee(1, "", "regain-6 draw-2 more-strength rage-cut-26 rage-cut-53", rear=[1])
    plays = ["play regain-6", "play draw-2", "play more-strength"]
    assert [option for option in t.may() if not option.startswith("discard")] == ["end", "switch", *plays]
    assert "discard rage-cut-26" in t.may()


def test_ws_3_0_5b_it_recovers_by_events() -> None:
    t = melee(1, "", "regain-6", rear=[1], fatigue=[28, 5])
    t.say("play regain-6")
    assert (t.s.fatigue[1], t.left) == (11, 2)


def test_ws_3_0_5b_an_improvement_is_laid_in_the_rear_and_a_tactic_changed() -> None:
    t = melee(1, "", "more-strength", rear=[1])
    t.says("play more-strength", "switch")
    assert (t.improved(1), t.s.tactics[1], t.left) == ("more-strength", 1, 1)


def test_ws_3_0_5b_an_exchange_is_discard_one_draw_one() -> None:
    t = melee(1, "", "rage-cut-26 rage-cut-53", rear=[1], deck_rows=["spy feat", ""])
    t.say("discard rage-cut-26")
    assert (t.hand(1), t.discards(0), t.left) == ("rage-cut-53 spy", "rage-cut-26", 2)


def test_ws_3_0_5b_in_front_a_discard_draws_nothing() -> None:
    t = melee(1, "", "rage-cut-26 rage-cut-53")
    t.say("discard rage-cut-26")
    assert t.hand(1) == "rage-cut-53"


def test_ws_3_0_5b_endurance_bounds_their_sum() -> None:
    t = melee(1, "", "rage-cut-26 regain-2 more-strength rage-cut-53", rear=[1])  # Endurance 3
    t.says("discard rage-cut-26", "play regain-2", "play more-strength")
    assert t.s.acting == 2


# WS-2.2.11


def test_ws_2_2_11_a_shaken_knight_in_the_rear_may_make_a_grande_pass() -> None:
    t = melee(1, "", "rage-cut-26 regain-2", rear=[1], hits=[0, 4], fatigue=[28, 9], deck_rows=["spy feat", ""])
    t.say("rest")
    assert sorted(t.discards(0).split()) == ["rage-cut-26", "regain-2"]
    assert {"spy", "feat"} <= set(t.hand(1).split())
    assert (len(t.s.hands[1]), t.s.rested, t.s.rear) == (8, 1 << 1, 1 << 1)
    assert (t.s.fatigue[1], t.s.acting) == (9, 2), "it is free, and uses all actions"


def test_ws_2_2_11_in_the_rear_too_it_is_the_first_action_once_a_game_and_for_shaken_knights() -> None:
    t = melee(1, "", "regain-2", rear=[1], hits=[0, 4])
    t.say("play regain-2")
    assert "rest" not in t.may()
    assert "rest" not in melee(1, "", "regain-2", rear=[1], hits=[0, 4], rested=[1]).may()
    assert "rest" not in melee(1, "", "regain-2", rear=[1], hits=[0, 3]).may()


# WS-3.0.5c


def test_ws_3_0_5c_the_return_needs_a_new_melee_move_card_and_costs_ten() -> None:
    assert not [option for option in melee(1, "", "rage-cut-26 regain-2", rear=[1]).may() if option.startswith("move")]
    t = melee(1, "", "rage-cut-35", rear=[1])
    t.say("move rage-cut-35")
    assert (t.s.rear, t.s.fatigue[1], t.discards(0)) == (0, 18, "rage-cut-35")


def test_ws_3_0_5c_it_leads_to_the_column_it_left() -> None:
    for place in (1, 2, 3):
        t = melee(1, "", "rage-cut-35", rear=[1], places=[place % 3 + 1, place, (place + 1) % 3 + 1, 4, 5, 6])
        t.say("move rage-cut-35")
        assert (t.s.at(place - 1), t.told("returned")[0]["place"]) == (1, place)


def test_ws_3_0_5c_it_keeps_its_column_while_its_mates_swap() -> None:
    t = melee(0, "rage-cut-35", rear=[1])
    t.say("move rage-cut-35")
    assert places(t)[:3] == [3, 2, 1]


@pytest.mark.parametrize("first", ["discard rage-cut-26", "switch", "play regain-2"])
def test_ws_3_0_5c_the_return_is_the_only_action(first: str) -> None:
    t = melee(1, "", "rage-cut-35 rage-cut-26 regain-2", rear=[1], deck_rows=["spy", ""])
    assert "move rage-cut-35" in t.may()
    t.say(first)
    assert "move rage-cut-35" not in t.may()


def test_ws_3_0_5c_a_knight_in_the_rear_makes_no_other_move() -> None:
    t = melee(1, "", "rage-cut-35", rear=[1])
    assert "retreat rage-cut-35" not in t.may()
    t.say("move rage-cut-35")
    assert places(t)[:3] == [1, 2, 3]


def test_ws_3_0_5c_one_whose_mates_are_all_out_returns_at_once_as_sole_survivor() -> None:
    t = melee(4, "", "", "", "", "crown-cut-26 anger-cut-26", hits=[5, 4, 0], rear=[2])
    t.says("play crown-cut-26", "take")
    assert (t.s.rear, places(t), t.s.fatigue[2], t.s.acting) == (0, [0, 0, 2, 4, 5, 6], 28, 4)
    assert [told["knight"] for told in t.told("returned")] == ["knight:knight-3333"]
    t.say("play anger-cut-26")
    assert t.asked() == [(4, "answer")]


def test_ws_3_0_5c_against_two_it_returns_to_its_own_column() -> None:
    t = melee(4, "", "", "", "", "crown-cut-26", hits=[5, 4, 0, 5], rear=[2])
    t.says("play crown-cut-26", "take")
    assert (t.s.rear, places(t)) == (0, [0, 0, 3, 0, 5, 6])


def test_ws_3_0_5c_it_stays_in_the_rear_while_a_mate_stands_in_front() -> None:
    t = melee(4, "", "", "", "", "crown-cut-26", hits=[0, 4, 0], rear=[2])
    t.says("play crown-cut-26", "place 2", "take")
    assert (t.s.rear, places(t)[:3]) == (1 << 2, [1, 0, 3])


def test_ws_3_0_5c_when_the_last_in_front_is_out_all_in_the_rear_return_at_once() -> None:
    t = melee(4, "", "", "", "", "crown-cut-26", hits=[0, 4, 0], rear=[0, 2])
    t.says("play crown-cut-26", "take")
    assert (t.s.rear, places(t)[:3], len(t.told("returned"))) == (0, [1, 0, 3], 2)


def test_ws_3_0_5c_one_defensive_move_per_team_and_turn() -> None:
    t = melee(1, "", "crown-cut-26 anger-cut-26 scalp-cut-26", "", "rage-cut-35", "battle-cut-35", "anger-cut-35")
    t.says("play crown-cut-26", "place 4", "escape rage-cut-35", "play anger-cut-26", "place 5")
    assert t.may() == ["take", "evade battle-cut-35"]


def test_ws_3_0_5c_and_again_in_the_next_turn() -> None:
    t = melee(0, "crown-cut-26", "anger-cut-26", "", "rage-cut-35", "battle-cut-35")
    t.says("play crown-cut-26", "place 4", "escape rage-cut-35", "end", "play anger-cut-26", "place 5")
    assert "escape battle-cut-35" in t.may()


def test_ws_3_0_5c_one_knight_must_stay_in_front() -> None:
    t = melee(0, "scalp-cut-26 rage-cut-35", "", "", "rage-cut-35", rear=[1, 2, 4, 5])
    assert "retreat rage-cut-35" not in t.may()
    t.say("play scalp-cut-26")
    assert t.may() == ["take"]


def test_ws_3_0_5c_two_may_be_in_the_rear() -> None:
    t = melee(0, "rage-cut-35", rear=[1])
    t.say("retreat rage-cut-35")
    assert t.s.rear == 0b11


# The same for every Knight of both teams


def held(cards: dict[int, str]) -> list[str]:
    return [cards.get(knight, "") for knight in range(6)]


def mate_of(knight: int) -> int:
    return (knight + 1) % 3 + knight // 3 * 3


@pytest.mark.parametrize("knight", range(6))
def test_ws_3_0_5b_every_knight_may_go_there_in_its_own_turn_or_as_an_answer(knight: int) -> None:
    t = melee(knight, *held({knight: "rage-cut-35"}))
    t.say("retreat rage-cut-35")
    assert t.s.rear == 1 << knight
    rival = (knight + 3) % 6
    t = melee(rival, *held({knight: "rage-cut-35", rival: "crown-cut-26"}))
    t.says("play crown-cut-26", f"place {knight + 1}", "escape rage-cut-35")
    assert (t.s.rear, t.s.retreated, t.s.defended) == (1 << knight, 1 << knight // 3, 1 << knight)


@pytest.mark.parametrize("knight", range(6))
def test_ws_3_0_5c_a_mate_in_the_rear_stays_there_when_one_returns(knight: int) -> None:
    t = melee(knight, *held({knight: "rage-cut-35"}), rear=[knight, mate_of(knight)])
    t.say("move rage-cut-35")
    assert t.s.rear == 1 << mate_of(knight)


@pytest.mark.parametrize("knight", range(6))
def test_ws_3_0_4f_a_mate_in_the_rear_stays_there_when_one_goes_out(knight: int) -> None:
    hits, fatigue = [0] * 6, [28] * 6
    hits[knight], fatigue[knight] = 4, 1
    t = melee(knight, *held({knight: "feat"}), hits=hits, fatigue=fatigue, rear=[knight, mate_of(knight)])
    t.say("discard feat")  # Shaken's point is its last
    assert (t.s.places[knight], t.s.rear) == (-1, 1 << mate_of(knight))


@pytest.mark.parametrize(("hits", "acting", "last"), [([5, 4, 0, 0, 0, 0], 4, 2), ([0, 0, 0, 5, 4, 0], 1, 5)])
def test_ws_3_0_5c_a_sole_survivor_of_either_team_returns_to_the_centre(hits: list[int], acting: int, last: int) -> None:
    t = melee(acting, *held({acting: "crown-cut-26"}), hits=hits, rear=[last])
    t.says("play crown-cut-26", "take")
    assert (t.s.rear, t.s.places[last]) == (0, last - 1)
