"""The table as the scripted player sees it: a few numbers, which it may change to look ahead."""

from __future__ import annotations

from tabard.games.swords_and_bagpipes.state import CAMP, CASTLE, SCOTS


class Sketch:
    """The table in a few numbers, after something that has not happened yet."""

    def __init__(
        self, gold: list[float], castle: list[float], camp: list[float], pipes: list[float], daggers: list[float], scots: float,
        troops: float, away: int,
    ) -> None:  # fmt: skip
        self.gold = gold
        self.castle = castle
        self.camp = camp
        self.pipes = pipes  # Bagpipe cards held
        self.daggers = daggers
        self.scots = scots
        self.troops = troops
        self.away = away

    def copy(self) -> Sketch:
        return Sketch(
            self.gold.copy(), self.castle.copy(), self.camp.copy(), self.pipes.copy(), self.daggers.copy(), self.scots,
            self.troops, self.away,
        )  # fmt: skip


def put(k: Sketch, seat: int, place: int, units: float) -> None:
    if place == CASTLE:
        k.castle[seat] += units
    elif place == CAMP:
        k.camp[seat] += units
    elif place == SCOTS:
        k.scots += units


def march(k: Sketch, seat: int, units: int) -> None:
    k.castle[seat] -= units
    k.camp[seat] += units
