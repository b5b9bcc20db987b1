"""The nouns proven by two paper-thin games: secret choice, reaction, exchange, draft, interruption."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tabard.engine.errors import NoSuchOption, StaleAnswer
from tabard.engine.state import OPEN, SEALED
from tests.engine.thin import ENGLAND, SCOTLAND, ThinBox


def say(box: ThinBox, s: Any, seat: int, choice: int, needed: bool = True) -> bool:
    question = next(q for q in s.questions if q.seat == seat and q.needed is needed)
    return box.answer(s, question.number, seat, choice)


def test_sealed_answers_in_any_order_give_the_same_state() -> None:
    box = ThinBox("sides", 3)
    ends = []
    for order in permutations(range(3)):
        s = box.deal(1)
        for seat in order:
            say(box, s, seat, [ENGLAND, SCOTLAND, ENGLAND][seat])
        assert s.over
        ends.append(s)
    assert all(end == ends[0] for end in ends)
    assert ends[0].sides == [ENGLAND, SCOTLAND, ENGLAND]


def test_a_seat_may_change_its_mind_until_the_last_seal() -> None:
    box = ThinBox("sides", 3)
    s = box.deal(1)
    assert say(box, s, 0, ENGLAND)
    assert say(box, s, 0, SCOTLAND)
    say(box, s, 1, ENGLAND)
    assert not say(box, s, 2, ENGLAND), "the last seal opens the others' choices: it cannot be taken back"
    assert s.sides == [SCOTLAND, ENGLAND, ENGLAND]


def test_who_has_sealed_is_public_what_is_not() -> None:
    box = ThinBox("sides", 3)
    views = []
    for choice in (SCOTLAND, ENGLAND):
        s = box.deal(1)
        say(box, s, 0, choice)
        views.append(box.redact(s, 1))
        assert [q.answer for q in views[-1].questions if q.needed] == [SEALED, OPEN, OPEN]
        assert [q.options for q in views[-1].questions if q.needed] == [[], [SCOTLAND, ENGLAND], []]
        assert [q.answer for q in box.redact(s, 0).questions if q.needed] == [choice, OPEN, OPEN]
    assert views[0] == views[1]


def test_an_imagined_world_draws_sealed_answers_and_gives_the_others_their_options() -> None:
    box = ThinBox("sides", 3)
    s = box.deal(1)
    say(box, s, 0, ENGLAND)
    view = box.redact(s, 1)
    drawn = []
    for dice in range(1, 200):
        world = box.imagine(view, 1, dice * 7919)
        assert box.redact(world, 1) == view
        needed = [q for q in world.questions if q.needed]
        assert [q.options for q in needed] == [[0, 1]] * 3
        drawn.append(needed[0].answer)
        say(box, world, 1, 0)
        say(box, world, 2, 0)
        assert world.over
    assert 60 < sum(drawn) < 140


def test_an_interruption_withdraws_acts_and_asks_again_with_new_numbers() -> None:
    box = ThinBox("sides", 3)
    s = box.deal(1)
    old = [(q.number, q.seat) for q in s.questions]
    say(box, s, 2, ENGLAND)
    say(box, s, 0, 2, needed=False)  # a raid on seat 2, which has no church
    assert s.gold == [4, 3, 2]
    assert all(q.answer == OPEN for q in s.questions), "what was sealed is withdrawn"
    assert not any(not q.needed for q in s.questions), "the raid is spent"
    for number, seat in old:
        with pytest.raises(StaleAnswer, match=f"question {number} is not open to seat {seat + 1}"):
            box.answer(s, number, seat, 0)


def test_the_church_is_asked_before_the_harm_and_cancels_it_once() -> None:
    box = ThinBox("sides", 3)
    for choice, gold, church in ((1, [3, 3, 3], 0), (0, [4, 2, 3], 0b010)):
        s = box.deal(1)
        say(box, s, 0, 1, needed=False)  # a raid on seat 1, which has a church
        assert [(q.seat, box.kinds[q.kind].name) for q in s.questions] == [(1, "church")]
        assert s.gold == [3, 3, 3]
        say(box, s, 1, choice)
        assert (s.gold, s.church) == (gold, church)
        assert [box.kinds[q.kind].name for q in s.questions] == ["side"] * 3


def test_leaving_an_aside_leaves_the_others_open_and_nobody_need_wait_for_it() -> None:
    box = ThinBox("sides", 3)
    s = box.deal(1)
    numbers = [q.number for q in s.questions if q.needed]
    assert say(box, s, 0, 0, needed=False)
    assert [q.number for q in s.questions] == numbers
    s = box.deal(1)
    for seat in range(3):
        say(box, s, seat, 0)
    assert s.over, "whoever must answer need not wait for whoever may"


def test_a_draft_is_seen_by_its_owner_alone_and_quiet_until_the_last() -> None:
    box = ThinBox("blows", 2)
    s = box.deal(2)
    first = s.hands[0][1]
    assert say(box, s, 0, 1)
    assert s.draft == [first]
    assert box.redact(s, 0).draft == [first]
    assert box.redact(s, 1).draft == [-1]
    assert len(box.redact(s, 1).hands[0]) == 4, "the card is still in the hand"
    world = box.imagine(box.redact(s, 1), 1, 99)
    assert world.draft[0] in world.hands[0]
    assert box.redact(world, 1) == box.redact(s, 1)
    assert not say(box, s, 0, 0)
    assert s.draft == []
    assert len(s.laid) == 2


def test_blows_are_answered_one_after_the_other_in_the_order_laid() -> None:
    box = ThinBox("blows", 2)
    s = box.deal(2)
    low, high = s.hands[0][0], s.hands[0][3]
    say(box, s, 0, 3)
    say(box, s, 0, 0)
    assert s.laid == [high, low]
    assert s.frames[-1].card == high
    assert [q.seat for q in s.questions] == [1]
    say(box, s, 1, 0)
    assert s.hits == [0, 1]
    assert s.frames[-1].card == low
    guard = s.questions[0].options[1] - 1
    say(box, s, 1, 1)
    assert s.hits == [0, 1]
    assert s.laid == [high, low, guard]
    assert s.over


def test_leave_closes_every_script_above_one() -> None:
    box = ThinBox("blows", 2)
    s = box.deal(2)
    say(box, s, 0, 3)
    say(box, s, 0, 0)
    s.hits[1] = 1
    say(box, s, 1, 0)
    assert s.hits == [0, 2]
    assert s.over, "the second blow is not read any more"
    assert len(s.frames) == 1


def test_what_the_defender_is_asked_depends_only_on_what_everybody_knows() -> None:
    box = ThinBox("blows", 2)
    s = box.deal(2)
    say(box, s, 0, 3)
    say(box, s, 0, 0)
    view = box.redact(s, 0)
    for dice in range(1, 50):
        world = box.imagine(view, 0, dice * 104729)
        assert [(q.number, q.seat, q.kind) for q in world.questions] == [(q.number, q.seat, q.kind) for q in s.questions]
        assert world.questions[0].options[0] == 0, "declining is always offered"


def test_an_option_that_is_not_there_is_refused_with_the_numbers() -> None:
    box = ThinBox("sides", 3)
    s = box.deal(1)
    number = s.questions[-1].number
    with pytest.raises(NoSuchOption, match=f"question {number} has options 0 to 1, not 2"):
        box.answer(s, number, 2, 2)
