"""A Moment: everything one viewer sees at one time, and what happened since the last. No sentence and no secret is in it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

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
