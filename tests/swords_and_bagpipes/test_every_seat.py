"""Every seat is alike: the same round with everybody one seat further on (SB-A1, SB-P5, SB-W8, SB-C4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.swords_and_bagpipes.laid import described
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import GAME
from tests.turned import Further, played_alike

ROWS = ["gold", "castle", "camp", "virtual", "hands", "opened", "used", "daggers", "dagger_hands", "clans", "village"]
SEATS = ["badge", "badge_from", "badge_to", "home", "home_from", "mover"]


class Sat(Table):
    """A table as a position describes it."""

    def __init__(self, box: Any, given: dict[str, Any]) -> None:
        self.box = box
        self.s = box.position(given)
        self.s.events = []


def further_on(given: dict[str, Any], further: Further) -> dict[str, Any]:
    """The first moment of a round, with everybody so many seats further on."""
    moved = {key: further.row(given[key]) for key in ROWS if key in given}
    return {**given, **moved, **{key: further.seat(given[key]) for key in SEATS if key in given}}


def lying(t: Any, further: Further) -> dict[str, Any]:
    """What lies there, and what each player knows of each hand."""
    s = t.s
    rows: dict[str, list[Any]] = {name: getattr(s, name) for name in ("gold", "castle", "camp", "virtual", "sides")}
    rows |= {"village": [t.village(seat) for seat in range(s.seats)], "opened": [t.opened(seat) for seat in range(s.seats)]}
    found: dict[str, Any] = {name: further.row(row) for name, row in rows.items()}
    found |= {name: further.seat(getattr(s, name)) for name in [*SEATS, "away"]}
    found |= {name: further.mask(getattr(s, name)) for name in ("known", "passed", "deserters", "spared")}
    found |= {name: getattr(s, name) for name in ("phase", "round", "troops", "scots", "defeats", "won", "replenished", "over")}
    found["seen"] = further.row([further.row(seen_by(t, viewer)) for viewer in range(s.seats)])
    found["record"] = [further.row(s.record[at : at + s.seats]) for at in range(0, len(s.record), s.seats)]
    return found


def seen_by(t: Any, viewer: int) -> list[Any]:
    """For each seat the cards it holds, as this viewer sees them."""
    view = t.box.redact(t.s, viewer)
    found = []
    for owner in range(t.s.seats):
        pipes = [[t.bagpipes([card]) if card >= 0 else card for card in row[owner]] for row in (view.hands, view.fresh)]
        daggers = [t.box.cards.dagger_value[card] if card >= 0 else card for card in view.daggers[owner]]
        found.append([*pipes, daggers, len(view.laid[owner]), len(view.dagger_hands[owner])])
    return found


@pytest.mark.parametrize(("seats", "variant", "by"), [
    (2, {}, 1),
    (2, {"village": "yes", "ensemble": "yes"}, 1),
    (3, {"ensemble": "yes"}, 1),
    (3, {"village": "yes"}, 2),
    (4, {"ensemble": "yes"}, 1),
    (4, {"village": "yes", "ensemble": "yes"}, 2),
    (4, {"village": "yes", "ensemble": "yes"}, 3),
    (5, {"stay-home": "yes", "village": "yes"}, 2),
    (6, {"ensemble": "yes"}, 1),
    (6, {"village": "yes", "ensemble": "yes"}, 4),
])  # fmt: skip
def test_sb_w8_every_seat_is_alike(seats: int, variant: dict[str, str], by: int) -> None:
    box = GAME.box(seats, variant)
    given = described(box, box.deal(f"alike {seats} {by}"))
    assert given is not None
    first, second = Sat(box, given), Sat(box, further_on(given, Further(seats, by)))
    played_alike(first, second, by, lying, (seats, by), 150)
