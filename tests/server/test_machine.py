"""Tables, seats, undo, clocks, coming back, rematches in any order: see machine.py."""

from __future__ import annotations

from tests.server.machine import run


def test_whatever_people_do_everybody_is_told_what_the_journal_says() -> None:
    run(25, 25)
