"""The work of a review, step by step, in as many processes as there are cores; the same whoever does it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from tabard.arena.executors import at_work
from tabard.bots.analysis import Analyst
from tabard.bots.promises import Analysis
from tabard.engine.box import Box
from tabard.engine.state import SPECTATOR
from tabard.games import game
from tabard.review.found import BEST, DOUBTFUL, FINE, MISTAKE, Choice, Decision
from tabard.review.steps import Asked, Step, steps
from tabard.table.journal import Journal
from tabard.table.reading import open_journal
from tabard.table.seen import offered
from tabard.table.sheet import Message, said

SMALL: Final = 0.02  # a cost below this is nothing to think about
GREAT: Final = 0.06  # one above this is a mistake, if it is sure
SURE: Final = 2.0  # standard errors
MIXED: Final = 0.2  # a secret choice that a good mix makes so often is never worse than fine
OUTLOOK: Final = 4  # iterations of a decision for each world in which a point of the curve is judged
DEALS: Final = 10  # … and for each of these worlds, games played to tell what a seat is worth before the deal
SEED: Final = "review"
Outlook = tuple[list[float], list[float]]  # what each seat may expect, with its errors
Weighed = tuple[list[float], list[float], list[Decision]]  # a step: the shares after it, their errors, its decisions
READ: dict[str, tuple[Journal, list[Step]]] = {}  # what this process has read


def analyst(box: Box[Any], budget: int, seed: str) -> Analyst:
    """One that looks farther ahead than whoever must answer soon."""
    found = Analyst(box, game(box.game), seed, budget)
    found.ahead = box.judge.afar
    return found


def read_here(text: str) -> tuple[Journal, list[Step]]:
    """A journal and its steps, read once in each process."""
    if text not in READ:
        READ.clear()
        journal = open_journal(text)
        READ[text] = (journal, steps(journal))
    return READ[text]


def weigh(text: str, number: int, budget: int, seed: str = SEED) -> Weighed:
    """One step: what a watcher would expect after it, and every decision in it."""
    journal, found = read_here(text)
    step, thinker = found[number], analyst(journal.box, budget, seed)
    decisions = [decision(journal, one, thinker) for one in step.asked]
    if step.after.over:
        return journal.box.split(step.after), [0.0] * journal.box.seats, decisions
    shares, errors = outlook(journal, step.after, budget, seed)
    return shares, errors, decisions


def outlook(journal: Journal, s: Any, budget: int, seed: str = SEED) -> Outlook:
    return analyst(journal.box, budget, seed).outlook(journal.box.redact(s, SPECTATOR), SPECTATOR, worlds(budget))


def beginning(text: str, budget: int, seed: str = SEED) -> Outlook:
    """What each seat is worth before the deal; of a game that was laid out, as it was."""
    journal = read_here(text)[0]
    if journal.laid is not None:
        return outlook(journal, journal.laid, budget, seed)
    return analyst(journal.box, budget, seed).beginning(DEALS * worlds(budget))


def dealt(text: str, budget: int, seed: str = SEED) -> Outlook:
    """What each seat is worth after the deal."""
    journal = read_here(text)[0]
    return outlook(journal, journal.anew().state, budget, seed)


def worlds(budget: int) -> int:
    return max(8, budget // OUTLOOK)


def decision(journal: Journal, asked: Asked, thinker: Analyst) -> Decision:
    box, view, question = journal.box, asked.view, asked.question
    found = thinker.analyse(view, question, [asked.taken])
    choices = []
    for at, one in enumerate(found.options):
        option = offered(box, view, question, question.options[at])
        choices.append(
            Choice(
                Message(option.id, said(option.facts)), one.shares[question.seat], one.error, one.margin, one.worlds,
                one.compared, one.cost, one.cost_error, one.mix, one.reasons,
            )
        )  # fmt: skip
    taken = found.options[asked.taken]
    sealed, mates = taken.mix >= 0.0, thinker.teams[question.seat]
    gain, errors = thinker.gain(view, question, asked.taken, taken.worlds) if sealed else (taken.gain, taken.doubts)
    ask, facts = box.show.prompt(view, question)
    return Decision(
        asked.answer, question.number, question.seat, Message("status", said(box.show.status(view))), Message(ask, said(facts)),
        sealed, choices, asked.taken, found.best, verdict(found, asked.taken, mates), gain, errors,
    )  # fmt: skip


def verdict(found: Analysis, taken: int, mates: int) -> str:
    """Best, fine, doubtful or a mistake: what the choice cost all who win together, if that is sure."""
    one = found.options[taken]
    cost, error = one.cost * mates, one.cost_error * mates
    if taken == found.best or cost <= 0.0:
        return BEST
    if cost < max(SMALL, SURE * error) or one.mix >= MIXED:
        return FINE
    return DOUBTFUL if cost < GREAT else MISTAKE


def weigh_all(
    journal: Journal, budget: int, workers: int, seed: str, progress: Callable[[int, int], None]
) -> tuple[list[Outlook], list[Weighed]]:
    """The beginning and the deal, and all steps."""
    text = journal.text()
    count = len(read_here(text)[1])
    if workers == 1:
        first = [beginning(text, budget, seed), dealt(text, budget, seed)]
        found = []
        for number in range(count):
            found.append(weigh(text, number, budget, seed))
            progress(number + 1, count)
        return first, found
    with at_work("local", "", workers, ProcessPoolExecutor) as pool:
        start = pool.submit(beginning, text, budget, seed)
        waiting = [pool.submit(weigh, text, number, budget, seed) for number in range(count)]
        first = [start.result(), dealt(text, budget, seed)]
        found = []
        for number, one in enumerate(waiting):
            found.append(one.result())
            progress(number + 1, count)
    return first, found
