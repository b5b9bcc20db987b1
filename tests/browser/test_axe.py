"""Nothing that axe-core finds wrong (WCAG 2.2 AA), on any screen, light and dark; the ends of games are in test_whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tabard.games import OURS
from tests.browser.axe import wrong
from tests.browser.playing import GUIDED, PHONE, Somebody, table
from tests.browser.recorded import KINDS, recorded
from tests.server.network import Json, Server

DESK: Json = {"viewport": {"width": 1440, "height": 900}}
large_and_small = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@large_and_small
def test_front_door_invitation_and_lobby(server: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        page = ana.page
        page.goto(server.base)
        page.wait_for_selector("[data-play]")
        assert wrong(page) == []
        page.locator("[data-minute]").first.click()
        page.wait_for_selector("dialog[open]")
        assert wrong(page) == []
        page.keyboard.press("Escape")
        page.locator(f"[data-invite={OURS[0].name}]").click()
        page.locator("dialog summary").click()
        assert wrong(page) == []
        page.locator("[data-make]").click()
        page.wait_for_selector(".lobby")
        page.locator("text=QR").first.click()
        assert wrong(page) == []


@large_and_small
def test_asking_for_a_name_a_closed_door_and_the_rulebook(server: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        ana.page.goto(table(server, OURS[0].name, ["open", "steady"])["links"][0])
        ana.page.wait_for_selector("#name")
        assert wrong(ana.page) == []
        ana.page.goto(f"{server.base}/t/nobody-knows")
        ana.page.wait_for_selector("main a.button")
        assert wrong(ana.page) == []
        ana.page.goto(f"{server.base}/rules/{OURS[0].name}")
        ana.page.wait_for_selector("article")
        assert wrong(ana.page) == []
        ana.page.fill("[data-seek]", "win")
        assert wrong(ana.page) == []


@large_and_small
@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_a_table(server: Server, chromium: Browser, game: str, screen: Json) -> None:
    usual = next(one.usual for one in OURS if one.name == game)
    with Somebody(chromium, kept=GUIDED, **screen) as ana:
        ana.come(table(server, game, ["open", *["steady"] * (usual - 1)])["links"][0])
        ana.ready()
        found = {"the first decision": wrong(ana.page)}
        ana.play(3)
        ana.ready()
        ana.pick(ana.look())
        found["half decided"] = wrong(ana.page)
        if screen is PHONE:  # what lies over the board is the same at any size
            found |= laid_over(ana)
        ana.page.get_by_role("button", name="Look back", exact=True).click()
        ana.page.wait_for_selector("[type=range]")
        ana.page.keyboard.press("Home")
        found["the past"] = wrong(ana.page)
        assert {where: what for where, what in found.items() if what} == {}


def laid_over(ana: Somebody) -> Json:
    ana.page.keyboard.press("l")
    found = {"the list of choices": wrong(ana.page)}
    ana.page.keyboard.press("Escape")
    ana.page.locator("[popovertarget=menu]").click()
    found["the menu"] = wrong(ana.page)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".spot[data-face]").first.focus()
    ana.page.keyboard.press("i")
    ana.page.wait_for_selector("dialog[open]")
    found["a card"] = wrong(ana.page)
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Log", exact=True).click()
    found["the log"] = wrong(ana.page)
    return found


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_replay(chromium: Browser, tmp_path: Path, kind: str) -> None:
    with Somebody(chromium, **(PHONE if kind == "joust" else DESK)) as ana:
        ana.page.goto(recorded(KINDS[kind], tmp_path))
        ana.page.wait_for_selector("[type=range]")
        ana.page.keyboard.press("End")
        assert wrong(ana.page) == []
        the_whole_game_is_told(ana)


def the_whole_game_is_told(ana: Somebody) -> None:
    """It lies over the board, nothing in it is cut, and a row of it leads to its moment."""
    ana.page.locator("[data-story]").click()
    rows = ana.page.locator(".story button")
    rows.first.wait_for()
    assert wrong(ana.page) == []
    assert rows.count() > 5
    assert ana.page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")
    rows.nth(3).click()
    ana.page.wait_for_selector("dialog", state="detached")
    slider = ana.page.get_by_role("slider")
    assert 0 < int(slider.input_value()) < int(slider.get_attribute("max") or 0)
