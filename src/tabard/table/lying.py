"""A Moment's zones read back with its Sheet: what lies in each zone, for whoever draws it."""

from __future__ import annotations

from typing import Any

from tabard.engine.zones import NUMBERS
from tabard.table.sheet import Card, Place, Sheet


class Stroke:
    """One side of an exchange as its numbers tell it."""

    def __init__(self, sheet: Sheet, numbers: list[int]) -> None:
        who, card, serves, self.pays, self.harm, self.price = numbers[:6]
        self.who = sheet.cards[who]
        self.card = sheet.cards[card] if card >= 0 else None
        self.guard = sheet.cards[serves] if serves >= 0 else None  # the card it serves as
        self.serves = "" if serves >= 0 else sheet.serves[-1 - serves]
        self.value = str(numbers[6]) if len(numbers) > 6 else ""
        self.terms = " + ".join([str(term) for term in numbers[7:]])


class Added:
    """What adds to a sum: a face, for a seat or nobody, and how much."""

    def __init__(self, card: Card, seat: int, value: int) -> None:
        self.card = card
        self.seat = seat
        self.value = value


class Lying:
    """A zone with what lies there; None is a card face down."""

    def __init__(self, sheet: Sheet, zone: Place, numbers: list[Any]) -> None:
        self.zone = zone
        self.name = zone.name
        self.look = zone.look
        self.owner = zone.owner
        self.part = zone.part
        self.most = zone.most
        self.numbers = numbers
        self.cards: list[Card | None] = []
        self.added: list[Added] = []
        self.strokes: list[Stroke] = []
        self.chosen = zone.look == "figure" and len(numbers) > 1
        self.count = int(numbers[0]) if zone.look in (*NUMBERS, "stack", "sum") else len(numbers)
        if zone.look == "exchanges":
            self.strokes = [Stroke(sheet, one) for one in numbers]
            self.count = len(numbers) // 2
        elif zone.look == "sum":
            self.added = [Added(sheet.cards[numbers[at]], numbers[at + 1], numbers[at + 2]) for at in range(1, len(numbers), 3)]
        elif zone.look not in NUMBERS:
            faces = numbers[1:] if zone.look == "stack" else numbers
            self.cards = [sheet.cards[face] if face >= 0 else None for face in faces]

    def known(self) -> list[Card]:
        """The cards the viewer sees the face of."""
        return [card for card in self.cards if card is not None]


def lying(sheet: Sheet, zones: dict[str, list[Any]]) -> list[Lying]:
    """Every zone there is now, in the order the box declares them."""
    return [Lying(sheet, zone, zones[zone.key]) for zone in sheet.zones if zone.key in zones]
