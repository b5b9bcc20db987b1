"""A Moment's rows read back with its Sheet: what lies in each zone, for whoever draws it."""

from __future__ import annotations

from typing import Any

from tabard.engine.zones import NUMBERS
from tabard.table.sheet import Card, Place, Sheet


class Stroke:
    """One side of an exchange as a row tells it."""

    def __init__(self, sheet: Sheet, row: list[int]) -> None:
        who, card, serves, self.pays, self.harm, self.price = row[:6]
        self.who = sheet.cards[who]
        self.card = sheet.cards[card] if card >= 0 else None
        self.guard = sheet.cards[serves] if serves >= 0 else None  # the card it serves as
        self.serves = "" if serves >= 0 else sheet.serves[-1 - serves]
        self.value = str(row[6]) if len(row) > 6 else ""
        self.terms = " + ".join([str(term) for term in row[7:]])


class Added:
    """What adds to a sum: a face, for a seat or nobody, and how much."""

    def __init__(self, card: Card, seat: int, value: int) -> None:
        self.card = card
        self.seat = seat
        self.value = value


class Lying:
    """A zone with what lies there; None is a card face down."""

    def __init__(self, sheet: Sheet, zone: Place, row: list[Any]) -> None:
        self.zone = zone
        self.name = zone.name
        self.look = zone.look
        self.owner = zone.owner
        self.part = zone.part
        self.most = zone.most
        self.row = row
        self.cards: list[Card | None] = []
        self.added: list[Added] = []
        self.strokes: list[Stroke] = []
        self.chosen = zone.look == "figure" and len(row) > 1
        self.count = int(row[0]) if zone.look in (*NUMBERS, "stack", "sum") else len(row)
        if zone.look == "exchanges":
            self.strokes = [Stroke(sheet, one) for one in row]
            self.count = len(row) // 2
        elif zone.look == "sum":
            self.added = [Added(sheet.cards[row[at]], row[at + 1], row[at + 2]) for at in range(1, len(row), 3)]
        elif zone.look not in NUMBERS:
            faces = row[1:] if zone.look == "stack" else row
            self.cards = [sheet.cards[face] if face >= 0 else None for face in faces]

    def known(self) -> list[Card]:
        """The cards the viewer sees the face of."""
        return [card for card in self.cards if card is not None]


def lying(sheet: Sheet, zones: dict[str, list[Any]]) -> list[Lying]:
    """Every zone there is now, in the order the box declares them."""
    return [Lying(sheet, zone, zones[zone.key]) for zone in sheet.zones if zone.key in zones]
