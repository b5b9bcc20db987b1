"""The menu of a table and its edges: another device, the host, log out, open hands, and being sent away."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tabard.engine.game import Game
from tabard.games import OURS
from tests.browser.playing import PHONE, Somebody, table
from tests.server.network import Json, Server

GAME = OURS[0].name


def choose(ana: Somebody, name: str) -> None:
    """An item of the menu."""
    ana.page.locator("[popovertarget=menu]").click()
    ana.page.locator("#menu").get_by_role("button", name=name).click()


def link_of(ana: Somebody) -> str:
    return ana.page.locator("dialog .invite input").input_value()


def test_a_seat_goes_to_another_device_and_the_old_one_is_told(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana, Somebody(chromium, **PHONE) as phone:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        ana.ready()
        choose(ana, "Move my seat to another device")
        ana.page.wait_for_selector("dialog .qr svg")
        phone.come(link_of(ana))
        assert phone.ready()
        assert phone.frames[-1]["moment"]["seat"] == 0
        ana.page.wait_for_selector(".closed")
        assert "no longer at this table" in ana.page.locator(".closed").inner_text()
        ana.page.get_by_role("link", name="Home").click()
        ana.page.wait_for_selector(".shelf article, .shelf section, .shelf > *")


def test_from_the_rules_one_comes_back_to_the_table(server: Server, chromium: Browser) -> None:
    with Somebody(chromium, **PHONE) as ana:
        ana.come(table(server, GAME, ["open", "steady"])["links"][0])
        ana.ready()
        ana.page.locator("[popovertarget=menu]").click()
        ana.page.locator("#menu").get_by_role("link", name="Rules").click()
        ana.page.fill("[data-seek]", "shuffled")
        ana.page.wait_for_selector("main section:first-of-type.clauses")  # what is found comes first
        ana.page.fill("[data-seek]", "winning")
        ana.page.wait_for_selector("main section:not(.clauses) + section.clauses")  # but how one wins the minute says best
        assert len(ana.context.pages) == 1
        ana.page.locator("[data-table]").click()
        assert ana.ready()


def begun(server: Server, ana: Somebody, ben: Somebody) -> list[str]:
    """A table of which Ana is the host, with Ben; its links."""
    ana.page.goto(server.base)
    said = {"headers": {"Origin": server.base, "Content-Type": "application/json"}}
    ana.page.request.post(f"{server.base}/api/guest", data={"name": "Ana"}, **said)
    asked = {"game": GAME, "seats": ["open", "open"]}
    links: list[str] = ana.page.request.post(f"{server.base}/api/tables", data=asked, **said).json()["links"]
    ana.come(links[0])
    ana.page.wait_for_selector(".lobby")
    ben.come(links[1], "Ben")
    ana.page.wait_for_selector(".room")
    return links


def end_the_table(ana: Somebody) -> None:
    """It is said twice."""
    ana.page.get_by_role("button", name="End the table").click()
    ana.page.get_by_text("nobody wins").wait_for()
    ana.page.get_by_role("button", name="End the table").click()


def test_the_host_ends_a_table_before_the_game_in_the_same_two_steps(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(server.base)
        ana.page.locator(f"[data-invite={GAME}]").click()
        ana.page.locator("[data-make]").click()
        ana.page.wait_for_selector(".lobby")
        end_the_table(ana)
        ana.page.wait_for_selector(".lobby", state="detached")


def test_the_host_sees_who_is_silenced_also_when_the_page_is_loaded_again(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana, Somebody(chromium) as ben:
        begun(server, ana, ben)
        choose(ana, "Manage the table")
        ana.page.get_by_role("button", name="Silence").click()
        ana.page.get_by_role("button", name="Let speak again").wait_for()
        ana.page.reload()
        ana.page.wait_for_selector(".room")
        choose(ana, "Manage the table")
        ana.page.get_by_role("button", name="Let speak again").click()
        ana.page.get_by_role("button", name="Silence").wait_for()


@pytest.mark.parametrize(("until", "name"), [("stage", "Answer like this until the day ends"), ("game", "Always answer")])
def test_an_answer_is_chosen_in_advance_for_a_day_or_for_the_whole_game(
    server: Server, chromium: Browser, until: str, name: str
) -> None:
    sent: list[Json] = []
    with Somebody(chromium) as ana:
        ana.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
        ana.come(table(server, "guillotine", ["open", "steady"])["links"][0])
        ana.ready()
        while ["pass"] not in (paths := [option[0] for option in ana.moments()[-1]["mine"][0]["options"]]):
            ana.decide()
            ana.ready()
        ana.page.locator(f'[data-choice="{paths.index(["pass"])}"], [data-next="pass"], [data-touch="pass"]').first.click()
        ana.page.get_by_role("button", name=name).click()
        ana.settled(ana.before)
        ana.moments()
    assert {"play": "pass"} in [frame.get("preset") for frame in ana.frames], "though the day may be over by now"
    assert [one["until"] for one in sent if one["type"] == "preset"] == [until]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_is_chosen_in_advance_is_told_as_it_was_offered_also_when_the_page_is_loaded_again(
    server: Server, chromium: Browser, game: Game
) -> None:
    ahead = [[touch] for touch in game.box(game.usual).show.ahead]
    with Somebody(chromium) as ana:
        ana.come(table(server, game.name, ["open", *["steady"] * (game.usual - 1)])["links"][0])
        at: list[int] = []
        while True:
            assert ana.ready()
            asked = ana.moments()[-1]["mine"]
            at = [place for place, option in enumerate(asked[0]["options"]) if option[0] in ahead]
            if at and len(asked) == 1:
                break
            ana.decide()
        ana.page.keyboard.press("l")
        ana.page.locator(f'.list [data-choice="{at[0]}"]').click()
        offered = ana.page.locator("[data-confirm]").inner_text()
        ana.page.locator("[data-until=game]").click()
        ana.settled(ana.before)
        for _ in range(2):
            expect(ana.page.locator(".notice .line p")).to_have_text(f"Chosen in advance: {offered}")
            ana.page.reload()


def test_the_host_gives_a_seat_to_a_bot_makes_new_links_and_ends_the_table(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana, Somebody(chromium) as ben:
        links = begun(server, ana, ben)
        choose(ana, "Manage the table")
        ana.page.get_by_role("button", name="Give the seat to a bot").click()
        ben.page.wait_for_selector(".closed")
        ana.page.get_by_role("button", name="New link").first.click()
        ana.page.wait_for_selector("dialog .invite input")
        assert link_of(ana) not in links
        ben.come(link_of(ana), "Ben")
        ben.page.wait_for_selector(".room")
        end_the_table(ana)
        for one in (ana, ben):
            one.page.wait_for_selector(".over")


def test_open_hands_are_agreed_to_and_one_can_log_out(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        made = table(server, GAME, ["open", "steady"], watch="hands")
        ana.page.goto(made["links"][0])
        ana.page.fill("#name", "Ana")
        ana.page.keyboard.press("Enter")
        ana.page.get_by_role("button", name="I agree: sit down").click()
        assert ana.ready()
        choose(ana, "Log out")
        assert "lose your seats" in ana.page.locator("#menu").inner_text()
        ana.page.locator("#menu .primary").click()
        ana.page.wait_for_selector(".shelf > *")
        ana.page.goto(made["links"][0].partition("#")[0])
        ana.page.wait_for_selector("[role=alert]")
