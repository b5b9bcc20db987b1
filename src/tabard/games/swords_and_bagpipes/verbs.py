"""What cards do: choices first, then effects on gold, units, cards, daggers, sides and the Badge."""

from __future__ import annotations

from typing import Final

from tabard.engine.cardset import Reader, Verb
from tabard.engine.state import Frame
from tabard.engine.step import Ask
from tabard.games.swords_and_bagpipes import notes
from tabard.games.swords_and_bagpipes.cards import (
    A_NUMBER,
    A_PLAYED_CARD,
    A_PLAYER,
    A_SECRET_SIDE,
    DAGGER,
    MOST_UNITS,
    NUMBER,
    PLAYER,
    SIDE,
    SIDES_KNOWN,
    Cards,
)
from tabard.games.swords_and_bagpipes.designs import ABOUT_THE_BADGE, SIDES
from tabard.games.swords_and_bagpipes.on_players import (
    BadgeGoesTo,
    DiscardCards,
    DrawADagger,
    DrawCards,
    GainUnits,
    LookAtTheDaggers,
    LookAtTheHand,
    LoseGold,
    LoseUnits,
    MoveUnits,
    StandForScotland,
    TakeACard,
    TakeGold,
)
from tabard.games.swords_and_bagpipes.scripts import Choice, Effect
from tabard.games.swords_and_bagpipes.state import ENGLAND, NO_SIDE, PLACES, RESERVE, SCOTLAND, Swords

# Choices


class ChooseAPlayer(Choice):
    """Choose another player, if you like one who stood on this side; nobody at home (SB-H5, SB-P9)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, PLAYER)
        self.side = SIDES.index(given.choice("side", SIDES)) if given.has("side") else NO_SIDE

    def needs(self) -> list[str]:
        return [] if self.side == NO_SIDE else [SIDES_KNOWN]

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [whom for whom in range(s.seats) if self.fits(s, seat, whom)]

    def fits(self, s: Swords, seat: int, whom: int) -> bool:
        return whom != seat and whom != s.away and self.side in (NO_SIDE, s.sides[whom])

    def possible(self, s: Swords, seat: int) -> bool:
        for whom in range(s.seats):
            if self.fits(s, seat, whom):
                return True
        return False

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.rival = option
        s.tell("chosen", seat, option, s.playing, f.card if s.playing < 0 else -1)


class ChooseANumber(Choice):
    """Choose a number of units, so many or fewer, even none; of those that stand there, if it says where (SB-P6)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, NUMBER)
        self.most = given.integer("units", 1, MOST_UNITS)
        self.place = PLACES.index(given.choice("from", ["castle", "camp"])) if given.has("from") else RESERVE
        self.theirs = given.choice("of", ["you", "them"], "you") == "them"

    def needs(self) -> list[str]:
        return [A_PLAYER] if self.theirs else []

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        most = self.most
        if self.place != RESERVE:
            most = min(most, s.units(f.rival if self.theirs else seat, self.place))
        return list(range(most + 1))

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        notes.note_the_number(f, option)


# Other effects


class RaiseMilitia(Effect):
    """Raise the militia: a unit in every camp and in Scotland's (SB-A3, SB-P6)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.raise_militia(f.seat)


class EnglishTroops(Effect):
    """More or fewer English troops fight this round."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.change = given.integer("more", 1, MOST_UNITS, 0) - given.integer("fewer", 1, MOST_UNITS, 0)
        if given.has("more") == given.has("fewer"):
            what = "there are two numbers" if given.has("more") else "the number is missing"
            raise given.bad("", f"{what}; expected either 'more' or 'fewer'")

    def do(self, s: Swords, f: Frame) -> None:
        s.troops = max(0, s.troops + self.change)
        s.tell("troops-now", f.seat, s.troops)


class ChangeYourSide(Ask[Swords]):
    """Look at your choice token again and lay whichever you like, secretly."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards.kinds[SIDE])

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [SCOTLAND, ENGLAND] if self.possible(s, seat) else []

    def possible(self, s: Swords, seat: int) -> bool:
        """Not for one whose side everybody knows."""
        return s.sides[seat] != NO_SIDE and not s.known >> seat & 1

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        s.sides = [option if one == seat else side for one, side in enumerate(s.sides)]
        s.tell("token-again", seat)


class DiscardADagger(Ask[Swords]):
    """Discard one Dagger card that counts against you; everybody sees it."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards.kinds[DAGGER])
        self.cards = cards

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        values = {self.cards.dagger_value[card] for card in s.daggers[seat]}
        return ([0] if s.virtual[seat] else []) + sorted(values)

    def possible(self, s: Swords, seat: int) -> bool:
        return len(s.daggers[seat]) + s.virtual[seat] > 0

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        self.cards.discard_a_dagger(s, seat, option)


VERBS: Final[dict[str, Verb]] = {
    "choose-a-player": Verb(ChooseAPlayer, needs=A_PLAYED_CARD, gives=A_PLAYER),
    "choose-a-number": Verb(ChooseANumber, needs=A_PLAYED_CARD, gives=A_NUMBER),
    "take-gold": Verb(TakeGold),
    "lose-gold": Verb(LoseGold),
    "gain-units": Verb(GainUnits),
    "lose-units": Verb(LoseUnits),
    "move-units": Verb(MoveUnits),
    "raise-militia": Verb(RaiseMilitia),
    "draw-cards": Verb(DrawCards),
    "discard-cards": Verb(DiscardCards),
    "take-a-card": Verb(TakeACard),
    "draw-a-dagger": Verb(DrawADagger),
    "discard-a-dagger": Verb(DiscardADagger, needs=A_PLAYED_CARD),
    "look-at-the-hand": Verb(LookAtTheHand, needs=A_PLAYER),
    "look-at-the-daggers": Verb(LookAtTheDaggers, needs=A_PLAYER),
    "english-troops": Verb(EnglishTroops),
    "change-your-side": Verb(ChangeYourSide, needs=A_SECRET_SIDE),
    "stand-for-scotland": Verb(StandForScotland, needs=A_SECRET_SIDE),
    ABOUT_THE_BADGE: Verb(BadgeGoesTo),
}
