"""What cards do to the line and the day: one class a verb, named as the card says it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from tabard.engine.cardset import Reader
from tabard.engine.secrets import marked, rebatched, unmarked
from tabard.engine.state import Frame
from tabard.engine.step import Step
from tabard.games.guillotine import notes
from tabard.games.guillotine.cards import FARTHEST, LATE, MOVE, NOBLE, ORDER, Cards, Choice
from tabard.games.guillotine.designs import COLOURS, NO_COLOUR
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import deal_the_line

if TYPE_CHECKING:
    from mypy_extensions import i64

ORDERS: Final = [list(order) for order in permutations(range(4))]


class Act(Step[Guillotine]):
    """A verb without parameters that asks nothing."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        self.cards = cards


class ActBy(Act):
    """A verb with one number."""

    def __init__(self, cards: Cards, given: Reader, key: str) -> None:
        super().__init__(cards, given)
        self.number = given.integer(key, 1, 50)


# Moving nobles in line


class MoveANoble(Choice):
    """Move one noble of the line by one of these distances (GU-9)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, MOVE)
        forward = given.integers("forward", 1, FARTHEST)
        back = given.integers("back", 1, FARTHEST)
        if not forward and not back:
            raise given.bad("", "'forward' or 'back' is missing; expected a list of distances")
        self.only = COLOURS.index(given.choice("only", COLOURS)) if given.has("only") else NO_COLOUR
        self.columns = [by - 1 for by in forward] + [cards.forward + by - 1 for by in back]
        self.shifts = [-by for by in forward] + back

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        options: list[int] = []
        length: i64 = len(s.line)
        minor: i64 = self.kind.minor
        shifts = self.shifts
        columns = self.columns
        for place in range(length):
            if self.only == NO_COLOUR or self.cards.colour[s.line[place]] == self.only:
                for at in range(len(shifts)):
                    to: i64 = place + shifts[at]
                    if 0 <= to < length:
                        options.append(place * minor + columns[at])
        return options

    def shortest(self) -> int:
        return super().shortest() if self.only != NO_COLOUR else min([abs(shift) for shift in self.shifts]) + 1

    def possible(self, s: Guillotine, seat: int) -> bool:
        length = len(s.line)
        for place in range(length):
            if self.only == NO_COLOUR or self.cards.colour[s.line[place]] == self.only:
                for shift in self.shifts:
                    if 0 <= place + shift < length:
                        return True
        return False

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        place, to = self.cards.shifted(option)
        s.move_noble(place, to)


class PickANoble(Choice):
    """Choose a noble of the line by its place."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, NOBLE)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return [place for place in range(len(s.line)) if self.fits(s, place)]

    def possible(self, s: Guillotine, seat: int) -> bool:
        for place in range(len(s.line)):
            if self.fits(s, place):
                return True
        return False

    def fits(self, s: Guillotine, place: int) -> bool:
        return True


class BringToTheFront(PickANoble):
    """Any noble, or one of a colour or name, goes to the front; the one in front cannot be named (GU-9)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.only = read_which(cards, given) if given.has("only") else bytes([1]) * len(cards.noble_of)

    def fits(self, s: Guillotine, place: int) -> bool:
        return place > 0 and self.only[s.line[place]] == 1

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        s.move_noble(option, 0)


class NearestComesToTheFront(Act):
    """The nearest noble of this colour or name, if one is in line, goes to the front (GU-10)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.only = read_which(cards, given)

    def do(self, s: Guillotine, f: Frame) -> None:
        for place in range(len(s.line)):
            if self.only[s.line[place]]:
                if place > 0:
                    s.move_noble(place, 0)
                return


def read_which(cards: Cards, given: Reader) -> bytes:
    """By noble: whether it is of the colour or design that is named."""
    only = given.choice("only", [*COLOURS, *[noble.id for noble in cards.nobles]])
    designs = [cards.nobles[design] for design in cards.noble_of]
    return bytes([only in (COLOURS[noble.colour], noble.id) for noble in designs])


class FrontGoesToTheEnd(Act):
    """The front noble goes to the end."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if len(s.line) > 1:
            s.move_noble(0, len(s.line) - 1)


class GoToTheEnd(Act):
    """This noble goes to the end of the line (GU-14)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        last = len(s.line) - 1
        if f.card in s.line[:last]:
            s.line.remove(f.card)
            s.line.append(f.card)
            s.tell("slipped", f.seat, f.card)


class ReverseTheLine(Act):
    """The line turns round."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.line.reverse()
        s.tell("reversed", f.seat)


class ShuffleTheLine(Act):
    """The first so many nobles, or all, are shuffled."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given)
        self.first = given.integer("first", 2, 50, 0)

    def do(self, s: Guillotine, f: Frame) -> None:
        s.shuffle_the_line(self.first if self.first else len(s.line))


class ReorderTheFirstFour(Choice):
    """The first four stand as you like; equal nobles give one option."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, ORDER)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        designs = [self.cards.noble_of[noble] for noble in s.line[:4]]
        front = len(designs)
        options = [at for at in range(len(ORDERS)) if front == 4 or ORDERS[at][front:] == ORDERS[0][front:]]
        if len(set(designs)) == front:
            return options
        orders: list[list[int]] = []
        distinct: list[int] = []
        for at in options:
            order = [designs[place] for place in ORDERS[at][:front]]
            if order not in orders:
                orders.append(order)
                distinct.append(at)
        return distinct

    def possible(self, s: Guillotine, seat: int) -> bool:
        return len(s.line) > 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        front = s.line[:4]
        s.line[:4] = [front[place] for place in ORDERS[option][: len(front)]]
        s.tell("reordered", seat, len(front))


# Nobles leaving and joining the line


class DiscardANoble(PickANoble):
    """Any noble of the line is discarded."""

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        noble = s.line.pop(option)
        s.noble_discards.append(noble)
        s.tell("fled", seat, noble)


class ReplaceANoble(DiscardANoble):
    """Any noble of the line is discarded; the top of the deck, if any, takes that place (GU-12)."""

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        super().answered(s, f, seat, option)
        if s.noble_deck:
            noble = self.cards.top_noble(s)
            s.line.insert(option, noble)
            s.tell("replaced", seat, noble, option)


class RandomNoblesFlee(ActBy):
    """So many random nobles of the line are discarded."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, "nobles")

    def do(self, s: Guillotine, f: Frame) -> None:
        for _ in range(min(self.number, len(s.line))):
            noble = s.line.pop(s.roll(len(s.line)))
            s.noble_discards.append(noble)
            s.tell("fled", f.seat, noble)


class NoblesJoinTheLine(ActBy):
    """Nobles from the deck go to the end, one after another (GU-2, GU-12); none once the day has ended (GU-25)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, "nobles")

    def do(self, s: Guillotine, f: Frame) -> None:
        for _ in range(self.number):
            if s.noble_deck and not s.ended:
                s.join_the_line(self.cards.top_noble(s))


class LookAtTheTop(ActBy):
    """Look at so many nobles on top of the deck, or those there are (GU-22)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, given, "nobles")

    def do(self, s: Guillotine, f: Frame) -> None:
        top = s.noble_deck[-self.number :]
        notes.note_the_look(f, len(top))
        s.noble_seen = marked(s.noble_seen, top, 1 << f.seat)
        s.quiet = False
        s.tell("looked-at-top", f.seat, len(top))


class OneOfThemJoinsTheLine(Choice):
    """Put exactly one of the nobles you looked at at the end; the others stay as they were (GU-22)."""

    def __init__(self, cards: Cards, given: Reader) -> None:
        super().__init__(cards, LATE)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        looked = notes.looked_at(f)
        top = s.noble_deck[-looked:] if looked else []
        return sorted({self.cards.noble_of[noble] for noble in top})

    def possible(self, s: Guillotine, seat: int) -> bool:
        return len(s.noble_deck) > 0

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        at = len(s.noble_deck) - 1
        while self.cards.noble_of[s.noble_deck[at]] != option:
            at -= 1
        s.join_the_line(s.noble_deck.pop(at))


class DealTheLineAnew(Act):
    """The whole line is shuffled into the deck and as many nobles dealt anew (GU-2)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        nobles = len(s.line)
        s.noble_deck += s.line
        s.line = []
        s.shuffle(s.noble_deck)
        s.noble_batch = rebatched(s.noble_batch, s.noble_deck)
        s.noble_seen = unmarked(s.noble_seen, s.noble_deck)
        deal_the_line(s, nobles)
        s.tell("dealt-anew", f.seat, nobles)


class EndTheDay(Act):
    """The day ends now (GU-17)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.discard_the_line()


class EndTheDayAfterThisTurn(Act):
    """The day ends after this turn (GU-17)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.closing = True
        s.tell("day-will-end", f.seat)
