"""The boxes of tables."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any

from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.games import game
from tabard.server.wire import OwnCards, Settings
from tabard.table.sheet import Card, sheet_of


def box_for(settings: Settings, seats: int) -> Box[Any]:
    """The box of a table: with one of our card sets, or one that was sent; never with a file of the server's."""
    own, chosen = settings.cards, tuple(sorted(settings.variant.items()))
    if isinstance(own, OwnCards):
        return own_box(settings.game, own.name, own.text, seats, chosen)
    return our_box(settings.game, own, seats, chosen)


@lru_cache(maxsize=256)
def own_box(name: str, cards: str, text: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Box[Any]:
    """To read a text is work, and every list of tables asks for the boxes of all in it: of fewer than are kept."""
    return game(name).box(seats, dict(chosen), CardSet(cards, cards + ".toml", text))


@lru_cache(maxsize=256)
def our_box(name: str, cards: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Box[Any]:
    """Made once: nothing at a table changes a box."""
    shelf, variant = game(name), dict(chosen)
    if cards and cards not in shelf.sets:
        raise BadRequest(f"{shelf.name} has no card set '{cards}'; it has {', '.join(shelf.sets)}")
    return shelf.box(seats, variant, shelf.card_set(cards, variant))


def form_of(settings: Settings, seats: int) -> dict[str, str]:
    """Which form of its game a table plays: the first of its variants, and whatever is not as usual for so many."""
    shelf = game(settings.game)
    full = shelf.full_variant(settings.variant, seats)
    first = next(iter(full), "")
    return {key: one for key, one in full.items() if key == first or one != shelf.usual_choice(key, full, seats)}


@lru_cache(maxsize=256)
def choices_of(name: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> dict[str, list[str]]:
    """Of each variant what so many can play with what was chosen of those before it, the usual choice first."""
    shelf, found, before = game(name), {}, dict[str, str]()
    for key in shelf.variants:
        possible, usual = shelf.possible(key, seats, before), shelf.usual_choice(key, before, seats)
        found[key] = sorted(possible, key=lambda one: one != usual)
        before |= {one: choice for one, choice in chosen if one == key and choice in possible}
    return found


@lru_cache
def cards_of(name: str) -> list[Card]:
    """Every card of a game once: of its usual table, and those that variants add."""
    shelf = game(name)
    chosen: list[tuple[tuple[str, str], ...]] = [(), *[((name, one),) for name, all in shelf.variants.items() for one in all]]
    found: dict[str, Card] = {}
    for variant in chosen:
        for seats in [shelf.usual, *range(shelf.fewest, shelf.most + 1)]:  # a variant may be for a few numbers of seats only
            with suppress(BadRequest):
                found = {card.ref: card for card in sheet_of(our_box(shelf.name, "", seats, variant)).cards} | found
                break
    return list(found.values())
