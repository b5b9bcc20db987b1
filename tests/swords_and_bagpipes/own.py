"""A card set of our own, its numbers ours to rely on; and tables with it."""

from typing import Any

import tabard
from tabard.engine.cardset import CardSet
from tests.swords_and_bagpipes.cards import GOLD, UNITS, lay_tokens, open_the_bag, others_march
from tests.swords_and_bagpipes.table import Table, words

VILLAGE = {
    "blacksmith": "stands = { troops = 1 }",
    "monastery": "stands = { defeat = 2 }",
    "mill": 'start = [{ gain-units = { units = 3, to = "castle" } }]',
    "musicians-house": "start = [{ draw-cards = { cards = 1 } }]",
    "ferry": 'does = [{ choose-a-number = { units = 5, from = "camp" } }, { move-units = { from = "camp", to = "castle" } }]',
    "marketplace": 'does = [{ lose-gold = { gold = 2 } }, "discard-a-dagger"]\nbefore-the-count = true',
    "spy-guild": 'does = ["choose-a-player", "look-at-the-hand", "look-at-the-daggers"]',
    "church": "stands = { cancels-harm = true }",
    "memorial": "stands = { daggers = -1 }",
}
CLANS = words("bruce comyn balliol douglas murray wallace")
TOKENS = words("bonnet crown camp badge stay-home virtual")


def table_of(section: str, id: str, *lines: str, copies: int = 1) -> str:
    """One card as it is written in a file."""
    return "\n".join([f"[[{section}]]", f'id = "{id}"', *lines, f"copies = {copies}", 'source = "public"', "", ""])


def pipe(id: str, when: str, does: str, *more: str, copies: int = 1) -> str:
    """A Bagpipe card; its verbs stand in the fourth line."""
    return table_of("bagpipe", id, f'when = "{when}"', f"does = [{does}]", *more, copies=copies)


def arms_card(id: str, *lines: str, troops: int = 5, crown: int = 6, copies: int = 1, section: str = "arms") -> str:
    return table_of(section, id, f"troops = {troops}", "bonnet = 2", "pierced = 1", f"crown = {crown}", *lines, copies=copies)


def village_cards(copies: int = 2) -> str:
    return "".join(table_of("village", id, lines, copies=copies) for id, lines in VILLAGE.items())


ARMS = arms_card("plain", copies=14) + arms_card("edward", section="king", troops=6)
FILLER = pipe("filler", "axe", '"raise-militia"', copies=20)
DAGGERS = "".join(table_of("dagger", id, f"daggers = {at + 1}", copies=6) for at, id in enumerate(words("one two three")))
SMALL = "".join(table_of("clan", clan, 'sett = "R/32 G6 R/6"') for clan in CLANS) + "".join(
    table_of("token", token) for token in TOKENS
)


def own_set(cards: str) -> CardSet:
    """Cards under test, first in the file; then all that a box needs."""
    village = "" if "[[village]]" in cards else village_cards()
    return CardSet("mine", "mine.toml", cards + ARMS + FILLER + DAGGERS + village + SMALL)


class OwnTable(Table):
    """A table with cards of our own; everything else as at any Table."""

    def __init__(self, cards: str, seats: int = 4, **given: Any) -> None:
        variant: dict[str, str] = {}
        if "village" in given:
            variant["village"] = "yes"
        if "stay_home" in given:
            variant["stay-home"] = given.pop("stay_home")
        self.box = tabard.game("swords-and-bagpipes").box(seats, variant, own_set(cards))
        for key in ("arms", "past", "deck", "discards", "dagger_deck", "dagger_discards"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "opened", "daggers", "dagger_hands", "village"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s = self.box.position({"arms": ["plain"], **given})
        self.s.events = []
        self.box.check(self.s)


def own_turn(cards: str, *hands: str, seats: int = 4, **more: Any) -> OwnTable:
    """Seat 0 is on turn with this hand; everybody has plenty in castle and camp; seat 1 holds the Badge."""
    given = {"gold": [GOLD] * seats, "castle": [UNITS] * seats, "badge": 1, **more}
    if "stay_home" in more:
        given["home"] = 3  # who holds Stay Home! until phase 3
    t = OwnTable(cards, seats, hands=list(hands), **given)
    others_march(t)
    return t


def own_tokens(cards: str, *hands: str, sides: str = "scotland england scotland", home: int = -1, **more: Any) -> OwnTable:
    """Tokens lie; the last seat holds the Badge."""
    t = own_turn(cards, *hands, **more)
    lay_tokens(t, *sides.split(), home=home)
    return t


def own_bag(cards: str, *hands: str, sides: str = "scotland england scotland", home: int = -1, **more: Any) -> OwnTable:
    """Sides are known: 0, 2 and 3 for Scotland, 1 for England; seat 3 holds the Badge."""
    t = own_tokens(cards, *hands, sides=sides, home=home, **more)
    open_the_bag(t)
    return t


GAIN = "{ take-gold = { gold = 1 } }"
ROB = '"choose-a-player", { lose-gold = { of = "them", gold = 3, to = "you" } }'
STAYS = pipe("stays", "bag", '"raise-militia"', copies=4)  # held by seat 0, it keeps the window open
