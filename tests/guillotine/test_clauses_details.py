"""What is the same for every seat, with the last noble in line, and with the very first card of a set."""

from typing import Any

import pytest

import tabard
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.engine.secrets import EVERYBODY, marked
from tests.guillotine.own import known, noble, own
from tests.guillotine.table import Table

ROW = "baron bishop mayor duke"


def box_of(cards: CardSet) -> Box[Any]:
    return tabard.game("guillotine").box(2, None, cards)


# Every seat


@pytest.mark.parametrize("seat", [0, 1])
def test_gu_8_after_an_information_exchange_each_still_knows_the_hand_given_away(seat: int) -> None:
    hands = ["pushed stumble", "pushed stumble"]
    hands[seat] = "information-exchange trip"
    t = Table(line="the-clown baron", turn=seat, hands=hands)
    t.play("information-exchange", f"seat {1 - seat}")
    assert (known(t, seat, 1 - seat), sorted(known(t, 1 - seat, seat))) == (["trip"], ["pushed", "stumble"])
    assert known(t, -1, seat) + known(t, -1, 1 - seat) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_gu_16_every_seat_may_drop_callous_guards_at_a_later_choice_of_its_turn(seat: int) -> None:
    rows = [["", ""], ["", ""]]
    rows[0][seat], rows[1][seat] = "rat-break", "callous-guards"
    t = Table(line=ROW, turn=seat, hands=rows[0], tables=rows[1], action_discards="pushed")
    t.play("rat-break")
    assert t.asked() == [(seat, "drop"), (seat, "fetch")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gu_18_confusion_in_line_comes_once_for_every_seat(seat: int) -> None:
    t = Table(seats=3, line=ROW, turn=seat, confused=[0, 1, 2])
    t.play("pass")
    assert (t.s.confused, len(t.told("shuffled-line"))) == (7 - (1 << seat), 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gu_26_what_is_owed_at_the_end_of_a_turn_is_drawn_leftwards_from_the_mover(seat: int) -> None:
    t = Table(seats=3, line=ROW, turn=seat, phase="action", owed=[0, 1, 2], action_deck="trip stumble escape majesty")
    t.play("pass")
    assert [told["seat"] for told in t.told("drew")] == [seat, seat, (seat + 1) % 3, (seat + 2) % 3]


def test_gu_4_whoever_passes_plays_no_more_cards_in_this_turn() -> None:
    t = Table(line="the-clown baron", hands=["pushed"], phase="action", plays=2)
    t.play("pass")
    assert (t.asked(), t.s.plays) == ([(0, "player")], 0)


def messages(t: Table) -> list[str]:
    question = t.question()
    return [t.box.show.facts(t.s, question, option)[0] for option in question.options]


def test_gu_24_in_the_last_round_cards_are_laid_and_in_a_turn_they_are_played() -> None:
    assert messages(Table(line=ROW, hands=["fountain-of-blood"])) == ["option-pass", "option-play"]
    t = Table(edition="german", day=3, phase="last-cards", hands=["fountain-of-blood"])
    assert messages(t) == ["option-count", "option-lay"]


# What comes to light cannot be taken back


@pytest.mark.parametrize(("verb", "quiet"), [
    ('"reverse-the-line"', True),
    ('{ look-at-the-top = { nobles = 2 } }', False),
    ('"collect-from-the-deck"', False),
    ('{ nobles-join-the-line = { nobles = 1 } }', False),
    ('"deal-the-line-anew"', False),
    ('{ random-nobles-flee = { nobles = 1 } }', False),
    ('{ others-discard-at-random = { cards = 1 } }', False),
    ('{ new-hands = { cards = 1 } }', False),
])  # fmt: skip
def test_gu_5_a_choice_after_which_something_comes_to_light_cannot_be_taken_back(verb: str, quiet: bool) -> None:
    cards = own(f'"hurry-a-player", {verb}, "play-another"', '"reverse-the-line"', '"reverse-the-line"')
    t = Table(cards=cards, line="page page page", hands=["a0", "a1"])
    assert t.say("a0"), "nobody else is asked"
    assert t.say("seat 1") is quiet
    assert t.asked() == [(0, "play")]


def test_gu_22_which_noble_joins_the_line_cannot_be_taken_back() -> None:
    cards = own('{ look-at-the-top = { nobles = 2 } }, "one-of-them-joins-the-line", "play-another"')
    t = Table(cards=cards, line="page page", hands=["a0"])
    t.say("a0")
    assert not t.say("page")


def test_gu_4_a_card_drawn_or_a_day_dealt_cannot_be_taken_back() -> None:
    assert not Table(line=ROW).say("pass")
    t = Table(cards=own('"reverse-the-line"'), line="page page", hands=["a0"])
    assert (t.action_deck, t.say("pass")) == ("", True), "nothing to draw"
    assert not t.say("pass")
    assert (t.s.day, len(t.s.line)) == (2, 12)


def test_gu_5_a_card_played_can_be_taken_back_before_its_target_is_named_and_a_hand_looked_at_cannot() -> None:
    t = Table(line=ROW, hands=["lack-of-support", "pushed"])
    assert t.say("lack-of-support")
    assert t.asked() == [(0, "player")]
    assert not t.say("seat 1")


def test_gu_5_hands_swapped_cannot_be_taken_back_though_nobody_draws_yet() -> None:
    t = Table(line="the-clown baron", hands=["information-exchange", "pushed"])
    t.say("information-exchange")
    assert not t.say("seat 1")
    assert t.asked() == [(0, "player")]


@pytest.mark.parametrize("which", [0, 1])
def test_gu_5_of_two_equal_cards_in_a_hand_the_one_others_know_is_played(which: int) -> None:
    t = Table(line=ROW, hands=["after-you stumble stumble"])
    copies = [card for card in t.s.hands[0] if t.action(card) == "stumble"]
    t.s.action_seen = marked(t.s.action_seen, [copies[which]], EVERYBODY)
    assert known(t, 1, 0) == ["stumble"]
    t.play("stumble")
    assert (known(t, 1, 0), t.hand(0)) == ([], "after-you stumble")


def test_r_5_a_card_of_which_there_is_no_other_leaves_the_shuffles_apart() -> None:
    t = Table(cards=own(*['"reverse-the-line"'] * 6), line="page page", hands=["a0 a1"], action_deck="a2 a3")
    later = [t.s.hands[0][1], t.s.action_deck[0]]
    t.s.action_batch = bytes([card in later for card in range(6)])
    t.say("a0")
    assert t.box.redact(t.s, 1).hands[0] == [-1, -2], "what was drawn is of the first shuffle, what stayed of the second"


# The end of the line


def test_gu_15_an_unpopular_judge_alone_in_line_forbids_all_cards() -> None:
    assert Table(line="unpopular-judge", hands=["fountain-of-blood"]).may() == ["pass"]


def test_gu_10_with_nobody_left_in_line_a_card_for_the_front_cannot_be_played() -> None:
    emptied = '"discard-a-noble", "play-another"'
    cards = own(emptied, '"reorder-the-first-four"', '"front-into-another-pile"', '"reverse-the-line"')
    t = Table(cards=cards, line="page", hands=["a0 a1 a2 a3"])
    assert t.may() == ["pass", "a0", "a1", "a2", "a3"]
    t.play("a0", "page at 1")
    assert t.may() == ["pass", "a3"]


def test_gu_10_a_noble_already_in_front_is_not_told_to_move_there() -> None:
    t = Table(line="bishop mayor", hands=["lack-of-faith"])
    t.play("lack-of-faith")
    assert (t.pile(0), t.told("moved")) == ("bishop", [])
    t = Table(line="mayor bishop", hands=["lack-of-faith"])
    t.play("lack-of-faith")
    assert (t.pile(0), len(t.told("moved"))) == ("bishop", 1)


def test_gu_13_a_noble_no_longer_in_the_pile_is_put_into_no_other() -> None:
    ghost = '[[noble]]\nid = "ghost"\ncolour = "gray"\npoints = 1\nsource = "public"\n'
    ghost += 'collected = ["last-collected-rejoins-the-line", "put-into-another-pile"]\n'
    t = Table(cards=own('"reverse-the-line"', nobles=ghost), line="ghost page")
    t.play("pass", "seat 0")
    assert (t.line, t.asked()) == ("page ghost", [(1, "play")])


def test_gu_12_a_noble_is_told_to_go_to_the_place_where_it_stands() -> None:
    t = Table(cards=own('"front-goes-to-the-end"'), line="page page page", hands=["a0"])
    t.play("a0")
    assert [(told["from"], told["to"]) for told in t.told("moved")] == [(1, 3)]
    t = Table(cards=own('"front-goes-to-the-end"'), line="page", hands=["a0"])
    t.play("a0")
    assert t.told("moved") == [], "alone it stands there already"


@pytest.mark.parametrize(("line", "count"), [("page page page page page", 4), ("page page page page", 4), ("page page", 2)])
def test_gu_9_it_is_told_how_many_stand_in_a_new_order(line: str, count: int) -> None:
    t = Table(cards=own('"reorder-the-first-four"'), line=line, hands=["a0"])
    t.play("a0")
    t.say(t.may()[0])
    assert [told["count"] for told in t.told("reordered")] == [count]


@pytest.mark.parametrize(("ways", "least"), [("forward = [1]", 2), ("back = [1]", 2), ("forward = [3], back = [2]", 3)])
def test_gu_10_a_card_that_moves_any_noble_needs_a_line_that_is_long_enough(ways: str, least: int) -> None:
    cards = own(f"{{ move-a-noble = {{ {ways} }} }}")
    for length in range(1, 6):
        t = Table(cards=cards, line=" ".join(["page"] * length), hands=["a0"])
        assert ("a0" in t.may()) is (length >= least)


@pytest.mark.parametrize(("ways", "lines"), [
    ("forward = [1]", ["page monk", "page monk page", "page page monk"]),
    ("forward = [2]", ["page page monk"]),
    ("back = [1]", ["monk page", "page monk page", "monk page page"]),
    ("back = [2]", ["monk page page"]),
    ("forward = [2], back = [1]", ["monk page", "page monk page", "monk page page", "page page monk"]),
])  # fmt: skip
def test_gu_10_a_card_that_moves_one_colour_needs_a_noble_with_room_to_move(ways: str, lines: list[str]) -> None:
    cards = own(f'{{ move-a-noble = {{ {ways}, only = "blue" }} }}', nobles=noble("monk", "blue"))
    for line in ["monk", "page", "page page", "monk page", "page monk", "monk page page", "page monk page", "page page monk"]:
        t = Table(cards=cards, line=line, hands=["a0"])
        assert t.may() == (["pass", "a0"] if line in lines else ["pass"]), line
        if line in lines:
            t.say("a0")
            assert {move.split()[0] for move in t.may()} == {"monk"}


# The very first card of a set


def test_gu_19_the_first_card_of_a_set_stays_before_a_player_too() -> None:
    t = Table(cards=own('"stay"'), line="page page", hands=["a0"])
    t.play("a0")
    assert (t.table(0), t.action_discards) == ("a0", "")
    t = Table(cards=own('"stay-before-another"'), line="page page", hands=["a0"])
    t.play("a0", "seat 1")
    assert (t.table(1), t.action_discards) == ("a0", "")


def test_gu_19_a_card_that_already_lies_before_somebody_does_not_go_on_to_another() -> None:
    t = Table(cards=own('"stay", "stay-before-another"', '"stay-before-another", "stay"'), line="page page", hands=["a0", "a1"])
    t.play("a0")
    assert (t.table(0), t.asked()) == ("a0", [(1, "play")])
    t.play("a1", "seat 0")
    assert (t.table(0), t.table(1)) == ("a0 a1", "")


def test_gu_11_the_first_card_of_a_set_is_discarded_too() -> None:
    t = Table(cards=own('"reverse-the-line"', '"reverse-the-line"'), line="page page", hands=["a0"])
    t.play("a0")
    assert t.action_discards == "a0"


# The sizes of a set


@pytest.mark.parametrize(("verb", "low", "high"), [
    ("{ new-hands = { cards = # } }", 1, 20),
    ("{ others-discard-at-random = { cards = # } }", 1, 20),
    ("{ draw-at-the-end = { cards = # } }", 1, 20),
    ('"choose-a-player-with-a-hand", { that-player-discards = { cards = # } }', 1, 20),
    ("{ random-nobles-flee = { nobles = # } }", 1, 50),
    ("{ nobles-join-the-line = { nobles = # } }", 1, 50),
    ("{ look-at-the-top = { nobles = # } }", 1, 50),
    ("{ collect-more = { nobles = # } }", 1, 50),
    ("{ shuffle-the-line = { first = # } }", 2, 50),
    ("{ move-a-noble = { forward = [#] } }", 1, 6),
    ("{ move-a-noble = { back = [#] } }", 1, 6),
])  # fmt: skip
def test_a_number_on_a_card_has_its_limits(verb: str, low: int, high: int) -> None:
    for number in (low, high):
        box_of(own(verb.replace("#", str(number))))
    for number in (low - 1, high + 1):
        with pytest.raises(BadCardSet, match=f"expected .*{low} to {high}"):
            box_of(own(verb.replace("#", str(number))))


TURN = '"reverse-the-line"'


@pytest.mark.parametrize(("nobles", "actions", "good"), [
    (1, 1, True), (0, 1, False), (120, 1, True), (121, 1, False), (1, 0, False), (1, 200, True), (1, 201, False),
])  # fmt: skip
def test_a_set_has_1_to_120_nobles_and_1_to_200_action_cards(nobles: int, actions: int, good: bool) -> None:
    designs = "".join(noble(f"n{number}") for number in range(nobles))
    for number in range(actions):
        designs += f'[[action]]\nid = "a{number}"\ndoes = [{TURN}]\nsource = "public"\n'
    cards = CardSet("own", "own.toml", designs)
    if good:
        box_of(cards)
        return
    with pytest.raises(BadCardSet, match="expected 1 to"):
        box_of(cards)


def test_every_option_has_a_number_of_its_own_and_no_kind_of_question_more_than_it_needs() -> None:
    box = Table().box
    actions, nobles, places = len(box.cards.actions), len(box.cards.nobles), len(box.cards.noble_of)
    sizes = {kind.name: kind.sizes for kind in box.kinds}
    assert (sizes["play"], sizes["noble"], sizes["order"], sizes["player"]) == ([actions + 1], [places], [24], [5])
    assert (sizes["take"], sizes["card"], sizes["late"], sizes["drop"]) == ([5, nobles], [actions], [nobles], [2])
    assert (sizes["strip"], sizes["fetch"]) == ([actions], [actions])
    small = {kind.name: kind.sizes for kind in Table(cards=own('"reverse-the-line"')).box.kinds}
    assert (small["move"], small["table"]) == ([20, 2], [5, 1])
    table = {kind.name: kind.sizes for kind in box_of(own('"stay"', TURN, '"stay-before-another"', TURN)).kinds}["table"]
    assert table == [5, 2], "only cards that stay lie before a player"
