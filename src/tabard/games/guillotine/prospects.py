"""What a table promises when a day has ended: points, cards in hand, who starts."""

from __future__ import annotations

from typing import Final

from tabard.engine.judging import Judging, shared_out
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.scoring import Count
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS

# By the number of days to come (none, one, two): a point, a card in hand, the start.
WEIGHTS: Final = [0.1, 0.0, 0.0, 0.32, 0.07, 0.77, 0.195, 0.065, -0.03]


class Prospects(Judging[Guillotine]):
    """A table of Guillotine, judged day by day."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.careful = 2

    def stage(self, s: Guillotine) -> int:
        return s.day

    def prospects(self, s: Guillotine, weights: list[float]) -> list[float]:
        days = 0 if s.over else DAYS + 1 - s.day
        point, held, start = weights[3 * days], weights[3 * days + 1], weights[3 * days + 2]
        strengths: list[float] = []
        for seat in range(s.seats):
            points = float(Count(self.cards, s, seat, False).points)
            strengths.append(point * points + held * float(len(s.hands[seat])) + (start if seat == s.starter else 0.0))
        return shared_out(strengths)

    def weights(self) -> list[float]:
        return WEIGHTS

    def began(self, s: Guillotine) -> list[list[str]]:
        return [[self.cards.actions[self.cards.action_of[card]].ref() for card in hand] for hand in s.hands]
