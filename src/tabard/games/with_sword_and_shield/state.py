"""What lies on the table of a Joust or a Mêlée. Cards are ints; the top of a deck is its end.

A Knight is not a seat: a person may lead several (WS-3.0.1). A Joust is a Mêlée of one against one, both in the centre.
Lists are replaced, never changed, so that clones share them; all but decks and discards, which are long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.state import Frame, Question, State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Abilities, in the order of a card; the first two are Tactics.
STRENGTH: Final = 0
TECHNIQUE: Final = 1
CHIVALRY: Final = 2
ENDURANCE: Final = 3
ABILITIES: Final = ["strength", "technique", "chivalry", "endurance"]

# Places: 0, 1, 2 face 3, 4, 5; a column is the place modulo 3.
OUT: Final = -1
CENTRE: Final = 1
COLUMNS: Final = 3
CLOCKWISE: Final = [2, 5, 4, 3, 0, 1]  # WS-3.0.4a

# Why fatigue is paid for a card.
EFFORT: Final = 0
COST: Final = 1
DODGING: Final = 2
MOVING: Final = 3
BREAKING: Final = 4
LOCKING: Final = 5
WHY: Final = ["effort", "cost", "manoeuvre", "move", "break", "lock"]

# A rung of the ladder: attacker, its card, its number, defender, how it answered, with which card, its number.
RUNG: Final = 7
RUNG_CARDS: Final = [1, 5]  # where in it cards are named
HIT: Final = 0  # not at all
GUARD: Final = 1
ACHIEVEMENT: Final = 2
MANOEUVRE: Final = 3
LATERAL: Final = 4
RETREAT: Final = 5


def replaced(numbers: list[int], at: i64, value: i64) -> list[int]:
    """The same numbers, but for one number."""
    changed = numbers.copy()
    changed[at] = value
    return changed


class Tourney(State):
    """Knights, their health, places, hands and decks, and the facts of the present turn."""

    def __init__(
        self,
        seats: i64,
        dice: i64,
        asked: i64,
        over: bool,
        frames: list[Frame],
        questions: list[Question],
        draft: list[int],
        leads: list[int],
        teams: list[int],
        knights: list[int],
        artefacts: list[int],
        hits: list[int],
        fatigue: list[int],
        tactics: list[int],
        places: list[int],
        rear: i64,
        locked: list[int],
        lock_cards: list[int],
        rested: i64,
        hands: list[list[int]],
        improved: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        table: list[list[int]],
        turn: i64,
        first: i64,
        opener: i64,
        opening: i64,
        deals: i64,
        bids: list[int],
        passed: i64,
        floor: list[int],
        drawn: list[int],
        acting: i64,
        post: i64,
        used: i64,
        ended: bool,
        aimed: i64,
        defended: i64,
        retreated: i64,
        laid: list[int],
        ladder: list[int],
        by_blow: i64,
        by_exhaustion: i64,
        batch: bytes,
        seen: bytes,
    ) -> None:
        super().__init__(seats, dice, asked, over, frames, questions, draft)
        self.leads = leads  # the seat that leads each Knight
        self.teams = teams  # 0 or 1 for each Knight
        self.knights = knights  # which Knight each is
        self.artefacts = artefacts  # the Artefact of each, -1 if none
        self.hits = hits  # taken by each
        self.fatigue = fatigue  # fatigue points left to each
        self.tactics = tactics  # STRENGTH or TECHNIQUE
        self.places = places  # where each stands, 0 to 5; OUT for one who is out, or not yet placed
        self.rear = rear  # the Knights in the rear, a bit mask; each keeps the place of its column (WS-3.0.5b)
        self.locked = locked  # with whom each is locked, NOBODY if with none (WS-3.0.6a)
        self.lock_cards = lock_cards  # the card each has laid for a lock, -1 if none
        self.rested = rested  # the Knights that have made their Grande Pass, a bit mask (WS-2.2.11)
        self.hands = hands  # always sorted
        self.improved = improved  # the Improvements beside each Knight
        self.decks = decks  # one or two; the top is the end
        self.discards = discards  # for each deck
        self.table = table  # for each deck: the cards played in this turn (WS-2.1.3)
        self.turn = turn  # the turn being played, from 1; 0 before the first
        self.first = first  # the Knight that drew its start cards first, in a Mêlée the one placed first (WS-2.0.1, WS-3.0.2)
        self.opener = opener  # the Knight that won the auction; NOBODY before
        self.opening = opening  # the card with which it must open; -1 if none (WS-2.1.2a)
        self.deals = deals  # deals so far; after three without a bid chance decides (WS-2.1.2b)
        self.bids = bids  # the lowest initiative number each Knight has bid, 0 if none
        self.floor = floor  # by team: no number below this one was held when a tie was broken (WS-2.1.2c); 0 if none was
        self.drawn = drawn  # by Knight: how many cards of its hand may have come to it since
        self.passed = passed  # the Knights that have passed in the auction, a bit mask
        self.acting = acting  # the Knight whose turn it is, or which is to bid or be placed
        self.post = post  # the place whose turn it is (WS-3.0.4a)
        self.used = used  # actions used in this turn
        self.ended = ended  # this turn is over, whatever actions are left
        self.aimed = aimed  # the Knights aimed at in this turn, a bit mask (WS-3.0.3)
        self.defended = defended  # the Knights that have begun a defence in this turn, a bit mask (WS-3.0.5d)
        self.retreated = retreated  # the teams that have made a Defensive move in this turn, a bit mask (WS-3.0.5c)
        self.laid = laid  # the cards of a Combination still to come, in order
        self.ladder = ladder  # the exchanges of this turn, RUNG numbers each
        self.by_blow = by_blow  # hits so far by a blow …
        self.by_exhaustion = by_exhaustion  # … and by exhaustion
        self.batch = batch
        self.seen = seen

    def clone(self) -> Tourney:
        return Tourney(
            self.seats,
            self.dice,
            self.asked,
            self.over,
            [frame.clone() for frame in self.frames],
            [question.clone() for question in self.questions],
            self.draft,
            self.leads,
            self.teams,
            self.knights,
            self.artefacts,
            self.hits,
            self.fatigue,
            self.tactics,
            self.places,
            self.rear,
            self.locked,
            self.lock_cards,
            self.rested,
            self.hands,
            self.improved,
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.discards],
            self.table,
            self.turn,
            self.first,
            self.opener,
            self.opening,
            self.deals,
            self.bids,
            self.passed,
            self.floor,
            self.drawn,
            self.acting,
            self.post,
            self.used,
            self.ended,
            self.aimed,
            self.defended,
            self.retreated,
            self.laid,
            self.ladder,
            self.by_blow,
            self.by_exhaustion,
            self.batch,
            self.seen,
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
            "leads": self.leads,
            "teams": self.teams,
            "knights": self.knights,
            "artefacts": self.artefacts,
            "hits": self.hits,
            "fatigue": self.fatigue,
            "tactics": self.tactics,
            "places": self.places,
            "rear": self.rear,
            "locked": self.locked,
            "lock_cards": self.lock_cards,
            "rested": self.rested,
            "hands": self.hands,
            "improved": self.improved,
            "decks": self.decks,
            "discards": self.discards,
            "table": self.table,
            "turn": self.turn,
            "first": self.first,
            "opener": self.opener,
            "opening": self.opening,
            "deals": self.deals,
            "bids": self.bids,
            "passed": self.passed,
            "floor": self.floor,
            "drawn": self.drawn,
            "acting": self.acting,
            "post": self.post,
            "used": self.used,
            "ended": self.ended,
            "aimed": self.aimed,
            "defended": self.defended,
            "retreated": self.retreated,
            "laid": self.laid,
            "ladder": self.ladder,
            "by_blow": self.by_blow,
            "by_exhaustion": self.by_exhaustion,
            "batch": self.batch,
            "seen": self.seen,
        }

    # Who and where

    def in_front(self, knight: i64) -> bool:
        """Whether a Knight stands and fights: neither out nor in the rear."""
        return self.places[knight] != OUT and not self.rear >> knight & 1

    def at(self, place: i64) -> int:
        """The Knight that stands in front at a place, NOBODY if none does."""
        for knight in range(len(self.places)):
            if self.places[knight] == place and not self.rear >> knight & 1:
                return knight
        return -1

    def standing(self, team: i64) -> list[int]:
        """The Knights of a team that are not out, those in the rear too."""
        return [knight for knight in range(len(self.teams)) if self.teams[knight] == team and self.places[knight] != OUT]

    def fronting(self, team: i64) -> list[int]:
        """The Knights of a team that stand in front."""
        return [knight for knight in self.standing(team) if not self.rear >> knight & 1]

    def clockwise(self, place: i64) -> list[int]:
        """The Knights that are not out, clockwise around the table after a place (WS-3.0.4a)."""
        start: i64 = CLOCKWISE.index(place)
        found: list[int] = []
        for step in range(1, len(CLOCKWISE) + 1):
            there = CLOCKWISE[(start + step) % len(CLOCKWISE)]
            for knight in range(len(self.places)):
                if self.places[knight] == there:
                    found.append(knight)
        return found

    def next_after(self, place: i64) -> int:
        """The first Knight clockwise after a place."""
        at: i64 = CLOCKWISE.index(place)
        while True:
            at = (at + 1) % len(CLOCKWISE)
            there = CLOCKWISE[at]
            for knight in range(len(self.places)):
                if self.places[knight] == there:
                    return knight

    def deck_of(self, knight: i64) -> int:
        """Which deck a Knight draws from: the only one, or its team's."""
        return self.teams[knight] if len(self.decks) > 1 else 0
