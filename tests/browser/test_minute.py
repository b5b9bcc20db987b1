"""Nobody is lost before a first game: what it is about is told once, in words and pictures, and one key goes on."""

from __future__ import annotations

from playwright.sync_api import Browser

from tabard.games import OURS
from tests.browser.axe import wrong
from tests.browser.playing import Somebody
from tests.browser.test_axe import large_and_small
from tests.server.network import Json, Server

PICTURES = ".picture > svg[data-look]"
MADE = """async asked => {
  const post = (door, body) => fetch(door, { method: "POST", body: JSON.stringify(body) }).then((answer) => answer.json());
  await post("/api/guest", { name: "Ana" });
  return post("/api/tables", asked);
}"""  # by whoever looks at the page
FIRST, LAST = OURS[0].name, OURS[-1].name


@large_and_small
def test_before_a_first_game_it_is_told_once_and_enter_goes_on(server: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        ana.page.goto(server.base)
        ana.page.locator(f"[data-play={FIRST}]").click()
        ana.page.locator(f"dialog {PICTURES}").nth(2).wait_for()
        assert wrong(ana.page) == []
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector(".room")
        ana.page.goto(server.base)
        ana.page.locator(f"[data-play={FIRST}]").click()
        ana.page.wait_for_selector(".room")


def test_who_was_offered_a_guide_beforehand_is_not_asked_again(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept={"pace": "fast"}) as ana:
        ana.page.goto(server.base)
        ana.page.locator(f"[data-play={FIRST}]").click()
        ana.page.locator("[data-start]").click()
        assert ana.ready()
        ana.page.wait_for_timeout(500)  # an offer would come by itself
        assert not ana.page.locator("[data-offer]").count()


def test_every_game_of_ours_has_three_pictures(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        for game in OURS:
            ana.page.locator(f"[data-minute={game.name}]").click()
            ana.page.locator(f"dialog {PICTURES}").nth(2).wait_for()
            assert wrong(ana.page) == []
            ana.page.keyboard.press("Escape")


def test_who_comes_by_a_link_sees_it_below_the_name_and_while_waiting(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ben:
        with Somebody(chromium, seed=2) as ana:
            ana.page.goto(server.base)
            made = ana.page.evaluate(MADE, {"game": LAST, "seats": ["open"] * 3})
            ana.come(made["links"][0], "Ana")
        ben.page.goto(made["links"][1])
        ben.page.locator("[data-sitting]").filter(has_text="Ana").wait_for()
        said = [ben.page.locator(one).inner_text() for one in ("h1", "[data-form]", "[data-sitting]")]
        assert [part in line for part, line in zip(("Ana invites you", "Mêlée", "2 seats are free"), said)] == [True] * 3, said
        assert ben.page.locator(".length").inner_text(), "how long it takes"
        ben.page.locator("summary").click()
        ben.page.locator(PICTURES).nth(2).wait_for()
        assert wrong(ben.page) == []
        ben.page.locator("#name").fill("Ben")
        ben.page.keyboard.press("Enter")
        ben.page.locator(f".lobby {PICTURES}").nth(2).wait_for()
        assert wrong(ben.page) == []
