"""The same game with everybody one seat further on: nothing may be different but the seats (every seat is alike)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tests.laws.walks import Policy
from tests.spoken import Spoken

SEAT = re.compile(r"\b(seat|of) (\d)$")  # as in "seat 2" and "duke of 2"


class Further:
    """Everything said of one table, as it must be said of the other, where each player sits so many seats further on."""

    def __init__(self, seats: int, by: int) -> None:
        self.seats = seats
        self.by = by

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats if seat >= 0 else seat

    def row(self, row: list[Any]) -> list[Any]:
        """A list with a place for each seat."""
        return [row[(at - self.by) % self.seats] for at in range(self.seats)]

    def mask(self, mask: int) -> list[int]:
        return sorted(self.seat(seat) for seat in range(self.seats) if mask >> seat & 1)

    def said(self, said: str) -> str:
        return SEAT.sub(lambda found: f"{found[1]} {self.seat(int(found[2]))}", said)

    def asked(self, t: Spoken) -> list[tuple[int, str]]:
        return sorted((self.seat(seat), kind) for seat, kind in t.asked())

    def offered(self, t: Spoken, seat: int) -> list[str]:
        return sorted(self.said(said) for said in t.may(seat))

    def told(self, t: Spoken) -> Counter[tuple[Any, ...]]:
        """What happened to whom, and who may know all of it."""
        return Counter((event.kind, self.seat(event.seat), tuple(self.mask(event.seen))) for event in t.s.events)


def chosen(offered: list[str], policy: Policy) -> str:
    """Anything, but every kind of answer as often as any other: not only how many units to move."""
    heads = sorted({said.split()[0] for said in offered})
    head = heads[policy.roll(len(heads))]
    fit = [said for said in offered if said.split()[0] == head]
    return fit[policy.roll(len(fit))]


def played_alike(first: Spoken, second: Spoken, by: int, lying: Any, seed: object, most: int, never: str = "") -> None:
    """Both tables are played with the same answers; at each the same is asked, offered, lies there and happens."""
    same, further = Further(first.s.seats, 0), Further(first.s.seats, by)
    policy = Policy(seed)
    for _ in range(most):
        if first.s.over:
            break
        assert further.asked(first) == same.asked(second)
        seat = next(question.seat for question in first.s.questions if question.needed and question.answer < 0)
        assert further.offered(first, seat) == same.offered(second, further.seat(seat))
        said = chosen([said for said in first.may(seat) if said != never], policy)
        assert first.say(said, seat) == second.say(further.said(said), further.seat(seat)), "quiet or not"
        assert lying(first, further) == lying(second, same), said
    assert further.told(first) == same.told(second)
