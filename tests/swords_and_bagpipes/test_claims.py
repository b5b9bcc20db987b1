"""SB-C5, SB-D1: what players may say, true or false, and that nothing follows from it."""

from __future__ import annotations

import pytest

from tabard.words import LANGUAGES, Words
from tests.swords_and_bagpipes.table import Table


def test_sb_d1_a_holder_may_claim_any_number_of_daggers_whatever_the_cards_say() -> None:
    t = Table(4, daggers=["three one", "two"])
    for seat, most in ((0, 6), (1, 3), (2, 0)):
        claims = t.box.show.claims(t.box.redact(t.s, seat), seat)
        said = [facts["count"] for message, facts in claims if message == "claim-daggers"]
        assert said == list(range(most + 1)), "the list tells nothing of the values held"


def test_sb_d1_the_claims_are_the_same_for_hands_nobody_can_tell_apart() -> None:
    one, other = Table(4, daggers=["three"], hands=["ambush"]), Table(4, daggers=["one"], hands=["false-orders"])
    assert one.box.show.claims(one.s, 0) == other.box.show.claims(other.s, 0)


def test_sb_c5_claims_can_be_told_and_change_nothing() -> None:
    t = Table(4, hands=["ambush", "", "", "false-orders"], daggers=["two", "one"])
    before = t.s.clone()
    for seat in range(4):
        for language in LANGUAGES:
            words = Words(language, t.box)
            said = [words.say(message, **facts) for message, facts in t.box.show.claims(t.box.redact(t.s, seat), seat)]
            assert len(set(said)) == len(said) >= 3
    assert t.s == before


def test_sb_c5_one_at_home_claims_no_side() -> None:
    t = Table(5, stay_home="yes", badge=0, home=1)
    t.turns()
    t.badge_to(2)
    t.say("seat 3")
    for _ in range(3):
        t.say("taxes", 3)
    claimed = [{message for message, _ in t.box.show.claims(t.s, seat)} for seat in (3, 4)]
    assert not {"claim-scotland", "claim-england"} & claimed[0]
    assert {"claim-scotland", "claim-england"} <= claimed[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_d1_with_two_players_the_daggers_that_count_lie_open(seats: int) -> None:
    t = Table(seats)
    claimed = {message for message, _ in t.box.show.claims(t.s, 0)}
    assert ("claim-daggers" in claimed) is (seats == 3)
