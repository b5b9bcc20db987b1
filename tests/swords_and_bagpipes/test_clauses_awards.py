"""SB-W1 to SB-W8, SB-E1 and SB-E2: deserters, awards, cards of the bag, the end of a round."""

from typing import Any

import pytest

import tabard
from tabard.engine.state import SPECTATOR
from tests.swords_and_bagpipes.small_box import OwnTable
from tests.swords_and_bagpipes.table import Table

# The Badge has gone from seat 0 to seat 1; all have collected taxes, so that each has four gold before the battle.
# Under the bonnet of "none" lie three gold, under the pierced one of "host" lies one, under both crowns seven.


def fought(camps: list[int], sides: str, **given: Any) -> OwnTable:
    """A round that is over, or open at its bag window if somebody there has a card; laid out when sides are chosen."""
    gold, castle = given.pop("gold", [3] * 4), given.pop("castle", [3] * 4)
    given |= {"gold": [one + 1 for one in gold], "castle": [one - camp for one, camp in zip(castle, camps, strict=True)]}
    t = OwnTable(phase="choice", badge=1, badge_from=0, camp=camps, **given)
    t.choose(*[{"s": "scotland", "e": "england"}[side] for side in sides])
    if t.s.round == 1 and t.s.phase == 4:
        t.passes()
    return t


# SB-W1


def test_sb_w1_a_deserter_gets_nothing_when_the_scots_win() -> None:
    t = fought([1, 1, 0, 0], "sse", arms="none", deck="purse toll drill", dagger_deck="three")
    assert t.s.gold == [7, 7, 4, 4]
    assert [t.hand(seat) for seat in range(4)] == ["toll", "purse", "", ""]
    assert (t.s.castle, t.s.daggers, t.s.virtual) == ([2, 2, 3, 3], [[], [], [], []], [0, 0, 0, 0])
    assert [told["seat"] for told in t.told("deserted")] == [2, 3]


def test_sb_w1_a_deserter_gets_nothing_when_the_english_win() -> None:
    t = fought([1, 1, 0, 0], "sse", arms="host")
    assert t.s.gold == [5, 5, 4, 4]
    assert t.s.castle == [3, 3, 3, 3]  # two of them one unit less and one more
    assert (t.s.daggers, [t.hand(seat) for seat in range(4)]) == ([[], [], [], []], ["", "", "", ""])


def test_sb_w1_the_badge_holder_may_be_a_deserter_too() -> None:
    t = fought([1, 0, 1, 1], "sss", arms="none")
    assert t.s.gold == [7, 4, 7, 7]
    assert [len(hand) for hand in t.s.hands] == [1, 0, 1, 1]


def test_sb_w1_deserters_do_not_count_when_englands_gold_is_divided() -> None:
    t = fought([1, 1, 0, 1], "eee", arms="host")
    assert t.s.gold == [4 + 7 // 2, 4 + 1, 4, 4 + 7 // 2]
    assert [len(row) for row in t.s.daggers] == [1, 0, 0, 1]


@pytest.mark.parametrize("arms", ["host", "none", "generous"])
def test_sb_w1_if_all_of_englands_supporters_are_deserters_its_gold_stays_in_the_reserve(arms: str) -> None:
    t = fought([0, 1, 0, 0], "eee", arms=arms)
    assert t.s.gold[1] > 4
    assert [t.s.gold[seat] for seat in (0, 2, 3)] == [4, 4, 4]
    assert t.s.daggers == [[], [], [], []]


def test_sb_w1_a_deserter_plays_no_bagpipe_card_in_phase_6() -> None:
    t = fought([1, 1, 0, 1], "sss", arms="none", hands=["coin", "coin", "coin coin", "coin"])
    asked = []
    while t.s.round == 1:
        asked.append(t.question().seat)
        t.say("coin")
    assert asked == [1, 3, 0]
    assert (t.s.gold, t.hand(2)) == ([8, 8, 4, 8], "coin coin")


def test_sb_w1_nor_one_that_lies_open() -> None:
    t = fought([1, 1, 0, 1], "sss", arms="none", opened=["", "", "pension", "pension"])
    assert (t.asked(), t.may()) == ([(3, "play")], ["pass", "pension again"])
    t.say("pass")
    assert (t.s.round, t.opened(2), t.s.gold[2]) == (2, "pension", 4)


def test_sb_w1_it_is_who_has_no_unit_after_the_token_cards() -> None:
    t = OwnTable(arms="none", hands=["flight", "rout", "", "charge"])
    t.fight([2, 1, 2, 0], "sss")
    t.say("rout")
    t.say("seat 2")
    t.say("charge")
    t.say("flight")
    assert [told["seat"] for told in t.told("deserted")] == [2, 0]
    assert t.s.gold == [4, 7, 4, 7]


def test_sb_w1_a_unit_of_the_militia_is_a_unit_in_camp() -> None:
    t = OwnTable(arms="none")
    t.turns("militia")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    assert (t.told("deserted"), t.s.gold) == ([], [6, 7, 7, 7])


def test_sb_w1_units_in_the_castle_help_nobody() -> None:
    t = fought([1, 1, 0, 1], "sss", arms="none", castle=[3, 3, 30, 3])
    assert [told["seat"] for told in t.told("deserted")] == [2]


def test_sb_w1_units_that_come_in_phase_6_are_too_late() -> None:
    t = fought([1, 1, 0, 1], "sss", arms="none", hands=["relief", "", "coin"])
    t.say("relief")
    assert (t.s.round, t.hand(2), t.s.gold[2]) == (2, "coin", 4)


def test_sb_w1_whoever_sends_all_units_home_in_phase_6_is_no_deserter() -> None:
    t = fought([0, 2, 0, 0], "sss", arms="none", hands=["", "road coin"])
    t.say("road")
    assert (t.s.camp[1], t.s.castle[1]) == (0, 3)
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "coin"])


@pytest.mark.parametrize(("units", "left"), [(3, 1), (1, 1)])
def test_sb_w1_the_gift_of_two_players_leaves_a_unit_and_makes_nobody_a_deserter(units: int, left: int) -> None:
    t = OwnTable(2, arms="none")
    t.march(1, units)
    t.choose("scotland 1", "scotland 1")
    t.say("give")
    assert t.told("stood-for-scotland") == [{"seat": 0, "count": 1}, {"seat": 1, "count": left}]
    assert (t.told("deserted"), t.s.gold) == ([], [7, 7])


def test_sb_w1_with_two_players_a_deserter_still_takes_the_card_laid_against_them() -> None:
    t = OwnTable(2, arms="host")
    t.march(1, 0)
    t.choose("scotland 3", "england 1")
    t.say("keep")
    assert (t.daggers(0), t.daggers(1)) == ([], [3])
    assert (t.s.gold, t.told("deserted")) == ([5, 4], [{"seat": 1}])


# SB-W2


def test_sb_w2_scots_win_a_bagpipe_card_and_the_gold_of_the_whole_bonnet_for_each_of_scotlands() -> None:
    t = fought([1, 1, 1, 1], "sse", arms="none", deck="purse toll drill claim")
    assert t.s.won
    assert t.s.gold == [7, 7, 7, 4 + 7]
    assert [t.hand(seat) for seat in range(4)] == ["drill", "purse", "toll", ""]
    assert t.deck.split()[0] == "claim"
    assert (t.s.castle, t.told("consoled")) == ([2, 2, 2, 2], [])


# SB-W3


def test_sb_w3_english_win_a_unit_to_the_castle_and_the_gold_of_the_pierced_bonnet_for_each_of_scotlands() -> None:
    t = fought([1, 1, 1, 1], "sse", arms="host", deck="purse")
    assert not t.s.won
    assert t.s.gold == [5, 5, 5, 4 + 7]
    assert t.s.castle == [3, 3, 3, 2]
    assert ([t.hand(seat) for seat in range(4)], t.deck.split()[0]) == (["", "", "", ""], "purse")


# SB-W4


@pytest.mark.parametrize("arms", ["host", "none"])
def test_sb_w4_either_way_each_of_englands_draws_one_dagger_card(arms: str) -> None:
    t = fought([1, 9, 1, 1], "ese", arms=arms, castle=[9] * 4, dagger_deck="two three one", daggers=["one"])
    assert t.s.won == (arms == "none")
    assert [sorted(t.daggers(seat)) for seat in range(4)] == [[1, 3], [], [], [2]]
    assert (t.s.virtual, t.s.dagger_discards) == ([0, 0, 0, 0], [])


def test_sb_w4_secretly() -> None:
    t = fought([1, 1, 1, 1], "ese", arms="host", dagger_deck="two three")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = t.box.redact(t.s, viewer)
        assert [len(row) for row in view.daggers] == [1, 0, 0, 1]
        assert [view.daggers[seat] == t.s.daggers[seat] for seat in (0, 3)] == [viewer == 0, viewer == 3]
        assert [view.daggers[seat][0] < 0 for seat in (0, 3)] == [viewer != 0, viewer != 3]
    drew = [event for event in t.s.events if event.kind == "drew-dagger"]
    assert [t.box.show.event(drew[0], seat)["dagger"] for seat in (3, 0, 1, SPECTATOR)] == ["dagger:two", "", "", ""]


# SB-W5


@pytest.mark.parametrize(("sides", "share"), [("ess", 7), ("ese", 3), ("eee", 2)])
@pytest.mark.parametrize("arms", ["none", "host"])
def test_sb_w5_either_way_the_gold_under_the_crown_is_divided_rounded_down(arms: str, sides: str, share: int) -> None:
    t = fought([1, 9, 1, 1], sides, arms=arms, castle=[9] * 4)
    assert t.s.won == (arms == "none")
    english = [seat for seat, side in zip((0, 2, 3), sides, strict=True) if side == "e"]
    assert [t.s.gold[seat] for seat in english] == [4 + share] * len(english)
    loyal = [t.s.gold[seat] for seat in range(4) if seat not in english]
    assert loyal == [4 + (3 if t.s.won else 1)] * len(loyal)  # the rest has returned to the reserve


def test_sb_w5_too_little_for_all_is_nothing_for_each() -> None:
    t = fought([1, 1, 1, 1], "eee", arms="small-pay")
    assert t.s.gold == [4, 5, 4, 4]
    assert [len(row) for row in t.s.daggers] == [1, 0, 1, 1]


def test_sb_w5_nobody_for_england_nobody_is_paid() -> None:
    t = fought([1, 1, 1, 1], "sss", arms="host")
    assert (t.s.gold, t.s.daggers) == ([5, 5, 5, 5], [[], [], [], []])


# SB-W6


@pytest.mark.parametrize(("sides", "gold"), [("ess", [11, 5, 5, 5]), ("ese", [11, 5, 5, 11]), ("eee", [11, 5, 11, 11])])
def test_sb_w6_a_generous_card_pays_each_the_full_sum(sides: str, gold: list[int]) -> None:
    t = fought([1, 1, 1, 1], sides, arms="generous")
    assert t.s.gold == gold


def test_sb_w6_but_no_deserter() -> None:
    t = fought([0, 1, 1, 0], "eee", arms="generous")
    assert t.s.gold == [4, 5, 11, 4]


@pytest.mark.parametrize("won", [True, False])
def test_sb_w6_every_card_of_the_box_pays_as_it_says(won: bool) -> None:
    for design in tabard.game("swords-and-bagpipes").box(4).cards.arms:
        last = {"round": 7} if design.section == "king" else {}
        t = Table(arms=design.id, castle=[99] * 4, gold=[9] * 4, **last)
        t.turns(*["move 50", "move 50", "move 1", "move 1"] if won else ["move 1", "move 1", "move 50", "move 50"])
        t.badge_to(1)
        sides = ["scotland", "scotland", "england", "england"]
        t.s.events = []
        t.choose(*[sides[seat] for seat, _ in t.asked()])
        assert t.s.won == won
        share = design.crown if design.generous else design.crown // 2
        bonnet = design.bonnet if won else design.pierced
        paid = [(told["seat"], told["count"]) for told in t.told("gold")]
        assert paid == [(seat, gold) for seat, gold in ((1, bonnet), (2, share), (3, share), (0, bonnet)) if gold]


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
