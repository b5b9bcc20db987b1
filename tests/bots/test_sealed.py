"""Sealed choices: each seat's strategy is for what that seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.bots.sealed import Plans, known, reopened
from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.dice import jumped
from tabard.engine.game import Game
from tabard.engine.judging import Judging
from tabard.engine.showing import Showing
from tabard.engine.state import Frame, Question, State
from tabard.engine.step import Ask, Kind, Step
from tabard.engine.zones import Zones
from tabard.games import game
from tests.bots.test_search import sealed_moments

LOW, MIDDLE, HIGH = 0, 1, 2
YIELD, STAND = 0, 1
HIDDEN = -1
SEALING = [("swords-and-bagpipes", 2), ("swords-and-bagpipes", 4), ("with-sword-and-shield", 2)]


class Nerve(State):
    """Three cards: each of two has one, and one is left."""

    def __init__(self, dice: int, asked: int, over: bool, frames: list[Frame], questions: list[Question], held: list[int],
                 stood: list[int]) -> None:  # fmt: skip
        super().__init__(2, dice, asked, over, frames, questions, [])
        self.held, self.stood = held, stood

    def clone(self) -> Nerve:
        frames, questions = [one.clone() for one in self.frames], [one.clone() for one in self.questions]
        return Nerve(self.dice, self.asked, self.over, frames, questions, self.held.copy(), self.stood.copy())

    def parts(self) -> dict[str, Any]:
        return {"dice": self.dice, "asked": self.asked, "over": self.over, "frames": self.frames, "questions": self.questions,
                "held": self.held, "stood": self.stood}  # fmt: skip


class StandOrYield(Ask[Nerve]):
    """Both, at once and in secret."""

    def who(self, s: Nerve, f: Frame) -> int:
        return 3

    def options(self, s: Nerve, f: Frame, seat: int) -> list[int]:
        return [YIELD, STAND]

    def answered(self, s: Nerve, f: Frame, seat: int, option: int) -> None:
        s.stood[seat] = option


class Compare(Step[Nerve]):
    def do(self, s: Nerve, f: Frame) -> None:
        s.over = True


class NerveBox(Box[Nerve]):
    """Whoever stands alone wins one; if both do, the higher card wins three.

    With the high card one stands: it cannot lose. So with the low card one yields: standing loses three to the high card and
    wins at most one from the middle. So with the middle card one yields: standing loses three to the high card, and wins one
    from the low. Whoever forgets that others know their card stands with the middle: it is higher than half of the cards.
    """

    def __init__(self) -> None:
        kinds = [Kind("stand", 0, [2])]
        scripts: list[list[Step[Nerve]]] = [[StandOrYield(kinds[0]), Compare()]]
        cards = CardSet("none", "none.toml", "")
        show = Showing[Nerve](Zones[Nerve]([], []), {})
        super().__init__("nerve", 1, 2, {}, cards, kinds, scripts, show, Judging())

    def holding(self, mine: int, theirs: int) -> Nerve:
        s = Nerve(1, 0, False, [Frame(0, 0)], [], [mine, theirs], [0, 0])
        self.advance(s)
        return s

    def redact(self, s: Nerve, seat: int) -> Nerve:
        view = s.clone()
        view.dice = 0
        view.questions = [question.seen_by(seat) for question in s.questions]
        view.held = [s.held[owner] if owner == seat else HIDDEN for owner in (0, 1)]
        return view

    def imagine(self, view: Nerve, seat: int, dice: int) -> Nerve:
        s = view.clone()
        s.dice = dice
        left = [card for card in (LOW, MIDDLE, HIGH) if card not in view.held]
        s.held = [left.pop(s.roll(len(left))) if card == HIDDEN else card for card in view.held]
        self.ask_again(s, seat)
        return s

    def shares(self, s: Nerve) -> list[float]:
        points = s.stood[0] - s.stood[1]
        if s.stood == [STAND, STAND]:
            points = 3 if s.held[0] > s.held[1] else -3
        return [0.5 + points / 6, 0.5 - points / 6]


class Bold(Bot):
    """Always stands: the search has to find out itself when to yield."""

    def choose(self, view: State, question: Question) -> int:
        return STAND


class NerveGame(Game):
    def __init__(self) -> None:
        super().__init__("nerve", "", 2, 2, [], {})

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        return Bold(seed)


@pytest.mark.parametrize(("card", "answer"), [(LOW, YIELD), (MIDDLE, YIELD), (HIGH, STAND)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_choice_counts_on_others_to_know_their_cards(card: int, answer: int, seat: int) -> None:
    """The one equilibrium: the high card stands, the others yield."""
    box = NerveBox()
    other = (card + 1) % 3
    s = box.holding(card, other) if seat == 0 else box.holding(other, card)
    view = box.redact(s, seat)
    played = 0.0
    for seed in range(2):
        player = SearchBot(box, NerveGame(), seed, 1, 0)
        player.choose(view, view.questions[seat])
        player.iterations = 3000
        played += player.mix(view, view.questions[seat], view.questions)[answer] / 2  # once more, to look at it
    assert played > 0.8


@pytest.mark.parametrize(("name", "seats"), SEALING)
def test_what_a_seat_knows_is_alike_where_it_sees_the_same(name: str, seats: int) -> None:
    """In all worlds that a view allows its seat knows the same; another seat knows the same only if it sees the same."""
    box = game(name).box(seats)
    told_apart = 0
    for view, question in sealed_moments(box, 4):
        others: dict[bytes, list[Any]] = {}
        for dice in range(12):
            world = reopened(box.imagine(view, question.seat, jumped(dice + 5)))
            assert known(box.redact(world, question.seat)) == known(reopened(view.clone()))
            rival = [one.seat for one in world.questions if one.seat != question.seat][0]
            seen = box.redact(world, rival)
            others.setdefault(known(seen), []).append(seen)
        assert all(one == same[0] for same in others.values() for one in same)
        firsts = [same[0] for same in others.values()]
        assert not any(one == other for at, one in enumerate(firsts) for other in firsts[:at])
        told_apart += len(firsts) > 1
    assert told_apart


def test_a_seat_plays_what_it_has_learnt_for_what_it_knows_or_else_for_its_options() -> None:
    box = NerveBox()
    low, high = [box.redact(box.holding(card, MIDDLE), 0) for card in (LOW, HIGH)]
    plans = Plans()
    assert plans.learnt(low, [YIELD, STAND], 2) is None
    for view in (low, high):
        for strategy in plans.lesson(view, [YIELD, STAND]):
            strategy.learn([YIELD, STAND], [1.0, 0.0])
    assert plans.learnt(low, [YIELD, STAND], 1) is plans.by_view[known(low)]
    assert plans.learnt(low, [YIELD, STAND], 2) is plans.by_options[YIELD, STAND]
    assert plans.learnt(low, [YIELD], 2) is None
    assert len(plans.by_view) == 2
