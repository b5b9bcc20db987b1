"""Looking back: every viewer sees again just what it saw, page by page."""

from __future__ import annotations

from tabard.table.journal import Journal
from tabard.table.moment import Moment
from tabard.table.sitting import Sitting
from tests.laws.walks import Name, Policy, at_every_table, boxed, seats_and_spectator


@at_every_table
def test_the_past_is_what_was_seen(table: Name) -> None:
    box, policy = boxed(table), Policy(f"past {table}")
    sitting = Sitting(Journal(box, 3, [""] * box.seats, ["you"] * box.seats))
    viewers = seats_and_spectator(box)
    seen: dict[int, list[Moment]] = {seat: [sitting.moment(seat)] for seat in viewers}
    for _ in range(60):
        if sitting.state.over:
            break
        question = sitting.state.questions[policy.roll(len(sitting.state.questions))]
        if not (sitting.may_undo(question.seat) and policy.roll(3) == 0 and sitting.undo(question.seat)):
            sitting.answer(question.number, question.seat, policy.roll(len(question.options)))
        for seat in viewers:
            if sitting.number(seat) > seen[seat][-1].n:
                seen[seat].append(sitting.moment(seat))
    for seat in viewers:
        assert sitting.past(seat, 0, 1000) == seen[seat]
        assert sitting.past(seat, 5, 7) == seen[seat][5:12]
        assert sitting.past(seat, 1000, 7) == []
