"""Bots that are not ours: what they do to what they are shown, and what is said of their errors."""

from __future__ import annotations

import gc
import json
import re
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from tabard.arena.match import play
from tabard.bots import bot
from tabard.bots.guest import BotFailed
from tabard.cli import main
from tabard.engine.save import packed
from tabard.engine.state import Event
from tabard.games import SHELF, game
from tests.arena.folder import BOTS
from tests.laws.walks import Name, at_every_table, boxed

OWN = BOTS + """
import gc, types

import numpy

NOT_OURS = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)

class Numbers(Fair):
    def choose(self, view, question):
        return numpy.int64(super().choose(view, question))

class Vandal(Fair):
    def choose(self, view, question):
        answer = super().choose(view, question)
        for one in [question, *view.questions]:
            one.options.reverse()
            one.options.append(99)
            one.seat = 0
        for part in view.parts().values():
            if isinstance(part, list):
                for row in part:
                    if isinstance(row, list):
                        row.clear()
                part.clear()
        return answer

class Rewrites(Fair):  # makes rules of its own: empties every list and every dict that it can reach from the box
    def __init__(self, box, seed):
        super().__init__(box, seed)
        box.seats = 1
        seen, left = {}, [box]
        while left:
            one = left.pop()
            if id(one) not in seen and not isinstance(one, NOT_OURS):
                seen[id(one)] = one
                left += gc.get_referents(one)
        for one in seen.values():
            if isinstance(one, (list, dict)):
                one.clear()

class Lost(Fair):
    def choose(self, view, question):
        raise ValueError("I am lost\\nand alone")

class Plain:
    def __init__(self, box, seed):
        pass

    def choose(self, view, question):
        print("I think")
        return 0
"""


@pytest.fixture
def own(tmp_path: Path) -> Any:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    return lambda name: f"{tmp_path / 'own.py'}:{name}"


@at_every_table
def test_a_guest_cannot_change_the_table(table: Name, own: Any) -> None:
    box = boxed(table)
    ends = [play(box, 5, [bot(own(name), box, seat) for seat in range(box.seats)])[0] for name in ("Fair", "Vandal")]
    assert packed(ends[0]) == packed(ends[1])


@at_every_table
def test_a_guest_cannot_rewrite_the_rules_of_the_table(table: Name, own: Any) -> None:
    box = boxed(table)
    fair, spoilt = [[bot(own(name), box, seat) for seat in range(box.seats)] for name in ("Fair", "Rewrites")]
    told: list[list[Event]] = [[], []]
    both = zip([fair, spoilt], told)
    first, second = [play(box, 5, bots, None, lambda *seen, to=to: to.extend(seen[2]))[0] for bots, to in both]
    assert packed(first) == packed(second)
    assert [box.show.event(event, 0) for event in told[0]] == [box.show.event(event, 0) for event in told[1]] != []
    assert game(box.game).box(box.seats, box.variant).actions == box.actions


@at_every_table
def test_two_boxes_of_a_game_share_nothing_that_can_be_changed(table: Name) -> None:
    """Else a guest that changes its own box would change everybody's."""
    one, other = [reached(game(table[0]).box(boxed(table).seats, boxed(table).variant)) for _ in range(2)]
    assert [one[id] for id in one.keys() & other.keys() if isinstance(one[id], list | dict | set | bytearray)] == []


def reached(box: Any) -> dict[int, Any]:
    """Everything a box holds, by identity."""
    seen: dict[int, Any] = {}
    left = [box]
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType | BuiltinFunctionType):
            seen[id(one)] = one
            left += gc.get_referents(one)
    return seen


def test_numbers_of_numpy_are_numbers(own: Any) -> None:
    box = SHELF[0].box(2)
    ends = [play(box, 5, [bot(own(name), box, seat) for seat in range(2)])[0] for name in ("Fair", "Numbers")]
    assert packed(ends[0]) == packed(ends[1])


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Lost", "raised ValueError at question 1 (FILE:LINE): ValueError: I am lost and alone"),
        ("Leaves", "raised SystemExit at question 1 (FILE:LINE): SystemExit: 0"),
        ("Text", "gave no whole number but str at question 1"),
        ("Unborn", "raised RuntimeError when it sat down (FILE:LINE): RuntimeError: not today"),
    ],
)
def test_simulate_tells_in_one_sentence_what_a_bot_did(
    name: str, said: str, workers: str, own: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["simulate", "guillotine", "--seats", f"{own(name)},{own(name)}", "--games", "4", "--workers", workers]
    assert main(given) == 2
    told = re.sub(r"own\.py:\d+\)", "own.py:LINE)", capsys.readouterr().err)
    assert told == f"tabard: bad-request: {own(name)} {said.replace('FILE', own('')[:-1])}\n"


def test_what_a_guest_prints_is_no_result(own: Any, capfd: pytest.CaptureFixture[str]) -> None:
    given = ["simulate", "guillotine", "--seats", f"{own('Plain')},random", "--games", "1", "--json", "--workers", "1"]
    assert main(given) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["games"] == 1
    assert "I think" in said.err


def test_a_failure_names_the_bot(own: Any) -> None:
    box = SHELF[0].box(2)
    with pytest.raises(BotFailed) as failed:
        play(box, 5, [bot(own("Lost"), box, seat) for seat in range(2)])
    assert failed.value.name == own("Lost")
    assert failed.value.why == "raised ValueError at question 1"
