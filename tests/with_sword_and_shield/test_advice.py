"""What a guide advises: no card that only costs something, in the turn or in the auction."""

from __future__ import annotations

from typing import Final

import pytest

from tabard.bots import bot, hint
from tests.with_sword_and_shield.table import Table

CHURL, PEER, NOBLE = "conrad-the-miller", "wulfram-of-eastmere", "aldis-of-the-ford"  # Chivalry 1, 1 and 5
USELESS: Final = "boos-for-the-churl"
HAND: Final = f"{USELESS} slanting-cut-109 cross-cut-157 crown-cut-113 overrunning battle-cut-128"
THEIRS: Final = "cross-cut-117 anger-cut-115 plunge-strike-167 scalp-cut-144 crooked-cut-147 squinting-cut-141 closing-in"
rivals = pytest.mark.parametrize("rival", [PEER, NOBLE], ids=["even", "nobler"])


def advised(t: Table) -> str:
    question = t.question()
    return t.spoken(question, question.options[hint(t.box, t.s, question.seat, question.number).advised])


@rivals
@pytest.mark.parametrize("hand", [HAND, USELESS, f"{USELESS} feint"], ids=["full", "alone", "few"])
def test_a_card_that_harms_only_oneself_is_not_advised(rival: str, hand: str) -> None:
    t = Table(ours=True, knights=[CHURL, rival], hands=[hand, THEIRS])
    assert f"play {USELESS}" in t.may()
    assert advised(t) != f"play {USELESS}"


@rivals
def test_a_bid_that_obliges_to_open_with_such_a_card_is_not_advised(rival: str) -> None:
    t = Table(ours=True, auction=True, knights=[CHURL, rival], hands=[HAND, THEIRS])
    assert t.may() == ["pass", "bid 10"]
    assert advised(t) == "pass"


def test_the_scripted_player_bids_with_what_it_would_gladly_open_with() -> None:
    t = Table(ours=True, auction=True, knights=[NOBLE, CHURL], hands=[HAND, THEIRS])
    question = t.question()
    assert t.spoken(question, question.options[bot("steady", t.box, 1).choose(t.box.redact(t.s, 0), question)]) == "bid 10"
