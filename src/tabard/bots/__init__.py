"""Bots by name. A bot is given a view and a question and says which option."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from tabard.bots.guest import Guest
from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot, RandomBot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.games import game

BOTS: Final = ["random", "steady", "search:BUDGET", "openspiel:BUDGET", "FILE.py:CLASS"]
READ: Final[dict[tuple[str, int], Any]] = {}  # files with bots in them, by path and time
BOXES: Final[dict[tuple[str, str, int], Box[Any]]] = {}  # the boxes of guests, by bot, fingerprint and seats


class Budget:
    """How long a bot may think: so many iterations, or so many milliseconds; the other one is 0."""

    def __init__(self, text: str) -> None:
        number = text[:-2]
        unit = text[-2:]
        if not text:
            raise BadRequest("the budget is missing; expected milliseconds or iterations, such as search:50ms or search:1000it")
        if unit not in ("it", "ms") or not number.isascii() or not number.isdigit() or len(number) > 9 or int(number) < 1:
            raise BadRequest(f"'{text}' is no budget; expected milliseconds or iterations, such as 50ms or 1000it")
        self.iterations = int(number) if unit == "it" else 0
        self.milliseconds = int(number) if unit == "ms" else 0


def bot(name: str, box: Box[Any], seed: int | str) -> Bot:
    """A bot for one seat of one game."""
    what, _, rest = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return game(box.game).steady(box, seed)
    if what == "search":
        budget = Budget(rest)
        return SearchBot(box, game(box.game), seed, budget.iterations, budget.milliseconds)
    if what == "openspiel":
        budget = Budget(rest)
        search = peer()
        return Guest(name, lambda: search(box, seed, budget.iterations, budget.milliseconds), seed)
    if what.endswith(".py") and rest:
        make = own_bot(what, rest)
        return Guest(name, lambda: make(own_box(name, box), seed), seed)
    raise BadRequest(f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def check_name(name: str) -> None:
    """Refuse a name that is no bot's, before any work."""
    what, _, rest = name.partition(":")
    if what in ("search", "openspiel"):
        Budget(rest)
        if what == "openspiel":
            peer()
    elif what.endswith(".py") and rest:
        own_bot(what, rest)
    elif name not in BOTS:
        raise BadRequest(f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def peer() -> Any:
    """The class of OpenSpiel's search, if that is installed."""
    try:
        return import_module("tabard.adapters.peer").PeerBot
    except ImportError as missing:
        raise BadRequest(str(missing)) from None


def own_box(name: str, box: Box[Any]) -> Box[Any]:
    """The same box once more, made anew from its cards: a guest may do to it what it likes."""
    key = (name, box.fingerprint, box.seats)
    if key not in BOXES:
        cards = CardSet(box.card_set.name, box.card_set.file, box.card_set.text, box.card_set.ours)
        BOXES[key] = game(box.game).box(box.seats, dict(box.variant), cards)
    return BOXES[key]


def own_bot(file: str, name: str) -> Any:
    """A class of somebody's own: called with a box and a seed it gives a bot."""
    if not Path(file).is_file():
        raise BadRequest(f"there is no file {file} with a bot in it")
    key = (str(Path(file).resolve()), Path(file).stat().st_mtime_ns)
    if key not in READ:
        READ[key] = read_file(file)
    module = READ[key]
    if not callable(getattr(module, name, None)):
        raise BadRequest(f"{file} has no class '{name}'")
    return getattr(module, name)


def read_file(file: str) -> Any:
    """A file as a module, under a name that is no other's."""
    name = f"tabard_own_{Path(file).stem}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as wrong:
        raise BadRequest(f"{file} cannot be read as Python: {type(wrong).__name__}: {wrong}") from None
    return module
