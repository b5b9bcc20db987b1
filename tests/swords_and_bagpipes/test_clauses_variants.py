"""Variants (SB-L1 to SB-L4, SB-M1, SB-N1) and nine rounds with six (SB-H6)."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.words import LANGUAGES, Words
from tests.laws.walks import Policy, answer_at_random, walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
COUNTS = range(2, 7)
CHOICES = {name: choices for name, choices in GAME.variants.items() if name not in ("oldest", "youngest")}
LONG = {"length": "long"}
FIRST_LONG = {"length": "long", "edition": "first-edition"}


def refused(seats: int, variant: dict[str, str], cards: CardSet | None = None) -> tuple[str, str]:
    """The rule and the sentence with which a table is refused."""
    with pytest.raises(BadRequest) as caught:
        GAME.box(seats, variant, cards)
    assert caught.value.code == "bad-request"
    return caught.value.rule, caught.value.message


def fight_and_lose(t: Table) -> None:
    """A round in which nobody brings a unit, up to its end."""
    number = t.s.round
    t.turns()
    while not t.s.over and t.s.round == number:
        question = t.s.questions[0]
        if t.kind(question) == "side":
            t.choose(*["scotland"] * len(t.s.questions))
        else:
            t.say(t.may()[0])


# SB-L1, SB-L2


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_l1_one_red_and_eight_grey_cards_make_nine_rounds(seats: int) -> None:
    box = GAME.box(seats, LONG)
    for seed in range(5):
        s = box.deal(seed)
        backs = [box.cards.arms[box.cards.arms_of[card]].section for card in s.arms_deck[::-1]]
        assert [box.cards.arms[box.cards.arms_of[card]].section for card in s.arms] == ["arms"]
        assert backs == ["arms"] * 7 + ["king"]
        assert box.show.status(s)["rounds"] == 9


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_l1_without_it_seven_rounds(seats: int) -> None:
    box = GAME.box(seats)
    s = box.deal(1)
    assert len(s.arms) + len(s.arms_deck) == box.show.status(s)["rounds"] == 7


def test_sb_l1_the_ninth_round_is_the_last() -> None:
    t = Table(4, length="long", round=9)
    assert t.box.cards.arms_now(t.s).section == "king"
    fight_and_lose(t)
    assert t.s.over
    assert t.s.round == 9


def test_sb_l2_scotland_falls_with_the_fifth_defeat() -> None:
    t = Table(4, length="long", round=4, arms=" ".join(PLAIN[:3]), defeats=3, castle=[0] * 4)
    fight_and_lose(t)
    assert (t.s.defeats, t.s.over, t.s.round) == (4, False, 5)
    fight_and_lose(t)
    assert (t.s.defeats, t.s.over, t.s.round) == (5, True, 5)


def test_sb_l2_in_the_usual_game_with_the_fourth() -> None:
    t = Table(4, round=4, arms=" ".join(PLAIN[:2]), defeats=3, castle=[0] * 4)
    fight_and_lose(t)
    assert (t.s.defeats, t.s.over, t.s.round) == (4, True, 4)


@pytest.mark.parametrize(("variant", "limit"), [({}, 4), (LONG, 5)])
def test_sb_l2_everybody_can_see_how_many_defeats_are_left(variant: dict[str, str], limit: int) -> None:
    box = GAME.box(4, variant)
    status = box.show.status(box.redact(box.deal(1), -1))
    assert (status["defeats"], status["limit"]) == (0, limit)


def test_sb_l2_who_wins_follows_the_longer_marker() -> None:
    given: dict[str, Any] = {"gold": [9, 1, 1, 1], "daggers": ["three", "two", "two", "one"]}
    t = Table(4, length="long", defeats=4, **given)
    assert t.box.winners(t.s) == [0], "four defeats: Scotland stands, gold decides"
    t.s.defeats = 5
    assert t.box.winners(t.s) == [3], "the fifth: honour decides"
    t = Table(4, defeats=3, **given)
    t.s.defeats = 4
    assert t.box.winners(t.s) == [3], "in the usual game already the fourth"


# SB-H6


def test_sb_h6_nine_rounds_may_be_played_with_six_but_seven_too() -> None:
    for variant, rounds in (({"length": "long"}, 9), ({}, 7)):
        s = GAME.box(6, variant).deal(1)
        assert len(s.arms) + len(s.arms_deck) == rounds


@pytest.mark.parametrize("seed", range(3))
def test_sb_h6_nine_rounds_with_six_come_to_their_end(seed: int) -> None:
    box = GAME.box(6, {"length": "long"})
    for last in walk(box, seed):
        assert last.round <= 9
    assert last.over
    assert last.round == 9 or last.defeats == 5


# SB-L3, SB-L4


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_l3_too_few_grey_cards_are_refused_with_the_reason(seats: int) -> None:
    rule, why = refused(seats, FIRST_LONG)
    assert rule == "SB-L3"
    expected = f"2 about the Badge leave with {seats} players, so 6 grey English Arms cards are left; expected 8 for this length"
    assert why == expected


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_sb_l3_eight_grey_cards_are_just_enough(seats: int) -> None:
    box = GAME.box(seats, FIRST_LONG)
    s = box.deal(1)
    assert (len(s.arms) + len(s.arms_deck), len(s.arms_out)) == (9, 1), "one King Edward is left in the box"


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_l3_the_usual_length_needs_just_the_six_that_are_left(seats: int) -> None:
    s = GAME.box(seats, {"edition": "first-edition"}).deal(1)
    assert (len(s.arms) + len(s.arms_deck), len(s.arms_out), len(s.arms_gone)) == (7, 1, 2)


def test_sb_l3_a_set_of_ones_own_with_too_few_is_refused_too() -> None:
    text = GAME.card_set("first-edition").text
    start = text.index('[[arms]]\nid = "roslin"')
    fewer = text[:start] + text[text.index("[[arms]]", start + 1) :]
    rule, why = refused(4, FIRST_LONG, CardSet("own", "own.toml", fewer))
    assert (rule, why) == ("SB-L3", "7 grey English Arms cards are left; expected 8 for this length")


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_l4_ensemble_gives_three_cards_at_any_number_of_players(seats: int) -> None:
    box = GAME.box(seats, {"ensemble": "yes"})
    for seed in range(5):
        assert [len(hand) for hand in box.deal(seed).hands] == [3] * seats


def test_sb_l4_predictable_daggers_are_refused_with_two_players() -> None:
    why = "predictable daggers need a Dagger deck, and with two players there is none"
    assert refused(2, {"daggers": "predictable"}) == ("SB-L4", why)


def test_sb_l4_components_of_a_set_of_ones_own_are_counted() -> None:
    text = GAME.card_set("international").text
    start = text.index('[[dagger]]\nid = "one"')
    end = text.index("[[dagger]]", start + 1)
    one = CardSet("own", "own.toml", text[:start] + re.sub(r"copies = \d+", "copies = 1", text[start:end]) + text[end:])
    why = "predictable daggers need 2 Dagger cards of 1; the box has 1"
    assert refused(4, {"daggers": "predictable"}, one) == ("SB-N1", why)
    assert refused(2, {}, one)[0] == "SB-2P1"
    assert GAME.box(4, {}, one).deal(1)


# Refusals of single variants


def test_sb_g1_the_first_edition_has_no_village() -> None:
    why = "the box has 0 Village cards; expected one for each of 4 players"
    assert refused(4, {"village": "yes", "edition": "first-edition"}) == ("SB-G1", why)


@pytest.mark.parametrize("who", ["oldest", "youngest"])
def test_sb_s5_a_seat_that_is_not_there_is_refused(who: str) -> None:
    assert refused(4, {who: "seat5"}) == ("SB-S5", f"{who} is seat5, but there are 4 seats")
    assert GAME.box(5, {who: "seat5"}).deal(1)


def test_sb_s5_nobody_is_both_the_oldest_and_the_youngest() -> None:
    why = "seat2 cannot be both the oldest and the youngest"
    assert refused(5, {"oldest": "seat2", "youngest": "seat2", "stay-home": "yes"}) == ("SB-S5", why)


def test_an_unknown_variant_or_choice_is_named() -> None:
    assert refused(4, {"weather": "rain"})[1].startswith("swords-and-bagpipes has no variant 'weather'; it has edition")
    assert refused(4, {"length": "short"})[1] == "variant length is 'short'; expected seven or long"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_a_table_is_a_clause(language: str) -> None:
    clauses = Words(language, game="swords-and-bagpipes").clauses()
    assert {"SB-L3", "SB-L4", "SB-H1", "SB-G1", "SB-S5", "SB-N1", "SB-2P1"} <= set(clauses)


# Every combination


def allowed(seats: int, variant: dict[str, str]) -> set[str]:
    """The rules against a table, as we read them; none: it is allowed."""
    first = variant["edition"] == "first-edition"
    against = {
        "SB-L3": first and variant["length"] == "long" and seats <= 3,
        "SB-L4": variant["daggers"] == "predictable" and seats == 2,
        "SB-H1": variant["stay-home"] == "yes" and seats < 5,
        "SB-G1": first and variant["village"] == "yes",
    }
    return {rule for rule, broken in against.items() if broken}


@pytest.mark.parametrize("edition", CHOICES["edition"])
@pytest.mark.parametrize("seats", COUNTS)
def test_sb_l4_every_combination_is_played_to_its_end_or_refused_with_a_rule(seats: int, edition: str) -> None:
    played = 0
    for choices in product(*CHOICES.values()):
        variant = dict(zip(CHOICES, choices))
        if variant["edition"] != edition:
            continue
        rules = allowed(seats, variant)
        if rules:
            rule, why = refused(seats, variant)
            assert rule in rules, why
            continue
        box = GAME.box(seats, variant)
        s = box.deal(str(choices))
        policy = Policy(str(choices))
        while not s.over:
            answer_at_random(box, s, policy)
        box.check(s)
        assert box.winners(s)
        played += 1
    assert played >= 2


# SB-M1


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_m1_three_bagpipe_cards_each_at_the_start(seats: int) -> None:
    box = GAME.box(seats, {"ensemble": "yes", "edition": "first-edition"})
    s = box.deal(3, True)
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert [event.facts[0] for event in s.events if event.kind == "dealt"] == [3]


# SB-N1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", CHOICES["edition"])
def test_sb_n1_the_top_five_and_the_five_below_are_predictable(seats: int, edition: str) -> None:
    box = GAME.box(seats, {"daggers": "predictable", "edition": edition})
    orders = set()
    for seed in range(12):
        top = [box.cards.dagger_value[card] for card in box.deal(seed).dagger_deck[::-1]]
        assert sorted(top[:5]) == sorted(top[5:10]) == [1, 2, 2, 3, 3]
        assert sorted(top) == sorted(box.cards.dagger_value)
        orders.add(tuple(top))
    assert len(orders) == 12
    assert len({order[:5] for order in orders}) > 3, "each part is shuffled"
    assert len({order[10:] for order in orders}) > 3


def test_sb_n1_without_it_the_whole_deck_is_shuffled() -> None:
    box = GAME.box(4)
    tops = [sorted(box.cards.dagger_value[card] for card in box.deal(seed).dagger_deck[-5:]) for seed in range(20)]
    assert any(top != [1, 2, 2, 3, 3] for top in tops)
