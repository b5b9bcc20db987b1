"""Lines in, lines out, and what is known under a name."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Callable

from tabard.words import Words


class Leave(Exception):
    """Somebody leaves the table."""


def plain(text: str) -> str:
    """Without accents, case and punctuation: as people type."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in bare if letter.isalnum() or letter == "-"])


def number(said: str) -> int:
    """The number typed; 0 if it is none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0


def minus(points: int) -> str:
    return str(points).replace("-", "−")


class Screen:
    """Lines out, lines in."""

    def __init__(self, read: Callable[[str], str], write: Callable[[str], None], clear: bool) -> None:
        self.read = read
        self.write = write
        self.clears = clear

    def width(self) -> int:
        return max(60, min(120, shutil.get_terminal_size((80, 24)).columns))

    def say(self, text: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph, wrapped."""
        first, rest = " " * indent, " " * (indent + hang)
        for line in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                line, self.width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False
            )
            for one in wrapped or [""]:
                self.write(one)

    def rule(self, title: str) -> None:
        self.write("")
        self.write(f"── {title} " + "─" * max(0, self.width() - len(title) - 4))

    def clear(self) -> None:
        """Nothing secret stays on the screen, nor in what can be scrolled back to."""
        self.write("\033[2J\033[3J\033[H" if self.clears else "\n" * 60)

    def ask(self, prompt: str) -> str:
        try:
            return self.read(prompt + " ").strip()
        except EOFError:
            raise Leave from None


def explained(words: Words, said: str) -> list[str]:
    """What is known under this name: clauses and cards."""
    found: list[str] = []
    stem = plain(said)[: -1 if len(plain(said)) > 5 else None]  # so that one deserter finds the deserters
    for clause in words.clauses():
        title, text = words.clause(clause)
        if plain(clause) == plain(said) or (len(stem) > 3 and stem in plain(title)):
            found += [words.say("clause", id=clause, title=title), text]
    matches = [ref for ref in words.cards if plain(said) in (plain(words.name(ref)), plain(ref.partition(":")[2]))]
    if not matches and len(plain(said)) > 2:
        matches = [ref for ref in words.cards if plain(said) in plain(words.name(ref))]
    for ref in matches:
        card = words.cards[ref]
        about = [words.group(card.group) if card.group else "", card.value, words.say("copies", count=card.copies)]
        about.append(words.say("source", source=card.source))
        found.append(f"{words.name(ref)} ({', '.join([one for one in about if one])})")
        found += [*words.printed(ref).values(), words.text(ref), words.note(ref)]
    return [one for one in found if one]
