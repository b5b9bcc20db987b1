"""Writes first.sql: what the first release of the server stored. It was run once, with that release, and is kept to show how."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.network import Json, Line, Seated, Server
from tests.server.test_play import play_all

GAME = "king-and-fool"  # of the examples: rules that have no reason to change
FILE = Path(__file__).parent / "first.sql"


async def answer_some(table: Seated, count: int) -> int:
    """So many answers by whoever is asked; the number of the moment after them."""
    async with table.line(table.tokens[0]) as one, table.line(table.tokens[1]) as other:
        lines: list[Line] = [one, other]
        for line in lines:
            await line.until("now")
        for _ in range(count):
            asked = next(line for line in lines if line.asked())
            before = [line.now["moment"]["n"] for line in lines]
            assert (await asked.answer(asked.asked()[0], 0))["t"] == "now"
            for line, n in zip(lines, before):
                while line.now["moment"]["n"] == n:
                    await line.hear()
        await one.done("chat", text="Let us go on tomorrow. ¿Mañana?")
        n: int = one.now["moment"]["n"]
        return n


def played(server: Server) -> Json:
    """Three tables: a finished game, one in the middle, and one where somebody is waited for."""
    over = server.table(GAME, 1, ["steady"], undo="agree")
    asyncio.run(play_all(over, 1))
    running = server.table(GAME, 2, clock={"kind": "bank", "seconds": 600, "more": 5}, listed=True)
    n = asyncio.run(answer_some(running, 3))
    token = server.person("Béa")
    waits = server.done("/api/tables", {"game": GAME, "seats": ["open", "open"], "pace": 0}, token)
    server.done(f"/api/tables/{waits['id']}/sit", {"name": "Béa", "seat": 0, "key": waits["keys"][0]}, token)
    return {"over": over.id, "running": running.id, "open": waits["id"], "tokens": running.tokens, "n": n, "keys": waits["keys"]}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"))
        facts = played(server)
        server.stop()
        with sqlite3.connect(Path(folder) / "tables.db") as connection:
            lines = [f"-- {json.dumps(facts)}", *connection.iterdump()]
        connection.close()
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
