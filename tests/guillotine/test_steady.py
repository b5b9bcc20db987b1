"""The scripted player: its short cuts change nothing."""

from __future__ import annotations

from tabard.games import game
from tabard.games.guillotine import moves
from tabard.games.guillotine.steady import Steady
from tests.laws.walks import walk


def test_a_move_behind_all_it_looks_at_is_worth_what_the_line_is() -> None:
    """It rates only the moves that its walk along the line can see; rating them all finds the same."""
    looked = [0, 0]  # without a spy in line, and with one
    for seats in (2, 4):
        box = game("guillotine").box(seats)
        player = Steady(box, 1)
        for seed in range(100):
            for s in walk(box, f"moves {seed}"):
                step = box.asking(s) if s.questions else None
                if isinstance(step, moves.MoveANoble):
                    question = s.questions[-1]
                    player.read(box.redact(s, question.seat), question.seat)
                    rated = [player.rate(step, option) for option in question.options]
                    assert player.choose_move(question.options) == (rated.index(max(rated)), max(rated))
                    looked[len(player.spying)] += 1
    assert min(looked) > 5
