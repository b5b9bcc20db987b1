"""`tabard report`: many games as lines, as JSON, or as a page; alone, or beside others."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from tabard.arena.batch import Job
from tabard.bots import check_name
from tabard.cli import Progress, language, variant, written
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.games import SHELF, game
from tabard.report.making import compare, report
from tabard.report.page import report_page
from tabard.report.reading import Folder, Games, played
from tabard.report.text import as_lines
from tabard.table.file import check_page, put
from tabard.words import Words


def run(arguments: argparse.Namespace) -> int:
    spoken = language(arguments.lang)
    if arguments.html:
        check_page(Path(arguments.html))
    games = gathered(arguments)
    found = compare(*games) if len(games) > 1 else report(games[0])
    if arguments.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    if arguments.html:
        text = report_page(found, [one.box for one in games], spoken)
        with written(arguments.html):
            put(Path(arguments.html), text.encode())
        if not arguments.json:
            print(f"{arguments.html}: {sum(len(one.outcomes) for one in games)} games, {len(text) // 1024} KB")
    elif not arguments.json:
        for line in as_lines(found, [one.box for one in games], [Words(spoken, one.box) for one in games]):
            print(line)
    return 0


def gathered(arguments: argparse.Namespace) -> list[Games]:
    """The games asked for, and those to put beside them; refused before any work if there are none."""
    folder, against = Path(arguments.what), Path(arguments.against)
    named = arguments.what in [one.name for one in SHELF]
    if not named and not folder.is_dir():
        known = ", ".join([one.name for one in SHELF])
        raise BadRequest(f"'{arguments.what}' is neither a folder of games nor a game; there are {known}")
    if arguments.against and not named and not against.is_dir():
        raise BadRequest(f"'{arguments.against}' is no folder; --against is another folder, or with a GAME a card set")
    sides: list[Job | Folder] = [asked_for(arguments, arguments.cards) if named else Folder(folder)]
    if arguments.against:
        sides.append(Folder(against) if against.is_dir() else asked_for(arguments, arguments.against))
    found = [taken(side, arguments) for side in sides]
    tables = [(one.box.game, one.box.seats) for one in found]
    if tables[0] != tables[-1]:
        here, there = [f"{name} for {seats}" for name, seats in tables]
        raise BadRequest(f"{here} and {there} cannot be compared; expected games of one kind, for as many players")
    return found


def asked_for(arguments: argparse.Namespace, cards: str) -> Job:
    """What bots are to play."""
    shelf = game(arguments.what)
    seats = arguments.seats.split(",") if arguments.seats else ["steady"] * shelf.usual
    for name in seats:
        check_name(name, shelf)
    if arguments.games < 1:
        raise BadRequest(f"--games is {arguments.games}; expected 1 or more")
    chosen = variant(arguments.variant)
    given: CardSet = shelf.card_set(cards, chosen)
    shelf.box(len(seats), chosen, given)  # refuse before any work
    return Job(shelf.name, seats, chosen, given, arguments.seed, False, by_card=True)


def taken(side: Job | Folder, arguments: argparse.Namespace) -> Games:
    """Read or played."""
    count = len(side.kept) if isinstance(side, Folder) else arguments.games
    with Progress("games", count) as progress:
        if isinstance(side, Folder):
            return side.games(arguments.workers, progress.say)
        return played(side, count, arguments.workers, progress.say)
