"""What things are worth to the scripted player, in points of fatigue: hits, Tactics, cards in hand and cards played.

A hit costs what is left of the fatigue bar, so a Knight's reserve is its bars to come and the points on the present one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.bot import Bot
from tabard.engine.state import NOBODY
from tabard.games.with_sword_and_shield import blows, verbs
from tabard.games.with_sword_and_shield.blows import MANOEUVRE_PRICE
from tabard.games.with_sword_and_shield.box import TourneyBox
from tabard.games.with_sword_and_shield.cards import COMBAT, FIRST_CARD_SCRIPT, IMPROVEMENT, NO_SCRIPT
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK
from tabard.games.with_sword_and_shield.odds import Odds, Packed, counted
from tabard.games.with_sword_and_shield.prospects import DODGE_FAILS, GUARD_FAILS
from tabard.games.with_sword_and_shield.state import CHIVALRY, ENDURANCE, OUT, Tourney

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


class Worths(Bot):
    """Says what hits, cards and blows are worth to the Knight that acts."""

    def __init__(self, box: TourneyBox, seed: int | str) -> None:
        super().__init__(seed)
        self.box = box
        self.blind = True  # of other hands it counts only what its seat has seen
        self.seat = 0  # whose choice it is
        self.cards = box.cards
        self.packed = Packed(box.cards)
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

    # What a Knight has to lose, and its Tactic

    def hit(self, s: Tourney, knight: i64) -> float:
        """What a hit costs a Knight: the rest of its bar; its last one, the game."""
        worth = float(s.fatigue[knight]) + HIT_WORTH
        return worth + LAST if s.hits[knight] >= self.cards.last_hit - 1 else worth

    def paid(self, s: Tourney, knight: i64, points: float) -> float:
        """What paying fatigue costs a Knight."""
        return points if points < s.fatigue[knight] else self.hit(s, knight)

    def reserve(self, s: Tourney, knight: int) -> float:
        """All the fatigue a Knight has still to lose."""
        if s.places[knight] == OUT:
            return 0.0
        return float((self.cards.last_hit - 1 - s.hits[knight]) * self.cards.full + s.fatigue[knight])

    def turns_left(self, s: Tourney, knight: int) -> float:
        return TURNS * float(self.cards.last_hit - s.hits[knight])

    def tactic_worth(self, s: Tourney, me: int, tactic: int) -> float:
        """A Knight's value in a Tactic, and a little of what the hand has in it."""
        cards = self.cards
        own = float(cards.ability(s, me, tactic))
        values = [float(cards.values[tactic][cards.design_of[card]]) for card in s.hands[me] if card >= 0]
        fights = [value for value in values if value > 0.0]
        mean = sum(fights) / float(len(fights)) if fights else USUAL_VALUE
        return own - 0.15 * mean

    def switched(self, s: Tourney, me: int) -> float:
        """What the other Tactic is worth more for the rest of the game."""
        now, other = self.tactic_worth(s, me, s.tactics[me]), self.tactic_worth(s, me, 1 - s.tactics[me])
        return (other - now) * 0.3 * BLOWS * self.turns_left(s, me) - 4.0

    # What a hand is worth

    def guards(self, design: int) -> float:
        """How good a card is at answering attacks: the share it stops, and whether it can evade the rest."""
        share = float(len(self.stopped[design])) / float(self.attacks)
        return GUARDED * (share + (1.0 - share) * 0.6) if self.cards.dodge[design] >= 0 else GUARDED * share

    def answers(self, s: Tourney, me: int) -> float:
        """How many answers a hand holds, about."""
        return sum([self.guards(self.cards.design_of[card]) for card in s.hands[me] if card >= 0]) / (0.5 * GUARDED)

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

    # What playing a card is worth

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

    def odds(self, s: Tourney, rival: int) -> Odds:
        return counted(self.cards, self.packed, s, rival, self.seat)

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
            stops = max(stops, odds.chance(odds.stops(attack), hidden))
        if odds.declined == 0:
            dodges = max(dodges, odds.chance(odds.stops(0), hidden))
        guarded = 0.0
        if cards.sort[design] == COMBAT:
            difference = float(blows.combat_number(cards, s, me, design)) - float(blows.own_value(cards, s, rival)) - USUAL_VALUE
            guarded = self.paid(s, rival, difference) if difference > 0 else -self.paid(s, me, -difference)
        evaded = self.paid(s, rival, float(MANOEUVRE_PRICE))
        worth = stops * guarded + (1.0 - stops) * (dodges * evaded + (1.0 - dodges) * self.hit(s, rival))
        worth += PRESSURE + IMPATIENCE * float(s.turn)  # every answer costs the rival a card, and a stalemate helps nobody
        return worth - self.paid(s, me, price) if price > 0 else worth

    def improvement(self, s: Tourney, me: int, design: int) -> float:
        cards = self.cards
        turns = self.turns_left(s, me)
        tactic = s.tactics[me]
        worth = 1.2 * float(cards.adds[tactic][design]) * BLOWS * turns * 0.5
        other = cards.adds[1 - tactic][design]
        if other and cards.ability(s, me, 1 - tactic) + other > cards.ability(s, me, tactic):
            worth += 0.5 * BLOWS * turns
        return worth + 4.0 * float(cards.adds[ENDURANCE][design]) * turns * 0.6 + 0.5 * float(cards.adds[CHIVALRY][design])

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
