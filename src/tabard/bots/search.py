"""Search: worlds are imagined from the view, played on to the end of a stage, and judged.

Every option is tried in the same worlds, so that luck is the same for all; after each phase only the better half goes on. What a
seat decides later is learnt in a tree of its own, over what that seat knows: a node is the sequence of actions it has seen,
whatever was dealt meanwhile; its edges are actions. An iteration teaches one seat, and a lesson for another seat begins where
that seat decides, in a world imagined anew from *its* view: nothing of the searcher's hand leaks into the plans of others.
Where several seats answer at once each learns mixed strategies instead, one for each thing it may know (`bots/sealed.py`).
Where so little can still happen that it can be written out, nothing is tried: the ending is solved (`bots/ending.py`).
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, Final

from tabard.bots.ending import Ending
from tabard.bots.sealed import Plans, Strategy, drawn, known, reopened, shares
from tabard.bots.tree import Edge, Node, noted
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.dice import jumped, rolled, seeded, turned
from tabard.engine.game import Game
from tabard.engine.rules import needed, open_question, open_questions
from tabard.engine.state import Question, State

if TYPE_CHECKING:
    from mypy_extensions import i64

EXPLORE: Final = 0.6  # how much a seldom tried option is tried
TRUST: Final = 0.6  # the share of the prior that the scripted player's choice has
CERTAIN: Final = 0.9  # of the value of a finished game: who has won; the rest is by how much
PUNCTUAL: Final = 0.94  # the share of a budget of time that is used: an answer takes a moment to arrive
LEAN: Final = 0.01  # the win share by which what a style likes looks better than it is
FAR: Final = 2.0  # slips below the best: what looks worse than that is never taken
SCALE: Final = 1 << 20  # sides of the dice for a choice by lot
WRITTEN: Final = 40  # answers of an ending that can be written out in the time of an iteration
QUICK: Final = 100_000.0  # … and in a second
MOST: Final = 400_000  # … and at most: a process that has written out so many takes up to 55 MB
WORLDS: Final = 24  # of an ending so many must fit into the budget
ROUNDS: Final = 40  # in which plans for an ending are made, if time does not say when they must be


class SearchBot(Bot):
    """Thinks for so many iterations or milliseconds."""

    def __init__(
        self, box: Box[Any], shelf: Game, seed: int | str, iterations: int, milliseconds: int, worlds: int = 0, slip: float = 0.0,
        liked: list[str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed)
        self.box = box
        self.policy = shelf.steady(box, seed)
        self.judge = box.judge
        self.weights = box.judge.weights()
        self.iterations = iterations
        self.worlds = worlds  # if it counts neither iterations nor time: in how many worlds it tries each option
        self.slip = slip  # by how much win share an option may look worse and still be taken, now and then
        self.liked = liked or []
        self.seconds = milliseconds / 1000.0 * PUNCTUAL
        self.ahead = box.judge.ahead
        self.careful = box.judge.careful
        self.doubt = 0.5  # standard errors by which another option must be better than the scripted player's
        self.lessons = 10  # one iteration in so many teaches another seat
        self.learnt = 8  # after so many it does what it has learnt, before as the scripted player would
        self.trees: list[dict[int, Node]] = []
        self.plans: list[Plans] = []
        self.keys: list[int] = []
        self.dice = 0  # of which each use has a stream of its own
        self.lots: i64 = 0  # the stream of the present iteration
        self.spent = 0
        self.began = 0.0
        self.looked = 0.0
        self.slowest = 0.0
        self.last = 0

    def choose(self, view: State, question: Question) -> int:
        if len(question.options) == 1:
            return 0
        self.began = self.looked = time.perf_counter()
        self.slowest = 0.0
        self.spent = 0
        self.trees = [{} for _ in range(view.seats)]
        self.dice = seeded(self.seed, question.number, "search")
        self.policy.seed = self.stream()
        self.last = self.judge.stage(view) + self.ahead
        if self.worlds:
            self.iterations = self.worlds * len(question.options)
        sealed = needed(view.questions)
        mix = self.solved(view, question) if not self.slip else []
        if not mix and question.needed and len(sealed) > 1 and not self.slip:
            mix = self.mix(view, question, sealed)
        if not mix:
            return self.halve(view, question)
        leaning = self.leaning(view, question, 1.0)
        return drawn(shares([mix[at] * (1.0 + leaning[at]) for at in range(len(mix))]), self.roll(question, SCALE) / SCALE)

    # The budget

    def used(self) -> float:
        """The share of the budget that is used: iterations, or time, of which the longest step so far is kept in reserve."""
        if self.iterations:
            return self.spent / self.iterations
        now = time.perf_counter()
        self.slowest = max(self.slowest, now - self.looked)
        self.looked = now
        return (now - self.began + self.slowest) / self.seconds

    # Its dice

    def stream(self) -> int:
        """Dice that have nothing to do with any others."""
        self.dice = jumped(self.dice)
        return self.dice

    def lot(self) -> float:
        self.lots = turned(self.lots)
        return rolled(self.lots, SCALE) / SCALE

    # Endings

    def solved(self, view: State, question: Question) -> list[float]:
        """What to do where the rest of the game can be written out, in worlds enough; nothing if too much can still happen."""
        answers = WRITTEN * self.iterations or int(QUICK * self.seconds)
        ending = Ending(self.box, view, question, seeded(self.seed, question.number, "ending"), min(answers, MOST) // WORLDS)
        most = min(answers, MOST) if self.iterations else MOST
        while ending.small and ending.answers < most and self.used() < 0.5:
            ending.imagine()
        while ending.small and ending.lessons and (ending.rounds < ROUNDS or not self.iterations) and self.used() < 1.0:
            ending.learn()
        if not ending.small or not ending.rounds:
            return []
        self.spent = max(1, min(ending.answers // WRITTEN, self.iterations))
        return ending.mix()

    # Questions that one seat must answer

    def halve(self, view: State, question: Question) -> int:
        """Try all options in the same worlds; after each phase only the better half goes on."""
        box = self.box
        count = len(question.options)
        pick = self.scripted(view, question)
        left = [pick, *[at for at in range(count) if at != pick]]
        sums = [0.0] * count
        squares = [0.0] * count
        worlds = [0] * count
        phases = max(1, math.ceil(math.log2(count))) if not self.slip else 1
        for phase in range(phases):
            enough = (phase + 1) / phases
            while self.used() < enough:
                world = box.imagine(view, question.seat, self.stream()) if not self.slip else self.world(view, question.seat)
                lots = self.stream()
                base = 0.0
                for at in left:
                    self.lots = lots
                    value = self.iterate(world.clone(), question, at, question.seat)
                    if at == pick:
                        base = value
                    sums[at] += value - base
                    squares[at] += (value - base) * (value - base)
                    worlds[at] += 1
                    if self.used() >= 1.0:
                        break
                if self.lessons and self.lot() * self.lessons < len(left) and self.used() < 1.0:
                    self.iterate(world, question, left[int(self.lot() * len(left))], -1)
            rank = sorted([(-sums[at] / worlds[at], at) for at in left if at != pick and worlds[at]])
            left = [pick, *[at for _, at in rank[: max(1, len(left) // 2)]]]
        gains = [self.beyond_chance(sums[at], squares[at], worlds[at]) if at != pick else 0.0 for at in range(count)]
        if self.slip:
            return self.slipped(view, question, gains)
        leaning = self.leaning(view, question, LEAN)
        best = pick
        most = leaning[pick]
        for at in left[1:]:
            if gains[at] + leaning[at] > most:
                best, most = at, gains[at] + leaning[at]
        return best

    def beyond_chance(self, total: float, squares: float, worlds: int) -> float:
        """How much better than the scripted player's an option is in these worlds, less what may be chance."""
        if worlds < 2:
            return -1.0
        mean = total / worlds
        spread = max(0.0, squares / worlds - mean * mean)
        return mean - self.doubt * math.sqrt(spread / (worlds - 1))

    def slipped(self, view: State, question: Question, gains: list[float]) -> int:
        """An option is taken the less often the worse it looks, and never if it looks far worse than the best."""
        leaning = self.leaning(view, question, self.slip)
        looks = [gains[at] + leaning[at] for at in range(len(gains))]
        most = max(looks)
        near = [math.exp((look - most) / self.slip) if look > most - FAR * self.slip else 0.0 for look in looks]
        return drawn(shares(near), self.roll(question, SCALE) / SCALE)

    def leaning(self, view: State, question: Question, much: float) -> list[float]:
        """So much for each option that its style likes."""
        kind = self.box.kinds[question.kind].name
        found: list[float] = []
        for option in question.options:
            touch = self.box.show.path(view, question, option)[0] if self.liked else ""
            found.append(much if f"{kind} {touch.partition(':')[0]}" in self.liked else 0.0)
        return found

    def scripted(self, s: Any, question: Question) -> int:
        """What the scripted player would do; it is shown what this seat may see."""
        if self.policy.blind:
            return self.policy.choose(s, question)
        view = self.box.redact(s, question.seat)
        return self.policy.choose(view, self.box.question(view, question.number, question.seat))

    def iterate(self, s: Any, asked: Question, first: int, taught: int) -> float:
        """Take the first choice and play on; what comes of it for the seat taught (whoever else decides next, if -1)."""
        box = self.box
        self.spent += 1
        self.policy.seed = self.lots
        self.keys = [0] * s.seats
        question = box.question(s, asked.number, asked.seat)
        noted(box, self.keys, question, first)
        box.take(s, question, first)
        return self.play_on(s, asked.seat, taught)

    def play_on(self, s: Any, asked: int, taught: int) -> float:
        """Play to the end of the stage and teach one seat; what it is worth to that seat."""
        box = self.box
        judge = self.judge
        nodes: list[Node] = []
        edges: list[Edge] = []
        growing = True
        careful = self.careful
        while not s.over and judge.stage(s) < self.last:
            question = open_question(s.questions)
            if len(s.questions) > 1 and question.needed and len(needed(s.questions)) > 1:
                for one in open_questions(needed(s.questions)):
                    choice = self.scripted(s, one)
                    noted(box, self.keys, one, choice)
                    box.take(s, one, choice)
                continue
            choice = 0
            if len(question.options) > 1:
                seat = question.seat
                if taught < 0 and seat != asked and question.needed:
                    taught = seat
                    s = box.imagine(box.redact(s, seat), seat, self.stream())
                    question = box.question(s, question.number, seat)
                node = self.trees[seat].get(self.keys[seat]) if growing else None
                if growing and seat == taught:
                    if node is None:
                        node = Node()
                        self.trees[seat][self.keys[seat]] = node
                        growing = False
                        choice = self.scripted(s, question)
                    else:
                        choice = self.select(node, s, question)
                    action = box.action(question.kind, question.options[choice])
                    edge = node.edges.get(action)
                    if edge is None:
                        edge = Edge()
                        node.edges[action] = edge
                    nodes.append(node)
                    edges.append(edge)
                elif node is not None and node.visits >= self.learnt:
                    choice = self.expected(node, s, question)
                elif careful > 0:
                    careful -= 1
                    choice = self.scripted(s, question)
                else:
                    growing = False
                    self.lots = turned(self.lots)
                    choice = rolled(self.lots, len(question.options))
            if growing:  # answers without a choice too: that there was none may be a secret
                noted(box, self.keys, question, choice)
            box.take(s, question, choice)
        value = self.judged(s)[taught if taught >= 0 else asked]
        for node in nodes:
            node.visits += 1
            node.total += value
        for edge in edges:
            edge.visits += 1
            edge.total += value
        return value

    def judged(self, s: Any) -> list[float]:
        """What the table is worth to each seat: the prospects; once the game is over, who has won and by how much."""
        prospects = self.judge.prospects(s, self.weights)
        if s.over:
            shares = self.box.shares(s)
            return [CERTAIN * shares[seat] + (1.0 - CERTAIN) * prospects[seat] for seat in range(s.seats)]
        return prospects

    def select(self, node: Node, s: Any, question: Question) -> int:
        """The option that promises most, or has been tried least for its promise."""
        pick = self.scripted(s, question)
        usual = node.total / node.visits
        root = EXPLORE * math.sqrt(node.visits)
        each = (1.0 - TRUST) / len(question.options)
        best, most = 0, -1.0
        for at in range(len(question.options)):
            edge = node.edges.get(self.box.action(question.kind, question.options[at]))
            prior = each + (TRUST if at == pick else 0.0)
            if edge is None:
                score = usual + root * prior
            else:
                score = edge.total / edge.visits + root * prior / (1 + edge.visits)
            if score > most:
                best, most = at, score
        return best

    def expected(self, node: Node, s: Any, question: Question) -> int:
        """What another seat has learnt to do here: the option tried most."""
        best, most = -1, 0
        for at in range(len(question.options)):
            edge = node.edges.get(self.box.action(question.kind, question.options[at]))
            if edge is not None and edge.visits > most:
                best, most = at, edge.visits
        return best if best >= 0 else self.scripted(s, question)

    # Questions that several seats answer at once, sealed

    def mix(self, view: State, question: Question, sealed: list[Question]) -> list[float]:
        """Each seat learns mixed strategies against the others', for whatever it may know; this is ours, for what we do know."""
        me = question.seat
        ours = Strategy()
        root = reopened(view.clone())
        self.plans = [Plans() for _ in range(view.seats)]
        self.plans[me].by_view[known(root)] = ours
        turn = 0
        while self.used() < 1.0:
            if turn % 2 == 0:
                self.teach(self.world(root, me), me, [ours])
            else:
                self.teach_another(root, me, [one.seat for one in sealed], turn // 2)
            turn += 1
        if not ours.lessons:  # there was no time to learn anything
            pick = self.scripted(view, question)
            return [1.0 if at == pick else 0.0 for at in range(len(question.options))]
        return ours.answer(self.actions(question))

    def world(self, view: State, seat: int) -> Any:
        """A world that this view allows, in which nobody has sealed an answer."""
        return reopened(self.box.imagine(view, seat, self.stream()))

    def teach_another(self, view: State, seat: int, asked: list[int], turn: int) -> None:
        """Teach a seat as we imagine it; every second time one as that one would imagine it, and so on."""
        self.lots = self.stream()
        while True:
            others = [one for one in asked if one != seat]
            world = self.world(view, seat)
            seat = others[int(self.lot() * len(others))]
            view = self.box.redact(world, seat)
            if turn % 2 == 0:
                break
            turn //= 2
        own = [one for one in needed(view.questions) if one.seat == seat][0]
        self.teach(self.world(view, seat), seat, self.plans[seat].lesson(view, own.options))

    def teach(self, world: Any, taught: int, strategies: list[Strategy]) -> None:
        """Try all that this seat can do against what the others would now play; nothing is learnt if the budget ends before."""
        lots = self.stream()
        self.lots = self.policy.seed = lots
        choices: dict[int, int] = {}
        actions: list[int] = []
        for one in needed(world.questions):
            if one.seat == taught:
                actions = self.actions(one)
            else:
                choices[one.seat] = self.sealed(world, one)
        values: list[float] = []
        for choice in range(len(actions)):
            if self.used() >= 1.0:
                return
            self.lots = lots
            choices[taught] = choice
            values.append(self.reveal(world.clone(), choices, taught))
        for strategy in strategies:
            strategy.learn(actions, values)

    def sealed(self, world: Any, question: Question) -> int:
        """What a seat would now answer: what it has learnt, or as the scripted player would."""
        lot = self.lot()
        view = self.box.redact(world, question.seat)
        strategy = self.plans[question.seat].learnt(view, question.options, self.learnt)
        return drawn(strategy.mix(self.actions(question)), lot) if strategy else self.scripted(world, question)

    def actions(self, question: Question) -> list[int]:
        return [self.box.action(question.kind, option) for option in question.options]

    def reveal(self, s: Any, choices: dict[int, int], taught: int) -> float:
        """All answers are given at once, and the stage is played to its end."""
        self.spent += 1
        self.policy.seed = self.lots
        self.keys = [0] * s.seats
        for one in needed(s.questions):
            noted(self.box, self.keys, one, choices[one.seat])
            self.box.take(s, one, choices[one.seat])
        return self.play_on(s, taught, taught)
