"""A Moment: everything one viewer sees at one time, and what happened since the last. No sentence and no secret is in it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tabard.engine.box import Box
from tabard.engine.state import OPEN, Event, Question
from tabard.table.sheet import Facts, Message

EVERYTHING: Final = -2  # whoever looks at a game that is over and sees all hands


class Asked(Struct, array_like=True):
    """A question as everybody sees it."""

    number: int
    seat: int
    kind: str
    needed: bool
    sealed: bool
    part: int  # of a seat that plays several parts: which it is about; -1 if none


class Option(Struct, array_like=True):
    """What can be chosen: the things to touch, the message that names it, its number among all actions of the box."""

    path: list[str]
    id: str
    facts: Facts
    action: int


class Mine(Struct):
    """A question put to the viewer."""

    number: int
    kind: str
    needed: bool
    sealed: int  # the option the viewer has sealed, or -1
    ask: Message
    options: list[Option]


class Moment(Struct):
    """All that one viewer sees."""

    n: int  # moments are numbered; a number never returns
    seat: int  # whose: -1 for a spectator, -2 for one who sees everything
    over: bool
    zones: dict[str, list[Any]]
    status: Message
    totals: list[int]  # as far as the viewer may know them
    asked: list[Asked]
    mine: list[Mine]
    why_not: dict[str, str]  # of the cards I hold and cannot play: the clause that forbids it
    events: list[Message]
    winners: list[int]


def moment(box: Box[Any], s: Any, seat: int, n: int = 0, events: list[Message] | None = None) -> Moment:
    """What a viewer sees of a state."""
    view = s if seat == EVERYTHING else box.redact(s, seat)
    known = s if s.over else view  # at the end everything is counted in the open
    lying = box.show.zones.lying(view)
    mine = [question for question in view.questions if question.seat == seat]
    return Moment(
        n=n,
        seat=seat,
        over=s.over,
        zones=lying,
        status=Message("status", box.show.status(view)),
        totals=[box.total(known, one) for one in range(box.seats)],
        asked=[asked(box, view, question) for question in view.questions],
        mine=[put(box, view, question) for question in mine],
        why_not=box.show.forbidden(view, mine, lying) if mine else {},
        events=events or [],
        winners=box.winners(s) if s.over else [],
    )


def asked(box: Box[Any], view: Any, question: Question) -> Asked:
    sealed = question.answer != OPEN
    kind = box.kinds[question.kind].name
    return Asked(question.number, question.seat, kind, question.needed, sealed, box.show.part(view, question))


def put(box: Box[Any], view: Any, question: Question) -> Mine:
    """A question with its options, as the one who is asked sees it."""
    options = [offered(box, view, question, option) for option in question.options]
    ask = Message(*box.show.prompt(view, question))
    return Mine(question.number, box.kinds[question.kind].name, question.needed, question.answer, ask, options)


def offered(box: Box[Any], view: Any, question: Question, option: int) -> Option:
    message, facts = box.show.facts(view, question, option)
    return Option(box.show.path(view, question, option), message, facts, box.first[question.kind] + option)


def told(box: Box[Any], event: Event, seat: int) -> Message:
    """An event as a viewer may know it; who sees everything sees it with the eyes of whom it concerns."""
    eyes = event.seat if seat == EVERYTHING else seat
    return Message(f"event-{event.kind}", box.show.event(event, eyes))
