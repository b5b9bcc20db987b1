"""The table as a person sees, touches and speaks it."""

from __future__ import annotations

from typing import Any

from tabard.engine.cardset import Design
from tabard.engine.showing import Showing
from tabard.engine.state import Question
from tabard.engine.zones import Zone, Zones

from .state import Court

EVENTS = {
    "dealt": ["count"],
    "turn-began": ["round", "worth"],
    "showed": ["card"],
    "won": [],
    "nobody": [],
    "game-ended": [],
}


class CourtZones(Zones[Court]):
    """The cards that were not dealt, then what each has shown and still holds."""

    def __init__(self, cards: list[Design], seats: int) -> None:
        before = [Zone(name, look, seat) for seat in range(seats) for name, look in (("shown", "table"), ("hand", "hand"))]
        super().__init__(cards, [Zone("rest", "stack"), *before])

    def lying(self, view: Court) -> dict[str, list[Any]]:
        """A card is the number of its design already, and -1 face down."""
        found: dict[str, list[Any]] = {"rest": [len(view.rest)]}
        for seat in range(view.seats):
            found[f"shown@{seat}"] = view.shown[seat].copy()
            found[f"hand@{seat}"] = view.hands[seat].copy()
        return found


class Places(Showing[Court]):
    """The table of King and Fool as it is shown."""

    def __init__(self, cards: list[Design], seats: int) -> None:
        super().__init__(CourtZones(cards, seats), EVENTS)
        self.cards = cards
        self.uses = ["showed"]

    def spoken(self, name: str, fact: int) -> Any:
        return self.cards[fact].ref() if name == "card" else fact

    def status(self, view: Court) -> dict[str, Any]:
        return {"round": view.rounds() + (not view.over), "worth": view.won(len(self.cards) - 1)[1]}

    def path(self, view: Court, question: Question, option: int) -> list[str]:
        return [f"hand:{view.hands[question.seat].index(option) + 1}"]

    def facts(self, view: Court, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        return "option-card", {"card": self.cards[option].ref()}

    def prompt(self, view: Court, question: Question) -> tuple[str, dict[str, Any]]:
        return "ask-card", {"seat": question.seat, "worth": view.won(len(self.cards) - 1)[1]}
