"""What is refused at a table, besides what the rules of its game refuse."""

from __future__ import annotations

from tabard.engine.errors import Refused


class Forbidden(Refused):
    """Somebody else may do this, or nobody."""

    code = "forbidden"


class SeatTaken(Refused):
    """Somebody sits there; perhaps it is the same person on another device."""

    code = "seat-taken"


class MustAgree(Refused):
    """Whoever sits down must know what the others may see."""

    code = "must-agree"
