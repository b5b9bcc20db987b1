"""Whether a review can be believed: luck comes to zero, a planted blunder is found, its best moves win more."""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.bots import bot
from tabard.bots.analysis import WHOLE, Adviser
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import purpose
from tabard.engine.rules import open_question
from tabard.engine.state import Question, State
from tabard.games import game
from tabard.review.found import MISTAKE, Review
from tabard.review.weighing import analyst, read_here, weigh
from tabard.table.journal import Journal

WAVERS: Final = 3  # one answer in so many is by lot
INTERVAL: Final = 1.96  # standard errors to either side: 95 %
LEAST: Final = 0.15  # what a planted blunder loses
PROOF: Final = 200  # whole games that prove it


class Wavering(Bot):
    """A steady player who often chooses by lot: it has something to learn from a review."""

    def __init__(self, box: Box[Any], seed: int | str) -> None:
        super().__init__(seed)
        self.steady = game(box.game).steady(box, seed)

    def choose(self, view: State, question: Question) -> int:
        if self.roll(question, 1000) % WAVERS == 0:
            return self.roll(question, len(question.options))
        return self.steady.choose(view, question)


class Measured:
    """One game: of each seat the result, what its own choices brought it, what the others', and the rest, which is luck."""

    def __init__(self, start: list[float]) -> None:
        self.start = start
        self.skill = [0.0] * len(start)
        self.others = [0.0] * len(start)
        self.result: list[float] = []

    def count(self, seat: int, gain: list[float]) -> None:
        for at, one in enumerate(gain):
            if at == seat:
                self.skill[at] += one
            else:
                self.others[at] += one

    def luck(self, seat: int) -> float:
        return self.result[seat] - self.start[seat] - self.skill[seat] - self.others[seat]


def players(box: Box[Any], names: list[str], seed: str) -> list[Bot]:
    """Wavering, with the review's advice (advised:N, N iterations), or any bot."""
    found: list[Bot] = []
    for seat, name in enumerate(names):
        own, (what, _, budget) = purpose(seed, "bot", seat), name.partition(":")
        if what == "wavering":
            found.append(Wavering(box, own))
        elif what == "advised":
            found.append(Adviser(box, game(box.game), own, int(budget)))
        else:
            found.append(bot(name, box, own))
    return found


def measured(box: Box[Any], names: list[str], seed: str, start: list[float], worlds: int, whole: bool = False) -> Measured:
    """Play a game, and measure every choice in a few worlds that the seat could have been in: in stages, or in whole games."""
    bots, found = players(box, names, seed), Measured(start)
    thinker = analyst(box, worlds, seed)
    thinker.ahead = WHOLE if whole else thinker.ahead
    s = box.deal(seed)
    while not s.over:
        question = open_question(s.questions)
        choice = 0
        if len(question.options) > 1:
            view = box.redact(s, question.seat)
            own = box.question(view, question.number, question.seat)
            choice = bots[question.seat].choose(view, own)
            found.count(question.seat, thinker.gain(view, own, choice, worlds)[0])
        box.answer(s, question.number, question.seat, choice)
    found.result = box.split(s)
    return found


def played(box: Box[Any], names: list[str], seed: str, last: int = WHOLE) -> Journal:
    """A game that nobody measures, or its first answers."""
    bots, journal = players(box, names, seed), Journal(box, seed, [f"{seat + 1}" for seat in range(box.seats)], names)
    while not journal.state.over and len(journal.kept) < last:
        question = open_question(journal.state.questions)
        view = box.redact(journal.state, question.seat)
        own = box.question(view, question.number, question.seat)
        journal.answer(question.number, question.seat, bots[question.seat].choose(view, own))
    return journal


def interval(numbers: list[float]) -> tuple[float, float]:
    """A mean, and how far the 95 % interval reaches to either side."""
    mean = sum(numbers) / len(numbers)
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return mean, INTERVAL * math.sqrt(spread / len(numbers))


class Blunder:
    """A choice that is much worse than a steady player's, and where it was made."""

    def __init__(self, journal: Journal, answer: int, gain: float) -> None:
        self.journal = journal
        self.answer = answer
        self.gain = gain  # what it brings beyond the steady player's choice, in games played to their end


def planted(box: Box[Any], seed: str, budget: int, after: int = 0) -> Blunder | None:
    """A game of steady players, of whom one makes the first blunder there is to make after so many answers.

    An analysis proposes it; that it is one is proved by games played to their end, in which no judge has a say.
    """
    bots, names = players(box, ["steady"] * box.seats, seed), [f"{seat + 1}" for seat in range(box.seats)]
    journal = Journal(box, seed, names, ["steady"] * box.seats)
    found = Blunder(journal, 0, 0.0)
    while not journal.state.over:
        question = open_question(journal.state.questions)
        view = box.redact(journal.state, question.seat)
        own = box.question(view, question.number, question.seat)
        choice = bots[question.seat].choose(view, own)
        if not found.answer and len(journal.kept) >= after and len(own.options) > 1:
            worst, gain = blunder(box, view, own, budget, seed)
            if worst >= 0:
                choice, found.answer, found.gain = worst, len(journal.kept) + 1, gain
        journal.answer(question.number, question.seat, choice)
    return found if found.answer else None


def blunder(box: Box[Any], view: State, question: Question, budget: int, seed: str) -> tuple[int, float]:
    """The option that costs most and what it brings, if it surely loses enough and is no secret choice; else -1."""
    options = analyst(box, budget, f"{seed} blunder").analyse(view, question, []).options
    worst = max(range(len(options)), key=lambda at: options[at].cost)
    if options[worst].mix >= 0 or options[worst].cost < LEAST:
        return -1, 0.0
    judge = analyst(box, budget, f"{seed} proof")
    judge.ahead = WHOLE
    gain, errors = judge.gain(view, question, worst, PROOF)
    seat = question.seat
    return (worst, gain[seat]) if gain[seat] + INTERVAL * errors[seat] < -LEAST else (-1, 0.0)


def sums(found: Review) -> float:
    """By how much anything that must sum to 1, to 0 or to the result does not."""
    wrong = [abs(sum(point.shares) - 1.0) for point in found.points]
    wrong += [abs(sum(point.luck)) for point in found.points]
    wrong += [abs(sum(one.gain)) for one in found.decisions]
    wrong += [abs(one.start + one.skill + one.others + one.luck - one.result) for one in found.accounts]
    wrong += [abs(sum(one.start for one in found.accounts) - 1.0), abs(sum(one.result for one in found.accounts) - 1.0)]
    return max(wrong)


def blunder_found(blunder: Blunder, budget: int) -> bool:
    """Whether a review calls the planted choice a mistake."""
    text = blunder.journal.text()
    steps = read_here(text)[1]
    number = next(at for at, step in enumerate(steps) if step.answer >= blunder.answer)
    return MISTAKE in [one.verdict for one in weigh(text, number, budget)[2] if one.answer == blunder.answer]
