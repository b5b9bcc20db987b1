"""A scripted player: it adds up the armies it can see, guesses who will turn traitor, and weighs gold against daggers."""

from __future__ import annotations

import math
from typing import Final

from tabard.engine.state import NOBODY, Question, State
from tabard.engine.step import Step
from tabard.games.swords_and_bagpipes import cards, notes, on_players, verbs
from tabard.games.swords_and_bagpipes.actions import MERCENARY_PRICE, MERCENARY_UNITS
from tabard.games.swords_and_bagpipes.battle import GIVE
from tabard.games.swords_and_bagpipes.designs import VIRTUAL
from tabard.games.swords_and_bagpipes.secrets import known_side
from tabard.games.swords_and_bagpipes.sketch import Sketch, march, put
from tabard.games.swords_and_bagpipes.state import ACTIONS, CASTLE, ENGLAND, SCOTLAND, Swords
from tabard.games.swords_and_bagpipes.ways import A_DAGGER
from tabard.games.swords_and_bagpipes.worths import Worths

COOL: Final = 0.02  # how much better a side must be to be chosen nearly always
WORTHWHILE: Final = 0.004  # what playing a card must gain
SAME: Final = 1e-9  # worths that differ by less are equal
SCALE: Final = 1000  # sides of the dice for a choice by lot
MARCHES: Final = 6  # how many numbers of units are weighed before a turn's Replenishment


class Steady(Worths):
    """Knows what cards do from the verbs of their scripts; a verb it does not know is worth nothing to it."""

    def choose(self, view: State, question: Question) -> int:
        assert isinstance(view, Swords)
        if len(question.options) == 1:
            return 0
        self.hope(view)
        kind = question.kind
        if kind == cards.ACT:
            return self.act(view, question)
        if kind == cards.PLAY:
            return self.play(view, question)
        if kind == cards.SIDE or kind == cards.LAY:
            return self.side(view, question)
        if kind == cards.BADGE:
            return self.bind(view, question)
        if kind == cards.HOME:
            return self.send_home(view, question)
        if kind == cards.GIFT:
            return self.gift(view, question)
        if kind == cards.CHURCH:
            return 1
        if kind == cards.DAGGER:
            worth = [option or VIRTUAL for option in question.options]
            return worth.index(max(worth))
        return self.aim(view, question)

    def best(self, question: Question, worths: list[float]) -> int:
        """The index of the greatest, by lot among equals: no seat is favoured."""
        equals = equal_best(worths)
        return equals[self.roll(question, len(equals))]

    # Sides

    def side(self, s: Swords, question: Question) -> int:
        """By lot, the better side nearly always: others must not be able to count on us."""
        me = question.seat
        k, treasons = self.sketch(s, me), self.treasons(s, me)
        ways = self.looked(s, k, me, treasons)
        chance = 1.0 / (1.0 + math.exp((ways.on(SCOTLAND) - ways.on(ENGLAND)) / COOL))
        side = ENGLAND if self.roll(question, SCALE) < chance * SCALE else SCOTLAND
        if question.kind == cards.SIDE:
            return question.options.index(side)
        values = [self.box.kinds[cards.LAY].second(option) for option in question.options if option < 4]
        wanted = values[-1] if treasons[1 - me] >= 0.5 else values[0]
        return question.options.index(self.box.kinds[cards.LAY].option(side, wanted))

    def bind(self, s: Swords, question: Question) -> int:
        """The Badge goes to whom we would have loyal."""
        me = question.seat
        k, treasons = self.sketch(s, me), self.treasons(s, me)
        found: list[float] = []
        for whom in question.options:
            bound = treasons.copy()
            bound[whom] = 0.0
            found.append(self.best_side(s, k, me, bound))
        return self.best(question, found)

    def send_home(self, s: Swords, question: Question) -> int:
        """Stay Home! goes to whom we would rather not meet in this battle."""
        me = question.seat
        treasons = self.treasons(s, me)
        found: list[float] = []
        for whom in question.options:
            k = self.sketch(s, me)
            k.away = whom
            k.gold[whom] += 3
            found.append(self.best_side(s, k, me, treasons))
        return self.best(question, found)

    def gift(self, s: Swords, question: Question) -> int:
        """With two players: whether the other's units should fight for Scotland."""
        me = question.seat
        treasons = self.treasons(s, me)
        k = self.sketch(s, me)
        kept = self.best_side(s, k, me, treasons)
        moved = max(0.0, k.camp[1 - me] - 1)
        k.camp[1 - me] -= moved
        k.scots += moved
        return question.options.index(GIVE) if self.best_side(s, k, me, treasons) > kept + WORTHWHILE else 0

    # A turn

    def act(self, s: Swords, question: Question) -> int:
        me = question.seat
        k, treasons = self.sketch(s, me), self.treasons(s, me)
        if s.phase == ACTIONS:
            self.expect_the_others(s, k, me)
        now = self.best_side(s, k, me, treasons)
        gains = [-1.0] * len(question.options)
        for at, option in enumerate(question.options):
            if option == cards.DONE:
                gains[at] = now
            elif option < cards.FIRST_ACT_CARD:
                after = k.copy()
                self.replenish(s, after, me, option)
                gains[at] = self.marched(s, after, me, treasons) if s.phase == ACTIONS else self.best_side(s, after, me, treasons)
            elif option < self.cards.first_march:
                gain = self.gain(s, k, me, option - cards.FIRST_ACT_CARD, treasons, now)
                gains[at] = 2.0 + gain if gain > WORTHWHILE else -1.0  # a card worth playing is played first
            elif s.replenished:
                after = k.copy()
                march(after, me, option - self.cards.first_march + 1)
                gains[at] = self.best_side(s, after, me, treasons)
        return self.best(question, gains)

    def expect_the_others(self, s: Swords, k: Sketch, me: int) -> None:
        """Those whose turn is still to come will bring some units."""
        for step in range(1, s.seats - notes.turns_before(s)):
            seat = (me + step) % s.seats
            if seat != me:
                moved = min(k.castle[seat] + 1.5, 1.8)
                k.camp[seat] += moved
                k.castle[seat] = max(0.0, k.castle[seat] + 1.5 - moved)

    def replenish(self, s: Swords, k: Sketch, me: int, option: int) -> None:
        if option == cards.TAXES:
            k.gold[me] += self.cards.taxes(s)
        elif option == cards.MILITIA:
            for seat in range(s.seats):
                k.camp[seat] += 1
            k.scots += 1
        elif option == cards.TROOPS:
            k.castle[me] += self.cards.assembled(s, me)
        else:
            k.gold[me] -= MERCENARY_PRICE
            k.castle[me] += MERCENARY_UNITS

    def marched(self, s: Swords, k: Sketch, me: int, treasons: list[float]) -> float:
        """What the table is worth once we have moved the best number of units to our camp."""
        units = int(k.castle[me])
        found: list[float] = []
        for part in range(MARCHES + 1):
            moved = units * part // MARCHES
            if part > 1 and moved == units * (part - 1) // MARCHES:
                continue
            after = k.copy()
            march(after, me, moved)
            found.append(self.best_side(s, after, me, treasons))
        return max(found)

    # Cards

    def play(self, s: Swords, question: Question) -> int:
        """The card that gains most, or pass."""
        me = question.seat
        k, treasons = self.sketch(s, me), self.treasons(s, me)
        now = self.best_side(s, k, me, treasons)
        gains = [0.0] * len(question.options)
        for at, option in enumerate(question.options):
            if option != cards.PASS:
                gains[at] = self.gain(s, k, me, option - cards.FIRST_CARD, treasons, now) - WORTHWHILE
        return self.best(question, gains)

    def gain(self, s: Swords, k: Sketch, me: int, choice: int, treasons: list[float], now: float) -> float:
        """What playing a card would gain us, with the best choices it offers."""
        pipes = self.cards.pipes
        script = self.cards.visits[choice - 2 * pipes] if choice >= 2 * pipes else self.cards.script[choice % pipes]
        steps = self.box.scripts[script]
        held = k.copy()
        if choice < 2 * pipes:
            held.pipes[me] -= 0.5 if choice < pipes and self.cards.bagpipes[choice % pipes].twice else 1.0
        return self.best_outcome(s, held, me, steps, 0, NOBODY, 0, treasons) - now

    def aim(self, s: Swords, question: Question) -> int:
        """The player or the number of units that makes most of the card being played."""
        me = question.seat
        frame = s.frames[-1]
        steps = self.box.scripts[frame.script]
        k, treasons = self.sketch(s, me), self.treasons(s, me)
        found: list[float] = []
        for option in question.options:
            rival = option if question.kind == cards.PLAYER else frame.rival
            number = option if question.kind == cards.NUMBER else 0
            found.append(self.best_outcome(s, k, me, steps, frame.at, rival, number, treasons))
        return self.best(question, found)

    def best_outcome(
        self, s: Swords, k: Sketch, me: int, steps: list[Step[Swords]], at: int, rival: int, number: int, treasons: list[float]
    ) -> float:
        """What a card's script is worth from this step on."""
        if at == len(steps):
            return self.best_side(s, k, me, treasons)
        step = steps[at]
        found: list[float] = []
        if isinstance(step, verbs.ChooseAPlayer):
            for whom in range(s.seats):
                if step.fits(s, me, whom):
                    found.append(self.best_outcome(s, k, me, steps, at + 1, whom, number, treasons))
            return max(found) if found else -1.0
        if isinstance(step, verbs.ChooseANumber):
            most = step.most
            if step.place:
                owner = rival if step.theirs else me
                most = int(min(most, k.castle[owner] if step.place == CASTLE else k.camp[owner]))
            for units in sorted({0, most // 2, most}):
                found.append(self.best_outcome(s, k, me, steps, at + 1, rival, units, treasons))
            return max(found)
        after = k.copy()
        changed = treasons
        if isinstance(step, on_players.OnPlayers):
            for seat in range(s.seats):
                if self.speaks_of(step, s, k, me, seat, rival):
                    changed = self.happen(step, s, after, me, seat, number, changed)
        elif isinstance(step, verbs.RaiseMilitia):
            for seat in range(s.seats):
                after.camp[seat] += 0 if seat == k.away else 1
            after.scots += 1
        elif isinstance(step, verbs.EnglishTroops):
            after.troops = max(0.0, after.troops + step.change)
        elif isinstance(step, verbs.DiscardADagger):
            own = [self.cards.dagger_value[card] for card in s.daggers[me] if card >= 0] + [VIRTUAL] * min(1, s.virtual[me])
            after.daggers[me] -= max(own) if own else 0
        elif isinstance(step, verbs.ChangeYourSide):
            ways = self.looked(s, k, me, treasons)
            return max(ways.on(SCOTLAND), ways.on(ENGLAND))
        return self.best_outcome(s, after, me, steps, at + 1, rival, number, changed)

    def speaks_of(self, step: on_players.OnPlayers, s: Swords, k: Sketch, me: int, seat: int, rival: int) -> bool:
        if seat == me:
            return step.whom in (on_players.YOU, on_players.ALL)
        if seat == k.away or step.whom == on_players.YOU:
            return False
        if step.whom == on_players.THEM:
            return seat == rival
        side = SCOTLAND if on_players.WHOM[step.whom] == "scots" else ENGLAND
        return step.whom <= on_players.ALL or known_side(s, me, seat) == side

    def happen(
        self, step: on_players.OnPlayers, s: Swords, k: Sketch, me: int, seat: int, number: int, treasons: list[float]
    ) -> list[float]:
        """What an effect does to a player, in the sketch; the treasons we then expect."""
        if isinstance(step, on_players.TakeGold):
            k.gold[seat] += step.gold
        elif isinstance(step, on_players.LoseGold):
            lost = min(float(step.gold), k.gold[seat])
            k.gold[seat] -= lost
            if step.to_you and seat != me:
                k.gold[me] += lost
        elif isinstance(step, on_players.GainUnits):
            put(k, seat, step.to, step.number or number)
        elif isinstance(step, on_players.LoseUnits):
            lost = min(float(step.number or number), k.castle[seat] if step.place == CASTLE else k.camp[seat])
            put(k, seat, step.place, -lost)
            if isinstance(step, on_players.MoveUnits):
                put(k, seat, step.to, lost)
        elif isinstance(step, on_players.DrawCards):
            k.pipes[seat] += step.number
        elif isinstance(step, on_players.DiscardCards):
            k.pipes[seat] -= min(float(step.number), k.pipes[seat])
        elif isinstance(step, on_players.TakeACard) and k.pipes[seat] > 0:
            k.pipes[seat] -= 1
            k.pipes[me] += 1
        elif isinstance(step, on_players.DrawADagger):
            k.daggers[seat] += A_DAGGER
        elif isinstance(step, on_players.StandForScotland):
            return [0.0 if one == seat else chance for one, chance in enumerate(treasons)]
        return treasons


def equal_best(worths: list[float]) -> list[int]:
    """The indexes of the greatest."""
    most = max(worths) - SAME
    return [at for at, worth in enumerate(worths) if worth >= most]
