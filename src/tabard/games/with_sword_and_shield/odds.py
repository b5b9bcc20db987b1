"""What a rival may hold, counted over the cards that cannot be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import EVERYBODY
from tabard.games.with_sword_and_shield.cards import Cards
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY
from tabard.games.with_sword_and_shield.state import HIT, RUNG, Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64

BYTES: Final = 7  # counts in one number, a byte each


class Packed:
    """For each design what it counts for: the attacks it stops, and at 0 whether it evades. Several counts are added at once."""

    def __init__(self, cards: Cards) -> None:
        self.words = [[0] * len(cards.designs) for _ in range(len(cards.attacks) // BYTES + 1)]
        for design, stops in enumerate(cards.stops):
            for attack in range(len(cards.attacks) + 1):
                if stops >> attack & 1 if attack else cards.dodge[design] >= 0:
                    self.words[attack // BYTES][design] += 1 << attack % BYTES * 8
        self.decks = [sum([word[design] for design in cards.design_of[: cards.size]]) for word in self.words]  # of a whole deck


class Odds:
    """What one rival may hold: counts over the cards we have not seen, and what its answers of this turn have shown."""

    def __init__(self) -> None:
        self.known: list[int] = []  # designs we know it holds
        self.hidden = 0  # cards we do not know
        self.total = 0
        self.counts: list[int] = []
        self.declined = 0  # attacks it took a hit from in this turn, a bit mask

    def stops(self, attack: i64) -> int:
        """How many of the cards we have not seen stop this attack; at 0, evade any."""
        return self.counts[attack // BYTES] >> attack % BYTES * 8 & 255

    def chance(self, cards_like: int, hidden: int) -> float:
        """That at least one of its hidden cards is among those counted."""
        if self.total == 0 or hidden <= 0:
            return 0.0
        miss = 1.0 - float(cards_like) / float(self.total)
        lacking = 1.0
        for _ in range(hidden):
            lacking *= miss
        return 1.0 - lacking


def counted(cards: Cards, packed: Packed, s: Tourney, rival: int, seat: int) -> Odds:
    """Count the cards of a rival's deck that this seat cannot see."""
    found = Odds()
    at: i64 = s.deck_of(rival)
    bit = 1 << seat
    zones = [*s.improved, s.discards[at], s.table[at], s.laid, s.lock_cards]
    for knight, hand in enumerate(s.hands):
        if s.leads[knight] == seat:
            zones.append(hand)
            continue
        known = [card for card in hand if card >= 0 and (s.seen[card] & bit or s.seen[card] == EVERYBODY)]
        zones.append(known)
        if knight == rival:
            found.known = [cards.design_of[card] for card in known]
            found.hidden = len(hand) - len(known)
    found.total, found.counts = unseen(cards, packed, zones, at * cards.size)
    rung: i64 = 0
    while rung < len(s.ladder):
        if s.ladder[rung + 3] == rival and s.ladder[rung + 4] == HIT:
            attack_taken: i64 = cards.attack[cards.design_of[s.ladder[rung + 1]]]
            if attack_taken != EVADED_ONLY:
                found.declined |= 1 << attack_taken
            else:
                found.declined |= 1
        rung += RUNG
    return found


def unseen(cards: Cards, packed: Packed, zones: list[list[int]], first: i64) -> tuple[int, list[int]]:
    """How many cards of the deck that begins with this one lie in none of these zones, and what they count for."""
    design_of = cards.design_of
    last: i64 = first + cards.size
    counts: list[int] = []
    left: i64 = 0
    for number, word in enumerate(packed.words):
        count: i64 = packed.decks[number]
        left = cards.size
        for zone in zones:
            for one in zone:
                card: i64 = one
                if first <= card < last:
                    count -= word[design_of[card]]
                    left -= 1
        counts.append(count)
    return left, counts
