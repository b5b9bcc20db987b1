"""What a table promises when a day has ended: points, cards in hand, who starts, and what each card is worth beyond that."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.judging import Judging, shared_out
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.fitted import IN_HAND, IN_PILE, ON_TABLE
from tabard.games.guillotine.scoring import Count
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS

# By the number of days to come (none, one, two): a point, a card in hand, the start. Then how much single cards count.
WEIGHTS: Final = [0.1, 0.0, 0.0, 0.336, 0.088, 0.834, 0.205, 0.091, -0.018, 1.0]


class Prospects(Judging[Guillotine]):
    """A table of Guillotine, judged day by day."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.careful = 2
        # By days to come and card: what it adds where it lies.
        actions = [cards.actions[design].id for design in cards.action_of]
        nobles = [cards.nobles[design].id for design in cards.noble_of]
        self.held = [[added(IN_HAND, id, days) for id in actions] for days in range(DAYS)]
        self.laid = [[added(ON_TABLE, id, days) for id in actions] for days in range(DAYS)]
        self.piled = [[added(IN_PILE, id, days) for id in nobles] for days in range(DAYS)]

    def stage(self, s: Guillotine) -> int:
        return s.day

    def prospects(self, s: Guillotine, weights: list[float]) -> list[float]:
        days = 0 if s.over else DAYS + 1 - s.day
        point, held, start = weights[3 * days], weights[3 * days + 1], weights[3 * days + 2]
        strengths: list[float] = []
        for seat in range(s.seats):
            points = float(Count(self.cards, s, seat, False).points)
            strength = point * points + held * float(len(s.hands[seat])) + (start if seat == s.starter else 0.0)
            strengths.append(strength + (weights[9] * self.added(s, seat, days) if days else 0.0))
        return shared_out(strengths)

    def added(self, s: Guillotine, seat: int, days: int) -> float:
        """What single cards add to a seat's strength."""
        total = 0.0
        held, piled = self.held[days], self.piled[days]
        for card in s.hands[seat]:
            total += held[card]
        for noble in s.piles[seat]:
            total += piled[noble]
        for card in s.tables[seat]:
            total += self.laid[days][card]
        return total

    def weights(self) -> list[float]:
        return WEIGHTS

    def traits(self, s: Guillotine, seat: int) -> list[str]:
        cards = self.cards
        found = ["hand:" + cards.actions[cards.action_of[card]].id for card in s.hands[seat]]
        found += ["pile:" + cards.nobles[cards.noble_of[noble]].id for noble in s.piles[seat]]
        return found + ["table:" + cards.actions[cards.action_of[card]].id for card in s.tables[seat]]

    def signs(self, before: Guillotine, soon: Guillotine, late: Guillotine, seat: int) -> list[tuple[str, dict[str, Any], float]]:
        """What is collected, what it is worth, and what is left to the next player."""
        found: list[tuple[str, dict[str, Any], float]] = []
        for noble in soon.piles[seat]:
            if noble not in before.piles[seat]:
                found.append(("sign-collects", {"noble": self.ref(noble)}, 1.0))
        if soon.day == before.day and soon.line and soon.mover != seat:
            found.append(("sign-leaves", {"noble": self.ref(soon.line[0]), "whom": soon.mover}, 1.0))
        for one in range(before.seats):
            gain = Count(self.cards, soon, one, False).points - Count(self.cards, before, one, False).points
            if one == seat:
                found.append(("mean-points", {}, float(gain)))
            elif gain < 0:
                found.append(("mean-lost", {"whom": one}, float(-gain)))
        return found

    def ref(self, noble: int) -> str:
        return "noble:" + self.cards.nobles[self.cards.noble_of[noble]].id

    def began(self, s: Guillotine) -> list[list[str]]:
        return [[self.cards.actions[self.cards.action_of[card]].ref() for card in hand] for hand in s.hands]


def added(fitted: dict[str, list[float]], id: str, days: int) -> float:
    """What was fitted for a card with so many days to come; nothing for one nobody knows."""
    return fitted[id][days - 1] if days and id in fitted else 0.0
