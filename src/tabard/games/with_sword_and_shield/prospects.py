"""What a table promises when a turn has ended: hits to spare, fatigue, abilities, and what a hand can answer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from tabard.engine.judging import Judging
from tabard.games.with_sword_and_shield.cards import ANSWER, FIRST_STOP, FULL_HAND, Cards
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK
from tabard.games.with_sword_and_shield.fitted import FITTED
from tabard.games.with_sword_and_shield.scoring import team_of, winning_teams
from tabard.games.with_sword_and_shield.state import CHIVALRY, ENDURANCE, STRENGTH, TECHNIQUE, Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64

GUARD_FAILS: Final = 0.4  # how likely a guard is not enough against the blows of a turn
DODGE_FAILS: Final = 0.6

# For each Knight that stands: standing, a hit to spare, a full bar of fatigue, a card in hand, the ability fought with, the other
# Tactic's, Chivalry, Endurance, safety; and whose turn it is. Safety is set by matches: games of equals do not show its worth.
# The last is how much traits count.
JOUST: Final = [1.25, 2.2, 2.3, 0.18, 0.66, 0.13, 0.09, 0.62, 0.7, 0.31, 1.0]
MELEE: Final = [-2.6, 1.38, 1.4, -0.1, 0.32, 0.1, 0.0, 0.21, 0.1, 0.12, 0.0]

SAFETY: Final = 8  # its place

# Traits of a Joust that are counted: how many steps each has.
BARS: Final = 8  # parts of a bar of fatigue
DODGES: Final = 4
LEADS: Final = 4  # of the ability fought with, either way
MOST_ENDURANCE: Final = 6


class Prospects(Judging[Tourney]):
    """A Joust or a Mêlée, judged turn by turn."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.ahead = 2
        self.afar = 2 if cards.melee else 12
        self.chosen = [SAFETY]
        ids = [design.id for design in cards.designs]
        hits = range(cards.last_hit + 1)
        self.in_hand = self.named("hand", ids)
        self.improved = self.named("improved", ids)
        self.fatigue = self.named("fatigue", [f"{mine}:{bar}" for mine in hits for bar in range(BARS)])
        self.hits = self.named("hits", [f"{mine}:{theirs}" for mine in hits for theirs in hits])
        self.attacks = self.named("attacks", [str(mine) for mine in hits])
        self.open = self.named("open", by_turn(len(cards.attacks) + 1))
        self.dodges = self.named("dodges", by_turn(DODGES))
        self.lasts = self.named("endurance", by_turn(MOST_ENDURANCE))
        self.pierces = self.named("pierces", by_turn(FULL_HAND + 1))
        self.leads = self.named("lead", [str(lead) for lead in range(-LEADS, LEADS + 1)])
        self.rested = self.named("rested", [""])
        self.learn("melee" if cards.melee else "joust", FITTED, 1)

    def stage(self, s: Tourney) -> int:
        return s.turn

    def formula(self, s: Tourney, weights: list[float]) -> list[float]:
        """A team shares its prospects."""
        ahead = 0.0
        for knight in range(len(s.teams)):
            if s.hits[knight] < self.cards.last_hit:
                worth = standing(self.cards, s, knight, weights)
                ahead += worth if s.teams[knight] == 0 else -worth
        first = 1.0 / (1.0 + math.exp(-ahead))
        return [first if team_of(s, seat) == 0 else 1.0 - first for seat in range(s.seats)]

    def weights(self) -> list[float]:
        return MELEE if self.cards.melee else JOUST

    def there(self, s: Tourney, seat: int) -> list[int]:
        """In a Joust: cards in hand and laid, hits and fatigue, who attacks next, what the hand can do, abilities."""
        cards = self.cards
        me: i64 = s.leads.index(seat)
        attacks: i64 = 1 if s.acting == me else 0
        found = [self.in_hand + cards.design_of[card] for card in s.hands[me]]
        found += [self.improved + cards.design_of[card] for card in s.improved[me]]
        found += self.health(s, me, attacks) + self.defence(s, me, attacks)
        found.append(self.pierces + attacks * (FULL_HAND + 1) + min(piercing(cards, s, me, 1 - me), FULL_HAND))
        lasts = cards.ability(s, me, ENDURANCE)
        found.append(self.lasts + attacks * MOST_ENDURANCE + min(lasts, MOST_ENDURANCE - 1))
        lead = cards.ability(s, me, s.tactics[me]) - cards.ability(s, 1 - me, s.tactics[1 - me])
        found.append(self.leads + LEADS + max(-LEADS, min(LEADS, lead)))
        return found

    def health(self, s: Tourney, me: i64, attacks: i64) -> list[int]:
        """Hits and fatigue, and hits against the rival's."""
        hits: i64 = s.hits[me]
        found = [self.fatigue + hits * BARS + min(s.fatigue[me] * BARS // (self.cards.full + 1), BARS - 1)]
        found.append(self.hits + hits * (self.cards.last_hit + 1) + s.hits[1 - me])
        if attacks:
            found.append(self.attacks + hits)
        if s.rested >> me & 1:
            found.append(self.rested)
        return found

    def defence(self, s: Tourney, me: i64, attacks: i64) -> list[int]:
        """How many attacks the hand has no guard against, and how many manoeuvres."""
        cards = self.cards
        stopped = guarded(cards, s, me)
        kinds: i64 = len(cards.attacks)
        unstopped: i64 = 0
        for attack in range(1, kinds + 1):
            if not stopped >> attack & 1:
                unstopped += 1
        dodges: i64 = 0
        for card in s.hands[me]:
            if cards.dodge[cards.design_of[card]] >= 0:
                dodges += 1
        return [self.open + attacks * (kinds + 1) + unstopped, self.dodges + attacks * DODGES + min(dodges, DODGES - 1)]

    def signs(self, before: Tourney, soon: Tourney, late: Tourney, seat: int) -> list[tuple[str, dict[str, Any], float]]:
        """Whether the rival can answer the attack; hits and fatigue on both sides at the end of the next turn."""
        found: list[tuple[str, dict[str, Any], float]] = []
        team = team_of(before, seat)
        for asked in soon.questions:
            if asked.kind == ANSWER and team_of(before, asked.seat) != team:
                guards = [option for option in asked.options if FIRST_STOP <= option < self.cards.first_dodge]
                found.append(("sign-guard" if guards else "sign-dodge" if len(asked.options) > 1 else "sign-open", {}, 1.0))
        given = taken = paid = cost = 0
        for knight in range(len(before.teams)):
            hits = late.hits[knight] - before.hits[knight]
            breath = before.fatigue[knight] - late.fatigue[knight] if not hits else 0  # a hit fills it again
            if before.teams[knight] == team:
                taken, paid = taken + hits, paid + breath
            else:
                given, cost = given + hits, cost + breath
        found += [("mean-given", {}, float(given)), ("mean-taken", {}, float(taken))]
        found += [("mean-paid", {}, float(paid)), ("mean-cost", {}, float(cost))]
        return found

    def better(self, sign: str, facts: dict[str, Any]) -> int:
        """Hits and breath that the rival loses are good, one's own are not; nor is a rival who can guard."""
        return {"sign-open": 1, "sign-guard": -1, "mean-given": 1, "mean-taken": -1, "mean-paid": -1, "mean-cost": 1}.get(sign, 0)

    def figures(self, s: Tourney) -> dict[str, list[float]]:
        """Lengths, hits, and what beginning is worth; how each Knight fared is told by what a seat began with."""
        teams = winning_teams(self.cards, s)
        share = [1.0 / len(teams) if team in teams else 0.0 for team in (0, 1)]
        return {
            "mean_turns": [float(s.turn), 1.0],
            "turns_15_to_60": [float(15 <= s.turn <= 60), 1.0],
            "mean_hits_by_blow": [float(s.by_blow), 1.0],
            "mean_hits_by_exhaustion": [float(s.by_exhaustion), 1.0],
            "first_player_share": [share[s.teams[s.opener]], 1.0],
            "draws": [float(len(teams) - 1), 1.0],
        }

    def began(self, s: Tourney) -> list[list[str]]:
        """Knights, Artefacts and the first hands."""
        cards = self.cards
        found: list[list[str]] = [[] for _ in range(s.seats)]
        for knight in range(len(s.leads)):
            mine = found[s.leads[knight]]
            mine.append(cards.knights[s.knights[knight]].ref())
            if s.artefacts[knight] >= 0:
                mine.append(cards.artefacts[s.artefacts[knight]].ref())
            mine += [cards.designs[cards.design_of[card]].ref() for card in s.hands[knight]]
        return found


def standing(cards: Cards, s: Tourney, knight: int, weights: list[float]) -> float:
    """What a Knight that stands adds to its team's strength."""
    stands, spare, breath, held, fights, other, noble, lasts, safe, turn, _ = weights
    tactic = s.tactics[knight]
    worth = stands + spare * float(cards.last_hit - s.hits[knight]) + breath * float(s.fatigue[knight]) / float(cards.full)
    worth += held * float(len(s.hands[knight])) + fights * float(cards.ability(s, knight, tactic))
    worth += other * float(cards.ability(s, knight, STRENGTH + TECHNIQUE - tactic))
    worth += noble * float(cards.ability(s, knight, CHIVALRY)) + lasts * float(cards.ability(s, knight, ENDURANCE))
    return worth + safe * safety(cards, s, knight) + (turn if knight == s.acting else 0.0)


def safety(cards: Cards, s: Tourney, knight: int) -> float:
    """How likely a hand answers an attack, about."""
    attacks = len(cards.attacks)
    fails = [1.0] * (attacks + 1)
    open_to_all = 1.0
    for card in s.hands[knight]:
        design: i64 = cards.design_of[card]
        if cards.dodge[design] >= 0:
            open_to_all *= DODGE_FAILS
        stops: i64 = cards.stops[design]
        if stops:
            for attack in range(1, attacks + 1):
                if stops >> attack & 1:
                    fails[attack] *= GUARD_FAILS
    total = 0.0
    for attack in range(1, attacks + 1):
        total += fails[attack]
    return 1.0 - open_to_all * total / attacks


def by_turn(count: int) -> list[str]:
    """So many steps from zero, first for who waits, then for who attacks next."""
    return [f"{when}:{step}" for when in ("waits", "attacks") for step in range(count)]


def guarded(cards: Cards, s: Tourney, knight: i64) -> i64:
    """The attacks that a hand has a guard against, a bit mask."""
    found: i64 = 0
    for card in s.hands[knight]:
        found |= cards.stops[cards.design_of[card]]
    return found


def piercing(cards: Cards, s: Tourney, knight: i64, rival: i64) -> int:
    """How many attacks a hand holds that the rival has no guard against."""
    stopped = guarded(cards, s, rival)
    count = 0
    for card in s.hands[knight]:
        attack: i64 = cards.attack[cards.design_of[card]]
        if attack != NO_ATTACK and (attack == EVADED_ONLY or not stopped >> attack & 1):
            count += 1
    return count
