"""What lies on a Guillotine table. Cards are ints; place 0 of the line is the front; the top of a deck is its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabard.engine.secrets import rebatched, unmarked
from tabard.engine.state import Frame, Question, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Guillotine(State):
    """Line, decks, hands, piles, tables, and the facts of the present turn."""

    def __init__(
        self,
        seats: i64,
        dice: i64,
        asked: i64,
        over: bool,
        frames: list[Frame],
        questions: list[Question],
        draft: list[int],
        day: i64,
        starter: i64,
        mover: i64,
        line: list[int],
        noble_deck: list[int],
        noble_discards: list[int],
        action_deck: list[int],
        action_discards: list[int],
        hands: list[list[int]],
        piles: list[list[int]],
        tables: list[list[int]],
        playing: i64,
        put: list[int],
        plays: i64,
        collects: i64,
        owed: list[int],
        hurried: bool,
        rushed: i64,
        confused: i64,
        closing: bool,
        ended: bool,
        noble_batch: bytes,
        noble_seen: bytes,
        action_batch: bytes,
        action_seen: bytes,
    ) -> None:
        super().__init__(seats, dice, asked, over, frames, questions, draft)
        self.day = day
        self.starter = starter
        self.mover = mover
        self.line = line
        self.noble_deck = noble_deck
        self.noble_discards = noble_discards
        self.action_deck = action_deck
        self.action_discards = action_discards
        self.hands = hands  # always sorted
        self.piles = piles  # in order of arrival
        self.tables = tables  # action cards lying before each player
        self.playing = playing  # the action card being resolved, -1 if none
        self.put = put  # the nobles that were put into a pile, not collected (GU-13, GU-21); replaced, never changed
        self.plays = plays  # action cards the mover may still play this turn
        self.collects = collects  # nobles the mover still collects from the front this turn
        self.owed = owed  # the seats that draw a card more at the end of this turn, once for each card; replaced, never changed
        self.hurried = hurried  # the mover's turn is under a Rush Job (GU-23)
        self.rushed = rushed  # seats whose next turn is
        self.confused = confused  # seats before whose next collection the line is shuffled (GU-18)
        self.closing = closing  # the day ends after this turn (GU-17)
        self.ended = ended  # the day has ended: nothing joins the line any more (GU-25)
        self.noble_batch = noble_batch
        self.noble_seen = noble_seen
        self.action_batch = action_batch
        self.action_seen = action_seen

    def clone(self) -> Guillotine:
        return Guillotine(
            self.seats,
            self.dice,
            self.asked,
            self.over,
            [frame.clone() for frame in self.frames],
            [question.clone() for question in self.questions],
            self.draft,
            self.day,
            self.starter,
            self.mover,
            self.line.copy(),
            self.noble_deck.copy(),
            self.noble_discards.copy(),
            self.action_deck.copy(),
            self.action_discards.copy(),
            [cards.copy() for cards in self.hands],
            [cards.copy() for cards in self.piles],
            [cards.copy() for cards in self.tables],
            self.playing,
            self.put,
            self.plays,
            self.collects,
            self.owed,
            self.hurried,
            self.rushed,
            self.confused,
            self.closing,
            self.ended,
            self.noble_batch,
            self.noble_seen,
            self.action_batch,
            self.action_seen,
        )

    def parts(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "dice": self.dice,
            "asked": self.asked,
            "over": self.over,
            "frames": self.frames,
            "questions": self.questions,
            "draft": self.draft,
            "day": self.day,
            "starter": self.starter,
            "mover": self.mover,
            "line": self.line,
            "noble_deck": self.noble_deck,
            "noble_discards": self.noble_discards,
            "action_deck": self.action_deck,
            "action_discards": self.action_discards,
            "hands": self.hands,
            "piles": self.piles,
            "tables": self.tables,
            "playing": self.playing,
            "put": self.put,
            "plays": self.plays,
            "collects": self.collects,
            "owed": self.owed,
            "hurried": self.hurried,
            "rushed": self.rushed,
            "confused": self.confused,
            "closing": self.closing,
            "ended": self.ended,
            "noble_batch": self.noble_batch,
            "noble_seen": self.noble_seen,
            "action_batch": self.action_batch,
            "action_seen": self.action_seen,
        }

    # The line

    def move_noble(self, place: int, to: int) -> None:
        noble = self.line.pop(place)
        self.line.insert(to, noble)
        if self.events is not None:
            self.tell("moved", self.mover, noble, place, to)

    def join_the_line(self, noble: int) -> None:
        """A noble goes to the end of the line; once the day has ended, to the discards instead (GU-25)."""
        self.quiet = False
        if self.ended:
            self.noble_discards.append(noble)
            return
        self.line.append(noble)
        self.tell("joined", self.mover, noble)

    def discard_the_line(self) -> None:
        """The day ends: whoever is left in line is discarded (GU-17); it ends only once."""
        if not self.ended:
            self.ended = True
            self.tell("day-ended", self.mover, len(self.line))
            self.noble_discards.extend(self.line)
            self.line = []

    def shuffle_the_line(self, first: int) -> None:
        """The first so many nobles change places at random."""
        front = self.line[:first]
        self.shuffle(front)
        self.line[:first] = front
        self.tell("shuffled-line", self.mover, len(front))

    # Action cards

    def take_in_hand(self, seat: i64, card: i64) -> None:
        hand = self.hands[seat]
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def draw(self, seat: i64) -> None:
        """Draw an action card; an empty deck is made anew from the discards; none left: no draw (GU-11)."""
        if not self.action_deck:
            if not self.action_discards:
                return
            deck = self.action_discards
            self.action_discards = []
            self.shuffle_actions(deck)
            self.tell("reshuffled", seat, len(deck))
        card = self.action_deck.pop()
        self.quiet = False
        self.take_in_hand(seat, card)
        if self.events is not None:
            self.tell("drew", seat, card, seen=1 << seat)

    def shuffle_actions(self, deck: list[int]) -> None:
        """These cards, shuffled, are the action deck; nobody knows any of them."""
        self.shuffle(deck)
        self.action_deck = deck
        self.action_batch = rebatched(self.action_batch, deck)
        self.action_seen = unmarked(self.action_seen, deck)

    def discard(self, seat: int, card: int) -> None:
        """A card that left a hand lies open in the discards."""
        self.action_discards.append(card)
        self.tell("discarded", seat, card)

    # Piles

    def leave_pile(self, seat: int, noble: int) -> None:
        self.piles[seat].remove(noble)
        self.put = [one for one in self.put if one != noble]

    def put_in_pile(self, seat: int, noble: int) -> None:
        """A noble is put, not collected (GU-13)."""
        self.piles[seat].append(noble)
        self.put = [*self.put, noble]
        self.tell("put", seat, noble)
