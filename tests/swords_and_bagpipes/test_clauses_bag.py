"""SB-W7, SB-W8, SB-E1 and SB-E2: cards of the bag, the order of awards, the end of a round."""

import pytest

import tabard
from tests.swords_and_bagpipes.fought import fought
from tests.swords_and_bagpipes.small_box import OwnTable

# The Badge has gone from seat 0 to seat 1; all have collected taxes, so that each has four gold before the battle.
# Under the bonnet of "none" lie three gold, under the pierced one of "host" lies one, under both crowns seven.


# SB-W7


def test_sb_w7_any_number_of_bag_cards_and_no_others() -> None:
    t = fought([0, 1, 0, 0], "sss", arms="none", hands=["", "coin coin coin purse muster"], deck="toll")
    for card in ("coin", "coin", "coin"):
        assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "coin"])
        t.say(card)
    assert t.s.gold[1] == 7 + 3
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass"])
    t.say("pass")
    assert (t.s.round, sorted(t.hand(1).split())) == (2, ["muster", "purse", "toll"])


def test_sb_w7_none_that_was_an_award() -> None:
    t = fought([0, 1, 1, 0], "sss", arms="none", hands=["", "coin"], deck="coin coin")
    assert [t.hand(seat) for seat in range(4)] == ["", "coin coin", "coin", ""]
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "coin"])
    t.say("coin")
    assert (t.s.round, t.hand(1), t.hand(2)) == (2, "coin", "coin")  # nobody had another one to play
    assert t.s.gold == [4, 8, 7, 4]


def test_sb_w7_none_drawn_by_a_card_of_this_phase() -> None:
    t = fought([0, 1, 0, 0], "sss", arms="host", hands=["", "tune purse"], deck="coin")
    t.say("tune")
    assert (t.asked(), t.may(), t.hand(1)) == ([(1, "play")], ["pass"], "purse coin")


def test_sb_w7_none_drawn_by_anothers_card() -> None:
    t = fought([0, 1, 1, 0], "sss", arms="host", hands=["", "feast", "purse"], deck="toll coin")
    t.say("feast")
    assert (t.asked(), t.may(), t.hand(2)) == ([(2, "play")], ["pass"], "purse coin")


def test_sb_w7_none_stolen_in_this_phase() -> None:
    t = fought([0, 1, 1, 0], "sss", arms="host", hands=["", "theft purse", "coin"])
    t.say("theft")
    t.say("seat 2")
    assert (t.hand(1), t.hand(2)) == ("purse coin", "")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass"])


def test_sb_w7_nor_one_stolen_of_what_another_had_just_received() -> None:
    t = fought([0, 1, 1, 0], "sss", arms="none", hands=["", "theft"], deck="toll coin")
    t.say("theft")
    t.say("seat 2")
    assert (t.s.round, t.hand(1), t.hand(2)) == (2, "toll coin", "")


def test_sb_w7_in_the_next_round_they_are_cards_like_others() -> None:
    t = fought([1, 1, 0, 0], "sss", arms="none none", deck="coin purse")
    assert (t.asked(), t.s.round) == ([(1, "act")], 2)
    t.turn("move 1")
    t.turn()
    t.turn()
    assert "purse" in t.may()
    t.turn("purse")
    t.badge_to(2)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert (t.s.phase, t.asked(), t.may()) == (6, [(1, "play")], ["pass", "coin"])


def test_sb_w7_a_card_received_before_phase_6_may_be_played_in_it() -> None:
    t = OwnTable(arms="host", hands=["share"], deck="toll coin purse muster")
    t.turns("share move 1", "move 1", "", "")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert (t.s.phase, t.asked(), t.may()) == (6, [(1, "play")], ["pass", "coin"])


# SB-W8


def test_sb_w8_awards_player_by_player_from_the_badge_holder_clockwise() -> None:
    t = fought([1, 1, 1, 1], "ese", arms="none", deck="purse toll", dagger_deck="three one")
    assert [t.hand(seat) for seat in range(4)] == ["", "purse", "toll", ""]
    assert (t.daggers(3), t.daggers(0)) == ([3], [1])
    kinds = ("drew", "drew-dagger", "gold")
    given = [(event.kind, event.seat) for event in t.s.events if event.kind in kinds]
    assert [seat for kind, seat in given if kind == "gold"] == [1, 2, 3, 0]
    assert [seat for kind, seat in given] == [1, 1, 2, 2, 3, 3, 0, 0]


def test_sb_w8_the_last_dagger_card_goes_to_the_first_in_that_order() -> None:
    t = OwnTable()
    daggers = [design.id for design in t.box.cards.daggers for _ in range(design.copies)]
    daggers.remove("three")
    t = fought([1, 1, 1, 1], "ees", arms="host", daggers=["", " ".join(daggers)], dagger_deck="three")
    assert (t.daggers(2), t.daggers(0), t.s.virtual) == ([3], [], [1, 0, 0, 0])


def test_sb_w8_awards_first_then_the_bag_window() -> None:
    t = fought([1, 1, 1, 1], "sss", arms="none", hands=["coin", "coin", "coin", "coin"])
    assert (t.asked(), t.s.gold) == ([(1, "play")], [7, 7, 7, 7])
    assert [len(hand) for hand in t.s.fresh] == [1, 1, 1, 1]
    asked = []
    while t.s.round == 1:
        asked.append(t.question().seat)
        t.say("coin")
    assert asked == [1, 2, 3, 0]


def test_sb_w8_in_the_window_each_in_turn_plays_one_card_round_and_round() -> None:
    t = fought([1, 1, 1, 1], "sss", arms="host", hands=["", "coin coin", "coin coin coin", "coin"])
    asked = []
    while t.s.round == 1:
        asked.append(t.question().seat)
        t.say("coin")
    assert asked == [1, 2, 3, 1, 2, 2]


def test_sb_w8_a_card_lets_all_draw_in_the_same_order_whoever_plays_it() -> None:
    axe = OwnTable(badge=2, hands=["share"], deck="toll coin purse muster")
    axe.turns("", "", "share")
    assert [axe.hand(seat) for seat in (2, 3, 0, 1)] == ["toll", "coin", "purse", "muster"]
    bag = fought([1, 1, 1, 1], "sss", arms="host", hands=["", "", "", "feast"], deck="toll coin purse muster")
    bag.say("feast")
    assert [bag.hand(seat) for seat in (1, 2, 3, 0)] == ["toll", "coin", "purse", "muster"]
    daggers = fought([1, 1, 1, 1], "sss", arms="host", hands=["", "", "", "oath"], dagger_deck="three two one two")
    daggers.say("oath")
    assert [daggers.daggers(seat) for seat in (1, 2, 3, 0)] == [[3], [2], [1], [2]]


def test_sb_w8_whoever_holds_the_badge_then_is_the_first() -> None:
    t = OwnTable(arms="none", hands=["", "", "", "late-claim"], deck="toll coin purse muster")
    t.fight([1, 1, 1, 1], "sss")
    t.say("late-claim")
    assert [t.hand(seat) for seat in (3, 0, 1, 2)] == ["toll", "coin", "purse", "muster"]


def test_sb_w8_all_lose_in_the_same_order() -> None:
    t = fought([0, 0, 0, 0], "sss", arms="none plunder")
    assert [told["seat"] for told in t.told("gold-lost")] == [1, 2, 3, 0]


def test_sb_w8_the_first_bagpipe_cards_are_dealt_in_the_same_order() -> None:
    box = tabard.game("swords-and-bagpipes").box(5)
    for seed in range(5):
        s = box.deal(seed, telling=True)
        drew = [event.seat for event in s.events or [] if event.kind == "drew"]
        assert drew == [(s.badge + step) % 5 for step in range(5)]


# SB-E1


@pytest.mark.parametrize("arms", ["host", "none"])
def test_sb_e1_all_units_in_all_camps_and_in_scotlands_are_discarded(arms: str) -> None:
    t = OwnTable(arms=f"{arms} plain", castle=[9, 9, 9, 9], hands=["", "muster", "coin"])
    t.turns("militia move 4", "move 3", "move 2")
    t.badge_to(1)
    t.choose("england", "scotland", "england")
    t.say("muster")
    t.passes()
    assert (t.s.phase, t.s.camp, t.s.scots) == (6, [5, 4, 3, 1], 2)
    castle = t.s.castle.copy()
    t.say("coin")
    assert (t.s.round, t.s.phase) == (2, 2)
    assert (t.s.camp, t.s.scots, t.s.castle) == ([0, 0, 0, 0], 0, castle)
    assert t.told("round-ended") == [{"seat": 1, "round": 1}]


def test_sb_e1_castles_gold_hands_and_daggers_are_kept() -> None:
    t = fought([1, 1, 1, 1], "sse", arms="none", hands=["purse"], daggers=["one"], deck="toll drill claim", opened=["", "drill"])
    t.passes()
    assert t.s.round == 2
    assert (t.s.castle, t.s.gold) == ([2, 2, 2, 2], [7, 7, 7, 11])
    assert (t.hand(0), t.opened(1), t.daggers(0)) == ("purse claim", "drill", [1])


# SB-E2


@pytest.mark.parametrize("whom", [1, 2, 3])
def test_sb_e2_the_badge_holder_is_first_player_of_the_next_round(whom: int) -> None:
    t = OwnTable(arms="none none")
    t.march()
    t.badge_to(whom)
    t.choose("scotland", "scotland", "scotland")
    assert (t.s.round, t.s.badge, t.asked()) == (2, whom, [(whom, "act")])
    t.turn()
    assert t.asked() == [((whom + 1) % 4, "act")]


def test_sb_e2_also_if_a_card_of_the_bag_brought_the_badge() -> None:
    t = fought([1, 1, 1, 1], "sss", arms="none none", hands=["", "", "", "last-claim"])
    t.say("last-claim")
    assert (t.s.round, t.s.badge, t.asked()) == (2, 3, [(3, "act")])


def test_sb_e2_with_three_players_it_has_gone_clockwise() -> None:
    t = OwnTable(3, badge=2, arms="none none")
    t.fight([1, 1, 1], "sss")
    assert (t.s.round, t.s.badge, t.asked()) == (2, 0, [(0, "act")])
