"""Means, intervals and differences, against what a pencil gives."""

from __future__ import annotations

import math

import pytest

from tabard.arena.standing import interval, reach
from tabard.report.sums import Ratio, difference


def ratio(*games: tuple[int, float, float], share: bool = False) -> Ratio:
    found = Ratio(share)
    for deal, amount, count in games:
        found.add(deal, amount, count)
    return found


def each(*values: float, share: bool = False) -> Ratio:
    return ratio(*[(deal, value, 1.0) for deal, value in enumerate(values)], share=share)


def test_of_single_values_it_is_the_mean_and_student_s_interval() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    assert each(*values).mean == 3
    assert each(*values).interval() == pytest.approx(interval(values))
    assert each(*values[:4]).interval() is None


def test_a_mean_of_several_things_in_a_game_weighs_each_once() -> None:
    # 3 of 4, 0 of 1, none at all, 1 of 1, 1 of 2, 2 of 2: 7 of 10
    found = ratio((0, 3, 4), (1, 0, 1), (2, 0, 0), (3, 1, 1), (4, 1, 2), (5, 2, 2))
    assert (found.mean, found.count, len(found.deals)) == (0.7, 10, 5)
    pulls = [(3 - 2.8) / 10, -0.07, 0.03, (1 - 1.4) / 10, (2 - 1.4) / 10]
    far = reach(4) * math.sqrt(sum(pull * pull for pull in pulls) * 5 / 4)
    assert found.interval() == pytest.approx((0.7 - far, 0.7 + far))


def test_games_of_one_deal_count_as_one() -> None:
    values = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0]
    twice = ratio(*[(deal, value, 1.0) for deal, value in enumerate(values) for _ in range(2)], share=True)
    once = each(*values, share=True)
    assert twice.count == 2 * once.count
    assert twice.interval() == pytest.approx(once.interval())


def test_shares_stay_between_nought_and_one_and_are_never_certain() -> None:
    assert each(*[0.0] * 19, 1.0, share=True).interval()[0] == 0.0
    low, high = each(*[1.0] * 20, share=True).interval()
    assert (low, high) == (pytest.approx(0.05 ** (1 / 20)), 1.0)
    assert each(*[0.0] * 20, share=True).interval() == (0.0, pytest.approx(1 - 0.05 ** (1 / 20)))


@pytest.mark.parametrize(("chance", "free", "quantile"), [(0.05, 30, 2.042), (0.05 / 100, 60, 3.681), (0.01, 100, 2.626)])
def test_a_wider_interval_is_that_of_the_tables(chance: float, free: int, quantile: float) -> None:
    assert reach(free, chance) == pytest.approx(quantile, rel=0.002)


def test_deals_of_both_sides_are_compared_with_themselves() -> None:
    one, other = each(1.0, 5.0, 2.0, 8.0, 4.0), each(1.5, 5.5, 2.5, 8.5, 4.5)
    assert difference(one, other) == pytest.approx((0.5, 0.5))
    assert difference(one, one) == (0.0, 0.0)


def test_deals_of_one_side_alone_add_up_their_errors() -> None:
    values, others = [1.0, 5.0, 2.0, 8.0, 4.0], [2.0, 2.0, 9.0, 1.0, 3.0]
    away = ratio(*[(deal, value, 1.0) for deal, value in enumerate(others, 100)])
    low, high = difference(each(*values), away) or (0.0, 0.0)
    assert (low + high) / 2 == pytest.approx(17 / 5 - 4)
    squares = sum((value - 4) ** 2 for value in values) + sum((value - 3.4) ** 2 for value in others)
    assert (high - low) / 2 == pytest.approx(reach(9) * math.sqrt(squares / 25 * 10 / 9))
    assert difference(each(*values), each(*values[:4])) is None
