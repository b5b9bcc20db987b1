"""A contest: who plays whom on which deals. Its head is all a worker needs to know, and the first line of the results."""

from __future__ import annotations

import hashlib
from itertools import combinations
from pathlib import Path
from typing import Any

import tabard
from tabard.arena.match import blank
from tabard.bots import bot
from tabard.bots.levels import budget_of, is_level
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import purpose
from tabard.engine.errors import BadRequest
from tabard.engine.save import check_fingerprint, check_header, header
from tabard.games import box_of, game
from tabard.table.journal import Journal


class Contest:
    """Every deal is played once in every line-up: each group of players that fills the table, moved on seat by seat.

    If the head says how many line-ups, only the first so many are played.
    """

    def __init__(self, head: dict[str, Any]) -> None:
        check_header(head, "match")
        self.head = head
        self.box = box_of(head)
        check_fingerprint(self.box, head, "match")
        self.players: list[str] = head["players"]
        self.lineups = lineups(len(self.players), self.box.seats)[: head.get("lineups")]

    def seated(self, rotation: int) -> list[str]:
        """The names of the bots, seat by seat."""
        return [self.players[player] for player in self.lineups[rotation]]

    def seed(self, deal: int) -> str:
        """What the cards are dealt by: the same in every line-up."""
        return f"{self.head['seed']}/{deal}"

    def bot(self, deal: int, rotation: int, seat: int) -> Bot:
        return bot(self.seated(rotation)[seat], self.box, self.bot_seed(deal, rotation, seat))

    def bot_seed(self, deal: int, rotation: int, seat: int) -> str:
        """What a bot's dice are thrown by: it tells nothing of the deal."""
        return purpose(self.seed(deal), "bot", rotation, self.lineups[rotation][seat])

    def replay(self, row: dict[str, Any]) -> Journal:
        """A row of the results as a journal: the game again, as far as it was played."""
        journal = blank(self.box, self.seed(row["deal"]), self.seated(row["rotation"]))
        for number, seat, choice in row["options"]:
            journal.answer(number, seat, choice)
        return journal

    def check_here(self) -> None:
        """Here must be the Tabard and the bots' files that the match began with."""
        if self.head["version"] != tabard.__version__:
            raise BadRequest(f"the match was begun with Tabard {self.head['version']}; this worker has {tabard.__version__}")
        for level, known in self.head.get("levels", {}).items():
            if level_here(level, self.box) != known:
                raise BadRequest(f"the match was begun with {level} as search:{known}; here it is another")
        for file, known in self.head["files"].items():
            if mark(file) != known:
                raise BadRequest(f"{file} is not the file that the match was begun with")


def head_of(box: Box[Any], players: list[str], seed: str, limit: float) -> dict[str, Any]:
    """The head of a new contest: all that its games depend on."""
    files = sorted({name.partition(":")[0] for name in players if ".py:" in name})
    levels = {name: level_here(name, box) for name in players if is_level(name)}
    return {**header(box, "match"), "version": tabard.__version__, "rules": box.version, "players": players,
            **({"levels": levels} if levels else {}), "files": {file: mark(file) for file in files},
            "seed": seed, "limit": limit}  # fmt: skip


def level_here(name: str, box: Box[Any]) -> str:
    """What a level is at this table."""
    return budget_of(name, game(box.game), box.seats)


def lineups(players: int, seats: int) -> list[list[int]]:
    """Which player has each seat, in every game of a deal."""
    found = []
    for group in combinations(range(players), seats):
        for shift in range(seats):
            found.append([group[(seat - shift) % seats] for seat in range(seats)])
    return found


def mark(file: str) -> str:
    """A file's fingerprint."""
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise BadRequest(f"{file} with a bot in it cannot be read here: {error.strerror}") from None
