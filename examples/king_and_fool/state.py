"""What lies on the table of King and Fool."""

from __future__ import annotations

from tabard.engine.plain import Plain
from tabard.engine.state import NOBODY


class Court(Plain):
    """A card is the number of its kind, 0 for the lowest: equal cards cannot be told apart."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # lowest first
        self.shown: list[list[int]] = [[] for _ in range(seats)]  # one card a round, the last one last
        self.rest: list[int] = []  # never dealt: nobody sees them

    def rounds(self) -> int:
        """How many rounds are over."""
        return min([len(zone) for zone in self.shown])

    def won(self, king: int) -> tuple[list[int], int]:
        """The points of each seat, and what the present round adds to what nobody has won yet (KF-4)."""
        points, worth = [0] * self.seats, 0
        for at in range(self.rounds()):
            worth += at + 1
            seat = winner([zone[at] for zone in self.shown], king)
            if seat != NOBODY:
                points[seat], worth = points[seat] + worth, 0
        return points, worth + (self.rounds() + 1 if self.hands[0] else 0)


def winner(cards: list[int], king: int) -> int:
    """The seat of the highest card that nobody else shows (KF-3); a fool alone catches the king (KF-5)."""
    alone = [card for card in cards if cards.count(card) == 1]
    if not alone:
        return NOBODY
    return cards.index(0 if max(alone) == king and 0 in alone else max(alone))
