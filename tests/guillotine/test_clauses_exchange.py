"""GU-25 and GU-26: Clerical Error, and nobles collected in another's turn."""

import pytest

from tests.guillotine.table import Table

# GU-25


def test_gu_25_you_collect_first_then_they_take_another_of_yours() -> None:
    t = Table(seats=3, line="baron bishop", hands=["clerical-error"], piles=["martyr", "duke count", "regent"])
    t.say("clerical-error")
    assert t.may() == ["duke of 1", "count of 1", "regent of 2"]
    t.say("duke of 1")
    assert (t.asked(), t.may()) == ([(1, "take")], ["martyr of 0"])
    t.say("martyr of 0")
    assert [t.pile(seat) for seat in range(3)] == ["duke baron", "count martyr", "regent"]
    assert (t.action_discards, t.asked()) == ("clerical-error", [(1, "play")])


def test_gu_25_the_one_you_took_cannot_be_taken_back() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["", "duke"])
    t.play("clerical-error", "duke of 1")
    assert (t.pile(0), t.pile(1), t.asked()) == ("duke baron", "", [(1, "play")])


def test_gu_25_an_equal_noble_you_had_before_may_be_taken() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["sheriff", "sheriff"])
    mine, theirs = t.s.piles[0][0], t.s.piles[1][0]
    t.play("clerical-error", "sheriff of 1", "sheriff of 0")
    assert (t.s.piles[0][0], t.s.piles[1]) == (theirs, [mine])


def test_gu_25_ability_and_all_comes_before_they_take() -> None:
    t = Table(line="baron bishop duke", hands=["clerical-error"], piles=["martyr", "fast-noble"])
    t.play("clerical-error", "fast-noble of 1")
    assert (t.pile(0), t.line) == ("martyr fast-noble baron", "bishop duke")
    assert t.may() == ["baron of 0", "martyr of 0"]
    t.say("baron of 0")
    assert (t.pile(0), t.pile(1), t.line) == ("martyr fast-noble bishop", "baron", "duke")


def test_gu_25_robespierre_taken_by_you_ends_the_day_yet_the_exchange_is_finished() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["martyr", "robespierre"], action_deck="trip")
    t.play("clerical-error", "robespierre of 1")
    assert (t.line, t.noble_discards, t.asked()) == ("", "baron bishop", [(1, "take")])
    t.say("martyr of 0")
    assert (t.pile(0), t.pile(1), t.hand(0)) == ("robespierre", "martyr", "trip")
    assert (t.s.day, len(t.s.line)) == (2, 12)


def test_gu_25_robespierre_taken_by_them_ends_the_day_before_you_collect() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["robespierre", "martyr"], action_deck="trip")
    t.play("clerical-error", "martyr of 1", "robespierre of 0")
    assert (t.pile(0), t.pile(1), t.hand(0)) == ("martyr", "robespierre", "trip")
    assert (t.noble_discards, t.s.day) == ("baron bishop", 2)


@pytest.mark.parametrize("noble", ["general", "captain-of-the-guard"])
def test_gu_25_once_the_day_has_ended_no_noble_joins_the_line(noble: str) -> None:
    t = Table(seats=3, line="baron bishop", hands=["clerical-error"], piles=[noble, "robespierre"], noble_deck="duke regent")
    t.play("clerical-error", "robespierre of 1", f"{noble} of 0")
    assert (t.pile(1), t.s.day, t.told("joined")) == (noble, 2, [])
    assert t.line.split()[-2:] == ["regent", "duke"]


def test_gu_25_fast_noble_taken_after_robespierre_finds_no_line() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["fast-noble", "robespierre"])
    t.play("clerical-error", "robespierre of 1", "fast-noble of 0")
    assert (t.pile(0), t.pile(1), t.noble_discards) == ("robespierre", "fast-noble", "baron bishop")


def test_gu_25_a_clown_you_take_goes_on_before_they_choose() -> None:
    t = Table(seats=3, line="baron bishop", hands=["clerical-error"], piles=["martyr", "the-clown"])
    t.play("clerical-error", "the-clown of 1")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2"])
    t.say("seat 2")
    assert (t.asked(), t.may()) == ([(1, "take")], ["martyr of 0"])
    t.say("martyr of 0")
    assert [t.pile(seat) for seat in range(3)] == ["baron", "martyr", "the-clown"]


def test_gu_25_the_collection_of_the_turn_follows_the_exchange() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["martyr", "duke"], action_deck="trip stumble")
    t.play("clerical-error", "duke of 1", "martyr of 0")
    assert (t.pile(0), t.line, t.hand(0), t.hand(1)) == ("duke baron", "bishop", "trip", "")


# GU-26


@pytest.mark.parametrize("noble", ["lady", "lord", "lady-in-waiting"])
def test_gu_26_lady_lord_and_lady_in_waiting_draw_for_their_collector_at_the_end_of_the_present_turn(noble: str) -> None:
    t = Table(line="the-clown baron", hands=["clerical-error"], piles=[noble, "duke"], action_deck="trip stumble escape")
    t.play("clerical-error", "duke of 1", f"{noble} of 0")
    assert (t.asked(), t.hand(0), t.hand(1)) == ([(0, "player")], "", "")
    t.say("seat 1")
    assert (t.hand(0), t.hand(1), t.s.mover) == ("trip", "stumble", 1)
    assert t.action_deck.split()[0] == "escape"


def test_gu_26_fast_noble_takes_the_front_noble_now() -> None:
    t = Table(line="baron bishop regent", hands=["clerical-error"], piles=["fast-noble", "duke"])
    t.play("clerical-error", "duke of 1", "fast-noble of 0")
    assert (t.pile(1), t.pile(0), t.line) == ("fast-noble baron", "duke bishop", "regent")


def test_gu_26_innocent_victim_costs_the_collector_a_card() -> None:
    t = Table(line="baron bishop", hands=["clerical-error trip", "stumble escape"], piles=["innocent-victim", "duke"],
              action_deck="majesty")  # fmt: skip
    t.play("clerical-error", "duke of 1", "innocent-victim of 0")
    assert (t.asked(), t.may()) == ([(1, "card")], ["escape", "stumble"])
    t.say("stumble")
    assert (t.hand(0), t.hand(1), t.action_discards) == ("majesty trip", "escape", "stumble clerical-error")


def test_gu_26_general_and_rival_executioner_act_for_their_collector() -> None:
    general = Table(line="baron bishop", hands=["clerical-error"], piles=["general", "duke"], noble_deck="regent")
    general.play("clerical-error", "duke of 1", "general of 0")
    assert (general.pile(1), general.pile(0), general.line) == ("general", "duke baron", "bishop regent")
    rival = Table(line="baron bishop", hands=["clerical-error"], piles=["rival-executioner", "duke"], noble_deck="regent")
    rival.play("clerical-error", "duke of 1", "rival-executioner of 0")
    assert (rival.pile(1), rival.pile(0), rival.line) == ("rival-executioner regent", "duke baron", "bishop")


def test_gu_26_the_clown_is_put_on_by_its_collector() -> None:
    t = Table(seats=3, line="baron bishop", hands=["clerical-error"], piles=["the-clown", "duke"])
    t.play("clerical-error", "duke of 1", "the-clown of 0")
    assert (t.asked(), t.may()) == ([(1, "player")], ["seat 0", "seat 2"])
    t.say("seat 0")
    assert [t.pile(seat) for seat in range(3)] == ["duke the-clown baron", "", ""]


def test_gu_26_foreign_support_draws_for_its_owner_in_anothers_turn() -> None:
    t = Table(line="bishop martyr", hands=["clerical-error"], piles=["baron", "cardinal"], tables=["", "foreign-support"],
              action_deck="trip stumble escape")  # fmt: skip
    t.play("clerical-error", "cardinal of 1", "baron of 0")
    assert (t.hand(0), t.hand(1)) == ("stumble", "trip")
