"""A Box is the card table, scripts and variants of one table: built once, never changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import CardSet, Design
from tabard.engine.dice import jumped, seeded
from tabard.engine.rules import Rules
from tabard.engine.state import NOBODY, Event, Question
from tabard.engine.step import Kind, S, Step

RULES_VERSION: Final = 1


class Face:
    """A card as a viewer sees it: its section and id, or face down; a group and a value for the eye."""

    def __init__(self, ref: str, group: str = "", value: str = "", special: bool = False, owner: int = NOBODY) -> None:
        self.ref = ref  # section and id, as in "noble:baron"; empty when face down
        self.group = group
        self.value = value
        self.special = special  # its text is a rule of its own
        self.owner = owner  # in a sum: the seat it stands for, or NOBODY


class Stroke(Face):
    """One side of an exchange: whose it is, what the card serves as, and what came of it."""

    def __init__(self, face: Face, whose: str, serves: str, terms: str = "", pays: int = 0, hits: int = 0) -> None:
        super().__init__(face.ref, face.group, face.value, False, face.owner)
        self.whose = whose  # the card that stands for whoever strikes or answers
        self.serves = serves  # "attack", a guard's section and id, "stop", "evade", "hit" for no answer, "open" for none yet
        self.terms = terms  # what the value is the sum of, as in "2 + 6"; empty if not known
        self.pays = pays  # the difference, on the side that pays it
        self.hits = hits  # taken in this exchange
        self.price = 0  # paid for the card


class Zone:
    """A place on the table: what terminal and pages draw. Its look says how:

    "line"    cards at numbered places, the front first
    "stack"   a pile of cards as their number, with those the viewer knows
    "hand", "pile", "table"   cards before a seat; "table" of nobody: cards lying open in the middle
    "count"   no cards, a number alone: coins, units
    "sum"     faces whose values add up to the count; those of nobody are set against each other
    "gauge"   a number alone, out of the most it can be: hits, breath
    "place"   the number of a place on a field where 1, 2, 3 face 4, 5, 6; 0 is beside it
    "names"   faces that are named there but lie elsewhere
    "ladder"  exchanges, two Strokes each: the attack and its answer
    """

    def __init__(
        self, name: str, owner: int, look: str, cards: list[Face], count: int, part: int = 0, whose: str = "", most: int = 0
    ) -> None:  # fmt: skip
        self.name = name
        self.owner = owner  # a seat, or NOBODY
        self.look = look
        self.cards = cards
        self.count = count
        self.part = part  # of a seat that plays several parts: which, from 0
        self.whose = whose  # … and the card that stands for it
        self.most = most  # of a gauge: how far it goes

    def key(self) -> str:
        """What paths call it: "hand", and "hand.2" for the second part of a seat."""
        return f"{self.name}.{self.part + 1}" if self.part else self.name


class Term:
    """One term of a score: what gives it, how much, by which clause."""

    def __init__(self, what: str, ref: str, count: int, points: int, rule: str) -> None:
        self.what = what
        self.ref = ref
        self.count = count
        self.points = points
        self.rule = rule

    def parts(self) -> dict[str, Any]:
        return {"what": self.what, "card": self.ref, "count": self.count, "points": self.points, "rule": self.rule}


def event_facts(
    names: dict[str, list[str]], happened: Event, seat: int, spoken: Callable[[str, int], Any]
) -> dict[str, Any]:
    """The facts of an event by name, as this seat may know them; one marked "?" is empty to whoever may not see it."""
    told: dict[str, Any] = {"seat": happened.seat}
    for at, name in enumerate(names[happened.kind]):
        plain = name.removeprefix("?")
        hidden = name != plain and not happened.may_be_seen_by(seat)
        told[plain] = "" if hidden else spoken(plain, happened.facts[at])
    return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Rules[S]):
    """One table's definitions, and everything that can be asked of them."""

    def __init__(
        self,
        game: str,
        seats: int,
        variant: dict[str, str],
        cards: CardSet,
        kinds: list[Kind],
        scripts: list[list[Step[S]]],
    ) -> None:
        super().__init__(scripts)
        self.game = game
        self.seats = seats
        self.rivals = seats  # how many the note `rival` of a script can name
        self.variant = variant
        self.cards = cards
        self.kinds = kinds
        self.played: list[str] = []  # the sections of the cards that are played: their texts are shown with the options
        self.uses = ["played"]  # the events that say a card is played or takes effect
        self.more: list[str] = []  # the events that say more of the one before: they are told in one breath with it
        self.fine: list[str] = []  # the events told only to those they concern: the log has them all
        self.ahead = 1  # how many stages a search looks ahead
        self.careful = 1000  # … and how many answers on the way are the scripted player's; those after them are given by lot
        self.terse = False  # its cards are many and wordy: their texts are shown with the options once, then when asked for
        self.look = "broadsheet"  # how a page is dressed: its palette and ornaments
        self.first: list[int] = []
        self.actions = 0
        for kind in kinds:
            self.first.append(self.actions)
            self.actions += kind.size
        text = json.dumps([game, RULES_VERSION, variant, cards.canonical], sort_keys=True)
        self.fingerprint = hashlib.sha256(text.encode()).hexdigest()[:16]

    def action(self, kind: int, option: int) -> int:
        """The number of an option among all options of all kinds."""
        return self.first[kind] + option

    def meaning(self, action: int) -> tuple[int, int]:
        """The kind and the option an action stands for."""
        kind = len(self.kinds) - 1
        while self.first[kind] > action:
            kind -= 1
        return kind, action - self.first[kind]

    def designs(self) -> list[Design]:
        """Every card design of the set."""
        raise NotImplementedError

    def answers(self) -> tuple[list[str], list[str], list[list[bool]]]:
        """Which card answers which: attacks, answers, and for each attack whether each answers it; empty if none does."""
        return [], [], []

    def deal(self, seed: int | str, telling: bool = False) -> S:
        """A new game, read up to its first question; with its events if they are to be told."""
        return self.deal_with(seeded(seed), telling)

    def deal_with(self, dice: int, telling: bool = False) -> S:
        raise NotImplementedError

    def random_games(self, games: int, dice: int) -> int:
        """Deal and play so many games at random without leaving the engine; how many decisions there were."""
        decisions = 0
        for _ in range(games):
            policy = jumped(dice)
            decisions += self.playout(self.deal_with(dice), policy)
            dice = jumped(policy)
        return decisions

    def redact(self, s: S, seat: int) -> S:
        """The view of a seat (or SPECTATOR), built field by field."""
        raise NotImplementedError

    def imagine(self, view: S, seat: int, dice: int) -> S:
        """A full state that the seat's view allows, each as likely as the others."""
        raise NotImplementedError

    def score(self, s: S, seat: int) -> list[Term]:
        """The terms of a seat's score as the table stands."""
        raise NotImplementedError

    def total(self, s: S, seat: int) -> int:
        return sum([term.points for term in self.score(s, seat)])

    def winners(self, s: S) -> list[int]:
        """The seats that share the victory."""
        totals = [self.total(s, seat) for seat in range(s.seats)]
        return [seat for seat in range(s.seats) if totals[seat] == max(totals)]

    def shares(self, s: S) -> list[float]:
        """What the end of the game is to each seat: 1 for a victory alone or of the own team, less for one shared."""
        winners = self.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def stage(self, s: S) -> int:
        """How far the game has come, in parts after which it can be judged: days, rounds, turns; 0 if it has none."""
        return 0

    def prospects(self, s: S, weights: list[float]) -> list[float]:
        """What each seat may expect its share to be when a stage has just ended: a formula and its fitted weights."""
        return self.shares(s)

    def weights(self) -> list[float]:
        """The weights of `prospects`, fitted on many games."""
        return []

    def figures(self, s: S) -> dict[str, list[float]]:
        """What a batch of games reports besides wins and scores: each figure as a sum, and of how many it is the mean."""
        return {}

    def used(self, event: Event) -> list[str]:
        """The cards that an event says are played or take effect."""
        if event.kind not in self.uses:
            return []
        return [fact for fact in self.event(event, event.seat).values() if isinstance(fact, str)]

    def began(self, s: S) -> list[list[str]]:
        """What each seat was dealt to begin with, by chance alone: how much a card is worth is measured by it."""
        return [[] for _ in range(s.seats)]

    def zones(self, view: S) -> list[Zone]:
        """The table as the viewer sees it, in the order it is read out."""
        raise NotImplementedError

    def exchanges(self, events: list[Event]) -> list[Stroke]:
        """The exchanges that these events tell of, two Strokes each, in a game that has any."""
        return []

    def status(self, view: S) -> dict[str, Any]:
        """A few facts that say where the game stands."""
        raise NotImplementedError

    def path(self, view: S, question: Question, option: int) -> list[str]:
        """The things a person would touch for this option, in order."""
        raise NotImplementedError

    def facts(self, view: S, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        """The message that names this option, and its arguments."""
        raise NotImplementedError

    def why_not(self, view: S, question: Question, ref: str) -> str:
        """The clause by which a card the seat holds is not among the options; empty if it is, or is not held."""
        raise NotImplementedError

    def prompt(self, view: S, question: Question) -> tuple[str, dict[str, Any]]:
        """The message that puts this question, and its arguments."""
        raise NotImplementedError

    def claims(self, view: S, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What a seat may say at the table, true or false: messages and their arguments. Nothing follows from a claim."""
        return []

    def event(self, event: Event, seat: int) -> dict[str, Any]:
        """The arguments of an event's message, as this seat may know them."""
        raise NotImplementedError

    def position(self, given: dict[str, Any]) -> S:
        """A state laid out by hand at the start of a turn; BadPosition says why it cannot be."""
        raise NotImplementedError

    def empty(self) -> S:
        """A table before anything is laid on it."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Every card is in exactly one place, every number in its range; BadSave says what is not."""
        raise NotImplementedError
