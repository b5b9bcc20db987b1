"""The glossary: every term is said one way, where it is defined and everywhere else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tabard.games import OURS
from tabard.words import LANGUAGES
from tests.words.test_words import OURS_IN, patterns, set_text

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
TABLE = ["common.ftl", "terminal.ftl", "page.ftl", "review.ftl", "report.ftl"]


class Row(NamedTuple):
    """A term in each language, the message where it is defined, and what is never said for it."""

    parts: list[str]
    terms: dict[str, str]
    where: str
    never: dict[str, list[str]]


def rows() -> list[Row]:
    found: list[Row] = []
    parts: list[str] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            parts = parts_of(line.removeprefix("## "))
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] != "English" and not cells[0].startswith("---"):
            found.append(Row(parts, dict(zip(LANGUAGES, cells)), message(cells[3]), forbidden(cells[5])))
    return found


def parts_of(section: str) -> list[str]:
    """The files of words that a section speaks of."""
    folder = section.lower().replace(" ", "-")
    return [part for part in OURS_IN if part.startswith(folder + "/")] or TABLE


def message(cell: str) -> str:
    return cell.strip("`") if cell.startswith("`") else f"clause-{cell.replace('.', '_')}"


def forbidden(cell: str) -> dict[str, list[str]]:
    """As in `es: asiento; it: coda, linea`."""
    by = dict(one.strip().split(": ", 1) for one in cell.split(";") if one.strip())
    return {language: said.split(", ") for language, said in by.items()}


@cache
def texts(language: str, part: str) -> dict[str, str]:
    """Every text of a file by its message, or by message and attribute."""
    return {name: set_text(pattern) for name, pattern in patterns(language, part).items() if pattern is not None}


def said_in(language: str, row: Row) -> list[tuple[str, str]]:
    return [one for part in row.parts for one in texts(language, part).items()]


def says(text: str, term: str, exactly: bool = False) -> bool:
    """Whether the words of the term stand in the text, as whole words."""
    found = re.search(rf"(?<!\w){re.escape(term)}(?!\w)", text, 0 if exactly else re.IGNORECASE)
    return found is not None


ROWS = rows()
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_glossary_has_the_table_and_every_game() -> None:
    assert {row.parts[0].split("/")[0] for row in ROWS} == {"common.ftl", *[game.name for game in OURS]}
    assert all(set(row.never) <= set(LANGUAGES) for row in ROWS)


@in_every_language
def test_a_term_is_said_where_it_is_defined(language: str) -> None:
    for row in ROWS:
        defined = [text for name, text in said_in(language, row) if name.split(".")[0] == row.where]
        assert defined, f"{row.where} is no message of {row.parts}"
        assert any(row.terms[language].lower() in text.lower() for text in defined), (row.terms, defined)


@in_every_language
def test_nothing_else_is_said_for_a_term(language: str) -> None:
    for row in ROWS:
        for wrong in row.never.get(language, []):
            exactly = wrong.lower() in row.terms[language].lower()  # only its first letter is wrong
            found = [one for one in said_in(language, row) if says(one[1], wrong, exactly)]
            assert found == [], f"{wrong} for {row.terms[language]}"


def test_a_term_is_fixed_once() -> None:
    terms = [(row.parts[0], row.terms["en"].lower()) for row in ROWS]
    assert [term for term in terms if terms.count(term) > 1] == []
    assert all(row.terms[language] for row in ROWS for language in LANGUAGES)


def test_what_is_never_said_is_found_where_it_is_said() -> None:
    for row in ROWS:
        for language, wrongs in row.never.items():
            assert all(says(f"So {wrong}, it is.", wrong, True) and wrong != row.terms[language] for wrong in wrongs)
