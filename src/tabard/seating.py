"""Sitting down at the terminal table: which game, who, in which language, new or resumed."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tabard.bots import BOTS, check_name
from tabard.cli import language, read_text, variant, written
from tabard.engine.errors import BadRequest
from tabard.games import SHELF, game
from tabard.screen import Leave, Screen, number
from tabard.table.fair import new_dice
from tabard.table.file import JournalFile, resumed
from tabard.table.journal import Journal
from tabard.table.reading import read
from tabard.terminal import HUMAN, Terminal
from tabard.words import LANGUAGES, Words


def sit_down(arguments: argparse.Namespace) -> int:
    """`tabard play`: 0 when the game is over or left."""
    screen = Screen(input, print, sys.stdout.isatty())
    spoken = language(arguments.lang)
    try:
        if not arguments.lang and sys.stdin.isatty() and spoken == "en":
            spoken = ask_language(screen)
        seated(arguments.seats or HUMAN)  # refuse before anything is asked
        if arguments.resume:
            journal, file = resume(Path(arguments.resume), Words(spoken), screen)
        else:
            file = JournalFile(Path(arguments.save)) if arguments.save else None
            if file and file.path.exists():
                raise BadRequest(f"{file}: there is such a file; choose another name, or go on with its game: --resume {file}")
            journal = new_journal(arguments, spoken, screen)
    except (EOFError, Leave):
        return 0
    return play(Terminal(journal, spoken, screen, file, os.environ.get("TABARD_COMMAND", "tabard play")))


def resume(path: Path, words: Words, screen: Screen) -> tuple[Journal, JournalFile | None]:
    """The game a file has, and the file to go on in."""
    text = read_text(str(path))
    reading = read(text)
    if reading.torn:
        screen.say(words.say("file-torn", file=str(path)))
    with written(str(path)):
        return reading.journal, resumed(path, text, reading)


def play(table: Terminal) -> int:
    try:
        with written(str(table.file)):
            table.keep()
        table.run()
    except Leave:
        table.leave()
    except KeyboardInterrupt:
        table.leave()
        return 130
    return 0


def new_journal(arguments: argparse.Namespace, spoken: str, screen: Screen) -> Journal:
    shelf = game(arguments.game or ask_game(screen, spoken))
    players, names = seated(arguments.seats or ",".join([HUMAN] + ["steady"] * (shelf.usual - 1)))
    chosen = variant(arguments.variant)
    box = shelf.box(len(players), chosen, shelf.card_set(arguments.cards, chosen))
    words = Words(spoken, box)
    seats = [name or (words.seat(seat) if players[seat] == HUMAN else players[seat]) for seat, name in enumerate(names)]
    return Journal(box, arguments.seed or new_dice(), distinct(seats), players)


def ask_language(screen: Screen) -> str:
    screen.write(" · ".join([Words(one).say("page-language") for one in LANGUAGES]))
    return LANGUAGES[pick(screen, [Words(one).say("language") for one in LANGUAGES])]


def ask_game(screen: Screen, spoken: str) -> str:
    """The only game, or the one chosen."""
    if len(SHELF) == 1:
        return SHELF[0].name
    return SHELF[pick(screen, [Words(spoken, game=one.name).say("title") for one in SHELF])].name


def pick(screen: Screen, lines: list[str]) -> int:
    """The line chosen by its number; the first for anything else."""
    for at, text in enumerate(lines, 1):
        screen.write(f"{at} {text}")
    said = number(screen.ask(">"))
    return said - 1 if said in range(1, len(lines) + 1) else 0


def seated(given: str) -> tuple[list[str], list[str]]:
    """Who plays at each seat, and the name they chose, if any."""
    players, names = [], []
    for one in given.split(","):
        name, equals, player = one.strip().rpartition("=")
        if player != HUMAN and ":" not in player and player not in BOTS:
            raise BadRequest(f"'{one}' cannot sit down; expected {HUMAN}, NAME={HUMAN} or one of {', '.join(BOTS)}")
        if player != HUMAN:
            check_name(player)
        players.append(player)
        names.append(name if equals else "")
    return players, names


def distinct(names: list[str]) -> list[str]:
    """Two bots of a kind are told apart by their seat."""
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
