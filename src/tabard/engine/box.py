"""A Box is the card table, scripts and variants of one table: built once, never changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import START, CardSet, Design
from tabard.engine.dice import Fair, jumped, seeded
from tabard.engine.errors import BadCardSet, BadPosition
from tabard.engine.judging import Judging
from tabard.engine.rules import Rules
from tabard.engine.showing import Showing
from tabard.engine.state import SPECTATOR
from tabard.engine.step import Kind, S, Step


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Rules[S]):
    """One table's definitions, and everything that can be asked of them."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        variant: dict[str, str],
        cards: CardSet,
        kinds: list[Kind],
        scripts: list[list[Step[S]]],
        show: Showing[S],
        judge: Judging[S] | None = None,
    ) -> None:
        super().__init__(scripts)
        self.game = game
        self.version = version  # of the rules
        self.seats = seats
        self.rivals = seats  # how many the note `rival` of a script can name
        self.variant = variant
        self.card_set = cards
        self.kinds = kinds
        self.show = show
        self.judge: Judging[S] = judge if judge is not None else Judging()
        self.first: list[int] = []
        self.actions = 0
        for kind in kinds:
            self.first.append(self.actions)
            self.actions += kind.size
        text = json.dumps([game, version, variant, cards.canonical], sort_keys=True)
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
        return self.show.zones.designs

    def answers(self) -> tuple[list[str], list[str], list[list[bool]]]:
        """Which card answers which: attacks, answers, and for each attack whether each answers it; empty if none does."""
        return [], [], []

    def deal(self, seed: int | str, telling: bool = False) -> S:
        """A new game, read up to its first question; with its events if they are to be told."""
        return self.deal_with(seeded(seed), telling)

    def deal_with(self, dice: int, telling: bool = False, fair: Fair | None = None) -> S:
        """A new game by these dice, or by fair ones if there are any."""
        if self.card_set.start:
            return self.deal_from_the_start(dice, telling, fair)
        s = self.empty()
        s.dice = dice
        s.fair = fair
        if telling:
            s.events = []
        self.set_up(s)
        self.advance(s)
        s.fair = None
        return s

    def deal_from_the_start(self, dice: int, telling: bool, fair: Fair | None) -> S:
        """A game that begins where its card set says: what nobody has seen is dealt anew, each way as likely as the others."""
        if fair is not None:
            dice = seeded(fair.word(), fair.word())
        try:
            laid = self.position(self.card_set.start)
        except BadPosition as wrong:
            raise BadCardSet(f"{self.card_set.file}: [{START}]: {wrong.message}") from None
        s = self.imagine(self.redact(laid, SPECTATOR), SPECTATOR, dice)
        if telling:
            s.events = []
        return s

    def set_up(self, s: S) -> None:
        """Lay the cards on an empty table, and open the script of the game."""
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

    def glance(self, s: S, seat: int) -> S:
        """The view of a seat for whoever looks at designs alone, at once: part of it may be lent by the state."""
        return self.redact(s, seat)

    def imagine(self, view: S, seat: int, dice: int) -> S:
        """A full state that the seat's view allows, each as likely as the others."""
        raise NotImplementedError

    def resealed(self, s: S, seat: int) -> list[S]:
        """The table with each secret choice this seat could have made, the one it made too; nothing if it has made none.

        They come in the same order whichever is the true one, and nobody else can tell them apart.
        """
        return []

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

    def split(self, s: S) -> list[float]:
        """The victory, divided equally among the seats that won: members of a team too, unlike in `shares`."""
        winners = self.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def position(self, given: dict[str, Any]) -> S:
        """A state laid out by hand; BadPosition says why it cannot be."""
        raise BadPosition(f"no position of {self.game} can be laid out by hand; deal, and play up to it")

    def empty(self) -> S:
        """A table before anything is laid on it."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Every card is in exactly one place, every number in its range; BadSave says what is not."""
        raise NotImplementedError
