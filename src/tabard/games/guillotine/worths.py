"""What things are worth to the scripted player: nobles, cards, and a line in which everybody collects in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.bot import Bot
from tabard.games.guillotine import cards, designs, hands, moves, notes, piles
from tabard.games.guillotine.box import GuillotineBox
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS, NOBLES_A_DAY

if TYPE_CHECKING:
    from mypy_extensions import i64

# Worths are in hundredths of a point, what is weighed by percents in hundredths of those.
AVERAGE: Final = 170  # a noble nobody has seen
HELD: Final = 40  # an action card in hand
CLOSED: Final = 50  # a line that others cannot change
ENDING: Final = 25  # the last day ended by the leader, for each noble left in line
SURE: Final = [100, 50]  # percents: how sure it is what is collected now, next turn, …
UNSEEN: Final = -1  # stands in a line looked ahead to
UNKNOWN: Final = 1 << 29
NONE: Final[list[int]] = []


class Worths(Bot):
    """Reads a view, and says what each thing in it is worth to the seat asked."""

    def __init__(self, box: GuillotineBox, seed: int | str) -> None:
        super().__init__(seed)
        self.blind = True
        self.box = box
        self.cards = box.cards
        nobles = [self.cards.nobles[design] for design in self.cards.noble_of]
        self.lays_late = box.variant["edition"] == "german"
        self.spite = 100 // (box.seats - 1)  # percents: what it costs us if another player gains
        self.weights = [sure if turn % box.seats == 0 else -sure * self.spite // 100 for turn, sure in enumerate(SURE)]
        # By noble: what it counts alone, what it gains from each other one and whether from any, what its ability is
        # worth, how many more are collected with it (-1 ends the day), whether it goes into another pile.
        self.bonds = [[bond(one, other) for other in nobles] for one in nobles]
        self.bound = bytes([one.per != "" or one.pair != "" for one in nobles])
        self.faces = [one.points * 100 + bond(one, one) for one in nobles]
        self.gifts = [0] * len(nobles)
        self.twists = [0] * len(nobles)
        self.clowns = [False] * len(nobles)
        self.spies: list[int] = []  # those that go to the end after every action card
        for noble in range(len(nobles)):
            self.learn(noble)
        self.spy = bytes([noble in self.spies for noble in range(len(nobles))])
        # What a pile and a table mean, by seat, once noted: what table cards add to a noble of a colour, what it counts
        # instead, and the nobles in the pile that gain from others.
        self.extra = [NONE] * box.seats
        self.instead = [NONE] * box.seats
        self.ties = [NONE] * box.seats

    def learn(self, noble: int) -> None:
        """What a noble does when an action card was played, and when it is collected."""
        if self.cards.acts[noble] and isinstance(self.box.scripts[self.cards.acted[noble]][0], moves.GoToTheEnd):
            self.spies.append(noble)
        for step in self.box.scripts[self.cards.ability[noble]] if self.cards.ability[noble] != cards.NO_SCRIPT else []:
            if isinstance(step, hands.DrawAtTheEnd):
                self.gifts[noble] += HELD * step.number
            elif isinstance(step, hands.DiscardACard):
                self.gifts[noble] -= HELD // 2
            elif isinstance(step, piles.CollectFromTheDeck):
                self.gifts[noble] += AVERAGE
            elif isinstance(step, piles.CollectTheFrontNoble):
                self.twists[noble] += 1
            elif isinstance(step, moves.EndTheDay):
                self.twists[noble] = -1
            elif isinstance(step, piles.PutIntoAnotherPile):
                self.clowns[noble] = True

    def read(self, view: Guillotine, seat: int) -> None:
        """Forget the last view."""
        self.view = view
        self.me = seat
        self.memo = [NONE] * view.seats  # by seat and noble: what collecting it is worth; none until the seat is noted
        self.spying = [noble for noble in self.spies if noble in view.line]
        self.later = max(0, len(view.line) - 1 + (DAYS - view.day) * NOBLES_A_DAY) // view.seats  # our turns after this
        self.totals: list[int] = []
        self.start()

    def start(self) -> None:
        """The table as it stands; a card looked ahead to changes these."""
        self.line = self.view.line
        self.unseen = AVERAGE
        self.design = self.cards.action_of[self.view.playing] if self.view.playing >= 0 else 0
        self.collects = self.view.collects
        self.closing = self.view.closing
        self.bonus = 0

    def note(self, whom: int) -> None:
        """Note what a pile and a table mean for the worth of more nobles."""
        self.memo[whom] = [UNKNOWN] * len(self.twists)
        self.ties[whom] = [noble for noble in self.view.piles[whom] if self.bound[noble]]
        self.extra[whom] = [0] * len(designs.COLOURS)
        self.instead[whom] = [UNKNOWN] * len(designs.COLOURS)
        for card in self.view.tables[whom]:
            action = self.cards.actions[self.cards.action_of[card]]
            if action.each_colour != designs.NO_COLOUR:
                self.extra[whom][action.each_colour] += action.each_points * 100
            if action.draws != designs.NO_COLOUR:
                self.extra[whom][action.draws] += HELD
            if action.counts_colour != designs.NO_COLOUR:
                self.instead[whom][action.counts_colour] = action.counts_points * 100

    # What things are worth

    def points(self, whom: i64, noble: i64) -> i64:
        """What this noble adds to a pile."""
        if not self.memo[whom]:
            self.note(whom)
        colour = self.cards.colour[noble]
        worth: i64 = self.extra[whom][colour]
        if self.instead[whom][colour] != UNKNOWN:
            return worth + self.instead[whom][colour]
        worth += self.faces[noble]
        for other in self.ties[whom]:
            worth += self.bonds[other][noble]
        if self.bound[noble]:
            for other in self.view.piles[whom]:
                worth += self.bonds[noble][other]
        return worth

    def loss(self, whom: i64, noble: i64) -> i64:
        """What this noble adds to the pile it lies in: it gains nothing from itself."""
        return self.points(whom, noble) - 2 * self.bonds[noble][noble]

    def collected(self, whom: i64, noble: i64) -> i64:
        """What collecting this noble is worth to a player."""
        if noble == UNSEEN:
            return self.unseen
        memo = self.memo[whom]
        worth: i64 = memo[noble] if memo else UNKNOWN
        if worth == UNKNOWN:
            if self.clowns[noble]:
                other = self.me if whom != self.me else (whom + 1) % self.view.seats
                return -self.points(other, noble) * self.spite // 100
            worth = self.points(whom, noble) + self.gifts[noble]
            self.memo[whom][noble] = worth
        return worth

    def against(self, whom: int) -> int:
        """Percents: what it is to us if this player loses; the leader of the others rather than another."""
        if whom == self.me:
            return -100
        return self.spite + 1 if self.totals and self.totals[whom] == self.rival else self.spite

    def count_totals(self) -> None:
        """Count everybody's points and find the best of the others."""
        self.totals = [self.box.total(self.view, whom) for whom in range(self.view.seats)]
        self.rival = max([self.totals[whom] for whom in range(self.view.seats) if whom != self.me])

    def mean(self, line: list[int]) -> int:
        """What a random noble of these is worth to us."""
        return sum([self.collected(self.me, noble) for noble in line]) // max(1, len(line))

    def walk(self, line: list[int]) -> int:
        """What a line promises if everybody collects in turn; what is farther away is less sure."""
        self.reach = 0  # how many nobles it depends on
        me: i64 = self.me
        if self.view.confused >> me & 1:
            return self.mean(line) * 100
        weights = self.weights
        seats: i64 = self.view.seats
        total: i64 = 0
        turn: i64 = 0 if self.collects > 0 else 1
        turns: i64 = 1 if self.closing else len(weights)
        left: i64 = max(1, self.collects)
        reach: i64 = 0
        for noble in line:
            if turn >= turns:
                break
            reach += 1
            weight: i64 = weights[turn]
            total += weight * self.collected((me + turn) % seats, noble)
            twist: i64 = self.twists[noble] if noble != UNSEEN else 0
            if twist < 0:
                self.reach = reach
                return total + self.ending(total)
            left += twist - 1
            if left == 0:
                left = 1
                turn += 1
        self.reach = reach
        return total + self.ending(total) if self.closing else total

    def ending(self, gain: int) -> int:
        """To end the last day is good for whoever leads."""
        if self.view.day < DAYS:
            return 0
        if not self.totals:
            self.count_totals()
        lead = (self.totals[self.me] - self.rival) * 10000 + gain
        return ENDING * 100 * len(self.line) * (1 if lead > 0 else -1)

    def table_worth(self, design: int, whom: int) -> int:
        """What a table card is worth to its owner, a fifth of the nobles to come being of its colour."""
        action = self.cards.actions[design]
        worth = action.worth * 100 + (CLOSED if action.forbids and self.later else 0)
        worth += self.later * HELD // 4 if action.draws != designs.NO_COLOUR else 0
        worth += self.later * (action.each_points + action.counts_points) * 20
        for noble in self.view.piles[whom] if action.scores else NONE:
            if self.cards.colour[noble] == action.each_colour:
                worth += action.each_points * 100
            if self.cards.colour[noble] == action.counts_colour:
                worth += action.counts_points * 100 - self.loss(whom, noble)
        return worth

    def kept(self, design: int) -> int:
        """What a card is worth in hand: the less, the fewer turns are left to play it."""
        worth = HELD
        if self.cards.actions[design].scores:
            scored = abs(self.table_worth(design, self.me))
            if self.lays_late:
                return 0 if notes.counting(self.view) else scored
            worth = max(HELD, scored * 3 // 10)
        held = max(1, len(self.view.hands[self.me]))
        return worth * min(self.later, held) // held

    def drawn(self) -> int:
        """What one more card in hand is worth."""
        return HELD * min(self.later, 5) // 5


def bond(one: designs.NobleDesign, other: designs.NobleDesign) -> int:
    """What the one gains from the other in the same pile."""
    gain = one.each if one.per in (other.id, designs.COLOURS[other.colour]) else 0
    return (gain + one.pair_points if one.pair == other.id else gain) * 100
