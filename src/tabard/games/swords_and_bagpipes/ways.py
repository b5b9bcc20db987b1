"""All the ways in which the others may stand in a battle, and what it is worth to one seat over all of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tabard.games.swords_and_bagpipes.designs import ArmsDesign
from tabard.games.swords_and_bagpipes.scoring import FIVE_DAGGERS
from tabard.games.swords_and_bagpipes.sketch import Sketch
from tabard.games.swords_and_bagpipes.state import ENGLAND, SCOTLAND

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 0.25  # what a unit kept in the castle is worth, in gold
HELD: Final = 0.8  # … a Bagpipe card
A_DAGGER: Final = 2.0  # what a Dagger card nobody has seen is worth
POOR: Final = 0.02  # what gold counts when honour decides
FEWEST: Final = -1000.0  # daggers
EVEN: Final = 1e-9  # parts of units that are guessed do not add up exactly


class Power:
    """What a seat has: its units, its daggers, and its riches and honour as powers, which are slow to take."""

    def __init__(self) -> None:
        self.camp = 0.0
        self.daggers = 0.0
        self.rich = 1.0
        self.honest = 1.0
        self.loyal = 1.0  # how likely it stands for Scotland


class Ways:
    """One round's battle. Powers of those who get the same are added up, and what they get is multiplied in once."""

    def __init__(self, arms: ArmsDesign, rounds: int, seats: int, if_won: float, if_lost: float) -> None:
        self.two = seats == 2
        self.if_won = if_won
        self.if_lost = if_lost
        self.future = to_come(rounds)
        self.loose_gold, self.loose_daggers = 0.7 + 0.45 * rounds, 0.6 + 0.4 * rounds
        won, lost = float(arms.bonnet) + self.future * HELD, float(arms.pierced) + self.future * UNIT
        self.won_rich, self.won_honest = math.exp(won / self.loose_gold), math.exp(POOR * won)
        self.lost_rich, self.lost_honest = math.exp(lost / self.loose_gold), math.exp(POOR * lost)
        self.dagger = math.exp(-A_DAGGER / self.loose_daggers)
        crowns = [float(arms.crown if arms.generous else arms.crown // max(1, paid)) for paid in range(seats + 1)]
        self.crown_rich = [math.exp(crown / self.loose_gold) for crown in crowns]  # by how many share it
        self.crown_honest = [math.exp(POOR * crown) for crown in crowns]
        self.powers = [Power() for _ in range(seats)]
        self.me = self.powers[0]
        self.away = False  # whether we are
        self.others: list[Power] = []  # whose side counts
        self.scots = 0.0
        self.english = 0.0
        self.idle_rich = 0.0  # of those whose side does not count
        self.idle_honest = 0.0
        self.worst = FEWEST  # the most daggers of theirs

    def look(self, k: Sketch, me: int, treasons: list[float]) -> None:
        """Take in what each seat has, and whose side counts: of those without units only that of one of two (SB-2P6)."""
        self.me, self.away = self.powers[me], k.away == me
        self.scots, self.english = k.scots, k.troops
        self.others = []
        self.idle_rich, self.idle_honest, self.worst = 0.0, 0.0, FEWEST
        for seat, power in enumerate(self.powers):
            wealth = k.gold[seat] + self.future * (UNIT * k.castle[seat] + HELD * k.pipes[seat])
            power.camp = 0.0 if seat == k.away else k.camp[seat]
            power.daggers = k.daggers[seat]
            power.rich = math.exp(wealth / self.loose_gold)
            power.honest = math.exp(POOR * wealth - power.daggers / self.loose_daggers)
            power.loyal = 1.0 - treasons[seat]
            if seat == me:
                continue
            if power.camp > 0.0 or (self.two and seat != k.away):
                self.others.append(power)
            else:
                self.idle_rich += power.rich
                self.idle_honest += power.honest
                self.worst = max(self.worst, power.daggers)

    def on(self, side: int) -> float:
        """What the battle is worth to us on this side."""
        total = 0.0
        way: i64 = 0
        last: i64 = 1 << len(self.others)
        while way < last:
            total += self.met(side, way)
            way += 1
        return total

    def met(self, side: int, betrayed: i64) -> float:
        """How likely the others stand like this, a bit for each that betrays, times what that is worth to us."""
        chance = 1.0
        scots, english, worst = self.scots, self.english, self.worst
        rich, honest, loyal_rich, loyal_honest, paid_rich, paid_honest = self.idle_rich, self.idle_honest, 0.0, 0.0, 0.0, 0.0
        paid: i64 = 0
        for one in self.others:
            traitor = betrayed & 1 == 1
            betrayed >>= 1
            chance *= 1.0 - one.loyal if traitor else one.loyal
            if chance <= 0.0:
                return 0.0
            has = one.daggers + A_DAGGER if traitor else one.daggers
            worst = has if has > worst else worst
            power = one.honest * self.dagger if traitor else one.honest
            if one.camp <= 0.0:
                rich, honest = rich + one.rich, honest + power
            elif traitor:
                english, paid = english + one.camp, paid + 1
                paid_rich, paid_honest = paid_rich + one.rich, paid_honest + power
            else:
                scots += one.camp
                loyal_rich, loyal_honest = loyal_rich + one.rich, loyal_honest + power
        me = self.me
        fights = me.camp > 0.0
        if fights and side == SCOTLAND:
            scots += me.camp
        elif fights:
            english, paid = english + me.camp, paid + 1
        won = scots >= english - EVEN
        crown_rich, crown_honest = self.crown_rich[paid], self.crown_honest[paid]
        gain_rich, gain_honest = (self.won_rich, self.won_honest) if won else (self.lost_rich, self.lost_honest)
        rich += loyal_rich * gain_rich + paid_rich * crown_rich
        honest += loyal_honest * gain_honest + paid_honest * crown_honest
        mine_rich, mine_honest, daggers = self.me.rich, self.me.honest, self.me.daggers
        if side == ENGLAND and not self.away and (fights or self.two):
            daggers += A_DAGGER
            mine_honest *= self.dagger
        if fights:
            mine_rich *= gain_rich if side == SCOTLAND else crown_rich
            mine_honest *= gain_honest if side == SCOTLAND else crown_honest
        stand = self.if_won if won else self.if_lost
        return chance * decided(self.two, daggers - worst, stand, 1.0 + rich / mine_rich, 1.0 + honest / mine_honest)


def to_come(rounds: int) -> float:
    """How much units and cards in hand still count with so many rounds to come."""
    return 0.0 if rounds == 0 else min(1.0, 0.4 + 0.2 * rounds)


def decided(two: bool, lead: float, stand: float, rich: float, honest: float) -> float:
    """The chance to win: one of so many by gold if Scotland stands, of so many by honour if it falls."""
    if two and abs(lead) >= FIVE_DAGGERS:
        return 0.0 if lead > 0 else 1.0
    caught = 1.0 / (1.0 + math.exp((FIVE_DAGGERS - 0.5 - lead) * 2.0))
    return stand * (1.0 - caught) / rich + (1.0 - stand) / honest
