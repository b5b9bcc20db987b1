"""WS-3.0.3, WS-3.0.3b and WS-3.0.4b: reach by columns, and the duty to aim at every rival in reach."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table

# What is aimed at a place strikes whoever stands there, the very first place too.


@pytest.mark.parametrize(("acting", "place", "whom"), [(3, 1, 0), (3, 2, 1), (0, 4, 3)])
def test_ws_3_0_3b_an_event_tires_the_rival_it_is_aimed_at(acting: int, place: int, whom: int) -> None:
    t = Table(6, mode="melee", acting=acting, hands=["" for _ in range(acting)] + ["tire-rival-3"])
    t.say("play tire-rival-3")
    assert t.asked_for == "ask-target"
    t.say(f"place {place}")
    assert [28 - left for knight, left in enumerate(t.s.fatigue) if knight != acting] == [
        3 if knight == whom else 0 for knight in range(6) if knight != acting
    ]

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6. Strength 4 makes these cards free.
STRONG = "knight-4414 knight-4233 knight-4243 knight-2233 knight-2423 knight-2224"
CUTS = ["rage-cut-26", "crown-cut-26", "scalp-cut-26", "anger-cut-26", "battle-cut-26"]


def melee(acting: int, hand: str = " ".join(CUTS), **given: Any) -> Table:
    """One Knight with these cards; all others hold none."""
    return Table(6, mode="melee", acting=acting, hands=["" for _ in range(acting)] + [hand], **given)


def aims(t: Table) -> list[str]:
    """Where an attack may go now; a single rival is not asked about."""
    t.say(next(option for option in t.may() if option.startswith("play ")))
    if t.asked()[0][1] == "answer":
        return [f"place {t.s.frames[-1].rival + 1}"]
    return t.may()


# WS-3.0.3


@pytest.mark.parametrize(("knight", "places"), [
    (0, [4, 5]), (1, [4, 5, 6]), (2, [5, 6]), (3, [1, 2]), (4, [1, 2, 3]), (5, [2, 3]),
])  # fmt: skip
def test_ws_3_0_3_rivals_are_those_in_the_own_and_neighbouring_columns(knight: int, places: list[int]) -> None:
    assert aims(melee(knight)) == [f"place {place}" for place in places]


def test_ws_3_0_3_reach_goes_by_place_not_by_knight() -> None:
    assert aims(melee(0, places=[2, 1, 3, 6, 4, 5])) == ["place 4", "place 5", "place 6"]
    assert aims(melee(3, places=[2, 1, 3, 6, 4, 5])) == ["place 2", "place 3"]


def test_ws_3_0_3_mates_are_never_rivals() -> None:
    t = melee(1)
    t.say("play rage-cut-26")
    assert not {"place 1", "place 2", "place 3"} & set(t.may())


def test_ws_3_0_3_as_many_rivals_as_actions_each_gets_one() -> None:
    t = melee(1)  # Endurance 3, three rivals
    t.says("play rage-cut-26", "place 5", "take", "play crown-cut-26")
    assert t.may() == ["place 4", "place 6"]
    t.says("place 6", "take")
    assert aims(t) == ["place 4"]


def test_ws_3_0_3_while_actions_are_to_spare_any_rival_may_be_aimed_at() -> None:
    t = melee(0)  # Endurance 3, two rivals
    t.says("play rage-cut-26", "place 5", "take", "play crown-cut-26")
    assert t.may() == ["place 4", "place 5"]
    t.says("place 5", "take")
    assert aims(t) == ["place 4"]


def test_ws_3_0_3_once_all_are_aimed_at_the_rest_is_free() -> None:
    t = melee(0)
    t.says("play rage-cut-26", "place 5", "take", "play crown-cut-26", "place 4", "take")
    assert aims(t) == ["place 4", "place 5"]


def test_ws_3_0_3_more_rivals_than_actions_then_only_those_not_yet_aimed_at() -> None:
    t = melee(1, knights="knight-4414 knight-5512", tactics=["strength", "strength"])  # Endurance 2, three rivals
    t.says("play rage-cut-26", "place 4", "take", "play crown-cut-26")
    assert t.may() == ["place 5", "place 6"]


def test_ws_3_0_3_other_actions_use_up_the_choice_but_are_not_forbidden() -> None:
    t = melee(0)
    t.says("play rage-cut-26", "place 4", "take", "discard crown-cut-26")
    assert t.left == 1
    assert {"switch", "discard scalp-cut-26"} <= set(t.may())
    assert aims(t) == ["place 5"]


def test_ws_3_0_3_an_action_gained_counts() -> None:
    t = melee(0, "rage-cut-26 crown-cut-26 scalp-cut-26 more-endurance")
    t.says("play rage-cut-26", "place 4", "take", "play more-endurance")
    assert t.left == 2
    assert aims(t) == ["place 4", "place 5"]


@pytest.mark.parametrize("done", [[], ["play rage-cut-26", "place 4", "take"], ["switch", "switch"]])
def test_ws_3_0_3_a_turn_may_always_be_ended(done: list[str]) -> None:
    t = melee(1)
    t.says(*done, "end")
    assert t.s.acting != 1


def test_ws_3_0_3_the_duty_begins_anew_each_turn() -> None:
    t = melee(0, knights=STRONG)
    t.says("play rage-cut-26", "place 5", "take", "end")
    assert (t.s.aimed, t.s.acting) == (0, 1)


def test_ws_3_0_3_locked_only_at_its_partner() -> None:
    t = melee(1, locks=[[1, 5, "rage-cut-44"]])
    assert aims(t) == ["place 6"]


# WS-3.0.3b


@pytest.mark.parametrize("card", ["rage-cut-26", "unstoppable", "tire-rival-3", "tire-both-5", "spy", "feat", "nobler-regains-4"])
def test_ws_3_0_3b_aimed_at_is_an_attack_or_any_card_that_names_a_rival(card: str) -> None:
    t = melee(0, f"{card} scalp-cut-26 anger-cut-26")
    t.says(f"play {card}", "place 5")
    if t.asked()[0][1] == "answer":
        t.say("take")
    t.say("discard anger-cut-26")
    assert aims(t) == ["place 4"]


def test_ws_3_0_3b_a_combination_aims_at_one_rival_only() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-26 rage-cut-26 anger-cut-26")
    t.says("combine", "lay slanting-cut-26", "lay scalp-cut-26")
    assert t.may() == ["place 4", "place 5"]
    t.says("place 4", "take", "take", "discard anger-cut-26")
    assert aims(t) == ["place 5"]


def test_ws_3_0_3b_a_combination_is_bound_by_the_duty() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-26 rage-cut-26 anger-cut-26")
    t.says("play rage-cut-26", "place 4", "take", "discard anger-cut-26", "combine", "lay slanting-cut-26", "lay scalp-cut-26")
    assert t.asked() == [(3, "answer")]  # Knight 4: nobody else is left to choose


def test_ws_3_0_3b_a_lock_aims_and_is_bound_by_the_duty() -> None:
    t = melee(0, "rage-cut-44 rage-cut-26 anger-cut-26")
    t.says("play rage-cut-26", "place 4", "take", "discard anger-cut-26", "lock rage-cut-44")
    assert t.s.locked[0] == 4


def test_ws_3_0_3b_cards_that_name_nobody_aim_at_nobody() -> None:
    t = melee(0, "regain-2 more-strength rage-cut-26 anger-cut-26")
    t.says("play regain-2", "play more-strength")
    assert (t.s.aimed, aims(t)) == (0, ["place 4", "place 5"])


def test_ws_3_0_3b_reach_is_read_anew_at_each_action() -> None:
    t = Table(6, mode="melee", acting=0, hands=["rage-cut-26 scalp-cut-26", "", "", "battle-cut-35"])
    t.says("play rage-cut-26", "place 4", "escape battle-cut-35")
    assert aims(t) == ["place 5"]
    assert aims(melee(0, hits=[0, 0, 0, 0, 5])) == ["place 4"]


def test_ws_3_0_3b_a_rival_who_left_the_reach_is_owed_nothing_and_a_newcomer_is() -> None:
    hands = ["", "", "battle-cut-35", "", "", "rage-cut-26 scalp-cut-26 anger-cut-26 crown-cut-26"]
    t = Table(6, mode="melee", knights=STRONG, acting=5, hands=hands)  # Endurance 4
    t.says("play rage-cut-26", "place 3", "evade battle-cut-35", "place 1", "discard crown-cut-26", "play scalp-cut-26")
    assert t.may() == ["place 2", "place 3"]  # two left, two owed: Knight 1 and the newcomer, Knight 0
    t.says("place 2", "take")
    assert aims(t) == ["place 3"]


def test_ws_3_0_3b_a_rival_in_the_rear_is_owed_nothing() -> None:
    t = melee(1, rear=[4])
    t.says("play rage-cut-26", "place 4", "take", "play crown-cut-26")
    assert t.may() == ["place 4", "place 6"]


@pytest.mark.parametrize("said", ["move battle-cut-35", "retreat battle-cut-35", "rest"])
def test_ws_3_0_3b_a_melee_move_or_a_grande_pass_lifts_the_duty(said: str) -> None:
    t = melee(1, "battle-cut-35 rage-cut-26", hits=[0, 4])
    t.say(said)
    if t.asked()[0][1] == "place":
        t.say("place 1")
    assert (t.s.acting, t.s.turn) == (t.s.at(2), 3)


# WS-3.0.4b


def test_ws_3_0_4b_facing_an_empty_place_one_attacks_the_rival_next_to_it() -> None:
    t = melee(5, hits=[0, 0, 5])
    assert aims(t) == ["place 2"]


def test_ws_3_0_4b_it_adds_no_reach() -> None:
    t = melee(5, hits=[0, 5, 0])  # opposite the centre nobody stands; Knight 0 at the place 1 is out of reach
    assert aims(t) == ["place 3"]
    t = melee(4, hits=[0, 5, 0])
    assert aims(t) == ["place 1", "place 3"]


def test_ws_3_0_4b_the_duty_holds_there_too() -> None:
    t = melee(4, hits=[0, 5, 0])
    t.says("play rage-cut-26", "place 1", "take", "discard crown-cut-26")
    assert aims(t) == ["place 3"]


def test_ws_3_0_3b_a_combination_that_names_no_rival_is_aimed_at_nobody() -> None:
    t = melee(0, "regain-6 draw-2")
    t.says("combine", "lay regain-6", "lay draw-2")
    assert (t.asked(), t.left, t.s.aimed, t.told("aimed")) == ([(0, "act")], 2, 0, [])


def test_ws_3_0_3_with_a_new_turn_nobody_has_been_aimed_at_nor_defended_nor_gone_to_the_rear() -> None:
    t = melee(0, "", aimed=[3], defended=[4], retreated=[1], phase="action", used=1)
    assert (t.s.aimed, t.s.defended, t.s.retreated, t.s.used) == (8, 16, 2, 1)
    t.end()
    assert (t.s.aimed, t.s.defended, t.s.retreated, t.s.used) == (0, 0, 0, 0)


@pytest.mark.parametrize(("knight", "places"), [
    (0, [4, 5]), (1, [4, 5, 6]), (2, [5, 6]), (3, [1, 2]), (4, [1, 2, 3]), (5, [2, 3]),
])  # fmt: skip
def test_ws_3_0_3_in_a_new_turn_nobody_is_aimed_at_yet(knight: int, places: list[int]) -> None:
    t = melee(knight)
    t.says(*["switch"] * (t.left - 1))
    assert aims(t) == [f"place {place}" for place in places]
