"""A scripted player: it takes the option that costs the rivals most and itself least of what a Knight has still to lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import NOBODY, Question, State
from tabard.games.with_sword_and_shield import blows, combinations, field, notes, places
from tabard.games.with_sword_and_shield.blows import MANOEUVRE_PRICE
from tabard.games.with_sword_and_shield.cards import (
    ACT,
    ANSWER,
    BID,
    CARD,
    COMBAT,
    COMBINATION,
    ENOUGH,
    FIRST_CARD,
    NO_SCRIPT,
    PLACE,
    TACTIC,
    TAKE,
)
from tabard.games.with_sword_and_shield.combinations import COMBINATION_PRICE, LONGEST_COMBINATION
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK
from tabard.games.with_sword_and_shield.moves import MOVE_PRICE
from tabard.games.with_sword_and_shield.odds import Odds
from tabard.games.with_sword_and_shield.state import Tourney
from tabard.games.with_sword_and_shield.turn import LOCK_PRICE
from tabard.games.with_sword_and_shield.worths import Worths

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1000.0


class Steady(Worths):
    """Attacks where a hit is likely, keeps guards while attacks are to come, fights in its better Tactic."""

    def choose(self, view: State, question: Question) -> int:
        assert isinstance(view, Tourney)
        if len(question.options) == 1:
            return 0
        self.seat = question.seat
        self.counts = []
        self.worth_kept = {}
        kind = question.kind
        if kind == ACT:
            return self.act(view, question)
        if kind == ANSWER:
            return self.answer(view, question)
        if kind == CARD:
            return self.lay(view, question)
        if kind == BID:
            return self.bid(view, question)
        if kind == PLACE:
            return self.place(view, question)
        if kind == TACTIC:
            return self.tactics(view, question)
        return self.roll(question, len(question.options))

    def best(self, question: Question, worths: list[float]) -> int:
        """The index of the greatest, by lot among equals."""
        most = max(worths)
        equals = [at for at, worth in enumerate(worths) if worth > most - 1e-9]
        return equals[0] if len(equals) == 1 else equals[self.roll(question, len(equals))]

    # The turn

    def act(self, s: Tourney, question: Question) -> int:
        cards = self.cards
        me = s.acting
        shaken = float(cards.shaken(s, me))
        rivals = field.targets(cards, s)
        odds = [self.odds(s, rival) for rival in rivals]
        worths: list[float] = []
        for option in question.options:
            what, design = places.parted(cards, ACT, option)
            worth = 0.0
            if what == "end":
                worths.append(0.0)
                continue
            if what == "play":
                worth = self.play(s, design, rivals, odds) - self.spent(s, design)
            elif what == "switch":
                worth = self.switched(s, me)
            elif what == "combine":
                worth = self.combination(s, rivals, odds)[0]
            elif what == "discard":
                worth = -self.spent(s, design) - 1.0 + (self.recovery(s, me) if s.rear >> me & 1 else 0.0)
            elif what == "rest":
                worth = 4.0 * (4.0 - self.answers(s, me))
            elif what == "lock":
                worth = self.lock(s, me, rivals)
            elif what == "move":
                worth = self.returned(s, me) if s.rear >> me & 1 else NEVER
            else:
                worth = self.retreat(s, me)
            if shaken > 0.0 and what != "rest":
                worth -= self.paid(s, me, shaken)
            worths.append(worth)
        return self.best(question, worths)

    def lock(self, s: Tourney, me: int, rivals: list[int]) -> float:
        """A lock keeps other rivals off, if the one locked is the weaker."""
        weakest = min([self.reserve(s, rival) for rival in rivals])
        return 4.0 * float(len(rivals) - 1) - self.paid(s, me, float(LOCK_PRICE)) if self.reserve(s, me) > weakest else NEVER

    def recovery(self, s: Tourney, me: int) -> float:
        return 2.0 if s.fatigue[me] < self.cards.full // 2 else 0.5

    def returned(self, s: Tourney, me: int) -> float:
        """Back from the rear once recovered, or when the mates need help."""
        rested = s.fatigue[me] >= self.cards.full * 3 // 5
        return 8.0 if rested else NEVER

    def retreat(self, s: Tourney, me: int) -> float:
        """To the rear when the next hit is the last and the hand cannot answer."""
        last = s.hits[me] >= self.cards.last_hit - 1 and s.fatigue[me] > MOVE_PRICE + 2
        return 10.0 - 4.0 * self.answers(s, me) if last else NEVER

    # Combinations

    def combination(self, s: Tourney, rivals: list[int], odds: list[Odds]) -> tuple[float, list[int]]:
        """The best Combination of the hand: what it is worth, and its cards in order."""
        cards = self.cards
        best, chosen = NEVER, list[int]()
        fit = combinations.combinable(cards, s, s.acting, [])
        for at, rival in enumerate(rivals):
            for symbol in range(1, 8):
                group = [design for design in fit if cards.symbol[design] == symbol]
                if len(group) < 2:
                    continue
                worth, order = self.in_order(s, group, rival, odds[at])
                if worth > best:
                    best, chosen = worth, order
        return best, chosen

    def in_order(self, s: Tourney, group: list[int], rival: int, odds: Odds) -> tuple[float, list[int]]:
        """The cards worth laying, the best first, and what they are worth together."""
        left = group.copy()
        order: list[int] = []
        total = -self.paid(s, s.acting, float(COMBINATION_PRICE))
        while left and len(order) < LONGEST_COMBINATION:
            worths = [self.laid(s, design, rival, odds, len(order)) for design in left]
            most = max(worths)
            if most <= 0.0 and len(order) >= 2:
                break
            total += most
            order.append(left.pop(worths.index(most)))
        return total, order

    def laid(self, s: Tourney, design: int, rival: int, odds: Odds, before: int) -> float:
        if self.cards.attack[design] != NO_ATTACK:
            return self.blow(s, design, rival, odds, before // 2) - self.spent(s, design)
        return self.effects(s, design, s.acting, rival) - float(self.cards.cost[design]) - self.spent(s, design)

    def lay(self, s: Tourney, question: Question) -> int:
        """The next card of the best Combination that begins with those named."""
        cards = self.cards
        rivals = field.targets(cards, s)
        named = [option - FIRST_CARD for option in s.draft]
        odds = [self.odds(s, rival) for rival in rivals]
        if not named:
            _, order = self.combination(s, rivals, odds)
            return question.options.index(FIRST_CARD + order[0]) if order else 0
        best = NEVER
        chosen = 0
        for at, option in enumerate(question.options):
            worth = 0.0
            if option != ENOUGH:
                design = option - FIRST_CARD
                tried = [self.laid(s, design, rival, odds[where], len(named)) for where, rival in enumerate(rivals)]
                worth = max(tried) if tried else self.effects(s, design, s.acting, NOBODY)
            if worth > best:
                best, chosen = worth, at
        return chosen

    # The defence

    def answer(self, s: Tourney, question: Question) -> int:
        cards = self.cards
        frame = s.frames[-1]
        me = notes.struck_by(s, frame)
        struck: i64 = cards.design_of[frame.card]
        coming = self.coming(s)
        worths: list[float] = []
        for option in question.options:
            if option == TAKE:
                worths.append(-self.hit(s, me))
                continue
            what, design = places.parted(cards, ANSWER, option)
            kept = min(coming, 1.0) * self.guards(design) + self.needed(s, me, design)
            if what == "stop" and cards.sort[design] == COMBAT:
                cost = float(blows.effort(cards, s, me, design))
                if cards.sort[struck] == COMBAT:
                    behind = blows.combat_number(cards, s, s.acting, struck) - blows.combat_number(cards, s, me, design)
                    cost += float(behind) if behind > 0 else -0.9 * self.paid(s, s.acting, float(-behind))
            elif what == "stop":
                cost = float(cards.defence_cost[design])
                if cards.riposte[design] != NO_SCRIPT:
                    cost -= self.verbs_worth(s, cards.riposte[design], me, s.acting)
            elif what == "manoeuvre":
                cost = float(MANOEUVRE_PRICE)
            else:
                cost = float(MOVE_PRICE) + (4.0 if what == "escape" else 2.0)
            worths.append(-self.paid(s, me, cost) - kept if cost > 0.0 else -cost - kept)
        return self.best(question, worths)

    def coming(self, s: Tourney) -> float:
        """How many blows of this turn are still to come, about."""
        held = float(len(s.hands[s.acting]))
        return float(len(s.laid)) + min(held * 0.5, 1.3 * float(self.cards.left(s)))

    def needed(self, s: Tourney, me: int, design: int) -> float:
        """What a card is worth for the blows laid that only it can stop."""
        cards = self.cards
        worth = 0.0
        for card in s.laid:
            attack: i64 = cards.attack[cards.design_of[card]]
            if attack in (NO_ATTACK, EVADED_ONLY) or not cards.stops[design] >> attack & 1:
                continue
            others = [cards.design_of[one] for one in s.hands[me] if cards.design_of[one] != design]
            if not [one for one in others if cards.stops[one] >> attack & 1]:
                worth += 0.7 * self.hit(s, me)
        return worth

    # Before the turns, and the field

    def bid(self, s: Tourney, question: Question) -> int:
        """The highest number that still leads, of a card that does no harm to open with; else a pass."""
        cards = self.cards
        rivals = field.targets(cards, s)
        odds = [self.odds(s, rival) for rival in rivals]
        opens = {cards.initiative[cards.design_of[card]]: cards.design_of[card] for card in s.hands[s.acting]}
        for at in range(len(question.options) - 1, 0, -1):
            if self.play(s, opens[question.options[at]], rivals, odds) >= 0.0:
                return at
        return 0

    def tactics(self, s: Tourney, question: Question) -> int:
        """Each Knight fights in its better Tactic."""
        led = [knight for knight in range(len(s.leads)) if s.leads[knight] == question.seat]
        wanted = 0
        for bit, knight in enumerate(led):
            if self.tactic_worth(s, knight, 1) > self.tactic_worth(s, knight, 0):
                wanted |= 1 << bit
        return question.options.index(wanted)

    def place(self, s: Tourney, question: Question) -> int:
        """At the rival a blow is worth most; beside the mate with most to lose."""
        frame = s.frames[-1]
        if notes.being_placed(s):
            return self.roll(question, len(question.options))
        worths: list[float] = []
        for option in question.options:
            there = s.at(option)
            worth = 0.0
            if notes.is_move(frame):
                worth = self.reserve(s, there)
            elif frame.script == COMBINATION:
                odds = self.odds(s, there)
                for at, card in enumerate(s.laid):
                    worth += self.laid(s, self.cards.design_of[card], there, odds, at)
            else:
                design = self.cards.design_of[frame.card]
                locks = notes.aims_to_lock(frame)
                worth = -self.reserve(s, there) if locks else self.play(s, design, [there], [self.odds(s, there)])
            worths.append(worth)
        return self.best(question, worths)
