"""Recorded games as pages of one file: the same at every run."""

from __future__ import annotations

from pathlib import Path

from tabard.cli import main

# The kind of table: game, seats, variants.
KINDS = {
    "guillotine": ("guillotine", 4, []),
    "swords-and-bagpipes": ("swords-and-bagpipes", 4, ["village=yes"]),
    "joust": ("with-sword-and-shield", 2, ["mode=joust"]),
    "melee": ("with-sword-and-shield", 4, ["mode=melee", "teams=two-two"]),
}


def recorded(kind: str, folder: Path) -> str:
    """The address of a game of steady bots as seat 1 saw it."""
    game, seats, chosen = KINDS[kind]
    variants = [word for one in chosen for word in ("--variant", one)]
    table = [game, *variants, "--seats", ",".join(["steady"] * seats)]
    assert main(["simulate", *table, "--games", "1", "--seed", "tree", "--out", str(folder / kind)]) == 0
    page = folder / f"{kind}.html"
    assert main(["replay", str(next((folder / kind).iterdir())), "--seat", "1", "--html", str(page)]) == 0
    return page.as_uri()
