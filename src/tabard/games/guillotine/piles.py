"""What cards do to collecting and to the piles."""

from __future__ import annotations

from tabard.engine.cardset import Reader
from tabard.engine.state import Frame
from tabard.games.guillotine.cards import TAKE, Cards, Choice
from tabard.games.guillotine.hands import ChooseAPlayer
from tabard.games.guillotine.moves import Act, ActBy
from tabard.games.guillotine.state import Guillotine


class CollectTheFrontNoble(Act):
    """Then collect the new front noble too (GU-13)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.line:
            self.cards.collect_the_front(s, f.seat)


class CollectFromTheDeck(Act):
    """Then collect the top noble of the deck too; nothing once the day has ended (GU-17)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.noble_deck and not s.ended:
            self.cards.collect(s, f.seat, self.cards.top_noble(s))


class CollectMore(ActBy):
    """Collect so many more from the front this turn."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, "nobles")

    def do(self, s: Guillotine, f: Frame) -> None:
        s.collects += self.number


class CollectNothing(Act):
    """No collection this turn (GU-20)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.collects = 0


class FrontIntoAnotherPile(ChooseAPlayer):
    """The front noble, if there is one, is put into another player's pile (GU-8, GU-13)."""

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return whom != seat and len(s.line) > 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.put_in_pile(option, s.line.pop(0))


class PutIntoAnotherPile(ChooseAPlayer):
    """This noble is put into another player's pile (GU-8, GU-13)."""

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << f.seat if f.card in s.piles[f.seat] else 0

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return whom != seat

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.leave_pile(seat, f.card)
        s.put_in_pile(option, f.card)


class TakeANoble(Choice):
    """Collect a noble of your choice from another player's pile (GU-13, GU-25)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, TAKE)

    def from_pile(self, s: Guillotine, whom: int, but: int) -> list[int]:
        designs = [self.cards.noble_of[noble] for noble in s.piles[whom] if noble != but]
        return [self.kind.option(whom, design) for design in sorted(set(designs))]

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for whom in range(s.seats):
            if whom != seat:
                options += self.from_pile(s, whom, -1)
        return options

    def possible(self, s: Guillotine, seat: int) -> bool:
        for whom in range(s.seats):
            if whom != seat and s.piles[whom]:
                return True
        return False

    def take(self, s: Guillotine, seat: int, option: int, but: int) -> int:
        whom = self.kind.first(option)
        design = self.kind.second(option)
        noble = [noble for noble in s.piles[whom] if noble != but and self.cards.noble_of[noble] == design][-1]
        s.leave_pile(whom, noble)
        s.tell("taken", seat, noble, whom)
        self.cards.collect(s, seat, noble)
        return noble

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        f.rival = self.kind.first(option)
        f.card = self.take(s, seat, option, -1)


class TheyTakeAnother(TakeANoble):
    """Then that player collects one of yours other than the one you took, if there is any (GU-25)."""

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << f.rival

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return self.from_pile(s, f.seat, f.card)

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        self.take(s, seat, option, f.card)


class LastCollectedRejoinsTheLine(ChooseAPlayer):
    """The noble a player collected last goes to the end of the line (GU-21)."""

    def newest(self, s: Guillotine, whom: int) -> int:
        for noble in reversed(s.piles[whom]):
            if noble not in s.put:
                return noble
        return -1

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return self.newest(s, whom) >= 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        noble = self.newest(s, option)
        s.leave_pile(option, noble)
        s.tell("missed", option, noble)
        s.join_the_line(noble)


class LoseARandomNoble(ChooseAPlayer):
    """A player loses a random noble of the pile to the noble discards."""

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return len(s.piles[whom]) > 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        pile = s.piles[option]
        noble = pile[s.roll(len(pile))]
        s.leave_pile(option, noble)
        s.noble_discards.append(noble)
        s.tell("lost", option, noble)


class ConfuseACollection(ChooseAPlayer):
    """The line is shuffled just before a player's next collection (GU-18)."""

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.confused |= 1 << option
        s.tell("will-be-confused", option)
