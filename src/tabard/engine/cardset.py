"""Card sets: TOML files read into typed values, refused with the file, the line, the card and what was expected."""

from __future__ import annotations

import json
import re
import tomllib
from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabard.engine.errors import BadCardSet, printable, visible

SOURCES: Final = ["rulebook", "public", "reconstructed"]
MOST_COPIES: Final = 20
START: Final = "start"  # beside the cards: the position at which games with this set begin
MOST_DOTS: Final = 100  # of one line: a key of thousands of parts would be read for minutes
WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Reader:
    """One table of a card file; every value is asked for by name and type, and none may be left unread."""

    def __init__(self, table: dict[str, Any], where: str, file: str, lines: list[str], start: int, end: int) -> None:
        self.table = table
        self.where = where
        self.file = file
        self.lines = lines
        self.start = start
        self.end = end
        self.asked: list[str] = []  # every key that could stand here

    def bad(self, key: str, message: str) -> BadCardSet:
        return BadCardSet(f"{self.file}:{self.line_of(key)}: {self.where}: {message}")

    def line_of(self, key: str) -> int:
        """The line on which the key (or verb) stands inside this table, else the table's own."""
        if key:
            sought = re.compile(rf"(^|[\s{{,\[\"]){re.escape(key)}\"?\s*([=,\]]|$)")
            for number in range(self.start, self.end):
                if sought.search(bare(self.lines[number], key)):
                    return number + 1
        return self.start + 1

    def has(self, key: str) -> bool:
        if key not in self.asked:
            self.asked.append(key)
        return key in self.table

    def value(self, key: str, expected: str) -> Any:
        if not self.has(key):
            raise self.bad("", f"'{key}' is missing; expected {expected}")
        return self.table[key]

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if not self.has(key) and default is not None:
            return default
        expected = f"a whole number from {low} to {high}"
        value = self.value(key, expected)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected {expected}")
        return value

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers, none twice; empty where the key is absent."""
        if not self.has(key):
            return []
        expected = f"a list of different whole numbers from {low} to {high}"
        value = self.value(key, expected)
        if not isinstance(value, list) or not value or len(set(map(str, value))) != len(value):
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected {expected}")
        for one in value:
            if isinstance(one, bool) or not isinstance(one, int) or not low <= one <= high:
                raise self.bad(key, f"'{key}' is {quoted(value)}; expected {expected}")
        return sorted(value)

    def boolean(self, key: str) -> bool:
        if not self.has(key):
            return False
        value = self.value(key, "true or false")
        if not isinstance(value, bool):
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected true or false")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if not self.has(key) and default is not None:
            return default
        value = self.value(key, "a text")
        if not isinstance(value, str) or not value:
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected a text")
        kept = value.replace("\n", " ") if key == "text" else value  # only the text of a card may have several lines
        for letter in kept:
            if not visible(letter):
                raise self.bad(key, f"'{key}' has '{printable(letter)}' in it; expected letters that can be printed")
        return value

    def word(self, key: str) -> str:
        """A name for programs: it stands in paths, messages and pages."""
        value = self.text(key)
        if not WORD.fullmatch(value):
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected lower-case letters, digits and single hyphens")
        return value

    def choice(self, key: str, choices: list[str], default: str | None = None) -> str:
        if not self.has(key) and default is not None:
            return default
        expected = "one of " + ", ".join(choices)
        value = self.value(key, expected)
        if not isinstance(value, str) or value not in choices:
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected {expected}")
        return value

    def inner(self, key: str) -> Reader:
        """A table inside this one; empty where the key is absent."""
        value = self.value(key, "a table { … }") if self.has(key) else {}
        if not isinstance(value, dict):
            raise self.bad(key, f"'{key}' is {quoted(value)}; expected a table {{ … }}")
        return self.within(key, value, f"'{key}'")

    def within(self, key: str, value: dict[str, Any], where: str) -> Reader:
        start = self.line_of(key) - 1
        return Reader(value, f"{self.where}, {where}", self.file, self.lines, start, self.end)

    def verbs(self, key: str, known: list[str]) -> list[tuple[str, Reader]]:
        """A list of verbs: a name, or { name = { parameters } }."""
        if not self.has(key):
            return []
        listed = self.value(key, "a list of verbs")
        if not isinstance(listed, list):
            raise self.bad(key, f"'{key}' is {quoted(listed)}; expected a list of verbs")
        found = []
        for one in listed:
            entry = {one: {}} if isinstance(one, str) else one
            if not isinstance(entry, dict) or len(entry) != 1 or not isinstance(next(iter(entry.values())), dict):
                raise self.bad(key, f"{quoted(one)} in '{key}' is no verb; expected a name or {{ name = {{ … }} }}")
            name, given = next(iter(entry.items()))
            if name not in known:
                raise self.bad(name, f"unknown verb '{name}' in '{key}'; expected one of {', '.join(known)}")
            found.append((name, self.within(name, given, name)))
        return found

    def done(self) -> None:
        """Nothing may be left over: a misspelt key must not pass unseen."""
        for key in self.table:
            if key not in self.asked:
                expected = f"expected {', '.join(self.asked)}" if self.asked else "nothing can stand here"
                raise self.bad(key, f"unknown key '{key}'; {expected}")


class Verb:
    """A verb of a game's card files: what makes its step, what must have come before it, what it brings."""

    def __init__(self, make: Callable[[Any, Reader], Any], needs: str = "", gives: str = "") -> None:
        self.make = make
        self.needs = needs
        self.gives = gives


def lacking(given: Reader, name: str, need: str, occasion: str, verbs: dict[str, Verb]) -> BadCardSet:
    """The refusal of a verb that does not find what it needs in the verbs before it."""
    givers = [other for other, verb in verbs.items() if verb.gives == need]
    expected = f"expected {' or '.join(givers)} before it" if givers else f"it cannot stand in '{occasion}'"
    return given.bad(name, f"'{name}' needs {need}; {expected}")


def bare(line: str, key: str) -> str:
    """A line without its comment, and without texts other than the key."""
    kept = re.sub(r'"[^"]*"', lambda text: text.group() if text.group()[1:-1] == key else '""', line)
    return kept.split("#")[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Design:
    """What every card of every game has: an id, copies, a source, perhaps a name and text of its own."""

    def __init__(self, section: str, given: Reader) -> None:
        self.given = given
        self.section = section
        self.id = given.word("id")
        self.copies = given.integer("copies", 1, MOST_COPIES, 1)
        self.source = given.choice("source", SOURCES)
        self.name = given.text("name", "")
        self.text = given.text("text", "")

    def ref(self) -> str:
        return f"{self.section}:{self.id}"

    def named(self) -> tuple[str, dict[str, Any]]:
        """The message that names it, and the facts it needs."""
        return f"{self.section}-{self.id}", {}

    def value(self) -> str:
        """A short mark of what it is worth; empty if it has none."""
        return ""

    def group(self) -> str:
        """The group it belongs to; empty if none."""
        return ""

    def special(self) -> bool:
        """Whether its text is a rule of its own."""
        return True

    def gist(self) -> list[str]:
        """What of the printed things is told wherever it can be played."""
        return []

    def numbers(self) -> dict[str, int]:
        """Every number its file gives it, by name, for its text: `count` of the verb `draw` is `draw-count`."""
        return numbers_in(self.given.table, "")

    def printed(self) -> dict[str, Any]:
        """What a list of cards tells of it."""
        return {"section": self.section, "id": self.id, "copies": self.copies, "source": self.source}


def numbers_in(table: dict[str, Any], within: str) -> dict[str, int]:
    """The numbers of a table by name, and those of the tables and verbs inside it."""
    found: dict[str, int] = {}
    for key, value in table.items():
        if isinstance(value, int) and not isinstance(value, bool):
            found[within + key] = value
        for inner in [value] if isinstance(value, dict) else []:
            found |= numbers_in(inner, f"{key}-")
        for verb in value if isinstance(value, list) else []:
            found |= numbers_in(verb, "") if isinstance(verb, dict) else {}
    return found


def quoted(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "…"


class CardSet:
    """A parsed card file: its name, its tables in order, its canonical text."""

    def __init__(self, name: str, file: str, text: str, ours: bool = False) -> None:
        self.name = name
        self.file = file
        self.text = text
        self.ours = ours  # it comes with the game, so its name is enough to find it again
        self.lines = text.splitlines()
        for number, dots in enumerate([one.count(".") for one in text.split("\n")], 1):
            if dots > MOST_DOTS:
                raise BadCardSet(f"{file}:{number}: there are {dots} dots in this line; expected at most {MOST_DOTS}")
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            line = re.search(r"at line (\d+)", str(error))
            where = f"{file}:{line[1] if line else max(1, len(self.lines))}"
            raise BadCardSet(f"{where}: this is not TOML: {error}") from None
        start = self.data.get(START, {})
        if not isinstance(start, dict):
            raise BadCardSet(f"{file}: '{START}' must be written as [{START}]")
        self.start: dict[str, Any] = start
        self.canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=False, default=str)

    def __reduce__(self) -> Any:
        return CardSet, (self.name, self.file, self.text, self.ours)

    def readers(self, section: str, sections: list[str]) -> list[Reader]:
        """The tables [[section]], each knowing where it stands in the file."""
        for key in self.data:
            if key != START and key not in sections:
                found_at = re.compile(rf"\s*\[*\s*{re.escape(key)}\b")
                line = [number for number, text in enumerate(self.lines, 1) if found_at.match(text)][:1]
                where = f"{self.file}:{line[0] if line else 1}"
                raise BadCardSet(f"{where}: unknown section '{key}'; expected {', '.join(sections)}")
        tables = self.data.get(section, [])
        if not isinstance(tables, list):
            raise BadCardSet(f"{self.file}: '{section}' must be written as [[{section}]]")
        heads = [number for number, line in enumerate(self.lines) if re.match(rf"\s*\[(\[|\s*{START}\b)", line)]
        mine = [number for number in heads if re.match(rf"\s*\[\[\s*{section}\s*\]\]", self.lines[number])]
        found: list[Reader] = []
        for number, table in enumerate(tables):
            start = mine[number] if number < len(mine) else 0
            after = bisect_right(heads, start)
            end = heads[after] if after < len(heads) else len(self.lines)
            if not isinstance(table, dict):
                raise BadCardSet(f"{self.file}:{start + 1}: [[{section}]] {number + 1} is not a table")
            name = table.get("id")
            where = f"{section} '{name}'" if isinstance(name, str) else f"{section} {number + 1}"
            found.append(Reader(table, where, self.file, self.lines, start, end))
        return found


def check_designs(given: CardSet, what: str, designs: list[Design], fewest: int, most: int) -> None:
    """No id twice, neither too few nor too many cards."""
    seen: list[str] = []
    count = 0
    for design in designs:
        if design.ref() in seen:
            raise design.given.bad("id", f"'{design.id}' is there already; expected an id of its own")
        seen.append(design.ref())
        count += design.copies
    if not fewest <= count <= most:
        raise BadCardSet(f"{given.file}: {count} {what} cards; expected {fewest} to {most}")


def read_set(path: Path) -> CardSet:
    """A card set from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCardSet(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadCardSet(f"{path}: this is not UTF-8 text") from None
    except ValueError as error:
        raise BadCardSet(f"{path}: cannot be read: {error}") from None
    return CardSet(path.stem, path.name, text)
