"""What a table promises when a day has ended: points, cards in hand, who starts."""

from __future__ import annotations

from typing import Final

from tabard.engine.prospects import shared_out
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.scoring import Count
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS

# By the number of days to come (none, one, two): a point, a card in hand, the start.
WEIGHTS: Final = [0.1, 0.0, 0.0, 0.32, 0.07, 0.77, 0.195, 0.065, -0.03]


def prospects(cards: Cards, s: Guillotine, weights: list[float]) -> list[float]:
    days = 0 if s.over else DAYS + 1 - s.day
    point, held, start = weights[3 * days], weights[3 * days + 1], weights[3 * days + 2]
    strengths: list[float] = []
    for seat in range(s.seats):
        points = float(Count(cards, s, seat, False).points)
        strengths.append(point * points + held * float(len(s.hands[seat])) + (start if seat == s.starter else 0.0))
    return shared_out(strengths)
