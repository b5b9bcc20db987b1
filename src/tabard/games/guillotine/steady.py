"""A scripted Guillotine player: it looks a few collections ahead along the line and plays the card that gains most."""

from __future__ import annotations

from typing import Final

from tabard.engine.state import LEAVE, Question, State
from tabard.engine.step import Ask, Step
from tabard.games.guillotine import cards, hands, moves, piles
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import PASS, OfferAnAction
from tabard.games.guillotine.worths import CLOSED, UNKNOWN, UNSEEN, Worths

HURRY: Final = 60  # what it is worth, in hundredths of a point, that a player has a turn without an action card


class Steady(Worths):
    """Knows what cards do from the verbs of their scripts; a verb it does not know is worth nothing to it."""

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
