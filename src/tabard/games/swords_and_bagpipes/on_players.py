"""Verbs that happen to some of the players: gold, units, cards, looks, sides, the Badge."""

from __future__ import annotations

from typing import Final

from tabard.engine.cardset import Reader
from tabard.engine.secrets import made_one, marked, moved_unseen
from tabard.engine.state import Frame
from tabard.games.swords_and_bagpipes import notes
from tabard.games.swords_and_bagpipes.cards import (
    A_NUMBER,
    A_PLAYED_CARD,
    A_PLAYER,
    MOST_UNITS,
    SIDES_KNOWN,
    Cards,
)
from tabard.games.swords_and_bagpipes.scripts import Effect
from tabard.games.swords_and_bagpipes.state import ENGLAND, NO_SIDE, PLACES, SCOTLAND, Swords
from tabard.games.swords_and_bagpipes.thefts import forget, remember

CHOSEN: Final = 0  # the number of units is the one chosen before

# Of whom an effect speaks.
WHOM: Final = ["you", "them", "others", "all", "scots", "english"]
YOU: Final = 0
THEM: Final = 1
OTHERS: Final = 2
ALL: Final = 3


class OnPlayers(Effect):
    """An effect on you, on the player chosen, on others or on all; Church may spare others from harm (SB-G7)."""

    def __init__(self, cards: Cards, given: Reader, whom: list[str] = WHOM) -> None:
        self.cards = cards
        self.whom = WHOM.index(given.choice("of", whom, whom[0]))

    def needs(self) -> list[str]:
        if self.whom == THEM:
            return [A_PLAYER]
        return [SIDES_KNOWN] if self.whom > ALL else []

    def speaks_of(self, s: Swords, f: Frame, seat: int) -> bool:
        """Whether the effect is on this player; one at home is untouched by others' cards (SB-H5)."""
        if seat == f.seat:
            return self.whom in (YOU, ALL)
        if seat == s.away or self.whom == YOU:
            return False
        if self.whom == THEM:
            return seat == f.rival
        return self.whom <= ALL or s.sides[seat] == (SCOTLAND if WHOM[self.whom] == "scots" else ENGLAND)

    def seats(self, s: Swords, f: Frame) -> list[int]:
        """On whom, from the Badge holder clockwise (SB-W8); what does no harm Church does not cancel (SB-G7)."""
        if self.whom == YOU:
            return [f.seat]
        spared = s.spared if self.harms() else 0
        return [seat for seat in self.cards.around(s) if self.speaks_of(s, f, seat) and not spared >> seat & 1]

    def do(self, s: Swords, f: Frame) -> None:
        for seat in self.seats(s, f):
            self.happens_to(s, f, seat)

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        raise NotImplementedError

    def loses(self, s: Swords, f: Frame, seat: int) -> bool:
        """Whether this player would lose something by it. Asked of what harms."""
        raise NotImplementedError

    def harmed(self, s: Swords, f: Frame) -> int:
        seats = 0
        for seat in range(s.seats):
            if seat != f.seat and self.speaks_of(s, f, seat) and self.loses(s, f, seat):
                seats |= 1 << seat
        return seats


class TakeGold(OnPlayers):
    """Take so much gold from the reserve."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.gold = given.integer("gold", 1, 20)

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        s.gold[seat] += self.gold
        s.tell("gold", seat, self.gold)


class LoseGold(OnPlayers):
    """Lose so much gold, or what there is; your own is a price, another's may become yours (SB-P6, SB-P7)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.gold = given.integer("gold", 1, 20)
        self.to_you = given.choice("to", ["reserve", "you"], "reserve") == "you"

    def needs(self) -> list[str]:
        return super().needs() + ([A_PLAYED_CARD] if self.to_you or self.whom == YOU else [])

    def price(self) -> int:
        return self.gold if self.whom in (YOU, ALL) else 0

    def harms(self) -> bool:
        return self.whom != YOU

    def loses(self, s: Swords, f: Frame, seat: int) -> bool:
        return s.gold[seat] > 0

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        gold = min(self.gold, s.gold[seat])
        s.gold[seat] -= gold
        if self.to_you and seat != f.seat:
            s.gold[f.seat] += gold
            s.tell("robbed", f.seat, gold, seat)
        else:
            s.tell("gold-lost", seat, gold)


class OnUnits(OnPlayers):
    """An effect on so many units, or on the number chosen before."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.number = given.integer("units", 1, MOST_UNITS) if given.has("units") else CHOSEN

    def needs(self) -> list[str]:
        return super().needs() + ([A_NUMBER] if self.number == CHOSEN else [])

    def units(self, f: Frame) -> int:
        return notes.number_chosen(f) if self.number == CHOSEN else self.number


class GainUnits(OnUnits):
    """Put units from the reserve into a castle, a camp or Scotland's camp."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.to = PLACES.index(given.choice("to", PLACES[1:]))

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        units = self.units(f)
        s.add_units(seat, self.to, units)
        s.tell("units-gained", seat, units, self.to)


class LoseUnits(OnUnits):
    """Units of a castle or camp go back to the reserve, as many as there are."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.place = PLACES.index(given.choice("from", ["castle", "camp"]))

    def harms(self) -> bool:
        return self.whom != YOU

    def loses(self, s: Swords, f: Frame, seat: int) -> bool:
        return self.units(f) > 0 and s.units(seat, self.place) > 0

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        units = min(self.units(f), s.units(seat, self.place))
        s.add_units(seat, self.place, -units)
        s.tell("units-lost", seat, units, self.place)


class MoveUnits(LoseUnits):
    """Units go from a castle or camp to a camp, a castle or Scotland's camp, as many as there are."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.to = PLACES.index(given.choice("to", PLACES[1:]))
        if self.to == self.place:
            raise given.bad("to", f"'to' is where the units stand; expected another place than \"{PLACES[self.place]}\"")

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        units = min(self.units(f), s.units(seat, self.place))
        s.add_units(seat, self.place, -units)
        s.add_units(seat, self.to, units)
        s.tell("units-moved", seat, units, self.place, self.to)


class DrawCards(OnPlayers):
    """Draw so many Bagpipe cards."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.number = given.integer("cards", 1, 9)

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        for _ in range(self.number):
            self.cards.draw(s, seat)


class DrawADagger(OnPlayers):
    """Draw a Dagger card, secretly; with two players a virtual two (SB-2P9)."""

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        s.draw_a_dagger(seat)


class DiscardCards(OnPlayers):
    """Discard so many Bagpipe cards of the hand at random, or all there are."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.number = given.integer("cards", 1, 9)

    def harms(self) -> bool:
        return self.whom != YOU

    def loses(self, s: Swords, f: Frame, seat: int) -> bool:
        return len(s.hands[seat]) + len(s.fresh[seat]) > 0

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        for _ in range(min(self.number, len(s.hands[seat]) + len(s.fresh[seat]))):
            card = self.cards.random_card(s, seat)
            s.discards = [*s.discards, card]
            s.tell("discarded", seat, card)


class TakeACard(OnPlayers):
    """Take a random Bagpipe card from the hand of the player chosen; both of you know it."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, ["them", "others", "all", "scots", "english"])

    def needs(self) -> list[str]:
        return [*super().needs(), A_PLAYED_CARD]

    def harms(self) -> bool:
        return True

    def loses(self, s: Swords, f: Frame, seat: int) -> bool:
        return len(s.hands[seat]) + len(s.fresh[seat]) > 0

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        if seat == f.seat or not self.loses(s, f, seat):
            return
        both = 1 << seat | 1 << f.seat
        apart = s.fresh[seat]
        held = s.hands[seat]
        forget(s, held + apart, ~both)
        card = self.cards.random_card(s, seat)
        zone = apart if card in apart else held
        remember(s, zone, both)
        s.bagpipe_batch = made_one(s.bagpipe_batch, zone, [])
        s.bagpipe_seen = marked(moved_unseen(s.bagpipe_seen, zone, both), [card], 1 << seat)
        s.take_in_hand(f.seat, card)
        s.tell("stolen", f.seat, card, seat, seen=both)


class LookAtTheHand(OnPlayers):
    """Look at the Bagpipe cards of the player chosen."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, ["them"])

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        s.bagpipe_seen = marked(s.bagpipe_seen, s.hands[seat] + s.fresh[seat], 1 << f.seat)
        forget(s, s.hands[seat] + s.fresh[seat], 1 << f.seat)
        s.quiet = False
        s.tell("looked-at-hand", f.seat, seat)


class LookAtTheDaggers(OnPlayers):
    """Look at the Dagger cards of the player chosen."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, ["them"])

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        s.dagger_seen = marked(s.dagger_seen, s.daggers[seat], 1 << f.seat)
        s.quiet = False
        s.tell("looked-at-daggers", f.seat, seat)


class StandForScotland(OnPlayers):
    """Stand for Scotland this round, whatever token lies there: everybody knows it now."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, ["them", "you", "others", "all"])

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        if s.sides[seat] != NO_SIDE:
            s.sides = [SCOTLAND if one == seat else side for one, side in enumerate(s.sides)]
            s.known |= 1 << seat
            s.tell("made-loyal", seat)


class BadgeGoesTo(OnPlayers):
    """The Badge of Honour goes to you or to the player chosen; it bars nobody (SB-B3)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, ["you", "them"])

    def happens_to(self, s: Swords, f: Frame, seat: int) -> None:
        if seat != s.badge:
            s.badge = seat
            s.tell("badge-moved", seat)
