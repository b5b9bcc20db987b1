"""The scripted player: it counts armies, remembers treason, weighs gold against daggers; and it wins."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.arena.match import play
from tabard.bots import bot
from tabard.engine.rules import put_to
from tabard.games import game
from tests.swords_and_bagpipes.table import Table

LOYAL, TRAITOR, BOUND = 0, 1, 4


def steady(t: Table) -> Any:
    return bot("steady", t.box, "test")


def advice(t: Table, seat: int) -> str:
    """What steady would say to the open question of this seat."""
    view = t.box.redact(t.s, seat)
    own = put_to(view.questions, seat)[0]
    return t.may(seat)[steady(t).choose(view, own)]


@pytest.mark.parametrize(("seats", "share"), [(2, 0.7), (4, 0.45), (6, 0.4)])
def test_alone_among_random_players_it_wins_far_more_than_its_share(seats: int, share: float) -> None:
    box = game("swords-and-bagpipes").box(seats)
    won, games = 0.0, 60
    for number in range(games):
        seat = number % seats
        bots = [bot("steady" if one == seat else "random", box, f"{number}/{one}") for one in range(seats)]
        s, _ = play(box, f"steady/{number}", bots)
        winners = box.winners(s)
        won += (seat in winners) / len(winners)
    assert won / games > share


def test_it_thinks_the_worse_of_whoever_betrayed() -> None:
    t = Table(4, round=4, record=[LOYAL, TRAITOR, LOYAL, BOUND] * 3)
    treasons = steady(t).treasons(t.s, 0)
    assert treasons[1] > 0.5 > treasons[2]


def test_it_expects_no_treason_of_the_bound_holder_and_knows_what_lies_open() -> None:
    t = Table(4, badge=0, hands=["ambush"])
    t.turns("move 3", "move 3", "move 3", "move 3")
    t.badge_to(1)
    assert steady(t).treasons(t.s, 0)[1] == 0.0
    t.choose("scotland", "england", "scotland")
    seen = steady(t).treasons(t.box.redact(t.s, 2), 2)
    assert seen[2] == 1.0, "its own side it knows"
    assert 0.0 < seen[0] < 1.0
    assert seen[0] == seen[3]


def test_it_will_not_take_the_fifth_dagger() -> None:
    """With Scotland sure to stand, gold would decide; but five daggers more than all others lose everything."""
    chosen = []
    for held in ("", "three one"):
        t = Table(4, round=7, defeats=0, badge=0, daggers=["", held], gold=[9, 9, 9, 9], castle=[1, 1, 1, 1], arms="longshanks")
        t.turns("move 1", "move 1", "move 1", "move 1")
        t.badge_to(2)
        player = steady(t)
        player.hope(t.s)
        sketch = player.sketch(t.s, 1)
        ways = player.looked(t.s, sketch, 1, [0.0] * 4)
        chosen.append(ways.on(TRAITOR) > ways.on(LOYAL))
    assert chosen == [True, False]


def test_it_pays_a_church_for_what_it_would_lose() -> None:
    t = Table(4, hands=["cattle-raid"], village=["", "church"], badge=0)
    t.say("cattle-raid")
    t.say("seat 1")
    assert advice(t, 1) == "cancel"


def test_it_raids_the_richest_when_scotland_will_stand() -> None:
    t = Table(4, hands=["cattle-raid"], badge=0, round=7, defeats=0, gold=[9, 3, 10, 3])
    assert advice(t, 0) == "cattle-raid"
    t.say("cattle-raid")
    assert advice(t, 0) == "seat 2"


def test_it_never_deserts_if_it_can_help_it() -> None:
    t = Table(4, badge=0, castle=[3, 3, 3, 3])
    for seat in range(4):
        while t.asked() == [(seat, "act")]:
            t.say(advice(t, seat))
        assert t.s.camp[seat] > 0


def test_it_drops_its_worst_dagger() -> None:
    t = Table(4, village=["marketplace"], daggers=["one three two"], gold=[9, 3, 3, 3], badge=0)
    t.say("marketplace")
    assert advice(t, 0) == "dagger 3"
