"""A finished journal is what was written, or it is refused with the row's number; and `tabard verify` proves its dice."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.engine.errors import BadSave
from tabard.games import SHELF
from tabard.table.fair import FairDice
from tabard.table.journal import Journal, Row, linked
from tabard.table.reading import open_journal
from tabard.table.verify import verified
from tabard.words import LANGUAGES, Words
from tests.laws.walks import Policy

SECRET = bytes(range(32))
NAMES = [game.name for game in SHELF]
on_the_shelf = pytest.mark.parametrize("game", NAMES)


@cache
def finished(game: str, fair: bool = True) -> tuple[str, ...]:
    """The lines of a whole game, some answers taken back; without the secret in its head, as it is given away."""
    shelf = next(one for one in SHELF if one.name == game)
    box = shelf.box(shelf.usual)
    dice = FairDice(SECRET, ["Ann's words", "Bob's"]) if fair else "seed"
    journal, policy = Journal(box, dice, ["P"] * box.seats, ["you"] * box.seats), Policy(game)
    while not journal.state.over:
        question = journal.state.questions[policy.roll(len(journal.state.questions))]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.may_undo(question.seat) and policy.roll(4) == 0:
            journal.undo(question.seat)
    return tuple(journal.lines(secret=False))


def refused(lines: list[str], row: int, newline: str = "\n") -> None:
    """By whoever reads it, with the row's number; `verify` too if a running game's file could look like this."""
    for look in (open_journal, verified):
        with pytest.raises(BadSave) as caught:
            look("\n".join(lines) + newline)
        assert f"row {row}" in caught.value.message, caught.value.message


@on_the_shelf
def test_cut_at_any_line_it_is_refused(game: str) -> None:
    lines = finished(game)
    for at in [*range(1, len(lines) - 5, 1 + len(lines) // 80), *range(len(lines) - 5, len(lines))]:
        refused(list(lines[:at]), at)


@on_the_shelf
def test_cut_inside_any_line_it_is_refused(game: str) -> None:
    lines = finished(game)
    for at in range(2, len(lines), 5):
        refused([*lines[: at - 1], lines[at - 1][: len(lines[at - 1]) // 2]], at - 1, "")


def another_option(game: str) -> tuple[int, list[Any]]:
    """A row's number, and its cells with another option that was offered as well."""
    whole = open_journal("\n".join(finished(game)))
    again = Journal(whole.box, whole.dice, whole.names, whole.players, whole.laid)  # before any number was raised
    for number, row in enumerate(whole.rows, 1):
        if row.kind == "answer" and number > 10:
            options = again.box.question(again.state, row.question, row.seat).options
            other = [one for one in options if one != row.option]
            if other:
                return number, [row.question, row.seat, other[0], row.path]
        again.fold(Row(row.cells, again.hash))
    raise AssertionError("there was never a choice")


@on_the_shelf
def test_another_legal_option_is_refused(game: str) -> None:
    number, cells = another_option(game)
    lines = list(finished(game))
    lines[number] = json.dumps([*cells, json.loads(lines[number])[-1]])
    refused(lines, number)
    before = json.loads(lines[number - 1])[-1]
    lines[number] = json.dumps([*cells, linked(before, json.dumps(cells))])  # with a hash that fits: the next row does not
    refused(lines, number + 1)


@on_the_shelf
def test_rows_swapped_dropped_or_doubled_are_refused(game: str) -> None:
    lines = list(finished(game))
    last = len(lines) - 1
    for at in (1, 5, last - 1):
        refused([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]], at)
        refused([*lines[:at], *lines[at + 1 :]], at)
        refused([*lines[:at], lines[at], *lines[at:]], at + 1)
    refused([*lines, lines[last]], last + 1)


@on_the_shelf
def test_another_seat_path_or_hash_is_refused(game: str) -> None:
    lines = list(finished(game))
    for cell, value in ((1, 7), (3, "hand:99"), (4, "0" * 16)):
        cells = json.loads(lines[4])
        if len(cells) == 5:
            cells[cell] = value
            refused([*lines[:4], json.dumps(cells), *lines[5:]], 4)


@on_the_shelf
@pytest.mark.parametrize("edit", ["names", "players", "values", "promise", "seed", "hash"])
def test_another_head_is_refused(game: str, edit: str) -> None:
    lines = list(finished(game, fair=edit != "seed"))
    head = json.loads(lines[0])
    if edit in ("names", "players"):
        head[edit][0] = "somebody else"
    elif edit == "hash":
        head["hash"] = "0" * 16
    else:
        key = {"values": "values", "promise": "fair", "seed": "fast"}[edit]
        head["dice"][key] = ["mine"] if edit == "values" else "0" * 64
    with pytest.raises(BadSave, match=r"line 1, the head|not the one that was promised"):
        open_journal("\n".join([json.dumps(head), *lines[1:]]) + "\n")


@on_the_shelf
def test_a_journal_forged_with_fitting_hashes_still_has_to_fit_its_dice(game: str) -> None:
    """Another secret with its own promise deals other cards: the answers do not fit them."""
    lines = finished(game)
    other = FairDice(SECRET[::-1], ["Ann's words", "Bob's"])
    head = {key: value for key, value in json.loads(lines[0]).items() if key != "hash"}
    head["dice"]["fair"] = other.promise
    before = linked("", json.dumps(head, sort_keys=True))
    forged = [json.dumps({**head, "hash": before})]
    for line in lines[1:]:
        cells = json.loads(line)[:-1]
        if cells[0] == "end":
            cells[2] = other.secret.hex()
        before = linked(before, json.dumps(cells))
        forged.append(json.dumps([*cells, before]))
    with pytest.raises(BadSave, match=r"row [0-9]+"):
        verified("\n".join(forged) + "\n")


# The command


def said_of(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["verify", *words])
    return (code, *capsys.readouterr())


@on_the_shelf
@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_proves_a_fair_game(game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    file.write_text("\n".join(finished(game)) + "\n", encoding="utf-8")
    promise = FairDice(SECRET, []).promise
    code, out, _ = said_of(capsys, str(file), "--lang", language, "--promise", promise)
    words = Words(language)
    assert code == 0
    assert words.say("verify-promise", promise=promise) in out
    assert words.say("verify-value", value="Ann's words") in out
    assert words.say("verify-hash", hash=json.loads(finished(game)[-1])[-1]) in out
    assert said_of(capsys, str(file), "--promise", "0" * 64)[0] == 2


def test_verify_of_fast_dice_proves_nothing_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    file.write_text("\n".join(finished(NAMES[0], fair=False)) + "\n", encoding="utf-8")
    code, out, _ = said_of(capsys, str(file))
    assert code == 1
    assert "fast dice" in out


def test_verify_looks_at_every_path(tmp_path: Path) -> None:
    """A path is not looked at when a journal is folded; a forger would have to get it right all the same."""
    lines = finished(NAMES[0])
    head = json.loads(lines[0])
    before, forged = head["hash"], [lines[0]]
    for number, line in enumerate(lines[1:], 1):
        cells = json.loads(line)[:-1]
        if number == 1:
            cells[3] = "hand:99"
        before = linked(before, json.dumps(cells))
        forged.append(json.dumps([*cells, before]))
    text = "\n".join(forged) + "\n"
    assert open_journal(text).state.over
    with pytest.raises(BadSave, match="row 1 says 'hand:99'"):
        verified(text)
