"""Endings: where little can still happen, the rest of the game is written out in many worlds, and solved.

Half of the worlds are imagined from what everybody sees: from them all seats learn, so nobody learns from cards they cannot see,
all may learn to bluff and to see through it, and with other cards in our hand we would think of the same worlds: what we do with
one hand fits what we do with another. The other half are imagined from our view, and only we learn from them.
A fork is a choice in a world. Its plan is shared by all forks at which the seat knows the same: what it saw at first, and what it
could choose and has seen done since. Plans are found by regret matching: CFR+, with the last regret expected once more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.bots.sealed import known, reopened, shares
from tabard.bots.tree import noted
from tabard.engine.box import Box
from tabard.engine.dice import jumped, turned
from tabard.engine.rules import needed, open_question, open_questions
from tabard.engine.state import SPECTATOR, Question, State

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = 2  # worlds that teach a seat what to do with what it knows; with fewer it plays by its options alone
AGAIN: Final = 6  # answers for each seat that could be written in the time it takes to see that a world is one we have
WON: Final = 0.998  # of the worth of an end: who has won; the rest is by how much, so that one who has lost plays on sensibly


class Plan:
    """What a seat does where it knows one thing: the more it regrets not to have done something, the more it does it."""

    def __init__(self, count: int) -> None:
        self.mix = [1.0 / count] * count
        self.regrets = [0.0] * count
        self.gains = [0.0] * count  # of this round: what each option would have brought, as often as others let it come to that
        self.played = [0.0] * count
        self.worlds = 0
        self.asked = False  # this round

    def learn(self, weight: float) -> None:
        """A round is over; later ones count more, for they know more."""
        if not self.asked:
            return
        mean = 0.0
        for at in range(len(self.mix)):
            mean += self.mix[at] * self.gains[at]
        hopes: list[float] = []
        for at in range(len(self.mix)):
            self.played[at] += weight * self.mix[at]
            regret = self.gains[at] - mean
            self.regrets[at] = max(0.0, self.regrets[at] + regret)
            hopes.append(max(0.0, self.regrets[at] + regret))
            self.gains[at] = 0.0
        self.mix = shares(hopes if max(hopes) > 0.0 else self.regrets)
        self.asked = False


class Fork:
    """A choice of a seat in one world; or an end, at which nobody chooses and every seat has its worth."""

    def __init__(self, seat: int, fine: Plan, rough: Plan, worth: list[float]) -> None:
        self.seat = seat
        self.fine = fine  # for all that the seat knows
        self.rough = rough  # for what it has seen done and could choose
        self.worth = worth
        self.branches: list[Fork] = []


class Lesson:
    """A world written out, and how often it was imagined."""

    def __init__(self, tree: Fork, ours: bool) -> None:
        self.tree = tree
        self.ours = ours  # imagined from our view
        self.worlds = 1
        self.sure = False  # written out twice it was the same: what nobody knows of it makes no difference


class Ending:
    """The rest of a game, as far as it is written out."""

    def __init__(self, box: Box[Any], view: State, question: Question, dice: int, most: int) -> None:
        self.box = box
        self.weights = box.judge.weights()
        self.view = reopened(view.clone())
        self.question = question
        self.dice = jumped(dice)
        world = box.imagine(self.view, question.seat, dice)
        self.public = box.redact(world, SPECTATOR)
        self.most = most  # answers in one world: if there are more, this is no ending
        first = open_question(self.view.questions)
        self.small = (first.number == question.number or (first.needed and question.needed)) and self.ends_soon(world)
        self.answers = 0
        self.limit = 0
        self.rounds = 0
        self.lessons: list[Lesson] = []
        self.alike: dict[tuple[int, ...], Lesson] = {}  # by what all seats know: the last of its lessons
        self.fine: list[dict[int, Plan]] = [{} for _ in range(view.seats)]
        self.rough: list[dict[int, Plan]] = [{} for _ in range(view.seats)]
        self.roots: list[int] = []  # of the world being written: what each seat knows at first
        self.ours = True  # whether the world being written is imagined from our view
        self.nobody = Plan(1)

    # Worlds

    def ends_soon(self, s: Any) -> bool:
        """Whether one way through a world comes to its end before it has branched too often: mostly that says enough."""
        width = 1
        while not s.over and width <= self.most:
            question = open_question(s.questions)
            width *= len(question.options)
            self.box.take(s, question, 0)
        return width <= self.most

    def imagine(self) -> None:
        """A world that anybody may imagine who looks on, and one that we may."""
        for ours in (False, True):
            self.dice = jumped(self.dice)
            view, seat = (self.view, self.question.seat) if ours else (self.public, SPECTATOR)
            if self.small:
                self.add(reopened(self.box.imagine(view, seat, self.dice)), ours)

    def add(self, world: Any, ours: bool) -> None:
        """A lesson more; or once more one in which all seats knew the same, if what nobody knows makes no difference there."""
        blank = world
        for seat in range(world.seats):
            ways = self.box.resealed(blank, seat)
            blank = ways[0] if ways else blank
        self.roots = [int.from_bytes(known(self.box.redact(blank, seat))[:7], "big") for seat in range(world.seats)]
        key = (int(ours), *self.roots)
        before = self.alike.get(key)
        if before is not None and before.sure:
            before.worlds += 1
            self.answers += AGAIN * world.seats
            return
        self.ours = ours
        self.limit = self.answers + self.most
        lesson = Lesson(self.sealed(world, 0, [0] * world.seats, 1), ours)
        if not self.small:
            return  # cut short
        if before is not None and same(before.tree, lesson.tree):
            before.sure = True
            before.worlds += 1
            return
        self.alike[key] = lesson
        self.lessons.append(lesson)

    def sealed(self, s: Any, seat: int, keys: list[int], width: int) -> Fork:
        """What still lies sealed was chosen too, before we were asked, and by each seat without a look at the others'."""
        if seat == s.seats:
            return self.write(s.clone(), keys, width)
        ways = self.box.resealed(s, seat)
        if not ways:
            return self.sealed(s, seat + 1, keys, width)
        fork = self.known_fork(seat, list(range(len(ways))), keys[seat])
        for at in range(len(ways)):
            seen = keys.copy()
            seen[seat] = turned(seen[seat] ^ (at + 1))
            if self.ours and seat == self.question.seat:
                if ways[at] == s:
                    return self.sealed(s, seat + 1, seen, width)
            else:
                fork.branches.append(self.sealed(ways[at], seat + 1, seen, width * len(ways)))
        return fork

    def write(self, s: Any, keys: list[int], width: int) -> Fork:
        """All that can happen from here on; what is left out if it is too much does not matter, for then nothing is solved."""
        while not s.over and self.small:
            question = open_question(s.questions)
            asked = open_questions(needed(s.questions)) if question.needed else [question]
            for one in asked:
                if len(one.options) > 1:
                    return self.fork(s, asked, [], keys, width)
            self.answer(s, asked, [0] * len(asked), keys)
        return Fork(-1, self.nobody, self.nobody, self.worth(s) if s.over else [])

    def worth(self, s: Any) -> list[float]:
        won = self.box.shares(s)
        prospects = self.box.judge.prospects(s, self.weights)
        return [WON * won[seat] + (1.0 - WON) * prospects[seat] for seat in range(s.seats)]

    def answer(self, s: Any, asked: list[Question], picks: list[int], keys: list[int]) -> None:
        for at in range(len(asked)):
            question = self.box.question(s, asked[at].number, asked[at].seat)
            noted(self.box, keys, question, picks[at])
            self.box.take(s, question, picks[at])
        self.answers += len(asked)
        if self.answers > self.limit:
            self.small = False

    def fork(self, s: Any, asked: list[Question], picks: list[int], keys: list[int], width: int) -> Fork:
        """The choices of all who are asked: if they are several, none of them sees what the others have chosen."""
        if len(picks) == len(asked):
            after, seen = s.clone(), keys.copy()
            self.answer(after, asked, picks, seen)
            return self.write(after, seen, width)
        question = asked[len(picks)]
        count = len(question.options)
        if count == 1:
            return self.fork(s, asked, [*picks, 0], keys, width)
        fork = self.known_fork(question.seat, question.options, keys[question.seat])
        if width * count > self.most:
            self.small = False
        for choice in range(count):
            if self.small:
                fork.branches.append(self.fork(s, asked, [*picks, choice], keys, width * count))
        return fork

    def known_fork(self, seat: int, options: list[int], key: i64) -> Fork:
        for option in options:
            key = turned(key ^ (option * 2 + 3))
        root: i64 = self.roots[seat]
        fine, rough = plan(self.fine[seat], turned(key ^ root), len(options)), plan(self.rough[seat], key, len(options))
        if not self.ours:
            rough.worlds += 1
        if not self.ours or seat == self.question.seat:
            fine.worlds += 1
        return Fork(seat, fine, rough, [])

    # Plans

    def learn(self) -> None:
        """One round: each seat in turn learns, in all worlds, against what the others now do."""
        self.rounds += 1
        weight = float(self.rounds * self.rounds)
        for seat in range(self.view.seats):
            for lesson in self.lessons:
                if not lesson.ours or seat == self.question.seat:
                    value(lesson.tree, seat, float(lesson.worlds), lesson.ours)
            for one in self.fine[seat].values():
                one.learn(weight)
            for one in self.rough[seat].values():
                one.learn(weight)

    def mix(self) -> list[float]:
        """What we did all along: the mixes themselves go round and round, their mean comes to rest."""
        tree = [lesson.tree for lesson in self.lessons if lesson.ours][0]
        while tree.seat != self.question.seat:
            tree = tree.branches[0]
        return shares(tree.fine.played)


def plan(plans: dict[int, Plan], key: int, count: int) -> Plan:
    found = plans.get(key)
    if found is None:
        found = plans[key] = Plan(count)
    return found


def same(one: Fork, other: Fork) -> bool:
    """Whether all that can happen in two worlds is the same."""
    if one.seat != other.seat or one.fine is not other.fine or one.worth != other.worth:
        return False
    for at in range(len(one.branches)):
        if not same(one.branches[at], other.branches[at]):
            return False
    return True


def value(fork: Fork, seat: int, reach: float, ours: bool) -> float:
    """What a fork is worth to the seat that learns, if the others let it come to that so often."""
    if fork.seat < 0:
        return fork.worth[seat]
    total = 0.0
    if fork.seat != seat:
        theirs = fork.fine if fork.fine.worlds >= ENOUGH or not fork.rough.worlds else fork.rough
        for at in range(len(theirs.mix)):
            chance = theirs.mix[at]
            if chance > 0.0:
                total += chance * value(fork.branches[at], seat, reach * chance, ours)
        return total
    fine, rough = fork.fine, fork.rough
    fine.asked = True
    rough.asked = rough.asked or not ours
    for at in range(len(fine.mix)):
        gain = value(fork.branches[at], seat, reach, ours)
        total += fine.mix[at] * gain
        fine.gains[at] += reach * gain
        if not ours:
            rough.gains[at] += reach * gain
    return total
