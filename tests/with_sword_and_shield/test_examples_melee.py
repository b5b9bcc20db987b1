"""The rulebook's examples 15 to 20: the Mêlée."""

from tabard.games.with_sword_and_shield.box import StartDeck
from tests.with_sword_and_shield.table import Table

# The rulebook's Knight 1 is Knight 0 of the tests, at the place 1.


def test_ws_3_0_3_example_15_the_positions_of_attack_of_six_knights() -> None:
    reach = []
    for knight in range(6):
        t = Table(6, mode="melee", acting=knight, hands=["" for _ in range(knight)] + ["rage-cut-26"])
        t.say("play rage-cut-26")
        reach.append([int(option.split()[1]) for option in t.may()])
    assert reach == [[4, 5], [4, 5, 6], [5, 6], [1, 2], [1, 2, 3], [2, 3]]


def test_ws_3_0_3_example_16_knight_6_attacks_2_twice_and_3_once() -> None:
    hand = "rage-cut-26 crown-cut-26 scalp-cut-26"
    t = Table(6, mode="melee", acting=5, hands=["", "", "", "", "", hand], places=[1, 2, 3, 4, 5, 6],
              knights="knight-4414 knight-4233 knight-4243 knight-2224 knight-2423 knight-2233")  # fmt: skip
    assert t.left == 3
    t.says("play rage-cut-26", "place 2", "take", "play crown-cut-26", "place 2", "take", "play scalp-cut-26", "take")
    assert t.s.hits == [0, 2, 1, 0, 0, 0]


def test_ws_3_0_3_example_17_knight_5_attacks_2_twice_1_once_3_once() -> None:
    t = Table(6, mode="melee", acting=4, hands=["", "", "", "", "rage-cut-26 crown-cut-26 scalp-cut-26 anger-cut-26"],
              knights="knight-4233 knight-4243 knight-2233 knight-2423 knight-2224")  # fmt: skip
    assert t.left == 4
    t.says("play rage-cut-26", "place 2", "take", "play crown-cut-26", "place 2", "take")
    t.say("play scalp-cut-26")
    assert t.may() == ["place 1", "place 3"]
    t.says("place 1", "take", "play anger-cut-26", "take")
    assert t.s.hits == [1, 2, 1, 0, 0, 0]


def test_ws_3_0_4a_the_rulebooks_first_turns() -> None:
    t = Table(6, mode="melee", acting=2, hands=["", "", "rage-cut-26 crown-cut-26", "", "", "scalp-cut-26"])
    t.says("play rage-cut-26", "place 5", "take", "play crown-cut-26", "place 6", "take", "end")
    names = [t.knight(knight) for knight in range(6)]
    drew = [names.index(told["knight"].split(":")[1]) for told in t.told("drew")]
    assert drew.index(5) < drew.index(2)
    assert drew.index(4) < drew.index(2)
    assert t.s.acting == 5
    t.say("play scalp-cut-26")
    assert t.may() == ["place 2", "place 3"]
    t.says("place 2", "take", "end")
    assert t.s.acting == 4


def test_ws_3_0_5a_example_18_knight_3_moves_knight_6_goes_on_against_knight_1() -> None:
    t = Table(6, mode="melee", acting=5, hands=["", "", "battle-cut-35", "", "", "rage-cut-26 crown-cut-26"])
    t.says("play rage-cut-26", "place 3", "evade battle-cut-35", "place 1")
    assert [place + 1 for place in t.s.places[:3]] == [3, 2, 1]
    assert (t.s.hits[2], t.s.fatigue[2]) == (0, 18)
    t.says("play crown-cut-26", "place 3")
    assert t.asked() == [(t.s.leads[0], "answer")]
    t.say("take")
    assert t.s.hits == [1, 0, 0, 0, 0, 0]


def test_ws_3_0_5b_example_19_knight_1_pays_ten_of_fifteen_for_a_defensive_move() -> None:
    t = Table(6, mode="melee", acting=3, hits=[4], fatigue=[15], hands=["battle-cut-35", "", "", "rage-cut-26 crown-cut-26"],
              knights="knight-2233 knight-2423 knight-3333 knight-4414")  # fmt: skip
    t.says("play rage-cut-26", "place 1", "escape battle-cut-35")
    assert (t.s.rear, t.s.fatigue[0], t.s.hits[0], t.left) == (1, 5, 4, 3)
    t.say("play crown-cut-26")
    assert t.asked() == [(t.s.leads[1], "answer")]  # Knight 1 is safe; only Knight 2 is left in reach


def test_ws_3_1_1_example_20_team_b_must_redraw_herue() -> None:
    t = Table(6, mode="melee", ours=True)
    t.s = t.box.empty()
    t.s.events = []
    names = [one.id for one in t.box.cards.knights]
    rows = ["herue", "baldric-of-ingelram", "osbert", "yrmegard-von-stargardem", "guirbert", "herue"]
    for knight, name in enumerate(rows):
        stock = StartDeck(t.box.cards)
        other = next(one for one in range(len(names)) if names[one] not in rows)
        stock.left = [other, -1, names.index(name)]
        t.box.reveal_for(t.s, knight, stock)
    assert [t.knight(knight) for knight in range(5)] == rows[:5]
    assert t.knight(5) not in rows
    assert t.told("redrawn") == [{"seat": t.s.leads[5], "knight": "knight:herue"}]


def test_ws_3_1_1_example_20_in_real_deals_a_knight_is_redrawn_only_if_the_other_team_has_it() -> None:
    t = Table(6, mode="melee")
    found = 0
    for seed in range(60):
        t.s = t.box.deal(seed, telling=True)
        names = {f"knight:{t.knight(knight)}": t.s.teams[knight] for knight in range(6)}
        for told in t.told("redrawn"):
            assert names[told["knight"]] != t.s.teams[t.s.leads.index(told["seat"])]
            found += 1
    assert found
