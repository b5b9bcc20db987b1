"""The tree of a search: what each seat has learnt about each of its questions."""

from __future__ import annotations


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
