"""Two players: which of us is the traitor? (SB-2P6 to SB-2P9)"""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tests.laws.walks import Policy, answer_at_random, walk
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.two_players import battle, two, values

GAME = tabard.game("swords-and-bagpipes")
BOX: Any = GAME.box(2)
KING = [arms.id for arms in BOX.cards.arms if arms.section == "king" and not arms.special()][0]


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
