"""Verbs of the card files on gold, units and cards, for every "of", in a card set of our own."""

from typing import Any

import pytest

from tests.swords_and_bagpipes.cards import MARCH, UNITS, all_as, cards_named, play, row_with, row_without
from tests.swords_and_bagpipes.own import STAYS, OwnTable, own_bag, own_turn, pipe

# Of whom: seat 0 plays, seat 2 is chosen, seat 1 stood for England, the others for Scotland

WHOM = {"you": [0], "them": [2], "others": [1, 2, 3], "all": [0, 1, 2, 3], "scots": [2, 3], "english": [1]}


def of(verb: str, whom: str, parameters: str = "", **more: Any) -> tuple[OwnTable, dict[str, Any]]:
    """A bag card with one verb on somebody; what would lie there had it done nothing."""
    inside = ", ".join(part for part in (f'of = "{whom}"', parameters) if part)
    does = f"{{ {verb} = {{ {inside} }} }}"
    if whom == "them":
        does = f'"choose-a-player", {does}'
    hands = more.pop("hands", ["test stays"])
    t = own_bag(pipe("test", "bag", does) + STAYS, *hands, **more)
    while t.question().seat != 0:
        t.say("pass")
    return t, play(t, "test", *(["seat 2"] if whom == "them" else []))


def changed_by(start: list[int], seats: list[int], change: int) -> list[int]:
    return [one + change if seat in seats else one for seat, one in enumerate(start)]


@pytest.mark.parametrize("whom", WHOM)
def test_take_gold_of(whom: str) -> None:
    t, want = of("take-gold", whom, "gold = 3")
    want["gold"] = changed_by(want["gold"], WHOM[whom], 3)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_lose_gold_of(whom: str) -> None:
    t, want = of("lose-gold", whom, "gold = 3")
    want["gold"] = changed_by(want["gold"], WHOM[whom], -3)
    all_as(want, t)


@pytest.mark.parametrize("whom", [whom for whom in WHOM if whom != "you"])
def test_lose_gold_to_you_of(whom: str) -> None:
    t, want = of("lose-gold", whom, 'gold = 3, to = "you"')
    robbed = [seat for seat in WHOM[whom] if seat != 0]
    want["gold"] = changed_by(want["gold"], WHOM[whom], -3)
    want["gold"][0] += 3 * len(robbed)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("to_place", ["castle", "camp"])
def test_gain_units_of(whom: str, to_place: str) -> None:
    t, want = of("gain-units", whom, f'units = 4, to = "{to_place}"')
    want[to_place] = changed_by(want[to_place], WHOM[whom], 4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_gain_units_to_scotland_of(whom: str) -> None:
    t, want = of("gain-units", whom, 'units = 4, to = "scotland"')
    want["scots"] += 4 * len(WHOM[whom])
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("place", ["castle", "camp"])
def test_lose_units_of(whom: str, place: str) -> None:
    t, want = of("lose-units", whom, f'units = 4, from = "{place}"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize(("place", "to_place"), [("castle", "camp"), ("camp", "castle")])
def test_move_units_of(whom: str, place: str, to_place: str) -> None:
    t, want = of("move-units", whom, f'units = 4, from = "{place}", to = "{to_place}"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    want[to_place] = changed_by(want[to_place], WHOM[whom], 4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("place", ["castle", "camp"])
def test_move_units_to_scotland_of(whom: str, place: str) -> None:
    t, want = of("move-units", whom, f'units = 4, from = "{place}", to = "scotland"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    want["scots"] += 4 * len(WHOM[whom])
    all_as(want, t)


def in_turn(seats: list[int]) -> list[int]:
    """From the Badge holder, seat 3, clockwise (SB-W8)."""
    return [seat for seat in (3, 0, 1, 2) if seat in seats]


@pytest.mark.parametrize("whom", WHOM)
def test_draw_cards_of(whom: str) -> None:
    t, want = of("draw-cards", whom, "cards = 2")
    for seat in in_turn(WHOM[whom]):
        want["fresh"] = row_with(want["fresh"], seat, want["deck"][-2:])
        want["deck"] = want["deck"][:-2]
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_draw_a_dagger_of(whom: str) -> None:
    t, want = of("draw-a-dagger", whom)
    for seat in in_turn(WHOM[whom]):
        want["daggers"] = row_with(want["daggers"], seat, want["dagger_deck"][-1:])
        want["dagger_deck"] = want["dagger_deck"][:-1]
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_discard_cards_of(whom: str) -> None:
    t, want = of("discard-cards", whom, "cards = 2", hands=["test stays", "filler", "filler " * 3, "filler " * 3])
    for seat in in_turn(WHOM[whom]):
        left = max(0, len(want["hands"][seat]) + len(want["fresh"][seat]) - 2)
        assert len(t.s.hands[seat]) + len(t.s.fresh[seat]) == left
    for seat in range(4):
        if seat not in WHOM[whom]:
            assert (t.s.hands[seat], t.s.fresh[seat]) == (want["hands"][seat], want["fresh"][seat])
    for name in ("hands", "fresh", "discards", "dice", "bagpipe_seen"):
        want[name] = t.s.parts()[name]
    all_as(want, t)
    assert [event["seat"] for event in t.told("discarded")] == sorted(
        [event["seat"] for event in t.told("discarded")], key=[3, 0, 1, 2].index
    )


@pytest.mark.parametrize("whom", [whom for whom in WHOM if whom != "you"])
def test_take_a_card_of(whom: str) -> None:
    t, want = of("take-a-card", whom, hands=["test stays", "filler", "filler", "filler"])
    robbed = [seat for seat in WHOM[whom] if seat != 0]
    for seat in range(4):
        had = len(want["hands"][seat]) + len(want["fresh"][seat])
        has = len(t.s.hands[seat]) + len(t.s.fresh[seat])
        assert has - had == (len(robbed) if seat == 0 else -1 if seat in robbed else 0)
    assert t.s.hands[0] == want["hands"][0]  # what comes in phase 6 lies apart (SB-W7)
    for name in ("hands", "fresh", "dice", "bagpipe_seen"):
        want[name] = t.s.parts()[name]
    all_as(want, t)
    assert sorted(event["whom"] for event in t.told("stolen")) == robbed


def test_take_a_card_from_an_empty_hand_takes_nothing() -> None:
    t, want = of("take-a-card", "them")
    assert t.s.hands[2] == []
    if t.s.fresh[2] == want["fresh"][2]:
        all_as(want, t)
    else:
        assert len(t.s.fresh[0]) == len(want["fresh"][0]) + 1


def test_take_a_card_in_phase_2_brings_a_card_that_can_be_played_at_once() -> None:
    t = own_turn(pipe("test", "axe", '"choose-a-player", "take-a-card"'), "test", "filler")
    stolen = t.s.hands[1]
    want = play(t, "test", "seat 1")
    want["hands"] = row_with(row_without(want["hands"], 1, stolen), 0, stolen)
    want["bagpipe_seen"] = bytes(mask | 2 if card in stolen else mask for card, mask in enumerate(want["bagpipe_seen"]))
    want["dice"] = t.s.dice
    all_as(want, t)
    assert "filler" in t.may()


@pytest.mark.parametrize("verb", ["take-gold", "lose-gold"])
@pytest.mark.parametrize(("whom", "seats"), [("others", [1, 3, 4]), ("all", [0, 1, 3, 4]), ("scots", [3, 4])])
def test_sb_h5_no_verb_touches_a_player_at_home(verb: str, whom: str, seats: list[int]) -> None:
    card = pipe("test", "bag", f'{{ {verb} = {{ of = "{whom}", gold = 3 }} }}')
    sides = "scotland england scotland"
    t = own_bag(card + STAYS, "test stays", seats=5, stay_home="yes", home=2, sides=sides)
    assert t.s.away == 2
    want = play(t, "test")
    want["gold"] = changed_by(want["gold"], seats, 3 if verb == "take-gold" else -3)
    all_as(want, t)


def test_the_english_who_play_a_card_on_the_english_are_spared_by_it() -> None:
    t, want = of("lose-gold", "english", "gold = 3", sides="england england scotland")
    want["gold"] = changed_by(want["gold"], [1], -3)
    all_as(want, t)


def test_the_march_of_the_helpers_is_long_enough() -> None:
    """Every card can take its most, twenty units, from castle and camp of everybody."""
    t = own_turn("", "filler")
    assert t.s.castle == [UNITS - MARCH] * 4
    assert t.s.camp == [MARCH] * 4
    assert min(UNITS - MARCH, MARCH) > 20
    assert cards_named(t, t.s.hands[0], "filler") == t.s.hands[0]
