"""Small things of the clauses: the numbers of options, every seat alike, what cannot be taken back."""

from collections import Counter

import pytest

from tabard.games.swords_and_bagpipes.notes import turns_before
from tabard.games.swords_and_bagpipes.scoring import limit, terms
from tabard.games.swords_and_bagpipes.thefts import can_be, flattened, spreads
from tests.swords_and_bagpipes.own import GAIN, VILLAGE, OwnTable, own_tokens, own_turn, pipe, table_of
from tests.swords_and_bagpipes.table import Table

# The numbers of options


def test_every_option_has_a_number_of_its_own_and_no_kind_of_question_more_than_it_needs() -> None:
    box = Table(village="yes").box
    pipes, villages = len(box.cards.bagpipes), len(box.cards.villages)
    sizes = {kind.name: kind.sizes for kind in box.kinds}
    assert sizes["act"] == [5 + 2 * pipes + villages + 60]  # done and the Replenishments; hand, open, Village; units to move
    assert sizes["play"] == [1 + 2 * pipes + villages]
    assert (sizes["side"], sizes["lay"], sizes["gift"], sizes["church"]) == ([2], [2, 4], [2], [2])
    assert sizes["badge"] == sizes["home"] == sizes["player"] == [6]
    assert (sizes["number"], sizes["dagger"]) == ([21], [4])
    assert {kind.name for kind in box.kinds if kind.secret} == {"side", "lay", "dagger"}


# What a save may say of cards taken unseen: viewer, how many it knows, among how many, and these cards


@pytest.mark.parametrize(("flat", "good"), [
    ([], True),
    ([0, 1, 1, 5, 5], True),
    ([2, 1, 2, 9, 0, 9], True),  # the last seat, the first card and the last
    ([0, 1, 1, 5, 5, 1, 1, 2, 3, 3, 4], True),
    ([3, 1, 1, 5, 5], False),
    ([-1, 1, 1, 5, 5], False),
    ([0, 0, 1, 5], False),  # knows none of them
    ([0, 2, 1, 5, 6, 5], False),  # knows more than there are
    ([0, 1], False),
    ([0, 1, 1, 5], False),
    ([0, 1, 1, 10, 5], False),
    ([0, 2, 2, 10, 5, 5, 6], False),
    ([0, 1, 1, 5, -1], False),
    ([0, 1, 1, 5, 5, 1], False),
])  # fmt: skip
def test_sb_c4_a_save_has_whole_rows_of_seats_and_cards_that_are_there(flat: list[int], good: bool) -> None:
    assert can_be(flat, 3, 10) is good
    if good:
        assert flattened(spreads(flat)) == flat


def test_sb_c4_rows_of_cards_taken_unseen_are_read_one_after_the_other() -> None:
    first, second = spreads([2, 1, 2, 9, 0, 9, 1, 2, 3, 4, 5, 4, 5, 6])
    assert (first.viewer, first.known, first.among) == (2, [9], [0, 9])
    assert (second.viewer, second.known, second.among) == (1, [4, 5], [4, 5, 6])


# Every seat, every number of players, every card


@pytest.mark.parametrize("thief", [0, 1, 2, 3])
@pytest.mark.parametrize("step", [1, 2])
def test_sb_p6_of_a_card_taken_at_random_only_the_two_know_which_it_is(thief: int, step: int) -> None:
    robbed = (thief + step) % 4
    hands = [""] * 4
    hands[thief], hands[robbed] = "steal", "filler"
    t = OwnTable(pipe("steal", "axe", '"choose-a-player", "take-a-card"'), hands=hands, badge=thief)
    t.say("steal")
    t.say(f"seat {robbed}")
    known = [viewer for viewer in range(-1, 4) if t.box.redact(t.s, viewer).hands[thief][0] >= 0]
    assert (t.hand(thief), known) == ("filler", sorted([thief, robbed]))
    assert [[seat for seat in range(4) if event.seen >> seat & 1] for event in t.s.events if event.kind == "stolen"] == [known]


def test_sb_p4_of_two_cards_that_lie_open_the_one_named_is_used() -> None:
    cards = pipe("first", "axe", GAIN, "twice = true") + pipe("second", "axe", GAIN, "twice = true")
    t = own_turn(cards, "", opened=["first second"])
    t.say("second again")
    assert (t.opened(0), t.discards) == ("first", "second")


@pytest.mark.parametrize("seats", [3, 4])
def test_sb_q2_an_empty_dagger_deck_is_made_anew_of_the_discards(seats: int) -> None:
    t = Table(seats)
    t.s.dagger_deck, t.s.dagger_discards = [], t.s.dagger_deck
    t.s.draw_a_dagger(1)
    assert (len(t.s.daggers[1]), t.s.virtual[1], t.s.dagger_discards) == (1, 0, [])


@pytest.mark.parametrize("seats", [3, 5])
def test_sb_x1_all_who_are_not_bound_choose_a_side(seats: int) -> None:
    t = Table(seats, badge=0)
    t.turns()
    if seats > 3:
        t.badge_to(1)
    assert [seat for seat, kind in t.asked() if kind == "side"] == [seat for seat in range(seats) if seats == 3 or seat != 1]


def test_sb_v2_dagger_cards_are_no_points() -> None:
    t = Table(gold=[3, 0, 0, 0], daggers=["two"])
    found = [(term.what, term.count, term.points) for term in terms(t.box.cards, t.s, 0)]
    assert found == [("gold", 3, 3), ("dagger-cards", 1, 0), ("daggers", 2, 0)]


def test_sb_g3_only_village_cards_used_at_the_start_are_told_as_used() -> None:
    t = Table(village="yes")
    used = set()
    for seed in range(12):
        t.s = t.box.deal(seed, telling=True)
        used |= {told["village"] for told in t.told("visited")}
    assert used == {"village:mill", "village:musicians-house"}


def test_sb_l2_scotland_falls_with_the_fourth_defeat_and_in_the_long_game_with_the_fifth() -> None:
    assert (limit(False), limit(True)) == (4, 5)


def test_sb_p5_a_pass_is_told() -> None:
    t = own_tokens(pipe("gift", "tokens", GAIN), "gift")
    assert t.asked() == [(0, "play")]
    t.say("pass")
    assert [told["seat"] for told in t.told("passed")] == [0]


def test_sb_a1_it_is_noted_how_many_turns_were_taken() -> None:
    for turns in range(4):
        assert turns_before(Table(phase="actions", turns=turns).s) == turns


# What is told


def test_sb_a1_every_step_of_a_round_is_told_once() -> None:
    cards = pipe("gift", "axe", GAIN) + pipe("charm", "tokens", GAIN) + pipe("loot", "bag", GAIN)
    t = OwnTable(cards, hands=["gift", "charm", "loot"], gold=[3] * 4, castle=[9] * 4)
    t.turns("gift taxes move 5", "militia", "troops", "mercenaries")
    t.badge_to(3)
    t.choose("scotland", "england", "scotland")
    while t.s.round == 1:
        t.say("pass")
    told = Counter(event.kind for event in t.s.events)
    once = "taxed relocated militia assembled hired badge-handed tokens-lie played stood-for-england scotlands-camp english-army"
    assert [kind for kind in once.split() if told[kind] != 1] == []
    assert (told["turn-began"], told["invaded"], told["round-ended"]) == (4, 1, 1), "three turns and the first of the next round"
    assert (told["stood-for-scotland"], told["scots-won"], told["drew"], told["drew-dagger"]) == (3, 1, 3, 1)
    assert (told["gold"], told["passed"]) == (1 + 4, 2 + 2), "a gift and four awards; two windows"


def test_sb_g4_the_first_village_card_of_a_set_can_be_used_too() -> None:
    t = OwnTable(table_of("village", "ferry", VILLAGE["ferry"], copies=4), phase="actions", village=["ferry"], camp=[3] * 4)
    t.say("ferry")
    t.say("2")
    assert (t.s.camp[0], t.village(0)) == (1, "")
