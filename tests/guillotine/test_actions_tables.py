"""The cards that stay on the table (GU-7, GU-16, GU-19) and Twist of Fate."""

import pytest

from tabard.engine.errors import StaleAnswer
from tests.guillotine.table import Table
from tests.guillotine.test_actions_all import A_TURN, NEXT_DAY, all_but, changed, lying

ROW = "baron bishop mayor colonel duke cardinal"
OTHER = "bad-nun governor lieutenant"  # the pile of a third player


def terms(t: Table, seat: int, card: str) -> list[tuple[int, int]]:
    """What a table card is worth: how many it counts, and the points."""
    return [(term.count, term.points) for term in t.box.score(t.s, seat) if term.ref == f"action:{card}"]


def worth(card: str, pile: str) -> int:
    """What a card before its owner adds to a pile; nobody else gains."""
    bare = Table(seats=3, line=ROW, piles=["", pile, OTHER])
    laid = Table(seats=3, line=ROW, piles=["", pile, OTHER], tables=["", card])
    assert (laid.points(0), laid.points(2)) == (bare.points(0), bare.points(2))
    return laid.points(1) - bare.points(1)


@pytest.mark.parametrize(
    "card", ["callous-guards", "church-support", "civic-support", "foreign-support", "fountain-of-blood", "military-support"]
)
def test_gu_10_a_card_that_stays_lies_before_its_player_and_not_in_the_discards(card: str) -> None:
    t = Table(seats=3, line="sheriff bishop mayor", hands=[card, "pushed"], action_deck="trip")
    before = lying(t)
    t.play(card)
    assert changed(t, before) == A_TURN - {"action discards"} | {"table 0"}
    assert (t.table(0), t.hand(0), t.action_discards) == (card, "trip", "")
    assert t.s.mover == 1


# Scoring cards


def test_church_support_gives_one_point_for_every_blue_noble() -> None:
    assert worth("church-support", "archbishop wealthy-priest sheriff lieutenant count martyr") == 2
    assert worth("church-support", "martyr") == worth("church-support", "") == 0
    t = Table(line=ROW, piles=["archbishop heretic"], tables=["church-support"])
    assert terms(t, 0, "church-support") == [(2, 2)]
    assert t.points(0) == 4 + 2 + 2


def test_civic_support_gives_one_point_for_every_green_noble() -> None:
    assert worth("civic-support", "unpopular-judge sheriff sheriff archbishop lieutenant count martyr") == 3
    assert worth("civic-support", "archbishop") == 0
    t = Table(line=ROW, piles=["councilman sheriff"], tables=["civic-support"])
    assert terms(t, 0, "civic-support") == [(2, 2)]
    assert t.points(0) == 3 + 1 + 2


def test_military_support_gives_one_point_for_every_red_noble() -> None:
    assert worth("military-support", "general palace-guard palace-guard sheriff archbishop count martyr") == 3
    assert worth("military-support", "archbishop") == 0
    t = Table(line=ROW, piles=["general lieutenant"], tables=["military-support"])
    assert terms(t, 0, "military-support") == [(2, 2)]
    assert t.points(0) == 4 + 2 + 2


def test_gu_7_church_support_counts_nobles_collected_later() -> None:
    t = Table(line="bishop heretic", hands=["church-support"])
    t.play("church-support")
    assert t.points(0) == 2 + 1


def test_fountain_of_blood_gives_two_points_whatever_the_pile() -> None:
    assert worth("fountain-of-blood", "") == 2
    assert worth("fountain-of-blood", "archbishop martyr") == 2
    t = Table(line=ROW, tables=["fountain-of-blood"])
    assert terms(t, 0, "fountain-of-blood") == [(1, 2)]


def test_gu_19_indifferent_public_makes_every_gray_noble_worth_one() -> None:
    pile = "martyr innocent-victim the-clown hero-of-the-people tragic-figure archbishop"
    t = Table(line=ROW, piles=[pile], tables=["indifferent-public"])
    assert t.points(0) == 5 + 4
    assert [term.points for term in t.box.score(t.s, 0) if term.ref != "noble:archbishop"] == [1] * 5
    assert worth("indifferent-public", "archbishop lieutenant") == 0
    assert worth("indifferent-public", "martyr martyr tragic-figure") == 3 - (-1 - 1 - 3)


def test_indifferent_public_helps_only_its_owner() -> None:
    t = Table(line=ROW, piles=["martyr", "martyr"], hands=["indifferent-public"])
    t.play("indifferent-public")
    assert (t.points(0), t.points(1)) == (1 + 3, -1)


def test_tough_crowd_costs_another_player_two_points() -> None:
    t = Table(seats=3, line=ROW, hands=["tough-crowd", "pushed"], action_deck="trip")
    before = lying(t)
    t.play("tough-crowd")
    assert t.may() == ["seat 1", "seat 2"]
    t.say("seat 2")
    assert changed(t, before) == A_TURN - {"action discards"} | {"table 2"}
    assert t.table(2) == "tough-crowd"
    assert [t.points(seat) for seat in range(3)] == [3, 0, -2]
    assert terms(t, 2, "tough-crowd") == [(1, -2)]


def test_gu_8_tough_crowd_may_not_be_laid_before_oneself() -> None:
    t = Table(line=ROW, hands=["tough-crowd"])
    t.play("tough-crowd")
    assert t.may() == ["seat 1"]


def test_gu_7_fountain_of_blood_and_tough_crowd_add_up() -> None:
    t = Table(line=ROW, piles=["archbishop"], tables=["fountain-of-blood tough-crowd church-support"])
    assert t.points(0) == 4 + 2 - 2 + 1


# Foreign Support


def drawn(t: Table, seat: int) -> int:
    return len([event for event in t.told("drew") if event["seat"] == seat])


def test_foreign_support_draws_a_card_for_every_purple_noble_collected() -> None:
    t = Table(line="baron duke mayor", hands=["double-feature", "pushed"], tables=["foreign-support"])
    before = lying(t)
    t.play("double-feature")
    assert changed(t, before) == A_TURN
    assert drawn(t, 0) == 1 + 2
    assert [event.kind for event in t.s.events][1:6] == ["collected", "drew", "collected", "drew", "drew"]


@pytest.mark.parametrize("front", ["mayor", "bishop", "colonel", "martyr"])
def test_foreign_support_draws_nothing_for_other_colours(front: str) -> None:
    t = Table(line=f"{front} duke", tables=["foreign-support"])
    t.play("pass")
    assert drawn(t, 0) == 1


def test_foreign_support_works_in_the_turn_it_is_laid_and_only_for_its_owner() -> None:
    t = Table(line="baron duke mayor", hands=["foreign-support"])
    t.play("foreign-support", "pass")
    assert (drawn(t, 0), drawn(t, 1)) == (2, 1)


def test_gu_13_foreign_support_draws_for_collecting_but_not_for_putting() -> None:
    t = Table(line="baron mayor bishop", hands=["after-you"], tables=["", "foreign-support"])
    t.play("after-you", "seat 1")
    assert (t.pile(1), drawn(t, 1)) == ("baron", 0)
    t = Table(line="mayor bishop", hands=["clerical-error"], piles=["", "baron"], tables=["foreign-support"])
    t.play("clerical-error", "baron of 1")
    assert drawn(t, 0) == 2


def test_gu_26_foreign_support_draws_for_a_collection_in_anothers_turn() -> None:
    t = Table(line="mayor bishop", hands=["clerical-error"], piles=["baron", "martyr"], tables=["", "foreign-support"])
    t.play("clerical-error", "martyr of 1", "baron of 0")
    assert (drawn(t, 0), drawn(t, 1)) == (1, 1)


def test_gu_11_foreign_support_does_not_draw_the_card_being_played() -> None:
    t = Table(
        line="mayor bishop",
        hands=["clerical-error", all_but("clerical-error foreign-support pushed")],
        piles=["", "baron"],
        tables=["foreign-support"],
        action_discards="pushed",
    )
    t.play("clerical-error", "baron of 1")
    assert [(event["seat"], event["count"]) for event in t.told("reshuffled")] == [(0, 1), (0, 1)]
    assert t.hand(0) == "clerical-error pushed"  # Pushed at once, Clerical Error only at the end of the turn


# Callous Guards


def test_gu_16_callous_guards_may_be_dropped_in_anothers_turn_before_the_action_step() -> None:
    t = Table(seats=3, line=ROW, hands=["stumble rush-job"], tables=["", "callous-guards"])
    before = lying(t)
    assert t.asked() == [(1, "drop"), (0, "play")]
    assert t.may() == ["pass", "rush-job"]
    t.drop(1)
    assert changed(t, before) == {"table 1", "action discards"}
    assert t.action_discards == "callous-guards"
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass", "rush-job", "stumble"]


def test_gu_16_callous_guards_once_dropped_leave_no_question_of_the_old_number() -> None:
    t = Table(line=ROW, hands=["stumble"], tables=["", "callous-guards"])
    aside = t.question(1, needed=False).number
    asked = t.question(0).number
    t.drop(1)
    for number, seat in ((aside, 1), (asked, 0)):
        with pytest.raises(StaleAnswer):
            t.box.answer(t.s, number, seat, 0)
    t.play("stumble", "mayor 3 to 2")
    assert t.line == "mayor bishop colonel duke cardinal"


def test_gu_16_callous_guards_stay_once_the_mover_has_answered() -> None:
    t = Table(line=ROW, hands=["stumble"], tables=["", "callous-guards"])
    aside = t.question(1, needed=False).number
    t.play("pass")
    with pytest.raises(StaleAnswer):
        t.box.answer(t.s, aside, 1, 1)
    assert t.table(1) == "callous-guards"


def test_gu_16_callous_guards_left_where_they_are_let_the_turn_go_on() -> None:
    t = Table(line=ROW, hands=["stumble rush-job"], tables=["", "callous-guards"])
    before = lying(t)
    t.box.answer(t.s, t.question(1, needed=False).number, 1, 0)
    assert changed(t, before) == set()
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass", "rush-job"]


def test_gu_16_callous_guards_bind_their_owner_who_may_drop_them_and_play_on() -> None:
    t = Table(line=ROW, hands=["stumble"], tables=["callous-guards"])
    assert t.may() == ["pass"]
    t.drop(0)
    t.play("stumble", "bishop 2 to 1")
    assert t.pile(0) == "bishop"
    assert t.action_discards == "callous-guards stumble"


def test_gu_16_callous_guards_may_be_dropped_at_a_later_choice_of_ones_own_turn() -> None:
    t = Table(line=ROW, hands=["rat-break"], tables=["callous-guards"], action_discards="pushed", action_deck="trip")
    t.play("rat-break")
    assert t.asked() == [(0, "drop"), (0, "fetch")]
    stale = t.question(0).number
    t.drop(0)
    assert t.asked() == [(0, "fetch")]
    assert t.may() == ["callous-guards", "pushed"]
    with pytest.raises(StaleAnswer):
        t.box.answer(t.s, stale, 0, 0)
    t.say("callous-guards")
    assert (t.hand(0), t.table(0)) == ("callous-guards trip", "")


def test_gu_16_callous_guards_may_be_dropped_at_the_choice_of_an_ability() -> None:
    t = Table(line="the-clown bishop mayor", tables=["callous-guards"])
    t.play("pass")
    assert t.asked() == [(0, "drop"), (0, "player")]
    t.drop(0)
    t.say("seat 1")
    assert (t.pile(1), t.action_discards) == ("the-clown", "callous-guards")


def test_gu_16_callous_guards_are_not_asked_about_at_later_choices_of_another() -> None:
    t = Table(line=ROW, hands=["rush-job"], tables=["", "callous-guards"])
    t.play("rush-job")
    assert t.asked() == [(0, "player")]


def test_gu_15_callous_guards_may_be_dropped_under_an_unpopular_judge() -> None:
    t = Table(line="unpopular-judge bishop", hands=["stumble"], tables=["callous-guards"])
    t.drop(0)
    assert t.may() == ["pass"]
    assert t.action_discards == "callous-guards"


def test_gu_16_callous_guards_let_abilities_and_collecting_go_on() -> None:
    t = Table(line="fast-noble general bishop", tables=["", "callous-guards"], noble_deck="count")
    t.play("pass")
    assert (t.pile(0), t.line) == ("fast-noble general", "bishop count")
    assert t.table(1) == "callous-guards"


def test_gu_23_callous_guards_stay_from_day_to_day() -> None:
    t = Table(line="bishop", tables=["", "callous-guards"], hands=["", "stumble"], noble_deck=NEXT_DAY)
    t.play("pass")
    assert t.s.day == 2
    assert t.asked() == [(1, "drop"), (1, "play")]
    assert t.may() == ["pass"]


def test_gu_16_callous_guards_dropped_between_two_cards_named_leave_the_first_one_named() -> None:
    t = Table(line=ROW, hands=["infighting pushed stumble trip"], tables=["callous-guards"], action_deck="majesty")
    t.play("infighting", "seat 0", "stumble")
    assert t.asked() == [(0, "drop"), (0, "card")]
    t.drop(0)
    assert t.may() == ["pushed", "trip"]
    t.say("trip")
    assert (t.hand(0), t.action_discards) == ("majesty pushed", "callous-guards stumble trip infighting")


# Twist of Fate


def test_twist_of_fate_discards_any_card_before_any_player() -> None:
    tables = ["church-support", "callous-guards tough-crowd", ""]
    t = Table(seats=3, line=ROW, hands=["twist-of-fate", "pushed"], tables=tables, action_deck="trip")
    before = lying(t)
    t.play("twist-of-fate")
    assert t.may() == ["church-support of 0", "callous-guards of 1", "tough-crowd of 1"]
    t.say("tough-crowd of 1")
    assert changed(t, before) == A_TURN | {"table 1"}
    assert (t.table(0), t.table(1)) == ("church-support", "callous-guards")
    assert t.action_discards == "tough-crowd twist-of-fate"


def test_gu_10_twist_of_fate_needs_a_card_on_a_table() -> None:
    assert Table(line=ROW, hands=["twist-of-fate"]).may() == ["pass"]
    assert Table(line=ROW, hands=["twist-of-fate"], tables=["fountain-of-blood"]).may() == ["pass", "twist-of-fate"]


def test_gu_16_twist_of_fate_frees_the_line_of_callous_guards() -> None:
    t = Table(line=ROW, hands=["twist-of-fate", "stumble"], tables=["", "callous-guards"])
    t.play("twist-of-fate", "callous-guards of 1")
    assert t.asked() == [(1, "play")]
    assert "stumble" in t.may()


def test_gu_16_twist_of_fate_comes_to_nothing_if_its_player_drops_the_only_card_meanwhile() -> None:
    t = Table(line=ROW, hands=["twist-of-fate"], tables=["callous-guards"], action_deck="trip")
    t.play("twist-of-fate")
    assert t.asked() == [(0, "drop"), (0, "table")]
    t.drop(0)
    assert t.asked() == [(1, "play")]
    assert t.action_discards == "callous-guards twist-of-fate"
    assert (t.pile(0), t.hand(0)) == ("baron", "trip")


def test_gu_16_twist_of_fate_still_chooses_if_other_cards_are_left() -> None:
    t = Table(line=ROW, hands=["twist-of-fate"], tables=["callous-guards", "fountain-of-blood"])
    t.play("twist-of-fate")
    t.drop(0)
    assert t.may() == ["fountain-of-blood of 1"]
    t.say("fountain-of-blood of 1")
    assert t.action_discards == "callous-guards fountain-of-blood twist-of-fate"


def test_gu_16_twist_of_fate_is_not_offered_once_the_owner_has_dropped_the_guards() -> None:
    t = Table(line=ROW, hands=["twist-of-fate"], tables=["", "callous-guards"])
    assert t.may() == ["pass", "twist-of-fate"]
    t.drop(1)
    assert t.may() == ["pass"]
