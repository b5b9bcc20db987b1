"""The checks of scripts/review-check, in short."""

from __future__ import annotations

import pytest

from tabard.bots.analysis import Analyst
from tabard.games import game
from tabard.review.check import LEAST, blunder_found, interval, measured, planted, played

START = [0.5, 0.5]


def test_who_plays_as_the_scripted_player_owes_everything_to_luck() -> None:
    box = game("guillotine").box(2)
    found = measured(box, ["steady", "steady"], "luck", START, 2)
    assert found.skill == [0.0, 0.0]
    assert [found.luck(seat) for seat in range(2)] == [found.result[seat] - 0.5 for seat in range(2)]


def test_luck_comes_to_nought_though_one_player_is_worse() -> None:
    """Twenty games are few: this only finds what is far off. scripts/review-check plays five hundred."""
    box = game("guillotine").box(2)
    games = [measured(box, ["wavering", "steady"], f"luck {number}", START, 3) for number in range(20)]
    assert all(one.luck(0) + one.luck(1) == pytest.approx(0.0) for one in games)
    mean, reach = interval([one.luck(0) for one in games])
    assert abs(mean) <= 1.5 * reach
    assert interval([one.skill[0] for one in games])[0] < 0


def test_a_planted_blunder_is_found() -> None:
    blunder = planted(game("guillotine").box(2), "blunder", 60)
    assert blunder is not None
    assert blunder.gain < -LEAST
    assert blunder_found(blunder, 60)


def test_what_a_seat_is_worth_before_the_deal_sums_to_one() -> None:
    thinker = Analyst(game("swords-and-bagpipes").box(3), game("swords-and-bagpipes"), 1, 1)
    shares, errors = thinker.beginning(4)
    assert sum(shares) == pytest.approx(1.0)
    assert min(errors) >= 0


def test_a_seat_that_is_advised_plays_the_same_deal() -> None:
    box = game("guillotine").box(2)
    games = [played(box, ["steady", "advised:20"], "advice").lines() for _ in range(2)]
    assert games[0] == games[1]
