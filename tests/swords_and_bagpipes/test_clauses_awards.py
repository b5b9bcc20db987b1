"""SB-W1 to SB-W6: deserters and awards."""

import pytest

import tabard
from tabard.engine.state import SPECTATOR
from tests.swords_and_bagpipes.fought import fought
from tests.swords_and_bagpipes.small_box import OwnTable
from tests.swords_and_bagpipes.table import Table

# The Badge has gone from seat 0 to seat 1; all have collected taxes, so that each has four gold before the battle.
# Under the bonnet of "none" lie three gold, under the pierced one of "host" lies one, under both crowns seven.


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


def test_sb_w5_sb_w6_the_sheet_says_what_each_supporter_takes_by_how_many_they_are() -> None:
    arms = {design.id: design for design in tabard.game("swords-and-bagpipes").box(4).cards.arms}
    assert arms["stirling-bridge"].printed()["shares"] == [8, 4, 2, 2, 1, 1]
    assert arms["warwolf"].printed()["shares"] == [3] * 6  # generous


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
