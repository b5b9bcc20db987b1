"""Bagpipe cards: when they are played, what they cost, what becomes of them (SB-P1 to SB-P9)."""

import pytest

from tabard.engine.state import OPEN
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.test_bagpipe_cards import (
    CARDS,
    GOLD,
    PLAIN,
    SET,
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
from tests.swords_and_bagpipes.test_verbs import STAYS, OwnTable, own_bag, own_tokens, own_turn, pipe

GAIN = "{ take-gold = { gold = 1 } }"
ROB = '"choose-a-player", { lose-gold = { of = "them", gold = 3, to = "you" } }'


def on_to_the_next_round(t: Table) -> None:
    """Nobody plays anything more in this round; the Badge goes round, all stand for Scotland."""
    now = t.s.round
    while t.s.round == now and not t.s.over:
        question = [one for one in t.s.questions if one.answer == OPEN][0]
        offered = t.may(question.seat)
        said = [one for one in ("done", "taxes", "scotland", "pass") if one in offered] or offered
        t.say(said[0], question.seat)


# SB-P1


def test_sb_p1_a_hand_is_hidden_until_a_card_is_played() -> None:
    t = acting("cattle-raid scorched-earth", "ambush")
    for viewer in (1, 2, 3, -1):
        view = t.box.redact(t.s, viewer)
        assert known_hand(t, viewer, 0) == []
        assert len(view.hands[0]) == 2  # how many everybody may see (SB-C4)
    t.say("scorched-earth")
    assert t.box.redact(t.s, 3).discards == t.s.discards != []
    assert known_hand(t, 3, 0) == []


def test_sb_p1_there_is_no_hand_limit() -> None:
    t = OwnTable(pipe("draw", "axe", "{ draw-cards = { cards = 9 } }", copies=2), hands=["draw draw filler filler"])
    t.say("draw")
    t.say("draw")
    assert len(t.s.hands[0]) == 20
    on_to_the_next_round(t)
    assert len(t.s.hands[0]) >= 20


def test_sb_p1_any_number_may_be_played_in_a_turn() -> None:
    t = own_turn("", "filler " * 6)
    for played in range(1, 7):
        t.say("filler")
        assert (t.asked(), len(t.s.discards)) == ([(0, "act")], played)
    t.say("taxes")
    assert t.s.scots == 6


@pytest.mark.parametrize("when", ["tokens", "bag"])
def test_sb_p1_any_number_may_be_played_in_a_window(when: str) -> None:
    reach = own_tokens if when == "tokens" else own_bag
    t = reach(pipe("test", when, GAIN, copies=5), "test " * 5)
    for played in range(1, 5):
        t.say("test")
        assert (t.asked(), len(t.s.discards)) == ([(0, "play")], played)


# SB-P2


@pytest.mark.parametrize("card", CARDS)
def test_sb_p2_the_symbol_says_when(card: str) -> None:
    england = entry(card).get("side") == "england"
    sides = "england england england" if england else "scotland england england"
    moments = {
        "axe": acting(card, daggers=["one"]),
        "tokens": tokens_lie(card, sides=sides, daggers=["one"]),
        "bag": bag_is_open(card, sides=sides, daggers=["one"]),
    }
    assert [when for when, t in moments.items() if card in t.may()] == [entry(card)["when"]]


def test_sb_p2_an_axe_card_is_played_in_ones_own_turn_only() -> None:
    t = Table(4, arms=PLAIN, hands=["cattle-raid", "scorched-earth"], badge=0)
    assert t.asked() == [(0, "act")]
    t.say("taxes")
    assert "cattle-raid" in t.may()  # before or after the Replenishment
    t.say("done")
    assert t.asked() == [(1, "act")]
    assert ("scorched-earth" in t.may(), "cattle-raid" in t.may()) == (True, False)
    t.turn()
    assert "scorched-earth" not in t.may()


def test_sb_p2_a_token_card_is_played_after_all_have_chosen_and_before_the_reveal() -> None:
    t = acting("vive-la-france")
    t.turn()
    t.badge_to(3)
    assert t.asked() == [(0, "side"), (1, "side"), (2, "side")]
    t.say("scotland", 0)
    t.say("scotland", 1)
    assert t.asked() == [(0, "side"), (1, "side"), (2, "side")]
    t.say("england", 2)
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "vive-la-france"])
    assert t.box.redact(t.s, 1).sides[2] not in (0, 1)
    assert t.told("stood-for-england") == []


def test_sb_p2_a_bag_card_is_played_after_the_awards() -> None:
    t = tokens_lie("davids-lineage")
    assert t.may() == ["pass"]
    before = t.s.gold.copy()
    t.passes()
    assert t.s.phase == 6
    assert t.s.gold != before
    assert t.may() == ["pass", "davids-lineage"]


# SB-P3


@pytest.mark.parametrize("reach", [own_turn, own_tokens, own_bag])
def test_sb_p3_a_played_card_is_discarded_as_soon_as_its_effect_is_done(reach: object) -> None:
    when = {own_turn: "axe", own_tokens: "tokens", own_bag: "bag"}[reach]  # type: ignore[index]
    t = reach(pipe("test", when, ROB) + pipe("more", when, GAIN), "test more")  # type: ignore[operator]
    t.say("test")
    assert t.asked() == [(0, "player")]
    assert (t.hand(0).split()[0], t.discards, t.opened(0)) == ("more", "", "")
    assert t.bagpipes([t.s.playing]) == "test"
    t.say("seat 1")
    assert (t.discards, t.opened(0), t.s.playing) == ("test", "", -1)


def test_sb_p3_a_card_being_played_does_not_come_back_by_its_own_draw() -> None:
    t = OwnTable(
        pipe("draw", "axe", "{ draw-cards = { cards = 2 } }"), hands=["draw", "filler " * 18], discards="filler", deck="filler"
    )
    t.say("draw")
    assert (t.hand(0), t.discards, t.deck) == ("filler filler", "draw", "")


# SB-P4


@pytest.mark.parametrize("when", ["axe", "tokens", "bag"])
def test_sb_p4_an_x2_card_is_used_once_more_from_the_next_round_on(when: str) -> None:
    t = OwnTable(
        pipe("test", when, GAIN, "twice = true") + pipe("more", when, GAIN), hands=["test more"], badge=0, castle=[9] * 4
    )

    def to_the_moment() -> None:
        wanted = "act" if when == "axe" else "play"
        phase = {"axe": 2, "tokens": 4, "bag": 6}[when]
        while not (t.s.questions[0].seat == 0 and t.kind(t.s.questions[0]) == wanted and t.s.phase == phase):
            question = [one for one in t.s.questions if one.answer == OPEN][0]
            offered = t.may(question.seat)
            said = [one for one in ("done", "taxes", "scotland", "pass") if one in offered] or offered
            first = "move 1" in offered and t.s.camp[question.seat] == 0
            t.say("move 1" if first else said[0], question.seat)

    to_the_moment()
    gold = t.s.gold[0]
    t.say("test")
    assert t.s.gold[0] == gold + 1
    assert (t.opened(0), t.discards) == ("test", "")
    assert t.box.redact(t.s, 2).opened == t.s.opened  # face up
    assert "test again" not in t.may()
    on_to_the_next_round(t)
    on_to_the_next_round(t)  # it need not be the very next
    assert t.opened(0) == "test"
    to_the_moment()
    assert "test again" in t.may()
    gold = t.s.gold[0]
    t.say("test again")
    assert t.s.gold[0] == gold + 1
    assert (t.opened(0), t.discards) == ("", "test")
    assert t.s.used == []
    t.box.check(t.s)


def test_sb_p4_the_second_use_is_of_its_own_moment_too() -> None:
    t = own_turn(pipe("test", "tokens", GAIN, "twice = true"), "", opened=["test"])
    assert "test again" not in t.may()
    t.turn()
    t.badge_to(3)
    t.choose("scotland", "scotland", "scotland")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "test again"])


def test_sb_p4_a_second_copy_is_another_card() -> None:
    t = own_turn(pipe("test", "axe", GAIN, "twice = true", copies=2), "test", opened=["test"])
    assert ("test" in t.may(), "test again" in t.may()) == (True, True)
    t.say("test")
    assert t.opened(0) == "test test"
    assert ("test" in t.may(), "test again" in t.may()) == (False, True)
    t.say("test again")
    assert (t.opened(0), t.discards) == ("test", "test")
    assert "test again" not in t.may()  # the copy of this round
    assert len(t.s.used) == 1


def test_sb_p4_the_second_use_pays_the_price_and_must_be_possible() -> None:
    card = pipe("test", "axe", '{ lose-gold = { gold = 3 } }, { gain-units = { units = 1, to = "camp" } }', "twice = true")
    assert "test again" in OwnTable(card, opened=["test"], gold=[3] * 4).may()
    assert "test again" not in OwnTable(card, opened=["test"], gold=[2] * 4).may()


@pytest.mark.parametrize("card", [card["id"] for card in SET.data["bagpipe"] if not card.get("twice")])
def test_sb_p4_only_an_x2_card_ever_lies_open(card: str) -> None:
    assert not [one for one in SET.data["bagpipe"] if one["id"] == card][0].get("twice", False)
    t = acting(card) if entry(card)["when"] == "axe" else None
    if t is None:
        return
    t.say(card)
    while t.kind(t.s.questions[0]) != "act":
        t.say(t.may()[-1])
    assert (t.opened(0), card in t.discards) == ("", True)


# SB-P5


def order_of(t: Table, answers: list[str]) -> list[int]:
    """Who was asked, in turn."""
    seats = []
    for said in answers:
        seats.append(t.question().seat)
        t.say(said)
    return seats


@pytest.mark.parametrize("when", ["tokens", "bag"])
def test_sb_p5_the_badge_holder_goes_first_then_clockwise_round_and_round_until_all_have_passed(when: str) -> None:
    reach = own_tokens if when == "tokens" else own_bag
    t = reach(pipe("test", when, GAIN, copies=12), *["test test"] * 4)
    answers = ["test", "pass", "test", "pass", "pass", "test"]
    assert order_of(t, answers) == [3, 0, 1, 2, 3, 1]
    assert t.s.phase == (5 + 1 if when == "tokens" else 2)  # seat 1 has no card left: all is done


def test_sb_p5_a_player_who_passes_plays_no_more_in_that_phase_of_that_round() -> None:
    cards = pipe("token", "tokens", GAIN, copies=4) + pipe("bag", "bag", GAIN, copies=4)
    t = own_tokens(cards, "token bag", "token token token")
    assert order_of(t, ["pass", "token", "token"]) == [0, 1, 1]
    assert t.asked() == [(1, "play")]
    t.say("pass")
    assert (t.s.phase, t.asked(), t.may()) == (6, [(0, "play")], ["pass", "bag"])
    on_to_the_next_round(t)
    t.turns("move 1", "move 1", "move 1", "move 1")
    t.badge_to(2)
    t.choose("scotland", "scotland", "scotland")
    while t.question().seat != 0:
        t.say("pass")
    assert "token" in t.may()


def test_sb_p5_one_card_at_a_time() -> None:
    t = own_tokens(pipe("test", "tokens", GAIN, copies=4), "test test", "test test")
    assert order_of(t, ["test", "test", "test", "test"]) == [0, 1, 0, 1]


def test_sb_p5_a_player_with_a_hand_is_asked_even_if_no_card_of_it_fits() -> None:
    t = own_tokens("", "filler", "", "filler")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass"])
    t.say("pass")
    assert (t.asked(), t.may()) == ([(2, "play")], ["pass"])


def test_sb_p5_without_hand_open_x2_or_village_card_a_player_is_skipped() -> None:
    card = pipe("test", "tokens", GAIN, "twice = true", copies=3)
    t = own_tokens(card, "", "", "", opened=["", "test"], village=["church", "", "ferry"])
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "test again"])
    t.say("pass")
    assert t.asked() == [(2, "play")]
    t.say("pass")
    assert t.s.phase == 6


def test_sb_p5_an_open_x2_card_used_in_this_round_does_not_count() -> None:
    t = own_tokens(pipe("test", "tokens", GAIN, "twice = true", copies=3), "test")
    t.say("test")
    assert t.opened(0) == "test"
    assert t.s.phase != 4


def test_sb_p5_a_usable_village_card_is_played_like_a_card() -> None:
    t = own_tokens(pipe("test", "tokens", GAIN, copies=4), "test test", "test test", village=["ferry"])
    assert t.may() == ["pass", "test", "ferry"]
    t.say("ferry")
    t.say("1")
    assert t.asked() == [(1, "play")]
    t.say("pass")
    assert t.asked() == [(0, "play")]


def test_sb_p5_a_deserter_is_skipped_in_phase_6_only() -> None:
    cards = pipe("token", "tokens", GAIN, copies=4) + pipe("bag", "bag", GAIN, copies=4)
    t = own_tokens(cards, "token bag", "bag", castle=[0, 50, 50, 50])
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "token"])
    t.passes()
    assert (t.s.phase, t.s.deserters, t.asked()) == (6, 1, [(1, "play")])


def test_sb_p5_a_player_at_home_is_skipped() -> None:
    cards = pipe("token", "tokens", GAIN, copies=4) + pipe("bag", "bag", GAIN, copies=4)
    t = own_tokens(cards, "", "", "token bag", "token bag", seats=5, stay_home="yes", home=2)
    assert t.asked() == [(3, "play")]
    t.passes()
    assert (t.s.phase, t.asked()) == (6, [(3, "play")])


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
    assert known_hand(t, 0, 1) == t.s.hands[1]


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
