"""What a rival may hold, counted over the cards that cannot be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.games.with_sword_and_shield.cards import Cards
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY
from tabard.games.with_sword_and_shield.state import HIT, RUNG, Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64


class Odds:
    """What one rival may hold: counts over the cards we have not seen, and what its answers of this turn have shown."""

    def __init__(self, attacks: int) -> None:
        self.known: list[int] = []  # designs we know it holds
        self.hidden = 0  # cards we do not know
        self.total = 0
        self.stops = [0] * (attacks + 1)
        self.dodges = 0
        self.declined = 0  # attacks it took a hit from in this turn, a bit mask

    def chance(self, cards_like: int, hidden: int) -> float:
        """That at least one of its hidden cards is among those counted."""
        if self.total == 0 or hidden <= 0:
            return 0.0
        miss = 1.0 - float(cards_like) / float(self.total)
        lacking = 1.0
        for _ in range(hidden):
            lacking *= miss
        return 1.0 - lacking


def counted(cards: Cards, stopped: list[list[int]], s: Tourney, rival: int) -> Odds:
    """Count the cards of a rival's deck that we cannot see."""
    design_of = cards.design_of
    found = Odds(len(cards.attacks))
    at: i64 = s.deck_of(rival)
    first: i64 = at * cards.size
    seen = bytearray(len(design_of))
    for zone in [*s.hands, *s.improved, s.discards[at], s.table[at], s.laid, s.lock_cards]:
        for card in zone:
            if card >= 0:
                seen[card] = 1
    stops = found.stops
    last: i64 = first + cards.size
    card = first
    while card < last:
        if not seen[card]:
            found.total += 1
            design: i64 = design_of[card]
            for attack in stopped[design]:
                stops[attack] += 1
            if cards.dodge[design] >= 0:
                found.dodges += 1
        card += 1
    for card in s.hands[rival]:
        if card >= 0:
            found.known.append(design_of[card])
        else:
            found.hidden += 1
    rung: i64 = 0
    while rung < len(s.ladder):
        if s.ladder[rung + 3] == rival and s.ladder[rung + 4] == HIT:
            attack_taken: i64 = cards.attack[design_of[s.ladder[rung + 1]]]
            if attack_taken != EVADED_ONLY:
                found.declined |= 1 << attack_taken
            else:
                found.declined |= 1
        rung += RUNG
    return found
