"""Seats: who sits there, or which bot answers, and what it is called."""

from __future__ import annotations

from typing import Final

from tabard.bots import proof
from tabard.bots.levels import is_level
from tabard.naming import bot_name, styled
from tabard.server.wire import SeatNow, Settings

KEEPER: Final = proof.KEEPER  # who keeps the seat of somebody who is away


class Seat:
    """A place at the table."""

    def __init__(self, spec: str) -> None:
        self.guest = ""
        self.name = ""
        self.value = ""  # what its person adds to the dice
        self.bot = "" if spec in ("open", "closed") else spec
        self.closed = spec == "closed"
        self.kept = False  # a bot keeps it for its person
        self.away = False
        self.preset: dict[str, str] = {}
        self.ends: dict[str, int] = {}  # by kind of question: the stage of the game with which a preset ends

    def plays(self) -> str:
        """The bot that answers here, if a bot does."""
        return KEEPER if self.kept else self.bot

    def told(self, here: bool) -> SeatNow:
        who = "person" if self.guest else "bot" if self.bot else "closed" if self.closed else "open"
        return SeatNow(name=self.name, who=who, level=self.plays(), here=here, kept=self.kept, awaited=self.awaited())  # type: ignore[arg-type]

    def awaited(self) -> bool:
        """The seat was kept for its person, who has not come and put something in yet."""
        return bool(self.guest) and not self.value


def among_bots(seats: list[Seat], at: int) -> bool:
    """Whether somebody sits there and nobody elsewhere: among people a hint would be unfair."""
    return [seat for seat, one in enumerate(seats) if one.guest] == [at]


def name_bots(seats: list[Seat], settings: Settings, table: str) -> None:
    """Levels without a name get one, and whoever has the name of somebody at the table gets another."""
    for at, seat in enumerate(seats):
        others = besides(seats, at)
        if is_level(seat.bot) and (not seat.name or seat.name.casefold() in " ".join(others).casefold().split()):
            seat.bot, seat.name = as_person(seat.bot, settings, others, table, at)


def as_person(level: str, settings: Settings, others: list[str], *seed: int | str) -> tuple[str, str]:
    """A level with a style and a first name, chosen by what everybody may know; other bots are called by what they are."""
    if not is_level(level):
        return level, level
    return styled(level, settings.game, *seed), bot_name(settings.lang, others, *seed)


def besides(seats: list[Seat], at: int) -> list[str]:
    """What all the others are called."""
    return [one.name for other, one in enumerate(seats) if other != at]
