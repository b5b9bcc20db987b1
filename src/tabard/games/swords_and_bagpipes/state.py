"""What lies on a Swords and Bagpipes table. Cards are ints; the top of a deck is its end.

Lists are replaced, never changed, so that clones share them; all but gold, castle and camp, which change all the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.secrets import rebatched, unmarked
from tabard.engine.state import Frame, Question, State, with_zone

if TYPE_CHECKING:
    from mypy_extensions import i64

# Sides.
SCOTLAND: Final = 0
ENGLAND: Final = 1
NO_SIDE: Final = 2
HIDDEN: Final = 3  # another's, in a view
BOUND: Final = 4  # in the record: for Scotland without a choice

# Phases.
INVASION: Final = 1
ACTIONS: Final = 2
HANDING: Final = 3
CHOICE: Final = 4
BATTLE: Final = 5
AWARDS: Final = 6
ENDING: Final = 7

# Where units stand.
RESERVE: Final = 0
CASTLE: Final = 1
CAMP: Final = 2
SCOTS: Final = 3
PLACES: Final = ["reserve", "castle", "camp", "scotland"]  # their names, in this order


def sorted_in(cards: list[int], card: i64) -> list[int]:
    """Sorted cards with one more."""
    at: i64 = 0
    while at < len(cards) and cards[at] < card:
        at += 1
    return [*cards[:at], card, *cards[at:]]


class Swords(State):
    """Gold, units, decks, hands, daggers, sides, and the facts of the present round."""

    def __init__(
        self,
        seats: i64,
        dice: i64,
        asked: i64,
        over: bool,
        frames: list[Frame],
        questions: list[Question],
        draft: list[int],
        round: i64,
        phase: i64,
        mover: i64,
        badge: i64,
        badge_from: i64,
        badge_to: i64,
        home: i64,
        home_from: i64,
        away: i64,
        defeats: i64,
        troops: i64,
        scots: i64,
        gold: list[int],
        castle: list[int],
        camp: list[int],
        clans: list[int],
        arms: list[int],
        arms_deck: list[int],
        arms_out: list[int],
        arms_gone: list[int],
        deck: list[int],
        discards: list[int],
        unfit: list[int],
        hands: list[list[int]],
        fresh: list[list[int]],
        opened: list[list[int]],
        used: list[int],
        playing: i64,
        spared: i64,
        dagger_deck: list[int],
        dagger_discards: list[int],
        dagger_out: list[int],
        daggers: list[list[int]],
        virtual: list[int],
        dagger_hands: list[list[int]],
        laid: list[list[int]],
        village: list[list[int]],
        village_out: list[int],
        sides: list[int],
        known: i64,
        passed: i64,
        deserters: i64,
        won: bool,
        fought: list[int],
        replenished: bool,
        record: list[int],
        bagpipe_batch: bytes,
        bagpipe_seen: bytes,
        spread: list[int],
        dagger_batch: bytes,
        dagger_seen: bytes,
    ) -> None:
        super().__init__(seats, dice, asked, over, frames, questions, draft)
        self.round = round  # the round being played, from 1; 0 before the first
        self.phase = phase  # the phase of the round, 1 to 7
        self.mover = mover  # whose turn it is, or whose to play a card
        self.badge = badge  # who holds the Badge of Honour
        self.badge_from = badge_from  # the last handing over of phase 3: by whom (SB-B2)
        self.badge_to = badge_to  # … and to whom
        self.home = home  # who holds Stay Home!; NOBODY if it is not used
        self.home_from = home_from  # who handed it over in the round before (SB-H3)
        self.away = away  # who stays home this round (SB-H5)
        self.defeats = defeats
        self.troops = troops  # the English troops of this round, as cards have changed them
        self.scots = scots  # units in Scotland's camp
        self.gold = gold
        self.castle = castle  # units
        self.camp = camp  # units
        self.clans = clans  # a clan for each seat
        self.arms = arms  # the English Arms cards revealed, the present one last
        self.arms_deck = arms_deck  # the top is the end
        self.arms_out = arms_out  # back in the box, unseen
        self.arms_gone = arms_gone  # taken out before the deck was built (SB-2P2, SB-3P4)
        self.deck = deck  # Bagpipe cards; the top is the end
        self.discards = discards  # Bagpipe cards
        self.unfit = unfit  # Bagpipe cards about the Badge, discarded for good (SB-2P2)
        self.hands = hands  # Bagpipe cards, always sorted
        self.fresh = fresh  # … received in this phase 6, not to be played in it (SB-W7)
        self.opened = opened  # x2 cards lying open before their owners (SB-P4)
        self.used = used  # of these, the ones used in this round
        self.playing = playing  # the Bagpipe card being resolved, -1 if none
        self.spared = spared  # whom Church spares from it (SB-G7), a bit mask
        self.dagger_deck = dagger_deck  # the top is the end
        self.dagger_discards = dagger_discards
        self.dagger_out = dagger_out  # with two players: not dealt (SB-2P1)
        self.daggers = daggers  # the Dagger cards that count against each
        self.virtual = virtual  # virtual Dagger cards of two (SB-Q2)
        self.dagger_hands = dagger_hands  # with two players: what each may lay against the other (SB-2P1)
        self.laid = laid  # … and the card each has laid this round
        self.village = village
        self.village_out = village_out  # Village cards used, or not dealt
        self.sides = sides  # SCOTLAND, ENGLAND or NO_SIDE; HIDDEN in another's view
        self.known = known  # the seats whose side everybody knows, a bit mask
        self.passed = passed  # the seats that play no more cards in this phase (SB-P5), a bit mask
        self.deserters = deserters  # a bit mask (SB-W1)
        self.won = won  # Scotland won this round's battle
        self.fought = fought  # the units in each camp, in Scotland's, and the English troops when it was fought; else empty
        self.replenished = replenished  # the mover has made the Replenishment (SB-A1)
        self.record = record  # how each seat stood in each battle so far
        self.bagpipe_batch = bagpipe_batch
        self.bagpipe_seen = bagpipe_seen
        self.spread = spread  # what third players know of a robbed hand: see thefts.py
        self.dagger_batch = dagger_batch
        self.dagger_seen = dagger_seen

    def clone(self) -> Swords:
        return Swords(
            self.seats,
            self.dice,
            self.asked,
            self.over,
            [frame.clone() for frame in self.frames],
            [question.clone() for question in self.questions],
            self.draft,
            self.round,
            self.phase,
            self.mover,
            self.badge,
            self.badge_from,
            self.badge_to,
            self.home,
            self.home_from,
            self.away,
            self.defeats,
            self.troops,
            self.scots,
            self.gold.copy(),
            self.castle.copy(),
            self.camp.copy(),
            self.clans,
            self.arms,
            self.arms_deck,
            self.arms_out,
            self.arms_gone,
            self.deck,
            self.discards,
            self.unfit,
            self.hands,
            self.fresh,
            self.opened,
            self.used,
            self.playing,
            self.spared,
            self.dagger_deck,
            self.dagger_discards,
            self.dagger_out,
            self.daggers,
            self.virtual,
            self.dagger_hands,
            self.laid,
            self.village,
            self.village_out,
            self.sides,
            self.known,
            self.passed,
            self.deserters,
            self.won,
            self.fought,
            self.replenished,
            self.record,
            self.bagpipe_batch,
            self.bagpipe_seen,
            self.spread,
            self.dagger_batch,
            self.dagger_seen,
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
            "round": self.round,
            "phase": self.phase,
            "mover": self.mover,
            "badge": self.badge,
            "badge_from": self.badge_from,
            "badge_to": self.badge_to,
            "home": self.home,
            "home_from": self.home_from,
            "away": self.away,
            "defeats": self.defeats,
            "troops": self.troops,
            "scots": self.scots,
            "gold": self.gold,
            "castle": self.castle,
            "camp": self.camp,
            "clans": self.clans,
            "arms": self.arms,
            "arms_deck": self.arms_deck,
            "arms_out": self.arms_out,
            "arms_gone": self.arms_gone,
            "deck": self.deck,
            "discards": self.discards,
            "unfit": self.unfit,
            "hands": self.hands,
            "fresh": self.fresh,
            "opened": self.opened,
            "used": self.used,
            "playing": self.playing,
            "spared": self.spared,
            "dagger_deck": self.dagger_deck,
            "dagger_discards": self.dagger_discards,
            "dagger_out": self.dagger_out,
            "daggers": self.daggers,
            "virtual": self.virtual,
            "dagger_hands": self.dagger_hands,
            "laid": self.laid,
            "village": self.village,
            "village_out": self.village_out,
            "sides": self.sides,
            "known": self.known,
            "passed": self.passed,
            "deserters": self.deserters,
            "won": self.won,
            "fought": self.fought,
            "replenished": self.replenished,
            "record": self.record,
            "bagpipe_batch": self.bagpipe_batch,
            "bagpipe_seen": self.bagpipe_seen,
            "spread": self.spread,
            "dagger_batch": self.dagger_batch,
            "dagger_seen": self.dagger_seen,
        }

    # Gold and units

    def units(self, seat: int, place: int) -> int:
        """How many units of a seat stand in a place."""
        return self.castle[seat] if place == CASTLE else self.camp[seat]

    def add_units(self, seat: int, place: int, units: int) -> None:
        """Units go to a place; Scotland's camp belongs to nobody, and what goes to the reserve is gone."""
        if place == CASTLE:
            self.castle[seat] += units
        elif place == CAMP:
            self.camp[seat] += units
        elif place == SCOTS:
            self.scots += units

    def raise_militia(self, seat: int) -> None:
        """A unit more in every camp and in Scotland's (SB-A3); none for a player at home (SB-H5)."""
        for other in range(self.seats):
            if other != self.away:
                self.camp[other] += 1
        self.scots += 1
        if self.events is not None:
            self.tell("militia", seat)

    # Bagpipe cards

    def take_in_hand(self, seat: i64, card: i64) -> None:
        """A card comes to a hand; in phase 6 it lies apart, for it may not be played in it (SB-W7)."""
        if self.phase == AWARDS:
            self.fresh = with_zone(self.fresh, seat, sorted_in(self.fresh[seat], card))
        else:
            self.hands = with_zone(self.hands, seat, sorted_in(self.hands[seat], card))

    def shuffle_the_discards(self, seat: int) -> None:
        """The discards become a new Bagpipe deck (SB-Q1)."""
        deck = self.discards.copy()
        self.shuffle(deck)
        self.deck = deck
        self.discards = []
        self.bagpipe_batch = rebatched(self.bagpipe_batch, deck)
        self.bagpipe_seen = unmarked(self.bagpipe_seen, deck)
        self.tell("reshuffled", seat, len(deck))

    # Dagger cards

    def add_virtual_dagger(self, seat: int, more: int) -> None:
        self.virtual = [count + more if one == seat else count for one, count in enumerate(self.virtual)]

    def draw_a_dagger(self, seat: i64) -> None:
        """A Dagger card, secretly (SB-W4); all held, or none on the table: a virtual two (SB-Q2, SB-2P9)."""
        self.quiet = False
        if not self.dagger_deck and self.dagger_discards and self.seats > 2:
            deck = self.dagger_discards.copy()
            self.shuffle(deck)
            self.dagger_deck = deck
            self.dagger_discards = []
            self.dagger_batch = rebatched(self.dagger_batch, deck)
            self.dagger_seen = unmarked(self.dagger_seen, deck)
            self.tell("reshuffled-daggers", seat, len(deck))
        if not self.dagger_deck:
            self.add_virtual_dagger(seat, 1)
            self.tell("virtual-dagger", seat)
            return
        card = self.dagger_deck[-1]
        self.dagger_deck = self.dagger_deck[:-1]
        self.daggers = with_zone(self.daggers, seat, sorted_in(self.daggers[seat], card))
        if self.events is not None:
            self.tell("drew-dagger", seat, card, seen=1 << seat)
