"""No text is cut or stands over another: menus, names and texts of cards, Knights and players, decisions, in every language."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tabard.engine.game import Game
from tabard.games import OURS, SHELF
from tabard.table.sheet import sheet_of
from tests.browser.playing import GUIDED, KEPT, PHONE, ByTouch, Somebody, table
from tests.browser.recorded import recorded
from tests.server.network import Json, Server

SCREENS: Final[dict[str, Json]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
ON_ITS_SIDE: Final[Json] = {**PHONE, "viewport": {"width": 640, "height": 360}}
LANGUAGES: Final = ["en", "es", "it"]
OFTEN: Final = 12  # moments of a game
languages = pytest.mark.parametrize("language", LANGUAGES)
TABLES: Final = [(game.name, seats) for game in SHELF for seats in sorted({game.usual, game.most})]
# Every game at its usual and its fullest table on every screen, and on each of its screens in another language.
WAYS: Final = [(*table, screen, LANGUAGES[(at // 4 + at) % 3]) for at, (table, screen) in enumerate(product(TABLES, SCREENS))]

# Letters that reach out of what clips them, or of the nearest thing with an edge; of what ends in dots or leaves out its last
# lines, only a line that is seen in part. What scrolls or stands apart as a whole is not cut.
SHOWN: Final = "main.board, .seats, .decision, dialog[open]"
CUT: Final = """() => {
  const seen = [], texts = [...document.querySelectorAll("SHOWN")].flatMap((root) => {
    const found = [], walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) found.push([walk.currentNode, root]);
    return found;
  });
  for (const [node, root] of texts) {
    const around = node.parentElement, range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(around).fontSize) * 0.4;
    let lines = [...range.getClientRects()].filter((one) => one.width && one.height).map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - size, bottom: middle + size };
    });
    const visible = around.checkVisibility({ visibilityProperty: true });
    if (!node.textContent.trim() || !visible || around.closest(".unseen, svg")) continue;
    for (let up = around, framed = false; up !== root && lines.length; up = up.parentElement) {
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
      if (!cut.length) {
        if (leaves) lines = lines.map((one) => ({ ...one, right: Math.min(one.right, box.right) })); // it ends in dots here
        continue;
      }
      seen.push(`${node.textContent} (${around.className} in ${up.className})`);
      break;
    }
  }
  return seen;
}""".replace("SHOWN", SHOWN)


# Two texts of which one stands over the other, unless one of them is on something that lies over the board as a whole.
OVER: Final = """() => {
  const seen = [], walk = document.createTreeWalker(document.querySelector("main.board"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const around = node.parentElement, range = document.createRange();
    if (!node.textContent.trim() || around.closest(".unseen, svg") || !around.checkVisibility()) continue;
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(around).fontSize) * 0.3;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const clip = around.getBoundingClientRect();
      if (middle > clip.bottom && getComputedStyle(around).overflow === "hidden") continue;
      const box = { left, right: Math.min(right, clip.right), top: middle - size, bottom: middle + size };
      seen.push({ ...box, text: node.textContent.trim(), around, lid: around.closest("[data-lid]") });
    }
  }
  const found = [];
  seen.forEach((one, at) => seen.slice(at + 1).forEach((other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide > 2 && high > 2 && one.lid === other.lid && one.around !== other.around) found.push(`${one.text} / ${other.text}`);
  }));
  return found;
}"""
# Signs and names over which something lies that can be pressed, though it is no lid.
COVERED: Final = """() => [...document.querySelectorAll("main.board :is([title], .name)")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = width && document.elementFromPoint(left + width / 2, top + height / 2);
  const button = over && over.closest("button");
  return button && button !== one.closest("button") && !over.contains(one) && !one.contains(over) && !over.closest("[data-lid]");
}).map((one) => one.title || one.textContent)"""
# On a phone the bar above the board says in one line where the game stands, whatever tools stand beside it.
HEAD: Final = "() => { const head = document.querySelector('header h1'); return head.scrollHeight <= head.clientHeight + 1; }"


@pytest.mark.parametrize(("game", "seats", "screen", "language"), WAYS)
def test_no_text_on_a_board_is_cut(chromium: Browser, tmp_path: Path, game: str, seats: int, screen: str, language: str) -> None:
    with Somebody(chromium, **SCREENS[screen]) as ana:
        ana.page.goto(recorded((game, seats, []), tmp_path, language))
        last = int(ana.page.get_by_role("slider").get_attribute("max") or 0)
        for part in range(1, OFTEN + 1):
            ana.page.goto(f"{ana.page.url.partition('#')[0]}#{last * part // OFTEN}")
            ana.page.wait_for_function("at => document.querySelector('[type=range]').value === at", arg=str(last * part // OFTEN))
            assert ana.page.evaluate(CUT) == [], part
            assert ana.page.evaluate(OVER) == [], part
            assert ana.page.evaluate(COVERED) == [], part
            assert screen != "phone" or ana.page.evaluate(HEAD), part


# What of the board lies under its edges: what is not seen without scrolling.
UNDER: Final = """() => {
  const { top, bottom, left, right } = document.querySelector("main.board").getBoundingClientRect();
  return [...document.querySelectorAll("main.board button")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const within = box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
    const seen = within || !one.checkVisibility();
    return seen ? [] : [one.textContent.trim()];
  });
}"""
# My hand ends above the decision, which is on the screen.
BELOW: Final = """() => {
  const [hand, asked] = [".hand", ".decision"].map((what) => document.querySelector(what).getBoundingClientRect());
  return hand.bottom <= asked.top + 1 && asked.bottom <= innerHeight + 1;
}"""
FULL: Final = 14  # nobles of every pile, of which there may be so many
REFS: Final = [card.ref for card in sheet_of(OURS[0].box(OURS[0].most)).cards]
BARRED: Final = ["GU-16", "GU-9"]  # why two of the cards cannot be played


def laden(route: WebSocketRoute) -> None:
    """A table late in its game: a whole line, long piles, a hand of eight; for more than two, hands shown and news of losses."""
    server = route.connect_to_server()

    def told(frame: str | bytes) -> None:
        number, said = json.loads(frame)
        if said["t"] == "now":
            zones = said["moment"]["zones"]
            actions = zones["hand@0"]
            for seat in range(len(said["moment"]["totals"])):
                zones[f"pile@{seat}"] = [(3 * seat + at) % 30 for at in range(FULL)]
                zones[f"table@{seat}"] = actions[:2]
            zones["line"] = [*range(2, 14)]
            zones["hand@0"] = (actions * 3)[:8]
            barred = dict(zip([REFS[face] for face in sorted(set(actions))], BARRED))
            said["moment"]["why_not"] |= barred
            if "hand@2" in zones:
                zones["hand@1"] = zones["hand@2"] = actions * 2
                taken = {"whom": 0, "noble": "noble:colonel"}
                said["moment"]["events"] += [["event-taken", {**taken, "seat": seat}] for seat in (1, 2, 3)]
        route.send(json.dumps([number, said]))

    server.on_message(told)


@languages
@pytest.mark.parametrize("screen", [*SCREENS, "on-its-side"])
def test_with_guide_and_news_a_full_table_is_seen_whole(server: Server, chromium: Browser, screen: str, language: str) -> None:
    with Somebody(chromium, kept={**GUIDED, "language": language}, **{**SCREENS, "on-its-side": ON_ITS_SIDE}[screen]) as ana:
        ana.page.route_web_socket("**/ws/*", laden)
        ana.come(table(server, "guillotine", ["open", *["steady"] * 4])["links"][0])
        news = 0
        while news < 3:  # they come with what others do
            assert ana.ready()
            ana.page.wait_for_selector("[data-guide]")
            ana.page.wait_for_timeout(300)  # cards have come to rest
            assert ana.page.evaluate(UNDER) == []
            assert ana.page.evaluate(CUT) == []
            assert ana.page.evaluate(BELOW)
            news = ana.page.locator(".news li").count()
            ana.decide()


@languages
@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE], ids=["upright", "on-its-side"])
def test_with_a_guide_a_hand_of_eight_is_seen_whole(server: Server, chromium: Browser, screen: Json, language: str) -> None:
    with ByTouch(chromium, kept={**GUIDED, "language": language}, **screen) as ana:
        ana.page.route_web_socket("**/ws/*", laden)
        ana.come(table(server, "guillotine", ["open", "steady"])["links"][0])
        assert ana.ready()
        ana.page.wait_for_selector("[data-guide]")
        ana.page.wait_for_timeout(300)  # cards have come to rest
        assert ana.page.locator(".hand .spot").count() == 8
        assert ana.page.evaluate(UNDER) == []
        assert ana.page.evaluate(CUT) == []


@languages
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("full", [False, True], ids=["usual", "full"])
def test_on_a_phone_no_word_of_a_decision_is_cut_nor_need_one_scroll(
    server: Server, chromium: Browser, full: bool, game: Game, language: str
) -> None:
    seats = game.most if full else game.usual
    with ByTouch(chromium, seed=language, kept={**KEPT, "language": language}, **PHONE) as ana:
        ana.come(table(server, game.name, ["open", *["steady"] * (seats - 1)])["links"][0], "Bernardino")
        for _ in range(4):
            if not ana.ready():
                break
            ana.page.wait_for_timeout(300)  # cards have come to rest
            assert ana.page.evaluate(UNDER) == []
            assert ana.page.evaluate(CUT) == []
            ana.pick(ana.look())
            assert ana.page.evaluate(CUT) == []
            if ana.page.locator("[data-whole]").count():
                ana.page.locator("[data-whole]").tap()
                ana.page.wait_for_selector("dialog[open]")
                assert ana.page.evaluate(CUT) == []
                ana.page.keyboard.press("Escape")
            ana.decide()


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
