"""The laws of every game on the shelf, at the tables its tests name: every player count, every variant."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any

import pytest

from tabard.bots import bot
from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.rules import alone, needed, open_question
from tabard.engine.save import packed, restored, save
from tabard.engine.state import SPECTATOR, Question
from tabard.table.journal import Journal
from tabard.table.reading import read_with
from tabard.table.seen import moment
from tabard.words import LANGUAGES, Words
from tests import telling
from tests.laws.walks import Name, Policy, answer_at_random, at_every_table, boxed, looks, seats_and_spectator, walk

pytestmark = at_every_table
SEEDS = range(4)


def bytes_of(s: Any) -> bytes:
    return json.dumps(packed(s), sort_keys=True).encode()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_at_any_question_is_equal_and_independent(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in looks(box, seed):
        before = bytes_of(s)
        twin = s.clone()
        assert twin == s
        assert pickle.loads(pickle.dumps(s)) == s == copy.deepcopy(s)
        if not s.over:
            question = open_question(twin.questions)  # a sealed one may stay so
            box.answer(twin, question.number, question.seat, Policy(s.asked).roll(len(question.options)))
            assert bytes_of(twin) != before
        assert bytes_of(s) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_world_imagined_from_a_view_gives_that_view(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in looks(box, seed):
        for seat in seats_and_spectator(box):
            view = box.redact(s, seat)
            world = box.imagine(view, seat, seeded(seed, s.asked, seat))
            box.check(world)
            assert box.redact(world, seat) == view
            assert box.redact(view, seat) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_worlds_can_be_played_to_the_end(table: Name, seed: int) -> None:
    box = boxed(table)
    for number, s in enumerate(walk(box, seed)):
        if number % 9 == 0 and not s.over:
            seat = number % box.seats
            world = box.imagine(box.redact(s, seat), seat, seeded(number))
            policy = Policy(number)
            for _ in range(3000):
                if world.over:
                    break
                answer_at_random(box, world, policy)
            assert world.over
            box.check(world)


@pytest.mark.parametrize("seed", SEEDS)
def test_looking_changes_nothing(table: Name, seed: int) -> None:
    box = boxed(table)
    words = Words("en", box)
    for s in looks(box, seed):
        before = bytes_of(s)
        for seat in seats_and_spectator(box):
            view = box.redact(s, seat)
            box.imagine(view, seat, 77)
            moment(box, s, seat)
            box.show.status(view)
            for question in view.questions:
                if question.seat == seat:
                    telling.prompt(words, box, view, question)
                    telling.options(words, box, view, question)
        if s.questions:
            step, frame = box.asking(s), s.frames[-1]
            for question in s.questions:
                step.who(s, frame)
                step.may(s, frame)
                assert (step.options if question.needed else step.asides)(s, frame, question.seat) == question.options
        [box.score(s, seat) for seat in range(box.seats)]
        assert bytes_of(s) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_exactly_one_place(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in walk(box, seed):
        box.check(s)


@pytest.mark.parametrize("seed", SEEDS)
def test_seed_and_answers_replay_to_the_same_bytes(table: Name, seed: int) -> None:
    box = boxed(table)
    journal = Journal(box, f"law {seed}", [f"P{seat}" for seat in range(box.seats)], ["random"] * box.seats)
    policy = Policy(seed)
    while not journal.state.over:
        question = journal.state.questions[policy.roll(len(journal.state.questions))]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if journal.may_undo(question.seat) and policy.roll(3) == 0:
            assert journal.undo(question.seat)
    text = "\n".join(journal.lines()) + "\n"
    again = read_with(box, text).journal
    assert bytes_of(again.state) == bytes_of(journal.state)
    assert "\n".join(again.lines()) + "\n" == text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_save_of_any_moment_is_restored(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in looks(box, seed):
        text = json.dumps(save(box, s))
        assert restored(box, json.loads(text)) == s
        assert len(json.dumps(save(box, s), separators=(",", ":"))) < 8192


@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_ascending_distinct_and_of_their_kinds_shape(table: Name, seed: int) -> None:
    box = boxed(table)
    for s in walk(box, seed):
        assert s.over or needed(s.questions)
        for question in s.questions:
            assert question.options
            assert question.options == sorted(set(question.options))
            assert question.options[0] >= 0
            assert question.options[-1] < box.kinds[question.kind].size
            paths = [tuple(box.show.path(s, question, option)) for option in question.options]
            assert len(set(paths)) == len(paths)


def test_actions_and_options_translate_into_each_other(table: Name) -> None:
    box = boxed(table)
    for kind in box.kinds:
        for option in range(kind.size):
            assert box.meaning(box.action(kind.number, option)) == (kind.number, option)
    assert box.actions == sum(kind.size for kind in box.kinds) < 1000


@pytest.mark.parametrize("name", ["random", "steady", "search:12it", "gentle"])
def test_equal_view_question_and_seed_give_the_equal_answer(table: Name, name: str) -> None:
    box = boxed(table)
    player, again = bot(name, box, 5), bot(name, box, 5)
    every = 3 if name in ("random", "steady") else 12 * box.seats  # a search takes its time
    for number, s in enumerate(walk(box, name)):
        if number % every == 0:
            for question in s.questions:
                view = box.redact(s, question.seat)
                own = box.question(view, question.number, question.seat)
                world = box.imagine(view, question.seat, number + 1)
                seen = box.redact(world, question.seat)
                choice = player.choose(view, own)
                assert 0 <= choice < len(own.options)
                assert choice == again.choose(seen, box.question(seen, question.number, question.seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(table: Name, language: str) -> None:
    box = boxed(table)
    words = Words(language, box)
    journal = Journal(box, language, [f"P{seat}" for seat in range(box.seats)], ["random"] * box.seats)
    policy = Policy(language)
    while not journal.state.over:
        s = journal.state
        question = s.questions[policy.roll(len(s.questions))]
        view = box.redact(s, question.seat)
        assert telling.prompt(words, box, view, question)
        assert len(set(telling.options(words, box, view, question))) == len(question.options)
        for event in journal.answer(question.number, question.seat, policy.roll(len(question.options))):
            for seat in seats_and_spectator(box):
                assert telling.event(words, box, event, seat) or not event.may_be_seen_by(seat)  # others may hear nothing of it
        assert telling.status(words, box, view)
    for seat in range(box.seats):
        assert sum(term.points for term in box.score(journal.state, seat)) == box.total(journal.state, seat)
        assert all(words.term(term) for term in box.score(journal.state, seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_quiet_answer_nobody_else_knows_more(table: Name, seed: int) -> None:
    """So it can be taken back: what the others see then, they had seen before, or it follows from what they knew.

    But for cards of one's own hand, as long as nobody else is asked; and whoever answers learns nothing at all.
    """
    box = boxed(table)
    s = box.deal(f"quiet {seed}")
    policy = Policy(("quiet", seed))
    while not s.over:
        question = s.questions[policy.roll(len(s.questions))]
        seat, choice = question.seat, policy.roll(len(question.options))
        before = s.clone()
        if not box.answer(s, question.number, seat, choice):
            continue
        assert not s.bared or alone(s.questions, seat)
        own = shown(box, before, seat) - shown(box, before, SPECTATOR) if s.bared else Counter()
        for viewer in seats_and_spectator(box):
            more = shown(box, s, viewer) - shown(box, before, viewer)
            if more - own:
                follows(box, before, question, question.options[choice], seat if s.bared else viewer, viewer, more)


def follows(box: Box[Any], before: Any, question: Question, option: int, seat: int, viewer: int, more: Counter[str]) -> None:
    """Whatever world a seat could imagine before the answer, the answer shows a viewer the same in each."""
    view = box.redact(before, seat)
    for number in range(8):
        world = box.imagine(view, seat, seeded("quiet", number))
        options = box.question(world, question.number, question.seat).options
        assert option in options, "the answer itself tells what its seat holds"
        seen = shown(box, world, viewer)
        box.answer(world, question.number, question.seat, options.index(option))
        assert shown(box, world, viewer) - seen == more


def shown(box: Box[Any], s: Any, seat: int) -> Counter[str]:
    """The cards a seat sees, wherever they lie; those that are named beside that may be the same."""
    lie: Counter[str] = Counter()
    named: Counter[str] = Counter()
    for zone in telling.zones(box, box.redact(s, seat)):
        known = Counter([card.ref for card in zone.known()])
        if zone.look == "names":
            named |= known
        else:
            lie += known
    return lie | named


def test_a_wrong_answer_is_refused_and_changes_nothing(table: Name) -> None:
    box = boxed(table)
    for number, s in enumerate(walk(box, "wrong")):
        if number % 5 == 0 and s.questions:
            refuses(box, s, s.questions[0].number + 1000, s.questions[0].seat, 0)
            refuses(box, s, s.questions[0].number, s.questions[0].seat + 1, 0)
            refuses(box, s, s.questions[0].number, s.questions[0].seat, len(s.questions[0].options))
            refuses(box, s, s.questions[0].number, s.questions[0].seat, -1)


def refuses(box: Box[Any], s: Any, number: int, seat: int, choice: int) -> None:
    before = bytes_of(s)
    with pytest.raises(ValueError, match="question"):
        box.answer(s, number, seat, choice)
    assert bytes_of(s) == before


def test_a_player_that_claims_to_be_blind_is_so(table: Name) -> None:
    """It answers alike whether it is shown its view or a whole world: a search spares itself the view."""
    box = boxed(table)
    player = bot("steady", box, 5)
    for number, s in enumerate(walk(box, "blind")):
        if player.blind and number % 2 == 0:
            for question in s.questions:
                view = box.redact(s, question.seat)
                own = box.question(view, question.number, question.seat)
                assert player.choose(s, box.question(s, question.number, question.seat)) == player.choose(view, own)
