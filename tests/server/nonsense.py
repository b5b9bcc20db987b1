"""Nonsense over a socket: what a broken or a bad client might send, and what must come of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tabard.games import game as on_the_shelf
from tests.server.network import Json, Line, Server

TYPES = ("answer", "undo", "ask", "agree", "claim", "chat", "preset", "stand", "here")
FACTS = ("to", "choose", "n", "what", "yes", "text", "kind", "path", "seat")
WORDS = ["answer", "undo", "chat", "end", "pass", "play", "\u202e", "\x00", ""]
CODES = {"bad-request", "stale-answer", "no-such-option", "forbidden", "too-many"}
STATES: dict[str, Json] = {  # of a table, by its settings
    "waiting": {}, "playing": {}, "agreeing": {"undo": "agree"}, "watched": {"watch": "hands"},
    "clocked": {"clock": {"kind": "bank", "seconds": 86_400}},
    "veiled": {"veiled": True}, "hosted": {}, "over": {"delay": 2},
}  # fmt: skip
BATCH = 30  # messages at one table
DOES = ("bot", "free", "close", "begin", "mute", "unmute", "renew")
CAME = ("refused by the decoder", "refused by the table", "accepted", "of no consequence", "sent away")  # of a message
NO_LEVELS = ("", "nobody", "search:0it")  # a bot would answer by itself, and nobody could tell what a message has changed


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


class Place:
    """A table in one of its states, whoever is connected there, and all that it is."""

    def __init__(self, server: Server, game: str, state: str, dice: random.Random) -> None:
        self.server = server
        self.state = state
        self.dice = dice
        self.kinds = [kind.name for kind in on_the_shelf(game).box(2).kinds]
        self.table = server.table(game, 2, ["open"] if state == "waiting" else [], grace=86_400, **STATES[state])
        self.tokens = list(self.table.tokens)
        self.path = f"/api/tables/{self.table.id}"
        if state == "watched":
            self.tokens.append(server.person("Eye"))
            server.done(self.path + "/watch", {"key": self.table.made["watch"]}, self.tokens[-1])
        if state == "over":
            self.table.host(do="end")
        self.store = sqlite3.connect(server.database)
        self.lines: dict[str, Line] = {}  # by token
        self.moments: dict[str, Json] = {}

    def look(self) -> str:
        """A hash of what the store has, what is told of the table, and all that everybody sees and has seen."""
        told = [[self.server.ask(self.path + door, None, token)[1] for door in ("", "/past/0")] for token in self.tokens]
        self.moments = {token: seen[-1] for token, (_, seen) in zip(self.tokens, told) if isinstance(seen, list) and seen}
        entries = self.store.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY seq", [self.table.id]).fetchall()
        row = self.store.execute("SELECT * FROM tables WHERE id = ?", [self.table.id]).fetchall()
        return hashlib.sha256(repr([told, entries, row]).encode()).hexdigest()

    # What fits its type

    def number(self, *near: int) -> int:
        """One that means something here, or is beside it."""
        return max(0, self.dice.choice([*near, 0]) + self.dice.choice([0, 0, 0, 0, -1, 1]))

    def fitting(self, token: str) -> tuple[str, str]:
        """A command whose facts are of the right kind, about what is there."""
        dice, moment = self.dice, self.moments.get(token, {})
        asked, mine = moment.get("asked", []), moment.get("mine", [])
        type, n = dice.choice([*TYPES, "answer", "answer"]), self.number(moment.get("n", 0))
        question = dice.choice(mine) if mine else {"number": asked[0][0] if asked else 1, "options": []}
        path = " ".join(dice.choice(question["options"])[0]) if question["options"] else "hand:1"
        facts: Json = {
            "answer": {"to": self.number(question["number"], *[one[0] for one in asked]), "n": n,
                       "choose": self.number(dice.randrange(len(question["options"]) + 2)), "path": dice.choice(["", path])},
            "ask": {"what": dice.choice(["undo", "undo", "undo", "end"])},
            "agree": {"yes": dice.randrange(4) > 0},
            "claim": {"choose": self.number(2), "n": n},
            "chat": {"text": dice.choice(["hello", "\u202e!", "\u200b", "x" * 500])},
            # with a path that is never offered, so that nothing happens by itself
            "preset": {"kind": dice.choice([*self.kinds, "nothing"]), "path": dice.choice(["", path + " x"]),
                       "until": dice.choice(["stage", "game"])},
            "stand": {"seat": dice.randrange(4)},
        }  # fmt: skip
        return type, json.dumps({"type": type, "cmd": f"f{dice.randrange(50)}", **facts.get(type, {})})

    # What comes of it

    async def one_more(self, before: str, counted: Counter[str]) -> str:
        """A message by somebody, or a request of the host; what the table is after it: if it was refused, the same."""
        token = self.dice.choice(list(self.lines))
        hosting = self.state in ("waiting", "hosted") and self.dice.randrange(3) == 0
        type, said, by = self.hosted(token) if hosting else await self.said(token)
        counted[type] += 1
        after = self.look()
        assert "refused" not in by or after == before, f"refused, and yet something has changed: {said}"
        counted[by if after != before or "refused" in by else "of no consequence"] += 1
        return after

    async def said(self, token: str) -> tuple[str, str, str]:
        type, text = self.fitting(token) if self.dice.randrange(2) else nonsense(self.dice)
        line = self.lines[token]
        try:
            await line.socket.send(text)
            while "cmd" not in (told := await line.hear()):
                pass
        except ConnectionClosed:  # the host has freed the seat
            assert line.socket.close_code == 4403
            del self.lines[token]
            return type, text, "sent away"
        if told["t"] != "no":
            return type, text, "accepted"
        assert told["code"] in CODES, told
        return type, text, "refused by the table" if told["cmd"] else "refused by the decoder"

    def hosted(self, token: str) -> tuple[str, str, str]:
        """By HTTP, by the host or by another."""
        asked = {"do": self.dice.choice(DOES), "seat": self.dice.randrange(-1, 4), "level": self.dice.choice(NO_LEVELS)}
        status, told = self.server.ask(self.path + "/host", asked, token)
        assert status < 500, told
        return "host", json.dumps(asked), "refused by the table" if status >= 400 else "accepted"

    async def through(self, count: int, counted: Counter[str]) -> None:
        async with AsyncExitStack() as stack:
            for token in self.tokens:
                self.lines[token] = await stack.enter_async_context(self.table.line(token))
                await self.lines[token].until("table")
            before = self.look()
            for _ in range(count):
                before = await self.one_more(before, counted)
        counted[self.state] += count
        self.store.close()


async def no_text(place: Place) -> None:
    """What is no text closes the line."""
    async with place.table.line(place.tokens[0]) as line:
        await line.until("table")
        await line.socket.send(place.dice.randbytes(place.dice.randrange(40)))
        with pytest.raises(ConnectionClosed) as end:
            await line.until("nothing")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1003
        assert line.heard[-1] == {"t": "bye", "code": "bad-request"}


def fuzz(server: Server, game: str, count: int, seed: object) -> Counter[str]:
    """So many messages at tables in every state, half of them well-formed commands: what was sent, and what came of it."""
    dice, counted = random.Random(str(seed)), Counter[str]()
    states = list(STATES)
    for at, done in enumerate(range(0, count, BATCH)):
        place = Place(server, game, states[at % len(states)], dice)
        asyncio.run(place.through(min(BATCH, count - done), counted))
        asyncio.run(no_text(place))
        counted["bytes"] += 1
    return counted
