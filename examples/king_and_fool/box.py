"""King and Fool in its box: deal, redact, imagine, count, restore."""

from __future__ import annotations

from tabard.engine.box import Box, Term
from tabard.engine.cardset import CardSet, Design, Reader, check_designs
from tabard.engine.errors import BadSave
from tabard.engine.state import Frame
from tabard.engine.step import Kind

from .places import Places
from .state import Court
from .turn import script

HAND = 5
MOST_CARDS = 200
FACE_DOWN = -1


class CourtCard(Design):
    """A card of the court: the file has the lowest first."""

    def __init__(self, rank: int, given: Reader) -> None:
        super().__init__("card", given)
        self.rank = rank
        given.done()

    def group(self) -> str:
        return "court"

    def value(self) -> str:
        return str(self.rank)


class CourtBox(Box[Court]):
    """One table of King and Fool."""

    def __init__(self, seats: int, variant: dict[str, str], given: CardSet) -> None:
        readers = given.readers("card", ["card"])
        self.kinds_of_card: list[Design] = [CourtCard(rank, reader) for rank, reader in enumerate(readers, 1)]
        check_designs(given, "court", self.kinds_of_card, HAND * seats, MOST_CARDS)
        self.king = len(self.kinds_of_card) - 1
        self.stock = [card for card, design in enumerate(self.kinds_of_card) for _ in range(design.copies)]
        kind = Kind("card", 0, [len(self.kinds_of_card)])
        show = Places(self.kinds_of_card, seats)
        super().__init__("king-and-fool", 1, seats, variant, given, [kind], [script(kind, self.king)], show)

    def empty(self) -> Court:
        return Court(self.seats)

    def set_up(self, s: Court) -> None:
        """Five cards each; the rest stay out of the game, unseen (KF-1)."""
        s.rest = self.stock.copy()
        s.shuffle(s.rest)
        s.hands = [sorted([s.rest.pop() for _ in range(HAND)]) for _ in range(self.seats)]
        s.rest.sort()
        s.tell("dealt", 0, HAND)
        s.frames = [Frame(0, 0)]

    def redact(self, s: Court, seat: int) -> Court:
        """Secret are the hands of the others, and the cards that were not dealt (KF-1)."""
        view = Court(s.seats)
        view.asked, view.over, view.dice = s.asked, s.over, 0
        view.frames = [frame.clone() for frame in s.frames]
        view.questions = [question.seen_by(seat) for question in s.questions]
        view.draft = s.drafted(seat)
        view.hands = [hand.copy() if owner == seat else [FACE_DOWN] * len(hand) for owner, hand in enumerate(s.hands)]
        view.shown = [zone.copy() for zone in s.shown]
        view.rest = [FACE_DOWN] * len(s.rest)
        return view

    def imagine(self, view: Court, seat: int, dice: int) -> Court:
        s = view.clone()
        s.dice = dice
        unseen = self.stock.copy()
        for zone in [*s.hands, *s.shown]:
            for card in zone:
                if card != FACE_DOWN:
                    unseen.remove(card)
        s.shuffle(unseen)
        s.hands = [sorted([card if card != FACE_DOWN else unseen.pop() for card in hand]) for hand in s.hands]
        s.rest = sorted(unseen)
        self.ask_again(s, seat)
        return s

    def score(self, s: Court, seat: int) -> list[Term]:
        return [Term("rounds", "", s.rounds(), s.won(self.king)[0][seat], "KF-4")]

    def check(self, s: Court) -> None:
        """Every card is in exactly one place, and everybody has shown as many."""
        if s.seats != self.seats or len(s.hands) != s.seats or len(s.shown) != s.seats:
            raise BadSave(f"the save is for {s.seats} seats with {len(s.hands)} hands; expected {self.seats}")
        if sorted([card for zone in [*s.hands, *s.shown, s.rest] for card in zone]) != self.stock:
            raise BadSave("the save has not every card in exactly one place")
        if {len(zone) for zone in s.shown} != {s.rounds()} or {len(hand) for hand in s.hands} != {HAND - s.rounds()}:
            raise BadSave("the save has a seat with more cards than another")
        if any(zone != sorted(zone) for zone in [*s.hands, s.rest]):
            raise BadSave("the save has a hand that is not in order")
        if s.draft or any(frame.card != -1 or frame.count for frame in s.frames):
            raise BadSave("the save has notes that nobody made")
