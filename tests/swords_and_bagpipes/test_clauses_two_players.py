"""Two players: which of us is the traitor? (SB-2P1 to SB-2P9)"""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tests.laws.walks import Policy, answer_at_random, walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
BOX: Any = GAME.box(2)
EDITIONS = ["international", "first-edition"]
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
KING = [arms.id for arms in BOX.cards.arms if arms.section == "king" and not arms.special()][0]
HAND = [1, 1, 2, 2, 2, 3, 3]


def two(**given: Any) -> Table:
    """Two players before an English army without an effect."""
    return Table(2, **{"arms": PLAIN[0], **given})


def values(box: Any, cards: list[int]) -> list[int]:
    return sorted(box.cards.dagger_value[card] for card in cards)


def battle(t: Table, *laid: str, gift: str = "keep", turns: tuple[str, ...] = ()) -> None:
    """The round up to the battle and its awards: "england 2" for each seat."""
    t.turns(*turns)
    t.choose(*laid)
    t.passes()
    t.say(gift)


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


# SB-2P6


@pytest.mark.parametrize(("sides", "against", "gone"), [
    (("scotland 1", "scotland 3"), ([], []), [1, 3]),
    (("england 1", "scotland 3"), ([3], []), [1]),
    (("scotland 1", "england 3"), ([], [1]), [3]),
    (("england 1", "england 3"), ([3], [1]), []),
])  # fmt: skip
def test_sb_2p6_a_supporter_of_england_takes_what_the_opponent_laid(
    sides: tuple[str, str], against: tuple[list[int], list[int]], gone: list[int]
) -> None:
    t = two(castle=[5, 5])
    battle(t, *sides, turns=("move 5", "move 5"))
    assert (t.daggers(0), t.daggers(1)) == against
    assert values(t.box, t.s.dagger_discards) == gone
    assert t.s.laid == [[], []]
    assert t.s.virtual == [0, 0]
    assert [len(hand) for hand in t.s.dagger_hands] == [6, 6]
    assert [t.box.cards.counted(t.s, seat) for seat in (0, 1)] == [sum(against[0]), sum(against[1])]


def test_sb_2p6_all_may_look_at_what_was_taken_and_discarded() -> None:
    t = two(castle=[5, 5])
    battle(t, "england 1", "scotland 3", turns=("move 5", "move 5"))
    for seat in (-1, 0, 1):
        view = t.box.redact(t.s, seat)
        assert [values(t.box, row) for row in view.daggers] == [values(t.box, row) for row in t.s.daggers]
        assert values(t.box, view.dagger_discards) == values(t.box, t.s.dagger_discards)
    assert t.told("took-dagger")[0]["dagger"] == "dagger:three"
    assert t.told("dagger-discarded")[0]["dagger"] == "dagger:one"


def test_sb_2p6_a_deserter_takes_the_card_too_but_no_award() -> None:
    t = two()
    battle(t, "england 1", "scotland 3", turns=("taxes", "taxes"))
    assert [told["seat"] for told in t.told("deserted")] == [0, 1]
    assert t.daggers(0) == [3]
    assert t.s.gold == [4, 4], "taxes only"


def test_sb_2p6_it_replaces_the_drawing_of_a_dagger() -> None:
    t = two(castle=[5, 5])
    crown = t.box.cards.arms_now(t.s).crown
    battle(t, "england 1", "england 1", turns=("move 5", "move 5"))
    assert not t.told("drew-dagger")
    assert not t.told("virtual-dagger")
    assert t.s.gold == [4 + crown // 2, 4 + crown // 2]


def test_sb_2p6_the_discards_never_form_a_new_deck() -> None:
    t = two(hands=["oath-of-fealty"], dagger_discards="one two")
    t.say("oath-of-fealty")
    assert t.s.virtual == [1, 0]
    assert t.s.dagger_deck == []
    assert values(t.box, t.s.dagger_discards) == [1, 2]
    assert not t.told("reshuffled-daggers")


# SB-2P7


def test_sb_2p7_five_daggers_more_lose_at_once_at_the_start_of_a_round() -> None:
    t = two(round=1, daggers=["one", "three two"], gold=[0, 50], castle=[0, 9])
    battle(t, "scotland 3", "england 1", turns=("", "move 9"))
    assert (t.daggers(0), t.daggers(1)) == ([1], [2, 3, 3])
    assert t.told("round-ended"), "the round is played to its end"
    assert t.s.over
    assert (t.s.round, len(t.s.arms)) == (1, 1), "no further English Arms card is revealed"
    assert t.box.winners(t.s) == [0]


@pytest.mark.parametrize(("daggers", "winner"), [
    (["three two", ""], 1), (["", "three three"], 0), (["one", "three three"], 0),
    (["three one", ""], None), (["two", "three three"], None), (["three three", "three three"], None), (["", ""], None),
])  # fmt: skip
def test_sb_2p7_is_checked_before_the_round_whatever_scotlands_state(daggers: list[str], winner: int | None) -> None:
    for defeats in (0, 3):
        t = Table(2, round=3, daggers=daggers, defeats=defeats, gold=[9, 9])
        assert t.s.over == (winner is not None)
        if winner is None:
            assert (t.s.round, len(t.s.arms)) == (3, 3)
        else:
            assert (t.s.round, len(t.s.arms)) == (2, 2), "before SB-I1"
            assert t.box.winners(t.s) == [winner]


def test_sb_2p7_is_not_checked_before_the_first_round() -> None:
    t = two(round=1, daggers=["three three", ""])
    assert (t.s.over, t.s.round, t.asked()) == (False, 1, [(0, "act")])


def test_sb_2p7_comes_without_marketplace() -> None:
    t = Table(2, round=2, daggers=["three two", ""], gold=[50, 0], village=["marketplace", ""])
    assert t.s.over
    assert t.box.winners(t.s) == [1]
    assert t.village(0) == "marketplace"


def test_sb_2p7_virtual_daggers_count_too() -> None:
    t = Table(2, round=2, virtual=[0, 3])
    assert t.s.over
    assert t.box.winners(t.s) == [0]
    assert not Table(2, round=2, virtual=[1, 3]).s.over


def test_sb_2p7_five_daggers_still_hold_at_the_end() -> None:
    """The last round brings the fifth dagger more: the gold does not help."""
    t = Table(2, round=7, arms=KING, daggers=["", "three"], gold=[0, 90], castle=[0, 1], dagger_hands=["three", "one"])
    battle(t, "scotland 3", "england 1", gift="keep", turns=("militia", "move 1"))
    t.passes()
    assert t.s.over
    assert [t.box.cards.counted(t.s, seat) for seat in (0, 1)] == [0, 6]
    assert t.box.winners(t.s) == [0]


# SB-2P8


def test_sb_2p8_an_empty_dagger_hand_lays_a_virtual_two() -> None:
    t = two(length="long", round=8, dagger_hands=["", "one"], castle=[3, 3])
    t.turns("move 3", "move 3")
    assert t.may(0) == ["scotland 2", "england 2"]
    assert t.may(1) == ["scotland 1", "england 1"]
    t.choose("scotland 2", "england 1")
    assert t.s.laid[0] == []
    t.say("keep")
    assert (t.s.virtual, t.daggers(1)) == ([0, 1], [])
    assert t.box.cards.counted(t.s, 1) == 2
    assert values(t.box, t.s.dagger_discards) == [1], "what was laid against Scotland's friend"
    assert t.told("virtual-dagger")[0]["seat"] == 1


def test_sb_2p8_a_virtual_two_laid_against_scotland_is_nothing() -> None:
    t = two(length="long", round=8, dagger_hands=["", ""], castle=[3, 3])
    battle(t, "scotland 2", "scotland 2", turns=("move 3", "move 3"))
    assert t.s.virtual == [0, 0]
    assert t.s.dagger_discards == []


@pytest.mark.parametrize("seed", range(6))
def test_sb_2p8_after_seven_rounds_of_nine_the_hands_are_empty(seed: int) -> None:
    box = GAME.box(2, {"length": "long"})
    for s in walk(box, seed):
        if s.phase == 2:
            assert [len(hand) for hand in s.dagger_hands] == [max(0, 8 - s.round)] * 2


# SB-2P9


def test_sb_2p9_an_effect_that_draws_a_dagger_gives_a_virtual_two() -> None:
    t = two(hands=["oath-of-fealty"])
    t.say("oath-of-fealty")
    assert (t.s.virtual, t.s.daggers) == ([1, 0], [[], []])
    assert t.box.cards.counted(t.s, 0) == 2
    assert [len(hand) for hand in t.s.dagger_hands] == [7, 7]
    assert t.told("virtual-dagger")


def test_sb_2p9_awards_are_as_for_more_players() -> None:
    t = two(castle=[60, 60], deck="scorched-earth welsh-archers")
    arms = t.box.cards.arms_now(t.s)
    battle(t, "scotland 1", "scotland 1", turns=("move 60", "move 60"))
    assert t.told("scots-won")
    assert (t.hand(0), t.hand(1)) == ("scorched-earth", "welsh-archers")
    assert t.s.gold == [4 + arms.bonnet] * 2


def test_sb_2p9_setup_and_turns_are_as_for_more_players() -> None:
    assert [len(hand) for hand in BOX.deal(7).hands] == [1, 1]
    t = two()
    assert (t.s.gold, t.s.castle) == ([3, 3], [3, 3])
    assert {"taxes", "militia", "troops", "mercenaries", "move 3"} <= set(t.may())
    t.say("militia")
    assert (t.s.camp, t.s.scots) == ([1, 1], 4)


@pytest.mark.parametrize("seed", range(8))
def test_sb_2p9_scotland_falls_with_the_fourth_defeat_and_honour_wins(seed: int) -> None:
    s = BOX.deal(seed)
    policy = Policy(seed)
    while not s.over:
        answer_at_random(BOX, s, policy)
    daggers = [BOX.cards.counted(s, seat) for seat in (0, 1)]
    if s.defeats == 4 and daggers[0] != daggers[1]:
        assert BOX.winners(s) == [daggers.index(min(daggers))]
