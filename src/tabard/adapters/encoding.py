"""A view as an array of numbers: `engine/code.py` says which, and nothing is in them that the view does not show."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.code import Code, mark

try:
    import numpy as np
except ImportError:
    raise ImportError("numpy is not installed; expected: pip install 'tabard[pettingzoo]' or 'tabard[openspiel]'") from None

CODES: Final[dict[tuple[str, int], Code]] = {}


def code(box: Box[Any]) -> Code:
    """Made once for each box."""
    key = (box.fingerprint, box.seats)
    if key not in CODES:
        CODES[key] = Code(box)
    return CODES[key]


def size(box: Box[Any]) -> int:
    """How many numbers a view of this box has."""
    return code(box).size


def encode(box: Box[Any], view: Any, seat: int, out: Any = None) -> Any:
    """A seat's view as float32, into an array of the caller's if one is given."""
    written = code(box)
    if out is None:
        out = np.zeros(written.size, np.float32)
    else:
        out.fill(0.0)
    written.write(view, seat, memoryview(out))
    return out


def masked(box: Box[Any], view: Any, seat: int, out: Any = None) -> Any:
    """A 1 for each action open to a seat, as int8, into an array of the caller's if one is given."""
    if out is None:
        out = np.zeros(box.actions, np.int8)
    else:
        out.fill(0)
    mark(box, view.questions, seat, memoryview(out))
    return out
