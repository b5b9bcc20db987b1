"""What a table promises when a round has ended: gold if Scotland stands, honour if it falls."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from tabard.engine.judging import Judging, shared_out
from tabard.games.swords_and_bagpipes.cards import Cards
from tabard.games.swords_and_bagpipes.fitted import FITTED
from tabard.games.swords_and_bagpipes.scoring import FIVE_DAGGERS
from tabard.games.swords_and_bagpipes.state import ENGLAND, SCOTLAND, Swords

if TYPE_CHECKING:
    from mypy_extensions import i64

# How likely a battle is lost; what a unit and a Bagpipe card are worth in gold; what decides gold and daggers less, at once
# and with every round to come; what gold counts when honour decides; how sharp five daggers more are; how much traits count.
TWO: Final = [0.625, 0.39, 0.61, 1.49, 0.45, 0.52, 0.16, 0.51, 0.33, 1.0]
MORE: Final = [0.645, 0.074, 0.35, 0.68, 0.97, 0.83, 0.1, 0.276, 1.6, 1.0]

# Traits that are counted: how many steps each has; of a lead either way.
UNITS: Final = 9
GOLD: Final = 8
DAGGERS: Final = 6
MANY: Final = 1000
LATE: Final = 3  # defeats to spare and rounds to come, each up to this, make a span


class Prospects(Judging[Swords]):
    """A table of Swords and Bagpipes, judged round by round."""

    def __init__(self, cards: Cards, seats: int, limit: int) -> None:
        super().__init__()
        self.cards = cards
        self.seats = seats
        self.afar = 3 if seats == 2 else 1
        self.limit = limit  # the defeats that end Scotland
        pipes = [design.id for design in cards.bagpipes]
        self.in_hand = self.named("hand", pipes)
        self.opened = self.named("opened", pipes)
        self.village = self.named("village", [design.id for design in cards.villages])
        self.units = self.named("units", [str(units) for units in range(UNITS)])
        self.gold = self.named("gold", [str(lead) for lead in range(-GOLD, GOLD + 1)])
        self.over_least = self.named("over-least", [str(lead) for lead in range(-DAGGERS, DAGGERS + 1)])
        self.over_most = self.named("over-most", [str(lead) for lead in range(-DAGGERS, DAGGERS + 1)])
        self.badge = self.named("badge", [""])
        self.home = self.named("home", [""])
        self.learn("two" if seats == 2 else "more", FITTED, LATE * LATE)
        self.fates = [("fate-fell", {}), *[("fate-defeats", {"count": count}) for count in range(limit - 1, -1, -1)]]

    def stage(self, s: Swords) -> int:
        return s.round

    def span(self, s: Swords) -> int:
        """How many defeats Scotland can still suffer, and how many rounds are to come."""
        lives: i64 = max(1, min(LATE, self.limit - s.defeats))
        return (lives - 1) * LATE + min(LATE - 1, len(s.arms_deck))

    def there(self, s: Swords, seat: int) -> list[int]:
        """Cards in hand, laid open and in the village, units, gold and daggers against the others', the Badge, Stay Home!"""
        cards = self.cards
        found = [self.in_hand + cards.bagpipe_of[card] for card in s.hands[seat] + s.fresh[seat]]
        found += [self.opened + cards.bagpipe_of[card] for card in s.opened[seat]]
        found += [self.village + cards.village_of[card] for card in s.village[seat]]
        found.append(self.units + min(UNITS - 1, s.castle[seat]))
        if s.badge == seat:
            found.append(self.badge)
        if s.home == seat:
            found.append(self.home)
        return found + self.leads(s, seat)

    def leads(self, s: Swords, seat: int) -> list[int]:
        """Gold against the richest other; daggers against the other with the fewest, and against the one with the most."""
        own: i64 = self.cards.counted(s, seat)
        gold: i64 = -MANY
        most: i64 = -MANY
        least: i64 = MANY
        for other in range(s.seats):
            if other != seat:
                daggers: i64 = self.cards.counted(s, other)
                gold = max(gold, s.gold[other])
                most = max(most, daggers)
                least = min(least, daggers)
        return [
            self.gold + GOLD + max(-GOLD, min(GOLD, s.gold[seat] - gold)),
            self.over_least + DAGGERS + max(-DAGGERS, min(DAGGERS, own - least)),
            self.over_most + DAGGERS + max(-DAGGERS, min(DAGGERS, own - most)),
        ]

    def formula(self, s: Swords, weights: list[float]) -> list[float]:
        loss, unit, held, gold_now, gold_later, daggers_now, daggers_later, poor, sharp, _ = weights
        rounds = 0 if s.over else len(s.arms_deck) + 1
        some = 0.0 if s.over else 1.0
        stand = stands(self.limit - s.defeats, rounds, loss)
        daggers = [float(self.cards.counted(s, seat)) for seat in range(s.seats)]
        wealth: list[float] = []
        for seat in range(s.seats):
            pipes = float(len(s.hands[seat]) + len(s.fresh[seat]) + len(s.opened[seat]))
            wealth.append(float(s.gold[seat]) + some * (unit * float(s.castle[seat]) + held * pipes))
        rich: list[float] = []
        honest: list[float] = []
        for seat in range(s.seats):
            lead = daggers[seat] - max([daggers[other] for other in range(s.seats) if other != seat])
            caught = math.log1p(math.exp(min(30.0, sharp * (lead + 0.5 - FIVE_DAGGERS))))
            rich.append(wealth[seat] / (gold_now + gold_later * rounds) - caught)
            honest.append(poor * wealth[seat] - daggers[seat] / (daggers_now + daggers_later * rounds))
        by_gold, by_honour = shared_out(rich), shared_out(honest)
        return [stand * by_gold[seat] + (1.0 - stand) * by_honour[seat] for seat in range(s.seats)]

    def weights(self) -> list[float]:
        return TWO if self.seats == 2 else MORE

    def signs(self, before: Swords, soon: Swords, late: Swords, seat: int) -> list[tuple[str, dict[str, Any], float]]:
        """How the battle ends, and what the round brings: gold, daggers, units, cards."""
        found: list[tuple[str, dict[str, Any], float]] = []
        if late.defeats > before.defeats:
            found.append(("sign-falls" if late.defeats >= self.limit else "sign-lost", {}, 1.0))
        elif late.round > before.round or late.over:
            found.append(("sign-won", {}, 1.0))
        daggers = self.cards.counted(late, seat) - self.cards.counted(before, seat)
        units = late.castle[seat] + late.camp[seat] - before.castle[seat] - before.camp[seat]
        found.append(("mean-gold", {}, float(late.gold[seat] - before.gold[seat])))
        found.append(("mean-daggers", {}, float(daggers)))
        found.append(("mean-units", {}, float(units)))
        return found

    def better(self, sign: str, facts: dict[str, Any]) -> int:
        """Gold and units are good, daggers are not; for whom a battle ends well depends."""
        return {"mean-gold": 1, "mean-units": 1, "mean-daggers": -1}.get(sign, 0)

    def figures(self, s: Swords) -> dict[str, list[float]]:
        treasons, loyal = s.record.count(ENGLAND), s.record.count(SCOTLAND)
        daggers = [self.cards.counted(s, seat) for seat in range(s.seats)]
        return {
            "scotland_stood": [s.defeats < self.limit, 1],
            "treason": [treasons, treasons + loyal],
            "mean_rounds": [float(s.round), 1],
            "mean_daggers": [sum(daggers), len(daggers)],
            "mean_gold": [sum(s.gold), len(s.gold)],
        }

    def fate(self, s: Swords) -> int:
        return max(0, self.limit - s.defeats)

    def began(self, s: Swords) -> list[list[str]]:
        """Bagpipe hands and Village cards, those used at once too."""
        cards = self.cards
        found: list[list[str]] = []
        for seat in range(s.seats):
            hand = [cards.bagpipes[cards.bagpipe_of[card]].ref() for card in s.hands[seat]]
            found.append(hand + [cards.villages[cards.village_of[card]].ref() for card in s.village[seat]])
        for happened in s.events or []:
            if happened.kind == "visited":
                found[happened.seat].append(cards.villages[cards.village_of[happened.facts[0]]].ref())
        return found


def stands(lives: int, rounds: int, loss: float) -> float:
    """How likely Scotland survives so many battles with so many defeats to spare."""
    if lives <= 0:
        return 0.0
    chance = 0.0
    ways = 1.0  # of losing so many of them
    for lost in range(min(lives, rounds + 1)):
        chance += ways * math.pow(loss, lost) * math.pow(1.0 - loss, rounds - lost)
        ways = ways * (rounds - lost) / (lost + 1)
    return chance
