"""What one would see after an answer: nothing that is not so, and nothing that one may not know."""

from __future__ import annotations

from tabard.engine.dice import seeded
from tabard.table.journal import Journal
from tabard.table.preview import preview
from tabard.table.sitting import Sitting
from tests.laws.walks import Name, Policy, at_every_table, boxed


@at_every_table
def test_what_a_preview_tells_comes_true(table: Name) -> None:
    box, policy = boxed(table), Policy(f"preview {table}")
    told = wrong = 0
    for seed in range(3):
        sitting = Sitting(Journal(box, seed, [""] * box.seats, ["you"] * box.seats))
        while not sitting.state.over and told < 4000:
            question = sitting.state.questions[policy.roll(len(sitting.state.questions))]
            choice = policy.roll(len(question.options))
            before = sitting.moment(question.seat)
            shown = sitting.preview(question.seat, question.number, choice) if policy.roll(4) == 0 else None
            sitting.answer(question.number, question.seat, choice)
            if shown is None:
                continue
            after = sitting.moment(question.seat)
            exchanges = [zone.key for zone in sitting.sheet.zones if zone.look == "exchanges"]  # these are read from the log
            for key, row in shown.zones.items():
                told += after.zones.get(key) != before.zones.get(key)
                wrong += key not in exchanges and after.zones.get(key) != row
            wrong += sum(one is not None and one != now for one, now in zip(shown.totals, after.totals))
    assert told > 5, "it foresees something"
    assert wrong <= told / 50, f"{wrong} of {told}: what is nearly certain may be told as certain, now and then"


@at_every_table
def test_a_preview_is_made_of_the_view_alone(table: Name) -> None:
    box, policy = boxed(table), Policy(f"preview {table}")
    s = box.deal(5)
    for _ in range(40):
        if s.over:
            break
        question = s.questions[policy.roll(len(s.questions))]
        choice = policy.roll(len(question.options))
        view = box.redact(s, question.seat)
        twin = box.imagine(view, question.seat, seeded("twin", s.asked))
        seen = [preview(box, box.redact(one, question.seat), question.number, question.seat, choice) for one in (s, twin)]
        assert seen[0] == seen[1]
        box.answer(s, question.number, question.seat, choice)
