"""Names and what is said at a table: as people write it, without anything that steers a screen."""

from __future__ import annotations

import unicodedata

from tabard.engine.errors import BadRequest, visible


def clean(text: str, longest: int) -> str:
    """One form for each letter, no control characters or marks of direction, no spaces around."""
    letters = [letter if visible(letter) else " " for letter in unicodedata.normalize("NFC", text)]
    found = " ".join("".join(letters).split())[:longest].strip()
    if not found:
        raise BadRequest("there is nothing in this text that can be shown")
    return found
