"""The tree of a search: what each seat has learnt about each of its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabard.engine.box import Box
from tabard.engine.dice import turned
from tabard.engine.state import Question

if TYPE_CHECKING:
    from mypy_extensions import i64


class Edge:
    """What came of one action at one node."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """A question as its seat knows it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}


def noted(box: Box[Any], keys: list[int], question: Question, choice: int) -> None:
    """Every seat has seen this answer, or only that it was given."""
    action: i64 = box.action(question.kind, question.options[choice])
    secret = box.kinds[question.kind].secret
    for seat in range(len(keys)):
        key: i64 = keys[seat]
        seen: i64 = 1 if secret and seat != question.seat else action * 2 + 2
        keys[seat] = turned(key ^ (seen * 8 + question.seat))
