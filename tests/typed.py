"""A terminal table driven by a script of typed lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabard
from tabard.screen import Leave, Screen
from tabard.seating import play
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.terminal import Terminal
from tabard.words import Words
from tests.guillotine.table import Table

GAME = tabard.game("guillotine")
HOME = "\033[H"  # a page drawn in place begins so
WIDE = "\n" * 60  # what clears the screen where it cannot be cleared


class Script:
    """Types lines, and keeps everything written; prompts are lines, too. No more lines: the end of the file."""

    def __init__(self, *typed: str, always: str | None = None, live: bool = False) -> None:
        self.typed = list(typed)
        self.always = always
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.screen = Screen(self.read, self.lines.append, live, live)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.lines.append(prompt)
        assert len(self.prompts) < 3000, "nobody types so much"
        if self.typed:
            return self.typed.pop(0)
        if self.always is None:
            raise EOFError
        return self.always

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def pages(self) -> list[list[str]]:
        """What stood on a screen that is drawn in place, page by page."""
        found = [one.removeprefix(HOME).removesuffix("\033[K\033[J") for one in self.lines if one.startswith(HOME)]
        return [one.split("\033[K\n") for one in found]

    @property
    def flat(self) -> str:
        """As one line, however it was wrapped."""
        return " ".join(re.split("[ \n]+", self.text)).strip()  # a no-break space breaks nothing


def journal_of(players: str = "you,random", seed: str = "terminal", edition: str = "standard") -> Journal:
    seats = players.split(",")
    names = [f"{player.title()}{seat + 1}" for seat, player in enumerate(seats)]
    return Journal(GAME.box(len(seats), {"edition": edition}), seed, names, seats)


def sat_down(journal: Journal, script: Script, language: str = "en", file: Path | None = None) -> Terminal:
    """Played until the game is over or somebody leaves."""
    table = Terminal(journal, language, script.screen, JournalFile(file) if file else None)
    play(table)
    return table


def laid_out(table: Table, *typed: str, players: str = "you,you", language: str = "en") -> tuple[Terminal, Script]:
    """A position laid out by hand, with one person asked."""
    script = Script(*typed)
    journal = Journal(table.box, 1, ["Ann", "Bob"], players.split(","))
    journal.state = table.s
    terminal = Terminal(journal, language, script.screen, None)
    terminal.facing = table.question().seat
    return terminal, script


def person_answers(table: Table, *typed: str, language: str = "en") -> Script:
    terminal, script = laid_out(table, *typed, language=language)
    with pytest.raises(Leave):
        terminal.person_answers()
    return script


def name(ref: str, language: str = "en") -> str:
    return Words(language, GAME.box(2)).name(ref)
