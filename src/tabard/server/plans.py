"""A plan: something that may happen at a table now, weighed and ready to be written down."""

from __future__ import annotations

from typing import Any

import msgspec

from tabard.table.journal import Row, Weighed


class Plan:
    """Something that may happen now: as an entry it becomes so."""

    def __init__(self, kind: str, seat: int, body: dict[str, Any], weighed: list[Weighed] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.weighed = weighed or []
        lines = [line for one in self.weighed for line in one.lines()]
        self.body = msgspec.json.encode({**body, "lines": lines} if lines else body).decode()
        self.change: dict[str, Any] = {}  # of the table's own row in the store
        if self.weighed and self.weighed[-1].state.over:
            self.change["state"] = "over"


def rebased(weighed: Weighed, after: Weighed) -> Weighed:
    """The same answer after a note."""
    rows: list[Row] = []
    before = after.rows[-1].hash
    for row in weighed.rows:
        rows.append(Row(row.cells, before))
        before = rows[-1].hash
    return Weighed(after.rows[-1].hash, rows, weighed.state, weighed.events, weighed.quiet, weighed.sealed)
