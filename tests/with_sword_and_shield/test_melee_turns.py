"""WS-3.0.4a, WS-3.0.4c to WS-3.0.4f, WS-3.0.7 and WS-2.2.z: turn after turn, until a team has nobody left."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6.


def melee(acting: int = 0, hand: str = "", **given: Any) -> Table:
    """One Knight with these cards; all others hold none."""
    return Table(6, mode="melee", acting=acting, hands=["" for _ in range(acting)] + [hand], **given)


def turns(t: Table, count: int) -> list[int]:
    """So many turns without an action: whose they were."""
    found = []
    for _ in range(count):
        found.append(t.s.acting)
        t.end()
    return found


def strike(t: Table, card: str, place: int) -> None:
    """A blow that nobody answers."""
    t.say(f"play {card}")
    if t.asked()[0][1] == "place":
        t.say(f"place {place}")
    t.say("take")


def places(t: Table) -> list[int]:
    """Where each stands, 1 to 6, and 0 for one who is out."""
    return [place + 1 for place in t.s.places]


def drew(t: Table) -> list[int]:
    """Who drew, in order, each once."""
    names = [t.knight(knight) for knight in range(len(t.s.teams))]
    found = [names.index(told["knight"].split(":")[1]) for told in t.told("drew")]
    return [knight for at, knight in enumerate(found) if at == 0 or found[at - 1] != knight]


# WS-3.0.4a


def test_ws_3_0_4a_the_lowest_initiative_of_all_knights_starts() -> None:
    t = Table(6, mode="melee", auction=True, hands=["133", "128", "123", "118", "113", "108"])
    t.says("bid 7", "bid 6", "bid 5", "bid 2", *["pass"] * 5)  # Knights 0, 1, 2, 5; then 4, 3, 0, 1, 2
    assert (t.s.acting, t.s.turn) == (5, 1)


@pytest.mark.parametrize("start", range(6))
def test_ws_3_0_4a_then_clockwise_around_the_table(start: int) -> None:
    order = [2, 5, 4, 3, 0, 1]
    at = order.index(start)
    assert turns(melee(start), 13) == (order[at:] + order[:at]) * 2 + [start]


def test_ws_3_0_4a_the_turn_is_taken_by_whoever_stands_there() -> None:
    t = melee(2, places=[3, 1, 2, 5, 6, 4])
    assert turns(t, 6) == [2, 0, 4, 3, 5, 1]


def test_ws_3_0_4a_after_a_swap_the_turn_goes_on_from_the_place_not_from_the_knight() -> None:
    t = melee(2, "rage-cut-35")
    t.says("move rage-cut-35", "place 1")
    assert places(t) == [3, 2, 1, 4, 5, 6]
    assert turns(t, 6) == [5, 4, 3, 2, 1, 0]  # Knight 2 now stands at the place 1 and acts again there


def test_ws_3_0_4a_a_defender_who_swapped_has_the_turn_of_its_new_place() -> None:
    t = Table(6, mode="melee", acting=2, hands=["", "", "rage-cut-26", "", "", "battle-cut-35"])
    t.says("play rage-cut-26", "place 6", "evade battle-cut-35", "place 4", "end")
    assert turns(t, 5) == [3, 4, 5, 0, 1]


def test_ws_3_0_4a_a_mate_in_the_rear_moved_behind_the_turn_waits_for_the_next_round() -> None:
    t = melee(0, hits=[0, 0, 5, 0, 5, 5], rear=[1], places=[3, 2, 0, 4, 0, 0])
    assert places(t) == [2, 3, 0, 5, 0, 0], "Knight 0 goes to the centre, and Knight 1 takes the column it left"
    assert turns(t, 4) == [0, 1, 3, 0], "ahead of the turn: nobody waits"
    t = melee(0, hits=[0, 0, 5, 5, 5, 0], rear=[1], places=[1, 2, 0, 0, 0, 6])
    assert places(t) == [2, 1, 0, 0, 0, 5]
    assert turns(t, 5) == [0, 5, 1, 0, 5], "behind the turn: Knight 1 would have been next and waits for the next round"


def test_ws_3_0_4a_a_mate_who_is_swapped_behind_the_turn_waits_for_the_next_round() -> None:
    t = melee(0, "rage-cut-35")
    t.says("move rage-cut-35", "place 2")
    assert turns(t, 6) == [0, 2, 5, 4, 3, 1], "the turn comes to the place 2, where Knight 0 stands now; 1 waits at the place 1"


def test_ws_3_0_4a_empty_places_are_skipped() -> None:
    assert turns(melee(2, hits=[0, 5, 0, 0, 5]), 5) == [2, 5, 3, 0, 2]
    t = Table(4, mode="melee", teams="two-two", places=[2, 3, 5, 6], acting=1)
    assert turns(t, 5) == [1, 3, 2, 0, 1]


def test_ws_3_0_4a_a_knight_in_the_rear_keeps_the_turn_of_its_column() -> None:
    assert turns(melee(2, rear=[4]), 6) == [2, 5, 4, 3, 0, 1]


# WS-3.0.4c


def test_ws_3_0_4c_a_sole_survivor_against_three_moves_to_the_centre_at_once() -> None:
    t = melee(4, "rage-cut-26 crown-cut-26", hits=[5, 4, 0])
    strike(t, "rage-cut-26", 2)
    assert (places(t), t.s.acting, t.left) == ([0, 0, 2, 4, 5, 6], 4, 2)
    assert t.told("stepped") == [{"seat": 4, "knight": "knight:knight-3333", "place": 2}]
    assert t.s.fatigue[2] == 28


def test_ws_3_0_4c_against_two_he_keeps_his_place() -> None:
    t = melee(4, "rage-cut-26", hits=[5, 4, 0, 5])
    strike(t, "rage-cut-26", 2)
    assert places(t) == [0, 0, 3, 0, 5, 6]


@pytest.mark.parametrize("rear", [3, 5])
def test_ws_3_0_4c_rivals_in_the_rear_count(rear: int) -> None:
    t = melee(4, "rage-cut-26", hits=[5, 4, 0], rear=[rear])
    strike(t, "rage-cut-26", 2)
    assert places(t) == [0, 0, 2, 4, 5, 6]
    t = melee(4, "rage-cut-26", hits=[5, 4, 0, *([5, 0, 0] if rear == 5 else [0, 0, 5])], rear=[rear])
    strike(t, "rage-cut-26", 2)
    assert places(t)[2] == 3


def test_ws_3_0_4c_against_one_both_stand_in_the_centre() -> None:
    t = melee(5, "rage-cut-26", hits=[5, 4, 0, 5, 5, 0])
    strike(t, "rage-cut-26", 2)
    assert places(t) == [0, 0, 2, 0, 0, 5]
    assert t.told("stepped")[0]["knight"] == "knight:knight-3333"


def test_ws_3_0_4c_the_attacker_who_is_the_sole_survivor_moves_too_when_one_rival_is_left() -> None:
    t = melee(0, "rage-cut-26 crown-cut-26", hits=[0, 5, 5, 5, 4, 0])
    strike(t, "rage-cut-26", 5)
    assert (places(t), t.s.acting, t.left) == ([2, 0, 0, 0, 0, 5], 0, 2)


@pytest.mark.parametrize("place", [1, 3])
def test_ws_3_0_4c_then_the_two_attack_in_turn(place: int) -> None:
    t = melee(0, "rage-cut-26", hits=[0, 5, 5, 5, 4, 0], places=[place, 0, 0, 0, 5, 6])
    strike(t, "rage-cut-26", 5)
    assert turns(t, 4) == [0, 5, 0, 5]


def test_ws_3_0_4c_a_survivor_against_three_stays_in_the_centre_when_two_are_left() -> None:
    t = melee(1, "rage-cut-26", hits=[5, 0, 5, 4])
    strike(t, "rage-cut-26", 4)
    assert places(t) == [0, 2, 0, 0, 5, 6]


def test_ws_3_0_4c_two_against_three_stay_where_they_are() -> None:
    t = melee(4, "rage-cut-26", hits=[0, 4])
    strike(t, "rage-cut-26", 2)
    assert places(t) == [1, 0, 3, 4, 5, 6]


def test_ws_3_0_4c_without_a_rival_in_reach_anything_but_attacks() -> None:
    hand = "rage-cut-26 rage-cut-44 rage-cut-35 tire-rival-3 feat unstoppable regain-2 crown-cut-26 rest-a-while more-strength"
    t = melee(0, hand, hits=[0, 5, 0, 5, 5, 0])  # at 1 and 3 against 6
    said = [option for option in t.may() if not option.startswith("discard")]
    plays = ["play rest-a-while", "play regain-2", "play more-strength"]
    assert said == ["end", "switch", *plays, "move rage-cut-35", "retreat rage-cut-35"]


# WS-3.0.4d


def test_ws_3_0_4d_nobody_in_front_has_a_rival_in_reach_then_each_side_steps_to_the_centre() -> None:
    t = melee(0, "rage-cut-26 crown-cut-26", hits=[0, 0, 5, 5, 4, 0], rear=[1])
    strike(t, "rage-cut-26", 5)
    assert (places(t), t.s.rear) == ([1, 2, 0, 0, 0, 6], 1 << 1)  # not before the turn ends
    assert "play crown-cut-26" not in t.may()
    t.end()
    assert (places(t), t.s.rear) == ([2, 1, 0, 0, 0, 5], 1 << 1)
    assert [(told["knight"], told["place"]) for told in t.told("stepped")] == [
        ("knight:knight-2233", 2), ("knight:knight-2224", 5),
    ]  # fmt: skip


def test_ws_3_0_4d_a_mate_in_the_rear_whose_column_it_was_takes_the_column_left() -> None:
    t = melee(0, hits=[0, 0, 5, 0, 0, 0], rear=[1, 3, 4])
    assert places(t) == [2, 1, 0, 4, 6, 5]


def test_ws_3_0_4d_there_is_never_a_choice_two_as_near_reach_every_column() -> None:
    for rivals in ([1], [2], [3], [1, 3], [2, 3]):
        hits = [0, 5, 0, *[0 if place in rivals else 5 for place in (1, 2, 3)]]
        t = melee(0, hits=hits)
        assert places(t)[:3] == [1, 0, 3]
        assert t.told("stepped") == []


def test_ws_3_0_4d_it_costs_nothing_and_the_turn_goes_on() -> None:
    t = melee(0, "rage-cut-26", hits=[0, 0, 5, 5, 5, 0], rear=[1])
    assert (places(t), t.s.fatigue[0], t.left, t.s.acting) == ([2, 1, 0, 0, 0, 5], 28, 3, 0)
    assert "play rage-cut-26" in t.may()


def test_ws_3_0_4d_not_while_anybody_has_a_rival_in_reach() -> None:
    assert places(melee(0, hits=[0, 5, 0, 5, 5, 0])) == [1, 0, 3, 0, 0, 6]
    assert places(melee(0, hits=[0, 5, 0, 5, 5, 0], locks=[[5, 2, "rage-cut-44"]])) == [1, 0, 3, 0, 0, 6]


# WS-3.0.4e


@pytest.mark.parametrize(("acting", "order"), [
    (0, [5, 4, 3, 0, 1, 2]), (1, [5, 4, 3, 1, 2, 0]), (2, [5, 4, 3, 2, 0, 1]), (4, [0, 1, 2, 4, 3, 5]), (3, [0, 1, 2, 3, 5, 4]),
])  # fmt: skip
def test_ws_3_0_4e_rivals_refill_clockwise_then_the_attacker_then_its_mates(acting: int, order: list[int]) -> None:
    t = melee(acting)
    t.end()
    assert drew(t) == order
    assert [len(hand) for hand in t.s.hands] == [8] * 6


def test_ws_3_0_4e_clockwise_goes_by_place() -> None:
    t = melee(1, places=[1, 2, 3, 6, 5, 4])
    t.end()
    assert drew(t) == [3, 4, 5, 1, 2, 0]


def test_ws_3_0_4e_each_below_eight_from_the_deck_of_its_team_in_that_order() -> None:
    full = "rage-cut-62 crown-cut-62 scalp-cut-62 anger-cut-62 plunge-strike-62 father-strike-62 cross-cut-62 spy"
    seven = full.replace("62", "53").removesuffix(" spy")
    six = full.replace("62", "26").removesuffix(" cross-cut-26 spy")
    tops = ["battle-cut-26 battle-cut-35 battle-cut-44", "battle-cut-26 battle-cut-35 battle-cut-44"]
    t = Table(6, mode="melee", acting=1, hands=[full, seven, six, seven, full, six], deck_rows=tops)
    t.end()
    assert drew(t) == [5, 3, 1, 2]
    got = [" ".join(card for card in t.hand(knight).split() if card.startswith("battle")) for knight in range(6)]
    assert got == ["", "battle-cut-26", "battle-cut-35 battle-cut-44", "battle-cut-44", "", "battle-cut-26 battle-cut-35"]


# WS-3.0.4f


def test_ws_3_0_4f_a_knight_out_leaves_at_once_and_its_cards_go_to_its_teams_discards() -> None:
    t = Table(
        6, mode="melee", acting=0, hits=[0, 0, 0, 4], hands=["rage-cut-26 crown-cut-26", "", "", "scalp-cut-26 regain-2"],
        improved=["", "", "", "more-strength"], locks=[[3, 0, "anger-cut-44"]],
    )  # fmt: skip
    strike(t, "rage-cut-26", 4)
    assert (t.hand(3), t.improved(3), t.s.lock_cards, t.s.places[3]) == ("", "", [-1] * 6, -1)
    assert sorted(t.discards(1).split()) == ["anger-cut-44", "more-strength", "regain-2", "scalp-cut-26"]
    assert t.discards(0) == ""
    assert (t.s.acting, t.left) == (0, 2)  # the attacker's actions go on
    t.end()
    assert t.s.hands[3] == []


def test_ws_3_0_4f_a_knight_that_is_out_has_no_fatigue_left() -> None:
    t = melee(0, "rage-cut-26", hits=[0, 0, 0, 4], fatigue=[28, 28, 28, 9])
    strike(t, "rage-cut-26", 4)
    assert t.s.fatigue == [28, 28, 28, 0, 28, 28]


def test_ws_3_0_4f_the_lock_card_of_a_rival_goes_to_that_rivals_discards() -> None:
    t = melee(0, "rage-cut-26", hits=[0, 0, 0, 4], locks=[[0, 3, "anger-cut-44"]])
    strike(t, "rage-cut-26", 4)
    assert (t.discards(0), t.discards(1), t.s.locked) == ("anger-cut-44", "", [-1] * 6)


def test_ws_3_0_4f_if_it_was_the_attacker_its_turn_ends() -> None:
    t = melee(0, "rage-cut-26 crown-cut-26", hits=[4], fatigue=[1], improved=["more-endurance"])
    t.say("discard rage-cut-26")  # Shaken's point is its last
    assert (places(t)[0], t.s.acting, t.s.turn) == (0, 1, 3)
    assert sorted(t.discards(0).split()) == ["crown-cut-26", "more-endurance", "rage-cut-26"]
    assert drew(t) == [5, 4, 3, 1, 2]


def test_ws_3_0_4f_an_attacker_who_is_out_strikes_no_more_blows_of_its_combination() -> None:
    t = Table(
        6, mode="melee", acting=0, hits=[4], fatigue=[6],
        hands=["rage-cut-26 rage-cut-35 rage-cut-44", "", "", "stop-all"],
    )  # fmt: skip
    t.says("combine", "lay rage-cut-26", "lay rage-cut-35", "lay rage-cut-44", "place 4", "take")
    assert (places(t)[0], t.s.acting, t.s.hits[3], t.s.laid) == (0, 1, 1, [])
    assert sorted(t.discards(0).split()) == ["rage-cut-26", "rage-cut-35", "rage-cut-44"]


def test_ws_3_0_4f_further_blows_at_the_place_of_one_who_is_out_are_lost_and_cost_nothing() -> None:
    t = melee(0, "slanting-cut-26 scalp-cut-35 regain-2", hits=[0, 0, 0, 4])
    t.says("combine", "lay slanting-cut-26", "lay scalp-cut-35", "place 4", "take")
    assert (t.s.acting, t.left, t.s.fatigue[0]) == (0, 2, 28 - 4)
    assert [told["card"] for told in t.told("lost")] == ["combat:scalp-cut-35"]


# WS-3.0.7


def test_ws_3_0_7_a_team_wins_when_all_rivals_are_out() -> None:
    t = melee(0, "rage-cut-26", hits=[0, 4, 4, 5, 4, 5])
    strike(t, "rage-cut-26", 5)
    assert (t.s.over, t.s.questions, t.box.winners(t.s)) == (True, [], [0, 2, 4])


def test_ws_3_0_7_the_whole_team_wins_those_who_are_out_too() -> None:
    t = Table(4, mode="melee", teams="two-two", acting=2, hits=[5, 4, 4, 5], hands=["", "", "rage-cut-26"], places=[0, 2, 5, 0])
    strike(t, "rage-cut-26", 2)
    assert (t.s.over, t.box.winners(t.s)) == (True, [1, 3])


def test_ws_3_0_7_not_before_the_last_is_out() -> None:
    t = melee(0, "rage-cut-26", hits=[0, 5, 5, 5, 4, 4], places=[2, 0, 0, 0, 5, 6])
    strike(t, "rage-cut-26", 5)
    assert (t.s.over, t.s.hits) == (False, [0, 5, 5, 5, 5, 4])


def test_ws_3_0_7_a_team_with_its_last_knight_in_the_rear_has_not_lost() -> None:
    t = melee(1, "rage-cut-26", hits=[0, 0, 0, 5, 4, 0], rear=[5])
    strike(t, "rage-cut-26", 5)
    assert not t.s.over


# WS-2.2.z


@pytest.mark.parametrize(("turn", "over"), [(200, False), (599, False), (600, True)])
def test_ws_2_2_z_a_melee_ends_after_600_turns(turn: int, over: bool) -> None:
    t = melee(turn=turn)
    t.end()
    assert (t.s.over, len(t.told("time-out"))) == (over, int(over))


@pytest.mark.parametrize(("hits", "fatigue", "winners"), [
    ([5, 0, 0, 4, 4, 4], [28] * 6, [1, 3, 5]),  # more Knights standing, whatever their hits
    ([1, 1, 1, 0, 0, 4], [1] * 3 + [28] * 3, [0, 2, 4]),  # then fewer hits in all
    ([0, 1, 2, 3, 0, 0], [9, 9, 9, 28, 1, 1], [1, 3, 5]),  # then more fatigue in all
    ([0, 1, 2, 3, 0, 0], [11, 10, 10, 28, 1, 1], [0, 2, 4]),
    ([0, 1, 2, 3, 0, 0], [10, 10, 10, 28, 1, 1], [0, 1, 2, 3, 4, 5]),
])  # fmt: skip
def test_ws_2_2_z_more_knights_standing_then_hits_then_fatigue_summed_over_the_team(
    hits: list[int], fatigue: list[int], winners: list[int]
) -> None:
    t = melee(1, turn=600, hits=hits, fatigue=fatigue)
    t.end()
    assert t.box.winners(t.s) == winners


def test_ws_2_2_9_what_is_left_of_a_combination_does_not_turn_to_a_survivor_who_steps_there() -> None:
    t = Table(6, mode="melee", acting=4, hands=["", "", "", "", "cross-cut-26 cross-cut-53"], hits=[5, 4, 0])
    t.says("combine", "lay cross-cut-26", "lay cross-cut-53", "place 2", "take")
    assert (t.s.hits[:3], t.s.places[2]) == ([5, 5, 0], 1)
    assert t.asked_for == "ask-act"
    assert len(t.told("lost")) == 1


def test_ws_2_2_9_without_a_rival_in_reach_only_what_names_none_is_combined() -> None:
    given = {"hits": [0, 5, 0, 5, 5, 0]}  # at 1 and 3 against 6
    assert "combine" not in melee(0, "tire-rival-3 anger-cut-26 regain-2", **given).may()
    t = melee(0, "regain-6 draw-2 slanting-cut-26 scalp-cut-26", **given)
    t.say("combine")
    assert t.may() == ["lay regain-6", "lay draw-2"]


def test_ws_3_0_4f_what_puts_a_knight_out_cannot_be_taken_back_for_its_hand_comes_to_light() -> None:
    names = [design.id for design in melee().box.cards.designs]
    hands = [" ".join(names[8 * mate : 8 * mate + 8]) for mate in range(3)]
    given = {"hits": [4], "fatigue": [1], "hands": hands * 2}
    t = Table(6, mode="melee", **given)
    assert not t.say("switch")
    assert (t.s.places[0], t.told("drew"), t.s.over) == (-1, [], False)


@pytest.mark.parametrize(("hand", "lost"), [
    ("anger-cut-26 tire-rival-3", 0), ("battle-cut-26 tire-both-5", 5), ("squinting-cut-26 nobler-regains-4", 0),
    ("rage-cut-26 unsettle", 0), ("slanting-cut-26 draw-2", 0),
])  # fmt: skip
def test_ws_2_2_9_events_after_a_blow_that_puts_the_rival_out_fall_on_who_laid_them_or_on_nobody(hand: str, lost: int) -> None:
    t = melee(0, hand, hits=[0, 0, 0, 4])
    t.says("combine", *[f"lay {card}" for card in hand.split()], "place 4", "take")
    assert (t.s.fatigue, t.s.hits) == ([28 - 4 - lost, 28, 28, 0, 28, 28], [0, 0, 0, 5, 0, 0])
    assert (t.s.tactics, t.told("chivalry"), t.asked_for) == ([0] * 6, [], "ask-act")
