"""The page on research says what is: its commands can be given, its examples run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabard.arena.results import columns
from tabard.cli import main, parser
from tests.arena.folder import held, result

WHOLE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
PAGE, _, LIBRARIES = WHOLE.partition("## Other libraries")


def test_every_command_of_the_page_can_be_given() -> None:
    given = re.findall(r"^ {4}tabard (.+)$", PAGE, re.MULTILINE)
    assert len(given) > 4
    for line in given:
        parser().parse_args(line.split())


def test_the_examples_of_the_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    replayed, bot, reader = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    Path("last.py").write_text(bot, encoding="utf-8")
    held("last.py:Last,random", Path("results"), 2)
    assert [row["forfeits"] for row in result(Path("results"))["table"]] == [0, 0]
    capsys.readouterr()
    exec(compile(replayed, "research.md", "exec"), {})
    assert capsys.readouterr().out.count("last.py:Last") == 4
    assert main(["replay", "game.tabard", "--html", "game.html"]) == 0
    Path("frugal.py").write_text(reader, encoding="utf-8")
    held("frugal.py:Frugal,last.py:Last", Path("frugal"), 10)
    assert [row["forfeits"] for row in result(Path("frugal"))["table"]] == [0, 0]


def test_the_examples_with_other_libraries_run(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    for example in re.findall(r"^```python\n(.*?)^```", LIBRARIES, re.DOTALL | re.MULTILINE):
        exec(compile(example, "research.md", "exec"), known)
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_the_page_names_every_column_and_every_option() -> None:
    import pyarrow

    for name, _ in columns(pyarrow):
        assert f"`{name}`" in PAGE
    commands = next(iter(action.choices for action in parser()._actions if action.choices))
    for option in commands["arena"]._option_string_actions:
        assert option in ("-h", "--help", "--workers") or f"{option}" in PAGE, option
