"""The game: its rounds, from the Village to the last count."""

from __future__ import annotations

from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, NOBODY, Frame
from tabard.engine.step import Ask, Step
from tabard.games.swords_and_bagpipes.actions import (
    BeginTheTurns,
    HandOverStayHome,
    HandOverTheBadge,
    PrepareAtHome,
    RevealTheEnemy,
    StayHome,
    TakeATurn,
)
from tabard.games.swords_and_bagpipes.battle import (
    BindTheHolder,
    ChooseSides,
    ChooseSidesAndDaggers,
    EndTheRound,
    Fight,
    GiveAwards,
    GiveTheBadge,
    OpenAWindow,
    PlayCards,
    RevealTheSides,
)
from tabard.games.swords_and_bagpipes.cards import BAG, FIRST_CARD, NO_SCRIPT, PASS, PLAY, ROUND, TOKENS_LIE, Cards
from tabard.games.swords_and_bagpipes.scoring import FIVE_DAGGERS, caught, limit
from tabard.games.swords_and_bagpipes.state import Swords


class OpenTheVillage(Step[Swords]):
    """Village cards used at once: Mill, Musician's House, from the Badge holder clockwise (SB-G3)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        for seat in reversed(self.cards.around(s)):  # the script begun last is read first
            for card in s.village[seat]:
                script = self.cards.starts[self.cards.village_of[card]]
                if script != NO_SCRIPT:
                    s.begin(script, seat).card = card
        for seat in self.cards.around(s):
            for card in s.village[seat]:
                if self.cards.starts[self.cards.village_of[card]] != NO_SCRIPT:
                    s.tell("visited", seat, card)


class BeginARound(Step[Swords]):
    """A round for each English Arms card, until the last or until Scotland falls (SB-S3, SB-V1, SB-2P7)."""

    def __init__(self, cards: Cards, long: bool) -> None:
        self.cards = cards
        self.limit = limit(long)

    def do(self, s: Swords, f: Frame) -> None:
        if s.defeats >= self.limit or not s.arms_deck:
            return
        if s.seats == 2 and s.round > 0 and caught(self.cards, s) != NOBODY:
            return
        f.again()
        s.round += 1
        s.begin(ROUND, s.badge)


class VisitTheMarket(Ask[Swords]):
    """Just before the final count whoever has Marketplace may use it (SB-G4), from the Badge holder clockwise."""

    def __init__(self, cards: Cards, long: bool) -> None:
        super().__init__(cards.kinds[PLAY])
        self.cards = cards
        self.limit = limit(long)

    def who(self, s: Swords, f: Frame) -> int:
        if s.arms_deck and s.defeats < self.limit:  # a traitor was caught: at once, without Marketplace (SB-2P7)
            return 0
        for seat in self.cards.around(s):
            if not s.passed >> seat & 1 and self.trades(s, seat):
                return 1 << seat
        return 0

    def trades(self, s: Swords, seat: int) -> list[int]:
        designs = sorted({self.cards.village_of[card] for card in s.village[seat]})
        fit = [design for design in designs if self.cards.villages[design].at_the_end and self.cards.can_visit(s, seat, design)]
        return [FIRST_CARD + 2 * self.cards.pipes + design for design in fit]

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [PASS, *self.trades(s, seat)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        if option == PASS:
            s.passed |= 1 << seat
        else:
            self.cards.play(s, seat, option - FIRST_CARD)


class EndTheGame(Step[Swords]):
    """All Dagger cards are revealed and summed; it is said what decides (SB-D2, SB-V2 to SB-V4, SB-2P7)."""

    def __init__(self, cards: Cards, long: bool) -> None:
        self.cards = cards
        self.limit = limit(long)

    def do(self, s: Swords, f: Frame) -> None:
        s.over = True
        s.quiet = False
        s.dagger_seen = marked(s.dagger_seen, [card for held in s.daggers for card in held], EVERYBODY)
        for seat in range(s.seats):
            s.tell("daggers-counted", seat, self.cards.counted(s, seat))
        out = caught(self.cards, s)
        if s.defeats >= self.limit:
            s.tell("scotland-fell", s.badge, s.defeats)
        elif s.arms_deck:
            s.tell("caught", out, FIVE_DAGGERS)
        else:
            s.tell("scotland-stood", s.badge, s.defeats)
            if out != NOBODY:
                s.tell("traitor", out, FIVE_DAGGERS)
        s.tell("game-ended", s.badge)


def round_scripts(cards: Cards, seats: int, long: bool) -> list[list[Step[Swords]]]:
    """The game, and the round: the scripts before those of the cards."""
    counting: list[Step[Swords]] = [VisitTheMarket(cards, long), EndTheGame(cards, long)]
    game: list[Step[Swords]] = [OpenTheVillage(cards), BeginARound(cards, long), *counting]
    choose: Ask[Swords] = ChooseSidesAndDaggers(cards) if seats == 2 else ChooseSides(cards)
    one_round: list[Step[Swords]] = [
        RevealTheEnemy(cards),
        BeginTheTurns(),
        TakeATurn(cards),
        HandOverTheBadge(cards),
        *([HandOverStayHome(cards), PrepareAtHome(cards), StayHome()] if seats > 4 else []),
        BindTheHolder(cards),
        choose,
        OpenAWindow(cards, TOKENS_LIE),
        PlayCards(cards, TOKENS_LIE),
        *([GiveTheBadge(cards)] if seats == 2 else []),
        RevealTheSides(cards),
        Fight(),
        GiveAwards(cards),
        OpenAWindow(cards, BAG),
        PlayCards(cards, BAG),
        EndTheRound(),
    ]
    return [game, one_round]
