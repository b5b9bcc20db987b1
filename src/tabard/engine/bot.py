"""A bot sees a view and a question, like anybody, and says which option."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabard.engine.dice import rolled, seeded, turned
from tabard.engine.state import Question, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Equal seed, view and question give the equal answer."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.blind = False  # it looks at nothing that its view hides, so it may as well be shown a whole world

    def choose(self, view: State, question: Question) -> int:
        """The index of the option chosen."""
        raise NotImplementedError

    def roll(self, question: Question, sides: int) -> int:
        """A throw of the bot's own dice, which depend on nothing but its seed and the question's number."""
        return rolled(turned(turned(seeded(self.seed, question.number))), sides)


class RandomBot(Bot):
    """Every option is as good as the others."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.blind = True

    def choose(self, view: State, question: Question) -> int:
        return self.roll(question, len(question.options))
