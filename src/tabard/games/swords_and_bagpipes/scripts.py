"""The scripts of the cards, made of the verbs that their file names; with Church, which no file names."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import Reader, lacking
from tabard.engine.state import Frame, with_zone
from tabard.engine.step import Ask, Step
from tabard.games.swords_and_bagpipes.cards import (
    A_PLAYED_CARD,
    A_SECRET_SIDE,
    CHURCH,
    FIRST_CARD_SCRIPT,
    NO_SCRIPT,
    SIDES_KNOWN,
    Cards,
)
from tabard.games.swords_and_bagpipes.state import Swords


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask[Swords]):
    """A choice a card asks for before anything happens (SB-G7)."""

    def __init__(self, cards: Cards, kind: int) -> None:
        super().__init__(cards.kinds[kind])
        self.cards = cards

    def needs(self) -> list[str]:
        """What must be there for it, as its parameters say."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[Swords]):
    """What a card does once all is chosen."""

    def needs(self) -> list[str]:
        """What must be there for it, as its parameters say."""
        return []

    def price(self) -> int:
        """The gold it takes from the one who plays the card (SB-P7)."""
        return 0

    def harms(self) -> bool:
        """Whether it takes gold, units or cards from others or moves their units (SB-G5)."""
        return False

    def harmed(self, s: Swords, f: Frame) -> int:
        """The players that would lose something now, as a bit mask; only looks. Asked of what harms."""
        raise NotImplementedError


def with_scripts(cards: Cards) -> Cards:
    """The cards, each with the scripts of what it does; nothing else may be left in its file."""
    for arms in cards.arms:
        cards.revealed.append(added(cards, steps_of(cards, arms.given, "revealed", [])))
        cards.handed.append(added(cards, steps_of(cards, arms.given, "handed", [])))
    bagpipe_scripts(cards)
    village_scripts(cards)
    for design in [*cards.arms, *cards.bagpipes, *cards.villages, *cards.daggers, *cards.clans, *cards.tokens]:
        design.given.done()
    return cards


def bagpipe_scripts(cards: Cards) -> None:
    finish = FinishTheCard(cards)
    known = [[A_PLAYED_CARD], [A_PLAYED_CARD, A_SECRET_SIDE], [A_PLAYED_CARD, SIDES_KNOWN]]
    for bagpipe in cards.bagpipes:
        steps = steps_of(cards, bagpipe.given, "does", known[bagpipe.symbol])
        if not steps:
            raise bagpipe.given.bad("does", "'does' is missing; expected a list of verbs")
        cards.price.append(price(steps))
        cards.choices.append([step for step in steps if isinstance(step, Ask)])
        cards.script.append(added(cards, [*with_church(cards, steps), finish]))


def village_scripts(cards: Cards) -> None:
    spend = SpendTheVillageCard(cards)
    for village in cards.villages:
        steps = steps_of(cards, village.given, "start", [])
        cards.starts.append(added(cards, [*steps, spend] if steps else []))
        steps = steps_of(cards, village.given, "does", [A_PLAYED_CARD])
        cards.visit_price.append(price(steps))
        cards.visit_choices.append([step for step in steps if isinstance(step, Ask)])
        cards.visits.append(added(cards, [*steps, spend] if steps else []))


def added(cards: Cards, steps: list[Step[Swords]]) -> int:
    """The number of a new script."""
    if not steps:
        return NO_SCRIPT
    cards.scripts.append(steps)
    return FIRST_CARD_SCRIPT + len(cards.scripts) - 1


def steps_of(cards: Cards, given: Reader, occasion: str, known: list[str]) -> list[Step[Swords]]:
    """The steps of a card's verbs; each finds what it needs in the verbs before it."""
    made: list[Step[Swords]] = []
    there = known.copy()
    if given.has(occasion) and not given.verbs(occasion, list(cards.verbs)):
        raise given.bad(occasion, f"'{occasion}' is empty; expected a list of verbs")
    for name, parameters in given.verbs(occasion, list(cards.verbs)):
        verb = cards.verbs[name]
        step = verb.make(cards, parameters)
        more = step.needs() if isinstance(step, (Choice, Effect)) else []
        for need in [verb.needs, *more]:
            if need and need not in there:
                raise lacking(given, name, need, occasion, cards.verbs)
        parameters.done()
        if isinstance(step, Choice) and made and not isinstance(made[-1], Choice):
            raise given.bad(name, f"'{name}' comes too late; expected all choices before anything happens (SB-G7)")
        made.append(step)
        there.append(verb.gives)
    return made


def with_church(cards: Cards, steps: list[Step[Swords]]) -> list[Step[Swords]]:
    """The Church window stands after the choices and before anything happens (SB-G7): no card can forget it."""
    harms = [step for step in steps if isinstance(step, Effect) and step.harms()]
    if not harms:
        return steps
    first = len([step for step in steps if isinstance(step, Choice)])
    return [*steps[:first], OfferChurch(cards, harms), *steps[first:]]


def price(steps: list[Step[Swords]]) -> int:
    """The gold that a card takes from the one who plays it (SB-P7)."""
    return sum([step.price() for step in steps if isinstance(step, Effect)])


class OfferChurch(Ask[Swords]):
    """Whoever would lose something by another's card may cancel that with Church (SB-G5, SB-G7)."""

    def __init__(self, cards: Cards, harms: list[Effect]) -> None:
        super().__init__(cards.kinds[CHURCH])
        self.cards = cards
        self.harms = harms

    def who(self, s: Swords, f: Frame) -> int:
        seats = self.cards.cancelling(s)
        if seats == 0:
            return 0
        harmed = 0
        for harm in self.harms:
            harmed |= harm.harmed(s, f)
        return seats & harmed

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [0, 1]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        if option == 0:
            return
        s.spared |= 1 << seat
        for card in s.village[seat]:
            if self.cards.cancels[self.cards.village_of[card]]:
                spend_village_card(s, seat, card)
                s.tell("spared", seat, card)
                return


def spend_village_card(s: Swords, seat: int, card: int) -> None:
    """A Village card is used once, then discarded."""
    s.village = with_zone(s.village, seat, [one for one in s.village[seat] if one != card])
    s.village_out = [*s.village_out, card]


class FinishTheCard(Step[Swords]):
    """A played card is discarded; an x2 card lies open after its first use (SB-P3, SB-P4)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        card = s.playing
        s.playing = -1
        s.spared = 0
        if card in s.opened[f.seat]:
            s.opened = with_zone(s.opened, f.seat, [one for one in s.opened[f.seat] if one != card])
        elif self.cards.bagpipes[self.cards.bagpipe_of[card]].twice:
            s.opened = with_zone(s.opened, f.seat, [*s.opened[f.seat], card])
            s.used = [*s.used, card]
            s.tell("laid-open", f.seat, card)
            return
        s.discards = [*s.discards, card]


class SpendTheVillageCard(Step[Swords]):
    """A Village card that was used is discarded (SB-G4)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        spend_village_card(s, f.seat, f.card)
