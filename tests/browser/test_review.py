"""The review at the end of a game: opened, read, and followed to a moment and back; and what was counted."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import websockets
from playwright.sync_api import Browser, Page, expect

from tabard.games import OURS
from tests.browser.axe import wrong
from tests.browser.playing import PHONE, Somebody, table
from tests.server.network import Json, Line, Server, sqlite

SLOW = 240_000  # milliseconds: a review comes after everything else the machine does


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(sqlite(tmp_path_factory.mktemp("reviews")), "--reviews", "2")
    yield found
    found.stop()


def ended(server: Server, ana: Somebody, game: str, bots: int) -> None:
    """A game of hers that has come to its end before her eyes, though it was played quickly, elsewhere."""
    made = table(server, game, ["open", *["steady"] * bots])
    ana.come(made["links"][0])
    ana.ready()
    token = next(one["value"] for one in ana.context.cookies() if one["name"] == "tabard")
    with ThreadPoolExecutor(1) as beside:
        playing = beside.submit(asyncio.run, played(server.base, made["id"], token))
        while not playing.done():
            ana.page.wait_for_timeout(100)
        playing.result()
    ana.page.wait_for_selector("dialog[open] [data-weigh]", timeout=60_000)


async def played(base: str, table: str, token: str) -> None:
    given = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(f"{base.replace('http', 'ws')}/ws/{table}", additional_headers=given) as socket:
        await Line(socket).play("review")


def open_review(page: Page) -> None:
    page.locator("dialog [data-weigh]").click()
    page.wait_for_selector("[data-reviewed]", timeout=SLOW)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_review_is_one_click_from_the_end_and_leads_to_its_moments(quick: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        ended(quick, ana, OURS[0].name, 1)
        page = ana.page
        open_review(page)
        shown = page.get_by_role("dialog", name="Review")
        for heading in ("How the result came about", "Turning points", "Decisions"):
            expect(shown.get_by_role("heading", name=heading, exact=True)).to_be_attached()
        assert wrong(page) == []
        slider = shown.get_by_role("slider", name="Through the game")
        slider.focus()
        page.keyboard.press("End")
        assert re.search(r"Answer \d+ .*Ana \d+ %, Bot 2 \d+ %", slider.get_attribute("aria-valuetext") or "")
        assert set(all_of(page, ".weighed .who")) <= {"Ana:"}, "first one's own"
        shown.get_by_role("combobox").select_option("everybody")
        rest = shown.locator("details:not(.weighed details)")
        rest.locator("summary").first.click()
        assert set(all_of(page, ".weighed .who")) == {"Ana:", "Bot 2:"}
        last = page.locator(".weighed").last
        last.locator("summary").click()
        expect(last.get_by_role("columnheader", name="Why")).to_be_attached()
        assert wrong(page) == []
        question = int(last.get_attribute("data-question") or 0)
        last.get_by_role("button", name="Look at this moment").click()
        expect(page.locator("[data-note]")).to_be_visible()
        assert f"at={question}" in page.url
        page.locator("[data-weigh]").click()
        expect(page.locator(f"[data-question='{question}'] summary")).to_be_in_viewport()
        assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def all_of(page: Page, what: str) -> list[str]:
    return page.locator(what).all_text_contents()


@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_what_was_counted_is_what_was_told(quick: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium) as ana:
        ended(quick, ana, game, next(one.usual for one in OURS if one.name == game) - 1)
        counted = ana.page.locator("[data-tallies]")
        expect(counted).to_contain_text("Statistics")
        sheet, log = ana.page.evaluate(
            "(all) => Promise.all(all.map(async (at) => (await fetch(at)).json()))", [sheet_of(ana), log_of(ana)]
        )
        told = log["events"]  # bots may have played before she came
        for name, kinds in sheet["tallies"].items():
            mine = [event for event in told if event[0] in kinds and event[1]["seat"] == 0]
            everybody = [event for event in told if event[0] in kinds]
            row = counted.locator(f"tbody tr[data-counted={name}]")
            assert row.count() == bool(everybody)
            if everybody:
                assert sum(map(int, row.locator("td").all_inner_texts())) == len(everybody)
                assert str(len(mine)) in row.locator("td").all_inner_texts()
        assert wrong(ana.page) == []


def sheet_of(ana: Somebody) -> str:
    now = [frame for frame in ana.frames if frame["t"] == "table"][-1]
    return f"/api/tables/{now['id']}/sheet/{now['sheet']}"


def log_of(ana: Somebody) -> str:
    return sheet_of(ana).partition("/sheet/")[0] + "/log"
