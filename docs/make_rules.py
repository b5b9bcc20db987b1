"""Write docs/rules/<game>.md for every game, and its table of verbs in docs/adding-a-card.md. Run: python docs/make_rules.py"""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path
from typing import Any

from tabard.engine.cardset import Design, Reader
from tabard.engine.errors import BadCardSet
from tabard.engine.game import Game
from tabard.games import OURS
from tabard.words import Words

DOCS = Path(__file__).parent
RULES = DOCS / "rules"
CARDS = DOCS / "adding-a-card.md"
SOURCES = DOCS.parent / "src"
BEGIN, END = "<!-- verbs of {}: written by docs/make_rules.py -->", "<!-- end of the verbs of {} -->"
PICTURE = "pictures/{}-4-desktop-light-en.jpg"  # of the game at its usual table
LAST = ("text", "note", "source")  # columns that stand last, before the copies
WRONG = 0.5  # as a parameter it is refused whatever is expected: no card file has fractions


# The rules of a game


def rules(game: Game) -> str:
    """The clauses and the cards of a game, from the English words and its card sets."""
    words = Words("en", game=game.name)
    clauses = words.clauses()
    parts = [
        f"# {words.say('title')}: the rules",
        "Written by `python docs/make_rules.py` from the English words and the card sets; edit those, not this page. "
        "Lines that begin with *Ruling* are ours, where the sources are silent: [why](../rulings.md). "
        f"`tabard rules {game.name} {clauses[-1]}` shows a clause with the tests that pin it. "
        "The source of a card is `rulebook`, `public` (a fact others have published) or `reconstructed` (ours).",
    ]
    if (DOCS / PICTURE.format(game.name)).exists():
        parts.append(f"![{words.say('title')} in the browser](../{PICTURE.format(game.name)})")
    for clause in clauses:
        title, text = words.clause(clause)
        parts.append(f"## {clause} {title}")
        parts += [paragraph.replace("(Ruling)", "*Ruling.*") for paragraph in text.splitlines() if paragraph]
    parts += answers(game)
    for section, rows in sections(game).items():
        parts += [f"## Cards: {section}", table(rows)]
    return "\n\n".join(parts) + "\n"


def answers(game: Game) -> list[str]:
    """Which card answers which, as a table for each set, if there is anything to answer."""
    parts = []
    for name in game.sets:
        box = game.box(game.fewest, {}, game.card_set(name))
        words = Words("en", box)
        attacks, guards, stopped = box.answers()
        if attacks:
            parts.append("## Which answer stops which attack" + ("" if len(game.sets) == 1 else f": {name}"))
            command = f"`tabard cards {game.name} --table`"
            parts.append(f"A ● says that it does. {command} prints the same, and with `--cards` the table of your own set.")
            rows = [
                {"attack": words.name(attack)} | {words.name(guard): "●" if one else "" for guard, one in zip(guards, stops)}
                for attack, stops in zip(attacks, stopped)
            ]
            parts.append(table(rows))
    return parts


def sections(game: Game) -> dict[str, list[dict[str, str]]]:
    """The cards of all sets by section, each a row of cells; copies by set. A card that differs between sets has two rows."""
    found: dict[str, list[dict[str, str]]] = {}
    copies: list[tuple[dict[str, str], dict[str, str]]] = []  # a card as one set has it, and its row
    for name in game.sets:
        box = game.box(game.fewest, {}, game.card_set(name))
        words = Words("en", box)
        for design in box.designs():
            told = cells(words, design)
            row = next((row for same, row in copies if same == told), None)
            if row is None:
                row = told | {column(game, one): "" for one in game.sets}
                copies.append((told, row))
                found.setdefault(design.section, []).append(row)
            row[column(game, name)] = str(design.copies)
    return found


def column(game: Game, name: str) -> str:
    return "copies" if len(game.sets) == 1 else f"copies, {name}"


# What is told in a column of its own, or said by the text.
ELSEWHERE = ["section", "id", "copies", "source", "does", "stands"]


def cells(words: Words, design: Design) -> dict[str, str]:
    """What is told of a card in every set alike."""
    found = {"card": words.name(design.ref())}
    for key, value in design.printed().items():
        if key not in ELSEWHERE and not isinstance(value, list):  # lists stand in the text
            found[key] = printed(words, design, key, value)
    return found | {"text": words.text(design.ref()), "note": words.note(design.ref()), "source": design.source}


def printed(words: Words, design: Design, key: str, value: Any) -> str:
    if value is None:
        return design.value()
    if isinstance(value, bool):
        return key if value else ""
    if isinstance(value, str) and value in words.cards:
        return words.name(value)
    return words.group(value) if isinstance(value, str) and words.has(f"colour-{value}") else str(value)


def table(rows: list[dict[str, str]]) -> str:
    """The rows under their keys; a column in which nothing stands is left out."""
    found = list(dict.fromkeys([key for row in rows for key in row if any(row.get(key) for row in rows)]))
    keys = sorted(found, key=lambda key: key in LAST or key.startswith("copies"))
    lines = [line(keys), "|" + "---|" * len(keys)]
    return "\n".join([*lines, *[line([row.get(key, "") for key in keys]) for row in rows]])


def line(cells: list[str]) -> str:
    return "| " + " | ".join([cell.replace("*", "\\*").replace("\n", " ") for cell in cells]) + " |"


# The verbs of a game


def verbs(game: Game) -> str:
    """Every verb: what it does (its docstring), what it takes, what must come before it."""
    said = docstrings(game)
    box: Any = game.box(game.fewest)
    rows = []
    for name, verb in importlib.import_module(f"{game.package}.verbs").VERBS.items():
        text = said[getattr(verb.make, "__name__", "")]
        takes = "; ".join(parameters(verb, box))
        rows.append({"verb": f"`{name}`", "what it does": text, "parameters": takes, "needs": verb.needs})
    return table(rows)


def docstrings(game: Game) -> dict[str, str]:
    """The first docstring line of every class, read from the sources: a compiled class has none."""
    found = {}
    for file in sorted(SOURCES.joinpath(*game.package.split(".")).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = (ast.get_docstring(node) or "").split("\n")[0]
    return found


def parameters(verb: Any, box: Any) -> list[str]:
    """What a verb can be told, found by making it: it says what is missing, what it asks for and what it expects."""
    needed: dict[str, Any] = {}
    while (missing := refusal(verb, box, needed)) is not None:
        key = re.findall(r"'([a-z-]+)'", missing)[0]
        fit = values(expected(verb, box, needed, key))
        needed[key] = fit[fit.index(needed[key]) + 1 if key in needed else 0]
    told = []
    for key in made(verb, box, needed).asked:
        takes = expected(verb, box, needed, key)
        must = key in needed or alternative(verb, box, {key: values(takes)[0]})
        for section in dict.fromkeys([design.section for design in box.designs()]):
            ids = ", ".join([design.id for design in box.designs() if design.section == section])
            takes = takes.replace(", " + ids, f" or the id of a {section}")
        takes = takes.replace("different whole numbers", "numbers").replace("whole number", "number")
        told.append(f"`{key}`: {takes}" + ("" if must else ", if you like"))
    return told


def expected(verb: Any, box: Any, needed: dict[str, Any], key: str) -> str:
    """What the verb says it expects for this parameter."""
    return str(refusal(verb, box, {**needed, key: WRONG})).split("expected ", 1)[1]


def values(takes: str) -> list[Any]:
    """Values that fit what is expected."""
    if takes.startswith("one of "):
        return takes.removeprefix("one of ").split(", ")
    low = int(re.findall(r"from (-?\d+)", takes)[0])
    return [[low]] if takes.startswith("a list") else [low]


def alternative(verb: Any, box: Any, alone: dict[str, Any]) -> bool:
    """Whether the verb is content with this parameter alone, but not with none."""
    return refusal(verb, box, {}) is not None and refusal(verb, box, alone) is None


def made(verb: Any, box: Any, given: dict[str, Any]) -> Reader:
    reader = Reader(given, "verb", "verbs.toml", [], 0, 0)
    verb.make(box.cards, reader)
    reader.done()
    return reader


def refusal(verb: Any, box: Any, given: dict[str, Any]) -> str | None:
    try:
        made(verb, box, given)
    except BadCardSet as refused:
        return refused.message.split("verb: ", 1)[1]
    return None


def with_verbs(page: str) -> str:
    """The page with its tables of verbs written anew."""
    for game in OURS:
        begin, end = BEGIN.format(game.name), END.format(game.name)
        before, rest = page.split(begin)
        page = f"{before}{begin}\n{verbs(game)}\n{end}{rest.split(end)[1]}"
    return page


if __name__ == "__main__":
    RULES.mkdir(exist_ok=True)
    for game in OURS:
        (RULES / f"{game.name}.md").write_text(rules(game), encoding="utf-8")
    CARDS.write_text(with_verbs(CARDS.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"docs/rules: {', '.join([game.name for game in OURS])}; docs/{CARDS.name}")
