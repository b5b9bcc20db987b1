"""A scripted player: high cards for rounds that are worth much, but nobody can be sure."""

from __future__ import annotations

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.state import Question, State

from .state import Court


class Steady(Bot):
    """Draws lots among its cards: the more the round is worth, the likelier a high one; now and then a fool for a king."""

    def __init__(self, box: Box[Court], seed: int | str, king: int) -> None:
        super().__init__(seed)
        self.blind = True
        self.king = king

    def choose(self, view: State, question: Question) -> int:
        assert isinstance(view, Court)
        worth, left = view.won(self.king)[1], len(view.hands[question.seat])
        high = worth * left >= sum(range(view.rounds() + 1, view.rounds() + left + 1))
        lots = [card + 1 if high else self.king + 1 - card for card in question.options]
        lots = [lot * lot for lot in lots]
        drawn = self.roll(question, sum(lots))
        for at, lot in enumerate(lots):
            drawn -= lot
            if drawn < 0:
                return at
        raise AssertionError("a lot that fell on no card")
