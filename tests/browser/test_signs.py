"""Signs and letters on the boards say what they mean: in focus, on a long press, and in a list."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tabard.games import SHELF
from tests.browser.playing import KEPT, PHONE, Somebody, table
from tests.server.network import Server

ROOT: Final = Path(__file__).resolve().parents[2]
# Single letters, and signs with nothing but a number, that do not say what they mean.
BARE: Final = r"""() => [...document.querySelectorAll("main.board .spot .drawn *")].filter((one) => {
  const text = one.textContent.trim(), drawn = one.querySelector(":scope > svg") !== null;
  const short = /^\p{Lu}\d*$/u.test(text) || (drawn && /^[−+×≤]?\d+$/.test(text));
  return short && one.checkVisibility() && !one.closest("[title], svg") && !one.querySelector("[title]");
}).map((one) => one.outerHTML.slice(0, 160))"""
# A thing with most signs on it.
MOST: Final = """() => {
  const spots = [...document.querySelectorAll("main.board .spot[data-face]")].filter((one) => one.checkVisibility());
  spots.sort((a, b) => b.querySelectorAll("[title]").length - a.querySelectorAll("[title]").length);
  spots[0].dataset.most = "";
  return [...new Set([...spots[0].querySelectorAll("[title]")].filter((one) => one.checkVisibility()).map((one) => one.title))];
}"""
LISTED: Final = [game for game in SHELF if (ROOT / "web" / "src" / "boards" / game.name / "Legend.svelte").is_file()]
of_each = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)


def at(server: Server, game: Any) -> str:
    return str(table(server, game.name, ["open", *["steady"] * (game.usual - 1)])["links"][0])


@of_each
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_in_focus_each_sign_says_what_it_means(server: Server, chromium: Browser, game: Any, language: str) -> None:
    with Somebody(chromium, kept={**KEPT, "language": language}, viewport={"width": 1280, "height": 720}) as ana:
        ana.come(at(server, game))
        for _ in range(3):
            assert ana.ready()
            assert ana.page.evaluate(BARE) == []
            ana.decide()
        assert ana.ready()
        meant = ana.page.evaluate(MOST)
        assert len(meant) > 2
        ana.page.keyboard.press("Shift")  # the focus is seen by whoever uses keys
        ana.page.locator("[data-most]").focus()
        expect(ana.page.locator(".caption dd")).to_have_text(meant)


@of_each
def test_a_long_press_says_what_the_signs_mean(server: Server, chromium: Browser, game: Any) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(at(server, game))
        assert ana.ready()
        page, meant = ana.page, ana.page.evaluate(MOST)
        assert len(meant) > 2
        box = page.locator("[data-most]").bounding_box()
        assert box
        hand = page.context.new_cdp_session(page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator("dialog[open] dd")).to_have_text(meant)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@of_each
def test_all_signs_are_listed_in_the_menu_and_beside_the_rules(server: Server, chromium: Browser, game: Any) -> None:
    with Somebody(chromium, kept={**KEPT, "language": "es"}, **PHONE) as ana:
        ana.come(at(server, game))
        page = ana.page
        page.locator("[popovertarget=menu]").click()
        page.locator("[data-signs]").click()
        page.wait_for_selector("dialog[open] dd")
        seen = page.locator("dialog[open] dd").all_text_contents()
        assert len(seen) > 15
        assert not [one for one in seen if "signs-" in one or not one]
        assert page.locator("dialog[open] dt").evaluate_all("all => all.every((one) => one.getBoundingClientRect().height > 8)")
        page.goto(f"{server.base}/rules/{game.name}")
        expect(page.locator("#signs dd")).to_have_text(seen)
