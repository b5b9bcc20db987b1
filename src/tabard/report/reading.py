"""The games of a report: those of a folder, or those that are played for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from tabard.arena.batch import Job, play_all
from tabard.arena.contest import Contest
from tabard.arena.executors import at_work
from tabard.arena.outcome import Outcome, outcome_of
from tabard.arena.results import read_lines
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest, BadSave, Refused
from tabard.games import box_of, game
from tabard.table.journal import Journal
from tabard.table.reading import read_head, read_with

CHUNK: Final = 20  # games a worker reads in one go


class Games:
    """Games of one box."""

    def __init__(self, name: str, box: Box[Any], found: list[Outcome | None]) -> None:
        self.name = name
        self.box = box
        self.outcomes = [one for one in found if one]
        self.left_out = len(found) - len(self.outcomes)
        if not self.outcomes:
            raise BadRequest(f"{name}: none of the {len(found)} games there is over; a report needs one at least")


def played(job: Job, games: int, workers: int, progress: Callable[[int], None]) -> Games:
    """Games that bots play for the report."""
    box = game(job.name).box(len(job.seats), job.variant, job.cards)
    return Games(job.cards.name, box, [*play_all(job, games, progress, workers)])


class Folder:
    """Games that were kept: journals, or what an arena has written."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.resolve().name
        self.kept: list[Any] = sorted(folder.glob("*.tabard"))
        if (folder / "games.jsonl").is_file():
            contest, self.kept = read_lines(folder / "games.jsonl")
            self.box, self.read = contest.box, partial(replay_some, contest.head)
        elif self.kept:
            head = named(self.kept[0], read_head, text_of(self.kept[0]))
            self.box, self.read = named(self.kept[0], box_of, head), partial(read_some, head)
        else:
            raise BadRequest(f"{folder} has no journals (*.tabard) and no games.jsonl in it; expected a folder of games")

    def games(self, workers: int, progress: Callable[[int], None]) -> Games:
        """All of them, in order, read by as many processes as are wanted."""
        chunks = [self.kept[first : first + CHUNK] for first in range(0, len(self.kept), CHUNK)]
        found: list[Outcome | None] = []
        with at_work("local", "", workers, ProcessPoolExecutor) as hands:
            for future in [hands.submit(self.read, chunk) for chunk in chunks]:
                found += future.result()
                progress(len(found))
        return Games(self.name, self.box, found)


def read_some(head: dict[str, Any], files: list[Path]) -> list[Outcome | None]:
    box = box_of(head)
    return [counted(named(file, journal_in, box, text_of(file))) for file in files]


def journal_in(box: Box[Any], text: str) -> Journal:
    """A journal of this box: a report is about one."""
    head = read_head(text)
    if (head["fingerprint"], head["seats"]) != (box.fingerprint, box.seats):
        here = f"{head['game']} for {head['seats']} ({head['fingerprint']})"
        first = f"{box.game} for {box.seats} ({box.fingerprint})"
        raise BadSave(f"this is {here}, other games of the folder are {first}; a report is about one game with one set of cards")
    return read_with(box, text).journal


def replay_some(head: dict[str, Any], rows: list[dict[str, Any]]) -> list[Outcome | None]:
    contest = Contest(head)
    return [counted(contest.replay(one)) for one in rows]


def counted(journal: Journal) -> Outcome | None:
    """What came of a game, if it is over and was dealt by chance."""
    return outcome_of(journal) if journal.state.over and journal.laid is None else None


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"{file}: cannot be read: {getattr(error, 'strerror', None) or 'this is not UTF-8 text'}") from None


def named(file: Path, read: Callable[..., Any], *given: Any) -> Any:
    """A refusal says in which file."""
    try:
        return read(*given)
    except Refused as refusal:
        raise BadSave(f"{file}: {refusal.message}") from None
