"""What a decision needs to know stands beside it: the numbers of blows, whom one can reach."""

from typing import Any

from tabard.engine.state import NOBODY
from tabard.table.moment import Moment
from tabard.table.seen import moment
from tests.with_sword_and_shield.table import Table


def seen(t: Table, seat: int) -> Moment:
    return moment(t.box, t.s, seat)


def options(now: Moment) -> dict[str, dict[str, Any]]:
    return {" ".join(option.path): option.facts for option in now.mine[0].options}


def test_ws_2_2_3a_an_option_says_its_number_and_the_question_that_of_the_attack() -> None:
    t = Table(knights="knight-2423 knight-4233", tactics=["technique"], hands=["rage-cut-35", "battle-cut-53 scalp-cut-35"])
    assert options(seen(t, 0))["hand:1"]["number"] == 9  # Technique 4 and the card's 5
    t.say("play rage-cut-35")
    now = seen(t, 1)
    assert now.mine[0].ask.facts["number"] == 9
    stops = {facts["card"]: facts["number"] for path, facts in options(now).items() if path.startswith("hand:")}
    assert stops["combat:battle-cut-53"] == 9  # Strength 4 and the card's 5
    assert [seen(t, seat).mine for seat in (0, NOBODY)] == [[], []]


def test_ws_2_2_9b_a_combination_says_what_is_laid_and_its_whole_price() -> None:
    t = Table(hands=["rage-cut-62 rage-cut-44 rage-cut-26"])
    t.says("combine", "lay rage-cut-44", "lay rage-cut-62")
    now, before = seen(t, 0), t.s.fatigue[0]
    assert now.mine[0].ask.facts["laid"] == ["combat:rage-cut-44", "combat:rage-cut-62"]
    assert [seen(t, seat).mine for seat in (1, NOBODY)] == [[], []]
    t.says("enough", "take", "take")
    assert options(now)["enough"]["price"] == before - t.s.fatigue[0] > 4


def test_ws_3_0_3_the_moment_names_whom_the_acting_knight_reaches() -> None:
    t = Table(6, mode="melee")
    column, team = t.s.places[t.s.acting] % 3, t.s.teams[t.s.acting]
    rivals = [rival for rival in range(6) if t.s.teams[rival] != team and abs(t.s.places[rival] % 3 - column) < 2]
    near = [t.s.knights[rival] for rival in rivals]
    assert [seen(t, seat).zones["reachable"] for seat in (0, 3, NOBODY)] == [near] * 3


def test_ws_3_0_6a_a_locked_knight_reaches_only_its_partner() -> None:
    t = Table(6, mode="melee")
    rival = next(one for one in range(6) if t.s.teams[one] != t.s.teams[t.s.acting])
    t.s.locked = [NOBODY] * 6
    t.s.locked[t.s.acting], t.s.locked[rival] = rival, t.s.acting
    assert seen(t, 0).zones["reachable"] == [t.s.knights[rival]]


def test_nobody_is_reached_before_the_first_turn_nor_named_in_a_joust() -> None:
    assert "reach" not in seen(Table(), 0).zones
