"""The rulebook's examples 1 to 14, with our own deck: the cards it names have the numbers it gives."""

from tabard.games.with_sword_and_shield.designs import CombatDesign
from tests import telling
from tests.with_sword_and_shield.table import GAME, Table

BOX = GAME.box(2)
YRMEGARD, BALDRIC = "yrmegard-von-stargardem", "baldric-of-ingelram"


def card(number: int) -> str:
    return [design.id for design in BOX.cards.designs if design.number == number][0]


def other_knight(*known: str) -> str:
    return [knight.id for knight in BOX.cards.knights if knight.id not in known][0]


def combat(number: int) -> CombatDesign:
    return [design for design in BOX.cards.combats if design.number == number][0]


def paid(t: Table, knight: int = 0) -> int:
    return int(t.box.cards.full - t.s.fatigue[knight])


def test_ws_2_0_5_example_1_what_hurts_teaches_makes_technique_the_better_tactic() -> None:
    assert [knight.number for knight in BOX.cards.knights if knight.id == YRMEGARD] == [30]
    t = Table(ours=True, knights=YRMEGARD, hands=["201"])
    assert card(201) == "what-hurts-teaches"
    assert (t.ability(0, "strength"), t.ability(0, "technique")) == (2, 2)
    t.say("play what-hurts-teaches")
    assert (t.ability(0, "strength"), t.ability(0, "technique")) == (2, 3)


def test_ws_2_1_2a_example_2_b_bids_12_against_15_and_starts_with_140() -> None:
    t = Table(ours=True, auction=True, first=0, hands=["110", "140"])
    assert t.may() == ["pass", "bid 15"]
    t.say("bid 15")
    assert t.may() == ["pass", "bid 12"]
    t.say("bid 12")
    assert t.may() == ["pass"]
    t.say("pass")
    assert (t.asked(), t.may()) == ([(1, "act")], [f"play {card(140)}"])


def test_ws_2_1_2a_example_3_a_must_bid_5_or_b_starts() -> None:
    for said, starts, opening in (("bid 5", 0, 114), ("pass", 1, 140)):
        t = Table(ours=True, auction=True, first=0, hands=["114 110", "140"])
        t.says("bid 15", "bid 12")
        assert (t.asked(), t.may()) == ([(0, "bid")], ["pass", "bid 5"])
        t.say(said)
        if said == "bid 5":
            t.say("pass")
        assert (t.asked(), t.may()) == ([(starts, "act")], [f"play {card(opening)}"])


def test_ws_2_2_3a_example_4_crooked_cut_6_by_baldric_2_is_8() -> None:
    assert [knight.number for knight in BOX.cards.knights if knight.id == BALDRIC] == [48]
    assert card(150).startswith("crooked-cut")
    t = Table(ours=True, knights=BALDRIC, tactics=["technique"], hands=["150"])
    t.says(f"play {card(150)}", "take")
    attack = [zone.strokes[0] for zone in telling.zones(t.box, t.s) if zone.look == "exchanges"][0]
    assert attack.card is not None
    assert (attack.card.ref, attack.value) == (f"combat:{card(150)}", "8")


def test_ws_2_2_3b_example_5_the_same_crooked_cut_costs_4() -> None:
    t = Table(ours=True, knights=BALDRIC, tactics=["technique"], hands=["150"])
    t.say(f"play {card(150)}")
    assert paid(t) == 4
    assert (t.told("price")[0]["points"], t.told("price")[0]["left"]) == (4, 24)


def test_ws_2_2_3b_example_6_wing_guard_3_by_a_knight_with_strength_4_is_free() -> None:
    guard = combat(131)
    assert (guard.of["guard"], guard.values[0]) == ("guard:wing-guard", 3)
    strong = [knight.id for knight in BOX.cards.knights if knight.abilities[0] == 4][0]
    attack = [one.id for one in BOX.cards.combats if one.attack in guard.stops and one.number != 131][0]
    t = Table(ours=True, knights=[other_knight(strong), strong], hands=[attack, "131"])
    t.says(f"play {attack}", f"stop {guard.id}")
    assert [told for told in t.told("price") if told["seat"] == 1] == []
    assert (t.told("defence-number")[0]["value"], t.told("defence-number")[0]["total"]) == (3, 7)


def test_ws_2_2_3c_example_7_attacking_before_costs_4_and_only_a_manoeuvre_answers() -> None:
    assert card(200) == "attacking-before"
    everything = " ".join(design.id for design in BOX.cards.designs if design.number != 200)
    t = Table(ours=True, hands=["200", everything])
    t.say("play attacking-before")
    assert paid(t) == 4
    assert {said.split()[0] for said in t.may()} == {"take", "manoeuvre"}


def test_ws_2_2_4c_example_8_bide_ones_time_from_21_to_23() -> None:
    assert card(190) == "bide-ones-time"
    t = Table(ours=True, fatigue=[21], hands=["190"])
    t.say("play bide-ones-time")
    assert t.s.fatigue[0] == 23


def test_ws_2_2_3c_example_9_a_squinting_cut_unanswered_is_one_hit() -> None:
    assert card(141).startswith("squinting-cut")
    t = Table(ours=True, hands=["141", ""])
    t.say(f"play {card(141)}")
    assert t.may() == ["take"]
    t.say("take")
    assert t.s.hits == [0, 1]


def test_ws_2_2_6_example_10_you_are_doing_fine_my_son_gives_6_and_nothing_at_full() -> None:
    assert card(192) == "you-are-doing-fine-my-son"
    for left, then in ((28, 28), (20, 26)):
        t = Table(ours=True, fatigue=[left], hands=["192"])
        t.say("play you-are-doing-fine-my-son")
        assert t.s.fatigue[0] == then


def test_ws_2_2_7_example_11_changing_thru_stops_a_squinting_cut_for_3() -> None:
    assert card(184) == "changing-thru"
    t = Table(ours=True, hands=["141", "184"])
    t.says(f"play {card(141)}", "stop changing-thru")
    assert (t.s.hits, paid(t, 1)) == ([0, 0], 3)


def test_ws_2_2_8_example_12_embrogation_of_the_picts_raises_baldric_to_3_to_the_end() -> None:
    assert card(217) == "embrogation-of-the-picts"
    t = Table(ours=True, knights=BALDRIC, hands=["217"])
    assert t.ability(0, "technique") == 2
    t.say("play embrogation-of-the-picts")
    assert t.ability(0, "technique") == 3
    t.says("end", "end")
    assert (t.ability(0, "technique"), t.improved(0)) == (3, "embrogation-of-the-picts")


def test_ws_2_2_9_example_13_a_combination_of_three_is_one_of_baldrics_four_actions() -> None:
    symbol = combat(141).symbol
    three = [one.id for one in BOX.cards.combats if one.symbol == symbol and not one.alone][:3]
    t = Table(ours=True, knights=BALDRIC, hands=[" ".join(three), ""])
    assert (t.ability(0, "endurance"), t.left) == (4, 4)
    t.says("combine", *[f"lay {one}" for one in three])
    t.says("take", "take", "take")
    assert (t.left, t.s.hits) == (3, [0, 3])


def test_ws_2_2_10_example_14_a_squinting_cut_that_costs_4_costs_5_when_shaken() -> None:
    for hits, price in ((3, 4), (4, 5)):
        t = Table(ours=True, knights=YRMEGARD, tactics=["technique"], hits=[hits], hands=["141"])
        t.say(f"play {card(141)}")
        assert paid(t) == price
