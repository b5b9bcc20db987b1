"""The cards that touch hands (GU-5, GU-8, GU-10, GU-11, GU-27) and what is known of hands afterwards."""

from typing import Any

import pytest

from tests.guillotine.table import Table, words
from tests.guillotine.test_actions_all import A_TURN, all_but, changed, lying, same

ROW = "baron bishop mayor colonel duke cardinal"


def playable(card: str, hands: list[str], **more: Any) -> bool:
    return card in Table(line=ROW, hands=hands, **more).may()


def known(t: Table, viewer: int, owner: int) -> list[str]:
    """The cards of a hand that the viewer knows."""
    return [t.action(card) for card in t.box.redact(t.s, viewer).hands[owner] if card >= 0]


# Forced Break


def test_forced_break_costs_every_other_player_one_random_card() -> None:
    t = Table(seats=4, line=ROW, hands=["forced-break majesty", "pushed stumble", "missed", ""], action_deck="l-idiot", turn=0)
    before = lying(t)
    t.play("forced-break")
    assert changed(t, before) == A_TURN | {"hand 1", "hand 2"}
    assert t.hand(0) == "l-idiot majesty"
    assert len(words(t.hand(1))) == 1
    assert (t.hand(2), t.hand(3)) == ("", "")
    assert same(t.hand(1), t.action_discards) == same("pushed stumble missed forced-break")
    assert [event["seat"] for event in t.told("discarded")] == [1, 2]


def test_forced_break_takes_any_card_as_the_dice_fall() -> None:
    lost = []
    for seed in range(30):
        t = Table(line=ROW, hands=["forced-break", "pushed stumble missed"], seed=seed)
        t.play("forced-break")
        lost.append(words(t.action_discards)[0])
    assert set(lost) == {"pushed", "stumble", "missed"}


def test_gu_10_forced_break_may_be_played_on_empty_hands() -> None:
    t = Table(line=ROW, hands=["forced-break"])
    t.play("forced-break")
    assert t.action_discards == "forced-break"


@pytest.mark.parametrize("seed", range(6))
def test_gu_5_forced_break_does_not_tell_which_of_two_equal_cards_is_left(seed: int) -> None:
    """Seat 0 gave a Trip away and its new owner drew the other; when one of the two goes, it may be either."""
    t = Table(line=ROW, hands=["information-exchange trip"], action_deck="forced-break trip pushed", seed=seed)
    t.play("information-exchange", "seat 1")
    assert known(t, 0, 1) == ["trip"]
    t.play("pass", "forced-break")
    assert t.hand(1) == "trip"
    assert known(t, 0, 1) == []


# Infighting


def test_infighting_costs_a_player_two_cards_of_their_own_choice() -> None:
    t = Table(seats=3, line=ROW, hands=["infighting", "pushed stumble missed"], action_deck="trip")
    before = lying(t)
    t.play("infighting", "seat 1")
    assert t.asked() == [(1, "card")]
    assert t.may() == ["missed", "pushed", "stumble"]
    t.say("stumble")
    assert t.asked() == [(1, "card")]
    assert t.may() == ["missed", "pushed"]
    t.say("missed")
    assert changed(t, before) == A_TURN | {"hand 1"}
    assert (t.hand(0), t.hand(1)) == ("trip", "pushed")
    assert t.action_discards == "stumble missed infighting"


def test_gu_5_infighting_shows_the_first_card_named_to_nobody_else() -> None:
    t = Table(seats=3, line=ROW, hands=["infighting", "pushed stumble missed"])
    t.play("infighting", "seat 1")
    assert t.say("stumble")
    for other in (0, 2, -1):
        view = t.box.redact(t.s, other)
        assert view.draft == [-1]
        assert view.questions[0].options == []
        assert all(card < 0 for card in view.hands[1])
    assert t.box.redact(t.s, 1).draft == t.s.draft
    assert t.told("discarded") == []
    assert len(t.s.hands[1]) == 3


def test_infighting_takes_all_cards_of_a_small_hand() -> None:
    t = Table(line=ROW, hands=["infighting", "pushed"])
    t.play("infighting", "seat 1")
    assert t.may() == ["pushed"]
    t.say("pushed")
    assert (t.hand(1), t.action_discards) == ("", "pushed infighting")
    assert t.pile(0) == "baron"


def test_infighting_offers_equal_cards_once_at_a_time() -> None:
    t = Table(line=ROW, hands=["infighting", "pushed pushed trip"])
    t.play("infighting", "seat 1")
    assert t.may() == ["pushed", "trip"]
    t.say("pushed")
    assert t.may() == ["pushed", "trip"]
    t.say("pushed")
    assert t.hand(1) == "trip"


def test_gu_8_infighting_may_name_oneself() -> None:
    t = Table(seats=3, line=ROW, hands=["infighting pushed stumble trip", "", "missed"], action_deck="majesty")
    t.play("infighting")
    assert t.may() == ["seat 0", "seat 2"]
    t.play("seat 0", "pushed", "trip")
    assert t.hand(0) == "majesty stumble"
    assert t.hand(2) == "missed"


def test_gu_10_infighting_needs_a_player_with_a_hand() -> None:
    assert not playable("infighting", ["infighting"])
    assert playable("infighting", ["infighting", "pushed"])
    assert playable("infighting", ["infighting pushed"])
    t = Table(line=ROW, hands=["infighting", "pushed"])
    t.play("infighting")
    assert t.may() == ["seat 1"]


# Information Exchange


def test_information_exchange_swaps_two_hands() -> None:
    t = Table(seats=3, line=ROW, hands=["information-exchange trip", "pushed stumble", "missed"], action_deck="majesty")
    before = lying(t)
    t.play("information-exchange", "seat 1")
    assert changed(t, before) == A_TURN | {"hand 1"}
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("majesty pushed stumble", "trip", "missed")
    assert t.action_discards == "information-exchange"


def test_gu_8_information_exchange_needs_another_player_with_or_without_cards() -> None:
    t = Table(seats=3, line=ROW, hands=["information-exchange", "pushed"], action_deck="majesty")
    t.play("information-exchange")
    assert t.may() == ["seat 1", "seat 2"]
    t.say("seat 2")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("majesty", "pushed", "")


def test_gu_5_information_exchange_leaves_each_with_the_knowledge_of_what_was_given() -> None:
    t = Table(seats=3, line=ROW, hands=["information-exchange trip", "pushed stumble", "missed"], action_deck="majesty l-idiot")
    t.play("information-exchange", "seat 1", "pass")
    assert known(t, 0, 1) == ["trip"]
    assert same(*known(t, 1, 0)) == same("pushed stumble")
    assert known(t, 2, 0) == known(t, 2, 1) == known(t, -1, 0) == known(t, 0, 2) == []
    assert (len(t.s.hands[0]), len(t.s.hands[1])) == (3, 2)


def test_gu_5_information_exchange_knowledge_goes_when_the_card_is_played() -> None:
    t = Table(line=ROW, hands=["information-exchange trip stumble", "pushed"])
    t.play("information-exchange", "seat 1", "stumble", "colonel 3 to 2")
    assert known(t, 0, 1) == ["trip"]


# Lack of Support


def test_lack_of_support_discards_one_card_of_a_hand_it_looks_at() -> None:
    t = Table(seats=3, line=ROW, hands=["lack-of-support", "pushed stumble pushed", "missed"], action_deck="trip")
    before = lying(t)
    t.play("lack-of-support", "seat 1")
    assert t.asked() == [(0, "strip")]
    assert t.may() == ["pushed", "stumble"]
    t.say("pushed")
    assert changed(t, before) == A_TURN | {"hand 1"}
    assert t.hand(1) == "pushed stumble"
    assert t.action_discards == "pushed lack-of-support"


def test_gu_5_lack_of_support_shows_the_hand_to_its_player_alone() -> None:
    t = Table(seats=3, line=ROW, hands=["lack-of-support", "pushed stumble trip"], action_deck="majesty l-idiot")
    t.play("lack-of-support", "seat 1")
    assert same(*known(t, 0, 1)) == same("pushed stumble trip")
    assert known(t, 2, 1) == []
    assert t.box.redact(t.s, 1).questions[0].options == []
    t.play("stumble", "pass")
    assert same(*known(t, 0, 1)) == same("pushed trip")
    assert t.hand(1) == "l-idiot pushed trip"
    assert known(t, 2, 1) == []


def test_gu_8_lack_of_support_may_name_oneself() -> None:
    t = Table(line=ROW, hands=["lack-of-support pushed"], action_deck="trip")
    t.play("lack-of-support")
    assert t.may() == ["seat 0"]
    t.play("seat 0", "pushed")
    assert (t.hand(0), t.action_discards) == ("trip", "pushed lack-of-support")


def test_gu_10_lack_of_support_needs_a_player_with_a_hand() -> None:
    assert not playable("lack-of-support", ["lack-of-support"])
    assert playable("lack-of-support", ["lack-of-support", "pushed"])
    assert playable("lack-of-support", ["lack-of-support pushed"])


# Rain Delay


def test_gu_27_rain_delay_deals_five_new_cards_to_everybody() -> None:
    hands = ["rain-delay trip", "pushed stumble", ""]
    t = Table(seats=3, line=ROW, hands=hands, action_discards="missed", turn=0)
    whole = same(t.action_deck, "trip pushed stumble")
    t.play("rain-delay")
    assert [len(hand) for hand in t.s.hands] == [6, 5, 5]  # and the normal draw
    assert t.action_discards == "missed rain-delay"
    assert same(t.action_deck, t.hand(0), t.hand(1), t.hand(2)) == whole
    assert (t.pile(0), t.line) == ("baron", "bishop mayor colonel duke cardinal")


def test_gu_27_rain_delay_deals_one_card_at_a_time_leftwards() -> None:
    t = Table(seats=3, line=ROW, hands=["", "", "rain-delay"], turn=2)
    t.play("rain-delay")
    assert [event["seat"] for event in t.told("drew")] == [2, 0, 1] * 5 + [2]


def test_gu_11_rain_delay_with_a_short_deck_takes_the_discards_but_not_itself() -> None:
    t = Table(line=ROW, hands=["rain-delay trip", "stumble"], action_deck="majesty", others="discards")
    whole = same(t.action_discards, "trip stumble majesty")
    t.play("rain-delay")
    assert t.told("reshuffled") == [{"seat": 1, "count": 56}]
    first = [event["action"].split(":")[1] for event in t.told("drew")[:3]]
    assert same(*first) == same("trip stumble majesty")
    assert [len(hand) for hand in t.s.hands] == [6, 5]
    assert t.action_discards == "rain-delay"
    assert same(t.action_deck, t.hand(0), t.hand(1)) == whole


def test_gu_5_rain_delay_makes_all_knowledge_of_hands_void() -> None:
    t = Table(line=ROW, hands=["lack-of-support", "rain-delay pushed stumble trip"])
    t.play("lack-of-support", "seat 1", "trip", "rain-delay")
    assert known(t, 0, 1) == known(t, 1, 0) == []


# Rat Break


def test_rat_break_takes_any_card_from_the_discards() -> None:
    t = Table(seats=3, line=ROW, hands=["rat-break", "missed"], action_deck="majesty", action_discards="pushed trip pushed")
    before = lying(t)
    t.play("rat-break")
    assert t.may() == ["pushed", "trip"]
    t.say("trip")
    assert changed(t, before) == A_TURN
    assert t.hand(0) == "majesty trip"
    assert t.action_discards == "pushed pushed rat-break"


def test_gu_23_rat_break_cannot_fetch_itself() -> None:
    assert not playable("rat-break", ["rat-break"])
    t = Table(line=ROW, hands=["rat-break"], action_discards="pushed")
    t.play("rat-break")
    assert t.may() == ["pushed"]


def test_gu_5_rat_break_lets_everybody_know_the_card_fetched() -> None:
    t = Table(seats=3, line=ROW, hands=["rat-break missed"], action_discards="pushed")
    t.play("rat-break", "pushed")
    assert known(t, 1, 0) == known(t, 2, 0) == ["pushed"]


def test_rat_break_may_fetch_the_trip_before_it_but_not_to_play_it_now() -> None:
    t = Table(line=ROW, hands=["trip rat-break"], action_deck="majesty")
    t.play("trip", "baron 1 to 2", "rat-break", "trip")
    assert t.hand(0) == "majesty trip"
    assert t.action_discards == "rat-break"
    assert t.s.mover == 1


# Political Influence


def test_gu_20_political_influence_collects_nobody_and_draws_four() -> None:
    t = Table(seats=3, line=ROW, hands=["political-influence", "missed"], action_deck="majesty pushed trip stumble l-idiot")
    before = lying(t)
    t.play("political-influence")
    assert changed(t, before) == {"hand 0", "action deck", "action discards"}
    assert same(t.hand(0)) == same("majesty pushed trip stumble")
    assert words(t.action_deck)[0] == "l-idiot"
    assert t.asked() == [(1, "play")]


def test_gu_11_political_influence_with_an_exhausted_deck_draws_what_there_is() -> None:
    elsewhere = all_but("political-influence majesty pushed")
    t = Table(line=ROW, hands=["political-influence", elsewhere], action_deck="majesty", action_discards="pushed")
    t.play("political-influence")
    assert same(t.hand(0)) == same("majesty pushed political-influence")
    assert (t.action_deck, t.action_discards) == ("", "")
    assert t.told("reshuffled") == [{"seat": 0, "count": 2}]
    assert (t.line, t.pile(0)) == (ROW, "")


def test_gu_20_political_influence_leaves_the_last_noble_for_the_next_player() -> None:
    t = Table(line="baron", hands=["political-influence"])
    t.play("political-influence")
    assert (t.s.day, t.line, t.asked()) == (1, "baron", [(1, "play")])


def test_gu_20_political_influence_after_trip_draws_four_once() -> None:
    t = Table(line=ROW, hands=["trip political-influence"])
    t.play("trip", "baron 1 to 2", "political-influence")
    assert len(t.s.hands[0]) == 4
    assert t.line.startswith("bishop baron mayor")
    t.play("pass", "pass")
    assert (t.pile(0), len(t.s.hands[0])) == ("baron", 5)


def test_whose_infighting_it_is_and_what_was_chosen_already_is_said() -> None:
    t = Table(seats=3, line=ROW, hands=["infighting", "pushed stumble missed"])
    t.play("infighting", "seat 1")
    assert t.told("chosen") == [{"seat": 0, "whom": 1, "action": "action:infighting"}]
    question = t.s.questions[0]
    facts = t.box.show.prompt(t.box.redact(t.s, 1), question)[1]
    assert (facts["whom"], facts["draft"]) == (0, [])
    t.say("stumble")
    drafts = [t.box.show.prompt(t.box.redact(t.s, seat), t.s.questions[0])[1]["draft"] for seat in (1, 0)]
    assert drafts == [["action:stumble"], [""]], "others are not told which"
    own = Table(line=ROW, hands=["infighting pushed stumble", ""])
    own.play("infighting", "seat 0")
    assert own.box.show.prompt(own.s, own.s.questions[0])[1]["whom"] == ""
