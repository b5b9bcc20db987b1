"""The game, the day and the turn (GU-2 to GU-7, GU-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import Frame
from tabard.engine.step import Ask, Step
from tabard.games.guillotine import notes
from tabard.games.guillotine.cards import DAY, GAME, NOT_ALL, PLAY, Cards, Choice
from tabard.games.guillotine.state import Guillotine

if TYPE_CHECKING:
    from mypy_extensions import i64

DAYS: Final = 3
NOBLES_A_DAY: Final = 12
HAND: Final = 5
PASS: Final = 0


def deal_the_line(s: Guillotine, nobles: int) -> None:
    """Nobles are dealt from left to right: the first one dealt stands last (GU-2, GU-12)."""
    nobles = min(nobles, len(s.noble_deck))
    if nobles:
        s.line = s.noble_deck[-nobles:]
        del s.noble_deck[-nobles:]
        s.quiet = False


class BeginADay(Step[Guillotine]):
    """Three days; each begins with twelve nobles and the left neighbour of the last starter (GU-2, GU-3)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.day == DAYS:
            return
        f.again()
        s.starter = s.roll(s.seats) if s.day == 0 else (s.starter + 1) % s.seats
        s.day += 1
        s.mover = s.starter
        s.ended = False
        deal_the_line(s, NOBLES_A_DAY)
        s.tell("day-began", s.starter, s.day, len(s.line))
        s.begin(DAY, s.starter)


class BeginATurn(Step[Guillotine]):
    """A day is over when, at the start of a turn, no noble is in line (GU-6)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if not s.line:
            s.leave(GAME)
            return
        f.seat = s.mover
        s.plays = 1
        s.collects = 1
        s.hurried = False
        if s.rushed >> s.mover & 1:
            s.hurried = True
            s.rushed &= ~(1 << s.mover)
        if s.events is not None:
            s.tell("turn-began", s.mover)


class OfferAnAction(Choice):
    """You may play one action card; the card is resolved before the turn goes on (GU-4)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, PLAY)

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << f.seat if s.plays > 0 else 0

    def may(self, s: Guillotine, f: Frame) -> int:
        return self.cards.may_drop(s)

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        cards = self.cards
        options = [PASS]
        if cards.everything_forbidden(s):
            return options
        closed = cards.line_closed(s)
        action_of = cards.action_of
        shortest = cards.shortest
        length: i64 = len(s.line)
        last: i64 = -1
        for card in s.hands[seat]:
            design: i64 = action_of[card]
            if design != last:
                last = design
                if closed and cards.line_card[design]:
                    continue
                least: i64 = shortest[design]
                if least == NOT_ALL:
                    if cards.has_a_legal_choice(s, seat, design):
                        options.append(design + 1)
                elif length >= least:
                    options.append(design + 1)
        return options

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        if option == PASS:
            s.plays = 0
            return
        s.plays -= 1
        f.again()
        play(self.cards, s, seat, option - 1)


def play(cards: Cards, s: Guillotine, seat: int, design: int) -> None:
    """A card leaves the hand, everybody sees it, its script is read."""
    card = cards.take_from_hand(s, seat, design)
    s.playing = card
    if s.events is not None:
        s.tell("played", seat, card)
    s.begin(cards.script[design], seat)


class CollectFromTheFront(Step[Guillotine]):
    """Collect the noble at the front; an ability is finished before the next collection (GU-4, GU-13)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.collects > 0 and s.line:
            s.collects -= 1
            if s.collects > 0:
                f.again()
            self.cards.collect_the_front(s, f.seat)


class DrawCards(Step[Guillotine]):
    """Draw one action card, whether or not one was played, and all that is owed this turn (GU-4, GU-20, GU-26)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.draw(f.seat)
        if s.owed:
            owed, s.owed = s.owed, []
            for step in range(s.seats):
                seat = (f.seat + step) % s.seats
                for _ in range(owed.count(seat)):
                    s.draw(seat)


class EndTheTurn(Step[Guillotine]):
    """Scarlet Pimpernel ends the day after the whole turn (GU-17); the turn passes to the left (GU-3)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.closing:
            s.closing = False
            s.discard_the_line()
        s.mover = (s.mover + 1) % s.seats
        f.from_the_top()


class BeginTheLastRound(Step[Guillotine]):
    """Before counting there is one more round, from the one who would start a fourth day (GU-24)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.mover = (s.starter + 1) % s.seats


class LayLastCards(Ask[Guillotine]):
    """Scoring cards may be laid from the hand, any number each; no ban applies (GU-24)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLAY])
        self.cards = cards

    def who(self, s: Guillotine, f: Frame) -> int:
        return 1 << s.mover if notes.have_laid(f) < s.seats else 0

    def options(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        designs = self.cards.designs_in(s.hands[seat])
        return [PASS] + [design + 1 for design in designs if self.cards.actions[design].scores]

    def answered(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        f.again()
        if option == PASS:
            notes.count_who_laid(f, notes.have_laid(f) + 1)
            s.mover = (s.mover + 1) % s.seats
        else:
            play(self.cards, s, seat, option - 1)


class EndTheGame(Step[Guillotine]):
    """After day three points are counted (GU-7)."""

    def do(self, s: Guillotine, f: Frame) -> None:
        s.over = True
        s.tell("game-ended", s.mover)


def turn_scripts(cards: Cards, last_cards: bool) -> list[list[Step[Guillotine]]]:
    """The game, and the day with its turns: the scripts before those of the cards."""
    counting: list[Step[Guillotine]] = [BeginTheLastRound(), LayLastCards(cards)] if last_cards else []
    turn: list[Step[Guillotine]] = [BeginATurn(), OfferAnAction(cards), CollectFromTheFront(cards), DrawCards(), EndTheTurn()]
    return [[BeginADay(), *counting, EndTheGame()], turn]
