"""Three players: now anybody may betray (SB-3P1 to SB-3P4)."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
EDITIONS = ["international", "first-edition"]
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]


def three(**given: Any) -> Table:
    """Three players before English armies without an effect."""
    return Table(3, **{"arms": " ".join(PLAIN[:4]), **given})


def play_a_round(t: Table, *sides: str, turns: tuple[str, ...] = ()) -> None:
    t.turns(*turns)
    t.choose(*sides)
    t.passes()
    if t.s.phase > 2:
        t.passes()


def names(box: Any, cards: list[int]) -> set[str]:
    return {box.cards.arms[box.cards.arms_of[card]].id for card in cards}


def about_the_badge(box: Any, cards: list[int]) -> list[int]:
    return [card for card in cards if box.cards.bagpipes[box.cards.bagpipe_of[card]].badge]


# SB-3P1


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_3p1_two_bagpipe_cards_each_at_the_start(edition: str) -> None:
    box = GAME.box(3, {"edition": edition})
    for seed in range(10):
        s = box.deal(seed, True)
        assert [len(hand) for hand in s.hands] == [2, 2, 2]
        assert [event.facts[0] for event in s.events if event.kind == "dealt"] == [2]


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_sb_3p1_only_with_three_players(seats: int) -> None:
    assert [len(hand) for hand in GAME.box(seats).deal(1).hands] == [1] * seats


# SB-3P2


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_sb_3p2_the_badge_binds_nobody(holder: int) -> None:
    t = three(badge=holder)
    t.turns()
    assert t.asked() == [(0, "side"), (1, "side"), (2, "side")]
    for seat in range(3):
        assert t.may(seat) == ["scotland", "england"]
    assert t.s.known == 0


def test_sb_3p2_all_three_may_betray_even_the_holder() -> None:
    t = three(castle=[4, 4, 4], hands=["homeward-road"])
    t.turns("move 4", "move 4", "move 4")
    t.choose("england", "england", "england")
    t.passes()
    assert (t.s.phase, t.s.sides) == (6, [1, 1, 1])
    assert [told["seat"] for told in t.told("stood-for-england")] == [0, 1, 2]
    assert t.s.record == [1, 1, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_sb_3p2_the_badge_always_passes_clockwise(first: int) -> None:
    t = three(badge=first)
    for step in range(4):
        assert t.asked() == [((first + step) % 3, "act")], "the holder is first player"
        t.turns()
        assert t.s.badge == (first + step + 1) % 3
        assert t.asked() == [(0, "side"), (1, "side"), (2, "side")], "nobody is asked to whom"
        t.choose("scotland", "scotland", "scotland")
        t.passes()
    handed = [(told["seat"], told["whom"]) for told in t.told("badge-handed")]
    assert handed == [((first + step) % 3, (first + step + 1) % 3) for step in range(4)]


def test_sb_3p2_whoever_gave_it_before_is_no_bar() -> None:
    """SB-B2 would bar seat 1 here; clockwise is clockwise."""
    t = three(badge=0, badge_from=1, badge_to=0)
    t.turns()
    assert t.s.badge == 1


def test_sb_3p2_even_with_the_badge_the_side_is_secret_until_the_reveal() -> None:
    t = three(badge=2, hands=["vive-la-france", "", ""])
    t.turns()
    t.choose("england", "scotland", "england")
    assert t.asked() == [(0, "play")]
    assert t.box.redact(t.s, 1).sides == [3, 0, 3]
    assert t.box.redact(t.s, -1).sides == [3, 3, 3]


# SB-3P3


def test_sb_3p3_scotlands_camp_gets_one_unit_more_every_round() -> None:
    t = three()
    for number in range(1, 4):
        assert (t.s.round, t.s.scots) == (number, 1)
        play_a_round(t, "scotland", "scotland", "scotland")
    joined = t.told("scots-joined")
    assert [told["count"] for told in joined] == [1, 1, 1]


def test_sb_3p3_at_the_end_of_phase_one_before_the_effect_of_the_card() -> None:
    """Of a card with an effect at its reveal the unit comes first (SB-I2)."""
    box: Any = GAME.box(3)
    special = [arms.id for arms in box.cards.arms if arms.section == "arms" and arms.given.has("revealed")][0]
    t = three(arms=f"{PLAIN[0]} {special}")
    play_a_round(t, "scotland", "scotland", "scotland")
    kinds = [event.kind for event in t.s.events]
    at = kinds.index("invaded")
    assert t.arms == special
    assert kinds[at + 1] == "scots-joined"
    assert kinds.index("turn-began", at) > at + 2, "then what the card does, then the turns"


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_sb_3p3_not_with_more_players(seats: int) -> None:
    t = Table(seats, arms=PLAIN[0])
    assert t.s.scots == 0


# SB-3P4


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_3p4_both_cards_about_the_badge_leave_before_the_deck_is_built(edition: str) -> None:
    box = GAME.box(3, {"edition": edition})
    for seed in range(20):
        s = box.deal(seed)
        assert names(box, s.arms_gone) == {"irvine-capitulation", "bruce-joins-us-again"}
        assert not names(box, s.arms + s.arms_deck + s.arms_out) & names(box, s.arms_gone)
        assert len(s.arms + s.arms_deck) == 7


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_sb_3p4_with_more_players_they_stay(seats: int) -> None:
    box = GAME.box(seats)
    s = box.deal(1)
    assert s.arms_gone == []
    assert {"irvine-capitulation", "bruce-joins-us-again"} <= names(box, s.arms + s.arms_deck + s.arms_out)


def test_sb_3p4_a_drawn_card_about_the_badge_is_discarded_and_replaced() -> None:
    t = three(deck="affair-of-honour scorched-earth welsh-archers ambush", castle=[60, 60, 60])
    play_a_round(t, "scotland", "scotland", "scotland", turns=("move 60", "move 60", "move 60"))
    assert t.bagpipes(t.s.unfit) == "affair-of-honour"
    assert t.discards == ""
    assert (t.hand(1), t.hand(2), t.hand(0)) == ("scorched-earth", "welsh-archers", "ambush")


def test_sb_3p4_nobody_ever_holds_a_card_about_the_badge() -> None:
    unfit = 0
    for variant in ({}, {"ensemble": "yes", "village": "yes"}):
        box = GAME.box(3, variant)
        for seed in range(8):
            for s in walk(box, f"badge {seed}"):
                held = [card for zone in [*s.hands, *s.fresh, *s.opened, s.discards, [s.playing]] for card in zone if card >= 0]
                assert about_the_badge(box, held) == []
            assert about_the_badge(box, s.unfit) == s.unfit
            unfit += len(s.unfit)
    assert unfit > 0
