"""Where attacks are answered: on a phone what one has to answer is always seen, and lines lead to those who stand."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tabard.engine.game import Game
from tabard.games import SHELF
from tests.browser.playing import PHONE, ByTouch, Somebody, table
from tests.browser.recorded import KINDS, recorded
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


# Every line of a recorded game, and those that lead beyond the field.
ASTRAY: Final = """async () => {
  const lines = new Set(), slider = document.querySelector("[type=range]");
  for (let at = 0; at <= Number(slider.max); at++) {
    location.hash = at;
    while (slider.value !== String(at)) await new Promise((done) => setTimeout(done));
    for (const one of document.querySelectorAll(".reach path")) lines.add(one.getAttribute("d"));
  }
  return [lines.size, [...lines].filter((one) => one.includes("-"))];
}"""


def test_no_line_leads_to_a_knight_who_is_out(chromium: Browser, tmp_path: Path) -> None:
    with Somebody(chromium) as ana:
        ana.page.goto(recorded(KINDS["melee"], tmp_path))
        lines, astray = ana.page.evaluate(ASTRAY)
        assert lines > 3
        assert astray == []


def test_a_card_shows_what_a_defence_costs_in_all(server: Server, chromium: Browser) -> None:
    with Somebody(chromium) as ana:
        ana.come(table(server, FENCING[0].name, ["open", "steady"])["links"][0])
        dear: list[tuple[str, int]] = []
        while not dear:
            assert ana.ready()
            options = [one for question in ana.moments()[-1]["mine"] for one in question["options"]]
            dear = [(path[0], facts["cost"]) for path, _, facts, _ in options if "cost" in facts]
            for touch, cost in dear:
                assert ana.page.locator(f".hand [data-touch='{touch}'] .price").inner_text() == str(cost)
            ana.decide()
