"""No text is cut: menus, names and texts of cards, Knights and players, in every language."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tabard.games import OURS, SHELF
from tests.browser.playing import KEPT, PHONE, Somebody, table
from tests.browser.recorded import recorded
from tests.server.network import Json, Server

SCREENS: Final[dict[str, Json]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
LANGUAGES: Final = ["en", "es", "it"]
OFTEN: Final = 12  # moments of a game
languages = pytest.mark.parametrize("language", LANGUAGES)
TABLES: Final = [(game.name, seats) for game in SHELF for seats in sorted({game.usual, game.most})]
# Every game at its usual and its fullest table on every screen, and on each of its screens in another language.
WAYS: Final = [(*table, screen, LANGUAGES[(at // 4 + at) % 3]) for at, (table, screen) in enumerate(product(TABLES, SCREENS))]

# Letters that reach out of what clips them, or of the nearest thing with an edge; of what ends in dots or leaves out its last
# lines, only a line that is seen in part. What scrolls or stands apart as a whole is not cut.
CUT: Final = """() => {
  const seen = [], walk = document.createTreeWalker(document.querySelector("main.board"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const around = node.parentElement, range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(around).fontSize) * 0.4;
    let lines = [...range.getClientRects()].filter((one) => one.width && one.height).map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - size, bottom: middle + size };
    });
    if (!node.textContent.trim() || around.closest(".unseen, svg")) continue;
    for (let up = around, framed = false; up.tagName !== "MAIN" && lines.length; up = up.parentElement) {
      const style = getComputedStyle(up), box = up.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflow)) break;
      const leaves = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      const drawn = style.borderTopWidth !== "0px" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
      const edge = !framed && drawn && style.display !== "inline";
      framed ||= edge;
      if (!edge && style.overflow === "visible") continue;
      lines = lines.filter((one) => one.left < box.right - 1 && !(leaves && one.top > box.bottom - 2));
      const cut = lines.filter((one) => Math.max(box.top - one.top, one.bottom - box.bottom) > 2
        || (!leaves && Math.max(box.left - one.left, one.right - box.right) > 2));
      if (!cut.length) continue;
      seen.push(`${node.textContent} (${around.className} in ${up.className})`);
      break;
    }
  }
  return seen;
}"""


@pytest.mark.parametrize(("game", "seats", "screen", "language"), WAYS)
def test_no_text_on_a_board_is_cut(chromium: Browser, tmp_path: Path, game: str, seats: int, screen: str, language: str) -> None:
    with Somebody(chromium, **SCREENS[screen]) as ana:
        ana.page.goto(recorded((game, seats, []), tmp_path, language))
        last = int(ana.page.get_by_role("slider").get_attribute("max") or 0)
        for part in range(1, OFTEN + 1):
            ana.page.goto(f"{ana.page.url.partition('#')[0]}#{last * part // OFTEN}")
            ana.page.wait_for_function("at => document.querySelector('[type=range]').value === at", arg=str(last * part // OFTEN))
            assert ana.page.evaluate(CUT) == [], part


@languages
def test_the_menu_is_as_wide_as_its_words(server: Server, chromium: Browser, language: str) -> None:
    with Somebody(chromium, kept={**KEPT, "language": language}, **PHONE) as ana:
        ana.come(table(server, OURS[0].name, ["open", "steady"])["links"][0])
        ana.page.locator("[popovertarget=menu]").click()
        wide, seen = ana.page.locator("#menu").evaluate("menu => [menu.scrollWidth, menu.clientWidth]")
        assert wide <= seen
        rows = ana.page.locator("#menu label, #menu .item")
        heights = rows.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert max(heights) < 90, "nothing is squeezed into a column"
