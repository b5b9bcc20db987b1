"""Fit what a game's tables promise (`Judging`) on games of bots, and write the game's fitted.py.

    python docs/fit_prospects.py guillotine --seats 2 3 4 5 --games steady:3000 search:50it:500
    python docs/fit_prospects.py guillotine --seats 2 --games steady:3000 --weights     print the formula's weights instead

The end of every stage is a sample: what the formula promised, which traits were there for each seat, and who won. What a trait
is worth is found by a multinomial regression on top of the formula, one for each span, in which every game counts alike and each
trait is drawn towards zero. Every fifth game is kept apart and says whether that helps (log loss); what is written is fitted on
all. Tables of several sizes that are judged alike are fitted together.
Games are kept in build/fit, so a run that was stopped goes on. Needs the extra `arena`; best on the compiled build.
"""

from __future__ import annotations

import argparse
import json
import math
from array import array
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.engine.dice import purpose
from tabard.engine.rules import open_question
from tabard.games import game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "fit"
DRAWN = 25.0  # how much a trait is drawn towards zero: as if it had been seen so often without any effect
STEPS = 8  # of Newton's method
SWEEPS = 14
APART = 5


# Games


def games(box: Any, who: str, wanted: int) -> Iterator[tuple[str, list[int]]]:
    """Deals and their answers, as this bot gives them at all seats; those already played are read."""
    file = KEPT / f"{box.game}-{box.seats}-{who.replace(':', '-')}-{box.fingerprint[:12]}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    there = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with file.open("a") as out:
        for number in range(wanted):
            deal = purpose("fit", who, number)
            if number == len(there):
                there.append(played(box, who, deal))
                print(json.dumps(there[-1], separators=(",", ":")), file=out, flush=True)
            yield deal, there[number]


def played(box: Any, who: str, deal: str) -> list[int]:
    bots = [bot(who, box, purpose(deal, "bot", seat)) for seat in range(box.seats)]
    s, answers = box.deal(deal), []
    while not s.over:
        number, seat, choice = next_answer(box, s, bots)
        box.answer(s, number, seat, choice)
        answers.append(choice)
    return answers


def ends(box: Any, deal: str, answers: list[int]) -> tuple[list[Any], list[float]]:
    """The table at the end of each stage of a game, and who won."""
    s = box.deal(deal)
    found, stage = [], box.judge.stage(s)
    for choice in answers:
        question = open_question(s.questions)
        box.answer(s, question.number, question.seat, choice)
        if box.judge.stage(s) != stage and not s.over:
            stage = box.judge.stage(s)
            found.append(s.clone())
    return found, box.split(s)


# Traits


class Samples:
    """Tables of one span: a row for each, with room for as many seats as any table has."""

    def __init__(self, most: int, traits: int) -> None:
        self.most, self.traits = most, traits
        self.cells = array("i")  # row, seat, trait, one after the other
        self.plain: list[list[float]] = []  # the logarithm of what the formula promises
        self.won: list[list[float]] = []
        self.games: list[int] = []  # the number of the game of each row

    def add(self, judge: Any, s: Any, won: list[float], number: int) -> None:
        row, empty = len(self.won), self.most - s.seats
        for seat in range(s.seats):
            for trait in judge.there(s, seat):
                self.cells.extend((row, seat, trait))
        plain = judge.formula(s, [0.0 if at in judge.chosen else weight for at, weight in enumerate(judge.weights())])
        self.plain.append([*[math.log(max(1e-9, one)) for one in plain], *[-1e9] * empty])
        self.won.append([*won, *[0.0] * empty])
        self.games.append(number)

    def fit(self) -> tuple[Any, float, float]:
        """What each trait is worth; the log loss of games kept apart, by the formula and with traits fitted on the others."""
        there = np.zeros((len(self.won), self.most, self.traits), np.float32)
        np.add.at(there, tuple(np.array(self.cells).reshape(-1, 3).T), 1)
        plain, won, games = np.array(self.plain), np.array(self.won), np.array(self.games)
        counts = 1.0 / np.bincount(games)[games]  # tables of one game are no news to each other
        apart = games % APART == 0
        tried = regressed(there[~apart], plain[~apart], won[~apart], counts[~apart])
        losses = [loss(plain[apart] + more, won[apart], counts[apart]) for more in (0.0, there[apart] @ tried)]
        return regressed(there, plain, won, counts), losses[0], losses[1]


def regressed(there: Any, plain: Any, won: Any, counts: Any) -> Any:
    """Newton's method: the weights that make the victories likeliest."""
    weights = np.zeros(there.shape[2])
    for _ in range(STEPS):
        shares = promised(plain + there @ weights)
        slope = np.einsum("nk,nkf->f", (won - shares) * counts[:, None], there) - DRAWN * weights
        apart = there - np.einsum("nk,nkf->nf", shares, there)[:, None, :]
        scaled = (apart * np.sqrt(shares * counts[:, None])[:, :, None]).reshape(-1, len(weights)).astype(np.float32)
        weights = weights + np.linalg.solve(scaled.T @ scaled + DRAWN * np.eye(len(weights)), slope)
    return weights


def promised(strengths: Any) -> Any:
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def loss(strengths: Any, won: Any, counts: Any) -> float:
    """How surprising the victories were, on the average."""
    surprise = -(won * np.log(promised(strengths) + 1e-12)).sum(1)
    return float(surprise @ counts / max(1e-9, counts.sum()))


def fit_traits(boxes: list[Any], bots: list[tuple[str, int]]) -> dict[str, list[float]]:
    """Of tables that are judged alike: what each trait is worth in each span."""
    judge = boxes[0].judge
    found: dict[int, Samples] = defaultdict(lambda: Samples(max(box.seats for box in boxes), len(judge.traits)))
    number = 0
    for box in boxes:
        for who, wanted in bots:
            for deal, answers in games(box, who, wanted):
                tables, won = ends(box, deal, answers)
                for s in tables:
                    found[judge.span(s)].add(box.judge, s, won, number)
                number += 1
    worth: dict[int, Any] = {}
    for span, samples in sorted(found.items()):
        worth[span], before, after = samples.fit()
        print(f"{judge.table}, span {span}: {len(samples.won)} tables, log loss {before:.4f} by formula, {after:.4f} with traits")
    none = np.zeros(len(judge.traits))
    rows = np.array([worth.get(span, none) for span in range(judge.spans)]).round(2).T.tolist()
    return {trait: row for trait, row in zip(judge.traits, rows) if any(row)}


def write(file: Path, tables: dict[str, dict[str, list[float]]]) -> None:
    """A game's fitted.py; tables that were not fitted now stay as they are."""
    text = file.read_text()
    there: dict[str, Any] = {}
    exec(text, there)
    lines = [text.partition("= {")[0] + "= {"]
    for table, traits in sorted({**there["FITTED"], **tables}.items()):
        lines += [f'    "{table}": {{', *[f'        "{trait}": {row},' for trait, row in sorted(traits.items())], "    },"]
    file.write_text("\n".join([*lines, "}", ""]))


# Weights


def fit_weights(box: Any, bots: list[tuple[str, int]]) -> list[float]:
    """The weights of the formula, one after the other, for traits as they are."""
    judge = box.judge
    played = [ends(box, *one) for who, wanted in bots for one in games(box, who, wanted)]
    found = [(s, won) for tables, won in played for s in tables]
    won = np.array([won for _, won in found])
    counts = np.ones(len(found))

    def surprise(weights: list[float]) -> float:
        return loss(np.log(np.array([judge.prospects(s, weights) for s, _ in found]) + 1e-9), won, counts)

    weights = list(judge.weights())
    steps = [max(0.05, abs(weight) / 2) for weight in weights]
    best = surprise(weights)
    for sweep in range(SWEEPS):
        for at, step in enumerate(steps):
            for move in (step, -step):
                tried = [*weights[:at], weights[at] + move, *weights[at + 1 :]]
                less = surprise(tried)
                if less < best:
                    best, weights = less, tried
                    break
            else:
                steps[at] /= 2
        print(f"{sweep + 1}/{SWEEPS}: {best:.5f}", flush=True)
    return [round(weight, 3) for weight in weights]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seats", nargs="+", type=int, default=[2])
    asked.add_argument("--games", nargs="+", default=["steady:3000"], metavar="BOT:COUNT")
    asked.add_argument("--weights", action="store_true", help="fit the weights of the formula instead, and print them")
    given = asked.parse_args()
    bots = [(who, int(count)) for who, _, count in (one.rpartition(":") for one in given.games)]
    alike: dict[str, list[Any]] = defaultdict(list)
    for seats in given.seats:
        box = game(given.game).box(seats)
        alike[box.judge.table].append(box)
        if given.weights:
            print(f"{seats} seats:", fit_weights(box, bots))
    if not given.weights:
        file = ROOT / "src" / game(given.game).package.replace(".", "/") / "fitted.py"
        write(file, {table: fit_traits(boxes, bots) for table, boxes in alike.items()})


if __name__ == "__main__":
    main()
