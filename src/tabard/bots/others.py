"""Bots at all seats but one: what somebody needs who learns at that one, at one table or at many."""

from __future__ import annotations

from typing import Any

from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.code import Code, Heap, mark, opened
from tabard.engine.dice import purpose, rolled, seeded, turned
from tabard.engine.errors import NoSuchOption
from tabard.engine.rules import open_question
from tabard.engine.state import Question, State


def play_on(box: Box[Any], s: State, bots: list[Bot | None]) -> Question | None:
    """Until a seat without a bot has something to choose, or the game is over (None)."""
    while not s.over:
        question = open_question(s.questions)
        bot = bots[question.seat]
        if len(question.options) == 1:
            box.take(s, question, 0)
        elif bot is None:
            return question
        elif bot.blind:
            box.take(s, question, bot.choose(s, question))
        else:
            view = box.redact(s, question.seat)
            box.take(s, question, bot.choose(view, box.question(view, question.number, question.seat)))
    return None


class Lots(Bot):
    """`random` where no answer is taken back: it goes on with the same dice, a hundred times cheaper than new ones."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.blind = True
        self.dice = turned(seeded(seed))

    def choose(self, view: State, question: Question) -> int:
        self.dice = turned(self.dice)
        return rolled(self.dice, len(question.options))


class Table:
    """One game after another: who sits where, and what the learner is asked."""

    def __init__(self, box: Box[Any], bots: list[str], seat: int | None, name: str) -> None:
        self.box = box
        self.names = bots
        self.fixed = seat
        self.name = name  # the deals and the bots' seeds follow from it
        self.games = 0
        self.s: State = box.empty()
        self.seat = 0
        self.bots: list[Bot | None] = []
        self.question: Question | None = None

    def begin(self) -> None:
        """The next game; the learner moves on by one seat, unless it has one of its own."""
        self.question = None
        while self.question is None:  # bots alone may have had all there was to choose
            self.seat = self.games % self.box.seats if self.fixed is None else self.fixed
            self.bots = [self.sat(seat) for seat in range(self.box.seats)]
            self.s = self.box.deal(f"{self.name}/{self.games}")
            self.games += 1
            self.question = play_on(self.box, self.s, self.bots)

    def sat(self, seat: int) -> Bot | None:
        if seat == self.seat:
            return None
        name = self.names[((seat - self.seat) % self.box.seats - 1) % len(self.names)]
        seed = purpose(self.name, "bot", self.games, seat)
        return Lots(seed) if name == "random" else bot(name, self.box, seed)

    def choice(self, action: int) -> int:
        """Which of the options of its question an action is."""
        question = self.question
        if question is None:
            raise NoSuchOption(f"action {action} at table {self.name}, where the game is over; expected a reset")
        first = self.box.first[question.kind]
        wanted = action - first
        for at, option in enumerate(question.options):
            if option == wanted:
                return at
        expected = [first + option for option in question.options]
        raise NoSuchOption(f"action {action} is not open at table {self.name}; expected one of {expected}")

    def take(self, choice: int) -> None:
        """The learner's choice; without a question after it the game is over."""
        question = self.question
        assert question is not None
        self.box.take(self.s, question, choice)
        self.question = play_on(self.box, self.s, self.bots)

    def show(self, code: Code, numbers: Any, marks: Any) -> None:
        """What the learner sees, and what is open to it, into two arrays that are all zero."""
        view = self.box.glance(self.s, self.seat)
        code.write(view, self.seat, numbers)
        mark(self.box, view.questions, self.seat, marks)


def take_all(tables: list[Table], actions: list[int]) -> list[int]:
    """An action at each table, or none at any if one of them is not open; where the game is over now."""
    choices = [table.choice(action) for table, action in zip(tables, actions)]
    over: list[int] = []
    for at in range(len(tables)):
        table = tables[at]
        table.take(choices[at])
        if table.question is None:
            over.append(at)
    return over


def lay_all(tables: list[Table], code: Code, numbers: Heap, marks: Heap) -> None:
    """What the learner sees at each table, and where the marks of what is open to it stand, each in a row of its own."""
    for table in tables:
        view = table.box.glance(table.s, table.seat)
        code.lay(view, table.seat, numbers)
        actions = opened(table.box, view.questions, table.seat)
        marks.where += actions
        marks.counts.append(len(actions))
