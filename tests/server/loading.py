"""Many people who answer at random, at a given pace or as fast as they can, with as little work of their own as can be."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
from functools import partial
from typing import Any

from tests.server.network import Json, Server


class Player(asyncio.Protocol):
    """One socket, with as little of the WebSocket protocol as it needs."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.buffer = b""
        self.open = False
        self.count = 0
        self.sent: dict[str, float] = {}
        self.answered = -1

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:200]
            self.open, self.buffer = True, rest
        at = 0
        while len(self.buffer) - at >= 2:
            kind, long = self.buffer[at] & 15, self.buffer[at + 1] & 127
            begin = at + 2
            if long == 126:
                long, begin = int.from_bytes(self.buffer[begin : begin + 2], "big"), begin + 2
            elif long == 127:
                long, begin = int.from_bytes(self.buffer[begin : begin + 8], "big"), begin + 8
            if len(self.buffer) < begin + long:
                break
            if kind == 1:
                self.heard(self.buffer[begin : begin + long])
            elif kind == 9:
                self.send(self.buffer[begin : begin + long], 10)
            at = begin + long
        self.buffer = self.buffer[at:]

    def heard(self, data: bytes) -> None:
        self.load.bytes += len(data)
        self.load.messages += 1
        if not data.split(b",", 1)[1].startswith((b'{"t":"now"', b'{"t":"no"', b'{"t":"done"')):
            return
        message = json.loads(data)[1]
        if message.get("cmd") in self.sent:
            self.load.times.append(time.perf_counter() - self.sent.pop(message["cmd"]))
            self.load.moves += message["t"] != "no"
        if message["t"] == "no":
            self.load.refused.append(message)
        if message["t"] != "now":
            return
        moment: Json = message["moment"]
        asked = [one for one in moment["mine"] if one["sealed"] < 0 and one["number"] != self.answered]
        if moment["over"]:
            self.load.over.add(self.table)
        elif asked:
            self.answered = asked[0]["number"]
            self.load.due(self, asked[0]["number"], random.randrange(len(asked[0]["options"])), moment["n"])

    def answer(self, number: int, choice: int, n: int) -> None:
        self.count += 1
        cmd = f"c{self.count}"
        self.sent[cmd] = time.perf_counter()
        self.send(json.dumps({"type": "answer", "cmd": cmd, "to": number, "choose": choice, "n": n}).encode(), 1)

    def send(self, data: bytes, kind: int) -> None:
        size = bytes([128 + len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([128 + kind]) + size + b"\0\0\0\0" + data)  # a mask of zeros changes nothing


class Load:
    """All who play, at a pace or as fast as they can, and what was counted."""

    def __init__(self, rate: float, tables: int) -> None:
        self.pause = tables / rate if rate else 0.0  # seconds between two moves of a table
        self.start()
        self.over: set[str] = set()
        self.players: list[Player] = []
        self.held: list[tuple[Player, int, int, int]] | None = []  # answers that wait until all are connected, or for ever

    def start(self) -> None:
        self.bytes = self.messages = self.moves = 0
        self.times: list[float] = []
        self.refused: list[Json] = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for player, number, choice, n in held:
            self.due(player, number, choice, n)

    def due(self, player: Player, number: int, choice: int, n: int) -> None:
        if self.held is not None:
            self.held.append((player, number, choice, n))
        elif not self.pause:
            player.answer(number, choice, n)
        else:
            asyncio.get_running_loop().call_later(self.pause * (0.5 + random.random()), player.answer, number, choice, n)


async def all_come(load: Load, server: Server, game: str, tables: int, people: int) -> None:
    """So many tables, with everybody connected; they begin when they are released."""
    seats = []
    for _ in range(tables):
        table = await asyncio.to_thread(server.table, game, people, [], grace=3600)
        seats += [(table.id, token) for token in table.tokens]
    for id, token in seats:
        made = await asyncio.get_running_loop().create_connection(partial(Player, load, id, token), "127.0.0.1", server.port)
        load.players.append(made[1])
