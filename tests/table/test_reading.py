"""Reading a journal: a running game's may end anywhere; whatever does not fit is refused in one sentence, with its row."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabard.engine.errors import BadSave, Refused
from tabard.engine.save import header
from tabard.table.journal import Journal
from tabard.table.reading import open_journal, read, read_with
from tabard.terminal import Screen, Terminal
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
