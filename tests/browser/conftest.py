from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.playing import CHROMIUM
from tests.conftest import BUNDLE
from tests.server.conftest import no_server_outlives_its_test as no_server_outlives_its_test
from tests.server.conftest import own as own
from tests.server.conftest import room as room
from tests.server.conftest import server as server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Said clearly: what is not tested, and why."""
    reasons = {
        "once is enough: the page is tested on the pure build": os.environ.get("TABARD_BUILD") == "compiled",
        "there is no chromium here (Debian: apt-get install chromium), so nothing is played in a browser": not CHROMIUM,
        "the page is not built: ./test web": not (BUNDLE / "index.html").is_file(),
    }
    for reason in [reason for reason, holds in reasons.items() if holds]:
        for item in items:
            if "tests/browser" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()
