"""The box as tables: what every card is, looked up by design (a number) or by card (a copy of it)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.cardset import CardSet, Design, Verb, check_designs
from tabard.engine.errors import BadCardSet
from tabard.engine.secrets import Equals, best_known, give_up_one_copy, made_one, several
from tabard.engine.state import with_zone
from tabard.engine.step import Ask, Kind, Step
from tabard.games.swords_and_bagpipes.designs import (
    MOST_SEATS,
    USUAL_TAXES,
    VIRTUAL,
    ArmsDesign,
    BagpipeDesign,
    ClanDesign,
    DaggerDesign,
    TokenDesign,
    VillageDesign,
)
from tabard.games.swords_and_bagpipes.state import ACTIONS, Swords
from tabard.games.swords_and_bagpipes.thefts import card_left

if TYPE_CHECKING:
    from mypy_extensions import i64

SECTIONS: Final = ["arms", "king", "bagpipe", "dagger", "village", "clan", "token"]
LIMITS: Final = {"arms": [6, 40], "king": [1, 20], "bagpipe": [1, 120], "dagger": [1, 60], "village": [0, 20], "clan": [6, 24]}
TOKENS: Final = ["bonnet", "crown", "camp", "badge", "stay-home", "virtual"]
DAGGER_HAND: Final = [1, 1, 2, 2, 2, 3, 3]  # SB-2P1
PREDICTABLE: Final = [1, 2, 2, 3, 3]  # SB-N1
LONGEST_MARCH: Final = 60  # units moved with one answer; a Relocation may be repeated (SB-A6)
MOST_UNITS: Final = 20  # on a card
NO_SCRIPT: Final = -1

# Symbols, as designs number them (SB-P2).
AXE: Final = 0
TOKENS_LIE: Final = 1
BAG: Final = 2

# What a verb needs and another gives.
A_PLAYER: Final = "a player chosen"
A_NUMBER: Final = "a number chosen"
SIDES_KNOWN: Final = "sides that are known"
A_SECRET_SIDE: Final = "sides that lie face down"
A_PLAYED_CARD: Final = "a card that somebody plays"

# The kinds of question.
ACT: Final = 0
PLAY: Final = 1
SIDE: Final = 2
LAY: Final = 3
BADGE: Final = 4
HOME: Final = 5
GIFT: Final = 6
PLAYER: Final = 7
NUMBER: Final = 8
CHURCH: Final = 9
DAGGER: Final = 10

# Options of an ACT before its cards, and of a PLAY.
DONE: Final = 0
TAXES: Final = 1
MILITIA: Final = 2
TROOPS: Final = 3
MERCENARIES: Final = 4
FIRST_ACT_CARD: Final = 5
PASS: Final = 0
FIRST_CARD: Final = 1

# The first scripts; those of the cards follow.
GAME: Final = 0
ROUND: Final = 1
FIRST_CARD_SCRIPT: Final = 2


class Cards:
    """Every card as tables, and the questions that fit them; `with_scripts` adds what the cards do."""

    def __init__(self, given: CardSet, verbs: dict[str, Verb]) -> None:
        self.verbs = verbs
        self.arms = [
            *[ArmsDesign("arms", reader) for reader in given.readers("arms", SECTIONS)],
            *[ArmsDesign("king", reader) for reader in given.readers("king", SECTIONS)],
        ]
        self.bagpipes = [BagpipeDesign(reader) for reader in given.readers("bagpipe", SECTIONS)]
        self.daggers = [DaggerDesign(reader) for reader in given.readers("dagger", SECTIONS)]
        self.villages = [VillageDesign(reader) for reader in given.readers("village", SECTIONS)]
        self.clans = [ClanDesign(reader) for reader in given.readers("clan", SECTIONS)]
        self.tokens = [TokenDesign(reader) for reader in given.readers("token", SECTIONS)]
        self.check(given)
        # Tables looked up all the time are bytes: the fastest list there is, on both builds.
        self.arms_of = bytes([design for design, printed in enumerate(self.arms) for _ in range(printed.copies)])
        self.backs = bytes([self.arms[design].section == "king" for design in self.arms_of])
        self.bagpipe_of = bytes([design for design, printed in enumerate(self.bagpipes) for _ in range(printed.copies)])
        self.dagger_of = bytes([design for design, printed in enumerate(self.daggers) for _ in range(printed.copies)])
        self.dagger_value = bytes([self.daggers[design].daggers for design in self.dagger_of])
        self.village_of = bytes([design for design, printed in enumerate(self.villages) for _ in range(printed.copies)])
        self.equal_arms = Equals(list(self.arms_of))
        self.equal_bagpipes = Equals(list(self.bagpipe_of))
        self.equal_daggers = Equals(list(self.dagger_of))
        self.equal_villages = Equals(list(self.village_of))
        self.symbol = bytes([design.symbol for design in self.bagpipes])
        self.needs_side = [design.side for design in self.bagpipes]
        self.once = bytes([design.once for design in self.villages])
        self.cancels = bytes([design.cancels for design in self.villages])
        pipes, villages = len(self.bagpipes), len(self.villages)
        self.pipes: i64 = pipes
        self.first_march = FIRST_ACT_CARD + 2 * pipes + villages
        self.kinds = [
            Kind("act", ACT, [self.first_march + LONGEST_MARCH]),
            Kind("play", PLAY, [FIRST_CARD + 2 * pipes + villages]),
            Kind("side", SIDE, [2], True),
            Kind("lay", LAY, [2, 4], True),
            Kind("badge", BADGE, [MOST_SEATS]),
            Kind("home", HOME, [MOST_SEATS]),
            Kind("gift", GIFT, [2]),
            Kind("player", PLAYER, [MOST_SEATS]),
            Kind("number", NUMBER, [MOST_UNITS + 1]),
            Kind("church", CHURCH, [2]),
            Kind("dagger", DAGGER, [4], True),
        ]
        self.scripts: list[list[Step[Swords]]] = []
        self.revealed: list[int] = []  # by Arms design: the script of what happens when it is revealed
        self.handed: list[int] = []  # by Arms design: … when the Badge has been handed over
        self.script: list[int] = []  # by Bagpipe design
        self.price: list[int] = []  # by Bagpipe design: the gold it takes from the one who plays it (SB-P7)
        self.choices: list[list[Ask[Swords]]] = []  # by Bagpipe design: what it asks, which must be possible (SB-P9)
        self.starts: list[int] = []  # by Village design: the script of what it does at the start
        self.visits: list[int] = []  # by Village design: the script of its one use
        self.visit_price: list[int] = []
        self.visit_choices: list[list[Ask[Swords]]] = []

    def check(self, given: CardSet) -> None:
        """No id twice, neither too few nor too many cards, the tokens we know."""
        sections: list[tuple[str, list[Design]]] = [
            ("arms", [one for one in self.arms if one.section == "arms"]),
            ("king", [one for one in self.arms if one.section == "king"]),
            ("bagpipe", list[Design](self.bagpipes)),
            ("dagger", list[Design](self.daggers)),
            ("village", list[Design](self.villages)),
            ("clan", list[Design](self.clans)),
        ]
        for name, designs in sections:
            check_designs(given, name, designs, LIMITS[name][0], LIMITS[name][1])
        for token in self.tokens:
            if token.id not in TOKENS:
                raise token.given.bad("id", f"'{token.id}' is no token; expected {', '.join(TOKENS)}")
        if sorted([token.id for token in self.tokens]) != sorted(TOKENS):
            raise BadCardSet(f"{given.file}: expected one [[token]] for each of {', '.join(TOKENS)}")

    # What is looked up, never stored

    def arms_now(self, s: Swords) -> ArmsDesign:
        """The English Arms card of this round."""
        return self.arms[self.arms_of[s.arms[-1]]]

    def taxes(self, s: Swords) -> int:
        """What Collect Taxes brings (SB-A2); the English Arms text does not touch whoever goes home (SB-H5)."""
        return self.arms_now(s).taxes if s.phase == ACTIONS else USUAL_TAXES

    def forbidden(self, s: Swords) -> str:
        """The Replenishment that nobody can choose now, if any; not so for whoever goes home (SB-H5)."""
        return self.arms_now(s).forbids if s.phase == ACTIONS else ""

    def binds(self, s: Swords) -> bool:
        """The Badge binds its holder to Scotland (SB-X2), not with two or three players (SB-2P4, SB-3P2)."""
        return s.seats > 3 and not self.arms_now(s).frees

    def assembled(self, s: Swords, seat: i64) -> int:
        """How many units Assemble Troops brings this player (SB-A4, SB-G2)."""
        units = 2
        for card in s.village[seat]:
            units += self.villages[self.village_of[card]].assemble
        return units

    def cancelling(self, s: Swords) -> int:
        """The seats with a Church."""
        seats = 0
        for seat in range(s.seats):
            for card in s.village[seat]:
                if self.cancels[self.village_of[card]]:
                    seats |= 1 << seat
        return seats

    def counted(self, s: Swords, seat: int) -> int:
        """A player's daggers (SB-D2, SB-Q2, SB-G6); those a view does not know are not counted."""
        found = VIRTUAL * s.virtual[seat]
        for card in s.daggers[seat]:
            if card >= 0:
                found += self.dagger_value[card]
        for card in s.village[seat]:
            found += self.villages[self.village_of[card]].fewer
        return found

    # Playing

    def fits(self, s: Swords, seat: i64, design: i64, symbol: i64) -> bool:
        """Whether a Bagpipe card can be played now: its symbol, its side, its price, its choices (SB-P2, SB-P7, SB-P9)."""
        if self.symbol[design] != symbol or s.gold[seat] < self.price[design]:
            return False
        side = self.needs_side[design]
        if side >= 0 and s.sides[seat] != side:
            return False
        for choice in self.choices[design]:
            if not choice.possible(s, seat):
                return False
        return True

    def can_visit(self, s: Swords, seat: i64, design: i64) -> bool:
        """Whether a Village card can be used now (SB-G4)."""
        if not self.once[design] or s.gold[seat] < self.visit_price[design]:
            return False
        for choice in self.visit_choices[design]:
            if not choice.possible(s, seat):
                return False
        return True

    def playable(self, s: Swords, seat: i64, symbol: i64, first: i64) -> list[int]:
        """The cards a player may play now, as options from this one on: hand, open x2 cards, Village."""
        options: list[int] = []
        bagpipe_of = self.bagpipe_of
        last: i64 = -1
        for card in s.hands[seat]:
            design: i64 = bagpipe_of[card]
            if design != last:
                last = design
                if self.symbol[design] == symbol and self.fits(s, seat, design, symbol):
                    options.append(first + design)
        if s.opened[seat]:
            designs = sorted({bagpipe_of[card] for card in s.opened[seat] if card not in s.used})
            options += [first + self.pipes + design for design in designs if self.fits(s, seat, design, symbol)]
        if s.village[seat]:
            designs = sorted({self.village_of[card] for card in s.village[seat]})
            options += [first + 2 * self.pipes + design for design in designs if self.can_visit(s, seat, design)]
        return options

    def play(self, s: Swords, seat: i64, choice: i64) -> None:
        """Play a card of the hand, use one lying open, or a Village card: the option, counted from the first card."""
        s.spared = 0
        if choice >= 2 * self.pipes:
            design = choice - 2 * self.pipes
            card = [card for card in s.village[seat] if self.village_of[card] == design][0]
            s.tell("visited", seat, card)
            s.begin(self.visits[design], seat).card = card
            return
        design = choice % self.pipes
        if choice < self.pipes:
            card = self.take_from_hand(s, seat, design)
        else:
            card = [card for card in s.opened[seat] if self.bagpipe_of[card] == design and card not in s.used][0]
        s.playing = card
        if s.events is not None:
            s.tell("played", seat, card)
        s.begin(self.script[design], seat)

    def take_from_hand(self, s: Swords, seat: i64, design: i64) -> int:
        """A card of this design leaves a hand."""
        hand = s.hands[seat]
        s.bared |= 1 << seat
        gone = self.one_of(s, hand, design)
        s.hands = with_zone(s.hands, seat, [card for card in hand if card != gone])
        return gone

    def one_of(self, s: Swords, zone: list[int], design: i64) -> int:
        """A card of this design leaves a zone; which of equal cards it is tells nothing (R-5)."""
        copies = [card for card in zone if self.bagpipe_of[card] == design]
        if several(s.bagpipe_batch, zone):
            lying = [card for held in [s.deck, *s.hands, *s.fresh] for card in held if self.bagpipe_of[card] == design]
            s.bagpipe_batch = made_one(s.bagpipe_batch, zone, lying)
        gone = copies[0]
        if len(copies) > 1:
            gone = best_known(s, s.bagpipe_seen, copies)
            copies.remove(gone)
            s.bagpipe_seen = give_up_one_copy(s.bagpipe_seen, gone, copies)
        if s.spread:
            card_left(self.bagpipe_of, s, zone, gone)
        return gone

    def random_card(self, s: Swords, seat: i64) -> int:
        """A random card leaves a hand, one received in this phase too (R-11)."""
        hand, apart = s.hands[seat], s.fresh[seat]
        at = s.roll(len(hand) + len(apart))
        if at < len(hand):
            return self.take_from_hand(s, seat, self.bagpipe_of[hand[at]])
        gone = self.one_of(s, apart, self.bagpipe_of[apart[at - len(hand)]])
        s.fresh = with_zone(s.fresh, seat, [card for card in apart if card != gone])
        return gone

    def draw(self, s: Swords, seat: i64) -> None:
        """Draw a Bagpipe card; with two or three players one about the Badge is replaced (SB-2P2, SB-3P4, SB-Q1, SB-Q3)."""
        while s.deck or s.discards:
            if not s.deck:
                s.shuffle_the_discards(seat)
            card = s.deck[-1]
            s.deck = s.deck[:-1]
            s.quiet = False
            if s.seats > 3 or not self.bagpipes[self.bagpipe_of[card]].badge:
                s.take_in_hand(seat, card)
                if s.events is not None:
                    s.tell("drew", seat, card, seen=1 << seat)
                return
            s.unfit = [*s.unfit, card]
            s.tell("unfit", seat, card)

    def discard_a_dagger(self, s: Swords, seat: i64, value: i64) -> None:
        """A Dagger card of this value, or a virtual one (0), no longer counts against its holder."""
        s.quiet = False
        if value == 0:
            s.add_virtual_dagger(seat, -1)
            s.tell("virtual-dagger-gone", seat)
            return
        copies = [card for card in s.daggers[seat] if self.dagger_value[card] == value]
        if several(s.dagger_batch, s.daggers[seat]):
            lying = [card for zone in [s.dagger_deck, *s.daggers] for card in zone if self.dagger_value[card] == value]
            s.dagger_batch = made_one(s.dagger_batch, s.daggers[seat], lying)
        gone = copies[0]
        if len(copies) > 1:
            gone = best_known(s, s.dagger_seen, copies)
            copies.remove(gone)
            s.dagger_seen = give_up_one_copy(s.dagger_seen, gone, copies)
        s.daggers = with_zone(s.daggers, seat, [card for card in s.daggers[seat] if card != gone])
        s.dagger_discards = [*s.dagger_discards, gone]
        s.tell("dagger-gone", seat, gone)

    def around(self, s: Swords) -> list[int]:
        """All seats from the Badge holder clockwise (SB-W8)."""
        return [(s.badge + step) % s.seats for step in range(s.seats)]
