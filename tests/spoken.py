"""Tests speak table: what every game's table has in common. Each game says its options in words."""

from __future__ import annotations

from typing import Any

from tabard.engine.box import Box
from tabard.engine.state import Question


class Spoken:
    """A table laid out by hand; seats count from 0."""

    box: Box[Any]
    s: Any

    def spoken(self, question: Question, option: int) -> str:
        raise NotImplementedError

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind so far, with all their facts."""
        return [self.box.show.event(event, event.seat) for event in self.s.events if event.kind == kind]

    # What is asked

    def question(self, seat: int | None = None, needed: bool = True) -> Question:
        """The open question, of this seat if several are."""
        found = [question for question in self.s.questions if question.needed is needed and seat in (None, question.seat)]
        assert len(found) == 1, [(question.seat, self.kind(question), question.needed) for question in self.s.questions]
        return found[0]

    def kind(self, question: Question) -> str:
        return self.box.kinds[question.kind].name

    def asked(self) -> list[tuple[int, str]]:
        """Whom we ask what kind of question, asides included."""
        return [(question.seat, self.kind(question)) for question in self.s.questions]

    def may(self, seat: int | None = None) -> list[str]:
        """What the open question offers, in words."""
        question = self.question(seat)
        return [self.spoken(question, option) for option in question.options]

    # What is said

    def say(self, said: str, seat: int | None = None) -> bool:
        """Answer the open question; True if the answer was quiet."""
        question = self.question(seat)
        offered = self.may(seat)
        assert said in offered, f"{said!r} is not offered: {offered}"
        quiet = self.box.answer(self.s, question.number, question.seat, offered.index(said))
        self.box.check(self.s)
        return quiet
