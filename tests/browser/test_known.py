"""Cards of another's hand that somebody has seen are shown to them, with their names, and to nobody else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import wrong
from tests.browser.playing import PHONE, Somebody
from tests.browser.recorded import Laid, laid_out
from tests.browser.test_cut import CUT, OVER, UNDER
from tests.server.network import Json

FENCING: Final = ["anger-cut-121", "crooked-cut-123", "the-squires-whisper", "feint", "disarming", "mercy-shown"]
OWN: Final = ["scalp-cut-122", "battle-cut-128", "rain-on-the-lists", "overrunning", "iron-wrist", "songs-are-sung"]
# A table, what seat 1 holds there, and where a board shows cards of it.
TABLES: Final[dict[str, tuple[Laid, list[str], str]]] = {
    "guillotine": (("guillotine", 4, []), ["pushed", "stumble", "forward-march"], ".player .bill.seen, dialog[open]"),
    "swords-and-bagpipes": (("swords-and-bagpipes", 4, []), ["ambush", "cattle-raid", "false-orders"], ".seat .things"),
    "joust": (("with-sword-and-shield", 2, ["mode=joust"]), FENCING, ".hand.theirs"),
    "melee": (("with-sword-and-shield", 6, ["mode=melee"]), FENCING, ".hand.theirs"),
}
SCREENS: Final[dict[str, Json]] = {
    "phone": PHONE,
    "on-its-side": {**PHONE, "viewport": {"width": 640, "height": 360}},
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
of_each = pytest.mark.parametrize("kind", TABLES)
REFS: Final = """(where) => [...document.querySelectorAll(`:is(${where}) [data-face]`)].map((one) => {
  const { cards } = JSON.parse(document.getElementById("recorded").textContent).sheet;
  return cards[one.dataset.face].ref.split(":")[1];
})"""


def position(kind: str) -> dict[str, Any]:
    """Seat 0 has seen all but the last card of seat 1's hand."""
    laid, held, _ = TABLES[kind]
    hands = [OWN if laid[0] == "with-sword-and-shield" else [], held, *[[] for _ in range(laid[1] - 2)]]
    return {"hands": hands, "seen": {"0": {"hands": [[], held[:-1], *hands[2:]]}}}


def turn_to(page: Page) -> None:
    """To another's hand, where a board shows one at a time; to all of it, where there is no room for it on the board."""
    for one in page.locator(".shields button:last-child, .low .player .all").all():
        one.click()
    page.wait_for_timeout(300)  # cards have come to rest


@of_each
@pytest.mark.parametrize("screen", SCREENS)
def test_who_has_seen_cards_of_a_hand_finds_them_on_the_board(chromium: Browser, tmp_path: Path, kind: str, screen: str) -> None:
    laid, held, where = TABLES[kind]
    with Somebody(chromium, **SCREENS[screen]) as ana:
        ana.page.goto(laid_out(laid, position(kind), 0, tmp_path, "it"))
        turn_to(ana.page)
        assert sorted(ana.page.evaluate(REFS, where)) == sorted(held[:-1])
        assert [ana.page.evaluate(one) for one in (CUT, OVER, UNDER)] == [[], [], []]
        assert wrong(ana.page) == []


@of_each
@pytest.mark.parametrize("seat", [2, -1])
def test_nobody_else_finds_them(chromium: Browser, tmp_path: Path, kind: str, seat: int) -> None:
    laid, _, where = TABLES[kind]
    with Somebody(chromium) as ben:
        ben.page.goto(laid_out(laid, position(kind), min(seat, laid[1] - 1), tmp_path))
        turn_to(ben.page)
        assert ben.page.evaluate(REFS, where) == []


def test_a_hand_one_has_turned_to_is_heard_as_its_owners_and_gives_way_to_ones_own(chromium: Browser, tmp_path: Path) -> None:
    laid, held, _ = TABLES["joust"]
    with Somebody(chromium) as ana:
        ana.page.goto(laid_out(laid, position("joust"), 0, tmp_path))
        shields = ana.page.get_by_role("button", name="Hand: ")
        names = [one.get_attribute("aria-label") for one in shields.all()]
        assert ana.page.get_by_role("list", name=names[0], exact=True).locator("[data-face]").count() == len(OWN)
        shields.last.click()
        theirs = ana.page.get_by_role("list", name=names[1], exact=True)
        assert theirs.locator("[data-face]").count() == len(held) - 1
        assert "one face down" in theirs.inner_text()
        shields.first.click()
        assert not ana.page.locator(".theirs").count()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "4 more nobles, one more card"), ("es", "4 nobles más, una carta más"), ("it", "altri 4 nobili, un’altra carta")],
)
def test_what_a_pile_has_no_room_for_is_said_in_words(chromium: Browser, tmp_path: Path, language: str, said: str) -> None:
    piles = [[], ["baron", "bishop", "colonel", "count", "duke"], [], []]
    seen = {"hands": [[], ["pushed"], [], []], "piles": piles, "seen": {"0": {"hands": [[], ["pushed"], [], []]}}}
    with Somebody(chromium, **PHONE) as ana:
        ana.page.goto(laid_out(TABLES["guillotine"][0], seen, 0, tmp_path, language))
        more = ana.page.locator(".player .all")
        assert ana.page.get_by_role("button", name=re.compile(f": {said}$")).count() == 1
        assert more.inner_text().endswith("…5")
