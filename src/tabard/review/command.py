"""`tabard review`: a recorded game as lines, as JSON, or as a page."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import msgspec

from tabard.bots import Budget
from tabard.cli import Progress, language, read_text, written
from tabard.engine.errors import BadRequest
from tabard.review.making import review
from tabard.review.page import review_page
from tabard.review.steps import steps
from tabard.review.text import as_lines
from tabard.table.file import check_page, put
from tabard.table.reading import open_journal
from tabard.words import Words

MOST: Final = 100_000  # iterations for a decision


def run(arguments: argparse.Namespace) -> int:
    journal = open_journal(read_text(arguments.file))
    seats = journal.box.seats
    if not 0 <= arguments.seat <= seats:
        raise BadRequest(f"--seat is {arguments.seat}; expected 1 to {seats}, or 0 for all")
    if arguments.html:
        check_page(Path(arguments.html))
    spoken = language(arguments.lang)
    with Progress("steps", len(steps(journal))) as progress:
        found = review(journal, iterations(arguments.budget), arguments.workers, progress=lambda done, of: progress.say(done))
    if arguments.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    if arguments.html:
        text = review_page(found, journal.box, arguments.seat - 1, spoken)
        with written(arguments.html):
            put(Path(arguments.html), text.encode())
        if not arguments.json:
            print(f"{arguments.html}: {len(found.decisions)} decisions, {len(text) // 1024} KB")
    elif not arguments.json:
        for line in as_lines(found, Words(spoken, journal.box, journal.names), arguments.seat - 1):
            print(line)
    return 0


def iterations(text: str) -> int:
    """So many tries for each decision; by the clock no review could be repeated."""
    found = Budget(text, False).iterations
    if not 1 <= found <= MOST:
        raise BadRequest(f"--budget is {text}; expected 1it to {MOST}it")
    return found
