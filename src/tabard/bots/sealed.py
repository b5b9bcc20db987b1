"""What seats would answer when several are asked at once: mixed strategies, each for what its seat knows."""

from __future__ import annotations

import hashlib
import marshal
from typing import Any, Final

from tabard.engine.rules import needed
from tabard.engine.state import OPEN, State

ALIKE: Final = 2  # the version of `marshal` in which what is equal is written alike, whether or not it is the same object


class Strategy:
    """A mixed strategy for a sealed question, by regret matching: actions are played as they are regretted."""

    def __init__(self) -> None:
        self.regrets: dict[int, float] = {}
        self.played: dict[int, float] = {}
        self.lessons = 0

    def mix(self, actions: list[int]) -> list[float]:
        regrets = [self.regrets.get(action, 0.0) for action in actions]
        return shares(regrets)

    def learn(self, actions: list[int], values: list[float]) -> None:
        """What each action would have brought, against what the mix did; later mixes count more, for they know more."""
        mix = self.mix(actions)
        self.lessons += 1
        mean = 0.0
        for at in range(len(mix)):
            mean += mix[at] * values[at]
        for at, action in enumerate(actions):
            self.regrets[action] = max(0.0, self.regrets.get(action, 0.0) + values[at] - mean)
            self.played[action] = self.played.get(action, 0.0) + mix[at] * self.lessons

    def answer(self, actions: list[int]) -> list[float]:
        """What was played all along: the mixes themselves go round and round, their mean comes to rest."""
        return shares([self.played.get(action, 0.0) for action in actions])


class Plans:
    """A seat's strategies for one sealed question: for all it may know, and for the options it may have."""

    def __init__(self) -> None:
        self.by_view: dict[bytes, Strategy] = {}
        self.by_options: dict[tuple[int, ...], Strategy] = {}

    def learnt(self, view: State, options: list[int], enough: int) -> Strategy | None:
        """What this seat plays: for what it knows, once it has had enough lessons; till then for its options, if it had any."""
        strategy = self.by_view.get(known(view))
        if strategy is not None and strategy.lessons >= enough:
            return strategy
        return self.by_options.get(tuple(options))

    def lesson(self, view: State, options: list[int]) -> list[Strategy]:
        """The strategies that learn from a lesson for a seat with this view and these options."""
        fine, coarse = known(view), tuple(options)
        if fine not in self.by_view:
            self.by_view[fine] = Strategy()
        if coarse not in self.by_options:
            self.by_options[coarse] = Strategy()
        return [self.by_view[fine], self.by_options[coarse]]


def known(view: State) -> bytes:
    """What a seat knows, in short: alike for equal views, and for those alone."""
    parts = view.parts()
    parts["frames"] = [frame.parts() for frame in view.frames]
    parts["questions"] = [question.parts() for question in view.questions]
    return hashlib.blake2b(marshal.dumps(list(parts.values()), ALIKE), digest_size=16).digest()


def reopened(s: Any) -> Any:
    """No sealed question is answered yet: a world's answers are drawn by lot, and each seat's are what it would play."""
    for one in needed(s.questions):
        one.answer = OPEN
    return s


def shares(parts: list[float]) -> list[float]:
    """Parts that sum to 1; equal ones if there is nothing to share."""
    total = 0.0
    for part in parts:  # not `sum`, which adds floats otherwise from Python 3.12 on
        total += part
    return [part / total for part in parts] if total > 0.0 else [1.0 / len(parts)] * len(parts)


def drawn(mix: list[float], lot: float) -> int:
    """The option on which a lot between 0 and 1 falls."""
    for at in range(len(mix)):
        lot -= mix[at]
        if lot < 0.0:
            return at
    return len(mix) - 1
