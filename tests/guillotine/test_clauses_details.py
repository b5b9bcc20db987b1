"""What is the same for every seat, with the last noble in line, and with the very first card of a set."""

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.engine.secrets import EVERYBODY, marked
from tests.guillotine.table import Table

ROW = "baron bishop mayor duke"


def own(*actions: str, nobles: str = "", count: int = 20) -> CardSet:
    """Plain nobles, and action cards a0, a1 … that do this."""
    text = nobles + f'[[noble]]\nid = "page"\ncolour = "red"\npoints = 1\ncopies = {count}\nsource = "public"\n'
    for number, does in enumerate(actions):
        text += f'[[action]]\nid = "a{number}"\ndoes = [{does}]\nsource = "public"\n'
    return CardSet("own", "own.toml", text)


def known(t: Table, viewer: int, seat: int) -> list[str]:
    """The cards in a hand that somebody else knows."""
    return [t.action(card) for card in t.box.redact(t.s, viewer).hands[seat] if card >= 0]


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


def messages(t: Table) -> list[str]:
    question = t.question()
    return [t.box.show.facts(t.s, question, option)[0] for option in question.options]


def test_gu_24_in_the_last_round_cards_are_laid_and_in_a_turn_they_are_played() -> None:
    assert messages(Table(line=ROW, hands=["fountain-of-blood"])) == ["option-pass", "option-play"]
    t = Table(edition="german", day=3, phase="last-cards", hands=["fountain-of-blood"])
    assert messages(t) == ["option-count", "option-lay"]


# What comes to light cannot be taken back


def test_gu_5_neither_a_card_played_nor_a_hand_looked_at_can_be_taken_back() -> None:
    t = Table(line=ROW, hands=["lack-of-support", "pushed"])
    assert not t.say("lack-of-support")
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


# The very first card of a set


def test_gu_19_the_first_card_of_a_set_stays_before_a_player_too() -> None:
    t = Table(cards=own('"stay"'), line="page page", hands=["a0"])
    t.play("a0")
    assert (t.table(0), t.action_discards) == ("a0", "")
    t = Table(cards=own('"stay-before-another"'), line="page page", hands=["a0"])
    t.play("a0", "seat 1")
    assert (t.table(1), t.action_discards) == ("a0", "")


def test_gu_11_the_first_card_of_a_set_is_discarded_too() -> None:
    t = Table(cards=own('"reverse-the-line"', '"reverse-the-line"'), line="page page", hands=["a0"])
    t.play("a0")
    assert t.action_discards == "a0"


# The sizes of a set


@pytest.mark.parametrize("verb", ["new-hands", "others-discard-at-random", "draw-at-the-end"])
def test_a_number_of_cards_is_1_to_20(verb: str) -> None:
    for cards in (1, 20):
        Table(cards=own(f"{{ {verb} = {{ cards = {cards} }} }}"))
    for cards in (0, 21):
        with pytest.raises(BadCardSet):
            Table(cards=own(f"{{ {verb} = {{ cards = {cards} }} }}"))


def test_a_set_has_1_to_120_nobles_and_1_to_200_action_cards() -> None:
    turn = '"reverse-the-line"'
    page = '[[noble]]\nid = "p{0}"\ncolour = "red"\npoints = 1\ncopies = 20\nsource = "public"\n'
    hundred = "".join(page.format(number) for number in range(5))
    Table(cards=own(*[turn] * 200, nobles=hundred))
    one = page.format("").replace("20", "1")
    for cards in (own(*[turn] * 201), own(), own(turn, nobles=hundred + one)):
        with pytest.raises(BadCardSet, match="expected 1 to"):
            Table(cards=cards)


def test_every_option_has_a_number_of_its_own_and_no_kind_of_question_more_than_it_needs() -> None:
    box = Table().box
    actions, nobles, places = len(box.deck.actions), len(box.deck.nobles), len(box.deck.noble_of)
    sizes = {kind.name: kind.sizes for kind in box.kinds}
    assert (sizes["play"], sizes["noble"], sizes["order"], sizes["player"]) == ([actions + 1], [places], [24], [5])
    assert (sizes["take"], sizes["card"], sizes["late"], sizes["drop"]) == ([5, nobles], [actions], [nobles], [2])
    assert (sizes["strip"], sizes["fetch"]) == ([actions], [actions])
    small = {kind.name: kind.sizes for kind in Table(cards=own('"reverse-the-line"')).box.kinds}
    assert (small["move"], small["table"]) == ([20, 2], [5, 1])
