"""Recorded games as pages of one file: the same at every run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tabard
from tabard.cli import main
from tabard.page import replay_page
from tabard.table.journal import Journal

Laid = tuple[str, int, list[str]]  # a table: game, seats, variants
KINDS: dict[str, Laid] = {
    "guillotine": ("guillotine", 4, []),
    "swords-and-bagpipes": ("swords-and-bagpipes", 4, ["village=yes"]),
    "joust": ("with-sword-and-shield", 2, ["mode=joust"]),
    "melee": ("with-sword-and-shield", 4, ["mode=melee", "teams=two-two"]),
}


def recorded(laid: Laid, folder: Path, language: str = "en") -> str:
    """The address of a game of steady bots as seat 1 saw it."""
    game, seats, chosen = laid
    variants = [word for one in chosen for word in ("--variant", one)]
    table = [game, *variants, "--seats", ",".join(["steady"] * seats)]
    assert main(["simulate", *table, "--games", "1", "--seed", "tree", "--out", str(folder / game)]) == 0
    file, page = next((folder / game).iterdir()), folder / f"{game}.html"
    assert main(["replay", str(file), "--seat", "1", "--lang", language, "--html", str(page)]) == 0
    return page.as_uri()


def laid_out(laid: Laid, position: dict[str, Any], seat: int, folder: Path, language: str = "en") -> str:
    """The address of a position laid out by hand as a seat sees it; -1 looks on."""
    game, seats, chosen = laid
    box = tabard.game(game).box(seats, dict([one.split("=") for one in chosen]))
    names = [f"Bot {number + 1}" for number in range(seats)]
    journal = Journal(box, 7, names, ["steady"] * seats, box.position(position))
    page = folder / f"{game}-{seats}-{seat}.html"
    page.write_text(replay_page(journal, seat, False, language), encoding="utf-8")
    return page.as_uri()
