"""Bots by name. A bot is given a view and a question and says which option."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from tabard.bots.analysis import Analyst
from tabard.bots.guest import Guest
from tabard.bots.levels import LEVELS, budget_of, is_level, liked_by
from tabard.bots.promises import Analysis
from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot, RandomBot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.engine.game import Game
from tabard.engine.state import Question, State
from tabard.games import game

BOTS: Final = [*LEVELS, "random", "steady", "search:BUDGET", "openspiel:BUDGET", "FILE.py:CLASS"]
HINT: Final = 400  # iterations for a hint: of twenty options the last few are compared in about sixty worlds
READ: Final[dict[tuple[str, int], Any]] = {}  # files with bots in them, by path and time
BOXES: Final[dict[tuple[str, str, int], Box[Any]]] = {}  # the boxes of guests, by bot, fingerprint and seats


class Budget:
    """How long a bot may think: so many iterations, milliseconds, or worlds for each option; the others are 0. And its slip."""

    def __init__(self, text: str, ours: bool = True) -> None:
        text, slips, slip = text.partition("~") if ours else (text, "", "")
        unit = text[-1:] if ours and text.endswith("w") else text[-2:]
        number = text.removesuffix(unit)
        if not text:
            raise BadRequest("the budget is missing; expected milliseconds or iterations, such as search:50ms or search:1000it")
        if unit not in ("it", "ms", "w") or not number.isascii() or not number.isdigit() or len(number) > 9 or int(number) < 1:
            raise BadRequest(f"'{text}' is no budget; expected milliseconds or iterations, such as 50ms or 1000it")
        self.iterations = int(number) if unit == "it" else 0
        self.milliseconds = int(number) if unit == "ms" else 0
        self.worlds = int(number) if unit == "w" else 0
        self.slip = slipping(slip) if slips else 0.0


def slipping(text: str) -> float:
    """How far a choice may slip, as a share of wins."""
    if not text:
        raise BadRequest("the slip is missing; expected a share of wins, such as search:8w~0.05")
    if not text.replace(".", "", 1).isdecimal() or not text.isascii() or len(text) > 6 or not 0.0 < float(text) <= 1.0:
        raise BadRequest(f"'{text}' is no slip; expected a share of wins above 0, up to 1, such as search:8w~0.05")
    return float(text)


def bot(name: str, box: Box[Any], seed: int | str) -> Bot:
    """A bot for one seat of one game."""
    what, _, rest = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return game(box.game).steady(box, seed)
    if is_level(name):
        shelf = game(box.game)
        return thinker(box, shelf, seed, Budget(budget_of(name, shelf, box.seats)), liked_by(name, shelf))
    if what == "search":
        return thinker(box, game(box.game), seed, Budget(rest), [])
    if what == "openspiel":
        budget = Budget(rest, False)
        theirs = peer()
        return Guest(name, lambda: theirs(box, seed, budget.iterations, budget.milliseconds), seed)
    if what.endswith(".py") and rest:
        make = own_bot(what, rest)
        return Guest(name, lambda: make(own_box(name, box), seed), seed)
    raise BadRequest(f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def thinker(box: Box[Any], shelf: Game, seed: int | str, budget: Budget, liked: list[str]) -> SearchBot:
    return SearchBot(box, shelf, seed, budget.iterations, budget.milliseconds, budget.worlds, budget.slip, liked)


def analyse(
    box: Box[Any], view: State, question: Question, budget: int = HINT, seed: int | str = "hint",
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:  # fmt: skip
    """What every option promises, from what this view shows alone; the same for equal views, budgets (iterations) and seeds."""
    return Analyst(box, game(box.game), seed, budget).analyse(view, question, [], progress)


def hint(box: Box[Any], s: Any, seat: int, number: int, budget: int = HINT) -> Analysis:
    """What somebody would find who sees what this seat sees, and thinks for a moment."""
    view = box.redact(s, seat)
    return analyse(box, view, box.question(view, number, seat), budget)


def check_name(name: str, shelf: Game | None = None) -> None:
    """Refuse a name that is no bot's, before any work; of a level also a style that is none of this game's."""
    what, _, rest = name.partition(":")
    if what in ("search", "openspiel"):
        Budget(rest, what == "search")
        if what == "openspiel":
            peer()
    elif what.endswith(".py") and rest:
        own_bot(what, rest)
    elif is_level(name):
        liked_by(name, shelf)
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
