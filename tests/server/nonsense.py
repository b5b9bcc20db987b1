"""Nonsense over a socket: what a broken or a bad client might send, and what must come of it."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.network import Json, Line, Server

TYPES = ("answer", "undo", "ask", "agree", "claim", "chat", "preset", "stand", "here")
FACTS = ("to", "choose", "n", "what", "yes", "text", "kind", "path", "seat")
WORDS = ["answer", "undo", "chat", "end", "pass", "play", "\u202e", "\x00", ""]
CODES = {"bad-request", "stale-answer", "no-such-option", "forbidden", "too-many"}
BATCH = 20


def some_json(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(9 if depth < 3 else 6)
    if kind == 6:
        return [some_json(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind > 6:
        return {dice.choice(["type", "cmd", "x", *FACTS]): some_json(dice, depth + 1) for _ in range(dice.randrange(5))}
    return [None, dice.randrange(2) == 0, dice.randrange(-5, 1 << 70), dice.random(), dice.choice(WORDS), dice.randrange(9)][kind]


def nonsense(dice: random.Random) -> tuple[str, str]:
    """Of a type of message, or of none: letters, JSON, or a command with facts that fit or do not."""
    kind = dice.randrange(5)
    if kind == 0:
        return "letters", "".join([chr(dice.randrange(1, 300)) for _ in range(dice.randrange(40))])
    if kind == 1:
        return "json", json.dumps(some_json(dice))
    type = dice.choice(TYPES)
    fitting: Json = {"answer": ("to", "choose"), "ask": ("what",), "agree": ("yes",), "claim": ("choose", "n"), "chat": ("text",),
                     "preset": ("kind", "path"), "stand": ("seat",)}  # fmt: skip
    said: Json = {"type": type, "cmd": f"f{dice.randrange(50)}"}
    for key in fitting.get(type, ()) if kind > 2 else [key for key in FACTS if dice.randrange(3) == 0]:
        said[key] = some_json(dice, 2)
    return type, json.dumps(said)


def fuzz(server: Server, game: str, count: int, seed: object) -> Counter[str]:
    """By somebody who is not asked anything, if possible: what is refused changes nothing. What was sent, and refused."""
    table = server.table(game, 2, undo="off")
    dice, counted = random.Random(str(seed)), Counter[str]()
    store = sqlite3.connect(server.database)

    def entries() -> int:
        return int(store.execute("SELECT count(*) FROM entries WHERE table_id = ?", [table.id]).fetchone()[0])

    async def batch(line: Line, at: int) -> None:
        before, heard = entries(), len(line.heard)
        for _ in range(BATCH):
            type, text = nonsense(dice)
            counted[type] += 1
            await line.socket.send(text)
        refusal = await line.done("undo", cmd=f"end {at}")
        assert refusal["code"] == "forbidden", "nothing is taken back at this table"
        refusals = [one for one in line.heard[heard:] if one["t"] == "no"]
        assert {one["code"] for one in refusals} <= CODES
        counted["refused"] += len(refusals) - 1
        assert entries() - before <= BATCH + 1 - len(refusals), "what is refused changes nothing"

    async def run() -> None:
        async with table.line(table.tokens[0]) as one, table.line(table.tokens[1]) as other:
            for line in (one, other):
                await line.until("now")
            line = one if one.now["moment"]["mine"] == [] else other
            idle = line.now["moment"]["mine"] == []  # where both are asked at once, nonsense may be an answer by chance
            for at in range(0, count, BATCH):
                await batch(line, at)
        async with table.line(table.tokens[0]) as again:
            same = (await again.until("now"))["moment"]["asked"] == one.now["moment"]["asked"]
            assert same or not idle, "nobody's question was answered"
            await again.socket.send(dice.randbytes(dice.randrange(40)))
            with pytest.raises(ConnectionClosed) as end:
                await again.until("nothing")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1003, "what is no text closes the line"
            assert again.heard[-1] == {"t": "bye", "code": "bad-request"}
            counted["bytes"] += 1

    asyncio.run(run())
    store.close()
    return counted
