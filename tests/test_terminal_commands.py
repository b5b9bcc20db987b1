"""The commands of the terminal table: help, explaining, hint, undo, save and resume, languages, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.games import game
from tabard.screen import explained
from tabard.seating import play
from tabard.table.file import resumed
from tabard.table.journal import Journal, renumber
from tabard.table.reading import open_journal, read
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
from tests import telling
from tests.laws.walks import Policy
from tests.typed import GAME, Script, journal_of, sat_down


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_q_and_the_end_of_the_file_leave_the_table() -> None:
    for typed in (["q"], ["quit"], ["EXIT"], []):
        journal, script = journal_of(), Script(*typed)
        sat_down(journal, script)
        assert not journal.state.over
        assert script.lines[-1] == Words("en").say("leaving-unsaved")


def test_help_lists_every_command() -> None:
    script = Script("h", "help")
    sat_down(journal_of(), script)
    assert script.flat.count(Words("en").say("help")) == 2
    assert all(word in Words("en").say("help") for word in ("t:", "s:", "log", "hint", "undo", "save", "lang", "q:", "?"))


def test_commands_change_nothing() -> None:
    script = Script("h", "t", "s", "log", "hint", "?", "? trip", "undo", "lang it", "99", "0", "-1", "x", "")
    journal = journal_of()
    before = "\n".join(journal.lines())
    questions = [question.number for question in journal.state.questions]
    assert journal.state.questions[0].seat == 0, "this seed should ask the person first"
    sat_down(journal, script)
    assert "\n".join(journal.lines()) == before
    assert [question.number for question in journal.state.questions] == questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_mark_explains_cards_and_clauses(language: str) -> None:
    words = Words(language, GAME.box(2))
    refs = ["noble:palace-guard", "action:callous-guards", "noble:king-louis-xvi"]
    typed = [f"? {words.name(ref)}" for ref in refs] + [f"?{words.name(refs[0]).upper()}", "? gu-9", "?", "? xyzzy"]
    script = Script(*typed)
    sat_down(journal_of(), script, language)
    for ref in refs:
        assert f"{words.name(ref)} (" in script.flat
        assert words.text(ref) in script.flat
    assert words.say("clause", id="GU-9", title=words.clause("GU-9")[0]) in script.lines
    assert " ".join(words.clause("GU-9")[1].split()) in script.flat
    assert words.say("explain-what") in script.flat
    assert words.say("explain-none", said="xyzzy") in script.flat


def test_t_and_s_show_table_and_scores() -> None:
    script = Script("t", "s")
    journal = journal_of()
    sat_down(journal, script)
    words = Words("en", journal.box, journal.names)
    assert len([line for line in script.lines if line.startswith(words.say("zone-line"))]) == 2
    assert script.lines.count("You1: 0") == 1
    assert "← the front, next to the blade" in script.flat


def test_log_tells_from_the_beginning() -> None:
    script = Script("1", "log")
    sat_down(journal_of(), script)
    assert script.flat.count("Both decks are shuffled") == 2


def test_hint_is_the_advice_of_the_scripted_player() -> None:
    journal = journal_of()
    question = journal.state.questions[0]
    view = journal.box.redact(journal.state, question.seat)
    advice = GAME.steady(journal.box, "hint").choose(view, question)
    words = Words("en", journal.box, journal.names)
    script = Script("hint")
    sat_down(journal, script)
    advised = telling.option(words, journal.box, view, question, question.options[advice])
    assert words.say("hint", bot="steady", option=advised) in script.flat


def test_undo_of_nothing_says_so() -> None:
    script = Script("undo")
    sat_down(journal_of(), script)
    assert Words("en").say("nothing-to-undo") in script.flat


def quiet_journal(count: int) -> tuple[Journal, list[int]]:
    """A game at a choice of several things, of which the one now asked has quietly named so many; and those choices."""
    for seed in range(300):
        journal, policy, choices = journal_of("you,you,you", f"quiet {seed}"), Policy(seed), []
        for _ in range(90):
            if journal.state.over:
                break
            question = journal.state.questions[0]
            named = [row.seat == question.seat for row in journal.kept[-count:]] == [True] * count
            if named and journal.quiet[-count:] == [True] * count and len(question.options) > 1:
                return journal, choices
            choices.append(policy.roll(len(question.options)))
            journal.answer(question.number, question.seat, choices[-1])
    raise AssertionError("nobody names several things")


def before_the_last(journal: Journal, count: int) -> Journal:
    again = journal.anew()
    for row in journal.kept[:-count]:
        again.fold(row)
    return again


def alike(one: Any, other: Any) -> bool:
    """Equal but for the numbers of the questions, which never return."""
    one, other = one.clone(), other.clone()
    renumber(one, 0)
    renumber(other, 0)
    return bool(one == other)


def test_undo_takes_back_a_quiet_answer() -> None:
    journal, choices = quiet_journal(1)
    earlier = before_the_last(journal, 1)
    before = earlier.state.clone()
    script = Script("", str(choices[-1] + 1), "undo")
    sat_down(earlier, script)
    assert Words("en").say("undone") in script.lines
    assert alike(earlier.state, before)
    assert [row.kind for row in earlier.rows][-1] == "undo"
    assert len(earlier.rows) == len(journal.rows) + 1


@pytest.mark.parametrize("count", [1, 2])
def test_undo_after_resuming(count: int) -> None:
    journal, _ = quiet_journal(count)
    before = before_the_last(journal, count)
    again = open_journal("\n".join(journal.lines()) + "\n")
    script = Script("", *["undo"] * count, "log")
    sat_down(again, script)
    assert script.lines.count(Words("en").say("undone")) == count
    assert alike(again.state, before.state)


def test_undo_after_a_draw_is_refused() -> None:
    journal, script = journal_of("you,you"), Script("1", "", "", "undo", "1", "", "undo")
    sat_down(journal, script)
    assert Words("en").say("undone") not in script.lines
    assert all(row.kind != "undo" for row in journal.rows)


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    journal, script = journal_of(), Script("1", f"save {file}", "1", "1")
    sat_down(journal, script, "es")
    kept = open_journal(file.read_text(encoding="utf-8"))
    assert kept.state == journal.state
    assert "".join(Words("es").say("leaving", file=str(file), command="tabard play").split()) in "".join(script.text.split())
    again = Script(always="1")
    text = file.read_text(encoding="utf-8")
    table = Terminal(kept, "en", again.screen, resumed(file, text, read(text)))
    play(table)
    assert table.people == [0]
    assert kept.state.over
    assert open_journal(file.read_text(encoding="utf-8")).state == kept.state


def test_a_game_with_a_file_is_on_disk_before_every_question(tmp_path: Path) -> None:
    file = tmp_path / "game"
    journal, script = journal_of("you,random,you"), Script(always="1")
    asked = script.screen.read

    def read(prompt: str) -> str:
        assert file.read_text(encoding="utf-8").splitlines() == journal.lines()
        return asked(prompt)

    script.screen.read = read
    sat_down(journal, script, "en", file)
    assert journal.state.over
    assert open_journal(file.read_text(encoding="utf-8")).state == journal.state


def test_save_where_nothing_can_be_written_says_so_and_goes_on(tmp_path: Path) -> None:
    script = Script(f"save {tmp_path}/nowhere/game", "1")
    journal = journal_of()
    table = sat_down(journal, script)
    assert table.file is None
    assert "No such file" in script.flat
    assert journal.rows


def test_an_undo_is_kept_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game"
    journal, _ = quiet_journal(1)
    sat_down(journal, Script("", "undo"), "en", file)
    assert open_journal(file.read_text(encoding="utf-8")).state == journal.state
    assert file.read_text(encoding="utf-8").splitlines()[-1].startswith('["undo", ')


def test_another_language_is_spoken_at_once() -> None:
    script = Script("lang it", "lang es", "lang tlh", "lang")
    journal = journal_of()
    sat_down(journal, script)
    assert Words("it").say("language-now") in script.lines
    assert Words("es").say("language-now") in script.lines
    assert Words("es").say("no-language", said="tlh", known="en, es, it") in script.flat
    italian = Words("it", journal.box, journal.names)
    assert any(line.startswith(italian.say("zone-line")) for line in script.lines)
    assert script.lines[-1] == Words("es").say("leaving-unsaved")


def test_leaving_asks_whether_to_keep_the_game(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    journal, script = journal_of(), Script("1", "q", str(file))
    sat_down(journal, script).leave()
    assert open_journal(file.read_text(encoding="utf-8")).state == journal.state


def test_a_file_that_can_no_longer_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    journal, script = journal_of(), Script(f"save {folder / 'game'}", always="1")
    asked = script.screen.read

    def read(prompt: str) -> str:
        if (folder / "game").exists():
            (folder / "game").unlink()
            folder.rmdir()
        return asked(prompt)

    script.screen.read = read
    sat_down(journal, script)
    assert journal.state.over
    assert "No such file" in script.flat


def test_a_game_is_not_saved_into_a_folder() -> None:
    journal, script = journal_of(), Script("save .", "q")
    sat_down(journal, script)
    assert journal.kept == []


@pytest.mark.parametrize(("language", "said"), [("en", "deserter"), ("es", "desertor"), ("it", "disertore")])
def test_a_rule_is_found_by_its_name_too(language: str, said: str) -> None:
    words = Words(language, game("swords-and-bagpipes").box(4))
    assert explained(words, said)[0].startswith("SB-W1 ")
    assert explained(words, "SB-W1") == explained(words, said)
    assert explained(words, "SB") == []
