"""Several people at one table, each with eyes of their own: browsers, a terminal, and somebody who watches."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser

from tabard.games import SHELF
from tabard.games import game as on_the_shelf
from tabard.table.sheet import Sheet, sheet_of
from tabard.words import Words
from tests.browser.playing import ByKeys, Somebody, table
from tests.server.joining import Room
from tests.server.network import Json, Server

OPENLY = ("line", "pile", "table", "self", "names")  # where all see what lies there
SECRETLY = ("event-drew", "event-drew-dagger", "event-stolen")  # what is not told to all alike
STORED = """async () => JSON.stringify([
  {...localStorage}, {...sessionStorage}, document.cookie, location.href, history.state,
  await Promise.all((await caches.keys()).map(async (one) => (await (await caches.open(one)).keys()).map((kept) => kept.url))),
  (await indexedDB.databases()).map((one) => one.name),
])"""


def test_two_browsers_and_a_terminal_play_a_whole_game_and_the_server_is_killed_in_it(
    own: Server, chromium: Browser, room: Room
) -> None:
    made = table(own, "guillotine", ["open"] * 3)
    carl = room.join(made["links"][2], "Carl", typed="1\n" * 5000)
    with Somebody(chromium, seed=1) as ana, ByKeys(chromium, seed=2, locale="es-ES") as ben:
        ana.come(made["links"][0], "Ana")
        ben.come(made["links"][1], "Ben")
        by_turns([ana, ben], 6)
        for one in (ana, ben):
            one.page.evaluate("window.same = true")
        own.kill()
        ana.page.wait_for_selector(".lost")
        own.start(own.port)
        by_turns([ana, ben], 400)
        assert carl.end() == 0
        assert "The game is over." in carl.text
        for one in (ana, ben):
            assert one.over()
            assert one.page.evaluate("window.same"), "the page was not loaded again"
    assert own.done(f"/api/tables/{made['id']}", token=made["host"])["state"] == "over"


def by_turns(people: list[Somebody], decisions: int) -> None:
    """Whoever is asked decides, until the game is over for all or so much is decided."""
    made = 0
    while made < decisions and not all(one.look()["over"] for one in people):
        for one in people:
            seen = one.look()
            if seen["mine"] and not seen["over"]:
                one.decide()
                made += 1
        people[0].page.wait_for_timeout(10)


def faces(sheet: Sheet, moment: Json, looks: tuple[str, ...]) -> set[int]:
    """The cards that are seen to lie in places of these looks."""
    # A stack tells how many, then which.
    rows = [moment["zones"].get(one.key, [])[one.look == "stack" :] for one in sheet.zones if one.look in looks]
    return {face for row in rows for face in row if face >= 0}


def named(sheet: Sheet, moment: Json) -> set[int]:
    """The cards that were named to somebody in front of all: played, discarded, shown as a bid."""
    told = json.dumps([one for one in moment["events"] if one[0] not in SECRETLY])
    return {face for face, card in enumerate(sheet.cards) if f'"{card.ref}"' in told}


def spied(words: Words, sheet: Sheet, secret: set[int], told: str) -> list[str]:
    """The secret cards that a text names, by their names or as a program would."""
    found = [card.ref for card in (sheet.cards[face] for face in secret) if f'"{card.ref}"' in told]
    names = {words.name(sheet.cards[face].ref) for face in secret}
    heard = [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told)]
    return found + [name for name in heard if name not in words.say("title")]


@pytest.mark.parametrize("game", [one.name for one in SHELF])
def test_a_watcher_sees_nothing_secret(server: Server, chromium: Browser, game: str) -> None:
    usual = on_the_shelf(game).usual
    sheet = sheet_of(on_the_shelf(game).box(usual))
    words = Words("en", sheet)
    made = table(server, game, ["open", *["steady"] * (usual - 1)])
    searched, public = 0, set[int]()
    with Somebody(chromium) as ana, Somebody(chromium) as eve:
        ana.come(made["links"][0])
        eve.come(made["links"][-1])
        for _ in range(8):
            if ana.ready():
                eve.settled(eve.moments()[-1]["n"] - 1)
                # What is secret is told by who has it, never by who watches: what she holds, and nobody saw or heard of.
                for moment in ana.moments():
                    public |= faces(sheet, moment, OPENLY) | named(sheet, moment)
                held = faces(sheet, ana.moments()[-1], ("hand",)) - public
                page = eve.page.evaluate("document.documentElement.outerHTML")
                assert spied(words, sheet, held, page) == []
                assert spied(words, sheet, held, json.dumps(eve.frames)) == []
                assert spied(words, sheet, held, eve.page.evaluate(STORED)) == []
                assert not [face for face in held if f'data-face="{face}"' in page]
                assert not held & faces(sheet, eve.moments()[-1], (*OPENLY, "hand", "stack"))
                searched += len(held)
                ana.decide()
        assert searched, "who plays has secrets"
        assert [one for moment in eve.moments() for one in moment["mine"]] == []
        assert not eve.page.locator(".spot.lit, [data-confirm], [data-choice]").count()
        kept = eve.page.evaluate(STORED)
        assert not [key for key in [*made["keys"], made["watch"]] if key in kept]
