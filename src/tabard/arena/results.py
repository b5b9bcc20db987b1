"""The folder of a match: games.jsonl grows game by game; result.json and games.parquet are made of it at the end."""

from __future__ import annotations

import fcntl
import json
import os
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tabard.arena.contest import Contest
from tabard.arena.executors import extra
from tabard.arena.standing import Game, Games, Standing, timed
from tabard.engine.errors import BadRequest, BadSave
from tabard.engine.save import FORMAT, alike

GROUP: Final = 1000  # rows that are held in memory at a time
LIKE: Final = {"deal": 1, "rotation": 0, "length": 0, "options": [[0]], "shares": [0.0], "scores": [0]}


class Results:
    """The games finished so far; a run that is killed goes on from here."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.contest = contest
        self.games: Games = {}
        self.file = (folder / "games.jsonl").open("a+b")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.read()
        except BlockingIOError:
            self.file.close()
            raise BadRequest(f"another arena is writing to {folder}") from None
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def read(self) -> None:
        """Find the games that are there; a line without its end was cut short by a kill and is dropped."""
        self.file.seek(0)
        at = 0
        for number, line in enumerate(self.file, 1):
            if not line.endswith(b"\n"):
                break
            if number == 1:
                self.check_head(self.parsed(line, number))
            else:
                row = self.parsed(line, number)
                self.check_row(row, number)
                self.keep(row, at)
            at += len(line)
        self.file.truncate(at)

    def parsed(self, line: bytes, number: int) -> Any:
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise BadSave(f"{self.file.name}: line {number} is not JSON: the file was edited or damaged") from None

    def check_head(self, head: Any) -> None:
        """The settings must be those of the games that are there."""
        if not isinstance(head, dict) or head.get("tabard") != "match" or head.get("format") != FORMAT:
            raise BadSave(f"{self.file.name} is not a results file of a match in format {FORMAT}")
        for key, value in self.contest.head.items():
            if head.get(key) != value:
                before, now = quoted(head.get(key)), quoted(value)
                raise BadRequest(f"{self.folder} has games with {key} {before}, not {now}; take another folder for another match")

    def check_row(self, row: Any, number: int) -> None:
        """A line must be a game of this match that is not there yet."""
        if not isinstance(row, dict) or not all(alike(row.get(key), like) for key, like in LIKE.items()) or not self.fits(row):
            raise BadSave(f"{self.file.name}: line {number} is no game of this match")
        if (row["deal"], row["rotation"]) in self.games:
            raise BadSave(f"{self.file.name}: line {number} has deal {row['deal']}, rotation {row['rotation']} a second time")

    def fits(self, row: dict[str, Any]) -> bool:
        seats, forfeit = self.contest.box.seats, row.get("forfeit", 0)
        lost = isinstance(forfeit, dict) and forfeit.get("seat") in range(seats) and isinstance(forfeit.get("why"), str)
        there = row["deal"] > 0 and row["rotation"] in range(len(self.contest.lineups))
        return there and len(row["shares"]) == len(row["scores"]) == seats and (forfeit is None or lost)

    def keep(self, row: dict[str, Any], at: int) -> None:
        """Remember what counts of a row; the rest stays in the file."""
        self.games[row["deal"], row["rotation"]] = Game(row, at)

    def add(self, row: dict[str, Any]) -> None:
        """A finished game; the head comes with the first, so that whoever could not begin has not taken the folder."""
        at = self.file.seek(0, os.SEEK_END) or self.file.write(json.dumps(self.contest.head).encode() + b"\n")
        self.file.write(json.dumps(row).encode() + b"\n")
        self.file.flush()
        self.keep(row, at)

    def row(self, game: Game) -> dict[str, Any]:
        self.file.seek(game.at)
        found: dict[str, Any] = json.loads(self.file.readline())
        return found

    def finish(self, standing: Standing, bar: float | None) -> dict[str, Any]:
        """Write what the games come to, the same bytes however they were played; and give it back."""
        head = {key: value for key, value in self.contest.head.items() if key not in ("tabard", "cards")}
        result = {"tabard": "result", **head, "cards": self.contest.box.card_set.name, "deals": standing.deals,
                  "games": len(standing.counted()), "bar": bar, "verdict": None if bar is None else standing.verdict(bar),
                  "table": standing.table(self.games)}  # fmt: skip
        unfinished = self.folder / "unfinished"
        unfinished.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(self.folder / "result.json")
        self.write_parquet(standing, unfinished)
        unfinished.replace(self.folder / "games.parquet")
        return result

    def write_parquet(self, standing: Standing, file: Path) -> None:
        """A row for each game that counts, in order; the head of the match is in the file's metadata."""
        arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
        schema = arrow.schema(columns(arrow), {"tabard": json.dumps(self.contest.head)})
        with parquet.ParquetWriter(file, schema) as writer:
            keys = standing.counted()
            for first in range(0, len(keys), GROUP):
                rows = [self.full(self.row(self.games[key])) for key in keys[first : first + GROUP]]
                writer.write_table(arrow.Table.from_pylist(rows, schema))

    def full(self, row: dict[str, Any]) -> dict[str, Any]:
        """A row that says by itself what was played."""
        box = self.contest.box
        return {**row, "game": box.game, "seed": self.contest.seed(row["deal"]), "seats": self.contest.seated(row["rotation"]),
                "variant": ",".join([f"{key}={value}" for key, value in box.variant.items()]),
                "fingerprint": box.fingerprint, "result": row["shares"]}  # fmt: skip

    def times(self, standing: Standing) -> tuple[list[dict[str, float] | None], int]:
        """How long each player thought about its decisions, and in how many games times were taken."""
        found, games = [array("d") for _ in self.contest.players], 0
        for key in standing.counted():
            taken = self.row(self.games[key]).get("ms", [])
            games += bool(taken)
            for player, times in zip(self.contest.lineups[key[1]], taken):
                found[player].extend(times)
        return [timed(one) for one in found], games


def columns(arrow: Any) -> list[Any]:
    """The columns of games.parquet; seats count from 0, `options` has question, seat and choice of every answer."""
    text, number = arrow.string(), arrow.int32()
    return [
        ("game", text), ("deal", number), ("rotation", number), ("seed", text), ("seats", arrow.list_(text)),
        ("variant", text), ("fingerprint", text), ("result", arrow.list_(arrow.float64())), ("scores", arrow.list_(number)),
        ("length", number), ("options", arrow.list_(arrow.list_(number))),
        ("forfeit", arrow.struct([("seat", number), ("why", text)])),
    ]  # fmt: skip


def read_games(file: str | Path) -> tuple[Contest, Iterator[dict[str, Any]]]:
    """A games.parquet: the contest, which can replay each row, and the rows."""
    opened = extra("pyarrow.parquet").ParquetFile(file)
    contest = Contest(json.loads(opened.schema_arrow.metadata[b"tabard"]))
    return contest, (row for batch in opened.iter_batches(GROUP) for row in batch.to_pylist())


def read_lines(file: Path) -> tuple[Contest, list[dict[str, Any]]]:
    """A games.jsonl: the contest and its rows; a line without its end was cut short and does not count."""
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        head, *rows = [json.loads(line) for line in lines]
        contest = Contest(head)
    except (ValueError, RecursionError) as wrong:
        raise BadSave(f"{file} cannot be read: {getattr(wrong, 'message', 'it was edited or damaged')}") from None
    return contest, rows


def quoted(value: Any) -> str:
    """A setting in a sentence; a card set of somebody's own by its name."""
    if isinstance(value, dict) and "text" in value:
        return f"'{value['name']}' (or what is in it)"
    return json.dumps(value, ensure_ascii=False)
