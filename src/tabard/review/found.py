"""What a review says: numbers, ids and facts, no sentence."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tabard.table.sheet import Message

BEST: Final = "best"
FINE: Final = "fine"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
CLASSES: Final = [BEST, FINE, DOUBTFUL, MISTAKE]
DEAL: Final = "deal"
CARDS: Final = "cards"
CHOICES: Final = "choices"
CHANCES: Final = [DEAL, CARDS, CHOICES]


class Choice(Struct):
    """One option of a decision, and what it promised."""

    said: Message
    share: float  # of the victory, to the one who was asked
    error: float
    margin: float
    worlds: int
    compared: bool  # with the best, to the end; else it was set aside before, and what it promised is a guess
    cost: float
    cost_error: float
    mix: float  # how often to choose it, where the choice was sealed; else -1
    reasons: list[Message]


class Decision(Struct):
    """A question with two options or more, given what the seat could know."""

    answer: int  # its number among the answers of the game, from 1
    question: int  # its number among the questions: it names a moment to every viewer
    seat: int
    status: Message
    ask: Message
    sealed: bool
    choices: list[Choice]
    taken: int
    best: int
    verdict: str
    gain: list[float]  # what the choice brought each seat beyond the scripted player's; they sum to 0
    errors: list[float]

    @property
    def cost(self) -> float:
        return self.choices[self.taken].cost


class Point(Struct):
    """A point of the curve: what a watcher who sees no hand would give each seat after so many answers."""

    answer: int
    question: int  # the one that was answered last; 0 after the deal
    status: Message
    shares: list[float]  # they sum to 1
    errors: list[float]
    chance: str  # what kind of chance spoke since the point before
    luck: list[float]  # … and what it brought each seat; they sum to 0


class Account(Struct):
    """How a seat came to its result: start + skill + others + luck = result."""

    seat: int
    start: float
    skill: float
    skill_error: float
    others: float
    others_error: float
    luck: float
    luck_error: float
    result: float
    chances: dict[str, float]  # the parts of its luck
    verdicts: dict[str, int]  # how many of its decisions were of each class


class Promised(Struct):
    """Something said at the table, and whether it was true, or done."""

    answer: int  # said after so many answers
    seat: int
    said: Message
    kept: bool


class Review(Struct):
    """All of it."""

    game: str
    names: list[str]
    players: list[str]
    budget: int
    accounts: list[Account]
    points: list[Point]
    decisions: list[Decision]
    turning: list[int]  # the points at which the game turned most, as they came
    promises: list[Promised]
