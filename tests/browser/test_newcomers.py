"""What newcomers stumbled over: too many strokes, things only heard, names, cards that are not found, captions in the way."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tabard.games import OURS
from tests.browser.playing import KEPT, PHONE, Somebody, table
from tests.server.network import Json, Server

GAME: Final = OURS[0].name


def only_one(ana: Somebody) -> bool:
    """Whether there is one thing to do; else something is done."""
    while ana.ready():
        mine = [one for one in ana.moments()[-1]["mine"] if one["sealed"] < 0]
        if len(mine) == 1 and mine[0]["needed"] and len(mine[0]["options"]) == 1:
            return True
        ana.decide()
    return False


@pytest.mark.parametrize("stroke", ["click", "Enter"])
def test_where_there_is_one_thing_to_do_one_stroke_does_it(server: Server, chromium: Browser, stroke: str) -> None:
    with Somebody(chromium, seed=stroke) as ana:
        for _ in range(5):
            ana.come(table(server, GAME, ["open", "steady"])["links"][0])
            if only_one(ana):
                break
        else:
            raise AssertionError("in five games there was always a choice")
        confirm = ana.page.locator("[data-confirm]")
        assert len(confirm.inner_text()) > 3, "it is said what it is"
        ana.page.wait_for_timeout(200)
        assert ana.at() == ana.before, "nothing is done by itself"
        if stroke == "click":
            confirm.click()
        else:
            ana.page.keyboard.press(stroke)
        ana.settled(ana.before)


def test_what_a_key_tells_is_also_seen_until_the_next_key(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        assert ana.ready()
        told = ana.page.locator("[data-spoken]")
        for key, words in (("w", ana.page.locator(".status").inner_text()), ("c", ana.page.locator(".question").inner_text())):
            ana.page.keyboard.press(key)
            ana.page.wait_for_selector("[data-spoken] p")
            assert words in told.inner_text()
            box = told.bounding_box()
            assert box
            assert box["width"] > 200 < box["height"] + 180, "seen, not only heard"
            ana.page.keyboard.press("Escape")
            ana.page.wait_for_selector("[data-spoken] p", state="detached")
        ana.page.keyboard.press("1")
        ana.page.wait_for_selector("[data-confirm], .list")
        ana.page.keyboard.press("w")
        ana.page.wait_for_selector("[data-spoken] p")
        ana.page.keyboard.press("Escape")
        assert ana.page.locator("[data-confirm], .list").count(), "Esc has only closed what was told"


def test_the_log_is_one_stop_of_tab_and_arrows_go_through_it(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, GAME, ["open", "steady", "steady"])["links"][0])
        ana.play(2)
        assert ana.ready()
        page, last = ana.page, ana.page.locator(".log button").last
        lines = page.locator(".log button").count()
        assert lines > 3
        assert page.locator(".log[tabindex], .log [tabindex='0']").count() == 1
        last.focus()
        for key, at in (("ArrowUp", lines - 2), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("End", lines - 1)):
            page.keyboard.press(key)
            assert page.evaluate("[...document.querySelectorAll('.log button')].indexOf(document.activeElement)") == at
        page.keyboard.press("Home")
        page.keyboard.press("Tab")
        assert not page.evaluate("Boolean(document.activeElement.closest('.log'))")
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('.log'))")
        page.keyboard.press("Enter")
        page.wait_for_selector("[type=range]")


def test_people_without_a_name_are_told_apart(server: Server, chromium: Browser) -> None:
    kept = {**KEPT, "guest": 3}
    with Somebody(chromium, kept=kept) as ana, Somebody(chromium, kept={**kept, "language": "es"}) as ben:
        for one in (ana, ben):
            one.page.goto(server.base)
        made = table(server, GAME, ["open", "open"], listed=True)
        for one in (ana, ben):
            one.page.goto(f"{server.base}/t/{made['id']}")
            one.page.locator(".lobby li button").first.click()
            one.page.wait_for_selector(".lobby li strong, .room")
        ben.page.wait_for_selector(".room")
        names = [one["name"] for one in server.done(f"/api/tables/{made['id']}", token=made["host"])["seats"]]
        assert names == ["Stargazer", "Cuentacuentos"]


SOUGHT: Final = [
    ("en", "clown", "noble:the-clown", "source"), ("es", "empujon", "action:pushed", "fuente"),
    ("it", "spintone", "action:pushed", "fonte"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "sought", "ref", "source"), SOUGHT)
def test_the_rulebook_finds_a_card_by_its_name(
    server: Server, chromium: Browser, language: str, sought: str, ref: str, source: str
) -> None:
    with Somebody(chromium, kept={**KEPT, "language": language}) as ana:
        ana.page.goto(f"{server.base}/rules/guillotine")
        ana.page.fill("[data-seek]", sought)
        told = ana.page.locator(f"[data-card='{ref}']").inner_text()
        assert source in told
        assert len(told) > 60, "with its text"
        ana.page.fill("[data-seek]", "xyzzy")
        ana.page.wait_for_selector("[data-card]", state="detached")


def test_the_lobby_says_that_links_of_this_machine_open_only_here(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        said = {"headers": {"Origin": server.base, "Content-Type": "application/json"}}
        ana.page.request.post(f"{server.base}/api/guest", data={"name": "Ana"}, **said)
        made = ana.page.request.post(f"{server.base}/api/tables", data={"game": GAME, "seats": ["open", "open"]}, **said).json()
        kept = {made["id"]: {"links": made["links"]}}
        for links, only in ((made["links"], 1), ([one.replace("127.0.0.1", "192.0.2.1") for one in made["links"]], 0)):
            kept[made["id"]]["links"] = links
            ana.page.evaluate("kept => localStorage.setItem('tabard-links', JSON.stringify(kept))", kept)
            ana.come(made["links"][0])
            ana.page.wait_for_selector(".lobby li .invite")
            assert ana.page.locator("[data-only-here]").count() == only


COVERED: Final = """() => [...document.querySelectorAll(".spot.lit, .choices button")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("[data-caption]");
}).map((one) => one.textContent)"""


def captioned(page: Page, spot: int) -> bool:
    """Whether the caption of a card is shown when the pointer comes to it."""
    page.mouse.move(1, 1)
    page.wait_for_selector("[data-caption]", state="detached")
    page.locator(".board .spot[data-face]").nth(spot).hover()
    page.wait_for_timeout(450)
    return page.locator("[data-caption]").count() > 0


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (768, 1024)])
@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_a_caption_is_never_in_the_way_of_what_can_be_touched(
    server: Server, chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    screen: Json = {"viewport": {"width": size[0], "height": size[1]}}
    with Somebody(chromium, **screen) as ana:
        ana.come(table(server, game, ["open", "steady"])["links"][0])
        seen = 0
        for _ in range(2):
            assert ana.ready()
            for spot in range(0, ana.page.locator(".board .spot[data-face]").count(), 3):
                if captioned(ana.page, spot):
                    seen += 1
                    assert ana.page.evaluate(COVERED) == []
                    box, (wide, high) = ana.page.locator("[data-caption]").bounding_box(), size
                    assert box
                    assert box["x"] >= 0 <= box["y"]
                    assert box["x"] + box["width"] <= wide
                    assert box["y"] + box["height"] <= high
            ana.decide()
        assert seen


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_on_a_phone_a_game_begins_without_scrolling(server: Server, chromium: Browser, language: str) -> None:
    with Somebody(chromium, kept={"language": language}, **PHONE) as ana:
        ana.page.goto(server.base)
        ana.page.wait_for_selector("[data-play]")
        box = ana.page.locator("[data-play]").first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 640


@pytest.mark.parametrize("screen", [{}, PHONE])
def test_where_all_choices_lie_on_the_board_it_is_said_how_they_look(server: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        ana.come(table(server, OURS[-1].name, ["open", "steady"])["links"][0])
        said = ana.page.locator("[data-lit]")
        while True:
            assert ana.ready(), "never was all to be chosen on the board"
            seen = ana.look()
            if seen["lit"] and not seen["offered"] and not seen["confirm"]:
                break
            ana.decide()
        said.wait_for()
        assert said.get_attribute("aria-hidden"), "whoever sees no edges has keys and the list"
        inside = """one => {
          const [it, bar] = [one, one.closest(".decision")].map((thing) => thing.getBoundingClientRect());
          return it.right <= bar.right && it.bottom <= bar.bottom;
        }"""
        assert said.evaluate(inside)
        ana.pick(seen)
        said.wait_for(state="detached")


def test_who_comes_by_the_bare_address_is_told_how_to_get_in(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ben:
        ben.page.goto(table(server, GAME, ["open", "open"])["links"][0].partition("#")[0])
        ben.page.wait_for_selector("[role=alert]")
        assert "link of your own" in ben.page.locator("[role=alert]").inner_text()
