"""Daggers, the end and the victory (SB-D1, SB-D2, SB-V1 to SB-V5)."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
# English Arms cards that do nothing of their own, in both editions.
FIRST: Any = GAME.box(4, {"edition": "first-edition"})
PLAIN = [one.id for one in FIRST.cards.arms if one.section == "arms" and not one.special()]
KING = [arms.id for arms in FIRST.cards.arms if arms.section == "king" and not arms.special()][0]
CARDS = {0: "", 1: "one", 2: "two", 3: "three", 4: "three one", 5: "three two", 6: "three three", 8: "three three two",
         9: "three three three", 11: "three three three two"}  # fmt: skip


def standing(daggers: tuple[int, ...], gold: tuple[int, ...], fallen: bool = False) -> list[int]:
    """Who wins with these daggers and this gold, after Scotland has stood, or fallen."""
    given: dict[str, Any] = {"gold": list(gold), "daggers": [CARDS[count] for count in daggers]}
    t = Table(len(daggers), arms=PLAIN[0], **given)
    assert [t.box.cards.counted(t.s, seat) for seat in range(len(daggers))] == list(daggers)
    t.s.defeats = 4 if fallen else 3
    return list(t.box.winners(t.s))


def play_a_round(t: Table, *sides: str, turns: tuple[str, ...] = ()) -> None:
    """A whole round of four: the Badge to the first who may have it, no cards."""
    t.turns(*turns)
    t.say(t.may()[0])
    t.choose(*sides)
    t.passes()
    while not t.s.over and t.s.phase == 6:
        t.say("pass")


# SB-D1


def test_sb_d1_only_the_holder_sees_a_drawn_dagger() -> None:
    t = Table(4, arms=PLAIN[0], castle=[9] * 4, dagger_deck="three one two", hands=["homeward-road"])
    t.turns(*["move 9"] * 4)
    t.badge_to(1)
    t.choose("england", "england", "england")
    t.passes()
    assert (t.daggers(2), t.daggers(3), t.daggers(0)) == ([3], [1], [2])
    for seat in range(4):
        view = t.box.redact(t.s, seat)
        for owner in (0, 2, 3):
            assert (view.daggers[owner] == t.s.daggers[owner]) == (owner == seat)
            assert (view.daggers[owner][0] < 0) == (owner != seat)
    for event in [event for event in t.s.events if event.kind == "drew-dagger"]:
        for seat in range(-1, 4):
            assert bool(t.box.show.event(event, seat)["dagger"]) == (seat == event.seat)


def test_sb_d1_how_many_each_holds_is_known_but_not_what_they_count() -> None:
    t = Table(4, arms=PLAIN[0], daggers=["three one", "two"], virtual=[0, 1, 0, 0])
    view = t.box.redact(t.s, 3)
    terms = {term.what: term.count for term in t.box.score(view, 0)}
    assert terms["dagger-cards"] == 2
    assert "daggers" not in terms
    own = {term.what: term.count for term in t.box.score(t.box.redact(t.s, 0), 0)}
    assert own["daggers"] == 4
    assert {term.what: term.count for term in t.box.score(view, 1)}["dagger-cards"] == 2


def test_sb_d1_dagger_cards_are_drawn_one_by_one_and_stay_until_the_end() -> None:
    t = Table(4, arms=" ".join(PLAIN[:2]), castle=[2] * 4, dagger_deck="three")
    play_a_round(t, "england", "scotland", "scotland", turns=("move 2", "move 2", "move 2", "move 2"))
    assert t.s.round == 2
    assert t.daggers(0) == [3]
    play_a_round(t, "scotland", "scotland", "scotland")
    assert t.daggers(0) == [3]


# SB-D2


def test_sb_d2_at_the_end_all_are_revealed_and_summed() -> None:
    t = Table(4, round=7, arms=KING, daggers=["three one", "two", "", "three"], virtual=[0, 0, 2, 1], castle=[0] * 4)
    play_a_round(t, "scotland", "scotland", "scotland")
    assert t.s.over
    for seat in range(-1, 4):
        assert t.box.redact(t.s, seat).daggers == t.s.daggers
    counted = [(told["seat"], told["count"]) for told in t.told("daggers-counted")]
    assert counted == [(0, 4), (1, 2), (2, 4), (3, 5)]


def test_sb_d2_before_the_end_they_are_hidden() -> None:
    t = Table(4, round=7, arms=KING, daggers=["three one", "two", "", "three"])
    assert not t.s.over
    assert [card < 0 for card in t.box.redact(t.s, 1).daggers[0]] == [True, True]
    assert not t.told("daggers-counted")


def test_sb_d2_with_two_players_only_those_lying_before_a_player_count() -> None:
    t = Table(2, round=7, arms=KING, daggers=["one", "two"], castle=[0, 0], dagger_hands=["three three", "three three"])
    t.turns()
    t.choose("scotland 3", "scotland 3")
    t.say("keep")
    assert t.s.over
    assert [len(hand) for hand in t.s.dagger_hands] == [1, 1], "one is left in each hand"
    assert [told["count"] for told in t.told("daggers-counted")] == [1, 2]
    assert all(card < 0 for card in t.box.redact(t.s, 0).dagger_hands[1]), "what is left in hand is not revealed"


# SB-V1


def test_sb_v1_the_game_ends_after_king_edward() -> None:
    t = Table(4, round=6, arms=f"{PLAIN[0]} {KING}", castle=[0] * 4)
    play_a_round(t, "scotland", "scotland", "scotland")
    assert (t.s.over, t.s.round) == (False, 7)
    assert t.box.cards.arms_now(t.s).section == "king"
    play_a_round(t, "scotland", "scotland", "scotland")
    assert t.s.over
    assert (t.s.round, t.s.arms_deck) == (7, [])
    assert t.s.questions == []


def test_sb_v1_it_ends_after_the_round_of_the_fourth_defeat_awards_included() -> None:
    t = Table(4, round=3, arms=PLAIN[0], defeats=3, castle=[9, 0, 0, 0], gold=[0] * 4, daggers=["one"])
    crown = t.box.cards.arms_now(t.s).crown
    play_a_round(t, "england", "england", "scotland", turns=("move 9",))
    assert (t.s.over, t.s.round, t.s.defeats) == (True, 3, 4)
    assert t.s.gold == [1 + crown, 1, 1, 1], "taxes, and the crown for the only one who is no deserter"
    assert len(t.daggers(0)) == 2
    assert t.told("round-ended")


def test_sb_v1_a_third_defeat_does_not_end_it() -> None:
    t = Table(4, round=3, arms=" ".join(PLAIN[:2]), defeats=2, castle=[0] * 4)
    play_a_round(t, "scotland", "scotland", "scotland")
    assert (t.s.over, t.s.round, t.s.defeats) == (False, 4, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_v1_every_game_ends_in_one_of_these_ways(seats: int) -> None:
    box: Any = GAME.box(seats)
    for seed in range(6):
        for s in walk(box, f"end {seed}"):
            assert s.round <= 7
            assert s.over or s.defeats < 4 or s.phase >= 5
        daggers = [box.cards.counted(s, seat) for seat in range(seats)]
        traitor = seats == 2 and abs(daggers[0] - daggers[1]) >= 5
        assert not s.arms_deck or s.defeats == 4 or traitor


# SB-V2


@pytest.mark.parametrize(("daggers", "gold", "winners"), [
    ((0, 0, 0, 0), (5, 9, 3, 1), [1]),
    ((0, 4, 0, 0), (5, 9, 3, 1), [1]),  # daggers do not matter while gold decides
    ((3, 2, 1, 0), (9, 9, 9, 1), [2]),  # tied in gold: fewer daggers
    ((3, 1, 1, 0), (9, 9, 9, 1), [1, 2]),  # still tied: shared
    ((2, 2, 2, 2), (7, 7, 7, 7), [0, 1, 2, 3]),
    ((0, 0, 0, 0), (0, 0, 0, 0), [0, 1, 2, 3]),
])  # fmt: skip
def test_sb_v2_scotland_stands_and_gold_wins(daggers: tuple[int, ...], gold: tuple[int, ...], winners: list[int]) -> None:
    assert standing(daggers, gold) == winners


# SB-V3


@pytest.mark.parametrize(("daggers", "gold", "winners"), [
    ((3, 1, 2, 4), (50, 0, 9, 9), [1]),
    ((3, 1, 1, 4), (50, 2, 3, 9), [2]),  # tied in daggers: more gold
    ((3, 1, 1, 4), (50, 3, 3, 9), [1, 2]),  # still tied: shared
    ((0, 0, 0, 0), (4, 4, 4, 4), [0, 1, 2, 3]),
    ((11, 6, 6, 8), (50, 1, 0, 0), [1]),
])  # fmt: skip
def test_sb_v3_scotland_falls_and_honour_wins(daggers: tuple[int, ...], gold: tuple[int, ...], winners: list[int]) -> None:
    given: dict[str, Any] = {"gold": list(gold), "virtual": [count // 2 for count in daggers]}
    t = Table(4, arms=PLAIN[0], daggers=["one" if count % 2 else "" for count in daggers], **given)
    assert [t.box.cards.counted(t.s, seat) for seat in range(4)] == list(daggers)
    t.s.defeats = 4
    assert t.box.winners(t.s) == winners


def test_sb_v3_a_game_lost_by_scotland_is_won_by_the_loyal() -> None:
    daggers = ["", "one", "two", "three"]
    t = Table(4, round=3, arms=PLAIN[0], defeats=3, castle=[9, 0, 0, 0], daggers=daggers, gold=[0, 9, 9, 9], dagger_deck="three")
    play_a_round(t, "england", "scotland", "scotland", turns=("move 9",))
    assert t.s.over
    assert t.box.winners(t.s) == [1]


# SB-V4


@pytest.mark.parametrize(("daggers", "winners"), [
    ((5, 0, 0, 0), [1]),  # five more than every other: out
    ((4, 0, 0, 0), [0]),
    ((6, 1, 0, 0), [1]),
    ((6, 2, 0, 0), [0]),
    ((8, 3, 3, 3), [1]),
    ((8, 4, 0, 0), [0]),
    ((9, 9, 0, 0), [0]),  # there can be only one: two equal are none
    ((0, 5, 0, 0), [0]),  # the traitor is another
])  # fmt: skip
def test_sb_v4_five_daggers_more_than_every_other_cannot_win(daggers: tuple[int, ...], winners: list[int]) -> None:
    if daggers == (9, 9, 0, 0):
        t = Table(4, arms=PLAIN[0], gold=[20, 10, 5, 5], virtual=[4, 4, 0, 0], daggers=["one", "one"])
        assert t.box.winners(t.s) == [0]
        return
    assert standing(daggers, (20, 10, 5, 5)) == winners


def test_sb_v4_only_when_scotland_stands() -> None:
    """Fallen, the one with the most daggers loses anyway; nobody is out, and ties are as before."""
    assert standing((6, 1, 0, 0), (20, 10, 5, 4), fallen=True) == [2], "honour decides, not the gold of those left"
    assert standing((6, 1, 0, 0), (20, 10, 5, 4)) == [1]
    t = Table(3, arms=PLAIN[0], virtual=[5, 5, 5], gold=[1, 2, 2])
    t.s.defeats = 4
    assert t.box.winners(t.s) == [1, 2]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_sb_v4_holds_for_every_number_of_players(seats: int) -> None:
    daggers = (5,) + (0,) * (seats - 1)
    assert standing(daggers, (20, 10) + (1,) * (seats - 2)) == [1]


def test_sb_v4_with_the_traitor_out_the_others_may_share() -> None:
    assert standing((11, 1, 1, 2), (20, 7, 7, 7)) == [1, 2]


def test_sb_v4_virtual_daggers_count() -> None:
    t = Table(4, arms=PLAIN[0], gold=[20, 10, 5, 5], virtual=[2, 0, 0, 0], daggers=["one"])
    assert t.box.winners(t.s) == [1]


def test_sb_v4_with_two_players_the_other_wins() -> None:
    t = Table(2, arms=PLAIN[0], gold=[20, 0], daggers=["three two", ""])
    assert t.box.winners(t.s) == [1]


def test_sb_v4_the_end_of_a_game_shows_it() -> None:
    """The last round: the richest has five daggers more than every other."""
    t = Table(4, round=7, arms=KING, gold=[90, 8, 5, 5], daggers=["three three", "one"], castle=[0] * 4)
    play_a_round(t, "scotland", "scotland", "scotland")
    assert t.s.over
    assert t.s.defeats == 1
    assert t.box.winners(t.s) == [1]


# SB-V5


@pytest.mark.parametrize("rich", [0, 1, 2, 3])
def test_sb_v5_one_two_six_eleven_the_eleven_is_out(rich: int) -> None:
    gold = tuple(20 if seat == rich else 10 + seat for seat in range(4))
    expected = rich if rich != 3 else 2
    assert standing((1, 2, 6, 11), gold) == [expected]


@pytest.mark.parametrize("daggers", [(0, 1, 8, 9), (0, 0, 8, 9)])
@pytest.mark.parametrize("rich", [0, 1, 2, 3])
def test_sb_v5_nobody_is_out(daggers: tuple[int, ...], rich: int) -> None:
    gold = tuple(20 if seat == rich else 10 for seat in range(4))
    assert standing(daggers, gold) == [rich]
