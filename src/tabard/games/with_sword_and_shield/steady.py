"""A scripted player: it counts what a Knight has still to lose, and takes the option that costs the rivals most and itself least.

A hit costs what is left of the fatigue bar, so a Knight's reserve is its bars to come and the points on the present one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.bot import Bot
from tabard.engine.state import NOBODY, Question, State
from tabard.games.with_sword_and_shield import blows, combinations, field, notes, places, verbs
from tabard.games.with_sword_and_shield.blows import MANOEUVRE_PRICE
from tabard.games.with_sword_and_shield.box import TourneyBox
from tabard.games.with_sword_and_shield.cards import (
    ACT,
    ANSWER,
    BID,
    CARD,
    COMBAT,
    COMBINATION,
    ENOUGH,
    FIRST_CARD,
    FIRST_CARD_SCRIPT,
    IMPROVEMENT,
    NO_SCRIPT,
    PLACE,
    TACTIC,
    TAKE,
)
from tabard.games.with_sword_and_shield.combinations import COMBINATION_PRICE, LONGEST_COMBINATION
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK
from tabard.games.with_sword_and_shield.moves import MOVE_PRICE
from tabard.games.with_sword_and_shield.odds import Odds, counted
from tabard.games.with_sword_and_shield.prospects import DODGE_FAILS, GUARD_FAILS
from tabard.games.with_sword_and_shield.state import CHIVALRY, ENDURANCE, OUT, Tourney
from tabard.games.with_sword_and_shield.turn import LOCK_PRICE

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST: Final = 60.0  # what a Knight's last hit is worth besides its fatigue
HIT_WORTH: Final = 3.0  # … any hit
USUAL_VALUE: Final = 3.8  # of a Combat card
GUARDED: Final = 5.0  # what a card that answers an attack is worth while attacks are to come
KEPT: Final = 80.0  # what it is worth in the own turn to be able to answer every attack
PRESSURE: Final = 1.0  # what any blow is worth, for its answer takes a card
IMPATIENCE: Final = 0.05  # … and more each turn
A_CARD: Final = 1.5  # what any card of a hand is worth to its owner
BLOWS: Final = 3.0  # exchanges in a turn, about
TURNS: Final = 2.5  # turns for each hit still to take, about
NEVER: Final = -1000.0


class Steady(Bot):
    """Attacks where a hit is likely, keeps guards while attacks are to come, fights in its better Tactic."""

    def __init__(self, box: TourneyBox, seed: int | str) -> None:
        super().__init__(seed)
        self.box = box
        self.cards = box.cards
        self.attacks = len(box.cards.attacks)
        self.stopped = [[one for one in range(1, self.attacks + 1) if mask >> one & 1] for mask in box.cards.stops]
        size = float(len(box.cards.design_of))
        fights = [box.cards.attack[design] for design in box.cards.design_of if 0 < box.cards.attack[design] < EVADED_ONLY]
        self.share = [float(fights.count(attack)) / float(len(fights)) for attack in range(self.attacks + 1)]
        stops = [box.cards.stops[design] for design in box.cards.design_of]
        self.drawn = [float(len([mask for mask in stops if mask >> attack & 1])) / size for attack in range(self.attacks + 1)]
        self.drawn_dodge = float(len([design for design in box.cards.design_of if box.cards.dodge[design] >= 0])) / size
        self.counts: list[int] = []  # answers to each attack in the attacker's hand; the last counts manoeuvres
        self.worth_kept: dict[int, float] = {}  # of the designs in that hand, as far as asked for

    def choose(self, view: State, question: Question) -> int:
        assert isinstance(view, Tourney)
        if len(question.options) == 1:
            return 0
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
            return len(question.options) - 1  # the highest number that still leads
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

    # What it sees

    def guards(self, design: int) -> float:
        """How good a card is at answering attacks: the share it stops, and whether it can evade the rest."""
        share = float(len(self.stopped[design])) / float(self.attacks)
        return GUARDED * (share + (1.0 - share) * 0.6) if self.cards.dodge[design] >= 0 else GUARDED * share

    def odds(self, s: Tourney, rival: int) -> Odds:
        return counted(self.cards, self.stopped, s, rival)

    # What a hit and a blow are worth

    def hit(self, s: Tourney, knight: i64) -> float:
        """What a hit costs a Knight: the rest of its bar; its last one, the game."""
        worth = float(s.fatigue[knight]) + HIT_WORTH
        return worth + LAST if s.hits[knight] >= self.cards.last_hit - 1 else worth

    def paid(self, s: Tourney, knight: i64, points: float) -> float:
        """What paying fatigue costs a Knight."""
        return points if points < s.fatigue[knight] else self.hit(s, knight)

    def blow(self, s: Tourney, design: i64, rival: int, odds: Odds, before: int) -> float:
        """What attacking with a card is worth, after so many blows that drew answers."""
        cards = self.cards
        me: i64 = s.acting
        attack: i64 = cards.attack[design]
        price = float(blows.attack_price(cards, s, design))
        hidden = odds.hidden - before
        stops = dodges = 0.0
        for known in odds.known:
            if attack != EVADED_ONLY and cards.stops[known] >> attack & 1:
                stops = 1.0
            if cards.dodge[known] >= 0:
                dodges = 1.0
        if attack != EVADED_ONLY and not odds.declined >> attack & 1:
            stops = max(stops, odds.chance(odds.stops[attack], hidden))
        if odds.declined == 0:
            dodges = max(dodges, odds.chance(odds.dodges, hidden))
        guarded = 0.0
        if cards.sort[design] == COMBAT:
            difference = float(blows.combat_number(cards, s, me, design)) - float(blows.own_value(cards, s, rival)) - USUAL_VALUE
            guarded = self.paid(s, rival, difference) if difference > 0 else -self.paid(s, me, -difference)
        evaded = self.paid(s, rival, float(MANOEUVRE_PRICE))
        worth = stops * guarded + (1.0 - stops) * (dodges * evaded + (1.0 - dodges) * self.hit(s, rival))
        worth += PRESSURE + IMPATIENCE * float(s.turn)  # every answer costs the rival a card, and a stalemate helps nobody
        return worth - self.paid(s, me, price) if price > 0 else worth

    def spent(self, s: Tourney, design: int) -> float:
        """What a card of the attacker's hand is worth more, for the defence to come, than the one that will be drawn for it."""
        if design not in self.worth_kept:
            if not self.counts:
                self.counts = self.answers_in_hand(s)
            self.worth_kept[design] = KEPT * self.missed(design)
        return self.worth_kept[design]

    def answers_in_hand(self, s: Tourney) -> list[int]:
        cards = self.cards
        counts = [0] * (self.attacks + 2)
        for card in s.hands[s.acting]:
            held: i64 = cards.design_of[card]
            for attack in self.stopped[held]:
                counts[attack] += 1
            if cards.dodge[held] >= 0:
                counts[-1] += 1
        return counts

    def missed(self, design: int) -> float:
        """How much likelier an attack is a hit with the card that will be drawn instead of this one."""
        cards = self.cards
        counts = self.counts
        dodger = cards.dodge[design] >= 0
        open_to_all = 1.0
        for _ in range(counts[-1] - 1 if dodger else counts[-1]):
            open_to_all *= DODGE_FAILS
        worth = 0.0
        renewed = 1.0 - (1.0 - DODGE_FAILS) * self.drawn_dodge
        stops: i64 = cards.stops[design]
        attack: i64 = 1
        while attack <= self.attacks:
            stopped: i64 = stops >> attack & 1
            fails = open_to_all
            for _ in range(counts[attack] - stopped):
                fails *= GUARD_FAILS
            now = fails * (GUARD_FAILS if stopped else 1.0) * (DODGE_FAILS if dodger else 1.0)
            then = fails * renewed * (1.0 - (1.0 - GUARD_FAILS) * self.drawn[attack])
            worth += self.share[attack] * (then - now)
            attack += 1
        return worth

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

    def play(self, s: Tourney, design: int, rivals: list[int], odds: list[Odds]) -> float:
        """What playing a card alone is worth, at the best rival."""
        cards = self.cards
        if cards.attack[design] != NO_ATTACK:
            return max([self.blow(s, design, rival, odds[at], 0) for at, rival in enumerate(rivals)])
        cost = float(cards.cost[design])
        price = self.paid(s, s.acting, cost) if cost > 0 else 0.0
        if cards.sort[design] == IMPROVEMENT:
            return self.improvement(s, s.acting, design) - price
        if not cards.aims[design]:
            return self.effects(s, design, s.acting, NOBODY) - price
        return max([self.effects(s, design, s.acting, rival) for rival in rivals]) - price

    def turns_left(self, s: Tourney, knight: int) -> float:
        return TURNS * float(self.cards.last_hit - s.hits[knight])

    def improvement(self, s: Tourney, me: int, design: int) -> float:
        cards = self.cards
        turns = self.turns_left(s, me)
        tactic = s.tactics[me]
        worth = 1.2 * float(cards.adds[tactic][design]) * BLOWS * turns * 0.5
        other = cards.adds[1 - tactic][design]
        if other and cards.ability(s, me, 1 - tactic) + other > cards.ability(s, me, tactic):
            worth += 0.5 * BLOWS * turns
        return worth + 4.0 * float(cards.adds[ENDURANCE][design]) * turns * 0.6 + 0.5 * float(cards.adds[CHIVALRY][design])

    def switched(self, s: Tourney, me: int) -> float:
        """What the other Tactic is worth more for the rest of the game."""
        now, other = self.tactic_worth(s, me, s.tactics[me]), self.tactic_worth(s, me, 1 - s.tactics[me])
        return (other - now) * 0.3 * BLOWS * self.turns_left(s, me) - 4.0

    def tactic_worth(self, s: Tourney, me: int, tactic: int) -> float:
        """A Knight's value in a Tactic, and a little of what the hand has in it."""
        cards = self.cards
        own = float(cards.ability(s, me, tactic))
        values = [float(cards.values[tactic][cards.design_of[card]]) for card in s.hands[me] if card >= 0]
        fights = [value for value in values if value > 0.0]
        mean = sum(fights) / float(len(fights)) if fights else USUAL_VALUE
        return own - 0.15 * mean

    def effects(self, s: Tourney, design: int, me: int, rival: int) -> float:
        """What a card's verbs are worth."""
        script = self.cards.script[design]
        return self.verbs_worth(s, script, me, rival) if script != NO_SCRIPT else 0.0

    def verbs_worth(self, s: Tourney, script: int, me: int, rival: int) -> float:
        cards = self.cards
        worth = 0.0
        for step in cards.scripts[script - FIRST_CARD_SCRIPT]:
            if not isinstance(step, verbs.OnKnights):
                continue
            for knight in self.whom(s, step.whom, me, rival):
                sign = 1.0 if s.teams[knight] == s.teams[me] else -1.0
                if isinstance(step, verbs.RegainFatigue):
                    worth += sign * float(min(step.points, cards.full - s.fatigue[knight]))
                elif isinstance(step, verbs.LoseFatigue):
                    worth -= sign * self.paid(s, knight, float(step.points))
                elif isinstance(step, verbs.TakeAHit):
                    worth -= sign * self.hit(s, knight)
                elif isinstance(step, verbs.DrawCards):
                    worth += sign * A_CARD * float(step.number)
                elif isinstance(step, verbs.DiscardCards):
                    worth -= sign * 2.0 * A_CARD * float(min(step.number, len(s.hands[knight])))
                elif isinstance(step, verbs.ChangeTactic):
                    gain = cards.ability(s, knight, 1 - s.tactics[knight]) - cards.ability(s, knight, s.tactics[knight])
                    worth += sign * 3.0 * float(gain)
                elif isinstance(step, verbs.ChangeHand):
                    worth += 3.0 * (3.0 - self.answers(s, knight)) if knight == me else 0.0
                elif isinstance(step, verbs.LookAtTheHand):
                    worth += 3.0
        return worth

    def whom(self, s: Tourney, whom: int, me: int, rival: int) -> list[int]:
        if whom == verbs.YOU:
            return [me]
        if rival == NOBODY:
            return []
        if whom == verbs.RIVAL:
            return [rival]
        if whom == verbs.BOTH:
            return [me, rival]
        mine, theirs = self.cards.ability(s, me, CHIVALRY), self.cards.ability(s, rival, CHIVALRY)
        if mine == theirs:
            return []
        return [me] if (mine > theirs) == (whom == verbs.NOBLER) else [rival]

    def answers(self, s: Tourney, me: int) -> float:
        """How many answers a hand holds, about."""
        return sum([self.guards(self.cards.design_of[card]) for card in s.hands[me] if card >= 0]) / (0.5 * GUARDED)

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

    def reserve(self, s: Tourney, knight: int) -> float:
        """All the fatigue a Knight has still to lose."""
        if s.places[knight] == OUT:
            return 0.0
        return float((self.cards.last_hit - 1 - s.hits[knight]) * self.cards.full + s.fatigue[knight])

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


