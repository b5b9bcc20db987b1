"""How fast, and next to whom: ratios in one run, CPU time, one core."""

from __future__ import annotations

import argparse
import gc
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from tabard.bots import peer
from tabard.engine import rules
from tabard.engine.dice import seeded
from tabard.engine.errors import BadRequest
from tabard.engine.rules import open_question
from tabard.engine.save import save
from tabard.games import SHELF
from tabard.table.seen import moment

Json = dict[str, Any]
THOUGHTS: Final = 100  # iterations or simulations of one search; fewer if there is less than a second
APART: Final = 7  # of so many moments of a game one is searched


def run(arguments: argparse.Namespace) -> int:
    """`tabard bench`."""
    if not 0.01 <= arguments.seconds <= 600:
        raise BadRequest(f"--seconds is {arguments.seconds}; expected 0.01 to 600")
    result = bench(arguments.seconds, arguments.peers, lambda text: print(text, file=sys.stderr, flush=True))
    print(json.dumps(result) if arguments.json else as_lines(result))
    return 0


def bench(seconds: float, peers: bool, say: Callable[[str], None]) -> Json:
    """Everything measured; each thing for about so many seconds."""
    if peers:
        peer()  # refused before any work
    found: Json = {"build": build(), "python": sys.version.split()[0], "games": {}}
    found["import_seconds"] = import_seconds()
    for one in SHELF:
        say(f"{one.name}…")
        found["games"][one.name] = bench_game(one, seconds)
    if peers:
        say("OpenSpiel's hearts…")
        hearts = bench_hearts(seconds)
        found["hearts"] = hearts
        for figures in found["games"].values():
            figures["inside_ratio"] = round(figures["inside"] / hearts["inside"], 3)
            figures["stepped_ratio"] = round(figures["stepped"] / hearts["stepped"], 3)
            figures["clone_ratio"] = round(figures["clone_us"] / hearts["clone_us"], 3)
        say("observations…")
        found["observations"] = bench_observations(seconds)
        say("searches…")
        found["search"] = bench_search(seconds)
    return found


def build() -> str:
    return "compiled" if not (rules.__file__ or "").endswith(".py") else "pure"


def import_seconds() -> float:
    """The best of five fresh interpreters, less an empty one."""
    times = []
    for code in ("pass", "import tabard"):
        tries = []
        for _ in range(5):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            tries.append(time.perf_counter() - began)
        times.append(min(tries))
    return round(times[1] - times[0], 4)


def rate(seconds: float, some: Callable[[int], int]) -> float:
    """Things done per CPU second; the best of three rounds, for other work on the machine only takes away."""
    best = 0.0
    number = 0
    gc.collect()
    for _ in range(3):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / 3:
            done += some(number)
            number += 1
        best = max(best, done / spent)
    return best


def bench_game(game: Any, seconds: float) -> Json:
    seats = game.measured
    box = game.box(seats)

    def inside(number: int) -> int:
        return int(box.random_games(20, seeded("bench", number)))

    def stepped(number: int) -> int:
        s, dice, decisions = box.deal(number), random.Random(number), 0
        answer = box.answer
        while not s.over:
            question = open_question(s.questions)
            count = len(question.options)
            decisions += count > 1
            answer(s, question.number, question.seat, int(dice.random() * count))
        return decisions

    s = middle(box)

    def cloned(number: int) -> int:
        for _ in range(1000):
            s.clone()
        return 1000

    compact = json.dumps(save(box, s), separators=(",", ":"))
    crowd = game.box(game.most)
    return {
        "seats": seats,
        "inside": round(rate(seconds, inside)),
        "stepped": round(rate(seconds, stepped)),
        "clone_us": round(1e6 / rate(seconds, cloned), 3),
        "save_bytes": len(compact),
        "moment_us": round(1e6 / rate(seconds, seen(box)), 1),
        "moment_us_most": round(1e6 / rate(seconds, seen(crowd)), 1),
    }


def seen(box: Any) -> Callable[[int], int]:
    """Writes the Moments of all seats at every few answers of a random game."""
    states, dice, s = [], random.Random(1), box.deal("seen")
    while not s.over:
        question = open_question(s.questions)
        box.answer(s, question.number, question.seat, dice.randrange(len(question.options)))
        states += [s.clone()] if s.asked % APART == 0 else []
    states = states or [s]  # a short game may have none

    def some(number: int) -> int:
        for s in states:
            for seat in range(box.seats):
                moment(box, s, seat)
        return len(states) * int(box.seats)

    return some


def middle(box: Any) -> Any:
    """A state in the middle of a game, or the last of a short one."""
    s = last = box.deal("middle")
    while s.asked < 30 and not s.over:
        last = s.clone()
        question = open_question(s.questions)
        box.answer(s, question.number, question.seat, len(question.options) // 2)
    return last if s.over else s


def bench_hearts(seconds: float) -> Json:
    """OpenSpiel's C++ hearts, uniform random: in its own C++ loop, stepped from Python, and its clone."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    hearts = pyspiel.load_game("hearts")

    def stepped(number: int) -> int:
        s, dice, decisions = hearts.new_initial_state(), random.Random(number), 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            else:
                actions = s.legal_actions()
                decisions += len(actions) > 1
                s.apply_action(actions[int(dice.random() * len(actions))])
        return decisions

    games = [stepped(number) for number in range(200)]
    mean = sum(games) / len(games)  # decisions of one game, for the loop in C++ does not count them
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]

    def inside(number: int) -> int:
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, number)
        return 1

    s = hearts.new_initial_state()
    dice = random.Random(1)
    while s.is_chance_node() or s.move_number() < 80:
        actions = s.legal_actions()
        s.apply_action(actions[int(dice.random() * len(actions))])

    def cloned(number: int) -> int:
        for _ in range(1000):
            s.clone()
        return 1000

    return {
        "inside": round(rate(seconds, inside) * mean),
        "stepped": round(rate(seconds, stepped)),
        "clone_us": round(1e6 / rate(seconds, cloned), 3),
        "decisions_a_game": round(mean, 2),
    }


def bench_observations(seconds: float) -> Json:
    """The first game of the shelf for two, each step with what is seen: in OpenSpiel, in PettingZoo, many tables at once."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    shelf = SHELF[0]

    def with_tensors(game: Any) -> Callable[[int], int]:
        def some(number: int) -> int:
            return len([state.information_state_tensor() for state, _ in walked(game, number)])

        return some

    table = pyspiel.load_game(f"tabard_{shelf.name.replace('-', '_')}", {"players": 2})
    found: Json = {
        "openspiel": round(rate(seconds, with_tensors(table))),
        "hearts": round(rate(seconds, with_tensors(pyspiel.load_game("hearts")))),
    }
    found["openspiel_ratio"] = round(found["openspiel"] / found["hearts"], 3)
    try:
        found["pettingzoo"] = round(rate(seconds, in_turn(shelf, False)))
        found["pettingzoo_wrapped"] = round(rate(seconds, in_turn(shelf, True)))
        found["batched"] = round(rate(seconds, together(shelf)))
    except ImportError:  # another extra: what is not installed is not measured
        found["pettingzoo"] = found["pettingzoo_wrapped"] = found["batched"] = None
    return found


def in_turn(shelf: Any, wrapped: bool) -> Callable[[int], int]:
    """Whole games through PettingZoo; how many steps."""
    from tabard.adapters.pettingzoo import Environment

    game = Environment(shelf)
    made, dice = game.env(2) if wrapped else game.raw_env(2), random.Random(1)

    def some(number: int) -> int:
        steps = 0
        made.reset(seed=number)
        for _ in made.agent_iter():
            seen, _, over, _, _ = made.last()
            actions = [] if over else seen["action_mask"].nonzero()[0]
            made.step(None if over else actions[int(dice.random() * len(actions))])
            steps += not over
        return steps

    return some


def together(shelf: Any) -> Callable[[int], int]:
    """Many tables with `random` at the other seat, all actions at random; how many observations."""
    import numpy as np

    from tabard.envs import tables

    many, dice = tables(shelf.name, 64, 2), np.random.default_rng(1)
    now, _ = many.reset(seed=1)
    edges = np.arange(many.num_envs + 1) * many.box.actions  # of the masks, laid end to end

    def some(number: int) -> int:
        for _ in range(10):
            actions = np.flatnonzero(now["action_mask"].view(np.bool_))
            first = np.searchsorted(actions, edges)
            lots = dice.random(many.num_envs) * np.diff(first)
            many.step(actions[first[:-1] + lots.astype(np.intp)] % many.box.actions)
        return 10 * many.num_envs

    return some


def bench_search(seconds: float) -> Json:
    """The first game of the shelf for two: our search and OpenSpiel's on the same positions; its own in C++ on hearts."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    from tabard.adapters.peer import PeerBot
    from tabard.bots.search import SearchBot

    shelf = SHELF[0]
    box = shelf.box(2)
    name = f"tabard_{shelf.name.replace('-', '_')}"
    table = pyspiel.load_game(name, {"players": 2})
    asked = [one for seed in range(4) for one in positions(box, seed)]
    thoughts = max(THOUGHTS // 10, round(THOUGHTS * min(seconds, 1.0)))
    ours = SearchBot(box, shelf, 1, thoughts, 0)
    theirs = PeerBot(box, 1, thoughts, 0, True)
    helped = PeerBot(box, 1, thoughts, 0)

    def searched(bot: Any) -> Callable[[int], int]:
        def some(number: int) -> int:
            for view, question in asked:  # all of them, for they differ
                bot.choose(view, question)
            return thoughts * len(asked)

        return some

    hearts = pyspiel.load_game("hearts")
    states = [state for seed in range(4) for state in states_of(hearts, seed)]
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    native = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), theirs.explore, thoughts, -1, final, False, False)

    def searched_hearts(number: int) -> int:
        for state in states:
            native.step(state)
        return thoughts * len(states)

    def stepped(number: int) -> int:
        return sum([len(actions) > 1 for _, actions in walked(table, number)])

    found = {
        "stepped": round(rate(seconds, stepped)),
        "python_ismcts": round(rate(seconds, searched(theirs))),
        "python_ismcts_with_our_rollouts": round(rate(seconds, searched(helped))),
        "search": round(rate(seconds, searched(ours))),
        "cpp_ismcts_on_hearts": round(rate(seconds, searched_hearts)),
    }
    ratios = {f"search_over_{peer}": round(found["search"] / found[peer], 3) for peer in list(found)[1:] if peer != "search"}
    return {"game": name, **found, **ratios}


def positions(box: Any, seed: int) -> list[Any]:
    """Moments of a random game as views and questions: some of those at which there is something to choose."""
    found = []
    s, dice = box.deal(seed), random.Random(seed)
    while not s.over:
        question = open_question(s.questions)
        if len(question.options) > 1 and s.asked % APART == 0:
            view = box.redact(s, question.seat)
            found.append((view, box.question(view, question.number, question.seat)))
        box.answer(s, question.number, question.seat, int(dice.random() * len(question.options)))
    return found


def walked(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game of OpenSpiel at which somebody is asked, each with the actions open to them."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            yield state, actions
        state.apply_action(actions[int(dice.random() * len(actions))])


def states_of(game: Any, seed: int) -> list[Any]:
    """Some of them, as copies."""
    found = []
    for number, (state, actions) in enumerate(walked(game, seed)):
        if number % APART == 0 and len(actions) > 1:
            found.append(state.clone())
    return found


def as_lines(found: Json) -> str:
    """The figures as lines."""
    lines = [f"{found['build']} build, Python {found['python']}, import {found['import_seconds']:.3f} s"]
    for name, one in [*found["games"].items(), ("OpenSpiel hearts", found.get("hearts"))]:
        if one:
            lines.append(f"{name}: {one['inside']:,} decisions/s inside, {one['stepped']:,} stepped, clone {one['clone_us']} µs")
            if "inside_ratio" in one:
                lines[-1] += f" = {one['inside_ratio']} ×, {one['stepped_ratio']} ×, {one['clone_ratio']} × hearts"
    seen = found.get("observations")
    if seen:
        theirs = f"{seen['openspiel_ratio']} × hearts ({seen['hearts']:,})"
        lines.append(f"with observations: {seen['openspiel']:,} steps/s in OpenSpiel = {theirs}")
        if seen["pettingzoo"]:
            lines[-1] += f", {seen['pettingzoo']:,} in PettingZoo ({seen['pettingzoo_wrapped']:,} in its usual wrappers)"
            lines[-1] += f"; many tables at once: {seen['batched']:,} observations/s"
    search = found.get("search")
    if search:
        lines += [
            f"{search['game']} in OpenSpiel: {search['stepped']:,} decisions/s",
            f"OpenSpiel's ISMCTS: {search['python_ismcts']:,} simulations/s there in Python, "
            f"{search['python_ismcts_with_our_rollouts']:,} with rollouts inside our engine, "
            f"{search['cpp_ismcts_on_hearts']:,} on hearts in C++",
            f"our search: {search['search']:,} iterations/s there = {search['search_over_python_ismcts']} ×, "
            f"{search['search_over_python_ismcts_with_our_rollouts']} ×, {search['search_over_cpp_ismcts_on_hearts']} × these",
        ]
    return "\n".join(lines)
