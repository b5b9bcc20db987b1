"""Endings: what can be written out is solved, each seat by what it knows; what cannot is left to the search."""

from __future__ import annotations

from itertools import chain, count
from typing import Any

import pytest

from tabard.bots.ending import Ending
from tabard.bots.sealed import known
from tabard.bots.search import SearchBot
from tabard.engine.dice import jumped
from tabard.engine.rules import open_question
from tabard.games import SHELF, game
from tests.bots.test_sealed import HIGH, LOW, MIDDLE, STAND, YIELD, NerveBox, NerveGame
from tests.bots.test_search import moments, searcher

PLENTY = 100_000


def ending(box: Any, view: Any, question: Any, chains: int, most: int = PLENTY) -> Ending:
    found = Ending(box, view, question, 5, most)
    for _ in range(chains):
        found.imagine()
    return found


@pytest.mark.parametrize(("card", "answer"), [(LOW, YIELD), (MIDDLE, YIELD), (HIGH, STAND)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_small_game_is_solved(card: int, answer: int, seat: int) -> None:
    """The one equilibrium: the high card stands, the others yield. A hundred iterations are enough now."""
    box = NerveBox()
    other = (card + 1) % 3
    s = box.holding(card, other) if seat == 0 else box.holding(other, card)
    view = box.redact(s, seat)
    for seed in range(3):
        mix = SearchBot(box, NerveGame(), seed, 100, 0).solved(view, view.questions[seat])
        assert mix[answer] > 0.9


def laid_out(name: str, file: str, deal: int) -> tuple[Any, Any]:
    shelf = game(name)
    box = shelf.box(2, {}, shelf.card_set(f"examples/{file}"))
    return box, box.deal(deal)


SMALL = [
    ("guillotine", "last_day.toml"),
    ("swords-and-bagpipes", "last_round.toml"),
    ("with-sword-and-shield", "last_turns.toml"),
]


@pytest.mark.parametrize(("name", "file"), SMALL)
def test_the_small_games_are_endings(name: str, file: str) -> None:
    box, s = laid_out(name, file, 3)
    question = open_question(s.questions)
    view = box.redact(s, question.seat)
    player = searcher(box, 1, 500)
    mix = player.solved(view, box.question(view, question.number, question.seat))
    assert len(mix) == len(question.options)
    assert sum(mix) == pytest.approx(1.0)
    assert player.spent <= 500


@pytest.mark.parametrize(("name", "file"), SMALL)
def test_an_ending_without_time_for_a_world_is_left_to_the_search(name: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the time is gone before a world is imagined, not all of it."""
    box, s = laid_out(name, file, 3)
    question = open_question(s.questions)
    view = box.redact(s, question.seat)
    player = SearchBot(box, game(name), 1, 0, 50)
    ticks = chain([0.0], count(0.3 * player.seconds, player.seconds / 1000))
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    assert 0 <= player.choose(view, box.question(view, question.number, question.seat)) < len(question.options)


@pytest.mark.parametrize("shelf", SHELF, ids=[shelf.name for shelf in SHELF])
def test_the_beginning_of_a_game_is_no_ending(shelf: Any) -> None:
    """It is noticed soon, and the whole budget is left."""
    box = shelf.box(2)
    view, question = moments(box, "ending", 1)[0]
    player = searcher(box, 1, 500)
    assert not Ending(box, view, question, 5, 800).small
    assert player.solved(view, question) == []
    assert player.spent == 0


@pytest.mark.parametrize(("name", "file"), SMALL[1:])
def test_others_learn_in_the_same_worlds_whatever_we_hold(name: str, file: str) -> None:
    """Nothing of our hand is in the worlds that all learn from; from those that are imagined from our view only we learn."""
    box, s = laid_out(name, file, 3)
    question = open_question(s.questions)
    me, other = question.seat, 1 - question.seat
    twin = box.imagine(box.redact(s, other), other, 12)
    found = []
    for table in (s, twin):
        view = box.redact(table, me)
        found.append(ending(box, view, box.question(view, question.number, me), 6))
    assert found[0].view != found[1].view
    assert found[0].public == found[1].public
    worlds = [{key: lesson.worlds for key, lesson in one.alike.items() if not lesson.ours} for one in found]
    assert worlds[0] == worlds[1]
    mine, theirs = [lesson.tree for lesson in found[0].lessons if lesson.ours], found[0].lessons[0].tree
    taught = [plan.worlds for plan in found[0].fine[other].values()]
    found[0].lessons = [lesson for lesson in found[0].lessons if lesson.ours]
    found[0].learn()
    assert mine[0] is not theirs
    assert not any(any(plan.played) for plan in found[0].fine[other].values())
    assert any(any(plan.played) for plan in found[0].fine[me].values())
    assert 0 in taught or name != "with-sword-and-shield"  # hands that only we have imagined have taught nobody else


def test_the_same_dice_find_the_same_mix() -> None:
    box, s = laid_out("swords-and-bagpipes", "last_round.toml", 3)
    view = box.redact(s, 1)
    question = [one for one in view.questions if one.seat == 1][0]
    mixes = []
    for _ in range(2):
        found = ending(box, view, question, 3)
        for _ in range(5):
            found.learn()
        mixes.append(found.mix())
    assert mixes[0] == mixes[1]


def test_what_lies_sealed_may_lie_otherwise_and_nobody_else_can_tell() -> None:
    box, s = laid_out("swords-and-bagpipes", "last_round.toml", 3)
    assert box.resealed(s, 0) == []  # nothing is sealed yet
    for seat in (0, 1):
        box.answer(s, [one for one in s.questions if one.seat == seat][0].number, seat, 2)
    for seat in (0, 1):
        ways = box.resealed(s, seat)
        assert len(ways) == 4
        assert ways.count(s) == 1
        assert len({known(box.redact(way, seat)) for way in ways}) == 4
        assert len({known(box.redact(way, 1 - seat)) for way in ways}) == 1
        for way in ways:
            box.check(way)
            assert box.resealed(way, seat) == ways


@pytest.mark.parametrize("seats", [2, 4])
def test_no_secret_choice_is_told_by_the_ways_it_may_lie(seats: int) -> None:
    """All along whole games: the others see the same whichever way it lies, and worlds are as whole as before."""
    box = game("swords-and-bagpipes").box(seats)
    met = 0
    for view, question in moments(box, "sealed", 3)[:60]:
        world = box.imagine(view, question.seat, jumped(5))
        for seat in range(seats):
            ways = box.resealed(world, seat)
            met += len(ways) > 1
            assert not ways or world in ways
            for way in ways:
                box.check(way)
                for other in range(seats):
                    assert other == seat or box.redact(way, other) == box.redact(world, other)
    assert met
