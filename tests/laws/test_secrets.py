"""Non-interference: what a seat may not know changes nothing that reaches it, on any channel."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import msgspec
import pytest

from tabard.engine.box import Box
from tabard.engine.rules import put_to
from tabard.engine.save import packed
from tabard.table.seen import moment
from tabard.words import Words
from tests import telling
from tests.laws.walks import (
    SEEDS,
    Name,
    Policy,
    answered_alike,
    at_every_table,
    boxed,
    hidden,
    looks,
    seats_and_spectator,
    stride,
    twin_of,
)


@lru_cache(maxsize=4)
def words_in(language: str, box: Box[Any]) -> Words:
    return Words(language, box)


def channels(box: Box[Any], s: Any, seat: int) -> str:
    """Everything a seat is ever sent: view, questions, options, paths, words, claims, zones, scores, refusals."""
    view = box.redact(s, seat)
    words = words_in("es", box)
    own = put_to(view.questions, seat)
    told: list[Any] = [packed(view), box.show.status(view), telling.status(words, box, view)]
    for question in own:
        told.append(telling.prompt(words, box, view, question))
        told += telling.options(words, box, view, question)
    told += box.show.claims(view, seat) if seat >= 0 else []
    told.append(msgspec.to_builtins(moment(box, s, seat)))
    told += [[term.parts() for term in box.score(view, one)] for one in range(box.seats)]
    for question in s.questions:
        for choice in (-1, 999):
            try:
                box.answer(s, question.number, seat, choice)
            except ValueError as refusal:
                told.append(str(refusal))
    return json.dumps(told, ensure_ascii=False)


def asked(s: Any) -> list[tuple[int, int, int, bool]]:
    return [(question.number, question.seat, question.kind, question.needed) for question in s.questions]


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_may_not_know_changes_nothing_it_gets(table: Name, seed: int) -> None:
    box = boxed(table)
    secrets = hidden(box.game)
    memory, policy = secrets.Memory(box), Policy(("secrets", seed))
    s = box.deal(f"secrets {seed}")
    pairs = number = 0
    every = stride(box, seed)
    while not s.over:
        number += 1
        for seat in seats_and_spectator(box):
            if (number + seat) % every:  # in a long game each seat looks at another moment
                continue
            found = twin_of(box, memory, s, seat, policy)
            if found is None:
                continue
            pairs += 1
            twin, swapped = found
            assert asked(twin) == asked(s)
            assert channels(box, twin, seat) == channels(box, s, seat)
            if not s.draft:  # one that was drawn anew comes to light as another
                same_answer_same_sight(box, secrets, s, twin, seat, swapped, policy)
        question = s.questions[policy.roll(len(s.questions))]
        before = s.clone()
        s.events = []
        box.answer(s, question.number, question.seat, policy.roll(len(question.options)))
        memory.hear(before, s)
    assert pairs > min(20, number), "too few exchanges were tried to say anything"


@at_every_table
def test_which_of_equal_cards_lies_where_tells_nobody_anything(table: Name) -> None:
    """Equal cards have no numbers of their own: exchange those of two, wherever they lie, and everybody gets the same."""
    box = boxed(table)
    secrets, policy = hidden(box.game), Policy("equals")
    if not hasattr(secrets, "rename_equals"):
        pytest.skip("its cards are designs: there are no copies")
    for s in looks(box, "equals"):
        twin = s.clone()
        if secrets.rename_equals(box, twin, policy):
            for seat in seats_and_spectator(box):
                assert channels(box, twin, seat) == channels(box, s, seat)


def same_answer_same_sight(box: Box[Any], secrets: Any, s: Any, twin: Any, seat: int, swapped: Any, policy: Policy) -> None:
    """The same answer in both worlds shows the seat the same, unless chance speaks or an exchanged card comes to light."""
    found = answered_alike(box, secrets, s, twin, seat, swapped, policy)
    if found is None:
        return
    worlds = found[1]
    assert channels(box, worlds[0], seat) == channels(box, worlds[1], seat)
    words = words_in("en", box)
    told = [[telling.event(words, box, event, seat) for event in world.events] for world in worlds]
    assert told[0] == told[1]
