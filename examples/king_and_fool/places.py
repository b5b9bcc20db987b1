"""The table as a person sees, touches and speaks it."""

from __future__ import annotations

from typing import Any

from tabard.engine.cardset import Design
from tabard.engine.showing import Face, Showing, Zone
from tabard.engine.state import NOBODY, Question

from .state import Court

EVENTS = {
    "dealt": ["count"],
    "turn-began": ["round", "worth"],
    "showed": ["card"],
    "won": [],
    "nobody": [],
    "game-ended": [],
}


class Places(Showing[Court]):
    """The table of King and Fool as it is shown."""

    def __init__(self, cards: list[Design]) -> None:
        super().__init__(EVENTS)
        self.cards = cards
        self.uses = ["showed"]

    def spoken(self, name: str, fact: int) -> Any:
        return self.cards[fact].ref() if name == "card" else fact

    def zones(self, view: Court) -> list[Zone]:
        found = [Zone("rest", NOBODY, "stack", [], len(view.rest))]
        for seat in range(view.seats):
            found.append(Zone("shown", seat, "table", self.faces(view.shown[seat]), len(view.shown[seat])))
            found.append(Zone("hand", seat, "hand", self.faces(view.hands[seat]), len(view.hands[seat])))
        return found

    def faces(self, cards: list[int]) -> list[Face]:
        return [self.face(card) for card in cards]

    def face(self, card: int) -> Face:
        """Face down if the viewer does not know it."""
        return Face(self.cards[card].ref(), "court", str(card + 1)) if card >= 0 else Face("")

    def status(self, view: Court) -> dict[str, Any]:
        return {"round": view.rounds() + (not view.over), "worth": view.won(len(self.cards) - 1)[1]}

    def path(self, view: Court, question: Question, option: int) -> list[str]:
        return [f"hand:{view.hands[question.seat].index(option) + 1}"]

    def facts(self, view: Court, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        return "option-card", {"card": self.cards[option].ref()}

    def prompt(self, view: Court, question: Question) -> tuple[str, dict[str, Any]]:
        return "ask-card", {"seat": question.seat, "worth": view.won(len(self.cards) - 1)[1]}
