"""What comes to light cannot be taken back: which answers are quiet, and which are not (SB-C4)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.secrets import marked
from tests.swords_and_bagpipes.own import GAIN, OwnTable, pipe
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import PLAIN, face_up

ALL_SCOTS = ["scotland"] * 4
THEM = 'of = "them"'
NAMED = pipe("named", "bag", GAIN, copies=4)
GOLD = [9] * 4


def own(does: str, *hands: str, **given: Any) -> OwnTable:
    """Seat 0 is on turn and holds a card that does this."""
    cards = pipe("test", "axe", does) + pipe("open", "axe", GAIN, "twice = true") + NAMED
    return OwnTable(cards, hands=["test", *hands], gold=GOLD, castle=GOLD, **given)


# Cards


@pytest.mark.parametrize(("verb", "quiet"), [
    ("{ take-gold = { gold = 1 } }", True),
    (f"{{ lose-gold = {{ {THEM}, gold = 1 }} }}", True),
    ('"raise-militia"', True),
    ('"look-at-the-hand"', False),
    ('"look-at-the-daggers"', False),
    ("{ draw-cards = { cards = 1 } }", False),
    ('"draw-a-dagger"', False),
    (f"{{ discard-cards = {{ {THEM}, cards = 1 }} }}", False),
    ('"take-a-card"', False),
])  # fmt: skip
def test_sb_c4_a_choice_after_which_a_card_is_seen_cannot_be_taken_back(verb: str, quiet: bool) -> None:
    t = own(f'"choose-a-player", {verb}', "named", daggers=["", "two"])
    assert t.say("test"), "a card was played, but nobody else is asked"
    assert t.say("seat 1") is quiet


def test_sb_c4_what_lies_open_anyway_can_be_taken_back() -> None:
    t = own(GAIN, opened=["open"])
    assert t.say("open again")
    assert t.say("taxes")
    assert t.say("move 2")
    assert t.say("done")


@pytest.mark.parametrize(("daggers", "virtual", "said"), [("two", 0, "dagger 2"), ("", 1, "virtual")])
def test_sb_c4_a_dagger_that_is_discarded_cannot_be_taken_back(daggers: str, virtual: int, said: str) -> None:
    t = own('"discard-a-dagger"', daggers=[daggers], virtual=[virtual, 0, 0, 0])
    t.say("test")
    assert not t.say(next(one for one in t.may() if one.startswith(said)))


# Phases


def test_sb_f1_sides_that_are_revealed_cannot_be_taken_back() -> None:
    """All stand for Scotland and lose, so nobody draws anything."""
    t = Table(phase="tokens", arms=PLAIN[0], sides=ALL_SCOTS, camp=[1] * 4, troops=40, hands=["ambush homeward-road", "ambush"])
    assert t.say("pass", 0)
    assert not t.say("pass", 1)
    assert (t.s.phase, t.s.won) == (6, False)


def test_sb_i1_an_english_arms_card_that_is_revealed_cannot_be_taken_back() -> None:
    t = Table(phase="bag", arms=PLAIN[0], camp=[1] * 4, hands=["homeward-road", "william-the-hardy"])
    assert t.say("pass", 0)
    assert not t.say("pass", 1)
    assert t.s.round == 2


def test_sb_d2_daggers_that_are_counted_cannot_be_taken_back() -> None:
    market = {"village": ["", "marketplace", "marketplace"], "daggers": ["", "two", "two"]}
    t = OwnTable(NAMED, phase="market", round=7, arms="edward", gold=GOLD, **market)
    assert t.say("pass", 1)
    assert not t.say("pass", 2)
    assert t.s.over


# What was seen, by every seat


@pytest.mark.parametrize("seat", range(4))
def test_sb_c4_whoever_looks_sees_and_nobody_else(seat: int) -> None:
    whom = (seat + 2) % 4
    hands, daggers = ["named"] * 4, ["two"] * 4
    hands[seat] = "look"
    cards = pipe("look", "axe", '"choose-a-player", "look-at-the-hand", "look-at-the-daggers"') + NAMED
    t = OwnTable(cards, hands=hands, daggers=daggers, badge=seat)
    t.say("look")
    t.say(f"seat {whom}")
    views = [t.box.redact(t.s, viewer) for viewer in range(4)]
    assert [viewer for viewer in range(4) if face_up(views[viewer].hands[whom])] == sorted([seat, whom])
    assert [viewer for viewer in range(4) if face_up(views[viewer].daggers[whom])] == sorted([seat, whom])


# Shuffles that are kept apart


def test_r_5_a_card_of_which_there_is_no_other_leaves_the_shuffles_apart() -> None:
    t = OwnTable(pipe("a", "axe", GAIN) + pipe("b", "axe", GAIN), hands=["a b"])
    t.s.bagpipe_batch = bytes([card in (t.s.hands[0][1], t.s.deck[0]) for card in range(len(t.s.bagpipe_batch))])
    t.say("a")
    assert t.box.redact(t.s, 1).hands[0] == [-2]


def test_r_5_a_dagger_of_which_there_is_no_other_leaves_the_shuffles_apart() -> None:
    """Seat 0 discards a one; those of the second shuffle are all twos."""
    t = own('"discard-a-dagger"', daggers=["one two"])
    t.s.dagger_batch = bytes([value == 2 for value in t.box.cards.dagger_value])
    t.say("test")
    t.say("dagger 1")
    assert t.box.redact(t.s, 1).daggers[0] == [-2]


@pytest.mark.parametrize("which", [0, 1])
def test_r_5_of_two_equal_daggers_the_one_that_was_seen_is_discarded(which: int) -> None:
    t = own('"discard-a-dagger"', daggers=["two two"])
    t.s.dagger_seen = marked(t.s.dagger_seen, [t.s.daggers[0][which]], 1 << 2)
    assert len(face_up(t.box.redact(t.s, 2).daggers[0])) == 1
    t.say("test")
    t.say("dagger 2")
    assert face_up(t.box.redact(t.s, 2).daggers[0]) == []
