"""A journal proves its bots: each answer follows from what the bot could see, its seed and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabard
from tabard.bots import bot
from tabard.bots.proof import proven
from tabard.cli import main
from tabard.games import SHELF
from tabard.table.fair import new_dice
from tabard.table.journal import Journal, Row

PLAYERS = ["steady", "gentle", "search:20it"]


def played(game: str, players: list[str], spoil: int = -1) -> Journal:
    """A game of bots; the answer with this number is another than its bot's."""
    box = tabard.game(game).box(len(players))
    journal = Journal(box, new_dice(), players, players)
    levels = ["random" if player == "person" else player for player in players]
    bots = [bot(level, box, journal.seed_for("bot", seat)) for seat, level in enumerate(levels)]
    while not journal.state.over:
        question = [one for one in journal.state.questions if one.answer < 0][0]
        view = box.redact(journal.state, question.seat)
        asked = box.question(view, question.number, question.seat)
        choice = bots[question.seat].choose(view, asked) if len(asked.options) > 1 else 0
        if len(journal.kept) >= spoil >= 0 and len(asked.options) > 1 and players[question.seat] != "person":
            spoil, choice = -1, (choice + 1) % len(asked.options)
        journal.answer(question.number, question.seat, choice)
    return journal


@pytest.mark.parametrize("game", [one.name for one in SHELF])
def test_every_answer_of_a_bot_can_be_had_again(game: str) -> None:
    most = tabard.game(game).most
    journal = played(game, PLAYERS[: min(3, most)] if most > 2 else ["search:20it", "steady"])
    found = proven(journal)
    assert (found.same, found.other, found.by_clock) == (len(journal.kept), [], 0)


def test_an_answer_that_is_not_the_bots_is_named() -> None:
    journal = played("guillotine", ["steady", "steady"], 10)
    assert len(proven(journal).other) >= 1
    assert proven(journal).other[0] > 10


def test_people_answer_as_they_like_and_bots_by_the_clock_are_not_checked() -> None:
    journal = played("guillotine", ["person", "steady"], -1)
    found = proven(journal)
    assert found.same == len([row for row in journal.kept if row.seat == 1])
    journal.players[1] = "search:50ms"
    assert proven(journal).by_clock == found.same


def test_who_answers_for_a_seat_is_in_the_journal() -> None:
    box = tabard.game("guillotine").box(2)
    journal = Journal(box, new_dice(), ["A", "B"], ["person", "person"])
    journal.note("bot", 0, "steady")
    steady = bot("steady", box, journal.seed_for("bot", 0))
    for turn in range(20):
        question = journal.state.questions[0]
        if turn == 10:
            journal.note("timeout", question.seat)
        choice = len(question.options) - 1
        if question.seat == 0 and turn != 10:
            view = box.redact(journal.state, 0)
            choice = steady.choose(view, box.question(view, question.number, 0)) if choice else 0
        journal.answer(question.number, question.seat, choice)
    found = proven(journal)
    assert found.other == []
    assert found.same >= len([row for row in journal.kept if row.seat == 0]) - 1
    journal.note("person", 0, "A")
    assert isinstance(journal.rows[-1], Row)


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tabard"
    journal = played("guillotine", ["steady", "random"])
    file.write_text("\n".join(journal.lines()) + "\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert f"they give the same {len(journal.kept)} answers" in capsys.readouterr().out
    spoilt = played("guillotine", ["steady", "random"], 5)
    file.write_text("\n".join(spoilt.lines()) + "\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "gives another answer" in capsys.readouterr().out


@pytest.mark.parametrize(("kind", "keeper"), [("timeout", True), ("timeout", False), ("stood_in", True), ("stood_in", False)])
def test_what_the_table_answered_for_a_seat_is_said_and_asked_again(kind: str, keeper: bool) -> None:
    box = tabard.game("guillotine").box(2)
    journal = Journal(box, new_dice(), ["A", "B"], ["person", "search:1it"])
    for _ in range(10):
        question = journal.state.questions[0]
        view = box.redact(journal.state, question.seat)
        asked = box.question(view, question.number, question.seat)
        choice = bot("steady", box, journal.seed_for("keeper", question.seat)).choose(view, asked)
        choice = choice if keeper else (choice + 1) % len(asked.options)
        for one in journal.weigh_for(kind, question.number, question.seat, choice):
            journal.keep(one)
    found = proven(journal)
    assert (found.same, found.by_clock) == (0, 0)
    assert found.kept + found.preset + len(found.other) == 10
    assert (found.kept == 10) == keeper
    assert (len(found.other) > 0, found.preset > 0) == (kind == "stood_in" and not keeper, kind == "timeout" and not keeper)
