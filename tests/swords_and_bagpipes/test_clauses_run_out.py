"""What happens when components run out (SB-Q1 to SB-Q3)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import GAME, PLAIN


def strong_round(t: Table, *sides: str) -> None:
    """A round in which everybody brings all there is; the Badge to the first who may have it; up to the bag window."""
    t.turns(*[f"move {t.s.castle[seat]}" if t.s.castle[seat] else "" for seat in t.box.cards.around(t.s)])
    if t.kind(t.s.questions[0]) == "badge":
        t.say(t.may()[0])
    t.choose(*sides)
    t.passes()


# SB-Q1


def test_sb_q1_the_discards_become_a_new_bagpipe_deck_when_a_card_must_be_drawn() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, deck="ambush", discards="scorched-earth welsh-archers cattle-raid",
              others="discards", hands=["homeward-road"])  # fmt: skip
    pile = len(t.s.discards)
    strong_round(t, "scotland", "scotland", "scotland")
    assert (t.s.phase, t.s.won) == (6, True)
    assert t.hand(1) == "ambush", "the Badge holder draws the last card of the old deck"
    reshuffled = t.told("reshuffled")
    assert [(told["seat"], told["count"]) for told in reshuffled] == [(2, pile)], "at the moment the next must draw"
    assert (len(t.s.deck), t.s.discards) == (pile - 3, [])


def test_sb_q1_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, deck="ambush", others="discards", hands=["homeward-road"])
    strong_round(t, "england", "england", "england")
    assert t.s.phase == 6
    assert (t.deck, t.told("reshuffled")) == ("ambush", [])


def test_sb_q1_just_emptied_it_is_not_yet_shuffled() -> None:
    t = Table(4, arms=PLAIN[0], castle=[0, 60, 0, 0], deck="ambush", others="discards", hands=["homeward-road", "pipers-tune"])
    t.turns("", "move 60")
    t.badge_to(1)
    t.choose("england", "england", "england")
    t.passes()
    assert t.hand(1) == "pipers-tune ambush"
    assert (t.deck, t.told("reshuffled")) == ("", [])


def test_sb_q1_the_dagger_discards_become_a_new_deck() -> None:
    t = Table(4, arms=PLAIN[0], castle=[9] * 4, dagger_deck="three", dagger_discards="one two", others="discards",
              hands=["homeward-road"])  # fmt: skip
    pile = len(t.s.dagger_discards)
    strong_round(t, "england", "england", "england")
    assert t.s.phase == 6
    assert t.daggers(2) == [3], "first from the Badge holder clockwise"
    assert [(told["seat"], told["count"]) for told in t.told("reshuffled-daggers")] == [(3, pile)]
    assert (len(t.s.dagger_deck), t.s.dagger_discards) == (pile - 2, [])
    assert [len(row) for row in t.s.daggers] == [1, 0, 1, 1]


# SB-Q2


def all_daggers(seat: int, seats: int = 4) -> list[str]:
    """Every Dagger card of the box before one player."""
    box: Any = GAME.box(seats)
    row = " ".join(box.cards.daggers[kind].id for kind in box.cards.dagger_of)
    return [row if one == seat else "" for one in range(seats)]


def test_sb_q2_all_held_each_further_one_is_a_virtual_two() -> None:
    t = Table(4, arms=PLAIN[0], castle=[9] * 4, daggers=all_daggers(1), hands=["homeward-road"])
    strong_round(t, "england", "england", "england")
    assert t.s.virtual == [1, 0, 1, 1]
    assert [t.box.cards.counted(t.s, seat) for seat in (0, 2, 3)] == [2, 2, 2]
    assert [told["seat"] for told in t.told("virtual-dagger")] == [2, 3, 0]
    assert not t.told("drew-dagger")


def test_sb_q2_only_those_beyond_the_deck_are_virtual() -> None:
    rows = all_daggers(1)
    rows[1] = " ".join(rows[1].split()[:-1])
    t = Table(4, arms=PLAIN[0], castle=[9] * 4, daggers=rows, hands=["homeward-road"])
    strong_round(t, "england", "england", "england")
    assert (t.s.virtual, [len(row) for row in t.s.daggers]) == ([1, 0, 0, 1], [0, 15, 1, 0])


def test_sb_q2_a_card_that_comes_free_is_drawn_again() -> None:
    rows = all_daggers(1)
    rows[1] = " ".join(rows[1].split()[:-1])
    t = Table(4, arms=PLAIN[0], hands=["oath-of-fealty"], daggers=rows, dagger_discards="three")
    t.say("oath-of-fealty")
    assert (t.daggers(0), t.s.virtual) == ([3], [0, 0, 0, 0])


# SB-Q3


def all_bagpipes(*hand: str) -> list[str]:
    """All Bagpipe cards in the hand of seat 0, with four players, but these in the hand of seat 1."""
    box: Any = GAME.box(4)
    every = [box.cards.bagpipes[kind].id for kind in box.cards.bagpipe_of]
    for card in hand:
        every.remove(card)
    return [" ".join(every), " ".join(hand)]


def test_sb_q3_all_held_no_more_are_drawn() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, hands=all_bagpipes("homeward-road"))
    held = [len(hand) for hand in t.s.hands]
    strong_round(t, "scotland", "scotland", "scotland")
    assert (t.s.phase, t.s.won) == (6, True)
    assert [len(hand) for hand in t.s.hands] == held
    assert t.s.fresh == [[], [], [], []]
    assert not t.told("drew")
    bonnet = t.box.cards.arms_now(t.s).bonnet
    assert t.s.gold == [4 + bonnet] * 4, "the gold is given all the same"


def test_sb_q3_a_card_that_draws_draws_what_there_is() -> None:
    """Piper's Tune is the only card in the discards-to-be: nothing can be drawn while it is played."""
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, hands=all_bagpipes("pipers-tune"))
    strong_round(t, "scotland", "scotland", "scotland")
    assert t.asked() == [(1, "play")]
    t.say("pipers-tune")
    assert (t.hand(1), t.discards) == ("", "pipers-tune")
    assert not t.told("drew")


@pytest.mark.parametrize("seats", [2, 6])
def test_sb_q3_a_small_deck_runs_out_and_the_game_goes_on(seats: int) -> None:
    """Six Bagpipe cards for everybody: random games come to their end."""
    text = GAME.card_set("international").text
    start, end = text.index("[[bagpipe]]"), text.index("[[dagger]]")
    few = "".join(
        f'[[bagpipe]]\nid = "own-{n}"\nname = "{n}"\ntext = "-"\nwhen = "{when}"\ndoes = ["raise-militia"]\nsource = "public"\n\n'
        for n, when in enumerate(["axe", "tokens", "bag"] * 2)
    )
    box = GAME.box(seats, {"ensemble": "yes"}, CardSet("few", "few.toml", text[:start] + few + text[end:]))
    s = box.deal(1)
    assert sum(len(hand) for hand in s.hands) == 6
    for seed in range(4):
        for last in walk(box, seed):
            box.check(last)
        assert last.over
