"""Looking for words as people type them: accents and endings do not matter (the page does the same: web/src/lib/seek.ts)."""

from __future__ import annotations

import re
import unicodedata


def parted(text: str) -> list[str]:
    """The words of a text in plain small letters."""
    bare = "".join([letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)])
    return [word for word in re.split(r"[\W_]+", bare.lower()) if word]


def fits(text: str, sought: str) -> int:
    """How well a text answers what is sought: 0 if a word is missing, more for whole words."""
    words, fit = parted(text), 0
    for word in parted(sought):
        stem = word[: max(3, len(word) - 3)]  # what stays the same in a word's forms, roughly
        if word in words:
            fit += 3
        elif any(one.startswith(word) for one in words):
            fit += 2
        elif any(one.startswith(stem) and abs(len(one) - len(word)) <= 4 for one in words):
            fit += 1
        else:
            return 0
    return fit
