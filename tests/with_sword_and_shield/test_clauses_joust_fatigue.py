"""WS-2.2.4a to WS-2.2.4e, WS-2.2.6, WS-2.2.8 and WS-2.2.z: fatigue and hits, Events and Improvements, the end."""

import pytest

from tabard.engine.cardset import CardSet
from tests.with_sword_and_shield.table import PLAIN, Table

TWOS = "knight-2233 knight-2224"
THREES = "knight-3333 knight-3323"


def kinds(t: Table) -> list[str]:
    """What was told, in order."""
    return [event.kind for event in t.s.events]


# WS-2.2.4a


@pytest.mark.parametrize(("left", "then", "hits"), [(5, 1, 0), (4, 28, 1), (3, 28, 1), (1, 28, 1)])
def test_ws_2_2_4a_no_point_left_is_a_hit(left: int, then: int, hits: int) -> None:
    t = Table(knights=TWOS, fatigue=[left], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert (t.s.fatigue[0], t.s.hits[0], t.s.by_exhaustion) == (then, hits, hits)
    assert t.told("exhausted") == [{"seat": 0, "knight": "knight:knight-2233"}] * hits


@pytest.mark.parametrize("said", ["stop battle-cut-53", "manoeuvre crown-cut-26", "stop stop-all"])
def test_ws_2_2_4a_the_defender_too(said: str) -> None:
    t = Table(knights=TWOS, fatigue=[28, 2], hands=["rage-cut-53", "crown-cut-26 stop-all battle-cut-53"])
    t.says("play rage-cut-53", said)
    assert (t.s.hits, t.s.fatigue[1]) == ([0, 1], 28)


def test_ws_2_2_4a_the_difference_of_the_numbers_too() -> None:
    t = Table(knights=THREES, fatigue=[28, 3], hands=["rage-cut-62", "scalp-cut-35"])
    t.says("play rage-cut-62", "stop scalp-cut-35")
    assert (t.s.hits, t.s.fatigue) == ([0, 1], [25, 28])


@pytest.mark.parametrize("left", [1, 3])
def test_ws_2_2_4a_a_price_that_exhausts_leaves_nothing(left: int) -> None:
    t = Table(fatigue=[left], hands=["costly"])
    t.say("play costly")
    assert [(told["points"], told["left"]) for told in t.told("price")] == [(3, 0)]


# WS-2.2.4b


def test_ws_2_2_4b_a_hit_by_a_blow_brings_fatigue_back_to_start() -> None:
    t = Table(fatigue=[28, 6], hands=["rage-cut-44"])
    t.says("play rage-cut-44", "take")
    assert (t.s.hits, t.s.fatigue[1]) == ([0, 1], 28)


def test_ws_2_2_4b_a_hit_by_a_card_too() -> None:
    t = Table(knights="knight-4243 knight-2423", fatigue=[9, 6], hands=["baser-hit"])
    t.say("play baser-hit")
    assert (t.s.hits, t.s.fatigue) == ([0, 1], [9, 28])


def test_ws_2_2_4b_what_was_still_owed_is_forgiven() -> None:
    t = Table(knights=TWOS, fatigue=[1], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert t.s.fatigue[0] == 28


# WS-2.2.4c


@pytest.mark.parametrize(("left", "then"), [(20, 26), (22, 28), (23, 28), (28, 28)])
def test_ws_2_2_4c_regained_fatigue_never_exceeds_28_and_never_heals_a_hit(left: int, then: int) -> None:
    t = Table(fatigue=[left], hits=[2], hands=["regain-6"])
    t.say("play regain-6")
    assert (t.s.fatigue[0], t.s.hits) == (then, [2, 0])
    assert t.told("regained") == [{"seat": 0, "knight": f"knight:{t.knight(0)}", "points": then - left, "left": then}]


# WS-2.2.4d


def test_ws_2_2_4d_five_hits_and_the_knight_is_out() -> None:
    t = Table(hits=[0, 3], hands=["rage-cut-44 rage-cut-26"])
    t.says("play rage-cut-44", "take")
    assert (t.s.over, t.s.hits) == (False, [0, 4])
    t.says("play rage-cut-26", "take")
    assert (t.s.over, t.s.hits, t.box.winners(t.s), t.asked()) == (True, [0, 5], [0], [])
    assert t.told("out") == [{"seat": 1, "knight": f"knight:{t.knight(1)}"}]
    assert [t.box.total(t.s, seat) for seat in (0, 1)] == [5, 0]


def test_ws_2_2_4d_by_exhaustion_too() -> None:
    t = Table(knights=TWOS, hits=[4], fatigue=[3], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [5, 0], [1])


def test_ws_2_2_4d_costs_are_paid_before_effects() -> None:
    t = Table(hits=[4, 4], fatigue=[3, 3], hands=["feat"])
    t.say("play feat")  # 2, and 1 for being shaken; the rival would lose 3
    assert (t.s.over, t.s.hits, t.s.fatigue[1]) == (True, [5, 4], 3)
    assert t.box.winners(t.s) == [1]


@pytest.mark.parametrize("card", ["hit-both", "tire-both-5"])
def test_ws_2_2_4d_an_effect_on_both_strikes_who_played_it_first_who_then_loses_at_once(card: str) -> None:
    t = Table(hits=[4, 4], fatigue=[6, 3], hands=[card])
    t.say(f"play {card}")
    assert (t.s.over, t.s.hits, t.s.fatigue[1]) == (True, [5, 4], 3)
    assert t.box.winners(t.s) == [1]


def test_ws_2_2_4d_on_both_means_both() -> None:
    t = Table(hits=[2, 4], fatigue=[9, 9], hands=["hit-both"])
    t.say("play hit-both")
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [3, 5], [0])


# WS-2.2.4e


def test_ws_2_2_4e_attackers_price_then_defenders_price_then_the_difference() -> None:
    t = Table(knights=TWOS, hits=[4], hands=["rage-cut-53", "rage-cut-44"])
    t.says("play rage-cut-53", "stop rage-cut-44")
    told = ["attacked", "price", "defended", "price", "attack-number", "defence-number", "outfought"]
    assert kinds(t) == told
    assert [(one["seat"], one["points"], one["left"], one["shaken"]) for one in t.told("price")] == [(0, 4, 24, 1), (1, 2, 26, 0)]
    assert t.told("outfought") == [{"seat": 1, "knight": "knight:knight-2224", "points": 1, "left": 25, "higher": 7, "lower": 6}]
    facts = {"seat": 1, "knight": "knight:knight-2224", "card": "combat:rage-cut-44", "against": "combat:rage-cut-53"}
    assert t.told("defended")[0].items() >= facts.items()


def test_ws_2_2_4e_payments_are_separate_so_each_may_be_a_hit_of_its_own() -> None:
    t = Table(knights=TWOS, fatigue=[28, 2], hands=["rage-cut-62", "rage-cut-44"])
    t.says("play rage-cut-62", "stop rage-cut-44")
    assert (t.s.hits, t.s.fatigue) == ([0, 1], [24, 26])  # 2 of 2 is a hit; then 2 of 28


def test_ws_2_2_4e_a_price_may_exceed_what_is_left_and_the_attack_still_counts() -> None:
    t = Table(knights=TWOS, fatigue=[1], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert (t.asked(), t.s.hits) == ([(1, "answer")], [1, 0])
    t.say("take")
    assert t.s.hits == [1, 1]


def test_ws_2_2_4e_so_does_an_effect_and_a_manoeuvre() -> None:
    t = Table(fatigue=[1, 1], hands=["feat rage-cut-44", "crown-cut-26"])
    t.say("play feat")
    assert t.s.hits == [1, 1]
    t = Table(fatigue=[28, 1], hands=["rage-cut-44", "crown-cut-26"])
    t.says("play rage-cut-44", "manoeuvre crown-cut-26")
    assert (t.s.hits, t.s.fatigue[1]) == ([0, 1], 28)


def test_ws_2_2_4e_unless_that_was_the_fifth_hit_of_the_attacker() -> None:
    t = Table(knights=TWOS, hits=[4, 4], fatigue=[5, 28], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert (t.s.over, t.asked(), t.s.hits, t.box.winners(t.s)) == (True, [], [5, 4], [1])


def test_ws_2_2_4e_unless_that_was_the_fifth_hit_of_the_defender() -> None:
    t = Table(knights=TWOS, hits=[4, 4], fatigue=[2, 4], hands=["rage-cut-26", "slanting-cut-62"])
    t.says("play rage-cut-26", "stop slanting-cut-62")  # compared, the attacker would have been exhausted
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [4, 5], [0])
    assert t.told("attack-number") == []


def test_ws_2_2_4e_the_difference_may_be_the_attackers_fifth_hit() -> None:
    t = Table(knights=TWOS, hits=[4, 4], fatigue=[5, 28], hands=["rage-cut-26", "slanting-cut-62"])
    t.says("play rage-cut-26", "stop slanting-cut-62")
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [5, 4], [1])


# WS-2.2.6


def test_ws_2_2_6_events_are_for_the_attacker_only() -> None:
    t = Table(fatigue=[20, 20], hands=["regain-2 rage-cut-44", "regain-6 tire-both-5 spy"])
    t.say("play regain-2")
    assert (t.s.fatigue[0], t.told("played")[0]["card"]) == (22, "event:regain-2")
    t.say("play rage-cut-44")
    assert t.may() == ["take"]


def test_ws_2_2_6_an_event_with_a_price_costs_it() -> None:
    t = Table(hands=["costly"])
    t.say("play costly")
    assert (t.s.fatigue[0], t.played(), len(t.s.hands[0])) == (25, "costly", 1)


# WS-2.2.8


def test_ws_2_2_8_improvements_are_for_the_attacker_only() -> None:
    t = Table(hands=["rage-cut-44", "more-strength"])
    t.say("play rage-cut-44")
    assert t.may() == ["take"]


def test_ws_2_2_8_they_act_at_once() -> None:
    t = Table(knights=TWOS, hands=["more-strength rage-cut-62", ""])
    t.say("play more-strength")
    assert (t.ability(0, "strength"), t.improved(0), t.played(), t.s.fatigue[0]) == (3, "more-strength", "", 28)
    t.say("play rage-cut-62")
    assert t.s.fatigue[0] == 25


def test_ws_2_2_8_one_with_a_price_costs_it() -> None:
    t = Table(knights=TWOS, hands=["dear-strength"])
    t.say("play dear-strength")
    assert (t.ability(0, "strength"), t.s.fatigue[0]) == (3, 26)


def test_ws_2_2_8_they_lie_beside_the_knight_to_the_end_of_the_game() -> None:
    t = Table(hands=["more-technique"])
    t.say("play more-technique")
    t.box.playout(t.s, 3)
    assert t.s.over
    assert "more-technique" in t.improved(0)


def test_ws_2_2_8_any_number_of_them() -> None:
    t = Table(knights=TWOS, improved=["more-technique more-chivalry"], hands=["more-strength dear-strength more-endurance"])
    t.says("play more-strength", "play dear-strength", "play more-endurance")
    assert [t.ability(0, one) for one in ("strength", "technique", "chivalry", "endurance")] == [4, 3, 5, 4]


def test_ws_2_2_8_more_endurance_gives_its_action_in_the_same_turn() -> None:
    t = Table(knights="knight-2431", hands=["more-endurance feat"])
    assert t.left == 1
    t.say("play more-endurance")
    assert (t.left, t.asked()) == (1, [(0, "act")])
    t.say("play feat")
    assert t.asked() == [(1, "act")]


# WS-2.2.z


@pytest.mark.parametrize(("hits", "fatigue", "winners"), [
    ([1, 2], [3, 28], [0]), ([3, 2], [28, 3], [1]), ([2, 2], [10, 9], [0]), ([2, 2], [9, 10], [1]), ([2, 2], [9, 9], [0, 1]),
])  # fmt: skip
def test_ws_2_2_z_after_200_turns_fewer_hits_then_more_fatigue_else_a_draw(
    hits: list[int], fatigue: list[int], winners: list[int]
) -> None:
    t = Table(turn=200, hits=hits, fatigue=fatigue)
    t.end()
    assert (t.s.over, t.s.turn, t.box.winners(t.s)) == (True, 200, winners)
    assert t.told("time-out") == [{"seat": 0, "count": 200}]


def test_ws_2_2_z_not_after_199() -> None:
    t = Table(turn=199)
    t.end()
    assert (t.s.over, t.s.turn, t.asked()) == (False, 200, [(1, "act")])


def test_ws_2_2_z_the_200th_turn_is_played_to_its_end() -> None:
    t = Table(turn=200, hits=[1, 1], hands=["rage-cut-44", ""])
    t.says("play rage-cut-44", "take")
    assert not t.s.over
    t.end()
    assert (t.s.over, t.box.winners(t.s)) == (True, [0])


@pytest.mark.parametrize(("hits", "winners"), [([1, 2], [0]), ([2, 1], [1]), ([0, 0], [0, 1])])
def test_ws_2_2_z_when_nobody_holds_or_can_draw_a_card(hits: list[int], winners: list[int]) -> None:
    text = PLAIN.text.split("[[combat]]")[0]
    for at, ability in enumerate(("strength", "technique")):
        lines = ["[[improvement]]", f'id = "{ability}"', f"number = {900 + at}", f"{ability} = 1", "copies = 20"]
        text += "\n".join([*lines, 'source = "public"', "", ""])
    improved = [" ".join(["strength"] * 19), " ".join(["technique"] * 20)]
    t = Table(cards=CardSet("mine", "mine.toml", text), hits=hits, improved=improved, hands=["strength"])
    t.say("play strength")
    assert not t.s.over
    t.end()
    assert (t.s.over, t.s.turn, t.box.winners(t.s)) == (True, 2, winners)


def test_ws_2_2_z_not_while_there_is_a_card_to_draw() -> None:
    t = Table(hands=["feat"], others="discards")
    t.says("discard feat", "end")
    assert (t.s.over, t.asked()) == (False, [(1, "act")])
