"""The loop: read on until somebody must decide; one door for every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from mypy_extensions import mypyc_attr

from tabard.engine.dice import rolled, turned
from tabard.engine.errors import Endless, NoSuchOption, StaleAnswer
from tabard.engine.state import LEAVE, OPEN, SEALED, SECRET, Question
from tabard.engine.step import Ask, S, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST: Final = 10_000  # questions of a game; players who never stop while they can go on have needed 2,100 with our cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """Scripts, and how they are read."""

    def __init__(self, scripts: list[list[Step[S]]]) -> None:
        self.scripts = scripts

    def advance(self, s: S) -> None:
        """Read on until somebody must decide or the game is over."""
        scripts = self.scripts
        frames = s.frames
        while not s.questions and not s.over:
            frame = frames[-1]
            script = scripts[frame.script]
            at = frame.at
            if at == len(script):
                frames.pop()
            else:
                frame.at = at + 1
                script[at].do(s, frame)

    def asking(self, s: S) -> Ask[S]:
        """The step that put the questions now open."""
        frame = s.frames[-1]
        step = self.scripts[frame.script][frame.at - 1]
        assert isinstance(step, Ask)
        return step

    def question(self, s: S, number: i64, seat: i64) -> Question:
        for question in s.questions:
            if question.number == number and question.seat == seat:
                return question
        mine = [str(question.number) for question in put_to(s.questions, seat)]
        expected = f"open to it: {', '.join(mine)}" if mine else "none is open to it now"
        raise StaleAnswer(f"question {number} is not open to seat {seat + 1}; {expected}")

    def answer(self, s: S, number: i64, seat: i64, choice: i64) -> bool:
        """Take the option with this index; True if the answer was quiet, so that it may be taken back."""
        question = self.question(s, number, seat)
        if not 0 <= choice < len(question.options):
            last = len(question.options) - 1
            raise NoSuchOption(f"question {number} has options 0 to {last}, not {choice}")
        return self.take(s, question, choice)

    def take(self, s: S, question: Question, choice: i64) -> bool:
        """An answer that is known to fit its question; whether it was quiet.

        It is if nobody could learn anything by it, but that others may have seen cards of the hand of whoever answered, as long
        as nobody else is asked anything: so the middle of one's own decision can be taken back.
        """
        if question.number > LONGEST:
            raise Endless(f"the game has not ended after {LONGEST} questions: can a card of this set be played for ever?")
        s.quiet = True
        s.bared = 0
        seat = question.seat
        step = self.asking(s)
        frame = s.frames[-1]
        option = question.options[choice]
        if len(s.questions) == 1:  # mostly just one is asked
            s.questions.clear()
            step.answered(s, frame, seat, option)
        elif question.needed:
            question.answer = choice
            sealed = s.questions
            for other in sealed:
                if other.needed:
                    if other.answer == OPEN:
                        return True
                    if other.seat != seat:
                        s.quiet = False
            s.questions = []
            for other in sealed:
                if other.needed:
                    step.answered(s, frame, other.seat, other.options[other.answer])
        elif option == LEAVE:
            s.questions.remove(question)
            return True
        else:  # an interruption: withdraw, act, ask again
            s.questions = []
            frame.again()
            step.interrupted(s, frame, seat, option)
        self.advance(s)
        if s.quiet and s.bared:
            return s.bared == 1 << seat and alone(s.questions, seat)
        return s.quiet

    def playout(self, s: S, policy: int) -> int:
        """Play to the end at random, every choice by the policy's dice; the number of decisions."""
        decisions: i64 = 0
        dice: i64 = policy
        while not s.over:
            question = s.questions[0]
            if question.answer != OPEN:  # several must answer, and some have
                question = open_question(s.questions)
            count: i64 = len(question.options)
            choice: i64 = 0
            if count > 1:
                decisions += 1
                dice = turned(dice)
                choice = rolled(dice, count)
            self.take(s, question, choice)
        return decisions

    def ask_again(self, s: S, viewer: int) -> None:
        """In a world imagined for the viewer: give the others' questions their options, sealed ones an answer."""
        if not s.questions:
            return
        step = self.asking(s)
        frame = s.frames[-1]
        for question in s.questions:
            if question.seat == viewer:
                continue
            if not question.needed:
                question.options = step.asides(s, frame, question.seat)
                continue
            if SECRET in s.draft:
                named = len(s.draft)
                s.draft = []
                for _ in range(named):
                    options = step.options(s, frame, question.seat)
                    s.draft = [*s.draft, options[s.roll(len(options))]]
            question.options = step.options(s, frame, question.seat)
            if question.answer == SEALED:
                question.answer = s.roll(len(question.options))


def open_question(questions: list[Question]) -> Question:
    """The first that is not yet sealed."""
    for question in questions:
        if question.answer == OPEN:
            return question
    raise AssertionError("every question is sealed")


def open_questions(questions: list[Question]) -> list[Question]:
    """Those that are not yet sealed."""
    return [question for question in questions if question.answer == OPEN]


def open_to(questions: list[Question], seat: int) -> list[Question]:
    """What this seat is asked and has not sealed; whether it interrupts comes first."""
    return [question for question in questions if question.seat == seat and question.answer == OPEN]


def put_to(questions: list[Question], seat: int) -> list[Question]:
    """What this seat is asked; a sealed answer may still be given anew."""
    return [question for question in questions if question.seat == seat]


def alone(questions: list[Question], seat: i64) -> bool:
    """Whether this seat is asked, and nobody else."""
    for question in questions:
        if question.seat != seat:
            return False
    return bool(questions)


def needed(questions: list[Question]) -> list[Question]:
    """Those that must be answered: all of them at once, if there are several."""
    return [question for question in questions if question.needed]
