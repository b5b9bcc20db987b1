"""SB-A1 to SB-A7 and SB-B1 to SB-B3: the turns of phase 2, and the Badge of Honour."""

import pytest

from tests.swords_and_bagpipes.small_box import OwnTable

REPLENISHMENTS = ["taxes", "militia", "troops", "mercenaries"]
MARCH = ["move 1", "move 2", "move 3"]


def held(t: OwnTable) -> tuple[list[int], list[int], list[int], int]:
    """Gold, castles, camps, and Scotland's camp."""
    return t.s.gold.copy(), t.s.castle.copy(), t.s.camp.copy(), t.s.scots


# SB-A1


@pytest.mark.parametrize(("seats", "badge"), [(4, 0), (4, 2), (5, 3), (5, 4)])
def test_sb_a1_from_the_badge_holder_clockwise_one_turn_each(seats: int, badge: int) -> None:
    t = OwnTable(seats, badge=badge)
    took = []
    while t.asked()[0][1] == "act":
        assert len(t.asked()) == 1
        took.append(t.asked()[0][0])
        t.turn()
    assert took == [(badge + step) % seats for step in range(seats)]
    assert t.asked() == [(badge, "badge")]


def test_sb_a1_a_turn_cannot_end_without_the_replenishment() -> None:
    t = OwnTable(hands=["purse"])
    assert t.may() == [*REPLENISHMENTS, "purse", *MARCH]
    t.say("move 1")
    assert t.may() == [*REPLENISHMENTS, "purse", *MARCH[:2]]
    t.say("purse")
    assert t.may() == [*REPLENISHMENTS, *MARCH[:2]]
    t.say("troops")
    assert t.may()[0] == "done"


@pytest.mark.parametrize("action", REPLENISHMENTS)
def test_sb_a1_exactly_one_replenishment(action: str) -> None:
    t = OwnTable(hands=["purse"], gold=[9, 9, 9, 9])
    t.say(action)
    assert not set(t.may()) & set(REPLENISHMENTS)
    assert (t.asked(), t.may()[:2]) == ([(0, "act")], ["done", "purse"])
    t.say("purse")
    t.say("move 1")
    assert not set(t.may()) & set(REPLENISHMENTS)
    t.say("done")
    assert (t.asked(), t.may()) == ([(1, "act")], [*REPLENISHMENTS, *MARCH])


def test_sb_a1_relocation_and_cards_are_optional() -> None:
    t = OwnTable(hands=["purse"])
    t.say("taxes")
    t.say("done")
    assert (t.asked(), t.s.castle[0], t.s.camp[0], t.hand(0)) == ([(1, "act")], 3, 0, "purse")


@pytest.mark.parametrize("said", [
    "troops move 2 purse", "troops purse move 2", "move 2 troops purse", "move 2 purse troops", "purse troops move 2",
    "purse move 2 troops",
])  # fmt: skip
def test_sb_a1_in_any_order(said: str) -> None:
    t = OwnTable(hands=["purse"])
    t.turns(said)
    assert (t.s.castle[0], t.s.camp[0], t.s.gold[0], t.hand(0), t.discards) == (3, 2, 4, "", "purse")


def test_sb_a1_any_number_of_axe_cards_and_no_others() -> None:
    t = OwnTable(hands=["purse purse purse purse toll drill muster coin"])
    assert t.may() == [*REPLENISHMENTS, "purse", "toll", "drill", *MARCH]
    for card in ("purse", "purse", "troops", "toll", "purse", "drill", "purse"):
        t.say(card)
    assert (t.hand(0), t.s.gold[0], t.s.castle[0]) == ("muster coin", 6, 6)
    assert t.may() == ["done", *(f"move {units}" for units in range(1, 7))]


def test_sb_a1_nobody_acts_in_anothers_turn() -> None:
    t = OwnTable(hands=["", "purse", "purse", "purse"])
    assert t.asked() == [(0, "act")]
    t.say("taxes")
    assert t.asked() == [(0, "act")]


# SB-A2


def test_sb_a2_taxes_bring_one_gold_and_nothing_else() -> None:
    t = OwnTable()
    t.say("taxes")
    assert held(t) == ([4, 3, 3, 3], [3, 3, 3, 3], [0, 0, 0, 0], 0)
    assert t.told("taxed") == [{"seat": 0, "count": 1}]


# SB-A3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sb_a3_militia_stands_up_in_every_camp_and_in_scotlands(seats: int) -> None:
    t = OwnTable(seats)
    scots = t.s.scots
    t.say("militia")
    assert held(t) == ([3] * seats, [3] * seats, [1] * seats, scots + 1)
    t.say("done")
    t.say("militia")
    assert held(t) == ([3] * seats, [3] * seats, [2] * seats, scots + 2)


# SB-A4


def test_sb_a4_two_units_come_to_your_castle() -> None:
    t = OwnTable()
    t.say("troops")
    assert held(t) == ([3, 3, 3, 3], [5, 3, 3, 3], [0, 0, 0, 0], 0)


# SB-A5


def test_sb_a5_four_units_for_one_gold() -> None:
    t = OwnTable(gold=[1, 3, 3, 3])
    t.say("mercenaries")
    assert held(t) == ([0, 3, 3, 3], [7, 3, 3, 3], [0, 0, 0, 0], 0)


def test_sb_a5_not_without_gold() -> None:
    t = OwnTable(gold=[0, 1, 0, 0], hands=["purse"])
    assert t.may() == ["taxes", "militia", "troops", "purse", *MARCH]
    t.say("purse")
    assert t.may() == [*REPLENISHMENTS, *MARCH]
    t.turn("mercenaries")
    assert "mercenaries" in t.may()
    t.turn()
    assert "mercenaries" not in t.may()


def test_sb_a5_gold_spent_before_cannot_hire() -> None:
    t = OwnTable(gold=[1, 3, 3, 3], hands=["toll"])
    t.say("toll")
    assert t.may() == ["taxes", "militia", "troops", *MARCH]
    assert t.s.gold == [0, 3, 3, 3]


# SB-A6


@pytest.mark.parametrize("units", [1, 4, 7])
def test_sb_a6_any_number_of_units_goes_from_castle_to_camp(units: int) -> None:
    t = OwnTable(castle=[7, 3, 3, 3])
    assert [said for said in t.may() if said.startswith("move")] == [f"move {number}" for number in range(1, 8)]
    t.say(f"move {units}")
    assert held(t) == ([3, 3, 3, 3], [7 - units, 3, 3, 3], [units, 0, 0, 0], 0)


def test_sb_a6_more_than_once_in_the_turn() -> None:
    t = OwnTable(hands=["purse"])
    t.say("move 1")
    t.say("move 1")
    t.say("troops")
    assert t.may() == ["done", "purse", *MARCH]
    t.say("move 2")
    t.say("purse")
    t.say("move 1")
    assert (t.s.castle, t.s.camp) == ([0, 3, 3, 3], [5, 0, 0, 0])
    assert t.may() == ["done"]


def test_sb_a6_not_without_units() -> None:
    t = OwnTable(castle=[0, 3, 3, 3])
    assert t.may() == REPLENISHMENTS


def test_sb_a6_a_great_army_moves_whole() -> None:
    t = OwnTable(castle=[150, 3, 3, 3])
    while t.s.castle[0]:
        t.say(t.may()[-1])
    assert (t.s.castle[0], t.s.camp[0]) == (0, 150)


def test_sb_a6_only_a_card_moves_units_back() -> None:
    t = OwnTable(hands=["recall"])
    t.say("move 3")
    assert t.may() == [*REPLENISHMENTS, "recall"]
    t.say("recall")
    assert (t.s.castle[0], t.s.camp[0]) == (2, 1)
    t.say("troops")
    assert t.may() == ["done", "move 1", "move 2", "move 3", "move 4"]


# SB-A7


def test_sb_a7_units_in_a_camp_fight_this_round_and_those_in_castles_do_not() -> None:
    t = OwnTable(castle=[20, 20, 20, 20])
    t.fight([1, 2, 4, 8], "see")
    assert t.told("english-won")[0] == {"seat": 1, "scots": 3, "english": 10 + 12}
    assert t.s.castle == [20, 19, 16, 12]  # both Scots have got their award


def test_sb_a7_of_this_round_only() -> None:
    t = OwnTable(castle=[20, 20, 20, 20])
    t.fight([1, 2, 4, 8], "see")
    t.fight([0, 0, 1, 0], "sse")
    assert t.told("english-won")[1] == {"seat": 2, "scots": 1, "english": 10}


def test_sb_a7_units_called_back_do_not_fight() -> None:
    t = OwnTable(castle=[20, 20, 20, 20], hands=["recall"])
    t.say("move 5")
    t.turn("recall")
    t.turn()
    t.turn()
    t.turn()
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    assert t.told("english-won")[0] == {"seat": 1, "scots": 3, "english": 10}


# SB-B1


@pytest.mark.parametrize(("seats", "badge"), [(4, 0), (4, 3), (5, 2)])
def test_sb_b1_after_all_have_acted_the_holder_must_hand_the_badge_to_another_of_their_choice(seats: int, badge: int) -> None:
    others = [seat for seat in range(seats) if seat != badge]
    for whom in others:
        t = OwnTable(seats, badge=badge)
        t.turns()
        assert t.s.badge == badge
        assert (t.asked(), t.may()) == ([(badge, "badge")], [f"seat {seat}" for seat in others])
        t.badge_to(whom)
        assert (t.s.badge, t.told("badge-handed")) == (whom, [{"seat": badge, "whom": whom, "bound": int(seats > 3)}])


def test_sb_b1_nothing_else_changes() -> None:
    t = OwnTable(hands=["purse", "coin"])
    t.turns("move 2", "militia")
    before = held(t)
    t.badge_to(3)
    assert held(t) == before
    assert (t.hand(0), t.hand(1)) == ("purse", "coin")


# SB-B2


def test_sb_b2_in_round_one_to_anybody() -> None:
    t = OwnTable(badge=2)
    t.turns()
    assert t.may() == ["seat 0", "seat 1", "seat 3"]


def test_sb_b2_not_to_whoever_handed_it_over_in_the_round_just_before() -> None:
    t = OwnTable(arms="none none none none")
    offered = []
    for whom in (1, 2, 0, 3):
        t.turns()
        offered.append(t.may())
        t.badge_to(whom)
        t.choose("scotland", "scotland", "scotland")
    assert offered == [["seat 1", "seat 2", "seat 3"], ["seat 2", "seat 3"], ["seat 0", "seat 3"], ["seat 1", "seat 3"]]


def test_sb_b2_two_rounds_later_they_may_have_it_again() -> None:
    t = OwnTable(arms="none none none none")
    for whom in (1, 2, 0, 1):  # 0 has it back two rounds after handing it over, and 1 again
        t.turns()
        t.badge_to(whom)
        t.choose("scotland", "scotland", "scotland")
    assert (t.s.round, t.s.badge) == (5, 1)


@pytest.mark.parametrize("seats", [4, 5])
def test_sb_b2_as_laid_out(seats: int) -> None:
    t = OwnTable(seats, round=3, badge=1, badge_from=3)
    t.turns()
    assert t.may() == [f"seat {seat}" for seat in range(seats) if seat not in (1, 3)]


# SB-B3


def test_sb_b3_a_badge_moved_by_a_card_bars_nobody() -> None:
    t = OwnTable(round=2, badge=1, badge_from=0, hands=["", "", "claim"])
    t.turns("", "claim")
    assert (t.asked(), t.may()) == ([(2, "badge")], ["seat 0", "seat 1", "seat 3"])
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.turns()
    assert (t.asked(), t.may()) == ([(1, "badge")], ["seat 0", "seat 3"])


def test_sb_b3_a_badge_given_by_a_card_bars_nobody() -> None:
    t = OwnTable(hands=["bestow"])
    t.say("bestow")
    t.say("seat 2")
    assert t.s.badge == 2
    t.turns()
    assert (t.asked(), t.may()) == ([(2, "badge")], ["seat 0", "seat 1", "seat 3"])


def test_sb_b3_taken_in_a_window_it_bars_nobody_in_the_next_round() -> None:
    t = OwnTable(arms="none none", hands=["", "", "late-claim"])
    t.fight([0, 0, 0, 0], "sss")
    t.say("late-claim")
    assert (t.s.round, t.s.badge) == (2, 2)
    t.turns()
    assert (t.asked(), t.may()) == ([(2, "badge")], ["seat 0", "seat 1", "seat 3"])


def test_sb_b3_the_handing_over_of_phase_3_still_bars_when_cards_brought_the_badge_away_and_back() -> None:
    t = OwnTable(round=2, badge=1, badge_from=0, hands=["", "", "bestow"])
    t.turn()
    assert t.asked() == [(2, "act")]
    t.say("bestow")
    t.say("seat 1")
    t.turn()
    t.turn()
    t.turn()
    assert (t.asked(), t.may()) == ([(1, "badge")], ["seat 2", "seat 3"])


def test_sb_b3_the_turn_order_already_begun_stands() -> None:
    t = OwnTable(badge=1, hands=["claim", "", "", "claim"])
    took = []
    for said in ("", "", "claim", "claim"):
        took.append((t.asked(), t.s.badge))
        t.turn(*said.split())
    assert took == [([(1, "act")], 1), ([(2, "act")], 1), ([(3, "act")], 1), ([(0, "act")], 3)]
    assert t.asked() == [(0, "badge")]


def test_sb_b3_the_first_player_who_loses_it_at_once_still_acts_and_nobody_acts_twice() -> None:
    t = OwnTable(hands=["bestow"])
    t.say("bestow")
    t.say("seat 2")
    took = []
    while t.asked()[0][1] == "act":
        took.append(t.asked()[0][0])
        t.turn()
    assert took == [0, 1, 2, 3]


def test_sb_b3_a_window_already_begun_keeps_its_order() -> None:
    t = OwnTable(hands=["archers", "muster muster", "late-claim muster", "muster"])
    t.fight([0, 0, 0, 0], "sss")
    asked = []
    for said in ("muster", "late-claim", "muster", "archers", "muster", "muster"):
        asked.append((t.question().seat, t.s.badge))
        t.say(said)
    assert asked == [(1, 1), (2, 1), (3, 2), (0, 2), (1, 2), (2, 2)]


def test_sb_b3_the_bag_window_keeps_its_order_too() -> None:
    t = OwnTable(arms="host", hands=["coin", "coin coin", "last-claim coin", "coin"])
    t.fight([1, 1, 1, 1], "sss")
    t.passes()
    asked = []
    for said in ("coin", "last-claim", "coin", "coin", "coin", "coin"):
        asked.append((t.question().seat, t.s.badge))
        t.say(said)
    assert asked == [(1, 1), (2, 1), (3, 2), (0, 2), (1, 2), (2, 2)]
    assert t.asked() == [(2, "act")]


def test_sb_b3_with_four_or_more_somebody_is_always_left() -> None:
    for seats in (4, 5, 6):
        for giver in range(1, seats):
            t = OwnTable(seats, round=2, badge=0, badge_from=giver, **({"home": 1} if seats == 6 else {}))
            t.turns()
            assert t.asked() == [(0, "badge")]
            assert len(t.may()) == seats - 2
