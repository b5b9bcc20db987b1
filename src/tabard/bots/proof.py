"""What a journal proves of its bots: asked again, with what they could see, they answer the same."""

from __future__ import annotations

from typing import Final

from tabard.bots import bot
from tabard.bots.levels import is_level
from tabard.engine.bot import Bot
from tabard.table.journal import ANSWER, Journal, Row

TIMEOUT: Final = "timeout"
STAND_INS: Final = [TIMEOUT, "stood_in"]  # notes after which somebody else answers for a seat, once
KEEPER: Final = "steady"  # who that is


class Proof:
    """How many answers of bots are theirs, the rows of those that are not, and how many nobody can check."""

    def __init__(self) -> None:
        self.same = 0
        self.kept = 0  # answers the table gave for a seat: the keeper's …
        self.preset = 0  # … or somebody's own, chosen in advance, of which a journal does not tell
        self.other: list[int] = []
        self.by_clock = 0


def can_be_checked(player: str) -> bool:
    """Whether a bot answers the same whenever it is asked: not if it thinks by the clock, or is somebody's own."""
    return player in ("random", "steady") or is_level(player) or (player.startswith("search:") and player.endswith("it"))


def is_bot(player: str) -> bool:
    return can_be_checked(player) or ":" in player


def proven(journal: Journal) -> Proof:
    """Every answer of a bot once more, from the view it had."""
    found, again = Proof(), journal.anew()
    who = list(journal.players)
    kept = [id(row) for row in journal.kept]
    bots: dict[tuple[int, str], Bot] = {}
    instead: Row | None = None
    for number, row in enumerate(journal.rows, 1):
        if row.kind == "bot" or row.kind == "person":
            who[row.seat] = row.cells[2] if row.kind == "bot" else "person"
        elif row.kind in STAND_INS:
            instead = row
        elif row.kind == ANSWER:
            stands_in, instead = instead, None
            if id(row) not in kept:
                continue
            if stands_in is not None and stands_in.seat == row.seat:
                check_keeper(found, again, stands_in.kind, row, number)
            elif is_bot(who[row.seat]):
                check(found, again, bots, who[row.seat], row, number)
            again.fold(row)
    return found


def check_keeper(found: Proof, again: Journal, why: str, row: Row, number: int) -> None:
    """For a bot that failed the keeper answers; for somebody whose time ran out, what they chose in advance, or the keeper."""
    keeper = bot(KEEPER, again.box, again.seed_for("keeper", row.seat))
    if answers_so(keeper, again, row):
        found.kept += 1
    elif why == TIMEOUT:
        found.preset += 1
    else:
        found.other.append(number)


def answers_so(player: Bot, again: Journal, row: Row) -> bool:
    """Whether this is what a bot chooses with what it can see there."""
    view = again.box.redact(again.state, row.seat)
    question = again.box.question(view, row.question, row.seat)
    choice = player.choose(view, question) if len(question.options) > 1 else 0
    return question.options[choice] == row.option


def check(found: Proof, again: Journal, bots: dict[tuple[int, str], Bot], player: str, row: Row, number: int) -> None:
    if not can_be_checked(player):
        found.by_clock += 1
        return
    key = (row.seat, player)
    if key not in bots:
        bots[key] = bot(player, again.box, again.seed_for("bot", row.seat))
    if answers_so(bots[key], again, row):
        found.same += 1
    else:
        found.other.append(number)
