"""On a phone: what lies over the board can be closed, one is called “you”, and nothing that decides comes up under a thumb."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page

from tabard.games import OURS
from tests.browser.playing import PHONE, ByTouch, table
from tests.server.network import Server

GAME: Final = OURS[0].name
games = pytest.mark.parametrize("game", [one.name for one in OURS])


def opened(page: Page) -> Locator:
    page.locator(".log-tool").tap()
    page.locator(".side").wait_for()
    return page.locator(".side")


@pytest.mark.parametrize("past", [False, True], ids=["now", "past"])
def test_the_log_over_the_board_is_closed_by_cross_touch_and_escape(server: Server, chromium: Browser, past: bool) -> None:
    with ByTouch(chromium, **PHONE) as ana:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        ana.decide()
        assert ana.ready()
        page, before = ana.page, ana.look()
        if past:
            page.get_by_role("button", name="Look back").tap()
            page.wait_for_selector("[type=range]")
        opened(page).get_by_role("button", name="Close").tap()
        page.wait_for_selector(".side", state="detached")
        opened(page)
        page.touchscreen.tap(15, 400)
        page.wait_for_selector(".side", state="detached")
        opened(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(".side", state="detached")
        assert page.evaluate("document.activeElement.matches('.log-tool')"), "the focus is not lost"
        assert past or ana.look() == before, "nothing on the board was touched"


def test_whoever_plays_is_called_you(server: Server, chromium: Browser) -> None:
    with ByTouch(chromium, **PHONE) as ana:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        for _ in range(4):
            assert ana.ready()
            status, question = ana.page.locator(".status").inner_text(), ana.page.locator(".question").inner_text()
            assert "Ana" not in status
            assert not question.startswith("Ana,")
            assert question[0].isupper()
            assert ana.page.locator(".seats .you").inner_text().split()[:2] == ["Ana", "you"]
            ana.decide()


@games
def test_who_wants_a_guide_in_a_first_game_is_told_first_what_it_is_about(server: Server, chromium: Browser, game: str) -> None:
    with ByTouch(chromium, kept={"pace": "fast"}, **PHONE) as ana:
        ana.page.goto(server.base)
        ana.page.locator(f"[data-play={game}]").wait_for()
        ana.page.get_by_role("button", name="With a guide").nth([one.name for one in OURS].index(game)).tap()
        ana.page.locator("dialog .said").first.wait_for()
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector(".guide")


def test_of_equal_cards_only_the_one_that_is_touched_is_chosen(server: Server, chromium: Browser) -> None:
    with ByTouch(chromium, **PHONE) as ana:
        twins: list[str] = []
        for _ in range(30):
            ana.come(table(server, GAME, ["open", "steady"])["links"][0])
            assert ana.ready()
            lit: list[str] = ana.page.locator(".hand .lit").evaluate_all("all => all.map((one) => one.dataset.touch)")
            twins = [one for one in lit if lit.count(one) > 1]
            if twins:
                break
        same = ana.page.locator(f".hand [data-touch='{twins[0]}']")
        for which in (1, 0):
            same.nth(which).tap()
            assert same.evaluate_all("all => all.map((one) => one.classList.contains('pressed'))") == [which == 0, which == 1]
            assert ana.page.locator(f".hand [data-touch='{twins[0]}'].pressed").count() == 1
        ana.page.wait_for_timeout(600)  # else it is a double tap, of which the second does nothing
        same.nth(0).tap()
        assert not ana.page.locator(".hand .pressed").count(), "it is put back"


def test_the_whole_of_a_card_is_one_touch_away(server: Server, chromium: Browser) -> None:
    with ByTouch(chromium, **PHONE) as ana:
        for _ in range(10):  # until there is a card to be played
            ana.come(table(server, GAME, ["open", "steady"])["links"][0])
            assert ana.ready()
            if ana.page.locator(".hand .lit").count():
                break
        ana.page.locator(".hand .lit").first.tap()
        said = ana.page.locator("[data-text]").inner_text()
        ana.page.locator("[data-whole]").tap()
        assert said.split(": ", 1)[1] in ana.page.locator("dialog[open]").inner_text()
