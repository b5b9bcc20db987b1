"""What helps a newcomer at the table: a guide, time to read, played cards shown large, and dragging."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, Route

from tabard.games import OURS, SHELF
from tests.browser.playing import GUIDED, KEPT, PHONE, Somebody, table
from tests.server.network import Json, Server

FIRST = OURS[0].name


def bots(game: str) -> list[str]:
    return ["open", *["steady"] * (next(one.usual for one in SHELF if one.name == game) - 1)]


# A guide


def follow(ana: Somebody) -> None:
    """One decision, as the guide says."""
    assert ana.ready()
    page, before = ana.page, ana.at()
    page.wait_for_selector("[data-guide]")
    for _ in range(8):
        if page.locator("[data-confirm]").count():
            break
        page.locator(".board .pointed, .choices .pointed").first.click()
    page.locator("[data-confirm].pointed").click()
    ana.settled(before)


def otherwise(ana: Somebody) -> None:
    """One decision that the guide does not point at."""
    assert ana.ready()
    before = ana.at()
    ana.page.locator(".board .spot.lit:not(.pointed), .choices button:not(.pointed)").first.click()
    ana.page.locator("[data-confirm]:not(.pointed)").click()
    ana.settled(before)


@pytest.mark.parametrize("game", [one.name for one in SHELF])
def test_a_guide_points_along_a_sensible_choice_and_says_why(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, kept=GUIDED) as ana:
        ana.come(table(server, game, bots(game))["links"][0])
        for _ in range(2):
            follow(ana)
            assert len(ana.page.locator(".guide").inner_text()) > 20


def test_a_guide_is_offered_once_and_can_be_ignored_and_switched(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept={"pace": "fast"}) as ana:
        page = ana.page
        page.goto(server.base)
        page.locator(f"[data-guided={FIRST}]").click()
        page.locator("dialog .said").first.wait_for()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-guide]")
        otherwise(ana)
        page.locator("[popovertarget=menu]").click()
        page.locator("[data-guided]").uncheck()
        page.wait_for_selector(".guide", state="detached")
        page.locator("[data-guided]").check()
        page.wait_for_selector(".guide")
    with Somebody(chromium, kept={"pace": "fast"}, **PHONE) as ben:
        ben.come(table(server, FIRST, ["open", "steady"])["links"][0])
        ben.page.locator("[data-offer] .primary").click()
        ben.page.wait_for_selector("[data-guide]")
        ben.page.locator(".guide .tool").click()
        ben.page.wait_for_selector(".guide", state="detached")
        assert not ben.page.locator("[data-offer]").count()


def test_a_guide_that_looks_for_advice_says_so(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept=GUIDED) as ana:
        held: list[Route] = []
        ana.page.route("**/hint*", lambda one: held.append(one))
        ana.come(table(server, FIRST, bots(FIRST))["links"][0])
        assert ana.ready()
        ana.page.wait_for_selector(".guide")
        assert "looking" in ana.page.locator(".guide").inner_text()
        for one in held:
            one.continue_()
        ana.page.wait_for_selector("[data-guide]")


def test_a_guide_says_once_what_a_question_is_about(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept=GUIDED) as ana:
        ana.come(table(server, FIRST, bots(FIRST))["links"][0])
        before, again = "", False
        while not again and ana.ready():
            ana.page.wait_for_selector("[data-guide]")
            asked = ana.page.locator(".question").inner_text()
            again = asked == before
            assert ana.page.locator(".guide .aim").count() == int(not again)
            before = asked
            follow(ana)
        assert again


# Time to read


def until_told(ana: Somebody) -> None:
    """Decide until there is something to read of others."""
    for _ in range(9):
        ana.page.wait_for_selector(".telling, .decision.mine")
        if ana.page.locator(".telling").count():
            return
        ana.decide()


def test_what_bots_do_waits_to_be_read(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept={**KEPT, "pace": "wait"}) as ana:
        ana.come(table(server, FIRST, ["open", "steady", "steady"])["links"][0])
        page = ana.page
        until_told(ana)
        shown = ana.at()
        told = page.locator(".telling p").inner_text()
        assert [line for line in page.locator(".log li").all_inner_texts() if line in told]
        assert page.locator("[data-on].primary").count(), "one has to go on"
        page.wait_for_timeout(400)
        assert ana.at() == shown, "nothing goes on by itself"
        for _ in range(40):
            if page.locator(".telling").count():
                page.keyboard.press("n")
            elif page.locator(".decision.mine").count():
                break
            page.wait_for_timeout(50)
        page.wait_for_selector(".decision.mine", timeout=5000)
        page.locator("[popovertarget=menu]").click()
        page.locator("[data-pace]").select_option("calm")
        page.keyboard.press("Escape")
        until_told(ana)
        assert page.locator("[data-on]").inner_text() == "Skip", "one need not"
        page.wait_for_selector(".decision.mine")  # without a stroke


WHOLE = """what => {
  const { left, right, top, bottom } = what.getBoundingClientRect();
  const cut = what.scrollHeight > what.clientHeight + 1 || what.scrollWidth > what.clientWidth + 1;
  return !cut && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_what_happened_is_read_whole_on_a_phone(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, kept={**KEPT, "pace": "wait"}, **PHONE) as ana:
        ana.come(table(server, game, bots(game))["links"][0])
        for _ in range(6):
            until_told(ana)
            assert ana.page.locator(".telling p").evaluate(WHOLE)
            ana.page.keyboard.press("n")


# What a card says


@pytest.mark.parametrize("by", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_a_card_that_is_taken_up_says_what_it_does(server: Server, chromium: Browser, game: str, by: Json) -> None:
    with Somebody(chromium, **by) as ana:
        ana.come(table(server, game, bots(game))["links"][0])
        card = ana.page.locator(".board .spot.lit[data-touch^='hand'][data-face]")
        while ana.ready() and not card.count():
            ana.decide()
        card.first.click()
        said = ana.page.locator(".decision [data-text]")
        assert len(said.inner_text()) > 20
        box, screen = said.bounding_box(), ana.page.viewport_size
        assert box
        assert screen
        assert box["x"] >= 0 <= box["y"]
        assert box["x"] + box["width"] <= screen["width"]
        assert box["y"] + box["height"] <= screen["height"]


def until_two(ana: Somebody, server: Server) -> list[str]:
    """The things to touch of a choice of two; a game may have none, then there is another."""
    for _ in range(5):
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        for _ in range(60):
            if not ana.ready():
                break
            if two := [path for path in paths(ana) if len(path) == 2]:
                return list(two[0])
            ana.decide()
    raise AssertionError("in five games no card asks for two things")


@pytest.mark.parametrize("by", [{}, PHONE], ids=["desk", "phone"])
def test_while_a_card_asks_it_says_what_it_does_and_then_who_is_moved(server: Server, chromium: Browser, by: Json) -> None:
    with Somebody(chromium, **by) as ana:
        page, two = ana.page, until_two(ana, server)
        bar = page.locator(".decision").bounding_box()
        assert page.locator("[data-cause]").is_visible()
        assert len(page.locator("[data-cause]").inner_text()) > 20
        for touch in two:
            if not page.locator("[data-confirm]").count():
                page.locator(f".board [data-touch='{touch}']").click()
        said = page.locator(".decision [data-text] b").inner_text().rstrip(":")
        assert said in page.locator("[data-confirm]").inner_text()
        assert page.locator(".decision").bounding_box() == bar, "nothing jumps"


# What is lit is seen


ROWS = """() => [...document.querySelectorAll(".board *")].filter((row) => row.scrollWidth > row.clientWidth + 1
  && /auto|scroll/.test(getComputedStyle(row).overflowX) && row.querySelector(".spot.lit"))"""
UNSEEN = f"""() => ({ROWS})().filter((row) => {{
  const all = row.getBoundingClientRect();
  return ![...row.querySelectorAll(".spot.lit")].some((one) => {{
    const {{ left, right }} = one.getBoundingClientRect();
    return left >= all.left - 1 && right <= all.right + 1;
  }});
}}).length"""
FAR = """() => document.querySelectorAll(".board *").forEach((row) => (row.scrollLeft = row.scrollWidth))"""


@pytest.mark.parametrize("game", [one.name for one in OURS])
def test_of_what_is_lit_something_is_seen_on_a_phone(server: Server, chromium: Browser, game: str) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(table(server, game, bots(game))["links"][0])
        for _ in range(8):
            if not ana.ready():
                break
            ana.page.wait_for_timeout(50)
            assert ana.page.evaluate(UNSEEN) == 0
            ana.page.evaluate(FAR)
            ana.decide()


# What weighs


def test_what_ends_stays_until_one_decides_and_the_result_says_it(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        news = ana.page.locator(".news li")
        while ana.ready() and not news.count():
            ana.decide()
        assert news.first.inner_text()
        assert news.first.evaluate(WHOLE)
        ana.play()
        why = ana.page.locator("[data-ending]").inner_text()
        ana.page.keyboard.press("Escape")  # the result has opened by itself
        ana.page.locator("header [aria-label=Log]").click()
        assert ana.page.locator(".log li").last.inner_text() in why


def test_the_result_proves_the_deal_and_another_game_is_one_click(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        made = table(server, FIRST, ["open", "steady"])
        ana.come(made["links"][0])
        kept = ana.page.evaluate("JSON.parse(localStorage['tabard-fair'])")[made["id"]]
        assert (kept["promise"], len(kept["value"])) == (made["promise"], 32)
        ana.play()
        fair = ana.page.locator("dialog .fair")
        fair.nth(1).wait_for()
        mine, promised = fair.all_inner_texts()
        assert mine == "Your browser helped to shuffle."
        assert promised == "Check passed: the shuffle is the one that was fixed before the deal."
        ana.page.keyboard.press("Escape")
        ana.page.get_by_role("button", name="Play again").click()
        ana.page.wait_for_url(lambda url: made["id"] not in url)
        assert ana.ready(), "the seat is kept, and with whoever comes last it is dealt"


def test_a_game_one_has_never_played_is_told_about_though_one_knows_others(server: Server, chromium: Browser) -> None:
    other = OURS[-1].name
    with Somebody(chromium, kept={"pace": "fast", "guides": {FIRST: False}, "met": [FIRST]}) as ana:
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        assert ana.ready()
        assert not ana.page.locator("[data-offer]").count()
        ana.come(table(server, other, bots(other))["links"][0])
        ana.page.locator("[data-minute]").click()
        ana.page.locator("dialog .picture > svg").nth(2).wait_for()
        ana.page.keyboard.press("Escape")
        ana.page.locator("[data-offer] .primary").click()
        ana.page.wait_for_selector("[data-guide]")


# Played cards


LARGE = """() => { const one = document.querySelector("[data-played]"); return one &&
  [one.querySelector("figcaption").childNodes[0].textContent, getComputedStyle(one).pointerEvents]; }"""


def test_a_played_card_shows_itself_large_and_is_in_nobodys_way(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, kept={**KEPT, "pace": "wait"}) as ana:
        ana.come(table(server, FIRST, ["open", "steady", "steady"])["links"][0])
        page = ana.page
        seen = None
        for _ in range(60):
            if seen := page.evaluate(LARGE):
                break
            if page.locator(".telling").count():
                page.keyboard.press("n")
            elif page.locator(".decision.mine").count():
                ana.decide()
            page.wait_for_timeout(50)
        assert seen
        assert seen[0] in page.locator(".log").inner_text()
        assert seen[1] == "none"
        page.wait_for_selector("[data-played]", state="detached", timeout=10_000)


# Dragging


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """By mouse, or by finger where there is one."""
    steps = [(start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8) for part in range(9)]
    if page.evaluate("navigator.maxTouchPoints"):
        hand = page.context.new_cdp_session(page)
        for at, (x, y) in enumerate(steps):
            kind = "touchMove" if at else "touchStart"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in steps:
        page.mouse.move(x, y)
    page.mouse.up()


def paths(ana: Somebody) -> list[list[str]]:
    """What can be chosen now, as the things to touch."""
    told = [frame["moment"] for frame in ana.frames if frame["t"] == "now"]
    return [option[0] for one in told[-1]["mine"] for option in one["options"]]


@pytest.mark.parametrize("by", [{}, PHONE], ids=["mouse", "finger"])
def test_a_card_dropped_on_the_table_is_played_and_dropped_beside_it_is_not(server: Server, chromium: Browser, by: Json) -> None:
    with Somebody(chromium, **by) as ana:
        ana.come(table(server, FIRST, ["open", "steady"])["links"][0])
        page, card = ana.page, ana.page.locator(".board .spot.lit[data-touch^='hand']")
        while ana.ready() and not card.count():
            ana.decide()
        drag(page, middle(card.first), middle(page.locator("header")))
        assert not page.locator("[data-confirm], .ghost").count()
        touch = card.first.get_attribute("data-touch")
        for _ in range(3):  # a new moment that is told meanwhile ends a drag
            drag(page, middle(card.first), middle(page.locator(".board .spot:not([data-touch^='hand'])").first))
            if page.locator(f".board .pressed[data-touch='{touch}']").count():
                break
        page.wait_for_selector(f".board .pressed[data-touch='{touch}']", timeout=2000)
        assert not page.locator(".ghost").count()


def test_a_card_is_dragged_onto_what_is_touched_with_it(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, OURS[2].name, ["open", "steady"])["links"][0])
        page = ana.page

        def pairs() -> list[list[Locator]]:
            two = [path for path in paths(ana) if len(path) == 2]
            found = [[page.locator(f".board .spot.lit[data-touch='{one}']") for one in path] for path in two]
            return [pair for pair in found if all(one.count() for one in pair)]

        for _ in range(40):
            if not ana.ready() or pairs():
                break
            ana.decide()
        onto, card = pairs()[0]
        drag(page, middle(card.first), middle(onto.first))
        page.wait_for_selector("[data-confirm]")
        assert page.locator(".board .spot.pressed").count() == 2
