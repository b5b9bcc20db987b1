"""Imagined worlds are as likely as true ones: small decks, dealt and played thousands of times (GU-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.dice import seeded
from tabard.engine.secrets import marked
from tests.laws.beliefs import agree, dealt, led_to
from tests.laws.walks import Policy

CARDS = {
    "late-arrival": '{ look-at-the-top = { nobles = 3 } }, "one-of-them-joins-the-line"',
    "information-exchange": '"swap-hands"',
    "lack-of-support": '"choose-a-player-with-a-hand", "look-at-the-hand", "discard-from-that-hand"',
    "rain-delay": "{ new-hands = { cards = 5 } }",
}


@cache
def small_box(seats: int, special: str, actions: int, nobles: int = 16) -> Any:
    """Cards all different and always playable: every hand of five offers six options. Twelve nobles stand in line."""
    text = "".join(f'[[noble]]\nid = "n{n}"\ncolour = "red"\npoints = 1\nsource = "public"\n' for n in range(nobles))
    plain = [(f"a{n}", '"reverse-the-line"') for n in range(actions - bool(special))]
    for name, does in [*([(special, CARDS[special])] if special else []), *plain]:
        text += f'[[action]]\nid = "{name}"\ndoes = [{does}]\nsource = "public"\n'
    return tabard.game("guillotine").box(seats, None, CardSet("small", "small.toml", text))


def laid_out(box: Any, *hands: str) -> Any:
    """Seat 0 begins; hands have these cards and are filled up with whatever comes next."""
    s = next(s for s in (box.deal(f"belief {number}") for number in range(99)) if s.mover == 0)
    named = [[card(box, name) for name in hand.split()] for hand in hands]
    left = [one for one in range(len(box.cards.action_of)) if not any(one in held for held in named)]
    for seat in range(box.seats):
        held = named[seat] if seat < len(named) else []
        s.hands[seat] = sorted(held + [left.pop(0) for _ in range(5 - len(held))])
    s.action_deck = left
    return s


def card(box: Any, name: str) -> int:
    return int([design.id for design in box.cards.actions].index(name))


def unseen(box: Any, root: Any, seat: int, *played: str) -> list[int]:
    """What a seat does not see once these cards have been played."""
    seen = [*root.hands[seat], *[card(box, name) for name in played]]
    return [one for one in range(len(box.cards.action_of)) if one not in seen]


def games(box: Any, root: Any, rows: Callable[[Any], list[list[int]]], said: str, number: int) -> Iterator[Any]:
    """These rows of the table dealt anew and anew, and all this said; the games in which it can be."""
    policy = Policy(said)
    for _ in range(number):
        s = root.clone()
        s.dice = seeded(policy.roll(1 << 30))
        dealt([(row, at) for row in rows(s) for at in range(len(row))], policy)
        for hand in s.hands:
            hand.sort()
        s.questions[0].options = box.asking(s).options(s, s.frames[-1], 0)
        if led_to(box, s, said.split()):
            box.check(s)
            yield s


def where(s: Any, cards: list[int]) -> tuple[int, ...]:
    """In whose hand each card is, or in the deck (-1)."""
    return tuple([seat for seat, hand in enumerate([*s.hands, s.action_deck]) if one in hand][0] for one in cards)


def test_gu_11_after_a_reshuffle() -> None:
    """Two cards are played and the deck of one runs out: the second to draw has one of the two, the deck the other."""
    box = small_box(3, "", 16)
    root = laid_out(box, "a0", "a1")
    rest = unseen(box, root, 2, "a0", "a1")
    real = games(box, root, lambda s: [s.action_deck, *s.hands[:2]], "action:a0 action:a1", 12000)
    agree(box, 2, real, lambda s: where(s, [0, 1, *rest[:2], rest[-1]]), 2 * 8)


@pytest.mark.parametrize(("seat", "worlds"), [(0, 2), (1, 24)])
def test_gu_22_after_late_arrival(seat: int, worlds: int) -> None:
    """Who sought a noble knows the two left of the three; the other knows only who joined the line."""
    box = small_box(2, "late-arrival", 12, nobles=17)
    root = laid_out(box, "late-arrival")
    sought = f"noble:{box.cards.nobles[root.noble_deck[-2]].id}"
    real = games(box, root, lambda s: [s.noble_deck], f"action:late-arrival {sought}", 4000)
    agree(box, seat, real, lambda s: tuple(s.noble_deck), worlds, views=1 + seat)


def test_gu_8_after_an_information_exchange_for_who_gave_a_hand() -> None:
    """They know what they gave, where it lies and what they got; of the rest nothing."""
    box = small_box(3, "information-exchange", 17)
    root = laid_out(box, "information-exchange")
    real = games(box, root, lambda s: [s.action_deck, s.hands[2]], "action:information-exchange 1", 3000)
    agree(box, 1, real, lambda s: (*[one for one in s.hands[0] if one not in root.hands[1]], *s.action_deck), 7 * 6)


def test_gu_8_after_an_information_exchange_for_who_looks_on() -> None:
    """A card that was given away and played tells nothing of where the others went."""
    box = small_box(3, "information-exchange", 17)
    root = laid_out(box, "information-exchange a0")
    rest = unseen(box, root, 2, "information-exchange", "a0")
    said = "action:information-exchange 1 action:a0"
    real = games(box, root, lambda s: [s.action_deck, *s.hands[:2]], said, 12000)
    agree(box, 2, real, lambda s: where(s, [*rest[:2], rest[-1]]), 8)


def test_gu_5_after_lack_of_support_for_who_looked() -> None:
    """They know the hand they looked at, but not what was drawn to it since."""
    box = small_box(2, "lack-of-support", 14)
    root = laid_out(box, "lack-of-support", "a0 a1")
    real = games(box, root, lambda s: [s.action_deck], "action:lack-of-support 1 action:a0 action:a1", 3000)
    agree(box, 0, real, lambda s: (*s.hands[1], *s.action_deck), 6, views=3)


def test_gu_5_after_lack_of_support_for_who_looks_on() -> None:
    """They know the cards that left a hand, and nothing of those that stay."""
    box = small_box(3, "lack-of-support", 17)
    root = laid_out(box, "lack-of-support", "a0 a1")
    rest = unseen(box, root, 2, "lack-of-support", "a0", "a1")
    said = "action:lack-of-support 1 action:a0 action:a1"
    real = games(box, root, lambda s: [s.action_deck, *s.hands[:2]], said, 20000)
    agree(box, 2, real, lambda s: where(s, [*rest[:2], rest[-1]]), 8)


def test_gu_27_after_rain_delay() -> None:
    """Whoever had seen a hand knows nothing any more: any card not dealt to them may be the one left in the deck."""
    box = small_box(2, "rain-delay", 13)
    root = laid_out(box, "rain-delay")
    root.action_seen = marked(root.action_seen, root.hands[0], 1 << 1)

    def left(s: Any) -> int:
        """The card in the deck, counted among those seat 1 cannot see."""
        return sorted([*s.hands[0], *s.action_deck]).index(s.action_deck[0])

    real = games(box, root, lambda s: [], "action:rain-delay", 3000)
    agree(box, 1, real, left, 7, like=lambda view: str([view.hands[0], view.action_deck]))
