"""Where attacks are answered, on a phone: what one has to answer is always seen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tabard.engine.game import Game
from tabard.games import SHELF
from tests.browser.playing import PHONE, ByTouch, table
from tests.server.network import Server

OUTSIDE: Final = """() => {
    const ring = document.querySelector(".between").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".exchange .sum, .exchange .against, .exchange .stage")];
    const outside = parts.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < ring.top - 1 || bottom > ring.bottom + 1;
    });
    return [ring.height >= 60, parts.length > 3, outside.map((one) => one.className)];
}"""


# Games in which attacks are answered, at their smallest table.
FENCING: Final = [game for game in SHELF if "exchanges" in [zone.look for zone in game.box(game.fewest).show.zones.declared]]


@pytest.mark.parametrize("game", FENCING, ids=lambda game: game.name)
def test_an_attack_is_seen_while_it_is_answered(server: Server, chromium: Browser, game: Game) -> None:
    answered = 0
    with ByTouch(chromium, **PHONE) as ana:
        ana.come(table(server, game.name, ["open", *["steady"] * (game.fewest - 1)])["links"][0])
        while answered < 3 and ana.ready():
            if ana.page.locator(".exchange .open").count():
                assert ana.page.evaluate(OUTSIDE) == [True, True, []]
                ana.pick(ana.look())
                assert ana.page.evaluate(OUTSIDE) == [True, True, []]
                answered += 1
            ana.decide()
    assert answered
