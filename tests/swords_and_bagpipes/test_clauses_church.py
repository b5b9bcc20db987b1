"""Church (SB-G5 and SB-G7), against every harmful Bagpipe card of the set and against cards of our own."""

from typing import Any

import pytest

from tests.swords_and_bagpipes.cards import (
    CARDS,
    GOLD,
    UNITS,
    all_as,
    bag_is_open,
    entry,
    known_hand,
    lying,
    play,
    spent,
    verbs,
    where_it_fits,
)
from tests.swords_and_bagpipes.own import ROB, VILLAGE, OwnTable, arms_card, own_bag, own_turn, pipe, table_of
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.village import VILLAGES, out_of_play, without_village_card


def harms(card: dict[str, Any]) -> bool:
    """Whether a card of a file takes gold, units or cards from others, or moves their units (SB-G5); read off its text."""
    usual = {"take-a-card": "them"}
    harmful = ("lose-gold", "lose-units", "move-units", "discard-cards", "take-a-card")
    return any(verb in harmful and given.get("of", usual.get(verb, "you")) != "you" for verb, given in verbs(card))


HARMFUL = [card for card in CARDS if harms(entry(card))]
HARMLESS = [card for card in CARDS if not harms(entry(card))]


def struck(card: str, village: str, empty: bool = False) -> tuple[Table, list[Any]]:
    """Seat 0 has played the card at seat 1, who has this Village card, or nothing to lose; what everybody had before."""
    given = entry(card)
    more: dict[str, Any] = {"village": ["", village]} if village else {}
    if given["when"] != "axe":
        loyal = "'scots'" in str(given["does"]) or "'side': 'scotland'" in str(given["does"])
        more["sides"] = f"{given.get('side', 'scotland')} {'scotland' if loyal else 'england'} england"
    if empty:
        more |= {"gold": [GOLD, 0, GOLD, GOLD], "castle": [UNITS, 0, UNITS, UNITS]}
    others = [one for one in CARDS if one != card and entry(one)["when"] == "axe"]  # they keep every window open
    t = where_it_fits(card, "" if empty else others[0], others[1], **more)
    if empty:
        t.s.gold[1] = 0
    before = possessions(t)
    t.say(card)
    while t.s.playing >= 0 and t.question().seat == 0:
        t.say("seat 1" if "seat 1" in t.may() else t.may()[-1])
    return t, before


def possessions(t: Table) -> list[Any]:
    """Gold, units and cards of everybody."""
    s = t.s
    return [[s.gold[seat], s.castle[seat], s.camp[seat], len(s.hands[seat]) + len(s.fresh[seat])] for seat in range(s.seats)]


def change(t: Table, before: list[Any], seat: int) -> list[int]:
    return [now - then for now, then in zip(possessions(t)[seat], before[seat])]


def test_the_set_has_harmful_cards_of_every_symbol_and_kind() -> None:
    assert {entry(card)["when"] for card in HARMFUL} == {"axe", "tokens", "bag"}
    found = {verb for card in HARMFUL for verb, given in verbs(entry(card)) if given.get("of", "") != "" or verb == "take-a-card"}
    assert {"lose-gold", "lose-units", "move-units", "discard-cards", "take-a-card"} <= found


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g5_church_cancels_the_effect_on_its_owner_of_every_harmful_card(card: str) -> None:
    t, before = struck(card, "church")
    assert t.asked() == [(1, "church")]
    assert t.may() == ["suffer", "cancel"]
    assert [change(t, before, seat) for seat in (1, 2, 3)] == [[0] * 4] * 3  # nothing has happened yet
    assert change(t, before, 0) == [0, 0, 0, -1]  # the card itself
    assert t.bagpipes([t.s.playing]) == card
    t.say("cancel")
    assert change(t, before, 1) == [0] * 4
    assert (t.village(1), out_of_play(t)[-1]) == ("", "church")
    assert t.told("spared") == [{"seat": 1, "village": "village:church"}]
    assert (t.s.playing, t.s.spared) == (-1, 0)
    spent_zone = t.opened(0) if entry(card).get("twice") else t.discards
    assert card in spent_zone.split()
    plain, was = struck(card, "")
    assert change(t, before, 2) == change(plain, was, 2)  # the rest stands
    assert change(t, before, 3) == change(plain, was, 3)
    poor, had = struck(card, "", empty=True)
    assert change(t, before, 0) == change(poor, had, 0)  # and nothing is gained by what was cancelled


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g5_church_is_used_only_if_its_owner_wishes(card: str) -> None:
    t, before = struck(card, "church")
    t.say("suffer")
    plain, was = struck(card, "")
    assert change(t, before, 1) != [0] * 4
    for seat in range(4):
        assert change(t, before, seat) == change(plain, was, seat)
    assert t.village(1) == "church"
    assert t.told("spared") == []


@pytest.mark.parametrize("card", HARMLESS)
def test_sb_g5_church_is_not_asked_of_a_card_that_harms_nobody(card: str) -> None:
    t = where_it_fits(
        card, "raise-the-clans" if card != "raise-the-clans" else "cattle-raid", village=["", "church"], daggers=["one"]
    )
    t.say(card)
    while t.s.playing >= 0:
        assert t.kind(t.question()) != "church"
        t.say(t.may()[0])
    assert t.village(1) == "church"


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g7_an_owner_who_would_lose_nothing_is_not_asked(card: str) -> None:
    t, before = struck(card, "church", empty=True)
    assert (t.s.playing, t.village(1)) == (-1, "church")
    assert change(t, before, 1) == [0] * 4


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g7_church_is_never_asked_against_ones_own_card(card: str) -> None:
    t = where_it_fits(card, "raise-the-clans" if card != "raise-the-clans" else "cattle-raid", village=["church"])
    t.say(card)
    while t.s.playing >= 0:
        assert t.kind(t.question()) != "church"
        t.say("seat 1" if "seat 1" in t.may() else t.may()[-1])
    assert t.village(0) == "church"


def test_sb_g7_other_village_cards_answer_nothing() -> None:
    for village in VILLAGES:
        if village != "church":
            t, _ = struck("cattle-raid", village)
            assert (t.s.playing, t.village(1)) == (-1, village)


THREE = '{ choose-a-number = { units = 3, from = "castle", of = "them" } }'
KILL = f'"choose-a-player", {THREE}, {{ lose-units = {{ of = "them", from = "castle" }} }}'


def test_sb_g5_even_if_the_card_was_not_aimed_at_its_owner() -> None:
    t = own_turn(pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3 } }'), "test", village=["", "", "church"])
    want = spent(t, "test")
    t.say("test")
    assert t.asked() == [(2, "church")]
    t.say("cancel")
    want["gold"][1] -= 3
    want["gold"][3] -= 3
    all_as(without_village_card(want, t, 2, "church"), t)


def test_sb_g5_no_new_target_may_be_chosen() -> None:
    t = own_turn(pipe("test", "axe", ROB), "test", village=["", "church"])
    want = spent(t, "test")
    t.say("test")
    t.say("seat 1")
    t.say("cancel")
    assert t.asked() == [(0, "act")]
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g5_once_only() -> None:
    t = own_turn(pipe("test", "axe", ROB, copies=2), "test test", village=["", "church"])
    for said in ("test", "seat 1", "cancel"):
        t.say(said)
    want = play(t, "test", "seat 1")
    want["gold"][0] += 3
    want["gold"][1] -= 3
    all_as(want, t)


def test_sb_g5_a_church_that_was_not_used_is_asked_again() -> None:
    t = own_turn(pipe("test", "axe", ROB, copies=2), "test test", village=["", "church"])
    for said in ("test", "seat 1", "suffer", "test", "seat 1"):
        t.say(said)
    assert t.asked() == [(1, "church")]


def test_sb_g7_asked_after_targets_and_amounts_and_before_anything_happens() -> None:
    t = own_turn(pipe("test", "axe", KILL), "test", village=["", "church"])
    before = lying(t)
    t.say("test")
    assert t.asked() == [(0, "player")]
    t.say("seat 1")
    assert t.asked() == [(0, "number")]
    t.say("2")
    assert t.asked() == [(1, "church")]
    now = lying(t)
    assert {name for name in now if now[name] != before[name]} == {"hands", "playing", "frames"}


def test_sb_g7_none_chosen_is_no_harm() -> None:
    t = own_turn(pipe("test", "axe", KILL), "test", village=["", "church"])
    want = play(t, "test", "seat 1", "0")
    all_as(want, t)


@pytest.mark.parametrize(("does", "rest"), [
    ('{ lose-gold = { gold = 2 } }, { lose-units = { of = "others", units = 1, from = "castle" } }', {"gold": -2}),
    ('{ lose-units = { of = "others", units = 1, from = "castle" } }, { take-gold = { gold = 2 } }', {"gold": 2}),
    ('{ lose-units = { of = "others", units = 1, from = "castle" } }, { gain-units = { units = 4, to = "camp" } }', {"camp": 4}),
])  # fmt: skip
def test_sb_g7_the_rest_of_the_card_stands_and_its_price_is_paid(does: str, rest: dict[str, int]) -> None:
    t = own_turn(pipe("test", "axe", does), "test", village=["", "church"])
    want = play(t, "test", "cancel")
    for name, more in rest.items():
        want[name][0] += more
    want["castle"][2] -= 1
    want["castle"][3] -= 1
    all_as(without_village_card(want, t, 1, "church"), t)


@pytest.mark.parametrize(("does", "field", "more"), [
    ('{ take-gold = { of = "them", gold = 2 } }', "gold", 2),
    ('{ gain-units = { of = "them", units = 2, to = "camp" } }', "camp", 2),
    ('{ take-gold = { of = "all", gold = 2 } }', "gold", 2),
])  # fmt: skip
def test_sb_g7_only_losses_and_moves_are_cancelled_what_the_owner_gains_stands(does: str, field: str, more: int) -> None:
    card = pipe("test", "axe", f'"choose-a-player", {does}, {{ lose-units = {{ of = "them", units = 3, from = "castle" }} }}')
    t = own_turn(card, "test", village=["", "church"])
    want = play(t, "test", "seat 1", "cancel")
    for seat in range(4) if "all" in does else [1]:
        want[field][seat] += more
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g7_a_look_is_no_loss_and_stands() -> None:
    card = pipe("test", "axe", '"choose-a-player", "look-at-the-hand", { lose-gold = { of = "them", gold = 3 } }')
    t = own_turn(card, "test", "filler", village=["", "church"])
    play(t, "test", "seat 1", "cancel")
    assert t.bagpipes(known_hand(t, 0, 1)) == t.bagpipes(t.s.hands[1])


@pytest.mark.parametrize("does", [
    ROB,
    '"choose-a-player", "take-a-card"',
    '"choose-a-player", { move-units = { of = "them", units = 3, from = "camp", to = "scotland" } }',
    '"choose-a-player", { move-units = { of = "them", units = 3, from = "castle", to = "camp" } }',
    '"choose-a-player", { discard-cards = { of = "them", cards = 1 } }',
])  # fmt: skip
def test_sb_g7_what_another_would_gain_is_cancelled_too(does: str) -> None:
    t = own_turn(pipe("test", "axe", does), "test", "filler", village=["", "church"])
    want = play(t, "test", "seat 1", "cancel")
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g7_two_owners_answer_at_once_and_each_for_oneself() -> None:
    card = pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3, to = "you" } }')
    t = own_turn(card, "test", village=["", "church", "church"])
    want = spent(t, "test")
    t.say("test")
    assert t.asked() == [(1, "church"), (2, "church")]
    t.say("suffer", 2)
    t.say("cancel", 1)
    want["gold"][0] += 6
    want["gold"][2] -= 3
    want["gold"][3] -= 3
    all_as(without_village_card(want, t, 1, "church"), t)
    assert t.village(2) == "church"


def test_sb_g7_only_those_who_would_lose_are_asked() -> None:
    card = pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3 } }')
    t = OwnTable(card, hands=["test"], gold=[3, 0, 3, 3], village=["", "church", "church"])
    t.say("test")
    assert t.asked() == [(2, "church")]


def test_sb_g7_only_those_of_whom_the_card_speaks_are_asked() -> None:
    card = pipe("test", "bag", '{ lose-gold = { of = "english", gold = 3 } }') + pipe("more", "bag", '"raise-militia"')
    t = own_bag(card, "test more", sides="scotland england scotland", village=["", "church", "church"])
    t.say("test")
    assert t.asked() == [(1, "church")]


def test_sb_g7_never_against_an_arms_text() -> None:
    text = '{ lose-gold = { of = "all", gold = 1 } }, { lose-units = { of = "all", units = 1, from = "castle" } }'
    cards = arms_card("bad", f"revealed = [{text}]", f"handed = [{text}]")
    t = OwnTable(cards, arms="bad", village=["church", "church"], badge=0)
    assert t.asked() == [(0, "act")]
    assert (t.s.gold, t.s.castle) == ([2] * 4, [2] * 4)
    t.turns()
    t.badge_to(1)
    assert [kind for _, kind in t.asked()] == ["side"] * 3
    assert (t.s.gold, t.s.castle) == ([2] * 4, [1] * 4)
    assert (t.village(0), t.village(1)) == ("church", "church")


def test_sb_g7_never_against_a_village_card() -> None:
    cards = "".join(table_of("village", id, lines, copies=2) for id, lines in {**VILLAGE, "raiders": f"does = [{ROB}]"}.items())
    t = own_turn(cards, "filler", village=["raiders", "church"])
    want = without_village_card(lying(t), t, 0, "raiders")
    t.say("raiders")
    t.say("seat 1")
    want["gold"][0] += 3
    want["gold"][1] -= 3
    all_as(want, t)


def test_sb_g7_deserters_and_those_who_have_passed_may_use_it() -> None:
    cards = pipe("test", "bag", ROB) + pipe("more", "bag", '"raise-militia"', copies=3)
    t = own_bag(cards, "test more", castle=[UNITS, 0, UNITS, UNITS], village=["", "church"])
    assert t.s.deserters == 1 << 1
    t.say("test")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]
    t = own_bag(cards, "test more", "more", badge=1, village=["", "church"])
    t.say("more")
    assert t.asked() == [(1, "play")]
    t.say("pass")
    t.say("test")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]


def test_sb_h5_a_player_at_home_needs_no_church() -> None:
    cards = pipe("test", "bag", '{ lose-gold = { of = "others", gold = 3 } }') + pipe("more", "bag", '"raise-militia"')
    t = own_bag(cards, "test more", seats=5, stay_home="yes", home=2, village=["", "", "church"])
    gold = t.s.gold[2]
    t.say("test")
    assert (t.asked(), t.s.gold[2], t.village(2)) == ([(0, "play")], gold, "church")


def test_sb_g7_church_against_the_second_use_of_an_x2_card() -> None:
    t = own_turn(pipe("test", "axe", ROB, "twice = true"), "", opened=["test"], village=["", "church"])
    gold = t.s.gold.copy()
    t.say("test again")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]
    t.say("cancel")
    assert (t.s.gold, t.discards) == (gold, "test")


def test_sb_g7_whether_church_is_asked_is_known_to_everybody() -> None:
    """Church is asked by what lies open: the numbers of gold, units and cards."""
    seen = []
    for held in ("cattle-raid", "ambush"):
        t = bag_is_open("lost-baggage", held, village=["", "church"])
        t.say("lost-baggage")
        t.say("seat 1")
        seen.append(t.asked())
    assert seen == [[(1, "church")]] * 2


# Something to lose


def on_them(verb: str, more: str) -> str:
    return f'"choose-a-player", {{ {verb} = {{ of = "them", {more} }} }}'


def asked_of(t: OwnTable) -> list[tuple[int, str]]:
    """Who is asked once seat 0 has named seat 1."""
    t.say("test")
    t.say("seat 1")
    return t.asked()


@pytest.mark.parametrize("there", [0, 1, 2])
@pytest.mark.parametrize(("does", "what"), [
    (on_them("lose-gold", "gold = 2"), "gold"),
    (on_them("lose-units", 'units = 1, from = "castle"'), "castle"),
    (on_them("move-units", 'units = 2, from = "camp", to = "castle"'), "camp"),
    (on_them("discard-cards", "cards = 2"), "hands"),
    ('"choose-a-player", "take-a-card"', "hands"),
])  # fmt: skip
def test_sb_g7_church_is_asked_if_there_is_one_thing_to_lose(does: str, what: str, there: int) -> None:
    given: dict[str, Any] = {what: [9, there, 9, 9]} if what != "hands" else {}
    held = "filler " * there if what == "hands" else ""
    t = OwnTable(pipe("test", "axe", does), hands=["test", held], village=["", "church"], phase="actions", **given)
    assert asked_of(t) == ([(1, "church")] if there else [(0, "act")])


@pytest.mark.parametrize("does", [on_them("discard-cards", "cards = 1"), '"choose-a-player", "take-a-card"'])
def test_sb_g7_a_card_received_in_this_phase_can_be_lost_too(does: str) -> None:
    received: dict[str, Any] = {"phase": "bag", "camp": [1] * 4, "fresh": [[], ["filler"], [], []]}
    t = OwnTable(pipe("test", "bag", does), hands=["test"], village=["", "church"], **received)
    assert asked_of(t) == [(1, "church")]
    assert t.question().options == [0, 1]


@pytest.mark.parametrize("units", [0, 1, 2])
def test_sb_g7_if_no_units_are_chosen_there_is_nothing_to_lose(units: int) -> None:
    does = '"choose-a-player", { choose-a-number = { units = 2 } }, { lose-units = { of = "them", from = "castle" } }'
    t = OwnTable(pipe("test", "axe", does), hands=["test"], village=["", "church"], castle=[9] * 4)
    asked_of(t)
    t.say(str(units))
    assert t.asked() == ([(1, "church")] if units else [(0, "act")])
