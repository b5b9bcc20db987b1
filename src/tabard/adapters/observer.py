"""What OpenSpiel is told of a table: lines of text, equal for what a viewer cannot tell apart, and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabard.adapters.encoding import encode, size
from tabard.engine.box import Box
from tabard.engine.save import lent
from tabard.engine.state import SPECTATOR, State

try:
    import numpy as np
    import orjson  # type: ignore[import-not-found,unused-ignore]
    import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    raise ImportError("OpenSpiel is not installed; expected: pip install 'tabard[openspiel]'") from None

if TYPE_CHECKING:
    from tabard.adapters.openspiel import TableState


def text(s: State) -> str:
    """A state as one line: equal if and only if the state is."""
    return encoded(lent(s))


def visible(view: State) -> dict[str, Any]:
    """What a view shows: not how many questions there were before, nor the number each has."""
    parts = lent(view)
    del parts["dice"], parts["asked"]
    parts["questions"] = [question[1:] for question in parts["questions"]]
    return parts


def encoded(parts: dict[str, Any]) -> str:
    """As JSON. A search asks for this text at every step: Python's own encoder takes more than ten times as long."""
    return str(orjson.dumps(parts), "utf-8")


class TableObserver:
    """What a seat sees, as text and as numbers; or what everybody sees; or, as text alone, what a seat sees and others do not."""

    def __init__(self, box: Box[Any], wanted: Any) -> None:
        self.box = box
        self.public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self.private = not wanted.public_info
        self.recall = wanted.perfect_recall
        self.tensor = None if self.private else np.zeros(size(box), np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        seat = SPECTATOR if self.public else player
        if self.tensor is not None:
            if state.table is None:
                self.tensor.fill(0.0)
            else:
                encode(self.box, self.box.glance(state.table, seat), seat, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        if self.private:
            return state.own(player)
        if self.public:
            return state.seen(SPECTATOR)
        return state.known(player) if self.recall else state.seen(player)
