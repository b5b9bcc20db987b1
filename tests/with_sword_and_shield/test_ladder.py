"""The ladder: each exchange of a turn as seven numbers that everybody sees."""

import pytest

from tabard.engine.zones import OPEN_YET
from tests.with_sword_and_shield.table import Table

NONE = "none"
HOW = ["hit", "guard", "achievement", "manoeuvre", "lateral", "retreat"]
TWOS = "knight-2233 knight-2224"  # Strength 2


def rungs(t: Table) -> list[list[object]]:
    """Attacker, its card, its number, defender, how it answered, with which card, its number."""
    found: list[list[object]] = []
    for at in range(0, len(t.s.ladder), 7):
        attacker, card, mine, rival, how, answer, theirs = t.s.ladder[at : at + 7]
        struck, stopped = [t.named([one]) if one >= 0 else NONE for one in (card, answer)]
        numbers = [one if one >= 0 else NONE for one in (mine, theirs)]
        found.append([attacker, struck, numbers[0], rival, HOW[how], stopped, numbers[1]])
    return found


@pytest.mark.parametrize(("attack", "said", "rung"), [
    ("rage-cut-44", "take", [0, "rage-cut-44", 6, 1, "hit", NONE, NONE]),
    ("rage-cut-44", "stop battle-cut-53", [0, "rage-cut-44", 6, 1, "guard", "battle-cut-53", 7]),
    ("rage-cut-44", "stop stop-all", [0, "rage-cut-44", 6, 1, "achievement", "stop-all", NONE]),
    ("rage-cut-44", "manoeuvre crown-cut-26", [0, "rage-cut-44", 6, 1, "manoeuvre", "crown-cut-26", NONE]),
    ("as-rage-cut", "take", [0, "as-rage-cut", NONE, 1, "hit", NONE, NONE]),
    ("as-rage-cut", "stop battle-cut-53", [0, "as-rage-cut", NONE, 1, "guard", "battle-cut-53", NONE]),
    ("as-rage-cut", "stop stop-all", [0, "as-rage-cut", NONE, 1, "achievement", "stop-all", NONE]),
    ("unstoppable", "manoeuvre crown-cut-26", [0, "unstoppable", NONE, 1, "manoeuvre", "crown-cut-26", NONE]),
], ids=str)  # fmt: skip
def test_ws_2_2_3a_an_exchange_is_a_rung(attack: str, said: str, rung: list[object]) -> None:
    t = Table(knights=TWOS, hands=[attack, "battle-cut-53 stop-all crown-cut-26"])
    t.says(f"play {attack}", said)
    assert rungs(t) == [rung]


@pytest.mark.parametrize(("said", "how"), [(["evade rage-cut-35", "place 5"], "lateral"), (["escape rage-cut-35"], "retreat")])
def test_ws_3_0_5a_so_is_a_melee_move(said: list[str], how: str) -> None:
    t = Table(6, mode="melee", hands=["crown-cut-26", "", "", "rage-cut-35"])
    t.says("play crown-cut-26", "place 4", *said)
    assert rungs(t) == [[0, "crown-cut-26", 4, 3, how, "rage-cut-35", NONE]]


def test_ws_2_2_9_each_blow_has_its_own_and_the_next_turn_begins_without() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-26 rage-cut-44", "battle-cut-53"])
    t.says("combine", "lay rage-cut-26", "lay rage-cut-44", "take", "stop battle-cut-53")
    assert [rung[1:2] + rung[4:5] for rung in rungs(t)] == [["rage-cut-26", "hit"], ["rage-cut-44", "guard"]]
    t.end()
    assert t.s.ladder == []


def test_ws_2_2_4e_a_defender_whom_the_price_puts_out_has_no_number() -> None:
    t = Table(knights=TWOS, hits=[0, 4], fatigue=[28, 3], hands=["rage-cut-44", "battle-cut-53"])
    t.says("play rage-cut-44", "stop battle-cut-53")
    assert rungs(t) == [[0, "rage-cut-44", 6, 1, "guard", "battle-cut-53", NONE]]
    assert (t.told("attack-number"), t.s.fatigue[0], t.s.over) == ([], 26, True)


def test_ws_2_2_4e_in_a_melee_alike_and_the_turn_goes_on() -> None:
    given = {"hits": [0, 0, 0, 4], "fatigue": [28, 28, 28, 3], "knights": "knight-2233 knight-3333 knight-4233 knight-2224"}
    t = Table(6, mode="melee", hands=["rage-cut-44", "", "", "battle-cut-53"], **given)
    t.says("play rage-cut-44", "place 4", "stop battle-cut-53")
    assert rungs(t) == [[0, "rage-cut-44", 6, 3, "guard", "battle-cut-53", NONE]]
    assert (t.told("attack-number"), t.s.fatigue[0], t.asked(), t.left) == ([], 26, [(0, "act")], 2)


@pytest.mark.parametrize(("attack", "terms"), [("rage-cut-44", [6, 2, 4]), ("as-rage-cut", []), ("unstoppable", [])])
def test_ws_2_2_3a_whoever_answers_an_attack_knows_its_number(attack: str, terms: list[int]) -> None:
    t = Table(knights=TWOS, hands=[attack, "battle-cut-53"])
    t.say(f"play {attack}")
    blow, answer = t.box.show.zones.exchanged(t.s)
    assert (blow.terms, answer.terms, answer.serves) == (terms, [], OPEN_YET)
