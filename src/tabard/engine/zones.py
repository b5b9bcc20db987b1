"""The places of a table: declared once by the box, and what lies there as lists of numbers for one viewer.

A card is the number of its *face*: a design of the box, so that two copies are one and the same. The look of a
zone says how its numbers are read:

"line"       faces at numbered places, the front first
"stack"      how many lie there, then the faces the viewer knows
"hand", "pile", "table"   faces before a seat; "table" of nobody: faces lying open in the middle
"self"       the face that stands for a part of a seat, then what it carries
"names"      faces that are named there but lie elsewhere
"count"      one number: coins, units
"figure"     one number of a part of a seat, and 1 after it if it is the one chosen to fight with
"gauge"      one number, out of the most it can be
"place"      the number of a place on a field where 1, 2, 3 face 4, 5, 6; 0 is beside it
"sum"        the total, then face, seat (or NOBODY) and value of each that adds to it
"exchanges"  strokes, two for each exchange: the attack and its answer (see `Stroke`)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import Design
from tabard.engine.state import NOBODY, Event
from tabard.engine.step import S

if TYPE_CHECKING:
    from mypy_extensions import i64

HIDDEN_FACE: Final = -1
LOOKS: Final = [
    "line", "stack", "hand", "pile", "table", "self", "names", "count", "figure", "gauge", "place", "sum", "exchanges",
]  # fmt: skip
NUMBERS: Final = ["count", "figure", "gauge", "place"]  # the looks whose list begins with the number that counts


class Zone:
    """A place of the table: its name, how it looks, whose it is and of which of their parts."""

    def __init__(self, name: str, look: str, owner: int = NOBODY, part: int = 0, most: int = 0) -> None:
        self.name = name
        self.look = look
        self.owner = owner  # a seat, or NOBODY
        self.part = part  # of a seat that plays several parts: which, from 0
        self.most = most  # of a gauge: how far it goes
        self.touch = f"{name}.{part + 1}" if part else name  # what paths call it
        self.key = self.touch if owner == NOBODY else f"{self.touch}@{owner}"


class Stroke:
    """One side of an exchange: who, with which card, as what, and what came of it."""

    def __init__(self, who: int, card: int, serves: int) -> None:
        self.who = who  # the face that stands for whoever strikes or answers
        self.card = card  # a face, or HIDDEN_FACE for none
        self.serves = serves  # a face, as of a guard; or one of the words below
        self.pays = 0  # the difference, on the side that pays it
        self.harm = 0  # how often it was hurt in this exchange
        self.price = 0  # paid for the card
        self.terms: list[int] = []  # its number, then what it is the sum of; empty if not known

    def clone(self) -> Stroke:
        twin = Stroke(self.who, self.card, self.serves)
        twin.pays, twin.harm, twin.price, twin.terms = self.pays, self.harm, self.price, self.terms
        return twin

    def numbers(self) -> list[int]:
        return [self.who, self.card, self.serves, self.pays, self.harm, self.price, *self.terms]


# What a card serves as when it is no card's name: negative numbers in a stroke.
SERVES: Final = ["attack", "stop", "evade", "taken", "open"]
ATTACK: Final = -1
STOP: Final = -2
EVADE: Final = -3
TAKEN: Final = -4
OPEN_YET: Final = -5


class Listener:
    """Whoever the zones are read out to, each by its number among those declared."""

    def cards(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        """Cards lie there, each with the face this list has for it."""
        raise NotImplementedError

    def stack(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        """They are a stack whose end is its top."""
        raise NotImplementedError

    def laid(self, zone: i64, numbers: list[Any]) -> None:
        """Numbers, as the look of the zone says."""
        raise NotImplementedError


class Listing(Listener):
    """Keeps all it is told, as lists."""

    def __init__(self, zones: list[Zone]) -> None:
        self.zones = zones
        self.found: dict[str, list[Any]] = {}

    def cards(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        self.found[self.zones[zone].key] = faces(cards, face)

    def stack(self, zone: i64, cards: list[int], face: list[Any]) -> None:
        self.found[self.zones[zone].key] = stack(cards, face)

    def laid(self, zone: i64, numbers: list[Any]) -> None:
        self.found[self.zones[zone].key] = numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(Generic[S]):
    """The zones of one box and the faces that may lie there."""

    def __init__(self, designs: list[Design], declared: list[Zone]) -> None:
        self.designs = designs  # by number of face
        self.declared = declared  # in the order they are read out
        self.refs = [design.ref() for design in designs]
        self.numbers = {ref: number for number, ref in enumerate(self.refs)}
        self.at = {zone.key: number for number, zone in enumerate(declared)}
        seats = 1 + max([zone.owner for zone in declared], default=NOBODY)
        mine = [[zone for zone in declared if zone.owner == seat] for seat in range(seats)]
        self.held = [[zone.key for zone in zones if zone.look in ("hand", "table")] for zones in mine]  # what may be played from

    def lying(self, view: S) -> dict[str, list[Any]]:
        """What lies in each zone there is now, by its key. A game says it here or in `read_out`, which spares the lists."""
        listing = Listing(self.declared)
        self.read_out(view, listing)
        return listing.found

    def read_out(self, view: S, to: Listener) -> None:
        """The same, told zone by zone."""
        for key, laid in self.lying(view).items():
            to.laid(self.at[key], laid)

    def besides(self, view: S) -> list[list[int]]:
        """What the view knows and no zone shows, in numbers: of nobody, then of each seat. Trailing zeros may be left out."""
        return []

    def most_besides(self, view: S) -> list[int]:
        """How many these can be."""
        return [len(known) for known in self.besides(view)]

    def exchanged(self, view: S) -> list[Stroke]:
        """The exchanges of this turn as the table shows them, two Strokes each, in a game that has any."""
        return []

    def exchanges(self, events: list[Event]) -> list[Stroke]:
        """The exchanges that these events tell of, with every price and hit."""
        return []


def faces(cards: list[int], face: list[Any]) -> list[Any]:
    """Cards as faces, by the face of each card: numbers, but as the objects they are, which saves unwrapping them."""
    return [face[card] if card >= 0 else HIDDEN_FACE for card in cards]


def stack(cards: list[int], face: list[Any]) -> list[Any]:
    """A stack whose end is its top: how many, then those known from the top down."""
    faces: list[Any] = [len(cards)]
    at: i64 = len(cards) - 1
    while at >= 0:
        card = cards[at]
        if card >= 0:
            faces.append(face[card])
        at -= 1
    return faces
