"""Means, intervals, the bar and ratings, against what a pencil gives."""

from __future__ import annotations

import math
import random
import time
from array import array
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from tabard.arena.executors import Workers
from tabard.arena.hold import hold
from tabard.arena.results import Results
from tabard.arena.standing import LOOK, Game, Standing, interval, mean, share_interval, timed
from tests.arena.folder import contest, files


def game(shares: list[float], scores: list[int], forfeit: dict[str, Any] | None = None) -> Game:
    return Game({"shares": shares, "scores": scores, "length": 9, "forfeit": forfeit}, 0)


def standing(players: int, *deals: list[Game], seats: int = 0) -> Standing:
    found = Standing(contest(["random"] * players, seats))
    for deal in deals:
        found.add(deal)
    return found


# Intervals


def test_the_interval_of_a_mean_is_student_s() -> None:
    # 1 2 3 4 5: mean 3, spread 2.5, error of the mean √0.5; Student's t for four degrees of freedom is 2.776
    low, high = interval([1.0, 2.0, 3.0, 4.0, 5.0]) or [0, 0]
    assert (low + high) / 2 == 3
    assert (high - low) / 2 == pytest.approx(2.776 * math.sqrt(0.5), rel=0.02)


@pytest.mark.parametrize(("free", "quantile"), [(4, 2.776), (9, 2.262), (19, 2.093), (39, 2.023), (99, 1.984), (1999, 1.961)])
def test_the_quantile_is_near_that_of_the_tables(free: int, quantile: float) -> None:
    values = [float(at % 2) for at in range(free + 1)]
    error = math.sqrt(sum([(value - mean(values)) ** 2 for value in values]) / free / (free + 1))
    low, high = interval(values) or [0, 0]
    assert (high - low) / 2 / error == pytest.approx(quantile, rel=0.018 if free == 4 else 0.002)


def test_a_few_deals_have_no_interval_and_decide_nothing() -> None:
    won = [game([1, 0], [9, 0]), game([0, 1], [0, 9])]
    assert interval([1.0] * 4) is None
    assert standing(2, *[won] * 4).verdict(0.5) == "open"
    assert standing(2, *[won] * 5).verdict(0.5) == "cleared"


def test_shares_that_are_all_alike_are_no_certainty() -> None:
    low, high = share_interval([1.0] * 20) or [0, 0]
    assert high == 1
    assert low**20 == pytest.approx(0.05)  # who wins so often wins all of twenty once in twenty times
    low, high = share_interval([0.5] * 5) or [0, 0]
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low == pytest.approx(1 - 0.05 ** (1 / 5))
    assert share_interval([0.0, 0.0, 0.0, 0.0, 0.5]) == [0, pytest.approx(0.1 + 2.776 * 0.1, rel=0.02)]  # never beyond 0
    won = [game([1, 0], [9, 0]), game([0, 1], [0, 9])]
    assert standing(2, *[won] * 20).verdict(0.9) == "open"


# Deals


def test_the_unit_is_the_deal_seen_from_every_seat() -> None:
    found = standing(
        2,
        [game([1, 0], [10, 4]), game([1, 0], [9, 2])],  # each wins when it sits first: the deal says nothing
        [game([1, 0], [8, 5]), game([0.5, 0.5], [7, 7])],
    )
    assert found.shares == [[0.5, 0.75], [0.5, 0.25]]
    assert found.margins == [[(6 - 7) / 2, (3 + 0) / 2], [(7 - 6) / 2, (0 - 3) / 2]]
    assert found.scores == [10 + 2 + 8 + 7, 4 + 9 + 5 + 7]
    assert found.games == [4, 4]


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    found = standing(3, [game([1, 0, 0], [10, 4, 1]), game([1, 0, 0], [10, 4, 1]), game([1, 0, 0], [10, 4, 1])])
    assert found.contest.lineups == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert found.shares == [[1 / 3], [1 / 3], [1 / 3]]
    assert found.margins[0] == [pytest.approx(((10 - 2.5) + (4 - 5.5) + (1 - 7)) / 3)]


def test_a_forfeit_is_charged_to_whoever_sat_there() -> None:
    found = standing(2, [game([0, 1], [0, 0], {"seat": 0, "why": "…"}), game([0, 1], [0, 0], {"seat": 0, "why": "…"})])
    assert found.forfeits == [1, 1]


def test_in_a_league_a_deal_is_the_mean_of_a_player_s_own_games() -> None:
    found = standing(3, [game([1, 0], [1, 0]) for _ in range(6)], seats=2)
    assert found.contest.lineups == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert found.games == [4, 4, 4]
    assert found.shares == [[0.5], [0.5], [0.5]]


# Ratings and times


def test_ratings_are_openskill_s_game_after_game() -> None:
    won, lost, tied = [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]
    found = standing(2, [game(won, [3, 1]), game(lost, [1, 3])], [game(won, [3, 1]), game(tied, [2, 2])])
    games = dict(zip(found.counted(), [game(one, [0, 0]) for one in (won, lost, won, tied)]))
    model = PlackettLuce()
    first, second = model.rating(), model.rating()
    for ranks, seats in (([1, 2], 0), ([2, 1], 1), ([1, 2], 0), ([1, 1], 1)):
        if seats == 0:
            ((first,), (second,)) = model.rate([[first], [second]], ranks=ranks)
        else:
            ((second,), (first,)) = model.rate([[second], [first]], ranks=ranks)
    rows = found.table(games)
    assert [row["rating"]["mu"] for row in rows] == [round(first.mu, 4), round(second.mu, 4)]
    assert rows[0]["rating"]["ordinal"] == round(first.mu - 3 * first.sigma, 4)
    assert rows[0]["rating"]["mu"] > 25 > rows[1]["rating"]["mu"]


def test_times_are_read_off_the_ordered_answers() -> None:
    found = timed(array("d", [float(value) for value in range(200, 0, -1)]))
    assert found == {"answers": 200, "mean": 100.5, "median": 100, "p99": 198, "longest": 200}
    assert timed(array("d")) is None


# The bar


def made_up(deal: int, rotation: int, chance: float) -> dict[str, Any]:
    """A game that nobody plays: the first player wins it by this chance."""
    first = random.Random(f"{deal}/{rotation}").random() < chance
    shares = [1.0, 0.0] if first == (rotation == 0) else [0.0, 1.0]
    scores = [int(share) for share in shares]
    return {"deal": deal, "rotation": rotation, "length": 1, "options": [], "forfeit": None, "shares": shares, "scores": scores}


def stopped(out: Path, chance: float, workers: int, bar: float | None = 0.65, deals: int = 400) -> Standing:
    """A made-up match whose games come back in any order."""
    dice = random.Random(workers)

    def one(deal: int, rotation: int) -> dict[str, Any]:
        time.sleep(dice.random() * 0.002 * (workers - 1))
        return made_up(deal, rotation, chance)

    def submit(play: Any, head: str, deal: int, rotation: int, limit: float) -> Future[Any]:
        return pool.submit(one, deal, rotation)

    with ThreadPoolExecutor(workers) as pool, Results(out, contest(["steady", "random"])) as results:
        found = hold(results, Workers(submit), deals, bar, False, lambda _: None, print)
        pool.shutdown(cancel_futures=True)
        results.finish(found, bar)
    return found


@pytest.mark.parametrize(("chance", "verdict"), [(0.9, "cleared"), (0.5, "missed"), (0.75, "cleared"), (0.65, "open")])
def test_the_bar_stops_at_the_same_deal_whatever_the_schedule(chance: float, verdict: str, tmp_path: Path) -> None:
    found = [stopped(tmp_path / str(workers), chance, workers) for workers in (1, 2, 8)]
    assert {one.verdict(0.65) for one in found} == {verdict}
    assert len({one.deals for one in found}) == 1
    assert len({files(tmp_path / str(workers)) for workers in (1, 2, 8)}) == 1
    assert found[0].deals % LOOK == 0
    assert (found[0].deals < 400) == (verdict != "open")


def test_the_bar_is_looked_at_only_every_twenty_deals(tmp_path: Path) -> None:
    assert stopped(tmp_path / "sure", 1.0, 1).deals == 20
    assert stopped(tmp_path / "few", 1.0, 1, deals=7).deals == 7
    assert stopped(tmp_path / "no bar", 1.0, 1, bar=None, deals=60).deals == 60


def test_what_was_played_after_the_deal_that_decides_does_not_count(tmp_path: Path) -> None:
    whole = stopped(tmp_path, 0.9, 8, bar=None, deals=100)
    assert whole.deals == 100
    again = stopped(tmp_path, 0.9, 1, bar=0.65, deals=100)
    assert again.deals < 100
    alone = stopped(tmp_path / "alone", 0.9, 1, bar=0.65, deals=100)
    assert files(tmp_path) == files(tmp_path / "alone")
    assert alone.deals == again.deals
