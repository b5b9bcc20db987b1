"""What is known of cards that were looked at, and what cards that change hands tell (SB-C4, SB-G4, SB-D1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.engine.dice import seeded
from tabard.engine.secrets import marked
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import COUNTS, PLAIN, face_up


def known(t: Table, seat: int, owner: int) -> str:
    """What a seat knows of another's hand."""
    view = t.box.redact(t.s, seat)
    return t.bagpipes(face_up(view.hands[owner] + view.fresh[owner]))


def known_daggers(t: Table, seat: int, owner: int) -> list[int]:
    return [t.box.cards.dagger_value[card] for card in face_up(t.box.redact(t.s, seat).daggers[owner])]


# Hands and daggers that were looked at


def test_sb_g4_what_the_spy_guild_saw_is_remembered_by_its_owner_alone() -> None:
    t = Table(4, arms=PLAIN[0], village=["spy-guild"], hands=["", "ambush scorched-earth"], daggers=["", "three one"])
    t.say("spy-guild")
    t.say("seat 1")
    assert (known(t, 0, 1), known_daggers(t, 0, 1)) == ("scorched-earth ambush", [1, 3])
    for seat in (-1, 2, 3):
        assert (known(t, seat, 1), known_daggers(t, seat, 1)) == ("", [])
    t.turns("")
    t.badge_to(2)
    assert (known(t, 0, 1), known_daggers(t, 0, 1)) == ("scorched-earth ambush", [1, 3]), "still, in later phases"


@pytest.mark.parametrize("seats", COUNTS)
def test_spies_see_hand_and_daggers_of_one_player_only(seats: int) -> None:
    hands = ["spies-at-court", "ambush", *["scorched-earth", "cattle-raid", "vive-la-france", "welsh-archers"][: seats - 2]]
    t = Table(seats, arms=PLAIN[0], hands=hands, daggers=["", "three", *["one"] * (seats - 2)])
    t.say("spies-at-court")
    t.say("seat 1")
    assert (known(t, 0, 1), known_daggers(t, 0, 1)) == ("ambush", [3])
    for seat in range(2, seats):
        assert known(t, seat, 1) == known(t, 0, seat) == ""
        assert (known_daggers(t, seat, 1), known_daggers(t, 0, seat)) == ([], [])
    assert all(card < 0 for card in t.box.redact(t.s, 0).dagger_hands[1])


def test_a_new_card_in_a_hand_that_was_seen_is_not_known() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, hands=["spies-at-court", "homeward-road"], deck="ambush cattle-raid ambush")
    t.turns("spies-at-court seat 1 move 60", "move 60", "move 60", "move 60")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert t.s.phase == 6
    assert t.hand(1) == "homeward-road ambush"
    assert known(t, 0, 1) == "homeward-road"
    view = t.box.redact(t.s, 0)
    assert view.fresh[1][0] < 0, "how many are new is known, not which"
    t.passes()
    assert t.s.round == 2
    assert known(t, 0, 1) == "homeward-road", "known still, among the others now"


def test_sb_d1_daggers_that_were_seen_and_one_drawn_later() -> None:
    t = Table(4, arms=PLAIN[0], castle=[5] * 4, hands=["spies-at-court homeward-road"], daggers=["", "three"], dagger_deck="one")
    t.turns("spies-at-court seat 1 move 5", "move 5", "move 5", "move 5")
    t.badge_to(2)
    t.choose("scotland", "england", "scotland")
    t.passes()
    assert t.daggers(1) == [1, 3]
    assert known_daggers(t, 0, 1) == [3]


@pytest.mark.parametrize("other", [False, True])
def test_r_5_of_equal_cards_the_one_that_was_seen_is_played_first(other: bool) -> None:
    """Seat 0 saw one of two equal cards; when one is played, seat 0 must not learn that there is another."""
    for seed in range(8):
        t = Table(4, arms=PLAIN[0], castle=[60] * 4, hands=["spies-at-court homeward-road", "ambush"], deck="ambush", seed=seed)
        if other:  # the other copy is the one that is seen
            t.s.hands[1], t.s.deck = [t.s.deck[-1]], [*t.s.deck[:-1], t.s.hands[1][0]]
        t.turns("spies-at-court seat 1", "move 60")
        t.badge_to(1)
        t.choose("scotland", "scotland", "scotland")
        t.passes()
        t.passes()
        assert (t.s.round, t.hand(1)) == (2, "ambush ambush")
        seen = face_up(t.box.redact(t.s, 0).hands[1])
        assert t.bagpipes(seen) == "ambush"
        play_ambush(t)
        assert t.bagpipes(seen) == t.bagpipes([t.s.playing])
        assert known(t, 0, 1) == ""


def play_ambush(t: Table) -> None:
    """On to the tokens, where seat 1 plays an Ambush."""
    t.turns()
    t.say(t.may()[0])
    t.choose(*["scotland"] * 3)
    while t.asked()[0] != (1, "play"):
        t.say("pass")
    t.say("ambush")


@pytest.mark.parametrize("seed", range(6))
def test_r_5_two_who_saw_one_copy_each_know_of_none_once_one_is_played(seed: int) -> None:
    t = Table(4, arms=PLAIN[0], hands=["", "ambush ambush"], seed=seed)
    for seat, card in zip((0, 2), t.s.hands[1]):
        t.s.bagpipe_seen = marked(t.s.bagpipe_seen, [card], 1 << seat)
    assert known(t, 0, 1) == known(t, 2, 1) == "ambush"
    play_ambush(t)
    assert t.hand(1) == "ambush"
    assert known(t, 0, 1) == known(t, 2, 1) == ""


def test_sb_w2_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, hands=["homeward-road"], deck="ambush cattle-raid scorched-earth vive-la-france")
    t.turns(*["move 60"] * 4)
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    drew = [event for event in t.s.events if event.kind == "drew"]
    assert [event.seat for event in drew] == [1, 2, 3, 0]
    for event in drew:
        for seat in range(-1, 4):
            assert bool(t.box.show.event(event, seat)["bagpipe"]) == (seat == event.seat)


# A stolen card


def robbery(victims: str, seed: int = 0, seats: int = 4, **given: Any) -> Table:
    """Seat 2 has looked at the victim's hand (seat 1); then seat 0 steals one of its cards in the bag window."""
    t = Table(seats, arms=PLAIN[0], castle=[9] * seats, hands=["stolen-pipes", victims, "spies-at-court"], seed=seed, **given)
    for seat in t.box.cards.around(t.s):
        if seat == 2:
            t.turn("spies-at-court", "seat 1", "move 9")
        else:
            t.turn("move 9")
    t.say("seat 3") if seats > 3 else None
    t.choose(*["england"] * len(t.s.questions))
    t.passes()
    while t.asked()[0] != (0, "play"):
        t.say("pass")
    assert known(t, 2, 1) == t.bagpipes(t.s.hands[1])
    t.say("stolen-pipes")
    t.say("seat 1")
    return t


@pytest.mark.parametrize("seed", range(6))
def test_a_stolen_card_is_known_to_both_and_third_parties_forget_the_hand(seed: int) -> None:
    t = robbery("ambush scorched-earth welsh-archers", seed)
    card = t.bagpipes(t.s.fresh[0])
    assert known(t, 1, 0) == card, "the victim knows what was taken"
    assert known(t, 2, 1) == "", "any of the three may have gone"
    assert known(t, 2, 0) == known(t, 3, 0) == known(t, -1, 0) == ""
    assert known(t, 0, 1) == "", "the thief has seen only what was taken"
    for event in [event for event in t.s.events if event.kind == "stolen"]:
        assert [bool(t.box.show.event(event, seat)["bagpipe"]) for seat in (-1, 0, 1, 2, 3)] == [False, True, True, False, False]


def test_the_only_card_of_a_hand_is_followed_by_whoever_had_seen_it() -> None:
    t = robbery("ambush")
    assert t.hand(1) == ""
    assert known(t, 2, 0) == known(t, 1, 0) == "ambush"
    assert known(t, 3, 0) == ""


@pytest.mark.parametrize("stolen", ["ambush", "welsh-archers"])
def test_which_card_was_stolen_changes_nothing_for_the_others(stolen: str) -> None:
    seen = []
    for seed in range(60):
        t = robbery("ambush welsh-archers", seed, deck="cattle-raid")
        if t.bagpipes(t.s.fresh[0]) == stolen:
            view = t.box.redact(t.s, 2)
            seen.append((view.hands[1], view.fresh[0], sorted(set(view.bagpipe_seen)), t.bagpipes(view.spread[3:])))
    assert seen
    assert all(one == ([-129], [-129], [0], "ambush welsh-archers") for one in seen), seen


@pytest.mark.parametrize("victims", ["ambush scorched-earth welsh-archers", "ambush ambush welsh-archers", "cattle-raid ambush"])
def test_r_16_what_was_seen_before_a_theft_is_with_the_victim_or_the_thief(victims: str) -> None:
    """Seat 2 saw the whole hand: in every world one of its cards is with the thief, the others are still there, any as likely."""
    t = robbery(victims, deck="cattle-raid vive-la-france")
    view = t.box.redact(t.s, 2)
    seen = sorted(t.bagpipes(t.s.hands[1] + t.s.fresh[0]).split())
    stolen = Counter()
    for number in range(600):
        world = t.box.imagine(view, 2, seeded("theft", number))
        t.box.check(world)
        assert t.box.redact(world, 2) == view
        assert sorted(t.bagpipes(world.hands[1] + world.fresh[0]).split()) == seen
        stolen[t.bagpipes(world.fresh[0])] += 1
    assert set(stolen) == set(seen)
    for one in stolen:
        expected = 600 * seen.count(one) / len(seen)
        assert abs(stolen[one] - expected) < 4.5 * expected**0.5


def test_r_16_a_card_drawn_after_the_look_may_have_been_stolen_too() -> None:
    """Of three cards seat 2 had seen two: these are with victim or thief, and the third may be anything."""
    t = robbery("ambush scorched-earth welsh-archers", deck="cattle-raid vive-la-france")
    viewer, known, among = t.s.spread[:3]
    assert (viewer, known, among) == (2, 3, 3)
    fewer = t.s.spread[3:5]
    t.s.spread = [2, 2, 3, *fewer, *t.s.spread[6:]]
    view = t.box.redact(t.s, 2)
    thirds = set()
    for number in range(300):
        world = t.box.imagine(view, 2, seeded("third", number))
        assert t.box.redact(world, 2) == view
        there = t.bagpipes(world.hands[1] + world.fresh[0]).split()
        assert all(one in there for one in t.bagpipes(fewer).split())
        thirds |= set(there)
    assert len(thirds) > 5


def test_r_16_a_stolen_card_that_comes_to_light_is_one_of_those_seen() -> None:
    """There is one Stolen Pipes only: who saw it in the robbed hand knows, once it is played, that it was the stolen one."""
    t = robbery("homeward-road welsh-archers", deck="cattle-raid")
    card = t.s.fresh[0][0]
    t.box.cards.one_of(t.s, t.s.fresh[0], t.box.cards.bagpipe_of[card])
    t.s.fresh = [[], *t.s.fresh[1:]]
    t.s.discards = [*t.s.discards, card]
    copies = [one for one in range(len(t.box.cards.bagpipe_of)) if t.box.cards.bagpipe_of[one] == t.box.cards.bagpipe_of[card]]
    if len(copies) == 1:
        assert known(t, 2, 1) == t.hand(1), "the other one is still there"
    else:
        assert (known(t, 2, 1), t.s.spread) == ("", []), "it may have been its equal"


def test_with_three_players_a_stolen_card_is_kept_from_the_third() -> None:
    t = robbery("ambush scorched-earth", seats=3)
    assert known(t, 2, 1) == known(t, 2, 0) == ""
    assert known(t, 1, 0) == t.hand(0)


@pytest.mark.parametrize("stolen", ["cattle-raid", "ambush"])
def test_r_16_a_card_the_thief_plays_does_not_tell_whether_it_was_the_stolen_one(stolen: str) -> None:
    """Seat 2 saw a Cattle Raid in the robbed hand. The thief, who has another or not, plays one: seat 2 sees the same."""
    seen = []
    for seed in range(40):
        t = robbery("cattle-raid ambush", seed, deck="cattle-raid")
        if t.bagpipes(t.s.fresh[0]) == stolen:
            kinds = t.box.cards.bagpipe_of
            other = t.s.deck[-1]
            if stolen == "ambush":  # the one that is played is the thief's own
                t.s.deck, t.s.fresh = t.s.deck[:-1], [sorted([*t.s.fresh[0], other]), *t.s.fresh[1:]]
            else:  # it is the stolen one; the thief also holds a card that seat 2 does not know
                unknown = t.s.deck[0]
                t.s.deck, t.s.fresh = t.s.deck[1:], [sorted([*t.s.fresh[0], unknown]), *t.s.fresh[1:]]
            gone = t.box.cards.one_of(t.s, t.s.fresh[0], kinds[other])
            t.s.fresh = [[card for card in t.s.fresh[0] if card != gone], *t.s.fresh[1:]]
            t.s.discards = [*t.s.discards, gone]
            view = t.box.redact(t.s, 2)
            seen.append((view.discards[-1], view.hands[1], view.fresh[0], view.spread, view.bagpipe_batch))
    assert seen
    assert all(one[1:4] == ([-1], [-1], []) for one in seen)
    lowest = t.box.cards.bagpipe_of.index([design.id for design in t.box.cards.bagpipes].index("cattle-raid"))
    assert {one[0] for one in seen} == {lowest}


def test_r_5_who_saw_one_of_two_equal_cards_cannot_tell_which_was_played() -> None:
    """Seat 0 saw one Ambush, seat 2 the other: whichever is played, each sees the same."""
    views = []
    for first, second in ((0, 2), (2, 0)):
        for seed in range(4):
            t = Table(4, arms=PLAIN[0], hands=["", "ambush ambush"], seed=0)
            t.s.dice = seeded("lot", seed)
            for seat, card in zip((first, second), t.s.hands[1]):
                t.s.bagpipe_seen = marked(t.s.bagpipe_seen, [card], 1 << seat)
            t.box.cards.take_from_hand(t.s, 1, t.box.cards.bagpipe_of[t.s.hands[1][0]])
            t.s.dice = 1
            t.s.discards = [card for card in range(len(t.box.cards.bagpipe_of)) if not lies(t.s, card)]
            views.append([t.box.redact(t.s, seat) for seat in (0, 2, 3, -1)])
    assert all(view == views[0] for view in views)


def lies(s: Any, card: int) -> bool:
    return any(card in zone for zone in [s.deck, s.unfit, *s.hands, *s.fresh, *s.opened])
