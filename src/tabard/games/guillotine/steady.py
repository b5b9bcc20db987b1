"""A scripted Guillotine player: it looks a few collections ahead along the line and plays the card that gains most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.bot import Bot
from tabard.engine.state import LEAVE, Question, State
from tabard.engine.step import Ask, Step
from tabard.games.guillotine import cards, designs, hands, moves, notes, piles
from tabard.games.guillotine.box import GuillotineBox
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS, NOBLES_A_DAY, PASS, OfferAnAction

if TYPE_CHECKING:
    from mypy_extensions import i64

# Worths are in hundredths of a point, what is weighed by percents in hundredths of those.
AVERAGE: Final = 170  # a noble nobody has seen
HELD: Final = 40  # an action card in hand
HURRY: Final = 60  # a turn without an action card
CLOSED: Final = 50  # a line that others cannot change
ENDING: Final = 25  # the last day ended by the leader, for each noble left in line
SURE: Final = [100, 50]  # percents: how sure it is what is collected now, next turn, …
UNSEEN: Final = -1  # stands in a line looked ahead to
UNKNOWN: Final = 1 << 29
NONE: Final[list[int]] = []


class Steady(Bot):
    """Knows what cards do from the verbs of their scripts; a verb it does not know is worth nothing to it."""

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

    def choose(self, view: State, question: Question) -> int:
        if len(question.options) == 1:
            return 0
        assert isinstance(view, Guillotine)
        self.read(view, question.seat)
        if question.kind == cards.DROP:
            return self.choose_drop(question.options)
        if question.kind == cards.PLAYER and view.seats > 2:
            self.count_totals()
        return self.choose_best(self.box.asking(view), question.options)[0]

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

    # Questions

    def choose_drop(self, options: list[int]) -> int:
        """Take the guards away only before we play, for a line card that is better than they and any other card."""
        leave = options.index(LEAVE)
        ours = self.view.mover == self.me and isinstance(self.box.asking(self.view), OfferAnAction)
        if not ours or self.cards.everything_forbidden(self.view):
            return leave
        best = self.walk(self.line)
        drop = False
        for design in self.cards.designs_in(self.view.hands[self.me]):
            if self.cards.has_a_legal_choice(self.view, self.me, design):
                value = self.foresee(design) - (CLOSED * 100 if self.cards.line_card[design] else 0)
                if value > best:
                    best = value
                    drop = self.cards.line_card[design] == 1
        return 1 - leave if drop else leave

    def choose_best(self, step: Ask[Guillotine], options: list[int]) -> tuple[int, int]:
        """The index of the best option, and its value."""
        if isinstance(step, moves.MoveANoble):
            return self.choose_move(options)
        best = 0
        most = -UNKNOWN
        for at in range(len(options)):
            value = self.rate(step, options[at])
            if value > most:
                best = at
                most = value
        return best, most

    def choose_move(self, options: list[int]) -> tuple[int, int]:
        """The best of many moves in the line: one behind all that the walk looks at changes nothing."""
        best = 0
        most = -UNKNOWN
        same = self.walk(self.spied(self.line))
        reach = self.reach + len(self.spying)
        line = self.line.copy()
        for at in range(len(options)):
            place, to = self.cards.shifted(options[at])
            value = same
            if place < reach or to < reach:
                line.insert(to, line.pop(place))
                value = self.walk(self.spied(line))
                line.insert(place, line.pop(to))
            if value > most:
                best = at
                most = value
        return best, most

    def rate(self, step: Ask[Guillotine], option: int) -> int:
        """How good an option is, by the kind of question."""
        kind = step.kind.number
        if kind == cards.PLAY:
            return self.foresee(option - 1) if option != PASS else self.walk(self.line)
        if kind in (cards.MOVE, cards.NOBLE, cards.ORDER):
            return self.walk(self.spied(self.changed(step, option)))
        if kind == cards.PLAYER and isinstance(step, hands.ChooseAPlayer):
            return self.rate_player(step, option)
        if kind == cards.TAKE:
            return self.rate_take(step.kind.first(option), step.kind.second(option))
        if kind == cards.TABLE:
            whom = step.kind.first(option)
            return self.table_worth(self.cards.tables[step.kind.second(option)], whom) * self.against(whom)
        if kind == cards.LATE:
            worth = self.collected(self.me, self.cards.noble_of.index(option))
            return worth if len(self.line) % self.view.seats == 0 else -worth
        if kind == cards.CARD or (kind == cards.STRIP and self.view.frames[-1].rival == self.me):
            return -self.kept(option) * 100
        return self.kept(option) * 100 if kind in (cards.STRIP, cards.FETCH) else 0

    def changed(self, step: Ask[Guillotine], option: int) -> list[int]:
        """The line after a choice in it."""
        line = self.line.copy()
        if isinstance(step, moves.MoveANoble):
            place, to = self.cards.shifted(option)
            line.insert(to, line.pop(place))
        elif isinstance(step, moves.ReorderTheFirstFour):
            for at in range(min(4, len(line))):
                line[at] = self.line[moves.ORDERS[option][at]]
        elif isinstance(step, moves.BringToTheFront):
            line.insert(0, line.pop(option))
        elif isinstance(step, moves.ReplaceANoble):
            line[option] = UNSEEN
        elif isinstance(step, moves.DiscardANoble):
            line.pop(option)
        return line

    def spied(self, line: list[int]) -> list[int]:
        """The line after an action card: the spies have gone to the end."""
        return line if not self.spying else [noble for noble in line if noble == UNSEEN or not self.spy[noble]] + self.spying

    def rate_player(self, step: hands.ChooseAPlayer, whom: int) -> int:
        """What is done to this player, as far as it concerns us."""
        share = self.against(whom)
        if isinstance(step, piles.FrontIntoAnotherPile):
            return -share * self.points(whom, self.line[0]) if self.line else 0
        if isinstance(step, piles.PutIntoAnotherPile):
            return -share * self.points(whom, self.view.frames[-1].card)
        if isinstance(step, piles.LastCollectedRejoinsTheLine):
            return share * self.loss(whom, step.newest(self.view, whom))
        if isinstance(step, piles.LoseARandomNoble):
            losses = [self.loss(whom, noble) for noble in self.view.piles[whom]]
            return share * sum(losses) // max(1, len(losses))
        if isinstance(step, piles.ConfuseACollection):
            turn = (whom - self.me) % self.view.seats
            met = self.collected(whom, self.line[turn]) if turn < len(self.line) else 0
            return share * (met - self.mean(self.line)) // (turn + 1)
        if isinstance(step, hands.SwapHands):
            return (100 + self.spite) * (len(self.view.hands[whom]) - len(self.view.hands[self.me]) + 1) * self.drawn()
        if isinstance(step, hands.HurryAPlayer):
            return share * HURRY
        if isinstance(step, hands.StayBeforeAnother):
            return -share * self.table_worth(self.design, whom)
        return share * len(self.view.hands[whom]) if isinstance(step, hands.ChooseAPlayerWithAHand) else 0

    def rate_take(self, whom: int, design: int) -> int:
        """What a noble of this pile adds to ours, and the other player loses."""
        for noble in self.view.piles[whom]:
            if self.cards.noble_of[noble] == design:
                return self.collected(self.me, noble) * 100 + self.loss(whom, noble) * self.spite
        return 0

    # Looking ahead

    def foresee(self, design: int) -> int:
        """What the line promises after this card with the best choices, and what else it does, but for its keeping."""
        self.design = design
        for step in self.box.scripts[self.cards.script[design]]:
            if isinstance(step, Ask):
                self.foresee_choice(step)
            else:
                self.foresee_line(step)
                self.foresee_rest(step)
        value = self.walk(self.spied(self.line)) + self.bonus - self.kept(design) * 100
        self.start()
        return value

    def foresee_choice(self, step: Ask[Guillotine]) -> None:
        """The best that a choice can do; of what is chosen by others or unseen, a guess."""
        kind = step.kind.number
        if isinstance(step, piles.TheyTakeAnother):
            rival = (self.me + 1) % self.view.seats
            losses = [self.loss(self.me, one) * 100 + self.points(rival, one) * self.spite for one in self.view.piles[self.me]]
            self.bonus -= max(losses) if losses else 0
        elif isinstance(step, (hands.ThatPlayerDiscards, hands.DiscardFromThatHand)):
            self.bonus += self.drawn() * self.spite
        elif kind in (cards.MOVE, cards.NOBLE, cards.ORDER) and len(self.line) == len(self.view.line):
            options = self.options(step)
            self.line = self.changed(step, options[self.choose_best(step, options)[0]]) if options else self.line
        elif kind in (cards.PLAYER, cards.TAKE, cards.TABLE, cards.FETCH):
            options = self.options(step)
            if options:
                self.bonus += self.choose_best(step, options)[1]
                if isinstance(step, piles.FrontIntoAnotherPile):
                    self.line = self.line[1:]

    def options(self, step: Ask[Guillotine]) -> list[int]:
        return step.options(self.view, self.view.frames[-1], self.me)

    def foresee_line(self, step: Step[Guillotine]) -> None:
        """What verbs without a choice make of the line."""
        if isinstance(step, moves.NearestComesToTheFront):
            nearest = [noble for noble in self.line if noble != UNSEEN and step.only[noble]][:1]
            self.line = nearest + [noble for noble in self.line if noble not in nearest]
        elif isinstance(step, moves.FrontGoesToTheEnd):
            self.line = self.line[1:] + self.line[:1]
        elif isinstance(step, moves.ReverseTheLine):
            self.line = self.line[::-1]
        elif isinstance(step, moves.ShuffleTheLine):
            front = self.line[: step.first] if step.first else self.line
            self.unseen = self.mean(front)
            self.line = [UNSEEN] * len(front) + self.line[len(front) :]
        elif isinstance(step, moves.DealTheLineAnew):
            self.line = [UNSEEN] * len(self.line)

    def foresee_rest(self, step: Step[Guillotine]) -> None:
        """What verbs without a choice do to the turn, hands and tables."""
        if isinstance(step, piles.CollectMore):
            self.collects += step.number
        elif isinstance(step, piles.CollectNothing):
            self.collects = 0
        elif isinstance(step, moves.EndTheDayAfterThisTurn):
            self.closing = True
        elif isinstance(step, (hands.DrawAtTheEnd, hands.OthersDiscardAtRandom)):
            self.bonus += step.number * self.drawn() * 100
        elif isinstance(step, hands.Stay):
            self.bonus += self.table_worth(self.design, self.me) * 100
        elif isinstance(step, hands.NewHands):
            self.bonus += (step.number - len(self.view.hands[self.me]) + 1) * self.drawn() * 100


def bond(one: designs.NobleDesign, other: designs.NobleDesign) -> int:
    """What the one gains from the other in the same pile."""
    gain = one.each if one.per in (other.id, designs.COLOURS[other.colour]) else 0
    return (gain + one.pair_points if one.pair == other.id else gain) * 100
