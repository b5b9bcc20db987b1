"""What cards do to hands, tables and the turn."""

from __future__ import annotations

from tabard.engine.cardset import Reader
from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, Frame
from tabard.engine.step import Step
from tabard.games.guillotine.cards import (
    CARD,
    FETCH,
    PLAYER,
    STRIP,
    TABLE,
    Cards,
    Choice,
)
from tabard.games.guillotine.state import Guillotine


class ChooseAPlayer(Choice):
    """Choose a player who fits; yourself too, unless the card says another (GU-8)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, PLAYER)

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return True

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return [whom for whom in range(s.seats) if self.fits(s, seat, whom)]

    def possible(self, s: Guillotine, seat: int) -> bool:
        for whom in range(s.seats):
            if self.fits(s, seat, whom):
                return True
        return False

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        f.rival = option


class ChooseAPlayerWithAHand(ChooseAPlayer):
    """A player with a hand (GU-10)."""

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        super().answered(s, f, seat, option)
        s.tell("chosen", seat, option, s.playing)

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return len(s.hands[whom]) > 0

    def possible(self, s: Guillotine, seat: int) -> bool:
        """The card that asks is still in the hand of the one who would play it."""
        for whom in range(s.seats):
            if len(s.hands[whom]) > (1 if whom == seat else 0):
                return True
        return False


class ThatPlayerDiscards(Choice):
    """That player discards so many cards of their choice, all if fewer; seen only when all are named."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, CARD)
        self.number = given.integer("cards", 1, 20)

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << f.rival

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        left = [self.cards.action_of[card] for card in s.hands[seat]]
        for design in s.draft:
            left.remove(design)
        return sorted(set(left))

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        named = s.name(option, min(self.number, len(s.hands[seat])))
        if not named:
            f.again()
        for design in named:
            s.discard(seat, self.cards.take_from_hand(s, seat, design))


class DiscardACard(Choice):
    """Discard an action card of your choice, if you have one."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, CARD)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return self.cards.designs_in(s.hands[seat])

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.discard(seat, self.cards.take_from_hand(s, seat, option))


class LookAtTheHand(Step[Guillotine]):
    """Look at the hand of the player chosen."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        if f.rival != f.seat:
            s.action_seen = marked(s.action_seen, s.hands[f.rival], 1 << f.seat)
            s.quiet = False
        s.tell("looked-at-hand", f.seat, f.rival)


class DiscardFromThatHand(Choice):
    """Discard one card of the hand you looked at."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, STRIP)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return self.cards.designs_in(s.hands[f.rival])

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.discard(f.rival, self.cards.take_from_hand(s, f.rival, option))


class OthersDiscardAtRandom(Step[Guillotine]):
    """Every other player discards so many random action cards."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards
        self.number = given.integer("cards", 1, 20)

    def do(self, s: Guillotine, f: Frame) -> None:
        for step in range(1, s.seats):
            seat = (f.seat + step) % s.seats
            for _ in range(min(self.number, len(s.hands[seat]))):
                card = s.hands[seat][s.roll(len(s.hands[seat]))]
                s.discard(seat, self.cards.take_from_hand(s, seat, self.cards.action_of[card]))


class SwapHands(ChooseAPlayer):
    """Swap hands with another player; each still knows what was given away (GU-8)."""

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return whom != seat

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        mine = s.hands[seat]
        theirs = s.hands[option]
        seen = marked(s.action_seen, mine, 1 << seat)
        s.action_seen = marked(seen, theirs, 1 << option)
        s.hands[seat] = theirs
        s.hands[option] = mine
        s.quiet = False
        s.tell("swapped-hands", seat, option)


class NewHands(Step[Guillotine]):
    """All hands are shuffled into the deck; new ones are dealt card by card from here leftwards (GU-27)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.number = given.integer("cards", 1, 20)

    def do(self, s: Guillotine, f: Frame) -> None:
        deck = s.action_deck
        for hand in s.hands:
            deck += hand
        s.hands = [[] for _ in s.hands]
        s.shuffle_actions(deck)
        s.tell("hands-shuffled", f.seat, self.number)
        for _ in range(self.number):
            for step in range(s.seats):
                s.draw((f.seat + step) % s.seats)


class FetchADiscard(Choice):
    """Take any action card from the discards; everybody has seen it (GU-23)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, FETCH)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return sorted({self.cards.action_of[card] for card in s.action_discards})

    def possible(self, s: Guillotine, seat: int) -> bool:
        return len(s.action_discards) > 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        card = [card for card in s.action_discards if self.cards.action_of[card] == option][0]
        s.action_discards.remove(card)
        s.take_in_hand(seat, card)
        s.action_seen = marked(s.action_seen, [card], EVERYBODY)
        s.tell("fetched", seat, card)


class HurryAPlayer(ChooseAPlayer):
    """A player may play no action card in their next turn (GU-23)."""

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.rushed |= 1 << option
        s.tell("will-be-hurried", option)


class Stay(Step[Guillotine]):
    """The card stays before you."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.playing >= 0:
            s.tables[f.seat].append(s.playing)
            s.tell("laid", f.seat, s.playing)
            s.playing = -1


class StayBeforeAnother(ChooseAPlayer):
    """The card stays before another player (GU-8)."""

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << f.seat if s.playing >= 0 else 0

    def fits(self, s: Guillotine, seat: int, whom: int) -> bool:
        return whom != seat

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.tables[option].append(s.playing)
        s.tell("laid", option, s.playing)
        s.playing = -1


class DiscardFromATable(Choice):
    """Discard any action card lying before any player."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, TABLE)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for whom in range(s.seats):
            which = [self.cards.tables.index(self.cards.action_of[card]) for card in s.tables[whom]]
            options += [self.kind.option(whom, one) for one in sorted(set(which))]
        return options

    def possible(self, s: Guillotine, seat: int) -> bool:
        for table in s.tables:
            if table:
                return True
        return False

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        whom = self.kind.first(option)
        design = self.cards.tables[self.kind.second(option)]
        card = [card for card in s.tables[whom] if self.cards.action_of[card] == design][0]
        s.tables[whom].remove(card)
        s.action_discards.append(card)
        s.tell("swept", whom, card)


class DrawAtTheEnd(Step[Guillotine]):
    """Draw so many more action cards at the end of the present turn (GU-20, GU-26)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.number = given.integer("cards", 1, 20)

    def do(self, s: Guillotine, f: Frame) -> None:
        s.owed = s.owed + [f.seat] * self.number


class PlayAnother(Step[Guillotine]):
    """Then you may play one more action card."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        s.plays += 1
