"""Games played in a real browser against a real server."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tabard.games import OURS, SHELF
from tests.browser.playing import LIT, OFFERED, PHONE, ByKeys, ByTouch, Somebody, table
from tests.server.network import Json, Server

FIRST = OURS[0].name
# A file of words is a script of that name.
WORDS = {file.stem for file in Path(str(files("tabard.words")), "en").rglob("*.ftl")}
of_every_game = pytest.mark.parametrize("game", [one.name for one in SHELF])


def bots(game: str) -> list[str]:
    usual = next(one.usual for one in SHELF if one.name == game)
    return ["steady"] * (usual - 1)


@of_every_game
def test_a_part_of_every_game_by_keys_alone(server: Server, chromium: Browser, game: str) -> None:
    with ByKeys(chromium) as ana:
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        assert ana.play(8) == 8 or ana.over()
        if ana.ready():
            ana.page.keyboard.press("c")
            ana.page.wait_for_function("() => document.querySelector('[data-spoken]').innerText.length > 10")
            assert ana.page.locator(".question").first.inner_text() in ana.page.locator("[data-spoken]").inner_text()


@of_every_game
def test_a_part_of_every_game_while_things_move(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, reduced_motion="no-preference") as ana:
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        assert ana.play(6) == 6 or ana.over()


@of_every_game
def test_a_part_of_every_game_by_finger_on_a_phone(server: Server, chromium: Browser, game: str) -> None:
    with ByTouch(chromium, **PHONE) as ana:
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        assert ana.play(8) == 8 or ana.over()
        size = ana.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [360, 640], "the page itself never scrolls"


@of_every_game
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1440, "height": 900}}], ids=["phone", "desktop"])
def test_nothing_jumps_when_something_is_chosen(server: Server, chromium: Browser, game: str, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        for _ in range(3):
            if not ana.ready():
                break
            bar = ana.page.locator(".decision")
            before, told = bar.bounding_box(), bar.inner_text()
            ana.pick(ana.look())
            assert bar.bounding_box() == before, [told, bar.inner_text()]
            ana.decide()


@of_every_game
def test_nothing_of_the_past_can_be_chosen(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        assert ana.play(2) == 2
        assert ana.ready()
        ana.page.get_by_role("button", name="Look back").click()
        ana.page.wait_for_selector(".leave")
        assert ana.page.locator(f"{LIT}, {OFFERED}, [data-confirm], .board .spot[aria-pressed]").count() == 0
        ana.page.locator(".leave").click()
        ana.page.wait_for_selector(f"{LIT}, {OFFERED}, [data-confirm]")


def test_a_killed_server_costs_nothing(own: Server, chromium: Browser) -> None:
    made = table(own, FIRST, ["open", "steady"])
    with Somebody(chromium) as ana:
        ana.come(made["links"][0])
        ana.play(3)
        before = ana.at()
        ana.page.evaluate("window.same = true")
        own.kill()
        ana.page.wait_for_selector(".lost")
        own.start(own.port)
        ana.page.wait_for_selector(".lost", state="detached")
        assert ana.at() >= before
        assert ana.play(3) == 3
        assert ana.page.evaluate("window.same"), "the page was not loaded again"


def test_the_language_is_switched_in_the_middle_of_a_game(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        ana.play(2)
        ana.ready()
        english = ana.page.locator(".question").inner_text()
        ana.page.evaluate("window.same = true")
        ana.page.locator("[popovertarget=menu]").click()
        ana.page.locator("[data-language]").select_option("it")
        ana.page.wait_for_function("said => document.querySelector('.question').innerText !== said", arg=english)
        assert ana.page.locator("html").get_attribute("lang") == "it"
        assert "Giorno" in ana.page.locator("h1").inner_text()
        ana.page.keyboard.press("Escape")
        assert ana.play(2) == 2
        assert ana.page.evaluate("window.same"), "the page was not loaded again"


def test_two_people_come_by_their_links_and_see_each_other(server: Server, chromium: Browser) -> None:
    made = table(server, FIRST, ["open", "open"])
    with Somebody(chromium, seed=1) as ana, Somebody(chromium, seed=2, locale="es-ES") as ben:
        ana.come(made["links"][0], "Ana")
        assert ana.page.locator(".lobby").count()
        ben.come(made["links"][1], "Benito")
        ana.page.wait_for_selector(".room")
        for _ in range(3):
            for one in (ana, ben):
                if one.page.locator(".decision.mine").count():
                    one.decide()
        assert "Benito" in ana.page.locator("ul.seats").inner_text()
        ben.page.wait_for_selector(".room")
        assert "Ana" in ben.page.locator("ul.seats").inner_text()


def test_a_friend_who_was_told_the_code_sits_down(server: Server, chromium: Browser) -> None:
    made = table(server, OURS[0].name, ["open", "open"])
    with Somebody(chromium, **PHONE) as ana, Somebody(chromium) as ben:
        ana.come(made["links"][0], "Ana")
        assert made["code"] in ana.page.locator(".lobby").inner_text()
        ben.page.goto(server.base)
        for said in ("baba-bubu", made["code"].replace("-", " ").upper()):
            ben.page.fill("#code", said)
            ben.page.locator("form").get_by_role("button").click()
            ben.page.wait_for_selector("form [role=alert]" if said == "baba-bubu" else "#name")
        ben.page.fill("#name", "Ben")
        ben.page.keyboard.press("Enter")
        ben.page.wait_for_selector(".room")
        assert "#" not in ben.page.url, "the code does not stay in the address"
        assert ben.moments()[-1]["seat"] == 1


def test_bots_are_one_stroke_away(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        ana.page.locator(f"[data-play={FIRST}]").click()
        ana.page.locator("[data-start]").click()
        ana.page.wait_for_selector(".room")
        assert ana.decide()
        ana.page.goto(server.base)
        ana.page.wait_for_selector("a[href^='/t/']")  # my games


def test_the_shell_is_there_without_the_network_and_nothing_of_a_table_is_kept(own: Server, chromium: Browser) -> None:
    made = table(own, FIRST, ["open", "steady"])
    with Somebody(chromium, service_workers="allow") as ana:
        ana.come(made["links"][0])
        ana.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        ana.page.reload()
        ana.page.wait_for_selector(".room")
        names = "caches.open('tabard-1').then(one => one.keys()).then(all => all.map(one => new URL(one.url).pathname))"
        kept = ana.page.evaluate(names)
        assert "/" in kept
        assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
        own.kill()
        ana.page.reload()
        ana.page.wait_for_selector("main")
        own.start(own.port)
        ana.page.reload()
        ana.page.wait_for_selector(".room")


@of_every_game
def test_the_first_view_is_light(server: Server, chromium: Browser, game: str) -> None:
    """Script and style of one table, as they are sent: at most 110 KB; 17.5 of words, 25 of one face, nothing from others."""
    with Somebody(chromium) as ana:
        sent: dict[str, int] = {}
        ana.page.on("response", lambda one: sent.update({one.url: int(one.headers.get("content-length", "0"))}))
        ana.come(table(server, game, ["open", *bots(game)])["links"][0])
        ana.page.wait_for_load_state("networkidle")
        assert [url for url in sent if not url.startswith(server.base)] == []
        parts = {url.rsplit("/", 1)[1]: size for url, size in sent.items() if "/assets/" in url}
        words = [name for name in parts if name.rsplit("-", 1)[0] in WORDS]
        assert words
        assert sum(parts[name] for name in words) < 17_500
        faces = [name for name in parts if name.endswith(".woff2")]
        assert len(faces) <= 1
        assert sum(parts[name] for name in faces) < 25_000
        assert sum(parts.values()) - sum(parts[name] for name in [*words, *faces]) <= 110_000, parts


@pytest.mark.parametrize("how", ["Escape", "button"])
def test_a_card_is_taken_back_before_more_of_it_is_chosen(server: Server, chromium: Browser, how: str) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        back = ana.page.locator("[data-back]")
        for _ in range(40):
            assert ana.ready()
            first = ana.page.locator(".question").inner_text()
            before = ana.at()
            ana.decide()
            assert ana.ready(before)
            if back.is_visible() and ana.page.locator(".question").inner_text() != first:
                break
        assert "Take back" in back.inner_text()
        if how == "button":
            back.click()
        else:
            ana.page.keyboard.press("Escape")
        ana.page.wait_for_function("said => document.querySelector('.question').innerText === said", arg=first)
        assert not back.is_visible()
        assert "takes the last answer back" in " ".join(ana.logged())
