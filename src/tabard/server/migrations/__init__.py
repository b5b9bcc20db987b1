"""How the store became what it is, step by step; each runs once, at the start, under a lock."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from tabard.engine.errors import BadRequest

LOCK: Final = 0x7AB4_4D00  # any number, the same for all who upgrade


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("tabard.server") / "migrations"))
    return found


@cache
def revisions() -> tuple[str, ...]:
    """All there have been, the newest first."""
    return tuple([one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()])


def revision(connection: Connection) -> str:
    """That of a store, empty if nothing is stored yet; refused if it is newer than ours."""
    found = MigrationContext.configure(connection).get_current_revision() or ""
    check_revision(found, "this database")
    return found


def check_revision(found: str, what: str) -> None:
    if found and found not in revisions():
        raise BadRequest(f"{what} is of a newer Tabard (schema {found}; ours is {revisions()[0]}); expected: the newer Tabard")


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the store up to date; of several who start at once one does it, and the others wait."""
    with engine.execution_options(writing=True).begin() as connection:
        upgrade_with(connection, to)


def upgrade_with(connection: Connection, to: str = "head") -> bool:
    """The same within a transaction; whether there was anything to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    before = revision(connection)
    found = config()
    found.attributes["connection"] = connection
    command.upgrade(found, to)
    return revision(connection) != before
