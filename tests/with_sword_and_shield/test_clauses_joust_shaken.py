"""WS-2.2.10 and WS-2.2.11: Shaken, and the Grande Pass."""

import pytest

from tests.with_sword_and_shield.table import Table

TWOS = "knight-2233 knight-2224"
HAND = "rage-cut-53 rage-cut-26 as-rage-cut unstoppable feat rest-a-while draw-2 costly more-strength dear-strength"
NINE = "spy costly feat regain-2 regain-6 hit-both unsettle new-hand draw-2"

# WS-2.2.10


@pytest.mark.parametrize(("said", "price"), [
    ("play rage-cut-53", 3), ("play rage-cut-26", 0), ("play as-rage-cut", 2), ("play unstoppable", 4), ("play feat", 2),
    ("play draw-2", 0), ("play costly", 3), ("play more-strength", 0), ("play dear-strength", 2), ("discard rage-cut-53", 0),
    ("switch", 0),
])  # fmt: skip
@pytest.mark.parametrize("hits", [0, 3, 4])
def test_ws_2_2_10_from_the_fourth_hit_on_every_action_costs_1_more(said: str, price: int, hits: int) -> None:
    t = Table(knights=TWOS, hits=[hits], hands=[HAND])
    t.say(said)
    assert t.s.fatigue[0] == 28 - price - int(hits == 4)


def test_ws_2_2_10_an_action_that_gives_fatigue_costs_it_first() -> None:
    t = Table(hits=[4], fatigue=[20], hands=["rest-a-while"])
    t.say("play rest-a-while")
    assert t.s.fatigue[0] == 22
    assert t.told("price")[0]["points"] == t.told("price")[0]["shaken"] == 1


def test_ws_2_2_10_a_combination_too() -> None:
    t = Table(knights=TWOS, hits=[4], hands=["rage-cut-26 rage-cut-53"])
    t.says("combine", "lay rage-cut-26", "lay rage-cut-53")
    assert t.s.fatigue[0] == 23


@pytest.mark.parametrize("said", ["discard feat", "switch"])
def test_ws_2_2_10_what_has_no_price_of_its_own_says_so(said: str) -> None:
    t = Table(knights=TWOS, hits=[4], hands=["feat"])
    t.say(said)
    assert t.told("shaken-price") == [{"seat": 0, "knight": "knight:knight-2233", "points": 1, "left": 27}]


@pytest.mark.parametrize(
    ("said", "paid"), [("stop rage-cut-44", 2), ("manoeuvre crown-cut-26", 5), ("stop stop-all", 2), ("take", 0)]
)
def test_ws_2_2_10_defences_are_not_actions(said: str, paid: int) -> None:
    t = Table(knights=TWOS, hits=[0, 3 if said == "take" else 4], hands=["as-rage-cut", "rage-cut-44 crown-cut-26 stop-all"])
    t.says("play as-rage-cut", said)
    assert t.s.fatigue[1] == 28 - paid


def test_ws_2_2_10_who_is_shaken_pays_not_the_rival() -> None:
    t = Table(knights=TWOS, hits=[0, 4], hands=["rage-cut-53"])
    t.say("play rage-cut-53")
    assert t.s.fatigue == [25, 28]


def test_ws_2_2_10_at_once_after_the_fourth_hit() -> None:
    t = Table(knights=TWOS, hits=[3], fatigue=[3], hands=["rage-cut-53 feat"])
    t.say("play rage-cut-53")
    assert t.told("shaken") == [{"seat": 0, "knight": "knight:knight-2233"}]
    assert (t.s.hits[0], t.s.fatigue[0]) == (4, 28)
    t.says("take", "switch", "play feat")
    assert t.s.fatigue[0] == 28 - 1 - 3


@pytest.mark.parametrize("said", ["switch", "discard feat", "play more-strength", "play draw-2"])
def test_ws_2_2_10_the_point_may_be_the_last(said: str) -> None:
    t = Table(hits=[4], fatigue=[1], hands=["feat more-strength draw-2"])
    t.say(said)
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [5, 0], [1])


def test_ws_2_2_10_grande_pass_is_free() -> None:
    t = Table(hits=[4], fatigue=[1], hands=["feat"])
    t.say("rest")
    assert (t.s.over, t.s.fatigue[0]) == (False, 1)


# WS-2.2.11


@pytest.mark.parametrize("hits", [0, 1, 2, 3, 4])
def test_ws_2_2_11_only_a_shaken_knight_may_make_it(hits: int) -> None:
    assert ("rest" in Table(hits=[hits, 4], hands=["feat"]).may()) == (hits == 4)


def test_ws_2_2_11_the_whole_hand_is_discarded_and_eight_are_drawn_before_anybody_refills() -> None:
    hand, theirs = "rage-cut-62 rage-cut-44 rage-cut-26", " ".join(f"{cut}-62" for cut in ("cross-cut", "anger-cut"))
    t = Table(hits=[4], hands=[hand, theirs], deck_rows=[NINE])
    t.say("rest")
    assert sorted(t.hand(0).split()) == sorted(NINE.split()[:8])
    assert "draw-2" in t.hand(1).split()
    assert sorted(t.discards().split()) == sorted(hand.split())
    assert t.told("rested") == [{"seat": 0, "knight": f"knight:{t.knight(0)}", "count": 3}]


def test_ws_2_2_11_it_uses_all_actions() -> None:
    t = Table(knights="knight-2224", hits=[4], hands=["feat"])
    t.say("rest")
    assert (t.asked(), t.s.turn) == ([(1, "act")], 3)


@pytest.mark.parametrize(
    "said", [["switch"], ["discard feat"], ["play rage-cut-44", "take"], ["play more-endurance"]], ids=" ".join
)
def test_ws_2_2_11_it_must_be_the_first_thing_of_the_turn(said: list[str]) -> None:
    t = Table(hits=[4], hands=["feat rage-cut-44 more-endurance"])
    assert "rest" in t.may()
    t.says(*said)
    assert t.asked() == [(0, "act")]
    assert "rest" not in t.may()


def test_ws_2_2_11_shaken_in_the_middle_of_a_turn_one_waits_for_the_next() -> None:
    t = Table(knights=TWOS, hits=[3], fatigue=[3], hands=["rage-cut-53 feat"])
    t.says("play rage-cut-53", "take")
    assert "rest" not in t.may()
    t.says("end", "end")
    assert (t.asked(), "rest" in t.may()) == ([(0, "act")], True)


def test_ws_2_2_11_once_per_game_each() -> None:
    t = Table(hits=[4, 4], hands=["feat", "spy"])
    t.say("rest")
    assert "rest" in t.may()  # the rival still may
    t.end()
    assert (t.asked(), "rest" in t.may()) == ([(0, "act")], False)
    t.end()
    assert "rest" in t.may()


def test_ws_2_2_11_not_again_though_taken_in_an_earlier_turn() -> None:
    assert "rest" not in Table(hits=[4], rested=[0], hands=["feat"]).may()
    assert "rest" in Table(hits=[4], rested=[1], hands=["feat"]).may()
    assert "rest" not in Table(acting=1, hits=[0, 4], rested=[1], hands=["", "feat"]).may()
    assert "rest" in Table(acting=1, hits=[0, 4], rested=[0], hands=["", "feat"]).may()


def test_ws_2_2_11_not_in_place_of_the_opening_card() -> None:
    t = Table(hits=[4], turn=1, opening="rage-cut-53", hands=["rage-cut-53"])
    assert t.may() == ["play rage-cut-53"]


def test_ws_2_2_10_an_attack_that_costs_one_is_told_with_the_point_for_shaken() -> None:
    t = Table(knights="knight-2233", hits=[4], hands=["rage-cut-35", ""])  # Strength 3 against the Knight's 2
    t.say("play rage-cut-35")
    assert (t.told("price")[0]["points"], t.told("price")[0]["left"], t.s.fatigue[0]) == (2, 26, 26)
