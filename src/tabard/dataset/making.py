"""A shard: the games of some deals, one row for each decision. Whoever makes it, its bytes depend on the settings alone."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stdout
from platform import python_version
from typing import Any, Final

from tabard.arena.contest import Contest
from tabard.arena.executors import extra
from tabard.arena.match import gains, play
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.code import Code
from tabard.engine.errors import BadRequest

COLUMNS: Final = {
    "deal": ("int32", "number of the deal: the same cards in every seating"),
    "rotation": ("int32", "which seating of it: together with `deal` it names a game"),
    "step": ("int32", "number of the decision in its game, from 0"),
    "seat": ("int32", "who decides, from 0"),
    "player": ("string", "the bot at that seat"),
    "kind": ("string", "kind of the question"),
    "places": ("list<int32>", "observation: where the numbers that are not 0 stand"),
    "numbers": ("list<float>", "… and what they are"),
    "open": ("list<int32>", "mask: the actions that can be chosen, two or more"),
    "action": ("int32", "the answer: the action that was chosen"),
    "gain": ("double", "result: what the game brings this seat, its share of the victory times the seats, less 1"),
    "score": ("int32", "result: the points of this seat at the end"),
    "last": ("bool", "whether this is the last decision of this seat in its game"),
}  # by name: the type, and what it is


def settings(contest: Contest, deals: int, shard: int) -> dict[str, Any]:
    """All that a dataset depends on."""
    box = contest.box
    match = {key: value for key, value in contest.head.items() if key != "limit"}  # bots take the time they want
    return {"tabard": "dataset", "match": match, "deals": deals, "shard": shard, "observation": Code(box).size,
            "actions": box.actions, "python": python_version(), "pyarrow": extra("pyarrow").__version__}  # fmt: skip


class Scribe:
    """A bot at its seat; what it saw, could do and did is written down."""

    def __init__(self, bot: Bot, name: str, box: Box[Any], code: Code, rows: list[dict[str, Any]]) -> None:
        self.bot = bot
        self.name = name
        self.box = box
        self.code = code
        self.rows = rows

    def choose(self, view: Any, question: Any) -> int:
        if len(question.options) == 1:
            return self.bot.choose(view, question)
        seen: dict[int, float] = {}
        self.code.write(view, question.seat, seen)
        places = sorted(seen)
        choice = self.bot.choose(view, question)
        actions = [self.box.action(question.kind, option) for option in question.options]
        self.rows.append({
            "step": len(self.rows), "seat": question.seat, "player": self.name, "kind": self.box.kinds[question.kind].name,
            "places": places, "numbers": [seen[place] for place in places], "open": actions, "action": actions[choice],
        })  # fmt: skip
        return choice


def played(contest: Contest, code: Code, deal: int, rotation: int) -> tuple[list[dict[str, Any]], list[float]]:
    """The rows of one game, and what each player gained."""
    box, rows = contest.box, list[dict[str, Any]]()
    named = enumerate(contest.seated(rotation))
    scribes: Any = [Scribe(contest.bot(deal, rotation, seat), name, box, code, rows) for seat, name in named]
    s, _ = play(box, contest.seed(deal), scribes)
    gained, left = gains(box, s), [sum([row["seat"] == seat for row in rows]) for seat in range(box.seats)]
    for row in rows:
        seat = row["seat"]
        left[seat] -= 1
        row.update(deal=deal, rotation=rotation, gain=gained[seat], score=box.total(s, seat), last=left[seat] == 0)
    seats = contest.lineups[rotation]
    return rows, [gained[seats.index(player)] if player in seats else 0.0 for player in range(len(contest.players))]


def made(about: str, first: int, last: int) -> bytes:
    """The shard with the deals from the first to the last, by whoever works."""
    wanted = json.loads(about)
    if wanted["pyarrow"] != (here := extra("pyarrow").__version__):
        raise BadRequest(f"the dataset was begun with pyarrow {wanted['pyarrow']}; this worker has {here}")
    contest = Contest(wanted["match"])
    contest.check_here()
    code, rows, gained = Code(contest.box), list[dict[str, Any]](), [0.0] * len(contest.players)
    with redirect_stdout(sys.stderr):  # whatever bots print is no result
        for deal in range(first, last + 1):
            for rotation in range(len(contest.lineups)):
                more, brought = played(contest, code, deal, rotation)
                rows += more
                gained = [before + now for before, now in zip(gained, brought)]
    return packed(about, gained, rows)


def packed(about: str, gained: list[float], rows: list[dict[str, Any]]) -> bytes:
    """Rows as a file of parquet."""
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    types = {"list<int32>": arrow.list_(arrow.int32()), "list<float>": arrow.list_(arrow.float32())}
    fields = [arrow.field(name, types.get(form) or arrow.type_for_alias(form), False) for name, (form, _) in COLUMNS.items()]
    file = io.BytesIO()
    schema = arrow.schema(fields, {"tabard": about, "gained": json.dumps(gained)})
    parquet.write_table(arrow.Table.from_pylist(rows, schema), file, compression="zstd")
    return file.getvalue()
