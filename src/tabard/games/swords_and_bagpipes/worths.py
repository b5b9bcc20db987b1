"""What a table is worth to the scripted player: its chance to win, over all the ways the others may stand in the battle."""

from __future__ import annotations

import math
from typing import Final

from tabard.engine.bot import Bot
from tabard.engine.state import NOBODY
from tabard.games.swords_and_bagpipes.box import SwordsBox
from tabard.games.swords_and_bagpipes.prospects import stands
from tabard.games.swords_and_bagpipes.scoring import FIVE_DAGGERS, limit
from tabard.games.swords_and_bagpipes.sketch import Sketch
from tabard.games.swords_and_bagpipes.state import AWARDS, BATTLE, CHOICE, ENGLAND, NO_SIDE, SCOTLAND, Swords

LOSS: Final = 0.5  # how likely Scotland loses a battle to come, and of how many battles we think so before we know better
BATTLES: Final = 3.0
UNIT: Final = 0.25  # what a unit kept in the castle is worth, in gold
HELD: Final = 0.8  # … a Bagpipe card
A_DAGGER: Final = 2.0  # what a Dagger card nobody has seen is worth
TREASON: Final = 0.4  # how often a stranger betrays, and of how many choices we think so before we know better
DOUBT: Final = 3.0
POOR: Final = 0.02  # what gold counts when honour decides


class Worths(Bot):
    """Sketches what it sees, and says what a sketch is worth to a seat."""

    def __init__(self, box: SwordsBox, seed: int | str) -> None:
        super().__init__(seed)
        self.box = box
        self.cards = box.cards
        self.limit = limit(box.long)
        self.if_won = 0.0  # how likely Scotland stands in the end if this round's battle is won …
        self.if_lost = 0.0

    def sketch(self, s: Swords) -> Sketch:
        seats = range(s.seats)
        daggers: list[float] = []
        for seat in seats:
            unknown = len([card for card in s.daggers[seat] if card < 0])
            daggers.append(self.cards.counted(s, seat) + A_DAGGER * unknown)
        return Sketch(
            [float(one) for one in s.gold],
            [float(one) for one in s.castle],
            [float(one) for one in s.camp],
            [float(len(s.hands[seat]) + len(s.fresh[seat]) + len(s.opened[seat])) for seat in seats],
            daggers,
            float(s.scots),
            float(s.troops),
            s.away,
        )

    def treasons(self, s: Swords, me: int) -> list[float]:
        """How likely each player stands for England this round: as the tokens show, else as they have done so far."""
        found: list[float] = []
        bound = s.badge if self.cards.binds(s) and s.phase >= CHOICE else NOBODY
        for seat in range(s.seats):
            side = s.sides[seat]
            if side == SCOTLAND or seat == bound or seat == s.away:
                found.append(0.0)
            elif side == ENGLAND:
                found.append(1.0)
            else:
                past = s.record[seat :: s.seats]
                betrayed, loyal = past.count(ENGLAND), past.count(SCOTLAND)
                found.append((TREASON * DOUBT + betrayed) / (DOUBT + betrayed + loyal))
        return found

    def hope(self, s: Swords) -> None:
        """What is expected of Scotland for a whole question."""
        self.if_won, self.if_lost = self.stand(s, s.defeats), self.stand(s, s.defeats + 1)

    def stand(self, s: Swords, defeats: int) -> float:
        """How likely Scotland stands in the end with so many defeats, if battles go on as they went."""
        fought = float(len(s.record) // s.seats)
        loss = (LOSS * BATTLES + float(s.defeats)) / (BATTLES + fought)
        return stands(self.limit - defeats, len(s.arms_deck), loss)

    def worth(self, k: Sketch, me: int, stand: float, rounds: int) -> float:
        """The chance to win with so many rounds to come: by gold if Scotland stands, else by honour."""
        seats = len(k.gold)
        future = to_come(rounds)
        wealth = [gold + future * (UNIT * k.castle[seat] + HELD * k.pipes[seat]) for seat, gold in enumerate(k.gold)]
        daggers = k.daggers
        loose_gold, loose_daggers = 0.7 + 0.45 * rounds, 0.6 + 0.4 * rounds
        rich, honest = 0.0, 0.0
        for seat in range(seats):
            rich += math.exp((wealth[seat] - wealth[me]) / loose_gold)
            honest += math.exp((daggers[me] - daggers[seat]) / loose_daggers + (wealth[seat] - wealth[me]) * POOR)
        return decided(daggers, me, stand, rich, honest)

    def fought(self, s: Swords, k: Sketch, me: int, side: int, treasons: list[float]) -> float:
        """What the battle is worth to us on this side, over all the ways the others may stand.

        It is `worth` for each of them; powers are multiplied with what a way adds, for they are slow to take.
        """
        arms = self.cards.arms_now(s)
        seats = s.seats
        rounds = len(s.arms_deck)
        future = to_come(rounds)
        loose_gold, loose_daggers = 0.7 + 0.45 * rounds, 0.6 + 0.4 * rounds
        doubtful: list[int] = []
        base_scots, base_english, base_paid = k.scots, k.troops, 0
        sides = [NO_SIDE] * seats
        riches = [0.0] * seats
        honours = [0.0] * seats
        for seat in range(seats):
            wealth = k.gold[seat] + future * (UNIT * k.castle[seat] + HELD * k.pipes[seat])
            riches[seat] = math.exp(wealth / loose_gold)
            honours[seat] = math.exp(POOR * wealth - k.daggers[seat] / loose_daggers)
            if seat == k.away:
                continue
            if seat == me:
                sides[seat] = side
            elif 0.0 < treasons[seat] < 1.0:
                doubtful.append(seat)
                continue
            else:
                sides[seat] = ENGLAND if treasons[seat] >= 1.0 else SCOTLAND
            if sides[seat] == SCOTLAND:
                base_scots += k.camp[seat]
            else:
                base_english += k.camp[seat]
                if k.camp[seat] > 0:
                    base_paid += 1
        won_gold = arms.bonnet + future * HELD
        lost_gold = arms.pierced + future * UNIT
        won_rich, won_honest = math.exp(won_gold / loose_gold), math.exp(POOR * won_gold)
        lost_rich, lost_honest = math.exp(lost_gold / loose_gold), math.exp(POOR * lost_gold)
        dagger = math.exp(-A_DAGGER / loose_daggers)
        total = 0.0
        for chosen in range(1 << len(doubtful)):
            chance = 1.0
            scots, english, paid = base_scots, base_english, base_paid
            for at, seat in enumerate(doubtful):
                if chosen >> at & 1:
                    sides[seat] = ENGLAND
                    chance *= treasons[seat]
                    english += k.camp[seat]
                    if k.camp[seat] > 0:
                        paid += 1
                else:
                    sides[seat] = SCOTLAND
                    chance *= 1.0 - treasons[seat]
                    scots += k.camp[seat]
            won = scots >= english
            crown = float(arms.crown if arms.generous else arms.crown // max(1, paid))
            crown_rich, crown_honest = math.exp(crown / loose_gold), math.exp(POOR * crown)
            rich, honest, my_rich, my_honest = 0.0, 0.0, 1.0, 1.0
            daggers = k.daggers.copy()
            for seat in range(seats):
                riches_then, honour_then = riches[seat], honours[seat]
                if sides[seat] == ENGLAND:
                    if k.camp[seat] > 0:
                        riches_then *= crown_rich
                        honour_then *= crown_honest * dagger
                        daggers[seat] += A_DAGGER
                    elif seats == 2:
                        honour_then *= dagger
                        daggers[seat] += A_DAGGER
                elif sides[seat] == SCOTLAND and k.camp[seat] > 0:
                    riches_then *= won_rich if won else lost_rich
                    honour_then *= won_honest if won else lost_honest
                rich += riches_then
                honest += honour_then
                if seat == me:
                    my_rich, my_honest = riches_then, honour_then
            total += chance * decided(daggers, me, self.if_won if won else self.if_lost, rich / my_rich, honest / my_honest)
        return total

    def best_side(self, s: Swords, k: Sketch, me: int, treasons: list[float]) -> float:
        """What the table is worth to us before we have chosen a side; after that, with the side we chose."""
        if s.phase >= AWARDS or (me == k.away and s.phase >= BATTLE):
            return self.worth(k, me, self.if_won, len(s.arms_deck))
        if s.sides[me] != NO_SIDE or (s.phase == CHOICE and me == k.away):
            return self.fought(s, k, me, s.sides[me], treasons)
        if s.phase >= CHOICE and s.badge == me and self.cards.binds(s):
            return self.fought(s, k, me, SCOTLAND, treasons)
        return max(self.fought(s, k, me, SCOTLAND, treasons), self.fought(s, k, me, ENGLAND, treasons))


def to_come(rounds: int) -> float:
    """How much units and cards in hand still count with so many rounds to come."""
    return 0.0 if rounds == 0 else min(1.0, 0.4 + 0.2 * rounds)


def decided(daggers: list[float], me: int, stand: float, rich: float, honest: float) -> float:
    """The chance to win: one of so many by gold if Scotland stands, of so many by honour if it falls."""
    worst = -1000.0
    for seat in range(len(daggers)):
        if seat != me and daggers[seat] > worst:
            worst = daggers[seat]
    lead = daggers[me] - worst
    if len(daggers) == 2 and abs(lead) >= FIVE_DAGGERS:
        return 0.0 if lead > 0 else 1.0
    caught = 1.0 / (1.0 + math.exp((FIVE_DAGGERS - 0.5 - lead) * 2.0))
    return stand * (1.0 - caught) / rich + (1.0 - stand) / honest
