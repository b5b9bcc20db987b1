"""The search: its budget, its dice, what it may know, what it learns."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tabard.bots import bot, check_name
from tabard.bots.sealed import Strategy, drawn, shares
from tabard.bots.search import SearchBot
from tabard.bots.tree import Edge, Node
from tabard.engine.dice import jumped, seeded
from tabard.engine.errors import BadRequest
from tabard.engine.rules import needed, open_question
from tabard.games import SHELF, game

PASS = 0
TABLES = [(shelf.name, seats) for shelf in SHELF for seats in (shelf.fewest, shelf.most)]


def moments(box: Any, seed: object, every: int) -> list[tuple[Any, Any]]:
    """Views and questions with something to choose, all along a game of scripted players."""
    s = box.deal(f"search {seed}")
    players = [bot("steady", box, seat) for seat in range(box.seats)]
    found = []
    while not s.over:
        question = open_question(s.questions)
        view = box.redact(s, question.seat)
        own = box.question(view, question.number, question.seat)
        if len(own.options) > 1 and s.asked % every == 0:
            found.append((view, own))
        box.answer(s, question.number, question.seat, players[question.seat].choose(view, own))
    return found


def searcher(box: Any, seed: int, iterations: int, milliseconds: int = 0) -> SearchBot:
    return SearchBot(box, game(box.game), seed, iterations, milliseconds)


# The budget


@pytest.mark.parametrize(("name", "sentence"), [
    ("search", "the budget is missing; expected milliseconds or iterations, such as search:50ms or search:1000it"),
    ("search:", "the budget is missing"),
    ("search:50", "'50' is no budget"),
    ("search:0ms", "'0ms' is no budget"),
    ("search:-5it", "'-5it' is no budget"),
    ("search:1.5ms", "'1.5ms' is no budget"),
    ("search:٣it", "'٣it' is no budget"),
    ("search:9999999999it", "'9999999999it' is no budget"),
    ("search:" + "9" * 5000 + "it", "'99"),
    ("openspiel:soon", "'soon' is no budget"),
    ("openspiel:5w", "'5w' is no budget"),
    ("openspiel:50it~0.1", "'50it~0.1' is no budget"),
    ("search:0w", "'0w' is no budget"),
    ("search:5w~", "the slip is missing"),
    ("search:5w~0", "'0' is no slip"),
    ("search:5w~1.5", "'1.5' is no slip"),
    ("search:5w~-0.1", "'-0.1' is no slip"),
    ("search:5w~1e-3", "'1e-3' is no slip"),
    ("search:5w~.", "'.' is no slip"),
    ("gentle:", "the style is missing"),
    ("deep", "there is no bot 'deep'; there are gentle, easy, medium, strong, master, random, steady, search:BUDGET"),
    ("nowhere.py:Bot", "there is no file nowhere.py with a bot in it"),
])  # fmt: skip
def test_no_such_bot_or_budget(name: str, sentence: str) -> None:
    for ask in (check_name, lambda name: bot(name, SHELF[0].box(2), 1)):
        with pytest.raises(BadRequest) as refused:
            ask(name)
        assert refused.value.message.startswith(sentence)


@pytest.mark.parametrize(("text", "sentence"), [
    ("class Mine:\n  pass\n", "has no class 'Other'"),
    ("1 / 0\n", "cannot be read as Python: ZeroDivisionError: division by zero"),
    ("def\n", "cannot be read as Python: SyntaxError"),
    ("raise SystemExit(3)\n", "cannot be read as Python: SystemExit: 3"),
])  # fmt: skip
def test_a_file_without_the_bot(tmp_path: Any, text: str, sentence: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadRequest) as refused:
        check_name(f"{file}:Other")
    assert sentence in refused.value.message


def test_a_file_with_a_dataclass(tmp_path: Any) -> None:
    file = tmp_path / "random.py"  # as a module of the library is called
    file.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom tabard.engine.bot import Bot\n"
        "@dataclass\nclass Mind:\n    box: object\n"
        "class Mine(Bot):\n    def __init__(self, box, seed):\n"
        "        super().__init__(seed)\n        self.mind = Mind(box)\n",
        encoding="utf-8",
    )
    box = SHELF[0].box(2)
    assert type(bot(f"{file}:Mine", box, 1)) is type(bot(f"{file}:Mine", box, 2))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("iterations", [1, 7, 40])
def test_never_more_iterations_than_the_budget(name: str, seats: int, iterations: int) -> None:
    box = game(name).box(seats)
    for view, question in moments(box, iterations, 97)[:4]:
        player = searcher(box, 1, iterations)
        assert 0 <= player.choose(view, question) < len(question.options)
        assert 1 <= player.spent <= iterations
        assert player.spent == iterations or len(needed(view.questions)) > 1


@pytest.mark.parametrize("shelf", SHELF, ids=[shelf.name for shelf in SHELF])
def test_a_budget_of_time_is_used_and_kept(shelf: Any) -> None:
    box = shelf.box(2)
    for view, question in moments(box, "time", 41)[:3]:
        player = searcher(box, 1, 0, 150)
        began = time.process_time()
        player.choose(view, question)
        assert time.process_time() - began < 1.5
        assert player.spent > 0
        assert player.used() >= 1.0


# Its dice, and what it may know


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_seeds_answer_alike_whatever_was_asked_before(name: str, seats: int) -> None:
    box = game(name).box(seats)
    asked = moments(box, "seeds", 5)[:60]
    one, other = searcher(box, 3, 4), searcher(box, 3, 4)
    forwards = [(one.choose(view, question), one.dice) for view, question in asked]
    backwards = [(other.choose(view, question), other.dice) for view, question in reversed(asked)]
    assert forwards == backwards[::-1]


def test_streams_of_dice_have_nothing_to_do_with_each_other() -> None:
    """What a world deals, what is thrown in it and what is dealt anew from another's view must not go together."""
    box = game("with-sword-and-shield").box(2)
    view, question = sealed_moments(box, 1)[0]
    player = searcher(box, 1, 10)
    player.dice = 7
    theirs, ours, lots = [], [], []
    for _ in range(400):
        world = box.imagine(view, question.seat, player.stream())
        again = box.imagine(box.redact(world, 1 - question.seat), 1 - question.seat, player.stream())
        player.lots = player.stream()
        theirs.append(float(sum(world.hands[1 - question.seat])))
        ours.append(float(sum(again.hands[question.seat])))
        lots.append(player.lot())
    assert abs(correlation(theirs, ours)) < 0.35
    assert abs(correlation(theirs, lots)) < 0.2


def correlation(some: list[float], others: list[float]) -> float:
    mean, other = sum(some) / len(some), sum(others) / len(others)
    both = sum([(one - mean) * (two - other) for one, two in zip(some, others)])
    return both / (sum([(one - mean) ** 2 for one in some]) * sum([(two - other) ** 2 for two in others])) ** 0.5


def sealed_moments(box: Any, number: int) -> list[tuple[Any, Any]]:
    """Moments at which several seats must answer at once."""
    found: list[tuple[Any, Any]] = []
    seed = 0
    while len(found) < number:
        found += [(view, own) for view, own in moments(box, seed, 1) if len(needed(view.questions)) > 1]
        seed += 1
    return found[:number]


def test_sealed_answers_are_drawn_from_a_mixed_strategy() -> None:
    """Others must not be able to count on us: what is less likely is answered too, as often as it should."""
    box = game("swords-and-bagpipes").box(3)
    surprises, expected = 0, 0.0
    for view, question in sealed_moments(box, 8):
        sealed = needed(view.questions)
        for seed in range(12):
            player = searcher(box, seed, 40)
            choice = player.choose(view, question)
            player.spent, player.trees, player.dice = 0, [{}, {}, {}], jumped(seeded(seed, question.number, "search"))
            mix = player.mix(view, question, sealed)  # once more, to look at it
            surprises += mix[choice] < max(mix)
            expected += 1.0 - max(mix)
    assert expected > 5
    assert 0.4 * expected < surprises < 1.8 * expected


@pytest.mark.parametrize(("name", "seats"), [TABLES[2], TABLES[4], ("swords-and-bagpipes", 4)])
def test_a_sealed_answer_keeps_to_the_budget_too(name: str, seats: int) -> None:
    box = game(name).box(seats)
    for view, question in sealed_moments(box, 3):
        for iterations in (1, 2, 5, 33):
            player = searcher(box, 1, iterations)
            assert 0 <= player.choose(view, question) < len(question.options)
            assert player.spent <= iterations


def test_what_another_seat_learns_does_not_depend_on_our_hand() -> None:
    """A lesson begins in a world imagined from that seat's view: with another hand of ours it is the same to the last bit."""
    box = game("guillotine").box(2)
    lessons = 0
    for view, question in moments(box, "lessons", 1):
        me, other = question.seat, 1 - question.seat
        world = box.imagine(view, me, 11)
        twin = box.imagine(box.redact(world, other), other, 12)
        if box.kinds[question.kind].name != "play" or world.hands == twin.hands:
            continue
        if seen_next(box, world, other) != seen_next(box, twin, other):
            continue
        learnt = []
        for state in (world, twin):
            player = searcher(box, 1, 10)
            player.trees = [{}, {}]
            player.last = box.judge.stage(state) + 1
            for _ in range(3):
                player.dice = player.lots = 99
                player.iterate(state.clone(), question, PASS, -1)
            learnt.append({key: (node.visits, node.total, sorted(node.edges)) for key, node in player.trees[other].items()})
            assert not player.trees[me]
        assert learnt[0] == learnt[1]
        lessons += len(learnt[0])
    assert lessons > 3


def seen_next(box: Any, world: Any, other: int) -> Any:
    """What the other seat sees when it is asked next, if we play no card: that is open to every hand."""
    s = world.clone()
    box.take(s, open_question(s.questions), PASS)
    asked = not s.over and open_question(s.questions).seat == other
    return box.redact(s, other) if asked else world.hands


# What it is made of


def test_regret_matching_finds_the_mix_of_a_small_game() -> None:
    """Paper, stone and scissors where paper beats stone doubly: a quarter, a quarter, a half. Everything pays 3 besides."""
    wins = [[3.0, 5.0, 2.0], [1.0, 3.0, 4.0], [4.0, 2.0, 3.0]]
    strategies = [Strategy(), Strategy()]
    for _ in range(4000):
        mixes = [strategy.mix([0, 1, 2]) for strategy in strategies]
        for seat, strategy in enumerate(strategies):
            values = [sum([wins[own][other] * mixes[1 - seat][other] for other in range(3)]) for own in range(3)]
            strategy.learn([0, 1, 2], values)
    for strategy in strategies:
        assert shares([strategy.played[at] for at in range(3)]) == pytest.approx([0.25, 0.25, 0.5], abs=0.03)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_tree_that_has_grown_still_heeds_the_scripted_player(name: str, seats: int) -> None:
    """Where all options turn out alike, the scripted player's is tried most, however often: the others would spoil the mean."""
    box = game(name).box(seats)
    player = searcher(box, 1, 10)
    crowded = [one for one in moments(box, "grown", 1) if len(one[1].options) > 3]
    if not crowded:
        pytest.skip("nobody is ever offered more than three options")
    view, question = crowded[0]
    actions = player.actions(question)
    advice = actions[player.scripted(view, question)]
    node = Node()
    node.edges = {action: Edge() for action in actions}
    for edge in node.edges.values():
        learn(node, edge)
    for _ in range(400):
        learn(node, node.edges[actions[player.select(node, view, question)]])
    assert node.edges[advice].visits > node.visits / 2


def learn(node: Node, edge: Edge) -> None:
    for one in (node, edge):
        one.visits += 1
        one.total += 0.5


def test_lots() -> None:
    assert [drawn([0.25, 0.0, 0.75], lot) for lot in (0.0, 0.24, 0.26, 0.99)] == [0, 0, 2, 2]
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1.0, 3.0]) == [0.25, 0.75]


@pytest.mark.parametrize(("name", "seats"), [(one.name, seats) for one in SHELF for seats in range(one.fewest, one.most + 1)])
def test_prospects_are_shares_and_better_than_none(name: str, seats: int) -> None:
    """At the end of a stage those who will win have more than an equal part, over many games."""
    box = game(name).box(seats)
    gained = []
    for seed in range(8):
        s = box.deal(f"prospects {seed}")
        players = [bot("steady", box, f"{seed}/{seat}") for seat in range(seats)]
        promised, stage = [], box.judge.stage(s)
        while not s.over and s.asked < 700:
            question = open_question(s.questions)
            view = box.redact(s, question.seat)
            own = box.question(view, question.number, question.seat)
            box.answer(s, question.number, question.seat, players[question.seat].choose(view, own))
            if box.judge.stage(s) != stage:
                stage = box.judge.stage(s)
                promised.append(box.judge.prospects(s, box.judge.weights()))
        if not s.over:
            continue
        won = box.shares(s)
        for found in promised:
            assert all(0.0 <= share <= 1.0 for share in found)
            total = sum(won)
            gained.append(sum([share * part for share, part in zip(found, won)]) / total - sum(found) / seats)
    if not box.judge.weights():  # it is judged at its end alone
        assert gained == []
        return
    assert sum(gained) / len(gained) > 0.01


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell the most memory a process had")
def test_ten_thousand_iterations_take_little_memory() -> None:
    # not ru_maxrss: a process inherits it from the one that started it
    code = (
        "import re\n"
        "from tabard.bots import bot\nfrom tabard.games import SHELF\n"
        "box = SHELF[0].box(2)\ns = box.deal(1)\nseat = s.questions[0].seat\nview = box.redact(s, seat)\n"
        "bot('search:10000it', box, 1).choose(view, view.questions[0])\n"
        "print(re.search(r'VmHWM:\\s*(\\d+)', open('/proc/self/status').read())[1])"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=120).stdout
    assert int(said) < 300 * 1024  # kilobytes
