"""Two players: setup, Scotland's camp, the choice and the gift of the Badge (SB-2P1 to SB-2P5)."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.two_players import battle, two, values

GAME = tabard.game("swords-and-bagpipes")
BOX: Any = GAME.box(2)
EDITIONS = ["international", "first-edition"]
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
HAND = [1, 1, 2, 2, 2, 3, 3]


def names(box: Any, cards: list[int]) -> set[str]:
    return {box.cards.arms[box.cards.arms_of[card]].id for card in cards}


# SB-2P1


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_2p1_each_holds_seven_dagger_cards_and_there_is_no_deck(edition: str) -> None:
    box = GAME.box(2, {"edition": edition})
    for seed in range(5):
        s = box.deal(seed)
        assert [values(box, hand) for hand in s.dagger_hands] == [HAND, HAND]
        assert s.dagger_deck == s.dagger_discards == []
        assert s.daggers == s.laid == [[], []]
        assert len(s.dagger_out) == len(box.cards.dagger_of) - 14
        assert s.virtual == [0, 0]


def test_sb_2p1_the_seven_are_held_in_secret() -> None:
    s = BOX.deal(1)
    view = BOX.redact(s, 0)
    assert values(BOX, view.dagger_hands[0]) == values(BOX, s.dagger_hands[0])
    assert all(card < 0 for card in view.dagger_hands[1])
    assert len(view.dagger_hands[1]) == 7


# SB-2P2


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_2p2_two_english_arms_cards_leave_before_the_deck_is_built(edition: str) -> None:
    box = GAME.box(2, {"edition": edition})
    for seed in range(20):
        s = box.deal(seed)
        assert names(box, s.arms_gone) == {"irvine-capitulation", "bruce-joins-us-again"}
        assert not names(box, s.arms + s.arms_deck + s.arms_out) & names(box, s.arms_gone)
        assert len(s.arms + s.arms_deck) == 7


def test_sb_2p2_a_drawn_card_about_the_badge_is_discarded_and_replaced() -> None:
    t = two(deck="affair-of-honour scorched-earth welsh-archers", castle=[60, 60])
    battle(t, "scotland 1", "scotland 1", turns=("move 60", "move 60"))
    assert t.told("scots-won")
    assert (t.hand(0), t.hand(1)) == ("scorched-earth", "welsh-archers")
    assert t.bagpipes(t.s.unfit) == "affair-of-honour"
    assert t.discards == ""
    assert [event["bagpipe"] for event in t.told("unfit")] == ["bagpipe:affair-of-honour"]


def test_sb_2p2_nobody_is_ever_dealt_a_card_about_the_badge() -> None:
    unfit = 0
    for seed in range(60):
        s = GAME.box(2, {"ensemble": "yes"}).deal(seed)
        assert [len(hand) for hand in s.hands] == [3, 3]
        assert not [card for hand in s.hands for card in hand if BOX.cards.bagpipes[BOX.cards.bagpipe_of[card]].badge]
        unfit += len(s.unfit)
    assert unfit > 0, "some were drawn and replaced"


def test_sb_2p2_a_card_about_the_badge_is_left_out_of_every_reshuffle() -> None:
    t = two(others="discards", deck="affair-of-honour", castle=[60, 60])
    fit = len(t.s.discards)
    battle(t, "scotland 1", "scotland 1", turns=("move 60", "move 60"))
    assert t.told("reshuffled"), "the deck was only the card about the Badge"
    assert t.bagpipes(t.s.unfit) == "affair-of-honour"
    assert len(t.s.deck) == fit - 2
    assert "affair-of-honour" not in f"{t.deck} {t.discards} {t.hand(0)} {t.hand(1)}"


def test_sb_2p2_laid_out_among_the_discards_it_comes_into_no_new_deck() -> None:
    t = two(others="discards", castle=[60, 60])
    battle(t, "scotland 1", "scotland 1", turns=("move 60", "move 60"))
    assert t.told("reshuffled")
    assert "affair-of-honour" not in t.deck


def test_sb_2p2_the_first_edition_does_so_too() -> None:
    cards = GAME.card_set("first-edition")
    own = '\n[[bagpipe]]\nid = "duel"\nname = "Duel"\ntext = "Duel"\nwhen = "axe"\nbadge = true\n' + (
        'does = ["badge-goes-to"]\ncopies = 15\nsource = "public"\n'
    )
    box = GAME.box(2, {"edition": "first-edition"}, CardSet("own", "own.toml", cards.text + own))
    unfit = 0
    for seed in range(6):
        for s in walk(box, seed):
            held = [card for hand in [*s.hands, *s.fresh, s.discards] for card in hand]
            assert not [card for card in held if box.cards.bagpipes[box.cards.bagpipe_of[card]].badge]
        unfit += len(s.unfit)
    assert unfit > 0


# SB-2P3


def test_sb_2p3_three_units_join_scotlands_camp_after_the_reveal_every_round() -> None:
    t = two(arms=f"{PLAIN[0]} {PLAIN[1]}")
    assert t.s.scots == 3
    battle(t, "scotland 1", "scotland 1")
    t.passes()
    assert (t.s.round, t.s.scots) == (2, 3)
    kinds = [event.kind for event in t.s.events]
    at = kinds.index("invaded")
    assert kinds[at : at + 3] == ["invaded", "scots-joined", "turn-began"]
    assert t.told("scots-joined")[-1]["count"] == 3


def test_sb_2p3_the_three_units_fight_for_scotland() -> None:
    t = two()
    battle(t, "scotland 1", "scotland 1")
    assert t.told("scots-won" if t.s.won else "english-won")[0]["scots"] == 3


# SB-2P4


def test_sb_2p4_phase_three_is_skipped() -> None:
    t = two(badge=1)
    t.turns()
    assert t.asked() == [(0, "lay"), (1, "lay")]
    assert (t.s.phase, t.s.badge) == (4, 1)
    assert not t.told("badge-handed")


@pytest.mark.parametrize("holder", [0, 1])
def test_sb_2p4_the_badge_binds_nobody(holder: int) -> None:
    t = two(badge=holder)
    t.turns()
    every = [f"{side} {value}" for side in ("scotland", "england") for value in (1, 2, 3)]
    assert t.may(0) == t.may(1) == every
    t.choose("england 1", "england 3")
    assert t.s.sides == [1, 1]


def test_sb_2p4_each_lays_one_of_their_own_dagger_cards_face_down() -> None:
    t = two(dagger_hands=["one two", "three three"])
    t.turns()
    assert t.may(0) == ["scotland 1", "scotland 2", "england 1", "england 2"]
    assert t.may(1) == ["scotland 3", "england 3"]
    t.choose("scotland 2", "england 3")
    assert [values(t.box, row) for row in t.s.laid] == [[2], [3]]
    assert [values(t.box, row) for row in t.s.dagger_hands] == [[1], [3]]
    assert t.box.redact(t.s, 0).laid[1][0] < 0
    assert t.box.redact(t.s, 1).laid[0][0] < 0


def test_sb_2p4_both_choose_at_once_and_in_secret() -> None:
    t = two()
    t.turns()
    assert t.say("england 3", 0), "it may be taken back: nobody has seen it"
    assert t.s.sides == [2, 2]
    assert t.s.laid == [[], []]
    view = t.box.redact(t.s, 1)
    assert [question.answer for question in view.questions if question.seat == 0] == [-2]
    t.say("scotland 1", 1)
    assert t.s.sides == [1, 0]


def test_sb_2p4_token_cards_follow_before_anything_is_revealed() -> None:
    t = two(hands=["vive-la-france", "welsh-archers"])
    t.turns()
    t.choose("scotland 1", "england 1")
    assert t.asked() == [(0, "play")]
    assert "vive-la-france" in t.may()
    t.say("vive-la-france")
    assert t.asked() == [(1, "play")]
    assert not t.told("stood-for-scotland")
    assert all(row for row in t.s.laid)


# SB-2P5


def camped(given: int, badge: int = 0, **more: Any) -> Table:
    """Before the gift: the holder has two units in camp, the other so many."""
    units = [2, given] if badge == 0 else [given, 2]
    t = two(badge=badge, castle=units, **more)
    t.turns(*[f"move {units[seat]}" if units[seat] else "" for seat in (badge, 1 - badge)])
    t.choose("scotland 1", "scotland 1")
    t.passes()
    return t


@pytest.mark.parametrize("badge", [0, 1])
@pytest.mark.parametrize(("given", "stay"), [(9, 1), (2, 1), (1, 1), (0, 0)])
def test_sb_2p5_the_receiver_moves_all_units_but_one_to_scotlands_camp(badge: int, given: int, stay: int) -> None:
    t = camped(given, badge)
    assert t.asked() == [(badge, "gift")]
    assert t.may() == ["keep", "give"]
    t.say("give")
    assert t.s.badge == 1 - badge
    event = t.told("badge-given")[0]
    assert (event["seat"], event["whom"], event["count"]) == (badge, 1 - badge, given - stay)
    stood = {told["seat"]: told["count"] for told in t.told("stood-for-scotland")}
    assert stood == {badge: 2, 1 - badge: stay}
    assert t.told("scotlands-camp")[0]["count"] == 3 + given - stay


def test_sb_2p5_the_badge_may_be_kept() -> None:
    t = camped(9)
    t.say("keep")
    assert t.s.badge == 0
    assert t.told("badge-kept")
    assert [told["count"] for told in t.told("stood-for-scotland")] == [2, 9]
    assert t.told("scotlands-camp")[0]["count"] == 3


def test_sb_2p5_the_gift_comes_after_the_token_cards() -> None:
    t = two(hands=["vive-la-france"])
    t.turns()
    t.choose("scotland 1", "scotland 1")
    assert t.asked() == [(0, "play")]
    t.say("vive-la-france")
    assert t.asked() == [(0, "gift")]


def test_sb_2p5_handing_back_in_the_next_round_is_not_barred() -> None:
    t = two(arms=" ".join(PLAIN[:3]))
    for giver, value in ((0, 1), (1, 1), (0, 2)):
        t.turns()
        t.choose(f"scotland {value}", f"scotland {value}")
        t.passes()
        assert t.asked() == [(giver, "gift")]
        assert t.may() == ["keep", "give"]
        t.say("give")
        t.passes()
        assert t.s.badge == 1 - giver


def test_sb_2p5_the_one_unit_left_saves_the_receiver_from_deserting() -> None:
    t = camped(5)
    t.say("give")
    assert not t.told("deserted")
    t = camped(0)
    t.say("give")
    assert [told["seat"] for told in t.told("deserted")] == [1]
