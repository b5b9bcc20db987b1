"""A small box of our own, for clauses whose numbers must not hang on the real cards; and a table with it."""

from typing import Any

import tabard
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tests.swords_and_bagpipes.table import Table, words

GAME = tabard.game("swords-and-bagpipes")
EDITIONS = ["international", "first-edition"]
HIDDEN = 3  # a side in another's view


def arms(name: str, troops: int, *lines: str, bonnet: int = 2, pierced: int = 1, crown: int = 7, copies: int = 1) -> str:
    """An English Arms card of our own."""
    values = [f"troops = {troops}", f"bonnet = {bonnet}", f"pierced = {pierced}", f"crown = {crown}", *lines]
    return written("arms", name, copies, *values)


def bagpipe(name: str, when: str, does: str, *lines: str, copies: int = 2) -> str:
    """A Bagpipe card of our own."""
    return written("bagpipe", name, copies, f'when = "{when}"', f"does = [{does}]", *lines)


def written(section: str, name: str, copies: int, *lines: str) -> str:
    return "\n".join([f"[[{section}]]", f'id = "{name}"', f"copies = {copies}", 'source = "reconstructed"', *lines, "", ""])


# A small box of our own: the numbers of the real cards may change, those of the clauses do not.
OWN = [
    arms("plain", 10, copies=6),
    arms("none", 0, bonnet=3, copies=7),  # no English troops at all
    arms("host", 40, bonnet=3, copies=6),
    arms("small-pay", 40, crown=2),
    arms("generous", 40, "generous = true"),
    arms("rich", 0, "stands = { taxes = 3 }"),
    arms("unruly", 0, 'stands = { forbids = "militia" }'),
    arms("unpaid", 0, 'stands = { forbids = "mercenaries" }'),
    arms("silent", 0, "stands = { no-tokens = true }"),
    arms("freeing", 0, "stands = { badge-binds-nobody = true }"),
    arms("landing", 10, 'revealed = [{ gain-units = { units = 5, to = "scotland" } }]'),
    arms("rising", 10, 'revealed = [{ gain-units = { units = 20, to = "scotland" } }]'),
    arms("plunder", 10, 'revealed = [{ lose-gold = { of = "all", gold = 2 } }]'),
    arms("none-king", 0).replace("[[arms]]", "[[king]]"),
    arms("host-king", 40).replace("[[arms]]", "[[king]]"),
    bagpipe("purse", "axe", "{ take-gold = { gold = 1 } }", copies=4),
    bagpipe("toll", "axe", "{ lose-gold = { gold = 1 } }"),
    bagpipe("recall", "axe", '{ move-units = { units = 2, from = "camp", to = "castle" } }'),
    bagpipe("drill", "axe", '{ gain-units = { units = 1, to = "castle" } }', "twice = true"),
    bagpipe("claim", "axe", '"badge-goes-to"', copies=3),
    bagpipe("bestow", "axe", '"choose-a-player", { badge-goes-to = { of = "them" } }'),
    bagpipe("share", "axe", '{ draw-cards = { of = "all", cards = 1 } }'),
    bagpipe("late-claim", "tokens", '"badge-goes-to"'),
    bagpipe("muster", "tokens", '{ gain-units = { units = 1, to = "scotland" } }', copies=4),
    bagpipe("charge", "tokens", '{ move-units = { units = 2, from = "castle", to = "camp" } }'),
    bagpipe("flight", "tokens", '{ move-units = { units = 20, from = "camp", to = "castle" } }'),
    bagpipe("rout", "tokens", '"choose-a-player", { lose-units = { of = "them", units = 20, from = "camp" } }'),
    bagpipe("turncoat", "tokens", '"change-your-side"'),
    bagpipe("archers", "tokens", "{ english-troops = { more = 4 } }"),
    bagpipe("coin", "bag", "{ take-gold = { gold = 1 } }", copies=6),
    bagpipe("pension", "bag", "{ take-gold = { gold = 1 } }", "twice = true"),
    bagpipe("tune", "bag", "{ draw-cards = { cards = 1 } }"),
    bagpipe("feast", "bag", '{ draw-cards = { of = "all", cards = 1 } }'),
    bagpipe("theft", "bag", '"choose-a-player", "take-a-card"'),
    bagpipe("relief", "bag", '{ gain-units = { of = "all", units = 1, to = "camp" } }'),
    bagpipe("road", "bag", '{ move-units = { units = 20, from = "camp", to = "castle" } }'),
    bagpipe("last-claim", "bag", '"badge-goes-to"'),
    bagpipe("oath", "bag", '{ draw-a-dagger = { of = "all" } }'),
]


def own_set(*more: str) -> CardSet:
    """Daggers, Village, clans and tokens of the box, with Arms and Bagpipe cards of our own."""
    blocks = ("\n" + GAME.card_set("international").text).split("\n[[")
    kept = ["[[" + block for block in blocks if block.split("]]")[0] in ("dagger", "village", "clan", "token")]
    return CardSet("own", "own.toml", "\n".join([*kept, *OWN, *more]))


class OwnTable(Table):
    """A table with the small box; keys as of Table. What is not named: plain invaders, and whatever lies in the deck."""

    def __init__(self, seats: int = 4, **given: Any) -> None:
        stay = {"stay-home": given.pop("stay_home", "no")}
        village = {"village": "yes" if "village" in given else "no"}
        self.box: Box[Any] = GAME.box(seats, {**stay, **village}, own_set())
        given.setdefault("arms", "plain plain")
        for key in ("arms", "past", "deck", "discards", "dagger_deck", "dagger_discards"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "opened", "daggers", "dagger_hands", "village"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s: Any = self.box.position(given)
        self.s.events = []
        self.box.check(self.s)

    def march(self, *camps: int) -> None:
        """Phase 2: all collect taxes, and so many units of each seat, from seat 0 on, go to camp."""
        order = [(self.s.mover + step) % self.box.seats for step in range(self.box.seats)]
        self.turns(*[f"move {camps[seat]}" if seat < len(camps) and camps[seat] else "" for seat in order])

    def fight(self, camps: list[int], sides: str) -> None:
        """Phases 2 to 4: march, the Badge to the left, and the sides of all others, from seat 0 on: s or e."""
        self.march(*camps)
        if self.box.seats > 3:
            self.badge_to((self.s.badge + 1) % self.box.seats)
        self.choose(*[{"s": "scotland", "e": "england"}[side] for side in sides])


def seat_name(seat: int) -> str:
    """As the host names it."""
    return GAME.variants["oldest"][seat + 1]


def counted(box: Box[Any], section: str) -> int:
    return sum(design.copies for design in box.designs() if design.section == section)


def asked_for(box: Box[Any], s: Any) -> list[tuple[int, str]]:
    return [(question.seat, box.kinds[question.kind].name) for question in s.questions]
