"""The compiled run must be compiled: a left-over source tree must not answer for it. And what the tests share."""

import os

import pytest

from tabard.bench import build


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("TABARD_BUILD")
    if wanted and build() != wanted:
        pytest.exit(f"this run is for the {wanted} build, but tabard is the {build()} one", returncode=3)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"tabard: {build()} build")


@pytest.fixture
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
