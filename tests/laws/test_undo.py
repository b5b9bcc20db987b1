"""Law: an answer given before an undo is never taken for another question, at any table of the shelf."""

from __future__ import annotations

import pytest

from tabard.engine.errors import BadRequest, StaleAnswer
from tabard.table.journal import Journal, Weighed, renumber
from tabard.table.reading import read_with
from tabard.table.sitting import Sitting
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


@at_every_table
def test_everybody_may_agree_to_go_back_further(table: Name) -> None:
    """To before any seat's last answer, whatever was drawn or seen since; and the journal is read again as it was written."""
    returns = 0
    for seed in range(2):
        journal, policy = new_journal(table, seed), Policy(seed)
        before = {-1: journal.state.clone()}  # by number of kept answers
        stale: Put = set()
        for _ in range(60):
            if journal.state.over:
                break
            before[len(journal.kept)] = journal.state.clone()
            journal.keep(some_answer(journal, policy))
            seat = policy.roll(journal.box.seats)
            count = journal.answers_since(seat)
            if count and not journal.state.over and policy.roll(6) == 0:
                stale |= asked(journal)
                journal.keep(journal.weigh_return(seat, count))
                returns += 1
                refuse_all(journal, stale)
                then = before[len(journal.kept)].clone()
                renumber(then, journal.state.asked - len(then.questions))
                assert journal.state == then
        again = read_with(journal.box, "\n".join(journal.lines()) + "\n").journal
        assert (again.state, again.hash) == (journal.state, journal.hash)
        for seat in range(journal.box.seats):
            assert Sitting(again).moment(seat, 0) == Sitting(journal).moment(seat, 0)
    assert returns


def test_nobody_goes_back_to_an_answer_of_another_or_of_nobody() -> None:
    journal, policy = new_journal(("guillotine", 2, {}), 1), Policy(1)
    for _ in range(6):
        journal.keep(some_answer(journal, policy))
    hash = journal.hash
    other = 1 - journal.kept[-1].seat
    for seat, count in [(other, 1), (0, 0), (0, -1), (0, 7), (0, True), (0, "1")]:
        with pytest.raises(BadRequest):
            journal.weigh_return(seat, count)  # type: ignore[arg-type]
    assert journal.hash == hash
