"""What tries say of the options of a question: what each promises, how sure that is, and why."""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.engine.judging import Judging
from tabard.table.sheet import Message, Say

DOUBT: Final = 0.5  # standard errors by which another option must be better than the scripted player's
SURE: Final = 2.0  # … to be advised: what may be luck is no advice
MEAN: Final = "mean-"  # how the ids of signs begin that are amounts; others are there or not
REASONS: Final = 3  # for one option, at most
TELLING: Final = 0.1  # by how much a sign must differ from that of other options to be told
ALL: Final = -1  # worlds; 0 and 1 are every second of them


class Trial:
    """What was seen of one option: the shares of all seats and the points it leads by, world by world, and its signs."""

    def __init__(self) -> None:
        self.first = 0  # of its worlds those from here on count: they had no part in setting options aside before
        self.compared = False  # … and they are those of the last phase, which all that are compared have in common
        self.shares: list[list[float]] = []
        self.usual: list[list[float]] = []  # of the scripted player's choice, in the same worlds
        self.margins: list[float] = []
        self.signs: dict[tuple[str, str], float] = {}  # by id and facts: the sum of the amounts
        self.facts: dict[tuple[str, str], dict[str, Any]] = {}

    def see(self, signs: list[tuple[str, dict[str, Any], float]]) -> None:
        """Note the signs of one world; what is there or not is so once, however many show it."""
        seen: set[tuple[str, str]] = set()
        for id, facts, amount in signs:
            key = (id, str(sorted(facts.items())))
            if key not in seen or id.startswith(MEAN):
                self.facts[key] = facts
                self.signs[key] = self.signs.get(key, 0.0) + amount
                seen.add(key)

    def often(self, key: tuple[str, str]) -> float:
        """In which share of its worlds a sign was seen, or its mean amount."""
        return self.signs.get(key, 0.0) / len(self.shares)

    def so_far(self, seat: int) -> float:
        """What it brought a seat beyond the scripted player's choice, in all its worlds."""
        return middle(of(gaps(self.shares, self.usual), seat))

    def gains(self) -> list[list[float]]:
        """The same for each seat, in those worlds that count, one by one."""
        return gaps(self.shares[self.first :], self.usual[self.first :])


class Promise:
    """What one option promises."""

    def __init__(
        self, shares: list[float], error: float, margin: float, worlds: int, gain: list[float], doubts: list[float]
    ) -> None:  # fmt: skip
        self.shares = shares  # of the victory, seat by seat: they sum to 1
        self.error = error  # the standard error of the asked seat's share
        self.margin = margin  # points ahead of the mean of the others when the stage ends
        self.worlds = worlds
        self.gain = gain  # what it brings each seat beyond the scripted player's choice: they sum to 0
        self.doubts = doubts  # the standard errors of these
        self.compared = True  # with the best, to the end; else it was set aside before
        self.cost = 0.0  # less than the best option; below 0 if it did better in the worlds that did not choose the best
        self.cost_error = 0.0
        self.mix = -1.0  # how often to choose it, where the choice is sealed
        self.reasons: list[Message] = []


class Analysis:
    """All options of one question, and which is best."""

    def __init__(self, seat: int, options: list[Promise], best: int, advised: int) -> None:
        self.seat = seat
        self.options = options
        self.best = best
        self.advised = advised  # the scripted player's choice, unless the best is better than that beyond doubt

    def parts(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"seat": self.seat, "best": self.best, "options": [self.option(one) for one in self.options]}

    def option(self, one: Promise) -> dict[str, Any]:
        mix = {"mix": round(one.mix, 3)} if one.mix >= 0.0 else {}
        return {
            "share": round(one.shares[self.seat], 4), "error": round(one.error, 4), "margin": round(one.margin, 2),
            "worlds": one.worlds, "compared": one.compared, "cost": round(one.cost, 4), "cost_error": round(one.cost_error, 4),
            **mix,
        }  # fmt: skip


def told(seat: int, trials: list[Trial], pick: int, mix: list[float], judge: Judging[Any]) -> Analysis:
    """What the tries say of each option."""
    options = [promise(trial, seat) for trial in trials]
    best = winner(trials, pick, seat, ALL)
    rivals = [winner(trials, pick, seat, half) for half in (1, 0)]  # for each half, who won in the other
    for at, one in enumerate(options):
        if at != best:
            one.cost, one.cost_error = cost(trials, at, best, rivals, seat)
        one.mix = mix[at] if mix else -1.0
    ahead, doubt = difference(trials[best], trials[pick], seat, ALL)
    advised = best if ahead > SURE * doubt else pick
    for at, one in enumerate(options):
        one.reasons = reasons(trials, at, judge, at in (best, advised))
    return Analysis(seat, options, best, advised)


def promise(trial: Trial, seat: int) -> Promise:
    """From those of its worlds that count."""
    shares, gains, margins = trial.shares[trial.first :], trial.gains(), trial.margins[trial.first :]
    margin = middle(margins) if margins else 0.0
    found = Promise(mean(shares), error(of(shares, seat)), margin, len(shares), mean(gains), errors(gains))
    found.compared = trial.compared
    return found


def winner(trials: list[Trial], pick: int, seat: int, half: int) -> int:
    """The best of those compared, in all of their worlds or in half of them; the scripted player's choice unless in doubt."""
    best = pick
    for at in range(len(trials)):
        if trials[at].compared and at != pick:
            gain, doubt = difference(trials[at], trials[best], seat, half)
            if gain > (DOUBT * doubt if best == pick else 0.0):
                best = at
    return best


def cost(trials: list[Trial], at: int, best: int, rivals: list[int], seat: int) -> tuple[float, float]:
    """How much less an option brings than the best, and the error.

    The best of several seems better than it is in the worlds that chose it. So each half of the worlds measures against what
    was best in the other half.
    """
    one = trials[at]
    if not one.compared:
        ours, theirs = of(trials[best].gains(), seat), of(one.gains(), seat)
        return middle(ours) - middle(theirs), math.hypot(error(ours), error(theirs))
    parts = [difference(trials[rivals[half]], one, seat, half) for half in (0, 1)]
    return (parts[0][0] + parts[1][0]) / 2.0, math.hypot(parts[0][1], parts[1][1]) / 2.0


def difference(better: Trial, other: Trial, seat: int, half: int) -> tuple[float, float]:
    """By how much one option is better than another in the same worlds, and the standard error."""
    found = of(gaps(better.shares[better.first :], other.shares[other.first :]), seat)
    if half != ALL:
        found = found[half::2]
    return middle(found), error(found)


def reasons(trials: list[Trial], at: int, judge: Judging[Any], wanted: bool) -> list[Message]:
    """The signs in which an option differs most from the others, as messages; without others there is nothing to weigh.

    Of one that is wanted (it is advised, or best) only those that do not speak against it; if all do, it is said that they do.
    """
    own = trials[at]
    others = [trial for number, trial in enumerate(trials) if number != at]
    found: list[tuple[float, float, tuple[str, str]]] = []
    for key in own.signs if others else {}:
        usual = total([trial.often(key) for trial in others]) / max(1, len(others))
        amount = own.often(key)
        if key[0].startswith(MEAN) and not tenths(amount):
            continue  # nothing comes of it
        weight = 0.5 / (1.0 + abs(usual)) if key[0].startswith(MEAN) else 1.0
        if abs(amount - usual) * weight >= TELLING:
            found.append((-abs(amount - usual) * weight, -amount, key))
    found.sort()
    keys = [one[2] for at, one in enumerate(found) if not contrary(found[at - 1] if at else one, one)]
    if wanted and keys:
        keys = [key for key in keys if not against(own, others, key, judge)]
        if not keys:
            return [Message("reason-balance", {})]
    return [reason(own, key) for key in keys[:REASONS]]


def against(own: Trial, others: list[Trial], key: tuple[str, str], judge: Judging[Any]) -> bool:
    """Whether another option is better than one's own in this sign, as it is told."""
    way = judge.better(key[0], own.facts[key])
    return way != 0 and max([way * as_told(trial, key) for trial in others]) > way * as_told(own, key)


def as_told(trial: Trial, key: tuple[str, str]) -> float:
    """A sign as it is told: an amount in tenths, or in how many cases of a hundred it was seen."""
    often = trial.often(key)
    return tenths(often) if key[0].startswith(MEAN) else float(round(100.0 * often))


def contrary(more: tuple[float, float, tuple[str, str]], less: tuple[float, float, tuple[str, str]]) -> bool:
    """Whether the less frequent of two signs is just that the other is not there: it says nothing new."""
    amounts = not (more[2][0].startswith(MEAN) or less[2][0].startswith(MEAN))
    return amounts and more is not less and abs(more[0] - less[0]) < 1e-9 and abs(more[1] + less[1] + 1.0) < 1e-9


def reason(trial: Trial, key: tuple[str, str]) -> Message:
    often, facts = trial.often(key), trial.facts[key]
    if key[0].startswith(MEAN):
        return Message(key[0], {**facts, "amount": abs(tenths(often)), "way": "less" if often < 0.0 else "more"})
    percent, what = max(1, round(100.0 * often)), Say(key[0], facts)
    if percent == 100:
        return Message("reason-sure", {"what": what})
    return Message("reason-share", {"what": what, "percent": percent})


def tenths(amount: float) -> float:
    """An amount as it is told."""
    return round(amount, 1)


def gaps(some: list[list[float]], others: list[list[float]]) -> list[list[float]]:
    return [[one[at] - other[at] for at in range(len(one))] for one, other in zip(some, others)]


def of(vectors: list[list[float]], seat: int) -> list[float]:
    return [vector[seat] for vector in vectors]


def total(numbers: list[float]) -> float:
    """Not `sum`, which adds floats otherwise from Python 3.12 on."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def middle(numbers: list[float]) -> float:
    return total(numbers) / len(numbers)


def mean(vectors: list[list[float]]) -> list[float]:
    return [middle(of(vectors, at)) for at in range(len(vectors[0]))]


def errors(vectors: list[list[float]]) -> list[float]:
    return [error(of(vectors, at)) for at in range(len(vectors[0]))]


def error(numbers: list[float]) -> float:
    """The standard error of a mean."""
    count = len(numbers)
    mid = middle(numbers)
    return math.sqrt(total([(number - mid) * (number - mid) for number in numbers]) / (count * max(1, count - 1)))
