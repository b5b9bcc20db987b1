"""The room around a board: what is heard, keys, captions, links to copy and share, looking back, the result."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, TimeoutError, WebSocketRoute, expect

from tabard.games import OURS, SHELF
from tests.browser.axe import wrong
from tests.browser.playing import KEPT, PHONE, ByTree, Somebody, table
from tests.server.network import Json, Server

GAME = OURS[0].name
of_every_game = pytest.mark.parametrize("game", [one.name for one in SHELF])
LOWEST = {"over": True, "mine": [], "asked": [], "totals": [5, 9, 1, 9], "winners": [2]}
FOCUSED = "what => document.activeElement?.matches(what) ?? false"


def usual(server: Server, game: str = GAME, **settings: object) -> Json:
    seats = next(one.usual for one in SHELF if one.name == game)
    return table(server, game, ["open", *["steady"] * (seats - 1)], **settings)


# What is heard


class Listening(Somebody):
    """Who sees the table, and hears what the live regions say."""

    told = ByTree.told

    def __init__(self, chromium: Browser, **context: Any) -> None:
        super().__init__(chromium, **context)
        self.context.add_init_script(ByTree.HEARING)


def test_what_is_skipped_is_still_told(server: Server, chromium: Browser) -> None:
    with Listening(chromium, kept={**KEPT, "pace": "calm"}) as ana:
        ana.come(table(server, GAME, ["open", *["steady"] * 3])["links"][0])
        page = ana.page
        ana.page.wait_for_selector("[aria-live=polite]:not(:empty)", state="attached")
        before = len(ana.logged())
        decided = 0
        while decided < 5 or page.locator(".telling").count():
            if page.locator(".telling").count():
                page.keyboard.press("n")  # all that waits, in one task
            elif page.locator(".decision.mine").count():
                decided += ana.decide()
            page.wait_for_timeout(20)
        lines = ana.logged()[before:]
        page.wait_for_function("last => told.some((one) => one.includes(last))", arg=lines[-1])
        heard = " ".join(ana.told())
        assert len(lines) > 5
        assert [one for one in lines if one not in heard] == []


def test_talk_is_heard_and_marked_while_the_log_is_closed_and_all_see_how_many_watch(server: Server, chromium: Browser) -> None:
    made = table(server, GAME, ["open", "open"])
    with Listening(chromium, kept={**KEPT, "log": False}) as ana, Somebody(chromium) as ben, Somebody(chromium) as eve:
        ana.come(made["links"][0])
        ben.come(made["links"][1], "Ben")
        ana.page.wait_for_selector(".room")
        eve.come(made["links"][-1])
        for one in (ana, ben, eve):
            expect(one.page.locator("[data-watchers]")).to_contain_text("One person watches")
        for text in ("Good luck!", "Your turn?"):
            ben.page.get_by_role("textbox", name="Say something").fill(text)
            ben.page.keyboard.press("Enter")
        log = ana.page.get_by_role("button", name="Log, 2 new lines of talk")
        expect(log).to_be_visible()
        assert "Ben: Good luck!" in " ".join(ana.told())
        log.click()
        expect(ana.page.get_by_role("button", name="Log", exact=True)).to_be_visible()


# Keys


def test_the_list_takes_the_focus_and_gives_it_back(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(usual(server)["links"][0])
        ana.ready()
        card = ana.page.locator(".board .spot").first
        card.focus()
        ana.page.keyboard.press("l")
        ana.page.wait_for_function(FOCUSED, arg=".list [data-choice]")
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_function(FOCUSED, arg=".board .spot")


def test_digits_choose_what_they_stand_beside(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, viewport={"width": 1440, "height": 900}) as ana:
        ana.come(usual(server)["links"][0])
        ana.ready()
        while ana.page.locator("[data-confirm]").count():  # there is only one thing to do
            ana.decide()
            assert ana.ready(ana.before)
        if not ana.page.locator(".decision kbd").count():
            ana.page.keyboard.press("2")  # shows which is which first
        second = ana.page.locator(".decision button:has(kbd)").nth(1)
        assert second.locator("kbd").inner_text() == "2"
        wanted = second.inner_text().removeprefix("2").strip()
        ana.page.keyboard.press("2")
        expect(ana.page.locator("[data-confirm]")).to_contain_text(wanted)


def test_keys_are_explained_and_single_ones_can_be_switched_off(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(usual(server)["links"][0])
        ana.ready()
        ana.page.keyboard.press("?")
        shown = ana.page.get_by_role("dialog", name="Keys")
        expect(shown).to_contain_text("lists all choices")
        shown.locator("[data-keys]").uncheck()
        ana.page.keyboard.press("Escape")
        expect(shown).to_be_hidden()
        opened = ana.page.locator(".list, dialog[open], [data-confirm]")
        before = opened.count()  # what is the only thing to do is there to be confirmed from the first
        for key in ("l", "1", "?", "w"):
            ana.page.keyboard.press(key)
        assert opened.count() == before
        assert ana.page.locator("[data-spoken]").inner_text() == ""
        ana.page.locator("[popovertarget=menu]").first.click()
        ana.page.locator("[data-keys-help]").click()
        expect(shown).to_be_visible()


def test_enter_on_a_link_follows_it_and_answers_nothing(server: Server, chromium: Browser) -> None:
    sent: list[Json] = []
    with Somebody(chromium) as ana:
        ana.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
        ana.come(usual(server)["links"][0])
        ana.ready()
        while not ana.look()["confirm"]:
            ana.pick(ana.look())
        ana.page.locator("header a.home").focus()
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector(".shelf > *")
    assert [one["type"] for one in sent if one["type"] == "answer"] == []


# Captions


@of_every_game
def test_a_card_says_what_it_does_under_the_pointer_and_in_focus(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, viewport={"width": 1440, "height": 900}) as ana:
        ana.come(usual(server, game)["links"][0])
        ana.ready()
        page = ana.page
        told = told_card(page)
        page.mouse.move(700, 5)
        expect(page.locator(".caption")).to_have_count(0)
        page.locator(".board .spot[data-face]").first.focus()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("face => document.activeElement?.dataset.face === face", told):
                break
        expect(page.locator(".caption")).to_have_count(1)


def told_card(page: Page) -> str:
    """The face of the first card that has something to say when a mouse comes over it."""
    for card in page.locator(".board .spot[data-face]").all()[:20]:
        box = card.bounding_box()
        if not box:
            continue
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            page.wait_for_selector(".caption", timeout=1500)
        except TimeoutError:
            continue
        return card.get_attribute("data-face") or ""
    raise AssertionError("no card says anything")


# Signs with a number that neither they nor the card they stand on explain.
UNEXPLAINED = """() => [...document.querySelectorAll("main.board svg")].map((one) => one.parentElement)
  .filter((one) => one.checkVisibility() && /^[−+×≤]?\\d+$/.test(one.textContent.trim()) && !one.closest("[title], [data-face]"))
  .map((one) => one.outerHTML.slice(0, 120))"""


@of_every_game
def test_a_number_with_a_sign_says_what_it_counts(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, viewport={"width": 1440, "height": 900}) as ana:
        ana.come(usual(server, game)["links"][0])
        for _ in range(4):
            assert ana.ready()
            assert ana.page.evaluate(UNEXPLAINED) == []
            assert "" not in ana.page.locator("main.board [title]").evaluate_all("all => all.map((one) => one.title)")
            ana.decide()


def test_after_a_long_press_the_next_key_is_not_swallowed(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(usual(server)["links"][0])
        ana.ready()
        page, card = ana.page, ana.page.locator(".board .spot.lit[data-face]").first
        box = card.bounding_box()
        assert box
        hand = page.context.new_cdp_session(page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        page.wait_for_selector("dialog[open]")
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        page.wait_for_timeout(100)
        card.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".board .pressed").first).to_be_visible()


# Links


def test_a_link_is_copied_without_https(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        ana.page.goto(server.base)
        ana.page.locator(f"[data-invite={GAME}]").click()
        ana.page.locator("[data-make]").click()
        ana.page.wait_for_selector(".lobby")
        ana.page.locator("[data-copy]").first.click()
        expect(ana.page.locator(".invite [role=status]").first).to_have_text(re.compile("Copied|selected"))
        link = ana.page.locator(".invite input").first.input_value()
        marked = "() => { const one = document.activeElement; return one.value.slice(one.selectionStart, one.selectionEnd) }"
        assert ana.page.evaluate(marked) == link


def test_whoever_is_sent_away_before_the_game_comes_back_neither_by_code_nor_by_link(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, seed=1) as ana, Somebody(chromium, seed=2) as ben:
        ana.page.goto(server.base)
        said = {"headers": {"Origin": server.base, "Content-Type": "application/json"}}
        ana.page.request.post(f"{server.base}/api/guest", data={"name": "Ana"}, **said)
        made = ana.page.request.post(f"{server.base}/api/tables", data={"game": GAME, "seats": ["open"] * 3}, **said).json()
        ana.come(made["links"][0])
        shut = [made["links"][1]]
        for way in (f"{server.base}/t/{made['id']}#code={made['code']}", ""):
            shut.append(way or ana.page.locator(".lobby .invite input").first.input_value())
            ben.come(shut[-1], "Ben")
            ana.page.get_by_role("button", name="Send away").click()
            expect(ben.page.locator(".lobby")).to_have_count(0)
        for way in shut:
            ben.page.goto("about:blank")
            ben.page.goto(way)
            expect(ben.page.get_by_role("alert")).to_be_visible()


def test_who_opens_no_script_and_who_is_sent_a_link_is_told_what_it_is(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, java_script_enabled=False) as ana:
        ana.page.goto(server.base)
        expect(ana.page.locator("noscript p")).to_be_visible()
        told = ana.page.locator("meta[name=description], meta[property^='og:']")
        said = [one.get_attribute("content") or "" for one in told.all()]
        assert len(said) == 4
        assert not [one for one in said if not one or "/" in one], "and nobody else is asked for anything"


def test_two_presses_make_one_table_and_a_refusal_is_seen_where_one_looks(server: Server, chromium: Browser) -> None:
    made: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            made.append(request.url)

    with Somebody(chromium) as ana:
        page = ana.page
        page.on("request", note)
        page.goto(server.base)
        told = {"code": "too-many", "message": "", "rule": ""}
        page.route("**/api/tables", lambda one: one.fulfill(status=429, json=told))
        page.locator(f"[data-invite={GAME}]").click()
        seats, bots = page.locator("dialog select").nth(0), page.locator("dialog select").nth(1)
        seats.select_option("5")
        bots.select_option("4")
        seats.select_option("2")
        expect(bots).to_have_value("1")
        page.locator("[data-make]").click()
        expect(page.locator("dialog [role=alert]")).to_be_visible()
        page.unroute("**/api/tables")
        made.clear()
        page.locator("[data-make]").dblclick()
        page.wait_for_selector(".lobby, .room")
        assert len(made) == 1


def test_a_table_that_is_left_while_it_opens_is_left(server: Server, chromium: Browser) -> None:
    made = usual(server)
    opened: list[str] = []
    with Somebody(chromium) as ana:
        page = ana.page
        ana.come(made["links"][0])
        page.goto(server.base)
        page.wait_for_selector(".shelf > *")
        page.on("websocket", lambda socket: opened.append(socket.url))
        held: list[Route] = []
        page.route(f"**/api/tables/{made['id']}", lambda route: held.append(route))
        page.locator(f"a[href='/t/{made['id']}']").click()
        page.wait_for_selector("main [role=status]")
        page.locator("header a").first.click()
        page.wait_for_selector(".shelf > *")
        for one in held:
            one.continue_()
        page.wait_for_timeout(500)
        assert opened == []
        assert page.evaluate("document.documentElement.dataset.look ?? ''") == ""


def test_the_front_door_says_which_game_waits_for_me(server: Server, chromium: Browser) -> None:
    """Also when somebody comes back to a window that was open all the time."""
    made = table(server, GAME, ["open", "open"])
    with Somebody(chromium, seed=1) as ana, Somebody(chromium, seed=2) as ben:
        for one, link, name in [(ana, made["links"][0], "Ana"), (ben, made["links"][1], "Ben")]:
            one.come(link, name)
        ana.page.wait_for_selector(".room")
        waits, acts = (ana, ben) if 1 in [asked[1] for asked in ben.moments()[-1]["asked"] if asked[3]] else (ben, ana)
        waits.come(table(server, GAME, ["open", "open"])["links"][0])  # a later one, that waits for players
        waits.page.evaluate("location.href = '/'")
        lines = waits.page.locator("section").first.locator("li")
        expect(lines).to_have_count(2)
        expect(lines.last).to_contain_text("being played")
        expect(waits.page).to_have_title("Tabard")
        for _ in range(20):
            if not acts.look()["mine"]:
                break
            acts.decide()
        waits.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(lines.first).to_contain_text("Your turn")
        expect(waits.page).to_have_title("● Tabard")
        lines.first.locator("a").click()
        assert waits.ready()


def test_the_front_door_says_what_is_open_by_now(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        ana.page.wait_for_selector("#code")
        made = table(server, GAME, ["open", "open"], listed=True)
        line = ana.page.locator(f"section a[href='/t/{made['id']}']")
        expect(line).to_have_count(0)
        ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(line).to_have_count(1)


# Looking back


def test_who_looks_back_sees_what_comes_and_that_it_is_their_turn(server: Server, chromium: Browser) -> None:
    made = table(server, GAME, ["open", "open"])
    with Somebody(chromium, seed=1) as ana, Somebody(chromium, seed=2) as ben:
        ana.come(made["links"][0])
        ben.come(made["links"][1], "Ben")
        ana.page.wait_for_selector(".room")
        waits, acts = (ana, ben) if ben.look()["mine"] else (ben, ana)
        waits.page.get_by_role("button", name="Look back").click()
        slider = waits.page.get_by_role("slider")
        before = int(slider.get_attribute("max") or 0)
        for _ in range(20):
            if not acts.look()["mine"]:
                break
            acts.decide()
        expect(waits.page.locator(".leave")).to_contain_text("Your turn")
        assert int(slider.get_attribute("max") or 0) > before


def test_a_line_of_the_log_leads_there_and_the_moment_is_shared_with_whoever_may_watch(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana, Somebody(chromium) as eve:
        page = ana.page
        page.goto(server.base)
        page.locator(f"[data-play={GAME}]").click()
        page.locator("[data-start]").click()
        ana.play(3)
        ana.ready()
        page.locator(".log li button").nth(3).click()
        page.wait_for_selector(".leave")
        line = page.locator(".log li").nth(3)
        expect(line).not_to_have_class(re.compile("later"))
        page.keyboard.press("ArrowLeft")
        expect(line).to_have_class(re.compile("later"))
        page.keyboard.press("ArrowRight")
        at = page.get_by_role("slider").input_value()
        line.get_by_role("button").focus()
        page.keyboard.press("Home")
        page.wait_for_function(FOCUSED, arg=".log li:first-child button")
        expect(page.get_by_role("slider")).to_have_value(at)
        name = page.locator("ul.seats .you .name").inner_text()  # she is "you" to herself alone
        status = page.locator("h1 .status").inner_text().replace(": your turn", f", {name} to move")
        page.locator("[data-share-moment]").click()
        link = page.locator("dialog .invite input").input_value()
        assert "watch=" in link
        assert "at=" in link
        eve.page.goto(link)
        eve.page.wait_for_selector(".leave")
        assert eve.page.locator("h1 .status").inner_text() == status
        assert "watch=" not in eve.page.url
        asked = "() => document.querySelector('ul.seats .asked .name')?.textContent"
        assert eve.page.evaluate(asked) == page.evaluate(asked)


# The result


def test_the_result_opens_once_and_leads_on(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        ana.play()
        page = ana.page
        result = page.locator("dialog[open]")
        expect(result.locator(".you")).to_be_in_viewport()
        expect(result.locator("[data-again]")).to_be_in_viewport()
        expect(result.locator("[data-share-game]")).to_be_in_viewport(ratio=1)
        assert not re.search(r"\d × .*\(×\d", result.inner_text())
        result.locator("[data-review]").click()
        expect(page.get_by_role("slider")).to_have_value("0")
        page.locator(".leave").click()
        page.wait_for_selector("[data-result]")
        assert not page.locator("dialog[open]").count(), "once"
        page.locator("[data-result]").click()
        result.locator("[data-again]").click()
        page.wait_for_selector(".room:not([data-over])")
        assert ana.ready()


def test_whoever_won_is_told_by_the_game_and_not_by_the_points(server: Server, chromium: Browser) -> None:
    """Where the fewest of something win, the most must not stand first."""
    decided = False

    def fallen(route: WebSocketRoute) -> None:
        table = route.connect_to_server()

        def told(frame: str | bytes) -> None:
            nonlocal decided
            number, said = json.loads(frame)
            decided |= "cmd" in said
            if said["t"] == "now":
                said["moment"] |= LOWEST if decided else {"totals": LOWEST["totals"]}
            route.send(json.dumps([number, said]))

        table.on_message(told)

    with Somebody(chromium) as ana:
        ana.page.route_web_socket("**/ws/*", fallen)
        ana.come(table(server, GAME, ["open", *["steady"] * 3])["links"][0])
        page = ana.page
        ana.ready()
        assert page.locator(".seats .best").count() == 2
        while ana.decide():
            pass
        page.wait_for_selector("dialog ol > li")
        lines = [line.split("\n") for line in page.locator("dialog ol > li > h3").all_inner_texts()]
        names = page.locator(".seats .name").all_inner_texts()
        assert lines[0][:2] == ["★", names[2]]
        assert [line[0] for line in lines[1:]] == [names[0], names[1], names[3]], "and nobody else has a place"
        assert not page.locator(".seats .best").count()


def test_every_icon_of_the_manifest_is_there_and_as_large_as_it_says(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        manifest = ana.page.request.get(f"{server.base}/manifest.webmanifest").json()
        icons = [one for one in manifest["icons"] if one["type"] == "image/png"]
        touch = ana.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
        size = "async (src) => { const one = new Image(); one.src = src; await one.decode(); return [one.width, one.height] }"
        assert {one["purpose"] for one in icons} == {"any", "maskable"}
        sizes = ["x".join(map(str, ana.page.evaluate(size, one["src"]))) for one in icons]
        assert sizes == [one["sizes"] for one in icons]
        assert ana.page.evaluate(size, touch) == [180, 180]


@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 720}}], ids=["phone", "desktop"])
def test_the_last_ten_seconds_of_a_clock_are_seen_and_said(server: Server, chromium: Browser, screen: Json) -> None:
    with Somebody(chromium, **screen) as ana:
        clock = {"kind": "decision", "seconds": 14}
        ana.come(table(server, OURS[0].name, ["open", "steady"], clock=clock)["links"][0])
        assert ana.ready()
        assert not ana.page.locator("[data-last]").count(), "there is time"
        ana.page.locator("[data-last]").wait_for()
        assert re.fullmatch(r"\d+ s( left)?", ana.page.locator("[data-last]").inner_text())
        assert ana.page.locator(".clock.last").is_visible()
        assert "s left" in " ".join(ana.page.locator("[data-aloud]").all_inner_texts())
        assert wrong(ana.page) == []
