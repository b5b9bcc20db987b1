"""Write docs/rules/guillotine.md and the table of verbs in docs/adding-a-card.md. Run: python docs/make_rules.py"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from tabard import game
from tabard.engine.cardset import Reader
from tabard.engine.errors import BadCardSet
from tabard.games.guillotine.verbs import VERBS
from tabard.words import Words

DOCS = Path(__file__).parent
RULES = DOCS / "rules" / "guillotine.md"
CARDS = DOCS / "adding-a-card.md"
SOURCES = DOCS.parent / "src" / "tabard" / "games" / "guillotine"
BEGIN, END = "<!-- verbs: written by docs/make_rules.py -->", "<!-- end of verbs -->"
# A value for each parameter any verb has, so that a verb can be made and asked what else it takes.
SOME: dict[str, Any] = {"forward": [1], "back": [1], "only": "red", "first": 2, "nobles": 1, "look": 1, "cards": 1}


def rules() -> str:
    """The clauses and the cards of Guillotine, from the English words and the card set."""
    box = game("guillotine").box(2)
    words = Words("en", box)
    parts = [
        "# Guillotine: the rules",
        "Written by `python docs/make_rules.py` from the English words and the card set; edit those, not this page. "
        "Lines that begin with *Ruling* are ours, where the sources are silent: [why](../rulings.md). "
        "`tabard rules guillotine GU-9` shows a clause with the tests that pin it.",
    ]
    for clause in words.clauses():
        title, text = words.clause(clause)
        parts.append(f"## {clause} {title}")
        parts += [paragraph.replace("(Ruling)", "*Ruling.*") for paragraph in text.splitlines() if paragraph]
    parts += ["## The nobles", noble_table(words, box.designs()), "## The action cards", action_table(words, box.designs())]
    return "\n\n".join(parts) + "\n"


def noble_table(words: Words, designs: list[Any]) -> str:
    rows = ["| noble | group | points | copies | text | source |", "|---|---|---|---|---|---|"]
    for one in designs:
        if one.section == "noble":
            told = [words.name(one.ref()), words.group(one.printed()["colour"]), one.value(), one.copies]
            rows.append(row([*told, words.text(one.ref()), one.source]))
    return "\n".join(rows)


def action_table(words: Words, designs: list[Any]) -> str:
    rows = ["| action | line | copies | text | source |", "|---|---|---|---|---|"]
    for one in designs:
        if one.section == "action":
            told = [words.name(one.ref()), "line" if one.line else "", one.copies, words.text(one.ref()), one.source]
            rows.append(row(told))
    return "\n".join(rows)


def row(cells: list[Any]) -> str:
    return "| " + " | ".join([str(cell).replace("*", "\\*") for cell in cells]) + " |"


def verbs() -> str:
    """Every verb: what it does (its docstring), what it takes, what must come before it."""
    said = docstrings()
    cards: Any = game("guillotine").box(2)
    rows = ["| verb | what it does | parameters | needs |", "|---|---|---|---|"]
    for name in VERBS:
        verb = VERBS[name]
        text = said[getattr(verb.make, "__name__", "")]
        rows.append(row([f"`{name}`", text, "; ".join(parameters(verb, cards.deck)), verb.needs]))
    return "\n".join(rows)


def docstrings() -> dict[str, str]:
    """The first docstring line of every class, read from the sources: a compiled class has none."""
    found = {}
    for file in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = (ast.get_docstring(node) or "").split("\n")[0]
    return found


def parameters(verb: Any, cards: Any) -> list[str]:
    """What a verb can be told, found by making it: it says what is missing, what it asks for and what it expects."""
    needed = {}
    while (missing := refusal(verb, cards, needed)) is not None:
        key = re.findall(r"'([a-z]+)'", missing)[0]
        needed[key] = SOME[key]
    reader = made(verb, cards, needed)
    told = []
    for key in reader.asked:
        expected = str(refusal(verb, cards, {**needed, key: "?"})).split("expected ", 1)[1]
        expected = expected.replace("different whole numbers", "numbers").replace("whole number", "number")
        if expected.startswith("one of purple"):
            expected = "a colour or a noble's id" if "baron" in expected else "a colour"
        told.append(f"`{key}`: {expected}" + ("" if key in needed or alternative(verb, cards, key) else ", if you like"))
    return told


def alternative(verb: Any, cards: Any, key: str) -> bool:
    """Whether the verb is content with this parameter alone, but not with none."""
    return refusal(verb, cards, {}) is not None and refusal(verb, cards, {key: SOME[key]}) is None


def made(verb: Any, cards: Any, table: dict[str, Any]) -> Reader:
    reader = Reader(table, "verb", "verbs.toml", [], 0, 0)
    verb.make(cards, reader)
    reader.done()
    return reader


def refusal(verb: Any, cards: Any, table: dict[str, Any]) -> str | None:
    try:
        made(verb, cards, table)
    except BadCardSet as refused:
        return refused.message.split("verb: ", 1)[1]
    return None


def with_verbs(page: str) -> str:
    """The page with its table of verbs written anew."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{verbs()}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    RULES.parent.mkdir(exist_ok=True)
    RULES.write_text(rules(), encoding="utf-8")
    CARDS.write_text(with_verbs(CARDS.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{RULES.relative_to(DOCS.parent)}, {CARDS.relative_to(DOCS.parent)}")
