"""The terminal table, driven by a script of typed lines: play, commands, refusals, secrets, widths, languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabard
from tabard.engine.journal import Journal
from tabard.engine.state import NOBODY, OPEN
from tabard.games import open_journal
from tabard.screen import Leave, Screen, Sheet
from tabard.sitting import play
from tabard.terminal import Asked, Terminal
from tabard.words import LANGUAGES, Words
from tests.guillotine.table import Table
from tests.laws.walks import Policy

GAME = tabard.game("guillotine")
WIDE = "\n" * 60  # what clears the screen where it cannot be cleared


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


class Script:
    """Types lines, and keeps everything written; prompts are lines, too. No more lines: the end of the file."""

    def __init__(self, *typed: str, always: str | None = None) -> None:
        self.typed = list(typed)
        self.always = always
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.screen = Screen(self.read, self.lines.append, False)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.lines.append(prompt)
        assert len(self.prompts) < 3000, "nobody types so much"
        if self.typed:
            return self.typed.pop(0)
        if self.always is None:
            raise EOFError
        return self.always

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def flat(self) -> str:
        """As one line, however it was wrapped."""
        return " ".join(self.text.split())


def journal_of(players: str = "you,random", seed: str = "terminal", edition: str = "standard") -> Journal:
    seats = players.split(",")
    names = [f"{player.title()}{seat + 1}" for seat, player in enumerate(seats)]
    return Journal(GAME.box(len(seats), {"edition": edition}), seed, names, seats)


def sat_down(journal: Journal, script: Script, language: str = "en", file: Path | None = None) -> Terminal:
    """Played until the game is over or somebody leaves."""
    table = Terminal(journal, language, script.screen, file)
    play(table)
    return table


def laid_out(table: Table, *typed: str, players: str = "you,you", language: str = "en") -> tuple[Terminal, Script]:
    """A position laid out by hand, with one person asked."""
    script = Script(*typed)
    journal = Journal(table.box, 1, ["Ann", "Bob"], players.split(","))
    journal.state = table.s
    terminal = Terminal(journal, language, script.screen, None)
    terminal.facing = table.question().seat
    return terminal, script


def person_answers(table: Table, *typed: str, language: str = "en") -> Script:
    terminal, script = laid_out(table, *typed, language=language)
    with pytest.raises(Leave):
        terminal.person_answers(table.question())
    return script


def name(ref: str, language: str = "en") -> str:
    return Words(language, GAME.box(2)).name(ref)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["you,random", "steady,you,random", "you,you,you,you,you"])
def test_a_whole_game_by_always_typing_1(players: str, language: str) -> None:
    journal, script = journal_of(players), Script(always="1")
    sat_down(journal, script, language)
    assert journal.state.over
    words = Words(language, journal.box, journal.names)
    assert any(words.say("game-over") in line for line in script.lines)
    for seat in range(journal.box.seats):
        assert words.say("score-line", name=words.seat(seat), points=journal.box.total(journal.state, seat)) in script.lines
    winners = [words.seat(seat) for seat in journal.box.winners(journal.state)]
    assert script.lines[-1] == words.say("winner", names=", ".join(winners), count=len(winners))


def secret_journal(players: str, seed: int = 3, **variant: str) -> Journal:
    """A game of secret choices, with counts and sums on the table."""
    seats = players.split(",")
    names = [f"{player.title()}{seat + 1}" for seat, player in enumerate(seats)]
    return Journal(tabard.game("swords-and-bagpipes").box(len(seats), variant), seed, names, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["you,you", "you,random,random", "random,you,random,you", "you" + ",random" * 5])
def test_a_whole_game_of_secret_choices_fits_the_screen(players: str, language: str) -> None:
    journal, script = secret_journal(players, village="yes"), Script(always="1")
    sat_down(journal, script, language)
    assert journal.state.over
    assert [line for line in script.lines if len(line) > 80 and line != WIDE] == []
    words = Words(language, journal.box, journal.names)
    winners = [words.seat(seat) for seat in journal.box.winners(journal.state)]
    assert script.lines[-1] == words.say("winner", names=", ".join(winners), count=len(winners))


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_sums_and_what_lies_in_the_middle_are_read_out(language: str) -> None:
    journal, policy = secret_journal("you,random,random,random", village="yes"), Policy(3)
    words = Words(language, journal.box, journal.names)
    rows, sums = [], 0
    while not journal.state.over:
        question = next(question for question in journal.state.questions if question.answer == OPEN)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        view = journal.box.redact(journal.state, 0)
        script = Script()
        Sheet(script.screen, words).table(view)
        rows.append(len(script.lines))
        for zone in journal.box.zones(view):
            title = words.say(f"zone-{zone.name}")
            if zone.look == "count":
                assert f"{title}: {zone.count}" in script.flat
            elif zone.look == "sum":
                stands = [words.seat(face.owner) if face.owner >= 0 else words.name(face.ref) for face in zone.cards]
                parts = " + ".join(f"{name} {face.value}" for name, face in zip(stands, zone.cards))
                assert f"{title}: {parts} = {zone.count}" in script.flat
                assert zone.count == sum(int(face.value) for face in zone.cards)
                sums += 1
            elif zone.owner == NOBODY and zone.look == "table":
                for face in zone.cards:
                    assert f"{title}: {face.value} {words.name(face.ref)}" in script.flat
                    assert (words.text(face.ref) in script.flat) is face.special, "what is no rule is not read out as one"
                    assert all(one in script.flat for one in words.printed(face.ref).values())
    assert sums > 8
    assert sorted(rows)[len(rows) // 2] <= 24, "mostly the table of four is no higher than a small screen"
    assert max(rows) <= 32


def test_a_long_list_names_what_has_no_cards() -> None:
    """Units are touched by the name of the place they stand in; what can be touched in one way only is an option."""
    journal, script = secret_journal("you,random,random,random", oldest="seat1"), Script("q")
    journal.state.castle[0] = 15
    journal.state.questions.clear()
    journal.state.frames[-1].again()
    journal.box.advance(journal.state)
    sat_down(journal, script)
    words = Words("en", journal.box, journal.names)
    assert f"{words.say('zone-castle')} …" in script.flat
    assert words.option(journal.state, journal.state.questions[0], 1) in script.flat


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("typed", ["2", "3"])
def test_whole_games_by_other_numbers(seed: str, typed: str) -> None:
    journal = journal_of("you,steady,you", seed, "german")
    script = Script(always="1")
    asked = script.screen.read
    turn = iter(range(10**6))
    script.screen.read = lambda prompt: asked(prompt) and (typed if next(turn) % 2 else "1")
    sat_down(journal, script)
    assert journal.state.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_watched_without_being_asked_anything(language: str) -> None:
    journal, script = journal_of("random,steady,random"), Script()
    sat_down(journal, script, language)
    assert journal.state.over
    assert script.prompts == []
    words = Words(language, journal.box, journal.names)
    hidden = words.say("event-drew", seat=0, action="hidden")
    assert f"· {hidden}" in script.lines
    drawn = [line for line in script.lines if line.startswith("· ") and line.split()[1:3] == hidden.split()[:2]]
    assert set(drawn) <= {f"· {words.say('event-drew', seat=0, action='hidden')}"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_longer_than_the_screen(columns: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    journal = journal_of("you,steady,random,random", "wide", "german")
    card = f"? {name('noble:palace-guard', language)}"
    script = Script("h", "t", "s", "log", "hint", "? GU-8", card, "nonsense", "undo", always="1")
    sat_down(journal, script, language)
    assert journal.state.over
    assert [line for line in script.lines if len(line) > columns] == []


def test_a_screen_narrower_than_60_is_written_as_if_60_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    script = Script()
    sat_down(journal_of(), script)
    assert 40 < max(len(line) for line in script.lines) <= 60


# Commands


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
    assert words.say("hint", bot="steady", option=words.option(view, question, question.options[advice])) in script.flat


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


def test_undo_takes_back_a_quiet_answer() -> None:
    journal, choices = quiet_journal(1)
    earlier = before_the_last(journal, 1)
    before = earlier.state.clone()
    script = Script("", str(choices[-1] + 1), "undo")
    sat_down(earlier, script)
    assert Words("en").say("undone") in script.lines
    assert earlier.state == before
    assert [row.path for row in earlier.rows][-1] == "undo"
    assert len(earlier.rows) == len(journal.rows) + 1


@pytest.mark.parametrize("count", [1, 2])
def test_undo_after_resuming(count: int) -> None:
    journal, _ = quiet_journal(count)
    before = before_the_last(journal, count)
    again = open_journal("\n".join(journal.lines()) + "\n")
    script = Script("", *["undo"] * count, "log")
    sat_down(again, script)
    assert script.lines.count(Words("en").say("undone")) == count
    assert again.state == before.state


def test_undo_after_a_draw_is_refused() -> None:
    journal, script = journal_of("you,you"), Script("1", "", "", "undo", "1", "", "undo")
    sat_down(journal, script)
    assert Words("en").say("undone") not in script.lines
    assert all(row.path != "undo" for row in journal.rows)


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    journal, script = journal_of(), Script("1", f"save {file}", "1", "1")
    sat_down(journal, script, "es")
    kept = open_journal(file.read_text(encoding="utf-8"))
    assert kept.state == journal.state
    assert "".join(Words("es").say("leaving", file=str(file), command="tabard play").split()) in "".join(script.text.split())
    again = Script(always="1")
    table = sat_down(kept, again, "en", file)
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
    assert file.read_text(encoding="utf-8").splitlines()[-1].endswith('"undo"]')


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


# Choosing


def test_wrong_inputs_are_answered_with_what_can_be_typed() -> None:
    script = person_answers(Table(2, line="baron duke count", hands=["pushed stumble", ""]), "0", "9", "four", "²", "1.5", "-1")
    for said in ("0", "9", "four", "²", "1.5", "-1"):
        assert Words("en").say("not-a-number", said=said, most=3) in script.flat


@pytest.mark.parametrize("said", ["Pushed", "pushed", "  PUSHED  ", "Play Pushed", "2"])
def test_a_card_is_played_by_its_number_or_name(said: str) -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    terminal, _ = laid_out(table, said)
    terminal.person_answers(table.question())
    assert table.asked() == [(0, "move")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_played_by_its_name_in_every_language_without_accents(language: str) -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    bare = name("action:pushed", language).translate(str.maketrans("áéíóúñàèìòù¡!", "aeiounaeiou  ", ""))
    terminal, _ = laid_out(table, bare, language=language)
    terminal.person_answers(table.question())
    assert table.asked() == [(0, "move")]


FORBIDDEN = [
    ("GU-15", {"line": "unpopular-judge duke count", "hands": ["pushed", ""]}, "action:pushed"),
    ("GU-16", {"line": "baron duke count", "hands": ["pushed", ""], "tables": ["", "callous-guards"]}, "action:pushed"),
    ("GU-9", {"line": "baron", "hands": ["pushed", ""]}, "action:pushed"),
    ("GU-10", {"line": "baron duke", "hands": ["rat-break lack-of-support", ""]}, "action:rat-break"),
    ("GU-23", {"line": "baron duke", "hands": ["pushed", ""], "rushed": [0]}, "action:pushed"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "given", "ref"), FORBIDDEN, ids=[row[0] for row in FORBIDDEN])
def test_a_forbidden_card_names_the_rule(rule: str, given: dict[str, object], ref: str, language: str) -> None:
    table = Table(2, **given)
    terminal, script = laid_out(table, language=language)
    question = table.question()
    view = table.box.redact(table.s, question.seat)
    labels = [terminal.words.option(view, question, option) for option in question.options]
    terminal.obey(name(ref, language), Asked(view, question, terminal.words), len(labels))
    assert f"{rule}: {Words(language, GAME.box(2)).say('refused-' + rule)}" in script.flat
    assert Words(language).say("nearest", options=" · ".join(labels)) in script.flat


def test_a_card_not_in_hand_is_just_not_understood() -> None:
    script = person_answers(Table(2, line="baron duke count", hands=["pushed stumble", "trip"]), name("action:trip"))
    assert Words("en").say("not-a-number", said=name("action:trip"), most=3) in script.flat


def test_a_question_with_one_option_is_answered_and_told() -> None:
    table = Table(2, line="unpopular-judge duke", hands=["pushed", ""])
    terminal, script = laid_out(table)
    terminal.person_answers(table.question())
    assert script.prompts == []
    assert "Only one thing can be done" in script.flat


def test_a_long_list_is_chosen_touch_by_touch_and_can_be_backed_out_of() -> None:
    line = "baron duke count countess general colonel mayor bishop cardinal regent lady lord"
    table = Table(2, line=line, hands=["was-that-my-name", ""])
    table.say("was-that-my-name")
    assert len(table.question().options) > 12
    terminal, script = laid_out(table, "3", "", "2", "1")
    terminal.person_answers(table.question())
    assert len(script.prompts) == 4
    assert "2 Count (3) · 2 …" in script.flat
    assert Words("en").say("options-back") in script.flat
    assert "Count from 3 to 2" in script.flat
    assert table.pile(0) == "baron"
    assert table.line.startswith("count duke")


def test_explaining_a_card_never_plays_it() -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    terminal, script = laid_out(table, "? pushed", "?pushed", "1")
    terminal.person_answers(table.question())
    assert script.flat.count(Words("en", table.box).text("action:pushed")) == 3, "once with the options, twice explained"
    assert table.action_discards == ""


def test_a_part_of_a_name_that_fits_one_option_is_enough() -> None:
    table = Table(2, line="baron duke count", hands=["the-long-walk stumble", ""])
    terminal, _ = laid_out(table, "long wa")
    terminal.person_answers(table.question())
    assert table.action_discards == "the-long-walk"


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
