"""A round: everybody chooses in secret, all is shown, the round is won."""

from __future__ import annotations

from tabard.engine.state import NOBODY, Frame
from tabard.engine.step import Ask, Kind, Step

from .state import Court, winner


class BeginARound(Step[Court]):
    """Each round is worth its number (KF-4)."""

    def __init__(self, king: int) -> None:
        self.king = king

    def do(self, s: Court, f: Frame) -> None:
        s.tell("turn-began", 0, s.rounds() + 1, s.won(self.king)[1])


class ChooseACard(Ask[Court]):
    """Everybody chooses a card of their hand, at once and in secret (KF-2)."""

    def who(self, s: Court, f: Frame) -> int:
        return (1 << s.seats) - 1

    def options(self, s: Court, f: Frame, seat: int) -> list[int]:
        return sorted(set(s.hands[seat]))

    def answered(self, s: Court, f: Frame, seat: int, option: int) -> None:
        s.hands[seat].remove(option)
        s.shown[seat].append(option)
        s.tell("showed", seat, option)


class SettleTheRound(Step[Court]):
    """The highest card that is alone wins the round; if none is, the next is worth more (KF-3, KF-4)."""

    def __init__(self, king: int) -> None:
        self.king = king

    def do(self, s: Court, f: Frame) -> None:
        seat = winner([zone[-1] for zone in s.shown], self.king)
        if seat == NOBODY:
            s.tell("nobody", 0)
        else:
            s.tell("won", seat)
        if s.hands[0]:
            f.from_the_top()


class EndTheGame(Step[Court]):
    """After the last card the game is over (KF-6)."""

    def do(self, s: Court, f: Frame) -> None:
        s.over = True
        s.tell("game-ended", 0)


def script(card: Kind, king: int) -> list[Step[Court]]:
    return [BeginARound(king), ChooseACard(card), SettleTheRound(king), EndTheGame()]
