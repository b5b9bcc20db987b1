"""GU-10 to GU-12, GU-20 to GU-23, GU-27: what can be played, empty decks, and the cards with a clause of their own."""

import pytest

import tabard
from tests.guillotine.table import Table


def all_actions_but(*named: str) -> str:
    """The names of all sixty action cards except these."""
    rest = [design.id for design in tabard.game("guillotine").box(2).designs() for _ in range(design.copies)]
    rest = rest[50:]
    for name in " ".join(named).split():
        rest.remove(name)
    return " ".join(rest)


# GU-10


@pytest.mark.parametrize("card", ["infighting", "lack-of-support"])
def test_gu_10_infighting_and_lack_of_support_need_a_player_with_a_hand(card: str) -> None:
    assert Table(line="baron bishop", hands=[card]).may() == ["pass"]
    assert card in Table(line="baron bishop", hands=[card, "trip"]).may()
    mine = Table(seats=3, line="baron bishop", hands=[card + " rush-job"])
    assert card in mine.may()
    mine.say(card)
    assert mine.may() == ["seat 0"]


@pytest.mark.parametrize("card", ["missing-heads", "missed", "clerical-error"])
def test_gu_10_three_cards_need_a_player_with_a_pile(card: str) -> None:
    assert Table(line="baron bishop", hands=[card]).may() == ["pass"]
    assert Table(line="baron bishop", hands=[card], piles=["", "duke"]).may() == ["pass", card]


def test_gu_10_twist_of_fate_needs_a_card_on_a_table() -> None:
    assert Table(line="baron", hands=["twist-of-fate"]).may() == ["pass"]
    assert Table(line="baron", hands=["twist-of-fate"], tables=["", "tough-crowd"]).may() == ["pass", "twist-of-fate"]


def test_gu_10_rat_break_needs_a_card_in_the_discards() -> None:
    assert Table(line="baron", hands=["rat-break"]).may() == ["pass"]
    assert Table(line="baron", hands=["rat-break"], action_discards="trip").may() == ["pass", "rat-break"]


def test_gu_10_late_arrival_needs_a_noble_in_the_deck() -> None:
    assert Table(line="baron", hands=["late-arrival"], others="discards").may() == ["pass"]
    assert Table(line="baron", hands=["late-arrival"], noble_deck="duke", others="discards").may() == ["pass", "late-arrival"]


ALWAYS = [
    "bribed-guards", "callous-guards", "church-support", "civic-support", "confusion-in-line", "double-feature", "escape",
    "extra-cart", "forced-break", "foreign-support", "fountain-of-blood", "indifferent-public", "information-exchange",
    "lack-of-faith", "let-them-eat-cake", "mass-confusion", "military-support", "milling-in-line", "political-influence",
    "rain-delay", "rush-job", "scarlet-pimpernel", "the-long-walk", "tough-crowd",
]  # fmt: skip


@pytest.mark.parametrize("card", ALWAYS)
def test_gu_10_all_other_cards_can_always_be_played(card: str) -> None:
    t = Table(line="martyr", hands=[card], others="discards", action_discards="")
    assert t.may() == ["pass", card]


@pytest.mark.parametrize("card", ["let-them-eat-cake", "lack-of-faith"])
def test_gu_10_the_two_cards_worded_with_if_do_nothing_without_their_noble(card: str) -> None:
    t = Table(line="baron duke martyr", hands=[card], action_deck="trip")
    t.play(card)
    assert (t.pile(0), t.line, t.hand(0), t.action_discards) == ("baron", "duke martyr", "trip", card)
    assert t.told("moved") == []


def test_gu_10_an_ability_that_cannot_act_does_nothing() -> None:
    t = Table(line="innocent-victim bishop", action_deck="trip")
    t.say("pass")
    assert (t.pile(0), t.hand(0), t.action_discards, t.asked()) == ("innocent-victim", "trip", "", [(1, "play")])


# GU-11


def test_gu_11_an_empty_action_deck_is_made_anew_from_the_discards() -> None:
    rest = all_actions_but("trip stumble escape fountain-of-blood")
    t = Table(line="baron bishop", hands=["trip", rest], tables=["fountain-of-blood"], action_discards="stumble escape")
    t.say("pass")
    assert len(t.s.action_deck) == 1
    assert sorted([*t.action_deck.split(), *t.hand(0).split()]) == ["escape", "stumble", "trip"]
    assert (t.action_discards, t.table(0), t.hand(1)) == ("", "fountain-of-blood", rest)
    assert [event["count"] for event in t.told("reshuffled")] == [2]


def test_gu_11_no_card_left_no_draw() -> None:
    t = Table(line="baron bishop", hands=["", all_actions_but("fountain-of-blood")], tables=["fountain-of-blood"])
    t.say("pass")
    assert (t.hand(0), t.table(0), t.pile(0)) == ("", "fountain-of-blood", "baron")
    assert t.told("drew") == t.told("reshuffled") == []
    assert t.asked() == [(1, "play")]


def test_gu_11_a_played_card_is_discarded_when_resolved_and_so_can_be_drawn_again() -> None:
    t = Table(line="baron bishop regent", hands=["double-feature", all_actions_but("double-feature")])
    t.play("double-feature")
    assert (t.hand(0), t.action_discards, t.action_deck) == ("double-feature", "", "")


def test_gu_11_the_card_being_played_is_not_shuffled_in() -> None:
    rest = all_actions_but("clerical-error foreign-support")
    t = Table(line="bishop martyr", hands=["clerical-error", rest], tables=["foreign-support"], piles=["duke", "baron"])
    t.play("clerical-error", "baron of 1")
    assert (t.asked(), t.pile(0), t.hand(0), t.told("drew")) == ([(1, "take")], "duke baron", "", [])
    t.say("duke of 0")
    assert (t.hand(0), t.pile(0), t.pile(1)) == ("clerical-error", "baron bishop", "duke")
    assert t.table(0) == "foreign-support"


@pytest.mark.parametrize(("card", "waits"), [("confusion-in-line", "confused"), ("rush-job", "rushed")])
def test_gu_11_two_cards_lie_in_the_discards_while_their_effect_waits(card: str, waits: str) -> None:
    t = Table(line="baron bishop regent", hands=[card])
    t.play(card, "seat 1")
    assert t.action_discards == card
    assert t.table(0) == t.table(1) == ""
    assert (getattr(t.s, waits) if waits == "confused" else int(t.s.hurried) << 1) == 0b10


# GU-12


def test_gu_12_what_is_there_is_dealt() -> None:
    t = Table(noble_deck="baron bishop regent", noble_discards="martyr", others="discards")
    assert (t.s.day, t.line, t.noble_deck) == (2, "regent bishop baron", "")
    assert len(t.s.noble_discards) == 47


def test_gu_12_extra_cart_takes_what_is_there() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], noble_deck="duke", others="discards")
    t.play("extra-cart")
    assert (t.line, t.noble_deck, len(t.s.noble_discards)) == ("bishop duke", "", 47)


def test_gu_12_an_empty_noble_deck_is_never_made_anew() -> None:
    t = Table(line="general rival-executioner bishop", hands=["clothing-swap"], others="discards")
    t.play("clothing-swap", "bishop at 3")
    assert (t.pile(0), t.line, t.noble_deck) == ("general", "rival-executioner", "")
    t.say("pass")
    assert t.pile(1) == "rival-executioner"
    assert len(t.s.noble_discards) == 48


# GU-20


def test_gu_20_political_influence_no_collection_and_four_cards_in_all() -> None:
    t = Table(line="baron bishop", hands=["political-influence"], action_deck="trip stumble escape missed majesty")
    t.play("political-influence")
    assert (t.pile(0), t.line) == ("", "baron bishop")
    assert t.hand(0) == "escape missed stumble trip"
    assert (t.action_deck.split()[0], t.action_discards) == ("majesty", "political-influence")
    assert (t.asked(), t.told("collected")) == ([(1, "play")], [])


# GU-21


def test_gu_21_missed_sends_the_noble_collected_last_to_the_end() -> None:
    t = Table(line="baron bishop", hands=["missed"], piles=["martyr", "duke regent"])
    t.play("missed", "seat 1")
    assert (t.line, t.pile(1), t.pile(0)) == ("bishop regent", "duke", "martyr baron")
    assert t.action_discards == "missed"


def test_gu_21_missed_skips_nobles_that_were_put() -> None:
    t = Table(line="baron bishop", hands=["missed"], piles=["", "duke martyr"], put="martyr")
    t.play("missed", "seat 1")
    assert (t.line, t.pile(1)) == ("bishop duke", "martyr")


def test_gu_21_a_player_who_collected_none_of_the_pile_is_no_target() -> None:
    only_put = Table(line="baron bishop", hands=["missed"], piles=["", "martyr"], put="martyr")
    assert only_put.may() == ["pass"]
    other_too = Table(seats=3, line="baron bishop", hands=["missed"], piles=["", "martyr", "duke"], put="martyr")
    other_too.say("missed")
    assert other_too.may() == ["seat 2"]


def test_gu_21_after_you_and_the_clown_do_not_count_as_collected() -> None:
    t = Table(line="regent the-clown baron bishop duke", hands=["after-you", "missed"])
    t.play("after-you", "seat 1")
    t.say("seat 1")
    assert (t.pile(0), t.pile(1)) == ("", "regent the-clown")
    assert t.may() == ["pass"]


def test_gu_21_clerical_error_counts_even_of_a_noble_once_put() -> None:
    t = Table(line="baron bishop regent", hands=["clerical-error", "missed"], piles=["martyr", "duke count"], put="martyr")
    t.play("clerical-error", "duke of 1", "martyr of 0")
    assert (t.pile(0), t.pile(1), t.line) == ("duke baron", "count martyr", "bishop regent")
    t.play("missed", "seat 1")
    assert (t.pile(0), t.pile(1), t.line) == ("duke baron", "count bishop", "regent martyr")


# GU-22


def test_gu_22_late_arrival_puts_one_of_the_top_three_at_the_end() -> None:
    t = Table(line="baron bishop", hands=["late-arrival"], noble_deck="regent duke martyr colonel")
    t.say("late-arrival")
    assert sorted(t.may()) == ["duke", "martyr", "regent"]
    t.say("duke")
    assert (t.line, t.noble_deck.split()[:3]) == ("bishop duke", ["regent", "martyr", "colonel"])


def test_gu_22_with_fewer_than_three_those_there_are() -> None:
    t = Table(line="baron bishop", hands=["late-arrival"], noble_deck="regent duke", others="discards")
    t.say("late-arrival")
    assert sorted(t.may()) == ["duke", "regent"]
    t.say("regent")
    assert (t.line, t.noble_deck) == ("bishop regent", "duke")


def test_gu_22_only_the_one_who_looks_sees_the_top_three() -> None:
    t = Table(line="baron bishop", hands=["late-arrival"], noble_deck="regent duke martyr colonel")
    t.say("late-arrival")
    assert t.box.redact(t.s, 0).noble_deck[-3:] == t.s.noble_deck[-3:]
    assert t.box.redact(t.s, 0).noble_deck[-4] < 0
    assert all(noble < 0 for noble in t.box.redact(t.s, 1).noble_deck)


# GU-23


def test_gu_23_rush_job_forbids_action_cards_in_the_next_turn_only() -> None:
    t = Table(line="baron bishop regent duke martyr", hands=["rush-job", "trip"])
    t.play("rush-job", "seat 1")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass"])
    t.say("pass")
    assert t.pile(1) == "bishop"
    t.say("pass")
    assert "trip" in t.may()


def test_gu_23_rush_job_on_oneself_hits_the_turn_after_this_one() -> None:
    t = Table(line="baron bishop regent duke", hands=["rush-job trip", "stumble"])
    t.play("rush-job", "seat 0")
    assert "stumble" in t.may()
    t.say("pass")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass"])


def test_gu_23_rush_job_on_oneself_after_trip_leaves_this_turn_free() -> None:
    t = Table(line="baron bishop regent duke", hands=["trip trip rush-job"])
    t.play("trip", "baron 1 to 2", "trip", "bishop 1 to 2", "rush-job", "seat 0")
    assert (t.pile(0), t.asked()) == ("baron", [(1, "play")])
    t.say("pass")
    assert t.may() == ["pass"]


def test_gu_23_rush_job_waits_across_days() -> None:
    t = Table(seats=3, line="baron", hands=["rush-job", "trip", "trip"])
    t.play("rush-job", "seat 2")
    assert (t.s.day, t.s.mover, "trip" in t.may()) == (2, 1, True)
    t.say("pass")
    assert (t.s.mover, t.may()) == (2, ["pass"])


def test_gu_23_rat_break_cannot_fetch_itself() -> None:
    t = Table(line="baron bishop", hands=["rat-break"], action_discards="trip stumble", action_deck="majesty")
    t.say("rat-break")
    assert sorted(t.may()) == ["stumble", "trip"]
    t.say("trip")
    assert (t.hand(0), t.action_discards) == ("majesty trip", "stumble rat-break")


def test_gu_23_cards_on_the_table_never_expire() -> None:
    t = Table(day=2, line="baron", tables=["fountain-of-blood callous-guards", "tough-crowd"], others="discards")
    t.say("pass")
    assert t.s.over
    assert (t.table(0), t.table(1)) == ("fountain-of-blood callous-guards", "tough-crowd")


# GU-27


def test_gu_27_rain_delay_shuffles_all_hands_in_and_deals_five_each() -> None:
    t = Table(seats=3, line="baron bishop", hands=["", "rain-delay trip", "stumble"], action_discards="escape", starter=1)
    before = len(t.s.action_deck)
    t.play("rain-delay")
    assert [len(hand) for hand in t.s.hands] == [5, 6, 5]
    assert len(t.s.action_deck) == before + 2 - 16
    assert (t.action_discards, t.pile(1), t.line) == ("escape rain-delay", "baron", "bishop")


def test_gu_27_cards_are_dealt_one_at_a_time_from_its_player_leftwards() -> None:
    t = Table(seats=3, line="baron bishop", hands=["", "rain-delay trip", "stumble"], starter=1)
    t.play("rain-delay")
    assert [event["seat"] for event in t.told("drew")] == [1, 2, 0] * 5 + [1]


def test_gu_27_if_the_pile_runs_short_the_discards_help() -> None:
    t = Table(line="baron bishop", hands=["rain-delay trip", "stumble"], action_deck="escape", others="discards")
    t.play("rain-delay")
    assert [len(hand) for hand in t.s.hands] == [6, 5]
    assert (t.action_discards, len(t.s.action_deck)) == ("rain-delay", 60 - 12)
    assert len(t.told("reshuffled")) == 1


def test_gu_27_rain_delay_itself_is_never_dealt() -> None:
    rest = all_actions_but("rain-delay trip stumble tough-crowd fountain-of-blood")
    t = Table(seats=5, line="baron bishop", hands=["rain-delay trip", "stumble", "", "", rest],
              tables=["tough-crowd fountain-of-blood"])  # fmt: skip
    t.play("rain-delay")
    assert (t.action_discards, [len(hand) for hand in t.s.hands]) == ("rain-delay", [6, 5, 5, 5, 5])
    assert t.table(0) == "tough-crowd fountain-of-blood"
