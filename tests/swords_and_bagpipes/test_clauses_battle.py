"""SB-F2 to SB-F6: the battle."""

import pytest

from tabard.words import Words
from tests.swords_and_bagpipes.small_box import OwnTable

# SB-F2


@pytest.mark.parametrize(("sides", "scots"), [("sss", 1 + 2 + 4 + 8), ("ess", 2 + 4 + 8), ("ses", 1 + 2 + 8), ("eee", 2)])
def test_sb_f2_scots_power_is_the_camps_of_scotlands_supporters(sides: str, scots: int) -> None:
    t = OwnTable(castle=[9, 9, 9, 9], arms="none")
    t.fight([1, 2, 4, 8], sides)
    told = t.told("scots-won") + t.told("english-won")
    assert [one["scots"] for one in told] == [scots]


def test_sb_f2_and_scotlands_camp() -> None:
    t = OwnTable(castle=[9, 9, 9, 9], arms="landing")
    t.fight([1, 2, 4, 8], "sss")
    assert t.told("scots-won") == [{"seat": 1, "scots": 15 + 5, "english": 10, "by": 10}]
    assert t.told("scotlands-camp") == [{"seat": 1, "count": 5}]


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_f2_scotlands_camp_fights_for_scotland_even_when_nobody_supports_it(seats: int) -> None:
    t = OwnTable(seats, arms="rising")
    t.march(1, 1, 1)
    t.choose(*["england 1", "england 1"] if seats == 2 else ["england"] * 3)
    if seats == 2:
        t.say("keep")
    scots = 20 + (3 if seats == 2 else 1)
    assert t.told("scots-won") == [{"seat": t.s.badge, "scots": scots, "english": 10 + seats, "by": scots - 10 - seats}]


# SB-F3


@pytest.mark.parametrize(("sides", "english"), [("sss", 0), ("ess", 1), ("ses", 4), ("eee", 1 + 4 + 8)])
def test_sb_f3_english_power_is_the_camps_of_englands_supporters_and_the_number_on_the_card(sides: str, english: int) -> None:
    t = OwnTable(castle=[9, 9, 9, 9], arms="plain")
    t.fight([1, 2, 4, 8], sides)
    told = t.told("scots-won") + t.told("english-won")
    assert [one["english"] for one in told] == [10 + english]
    assert t.told("english-army") == [{"seat": 1, "count": 10, "arms": "arms:plain"}]


def test_sb_f3_nobody_at_home_fights_for_either() -> None:
    t = OwnTable(5, stay_home="yes", home=0, castle=[9] * 5)
    t.march(1, 2, 4, 8, 3)
    t.badge_to(1)
    t.say("seat 4")
    for _ in range(3):
        t.say("militia")
    t.choose("england", "scotland", "england")
    assert t.told("english-won") == [{"seat": 1, "scots": 5 + 7 + 3, "english": 10 + 4 + 11}]


# SB-F4


@pytest.mark.parametrize(("units", "won"), [(9, False), (10, True), (11, True)])
def test_sb_f4_the_greater_power_wins_and_a_tie_is_scotlands(units: int, won: bool) -> None:
    t = OwnTable(castle=[20, 20, 20, 20])
    t.fight([0, units, 0, 0], "sss")
    assert (t.s.won, t.s.defeats) == (won, 0 if won else 1)
    assert len(t.told("scots-won")) == won
    assert len(t.told("english-won")) == 1 - won


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "Scotland wins ties"), ("es", "en caso de empate gana Escocia"), ("it", "in caso di parità vince la Scozia")],
)
def test_sb_f4_a_tie_says_why_scotland_wins(language: str, why: str) -> None:
    for units, tie in ((10, True), (11, False)):
        t = OwnTable(castle=[20, 20, 20, 20])
        t.fight([0, units, 0, 0], "sss")
        said = Words(language, t.box).say("event-scots-won", **t.told("scots-won")[0])
        assert (why in said) == tie, said


@pytest.mark.parametrize(("scots", "english", "won"), [(12, 2, True), (12, 3, False), (13, 3, True)])
def test_sb_f4_with_supporters_on_both_sides(scots: int, english: int, won: bool) -> None:
    t = OwnTable(castle=[20, 20, 20, 20])
    t.fight([english, scots, 0, 0], "ess")
    assert (t.s.won, t.s.defeats) == (won, 0 if won else 1)


# SB-F5


def test_sb_f5_if_scotland_loses_the_marker_advances_and_else_it_does_not() -> None:
    lost, won = OwnTable(arms="host", defeats=1), OwnTable(arms="none", defeats=1)
    lost.fight([1, 1, 1, 1], "sss")
    won.fight([1, 1, 1, 1], "sss")
    assert (lost.s.defeats, won.s.defeats) == (2, 1)
    assert (lost.told("defeat"), won.told("defeat")) == ([{"seat": 1, "count": 2}], [])


def test_sb_f5_on_the_skull_the_round_is_played_to_its_end_with_its_awards_and_then_the_game_ends() -> None:
    t = OwnTable(arms="host none", round=4, defeats=3, hands=["coin"], dagger_deck="two")
    t.fight([1, 1, 1, 1], "sse")
    t.passes()
    assert (t.s.defeats, t.s.over, t.s.phase) == (4, False, 6)
    assert (t.s.gold, t.s.castle, t.daggers(3)) == ([5, 5, 5, 11], [3, 3, 3, 2], [2])
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "coin"])
    t.say("coin")
    assert (t.s.over, t.s.round, t.s.gold[0]) == (True, 4, 6)
    assert (t.s.camp, t.s.scots, t.asked()) == ([0, 0, 0, 0], 0, [])
    assert len(t.s.arms_deck) == 3


def test_sb_f5_a_battle_won_with_three_defeats_goes_on() -> None:
    t = OwnTable(arms="none", round=4, defeats=3)
    t.fight([1, 1, 1, 1], "sss")
    assert (t.s.over, t.s.round, t.s.defeats) == (False, 5, 3)


# SB-F6


def test_sb_f6_three_traitors_and_scotlands_camp_wins_alone() -> None:
    t = OwnTable(3, arms="rising", deck="purse purse purse", dagger_deck="one two three")
    t.fight([1, 1, 1], "eee")
    assert t.told("scots-won") == [{"seat": 1, "scots": 21, "english": 13, "by": 8}]
    assert (t.s.won, t.s.defeats) == (True, 0)
    assert t.told("drew") == []  # the bonnet goes to nobody
    assert [t.hand(seat) for seat in range(3)] == ["", "", ""]
    assert t.s.gold == [3 + 1 + 7 // 3] * 3
    assert t.s.castle == [2, 2, 2]
    assert [len(row) for row in t.s.daggers] == [1, 1, 1]


def test_sb_f6_three_traitors_and_scotlands_camp_loses() -> None:
    t = OwnTable(3, arms="host")
    t.fight([1, 1, 1], "eee")
    assert t.told("english-won") == [{"seat": 1, "scots": 1, "english": 43}]
    assert (t.s.defeats, t.told("consoled")) == (1, [])
    assert (t.s.gold, t.s.castle) == ([3 + 1 + 7 // 3] * 3, [2, 2, 2])


@pytest.mark.parametrize(("arms", "won"), [("rising", True), ("host", False)])
def test_sb_f6_two_traitors(arms: str, won: bool) -> None:
    t = OwnTable(2, arms=arms)
    t.march(1, 1)
    t.choose("england 1", "england 1")
    t.say("keep")
    assert (t.s.won, t.s.defeats) == (won, 1 - won)
    assert (t.told("drew"), t.told("consoled"), t.hand(0), t.hand(1)) == ([], [], "", "")
    assert (t.s.gold, t.s.castle) == ([3 + 1 + 7 // 2] * 2, [2, 2])
