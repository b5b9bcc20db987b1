"""Swords and Bagpipes in its box: deal, redact, imagine, count, lay out, restore."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box, Term
from tabard.engine.cardset import CardSet, Verb
from tabard.engine.errors import BadRequest
from tabard.engine.secrets import names_a_card, rebatched
from tabard.engine.state import NOBODY, Frame
from tabard.games.swords_and_bagpipes import positions, scoring
from tabard.games.swords_and_bagpipes.cards import DAGGER_HAND, GAME, PREDICTABLE, Cards
from tabard.games.swords_and_bagpipes.places import Places
from tabard.games.swords_and_bagpipes.prospects import Prospects
from tabard.games.swords_and_bagpipes.round import round_scripts
from tabard.games.swords_and_bagpipes.scripts import with_scripts
from tabard.games.swords_and_bagpipes.secrets import deal_a_world, redact, resealed
from tabard.games.swords_and_bagpipes.state import NO_SIDE, Swords
from tabard.games.swords_and_bagpipes.verbs import VERBS

RULES_VERSION: Final = 2
LOT: Final = "lot"
SEAT: Final = "seat"
UNITS: Final = 3
GOLD: Final = 3


class SwordsBox(Box[Swords]):
    """One Swords and Bagpipes table."""

    def __init__(self, seats: int, variant: dict[str, str], given: CardSet, verbs: dict[str, Verb]) -> None:
        self.cards = with_scripts(Cards(given, {**VERBS, **verbs}))
        self.long = variant["length"] == "long"
        self.stays_home = seats == 6 or variant["stay-home"] == "yes"
        self.grey_cards = 8 if self.long else 6
        self.pipes = 3 if variant["ensemble"] == "yes" else 2 if seats == 3 else 1
        check_variant(seats, variant, self.cards, self.grey_cards)
        scripts = round_scripts(self.cards, seats, self.long) + self.cards.scripts
        lost = scoring.limit(self.long)
        show, judge = Places(self.cards, seats, lost), Prospects(self.cards, seats, lost)
        super().__init__("swords-and-bagpipes", RULES_VERSION, seats, variant, given, self.cards.kinds, scripts, show, judge)

    def empty(self) -> Swords:
        """A table before anything is laid on it."""
        empty: list[list[int]] = [[] for _ in range(self.seats)]
        return Swords(
            seats=self.seats,
            dice=1,
            asked=0,
            over=False,
            frames=[],
            questions=[],
            draft=[],
            round=0,
            phase=0,
            mover=0,
            badge=0,
            badge_from=NOBODY,
            badge_to=NOBODY,
            home=NOBODY,
            home_from=NOBODY,
            away=NOBODY,
            defeats=0,
            troops=0,
            scots=0,
            gold=[GOLD] * self.seats,
            castle=[UNITS] * self.seats,
            camp=[0] * self.seats,
            clans=[],
            arms=[],
            arms_deck=[],
            arms_out=[],
            arms_gone=[],
            deck=[],
            discards=[],
            unfit=[],
            hands=empty,
            fresh=empty,
            opened=empty,
            used=[],
            playing=-1,
            spared=0,
            dagger_deck=[],
            dagger_discards=[],
            dagger_out=[],
            daggers=empty,
            virtual=[0] * self.seats,
            dagger_hands=empty,
            laid=empty,
            village=empty,
            village_out=[],
            sides=[NO_SIDE] * self.seats,
            known=0,
            passed=0,
            deserters=0,
            won=False,
            fought=[],
            replenished=False,
            record=[],
            bagpipe_batch=bytes(len(self.cards.bagpipe_of)),
            bagpipe_seen=bytes(len(self.cards.bagpipe_of)),
            spread=[],
            dagger_batch=bytes(len(self.cards.dagger_of)),
            dagger_seen=bytes(len(self.cards.dagger_of)),
        )

    def set_up(self, s: Swords) -> None:
        """Decks, three units, three gold and a Bagpipe card each, the Badge (SB-S1 to SB-S5)."""
        cards = self.cards
        s.badge = self.named(s, "oldest", self.variant["youngest"])
        if self.stays_home:
            s.home = self.named(s, "youngest", f"{SEAT}{s.badge + 1}")
        clans = list(range(len(cards.clans)))
        s.shuffle(clans)
        s.clans = clans[: self.seats]
        self.build_the_arms(s)
        s.deck = list(range(len(cards.bagpipe_of)))
        s.shuffle(s.deck)
        self.deal_daggers(s)
        self.deal_the_village(s)
        s.tell("dealt", s.badge, self.pipes)
        for _ in range(self.pipes):
            for seat in cards.around(s):
                cards.draw(s, seat)
        s.frames = [Frame(GAME, 0)]

    def named(self, s: Swords, who: str, taken: str) -> int:
        """The seat the host named, else one drawn at random, but not the one taken (SB-S5)."""
        if self.variant[who] != LOT:
            return int(self.variant[who].removeprefix(SEAT)) - 1
        free = [seat for seat in range(self.seats) if f"{SEAT}{seat + 1}" != taken]
        return free[s.roll(len(free))]

    def build_the_arms(self, s: Swords) -> None:
        """King Edward at the bottom, grey cards on top, the rest back in the box, unseen (SB-S3)."""
        grey = [card for card in range(len(self.cards.backs)) if not self.cards.backs[card]]
        if self.seats <= 3:  # SB-2P2, SB-3P4
            s.arms_gone = [card for card in grey if self.cards.arms[self.cards.arms_of[card]].badge]
            grey = [card for card in grey if card not in s.arms_gone]
        kings = [card for card in range(len(self.cards.backs)) if self.cards.backs[card]]
        s.shuffle(grey)
        s.shuffle(kings)
        s.arms_deck = [kings[0], *grey[: self.grey_cards]]
        s.arms_out = sorted(kings[1:] + grey[self.grey_cards :])

    def deal_daggers(self, s: Swords) -> None:
        """A shuffled deck; predictable in three parts (SB-N1); with two players seven in each hand (SB-2P1)."""
        left = list(range(len(self.cards.dagger_of)))
        if self.seats == 2:
            s.dagger_hands = [sorted(self.picked(left, DAGGER_HAND)) for _ in range(2)]
            s.dagger_out = left
            for hand in s.dagger_hands:
                s.dagger_batch = rebatched(s.dagger_batch, hand)
            return
        parts = [self.picked(left, PREDICTABLE) for _ in range(2)] if self.variant["daggers"] == "predictable" else []
        for part in [*parts, left]:
            s.shuffle(part)
            s.dagger_deck = part + s.dagger_deck
            if parts:
                s.dagger_batch = rebatched(s.dagger_batch, part)

    def picked(self, left: list[int], values: list[int]) -> list[int]:
        """Dagger cards of these values, taken out of those left."""
        found = []
        for value in values:
            card = [card for card in left if self.cards.dagger_value[card] == value][0]
            left.remove(card)
            found.append(card)
        return found

    def deal_the_village(self, s: Swords) -> None:
        """One random Village card each, face up; the rest leave the game (SB-G1)."""
        village = list(range(len(self.cards.village_of)))
        if self.variant["village"] == "yes":
            s.shuffle(village)
            s.village = [[village.pop()] for _ in range(self.seats)]
        s.village_out = sorted(village)

    def redact(self, s: Swords, seat: int) -> Swords:
        return redact(self.cards, s, seat)

    def glance(self, s: Swords, seat: int) -> Swords:
        return redact(self.cards, s, seat, not names_a_card(s.frames))

    def imagine(self, view: Swords, seat: int, dice: int) -> Swords:
        s = deal_a_world(self.cards, view, dice)
        self.ask_again(s, seat)
        return s

    def resealed(self, s: Swords, seat: int) -> list[Swords]:
        return resealed(self.cards, s, seat)

    def score(self, s: Swords, seat: int) -> list[Term]:
        return scoring.terms(self.cards, s, seat)

    def total(self, s: Swords, seat: int) -> int:
        return s.gold[seat]

    def winners(self, s: Swords) -> list[int]:
        return scoring.winners(self.cards, s, self.long)

    def position(self, given: dict[str, Any]) -> Swords:
        return positions.lay_out(self, given)

    def check(self, s: Swords) -> None:
        positions.check(self, s)


def check_variant(seats: int, variant: dict[str, str], cards: Cards, grey_cards: int) -> None:
    """What the rules or the components of the box do not allow is refused (SB-L3, SB-L4)."""
    leave = len([card for card in cards.arms_of if cards.arms[card].section == "arms" and cards.arms[card].badge])
    grey = len([card for card in cards.arms_of if cards.arms[card].section == "arms"]) - (leave if seats <= 3 else 0)
    if grey < grey_cards:
        why = f"{leave} about the Badge leave with {seats} players, so " if seats <= 3 and leave else ""
        raise BadRequest(f"{why}{grey} grey English Arms cards are left; expected {grey_cards} for this length", "SB-L3")
    if seats == 2:
        check_daggers(cards, "two players", DAGGER_HAND * 2, "SB-2P1")
    if variant["daggers"] == "predictable":
        check_daggers(cards, "predictable daggers", PREDICTABLE * 2, "SB-N1")
    if variant["daggers"] == "predictable" and seats == 2:
        raise BadRequest("predictable daggers need a Dagger deck, and with two players there is none", "SB-L4")
    if variant["stay-home"] == "yes" and seats < 5:
        raise BadRequest(f"Stay Home! is for five or six players, not {seats}", "SB-H1")
    if variant["village"] == "yes" and len(cards.village_of) < seats:
        raise BadRequest(f"the box has {len(cards.village_of)} Village cards; expected one for each of {seats} players", "SB-G1")
    if len(cards.clans) < seats:
        raise BadRequest(f"the box has too few clans for {seats} players", "SB-S4")
    for who in ("oldest", "youngest"):
        if variant[who] != LOT and int(variant[who].removeprefix(SEAT)) > seats:
            raise BadRequest(f"{who} is {variant[who]}, but there are {seats} seats", "SB-S5")
    if variant["oldest"] != LOT and variant["oldest"] == variant["youngest"]:
        raise BadRequest(f"{variant['oldest']} cannot be both the oldest and the youngest", "SB-S5")


def check_daggers(cards: Cards, what: str, wanted: list[int], rule: str) -> None:
    for value in (1, 2, 3):
        has, needed = cards.dagger_value.count(value), wanted.count(value)
        if has < needed:
            raise BadRequest(f"{what} need {needed} Dagger cards of {value}; the box has {has}", rule)
