"""What cards leaving a hand or a deck tell, and do not tell (GU-5, R-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.dice import seeded
from tabard.engine.state import EVERYBODY
from tests.guillotine.table import Table
from tests.laws.walks import walk

BOX: Any = tabard.game("guillotine").box(2)
TRIPS = [card for card, kind in enumerate(BOX.cards.action_of) if BOX.cards.actions[kind].id == "trip"]


def test_gu_22_a_noble_shown_by_late_arrival_cannot_be_taken_back() -> None:
    t = Table(3, line="the-clown baron", hands=["late-arrival"], noble_deck="king-louis-xvi duke regent")
    t.say("late-arrival")
    assert not t.say("king-louis-xvi")
    assert t.asked() == [(0, "player")], "the Clown asks next, and everybody has seen the king"


def test_r_5_which_of_two_equal_cards_is_played_is_decided_by_lot() -> None:
    played = []
    for seed in range(40):
        t = Table(2, line="baron duke count", hands=["trip trip", ""], seed=seed)
        t.say("trip")
        played.append(t.s.playing)
    assert set(played) == set(TRIPS)


def test_r_5_a_card_everybody_saw_leaves_before_its_equal() -> None:
    """B saw A fetch a Trip. When A plays a Trip, B must not learn that there is another."""
    for seed in range(10):
        t = Table(2, line="baron duke count countess", hands=["rat-break trip", ""], action_discards="trip", seed=seed)
        t.play("rat-break", "trip")
        assert [card for card in t.box.redact(t.s, 1).hands[0] if card >= 0] == TRIPS[:1]
        fetched = [card for card in TRIPS if t.s.action_seen[card] == EVERYBODY]
        t.say("pass")
        t.say("trip")
        assert fetched == [t.s.playing]
        assert [card for card in t.box.redact(t.s, 1).hands[0] if card >= 0] == []


@pytest.mark.parametrize("shown", TRIPS)
def test_r_5_a_played_card_does_not_prove_that_its_equal_is_elsewhere(shown: int) -> None:
    """Among real deals in which this Trip is played first, some still have the other one in that hand."""
    other = next(card for card in TRIPS if card != shown)
    both = 0
    for seed in range(1500):
        s = BOX.deal(f"twins {seed}")
        question = s.questions[0]
        trip = BOX.cards.action_of[shown] + 1
        if trip in question.options:
            BOX.answer(s, question.number, question.seat, question.options.index(trip))
            both += s.playing == shown and other in s.hands[question.seat]
    assert both > 0


def small_box() -> Any:
    """Eleven different action cards: after the deal two players know ten of them between them."""
    nobles = '[[noble]]\nid = "page"\ncolour = "red"\npoints = 1\ncopies = 20\nsource = "public"\n'
    actions = "".join(f'[[action]]\nid = "a{n}"\ndoes = ["reverse-the-line"]\nsource = "public"\n' for n in range(11))
    return tabard.game("guillotine").box(2, None, CardSet("small", "small.toml", nobles + actions))


def chi_square(drawn: Counter[Any], worlds: int) -> float:
    expected = drawn.total() / worlds
    return sum((count - expected) ** 2 / expected for count in drawn.values()) + expected * (worlds - len(drawn))


def test_gu_5_imagined_worlds_are_equally_likely_after_the_deal() -> None:
    """Six cards are unseen: any of them may be the one left in the deck."""
    box = small_box()
    view = box.redact(box.deal(1), 0)
    drawn = Counter(box.imagine(view, 0, seeded("deal", n)).action_deck[0] for n in range(3000))
    assert len(drawn) == 6
    assert chi_square(drawn, 6) < 20.5  # one in a thousand, five degrees of freedom


def test_gu_5_imagined_worlds_are_equally_likely_after_a_reshuffle() -> None:
    """What was discarded and shuffled lies where cards of that shuffle lie, and nowhere else."""
    box = small_box()
    s = box.deal(3)
    for _ in range(14):
        question = s.questions[0]
        box.answer(s, question.number, question.seat, len(question.options) - 1)
    view = box.redact(s, 0)
    hidden = [card for zone in (view.action_deck, view.hands[1]) for card in zone if card < 0]
    batches = {-1 - card for card in hidden}
    assert len(batches) > 1, "cards of several shuffles lie face down"
    worlds = set()
    drawn: Counter[Any] = Counter()
    for n in range(3000):
        world = box.imagine(view, 0, seeded("again", n))
        box.check(world)
        assert box.redact(world, 0) == view
        drawn[tuple(world.hands[1]), tuple(world.action_deck)] += 1
        worlds.add((tuple(world.hands[1]), tuple(world.action_deck)))
    real = (tuple(s.hands[1]), tuple(s.action_deck))
    assert real in worlds
    assert chi_square(drawn, len(worlds)) < 3 * len(worlds) + 30


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gu_5_a_view_tells_nothing_of_what_others_have_seen(seats: int) -> None:
    """Of the masks a seat keeps its own: who has seen which card of a hand would tell which card left it."""
    box = tabard.game("guillotine").box(seats)
    others = 0
    for seed in range(30):
        for s in walk(box, f"masks {seed}"):
            others += any(mask not in (0, EVERYBODY) for mask in s.action_seen + s.noble_seen)
            for seat in range(-1, seats):
                view = box.redact(s, seat)
                own = {0, EVERYBODY, 1 << seat} if seat >= 0 else {0, EVERYBODY}
                assert set(view.action_seen + view.noble_seen) <= own
    assert others > 100, "somebody has seen something"


@pytest.mark.parametrize("given", ["trip", "stumble"])
def test_gu_5_a_third_player_does_not_learn_where_a_played_card_came_from(given: str) -> None:
    """Seat 1 holds one card got from seat 0 and one drawn; when the Trip is played, seat 2 sees the same either way."""
    drawn = "stumble" if given == "trip" else "trip"
    hands = [f"information-exchange {given}", "", ""]
    line = "baron duke count countess bishop mayor colonel"
    t = Table(3, line=line, hands=hands, action_deck=f"majesty {drawn} pushed")
    t.play("information-exchange", "seat 1")
    for _ in range(3):
        t.say("pass")
    assert sorted(t.hand(1).split()) == ["stumble", "trip"]
    t.say("trip")
    view = t.box.redact(t.s, 2)
    assert view.hands[1] == [-1]
    assert set(view.action_seen) == {0}


@pytest.mark.parametrize("second", [True, False])
@pytest.mark.parametrize("both", [True, False])
def test_r_5_the_shuffles_of_the_cards_that_stay_do_not_tell_which_of_equal_cards_was_played(both: bool, second: bool) -> None:
    """A holds three cards of the first shuffle and one of the second. Whichever Trip is played, C sees the same."""
    for seed in range(6):
        held = "trip trip pushed stumble" if both else "trip majesty pushed stumble"
        t = Table(3, line="baron duke count countess", hands=[held, "", ""], action_deck="stumble" if both else "trip", seed=seed)
        trips = [card for card in t.s.hands[0] if card in TRIPS]
        new = trips[0] if second else [card for card in t.s.hands[0] if card not in trips[:1]][-1 if both else 0]
        later = [new, *t.s.action_deck] if second or both else [new, *[card for card in TRIPS if card not in trips]]
        if not both and second:  # the other Trip, in the deck, is of the first shuffle
            later = [new]
        t.s.action_batch = bytes([card in later for card in range(len(t.s.action_batch))])
        t.say("trip")
        assert t.box.redact(t.s, 2).hands[0] == [-1, -1, -1]
