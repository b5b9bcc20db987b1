"""The example runs as its own first lines say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.games import SHELF

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_loop.py"


def run(*given: str) -> list[str]:
    command = [sys.executable, str(EXAMPLE), *given]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60).stdout.splitlines()


def test_a_game_of_each_on_the_shelf() -> None:
    lines = run()
    assert [line.split(":")[0] for line in lines] == [game.name for game in SHELF]
    for line, game in zip(lines, SHELF):
        paid = [float(reward) for reward in re.findall(r"[+-]\d+\.\d\d", line)]
        assert len(paid) == game.usual
        assert sum(paid) == pytest.approx(0, abs=0.05)


def test_one_game_of_a_seed_is_the_same_again() -> None:
    told = run(SHELF[0].name, "3", "7")
    assert told == run(SHELF[0].name, "3", "7")
    assert [line.count("player_") for line in told] == [3]


def test_a_policy_learns_to_beat_random_and_sits_down_in_the_arena(tmp_path: Path) -> None:
    learner = EXAMPLE.with_name("policy_gradient.py")
    learn = [sys.executable, str(learner), "guillotine", "1500", "500"]
    said = subprocess.run(learn, capture_output=True, encoding="utf-8", check=True, timeout=600, cwd=tmp_path).stdout
    before, after = [float(share) for share in re.findall(r": ([\d.]+) ±", said)]
    assert 0.4 < before < 0.57 < after  # four seeds: 0.63 to 0.66
    match = [sys.executable, "-m", "tabard", "arena", "guillotine", "--players", f"{learner}:Learnt,random", "--pairs", "1"]
    subprocess.run([*match, "--out", "met"], check=True, capture_output=True, timeout=600, cwd=tmp_path)
    assert (tmp_path / "met" / "result.json").read_text(encoding="utf-8").count('"forfeits": 0') == 2
