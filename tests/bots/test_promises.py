"""What is made of tries: costs that owe nothing to the luck of the best, signs that are counted once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabard.bots.analysis import Analyst
from tabard.bots.promises import ALL, Trial, reasons, told, winner
from tabard.engine.box import Box
from tabard.engine.judging import Judging
from tabard.engine.rules import needed, open_question
from tabard.games import game
from tabard.table.sheet import Message, Say

PLAIN: Judging[Any] = Judging()


def tries(*options: list[float]) -> list[Trial]:
    """Options of the first of two seats, all compared in the same worlds; the first is the scripted player's choice."""
    found = []
    for shares in options:
        one = Trial()
        one.compared = True
        one.shares = [[share, 1.0 - share] for share in shares]
        one.usual = [[share, 1.0 - share] for share in options[0]]
        found.append(one)
    return found


def test_among_equals_nothing_costs_anything_on_average() -> None:
    """The best of five that are all alike looks better than the others by a standard error: that is not a cost."""
    dice, honest, naive, games = random.Random(1), 0.0, 0.0, 400
    for _ in range(games):
        trials = tries(*[[dice.gauss(0.5, 0.1) for _ in range(20)] for _ in range(5)])
        found = told(0, trials, 0, [], PLAIN)
        naive += found.options[found.best].shares[0] - found.options[4].shares[0]
        honest += found.options[4].cost
    assert naive / games > 0.02
    assert honest / games < 0.012


def test_what_is_really_worse_costs_what_it_is_worse_by() -> None:
    dice, cost, games = random.Random(2), 0.0, 200
    for _ in range(games):
        luck = [dice.gauss(0.5, 0.1) for _ in range(20)]
        trials = tries([one + dice.gauss(0.0, 0.02) for one in luck], [one - 0.2 + dice.gauss(0.0, 0.02) for one in luck])
        found = told(0, trials, 0, [], PLAIN)
        assert found.best == 0
        assert found.options[1].cost > 10 * found.options[1].cost_error
        cost += found.options[1].cost
    assert cost / games == pytest.approx(0.2, abs=0.005)


def test_an_option_set_aside_is_neither_best_nor_called_compared() -> None:
    trials = tries([0.5] * 8, [0.9] * 8, [0.4] * 8)
    trials[1].compared = False
    found = told(0, trials, 0, [], PLAIN)
    assert winner(trials, 0, 0, ALL) == found.best == 0
    assert [one.compared for one in found.options] == [True, False, True]
    assert found.option(found.options[1])["compared"] is False


def test_a_sign_counts_once_in_a_world_and_what_goes_without_saying_is_not_said() -> None:
    trials = tries([0.5] * 4, [0.5] * 4)
    for world in range(4):
        trials[0].see([("sign-won" if world else "sign-lost", {}, 1.0), ("sign-won" if world else "sign-lost", {}, 1.0)])
        trials[1].see([("sign-lost", {}, 1.0), ("mean-gold", {}, -2.0)])
    trials[0].see([("mean-gold", {}, 4.0)])
    found = reasons(trials, 0, PLAIN, False)
    assert [(one.id, one.facts.get("percent")) for one in found] == [("reason-share", 75), ("mean-gold", None)]
    assert [(one.id, one.facts.get("amount"), one.facts.get("way")) for one in reasons(trials, 1, PLAIN, False)] == [
        ("reason-sure", None, None), ("mean-gold", 2.0, "less"),
    ]  # fmt: skip


class Miser(Judging[Any]):
    """More gold is good."""

    def better(self, sign: str, facts: dict[str, Any]) -> int:
        return 1 if sign == "mean-gold" else 0


def test_what_is_advised_has_no_reason_in_which_another_option_is_better() -> None:
    trials = tries([0.5] * 4, [0.5] * 4)
    for _ in range(4):
        trials[0].see([("mean-gold", {}, 1.0), ("mean-units", {}, -3.0)])
        trials[1].see([("mean-gold", {}, 4.0)])
    assert [one.id for one in reasons(trials, 0, Miser(), False)] == ["mean-units", "mean-gold"]
    assert [one.id for one in reasons(trials, 0, Miser(), True)] == ["mean-units"], "of that nobody says what is better"
    for trial in trials:
        trial.signs.pop(("mean-units", "[]"), None)
    assert [one.id for one in reasons(trials, 0, Miser(), True)] == ["reason-balance"], "it is not hidden"
    assert [one.id for one in reasons(trials, 1, Miser(), True)] == ["mean-gold"]


@pytest.mark.parametrize(("name", "seats"), [("guillotine", 3), ("swords-and-bagpipes", 4), ("with-sword-and-shield", 2)])
def test_in_a_game_no_reason_speaks_against_what_is_advised(name: str, seats: int) -> None:
    """As they are told: with the amounts and shares of every option beside."""
    shelf = game(name)
    box = shelf.box(seats)
    steady, analyst, s = shelf.steady(box, 1), Analyst(box, shelf, 1, 40), box.deal(3)
    kinds, choices = set[str](), 0
    while choices < 60 and not s.over:
        asked = open_question(s.questions)
        view = box.redact(s, asked.seat)
        question, pick = box.question(view, asked.number, asked.seat), 0
        if len(question.options) > 1 and len(needed(view.questions)) == 1:
            choices += 1
            pick = steady.choose(view, question)
            analyst.begin(view, True, choices)
            trials = analyst.tried(view, question, [pick], None)
            found = told(question.seat, trials, pick, [], box.judge)
            for reason in found.options[found.advised].reasons:
                kinds.add(reason.id)
                check(box, reason, found.advised, trials)
        box.answer(s, question.number, question.seat, pick)
    assert len(kinds) > 2


def check(box: Box[Any], reason: Message, advised: int, trials: list[Trial]) -> None:
    """No other option is better in what a reason tells."""
    what = reason.facts.get("what")
    if reason.id == "reason-balance":
        return
    id = what.id if isinstance(what, Say) else reason.id
    own = {key: one for key, one in reason.facts.items() if key not in ("amount", "way")}
    facts = what.facts if isinstance(what, Say) else own
    way, key = box.judge.better(id, facts), (id, str(sorted(facts.items())))
    percent = 1 if isinstance(what, Say) else 0
    amounts = [round(trial.often(key) * (100 if percent else 1), 0 if percent else 1) * way for trial in trials]
    assert amounts[advised] == max(amounts) or not way, (reason, amounts)
