"""Bagpipe cards: when and by whom they are played, and what becomes of them (SB-P1 to SB-P5)."""

import pytest

from tabard.engine.rules import open_question
from tests.swords_and_bagpipes.cards import CARDS, PLAIN, SET, acting, bag_is_open, entry, known_hand, tokens_lie
from tests.swords_and_bagpipes.own import GAIN, ROB, OwnTable, own_bag, own_tokens, own_turn, pipe
from tests.swords_and_bagpipes.table import Table


def on_to_the_next_round(t: Table) -> None:
    """Nobody plays anything more in this round; the Badge goes round, all stand for Scotland."""
    now = t.s.round
    while t.s.round == now and not t.s.over:
        question = open_question(t.s.questions)
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
            question = open_question(t.s.questions)
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


def test_sb_p4_the_second_use_is_of_its_own_symbol_too() -> None:
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
