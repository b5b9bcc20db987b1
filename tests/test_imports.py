"""Imports point one way, and no game is known outside its folder, its words and the shelf."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.games import OURS, SHELF

PACKAGE = Path(tabard.__file__).parent
ROOT = Path(__file__).parents[1]
FILES = sorted(PACKAGE.rglob("*.py"))
LAYERS = [
    ["engine"],
    ["games"],
    ["table"],
    ["words"],
    ["bots"],
    [
        "adapters", "arena", "envs", "page", "seek", "screen", "board", "parts", "menu", "telling", "talk", "terminal", "seating",
        "keys", "way", "news", "naming", "joined", "join", "protocol", "bench", "exploit", "rulebook", "listing", "review",
        "report", "dataset", "recorded", "parser", "cli", "server", "__init__", "__main__",
    ],
]  # fmt: skip


def part(module: str) -> str:
    """The part of the package a module belongs to: `tabard.engine.save` to engine."""
    return [*module.split("."), "__init__"][1]


def layer(module: str) -> int:
    for number, names in enumerate(LAYERS):
        if part(module) in names:
            return number
    raise AssertionError(f"{module} is in no layer: say in this test where it belongs")


def module_of(file: Path) -> str:
    return ".".join(["tabard", *file.relative_to(PACKAGE).with_suffix("").parts])


def mentioned(tree: ast.Module) -> set[str]:
    """The modules of the package a file imports, anywhere in it, or names in a string."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out: from tabard.engine… import …"
            base = node.module or ""
            found |= {f"{base}.{name.name}" for name in node.names} if base == "tabard" else {base}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("tabard."):
            found.add(node.value)
    return {name for name in found if name.split(".")[0] == "tabard" and " " not in name}


def imports() -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for file in FILES:
        for imported in sorted(mentioned(ast.parse(file.read_text(encoding="utf-8")))):
            pairs.append((module_of(file), imported))
    return pairs


def test_the_package_is_all_here() -> None:
    assert len(FILES) > 30
    assert {part(module_of(file)) for file in FILES} == {name for names in LAYERS for name in names}
    assert len(imports()) > 100


def test_imports_point_to_the_left() -> None:
    by_name = {("tabard.bots.__init__", "tabard.adapters.peer")}  # a bot behind an extra: only when it is asked for
    assert [pair for pair in imports() if layer(pair[1]) > layer(pair[0]) and pair not in by_name] == []


def test_the_engine_knows_no_game_and_nothing_but_itself() -> None:
    assert [(here, there) for here, there in imports() if part(here) == "engine" and part(there) != "engine"] == []


def test_only_the_shelf_imports_the_games_of_the_shelf() -> None:
    wrong = []
    for here, there in imports():
        for game in SHELF:
            if there.startswith(game.package) and not here.startswith(game.package) and here != "tabard.games.__init__":
                wrong.append((here, there))
    assert wrong == []


def test_nothing_under_the_command_line_imports_it_unless_it_is_one_of_its_commands() -> None:
    commands = {
        "__main__", "seating", "join", "server.admin", "listing", "recorded", "arena.command", "arena.league", "review.command",
        "report.command", "exploit", "dataset.command",
    }  # fmt: skip
    assert {here for here, there in imports() if part(there) == "cli"} <= {f"tabard.{name}" for name in commands}


def at_home(game: Any, file: Path) -> bool:
    """Whether a file may name this game."""
    inside = file.relative_to(PACKAGE).as_posix()
    folder = game.package.removeprefix("tabard.").replace(".", "/")
    return inside == "games/__init__.py" or inside.startswith(f"{folder}/")


@pytest.mark.parametrize("game", SHELF, ids=[game.name for game in SHELF])
def test_no_game_is_named_outside_its_folder(game: Any) -> None:
    names = {game.name, game.name.replace("-", "_"), game.name.replace("-", " ")}
    read = [*FILES, *sorted((PACKAGE / "page").glob("*.[hcjs]*"))]
    assert all(file.is_file() for file in read)
    away = [file for file in read if not at_home(game, file)]
    named = [str(file) for file in away if any(name in file.read_text(encoding="utf-8").casefold() for name in names)]
    assert named == []
    assert len(away) < len(read)


# Words of the games that have a meaning in every game, or another one in a shared room.
COMMON = {
    "action", "deck", "discards", "hand", "line", "pile", "playing", "table", "fresh", "laid", "marks", "opened", "past", "token",
    "attack", "guard", "event", "figure", "out", "place", "played", "strength", "english", "lock", "arms",
}  # fmt: skip


def vocabulary(game: Any) -> set[str]:
    """The words a game's zones and cards are called by."""
    box = game.box(game.most)
    names = {zone.name for zone in box.show.zones.declared} | {design.section for design in box.designs()}
    return {word for name in names for word in name.split("-") if len(word) > 2} - COMMON


@pytest.mark.parametrize("game", OURS, ids=[game.name for game in OURS])
def test_no_word_of_a_game_is_in_a_shared_room(game: Any) -> None:
    """In the browser a game is known by its board; all else knows zones by their look."""
    web = [file for file in sorted((ROOT / "web" / "src").rglob("*.*")) if "boards" not in file.parts or "plain" in file.parts]
    shared = [file for file in FILES if part(module_of(file)) != "games"] + web
    found = []
    for word in vocabulary(game):
        sought = re.compile(rf"(?<![a-z]){word}s?(?![a-z])")
        found += [f"{word} in {file.name}" for file in shared if sought.search(file.read_text(encoding="utf-8").casefold())]
    assert found == []


def test_the_games_have_words_to_look_for() -> None:
    assert sum(len(vocabulary(game)) for game in SHELF) > 20


# One word, one meaning (CONTRIBUTING.md): where a name in the code may hold a word that once had several.
ROOMS = {
    "moment": {"table", "server", "page", "adapters", "bench", "board", "recorded", "protocol", "terminal",
               "talk", "joined", "news", "menu", "parts"},  # the document
    "row": {"table", "server", "page", "arena", "proof", "recorded", "review", "report", "dataset"},  # of a journal or a file
    "deck": {"games"},  # a pile to draw from
    "shown": {"secrets", "thefts", "guest"},  # what a viewer sees
}
KINDS = {"Kind", "kind", "kinds", "make_kinds"}  # of a question or an event, and of nothing else


@cache
def names_in(file: Path) -> set[str]:
    """What a file calls its things: variables, attributes, arguments, functions, classes."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    found = {getattr(node, field, None) for node in nodes for field in ("id", "attr", "arg", "name")}
    return {name for name in found if isinstance(name, str)}


def words_of(name: str) -> set[str]:
    return {word.lower().removesuffix("s") for word in re.findall("[A-Z]?[a-z]+", name)}


@pytest.mark.parametrize("word", ROOMS)
def test_a_word_of_one_meaning_stays_in_its_rooms(word: str) -> None:
    users = [file for file in FILES if any(word in words_of(name) for name in names_in(file))]
    assert users
    assert [str(file) for file in users if not {part(module_of(file)), file.stem} & ROOMS[word]] == []


def test_a_kind_is_that_of_a_question_or_an_event() -> None:
    named = {name for file in FILES for name in names_in(file) if "kind" in words_of(name)}
    assert named <= KINDS
