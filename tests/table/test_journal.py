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
from tabard.engine.save import header, packed
from tabard.table.journal import Journal, linked, renumber
from tabard.table.reading import open_journal, read, read_with
from tabard.table.sitting import Sitting
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
    return [json.loads(line)[:-1] for line in some().splitlines()[1:]]


def written(first: Any, then: list[Any]) -> str:
    """A journal whose every hash fits, whatever it says."""
    plain = {key: value for key, value in first.items() if key not in ("hash", "secret")}
    before = linked("", json.dumps(plain, sort_keys=True))
    lines = [json.dumps({**first, "hash": before})]
    for row in then:
        before = linked(before, json.dumps(row))
        lines.append(json.dumps([*row, before] if isinstance(row, list) else row))
    return "\n".join(lines) + "\n"


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


# What is refused


NO_JOURNALS = ["", "\n", "{}", "[]", "null", "7", "not JSON", '{"tabard": "save"}', '{"tabard": "journal"}', "[" * 100_000]
NO_ROWS = [
    None, {}, [], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, "x", 5], ["1", 0, 0, ""], [True, 0, 0, ""], [1.0, 0, 0, ""], ["answer", 0],
    ["end", -1], ["undo", "0"], ["two words", 0], ["claim", 3],
]  # fmt: skip
KEYS = ["tabard", "format", "game", "seats", "variant", "cards", "fingerprint", "dice", "names", "players"]


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
        ("format", 3), ("format", "2"), ("format", True), ("game", "chess"), ("game", 7), ("seats", 9), ("seats", "3"),
        ("seats", 2),
        ("variant", {"edition": "french"}), ("variant", []), ("variant", {"edition": "german"}), ("cards", "other"), ("cards", 7),
        ("fingerprint", "0123456789abcdef"), ("fingerprint", 7), ("dice", {"fast": True}), ("dice", {"fast": None}),
        ("dice", {"fast": 1.5}), ("dice", {"fast": "\ud800"}), ("dice", {"fast": "\ud800\U0001F600"}), ("dice", {}), ("dice", 7),
        ("dice", {"fast": 1, "fair": "00"}), ("dice", {"fair": "00", "values": []}), ("dice", {"fair": "00", "values": 7}),
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
        read_with(GAME.box(3, {"edition": "german"}), some())


def test_a_journal_cut_short_in_a_row_is_refused_with_its_line() -> None:
    lines = some().splitlines()
    assert "row 10" in refused("\n".join([*lines[:10], lines[10][:-3], ""]))


@pytest.mark.parametrize("row", NO_ROWS)
def test_what_is_no_row_is_refused_with_its_number(row: Any) -> None:
    assert "row 6" in refused(written(head(), [*rows()[:5], row]))


def test_a_row_that_was_not_offered_is_refused_with_its_number() -> None:
    given = rows()
    for at, change in ((0, 1), (1, 1), (2, 500), (2, -500), (0, 2**70), (1, 2**70), (2, 2**70)):
        edited = [list(row) for row in given]
        edited[3][at] += change
        assert "row 4" in refused(written(head(), edited))


def test_a_missing_row_is_refused() -> None:
    given = [row.cells for row in journal_of(5).rows]
    assert refused(written(head(), given[:3] + given[4:]))


def test_a_row_after_the_end_is_refused() -> None:
    journal = journal_of(2000)
    assert journal.state.over
    given = [row.cells for row in journal.rows]
    assert f"row {len(given) + 1}" in refused(written(json.loads(journal.lines()[0]), [*given, [journal.state.asked, 0, 0, ""]]))
    assert f"row {len(given) + 1}" in refused(written(json.loads(journal.lines()[0]), [*given, ["claim", 0, "mine", {}]]))


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


# Running games


def test_a_running_games_file_may_end_anywhere() -> None:
    text = some()
    start = text.index("\n") + 1
    for at in range(start, len(text), 7):
        reading = read(text[:at])
        assert reading.torn == (text[at - 1] not in "]\n")
        assert text.startswith("\n".join(reading.journal.lines()))
        assert len(reading.journal.rows) == text[:at].count("]\n") + text[:at].endswith("]")


def test_a_last_line_that_is_whole_but_wrong_is_refused() -> None:
    lines = some().splitlines()
    assert "row 5" in refused("\n".join([*lines[:5], lines[6]]))


def test_only_the_end_is_missing() -> None:
    journal = journal_of(2000)
    cut = "\n".join(journal.lines()[:-1]) + "\n"
    assert f"row {len(journal.rows)}, the end, is missing" in refused(cut)
    assert not read(cut).complete
    assert text_of(read(cut).journal) == text_of(journal)
    assert f"row {len(journal.rows) + 1} is after the end" in refused(text_of(journal) + "[4, ")


# Format 1


def old_text(journal: Journal) -> str:
    """The answers of a journal without undo as format 1 had them."""
    first = {**header(journal.box, "journal"), "seed": journal.dice, "names": journal.names, "players": journal.players}
    return "\n".join([json.dumps(first), *[json.dumps(row.cells) for row in journal.kept]]) + "\n"


def test_journals_of_format_1_still_replay() -> None:
    journal = Journal(BOX, "old", NAMES, ["you"] * 3)
    seat = quiet_answer(journal)
    text = old_text(journal)
    assert position(open_journal(text)) == position(journal)
    assert read(text).lines == 0
    kept = [row.cells for row in journal.kept]
    undone = open_journal(text + json.dumps([0, seat, -1, "undo"]) + "\n" + json.dumps(kept[-1]) + "\n")
    assert position(undone) == position(journal)
    assert [row.cells for row in undone.rows] == kept
    assert f"row {len(kept) + 1}" in refused(text + json.dumps([0, (seat + 1) % 3, -1, "undo"]) + "\n")
    assert f"row {len(kept) + 1}" in refused(text + "[1, 2]\n")
