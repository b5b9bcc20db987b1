"""What a decision needs to know stands beside it: the power of each side as far as one knows it, one's daggers."""

from typing import Any

from tabard.engine.state import NOBODY
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.seen import moment
from tests.swords_and_bagpipes.table import Table


def seen(t: Table, seat: int) -> Moment:
    return moment(t.box, t.s, seat)


def total(now: Moment, zone: str) -> int:
    return int(now.zones.get(zone, [0])[0])


def powers(now: Moment) -> list[int]:
    assert "undecided" not in now.status.facts, "the zone says it"
    return [total(now, "scots-pledged"), total(now, "english-pledged"), total(now, "undecided")]


def told(now: Moment) -> list[Any]:
    return [option.facts["count"] for option in now.mine[0].options]


def at_the_choice() -> Table:
    return Table(4, phase="choice", badge=3, camp=[2, 3, 1, 4], scots=1, troops=6, hands=["davids-lineage"])


def test_sb_x1_whoever_chooses_a_side_sees_the_power_of_both_so_far() -> None:
    t = at_the_choice()
    assert powers(seen(t, 0)) == powers(seen(t, NOBODY)) == [1 + 4, 6, 2 + 3 + 1]  # SB-X2: the Badge holder is for Scotland
    assert told(seen(t, 0)) == [5 + 2, 6 + 2]
    assert told(seen(t, 1)) == [5 + 3, 6 + 3]


def test_sb_x1_a_sealed_side_is_counted_nowhere_until_all_have_chosen() -> None:
    t = at_the_choice()
    t.say("england", 1)
    assert [powers(seen(t, seat)) for seat in (0, 1, 2, NOBODY)] == [[5, 6, 6]] * 4
    assert told(seen(t, 1)) == [5 + 3, 6 + 3]  # it may still be changed


def test_sb_x3_while_tokens_lie_face_down_everybody_counts_what_they_know() -> None:
    t = at_the_choice()
    t.choose("scotland", "england", "scotland")
    assert powers(seen(t, 0)) == [5 + 2, 6, 3 + 1]
    assert powers(seen(t, 1)) == [5, 6 + 3, 2 + 1]
    assert powers(seen(t, NOBODY)) == [5, 6, 6]
    assert powers(seen(t, EVERYTHING)) == [8, 9, 0]


def test_sb_f2_when_the_battle_is_fought_the_armies_lie_there_instead() -> None:
    t = at_the_choice()
    t.choose("scotland", "england", "scotland")
    t.passes()
    now = seen(t, 0)
    assert powers(now) == [0, 0, 0]
    assert [total(now, "scots-army"), total(now, "english-army")] == [1 + 2 + 1 + 4, 6 + 3]


def test_before_the_choice_all_camps_are_undecided() -> None:
    assert seen(Table(4, phase="actions", camp=[2, 3, 1, 4]), 0).status.facts["undecided"] == 2 + 3 + 1 + 4
    assert "undecided" not in seen(Table(4), NOBODY).status.facts, "all are empty"


def test_sb_d2_a_player_is_told_how_many_daggers_they_have_and_nobody_else() -> None:
    t = Table(4, daggers=["one two", "three"])
    assert seen(t, 0).zones["dagger-tally@0"] == [3]
    assert [key for key in seen(t, 0).zones if key.startswith("dagger-tally")] == ["dagger-tally@0"]
    assert not [key for key in seen(t, NOBODY).zones if key.startswith("dagger-tally")]


def unasked(now: Moment) -> list[Any]:
    return [now.status.facts.get(one, "no choice") for one in ("bound", "away")]


def test_sb_x2_whoever_does_not_choose_is_told_why() -> None:
    t = at_the_choice()
    assert unasked(seen(t, 3)) == unasked(seen(t, 0)) == [3, NOBODY]
    free = Table(3, phase="choice", badge=1, camp=[2, 3, 1], troops=6)  # SB-3P2: with three players it binds nobody
    assert unasked(seen(free, 1)) == [NOBODY, NOBODY]
    assert unasked(seen(Table(4), 0)) == ["no choice", "no choice"]


def test_sb_a1_the_question_says_whether_the_replenishment_is_done() -> None:
    t = Table(4)
    asked = [seen(t, t.s.mover).mine[0].ask.facts["again"]]
    t.say("taxes")
    asked.append(seen(t, t.s.mover).mine[0].ask.facts["again"])
    assert asked == [0, 1]
