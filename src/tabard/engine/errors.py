"""What can be refused, and how: one sentence for a person, a code for a program, the rule where there is one."""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final

JOINERS: Final = "\u200c\u200d"  # of letters, as some languages and signs need them
BREAK: Final = "\u00ad"  # where a long word may be broken


class Refused(ValueError):
    """A wish the table cannot grant; nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


class StaleAnswer(Refused):
    """The question is not (or no longer) open to that seat."""

    code: ClassVar[str] = "stale-answer"


class NoSuchOption(Refused):
    """The question is open, but it has no such option."""

    code: ClassVar[str] = "no-such-option"


class Endless(Refused):
    """The game has gone on for so long that it has no end."""

    code: ClassVar[str] = "endless-game"


class BadPosition(Refused):
    """A position that cannot lie on the table."""

    code: ClassVar[str] = "bad-position"


class BadCardSet(Refused):
    """A card file that cannot be played with."""

    code: ClassVar[str] = "bad-card-set"


class BadSave(Refused):
    """A save or journal that is cut short, edited or of another box."""

    code: ClassVar[str] = "bad-save"


class BadRequest(Refused):
    """An unknown game, seat, variant, bot or command."""

    code: ClassVar[str] = "bad-request"


def printable(text: str) -> str:
    """A text in which nothing can steer a terminal or hide: control characters and marks of format are spelt out."""
    return "".join([letter if visible(letter) else letter.encode("unicode_escape").decode() for letter in text])


def visible(letter: str) -> bool:
    return letter in JOINERS or letter == BREAK or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp")
