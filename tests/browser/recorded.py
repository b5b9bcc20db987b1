"""Recorded games as pages of one file: the same at every run."""

from __future__ import annotations

from pathlib import Path

from tabard.cli import main

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
