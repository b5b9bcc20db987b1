"""True worlds against imagined ones: of all deals that lead to a view, how often each is the true one.

The tests deal what a seat cannot see by their own hand, play on to the moment in question, and keep the games that lead there.
Whoever acts may have any reason that does not hang on their other cards: so in each of these games the same is said.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.rules import open_question
from tabard.engine.save import packed
from tests.laws.walks import Policy

FEW = 10  # cells with fewer, true and imagined, are counted as one


def dealt(places: list[tuple[list[int], int]], policy: Policy) -> None:
    """The cards at these places (a row and where in it) change places at random."""
    cards = [row[at] for row, at in places]
    for row, at in places:
        row[at] = cards.pop(policy.roll(len(cards)))


def led_to(box: Box[Any], s: Any, said: Iterable[str]) -> bool:
    """Say all this, each to the question now open; False if one of it is not offered in this game."""
    for one in said:
        question = open_question(s.questions)
        told = [box.show.facts(s, question, option) for option in question.options]
        names = [[message.removeprefix("option-"), *[str(fact) for fact in facts.values()]] for message, facts in told]
        fit = [at for at, name in enumerate(names) if one in name]
        if not fit:
            return False
        box.take(s, question, fit[0])
    return True


def agree(
    box: Box[Any], seat: int, games: Iterable[Any], hidden: Callable[[Any], Any], cells: int,
    like: Callable[[Any], Any] | None = None, views: int = 1,
) -> None:  # fmt: skip
    """In the views most games lead to, the same worlds are true and imagined, so many of them, and as often.

    `hidden` is what is compared of a world. `like` counts as one view all that show the same of what matters.
    """
    seen: dict[Any, list[Any]] = {}
    true: dict[Any, Counter[Any]] = {}
    for s in games:
        view = box.redact(s, seat)
        key = json.dumps(packed(view)) if like is None else like(view)
        seen.setdefault(key, []).append(view)
        true.setdefault(key, Counter())[hidden(s)] += 1
    for key in sorted(true, key=lambda one: (-true[one].total(), str(one)))[:views]:
        imagined = Counter(hidden(box.imagine(view, seat, seeded("belief", at))) for at, view in enumerate(seen[key]))
        assert set(imagined) == set(true[key])
        assert len(imagined) == cells, len(imagined)
        found, freedom = chi_square(true[key], imagined)
        assert found < one_in_a_thousand(freedom), (found, freedom)


def chi_square(true: Counter[Any], imagined: Counter[Any]) -> tuple[float, int]:
    """Of two counts of as many, with the degrees of freedom."""
    assert true.total() == imagined.total() > 5 * len(true), "too few games for so many worlds"
    pairs = [(true[cell], imagined[cell]) for cell in sorted(set(true) | set(imagined))]
    rare = [pair for pair in pairs if sum(pair) < FEW]
    pairs = [pair for pair in pairs if pair not in rare]
    if rare:
        pairs.append((sum(one for one, _ in rare), sum(other for _, other in rare)))
    return sum((one - other) ** 2 / (one + other) for one, other in pairs), len(pairs) - 1


def one_in_a_thousand(freedom: int) -> float:
    """What chi-square exceeds once in a thousand times (Wilson and Hilferty); 10.8, 31.3 and 149.4 for 1, 11 and 100."""
    step = 2 / (9 * freedom)
    return float(freedom * (1 - step + 3.0902 * step**0.5) ** 3)
