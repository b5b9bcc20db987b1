"""Tests speak table: lay out a position, play, say what may be played, in words."""

from __future__ import annotations

from typing import Any

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.state import Question
from tests.spoken import Spoken


def words(text: str) -> list[str]:
    return text.split()


class Table(Spoken):
    """A Guillotine table laid out by hand; seats count from 0, places in line from 1."""

    def __init__(self, seats: int = 2, edition: str = "standard", cards: CardSet | None = None, **given: Any) -> None:
        self.box = tabard.game("guillotine").box(seats, {"edition": edition}, cards)
        for key in ("line", "noble_deck", "noble_discards", "action_deck", "action_discards", "put"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "piles", "tables"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s = self.box.position(given)
        self.s.events = []
        self.box.check(self.s)

    # What lies there

    def noble(self, card: int) -> str:
        return self.box.cards.nobles[self.box.cards.noble_of[card]].id

    def action(self, card: int) -> str:
        return self.box.cards.actions[self.box.cards.action_of[card]].id

    def nobles(self, cards: list[int]) -> str:
        return " ".join(self.noble(card) for card in cards)

    def actions(self, cards: list[int]) -> str:
        return " ".join(self.action(card) for card in cards)

    @property
    def line(self) -> str:
        return self.nobles(self.s.line)

    @property
    def noble_deck(self) -> str:
        """Top first."""
        return self.nobles(self.s.noble_deck[::-1])

    @property
    def noble_discards(self) -> str:
        return self.nobles(self.s.noble_discards)

    @property
    def action_deck(self) -> str:
        """Top first."""
        return self.actions(self.s.action_deck[::-1])

    @property
    def action_discards(self) -> str:
        return self.actions(self.s.action_discards)

    def hand(self, seat: int) -> str:
        return self.actions(self.s.hands[seat])

    def pile(self, seat: int) -> str:
        return self.nobles(self.s.piles[seat])

    def table(self, seat: int) -> str:
        return self.actions(self.s.tables[seat])

    def points(self, seat: int) -> int:
        return self.box.total(self.s, seat)

    # What is asked

    def spoken(self, question: Question, option: int) -> str:
        message, facts = self.box.show.facts(self.s, question, option)
        facts = {key: value.split(":")[1] if isinstance(value, str) else value for key, value in facts.items()}
        match message:
            case "option-pass" | "option-count":
                return "pass"
            case "option-play" | "option-lay" | "option-card":
                return str(facts["action"])
            case "option-move":
                return f"{facts['noble']} {facts['from']} to {facts['to']}"
            case "option-noble":
                return f"{facts['noble']} at {facts['place']}"
            case "option-order":
                return " ".join(one.split(":")[1] for one in facts["nobles"])
            case "option-player":
                return f"seat {facts['whom']}"
            case "option-take":
                return f"{facts['noble']} of {facts['whom']}"
            case "option-late":
                return str(facts["noble"])
            case "option-table":
                return f"{facts['action']} of {facts['whom']}"
            case _:
                return message.removeprefix("option-")

    # What is said

    def play(self, *said: str) -> None:
        """The mover plays a card and makes its choices."""
        for one in said:
            self.say(one)

    def drop(self, seat: int) -> None:
        """The owner of Callous Guards takes them away."""
        question = self.question(seat, needed=False)
        self.box.answer(self.s, question.number, seat, 1)
        self.box.check(self.s)
