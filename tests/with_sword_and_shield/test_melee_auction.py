"""WS-2.1.2c and WS-2.1.2d: the auction of a Mêlée, and its ties."""

from typing import Any

import pytest

from tests.with_sword_and_shield.table import Table, first_of_the_box

# Knights 0, 1, 2 stand at the places 1, 2, 3; Knights 3, 4, 5 at 4, 5, 6. The card …-53 of each attack has an initiative
# number: cross-cut 1, slanting-cut 2, crooked-cut 3, battle-cut 4, squinting-cut 5, rage-cut 6, crown-cut 7, scalp-cut 8.


def auction(*hands: str, **given: Any) -> Table:
    return Table(6, mode="melee", auction=True, hands=list(hands), **given)


def passes(t: Table) -> list[int]:
    """All pass until the auction is settled: the Knights asked."""
    asked = []
    while t.asked()[0][1] == "bid":
        asked.append(t.s.acting)
        t.say("pass")
    return asked


# WS-2.1.2d


@pytest.mark.parametrize(("first", "order"), [
    (0, [0, 1, 2, 5, 4, 3]), (1, [1, 2, 5, 4, 3, 0]), (2, [2, 5, 4, 3, 0, 1]), (3, [3, 0, 1, 2, 5, 4]), (4, [4, 3, 0, 1, 2, 5]),
    (5, [5, 4, 3, 0, 1, 2]),
])  # fmt: skip
def test_ws_2_1_2d_every_knight_bids_for_itself_clockwise_from_the_knight_placed_first(first: int, order: list[int]) -> None:
    t = auction(first=first)
    asked = []
    for _ in range(6):
        asked.append((t.s.acting, t.asked()[0]))
        t.say("pass")
    assert asked == [(knight, (t.s.leads[knight], "bid")) for knight in order]


def test_ws_2_1_2d_the_auction_begins_with_the_knight_placed_first_in_a_real_game() -> None:
    t = Table(2, mode="melee")
    for seed in range(5):
        t.s = t.box.deal(seed, telling=True)
        while t.asked()[0][1] in ("knight", "place"):
            t.say(t.may()[0])
        for seat in (0, 1):
            t.say(t.may(seat)[0], seat)
        assert f"knight:{t.knight(t.s.acting)}" == t.told("placed")[0]["knight"]


def test_ws_2_1_2d_a_knight_bids_only_with_its_own_hand_even_if_led_by_the_same_person() -> None:
    t = Table(2, mode="melee", auction=True, hands=["crown-cut-53", "cross-cut-53 battle-cut-53"])
    assert t.may() == ["pass", "bid 7"]
    t.say("bid 7")
    assert (t.s.acting, t.may()) == (1, ["pass", "bid 1", "bid 4"])


def test_ws_2_1_2d_one_who_passed_is_not_asked_again_and_the_others_are() -> None:
    t = auction("crown-cut-53 cross-cut-53", "rage-cut-53", "", "battle-cut-53")
    t.says("bid 7", "bid 6", "pass", "pass", "pass", "bid 4")
    assert (t.s.acting, t.may()) == (0, ["pass", "bid 1"])
    t.say("bid 1")
    assert passes(t) == [1, 3]
    assert (t.s.opener, t.s.acting, t.s.turn) == (0, 0, 1)


def test_ws_2_1_2d_the_opening_card_is_aimed_at_any_rival_in_reach() -> None:
    t = auction("", "rage-cut-53 crown-cut-26", first=1)
    t.say("bid 6")
    passes(t)
    assert (t.s.acting, t.may()) == (1, ["play rage-cut-53"])
    t.say("play rage-cut-53")
    assert t.may() == ["place 4", "place 5", "place 6"]
    t.says("place 6", "take")
    assert (t.s.hits[5], t.left) == (1, 2)


# WS-2.1.2c


def test_ws_2_1_2c_with_two_decks_a_bid_may_be_equalled_but_not_by_its_own_knight() -> None:
    t = auction("rage-cut-53", "", "", "rage-cut-53 crown-cut-53")
    t.says("bid 6", "pass", "pass", "pass", "pass")
    assert t.may() == ["pass", "bid 6"]
    t.say("bid 6")
    assert (t.s.acting, t.may()) == (0, ["pass"])


def tie(*hands: str, **given: Any) -> Table:
    """Knights 0 and 3 both bid 6 and everybody passes."""
    rows = [*hands, *[""] * (6 - len(hands))]
    rows[0], rows[3] = f"rage-cut-53 {rows[0]}", f"rage-cut-53 {rows[3]}"
    t = auction(*rows, **given)
    t.says("bid 6", "pass", "pass", "pass", "pass", "bid 6")
    passes(t)
    return t


@pytest.mark.parametrize(("rows", "opener"), [
    (["crown-cut-53", "", "", "scalp-cut-53"], 0),
    (["scalp-cut-53", "", "", "crown-cut-53"], 3),
    (["scalp-cut-53", "", "cross-cut-53", "slanting-cut-53"], 0),  # of the whole team, lower than the bid too
    (["slanting-cut-53", "", "", "scalp-cut-53", "", "cross-cut-53"], 3),
    (["", "regain-6"], 0),  # none counts as highest
    (["", "", "", "", "regain-6"], 3),
    (["rage-cut-26 feat", "", "", "scalp-cut-53"], 3),  # a card without a number is none
])  # fmt: skip
def test_ws_2_1_2c_a_tie_goes_to_the_team_with_the_next_lowest_initiative_card(rows: list[str], opener: int) -> None:
    for seed in range(3):
        t = tie(*rows, seed=seed)
        assert (t.s.opener, t.s.acting) == (opener, opener)
        assert t.may() == ["play rage-cut-53"]  # the winner opens with the card bid


def test_ws_2_1_2c_both_show_that_card_to_all() -> None:
    t = tie("scalp-cut-53", "", "crown-cut-53", "", "", "squinting-cut-53 scalp-cut-53")
    assert [(told["knight"], told["count"], told["card"]) for told in t.told("showed")] == [
        ("knight:knight-3333", 7, "combat:crown-cut-53"), ("knight:knight-2224", 5, "combat:squinting-cut-53"),
    ]  # fmt: skip
    view = t.box.redact(t.s, 0)
    assert t.named([card for card in view.hands[5] if card >= 0]) == "squinting-cut-53"
    assert t.named([card for card in t.box.redact(t.s, 1).hands[2] if card >= 0]) == "crown-cut-53"


def test_ws_2_1_2c_a_team_with_none_says_so() -> None:
    t = tie("", "", "", "crown-cut-53")
    assert ([told["knight"] for told in t.told("showed-none")], len(t.told("showed"))) == (["knight:knight-2233"], 1)


@pytest.mark.parametrize("rows", [["", "crown-cut-53", "", "crown-cut-53"], []])
def test_ws_2_1_2c_still_equal_chance_decides(rows: list[str]) -> None:
    assert {tie(*rows, seed=seed).s.opener for seed in range(20)} == {0, 3}


def test_ws_2_1_2c_without_a_tie_nobody_shows_anything() -> None:
    t = auction("rage-cut-53 cross-cut-53", "", "", "crown-cut-53")
    t.say("bid 6")
    passes(t)
    assert (t.s.opener, t.told("showed"), t.told("showed-none")) == (0, [], [])


def test_ws_2_1_2c_the_card_shown_may_be_the_very_first_of_the_box() -> None:
    t = tie("crown-cut-53", cards=first_of_the_box("combat", "crown-cut-53"))
    assert [told["card"] for told in t.told("showed")] == ["combat:crown-cut-53"]
    assert [told["knight"] for told in t.told("showed-none")] == [f"knight:{t.knight(3)}"]
