"""A review from what was weighed: accounts that sum to the result, turning points, promises against deeds."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tabard.engine.errors import BadRequest
from tabard.review.found import CARDS, CHANCES, CHOICES, CLASSES, DEAL, Account, Decision, Point, Promised, Review
from tabard.review.steps import sayings, steps
from tabard.review.weighing import SEED, Outlook, Weighed, weigh_all
from tabard.table.journal import Journal
from tabard.table.sheet import Message, said

BUDGET: Final = 400  # iterations for each decision
TURNS: Final = 5  # turning points at most
TURN: Final = 0.08  # by so much a share must change there


def silent(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


def review(
    journal: Journal, budget: int = BUDGET, workers: int = 0, seed: str = SEED, progress: Callable[[int, int], None] = silent
) -> Review:  # fmt: skip
    """What each seat could have known and done; the same for equal journals, budgets and seeds."""
    if not journal.state.over:
        raise BadRequest("the game is running; a review needs one that is over")
    return summed_up(journal, budget, *weigh_all(journal, budget, workers, seed, progress))


def summed_up(journal: Journal, budget: int, first: list[Outlook], weighed: list[Weighed]) -> Review:
    """What was weighed, as a whole."""
    decisions = [one for _, _, some in weighed for one in some]
    points = curve(journal, first, weighed)
    accounts = [account(journal, seat, first[0], points, decisions) for seat in range(journal.box.seats)]
    return Review(
        journal.box.game, journal.names, journal.players, budget, accounts, points, decisions, turning(points), promises(journal)
    )  # fmt: skip


def curve(journal: Journal, first: list[Outlook], weighed: list[Weighed]) -> list[Point]:
    """Every point with the luck since the one before: what changed, less what the choices in between were worth."""
    box, dealt = journal.box, journal.anew().state
    start, shares = first[0][0], first[1][0]
    found = [Point(0, 0, Message("status", said(box.show.status(dealt))), shares, first[1][1], DEAL, less(shares, start, []))]
    for step, (now, errors, decisions) in zip(steps(journal), weighed):
        luck = less(now, found[-1].shares, decisions)
        status = Message("status", said(box.show.status(step.after)))
        found.append(Point(step.answer, step.question, status, now, errors, CHOICES if step.sealed else CARDS, luck))
    return found


def less(now: list[float], before: list[float], decisions: list[Decision]) -> list[float]:
    return [now[at] - before[at] - sum(one.gain[at] for one in decisions) for at in range(len(now))]


def account(
    journal: Journal, seat: int, start: Outlook, points: list[Point], decisions: list[Decision]
) -> Account:  # fmt: skip
    mine = [one for one in decisions if one.seat == seat]
    theirs = [one for one in decisions if one.seat != seat]
    own, other = root([one.errors[seat] for one in mine]), root([one.errors[seat] for one in theirs])
    chances = {chance: sum(point.luck[seat] for point in points if point.chance == chance) for chance in CHANCES}
    return Account(
        seat=seat,
        start=start[0][seat],
        skill=sum(one.gain[seat] for one in mine),
        skill_error=own,
        others=sum(one.gain[seat] for one in theirs),
        others_error=other,
        luck=sum(chances.values()),
        luck_error=root([own, other, start[1][seat]]),
        result=journal.box.split(journal.state)[seat],
        chances=chances,
        verdicts={verdict: len([one for one in mine if one.verdict == verdict]) for verdict in CLASSES},
    )


def root(errors: list[float]) -> float:
    """The error of a sum of things that have nothing to do with each other."""
    return math.sqrt(sum(error * error for error in errors))


def turning(points: list[Point]) -> list[int]:
    """Where some seat's share changed most, beyond what the errors explain."""
    found = []
    for number, (before, now) in enumerate(pairwise(points), 1):
        change, error = max(
            (abs(now.shares[seat] - before.shares[seat]), math.hypot(now.errors[seat], before.errors[seat]))
            for seat in range(len(now.shares))
        )
        if change > max(TURN, 2 * error):
            found.append((-change, number))
    return sorted([number for _, number in sorted(found)[:TURNS]])


def promises(journal: Journal) -> list[Promised]:
    """What was said, once the game has shown whether it was so."""
    show, found = journal.box.show, list[Promised]()
    later = steps(journal)
    for one in sayings(journal):
        states = [one.state, *[step.after for step in later if step.answer > one.answer]]
        kept = next((kept for now in states if (kept := show.kept(one.state, now, one.seat, one.id, one.facts)) >= 0), -1)
        if kept >= 0:
            found.append(Promised(one.answer, one.seat, Message(one.id, one.facts), bool(kept)))
    return found
