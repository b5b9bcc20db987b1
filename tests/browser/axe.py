"""What axe-core finds wrong with a page (WCAG 2.2 AA)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def wrong(page: Page) -> list[str]:
    """Every violation with the first thing it was found at: all of them in the light, those of colours in the dark too."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    found = broken(page, "light", TAGS) + broken(page, "dark", ["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


def broken(page: Page, scheme: Any, rules: list[str]) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_timeout(150)  # colours may fade into each other
    told = page.evaluate("only => axe.run(document, {runOnly: only, resultTypes: ['violations']})", rules)
    first = [(one["id"], one["nodes"][0]) for one in told["violations"]]
    return [f"{scheme}: {rule}: {node['html'][:200]} {node.get('failureSummary', '')[:250]}" for rule, node in first]
