"""Journals: answers written down, taken back, weighed and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import NoSuchOption, Refused, StaleAnswer
from tabard.engine.save import packed
from tabard.table.journal import Journal, renumber
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tests.laws.walks import Policy
from tests.table.journals import (
    BOX,
    GAME,
    NAMES,
    head,
    journal_of,
    position,
    quiet_answer,
    refused,
    rows,
    some,
    text_of,
    written,
)  # fmt: skip


def cards(journal: Journal) -> str:
    """The position without the numbers of its questions, which never return."""
    s = journal.state.clone()
    renumber(s, 0)
    return json.dumps(packed(s))


# What is kept


def test_a_journal_is_the_same_after_reading() -> None:
    again = open_journal(some())
    assert text_of(again) == some()
    assert position(again) == position(journal_of(40))
    assert (again.dice, again.names, again.players) == ("journal", NAMES, ["you", "random", "steady"])


def test_rows_name_question_seat_option_and_path() -> None:
    journal = Journal(BOX, "rows", NAMES, ["you"] * 3)
    question = journal.state.questions[0]
    journal.answer(question.number, question.seat, 1)
    assert rows_of(journal) == [[question.number, question.seat, question.options[1], "hand:1"]]


def rows_of(journal: Journal) -> list[Any]:
    return [json.loads(line)[:-1] for line in journal.lines()[1:]]


def test_a_number_is_a_seed_as_well() -> None:
    journal = Journal(BOX, 12345678901234567890, NAMES, ["you"] * 3)
    assert open_journal(text_of(journal)).dice == 12345678901234567890


@pytest.mark.parametrize("name", ["Zoë “Zed” \\", "two\nlines", "a\u2028b", "a\x85b", "a\x0cb", "a\x1eb", ""])
def test_any_name_can_be_written_down(name: str) -> None:
    journal = Journal(BOX, name, [name, "B", "C"], ["you"] * 3)
    journal.answer(journal.state.questions[0].number, journal.state.questions[0].seat, 0)
    again = open_journal(text_of(journal))
    assert (again.names[0], again.dice) == (name, name)
    assert text_of(again) == text_of(journal)


def test_a_refused_answer_is_not_written_down() -> None:
    journal = Journal(BOX, "refused", NAMES, ["you"] * 3)
    question = journal.state.questions[0]
    before = text_of(journal), position(journal)
    for number, seat, choice, refusal in (
        (question.number + 1, question.seat, 0, StaleAnswer),
        (question.number, (question.seat + 1) % 3, 0, StaleAnswer),
        (question.number, question.seat, len(question.options), NoSuchOption),
        (question.number, question.seat, -1, NoSuchOption),
    ):
        with pytest.raises(refusal):
            journal.answer(number, seat, choice)
    assert (text_of(journal), position(journal)) == before


def test_a_set_of_ones_own_with_the_name_of_ours_travels_inside() -> None:
    text = GAME.card_set().text.replace("points = 5", "points = 4", 1)
    box = GAME.box(3, None, CardSet("standard", "standard.toml", text))
    journal = Journal(box, "own", NAMES, ["you"] * 3)
    assert open_journal(text_of(journal)).box.fingerprint == box.fingerprint


# Taking back


def test_a_quiet_answer_is_taken_back_and_written_down() -> None:
    journal = Journal(BOX, "undo", NAMES, ["you"] * 3)
    for _ in range(500):
        before, kept, rows_before = cards(journal), len(journal.kept), len(journal.rows)
        question = journal.state.questions[0]
        journal.answer(question.number, question.seat, len(question.options) - 1)
        if journal.quiet[-1]:
            break
    assert journal.undo(question.seat)
    assert cards(journal) == before
    assert len(journal.kept) == kept
    assert len(journal.rows) == rows_before + 2
    assert rows_of(journal)[-1] == ["undo", question.seat]
    assert position(open_journal(text_of(journal))) == position(journal)


def test_only_ones_own_last_answer_is_taken_back() -> None:
    journal = Journal(BOX, "mine", NAMES, ["you"] * 3)
    seat = quiet_answer(journal)
    for other in range(-1, 4):
        if other != seat:
            assert not journal.undo(other)
    assert journal.undo(seat)


def test_nothing_is_taken_back_before_the_first_answer_or_after_a_draw() -> None:
    journal = Journal(BOX, "draw", NAMES, ["you"] * 3)
    assert not any(journal.undo(seat) for seat in range(3))
    drew = 0
    for _ in range(120):
        if journal.state.over:
            break
        question = journal.state.questions[0]
        events = journal.answer(question.number, question.seat, 0)
        if "drew" in [event.kind for event in events]:
            drew += 1
            assert not any(journal.may_undo(seat) or journal.undo(seat) for seat in range(3))
    assert drew > 5


def test_several_answers_are_taken_back_one_after_another() -> None:
    for seed in range(200):
        journal = Journal(BOX, f"several {seed}", NAMES, ["you"] * 3)
        policy = Policy(seed)
        positions = [cards(journal)]
        for _ in range(60):
            question = journal.state.questions[0]
            journal.answer(question.number, question.seat, policy.roll(len(question.options)))
            positions.append(cards(journal))
            if journal.quiet[-2:] == [True, True] and journal.kept[-1].seat == journal.kept[-2].seat:
                seat = question.seat
                assert journal.undo(seat)
                assert journal.undo(seat)
                assert cards(journal) == positions[-3]
                assert [row.kind for row in journal.rows[-2:]] == ["undo", "undo"]
                assert text_of(open_journal(text_of(journal))) == text_of(journal)
                return
            if journal.state.over:
                break
    raise AssertionError("nobody gave two quiet answers")


def test_after_taking_back_another_answer_leads_on() -> None:
    journal = Journal(BOX, "other", NAMES, ["you"] * 3)
    seat = quiet_answer(journal)
    assert journal.undo(seat)
    question = journal.state.questions[0]
    journal.answer(question.number, question.seat, 0)
    again = open_journal(text_of(journal))
    assert position(again) == position(journal)
    assert len(again.kept) == len(again.rows) - 2


def test_taking_back_what_cannot_be_is_refused_on_reading() -> None:
    assert "row 1: seat 1 has nothing to take back" in refused(written(head(), [["undo", 0]]))
    noisy = next(at for at, quiet in enumerate(journal_of(40).quiet) if not quiet)
    given = rows()[: rows().index(journal_of(40).kept[noisy].cells) + 1]
    assert f"row {len(given) + 1}: " in refused(written(head(), [*given, ["undo", given[-1][1]]]))


# Weighed, then kept


def test_weighing_changes_nothing_and_keeping_makes_it_so() -> None:
    journal = Journal(BOX, "weigh", NAMES, ["you"] * 3)
    question = journal.state.questions[0]
    before = text_of(journal), position(journal)
    weighed = [journal.weigh(question.number, question.seat, choice) for choice in range(len(question.options))]
    assert (text_of(journal), position(journal)) == before
    for one, option in zip(weighed, question.options):
        assert (one.row.question, one.row.seat, one.row.option) == (question.number, question.seat, option)
    journal.keep(weighed[1])
    assert text_of(journal) == before[0] + "".join([line + "\n" for line in weighed[1].lines()])
    assert journal.state is weighed[1].state
    assert journal.quiet == [weighed[1].quiet]
    assert [event.kind for event in weighed[1].events] == [event.kind for event in Sitting(journal).log[1].events]


def test_what_was_weighed_before_something_else_was_kept_is_refused() -> None:
    journal = Journal(BOX, "moved on", NAMES, ["you"] * 3)
    seat = quiet_answer(journal)
    question = journal.state.questions[0]
    stale = [journal.weigh(question.number, question.seat, 0), journal.weigh_undo(seat), journal.weigh_note("claim", 0)]
    journal.note("claim", 1, "yours", {"count": 2})
    before = text_of(journal), position(journal)
    for one in stale:
        with pytest.raises(StaleAnswer):
            journal.keep(one)
    assert (text_of(journal), position(journal)) == before


def test_an_answer_that_ends_the_game_is_written_with_the_end() -> None:
    whole = journal_of(2000)
    journal = whole.anew()
    for row in whole.kept[:-1]:
        journal.fold(row)
    last = whole.kept[-1]
    question = journal.box.question(journal.state, last.question, last.seat)
    weighed = journal.weigh(last.question, last.seat, question.options.index(last.option))
    assert [row.kind for row in weighed.rows] == ["answer", "end"]
    journal.keep(weighed)
    assert [json.loads(line)[0] for line in journal.lines()[-2:]] == [last.question, "end"]
    assert not any(journal.may_undo(seat) for seat in range(3))
    with pytest.raises(Refused):
        journal.note("claim", 0)


def test_what_is_said_stands_in_the_chain_and_changes_nothing_else() -> None:
    journal = Journal(BOX, "said", NAMES, ["you"] * 3)
    seat = quiet_answer(journal)
    before = position(journal)
    journal.note("claim", 2, "claim-mine", {"card": "noble:king", "häh": [1, "two\n"]})
    assert position(journal) == before
    again = open_journal(text_of(journal))
    assert again.rows[-1].cells == ["claim", 2, "claim-mine", {"card": "noble:king", "häh": [1, "two\n"]}]
    assert again.undo(seat)
    for kind, who in (("undo", 0), ("end", 0), ("answer", 0), ("", 0), ("two words", 0), ("claim", 3), ("claim", -2)):
        with pytest.raises(Refused):
            journal.note(kind, who)
