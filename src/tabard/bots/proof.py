"""What a journal proves of its bots: asked again, with what they could see, they answer the same."""

from __future__ import annotations

from typing import Final

from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.table.journal import ANSWER, Journal, Row

STAND_INS: Final = ["timeout", "stood_in"]  # notes after which somebody else answers for a seat, once


class Proof:
    """How many answers of bots are theirs, the rows of those that are not, and how many nobody can check."""

    def __init__(self) -> None:
        self.same = 0
        self.other: list[int] = []
        self.by_clock = 0


def can_be_checked(player: str) -> bool:
    """Whether a bot answers the same whenever it is asked: not if it thinks by the clock, or is somebody's own."""
    return player in ("random", "steady") or (player.startswith("search:") and player.endswith("it"))


def is_bot(player: str) -> bool:
    return can_be_checked(player) or ":" in player


def proven(journal: Journal) -> Proof:
    """Every answer of a bot once more, from the view it had."""
    found, again = Proof(), journal.anew()
    who = list(journal.players)
    kept = [id(row) for row in journal.kept]
    bots: dict[tuple[int, str], Bot] = {}
    excused = -1
    for number, row in enumerate(journal.rows, 1):
        if row.kind == "bot" or row.kind == "person":
            who[row.seat] = row.cells[2] if row.kind == "bot" else "person"
        elif row.kind in STAND_INS:
            excused = row.seat
        elif row.kind == ANSWER and id(row) in kept:
            if row.seat != excused and is_bot(who[row.seat]):
                check(found, again, bots, who[row.seat], row, number)
            excused = -1
            again.fold(row)
    return found


def check(found: Proof, again: Journal, bots: dict[tuple[int, str], Bot], player: str, row: Row, number: int) -> None:
    if not can_be_checked(player):
        found.by_clock += 1
        return
    box = again.box
    key = (row.seat, player)
    if key not in bots:
        bots[key] = bot(player, box, again.seed_for("bot", row.seat))
    view = box.redact(again.state, row.seat)
    question = box.question(view, row.question, row.seat)
    choice = bots[key].choose(view, question) if len(question.options) > 1 else 0
    if question.options[choice] == row.option:
        found.same += 1
    else:
        found.other.append(number)
