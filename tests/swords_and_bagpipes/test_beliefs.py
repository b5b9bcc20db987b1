"""Imagined worlds are as likely as true ones: small decks, dealt and played thousands of times (SB-C4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.dice import seeded
from tabard.engine.rules import open_question
from tests.laws.beliefs import agree, dealt, led_to
from tests.laws.walks import Policy
from tests.swords_and_bagpipes.small_box import GAME, arms, bagpipe

PLAIN = [bagpipe(f"f{number}", "axe", "{ take-gold = { gold = 1 } }", copies=1) for number in range(12)]
SHARE = bagpipe("share", "axe", '{ draw-cards = { of = "all", cards = 1 } }', copies=1)
OATHS = [bagpipe(f"oath{number}", "axe", '{ draw-a-dagger = { of = "all" } }', copies=1) for number in range(8)]
BADGES = [bagpipe(f"claim{number}", "axe", '"badge-goes-to"', copies=1) for number in range(2)]
TURN = "taxes done "


@cache
def small_box(seats: int, *bagpipes: str, **variant: str) -> Any:
    """These Bagpipe cards, all different; plain invaders; the rest as in the box. Seat 0 has the Badge."""
    blocks = ("\n" + GAME.card_set("international").text).split("\n[[")
    kept = ["[[" + block for block in blocks if block.split("]]")[0] in ("dagger", "village", "clan", "token")]
    invaders = [arms("plain", 10, copies=12), arms("king", 40).replace("[[arms]]", "[[king]]")]
    cards = CardSet("small", "small.toml", "\n".join([*kept, *invaders, *bagpipes]))
    return GAME.box(seats, {"oldest": "seat1", **variant}, cards)


def test_sb_q1_after_a_reshuffle() -> None:
    """Three cards were played when the deck of one runs out; two others draw two of them, and nobody knows which."""
    box = small_box(4, SHARE, *PLAIN, ensemble="yes")
    root = box.deal(1)
    root.hands, root.deck = [[1, 2, 4], [0, 3, 5], [6, 7, 8], [9, 10, 11]], [12]  # share is 0, f0 is 1
    root.questions[0].options = box.asking(root).options(root, root.frames[-1], 0)
    said = "bagpipe:f0 bagpipe:f1 " + TURN + "bagpipe:f2 bagpipe:share"

    def real() -> Iterator[Any]:
        policy = Policy("hands")
        for number in range(2500):
            s = root.clone()
            s.dice = seeded("reshuffle", number)
            s.deck, s.hands = s.deck.copy(), [hand.copy() for hand in s.hands]
            dealt([(s.deck, 0), (s.hands[0], 2), (s.hands[1], 2), *[(s.hands[2], at) for at in range(3)]], policy)
            s.hands[2].sort()
            assert led_to(box, s, said.split())
            box.check(s)
            yield s

    def where(s: Any) -> str:
        return str([at for card in range(1, 6) for at, zone in enumerate([*s.hands, s.deck, s.discards]) if card in zone])

    agree(box, 3, real(), where, 2 * (3 * 3 - 1), views=3)  # 4 and 5 in three hands, but seat 0 has only one of them


@pytest.mark.parametrize(("sealed", "worlds"), [(1, 2), (2, 4)])
def test_sb_x1_with_sealed_choices(sealed: int, worlds: int) -> None:
    """Seat 3 is asked last: what the others have sealed may be either side."""
    box = small_box(4, *PLAIN)
    root = box.deal(1)
    assert led_to(box, root, f"{TURN * 4} 2".split())
    assert [question.seat for question in root.questions] == [0, 1, 3]

    def real() -> Iterator[Any]:
        policy = Policy("sides")
        for _ in range(800):
            s = root.clone()
            for _ in range(sealed):
                question = open_question(s.questions)
                box.take(s, question, policy.roll(len(question.options)))
            yield s

    agree(box, 3, real(), lambda s: tuple(question.answer for question in s.questions if question.seat < 3), worlds)


def test_sb_n1_with_predictable_daggers() -> None:
    """An oath gives a Dagger card to each of four: the three others have three of the four left of the first part."""
    box = small_box(4, *OATHS, daggers="predictable")
    root = box.deal(1)
    oath = "bagpipe:" + box.cards.bagpipes[root.hands[0][0]].id

    def real() -> Iterator[Any]:
        policy = Policy("daggers")
        for _ in range(3000):
            s = root.clone()
            s.dagger_deck = s.dagger_deck.copy()
            for part in (range(-5, 0), range(-10, -5)):
                dealt([(s.dagger_deck, at) for at in part], policy)
            assert led_to(box, s, [oath])
            yield s

    games = list(real())
    value = box.cards.dagger_value
    parts = [sorted(value[card] for card in root.dagger_deck[part]) for part in (slice(-5, None), slice(-10, -5))]
    drawn = Counter(value[s.daggers[0][0]] for s in games).most_common(1)[0][0]  # equal values are one view
    parts[0].remove(drawn)
    rest = set(permutations(parts[0]))

    def first(s: Any) -> tuple[int, ...]:
        return tuple(value[card] for card in [*[row[0] for row in s.daggers[1:]], s.dagger_deck[-1]])

    agree(box, 0, games, first, len(rest))
    pairs = len(set(parts[0])) * len(set(parts[1]))
    agree(box, 0, games, lambda s: (value[s.daggers[1][0]], value[s.dagger_deck[-2]]), pairs)


# Two players


def test_sb_2p2_with_two_players_cards_about_the_badge_are_in_no_hand() -> None:
    """Two of six cards are about the Badge: those not yet seen lie in the deck, anywhere."""
    box = small_box(2, *BADGES, *PLAIN[:4])
    real = (box.deal(f"two {number}") for number in range(7000))
    agree(box, 0, real, lambda s: (*s.hands[1], *s.deck), 3 * 24, like=lambda view: str([view.hands[0], view.unfit]), views=3)


def at_the_choice(box: Any) -> Any:
    root = box.deal(1)
    assert led_to(box, root, (TURN * 2).split())
    assert [box.kinds[question.kind].name for question in root.questions] == ["lay", "lay"]
    return root


def test_sb_2p4_with_two_players_and_a_sealed_choice() -> None:
    """A side and a Dagger card of 1, 2 or 3 in one choice: any of six."""
    box = small_box(2, *PLAIN)
    root = at_the_choice(box)

    def real() -> Iterator[Any]:
        policy = Policy("sealed")
        for _ in range(1200):
            s = root.clone()
            box.take(s, s.questions[0], policy.roll(6))
            yield s

    agree(box, 1, real(), lambda s: s.questions[0].answer, 6)


def test_sb_2p4_with_two_players_and_cards_laid() -> None:
    """Once both lie, the rival's is any of seven cards: 1, 1, 2, 2, 2, 3, 3."""
    box = small_box(2, *PLAIN)
    root = at_the_choice(box)
    kind = box.kinds[root.questions[0].kind]

    def real() -> Iterator[Any]:
        policy = Policy("laid")
        for _ in range(2000):
            s = root.clone()
            for seat in (0, 1):
                value = box.cards.dagger_value[s.dagger_hands[seat][0 if seat else policy.roll(7)]]
                side = 0 if seat else policy.roll(2)
                question = open_question(s.questions)
                box.take(s, question, question.options.index(kind.option(side, value)))
            yield s

    agree(box, 1, real(), lambda s: (s.sides[0], box.cards.dagger_value[s.laid[0][0]]), 6)
