"""The cards that change what is collected, and the piles (GU-8, GU-13, GU-21, GU-25, GU-26)."""

from typing import Any

from tests.guillotine.table import Table, words
from tests.guillotine.test_actions_all import A_TURN, NEXT_DAY, changed, kinds_of_events, lying, same

ROW = "baron bishop mayor colonel"


# After You…


def test_after_you_puts_the_front_noble_into_another_pile() -> None:
    t = Table(seats=3, line=ROW, hands=["after-you", "pushed"], piles=["", "martyr"], action_deck="trip")
    before = lying(t)
    t.play("after-you")
    assert t.may() == ["seat 1", "seat 2"]
    t.say("seat 1")
    assert changed(t, before) == A_TURN | {"pile 1"}
    assert (t.pile(0), t.pile(1), t.pile(2), t.line) == ("bishop", "martyr baron", "", "mayor colonel")


def test_gu_13_after_you_fires_no_ability() -> None:
    for noble in ("robespierre", "fast-noble", "general", "rival-executioner", "lady", "innocent-victim", "the-clown"):
        t = Table(line=f"{noble} {ROW}", hands=["after-you", "pushed"], noble_deck="count")
        t.play("after-you", "seat 1")
        assert (t.pile(0), t.pile(1), t.line) == ("baron", noble, "bishop mayor colonel")
        assert (t.hand(1), t.s.day, len(t.s.hands[0])) == ("pushed", 1, 1)


def test_gu_6_after_you_with_the_last_noble_leaves_nothing_to_collect() -> None:
    t = Table(line="baron", hands=["after-you"], action_deck="trip", day=3)
    t.play("after-you", "seat 1")
    assert (t.pile(0), t.pile(1), t.line) == ("", "baron", "")
    assert t.hand(0) == "trip"
    assert t.s.over


# Double Feature


def test_double_feature_collects_two_one_after_the_other() -> None:
    t = Table(seats=3, line=ROW, hands=["double-feature", "pushed"], action_deck="trip")
    before = lying(t)
    t.play("double-feature")
    assert changed(t, before) == A_TURN
    assert (t.pile(0), t.line, t.hand(0)) == ("baron bishop", "mayor colonel", "trip")
    t.play("pass")
    assert t.pile(1) == "mayor"


def test_double_feature_of_a_single_noble_collects_just_that_one() -> None:
    t = Table(line="baron", hands=["double-feature"], day=3)
    t.play("double-feature")
    assert (t.pile(0), t.line) == ("baron", "")
    assert t.s.over


def test_gu_13_double_feature_finishes_an_ability_before_the_next_collection() -> None:
    t = Table(line="innocent-victim baron bishop", hands=["double-feature pushed stumble"])
    t.play("double-feature")
    assert (t.pile(0), t.line) == ("innocent-victim", "baron bishop")
    t.say("pushed")
    assert (t.pile(0), t.line) == ("innocent-victim baron", "bishop")


def test_gu_13_double_feature_counts_fast_noble_as_extra() -> None:
    t = Table(line=f"fast-noble {ROW}", hands=["double-feature"])
    t.play("double-feature")
    assert (t.pile(0), t.line) == ("fast-noble baron bishop", "mayor colonel")


def test_gu_17_double_feature_collects_nothing_after_robespierre() -> None:
    t = Table(line=f"robespierre {ROW}", hands=["double-feature"], action_deck="trip")
    t.play("double-feature")
    assert (t.pile(0), t.noble_discards, t.hand(0)) == ("robespierre", ROW, "trip")
    assert t.s.day == 2


def test_gu_13_double_feature_with_general_collects_who_joined_a_short_line() -> None:
    t = Table(line="general", hands=["double-feature"], noble_deck="count", day=3)
    t.play("double-feature")
    assert (t.pile(0), t.line) == ("general count", "")


# Missing Heads


def test_missing_heads_takes_a_random_noble_of_a_pile_to_the_discards() -> None:
    lost = set()
    for seed in range(30):
        t = Table(seats=3, line=ROW, hands=["missing-heads"], piles=["duke", "martyr sheriff count"], seed=seed)
        before = lying(t)
        t.play("missing-heads", "seat 1")
        assert changed(t, before) == A_TURN | {"pile 1", "noble discards"}
        assert same(t.pile(1), t.noble_discards) == same("martyr sheriff count")
        assert t.pile(1) == " ".join(name for name in ("martyr", "sheriff", "count") if name != t.noble_discards)
        lost.add(t.noble_discards)
    assert lost == {"martyr", "sheriff", "count"}


def test_gu_8_missing_heads_may_name_oneself_but_nobody_without_a_pile() -> None:
    t = Table(seats=3, line=ROW, hands=["missing-heads"], piles=["martyr", "", "duke"])
    t.play("missing-heads")
    assert t.may() == ["seat 0", "seat 2"]
    t.say("seat 0")
    assert (t.pile(0), t.pile(2), t.noble_discards) == ("baron", "duke", "martyr")


def test_gu_10_missing_heads_needs_a_pile() -> None:
    assert Table(line=ROW, hands=["missing-heads"]).may() == ["pass"]


# Missed!


def test_gu_21_missed_sends_the_noble_collected_last_to_the_end_of_the_line() -> None:
    t = Table(seats=3, line=ROW, hands=["missed", "pushed"], piles=["martyr", "duke count"])
    before = lying(t)
    t.play("missed")
    assert t.may() == ["seat 0", "seat 1"]
    t.say("seat 1")
    assert changed(t, before) == A_TURN | {"pile 1"}
    assert (t.pile(0), t.pile(1)) == ("martyr baron", "duke")
    assert t.line == "bishop mayor colonel count"


def test_gu_8_missed_may_name_oneself_and_a_single_noble_is_collected_again_later() -> None:
    t = Table(line="baron", hands=["missed"], piles=["martyr"])
    t.play("missed", "seat 0")
    assert (t.pile(0), t.line) == ("baron", "martyr")


def test_gu_21_missed_passes_over_a_noble_that_was_put() -> None:
    t = Table(line=ROW, hands=["missed"], piles=["", "duke martyr"], put="martyr")
    t.play("missed", "seat 1")
    assert (t.pile(1), t.line) == ("martyr", "bishop mayor colonel duke")


def test_gu_21_missed_passes_over_the_one_that_after_you_has_put() -> None:
    t = Table(line=f"count {ROW}", hands=["after-you", "missed"], piles=["", "duke"])
    t.play("after-you", "seat 1", "missed")
    assert t.may() == ["seat 0", "seat 1"]
    t.say("seat 1")
    assert (t.pile(1), t.line) == ("count bishop", "mayor colonel duke")


def test_gu_21_missed_passes_over_the_clown_whom_his_collector_has_put() -> None:
    t = Table(line="the-clown baron bishop mayor", hands=["", "missed"], piles=["", "duke"])
    t.play("pass", "seat 1", "missed")
    assert t.may() == ["seat 1"]
    t.say("seat 1")
    assert (t.pile(1), t.line) == ("the-clown baron", "bishop mayor duke")


def test_gu_21_missed_remembers_who_was_collected_on_the_day_before() -> None:
    t = Table(seats=3, line="baron", hands=["", "missed"], noble_deck=NEXT_DAY)
    t.play("pass", "missed", "seat 0")
    assert (t.s.day, t.pile(0), len(t.s.line)) == (2, "", 12)
    assert t.line.endswith("mayor count duke baron")


def test_gu_10_missed_needs_a_pile_with_a_collected_noble() -> None:
    assert Table(line=ROW, hands=["missed"]).may() == ["pass"]
    assert Table(line=ROW, hands=["missed"], piles=["", "martyr"], put="martyr").may() == ["pass"]


def test_gu_21_missed_takes_the_next_newest_when_the_last_one_has_left_the_pile() -> None:
    t = Table(line=ROW, hands=["clerical-error", "missed"], piles=["", "duke count"])
    t.play("clerical-error", "count of 1", "missed", "seat 1")
    assert t.pile(1) == "bishop"
    assert t.line == "mayor colonel duke"


def test_gu_21_missed_counts_a_noble_taken_by_clerical_error_even_if_it_had_been_put() -> None:
    t = Table(line=ROW, hands=["clerical-error", "missed"], piles=["count", "duke martyr"], put="martyr count")
    t.play("clerical-error", "martyr of 1", "count of 0", "missed", "seat 1")
    assert t.pile(1) == "duke bishop"
    assert t.line == "mayor colonel count"


# Clerical Error


def error(line: str, mine: str, theirs: str, **more: Any) -> Table:
    return Table(seats=3, line=line, hands=["clerical-error", "pushed stumble"], piles=[mine, theirs], **more)


def test_clerical_error_takes_a_noble_and_then_they_take_another() -> None:
    t = error(ROW, "duke count", "martyr sheriff", action_deck="trip")
    before = lying(t)
    t.play("clerical-error")
    assert t.asked() == [(0, "take")]
    assert same(*t.may()) == same("sheriff of 1", "martyr of 1")
    t.say("sheriff of 1")
    assert t.asked() == [(1, "take")]
    assert same(*t.may()) == same("duke of 0", "count of 0")
    t.say("duke of 0")
    assert changed(t, before) == A_TURN | {"pile 1"}
    assert (t.pile(0), t.pile(1), t.pile(2)) == ("count sheriff baron", "martyr duke", "")
    assert t.line == "bishop mayor colonel"
    assert t.asked() == [(1, "play")]


def test_clerical_error_lets_just_the_one_robbed_take_another() -> None:
    t = Table(seats=3, line=ROW, hands=["clerical-error"], piles=["duke", "martyr", "martyr sheriff"])
    t.play("clerical-error")
    assert same(*t.may()) == same("martyr of 1", "sheriff of 2", "martyr of 2")
    t.say("martyr of 2")
    assert t.asked() == [(2, "take")]
    t.say("duke of 0")
    assert (t.pile(1), t.pile(2)) == ("martyr", "sheriff duke")


def test_gu_10_clerical_error_needs_another_player_with_a_pile() -> None:
    assert error(ROW, "duke", "").may() == ["pass"]
    assert error(ROW, "", "duke").may() == ["pass", "clerical-error"]


def test_gu_25_clerical_error_is_one_sided_when_nothing_else_is_there_to_take() -> None:
    t = error(ROW, "", "duke")
    t.play("clerical-error", "duke of 1")
    assert t.asked() == [(1, "play")]
    assert (t.pile(0), t.pile(1)) == ("duke baron", "")


def test_gu_25_clerical_error_spares_the_very_noble_taken_but_not_its_equal() -> None:
    t = error(ROW, "martyr", "martyr")
    mine, theirs = t.s.piles[0][0], t.s.piles[1][0]
    t.play("clerical-error", "martyr of 1")
    assert t.may() == ["martyr of 0"]
    t.say("martyr of 0")
    assert t.s.piles[0][0] == theirs
    assert t.s.piles[1] == [mine]


def test_clerical_error_offers_equal_nobles_once() -> None:
    t = error(ROW, "", "martyr martyr martyr")
    t.play("clerical-error")
    assert t.may() == ["martyr of 1"]
    t.say("martyr of 1")
    assert (t.pile(0), t.pile(1)) == ("martyr baron", "martyr martyr")


def test_gu_25_clerical_error_that_takes_robespierre_ends_the_day_but_not_the_exchange() -> None:
    t = error(ROW, "duke", "robespierre", action_deck="trip")
    t.play("clerical-error", "robespierre of 1")
    assert (t.line, t.noble_discards) == ("", ROW)
    assert t.asked() == [(1, "take")]
    t.say("duke of 0")
    assert (t.pile(0), t.pile(1), t.hand(0)) == ("robespierre", "duke", "trip")
    assert (t.s.day, t.asked()) == (2, [(1, "play")])
    assert t.told("day-ended") == [{"seat": 0, "count": 4}]


def test_gu_25_clerical_error_that_gives_robespierre_away_ends_the_day_too() -> None:
    t = error(ROW, "robespierre", "duke", action_deck="trip")
    t.play("clerical-error", "duke of 1", "robespierre of 0")
    assert (t.pile(0), t.pile(1), t.noble_discards, t.hand(0)) == ("duke", "robespierre", ROW, "trip")
    assert t.s.day == 2


def test_gu_25_clerical_error_lets_no_noble_join_once_the_day_has_ended() -> None:
    for noble in ("general", "captain-of-the-guard", "rival-executioner", "fast-noble"):
        t = error(ROW, noble, "robespierre", day=3, noble_deck="count")
        t.play("clerical-error", "robespierre of 1", f"{noble} of 0")
        assert (t.pile(0), t.pile(1), t.line) == ("robespierre", noble, "")
        assert words(t.noble_deck)[0] == "count"
        assert t.s.over


def test_gu_13_clerical_error_with_fast_noble_takes_the_front_noble_now() -> None:
    t = error(ROW, "duke", "fast-noble")
    t.play("clerical-error", "fast-noble of 1")
    assert (t.pile(0), t.line) == ("duke fast-noble baron", "bishop mayor colonel")
    assert same(*t.may()) == same("duke of 0", "baron of 0")
    t.say("baron of 0")
    assert (t.pile(0), t.pile(1)) == ("duke fast-noble bishop", "baron")


def test_gu_26_clerical_error_with_fast_noble_acts_for_the_other_player() -> None:
    t = error(ROW, "fast-noble", "duke")
    t.play("clerical-error", "duke of 1", "fast-noble of 0")
    assert (t.pile(0), t.pile(1), t.line) == ("duke bishop", "fast-noble baron", "mayor colonel")


def test_gu_25_clerical_error_with_fast_noble_may_meet_robespierre_in_front() -> None:
    t = error(f"robespierre {ROW}", "duke", "fast-noble")
    t.play("clerical-error", "fast-noble of 1")
    assert (t.pile(0), t.line) == ("duke fast-noble robespierre", "")
    t.say("robespierre of 0")
    assert (t.pile(0), t.pile(1)) == ("duke fast-noble", "robespierre")
    assert len(t.told("day-ended")) == 1


def test_gu_13_clerical_error_with_general_brings_a_noble_to_the_end() -> None:
    t = error(ROW, "general", "captain-of-the-guard", noble_deck="duke count")
    t.play("clerical-error", "captain-of-the-guard of 1", "general of 0")
    assert t.line == "bishop mayor colonel duke count"


def test_gu_13_clerical_error_with_the_clown_puts_him_on_before_the_return() -> None:
    t = error(ROW, "duke", "the-clown")
    t.play("clerical-error", "the-clown of 1")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2"])
    t.play("seat 1", "duke of 0")
    assert (t.pile(0), t.pile(1)) == ("baron", "the-clown duke")


def test_gu_26_clerical_error_with_the_clown_lets_the_other_player_put_him() -> None:
    t = error(ROW, "the-clown", "duke")
    t.play("clerical-error", "duke of 1", "the-clown of 0")
    assert (t.asked(), t.may()) == ([(1, "player")], ["seat 0", "seat 2"])
    t.say("seat 0")
    assert (t.pile(0), t.pile(1)) == ("duke the-clown baron", "")


def test_gu_26_clerical_error_with_innocent_victim_costs_the_collector_a_card() -> None:
    t = error(ROW, "innocent-victim", "duke", action_deck="trip")
    t.play("clerical-error", "duke of 1", "innocent-victim of 0")
    assert (t.asked(), t.may()) == ([(1, "card")], ["pushed", "stumble"])
    t.say("pushed")
    assert (t.hand(0), t.hand(1)) == ("trip", "stumble")
    assert t.action_discards == "pushed clerical-error"


def test_gu_10_clerical_error_with_innocent_victim_costs_nothing_from_an_empty_hand() -> None:
    t = error(ROW, "duke", "innocent-victim")
    t.play("clerical-error", "innocent-victim of 1", "duke of 0")
    assert t.action_discards == "clerical-error"
    assert t.hand(1) == "pushed stumble"


def test_gu_26_clerical_error_with_a_lady_draws_for_the_other_player_at_the_end_of_the_turn() -> None:
    t = error(ROW, "lady", "duke", action_deck="trip majesty")
    t.play("clerical-error", "duke of 1", "lady of 0")
    assert (t.hand(0), t.hand(1)) == ("trip", "majesty pushed stumble")
    assert kinds_of_events(t)[-4:] == ["collected", "drew", "drew", "turn-began"]
