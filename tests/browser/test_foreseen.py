"""What a choice would bring is drawn before it is confirmed, and comes true."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Response

from tabard.engine.game import Game
from tabard.games import OURS
from tests.browser.playing import Somebody, table
from tests.server.network import Json, Server

# Where a board draws it: the line as it would be, a number and what it would be.
DRAWN: Final = "main.board .would, main.board .then, main.board .number:text('→')"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_is_foreseen_is_drawn_and_comes_true(server: Server, chromium: Browser, game: Game) -> None:
    told: list[Response] = []
    with Somebody(chromium) as ana:
        page = ana.page
        page.on("response", lambda one: told.append(one) if "/preview/" in one.url else None)
        ana.come(table(server, game.name, ["open", *["steady"] * (game.usual - 1)])["links"][0])
        for _ in range(40):
            assert ana.ready(), "the game is over, and nothing was drawn"
            while not ana.look()["confirm"]:
                ana.pick(ana.look())
            page.wait_for_timeout(500)  # a choice may change nothing that can be foreseen
            if page.locator(DRAWN).count():
                break
            ana.decide()
        else:
            raise AssertionError("nothing was drawn")
        before: Json = ana.moments()[-1]["zones"]
        then: Json = told[-1].json()["zones"]
        drawn = page.locator(DRAWN).all_text_contents()
        changed = {key: row for key, row in then.items() if row != before.get(key) and (len(row) == 1 or key == "line")}
        assert changed
        numbers = {int(number) for one in drawn for number in re.findall(r"→(\d+)", one)}
        assert numbers <= {row[0] for row in changed.values()}
        came = len(ana.frames)
        page.locator("[data-confirm]").click()
        ana.settled(ana.before)
        mine = next(frame["moment"]["zones"] for frame in ana.frames[came:] if frame.get("cmd"))
        assert {key: mine.get(key) for key in changed} == changed
