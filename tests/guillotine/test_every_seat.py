"""Every seat is alike: the same game with everybody one seat further on (GU-3, GU-8)."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tests.guillotine.laid import described
from tests.guillotine.table import Table
from tests.turned import Further, played_alike

GAME = tabard.game("guillotine")


class Sat(Table):
    """A table as a position describes it."""

    def __init__(self, box: Any, given: dict[str, Any]) -> None:
        self.box = box
        self.s = box.position(given)
        self.s.events = []


def lying(t: Any, further: Further) -> dict[str, Any]:
    """What lies there, and what each player knows of each hand."""
    s = t.s
    found: dict[str, Any] = {name: getattr(t, name) for name in ("line", "noble_deck", "noble_discards", "action_discards")}
    found |= {name: getattr(s, name) for name in ("day", "plays", "collects", "hurried", "closing", "ended", "over")}
    found |= {name: further.seat(getattr(s, name)) for name in ("starter", "mover")}
    found |= {name: further.mask(getattr(s, name)) for name in ("rushed", "confused")}
    found |= {name: further.row([of(seat) for seat in range(s.seats)]) for name, of in (("pile", t.pile), ("table", t.table))}
    found |= {"points": further.row([t.points(seat) for seat in range(s.seats)]), "owed": sorted(map(further.seat, s.owed))}
    found["seen"] = further.row([further.row(seen_by(t, viewer)) for viewer in range(s.seats)])
    return found


def seen_by(t: Any, viewer: int) -> list[list[Any]]:
    """For each seat the hand it holds, as this viewer sees it, and what this viewer knows of the noble deck."""
    view = t.box.redact(t.s, viewer)
    deck = [t.noble(card) if card >= 0 else card for card in view.noble_deck]
    return [[[t.action(card) if card >= 0 else card for card in hand], deck] for hand in view.hands]


@pytest.mark.parametrize("edition", ["standard", "german"])
@pytest.mark.parametrize(("seats", "by"), [(2, 1), (3, 1), (3, 2), (4, 3), (5, 2)])
def test_gu_3_every_seat_is_alike(seats: int, by: int, edition: str) -> None:
    box = GAME.box(seats, {"edition": edition})
    given = described(box, box.deal(f"alike {seats} {by}"))
    assert given is not None
    further = Further(seats, by)
    moved = {name: further.row(given[name]) for name in ("hands", "piles", "tables")}
    moved |= {name: further.seat(given[name]) for name in ("starter", "turn")}
    # Rain Delay is never played: the dice shuffle hands that lie in another order.
    played_alike(Sat(box, given), Sat(box, {**given, **moved}), by, lying, (seats, by), 120, never="rain-delay")
