"""Guillotine in its box: deal, redact, imagine, count, lay out, restore."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box, Term
from tabard.engine.cardset import CardSet, Verb
from tabard.engine.secrets import names_a_card
from tabard.engine.state import Frame
from tabard.games.guillotine import positions
from tabard.games.guillotine.cards import GAME, Cards
from tabard.games.guillotine.places import Places
from tabard.games.guillotine.prospects import Prospects
from tabard.games.guillotine.scoring import Count
from tabard.games.guillotine.secrets import deal_a_world, redact
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import HAND, turn_scripts
from tabard.games.guillotine.verbs import VERBS

RULES_VERSION: Final = 1


class GuillotineBox(Box[Guillotine]):
    """One Guillotine table."""

    def __init__(
        self,
        seats: int,
        variant: dict[str, str],
        given: CardSet,
        verbs: dict[str, Verb],
    ) -> None:
        self.cards = Cards(given, {**VERBS, **verbs})
        scripts = turn_scripts(self.cards, variant["edition"] == "german") + self.cards.scripts
        show, judge = Places(self.cards, seats), Prospects(self.cards, seats)
        super().__init__("guillotine", RULES_VERSION, seats, variant, given, self.cards.kinds, scripts, show, judge)

    def empty(self) -> Guillotine:
        """A table before anything is laid on it."""
        return Guillotine(
            seats=self.seats,
            dice=1,
            asked=0,
            over=False,
            frames=[],
            questions=[],
            draft=[],
            day=0,
            starter=0,
            mover=0,
            line=[],
            noble_deck=[],
            noble_discards=[],
            action_deck=[],
            action_discards=[],
            hands=[[] for _ in range(self.seats)],
            piles=[[] for _ in range(self.seats)],
            tables=[[] for _ in range(self.seats)],
            playing=-1,
            put=[],
            plays=0,
            collects=0,
            owed=[],
            hurried=False,
            rushed=0,
            confused=0,
            closing=False,
            ended=False,
            noble_batch=bytes(len(self.cards.noble_of)),
            noble_seen=bytes(len(self.cards.noble_of)),
            action_batch=self.cards.one_batch,
            action_seen=bytes(len(self.cards.action_of)),
        )

    def set_up(self, s: Guillotine) -> None:
        """Both decks are shuffled separately, five action cards each (GU-1)."""
        s.noble_deck = list(range(len(self.cards.noble_of)))
        s.shuffle(s.noble_deck)
        s.action_deck = list(range(len(self.cards.action_of)))
        s.shuffle(s.action_deck)
        for seat in range(self.seats):
            s.hands[seat] = sorted(s.action_deck[-HAND:])
            del s.action_deck[-HAND:]
        s.tell("dealt", 0, HAND)
        s.frames = [Frame(GAME, 0)]

    def redact(self, s: Guillotine, seat: int) -> Guillotine:
        return redact(self.cards, s, seat)

    def glance(self, s: Guillotine, seat: int) -> Guillotine:
        return redact(self.cards, s, seat, not names_a_card(s.frames))

    def imagine(self, view: Guillotine, seat: int, dice: int) -> Guillotine:
        s = deal_a_world(view, dice)
        self.ask_again(s, seat)
        return s

    def score(self, s: Guillotine, seat: int) -> list[Term]:
        return Count(self.cards, s, seat, True).terms

    def total(self, s: Guillotine, seat: int) -> int:
        return Count(self.cards, s, seat, False).points

    def position(self, given: dict[str, Any]) -> Guillotine:
        return positions.lay_out(self, given)

    def check(self, s: Guillotine) -> None:
        positions.check(self, s)
