"""Names and what is said at a table: as people write it, without anything that steers a screen or cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

from tabard.engine.errors import BREAK, JOINERS, BadRequest, visible

BLANK: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs without ink
CHOOSING: Final = ("\u180b", "\u180f", "\ufe00", "\ufe0f", "\U000e0100", "\U000e01ef")  # marks that choose a form: from, to


def clean(text: str, longest: int) -> str:
    """One form for each letter, nothing that steers or hides, no spaces around; what would look blank is refused."""
    seen = "".join([drawn(letter) for letter in unicodedata.normalize("NFC", text)])
    letters = [letter for at, letter in enumerate(seen) if fits(seen[at - 1 : at], letter, seen[at + 1 : at + 2])]
    found = " ".join("".join(letters).split())[:longest].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in found):
        raise BadRequest("there is nothing in this text that can be seen")
    return found


def as_spoken(code: str) -> str:
    """The code of a table as somebody types it who was told it."""
    return "".join([letter for letter in code if letter.isprintable()]).strip().casefold().replace(" ", "-")


def drawn(letter: str) -> str:
    """Marks of format are dropped; what else is not to be seen is a space."""
    if visible(letter) and letter not in BLANK and letter != BREAK:
        return letter
    return "" if unicodedata.category(letter) == "Cf" else " "


def fits(before: str, letter: str, after: str) -> bool:
    """Joiners and marks that choose a form stay where they do something: elsewhere two names would differ, and look the same."""
    kind, then = [unicodedata.category(one) if one else "" for one in (before, after)]
    if letter in JOINERS:
        return kind in ("Lo", "Mn", "Mc", "So", "Sk") and then in ("Lo", "So")
    if letter == "\u034f" or any(first <= letter <= last for first, last in zip(CHOOSING[::2], CHOOSING[1::2])):
        return kind == "So"
    return True
