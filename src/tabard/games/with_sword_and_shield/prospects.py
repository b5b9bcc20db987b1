"""What a table promises when a turn has ended: hits to spare, fatigue, abilities, and what a hand can answer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from tabard.engine.judging import Judging
from tabard.games.with_sword_and_shield.cards import ANSWER, FIRST_STOP, Cards
from tabard.games.with_sword_and_shield.scoring import team_of, winning_teams
from tabard.games.with_sword_and_shield.state import CHIVALRY, ENDURANCE, STRENGTH, TECHNIQUE, Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64

GUARD_FAILS: Final = 0.4  # how likely a guard is not enough against the blows of a turn
DODGE_FAILS: Final = 0.6

# For each Knight that stands: standing, a hit to spare, a full bar of fatigue, a card in hand, the ability fought with, the other
# Tactic's, Chivalry, Endurance, safety; and whose turn it is. Safety is set by matches: games of equals do not show its worth.
JOUST: Final = [1.25, 2.2, 2.3, 0.18, 0.66, 0.13, 0.09, 0.62, 0.7, 0.31]
MELEE: Final = [-2.6, 1.38, 1.4, -0.1, 0.32, 0.1, 0.0, 0.21, 0.1, 0.12]


class Prospects(Judging[Tourney]):
    """A Joust or a Mêlée, judged turn by turn."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.ahead = 2
        self.afar = 2 if cards.melee else 12

    def stage(self, s: Tourney) -> int:
        return s.turn

    def prospects(self, s: Tourney, weights: list[float]) -> list[float]:
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
    stands, spare, breath, held, fights, other, noble, lasts, safe, turn = weights
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
