"""OpenSpiel's search as a bot at our tables."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.adapters import openspiel
from tabard.adapters.peer import PeerBot, Rollouts
from tests.adapters.spiel import at_a_few_tables, loaded, small, walk
from tests.laws.walks import TABLES, Name, boxed


@at_a_few_tables
def test_equal_view_question_and_seed_give_the_equal_answer(table: Name) -> None:
    box = boxed(table)
    for number, state in enumerate(walk(loaded(table, turn_based=True), 7)):
        if number % 31 == 3 and not state.is_terminal():
            question = state.table.questions[number % len(state.table.questions)]  # also one that is not first, or is sealed
            view = box.redact(state.table, question.seat)
            seen = box.redact(box.imagine(view, question.seat, 77), question.seat)
            one, other = PeerBot(box, 5, 12, 0), PeerBot(box, 5, 12, 0)
            choice = one.choose(view, box.question(view, question.number, question.seat))
            assert 0 <= choice < len(question.options)
            assert choice == other.choose(seen, box.question(seen, question.number, question.seat))
            assert view == seen


@at_a_few_tables
def test_it_answers_the_question_that_is_put(table: Name) -> None:
    """Also one that is not the first that is open, or is sealed already and may be changed."""
    box = boxed(table)
    peer = PeerBot(box, 1, 3, 0)
    several = 0
    for state in walk(loaded(table, turn_based=True), 9):
        for question in state.table.questions if len(state.table.questions) > 1 else []:
            several += 1
            view = box.redact(state.table, question.seat)
            _, root = peer.thinking(view, box.question(view, question.number, question.seat))
            assert root.current_player() == question.seat
            assert root.legal_actions() == [box.action(question.kind, option) for option in question.options]
            assert view == box.redact(state.table, question.seat)
    assert several > 0 or table[0] == "guillotine"


def test_it_plays_better_than_chance() -> None:
    box = small().box
    won = 0.0
    for seed in range(40):
        seat = seed % 2
        s, peer, dice = box.deal(seed), PeerBot(box, seed, 60, 0), random.Random(seed)
        while not s.over:
            question = s.questions[0]
            own = box.redact(s, question.seat)
            mine = question.seat == seat
            choice = peer.choose(own, own.questions[0]) if mine else dice.randrange(len(question.options))
            box.answer(s, question.number, question.seat, choice)
        won += openspiel.gains(box, s)[seat]
    assert won > 10


def test_it_keeps_to_its_time() -> None:
    box = boxed(TABLES[0])
    s = box.deal(3)
    question = s.questions[0]
    for milliseconds in (1, 60):
        peer = PeerBot(box, 1, 0, milliseconds)
        assert 0 <= peer.choose(box.redact(s, question.seat), question) < len(question.options)
    bot, state = PeerBot(box, 1, 30, 0).thinking(box.redact(s, question.seat), question)
    bot.step(state)
    assert bot._root_node.total_visits == 30


def test_a_rollout_changes_nothing_and_is_fair() -> None:
    game = small()
    for state in walk(game, 2):
        if not state.is_terminal():
            before = str(state)
            assert sum(Rollouts(game.box, 9).evaluate(state)) == pytest.approx(0)
            assert str(state) == before


@pytest.mark.parametrize("given", ["arena guillotine --players steady,openspiel:5it --out x", "bench --peers"])
def test_without_openspiel_one_sentence_says_what_to_install(given: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules['pyspiel'] = None; from tabard.cli import main; sys.exit(main({given.split()}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert done.returncode == 2
    assert done.stderr.strip() == "tabard: bad-request: OpenSpiel is not installed; expected: pip install 'tabard[openspiel]'"
    assert list(tmp_path.iterdir()) == []
