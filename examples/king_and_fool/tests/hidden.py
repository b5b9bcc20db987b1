"""What a player of King and Fool cannot know; nothing is ever looked at in secret, so there is nothing to remember."""

from __future__ import annotations

from typing import Any

from tabard.engine.state import OPEN, SEALED

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (4, {})]
RECORDED: list[tuple[int, dict[str, str]]] = []


class Memory:
    """Who has seen which card: whoever holds it, and everybody once it is shown."""

    def __init__(self, box: Any) -> None:
        self.box = box

    def hear(self, before: Any, s: Any) -> None:
        pass

    def swap(self, s: Any, seat: int, policy: Any) -> int | None:
        """Exchange two different cards that the seat does not see, of others' hands and of those left out; in which round."""
        zones = [s.rest, *[hand for owner, hand in enumerate(s.hands) if owner != seat]]
        places = [(zone, at) for zone in zones for at in range(len(zone))]
        zone, at = places[policy.roll(len(places))]
        others = [(other, there) for other, there in places if other is not zone and other[there] != zone[at]]
        if not others:
            return None
        other, there = others[policy.roll(len(others))]
        zone[at], other[there] = other[there], zone[at]
        zone.sort()
        other.sort()
        for question in s.questions:  # what was chosen of the other hand is chosen anew
            if question.seat != seat and question.answer != OPEN:
                question.answer = SEALED
        return int(s.rounds())


def shows(s: Any, seat: int, rounds: int) -> bool:
    """Whatever was exchanged can come to light only when the cards chosen in this round are shown."""
    return bool(s.rounds() > rounds)
