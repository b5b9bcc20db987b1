"""Bagpipe cards: what they do, what they cost, and whether they can be played at all (SB-P6 to SB-P9)."""

import pytest

from tests.swords_and_bagpipes.cards import (
    CARDS,
    GOLD,
    acting,
    all_as,
    bag_is_open,
    entry,
    known_hand,
    number,
    play,
    spent,
    to,
    tokens_lie,
    verbs,
)
from tests.swords_and_bagpipes.own import GAIN, ROB, STAYS, OwnTable, own_bag, own_tokens, own_turn, pipe
from tests.swords_and_bagpipes.table import Table

# SB-P6


@pytest.mark.parametrize("card", [card for card in CARDS if any(verb == "choose-a-number" for verb, _ in verbs(entry(card)))])
def test_sb_p6_a_number_of_units_means_so_many_or_fewer_even_none(card: str) -> None:
    t = {"axe": acting, "tokens": tokens_lie, "bag": bag_is_open}[entry(card)["when"]](card)
    t.say(card)
    if t.asked() == [(0, "player")]:
        t.say("seat 1")
    assert t.asked() == [(0, "number")]
    assert t.may() == to(number(card, "choose-a-number", "units"))


def test_sb_p6_gold_lost_is_lost_by_the_one_who_played_the_card() -> None:
    t = own_turn(pipe("test", "axe", "{ lose-gold = { gold = 4 } }"), "test")
    want = play(t, "test")
    want["gold"][0] -= 4
    all_as(want, t)


def test_sb_p6_a_militia_symbol_acts_as_the_replenishment() -> None:
    by_card, by_act = own_turn("", "filler"), own_turn("", "")
    by_card.say("filler")
    by_act.say("militia")
    assert (by_card.s.camp, by_card.s.scots, by_card.s.castle) == (by_act.s.camp, by_act.s.scots, by_act.s.castle)
    assert not by_card.s.replenished  # it is no Replenishment
    assert "militia" in by_card.may()


# SB-P7


@pytest.mark.parametrize("when", ["axe", "tokens", "bag"])
def test_sb_p7_without_the_full_price_a_card_cannot_be_played(when: str) -> None:
    reach = {"axe": own_turn, "tokens": own_tokens, "bag": own_bag}[when]
    does = '{ lose-gold = { gold = 15 } }, { gain-units = { units = 1, to = "camp" } }, { lose-gold = { gold = 5 } }'
    card = pipe("test", when, does)
    spare = reach(card, "test", gold=[0] * 4).s.gold[0]  # what the round itself has brought by then
    for gold, offered in ((19, False), (20, True)):
        t = reach(card, "test", gold=[gold - spare, 0, 0, 0])
        assert t.s.gold[0] == gold
        assert ("test" in t.may()) == offered
    t.say("test")
    assert [event["count"] for event in t.told("gold-lost")] == [15, 5]


def test_sb_p7_the_price_cannot_be_paid_with_what_the_card_brings() -> None:
    card = pipe("test", "axe", "{ take-gold = { gold = 5 } }, { lose-gold = { gold = 3 } }")
    assert "test" not in OwnTable(card, hands=["test"], gold=[2] * 4).may()
    assert "test" in OwnTable(card, hands=["test"], gold=[3] * 4).may()


def test_sb_p7_what_all_lose_is_a_price_for_the_one_who_plays_it() -> None:
    card = pipe("test", "axe", '{ lose-gold = { of = "all", gold = 3 } }')
    assert "test" not in OwnTable(card, hands=["test"], gold=[2, 9, 9, 9]).may()
    t = OwnTable(card, hands=["test"], gold=[3, 9, 1, 0])
    t.say("test")
    assert t.s.gold == [0, 6, 0, 0]


def price_of(card: str) -> int:
    """The gold a card takes from the one who plays it, as its file says."""
    lost = [given for verb, given in verbs(entry(card)) if verb == "lose-gold"]
    return sum(given["gold"] for given in lost if given.get("of", "you") in ("you", "all"))


@pytest.mark.parametrize("card", [card for card in CARDS if price_of(card)])
def test_sb_p7_every_card_with_a_price_needs_it(card: str) -> None:
    price = price_of(card)
    reach = {"axe": acting, "tokens": tokens_lie, "bag": bag_is_open}[entry(card)["when"]]
    t = reach(card, daggers=["one"])
    t.s.gold[0] = price
    assert card in [t.spoken(t.question(), option) for option in options_anew(t)]
    t.s.gold[0] = price - 1
    assert card not in [t.spoken(t.question(), option) for option in options_anew(t)]


def options_anew(t: Table) -> list[int]:
    """What the open question would offer at the table as it lies now."""
    step = t.box.asking(t.s)
    return list(step.options(t.s, t.s.frames[-1], t.question().seat))


def test_sb_p7_gold_taken_from_another_is_as_much_as_there_is() -> None:
    t = OwnTable(pipe("test", "axe", ROB), hands=["test"], gold=[0, 2, 9, 9])
    want = play(t, "test", "seat 1")
    want["gold"] = [2, 0, 9, 9]
    all_as(want, t)


def test_sb_p7_units_taken_from_another_are_as_many_as_there_are() -> None:
    t = OwnTable(
        pipe("test", "axe", '{ lose-units = { of = "others", units = 3, from = "castle" } }'), hands=["test"], castle=[5, 2, 0, 4]
    )
    want = play(t, "test")
    want["castle"] = [5, 0, 0, 1]
    all_as(want, t)


def test_sb_p7_cards_taken_from_another_are_as_many_as_there_are() -> None:
    card = pipe("test", "axe", '{ discard-cards = { of = "others", cards = 2 } }')
    t = OwnTable(card, hands=["test filler", "filler", "", "filler filler filler"])
    t.say("test")
    assert [t.hand(seat) for seat in range(4)] == ["filler", "", "", "filler"]
    assert sorted(t.discards.split()) == ["filler"] * 3 + ["test"]


# SB-P8

LYING_OPEN = pipe("open", "axe", GAIN, "twice = true", copies=4)


@pytest.mark.parametrize("does", [
    '{ discard-cards = { of = "others", cards = 9 } }',
    '{ discard-cards = { of = "all", cards = 9 } }',
    '{ take-a-card = { of = "others" } }',
])  # fmt: skip
def test_sb_p8_effects_on_hands_do_not_touch_an_open_x2_card(does: str) -> None:
    t = own_turn(LYING_OPEN + pipe("test", "axe", does), "test", "filler", opened=["open", "open", "open"])
    t.say("test")
    assert [t.opened(seat) for seat in range(4)] == ["open", "open", "open", ""]
    assert t.hand(1) == ""
    assert "open" not in t.hand(0) + t.discards


def test_sb_p8_whoever_has_open_cards_only_has_no_hand_to_lose() -> None:
    t = own_turn(
        LYING_OPEN + pipe("test", "axe", '"choose-a-player", "take-a-card"'), "test", opened=["", "open"], village=["", "church"]
    )
    want = play(t, "test", "seat 1")  # Church is not asked: nothing would be lost
    all_as(want, t)


def test_sb_p8_a_look_at_a_hand_shows_the_hand() -> None:
    card = pipe("test", "axe", '"choose-a-player", "look-at-the-hand"')
    t = own_turn(LYING_OPEN + card, "test", "filler", opened=["", "open"])
    t.say("test")
    t.say("seat 1")
    assert t.bagpipes(known_hand(t, 0, 1)) == t.bagpipes(t.s.hands[1])


def test_sb_p8_a_use_cancelled_by_church_is_a_use() -> None:
    card = pipe("test", "axe", ROB, "twice = true")
    t = own_turn(card, "test", village=["", "church"])
    t.say("test")
    t.say("seat 1")
    t.say("cancel")
    assert (t.opened(0), "test again" in t.may()) == ("test", False)
    t = own_turn(card, "", opened=["test"], village=["", "church"])
    t.say("test again")
    t.say("seat 1")
    t.say("cancel")
    assert (t.opened(0), t.discards) == ("", "test")


# SB-P9


def test_sb_p9_a_card_that_names_a_player_needs_a_legal_one() -> None:
    card = pipe("test", "bag", '{ choose-a-player = { side = "england" } }, { take-gold = { of = "them", gold = 1 } }')
    assert "test" in own_bag(card, "test", sides="scotland england scotland").may()
    assert "test" not in own_bag(card, "test", sides="scotland scotland scotland").may()
    assert "test" not in own_bag(card, "test", sides="england scotland scotland").may()  # another, not oneself


def test_sb_p9_a_player_at_home_is_no_legal_one() -> None:
    card = pipe("test", "bag", '{ choose-a-player = { side = "england" } }, { take-gold = { of = "them", gold = 1 } }')
    t = own_bag(card, "test", seats=5, stay_home="yes", home=2, sides="scotland scotland scotland")
    assert t.s.away == 2
    assert "test" not in t.may()


def test_sb_p9_a_card_that_names_a_dagger_needs_one() -> None:
    card = pipe("test", "bag", '"discard-a-dagger"')
    assert "test" not in own_bag(card, "test", daggers=["", "one"]).may()
    assert "test" in own_bag(card, "test", daggers=["one"]).may()
    assert "test" in own_bag(card, "test", virtual=[1, 0, 0, 0]).may()


def test_sb_p9_a_card_for_one_side_is_not_for_the_other() -> None:
    cards = pipe("loyal", "bag", GAIN, 'side = "scotland"') + pipe("false", "bag", GAIN, 'side = "england"')
    assert own_bag(cards, "loyal false", sides="scotland england england").may() == ["pass", "loyal"]
    assert own_bag(cards, "loyal false", sides="england england england").may() == ["pass", "false"]


@pytest.mark.parametrize("does", [
    '{ lose-units = { of = "others", units = 3, from = "camp" } }',
    '{ lose-gold = { of = "others", gold = 3 } }',
    '{ discard-cards = { of = "others", cards = 3 } }',
    '"choose-a-player", { lose-gold = { of = "them", gold = 3, to = "you" } }',
    '{ choose-a-number = { units = 3, from = "castle" } }, { move-units = { from = "castle", to = "camp" } }',
])  # fmt: skip
def test_sb_p9_a_card_may_be_played_without_effect(does: str) -> None:
    t = OwnTable(pipe("test", "axe", does), hands=["test"], gold=[0] * 4, castle=[0] * 4)
    want = spent(t, "test")
    t.say("test")
    while t.kind(t.question()) != "act":
        t.say(t.may()[0])
    want["gold"] = [0] * 4
    all_as(want, t)


def test_sb_p9_a_draw_from_nothing_may_be_played() -> None:
    draw = pipe("test", "axe", "{ draw-cards = { cards = 2 } }")
    t = OwnTable(draw, hands=["test", "filler " * 20])
    assert (t.deck, t.discards) == ("", "")
    want = play(t, "test")
    all_as(want, t)  # SB-Q3


def test_the_tables_of_these_tests_start_rich() -> None:
    assert own_bag(STAYS, "stays").s.gold[0] >= GOLD
