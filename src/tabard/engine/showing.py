"""Showing: what a viewer of the table sees, touches and is told; what it is called is left to the words."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tabard.engine.state import NOBODY, Event, Question
from tabard.engine.step import S


class Face:
    """A card as a viewer sees it: its section and id, or face down; a group and a value for the eye."""

    def __init__(self, ref: str, group: str = "", value: str = "", special: bool = False, owner: int = NOBODY) -> None:
        self.ref = ref  # section and id, as in "noble:baron"; empty when face down
        self.group = group
        self.value = value
        self.special = special  # its text is a rule of its own
        self.owner = owner  # in a sum: the seat it stands for, or NOBODY


class Stroke(Face):
    """One side of an exchange: whose it is, what the card serves as, and what came of it."""

    def __init__(self, face: Face, whose: str, serves: str, terms: str = "", pays: int = 0, hits: int = 0) -> None:
        super().__init__(face.ref, face.group, face.value, False, face.owner)
        self.whose = whose  # the card that stands for whoever strikes or answers
        self.serves = serves  # "attack", a guard's section and id, "stop", "evade", "hit" for no answer, "open" for none yet
        self.terms = terms  # what the value is the sum of, as in "2 + 6"; empty if not known
        self.pays = pays  # the difference, on the side that pays it
        self.hits = hits  # taken in this exchange
        self.price = 0  # paid for the card


class Zone:
    """A place on the table: what terminal and pages draw. Its look says how:

    "line"    cards at numbered places, the front first
    "stack"   a pile of cards as their number, with those the viewer knows
    "hand", "pile", "table"   cards before a seat; "table" of nobody: cards lying open in the middle
    "count"   no cards, a number alone: coins, units
    "sum"     faces whose values add up to the count; those of nobody are set against each other
    "gauge"   a number alone, out of the most it can be: hits, breath
    "place"   the number of a place on a field where 1, 2, 3 face 4, 5, 6; 0 is beside it
    "names"   faces that are named there but lie elsewhere
    "ladder"  exchanges, two Strokes each: the attack and its answer
    """

    def __init__(
        self, name: str, owner: int, look: str, cards: list[Face], count: int, part: int = 0, whose: str = "", most: int = 0
    ) -> None:  # fmt: skip
        self.name = name
        self.owner = owner  # a seat, or NOBODY
        self.look = look
        self.cards = cards
        self.count = count
        self.part = part  # of a seat that plays several parts: which, from 0
        self.whose = whose  # … and the card that stands for it
        self.most = most  # of a gauge: how far it goes

    def key(self) -> str:
        """What paths call it: "hand", and "hand.2" for the second part of a seat."""
        return f"{self.name}.{self.part + 1}" if self.part else self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing(Generic[S]):
    """How one table is shown. Everything is asked of a view, and only looks."""

    def __init__(self, events: dict[str, list[str]]) -> None:
        # What the facts of each event are; one marked "?" is for those who may see it. A copy: a guest's box is its own.
        self.events = {kind: list(facts) for kind, facts in events.items()}
        self.played: list[str] = []  # the sections of the cards that are played: their texts are shown with the options
        self.uses = ["played"]  # the events that say a card is played or takes effect
        self.more: list[str] = []  # the events that say more of the one before: they are told in one breath with it
        self.fine: list[str] = []  # the events told only to those they concern: the log has them all
        self.terse = False  # its cards are many and wordy: their texts are shown with the options once, then when asked for
        self.look = "broadsheet"  # how a page is dressed: its palette and ornaments

    def zones(self, view: S) -> list[Zone]:
        """The table as the viewer sees it, in the order it is read out."""
        raise NotImplementedError

    def status(self, view: S) -> dict[str, Any]:
        """A few facts that say where the game stands."""
        return {}

    def path(self, view: S, question: Question, option: int) -> list[str]:
        """The things a person would touch for this option, in order."""
        raise NotImplementedError

    def facts(self, view: S, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        """The message that names this option, and its arguments."""
        raise NotImplementedError

    def prompt(self, view: S, question: Question) -> tuple[str, dict[str, Any]]:
        """The message that puts this question, and its arguments."""
        raise NotImplementedError

    def why_not(self, view: S, question: Question, ref: str) -> str:
        """The clause by which a card the seat holds is not among the options; empty if it is, or is not held."""
        return ""

    def claims(self, view: S, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What a seat may say at the table, true or false: messages and their arguments. Nothing follows from a claim."""
        return []

    def event(self, event: Event, seat: int) -> dict[str, Any]:
        """The arguments of an event's message, as this seat may know them: what it may not see is empty."""
        told: dict[str, Any] = {"seat": event.seat}
        for at, name in enumerate(self.events[event.kind]):
            plain = name.removeprefix("?")
            hidden = name != plain and not event.may_be_seen_by(seat)
            told[plain] = "" if hidden else self.spoken(plain, event.facts[at])
        return told

    def spoken(self, name: str, fact: int) -> Any:
        """A fact of an event as the words want it: a card's section and id, a place from 1."""
        return fact

    def used(self, event: Event) -> list[str]:
        """The cards that an event says are played or take effect."""
        if event.kind not in self.uses:
            return []
        return [fact for fact in self.event(event, event.seat).values() if isinstance(fact, str)]

    def exchanges(self, events: list[Event]) -> list[Stroke]:
        """The exchanges that these events tell of, two Strokes each, in a game that has any."""
        return []
