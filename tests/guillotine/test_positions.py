"""Positions laid out by hand: what is refused and why, and how the rest of the box is laid."""

from typing import Any

import pytest

import tabard
from tabard.engine.errors import BadPosition, BadSave
from tests.guillotine.table import Table


def refused(**given: Any) -> str:
    """Why a two-player position is refused."""
    box = tabard.game("guillotine").box(2)
    with pytest.raises(BadPosition) as caught:
        box.position(given)
    assert caught.value.code == "bad-position"
    return caught.value.message


# What is refused


def test_an_unknown_key_is_named_with_those_known() -> None:
    why = refused(line=["baron"], lines=["duke"])
    assert why.startswith("unknown key 'lines'; expected ")
    for key in ("line", "hands", "piles", "noble_deck", "others", "confused"):
        assert key in why


@pytest.mark.parametrize("where", ["line", "noble_deck", "noble_discards"])
def test_an_unknown_noble_is_named_with_its_place(where: str) -> None:
    assert refused(**{where: ["barone"]}) == f"{where}: 'barone' is no noble of this set"


@pytest.mark.parametrize("where", ["action_deck", "action_discards"])
def test_an_unknown_action_is_named_with_its_place(where: str) -> None:
    assert refused(**{where: ["tripp"]}) == f"{where}: 'tripp' is no action of this set"


def test_a_card_unknown_to_a_seat_is_named_with_the_seat() -> None:
    assert refused(hands=[[], ["tripp"]]) == "hands, seat 1: 'tripp' is no action of this set"
    assert refused(piles=[["trip"], []]) == "piles, seat 0: 'trip' is no noble of this set"
    assert refused(tables=[["baron"], []]) == "tables, seat 0: 'baron' is no action of this set"


@pytest.mark.parametrize("name", [5, None, True, ["baron"], {"id": "baron"}])
def test_a_card_that_is_no_name_is_refused(name: Any) -> None:
    assert refused(line=[name]) == f"line: {name!r} is no noble of this set"


def test_one_copy_too_many_says_how_many_the_box_has() -> None:
    assert refused(line=["baron"], piles=[["baron"], []]) == "piles, seat 0: 'baron' once too often; the box has 1"
    assert refused(line=["martyr"] * 4) == "line: 'martyr' once too often; the box has 3"
    assert refused(hands=[["trip"], ["trip"]], action_deck=["trip"]) == "action_deck: 'trip' once too often; the box has 2"


@pytest.mark.parametrize("key", ["hands", "piles", "tables"])
@pytest.mark.parametrize("rows", [[], [[]], [[], [], []], "trip", None, {"0": []}])
def test_the_wrong_number_of_seats_says_how_many_there_are(key: str, rows: Any) -> None:
    assert refused(**{key: rows}) == f"'{key}' must have one list for each of the 2 seats"


@pytest.mark.parametrize("key", ["line", "noble_deck", "noble_discards"])
def test_a_row_that_is_no_list_is_refused(key: str) -> None:
    assert refused(**{key: "baron"}) == f"'{key}' is 'baron'; expected a list of nobles"


def test_a_seats_row_that_is_no_list_is_refused() -> None:
    assert refused(hands=[[], "trip"]) == "'hands, seat 1' is 'trip'; expected a list of actions"


@pytest.mark.parametrize(("key", "low", "high"), [("day", 1, 3), ("starter", 0, 1), ("turn", 0, 1)])
@pytest.mark.parametrize("value", [-1, 4, "1", 1.0, True, None])
def test_a_bad_number_says_what_was_expected(key: str, low: int, high: int, value: Any) -> None:
    assert refused(**{key: value}) == f"'{key}' is {value!r}; expected a whole number from {low} to {high}"


@pytest.mark.parametrize("card", ["trip", "rush-job", "confusion-in-line"])
def test_a_card_that_never_lies_on_a_table_is_refused(card: str) -> None:
    assert refused(tables=[["fountain-of-blood"], [card]]) == f"tables: '{card}' never lies before a player"


@pytest.mark.parametrize("lie", ["hands", 3, None, True])
def test_others_lie_in_the_deck_or_the_discards(lie: Any) -> None:
    assert refused(others=lie) == f"'others' is {lie!r}; expected 'deck' or 'discards'"


@pytest.mark.parametrize("key", ["rushed", "confused"])
def test_a_seat_that_is_not_there_is_refused(key: str) -> None:
    assert refused(**{key: [0, 2]}) == f"'{key}' names seat 2; expected 0 to 1"
    assert refused(**{key: [-1]}) == f"'{key}' names seat -1; expected 0 to 1"
    assert refused(**{key: [True]}) == f"'{key}' names seat True; expected 0 to 1"
    assert refused(**{key: 1}) == f"'{key}' is 1; expected a list of seats"


def test_a_noble_put_must_lie_in_a_pile() -> None:
    assert refused(line=["baron"], put=["baron"]) == "'put' names 'baron', who lies in no pile"
    assert refused(piles=[["martyr"], []], put=["martyr", "martyr"]) == "'put' names 'martyr', who lies in no pile"


@pytest.mark.parametrize("value", [5, None, "martyr"])
def test_a_put_that_is_no_list_is_refused(value: Any) -> None:
    assert "expected a list of nobles" in refused(piles=[["martyr"], []], put=value)


def test_a_refused_position_changes_nothing_in_the_box() -> None:
    box = tabard.game("guillotine").box(2)
    before = box.position({"line": ["baron"]})
    with pytest.raises(BadPosition):
        box.position({"line": ["baron", "baron"]})
    assert box.position({"line": ["baron"]}) == before


# What is laid out


def test_cards_not_named_lie_in_the_decks_below_the_named_ones() -> None:
    t = Table(line="baron", noble_deck="duke martyr", action_deck="trip stumble", hands=["escape"])
    assert (t.noble_deck.split()[:2], t.action_deck.split()[:2]) == (["duke", "martyr"], ["trip", "stumble"])
    assert (len(t.s.noble_deck), len(t.s.action_deck)) == (49, 59)
    assert t.s.noble_discards == t.s.action_discards == []


def test_cards_not_named_may_lie_in_the_discards() -> None:
    t = Table(line="baron", noble_deck="duke", action_deck="trip", others="discards")
    assert (t.noble_deck, t.action_deck) == ("duke", "trip")
    assert (len(t.s.noble_discards), len(t.s.action_discards)) == (48, 59)


def test_the_seed_alone_decides_how_the_rest_lies() -> None:
    one, same, other = Table(line="baron", seed=1), Table(line="baron", seed=1), Table(line="baron", seed=2)
    assert one.s == same.s
    assert one.noble_deck != other.noble_deck


def test_a_position_begins_with_the_turn_of_the_seat_named() -> None:
    t = Table(seats=4, line="baron bishop", day=2, starter=1, turn=3)
    assert (t.s.day, t.s.starter, t.asked()) == (2, 1, [(3, "play")])
    assert Table(seats=4, line="baron bishop", starter=1).asked() == [(1, "play")]


def test_rushed_and_confused_seats_are_so() -> None:
    t = Table(seats=3, line="baron bishop regent", hands=["trip", "trip"], rushed=[0], confused=[2])
    assert (t.may(), t.s.confused) == (["pass"], 0b100)
    t.say("pass")
    assert "trip" in t.may()


def test_an_empty_position_goes_on_to_the_next_day_at_once() -> None:
    t = Table()
    assert (t.s.day, t.s.starter, len(t.s.line), t.asked()) == (2, 1, 12, [(1, "play")])


# The check that a table is whole


def test_a_whole_table_passes_the_check() -> None:
    t = Table(line="baron bishop", hands=["trip"], piles=["duke"], tables=["tough-crowd"])
    before = t.s.clone()
    t.box.check(t.s)
    assert t.s == before


def test_a_card_in_two_places_or_none_fails_the_check() -> None:
    t = Table(line="baron bishop")
    doubled, gone = t.s.clone(), t.s.clone()
    doubled.piles[0].append(doubled.line[0])
    gone.hands[0] = []
    gone.action_deck.pop()
    with pytest.raises(BadSave, match="not every noble card in exactly one place"):
        t.box.check(doubled)
    with pytest.raises(BadSave, match="not every action card in exactly one place"):
        t.box.check(gone)


@pytest.mark.parametrize(("field", "value"), [("mover", 2), ("starter", -1), ("day", 4), ("dice", 0), ("owed", [2])])
def test_a_number_out_of_range_fails_the_check(field: str, value: Any) -> None:
    t = Table(line="baron bishop")
    setattr(t.s, field, value)
    with pytest.raises(BadSave, match="seat or day that is not there"):
        t.box.check(t.s)


def test_a_table_of_another_number_of_seats_fails_the_check() -> None:
    three = Table(seats=3, line="baron bishop")
    with pytest.raises(BadSave, match="for 3 seats"):
        tabard.game("guillotine").box(2).check(three.s)


# In the middle of a turn


def test_gu_4_a_turn_is_laid_out_before_its_collection_and_before_its_draw() -> None:
    given: dict[str, Any] = {"line": "baron duke", "action_deck": "trip", "hands": ["", "trip"]}
    t = Table(phase="collect", **given)
    assert (t.line, t.pile(0), t.hand(0), t.asked()) == ("duke", "baron", "trip", [(1, "play")])
    t = Table(phase="draw", **given)
    assert (t.line, t.pile(0), t.hand(0), t.asked()) == ("baron duke", "", "trip", [(1, "play")])
    t = Table(phase="collect", collects=2, owed=[1, 1], **given)
    assert (t.pile(0), len(t.hand(1).split())) == ("baron duke", 3)


def test_gu_4_a_turn_is_laid_out_after_some_actions() -> None:
    t = Table(phase="action", plays=2, line="baron duke martyr", hands=["pushed pushed", ""])
    t.play("pushed", "martyr 3 to 1")
    assert t.asked() == [(0, "play")]
    t = Table(phase="action", plays=0, line="baron duke martyr", hands=["pushed", ""])
    assert (t.pile(0), t.asked()) == ("baron", [(1, "play")])


def test_gu_24_last_cards_are_laid_out() -> None:
    box = tabard.game("guillotine").box(3, {"edition": "german"})
    s = box.position({"phase": "last-cards", "day": 3, "turn": 2, "laid": 2})
    assert [question.seat for question in s.questions] == [2]
    box.answer(s, s.questions[0].number, 2, 0)
    assert s.over


def test_gu_5_what_a_seat_has_seen_is_seen_and_no_more() -> None:
    box = tabard.game("guillotine").box(3)
    seen = {"1": {"hands": [["trip"], [], []], "noble_deck": ["duke"]}}
    hands = [["trip", "pushed"], [], []]
    s = box.position({"line": ["baron"], "hands": hands, "noble_deck": ["martyr", "duke"], "seen": seen})
    assert [sum(card >= 0 for card in box.redact(s, seat).hands[0]) for seat in range(3)] == [2, 1, 0]
    assert [[card >= 0 for card in box.redact(s, seat).noble_deck[:-3:-1]] for seat in (1, 2)] == [[False, True], [False, False]]


@pytest.mark.parametrize(("given", "why"), [
    ({"phase": "night"}, "'phase' is 'night'; expected turn, action, collect, draw, last-cards"),
    ({"plays": 1}, "'plays' is a fact of the phase action, not of turn"),
    ({"phase": "draw", "collects": 1}, "'collects' is a fact of the phase action or collect, not of draw"),
    ({"phase": "action", "owed": [2]}, "'owed' is [2]; expected a list of seats, 0 to 1, each for one card it is to draw"),
    ({"phase": "action", "hurried": 0}, "'hurried' is 0; expected true or false"),
    ({"phase": "action", "ended": True}, "'ended': the day has ended, so nobody is in line"),
    ({"phase": "last-cards", "day": 3}, "'last-cards' are laid after the last day, with nobody in line, where GU-24 holds"),
    ({"seen": {"0": {"line": ["baron"]}}}, "seen, 0: {'line': ['baron']}; expected some of hands, noble_deck, action_deck"),
])  # fmt: skip
def test_what_cannot_be_in_the_middle_of_a_turn_is_refused(given: dict[str, Any], why: str) -> None:
    assert refused(line=["baron"], **given) == why
