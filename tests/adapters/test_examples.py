"""The examples run as their own first lines say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
TABARD = [sys.executable, "-m", "tabard"]


def run(command: list[str]) -> str:
    environment = {**os.environ, "TABARD": " ".join(TABARD)}
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=300, env=environment).stdout


@pytest.mark.parametrize(("which", "apart", "hidden"), [("court", 0.5, 0.45), ("guillotine", 0.0, 0.6)])
def test_small_games_with_hidden_cards_are_solved(which: str, apart: float, hidden: float) -> None:
    """In many information states the other may know several things; open cards are worth something else where they matter."""
    said = run([sys.executable, str(EXAMPLES / "openspiel_cfr.py"), which, "200", "20000"])
    states, several = re.match(r"(\d+) information states with a choice; in (\d+) of them", said).groups()  # type: ignore[union-attr]
    assert int(several) > hidden * int(states)
    assert int(states) > 100
    exact, sampled = [float(number) for number in re.findall(r"NashConv ([\d.]+)", said)]
    assert exact <= 0.01
    assert sampled <= 0.15
    opened, closed = [float(number) for number in re.findall(r"value (-?[\d.]+)", said)]
    assert abs(opened - closed) >= apart


@pytest.mark.parametrize("game", ["guillotine", "swords-and-bagpipes", "with-sword-and-shield"])
def test_a_bot_of_ones_own_plays_every_game(game: str) -> None:
    said = run([*TABARD, "simulate", game, "--seats", f"{EXAMPLES / 'own_bot.py'}:MyBot,random", "--games", "1"])
    assert "own_bot.py:MyBot" in said


@pytest.mark.parametrize("given", [[], ["swords-and-bagpipes", "4"]])
def test_a_client_in_another_language_plays_a_game(given: list[str]) -> None:
    perl = shutil.which("perl")
    if perl is None or subprocess.run([perl, "-MJSON::PP", "-e", "1"], capture_output=True).returncode:
        pytest.skip("there is no Perl with JSON::PP here")
    said = run([perl, str(EXAMPLES / "engine_client.pl"), *given])
    assert re.fullmatch(r"\d\d+ answers; (seat \d: -?\d+(, )?)+\nwon by seat \d( and \d)*\n", said)
