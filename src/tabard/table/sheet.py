"""A Sheet: what the numbers in a Moment mean. One for each box and number of seats, and it never changes."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from tabard.engine.box import Box
from tabard.engine.cardset import Design
from tabard.engine.zones import SERVES


class Say(Struct, frozen=True):
    """A message inside a message: its id, and the facts it needs."""

    id: str
    facts: Facts


Fact = int | float | str | Say | list[int | str | Say]
Facts = dict[str, Fact]


class Message(Struct, frozen=True, array_like=True):
    """What can be said in any language: the id of a Fluent message, and its facts (docs/moment.md)."""

    id: str
    facts: Facts


class Card(Struct, frozen=True):
    """A face of the box; a zone names it by its place in the list of them."""

    ref: str  # section and id, with a colon between
    group: str
    value: str  # a short mark of what it is worth; empty if it has none
    special: bool  # its text is a rule of its own
    copies: int
    source: str
    named: Message  # the message that names it; its attribute `text` says what it does
    numbers: dict[str, int]  # what the text needs to know
    printed: dict[str, Any]
    gist: list[str]  # what of the printed things is told wherever it can be played
    name: str  # the name and the text its own file gives it; empty for ours
    text: str


class Kind(Struct, frozen=True):
    """A kind of question: the sizes of the fields its options are made of."""

    name: str
    sizes: list[int]
    secret: bool


class Place(Struct, frozen=True):
    """A zone as the box declares it; `look` says how its numbers are read (engine/zones.py, docs/moment.md)."""

    key: str
    name: str
    look: str
    owner: int
    part: int
    most: int
    touch: str


class Sheet(Struct, frozen=True):
    """Cards, kinds of question, zones and looks of one box."""

    name: str
    game: str
    fingerprint: str
    seats: int
    variant: dict[str, str]
    set: str
    ours: bool  # the card set is one of ours, so that every text has its numbers
    look: str  # how a page is dressed: its palette and ornaments
    terse: bool  # its cards are many and wordy: their texts are shown with the options once, then when asked for
    actions: int
    cards: list[Card]
    kinds: list[Kind]
    zones: list[Place]
    serves: list[str]  # what a negative number in a stroke means: the first is -1
    played: list[str]  # the sections of the cards that are played: their texts are shown with the options
    uses: list[str]  # the events that say a card is played or takes effect
    more: list[str]  # the events that say more of the one before: they are told in one breath with it
    fine: list[str]  # the events told only to those they concern: the log has them all
    harms: list[str]  # the events in which somebody loses something: the one they name as `whom`, else their seat
    ends: list[str]  # the events that say the game or a part of it ends, or will
    tallies: dict[str, list[str]]  # what is counted of each seat until the end, as `counted-NAME`: the events of that seat
    stays: list[str]  # the events that decide a part of the game: what they say stays until somebody has read it
    paid: str  # the gauge that exchanges are paid from; empty if there is none
    last: list[str]  # the touches that end something or do nothing: they stand below the others
    ahead: list[str]  # the touches that may be answered in advance, whenever such a question comes
    sides: list[int]  # by seat: those with the same number play together; empty if everybody plays alone


@lru_cache(maxsize=256)
def sheet_of(box: Box[Any]) -> Sheet:
    """Made once: neither changes."""
    show, zones = box.show, box.show.zones
    sheet = Sheet(
        name="",
        game=box.game,
        fingerprint=box.fingerprint,
        seats=box.seats,
        variant=dict(box.variant),
        set=box.card_set.name,
        ours=box.card_set.ours,
        look=show.look,
        terse=show.terse,
        actions=box.actions,
        cards=[card_of(design) for design in zones.designs],
        kinds=[Kind(kind.name, list(kind.sizes), kind.secret) for kind in box.kinds],
        zones=[Place(one.key, one.name, one.look, one.owner, one.part, one.most, one.touch) for one in zones.declared],
        serves=list(SERVES),
        played=list(show.played),
        uses=[f"event-{kind}" for kind in show.uses],
        more=[f"event-{kind}" for kind in show.more],
        fine=[f"event-{kind}" for kind in show.fine],
        harms=[f"event-{kind}" for kind in show.harms],
        ends=[f"event-{kind}" for kind in show.ends],
        tallies={name: [f"event-{kind}" for kind in kinds] for name, kinds in show.tallies.items()},
        stays=[f"event-{kind}" for kind in show.stays],
        paid=show.paid,
        last=list(show.last),
        ahead=list(show.ahead),
        sides=list(show.sides),
    )
    return replace(sheet, name=hashlib.sha256(encode(sheet)).hexdigest()[:16])  # whoever keeps one keeps what it says


def card_of(design: Design) -> Card:
    message, facts = design.named()
    return Card(
        ref=design.ref(),
        group=design.group(),
        value=design.value(),
        special=design.special(),
        copies=design.copies,
        source=design.source,
        named=Message(message, said(facts)),
        numbers=design.numbers(),
        printed=design.printed(),
        gist=design.gist(),
        name=design.name,
        text=design.text,
    )


def said(facts: dict[str, Any]) -> Facts:
    """Facts as every client reads them: a pair of a message and its facts becomes a Say."""
    return {key: fact(value) for key, value in facts.items()}


def fact(value: Any) -> Any:
    if isinstance(value, tuple):
        return Say(value[0], said(value[1]))
    return [fact(one) for one in value] if isinstance(value, list) else value
