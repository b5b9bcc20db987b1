"""What decides a part of a game stays until it is read, on a phone, too; and whoever is not asked is told why."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, TimeoutError

from tabard.games import SHELF
from tests.browser.playing import KEPT, PHONE, ByTouch, Somebody, table
from tests.browser.recorded import recorded
from tests.server.network import Server

LONGEST: Final = 6000  # milliseconds that anything else stays
# Games of which every round is decided so; a Joust is dealt anew only now and then.
DECIDED: Final = [game for game in SHELF if len(game.box(game.usual).show.stays) > 1]
of_each = pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.name)


@of_each
def test_what_decides_a_part_of_the_game_stays_until_somebody_goes_on(server: Server, chromium: Browser, game: Any) -> None:
    with ByTouch(chromium, kept={**KEPT, "pace": "calm"}, **PHONE) as ana:
        ana.come(table(server, game.name, ["open", *["steady"] * (game.usual - 1)])["links"][0])
        page = ana.page
        for _ in range(60):
            page.wait_for_selector("[data-on], .decision.mine")
            if page.locator("[data-on].primary").count():
                break
            if page.locator("[data-on]").count():
                with suppress(TimeoutError):  # it may go by itself meanwhile
                    page.locator("[data-on]:not(.primary)").tap(timeout=1000)
            else:
                ana.decide()
        assert page.locator(".fight h2").is_visible()
        moment = ana.at()
        page.wait_for_timeout(LONGEST + 1500)
        assert (ana.at(), page.locator(".fight h2").is_visible()) == (moment, True)
        page.locator("[data-on]").tap()
        page.wait_for_function("() => !document.querySelector('[data-on].primary')")


def test_whoever_looks_elsewhere_is_called_though_much_waits_to_be_read(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept={**KEPT, "pace": "wait"}) as ana:
        ana.come(table(server, SHELF[0].name, ["open", *["steady"] * 3])["links"][0])
        page = ana.page
        while True:
            page.wait_for_selector("[data-on], .decision.mine")
            if not page.locator("[data-on]").count():
                ana.decide()
            elif page.locator(".seats .you.asked").count():
                page.locator("[data-on]").click()
            else:
                break
        page.wait_for_function("() => document.title.startsWith('● ')")
        assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
        assert not page.locator(".seats .you.asked").count(), "and it stands where it was"


# Each moment of a recorded game: what is said to whoever is not asked, and whether it is seen.
UNASKED: Final = """async () => {
  const seen = [], slider = document.querySelector("[type=range]");
  for (let at = 0; at <= Number(slider.max); at++) {
    location.hash = at;
    while (slider.value !== String(at)) await new Promise((done) => setTimeout(done));
    const said = document.querySelector(".unasked");
    const whole = () => said.checkVisibility() && said.getBoundingClientRect().bottom <= innerHeight;
    if (said?.textContent) seen.push([said.textContent, whole()]);
  }
  return seen;
}"""


@of_each
@pytest.mark.parametrize(("language", "word"), [("en", "Badge"), ("es", "Insignia"), ("it", "Insegna")])
def test_who_is_not_asked_is_told_why(chromium: Browser, tmp_path: Path, game: Any, language: str, word: str) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.page.goto(recorded((game.name, game.usual, []), tmp_path, language))
        told = ana.page.evaluate(UNASKED)
        assert told
        assert all(word in text and whole for text, whole in told), told
