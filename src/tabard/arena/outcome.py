"""What came of a game, seat by seat; the same whether it was just played or is read again."""

from __future__ import annotations

from typing import Any

from tabard.engine.box import Box
from tabard.engine.state import Event
from tabard.table.journal import Journal


class Outcome:
    """One game: who sat where, its length, shares of the victory and scores, figures, and what chance dealt."""

    def __init__(self, deal: str, players: list[str]) -> None:
        self.deal = deal  # games with the same cards have the same
        self.players = players
        self.decisions = 0
        self.stages = 0
        self.shares: list[float] = []  # of the victory: they sum to 1
        self.wins: list[float] = []  # … but each member of a team has won all of it
        self.scores: list[int] = []
        self.figures: dict[str, list[float]] = {}
        self.began: list[list[str]] = []  # the cards dealt to begin with
        self.used: list[str] = []  # every card played
        self.fates: list[int] = []  # at the end of each stage

    def see(self, box: Box[Any], s: Any, told: list[Event]) -> None:
        """The deal, or what an answer led to."""
        if not self.began:
            self.began = box.judge.began(s)
        self.used += [ref for event in told for ref in box.show.used(event)]
        self.stages = box.judge.stage(s)
        if box.judge.fates:
            ended = self.stages if s.over else self.stages - 1
            self.fates += [box.judge.fate(s)] * (ended - len(self.fates))

    def end(self, box: Box[Any], s: Any, decisions: int) -> None:
        self.decisions = decisions
        self.shares = box.split(s)
        self.wins = box.shares(s)
        self.scores = [box.total(s, seat) for seat in range(s.seats)]
        self.figures = box.judge.figures(s)


def outcome_of(journal: Journal) -> Outcome:
    """A recorded game again."""
    box, again, decisions = journal.box, journal.anew(), 0
    dice = journal.head()["dice"]
    found = Outcome(str(dice.get("fast", dice.get("fair"))), journal.players)
    found.see(box, again.state, again.state.events)
    for row in journal.kept:
        decisions += len(box.question(again.state, row.question, row.seat).options) > 1
        told = again.fold(row)
        found.see(box, again.state, told)
    found.end(box, again.state, decisions)
    return found
