"""Analysis: what every option promises to the one who is asked, from what that seat could know; how sure that is, and why.

Worlds are imagined from the view. In each of them every option is taken, everybody then plays on as the scripted player would,
to the end of a stage, and the table is judged there: the same worlds and the same dice for all options, so that luck is the same
for all. After each phase only the better half goes on; those left at the end are compared in worlds of their own. What the tries
say is worked out in `bots/promises.py`.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tabard.bots.promises import Analysis, Trial, errors, gaps, mean, middle, told
from tabard.bots.sealed import Plans, drawn, reopened
from tabard.bots.search import SearchBot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import seeded
from tabard.engine.game import Game
from tabard.engine.rules import needed, open_question, open_questions
from tabard.engine.state import Question, State

FEWEST: Final = 2  # worlds in a phase
ENOUGH: Final = 4  # … in the last one
LAST: Final = 0.5  # the share of the budget for those that are compared in the end
WHOLE: Final = 1 << 30  # stages: more than any game has


class World:
    """A world in which options are tried: the table, its lots, what others choose in secret, what the scripted player would."""

    def __init__(self, state: Any, lots: int) -> None:
        self.state = state
        self.lots = lots
        self.choices: dict[int, int] = {}
        self.pick = 0


class Analyst(SearchBot):
    """Tries options as a search does, but everybody plays on as the scripted player would: what it finds can be repeated."""

    def __init__(self, box: Box[Any], shelf: Game, seed: int | str, iterations: int) -> None:
        super().__init__(box, shelf, seed, iterations, 0)
        sides = box.show.sides
        self.teams = [sides.count(side) for side in sides] if sides else [1] * box.seats
        self.telling = True  # signs are noted
        self.shares: list[float] = []  # what came of the last try: to each seat,
        self.soon: Any = None  # the table when another seat first had to choose,
        self.late: Any = None  # … and at the end of the stages a search looks ahead to: the reasons tell of these
        self.near = 0  # the stage that is no longer among them

    def choose(self, view: State, question: Question) -> int:
        """Play the best option; where it is a secret choice, by lot."""
        if len(question.options) == 1:
            return 0
        found = self.analyse(view, question, [], telling=False)
        mix = [one.mix for one in found.options]
        return found.best if mix[0] < 0.0 else drawn(mix, self.roll(question, 1 << 20) / float(1 << 20))

    def begin(self, view: State, telling: bool, *words: object) -> None:
        self.spent = 0
        self.telling = telling
        self.trees = [{} for _ in range(view.seats)]
        self.dice = seeded(self.seed, *words, "analysis")
        self.last = self.judge.stage(view) + self.ahead
        self.near = self.judge.stage(view) + self.judge.ahead

    # What a table is worth

    def outlook(self, view: State, seat: int, worlds: int) -> tuple[list[float], list[float]]:
        """The share of each seat as this viewer sees the table, and its standard error: everybody plays as scripted."""
        self.begin(view, False, "outlook")
        found: list[list[float]] = []
        for _ in range(worlds):
            world = reopened(self.box.imagine(view, seat, self.stream()))
            self.lots = self.policy.seed = self.stream()
            self.play_on(world, seat, seat)
            found.append(self.shares)
        return mean(found), errors(found)

    def beginning(self, deals: int) -> tuple[list[float], list[float]]:
        """The same before a card is dealt: what each seat is worth. Games are played to their end: no judge can be wrong."""
        found: list[list[float]] = []
        self.telling = False
        self.dice = seeded(self.seed, "beginning", "analysis")
        self.last = WHOLE
        for _ in range(deals):
            s = self.box.deal_with(self.stream())
            self.lots = self.policy.seed = self.stream()
            self.play_on(s, 0, 0)
            found.append(self.shares)
        return mean(found), errors(found)

    def gain(self, view: State, question: Question, taken: int, worlds: int) -> tuple[list[float], list[float]]:
        """What one option brings each seat beyond the scripted player's choice, and the errors: nobody else does otherwise."""
        self.begin(view, False, question.number, "gain")
        self.plans = [Plans() for _ in range(view.seats)]
        found: list[list[float]] = []
        for _ in range(worlds):
            one = self.world_for(view, question)
            if one.pick == taken:
                found.append([0.0] * view.seats)
            else:
                self.try_one(one, question, taken)
                shares = self.shares
                self.try_one(one, question, one.pick)
                found += gaps([shares], [self.shares])
        return mean(found), errors(found)

    def play_on(self, s: Any, asked: int, taught: int) -> float:
        """Everybody plays on as scripted to the end of the stage; what it is worth to the seat that asked."""
        box = self.box
        self.soon = self.late = None
        while not s.over and self.judge.stage(s) < self.last:
            question = open_question(s.questions)
            if self.telling and self.late is None and self.judge.stage(s) >= self.near:
                self.late = s.clone()
            if self.telling and self.soon is None and question.seat != asked and question.needed:
                self.soon = s.clone()
            together = needed(s.questions) if question.needed and len(s.questions) > 1 else []
            for one in open_questions(together) if len(together) > 1 else [question]:
                box.take(s, one, self.scripted(s, one) if len(one.options) > 1 else 0)
        self.late = s if self.late is None else self.late
        self.shares = self.judged(s)
        return self.shares[asked]

    def judged(self, s: Any) -> list[float]:
        """Shares that sum to 1: who has won, or what the table promises; members of a team share alike."""
        if s.over:
            return self.box.split(s)
        prospects = self.judge.prospects(s, self.weights)
        return [prospects[seat] / self.teams[seat] for seat in range(s.seats)]

    # What an option is worth

    def analyse(
        self, view: State, question: Question, kept: list[int], progress: Any = None, telling: bool = True
    ) -> Analysis:  # fmt: skip
        """Every option; those kept are compared to the end, whatever they promise."""
        self.begin(view, False, question.number)
        together = needed(view.questions)
        mix: list[float] = []
        if question.needed and len(together) > 1:
            whole = self.iterations
            self.iterations = max(1, whole // 2)
            self.policy.seed = self.stream()
            mix = self.mix(view, question, together)
            self.iterations = whole
        self.telling = telling
        self.policy.seed = self.stream()
        pick = self.scripted(view, question)
        trials = self.tried(view, question, [pick, *kept], progress)
        return told(question.seat, trials, pick, mix, self.judge)

    def tried(self, view: State, question: Question, kept: list[int], progress: Any) -> list[Trial]:
        """All options in the same worlds; after each phase the better half of them, and those kept."""
        trials = [Trial() for _ in question.options]
        left = list(range(len(trials)))
        cuts = max(0, math.ceil(math.log2(len(left))) - 1)
        rest = self.iterations - self.spent
        for phase in range(cuts + 1):
            last = phase == cuts
            for at in left:
                trials[at].first, trials[at].compared = len(trials[at].shares), last
            tries = rest if not cuts else rest * LAST if last else rest * (1.0 - LAST) / cuts
            self.try_worlds(view, question, left, trials, self.spent + tries, ENOUGH if last else FEWEST, progress)
            if not last:
                rank = sorted([(-trials[at].so_far(question.seat), at) for at in left])
                better = [at for _, at in rank[: max(2, len(left) // 2)]]
                left = sorted({*better, *kept})
        return trials

    def try_worlds(
        self, view: State, question: Question, left: list[int], trials: list[Trial], enough: float, fewest: int, progress: Any
    ) -> None:  # fmt: skip
        """One phase: it has its share of the budget even if those before it needed more than theirs."""
        worlds = 0
        while self.spent < enough or worlds < fewest:
            self.try_all(view, question, left, trials)
            worlds += 1
            if progress is not None:
                progress(min(self.spent, self.iterations), self.iterations)

    def world_for(self, view: State, question: Question) -> World:
        """A world that this view allows, and what others would play in it at once."""
        seat = question.seat
        together = needed(view.questions)
        sealed = question.needed and len(together) > 1
        root = reopened(view.clone()) if sealed else view
        found = World(self.box.imagine(root, seat, self.stream()), self.stream())
        self.lots = self.policy.seed = found.lots
        if sealed:
            reopened(found.state)
            for one in needed(found.state.questions):
                if one.seat != seat:
                    found.choices[one.seat] = self.sealed(found.state, one)
        self.policy.seed = found.lots
        found.pick = self.scripted(found.state, self.box.question(found.state, question.number, seat))
        return found

    def try_all(self, view: State, question: Question, left: list[int], trials: list[Trial]) -> None:
        """These options in one world, and what the scripted player would do there."""
        world = self.world_for(view, question)
        found: dict[int, list[float]] = {}
        for at in left if world.pick in left else [*left, world.pick]:
            self.try_one(world, question, at)
            found[at] = self.shares
            if at in left:
                self.keep(trials[at], world.state, question.seat)
        for at in left:
            trials[at].usual.append(found[world.pick])

    def try_one(self, world: World, question: Question, choice: int) -> None:
        self.lots = world.lots
        if world.choices:
            world.choices[question.seat] = choice
            self.reveal(world.state.clone(), world.choices, question.seat)
        else:
            self.iterate(world.state.clone(), question, choice, question.seat)

    def keep(self, trial: Trial, world: Any, seat: int) -> None:
        """Note what came of an option in a world."""
        trial.shares.append(self.shares)
        if self.telling:
            late = self.late
            points = [float(self.box.total(late, one)) for one in range(late.seats)]
            trial.margins.append(points[seat] - middle([points[one] for one in range(late.seats) if one != seat]))
            trial.see(self.judge.signs(world, late if self.soon is None else self.soon, late, seat))


class Adviser(Bot):
    """Plays what the analysis of a review finds best."""

    def __init__(self, box: Box[Any], shelf: Game, seed: int | str, iterations: int) -> None:
        super().__init__(seed)
        self.analyst = Analyst(box, shelf, seed, iterations)
        self.analyst.ahead = box.judge.afar

    def choose(self, view: State, question: Question) -> int:
        return self.analyst.choose(view, question)
