"""Gold, daggers and who wins (SB-V1 to SB-V5)."""

from __future__ import annotations

from typing import Final

from tabard.engine.box import Term
from tabard.engine.state import NOBODY
from tabard.games.swords_and_bagpipes.cards import Cards
from tabard.games.swords_and_bagpipes.state import Swords

FIVE_DAGGERS: Final = 5


def limit(long: bool) -> int:
    """How many defeats Scotland can suffer before it falls (SB-S2, SB-L2)."""
    return 5 if long else 4


def traitor(daggers: list[int]) -> int:
    """The player with at least five daggers more than every other; NOBODY if there is none (SB-V4)."""
    most = max(daggers)
    others = sorted(daggers)[:-1]
    return daggers.index(most) if most - others[-1] >= FIVE_DAGGERS else NOBODY


def caught(cards: Cards, s: Swords) -> int:
    """The traitor among the players as the table stands."""
    return traitor([cards.counted(s, seat) for seat in range(s.seats)])


def winners(cards: Cards, s: Swords, long: bool) -> list[int]:
    """Who wins: gold if Scotland stands, honour if it falls; still tied, the victory is shared (SB-V2, SB-V3)."""
    daggers = [cards.counted(s, seat) for seat in range(s.seats)]
    seats = list(range(s.seats))
    if s.defeats >= limit(long):
        return best(seats, [[-daggers[seat], s.gold[seat]] for seat in seats])
    out = traitor(daggers)
    if out != NOBODY:
        seats.remove(out)
    return best(seats, [[s.gold[seat], -daggers[seat]] for seat in range(s.seats)])


def best(seats: list[int], worth: list[list[int]]) -> list[int]:
    most = max([worth[seat] for seat in seats])
    return [seat for seat in seats if worth[seat] == most]


def terms(cards: Cards, s: Swords, seat: int) -> list[Term]:
    """A player's gold, which decides if Scotland stands, and daggers, which decide if it falls."""
    found = [Term("gold", "", s.gold[seat], s.gold[seat], "SB-V2")]
    held = len(s.daggers[seat]) + s.virtual[seat]
    hidden = len([card for card in s.daggers[seat] if card < 0])
    if held:
        found.append(Term("dagger-cards", "", held, 0, "SB-C4"))
    if held and not hidden:
        found.append(Term("daggers", "", cards.counted(s, seat), 0, "SB-D2"))
    return found
