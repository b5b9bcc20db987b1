"""A long match leaks nothing: neither in the process that plays nor in the one that watches."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tabard.arena import watch
from tests.arena.folder import contest


def resident(pid: int) -> float:
    """Megabytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def test_a_thousand_games_leave_no_trace_in_memory() -> None:
    head = json.dumps(contest(["random", "random"]).head)
    seen = []
    with watch.hall():
        for deal in range(1, 1001):
            watch.play(head, deal, 0, 60)
            if deal in (300, 1000):
                (table,) = watch.IDLE
                seen.append((resident(os.getpid()), resident(table.child.pid)))
    (watching, playing), (later_watching, later_playing) = seen
    assert later_watching - watching < 3
    assert later_playing - playing < 3
