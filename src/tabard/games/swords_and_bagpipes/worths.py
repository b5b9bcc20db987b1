"""What a table is worth to the scripted player: its chance to win."""

from __future__ import annotations

import math
from typing import Final

from tabard.engine.bot import Bot
from tabard.engine.state import EVERYBODY, NOBODY
from tabard.games.swords_and_bagpipes.box import SwordsBox
from tabard.games.swords_and_bagpipes.prospects import stands
from tabard.games.swords_and_bagpipes.scoring import limit
from tabard.games.swords_and_bagpipes.secrets import known_side
from tabard.games.swords_and_bagpipes.sketch import Sketch
from tabard.games.swords_and_bagpipes.state import AWARDS, BATTLE, CHOICE, ENGLAND, NO_SIDE, SCOTLAND, Swords
from tabard.games.swords_and_bagpipes.ways import A_DAGGER, HELD, POOR, UNIT, Ways, decided, to_come

LOSS: Final = 0.5  # how likely Scotland loses a battle to come, and of how many battles we think so before we know better
BATTLES: Final = 3.0
TREASON: Final = 0.4  # how often a stranger betrays, and of how many choices we think so before we know better
DOUBT: Final = 3.0


class Worths(Bot):
    """Sketches what its seat may see, also where more is shown, and says what a sketch is worth to it."""

    def __init__(self, box: SwordsBox, seed: int | str) -> None:
        super().__init__(seed)
        self.blind = True
        self.box = box
        self.cards = box.cards
        self.limit = limit(box.long)
        self.if_won = 0.0  # how likely Scotland stands in the end if this round's battle is won …
        self.if_lost = 0.0
        self.ways: Ways | None = None  # of this question

    def sketch(self, s: Swords, me: int) -> Sketch:
        seats = range(s.seats)
        return Sketch(
            [float(one) for one in s.gold],
            [float(one) for one in s.castle],
            [float(one) for one in s.camp],
            [float(len(s.hands[seat]) + len(s.fresh[seat]) + len(s.opened[seat])) for seat in seats],
            [self.daggers(s, seat, me) for seat in seats],
            float(s.scots),
            float(s.troops),
            s.away,
        )

    def daggers(self, s: Swords, seat: int, me: int) -> float:
        """As they are counted; a card we have not seen counts what one is worth."""
        found = float(self.cards.counted(s, seat))
        for card in s.daggers[seat]:
            if card < 0:
                found += A_DAGGER
            elif seat != me and not s.dagger_seen[card] >> me & 1 and s.dagger_seen[card] != EVERYBODY:
                found += A_DAGGER - self.cards.dagger_value[card]
        return found

    def treasons(self, s: Swords, me: int) -> list[float]:
        """How likely each player stands for England this round: as the tokens show, else as they have done so far."""
        found: list[float] = []
        bound = s.badge if self.cards.binds(s) and s.phase >= CHOICE else NOBODY
        for seat in range(s.seats):
            side = known_side(s, me, seat)
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
        self.ways = None

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
        worst = max([daggers[seat] for seat in range(seats) if seat != me])
        return decided(seats == 2, daggers[me] - worst, stand, rich, honest)

    def best_side(self, s: Swords, k: Sketch, me: int, treasons: list[float]) -> float:
        """What the table is worth to us before we have chosen a side; after that, with the side we chose."""
        if s.phase >= AWARDS or (me == k.away and s.phase >= BATTLE):
            return self.worth(k, me, self.if_won, len(s.arms_deck))
        ways = self.looked(s, k, me, treasons)
        if s.sides[me] != NO_SIDE or (s.phase == CHOICE and me == k.away):
            return ways.on(s.sides[me])
        if s.phase >= CHOICE and s.badge == me and self.cards.binds(s):
            return ways.on(SCOTLAND)
        return max(ways.on(SCOTLAND), ways.on(ENGLAND))

    def looked(self, s: Swords, k: Sketch, me: int, treasons: list[float]) -> Ways:
        """All the ways the others may stand in this round's battle."""
        if self.ways is None:
            self.ways = Ways(self.cards.arms_now(s), len(s.arms_deck), s.seats, self.if_won, self.if_lost)
        self.ways.look(k, me, treasons)
        return self.ways
