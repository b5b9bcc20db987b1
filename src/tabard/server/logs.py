"""What the server writes for whoever runs it: JSON lines on stderr. Nobody's name, nothing of a table, no token is in them."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

logger: Final = logging.getLogger("tabard.server")


def note(event: str, **facts: str | int | float) -> None:
    """Something that happens all the time."""
    logger.info(event, extra={"facts": facts})


def warn(event: str, **facts: str | int | float) -> None:
    """Something that should not happen."""
    logger.warning(event, extra={"facts": facts})


def broken(event: str, **facts: str | int | float) -> None:
    """A mistake of ours, with the place of it; to be called where an exception is caught."""
    logger.error(event, exc_info=True, extra={"facts": facts})


class Lines(logging.Formatter):
    """One line for each record. Of a library only where it speaks, of an error only its kind: what they say could be anything."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg) if record.name == logger.name else f"{record.name}: {record.funcName}",
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["stack"] = [f"{one.filename}:{one.lineno} {one.name}" for one in traceback.extract_tb(record.exc_info[2])]
        return msgspec.json.encode(line).decode()


def start(level: str) -> None:
    """Everything that is logged in this process, by us or by a library, goes through here."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logger.setLevel(level.upper())
