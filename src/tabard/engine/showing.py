"""Showing: what a viewer of the table sees, touches and is told; what it is called is left to the words."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tabard.engine.state import NOBODY, Event, Question
from tabard.engine.step import S
from tabard.engine.zones import Zones


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing(Generic[S]):
    """How one table is shown. Everything is asked of a view, and only looks."""

    def __init__(self, zones: Zones[S], events: dict[str, list[str]]) -> None:
        self.zones = zones
        # What the facts of each event are; one marked "?" is for those who may see it. A copy: a guest's box is its own.
        self.events = {kind: list(facts) for kind, facts in events.items()}
        self.played: list[str] = []  # the sections of the cards that are played: their texts are shown with the options
        self.uses = ["played"]  # the events that say a card is played or takes effect
        self.more: list[str] = []  # the events that say more of the one before: they are told in one breath with it
        self.fine: list[str] = []  # the events told only to those they concern: the log has them all
        self.harms: list[str] = []  # the events in which somebody loses something: the one they name as `whom`, else their seat
        self.ends: list[str] = []  # the events that say the game or a part of it ends, or will
        self.tallies: dict[str, list[str]] = {}  # what is counted of each seat until the end: by name, the events of that seat
        self.stays: list[str] = []  # the events that decide a part of the game: what they say stays until somebody has read it
        self.terse = False  # its cards are many and wordy: their texts are shown with the options once, then when asked for
        self.look = "broadsheet"  # how a page is dressed: its palette and ornaments
        self.paid = ""  # the gauge that exchanges are paid from
        self.last: list[str] = []  # the touches that end something or do nothing: a menu has them below the others
        self.ahead: list[str] = []  # the touches that may be answered in advance, whenever such a question comes
        self.sides: list[int] = []  # by seat: those with the same number play together; empty if everybody plays alone

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

    def forbidden(self, view: S, questions: list[Question], lying: dict[str, list[Any]]) -> dict[str, str]:
        """Of the cards that the one asked holds, those that cannot be played now, each with the clause that forbids it."""
        found: dict[str, str] = {}
        for question in questions:
            for key in self.zones.held[question.seat]:
                for face in lying.get(key, []):
                    ref = self.zones.refs[face] if face >= 0 else ""
                    rule = self.why_not(view, question, ref) if ref and ref not in found else ""
                    if rule:
                        found[ref] = rule
        return found

    def part(self, view: S, question: Question) -> int:
        """Which of the parts a seat plays a question is about; NOBODY if about none or all of them."""
        return NOBODY

    def claims(self, view: S, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What a seat may say at the table, true or false: messages and their arguments. Nothing follows from a claim."""
        return []

    def kept(self, then: S, now: S, seat: int, claim: str, facts: dict[str, Any]) -> int:
        """Whether what a seat said was true, or was done: 1 or 0; -1 while that is not decided."""
        return -1

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
