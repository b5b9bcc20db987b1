"""The terminal table, driven by a script of typed lines: whole games, choosing, refusals, widths, languages."""

from __future__ import annotations

import re

import pytest

import tabard
from tabard.board import Board
from tabard.engine.rules import open_question
from tabard.engine.state import NOBODY
from tabard.games import OURS
from tabard.menu import Menu
from tabard.table.journal import Journal
from tabard.table.seen import moment
from tabard.table.sheet import sheet_of
from tabard.words import LANGUAGES, Words
from tests import telling
from tests.guillotine.table import Table
from tests.laws.walks import Name, Policy, boxed, named
from tests.typed import GAME, WIDE, Script, journal_of, laid_out, name, person_answers, sat_down


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


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


def drawn(journal: Journal, words: Words) -> Script:
    """The table as the first seat sees it."""
    script = Script()
    Board(script.screen, words, sheet_of(journal.box)).table(moment(journal.box, journal.state, 0))
    return script


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_sums_and_what_lies_in_the_middle_are_read_out(language: str) -> None:
    journal, policy = secret_journal("you,random,random,random", village="yes"), Policy(3)
    words = Words(language, journal.box, journal.names)
    rows, sums = [], 0
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        script = drawn(journal, words)
        rows.append(len(script.lines))
        for zone in telling.zones(journal.box, journal.box.redact(journal.state, 0)):
            title = words.say(f"zone-{zone.name}")
            if zone.look == "count":
                assert f"{title}: {zone.count}" in script.flat
            elif zone.look == "sum":
                stands = [words.seat(one.seat) if one.seat >= 0 else words.name(one.card.ref) for one in zone.added]
                parts = " + ".join(f"{name} ({one.value})" for name, one in zip(stands, zone.added))
                assert f"{title}: {parts} = {zone.count}" in script.flat
                assert zone.count == sum(one.value for one in zone.added)
                sums += 1
            elif zone.owner == NOBODY and zone.look == "table":
                for card in zone.known():
                    assert f"{title}: {card.value} {words.name(card.ref)}" in script.flat
                    assert (words.text(card.ref) in script.flat) is card.special, "what is no rule is not read out as one"
                    assert all(one in script.flat for one in words.printed(card.ref).values())
    assert sums > 8
    assert sorted(rows)[len(rows) // 2] <= 24, "mostly the table of four is no higher than a small screen"
    assert max(rows) <= 32


def journal_with_units(castle: int) -> Journal:
    """The first seat is asked what to do with so many units."""
    journal = secret_journal("you,random,random,random", oldest="seat1")
    journal.state.castle[0] = castle
    journal.state.questions.clear()
    journal.state.frames[-1].again()
    journal.box.advance(journal.state)
    return journal


def test_a_long_list_names_what_has_no_cards() -> None:
    """Units are touched by the name of the place they stand in; what can be touched in one way only is an option."""
    journal, script = journal_with_units(15), Script("q")
    sat_down(journal, script)
    words = Words("en", journal.box, journal.names)
    assert f"{words.say('touch-castle')} …" in script.flat
    assert telling.option(words, journal.box, journal.state, journal.state.questions[0], 1) in script.flat


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
    assert {line.partition(" (×")[0] for line in drawn} == {f"· {hidden}"}


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


SIGNS = re.compile("[●○█░│─⇄▸→←▶★✓✗]")
USUAL: list[Name] = [(shelf.name, shelf.usual, {}) for shelf in OURS]
PLAIN: list[Name] = [*USUAL, *[("with-sword-and-shield", seats, {"mode": "short"}) for seats in (2, 6)]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PLAIN, ids=[named(one) for one in PLAIN])
def test_whoever_reads_plain_lines_is_drawn_nothing(table: Name, language: str) -> None:
    """A voice reads every sign aloud."""
    box, script = boxed(table), Script("h", "how", "t", "s", "?", always="1")
    players = ["you", *["random"] * (box.seats - 1)]
    journal = Journal(box, 1, players, players)
    script.screen.limited = script.screen.plain = True
    asked = script.screen.read
    script.screen.read = lambda prompt: "" if prompt == "> " else asked(prompt)
    sat_down(journal, script, language)
    assert journal.state.over
    assert [line for line in script.lines if SIGNS.search(line)] == []
    assert script.flat.count(f" · {Words(language).say('page-turn')}") >= len(script.prompts) // 3, "who is asked is said"


# Choosing


def test_wrong_inputs_are_answered_with_what_can_be_typed() -> None:
    script = person_answers(Table(2, line="baron duke count", hands=["pushed stumble", ""]), "0", "9", "four", "²", "1.5", "-1")
    for said in ("0", "9", "four", "²", "1.5", "-1"):
        assert Words("en").say("not-a-number", said=said, most=3) in script.flat


@pytest.mark.parametrize("said", ["Pushed", "pushed", "  PUSHED  ", "Play Pushed", "1"])
def test_a_card_is_played_by_its_number_or_name(said: str) -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    terminal, _ = laid_out(table, said)
    terminal.person_answers()
    table.s = terminal.journal.state
    assert table.asked() == [(0, "move")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_played_by_its_name_in_every_language_without_accents(language: str) -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    bare = name("action:pushed", language).translate(str.maketrans("áéíóúñàèìòù¡!", "aeiounaeiou  ", ""))
    terminal, _ = laid_out(table, bare, language=language)
    terminal.person_answers()
    table.s = terminal.journal.state
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
    now = moment(table.box, table.s, question.seat)
    menu = Menu(now.mine[0], terminal.words, terminal.sitting.sheet)
    labels = menu.labels
    terminal.obey(name(ref, language), menu, now, len(labels))
    assert f"{rule}: {Words(language, GAME.box(2)).say('refused-' + rule)}" in script.flat
    assert Words(language).say("nearest", options=" · ".join(labels)) in script.flat


def test_a_card_not_in_hand_is_just_not_understood() -> None:
    script = person_answers(Table(2, line="baron duke count", hands=["pushed stumble", "trip"]), name("action:trip"))
    assert Words("en").say("not-a-number", said=name("action:trip"), most=3) in script.flat


@pytest.mark.parametrize("said", ["!!!", "e", "us"])
def test_a_letter_or_two_are_no_cards_name(said: str) -> None:
    terminal, script = laid_out(Table(2, line="baron", hands=["pushed", ""]))
    now = moment(terminal.sitting.box, terminal.sitting.state, 0)
    menu = Menu(now.mine[0], terminal.words, terminal.sitting.sheet)
    terminal.obey(said, menu, now, 1)
    assert Words("en").say("not-a-number", said=said, most=1) in script.flat


def test_a_question_with_one_option_is_answered_and_told() -> None:
    table = Table(2, line="unpopular-judge duke", hands=["pushed", ""])
    terminal, script = laid_out(table)
    terminal.person_answers()
    assert script.prompts == []
    assert "Only one thing can be done" in script.flat


def test_a_long_list_is_chosen_touch_by_touch_and_can_be_backed_out_of() -> None:
    line = "baron duke count countess general colonel mayor bishop cardinal regent lady lord"
    table = Table(2, line=line, hands=["was-that-my-name", ""])
    table.say("was-that-my-name")
    assert len(table.question().options) > 12
    terminal, script = laid_out(table, "3", "", "2", "1")
    terminal.person_answers()
    table.s = terminal.journal.state
    assert len(script.prompts) == 4
    assert "2 Count (3) · worth 2 …" in script.flat
    assert Words("en").say("options-back") in script.flat
    assert "Count from 3 to 2" in script.flat
    assert table.pile(0) == "baron"
    assert table.line.startswith("count duke")


def test_explaining_a_card_never_plays_it() -> None:
    table = Table(2, line="baron duke count", hands=["pushed", ""])
    terminal, script = laid_out(table, "? pushed", "?pushed", "1")
    terminal.person_answers()
    assert script.flat.count(Words("en", table.box).text("action:pushed")) == 3, "once with the options, twice explained"
    assert table.action_discards == ""


def test_a_part_of_a_name_that_fits_one_option_is_enough() -> None:
    table = Table(2, line="baron duke count", hands=["the-long-walk stumble", ""])
    terminal, _ = laid_out(table, "long wa")
    terminal.person_answers()
    table.s = terminal.journal.state
    assert table.action_discards == "the-long-walk"


# Knights

SIX = "you" + ",random" * 5


def tourney(players: str, seed: int = 3, **variant: str) -> Journal:
    seats = players.split(",")
    names = [f"{player.title()}{seat + 1}" for seat, player in enumerate(seats)]
    return Journal(tabard.game("with-sword-and-shield").box(len(seats), variant), seed, names, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "mode"), [("you,random", "joust"), ("you,random", "melee"), (SIX, "melee")])
def test_a_whole_game_of_knights_fits_the_screen(players: str, mode: str, language: str) -> None:
    journal, script = tourney(players, mode=mode), Script(always="1")
    sat_down(journal, script, language)
    assert journal.state.over
    assert [line for line in script.lines if len(line) > 80 and line != WIDE] == []
    assert [line for line in script.lines if line.strip() in ("·", "+")] == [], "of what others draw nothing is said"
    winners = [Words(language, journal.box, journal.names).seat(seat) for seat in journal.box.winners(journal.state)]
    assert all(winner in script.lines[-1] for winner in winners)


def test_cards_drawn_together_are_told_in_one_sentence() -> None:
    journal, script = tourney("you,random"), Script()
    sat_down(journal, script)
    told = re.findall(r"Drawn: (.+?)\.", script.flat)
    assert [len(cards.split(", ")) for cards in told] == [8]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "mode", "most"), [("you,random", "joust", 20), (SIX, "melee", 32)])
def test_the_knights_are_drawn_with_hits_breath_and_tactic(players: str, mode: str, most: int, language: str) -> None:
    journal, policy = tourney(players, mode=mode), Policy(3)
    words = Words(language, journal.box, journal.names)
    rows, rungs = [], 0
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        view = journal.box.redact(journal.state, 0)
        script = drawn(journal, words)
        rows.append(len(script.lines))
        for zone in telling.zones(journal.box, view):
            if zone.name == "hits" and zone.count < zone.most:
                assert "●" * zone.count + "○" * (zone.most - zone.count) in script.text
            elif zone.name == "fatigue" and zone.count:
                assert f"{zone.count}/{zone.most}" in script.text
            elif zone.look == "exchanges":
                rungs += zone.count
                assert script.text.count(" ⇄ ") >= zone.count
        if view.turn and not view.over:
            assert any(("[" in line and "○" in line) or line.lstrip().startswith("[") or "· [" in line for line in script.lines)
        assert max(len(line) for line in script.lines) <= 80
    assert rungs > 10
    assert sorted(rows)[len(rows) // 2] <= most


def test_an_exchange_is_one_row_with_both_sums() -> None:
    found = []
    for seed in range(3):  # in one game perhaps nobody evades
        journal, policy = tourney("you,random", seed), Policy(5)
        words = Words("en", journal.box, journal.names)
        while not journal.state.over:
            question = open_question(journal.state.questions)
            journal.answer(question.number, question.seat, policy.roll(len(question.options)))
            script = drawn(journal, words)
            found += [line for line in script.lines if " ⇄ " in line]
    assert any(re.fullmatch(r"  .+ \[\d+\] \d \+ \d = \d+ ⇄ \d+ = \d \+ \d .+ \[\d+\] · .+ −\d", line) for line in found)
    assert any(line.endswith("⇄ hit") for line in found)
    assert any("⇄ evaded (" in line for line in found)


def test_a_long_menu_puts_what_is_discarded_into_one_row() -> None:
    journal, script = tourney("you,random"), Script(always="1")
    sat_down(journal, script)
    assert any("Discard a card, " in line and line.endswith("…") for line in script.lines)
    ends = [at for at, line in enumerate(script.lines) if line.strip().endswith("End the turn")]
    assert ends
    assert all(script.lines[at + 1].startswith(("    ", "  – ")) for at in ends), "what ends the turn stands last"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_stands_with_the_options_once(language: str) -> None:
    journal, script = tourney("you,random"), Script(always="1")
    sat_down(journal, script, language)
    words = Words(language, journal.box, journal.names)
    cards = [design.ref() for design in journal.box.designs() if design.section == "combat"]
    times = [script.flat.count(words.text(ref)) for ref in cards]
    assert max(times) == 1
    assert sum(times) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbol_stands_with_an_option_only_if_it_can_be_combined(language: str) -> None:
    journal, script = tourney("you,random"), Script(always="1")
    sat_down(journal, script, language)
    words = Words(language, journal.box, journal.names)
    shown: dict[bool, list[str]] = {True: [], False: []}
    for design in journal.box.designs():
        if design.section == "combat":
            rows = [line for line in script.lines if words.name(design.ref()) in line and " · " in line]
            symbol = words.printed(design.ref())["symbol"]
            shown["alone" in design.printed()] += [row for row in rows if symbol in row]
    assert shown[False]
    assert not shown[True]
