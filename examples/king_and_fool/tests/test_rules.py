"""Every clause of King and Fool."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, BadSave
from tabard.engine.state import SPECTATOR, Frame

NAMES = ["fool", "page", "squire", "lady", "duke", "king"]


class Table:
    """A table laid out by hand: a hand of five for each seat, in words."""

    def __init__(self, *hands: str) -> None:
        self.box = cast(Any, tabard.game("king-and-fool").box(len(hands)))
        self.s = self.box.empty()
        self.s.events = []
        self.s.hands = [sorted([NAMES.index(card) for card in hand.split()]) for hand in hands]
        self.s.rest = self.box.stock.copy()
        for card in [card for hand in self.s.hands for card in hand]:
            self.s.rest.remove(card)
        self.s.frames = [Frame(0, 0)]
        self.box.advance(self.s)
        self.box.check(self.s)

    def may(self, seat: int) -> list[str]:
        return [NAMES[option] for option in self.s.questions[seat].options]

    def choose(self, seat: int, card: str) -> bool:
        question = [one for one in self.s.questions if one.seat == seat][0]
        return bool(self.box.answer(self.s, question.number, seat, question.options.index(NAMES.index(card))))

    def show(self, *cards: str) -> None:
        for seat, card in enumerate(cards):
            self.choose(seat, card)
        self.box.check(self.s)

    @property
    def points(self) -> list[int]:
        return [self.box.total(self.s, seat) for seat in range(self.s.seats)]

    def told(self) -> list[tuple[str, int]]:
        return [(event.kind, event.seat) for event in self.s.events]


ALL = "fool page squire lady king"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kf_1_five_cards_each_and_the_rest_unseen(seats: int) -> None:
    box = tabard.game("king-and-fool").box(seats)
    s = box.deal("deal")
    box.check(s)
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert len(s.rest) == 24 - 5 * seats
    for viewer in range(SPECTATOR, seats):
        view = box.redact(s, viewer)
        assert view.rest == [-1] * len(s.rest)
        assert view.hands == [hand if seat == viewer else [-1] * 5 for seat, hand in enumerate(s.hands)]


def test_kf_1_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            tabard.game("king-and-fool").box(seats)


def test_kf_2_all_choose_at_once_and_in_secret() -> None:
    t = Table(ALL, "page page squire duke duke")
    assert [question.seat for question in t.s.questions] == [0, 1]
    assert t.may(1) == ["page", "squire", "duke"]
    assert t.choose(0, "king")
    assert t.s.shown == [[], []]
    assert t.box.redact(t.s, 1) == t.box.redact(other_choice(), 1), "the other sees that there is an answer, not which"
    assert t.choose(0, "lady"), "until all have chosen, anybody may choose anew"
    assert not t.choose(1, "duke")
    assert t.s.shown == [[NAMES.index("lady")], [NAMES.index("duke")]]
    assert [len(hand) for hand in t.s.hands] == [4, 4]


def other_choice() -> Any:
    t = Table(ALL, "page page squire duke duke")
    t.choose(0, "fool")
    return t.s


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("lady duke", 1), ("lady duke duke", 0), ("page squire squire page", None), ("king king duke fool", 2), ("duke duke", None)],
)
def test_kf_3_the_highest_alone_wins(cards: str, winner: int | None) -> None:
    t = dealt(cards)
    t.show(*cards.split())
    assert t.told()[-2][0] == ("nobody" if winner is None else "won")
    assert t.points == [1 if seat == winner else 0 for seat in range(t.s.seats)]


def dealt(cards: str) -> Table:
    """Everybody holds the card they are to show, and four of those that are left."""
    named = cards.split()
    left = [card for card in NAMES for _ in range(4)]
    for card in named:
        left.remove(card)
    return Table(*[" ".join([card, *[left.pop() for _ in range(4)]]) for card in named])


def test_kf_4_a_round_is_worth_its_number_and_what_nobody_won() -> None:
    t = Table("page page squire lady king", "page page squire duke duke")
    t.show("page", "page")
    assert t.points == [0, 0]
    assert t.box.show.status(t.s) == {"round": 2, "worth": 3}
    t.show("page", "squire")
    assert t.points == [0, 3]
    t.show("lady", "page")
    assert t.points == [3, 3]
    t.show("squire", "duke")
    assert t.points == [3, 7]
    t.show("king", "duke")
    assert t.points == [8, 7]


def test_kf_4_what_nobody_wins_in_the_last_round_is_lost() -> None:
    t = Table(*["page squire lady duke king"] * 2)
    for card in ("page", "squire", "lady", "duke", "king"):
        t.show(card, card)
    assert t.s.over
    assert t.points == [0, 0]
    assert t.box.winners(t.s) == [0, 1]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("king fool", 1), ("king fool fool", 0), ("king king fool", 2), ("duke fool", 0), ("king duke fool", 2), ("king duke", 0)],
)
def test_kf_5_a_fool_alone_catches_the_king(cards: str, winner: int) -> None:
    t = dealt(cards)
    t.show(*cards.split())
    assert t.told()[-2] == ("won", winner)


def test_kf_6_after_five_rounds_the_most_points_win() -> None:
    t = Table(ALL, "page squire lady duke duke")
    for mine, other in zip(("fool", "page", "squire", "lady", "king"), ("page", "squire", "lady", "duke", "duke")):
        assert not t.s.over
        t.show(mine, other)
    assert t.s.over
    assert t.points == [5, 10]
    assert t.box.winners(t.s) == [1]
    assert t.box.shares(t.s) == [0.0, 1.0]


@pytest.mark.parametrize(
    ("was", "now", "why"),
    [("copies", "copeis", "unknown key 'copeis'"), ('"page"', '"fool"', "is there already"), ("= 4", "= 1", "6 court cards")],
)
def test_a_card_file_that_cannot_be_played_with_is_refused(was: str, now: str, why: str) -> None:
    game = tabard.game("king-and-fool")
    with pytest.raises(BadCardSet, match=why):
        game.box(2, {}, CardSet("mine", "mine.toml", game.card_set().text.replace(was, now)))


def test_a_save_that_cannot_be_is_refused() -> None:
    t = Table(ALL, "page page squire duke duke")
    for field, value in (("hands", [[0] * 5, [1] * 5]), ("rest", []), ("shown", [[0], []]), ("draft", [1]), ("seats", 3)):
        s = t.s.clone()
        setattr(s, field, value)
        with pytest.raises(BadSave):
            t.box.check(s)
