"""What a screen reader is given of each board: accessibility trees of recorded games, kept in trees/.

After a change of boards or bots: TABARD_REMAKE=1 ./test pure tests/browser/test_trees.py, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import Somebody
from tests.browser.recorded import KINDS, recorded

TREES = Path(__file__).parent / "trees"
OFTEN = 3  # moments of a game: at a third, at two thirds, at its end


@pytest.mark.parametrize("kind", list(KINDS))
def test_boards_are_told_as_they_were(chromium: Browser, tmp_path: Path, kind: str) -> None:
    with Somebody(chromium, viewport={"width": 1440, "height": 900}) as ana:
        ana.page.goto(recorded(KINDS[kind], tmp_path))
        last = int(ana.page.get_by_role("slider").get_attribute("max") or 0)
        for part in range(1, OFTEN + 1):
            ana.page.goto(f"{ana.page.url.partition('#')[0]}#{last * part // OFTEN}")
            ana.page.wait_for_function("at => document.querySelector('[type=range]').value === at", arg=str(last * part // OFTEN))
            parts = [ana.page.get_by_role("list", name="Players"), ana.page.get_by_role("main")]
            seen = "".join([f"{one.aria_snapshot()}\n" for one in parts])
            file = TREES / f"{kind}-{part}.yaml"
            if os.environ.get("TABARD_REMAKE"):
                file.write_text(seen, encoding="utf-8")
            assert seen == file.read_text(encoding="utf-8"), f"{file.name}: remake it if it is meant so"
            assert 'button ""' not in seen, "everything that can be touched has a name"
