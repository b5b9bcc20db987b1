"""GU-13 to GU-15, GU-17, GU-18, GU-25, GU-26: collecting, putting, and nobles that change the rules."""

import pytest

from tests.guillotine.table import Table

# GU-13


def test_gu_13_collecting_from_the_front_fires_the_ability() -> None:
    t = Table(line="lady bishop", action_deck="trip stumble")
    t.say("pass")
    assert (t.pile(0), t.hand(0)) == ("lady", "stumble trip")


def test_gu_13_double_feature_fires_both_abilities() -> None:
    t = Table(line="lady lord bishop", hands=["double-feature"], action_deck="trip stumble escape")
    t.play("double-feature")
    assert (t.pile(0), t.hand(0), t.line) == ("lady lord", "escape stumble trip", "bishop")


def test_gu_13_fast_noble_and_rival_executioner_collect_and_so_fire() -> None:
    t = Table(line="fast-noble rival-executioner bishop", noble_deck="general duke", action_deck="trip")
    t.say("pass")
    assert (t.pile(0), t.line) == ("fast-noble rival-executioner general", "bishop duke")


def test_gu_13_clerical_error_fires_the_ability() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["", "general"], noble_deck="duke")
    t.play("clerical-error", "general of 1")
    assert (t.pile(0), t.pile(1), t.line) == ("general baron", "", "bishop duke")


@pytest.mark.parametrize("noble", ["lady", "general", "fast-noble", "rival-executioner", "robespierre", "innocent-victim"])
def test_gu_13_after_you_puts_and_so_fires_nothing(noble: str) -> None:
    t = Table(line=f"{noble} baron bishop", hands=["after-you", "trip"], action_deck="stumble missed", noble_deck="duke")
    t.play("after-you", "seat 1")
    assert (t.pile(0), t.pile(1), t.line) == ("baron", noble, "bishop")
    assert (t.hand(0), t.hand(1)) == ("stumble", "trip")
    assert (t.s.day, t.asked(), t.noble_deck.split()[0]) == (1, [(1, "play")], "duke")


def test_gu_13_the_clown_put_by_after_you_stays_where_it_is_put() -> None:
    t = Table(seats=3, line="the-clown baron bishop", hands=["after-you"])
    t.play("after-you", "seat 2")
    assert (t.pile(0), t.pile(1), t.pile(2)) == ("baron", "", "the-clown")
    assert t.asked() == [(1, "play")]


def test_gu_13_the_clown_put_into_a_pile_fires_nothing_again() -> None:
    t = Table(seats=3, line="the-clown bishop")
    t.play("pass", "seat 2")
    assert (t.pile(0), t.pile(2), t.asked()) == ("", "the-clown", [(1, "play")])
    assert [event["seat"] for event in t.told("collected")] == [0]


def test_gu_13_foreign_support_draws_for_a_purple_collected_not_for_one_put() -> None:
    t = Table(line="baron bishop duke", hands=["after-you"], tables=["", "foreign-support"], action_deck="trip stumble escape")
    t.play("after-you", "seat 1")
    assert (t.hand(0), t.hand(1)) == ("trip", "")
    t.say("pass")
    assert (t.pile(1), t.hand(1)) == ("baron duke", "escape stumble")


def test_gu_13_an_ability_is_finished_before_the_next_collection() -> None:
    t = Table(line="the-clown baron bishop", hands=["double-feature"])
    t.play("double-feature")
    assert (t.asked(), t.line, t.pile(0)) == ([(0, "player")], "baron bishop", "the-clown")
    t.say("seat 1")
    assert (t.line, t.pile(0), t.pile(1)) == ("bishop", "baron", "the-clown")


# GU-14


def test_gu_14_after_every_action_card_master_spy_goes_to_the_end() -> None:
    t = Table(line="baron master-spy bishop duke", hands=["fountain-of-blood"])
    t.play("fountain-of-blood")
    assert (t.pile(0), t.line) == ("baron", "bishop duke master-spy")


def test_gu_14_without_an_action_card_master_spy_stays() -> None:
    t = Table(line="baron master-spy bishop", hands=["trip"])
    t.say("pass")
    assert (t.pile(0), t.line, t.told("slipped")) == ("baron", "master-spy bishop", [])


def test_gu_14_the_card_is_resolved_first() -> None:
    t = Table(line="baron bishop master-spy", hands=["public-demand"])
    t.play("public-demand", "master-spy at 3")
    assert (t.pile(0), t.line) == ("baron", "bishop master-spy")
    assert [(event["from"], event["to"]) for event in t.told("moved")] == [(3, 1)]
    assert len(t.told("slipped")) == 1


@pytest.mark.parametrize("card", ["double-feature", "political-influence", "scarlet-pimpernel"])
def test_gu_14_cards_with_a_later_effect_count_as_resolved_at_once(card: str) -> None:
    t = Table(line="master-spy baron bishop duke", hands=[card])
    t.play(card)
    assert "master-spy" not in t.pile(0)
    assert [event["noble"] for event in t.told("slipped")] == ["noble:master-spy"]


def test_gu_14_confusion_in_line_moves_him_now_and_shuffles_later() -> None:
    t = Table(line="master-spy baron bishop duke", hands=["confusion-in-line"])
    t.play("confusion-in-line", "seat 1")
    assert (t.pile(0), t.line, t.told("shuffled-line")) == ("baron", "bishop duke master-spy", [])


def test_gu_14_with_trip_he_moves_before_the_second_card_and_after_it() -> None:
    t = Table(line="baron master-spy bishop duke", hands=["trip fountain-of-blood trip"])
    t.play("trip", "bishop 3 to 4")
    assert (t.line, t.asked()) == ("baron duke bishop master-spy", [(0, "play")])
    t.play("trip", "bishop 3 to 4")
    assert t.line == "baron duke bishop master-spy"
    t.say("pass")
    assert (t.pile(0), t.line) == ("baron", "duke bishop master-spy")


def test_gu_14_in_a_pile_master_spy_does_nothing() -> None:
    t = Table(line="baron bishop", hands=["fountain-of-blood"], piles=["", "master-spy"])
    t.play("fountain-of-blood")
    assert (t.line, t.pile(1), t.told("slipped")) == ("bishop", "master-spy", [])


def test_gu_14_a_master_spy_that_just_joined_the_line_goes_to_its_end() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], noble_deck="master-spy duke regent")
    t.play("extra-cart")
    assert t.line == "bishop duke regent master-spy"


# GU-15


def test_gu_15_unpopular_judge_in_front_nobody_may_play_any_action_card() -> None:
    t = Table(line="unpopular-judge unpopular-judge baron duke", hands=["trip tough-crowd", "fountain-of-blood"])
    assert t.may() == ["pass"]
    t.say("pass")
    assert (t.pile(0), t.may()) == ("unpopular-judge", ["pass"])


def test_gu_15_unpopular_judge_behind_the_front_forbids_nothing() -> None:
    t = Table(line="baron unpopular-judge", hands=["trip tough-crowd"])
    assert t.may() == ["pass", "tough-crowd", "trip"]


def test_gu_15_in_a_pile_the_judge_forbids_nothing() -> None:
    t = Table(line="baron bishop", hands=["tough-crowd"], piles=["unpopular-judge"])
    assert t.may() == ["pass", "tough-crowd"]


def test_gu_15_read_at_each_play_trips_second_card_too() -> None:
    t = Table(line="baron unpopular-judge bishop", hands=["trip fountain-of-blood"], action_deck="majesty")
    t.play("trip", "baron 1 to 2")
    assert (t.line, t.asked(), t.may()) == ("unpopular-judge baron bishop", [(0, "play")], ["pass"])
    t.say("pass")
    assert (t.pile(0), t.hand(0), t.table(0)) == ("unpopular-judge", "fountain-of-blood majesty", "")


def test_gu_15_master_spy_leaving_the_front_can_bring_the_judge_there() -> None:
    t = Table(line="master-spy unpopular-judge bishop duke", hands=["trip fountain-of-blood"])
    t.play("trip", "bishop 3 to 4")
    assert (t.line, t.may()) == ("unpopular-judge duke bishop master-spy", ["pass"])


def test_gu_15_discarding_ones_own_callous_guards_is_not_playing() -> None:
    t = Table(line="unpopular-judge master-spy baron", tables=["callous-guards"], hands=["trip"])
    assert t.asked() == [(0, "drop"), (0, "play")]
    t.drop(0)
    assert (t.table(0), t.action_discards, t.asked()) == ("", "callous-guards", [(0, "play")])
    assert (t.may(), t.line) == (["pass"], "unpopular-judge master-spy baron")


# GU-17


def test_gu_17_robespierre_ends_the_day_when_collected() -> None:
    t = Table(line="robespierre baron bishop", noble_discards="martyr", action_deck="trip")
    t.say("pass")
    assert (t.s.day, len(t.s.line), t.pile(0)) == (2, 12, "robespierre")
    assert (t.noble_discards, t.hand(0)) == ("martyr baron bishop", "trip")
    assert len(t.told("day-ended")) == 1


def test_gu_17_after_robespierre_double_feature_collects_nothing_more() -> None:
    t = Table(line="robespierre baron bishop", hands=["double-feature"], action_deck="trip")
    t.play("double-feature")
    assert (t.pile(0), t.noble_discards, t.hand(0)) == ("robespierre", "baron bishop", "trip")


def test_gu_17_fast_noble_may_take_robespierre_and_the_draws_still_happen() -> None:
    t = Table(line="lady fast-noble robespierre baron", hands=["double-feature"], action_deck="trip stumble escape")
    t.play("double-feature")
    assert (t.pile(0), t.noble_discards) == ("lady fast-noble robespierre", "baron")
    assert (t.hand(0), t.s.day) == ("stumble trip", 2)


def test_gu_17_after_robespierre_nothing_is_collected_from_the_deck() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["rival-executioner", "robespierre"], noble_deck="duke")
    t.play("clerical-error", "robespierre of 1", "rival-executioner of 0")
    assert (t.pile(0), t.pile(1), t.s.day) == ("robespierre", "rival-executioner", 2)
    assert t.line.split()[-1] == "duke"
    assert t.noble_discards == "baron bishop"


def test_gu_17_scarlet_pimpernel_ends_the_day_after_the_whole_turn() -> None:
    t = Table(line="baron lady bishop", hands=["scarlet-pimpernel"], action_deck="trip stumble")
    t.play("scarlet-pimpernel")
    assert (t.pile(0), t.hand(0)) == ("baron", "trip")
    assert (t.s.day, t.noble_discards, t.asked()) == (2, "lady bishop", [(1, "play")])
    assert t.told("day-ended") == [{"seat": 0, "count": 2}]


def test_gu_17_a_day_ends_only_once() -> None:
    t = Table(line="robespierre baron bishop", hands=["scarlet-pimpernel"])
    t.play("scarlet-pimpernel")
    assert (t.s.day, len(t.s.line), t.noble_discards) == (2, 12, "baron bishop")
    assert len(t.told("day-ended")) == len(t.told("day-began")) == 1


def test_gu_17_robespierre_on_day_three_ends_the_game() -> None:
    t = Table(day=3, line="robespierre baron", action_deck="trip")
    t.say("pass")
    assert (t.s.over, t.hand(0), t.noble_discards) == (True, "trip", "baron")


# GU-18


def test_gu_18_the_line_is_shuffled_just_before_the_chosen_players_next_collection() -> None:
    t = Table(line="baron bishop regent duke martyr", hands=["confusion-in-line"], seed=3)
    t.play("confusion-in-line", "seat 1")
    assert (t.pile(0), t.line, t.told("shuffled-line")) == ("baron", "bishop regent duke martyr", [])
    t.say("pass")
    assert [event["count"] for event in t.told("shuffled-line")] == [4]
    assert sorted([*t.pile(1).split(), *t.line.split()]) == ["bishop", "duke", "martyr", "regent"]
    t.say("pass")
    assert len(t.told("shuffled-line")) == 1


def test_gu_18_on_oneself_it_comes_before_this_turns_collection() -> None:
    t = Table(line="baron bishop regent duke martyr", hands=["confusion-in-line"])
    t.play("confusion-in-line", "seat 0")
    assert ([event["count"] for event in t.told("shuffled-line")], t.s.confused) == ([5], 0)


def test_gu_18_it_waits_through_turns_without_a_collection_from_the_line() -> None:
    t = Table(line="baron bishop regent", hands=["", "political-influence"], confused=[1])
    t.say("pass")
    t.play("political-influence")
    assert (t.line, t.told("shuffled-line"), t.s.confused) == ("bishop regent", [], 0b10)


def test_gu_18_a_collection_from_the_deck_or_a_pile_does_not_count() -> None:
    t = Table(line="bishop regent", hands=["clerical-error"], piles=["rival-executioner", "count"],
              confused=[1], noble_deck="duke")  # fmt: skip
    t.play("clerical-error", "count of 1", "rival-executioner of 0")
    assert (t.pile(1), t.pile(0), t.line) == ("rival-executioner duke", "count bishop", "regent")
    assert (t.told("shuffled-line"), t.s.confused) == ([], 0b10)


def test_gu_18_it_waits_into_the_next_day() -> None:
    t = Table(line="baron", confused=[1])
    t.say("pass")
    assert (t.s.day, t.told("shuffled-line")) == (2, [])
    t.say("pass")
    assert [event["count"] for event in t.told("shuffled-line")] == [12]


def test_gu_18_it_comes_before_the_first_of_several() -> None:
    t = Table(line="baron bishop regent duke martyr", hands=["double-feature"], confused=[0])
    t.play("double-feature")
    assert [event["count"] for event in t.told("shuffled-line")] == [5]
    assert len(t.s.piles[0]) == 2


def test_gu_18_fast_noble_in_anothers_turn_is_a_collection_from_the_line() -> None:
    t = Table(line="bishop regent duke", hands=["clerical-error"], piles=["fast-noble", "count"], confused=[1])
    t.play("clerical-error", "count of 1", "fast-noble of 0")
    assert ([event["count"] for event in t.told("shuffled-line")], t.s.confused) == ([3], 0)
