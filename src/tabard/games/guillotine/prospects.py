"""What a table promises when a day has ended: points, cards in hand, who starts, and what each card is worth beyond that."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.judging import Judging, shared_out
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.fitted import FITTED
from tabard.games.guillotine.scoring import Count
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS

# By the number of days to come (none, one, two): a point, a card in hand, the start. Then how much single cards count.
WEIGHTS: Final = [0.1, 0.0, 0.0, 0.336, 0.088, 0.834, 0.205, 0.091, -0.018, 1.0]


class Prospects(Judging[Guillotine]):
    """A table of Guillotine, judged day by day."""

    def __init__(self, cards: Cards, seats: int) -> None:
        super().__init__()
        self.cards = cards
        self.careful = 2
        actions = [design.id for design in cards.actions]
        self.in_hand = self.named("hand", actions)
        self.in_pile = self.named("pile", [design.id for design in cards.nobles])
        self.on_table = self.named("table", actions)
        self.learn("two" if seats == 2 else "more", FITTED, DAYS)

    def stage(self, s: Guillotine) -> int:
        return s.day

    def span(self, s: Guillotine) -> int:
        """The days to come."""
        return 0 if s.over else DAYS + 1 - s.day

    def formula(self, s: Guillotine, weights: list[float]) -> list[float]:
        days = self.span(s)
        point, held, start = weights[3 * days], weights[3 * days + 1], weights[3 * days + 2]
        strengths: list[float] = []
        for seat in range(s.seats):
            points = float(Count(self.cards, s, seat, False).points)
            strengths.append(point * points + held * float(len(s.hands[seat])) + (start if seat == s.starter else 0.0))
        return shared_out(strengths)

    def weights(self) -> list[float]:
        return WEIGHTS

    def there(self, s: Guillotine, seat: int) -> list[int]:
        """Every card in hand, in the pile and on the table."""
        actions, nobles = self.cards.action_of, self.cards.noble_of
        found = [self.in_hand + actions[card] for card in s.hands[seat]]
        found += [self.in_pile + nobles[noble] for noble in s.piles[seat]]
        return found + [self.on_table + actions[card] for card in s.tables[seat]]

    def signs(self, before: Guillotine, soon: Guillotine, late: Guillotine, seat: int) -> list[tuple[str, dict[str, Any], float]]:
        """What is collected, what it is worth, and what is left to the next player."""
        found: list[tuple[str, dict[str, Any], float]] = []
        for noble in soon.piles[seat]:
            if noble not in before.piles[seat]:
                found.append(("sign-collects", {"noble": self.ref(noble)}, 1.0))
        if soon.day == before.day and soon.line and soon.mover != seat:
            found.append(("sign-leaves", {"noble": self.ref(soon.line[0]), "whom": soon.mover}, 1.0))
            if before.mover == seat and self.kept_from(before, soon, seat):
                found.append(("sign-keeps", {"noble": self.ref(before.line[1]), "whom": soon.mover}, 1.0))
        for one in range(before.seats):
            gain = Count(self.cards, soon, one, False).points - Count(self.cards, before, one, False).points
            if one == seat:
                found.append(("mean-points", {}, float(gain)))
            elif gain < 0:
                found.append(("mean-lost", {"whom": one}, float(-gain)))
        return found

    def better(self, sign: str, facts: dict[str, Any]) -> int:
        """A noble is good to have and bad to leave, if it is worth something; whatever else is told is good."""
        if sign not in ("sign-collects", "sign-leaves"):
            return 1
        points = [one.points for one in self.cards.nobles if f"noble:{one.id}" == facts["noble"]][0]
        worth = 1 if points > 0 else -1 if points < 0 else 0
        return worth if sign == "sign-collects" else -worth

    def kept_from(self, before: Guillotine, soon: Guillotine, seat: int) -> bool:
        """Whether the noble of worth who would have been next in front is not, and is not mine either."""
        if len(before.line) < 2 or before.line[1] in soon.piles[seat]:
            return False
        design = self.cards.nobles[self.cards.noble_of[before.line[1]]]
        return before.line[1] != soon.line[0] and (design.points > 0 or design.per != "")

    def ref(self, noble: int) -> str:
        return "noble:" + self.cards.nobles[self.cards.noble_of[noble]].id

    def began(self, s: Guillotine) -> list[list[str]]:
        return [[self.cards.actions[self.cards.action_of[card]].ref() for card in hand] for hand in s.hands]
