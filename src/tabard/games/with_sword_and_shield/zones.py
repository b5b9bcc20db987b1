"""The zones of a Joust or a Mêlée, and what a viewer sees in them."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.cardset import Design
from tabard.engine.state import NOBODY, Event
from tabard.engine.zones import Stroke, Zone, Zones, faces, stack
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.cards import Cards
from tabard.games.with_sword_and_shield.ladder import Ladder
from tabard.games.with_sword_and_shield.state import ABILITIES, OUT, Tourney

KNIGHT: Final = 0
ABILITY: Final = 1  # the first of them
HITS: Final = 5
FATIGUE: Final = 6
PLACE: Final = 7
REAR: Final = 8
FALLEN: Final = 9
LOCKED: Final = 10
LOCK: Final = 11
IMPROVED: Final = 12
HAND: Final = 13

KNOWN: Final = 10  # numbers of a Knight that no zone shows


def knight_zones(cards: Cards, seat: int, part: int) -> list[Zone]:
    """A Knight's start cards, abilities, health and place, then the cards beside and before it."""
    abilities = [Zone(f"figure-{name}", "figure", seat, part) for name in ABILITIES]
    gauges = [Zone("hits", "gauge", seat, part, cards.last_hit), Zone("fatigue", "gauge", seat, part, cards.full)]
    places = [Zone(name, "place", seat, part) for name in ("place", "rear", "out")]
    beside = [Zone("locked", "names", seat, part), Zone("lock", "table", seat, part), Zone("improved", "table", seat, part)]
    return [Zone("knight", "self", seat, part), *abilities, *gauges, *places, *beside, Zone("hand", "hand", seat, part)]


class TourneyZones(Zones[Tourney]):
    """The exchanges of this turn, the decks, then Knight by Knight what lies before each."""

    def __init__(self, cards: Cards, leads: list[int], seats: int, decks: int) -> None:
        designs: list[Design] = [*cards.knights, *cards.artefacts, *cards.healths, *cards.attacks, *cards.guards, *cards.designs]
        middle = [Zone("ladder", "exchanges"), Zone("laid", "names"), *([Zone("reachable", "names")] if cards.melee else [])]
        sides = ["-a", "-b"] if decks > 1 else [""]
        self.stacks = [[name + side for name in ("deck", "discards", "played")] for side in sides]
        middle += [Zone(name, "stack") for names in self.stacks for name in names]
        before: list[Zone] = []
        self.keys: list[list[str]] = [[] for _ in leads]
        for seat in range(seats):
            led = [knight for knight in range(len(leads)) if leads[knight] == seat]
            for part, knight in enumerate(led):
                zones = knight_zones(cards, seat, part)
                self.keys[knight] = [zone.key for zone in zones]
                before += zones
        super().__init__(designs, middle + before)
        self.cards = cards
        self.most = KNOWN * max([leads.count(seat) for seat in range(seats)])
        self.artefact = len(cards.knights)  # the first Artefact
        first = len(designs) - len(cards.designs)
        self.card = [first + design for design in cards.design_of]  # the face of each card
        self.ladder = Ladder(cards, len(designs) - len(cards.designs) - len(cards.guards), self.card)

    def exchanged(self, view: Tourney) -> list[Stroke]:
        return self.ladder.strokes(view) + self.ladder.begun(view)

    def exchanges(self, events: list[Event]) -> list[Stroke]:
        return self.ladder.told(events)

    def lying(self, view: Tourney) -> dict[str, list[Any]]:
        cards = self.cards
        found: dict[str, list[Any]] = {}
        if view.ladder or view.laid:
            found["ladder"] = [stroke.numbers() for stroke in self.ladder.strokes(view)]
        if view.laid:
            found["laid"] = faces(view.laid, self.card)
        if cards.melee and view.turn:
            reached = field.reach(view, view.acting)
            if reached:
                found["reachable"] = [view.knights[rival] for rival in reached]
        for at in range(len(view.decks)):
            names = self.stacks[at]
            found[names[0]] = [len(view.decks[at])]
            found[names[1]] = stack(view.discards[at], self.card)
            found[names[2]] = stack(view.table[at], self.card)
        for knight in range(len(view.leads)):
            self.before_knight(view, knight, found)
        return found

    def before_knight(self, view: Tourney, knight: int, found: dict[str, list[Any]]) -> None:
        cards, keys = self.cards, self.keys[knight]
        artefact = view.artefacts[knight]
        found[keys[KNIGHT]] = [view.knights[knight]] if artefact < 0 else [view.knights[knight], self.artefact + artefact]
        chosen = view.tactics[knight] if notes.tactics_lie_open(view) else NOBODY
        for ability in range(len(ABILITIES)):
            value = cards.ability(view, knight, ability)
            found[keys[ABILITY + ability]] = [value, 1] if ability == chosen else [value]
        found[keys[HITS]] = [view.hits[knight]]
        found[keys[FATIGUE]] = [view.fatigue[knight]]
        if view.hits[knight] >= cards.last_hit:
            found[keys[FALLEN]] = [0]
        elif cards.melee and view.places[knight] != OUT:
            found[keys[REAR if view.rear >> knight & 1 else PLACE]] = [view.places[knight] + 1]
        if view.locked[knight] != NOBODY:
            found[keys[LOCKED]] = [view.knights[view.locked[knight]]]
        if view.lock_cards[knight] >= 0:
            found[keys[LOCK]] = [self.card[view.lock_cards[knight]]]
        if view.improved[knight]:
            found[keys[IMPROVED]] = faces(view.improved[knight], self.card)
        found[keys[HAND]] = faces(view.hands[knight], self.card)

    def besides(self, view: Tourney) -> list[list[int]]:
        """Of the turn and the auction; then of each seat what is known of each Knight it leads."""
        opening = 0 if view.opening < 0 else 1 + self.cards.design_of[view.opening]
        turn = [int(view.ended), view.retreated, view.post, view.deals, *view.floor, view.by_blow, view.by_exhaustion]
        found = [[opening, *turn]]
        for seat in range(view.seats):
            known: list[int] = []
            for knight in range(len(view.leads)):
                if view.leads[knight] == seat:
                    known += [int(knight == one) for one in (view.first, view.opener, view.acting)]
                    known += [mask >> knight & 1 for mask in (view.rested, view.passed, view.aimed, view.defended)]
                    known += [view.bids[knight], view.drawn[knight], view.tactics[knight]]
            found.append(known + [0] * (self.most - len(known)))
        return found
