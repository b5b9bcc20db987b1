"""The compiled run must be compiled: a left-over source tree must not answer for it. And what the tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tabard.bench import build

settings.register_profile("tabard", deadline=None)  # how long an example takes says nothing on a busy machine
settings.load_profile("tabard")

# The page for browsers is built once, in the checkout, also for a package that is installed elsewhere.
BUNDLE = Path(__file__).parents[1] / "build" / "web"
if (BUNDLE / "index.html").is_file():
    os.environ.setdefault("TABARD_WEB", str(BUNDLE))


# What plays in a browser has a run of its own (./test pure tests/browser): while a browser is there, a loop of asyncio runs in
# this process, and other tests begin theirs.
collect_ignore = [] if os.environ.get("TABARD_BROWSER") else ["browser"]


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
