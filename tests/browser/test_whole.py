"""Whole games in the browser: each game and each way to play once; every game by every way is `scripts/browse --all`."""

from __future__ import annotations

import os
from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import wrong
from tests.browser.playing import PHONE, ByKeys, ByTouch, ByTree, Somebody, table
from tests.browser.recorded import KINDS
from tests.server.network import Json, Server

WAYS: dict[str, type[Somebody]] = {"mouse": Somebody, "keys": ByKeys, "touch": ByTouch, "tree": ByTree}
COVER = [("guillotine", "mouse"), ("swords-and-bagpipes", "keys"), ("melee", "touch"), ("joust", "tree")]
PAIRS = list(product(KINDS, WAYS)) if os.environ.get("TABARD_BROWSE") == "all" else COVER


@pytest.mark.parametrize(("kind", "way"), PAIRS)
def test_a_whole_game(server: Server, chromium: Browser, kind: str, way: str) -> None:
    game, seats, chosen = KINDS[kind]
    variant = dict([one.split("=") for one in chosen])
    made = table(server, game, ["open", *["steady"] * (seats - 1)], variant=variant)
    with WAYS[way](chromium, seed=kind, **(PHONE if way == "touch" else {})) as ana:
        ana.come(made["links"][0])
        assert "#" not in ana.page.url, "the key does not stay in the address"
        ana.ready()
        before = ana.logged()
        decisions = ana.play()
        assert ana.over(), f"not over after {decisions} decisions"
        assert server.done(f"/api/tables/{made['id']}", token=made["host"])["state"] == "over"
        the_result_is_that_of_the_server(ana, server, made)
        assert wrong(ana.page) == []
        if isinstance(ana, ByTouch):
            size = ana.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert size == [360, 640], "the page itself never scrolls"
        if isinstance(ana, ByTree):
            heard = " ".join(ana.told())
            assert len(ana.logged()) > 50
            assert [one for one in ana.logged()[len(before) :] if one not in heard] == [], "all that happened was told"


def the_result_is_that_of_the_server(ana: Somebody, server: Server, made: Json) -> None:
    assert "over" in ana.page.locator("h1").inner_text()
    ana.page.wait_for_selector("dialog[open] ol ul li", state="attached")  # it has opened by itself
    told = server.done(f"/api/tables/{made['id']}/score", token=made["host"])
    points = [int(one.replace("−", "-")) for one in ana.page.locator(".result h3 b").all_inner_texts()]
    assert sorted(points) == sorted([sum(one["points"] for one in seat) for seat in told])
