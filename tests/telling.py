"""What a person is told of a state, in words: the sentences that a Moment of it would give."""

from __future__ import annotations

from typing import Any

from tabard.engine.box import Box
from tabard.engine.state import Event, Question
from tabard.table.lying import Lying, lying
from tabard.table.seen import offered
from tabard.table.seen import told as heard
from tabard.table.sheet import sheet_of
from tabard.words import Words


def prompt(words: Words, box: Box[Any], view: Any, question: Question) -> str:
    message, facts = box.show.prompt(view, question)
    return words.say(message, **facts)


def option(words: Words, box: Box[Any], view: Any, question: Question, chosen: int) -> str:
    return words.message(offered(box, view, question, chosen))


def options(words: Words, box: Box[Any], view: Any, question: Question) -> list[str]:
    return [option(words, box, view, question, chosen) for chosen in question.options]


def event(words: Words, box: Box[Any], happened: Event, seat: int) -> str:
    return words.message(heard(box, happened, seat))


def status(words: Words, box: Box[Any], view: Any) -> str:
    return words.say("status", **box.show.status(view))


def zones(box: Box[Any], view: Any) -> list[Lying]:
    """What lies on the table, with its cards."""
    return lying(sheet_of(box), box.show.zones.lying(view))


def refs(zone: Lying) -> list[str]:
    """Its cards by section and id; those face down are empty."""
    return [card.ref if card else "" for card in zone.cards]
