"""Several people at one screen: nobody sees another's hand, not even by looking back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import tabard
from tabard.engine.rules import needed, open_question
from tabard.seating import play
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.table.reading import open_journal
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
from tests.laws.walks import Policy
from tests.test_terminal import WIDE, Script, journal_of, sat_down


def screens(script: Script) -> list[list[str]]:
    """What stood on the screen between one clearing and the next."""
    found: list[list[str]] = [[]]
    for line in script.lines:
        if line == WIDE:
            found.append([])
        else:
            found[-1].append(line)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["you,you", "you,random,you", "you,you,you"])
def test_the_screen_is_handed_over_and_shows_nobody_elses_hand(players: str, language: str) -> None:
    journal = journal_of(players, "secrets")
    script = Script(always="1")
    table = Terminal(journal, language, script.screen, None)
    words = table.words
    handed = rows = 0
    for _ in range(3000):
        if journal.state.over:
            break
        seat = table.next_human_seat()
        if seat < 0:
            table.bot_answers()
            continue
        start = len(script.lines)
        handing = seat != table.facing
        table.face(seat)
        shown = [WIDE, words.say("hand-over", name=words.seat(seat)) + " ", WIDE]
        assert script.lines[start:][-3:] == (shown if handing else [])
        handed += handing
        hidden = hidden_names(journal, words, seat)
        start = len(script.lines)
        table.person_answers()
        for row in hands_shown(script.lines[start:], words.say("zone-hand")):
            assert [card for card in row.split(", ") if card in hidden] == []
            rows += 1
    assert journal.state.over
    assert handed > 10
    assert rows > 30


def hands_shown(lines: list[str], hand: str) -> list[str]:
    """The rows that list a hand, each with the lines it goes on in."""
    found: list[str] = []
    inside = False
    for line in lines:
        if line.startswith(f"    {hand}: "):
            found.append(line.split(": ", 1)[1])
        elif inside and line.startswith("      "):
            found[-1] += " " + line.strip()
        inside = line.startswith(f"    {hand}: ") or (inside and line.startswith("      "))
    return found


def hidden_names(journal: Journal, words: Words, seat: int) -> list[str]:
    """Names of cards that others hold, and that this seat neither holds nor knows to be there."""
    box, s = journal.box, journal.state
    mine = {box.cards.action_of[card] for hand in box.redact(s, seat).hands for card in hand if card >= 0}
    others = {box.cards.action_of[card] for owner in range(s.seats) if owner != seat for card in s.hands[owner]}
    return [words.name(box.cards.actions[kind].ref()) for kind in sorted(others - mine)]


@pytest.mark.parametrize("players", ["you,you", "you,you,you"])
def test_nobody_reads_on_his_screen_what_another_drew(players: str) -> None:
    journal, script = journal_of(players, "screens"), Script(always="1")
    sat_down(journal, script)
    words = Words("en", journal.box, journal.names)
    actions = [words.name(design.ref()) for design in journal.box.designs() if design.section == "action"]
    pieces = screens(script)
    seen = 0
    for before, piece in pairwise(pieces):
        if len(before) == 1 and before[0].startswith("Pass the screen to "):
            text = " ".join(" ".join(piece).split())
            facing = next(one for one in journal.names if f"to {one}." in before[0])
            seen += f"· {facing} draws " in text
            others = [one for one in journal.names if one != facing]
            assert not [one for one in others for action in actions if f"{one} draws “{action}" in text]
    assert seen > 5


def test_hand_over_shows_only_the_hand_over() -> None:
    journal, script = journal_of("you,you", "between"), Script(always="1")
    sat_down(journal, script)
    pieces = screens(script)
    handovers = [piece for piece in pieces if any(line.startswith("Pass the screen") for line in piece)]
    assert len(handovers) > 10
    assert all(len(piece) == 1 for piece in handovers)


def test_the_result_is_shown_without_anybodys_hand() -> None:
    journal, script = journal_of("you,you", "result"), Script(always="1")
    sat_down(journal, script)
    end = script.lines.index(next(line for line in script.lines if "The game is over." in line))
    assert "Hand:" not in "\n".join(script.lines[end:])


def sealing(players: str, seed: int) -> Journal:
    """A game at a choice that several must make at once and in secret, the first two of them people."""
    seats = players.split(",")
    names = [f"{player.title()}{seat + 1}" for seat, player in enumerate(seats)]
    box = tabard.game("swords-and-bagpipes").box(len(seats), {})
    journal, policy = Journal(box, seed, names, seats), Policy(seed)
    for _ in range(500):
        asked = [question.seat for question in needed(journal.state.questions)]
        if len(asked) > 1 and asked[:2] == [0, 1]:
            return journal
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    raise AssertionError("nobody chooses in secret")


SEALINGS = [("you,you", 1), ("you,you", 2), ("you,you,random", 1), ("you,you,random,random", 4), ("you,you,you,you,you", 3)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "seed"), SEALINGS)
def test_a_sealed_choice_is_told_to_nobody_until_all_have_chosen(players: str, seed: int, language: str) -> None:
    """Whatever the first person seals, the second sees the same screens, asks what they may, and reads the same log."""
    text = "\n".join(sealing(players, seed).lines()) + "\n"
    told = []
    for choice in range(len(sealing(players, seed).state.questions[0].options)):
        journal = open_journal(text)
        words = Words(language, journal.box, journal.names)
        commands = ["t", "s", "log", "undo", "h", "hint", "?", "nonsense", "t"]
        script = Script("", str(choice + 1), "", "", *commands)
        table = sat_down(journal, script, language)
        pieces = screens(script)
        assert [len(journal.rows), journal.state.questions[0].answer] == [len(open_journal(text).rows) + 1, choice]
        assert table.sitting.log[-1].events == [], "nothing is told of a sealed answer"
        second = pieces.index([words.say("hand-over", name=words.seat(1)) + " "])
        assert pieces[second - 2] == [words.say("hand-over", name=words.seat(0)) + " "]
        assert script.typed == [], "the second person could ask all that"
        told.append(pieces[second:])
    assert len(told) > 1
    assert all(one == told[0] for one in told)
    assert len(told[0]) == 3, "the hand-over, what the second person sees, and the leaving"


def test_the_screen_goes_round_until_all_sealed_choices_are_in() -> None:
    journal = sealing("you,you,you,you,you", 3)
    choosing = [question.seat for question in journal.state.questions]
    script = Script(*["", "1", ""] * (len(choosing) - 1), "", "1")
    sat_down(journal, script)
    handed = [piece[0] for piece in screens(script) if len(piece) == 1 and piece[0].startswith("Pass the screen to ")]
    assert [f"to {journal.names[seat]}." in line for seat, line in zip(choosing, handed)] == [True] * len(choosing)
    assert journal.state.questions == [] or not journal.state.questions[0].answer >= 0


class Interrupted(Script):
    """Whoever has typed "^C" has pressed Ctrl-C."""

    def read(self, prompt: str) -> str:
        typed = super().read(prompt)
        if typed == "^C":
            raise KeyboardInterrupt
        return typed


@pytest.mark.parametrize("kept", [True, False])
def test_ctrl_c_leaves_no_hand_on_a_shared_screen_and_nothing_is_lost(kept: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.tabard"
    script = Interrupted("", "1", "^C", str(file))
    table = Terminal(journal_of("you,you"), "en", script.screen, JournalFile(file) if kept else None)
    assert play(table) == 130
    before, after = screens(script)[-2:]
    assert hands_shown(before, table.words.say("zone-hand"))
    assert hands_shown(after, table.words.say("zone-hand")) == []
    assert " ".join(after).count(f"--resume {file}") == 1
    assert len(open_journal(file.read_text(encoding="utf-8")).kept) == 1


def test_a_second_ctrl_c_leaves_at_once() -> None:
    script = Interrupted("", "1", "^C", "^C")
    table = Terminal(journal_of("you,you"), "en", script.screen, None)
    assert play(table) == 130
    assert screens(script)[-1][-1] == table.words.say("leaving-unsaved")


def test_ctrl_c_at_a_screen_of_ones_own_does_not_clear_it() -> None:
    script = Interrupted("1", "^C", "^C", "")
    assert play(Terminal(journal_of("you,random"), "en", script.screen, None)) == 130
    assert len(screens(script)) == 1


def test_ctrl_c_asks_and_enter_goes_on() -> None:
    script = Interrupted("^C", "", "1", "q")
    journal = journal_of("you,random")
    assert play(Terminal(journal, "en", script.screen, None)) == 0
    assert Words("en").say("ask-leave") in script.lines
    assert journal.kept
