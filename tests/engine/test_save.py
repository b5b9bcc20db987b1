"""Saves: a moment kept as JSON; whatever is cut short, edited or foreign is refused in one sentence, never with a crash."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadSave, Refused
from tabard.engine.save import checksum, packed, restored, save
from tabard.games import open_save
from tabard.table.seen import moment
from tests.guillotine.table import Table
from tests.laws.walks import Policy, answer_at_random, walk

GAME = tabard.game("guillotine")
BOX = GAME.box(3)
Data = dict[str, Any]


@cache
def moments() -> list[str]:
    """Saves from all over two games: with choices, drafts, several questions, and the end."""
    found = []
    for seed in range(2):
        for number, s in enumerate(walk(BOX, seed)):
            if number % 11 == 3 or len(s.questions) > 1 or s.draft or s.over:
                found.append(json.dumps(save(BOX, s)))
    return found


def some() -> Data:
    """A save in the middle of a game."""
    data: Data = json.loads(moments()[1])
    return data


def signed(data: Any) -> Any:
    """With the check that fits, as a forger would write it."""
    if isinstance(data, dict):
        try:
            data["check"] = checksum({key: value for key, value in data.items() if key != "check"})
        except UnicodeEncodeError:
            data["check"] = "half a letter cannot be signed"
    return data


def refused(data: Any) -> str:
    with pytest.raises(BadSave) as caught:
        open_save(data)
    message = caught.value.message
    assert message
    assert "\n" not in message
    return message


def refused_state(**changes: Any) -> str:
    data = some()
    data["state"].update(changes)
    return refused(signed(data))


def refused_question(at: int, value: Any) -> str:
    data = some()
    data["state"]["questions"][0][at] = value
    return refused(signed(data))


def refused_frame(at: int, value: Any) -> str:
    data = some()
    data["state"]["frames"][-1][at] = value
    return refused(signed(data))


# What is kept


def test_every_moment_is_restored_with_its_box() -> None:
    for text in moments():
        box, s = open_save(json.loads(text))
        assert box.fingerprint == BOX.fingerprint
        assert save(box, s) == json.loads(text)


def test_a_save_does_not_change_when_the_game_goes_on() -> None:
    s = BOX.deal("snapshot")
    data = save(BOX, s)
    before = json.dumps(data)
    for number in range(12):
        answer_at_random(BOX, s, Policy(number))
    assert json.dumps(data) == before


def test_a_restored_game_does_not_change_its_save() -> None:
    data = some()
    _, s = open_save(data)
    for number in range(12):
        if not s.over:
            answer_at_random(BOX, s, Policy(number))
    assert data == some()


def test_a_set_of_ones_own_travels_inside() -> None:
    text = GAME.card_set().text.replace("points = 5", "points = 4", 1)
    box = GAME.box(2, None, CardSet("mine", "mine.toml", text))
    data = json.loads(json.dumps(save(box, box.deal(1))))
    again, s = open_save(data)
    assert again.fingerprint == box.fingerprint != GAME.box(2).fingerprint
    assert packed(s) == packed(box.deal(1))


def test_a_set_of_ones_own_travels_inside_even_when_it_has_the_name_of_ours() -> None:
    text = GAME.card_set().text.replace("points = 5", "points = 4", 1)
    box = GAME.box(2, None, CardSet("standard", "standard.toml", text))
    again, _ = open_save(json.loads(json.dumps(save(box, box.deal(1)))))
    assert again.fingerprint == box.fingerprint


# What is refused


@pytest.mark.parametrize("data", [None, 7, "save", [], {}, {"tabard": "journal"}])
def test_what_is_no_save_is_refused(data: Any) -> None:
    assert "not a save" in refused(data)


def test_an_edited_save_is_refused() -> None:
    data = some()
    data["state"]["day"] += 1
    assert "edited" in refused(data)
    del data["check"]
    assert "edited" in refused(data)


def test_a_save_of_another_format_is_refused_with_both_numbers() -> None:
    assert "2" in refused(signed({**some(), "format": 2}))
    assert "1" in refused(signed({**some(), "format": 2}))
    assert refused(signed({**some(), "format": None}))


def test_a_save_of_another_game_is_refused() -> None:
    assert "chess" in refused(signed({**some(), "game": "chess"}))


def test_a_save_of_another_box_is_refused_with_both_names() -> None:
    message = refused(signed({**some(), "fingerprint": "0123456789abcdef"}))
    assert "0123456789abcdef" in message
    assert BOX.fingerprint in message
    with pytest.raises(BadSave, match=BOX.fingerprint):
        restored(GAME.box(3, {"edition": "german"}), some())


def test_a_save_for_another_number_of_seats_is_refused() -> None:
    for seats in (0, 1, 2, 4, 6, -1, 10**30):
        assert refused(signed({**some(), "seats": seats}))


@pytest.mark.parametrize("variant", [{"edition": "french"}, {"colour": "red"}, {"edition": 7}, {"edition": ["german"]}])
def test_a_save_of_an_unknown_variant_is_refused(variant: Data) -> None:
    assert refused(signed({**some(), "variant": variant}))


@pytest.mark.parametrize("cards", [None, 7, "other", {}, {"name": "x"}, {"name": 1, "text": ""}, {"name": "x", "text": 3}])
def test_a_save_with_unknown_cards_is_refused(cards: Any) -> None:
    assert refused(signed({**some(), "cards": cards}))


@pytest.mark.parametrize("key", ["tabard", "format", "game", "seats", "variant", "cards", "fingerprint", "state", "check"])
def test_a_save_that_lacks_something_is_refused(key: str) -> None:
    data = some()
    del data[key]
    assert refused(data if key == "check" else signed(data))


def test_a_state_that_lacks_something_is_refused() -> None:
    for key in some()["state"]:
        data = some()
        del data["state"][key]
        assert refused(signed(data)), key


def test_a_state_with_something_else_in_it_is_refused() -> None:
    assert "extra" in refused_state(extra=1)


def test_a_card_in_two_places_or_none_is_refused() -> None:
    line = some()["state"]["line"]
    assert "noble" in refused_state(line=[*line, line[0]])
    assert "noble" in refused_state(line=line[1:])
    hands = some()["state"]["hands"]
    assert "action" in refused_state(hands=[[], *hands[1:]])
    assert "action" in refused_state(hands=[hands[0] + hands[1][:1], *hands[1:]])


def test_seats_that_are_not_there_are_refused() -> None:
    for seat in (3, -1, 2**70):
        assert refused_state(mover=seat)
        assert refused_state(starter=seat)
        assert refused_state(owed=[seat])
        assert refused_question(1, seat)
        assert refused_frame(1, seat)


def test_another_seat_than_the_one_asked_is_refused() -> None:
    asked = some()["state"]["questions"][0][1]
    for seat in range(3):
        if seat != asked:
            assert refused_question(1, seat)


def test_a_question_that_is_not_asked_at_this_moment_is_refused() -> None:
    question = some()["state"]["questions"][0]
    for kind in (-1, 99, (question[2] + 1) % len(BOX.kinds)):
        assert refused_question(2, kind)
    assert refused_question(3, [*question[3], 500])
    assert refused_question(3, [])
    assert refused_question(4, not question[4])
    assert refused_question(5, len(question[3]))
    assert refused_question(5, -3)
    assert refused_state(questions=[])
    assert refused_state(questions=[question, question])


def test_a_question_with_a_number_that_was_never_asked_is_refused() -> None:
    asked = some()["state"]["asked"]
    assert refused_question(0, asked + 5)
    assert refused_question(0, 0)
    assert refused_question(0, -7)


def test_a_script_that_is_not_there_or_asks_nothing_is_refused() -> None:
    assert refused_frame(0, -1)
    assert refused_frame(0, 10**6)
    assert refused_frame(0, 0)
    assert refused_frame(2, -1)
    assert refused_frame(2, 10**6)
    assert refused_state(frames=[])


def test_numbers_beyond_all_measure_are_refused() -> None:
    state = some()["state"]
    for key in state:
        if type(state[key]) is int:
            for value in (2**63, 2**70, -(2**70)):
                with pytest.raises(Refused):
                    open_save(signed({**some(), "state": {**state, key: value}}))


@pytest.mark.parametrize("value", [None, True, 1.5, "x", "zz", [], [[]], [None], [["x"]], {}, [[0, 0, 0, 0, 0, 0]]])
def test_a_value_of_another_type_is_refused_or_is_the_same(value: Any) -> None:
    for key in some()["state"]:
        if key == "put" and value == []:
            continue  # nobody was put into a pile: that can be
        data = some()
        before = data["state"][key]
        data["state"][key] = value
        if type(before) is not type(value) or (before != value and type(value) is not bool):
            assert refused(signed(data)), key


def test_dice_that_cannot_be_are_refused() -> None:
    assert refused_state(dice=0)
    assert refused_state(dice=-5)


# Every way to spoil a save


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a value."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [at] + [way for key, one in inner for way in places(one, (*at, key))]


def changed(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    if not way:
        return value
    made = copy.deepcopy(data)
    inside = made
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return made


whole_numbers = st.integers(-3, 12) | st.integers(0, 120) | st.integers(-(2**66), 2**66)
plain_values = whole_numbers | st.none() | st.booleans() | st.floats(allow_nan=False) | st.text("ab0é\ud800", max_size=4)
values = plain_values | st.lists(whole_numbers, max_size=8) | st.lists(st.lists(whole_numbers, max_size=7), max_size=3)


@st.composite
def edits(draw: Any) -> Any:
    """A save with one value changed, signed again where it can be."""
    data = json.loads(draw(st.sampled_from(moments())))
    table = draw(st.sampled_from(places({key: one for key, one in data["state"].items() if not isinstance(one, list)})))
    notes = draw(st.sampled_from([("frames",), ("questions",), ("draft",), ("owed",)]))
    deep = draw(st.sampled_from([("state", *notes, *way) for way in places(data["state"][notes[0]])]))
    way = draw(st.sampled_from([("state", *table), deep, draw(st.sampled_from(places(data)))]))
    return changed(data, way, draw(values | st.dictionaries(st.text(max_size=2), plain_values, max_size=2)))


@settings(max_examples=600, deadline=None, derandomize=True, database=None)
@given(edits())
def test_any_edit_of_a_save_is_restored_or_refused(data: Any) -> None:
    try:
        box, s = open_save(signed(data))
    except Refused:
        return
    for seat in range(-1, box.seats):
        moment(box, s, seat)
    box.check(s)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(moments()), st.integers(0, 10**6), st.text("0123456789[]{},:\"\\nultrefas", max_size=3))
def test_any_edit_of_the_text_of_a_save_is_not_json_or_refused(text: str, at: int, put: str) -> None:
    at %= len(text)
    spoilt = text[:at] + put + text[at + 1 :]
    try:
        data = json.loads(spoilt)
    except ValueError:
        return
    if data != json.loads(text):
        with pytest.raises(Refused):
            open_save(data)


def test_a_save_in_the_middle_of_a_card_is_restored() -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    table.say("pushed")
    data = json.loads(json.dumps(save(table.box, table.s)))
    _, s = open_save(data)
    assert s == table.s
