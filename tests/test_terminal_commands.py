"""The commands of the terminal table: help, explaining, hint, undo, save and resume, languages, leaving."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabard.bots import hint
from tabard.engine.game import Game
from tabard.games import OURS, game
from tabard.menu import Menu, advice
from tabard.screen import explained, how_to_play, minute, topics
from tabard.seating import ask_variant, play
from tabard.table.file import resumed
from tabard.table.journal import Journal, renumber
from tabard.table.reading import open_journal, read
from tabard.table.seen import moment
from tabard.table.sheet import sheet_of
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
from tests import telling
from tests.laws.walks import Policy, walk
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


def test_an_explained_card_says_what_its_numbers_count() -> None:
    words = Words("es", GAME.box(2))
    first, points, *_ = explained(words, "Teniente")
    assert (first, points) == ("Teniente (rojo (Ejército), 2 ejemplares, fuente: dato público)", "2 puntos")
    assert explained(words, "Héroe del pueblo")[1] == "−3 puntos"
    assert explained(words, "Guardia de palacio")[0].startswith("Guardia de palacio (rojo (Ejército), *, 5 ejemplares")


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


def test_hint_is_the_advised_option_with_its_share_and_reasons() -> None:
    journal = journal_of()
    question = journal.state.questions[0]
    view = journal.box.redact(journal.state, question.seat)
    found = hint(journal.box, journal.state, question.seat, question.number)
    told = found.options[found.advised]
    words = Words("en", journal.box, journal.names)
    script = Script("hint")
    sat_down(journal, script)
    advised = telling.option(words, journal.box, view, question, question.options[found.advised])
    share, error = round(100 * told.shares[question.seat]), max(1, round(100 * told.error))
    assert f"{words.say('hint', option=advised)} {words.say('hint-share', share=share, error=error)}" in script.flat
    assert told.reasons
    assert all(words.message(reason) in script.flat for reason in told.reasons)


def test_undo_of_nothing_says_so() -> None:
    script = Script("undo")
    sat_down(journal_of(), script)
    assert Words("en").say("nothing-decided") in script.flat


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
    question = earlier.state.questions[0]
    mine = next(one for one in moment(earlier.box, earlier.state, question.seat).mine if one.number == question.number)
    lines = [inside for _, inside in Menu(mine, Words("en", earlier.box), sheet_of(earlier.box)).lines([])]
    script = Script("", str(lines.index([choices[-1]]) + 1), "undo")
    sat_down(earlier, script)
    assert Words("en").say("options-undo") in script.flat
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
    assert Words("es").say("leaving", file=str(file)) in script.flat
    assert script.lines[-1] == f"  tabard play --resume {file}", "the file remembers the language"
    assert kept.language == "es"
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
    assert table.words.say("not-written", file=f"{tmp_path}/nowhere/game", why="nowhere") in script.flat
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
    assert Words("en").say("not-written", file=str(folder / "game"), why="nowhere") in script.flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_asks_again_when_the_game_could_not_be_kept(language: str, tmp_path: Path) -> None:
    file, words = tmp_path / "kept", Words(language)
    (tmp_path / "taken").write_text("mine")
    script = Script("1", "q", f"{tmp_path}/nowhere/game", f"{tmp_path}/taken", f"{tmp_path}/{'x' * 300}", str(file))
    journal = journal_of()
    sat_down(journal, script, language)
    assert words.say("not-written", file=f"{tmp_path}/nowhere/game", why="nowhere") in script.flat
    assert words.say("file-exists", file=f"{tmp_path}/taken") in script.flat
    assert words.say("not-written", file="X", why="long").partition("X")[2] in script.flat
    assert script.flat.count(words.say("leave-save")) == 4
    assert open_journal(file.read_text(encoding="utf-8")).state == journal.state
    assert (tmp_path / "taken").read_text() == "mine"


@pytest.mark.parametrize("said", ["no", "NO", "\033", "undo", "deshacer", "mesa", "? 1"])
def test_whoever_wanted_to_leave_may_stay(said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    journal, script = journal_of(), Script("1", "q", said, "1")
    sat_down(journal, script, "es")
    assert len([one for one in journal.kept if one.seat == 0]) > 1, "the game has gone on"
    assert [*tmp_path.iterdir()] == []
    assert script.lines[-1] == Words("es").say("leaving-unsaved")


@pytest.mark.parametrize("said", ["", "q"])
def test_enter_leaves_without_keeping_the_game(said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    script = Script("1", "q", said, always="1")
    journal = journal_of()
    sat_down(journal, script)
    assert not journal.state.over
    assert [*tmp_path.iterdir()] == []


def test_a_name_may_be_typed_with_the_word_save(tmp_path: Path) -> None:
    journal, script = journal_of(), Script("1", "q", f"save {tmp_path}/kept")
    sat_down(journal, script)
    assert open_journal((tmp_path / "kept").read_text(encoding="utf-8")).state == journal.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_changed_by_the_word_of_every_language(language: str) -> None:
    for word in ("lang", "idioma", "lingua"):
        table = sat_down(journal_of(), Script(f"{word} it"), language)
        assert table.language == "it"


def test_help_after_the_end_is_about_what_can_be_done_then() -> None:
    script = Script("", always="1", live=True)
    asked, typed = script.screen.read, ["h", ""]
    script.screen.read = lambda prompt: typed.pop(0) if prompt == "> " else asked(prompt)
    sat_down(journal_of("you,random"), script)
    assert Words("en").say("help-after") in script.flat
    assert Words("en").say("help") not in script.flat


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_is_broken_between_words(language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    words, script = Words(language), Script(always="no")
    for message in ("undo-agree", "hand-over", "prompt-number"):
        prompt = words.say(message, name="Guglielmina", most=9)
        script.lines.clear()
        script.screen.ask(prompt)
        assert all(len(line) <= columns - 6 for line in script.lines), "what is typed has room beside it"
        assert " ".join(script.lines).split() == prompt.split()


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


@pytest.mark.parametrize("shelf", OURS, ids=[one.name for one in OURS])
@pytest.mark.parametrize(
    ("language", "win", "aim"), [("en", "win", "aim"), ("es", "ganar", "objetivo"), ("it", "vincere", "scopo")]
)
def test_how_one_wins_is_explained(shelf: Game, language: str, win: str, aim: str) -> None:
    words = Words(language, shelf.box(2))
    told = [minute(words, part) for part in ("aim", "turn", "end", "advice")]
    assert set(told) & set(explained(words, win))
    assert explained(words, aim)[0] == told[0]
    assert aim in words.say("topic-aim").casefold()
    assert explained(words, win)[0] == told[0]
    assert f"? {words.say('topic-aim')}" in topics(words)[1]
    assert words.clause(words.clauses()[0])[0] in topics(words)[0]
    assert topics(words)[-1] == words.say("explain-what"), "how to ask is read last"


@pytest.mark.parametrize(
    ("language", "typed"),
    [("es", "ayuda mesa puntos cronica crónica consejo deshacer cómo salir"), ("it", "aiuto tavolo punti cronaca come esci")],
)
def test_commands_are_typed_in_the_language_spoken_or_in_english(language: str, typed: str) -> None:
    script = Script("help", *typed.split())
    sat_down(journal_of(), script, language)
    assert [line for line in script.lines if line.startswith("«")] == [], "none of them is misunderstood"
    words = Words(language, game=GAME.name)
    assert script.flat.count(words.say("help")) == 2
    assert words.say("intro-aim") in script.flat
    assert script.lines[-1] == words.say("leaving-unsaved")
    for name in ("how", "undo", "save", "lang", "log", "hint"):
        assert words.say(f"command-{name}").split()[0] in words.say("help")


@pytest.mark.parametrize("shelf", OURS, ids=[one.name for one in OURS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_on_one_page(shelf: Game, language: str) -> None:
    journal = Journal(shelf.box(shelf.usual), 1, ["A", "B", "C", "D"][: shelf.usual], ["you"] * shelf.usual)
    script = Script()
    table = Terminal(journal, language, script.screen, None)
    table.show_how()
    assert all(minute(table.words, part) in script.flat for part in ("aim", "turn", "end", "advice"))
    assert len(script.lines) <= 23


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_has_the_numbers_of_this_box_and_what_two_do(language: str) -> None:
    knights, clans = game("with-sword-and-shield"), game("swords-and-bagpipes")
    for mode, numbers in (("short", ["3", "24"]), ("joust", ["5", "28"])):
        words = Words(language, knights.box(2, {"mode": mode}))
        for told in (dict(how_to_play(words))[words.say("topic-aim")], explained(words, words.say("topic-aim"))[0]):
            assert set(re.findall("[0-9]+", told)) == set(numbers)
    for seats in (2, 3):
        words = Words(language, clans.box(seats))
        told = dict(how_to_play(words))[words.say("topic-turn")]
        assert told.endswith(words.attribute("intro-turn", "two")) is (seats == 2)
        assert len("".join(f"{title}: {text}" for title, text in how_to_play(words))) < 23 * 76


@pytest.mark.parametrize(("language", "said"), [("en", "tie"), ("en", "ties"), ("es", "empate"), ("it", "parità")])
def test_the_clause_that_is_about_it_is_found_first(language: str, said: str) -> None:
    """Not one that speaks of it in passing."""
    assert explained(Words(language, game("swords-and-bagpipes").box(4)), said)[0].startswith("SB-F4 ")


@pytest.mark.parametrize(
    ("language", "name", "said", "sign"),
    [
        ("en", "swords-and-bagpipes", "x2", "opened"), ("es", "with-sword-and-shield", "F2", "strength"),
        ("en", "with-sword-and-shield", "s5", "strength"), ("es", "with-sword-and-shield", "Caballería", "chivalry"),
        ("es", "with-sword-and-shield", "caballeria", "chivalry"), ("en", "with-sword-and-shield", "Chivalry", "chivalry"),
        ("it", "with-sword-and-shield", "R6", "endurance"),
    ],
)  # fmt: skip
def test_a_sign_is_explained_by_its_name_or_as_it_is_drawn(language: str, name: str, said: str, sign: str) -> None:
    words = Words(language, game(name).box(2))
    assert words.say(f"signs-{sign}") in explained(words, said)


def test_of_very_many_that_are_called_so_only_the_names_are_told() -> None:
    words = Words("en", game("with-sword-and-shield").box(2))
    told = explained(words, "cut")
    assert len(told) == 1
    assert words.name("attack:rage-cut") in told[0]
    assert words.text("attack:rage-cut") not in told[0]


def test_an_option_is_explained_by_its_number() -> None:
    journal, script = journal_of(), Script("? 1")
    table = sat_down(journal, script)
    mine = table.sitting.moment(0).mine[0]
    card = next(value for option in mine.options for value in option.facts.values() if isinstance(value, str))
    assert f"{table.words.name(card)}: {table.words.text(card)}" in script.flat


def test_an_option_without_a_card_is_explained_by_its_rule_or_by_what_is_asked() -> None:
    script = Script("? 1", "1")
    table = sat_down(Journal(game("swords-and-bagpipes").box(2), 1, ["Ann", "random"], ["you", "random"]), script)
    title, text = table.words.clause("SB-A2")
    assert script.flat.index(f"SB-A2 · {title} {' '.join(text.split())}") < script.flat.index("Ann collects taxes")
    script = Script("? 5")
    table = sat_down(journal_of("you,random"), script)
    assert table.words.say("guide-ask-play") in script.flat


def test_among_bots_the_last_choice_is_taken_back_whatever_came_of_it() -> None:
    journal, script = journal_of("you,random"), Script("1", "1", "1", "1", "undo", "undo")
    table = sat_down(journal, script)
    assert script.lines.count(table.words.say("undone")) == 2
    assert journal.state.questions[0].seat == 0
    assert len(journal.state.questions[0].options) > 1, "what leaves no choice is not gone back to"
    assert open_journal("\n".join(journal.lines()) + "\n").state == journal.state


def test_the_text_of_a_card_is_told_when_a_bot_first_plays_it() -> None:
    journal, script = journal_of("you,random,random", "texts"), Script(always="2")
    table = sat_down(journal, script)
    actions = [design.ref() for design in journal.box.designs() if design.section == "action"]
    texts = [table.words.say("card-says", text=table.words.text(ref)) for ref in actions]
    assert max(script.flat.count(text) for text in texts) == 1
    assert sum(text in script.flat for text in texts) > 3


def test_a_file_name_with_blanks_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "my game"
    script = Script("1", f"save {file}", "q")
    sat_down(journal_of(), script)
    assert f"  tabard play --resume '{file}'" in script.lines, "in a line of its own, to be copied"


def test_quotes_around_a_file_name_are_no_part_of_it(tmp_path: Path) -> None:
    sat_down(journal_of(), Script("1", f'save "{tmp_path}/my game"', "q"))
    assert (tmp_path / "my game").exists()


def test_a_language_spoken_later_is_in_the_command_to_go_on(tmp_path: Path) -> None:
    script = Script("1", f"save {tmp_path}/game", "lang it", "q")
    sat_down(journal_of(), script)
    assert script.lines[-1] == f"  tabard play --lang it --resume {tmp_path}/game"


def test_commands_work_before_the_first_question_and_after_the_end() -> None:
    script = Script("h", "lang es", "? ganar", "cómo", "", always="1", live=True)
    asked = script.screen.read
    typed = ["crónica", "xyzzy", "consejo", "otra"]
    script.screen.read = lambda prompt: typed.pop(0) if prompt == "> " else asked(prompt)
    table = sat_down(journal_of("you,random"), script)
    words = Words("es", game=GAME.name)
    assert Words("en").say("help") in script.flat
    assert words.say("tagline") in script.flat
    assert script.flat.count(words.say("intro-aim")) == 2
    assert script.flat.count(words.say("join-not-asked")) == 2
    assert "   0 " + words.say("event-dealt", count=5)[:20] in script.text
    assert table.again


def test_the_result_stands_below_what_happened_last() -> None:
    script = Script("", always="1", live=True)
    asked = script.screen.read
    script.screen.read = lambda prompt: "" if prompt == "> " else asked(prompt)
    table = sat_down(journal_of("you,random"), script)
    page = script.pages[-1]
    over = next(at for at, line in enumerate(page) if table.words.say("game-over") in line)
    assert f"· {table.words.say('event-game-ended')}" in page[:over]
    assert len(page) + 5 <= 24


def test_what_a_short_word_begins_is_not_what_was_asked_for() -> None:
    words = Words("en", game("with-sword-and-shield").box(2))
    assert "wine" not in " ".join(explained(words, "win"))
    assert "Bide one’s time" not in " ".join(explained(words, "bid"))
    assert any("auction" in line for line in explained(words, "bid"))
    assert any("A gulp of wine" in line for line in explained(words, "wine"))


def test_at_one_screen_what_others_have_seen_is_taken_back_if_they_agree() -> None:
    for said, undone in (("no", 0), ("yes", 1), ("sí", 1)):
        journal = journal_of("you,you", "agree")
        mine, policy = "", Policy(1)
        while not mine:  # a card that asks for more
            question = journal.state.questions[0]
            journal.answer(question.number, question.seat, policy.roll(len(question.options)))
            again = journal.state.questions[0]
            mine = "quiet" if again.seat == question.seat and not journal.quiet[-1] and len(again.options) > 1 else ""
        before = len(journal.kept)
        script = Script("", "undo", said)
        sat_down(journal, script)
        assert script.lines.count(Words("en").say("undone")) == undone
        assert script.lines.count(Words("en").say("undo-declined")) == 1 - undone
        assert len(journal.kept) == before - undone


def test_what_ends_something_stands_last_in_every_game() -> None:
    for shelf in OURS:
        box = shelf.box(shelf.usual)
        seen = 0
        for s in walk(box, 1):
            for question in s.questions:
                mine = next((one for one in moment(box, s, question.seat).mine if one.number == question.number), None)
                menu = Menu(mine, Words("en", box), sheet_of(box)) if mine else None
                lines = menu.lines([]) if menu else []
                ends = [at for at, line in enumerate(lines) if menu and menu.paths[line[1][0]][0] in ("pass", "end", "done")]
                seen += len(ends)
                assert all(at == len(lines) - 1 for at in ends)
        assert seen > 3


def test_after_the_end_one_may_keep_the_game_and_play_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    journal = journal_of("you,random")
    script = Script(always="1", live=True)
    asked = script.screen.read
    typed = [f"save {file}", "again"]
    script.screen.read = lambda prompt: typed.pop(0) if prompt == "> " else asked(prompt)
    table = sat_down(journal, script)
    assert journal.state.over
    assert table.again
    assert f"  tabard replay {file} --html replay.html" in script.lines
    assert f"  tabard review {file}" in script.lines
    assert open_journal(file.read_text(encoding="utf-8")).state == journal.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_choice_is_secret_the_advice_is_the_mix(language: str) -> None:
    box = game("swords-and-bagpipes").box(4)
    s = next(s for s in walk(box, 1) if any(len(one.options) == 2 and box.kinds[one.kind].name == "side" for one in s.questions))
    question = next(one for one in s.questions if box.kinds[one.kind].name == "side")
    mine, words = moment(box, s, question.seat).mine[0], Words(language, box)
    scotland, england = [words.message(option) for option in mine.options]
    for mix, told in (([0.1, 0.9], [(90, england), (10, scotland)]), ([0.97, 0.03], [(97, scotland)])):
        lines = advice(words, mine, 0, 0.54, 0.003, mix, [])
        parts = [words.say("hint-part", percent=percent, option=option) for percent, option in told]
        assert lines == [words.say("hint-mixed"), *parts, words.say("hint-share", share=54, error=1)]
    alone = advice(words, mine, 1, -1, 0, [], [])
    assert alone == [words.say("hint", option=england)]
    assert "54\u00a0%\u00a0±\u00a01" in lines[-1], "a number and its sign stand in one line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_when_one_sits_down_is_explained(language: str) -> None:
    shelf = game("swords-and-bagpipes")
    words, script = Words(language, game=shelf.name), Script("?", "2", "?", "? 2", "? SB-F4", always="")
    assert ask_variant(script.screen, words, shelf, 4) == {}
    assert words.say("intro-aim") in script.flat
    assert " ".join(words.clause("SB-F4")[1].split()) in script.flat
    assert words.say("sit-again", said="?", least=1, most=2) not in script.flat


def test_a_reason_agrees_with_how_many_cards_it_is_about() -> None:
    words = Words("it", game("swords-and-bagpipes").box(4))
    assert words.why_not("SB-P4", 1).startswith("Questa carta")
    assert words.why_not("SB-P4", 2).startswith("Queste carte")
    assert words.why_not("SB-H4", 2) == words.say("refused-SB-H4")
