"""GU-4 and GU-6 to GU-9: the turn, the end of a day and of the game, whom and how far a card may name."""

import pytest

from tests.guillotine.table import Table

# GU-4


def test_gu_4_the_action_is_optional() -> None:
    t = Table(line="baron bishop", hands=["trip", "stumble"], action_deck="majesty")
    assert t.may() == ["pass", "trip"]
    t.say("pass")
    assert (t.pile(0), t.line, t.hand(0)) == ("baron", "bishop", "majesty trip")
    assert (t.pile(1), t.hand(1), t.action_discards) == ("", "stumble", "")


def test_gu_4_only_one_action_card_is_played() -> None:
    t = Table(line="baron bishop regent", hands=["stumble fountain-of-blood"], action_deck="majesty")
    t.play("fountain-of-blood")
    assert t.asked() == [(1, "play")]
    assert (t.table(0), t.hand(0), t.pile(0)) == ("fountain-of-blood", "majesty stumble", "baron")


def test_gu_4_the_action_comes_before_the_collection() -> None:
    t = Table(line="martyr cardinal", hands=["stumble"])
    t.play("stumble", "cardinal 2 to 1")
    assert (t.pile(0), t.line) == ("cardinal", "martyr")


def test_gu_4_one_card_is_drawn_whether_or_not_one_was_played() -> None:
    t = Table(line="baron bishop regent", hands=["", "stumble"], action_deck="majesty escape missed")
    t.say("pass")
    t.play("stumble", "regent 2 to 1")
    assert (t.hand(0), t.hand(1)) == ("majesty", "escape")
    assert t.action_deck.split()[0] == "missed"


def test_gu_4_a_player_without_cards_is_asked_and_can_only_pass() -> None:
    t = Table(line="baron bishop")
    assert t.may() == ["pass"]


# GU-6


def test_gu_6_a_day_is_over_when_at_the_start_of_a_turn_no_noble_is_in_line() -> None:
    t = Table(line="baron bishop", hands=["trip", "stumble"])
    t.say("pass")
    assert t.s.day == 1
    t.say("pass")
    assert t.s.day == 2
    assert (t.pile(0), t.pile(1)) == ("baron", "bishop")
    assert len(t.s.line) == 12


def test_gu_6_the_last_collector_still_draws() -> None:
    t = Table(line="baron", action_deck="trip")
    t.say("pass")
    assert (t.s.day, t.hand(0)) == (2, "trip")


def test_gu_6_days_for_which_no_noble_is_left_are_over_at_once() -> None:
    t = Table(line="baron", piles=["", "martyr"], others="discards")
    t.say("pass")
    assert (t.s.over, t.s.day, t.asked()) == (True, 3, [])
    assert [event["count"] for event in t.told("day-began")] == [0, 0]
    assert len(t.s.noble_discards) == 48


def test_gu_6_a_line_emptied_in_mid_turn_gives_nothing_and_one_still_draws() -> None:
    t = Table(line="baron", hands=["fled-to-england"], piles=["martyr"], action_deck="trip")
    t.play("fled-to-england", "baron at 1")
    assert (t.pile(0), t.hand(0), t.noble_discards) == ("martyr", "trip", "baron")
    assert (t.s.day, len(t.s.line), t.told("collected")) == (2, 12, [])


def test_gu_6_a_noble_that_joins_the_empty_line_in_mid_turn_keeps_the_day_going() -> None:
    t = Table(line="general", noble_deck="baron")
    t.say("pass")
    assert (t.s.day, t.line, t.pile(0)) == (1, "baron", "general")
    assert t.asked() == [(1, "play")]


def test_gu_6_double_feature_with_one_noble_in_line_collects_one() -> None:
    t = Table(line="baron", hands=["double-feature"], action_deck="trip")
    t.play("double-feature")
    assert (t.s.day, t.pile(0), t.hand(0)) == (2, "baron", "trip")


# GU-7


def test_gu_7_after_day_three_most_points_wins() -> None:
    t = Table(seats=3, day=3, line="baron", piles=["martyr", "cardinal", "regent"])
    t.say("pass")
    assert (t.s.over, t.asked()) == (True, [])
    assert [t.points(seat) for seat in range(3)] == [2, 5, 4]
    assert t.box.winners(t.s) == [1]


def test_gu_7_table_cards_count_for_and_against() -> None:
    t = Table(day=3, line="baron", piles=["", "duke"], tables=["fountain-of-blood", "tough-crowd"])
    t.say("pass")
    assert (t.points(0), t.points(1)) == (5, 1)
    assert t.box.winners(t.s) == [0]


def test_gu_7_ties_share() -> None:
    t = Table(seats=4, day=3, line="baron", piles=["", "duke", "martyr", "count coiffeur"])
    t.say("pass")
    assert [t.points(seat) for seat in range(4)] == [3, 3, -1, 3]
    assert t.box.winners(t.s) == [0, 1, 3]


def test_gu_7_the_highest_of_all_negative_totals_wins() -> None:
    t = Table(day=3, line="hero-of-the-people", piles=["", "martyr"])
    t.say("pass")
    assert ([t.points(0), t.points(1)], t.box.winners(t.s)) == ([-3, -1], [1])


def test_gu_7_action_cards_in_hand_count_nothing() -> None:
    t = Table(day=3, line="baron", hands=["fountain-of-blood", "trip"])
    t.say("pass")
    assert (t.points(0), t.points(1), t.table(0)) == (3, 0, "")


# GU-8

EVERY_PILE = ["martyr", "duke", "count"]


@pytest.mark.parametrize("card", ["after-you", "information-exchange", "tough-crowd"])
def test_gu_8_another_player_is_never_yourself(card: str) -> None:
    t = Table(seats=3, line="baron bishop", hands=["", card, ""], piles=EVERY_PILE, starter=1)
    t.say(card)
    assert t.may() == ["seat 0", "seat 2"]


def test_gu_8_the_clown_goes_to_another_player() -> None:
    t = Table(seats=3, line="the-clown bishop", starter=1)
    t.say("pass")
    assert (t.asked(), t.may()) == ([(1, "player")], ["seat 0", "seat 2"])


@pytest.mark.parametrize("card", ["confusion-in-line", "infighting", "lack-of-support", "missed", "missing-heads", "rush-job"])
def test_gu_8_a_player_may_be_yourself(card: str) -> None:
    t = Table(seats=3, line="baron bishop", hands=["trip", card + " stumble", "stumble"], piles=EVERY_PILE, starter=1)
    t.say(card)
    assert t.may() == ["seat 0", "seat 1", "seat 2"]


def test_gu_8_clerical_error_needs_another_player() -> None:
    t = Table(seats=3, line="baron bishop", hands=["", "clerical-error"], piles=["martyr", "duke", "count"], starter=1)
    t.say("clerical-error")
    assert t.may() == ["martyr of 0", "count of 2"]


def test_gu_8_clerical_error_cannot_be_played_when_only_you_have_nobles() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["martyr"])
    assert t.may() == ["pass"]


# GU-9

DISTANCES = [
    ("stumble", 2), ("pushed", 3), ("tis-a-far-better-thing", 4), ("ignoble-noble", 5), ("trip", 2),
    ("l-idiot", 2), ("was-that-my-name", 2), ("friend-of-the-queen", 2), ("fainting-spell", 2),
]  # fmt: skip


@pytest.mark.parametrize(("card", "nobles"), DISTANCES)
def test_gu_9_a_distance_needs_that_many_places(card: str, nobles: int) -> None:
    line = ["baron", "bishop", "regent", "duke", "martyr"]
    long_enough = Table(line=" ".join(line[:nobles]), hands=[card])
    too_short = Table(line=" ".join(line[: nobles - 1]), hands=[card])
    assert long_enough.may() == ["pass", card]
    assert too_short.may() == ["pass"]


def test_gu_9_exactly_two_offers_only_two() -> None:
    t = Table(line="baron bishop regent duke", hands=["pushed"])
    t.say("pushed")
    assert t.may() == ["regent 3 to 1", "duke 4 to 2"]


def test_gu_9_one_or_two_offers_what_the_line_has() -> None:
    t = Table(line="baron bishop regent", hands=["l-idiot"])
    t.say("l-idiot")
    assert t.may() == ["bishop 2 to 1", "regent 3 to 2", "regent 3 to 1"]


def test_gu_9_back_one_two_or_three_stops_at_the_end() -> None:
    t = Table(line="baron bishop regent", hands=["fainting-spell"])
    t.say("fainting-spell")
    assert t.may() == ["baron 1 to 2", "baron 1 to 3", "bishop 2 to 3"]


def test_gu_9_a_colour_card_needs_that_colour_behind_the_front() -> None:
    none_can_move = Table(line="baron bishop martyr", hands=["majesty"])
    one_can = Table(line="bishop baron martyr", hands=["majesty"])
    assert none_can_move.may() == ["pass"]
    assert one_can.may() == ["pass", "majesty"]


def test_gu_9_public_demand_cannot_name_the_front() -> None:
    t = Table(line="baron bishop regent", hands=["public-demand"])
    t.say("public-demand")
    assert t.may() == ["bishop at 2", "regent at 3"]


def test_gu_9_forward_march_cannot_name_the_front() -> None:
    alone = Table(line="palace-guard bishop", hands=["forward-march"])
    two = Table(line="palace-guard bishop palace-guard", hands=["forward-march"])
    assert alone.may() == ["pass"]
    two.say("forward-march")
    assert two.may() == ["palace-guard at 3"]
