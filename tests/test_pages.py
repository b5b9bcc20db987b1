"""A decision on a screen that is drawn in place: it fits, whatever is asked, and looks as it is recorded in screens/.

After a change of boards or menus: TABARD_REMAKE=1 ./test pure tests/test_pages.py, and read the difference.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabard.board import Board
from tabard.engine.rules import open_to
from tabard.engine.state import Question
from tabard.games import OURS, game
from tabard.games.with_sword_and_shield import notes
from tabard.menu import Menu, Offer
from tabard.screen import FULL, Leave, painted, terminal
from tabard.table.journal import Journal
from tabard.table.seen import moment
from tabard.table.sheet import Message, sheet_of
from tabard.telling import LIGHT, OTHER, PLAYED, WEIGHS, Told, lines_of, weight
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
from tests.guillotine.table import Table as Position
from tests.laws.walks import TABLES, Name, at_every_table, boxed, walk
from tests.test_terminal import journal_with_units, secret_journal
from tests.typed import Script, journal_of, laid_out, sat_down

SCREENS = Path(__file__).parent / "screens"
NAMES = ["Guglielmina", "Bartolomeo", "Ann", "Bob", "Constance", "Dora"]
NEWS = [f"· Something happened, number {number}." for number in range(1, 6)]
SIZES = [(80, 24), (120, 40)]
GAMES = 20  # more than enough to be asked every kind of question


def sized(monkeypatch: pytest.MonkeyPatch, columns: int, rows: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))


def told(*lines: str) -> list[Told]:
    """As many sentences of a line each, none weighing more than another."""
    return [Told([line]) for line in lines]


def richest(table: Name, seed: int = 0) -> dict[str, tuple[Any, Question]]:
    """By kind of question: where in a game most can be chosen."""
    box, found = boxed(table), {}
    for s in walk(box, seed):
        for question in s.questions:
            kind = box.kinds[question.kind].name
            put = question in open_to(s.questions, question.seat)[:1]  # what interrupts comes before what else one is asked
            if put and len(question.options) > max(1, len(found[kind][1].options) if kind in found else 0):
                found[kind] = (s.clone(), question)
    return found


def asked(table: Name, s: Any, question: Question, language: str, *typed: str) -> Script:
    """What whoever is asked sees, and types."""
    box, script = boxed(table), Script(*typed, live=True)
    bots = [f"easy:{style}" for style in game(table[0]).styles] or ["easy"]
    players = ["you" if seat == question.seat else bots[seat % len(bots)] for seat in range(box.seats)]
    journal = Journal(box, 1, NAMES[: box.seats], players)
    journal.state = s
    at_table = Terminal(journal, language, script.screen, None)
    at_table.facing = question.seat
    at_table.heard = [at_table.sitting.n] * (box.seats + 1)
    at_table.news = told(*NEWS)
    with pytest.raises(Leave):
        at_table.person_answers()
    return script


@at_every_table
def test_no_decision_is_taller_than_the_screen(table: Name, monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    for s, question in richest(table).values():
        for language in LANGUAGES:
            script = asked(table, s, question, language)
            page = script.pages[-1]
            assert len(page) < 24, "the last row is for the prompt"
            assert max(len(line) for line in page) <= 80
            assert NEWS[-1] in page, "what happened last is told"


def mode(table: Name) -> str:
    """A Joust looks otherwise than a Mêlée, be it long or short."""
    name, seats, variant = table
    played = game(name).full_variant(variant, seats).get("mode", "")
    return "melee" if played == "short" else played


@cache
def of_game(name: str) -> dict[str, tuple[Name, Any, Question]]:
    """By mode and kind: where most can be chosen at any table of a game, in as many games as it takes to be asked everything."""
    found: dict[str, tuple[Name, Any, Question]] = {}
    tables = [one for one in TABLES if one[0] == name]
    kinds = {kind.name for table in tables for kind in boxed(table).kinds}
    for seed in range(GAMES):
        for table in tables:
            for kind, (s, question) in richest(table, seed).items():
                key = f"{mode(table)}-{kind}".removeprefix("-")
                if key not in found or len(question.options) > len(found[key][2].options):
                    found[key] = (table, s, question)
        if {key.rpartition("-")[2] for key in found} == kinds:
            return found
    raise AssertionError(f"nobody was asked all of {kinds}: {found.keys()}")


@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_every_kind_of_question_looks_as_recorded(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    questions = of_game(game)
    for kind, (table, s, question) in questions.items():
        for columns, rows in SIZES:
            sized(monkeypatch, columns, rows)
            script = asked(table, s, question, "en")
            seen = "\n".join([*script.pages[-1], script.prompts[0]]) + "\n"
            file = SCREENS / f"{game}-{kind}-{columns}x{rows}.txt"
            if os.environ.get("TABARD_REMAKE"):
                file.write_text(seen, encoding="utf-8")
            assert seen == file.read_text(encoding="utf-8"), f"{file.name}: remake it if it is meant so"
            assert seen.count("\n") <= rows
    recorded = {file.stem.removeprefix(f"{game}-").rpartition("-")[0] for file in SCREENS.glob(f"{game}-*.txt")}
    assert recorded == questions.keys()


def test_a_menu_that_does_not_fit_is_paged_through_and_every_option_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 60, 20)
    paged = 0
    for shelf in OURS:
        for table, s, question in of_game(shelf.name).values():
            script = asked(table, s, question, "en", *["0"] * 4)
            most = int(script.prompts[0].partition("1–")[2].partition(" ")[0])
            paged += len(script.pages) > 1
            seen = " ".join(" ".join(page) for page in script.pages)
            assert all(f" {number} " in seen for number in range(1, most + 1))
            assert all(len(page) < 20 for page in script.pages)
    assert paged


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_page_by_page(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    journal, script = journal_of("you,random,random"), Script(always="1", live=True)
    asked = script.screen.read
    script.screen.read = lambda prompt: "" if prompt == "> " else asked(prompt)
    sat_down(journal, script, language)
    assert journal.state.over
    assert len(script.pages) > 30
    assert max(len(page) for page in script.pages) < 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_a_round_stays_until_it_is_read(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much else happens before the next question; where nothing is drawn in place nobody is kept waiting."""
    sized(monkeypatch, 80, 24)
    for live in (True, False):
        journal, script = secret_journal("you,random,random,random"), Script(always="1", live=live)
        asked = script.screen.read
        script.screen.read = lambda prompt, asked=asked: "" if prompt == "> " else asked(prompt)
        table = sat_down(journal, script, language)
        battles = [one for entry in table.sitting.log for one in entry.heard_by(table.box, 0) if one.id in table.sheet.stays]
        assert journal.state.over
        assert len(battles) > 3
        read = [at for at, line in enumerate(script.lines) if line == table.words.say("read-ask") + " "]
        pages = [" ".join(script.lines[at - 1].split()) for at in read]
        told = [" ".join(table.words.message(one).split()) for one in battles]
        shown = [one for one in told if any(one in page.replace("\033[K", "") for page in pages)]
        assert len(shown) in ([len(told) - 1, len(told)] if live else [0]), "the last may be the end"


@pytest.mark.parametrize(
    ("person", "plain", "environment", "drawn", "coloured"),
    [
        (True, False, {"TERM": "xterm"}, True, True),
        (True, False, {"TERM": "xterm", "NO_COLOR": "1"}, True, False),
        (True, False, {"TERM": "dumb"}, False, False),
        (True, True, {"TERM": "xterm"}, False, False),
        (False, False, {"TERM": "xterm"}, False, False),
    ],
)
def test_only_a_terminal_that_can_is_drawn_on(
    person: bool, plain: bool, environment: dict[str, str], drawn: bool, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    screen = terminal(input, print, person, plain)
    assert (screen.live, screen.colour) == (drawn, coloured)


def test_colours_only_paint_signs_that_are_there() -> None:
    for line in ("── Day 1 ──", "▸ Ann: 3", "· Ann plays", "  1 Pass", "S5 ●●○ 3/28", "nothing"):
        bare = painted(line)
        for code in ("\033[1;36m", "\033[1m", "\033[33m", "\033[31m", "\033[0m"):
            bare = bare.replace(code, "")
        assert bare == line


def test_lines_that_have_been_told_already_take_no_room_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    written = []
    for news in ([], NEWS):
        script = Script()
        script.screen.limited = script.screen.plain = True
        at_table = Terminal(journal_of("you,random"), "en", script.screen, None)
        at_table.facing, at_table.news = 0, told(*news)
        at_table.heard = [at_table.sitting.n] * 3
        with pytest.raises(Leave):
            at_table.person_answers()
        written.append(script.lines)
    assert written[0] == written[1]


def test_what_was_told_is_cut_between_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    table = Terminal(journal_of("you,random"), "en", Script(live=True).screen, None)
    table.news = [Told(["· One", "  goes on."]), Told(["· Two."]), Told(["· Three", "  goes on", "  and on."])]
    lines, more = lines_of(table.news), table.words.say("news-more")
    assert table.told(6) == lines
    assert table.told(5) == [more, *lines[2:]]
    assert table.told(4) == [more, *lines[3:]]
    assert table.told(3) == lines[3:]
    assert table.told(2) == ["· Three", "  goes on …"]
    assert table.told(1) == ["· Three …"]
    table.news = []
    assert table.told(0) == []


def test_what_weighs_least_is_left_out_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    table = Terminal(journal_of("you,random"), "en", Script(live=True).screen, None)
    weights = [WEIGHS, LIGHT, OTHER, PLAYED, OTHER, LIGHT]
    table.news = [Told([f"· {at}"], one) for at, one in enumerate(weights)]
    more = table.words.say("news-more")
    assert table.told(5) == [more, "· 0", "· 2", "· 3", "· 4"]
    assert table.told(4) == [more, "· 0", "· 3", "· 4"]
    assert table.told(3) == [more, "· 0", "· 3"]
    assert table.told(2) == [more, "· 0"]
    assert table.wanted() == 3
    table.news += [Told(["· x", "  y"], WEIGHS), Told(["· z"], WEIGHS)]
    assert table.wanted() == 4, "all that weighs stands with a question"


def lost(table: Terminal, seat: int, draws: int = 20) -> None:
    """Another plays a card that robs a seat; then much is drawn."""
    table.tell_entry([
        Message("event-turn-began", {"seat": 1}), Message("event-played", {"seat": 1, "bagpipe": table.sheet.cards[0].ref}),
        Message("event-gold-lost", {"seat": seat, "count": 2}), *[Message("event-drew", {"seat": 2, "bagpipe": ""})] * draws,
    ])  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_stays_with_the_card_that_did_it_and_draws_are_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sized(monkeypatch, 80, 24)
    table = Terminal(secret_journal("you,random,random"), language, Script(live=True).screen, None)
    lost(table, 0)
    played, taken, drawn = table.news
    assert [one.weight for one in table.news] == [WEIGHS, WEIGHS, LIGHT]
    drew = table.words.say("event-drew", seat=2, bagpipe="")
    assert drawn.lines == [f"· {drew} (×20)"]
    assert weight(table.sheet, Message("event-gold-lost", {"seat": 0, "count": 2}), 0, own=True) == PLAYED, "no surprise"
    lost(table, 1)
    assert [one.weight for one in table.news[3:]] == [PLAYED, OTHER, LIGHT], "what another loses weighs no more than all else"
    weighs = [*played.lines, *taken.lines]
    assert table.told(len(weighs) + 1) == [table.words.say("news-more"), *weighs]


@pytest.mark.parametrize("live", [True, False])
def test_what_one_loses_stays_until_it_is_read_unless_a_question_follows(live: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    for options, waits in ((1, live), (2, False)):
        script = Script("", live=live)
        table = Terminal(secret_journal("you,random,random"), "en", script.screen, None)
        monkeypatch.setattr(table, "will_choose", lambda now, options=options: options > 1)
        table.tell()
        lost(table, 0)
        before = len(script.prompts)
        table.heard[0] = -1  # the deal is heard once more
        table.tell()
        assert script.prompts[before:] == ([table.words.say("read-ask") + " "] if waits else [])
        assert bool(table.weighty()) is not waits


def test_a_turn_that_left_no_choice_stays_until_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only card is barred by an Unpopular Judge: nothing is asked in the whole turn."""
    sized(monkeypatch, 80, 24)
    position = Position(2, line="unpopular-judge duke", hands=["pushed", ""])
    for idle in (True, False):
        terminal, _ = laid_out(position, "", players="you,random")
        terminal.screen.live, terminal.idle = True, idle
        now = moment(position.box, position.s, 0)
        terminal.forced(Menu(now.mine[0], terminal.words, terminal.sheet), now)
        assert {one.weight for one in terminal.news} == {WEIGHS if idle else PLAYED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_a_hand_one_has_looked_at_are_told(language: str) -> None:
    journal = Journal(game("with-sword-and-shield").box(2, {}), 1, ["Ann", "Bob"], ["you", "random"])
    script = Script()
    table = Terminal(journal, language, script.screen, None)
    table.tell()
    before = len(script.lines)
    s = journal.state
    s.seen = bytes(mask | (card in s.hands[1]) for card, mask in enumerate(s.seen))
    table.tell()
    hand = [table.words.name(table.box.show.card_ref(card)) for card in s.hands[1]]
    told_now = " ".join(" ".join(script.lines[before:]).split())
    assert told_now.startswith(f"· Bob · {table.words.say('zone-hand')}: ")
    assert all(one in told_now for one in hand)
    before = len(script.lines)
    table.tell()
    assert script.lines[before:] == [], "it is told once"


def test_a_list_breaks_only_between_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    script = Script()
    board = Terminal(journal_of("you,random"), "en", script.screen, None).board
    board.packed(["a" * 38, "b" * 40, "c"], by=", ")
    assert script.lines == ["a" * 38 + ",", "b" * 40 + ", c"]


def test_what_ends_a_turn_stands_on_every_page_and_0_says_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    sized(monkeypatch, 80, 24)
    table, s, question = of_game("with-sword-and-shield")["joust-act"]
    box = boxed(table)
    offer = Offer(Board(Script().screen, Words("en", box), sheet_of(box)), moment(box, s, question.seat), Menu(
        moment(box, s, question.seat).mine[0], Words("en", box), sheet_of(box)), [])  # fmt: skip
    lines = offer.asked.lines([])
    ends = offer.asked.ends(lines)
    body = len(lines) - ends
    assert ends > 0
    for first, last in ((0, 3), (3, body)):
        drawn = offer.screen.gathered(lambda first=first, last=last: offer.draw(lines, first, last, FULL, lambda ref: True))
        shown = [int(line[:3]) for line in drawn if line[:3].strip().isdigit() and line[:2] != " 0"]
        assert shown == [*range(first + 1, last + 1), *range(body + 1, len(lines) + 1)]
        more = f"further options (4–{body})" if last < body else "back to the first"
        assert f" 0 {more}" in drawn
    whole = offer.screen.gathered(lambda: offer.draw(lines, 0, body, FULL, lambda ref: True))
    assert [line for line in whole if line.startswith(" 0")] == []


def test_units_are_one_line_however_short_the_list() -> None:
    journal, script = journal_with_units(4), Script()
    sat_down(journal, script)
    words = Words("en", journal.box, journal.names)
    assert f"{words.say('touch-castle')} …" in script.flat
    assert words.say("option-relocate", count=2) not in script.flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defence_says_what_it_costs_in_all_and_whether_so_much_is_left(language: str) -> None:
    box = boxed(("with-sword-and-shield", 2, {}))
    words, sheet, seen = Words(language, box), sheet_of(box), [0, 0]
    for seed in range(3):
        for s in walk(box, seed):
            for question in [one for one in s.questions if box.kinds[one.kind].name == "answer"]:
                now = moment(box, s, question.seat)
                menu = Menu(now.mine[0], words, sheet)
                offer = Offer(Board(Script().screen, words, sheet), now, menu, [])
                left = s.fatigue[notes.struck_by(s, s.frames[-1])]
                for at, option in enumerate(menu.mine.options):
                    facts: dict[str, Any] = option.facts
                    label = offer.label(("", [at]), lambda ref: False)
                    number, attack = facts.get("number", 0), int(str(menu.mine.ask.facts["number"]))
                    behind = max(0, attack - number) if number and attack else 0
                    cost = facts.get("price", 0) + behind
                    assert facts.get("cost", facts.get("price", 0)) == cost, "what every client is told"
                    assert (words.say("cost-in-all", cost=cost) in label) is (behind > 0)
                    assert (words.say("cost-too-dear", left=left) in label) is (cost >= left)
                    seen = [seen[0] + (behind > 0), seen[1] + (cost >= left)]
    assert min(seen) > 0
