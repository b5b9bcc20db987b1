"""The command as the tests run it: what it says, how it refuses, what it writes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.cli import main

GAME = tabard.game("guillotine")
Capture = pytest.CaptureFixture[str]

GOOD_SET = """
[[noble]]
id = "squire"
colour = "red"
points = 1
copies = 40
source = "public"

[[action]]
id = "keep"
does = ["stay"]
stands = { worth = 2 }
copies = 40
source = "public"
""".replace("40", "20")


def ran(*words: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **more}
    command = [sys.executable, "-m", "tabard", *words]
    return subprocess.run(command, input=given, capture_output=True, encoding="utf-8", env=environment, check=False)


def refused(capsys: Capture, *words: str) -> str:
    """The sentence of a refusal."""
    capsys.readouterr()
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert re.fullmatch(r"tabard: [a-z-]+: [^\n]+\n", err), err
    if "--json" in words:
        error = json.loads(out)["error"]
        assert sorted(error) == ["code", "message", "rule"]
        assert err.startswith(f"tabard: {error['code']}: {error['message']}")
        assert out.count("\n") == 1
    else:
        assert out == ""
    return err


def said(capsys: Capture, *words: str) -> str:
    capsys.readouterr()
    assert main(list(words)) == 0
    return capsys.readouterr().out


def written(folder: Path, games: int = 1, seats: str = "random,steady", seed: str = "cli") -> list[Path]:
    """Journals of whole games."""
    assert main(["simulate", "guillotine", "--seats", seats, "--games", str(games), "--seed", seed, "--out", str(folder)]) == 0
    return sorted(folder.iterdir())


def page_data(file: Path) -> Any:
    """What is recorded in a replay page."""
    text = file.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="recorded">(.*?)</script>', text, re.DOTALL)
    assert found
    return json.loads(found[1])
