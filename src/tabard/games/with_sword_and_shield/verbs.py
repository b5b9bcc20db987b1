"""What Events and Achievements do: one class per verb, each reading like its sentence."""

from __future__ import annotations

from typing import Final

from tabard.engine.cardset import Reader, Verb
from tabard.engine.secrets import marked
from tabard.engine.state import NOBODY, Frame, with_zone
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.cards import Cards, Effect
from tabard.games.with_sword_and_shield.designs import MOST_FATIGUE
from tabard.games.with_sword_and_shield.state import CHIVALRY, OUT, Tourney, replaced

YOU: Final = 0
RIVAL: Final = 1
BOTH: Final = 2
NOBLER: Final = 3
BASER: Final = 4
WHOM: Final = ["you", "rival", "both", "nobler", "baser"]


class OnKnights(Effect):
    """An effect on you, your rival, both, or the one of you with more or less Chivalry."""

    def __init__(self, cards: Cards, given: Reader, usual: str = "you") -> None:
        self.cards = cards
        self.whom = WHOM.index(given.choice("of", WHOM, usual))

    def aims(self) -> bool:
        return self.whom != YOU

    def knights(self, s: Tourney, f: Frame) -> list[int]:
        """On whom; the one who plays the card first (WS-2.2.4d), and nobody who is out."""
        you, rival = notes.player(f), notes.target(f)
        if self.whom == YOU:
            return [you]
        if rival == NOBODY or s.places[rival] == OUT:
            return [you] if self.whom == BOTH else []
        if self.whom == RIVAL:
            return [rival]
        if self.whom == BOTH:
            return [you, rival]
        mine, theirs = self.cards.ability(s, you, CHIVALRY), self.cards.ability(s, rival, CHIVALRY)
        s.tell("chivalry", s.leads[you], s.knights[you], mine, s.knights[rival], theirs)
        if mine == theirs:
            return []
        return [you] if (mine > theirs) == (self.whom == NOBLER) else [rival]

    def do(self, s: Tourney, f: Frame) -> None:
        for knight in self.knights(s, f):
            if s.over or s.places[notes.player(f)] == OUT:
                return  # the one who plays the card is out, and its turn over (WS-3.0.4f)
            if s.places[knight] != OUT:
                self.happens_to(s, f, knight)

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        raise NotImplementedError


class RegainFatigue(OnKnights):
    """Regain so many fatigue points, never above Start (WS-2.2.4c)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.points = given.integer("fatigue", 1, MOST_FATIGUE)

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        now = min(self.cards.full, s.fatigue[knight] + self.points)
        if s.events is not None:
            s.tell("regained", s.leads[knight], s.knights[knight], now - s.fatigue[knight], now)
        s.fatigue = replaced(s.fatigue, knight, now)


class LoseFatigue(OnKnights):
    """Lose so many fatigue points; with none left it is a hit (WS-2.2.4a)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.points = given.integer("fatigue", 1, MOST_FATIGUE)

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        if s.events is not None:
            s.tell("tired", s.leads[knight], s.knights[knight], self.points, field.left_after(s, knight, self.points))
        field.pay(self.cards, s, knight, self.points)


class TakeAHit(OnKnights):
    """Take a hit."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, "rival")

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        s.by_blow += 1
        field.mark_a_hit(self.cards, s, knight)


class DrawCards(OnKnights):
    """Draw so many cards."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.number = given.integer("cards", 1, 8)

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        self.cards.draw(s, knight, self.number)


class DiscardCards(OnKnights):
    """Discard so many cards of the hand at random, or all there are."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.number = given.integer("cards", 1, 8)

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        for _ in range(min(self.number, len(s.hands[knight]))):
            hand = s.hands[knight]
            card = self.cards.take_from_hand(s, knight, self.cards.design_of[hand[s.roll(len(hand))]])
            self.cards.discard(s, knight, [card])
            s.tell("discarded", s.leads[knight], s.knights[knight], card)


class ChangeHand(OnKnights):
    """Discard the whole hand and draw as many cards."""

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        hand = s.hands[knight]
        s.hands = with_zone(s.hands, knight, [])
        self.cards.discard(s, knight, hand)
        s.tell("hand-changed", s.leads[knight], s.knights[knight], len(hand))
        self.cards.draw(s, knight, len(hand))


class LookAtTheHand(OnKnights):
    """Look at your rival's hand."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards
        self.whom = RIVAL

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        s.quiet = False
        s.seen = marked(s.seen, s.hands[knight], 1 << s.leads[notes.player(f)])
        s.tell("looked", s.leads[notes.player(f)], s.knights[notes.player(f)], s.knights[knight])


class ChangeTactic(OnKnights):
    """Change to the other Tactic."""

    def happens_to(self, s: Tourney, f: Frame, knight: int) -> None:
        s.tactics = replaced(s.tactics, knight, 1 - s.tactics[knight])
        s.tell("tactic", s.leads[knight], s.knights[knight], s.tactics[knight])


VERBS: Final[dict[str, Verb]] = {
    "regain-fatigue": Verb(RegainFatigue),
    "lose-fatigue": Verb(LoseFatigue),
    "take-a-hit": Verb(TakeAHit),
    "draw-cards": Verb(DrawCards),
    "discard-cards": Verb(DiscardCards),
    "change-hand": Verb(ChangeHand),
    "look-at-the-hand": Verb(LookAtTheHand),
    "change-tactic": Verb(ChangeTactic),
}
