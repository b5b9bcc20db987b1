"""A plan: something that may happen at a table now, weighed and ready to be written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from tabard.table.journal import Weighed


class Plan:
    """Something that may happen now: as an entry it becomes so."""

    def __init__(self, kind: str, seat: int, body: dict[str, Any], weighed: list[Weighed] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.weighed = weighed or []
        lines = [line for one in self.weighed for line in one.lines()]
        self.body = msgspec.json.encode({**body, "lines": lines} if lines else body).decode()
        self.change: dict[str, Any] = {}  # of the table's own row in the store
        self.leaving: list[str] = []  # guests who are let in no more
        self.also: list[Callable[[Connection], object]] = []  # what is written down together with it
        if self.weighed and self.weighed[-1].state.over:
            self.change["state"] = "over"
