"""What the first release of the server stored (first.sql, written by make_first.py): three tables, and who sits there."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import text

from tabard.server.serve import database
from tabard.server.store import connect

TEXT = (Path(__file__).parent / "first.sql").read_text(encoding="utf-8")
FACTS: dict[str, Any] = json.loads(TEXT.splitlines()[0].removeprefix("--"))
OVER, RUNNING, OPEN = FACTS["over"], FACTS["running"], FACTS["open"]


def lay(path: Path) -> str:
    """A new database with it; its address."""
    connection = sqlite3.connect(path)
    connection.executescript(TEXT)
    connection.close()
    return str(path)


def sql(url: str, words: str, **values: Any) -> list[Any]:
    """Somebody who edits the database by hand."""
    engine = connect(database(url))
    with engine.begin() as connection:
        found = connection.execute(text(words), values)
        rows = list(found) if found.returns_rows else []
    engine.dispose()
    return rows
