"""Imagined worlds are as likely as true ones: small decks, dealt and played thousands of times (WS-1.0.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.dice import seeded
from tabard.engine.secrets import marked
from tests.laws.beliefs import agree, dealt, led_to
from tests.laws.walks import Policy
from tests.with_sword_and_shield.table import GAME, PLAIN

BIDS = ["cross-cut-53", "slanting-cut-53", "crooked-cut-53", "battle-cut-53"]  # initiative 1 to 4
CUTS = ["rage", "crown", "scalp", "anger", "cross", "slanting", "crooked", "battle", "squinting"]
REST = [f"{cut}-cut-{value}" for cut in CUTS for value in ("26", "35", "44", "62")]
RIVAL = 1


@cache
def small_box(decks: str) -> Any:
    """As few cards as a deck may have, four of them with an initiative number."""
    kept = []
    for block in PLAIN.text.split("\n[[")[1:]:
        section, name = block.split("]]")[0], block.split('id = "')[1].split('"')[0]
        if section not in ("combat", "achievement", "event", "improvement") or name in [*BIDS, *REST]:
            kept.append("[[" + block)
    return GAME.box(2, {"decks": decks}, CardSet("small", "small.toml", "\n".join(kept)))


def cards(box: Any, deck: int, names: list[str]) -> list[int]:
    ids = [design.id for design in box.cards.designs]
    return [box.cards.sorted[deck][ids.index(name)] for name in names]


def auctions(box: Any, mine: list[str], theirs: str, said: str, games: int) -> Iterator[Any]:
    """Deals that look alike to seat 0, who holds these cards: those in which the rival, who bids first, holds theirs."""
    root = next(s for s in (box.deal(f"belief {number}") for number in range(99)) if s.first == RIVAL)
    assert led_to(box, root, ["strength", "strength"])
    own, rival = cards(box, 0, mine), cards(box, len(root.decks) - 1, [theirs])
    left = [[card for card in deck if card not in own + rival] for deck in box.cards.sorted]
    root.hands = [sorted(own), sorted(rival + [left[-1].pop() for _ in range(7)])]
    root.decks = left
    root.questions[0].options = box.asking(root).options(root, root.frames[-1], RIVAL)
    policy = Policy(said)
    for _ in range(games):
        s = root.clone()
        s.hands, s.decks = [hand.copy() for hand in s.hands], [deck.copy() for deck in s.decks]
        rows = [s.hands[RIVAL], s.decks[-1]]
        dealt([(row, at) for row in rows for at in range(len(row)) if row[at] not in rival], policy)
        s.hands[RIVAL].sort()
        assert led_to(box, s, said.split())
        box.check(s)
        yield s


def held(box: Any, s: Any, names: list[str]) -> tuple[bool, ...]:
    """Which of these cards the rival holds."""
    return tuple(card in s.hands[RIVAL] for card in cards(box, len(s.decks) - 1, names))


def test_ws_2_1_2a_after_an_auction() -> None:
    """The rival's bid is known to be in their hand; where lower and higher numbers are is not."""
    box = small_box("one")
    real = auctions(box, REST[:8], "crooked-cut-53", "combat:crooked-cut-53 pass", 4000)
    agree(box, 0, real, lambda s: held(box, s, [*BIDS[:2], BIDS[3], REST[-1]]), 16)


TIE = "combat:cross-cut-53 combat:cross-cut-53 pass pass"


def ties(box: Any, shown: int, more: str = "") -> list[Any]:
    """Both bid 1; the rival shows this number of BIDS, or none (4)."""
    found = []
    for s in auctions(box, [BIDS[0], *REST[:7]], BIDS[0], TIE, 4000):
        if [*held(box, s, BIDS[1:]), True].index(True) + 1 == shown:
            assert led_to(box, s, more.split())
            found.append(s)
    return found


@pytest.mark.parametrize(("shown", "worlds"), [(1, 8), (2, 4), (3, 2), (4, 2)])
def test_ws_2_1_2c_after_a_tie(shown: int, worlds: int) -> None:
    """The side that shows its next lowest number holds nothing lower, and the side that shows none has no other."""
    box = small_box("two")
    agree(box, 0, ties(box, shown), lambda s: held(box, s, [*BIDS, REST[-1]]), worlds)


def test_ws_2_1_2c_after_a_tie_once_the_card_shown_is_played() -> None:
    """It has left the hand in which nothing lower was; nor is anything lower there now."""
    box = small_box("two")
    games = ties(box, 2, f"combat:{BIDS[0]} take combat:{BIDS[2]} take")
    agree(box, 0, games, lambda s: held(box, s, [*BIDS, REST[-1]]), 4)


def test_ws_2_1_2c_after_a_tie_once_the_rival_has_drawn() -> None:
    """Two cards were drawn since: a lower number may be one of them, and is not among the six that were held."""
    box = small_box("two")
    games = ties(box, 3, f"combat:{BIDS[0]} take combat:{BIDS[3]} take end")
    assert games
    assert all(len(s.hands[RIVAL]) == 8 for s in games)
    agree(box, 0, games, lambda s: held(box, s, [BIDS[1], REST[-1]]), 4)


def test_ws_2_1_2c_a_low_number_played_or_seen_is_one_of_those_drawn() -> None:
    """One card was drawn, and it is known to be low: no other is."""
    box = small_box("two")
    s = ties(box, 3)[0]
    low = cards(box, RIVAL, BIDS[1:3])
    gone = next(card for card in s.hands[RIVAL] if card in cards(box, RIVAL, REST))
    s.decks[RIVAL].append(s.decks[RIVAL].pop(s.decks[RIVAL].index(low[0])))
    box.cards.take_from_hand(s, RIVAL, box.cards.design_of[gone])
    s.discards[RIVAL].append(gone)
    box.cards.draw(s, RIVAL, 1)
    assert {low[0] in box.imagine(box.redact(s, 0), 0, seeded(number)).hands[RIVAL] for number in range(300)} == {False, True}
    s.seen = marked(s.seen, [low[0]], 1)
    assert not any(low[1] in box.imagine(box.redact(s, 0), 0, seeded(number)).hands[RIVAL] for number in range(200))
    box.cards.take_from_hand(s, RIVAL, box.cards.design_of[low[0]])
    s.discards[RIVAL].append(low[0])
    assert not any(low[1] in box.imagine(box.redact(s, 0), 0, seeded(number)).hands[RIVAL] for number in range(200))


def test_ws_2_1_2c_long_after_a_tie_a_lower_number_may_have_been_drawn() -> None:
    """The deck is as long as at the tie, but made of discards: what was shown then says nothing of the hand."""
    box = small_box("two")
    s = ties(box, 3)[0]
    (lower,) = cards(box, RIVAL, [BIDS[1]])
    other = next(card for card in s.hands[RIVAL] if card in cards(box, RIVAL, REST))
    s.hands[RIVAL] = sorted([lower, *[card for card in s.hands[RIVAL] if card != other]])
    s.drawn = [0, 1]
    box.cards.shuffle_in(s, RIVAL, [other, *[card for card in s.decks[RIVAL] if card != lower]])
    for number in range(20):
        world = box.imagine(box.redact(s, 0), 0, seeded(number))
        box.check(world)
        assert lower in world.hands[RIVAL]
