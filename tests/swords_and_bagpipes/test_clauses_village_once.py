"""Village cards that are used once (SB-G4): Ferry, Marketplace and Spy Guild, and when they may be."""

from typing import Any

import pytest

from tabard.table.seen import moment
from tests.swords_and_bagpipes.cards import (
    GOLD,
    MARCH,
    PLAIN,
    UNITS,
    acting,
    as_the_file_says,
    bag_is_open,
    known_hand,
    lying,
    most,
    number,
    row_without,
    to,
    tokens_lie,
)
from tests.swords_and_bagpipes.own import OwnTable, own_tokens, own_turn, pipe
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.village import LAST, ONCE, VILLAGES, out_of_play, to_the_last_question, without_village_card


@pytest.mark.parametrize("card", ONCE)
@pytest.mark.parametrize("reach", [acting, tokens_lie, bag_is_open])
def test_sb_g4_used_once_when_its_owner_may_play_bagpipe_cards(card: str, reach: Any) -> None:
    t = reach("pipers-tune", village=[card], daggers=["one"])
    assert card in t.may()
    t.say(card)
    assert t.village(0) == card
    while t.kind(t.question()) in ("number", "player", "dagger"):
        t.say(t.may()[-1])
    assert (t.village(0), out_of_play(t)[-1]) == ("", card)
    assert t.told("visited") == [{"seat": 0, "village": f"village:{card}"}]
    assert card not in t.may()


@pytest.mark.parametrize("card", [card for card in VILLAGES if card not in ONCE])
@pytest.mark.parametrize("reach", [acting, tokens_lie, bag_is_open])
def test_sb_g4_no_other_village_card_is_ever_played(card: str, reach: Any) -> None:
    t = reach("pipers-tune", village=[card], daggers=["one"])
    assert card not in t.may()
    assert f"village:{card}" not in moment(t.box, t.s, 0).why_not, "it works by itself"


def test_sb_g4_ferry_moves_units_home() -> None:
    for units in (0, most("ferry")):
        t = acting("", village=["ferry"])
        want = without_village_card(lying(t), t, 0, "ferry")
        t.say("ferry")
        assert (t.asked(), t.may()) == ([(0, "number")], to(most("ferry")))
        t.say(str(units))
        as_the_file_says(want, t, "ferry", units=units)
        assert t.s.camp[0] == MARCH - units


def test_sb_g4_marketplace_trades_gold_for_a_dagger() -> None:
    t = acting("", village=["marketplace"], daggers=["one three", "two"])
    want = without_village_card(lying(t), t, 0, "marketplace")
    t.say("marketplace")
    assert (t.asked(), t.may()) == ([(0, "dagger")], ["dagger 1", "dagger 3"])
    gone = [card for card in t.s.daggers[0] if t.box.cards.dagger_value[card] == 3]
    t.say("dagger 3")
    want["daggers"] = row_without(want["daggers"], 0, gone)
    want["dagger_discards"] = gone
    as_the_file_says(want, t, "marketplace")
    assert (t.daggers(0), t.s.gold[0] < GOLD) == ([1], True)


def test_sb_g4_marketplace_needs_its_price_and_a_dagger() -> None:
    price = number("marketplace", "lose-gold", "gold")
    for gold, daggers, offered in ((price, "one", True), (price - 1, "one", False), (price, "", False)):
        t = Table(4, arms=PLAIN, village=["marketplace"], badge=0, gold=[gold] * 4, daggers=[daggers])
        assert ("marketplace" in t.may()) == offered
        why = {"village:marketplace": "SB-P9" if gold == price else "SB-P7"}
        assert moment(t.box, t.s, 0).why_not == ({} if offered else why)


def test_sb_g4_spy_guild_looks_at_what_a_player_hides() -> None:
    t = acting("", "", "ambush false-orders", village=["spy-guild"], daggers=["", "one", "two three"])
    want = without_village_card(lying(t), t, 0, "spy-guild")
    t.say("spy-guild")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2", "seat 3"])
    t.say("seat 2")
    as_the_file_says(want, t, "spy-guild", whom=2)
    assert known_hand(t, 0, 2) == t.s.hands[2]
    assert t.box.redact(t.s, 0).daggers[2] == t.s.daggers[2]
    assert known_hand(t, 1, 2) == []


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_in_anothers_turn(card: str) -> None:
    t = Table(4, arms=PLAIN, village=["", card], badge=0, daggers=["one", "one"], gold=[GOLD] * 4)
    assert t.asked() == [(0, "act")]
    assert card not in t.may()
    t.turn()
    assert card in t.may()


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_as_a_deserter_in_phase_6_but_in_phase_4(card: str) -> None:
    t = tokens_lie("", village=[card], castle=[0, UNITS, UNITS, UNITS], daggers=["one"])
    assert t.may() == ["pass", card]
    t.say("pass")
    assert t.s.deserters == 0  # the round is over: nobody else had a card
    assert (t.s.round, t.village(0)) == (2, card)


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_at_home(card: str) -> None:
    t = own_tokens("", "", "", "", "filler", seats=5, stay_home="yes", home=2, village=["", "", card], daggers=["", "", "one"])
    assert (t.s.away, t.asked()) == (2, [(3, "play")])
    t.passes()
    assert (t.s.phase, t.asked()) == (6, [(3, "play")])


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_in_the_three_actions_of_stay_home(card: str) -> None:
    t = own_turn("", seats=5, stay_home="yes", village=["", "", card], daggers=["", "", "one"])
    t.turn()
    t.badge_to(4)
    t.say("seat 2")
    assert (t.asked(), card in t.may()) == ([(2, "act")], False)
    assert moment(t.box, t.s, 2).why_not == {f"village:{card}": "SB-H4"}


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_after_passing(card: str) -> None:
    t = own_tokens(
        pipe("test", "tokens", "{ take-gold = { gold = 1 } }", copies=4), "", "test test", village=[card], daggers=["one"]
    )
    t.say("pass")
    t.say("test")
    assert t.asked() == [(1, "play")]
    t.say("test")
    assert t.s.phase == 6
    assert (t.asked(), card in t.may()) == ([(0, "play")], True)  # a new phase


def test_sb_g4_marketplace_also_just_before_the_final_count() -> None:
    price = number("marketplace", "lose-gold", "gold")
    t = Table(4, **LAST, village=["", "marketplace"], hands=["", "ambush"], badge=0, daggers=["", "three"], gold=[price + 1] * 4)
    to_the_last_question(t)
    assert not t.s.over
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "marketplace"])
    assert moment(t.box, t.s, 1).why_not == {"bagpipe:ambush": "SB-G4"}
    assert t.told("daggers-counted") == []
    gold = t.s.gold[1]
    t.say("marketplace")
    t.say("dagger 3")
    assert t.s.over
    assert (t.s.gold[1], t.daggers(1), t.village(1)) == (gold - price, [], "")
    assert [event["count"] for event in t.told("daggers-counted")] == [0, 0, 0, 0]


def test_sb_g4_before_the_final_count_it_may_be_left() -> None:
    t = Table(4, **LAST, village=["", "marketplace"], badge=0, daggers=["", "three"], gold=[GOLD] * 4)
    to_the_last_question(t)
    t.say("pass")
    assert t.s.over
    assert t.daggers(1) == [3]


@pytest.mark.parametrize("village", ["ferry", "spy-guild", "church", "memorial", "blacksmith", "monastery"])
def test_sb_g4_no_other_card_is_asked_for_before_the_final_count(village: str) -> None:
    t = Table(4, **LAST, village=["", village], badge=0, daggers=["", "three"], gold=[GOLD] * 4)
    to_the_last_question(t)
    assert t.s.over


def test_sb_g4_several_markets_before_the_final_count_from_the_badge_holder_clockwise() -> None:
    t = OwnTable(
        "",
        **LAST,
        arms="edward",
        village=["marketplace", "", "marketplace"],
        badge=0,
        daggers=["one", "", "two"],
        gold=[GOLD] * 4,
    )
    to_the_last_question(t)
    assert t.s.badge == 1
    assert t.asked() == [(2, "play")]
    t.say("pass")
    assert t.asked() == [(0, "play")]
    t.say("marketplace")
    t.say("dagger 1")
    assert t.s.over


@pytest.mark.parametrize(("defeats", "asked"), [(2, (0, "act")), (3, (0, "play"))])
def test_sb_g4_marketplace_also_when_scotland_falls_before_the_last_round(defeats: int, asked: tuple[int, str]) -> None:
    lost = {"phase": "battle", "sides": ["scotland"] * 4, "camp": [1] * 4, "troops": 40}
    t = Table(round=4, defeats=defeats, village=["marketplace"], daggers=["two"], gold=[9] * 4, **lost)
    t.say("pass")  # in the bag window
    assert (t.s.defeats, t.asked()) == (defeats + 1, [asked])
