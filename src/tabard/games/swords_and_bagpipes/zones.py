"""The zones of a Swords and Bagpipes table, and what a viewer sees in them."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.cardset import Design
from tabard.engine.state import NOBODY
from tabard.engine.zones import HIDDEN_FACE, Zone, Zones, faces, stack
from tabard.games.swords_and_bagpipes.cards import Cards
from tabard.games.swords_and_bagpipes.state import CHOICE, ENGLAND, NO_SIDE, SCOTLAND, Swords

SIDE_NAMES: Final = ["bonnet", "crown"]  # the tokens of Scotland and England
STACKS: Final = ["arms-deck", "deck", "dagger-deck", "discards", "dagger-discards", "arms-past"]
BEFORE: Final = [
    ("playing", "table"), ("marks", "table"), ("gold", "count"), ("castle", "count"), ("camp", "count"), ("token", "table"),
    ("village", "table"), ("opened", "table"), ("daggers", "pile"), ("laid", "table"), ("dagger-hand", "hand"),
    ("hand", "hand"), ("fresh", "hand"), ("dagger-tally", "count"),
]  # fmt: skip


class SwordsZones(Zones[Swords]):
    """The war and the decks, then seat by seat what lies before each."""

    def __init__(self, cards: Cards, seats: int) -> None:
        designs: list[Design] = [*cards.arms, *cards.bagpipes, *cards.daggers, *cards.villages, *cards.clans, *cards.tokens]
        middle = [Zone("arms", "table"), Zone("troops", "count"), Zone("scots", "count")]
        middle += [Zone("scots-army", "sum"), Zone("english-army", "sum")]
        middle += [Zone("scots-pledged", "sum"), Zone("english-pledged", "sum"), Zone("undecided", "sum")]
        middle += [Zone(name, "stack") for name in STACKS]
        before = [[Zone(name, look, seat) for name, look in BEFORE] for seat in range(seats)]
        super().__init__(designs, middle + [zone for zones in before for zone in zones])
        self.cards = cards
        self.keys = [[zone.key for zone in zones] for zones in before]
        first = len(cards.arms)
        self.arms = list(cards.arms_of)  # the face of each card
        self.bagpipe = [first + design for design in cards.bagpipe_of]
        first += len(cards.bagpipes)
        self.dagger = [first + design for design in cards.dagger_of]
        first += len(cards.daggers)
        self.village = [first + design for design in cards.village_of]
        self.clan = first + len(cards.villages)  # the first clan
        self.badge = self.numbers["token:badge"]
        self.home = self.numbers["token:stay-home"]
        self.virtual = self.numbers["token:virtual"]
        self.camp = self.numbers["token:camp"]
        self.side = [self.numbers["token:" + name] for name in SIDE_NAMES]

    def lying(self, view: Swords) -> dict[str, list[Any]]:
        bagpipe = self.bagpipe
        found: dict[str, list[Any]] = {"arms": faces(view.arms[-1:], self.arms), "troops": [view.troops], "scots": [view.scots]}
        if view.fought:
            found["scots-army"] = self.army(view, SCOTLAND, self.camp, view.fought[-2])
            found["english-army"] = self.army(view, ENGLAND, self.arms[view.arms[-1]], view.fought[-1])
        elif view.phase == CHOICE:
            self.pledged(view, found)
        found["arms-deck"] = [len(view.arms_deck)]
        found["deck"] = [len(view.deck)]
        found["dagger-deck"] = [len(view.dagger_deck)]
        found["discards"] = stack(view.discards, bagpipe)
        found["dagger-discards"] = stack(view.dagger_discards, self.dagger)
        found["arms-past"] = stack(view.arms[:-1], self.arms)
        if view.playing >= 0:
            found[self.keys[view.frames[-1].seat][0]] = [bagpipe[view.playing]]
        for seat in range(view.seats):
            self.before_seat(view, seat, found)
        return found

    def before_seat(self, view: Swords, seat: int, found: dict[str, list[Any]]) -> None:
        """What lies before a seat; what is empty is not there, but for the hand."""
        keys = self.keys[seat]
        marks = [self.clan + view.clans[seat]]
        if seat == view.badge:
            marks.append(self.badge)
        if seat == view.home:
            marks.append(self.home)
        found[keys[1]] = marks
        found[keys[2]] = [view.gold[seat]]
        found[keys[3]] = [view.castle[seat]]
        found[keys[4]] = [view.camp[seat]]
        side = view.sides[seat]
        if side != NO_SIDE:
            found[keys[5]] = [self.side[side] if side < 2 else HIDDEN_FACE]
        if view.village[seat]:
            found[keys[6]] = faces(view.village[seat], self.village)
        if view.opened[seat]:
            opened = [card for card in view.opened[seat] if card != view.playing]
            if opened:
                found[keys[7]] = faces(opened, self.bagpipe)
        daggers = faces(view.daggers[seat], self.dagger)
        for _ in range(view.virtual[seat]):
            daggers.append(self.virtual)
        if daggers:
            found[keys[8]] = daggers
            if HIDDEN_FACE not in daggers:
                found[keys[13]] = [self.cards.counted(view, seat)]
        if view.laid[seat]:
            found[keys[9]] = faces(view.laid[seat], self.dagger)
        if view.dagger_hands[seat]:
            found[keys[10]] = faces(view.dagger_hands[seat], self.dagger)
        found[keys[11]] = faces(view.hands[seat], self.bagpipe)
        if view.fresh[seat]:
            found[keys[12]] = faces(view.fresh[seat], self.bagpipe)

    def besides(self, view: Swords) -> list[list[int]]:
        """What of each design is out of the game or used up this round; then each seat's marks, and how it stood in battle."""
        out = [0] * len(self.designs)
        used = [0] * len(self.cards.bagpipes)
        for face in faces(view.arms_gone, self.arms) + faces(view.unfit, self.bagpipe):
            out[face] += 1
        for face in faces(view.dagger_out, self.dagger) + faces(view.village_out, self.village):
            out[face] += 1
        for card in view.used:
            used[self.cards.bagpipe_of[card]] += 1
        found = [[int(view.won), int(view.replenished), *out, *used]]
        for seat in range(view.seats):
            marks = [int(seat == one) for one in (view.mover, view.badge_from, view.badge_to, view.home_from, view.away)]
            masks = [mask >> seat & 1 for mask in (view.spared, view.known, view.passed, view.deserters)]
            stood = [0] * len(self.arms)
            for battle, side in enumerate(view.record[seat :: view.seats]):
                stood[battle] = 1 + side
            found.append(marks + masks + stood)
        return found

    def pledged(self, view: Swords, found: dict[str, list[Any]]) -> None:
        """While sides are chosen: who stands where as far as the viewer knows, and the units that may go either way."""
        scots: list[Any] = [view.scots, self.camp, NOBODY, view.scots]
        english: list[Any] = [view.troops, self.arms[view.arms[-1]], NOBODY, view.troops]
        undecided: list[Any] = [0]
        for seat in range(view.seats):
            units = view.camp[seat]
            if seat == view.away or not units:
                continue
            side = view.sides[seat]
            sums = scots if side == SCOTLAND else english if side == ENGLAND else undecided
            sums[0] += units
            sums += [self.clan + view.clans[seat], seat, units]
        found["scots-pledged"], found["english-pledged"] = scots, english
        if undecided[0]:
            found["undecided"] = undecided

    def army(self, view: Swords, side: int, other: int, strength: int) -> list[Any]:
        """An army of the battle as it was fought, added up: clans, then the camp or the English (SB-F2, SB-F3)."""
        sums: list[Any] = [strength]
        for seat in range(view.seats):
            if view.sides[seat] == side:
                sums[0] += view.fought[seat]
                sums += [self.clan + view.clans[seat], seat, view.fought[seat]]
        sums += [other, NOBODY, strength]
        return sums


def undecided(view: Swords) -> int:
    """The units in camps, before anybody has chosen."""
    return sum([view.camp[seat] for seat in range(view.seats) if seat != view.away])


def power(view: Swords, seat: int, side: int) -> int:
    """The power of a side if this seat chooses it, as far as the viewer knows of the others."""
    total = view.scots if side == SCOTLAND else view.troops
    for one in range(view.seats):
        if one == seat or view.sides[one] == side:
            total += view.camp[one]
    return total
