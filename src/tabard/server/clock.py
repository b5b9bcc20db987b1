"""Clocks: how long each seat may still think. They run only while somebody serves the table."""

from __future__ import annotations

import json
from bisect import bisect_left
from itertools import takewhile
from typing import Final

from tabard.server.wire import Clock

LEAST: Final = 5_000  # milliseconds somebody has again after a timeout


class Down:
    """The times when nobody served, in order."""

    def __init__(self, spans: list[tuple[int, int]]) -> None:
        self.spans = spans

    def within(self, since: int, until: int) -> int:
        """How much of a span nobody served."""
        after = bisect_left(self.spans, since, key=lambda span: span[1])
        spans = takewhile(lambda span: span[0] < until, self.spans[after:])
        return sum([min(until, end) - max(since, begin) for begin, end in spans])

    def all(self) -> list[tuple[int, int]]:
        return self.spans


class Moved(Down):
    """Of a table that came from another server at some time: before it counts when nobody served there, after it here."""

    def __init__(self, here: Down, at: int, before: list[tuple[int, int]]) -> None:
        super().__init__(before)
        self.here = here
        self.at = at

    def within(self, since: int, until: int) -> int:
        return super().within(since, until) + self.here.within(max(since, self.at), max(until, self.at))

    def all(self) -> list[tuple[int, int]]:
        return [*self.spans, *[(max(begin, self.at), end) for begin, end in self.here.spans if end > self.at]]


def down_at(moved: str, here: Down) -> Down:
    """The times when nobody served a table, by what its row says of where it came from."""
    if not moved:
        return here
    at, before = json.loads(moved)
    return Moved(here, at, [(begin, end) for begin, end in before])


class Clocks:
    """The clocks of one table, in milliseconds."""

    def __init__(self, clock: Clock, seats: int, down: Down) -> None:
        self.clock = clock
        self.down = down
        self.on = clock.kind != "none"
        self.left = [clock.seconds * 1000] * seats
        self.since: list[int] = [-1] * seats  # since when a seat is thinking; -1 if it is not
        self.gains: list[tuple[int, int]] = []  # of each answer that is kept: whose it is, and how much time it brought

    def thought(self, seat: int, now: int) -> int:
        """How long a seat has been thinking."""
        since = self.since[seat]
        return 0 if since < 0 or now <= since else now - since - self.down.within(since, now)

    def remaining(self, seat: int, now: int) -> int:
        return self.left[seat] - self.thought(seat, now)

    def follow(self, thinking: set[int], answered: int, now: int, back: int = 0) -> None:
        """Somebody has answered (or nobody, -1), or so many answers were taken back, and these seats must think now."""
        if not self.on:
            return
        self.go_back(thinking, back)
        before = self.remaining(answered, now) if answered >= 0 else 0
        for seat in range(len(self.left)):
            if self.since[seat] >= 0 and (seat == answered or seat not in thinking):
                self.stop(seat, now, seat == answered)
        if answered >= 0:
            self.gains.append((answered, self.left[answered] - before))
        for seat in thinking:
            if self.since[seat] < 0:
                self.since[seat] = now

    def go_back(self, thinking: set[int], back: int) -> None:
        """What answers brought goes with them; what was thought meanwhile has been thought."""
        kept = len(self.gains) - back
        for seat, gain in self.gains[kept:]:
            if self.clock.kind != "decision" or seat in thinking:  # else its next decision is another one
                self.left[seat] -= gain
        del self.gains[kept:]

    def stop(self, seat: int, now: int, answered: bool) -> None:
        left = self.remaining(seat, now)
        self.since[seat] = -1
        if self.clock.kind == "decision":
            self.left[seat] = self.clock.seconds * 1000
        else:
            self.left[seat] = (left if left > 0 else LEAST) + (self.clock.more * 1000 if answered else 0)

    def running(self, now: int) -> list[int]:
        """What is left of each clock that runs."""
        return [self.remaining(seat, now) for seat in range(len(self.left)) if self.since[seat] >= 0] if self.on else []

    def out(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        if not self.on:
            return []
        return [seat for seat in range(len(self.left)) if self.since[seat] >= 0 and self.remaining(seat, now) <= 0]
