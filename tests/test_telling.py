"""What the command line says of itself, and of long work while it goes on."""

from __future__ import annotations

import io
import sys

import pytest

import tabard
from tabard.cli import Progress, main


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_line_that_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    with Progress("games", 9) as progress:
        progress.last = 0.0
        progress.say(1, lambda: "well")
        progress.say(2)  # not twice within half a second
        progress.note("something happened")
    assert sys.stderr.getvalue() == "\r\x1b[Kgames 1/9 well\r\x1b[Ktabard: something happened\n\r\x1b[K"


def test_progress_in_a_file_is_a_line_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with Progress("games", 9) as progress:
        progress.say(1)
        progress.last -= 61.0
        progress.say(2, lambda: "well")
        progress.note("something happened")
    assert sys.stderr.getvalue() == "games 2/9 well\ntabard: something happened\n"


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"tabard {tabard.__version__}\n"
