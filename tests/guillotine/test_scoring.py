"""GU-7 and GU-19: what piles and tables are worth, and how a score explains itself."""

import pytest

from tests.guillotine.table import Table


def laid(pile: str, table: str = "", other_pile: str = "", other_table: str = "") -> Table:
    """Seat 0 with a pile and a table; the day goes on."""
    return Table(line="lieutenant", piles=[pile, other_pile], tables=[table, other_table])


def terms(t: Table, seat: int = 0) -> list[tuple[str, str, int, int, str]]:
    return [(term.what, term.ref, term.count, term.points, term.rule) for term in t.box.score(t.s, seat)]


# GU-19


@pytest.mark.parametrize(("guards", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_gu_19_palace_guards_each_score_the_number_of_guards(guards: int, points: int) -> None:
    t = laid(" ".join(["palace-guard"] * guards))
    assert (t.points(0), t.points(1)) == (points, 0)
    assert terms(t) == [("per", "noble:palace-guard", guards, guards, "GU-19")] * guards


def test_gu_19_palace_guards_count_only_those_of_the_own_pile() -> None:
    t = laid("palace-guard palace-guard", other_pile="palace-guard palace-guard palace-guard")
    assert (t.points(0), t.points(1)) == (4, 9)


def test_gu_19_count_and_countess_give_two_more_each_together() -> None:
    assert laid("count").points(0) == 2
    assert laid("countess").points(0) == 2
    t = laid("count countess")
    assert t.points(0) == 8
    assert terms(t) == [
        ("noble", "noble:count", 1, 2, "GU-7"),
        ("pair", "noble:count", 1, 2, "GU-19"),
        ("noble", "noble:countess", 1, 2, "GU-7"),
        ("pair", "noble:countess", 1, 2, "GU-19"),
    ]


def test_gu_19_count_and_countess_in_two_piles_give_nothing_more() -> None:
    t = laid("count", other_pile="countess")
    assert (t.points(0), t.points(1)) == (2, 2)


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("tragic-figure", -1),
        ("tragic-figure martyr", -3),
        ("martyr tragic-figure martyr the-clown", -8),
        ("tragic-figure duke", 2),
    ],
)
def test_gu_19_tragic_figure_is_minus_one_per_gray_noble_itself_included(pile: str, points: int) -> None:
    t = laid(pile, other_pile="hero-of-the-people")
    assert (t.points(0), t.points(1)) == (points, -3)


@pytest.mark.parametrize("gray", ["martyr", "innocent-victim", "the-clown", "hero-of-the-people", "tragic-figure"])
def test_gu_19_indifferent_public_every_gray_noble_counts_one_instead(gray: str) -> None:
    t = laid(f"{gray} baron", "indifferent-public")
    assert t.points(0) == 4
    assert terms(t) == [("instead", f"noble:{gray}", 1, 1, "GU-19"), ("noble", "noble:baron", 1, 3, "GU-7")]


def test_gu_19_indifferent_public_with_all_seven_gray_nobles() -> None:
    every = "martyr martyr martyr innocent-victim the-clown hero-of-the-people tragic-figure"
    assert laid(every).points(0) == -9 - 7
    assert laid(every, "indifferent-public").points(0) == 7


def test_gu_19_indifferent_public_of_another_changes_nothing() -> None:
    t = laid("martyr tragic-figure", other_pile="the-clown", other_table="indifferent-public")
    assert (t.points(0), t.points(1)) == (-3, 1)


# GU-7


@pytest.mark.parametrize(
    ("card", "pile", "count"),
    [
        ("church-support", "cardinal bishop heretic", 3),
        ("civic-support", "mayor sheriff sheriff unpopular-judge", 4),
        ("military-support", "general palace-guard", 2),
    ],
)
def test_gu_7_a_support_gives_one_point_per_noble_of_its_colour(card: str, pile: str, count: int) -> None:
    without, with_it = laid(pile + " baron martyr"), laid(pile + " baron martyr", card)
    assert with_it.points(0) == without.points(0) + count
    assert terms(with_it)[-1] == ("each", f"action:{card}", count, count, "GU-7")
    assert terms(with_it)[:-1] == terms(without)


@pytest.mark.parametrize("card", ["church-support", "civic-support", "military-support"])
def test_gu_7_a_support_gives_nothing_without_its_colour_and_nothing_to_others(card: str) -> None:
    t = laid("baron martyr", card, "cardinal mayor general")
    assert (t.points(0), t.points(1)) == (2, 12)


def test_gu_7_fountain_of_blood_is_worth_two_and_tough_crowd_minus_two() -> None:
    t = laid("baron", "fountain-of-blood", "duke", "tough-crowd")
    assert (t.points(0), t.points(1)) == (5, 1)
    assert terms(t)[-1] == ("table", "action:fountain-of-blood", 1, 2, "GU-7")
    assert terms(t, 1)[-1] == ("table", "action:tough-crowd", 1, -2, "GU-7")


@pytest.mark.parametrize("card", ["callous-guards", "foreign-support"])
def test_gu_7_a_table_card_that_scores_nothing_gives_no_term(card: str) -> None:
    t = laid("baron", card)
    assert (t.points(0), terms(t)) == (3, [("noble", "noble:baron", 1, 3, "GU-7")])


def test_gu_7_an_empty_pile_and_table_are_worth_nothing() -> None:
    t = laid("")
    assert (t.points(0), terms(t)) == (0, [])


def test_gu_7_tough_crowd_may_leave_less_than_nothing() -> None:
    assert laid("", "tough-crowd").points(0) == -2


def test_gu_7_military_support_counts_beside_the_guards_own_points() -> None:
    t = laid("palace-guard palace-guard palace-guard", "military-support")
    assert t.points(0) == 9 + 3


def test_gu_7_all_table_cards_together() -> None:
    pile = "cardinal mayor general martyr tragic-figure count countess"
    t = laid(pile, "church-support civic-support military-support fountain-of-blood indifferent-public tough-crowd")
    assert t.points(0) == (5 + 3 + 4 + 1 + 1 + 4 + 4) + 3 + 2 - 2
    assert t.points(1) == 0


@pytest.mark.parametrize("seed", range(8))
def test_gu_7_the_terms_always_add_up_to_the_total(seed: int) -> None:
    box = laid("").box
    s = box.deal(seed)
    box.playout(s, seed + 1)
    for seat in range(2):
        assert sum(term.points for term in box.score(s, seat)) == box.total(s, seat)
        assert all(term.rule in ("GU-7", "GU-19") for term in box.score(s, seat))
    assert box.winners(s) == [seat for seat in range(2) if box.total(s, seat) == max(box.total(s, 0), box.total(s, 1))]


def test_gu_7_counting_changes_nothing() -> None:
    t = laid("count countess tragic-figure", "fountain-of-blood indifferent-public")
    before = t.s.clone()
    t.box.score(t.s, 0)
    t.box.total(t.s, 1)
    assert t.s == before
