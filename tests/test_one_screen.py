"""Several people at one screen: nobody sees another's hand, not even by looking back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabard.engine.journal import Journal
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
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
        question = table.next_human_question()
        if question is None:
            table.bot_answers()
            continue
        start = len(script.lines)
        handing = question.seat != table.facing
        table.face(question.seat)
        shown = [WIDE, words.say("hand-over", name=words.seat(question.seat)) + " ", WIDE]
        assert script.lines[start:][-3:] == (shown if handing else [])
        handed += handing
        hidden = hidden_names(journal, words, question.seat)
        start = len(script.lines)
        table.person_answers(question)
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
    mine = {box.deck.action_of[card] for hand in box.redact(s, seat).hands for card in hand if card >= 0}
    others = {box.deck.action_of[card] for owner in range(s.seats) if owner != seat for card in s.hands[owner]}
    return [words.name(box.deck.actions[kind].ref()) for kind in sorted(others - mine)]


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
