"""Journals: answers written down, taken back and folded again; whatever does not fit is refused in one sentence."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadSave, NoSuchOption, Refused, StaleAnswer
from tabard.engine.journal import UNDO, Journal, replayed
from tabard.engine.save import packed
from tabard.games import open_journal
from tabard.terminal import Screen, Terminal
from tests.laws.walks import Policy

GAME = tabard.game("guillotine")
BOX = GAME.box(3)
NAMES = ["Ann", "Béa", "Cy"]


def journal_of(answers: int, seed: str = "journal") -> Journal:
    """A journal of so many answers, some of them taken back."""
    journal = Journal(BOX, seed, NAMES, ["you", "random", "steady"])
    policy = Policy(seed)
    for _ in range(answers):
        if journal.state.over:
            break
        question = journal.state.questions[policy.roll(len(journal.state.questions))]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.may_undo(question.seat) and policy.roll(4) == 0:
            journal.undo(question.seat)
    return journal


def text_of(journal: Journal) -> str:
    return "\n".join(journal.lines()) + "\n"


@cache
def some() -> str:
    return text_of(journal_of(40))


def head() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(some().splitlines()[0])
    return found


def rows() -> list[list[Any]]:
    return [json.loads(line) for line in some().splitlines()[1:]]


def written(first: Any, then: list[Any]) -> str:
    return "\n".join([json.dumps(first), *[json.dumps(row) for row in then]]) + "\n"


def refused(text: str) -> str:
    with pytest.raises(BadSave) as caught:
        open_journal(text)
    message = caught.value.message
    assert message
    assert "\n" not in message
    return message


def quiet_answer(journal: Journal) -> int:
    """Answer until an answer is quiet; the seat that gave it."""
    policy = Policy("quiet")
    for _ in range(500):
        question = journal.state.questions[0]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.quiet[-1]:
            return question.seat
    raise AssertionError("no answer was quiet")


def position(journal: Journal) -> str:
    return json.dumps(packed(journal.state))


# What is kept


def test_a_journal_is_the_same_after_reading() -> None:
    again = open_journal(some())
    assert text_of(again) == some()
    assert position(again) == position(journal_of(40))
    assert (again.seed, again.names, again.players) == ("journal", NAMES, ["you", "random", "steady"])


def test_rows_name_question_seat_option_and_path() -> None:
    journal = Journal(BOX, "rows", NAMES, ["you"] * 3)
    question = journal.state.questions[0]
    journal.answer(question.number, question.seat, 1)
    assert rows_of(journal) == [[question.number, question.seat, question.options[1], "hand:1"]]


def rows_of(journal: Journal) -> list[Any]:
    return [json.loads(line) for line in journal.lines()[1:]]


def test_a_number_is_a_seed_as_well() -> None:
    journal = Journal(BOX, 12345678901234567890, NAMES, ["you"] * 3)
    assert open_journal(text_of(journal)).seed == 12345678901234567890


@pytest.mark.parametrize("name", ["Zoë “Zed” \\", "two\nlines", "a\u2028b", "a\x85b", "a\x0cb", "a\x1eb", ""])
def test_any_name_can_be_written_down(name: str) -> None:
    journal = Journal(BOX, name, [name, "B", "C"], ["you"] * 3)
    journal.answer(journal.state.questions[0].number, journal.state.questions[0].seat, 0)
    again = open_journal(text_of(journal))
    assert (again.names[0], again.seed) == (name, name)
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
        before, kept, rows_before = position(journal), len(journal.kept), len(journal.rows)
        question = journal.state.questions[0]
        journal.answer(question.number, question.seat, len(question.options) - 1)
        if journal.quiet[-1]:
            break
    assert journal.undo(question.seat)
    assert position(journal) == before
    assert len(journal.kept) == kept
    assert len(journal.rows) == rows_before + 2
    assert rows_of(journal)[-1] == [UNDO, question.seat, -1, "undo"]
    assert position(open_journal(text_of(journal))) == before


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
        positions = [position(journal)]
        for _ in range(60):
            question = journal.state.questions[0]
            journal.answer(question.number, question.seat, policy.roll(len(question.options)))
            positions.append(position(journal))
            if journal.quiet[-2:] == [True, True] and journal.kept[-1].seat == journal.kept[-2].seat:
                seat = question.seat
                assert journal.undo(seat)
                assert journal.undo(seat)
                assert position(journal) == positions[-3]
                assert [row.question for row in journal.rows[-2:]] == [UNDO, UNDO]
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
    assert "take back" in refused(written(head(), [[UNDO, 0, -1, "undo"]]))
    noisy = next(at for at, quiet in enumerate(journal_of(40).quiet) if not quiet)
    kept = [[row.question, row.seat, row.option, row.path] for row in journal_of(40).kept[: noisy + 1]]
    assert "take back" in refused(written(head(), [*kept, [UNDO, kept[-1][1], -1, "undo"]]))


# What is refused


NO_JOURNALS = ["", "\n", "{}", "[]", "null", "7", "not JSON", '{"tabard": "save"}', '{"tabard": "journal"}', "[" * 100_000]
NO_ROWS = [None, {}, [], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, "x", 5], ["1", 0, 0, ""], [True, 0, 0, ""], [1.0, 0, 0, ""]]
KEYS = ["tabard", "format", "game", "seats", "variant", "cards", "fingerprint", "seed", "names", "players"]


@pytest.mark.parametrize("text", NO_JOURNALS, ids=range(len(NO_JOURNALS)))
def test_what_is_no_journal_is_refused(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize("key", KEYS)
def test_a_header_that_lacks_something_is_refused(key: str) -> None:
    first = head()
    del first[key]
    assert refused(written(first, rows()))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 2), ("format", "1"), ("game", "chess"), ("game", 7), ("seats", 9), ("seats", "3"), ("seats", 2),
        ("variant", {"edition": "french"}), ("variant", []), ("variant", {"edition": "german"}), ("cards", "other"), ("cards", 7),
        ("fingerprint", "0123456789abcdef"), ("fingerprint", 7), ("seed", True), ("seed", None), ("seed", 1.5),
        ("seed", "\ud800"), ("seed", "\ud800\U0001F600"),
        ("names", ["Ann", "Béa"]), ("names", [1, 2, 3]), ("names", "abc"), ("players", []), ("players", [None] * 3),
    ],
)  # fmt: skip
def test_a_header_with_something_else_is_refused(key: str, value: Any) -> None:
    assert refused(written({**head(), key: value}, []))


def test_another_box_is_named_with_ours() -> None:
    message = refused(written({**head(), "fingerprint": "0123456789abcdef"}, rows()))
    assert "0123456789abcdef" in message
    assert BOX.fingerprint in message
    with pytest.raises(BadSave, match=BOX.fingerprint):
        replayed(GAME.box(3, {"edition": "german"}), some())


def test_a_journal_cut_short_in_a_row_is_refused_with_its_line() -> None:
    lines = some().splitlines()
    message = refused("\n".join([*lines[:10], lines[10][:-3]]))
    assert "line 11" in message


@pytest.mark.parametrize("row", NO_ROWS)
def test_what_is_no_row_is_refused_with_its_line(row: Any) -> None:
    assert "line 7" in refused(written(head(), [*rows()[:5], row]))


def test_a_row_that_was_not_offered_is_refused_with_its_number() -> None:
    given = rows()
    for at, change in ((0, 1), (1, 1), (2, 500), (2, -500), (0, 2**70), (1, 2**70), (2, 2**70)):
        edited = [list(row) for row in given]
        edited[3][at] += change
        assert "row 4" in refused(written(head(), edited))


def test_a_missing_row_is_refused() -> None:
    given = [[row.question, row.seat, row.option, row.path] for row in journal_of(40).kept]
    assert refused(written(head(), given[:5] + given[6:]))


def test_a_row_after_the_end_is_refused() -> None:
    journal = journal_of(2000)
    assert journal.state.over
    refused(text_of(journal) + json.dumps([journal.state.asked, 0, 0, ""]) + "\n")


def test_a_player_that_is_nobody_we_know_is_refused() -> None:
    journal = open_journal(written({**head(), "players": ["you", "stranger", "steady"]}, []))
    with pytest.raises(Refused, match="stranger"):
        Terminal(journal, "en", Screen(lambda prompt: "q", lambda line: None, False), None)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 10**6), st.text('0123456789[]{},:"\\ nule-é\r\u2028\ud800', max_size=3), st.integers(0, 3))
def test_any_edit_of_the_text_is_read_or_refused(at: int, put: str, cut: int) -> None:
    text = some()
    at %= len(text)
    try:
        journal = open_journal(text[:at] + put + text[at + cut :])
    except Refused:
        return
    journal.box.check(journal.state)


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 10**6))
def test_a_journal_cut_anywhere_is_shorter_or_refused(at: int) -> None:
    text = some()[: at % len(some())]
    try:
        journal = open_journal(text)
    except Refused:
        return
    assert some().startswith("\n".join(journal.lines()))
