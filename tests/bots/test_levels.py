"""Levels: what each is, that it sees no more than its seat, that it never takes what looks far worse, and its style."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.bots import Budget, bot
from tabard.bots.levels import LEVELS, budget_of, is_level, liked_by
from tabard.bots.search import FAR, SearchBot
from tabard.engine.errors import BadRequest
from tabard.engine.game import Game
from tabard.engine.rules import needed, open_question
from tabard.games import OURS, SHELF, game
from tabard.review.check import played

NAMES = [shelf.name for shelf in SHELF]


@pytest.mark.parametrize("shelf", SHELF, ids=NAMES)
def test_every_level_is_something_else_and_thinks_more_than_the_one_below(shelf: Game) -> None:
    for seats in range(shelf.fewest, shelf.most + 1):
        budgets = [Budget(budget_of(level, shelf, seats)) for level in LEVELS]
        slips = [one.slip for one in budgets]
        assert slips == sorted(slips, reverse=True)
        assert all(one.milliseconds == 0 for one in budgets), "the clock would make answers that cannot be proven"
        assert len({budget_of(level, shelf, seats) for level in LEVELS}) == len(LEVELS)


def test_who_is_a_level() -> None:
    assert all(is_level(name) for name in ("gentle", "master:bold"))
    assert not any(is_level(name) for name in ("steady", "search:5w", "Gentle", ""))
    with pytest.raises(BadRequest, match="has no style 'bold'; it has none"):
        liked_by("easy:bold", game("guillotine"))


def watched(name: str, seats: int, player: str, every: int) -> list[tuple[Any, Any, Any]]:
    """A box, views and questions with something to choose, along a game of the bot."""
    box = game(name).box(seats)
    s = box.deal(f"levels {name}")
    bots = [bot(player, box, seat) for seat in range(seats)]
    found = []
    while not s.over and len(found) < 12:
        question = open_question(s.questions)
        view = box.redact(s, question.seat)
        own = box.question(view, question.number, question.seat)
        if len(own.options) > 1 and s.asked % every == 0:
            found.append((box, view, own))
        box.answer(s, question.number, question.seat, bots[question.seat].choose(view, own))
    return found


def test_a_slip_takes_what_is_near_the_best_and_never_what_is_far() -> None:
    box, view, question = [one for one in watched("guillotine", 2, "steady", 1) if len(one[2].options) > 3][0]
    gains = [0.0, -0.05, -0.1 * FAR - 0.001, -0.5, *[-1.0] * (len(question.options) - 4)]
    taken = []
    for seed in range(300):
        player = bot("search:4w~0.1", box, seed)
        assert isinstance(player, SearchBot)
        taken.append(player.slipped(view, question, gains))
    assert set(taken) == {0, 1}
    assert taken.count(0) > taken.count(1) > 50


@pytest.mark.parametrize("shelf", OURS, ids=[shelf.name for shelf in OURS])
def test_each_option_is_tried_in_as_many_worlds_as_are_said(shelf: Game) -> None:
    for box, view, question in watched(shelf.name, shelf.usual, "steady", 7):
        player = bot("search:3w~0.1", box, 1)
        assert isinstance(player, SearchBot)
        assert 0 <= player.choose(view, question) < len(question.options)
        assert player.spent == 3 * len(question.options)


def test_a_sealed_choice_does_not_read_what_others_have_sealed() -> None:
    """In a view the answers of others are hidden; a level tries its own against what they might answer."""
    sealed = [one for one in watched("swords-and-bagpipes", 3, "steady", 1) if len(needed(one[1].questions)) > 1]
    assert sealed
    for box, view, question in sealed:
        found = [bot("search:6w~0.1", box, 5).choose(view.clone(), question) for _ in range(2)]
        assert found[0] == found[1]


@pytest.mark.parametrize(("name", "seats", "styles"), [
    ("swords-and-bagpipes", 4, ("loyal", "treacherous")), ("with-sword-and-shield", 2, ("bold", "careful")),
])  # fmt: skip
def test_a_style_leans_to_what_it_likes_and_no_further(name: str, seats: int, styles: tuple[str, str]) -> None:
    assert tuple(game(name).styles) == styles
    leant = []
    for box, view, question in watched(name, seats, "steady", 1):
        kind = box.kinds[question.kind].name
        for style in styles:
            player = bot(f"easy:{style}", box, 1)
            assert isinstance(player, SearchBot)
            found = player.leaning(view, question, 0.01)
            touches = [box.show.path(view, question, option)[0].partition(":")[0] for option in question.options]
            assert found == [0.01 if f"{kind} {touch}" in game(name).styles[style] else 0.0 for touch in touches]
            leant.append((style, max(found)))
    assert {style for style, most in leant if most} == set(styles)


def test_equal_options_are_decided_by_style() -> None:
    box = game("swords-and-bagpipes").box(4)
    sides = [one for one in watched("swords-and-bagpipes", 4, "steady", 1) if one[0].kinds[one[2].kind].name == "side"]
    _, view, question = sides[0]
    chosen = {}
    for style in ("loyal", "treacherous"):
        players = [bot(f"gentle:{style}", box, seed) for seed in range(200)]
        chosen[style] = [one.slipped(view, question, [0.0, 0.0]) for one in players if isinstance(one, SearchBot)].count(0)
    assert chosen["loyal"] > 120 > 80 > chosen["treacherous"]


@pytest.mark.parametrize("shelf", OURS, ids=[shelf.name for shelf in OURS])
def test_the_untrained_player_plays_to_the_end(shelf: Game) -> None:
    """How often it wins against gentle is in docs/strength.md."""
    greedy = f"{Path(__file__).with_name('greedy.py')}:Greedy"
    assert played(shelf.box(2), [greedy, "steady"], "greedy").state.over
