"""Law: an answer given before an undo is never taken for another question, at any table of the shelf."""

from __future__ import annotations

import pytest

from tabard.engine.errors import StaleAnswer
from tabard.table.journal import Journal, Weighed
from tests.laws.walks import Name, Policy, at_every_table, boxed

UNDOS = 12
Put = set[tuple[int, int]]  # questions with the seats they were put to


def new_journal(table: Name, seed: int) -> Journal:
    box = boxed(table)
    return Journal(box, f"undo {seed}", [f"P{seat}" for seat in range(box.seats)], ["random"] * box.seats)


def some_answer(journal: Journal, policy: Policy) -> Weighed:
    question = journal.state.questions[policy.roll(len(journal.state.questions))]
    return journal.weigh(question.number, question.seat, policy.roll(len(question.options)))


def asked(journal: Journal) -> Put:
    return {(question.number, question.seat) for question in journal.state.questions}


@at_every_table
def test_no_answer_from_before_an_undo_is_taken_after_it(table: Name) -> None:
    """Every question put before an undo is answered again after it, and after every answer that follows."""
    undos = 0
    for seed in range(20):
        journal, policy = new_journal(table, seed), Policy(seed)
        stale: Put = set()
        put: Put = set()
        while not journal.state.over and undos < UNDOS:
            put |= asked(journal)
            refuse_all(journal, stale)
            weighed = some_answer(journal, policy)
            journal.keep(weighed)
            put |= asked(journal)
            if journal.may_undo(weighed.row.seat) and policy.roll(2):
                late = some_answer(journal, policy)
                assert journal.undo(weighed.row.seat)
                undos += 1
                stale = put.copy()
                refuse_all(journal, stale)
                for old in (weighed, late):
                    with pytest.raises(StaleAnswer):
                        journal.keep(old)
    assert undos == UNDOS


def refuse_all(journal: Journal, stale: Put) -> None:
    before = journal.hash
    for number, seat in stale:
        with pytest.raises(StaleAnswer):
            journal.weigh(number, seat, 0)
    assert journal.hash == before


@at_every_table
def test_the_kept_answers_alone_lead_to_the_same_state(table: Name) -> None:
    """Also to the numbers of its questions, as a file does that tells of every undo."""
    for seed in range(3):
        journal, policy = new_journal(table, seed), Policy(seed)
        for _ in range(120):
            if journal.state.over:
                break
            weighed = some_answer(journal, policy)
            journal.keep(weighed)
            while journal.may_undo(weighed.row.seat) and policy.roll(2):
                assert journal.undo(weighed.row.seat)
        again = journal.anew()
        for row in journal.kept:
            again.fold(row)
        assert again.state == journal.state
