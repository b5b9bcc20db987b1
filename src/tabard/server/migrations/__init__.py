"""How the store became what it is, step by step; each runs once, at the start, under a lock."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

LOCK: Final = 0x7AB4_4D00  # any number, the same for all who upgrade


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("tabard.server") / "migrations"))
    return found


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the store up to date; of several who start at once one does it, and the others wait."""
    with engine.execution_options(writing=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = config()
        found.attributes["connection"] = connection
        command.upgrade(found, to)
