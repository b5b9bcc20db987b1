"""What somebody sees: a Moment made from a state, and what is told of an event. Compiled, for a server does little else."""

from __future__ import annotations

from typing import Any

from tabard.engine.box import Box
from tabard.engine.state import OPEN, Event, Question
from tabard.table.moment import EVERYTHING, Asked, Mine, Moment, Option
from tabard.table.sheet import Message


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
