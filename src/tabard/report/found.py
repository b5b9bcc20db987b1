"""What a report says: numbers and refs, no sentence."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

SEAT: Final = "seat"  # the share of the victory of each seat
PLAYER: Final = "player"  # … and of each player, if they are not all alike
SHARE: Final = "share"  # figures from 0 to 1
MEAN: Final = "mean"  # other figures
CARD: Final = "card"  # how often those win who were dealt a card to begin with
PLAYED: Final = "played"  # how often a card is played in a game
FATE: Final = "fate"  # stage:fate, what the table as a whole had come to when a stage ended
FAMILIES: Final = [SEAT, PLAYER, SHARE, MEAN, CARD, PLAYED, FATE]
SCORE: Final = "score"
WINNER: Final = "winner"
DECISIONS: Final = "decisions"
STAGES: Final = "stages"


class Measure(Struct):
    """A mean with the ends of its 95 % interval, which are null of too few games."""

    name: str
    mean: float
    low: float | None
    high: float | None
    count: int  # of how many it is the mean
    sure: bool = False  # it differs from what is fair, also if all of its family are looked at


class Pair(Struct):
    """Two cards that one seat was dealt to begin with."""

    first: str
    second: str
    mean: float
    low: float
    high: float
    count: int
    apart: float  # what the two add up to
    sure: bool  # it is more than that, also if all pairs are looked at


class Report(Struct):
    """Many games of one box."""

    game: str
    name: str  # of the card set or the folder
    cards: str
    variant: dict[str, str]
    seats: int
    players: list[str]
    games: int
    left_out: int  # running, forfeited or laid out by hand
    deals: int
    fair: dict[str, float]  # by family, where there is such a thing
    measures: dict[str, list[Measure]]
    outside: dict[str, int]  # how many of a family differ from what is fair, each looked at by itself
    spreads: dict[str, list[tuple[int, int]]]  # every value, and how often it came
    pairs: list[Pair]  # the strongest
    pairs_compared: int
    pairs_outside: int  # how many are more than their cards add up to, each looked at by itself


class Difference(Struct):
    """The second mean less the first, with its 95 % interval."""

    name: str
    by: float
    low: float | None
    high: float | None
    sure: bool  # it is not zero, also if all of its family are looked at


class Compared(Struct):
    """Two reports, and by what the second differs from the first."""

    one: Report
    other: Report
    differences: dict[str, list[Difference]]
    outside: dict[str, int]  # how many of a family differ, each looked at by itself
    changed: list[str]  # cards that are in both sets, but not alike
    only: list[list[str]]  # cards that are in one set alone
    paired: bool  # both played the same deals
