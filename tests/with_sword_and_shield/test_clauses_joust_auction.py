"""WS-2.1.2a and WS-2.1.2b: who starts."""

import pytest

from tabard.games.with_sword_and_shield.cards import PASS
from tabard.table.seen import moment
from tests.with_sword_and_shield.table import Table

# Bids


@pytest.mark.parametrize("first", [0, 1])
def test_ws_2_1_2a_the_one_who_drew_start_cards_first_begins(first: int) -> None:
    t = Table(auction=True, first=first, hands=["rage-cut-53", "anger-cut-53"])
    assert t.asked() == [(first, "bid")]
    t.say(t.may()[1])
    assert t.asked() == [(1 - first, "bid")]


def test_ws_2_1_2a_one_names_an_initiative_number_of_the_hand_or_passes() -> None:
    t = Table(auction=True, hands=["regain-6 rage-cut-53 rage-cut-62 plunge-strike-53 feat", "anger-cut-53"])
    assert t.may() == ["pass", "bid 6", "bid 10", "bid 30"]


def test_ws_2_1_2a_each_bid_is_lower_than_the_last() -> None:
    t = Table(auction=True, hands=["rage-cut-53 plunge-strike-53 cross-cut-53", "anger-cut-53 slanting-cut-53 father-strike-53"])
    t.say("bid 10")
    assert t.may() == ["pass", "bid 2", "bid 9"]
    t.say("bid 9")
    assert t.may() == ["pass", "bid 1", "bid 6"]
    t.say("bid 6")
    assert t.may() == ["pass", "bid 2"]
    t.says("bid 2")
    assert t.may() == ["pass", "bid 1"]


def test_ws_2_1_2a_of_every_card_that_cannot_be_bid_it_is_said_why() -> None:
    t = Table(auction=True, hands=["anger-cut-53", "rage-cut-53 rage-cut-62 plunge-strike-53"])
    t.say("bid 9")
    assert t.may() == ["pass", "bid 6"]
    why_not = moment(t.box, t.s, 1).why_not
    assert why_not == {"combat:rage-cut-62": "WS-1.2", "combat:plunge-strike-53": "WS-2.1.2a"}


def test_ws_2_1_2a_the_lowest_bid_starts_and_must_open_with_that_card() -> None:
    t = Table(auction=True, hands=["anger-cut-53 anger-cut-62", "rage-cut-53 rage-cut-62 slanting-cut-53"])
    t.says("bid 9", "bid 6", "pass")
    assert (t.s.acting, t.s.turn, t.asked_for) == (1, 1, "ask-open")
    assert t.told("opens") == [{"seat": 1, "knight": f"knight:{t.knight(1)}", "card": "combat:rage-cut-53"}]
    assert t.may() == ["play rage-cut-53"]


def test_ws_2_1_2a_whoever_wins_with_the_only_bid_starts() -> None:
    t = Table(auction=True, hands=["anger-cut-53", "rage-cut-53"])
    t.says("bid 9", "pass")
    assert (t.asked(), t.may()) == ([(0, "act")], ["play anger-cut-53"])


def test_ws_2_1_2a_a_pass_is_for_good() -> None:
    t = Table(auction=True, hands=["cross-cut-53", "rage-cut-53 slanting-cut-53"])
    t.say("pass")
    assert t.asked() == [(1, "bid")]
    t.say("bid 6")
    assert (t.asked(), t.may()) == ([(1, "act")], ["play rage-cut-53"])


def test_ws_2_1_2a_the_second_may_still_bid_when_the_first_has_passed_and_may_pass_too() -> None:
    t = Table(auction=True, hands=["cross-cut-53", "rage-cut-53"])
    t.say("pass")
    assert t.may() == ["pass", "bid 6"]


def test_ws_2_1_2a_a_pass_proves_nothing() -> None:
    t = Table(auction=True, hands=["cross-cut-53", ""])
    assert t.may() == ["pass", "bid 1"]
    t = Table(auction=True, hands=["cross-cut-62", "rage-cut-53"])
    assert t.may() == ["pass"]  # asked all the same, so that nobody learns why
    t.say("pass")
    assert t.told("passed") == [{"seat": 0, "knight": f"knight:{t.knight(0)}"}]


def test_ws_2_1_2a_the_card_is_played_alone_not_in_a_combination() -> None:
    t = Table(auction=True, hands=["rage-cut-53 rage-cut-62 rage-cut-44", ""])
    t.says("bid 6", "pass")
    assert t.may() == ["play rage-cut-53"]
    t.says("play rage-cut-53", "take")
    assert "combine" in t.may()


def test_ws_2_1_2a_losing_cards_stay_in_hand() -> None:
    t = Table(auction=True, hands=["anger-cut-53 cross-cut-53", "rage-cut-53"])
    t.says("bid 9", "bid 6", "bid 1", "pass")
    assert (t.hand(0), t.hand(1)) == ("cross-cut-53 anger-cut-53", "rage-cut-53")
    t.say("play cross-cut-53")
    assert (t.hand(0), t.hand(1)) == ("anger-cut-53", "rage-cut-53")


def test_ws_2_1_2a_the_card_opens_once_then_one_acts_freely() -> None:
    t = Table(auction=True, hands=["regain-6 rage-cut-62", ""], fatigue=[20])
    t.says("bid 30", "pass", "play regain-6")
    assert (t.s.fatigue[0], t.asked_for) == (26, "ask-act")
    assert t.may() == ["end", "switch", "play rage-cut-62", "discard rage-cut-62"]
    t.end()
    assert t.asked_for == "ask-act"


@pytest.mark.parametrize("said", ["pass", "bid 6"])
def test_ws_2_1_2a_neither_a_bid_nor_a_pass_can_be_taken_back(said: str) -> None:
    assert not Table(auction=True, hands=["rage-cut-53", "cross-cut-53"]).say(said)


# Nobody bids


def test_ws_2_1_2b_a_pass_says_when_all_hands_are_dealt_anew() -> None:
    def then(t: Table) -> str:
        return str(t.box.show.facts(t.s, t.s.questions[0], PASS)[1]["then"])

    t = Table(auction=True, hands=["rage-cut-53", "cross-cut-53"])
    assert then(t) == "auction"
    t.say("pass")
    assert then(t) == "deal"
    t = Table(auction=True, hands=["rage-cut-53", "cross-cut-53"])
    t.say("bid 6")
    assert then(t) == "auction"


@pytest.mark.parametrize("hands", [["rage-cut-62", "anger-cut-62"], ["rage-cut-53", "anger-cut-53"]])
def test_ws_2_1_2b_nobody_bids_and_all_hands_go_back_are_shuffled_and_dealt_again(hands: list[str]) -> None:
    t = Table(auction=True, hands=hands)
    t.says("pass", "pass")
    assert len(t.told("no-bid")) == 1
    assert t.told("dealt") == [{"seat": 0, "count": 2}]
    assert [len(hand) for hand in t.s.hands] == [8, 8]
    assert sorted(t.s.hands[0] + t.s.hands[1] + t.s.decks[0]) == list(range(80))
    assert t.asked() == [(0, "tactic"), (1, "tactic")]
    t.say("strength", 0)
    t.say("strength", 1)
    assert t.asked() == [(0, "bid")]
    assert (t.s.bids, t.s.passed) == ([0, 0], 0)


def test_ws_2_1_2b_the_new_hands_are_random_and_the_old_cards_among_them() -> None:
    firsts = set()
    back = 0
    for seed in range(60):
        t = Table(auction=True, hands=["rage-cut-62 anger-cut-62", "scalp-cut-62"], seed=seed)
        t.says("pass", "pass")
        firsts.add(t.hand(0))
        back += len({"rage-cut-62", "anger-cut-62", "scalp-cut-62"} & {*t.hand(0).split(), *t.hand(1).split()})
    assert len(firsts) == 60
    assert 12 < back < 66  # 36 are to be expected


def three_deals(seed: int) -> Table:
    t = Table(auction=True, hands=["rage-cut-53 rage-cut-62 rage-cut-44", ""], seed=seed)
    for _ in range(2):
        t.says("pass", "pass")
        t.say("strength", 0)
        t.say("technique", 1)
    t.says("pass", "pass")
    return t


def test_ws_2_1_2b_after_three_such_deals_a_random_seat_starts() -> None:
    tables = [three_deals(seed) for seed in range(40)]
    for t in tables:
        assert [told["count"] for told in t.told("dealt")] == [2, 3]
        assert (len(t.told("no-bid")), len(t.told("opens-by-lot")), t.s.turn) == (2, 1, 1)
        assert t.told("opens") == []
        assert t.asked() == [(t.s.opener, "act")]
    assert 8 < sum(t.s.opener for t in tables) < 32


def test_ws_2_1_2b_and_may_open_with_anything() -> None:
    t = three_deals(3)
    held = t.hand(t.s.acting).split()
    assert (t.asked_for, t.s.opening) == ("ask-act", -1)
    assert {"end", "switch", *[f"discard {card}" for card in held]} <= set(t.may())
