"""The shelf: the only list of games, ours and those of somebody's own."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest, BadSave, Refused
from tabard.engine.game import Game
from tabard.engine.save import check_header, own_set, restored
from tabard.games.guillotine import GUILLOTINE
from tabard.games.swords_and_bagpipes import SWORDS_AND_BAGPIPES
from tabard.games.with_sword_and_shield import WITH_SWORD_AND_SHIELD

OURS: Final[list[Game]] = [GUILLOTINE, SWORDS_AND_BAGPIPES, WITH_SWORD_AND_SHIELD]
SHELF: Final[list[Game]] = [*OURS]  # and those of somebody's own


def add(one: Game) -> None:
    """Put a game of somebody's own on the shelf."""
    if one.name in [other.name for other in SHELF]:
        there = next(other.package for other in SHELF if other.name == one.name)
        raise BadRequest(f"there is a game '{one.name}' on the shelf already, from {there}; {one.package} needs another name")
    SHELF.append(one)


def add_from(place: str) -> None:
    """Put the GAME of a package on the shelf: of a folder, or of one that is installed."""
    folder = Path(place)
    if folder.is_dir() and str(folder.resolve().parent) not in sys.path:
        sys.path.append(str(folder.resolve().parent))
    try:
        made = import_module(folder.resolve().name if folder.is_dir() else place)
    except ImportError as missing:
        raise BadRequest(f"'{place}' is neither a folder nor a package with a game in it: {missing}") from None
    if not isinstance(getattr(made, "GAME", None), Game):
        raise BadRequest(f"'{place}' has no GAME")
    add(made.GAME)


def box_of(head: dict[str, Any]) -> Box[Any]:
    """The box that a save's or journal's header asks for."""
    cards = head.get("cards")
    try:
        shelf = game(head["game"])
        if not isinstance(cards, str):
            return shelf.box(head["seats"], head["variant"], own_set(cards))
        if cards not in shelf.sets:
            raise BadSave(f"{shelf.name} has no card set '{cards}'; it has {', '.join(shelf.sets)}")
        return shelf.box(head["seats"], head["variant"], shelf.card_set(cards))
    except Refused as refusal:
        raise BadSave(refusal.message) from None


def open_save(data: Any) -> tuple[Box[Any], Any]:
    """A save's box and state."""
    check_header(data, "save")
    box = box_of(data)
    return box, restored(box, data)


def game(name: str) -> Game:
    for one in SHELF:
        if one.name == name:
            return one
    meant = name.casefold().replace("_", "-").replace(" ", "-")
    hint = f"; did you mean {meant}?" if meant != name and meant in [one.name for one in SHELF] else ""
    raise BadRequest(f"there is no game '{name}'; on the shelf: {', '.join([one.name for one in SHELF])}{hint}")


def game_of(cards: CardSet) -> Game:
    """The game whose sections a card file has most of."""
    return max(SHELF, key=lambda one: len(set(cards.data) & set(one.card_set().data)))


for named in os.environ.get("TABARD_GAMES", "").split(os.pathsep):
    if named:
        try:
            add_from(named)
        except Refused as refusal:
            raise SystemExit(f"tabard: TABARD_GAMES: {refusal.message}") from None
