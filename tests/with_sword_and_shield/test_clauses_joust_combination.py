"""WS-2.2.9 and WS-2.2.9b: Combinations."""

import pytest

from tabard.engine.state import SPECTATOR
from tests.with_sword_and_shield.table import PLAIN, Table, changed

FREE = ["cross-cut-26", "cross-cut-35", "cross-cut-44", "cross-cut-53"]  # for a Knight with Strength 5
FIVES = "knight-5512 knight-4414"
TWOS = "knight-2233 knight-2224"


def lay(t: Table, *cards: str, enough: bool = False) -> None:
    t.say("combine")
    t.says(*[f"lay {card}" for card in cards])
    if enough:
        t.say("enough")


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.s.events]


# Which cards


def test_ws_2_2_9_two_cards_with_the_same_symbol_are_needed() -> None:
    assert "combine" not in Table(hands=["rage-cut-62 cross-cut-62 anger-cut-62"]).may()
    assert "combine" in Table(hands=["rage-cut-62 rage-cut-44"]).may()
    assert "combine" in Table(hands=["anger-cut-62 crooked-cut-62"]).may()  # other attacks, the same symbol


def test_ws_2_2_9_all_have_the_same_symbol() -> None:
    t = Table(hands=["cross-cut-62 crown-cut-44 regain-2 rage-cut-62 rage-cut-44 rage-cut-26 scalp-cut-62 feat"])
    t.say("combine")
    cross, rose = "cross-cut-62 crown-cut-44 regain-2", "rage-cut-26 rage-cut-44 rage-cut-62"
    assert sorted(t.may()) == sorted(f"lay {card}" for card in f"{cross} {rose}".split())
    t.say("lay crown-cut-44")
    assert t.may() == ["lay cross-cut-62", "lay regain-2"]
    t.say("lay regain-2")
    assert t.may() == ["enough", "lay cross-cut-62"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_ws_2_2_9_two_to_four_cards_are_one_action_and_cost_4_whatever_their_number(count: int) -> None:
    t = Table(knights=FIVES, hands=[" ".join([*FREE, "cross-cut-62"])])
    assert t.left == 2
    lay(t, *FREE[:count], enough=count < 4)
    assert t.s.fatigue[0] == 24
    assert t.told("combination-price") == [{"seat": 0, "knight": "knight:knight-5512", "points": 4, "left": 24, "shaken": 0}]
    t.says(*["take"] * count)
    assert (t.s.fatigue[0], t.s.hits[1], t.left) == (24, count, 1)
    assert len(t.told("attacked")) == count


def test_ws_2_2_9_never_one_card_and_never_five() -> None:
    t = Table(hands=[" ".join([*FREE, "cross-cut-62"])])
    t.say("combine")
    assert "enough" not in t.may()
    t.say("lay cross-cut-26")
    assert "enough" not in t.may()
    t.says("lay cross-cut-35", "lay cross-cut-44")
    assert "enough" in t.may()
    t.say("lay cross-cut-53")
    assert (t.asked(), t.hand(0)) == ([(1, "answer")], "cross-cut-62")


def test_ws_2_2_9_a_cards_text_may_forbid_it() -> None:
    t = Table(hands=["costly cross-cut-62 cross-cut-44"])
    t.say("combine")
    assert t.may() == ["lay cross-cut-44", "lay cross-cut-62"]


def test_ws_2_2_9_events_and_achievements_with_the_symbol_may_be_laid_too() -> None:
    t = Table(knights=TWOS, fatigue=[20, 20], hands=["tire-rival-3 anger-cut-26 rival-discards-2", ""])
    lay(t, "tire-rival-3", "anger-cut-26", enough=True)
    assert t.s.fatigue == [16, 17]
    assert t.asked() == [(1, "answer")]
    t = Table(knights=TWOS, hands=["as-rage-cut rage-cut-26"])
    lay(t, "as-rage-cut", "rage-cut-26")
    assert t.s.fatigue[0] == 22


def test_ws_2_2_9_without_a_blow_it_costs_the_same_and_nobody_answers() -> None:
    t = Table(fatigue=[20], hands=["regain-6 draw-2", ""], deck_rows=["spy feat"])
    lay(t, "regain-6", "draw-2")
    assert (t.s.fatigue[0], t.asked(), t.left) == (22, [(0, "act")], 2)
    assert t.played() == "regain-6 draw-2"


# Prices and order


def test_ws_2_2_9_the_4_come_on_top_of_each_cards_own_price() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-62 rage-cut-53"])
    lay(t, "rage-cut-62", "rage-cut-53")
    t.says("take", "take")
    assert t.s.fatigue[0] == 28 - 4 - 4 - 3


@pytest.mark.parametrize("said", ["crown-cut-44 cross-cut-26 cross-cut-62", "cross-cut-62 crown-cut-44 cross-cut-26"])
def test_ws_2_2_9_they_are_answered_one_after_the_other_in_the_order_laid(said: str) -> None:
    order = said.split()
    t = Table(hands=[" ".join(sorted(order)), "battle-cut-62"])
    lay(t, *order)
    for card in order:
        assert t.told("attacked")[-1]["card"] == f"combat:{card}"
        assert ("stop battle-cut-62" in t.may()) == card.startswith("cross")  # each blow for itself
        t.say("take")
    assert t.played().split() == order


def test_ws_2_2_9_each_blow_is_compared_for_itself() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-26 rage-cut-35", "rage-cut-44 battle-cut-53"])
    lay(t, "rage-cut-26", "rage-cut-35")
    t.says("stop rage-cut-44", "stop battle-cut-53")
    assert t.s.fatigue == [28 - 4 - 2 - 1 - 2, 28 - 2 - 3]
    assert [told["total"] for told in t.told("attack-number")] == [4, 5]


# WS-2.2.9b


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_ws_2_2_9b_all_cards_are_seen_before_the_first_answer(viewer: int) -> None:
    t = Table(hands=["rage-cut-62 rage-cut-44 rage-cut-26"])
    lay(t, "rage-cut-44", "rage-cut-62", enough=True)
    assert t.asked() == [(1, "answer")]
    assert t.told("combined") == [{"seat": 0, "knight": f"knight:{t.knight(0)}", "count": 2}]
    assert [told["card"] for told in t.told("laid")] == ["combat:rage-cut-44", "combat:rage-cut-62"]
    view = t.box.redact(t.s, viewer)
    assert t.named(view.table[0] + view.laid) == "rage-cut-44 rage-cut-62"


def test_ws_2_2_9b_and_none_before_all_are_laid() -> None:
    t = Table(hands=["rage-cut-62 rage-cut-44 rage-cut-26"])
    t.says("combine", "lay rage-cut-44", "lay rage-cut-62")
    view = t.box.redact(t.s, 1)
    assert (view.laid, [card for card in view.hands[0] if card >= 0], set(view.draft)) == ([], [], {-1})
    assert (t.told("combined"), t.s.fatigue[0]) == ([], 28)


def test_ws_2_2_9b_the_4_are_paid_first_then_each_price_as_its_turn_comes() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-62 rage-cut-53"])
    lay(t, "rage-cut-62", "rage-cut-53")
    assert (kinds(t), t.s.fatigue[0]) == (["combined", "laid", "laid", "combination-price", "attacked", "price"], 20)
    t.say("take")
    assert kinds(t)[6:] == ["unanswered", "hit", "attacked", "price"]
    assert t.s.fatigue[0] == 17


def test_ws_2_2_9b_shaken_adds_a_single_point() -> None:
    t = Table(knights=TWOS, hits=[4], hands=["rage-cut-62 rage-cut-53 rage-cut-26"])
    lay(t, "rage-cut-62", "rage-cut-53", "rage-cut-26")
    t.says("take", "take", "take")
    assert t.s.fatigue[0] == 28 - 5 - 4 - 3
    assert t.told("combination-price")[0]["shaken"] == 1
    assert [told["shaken"] for told in t.told("price")] == [0, 0]


def test_ws_2_2_9b_a_single_point_for_events_too() -> None:
    t = Table(hits=[4], fatigue=[20], hands=["regain-6 draw-2"])
    lay(t, "regain-6", "draw-2")
    assert t.s.fatigue[0] == 20 - 5 + 6


def test_ws_2_2_9b_a_hit_does_not_stop_it() -> None:
    t = Table(hands=["rage-cut-44 rage-cut-26 rage-cut-35", "battle-cut-53"])
    lay(t, "rage-cut-44", "rage-cut-26", "rage-cut-35")
    t.say("take")
    assert (t.s.hits, t.asked()) == ([0, 1], [(1, "answer")])
    t.says("stop battle-cut-53", "take")
    assert t.s.hits == [0, 2]


def test_ws_2_2_9b_nor_does_the_attackers_own_exhaustion() -> None:
    t = Table(knights=TWOS, fatigue=[4], hands=["rage-cut-44 rage-cut-26"])
    lay(t, "rage-cut-44", "rage-cut-26")
    assert (t.s.hits, t.s.fatigue[0]) == ([1, 0], 26)
    t.says("take", "take")
    assert t.s.hits == [1, 2]


def test_ws_2_2_9b_the_attackers_fifth_hit_does() -> None:
    t = Table(knights=TWOS, hits=[4, 3], fatigue=[8], hands=["rage-cut-26 rage-cut-53 rage-cut-35"])
    lay(t, "rage-cut-26", "rage-cut-53", "rage-cut-35")
    t.say("take")
    assert (t.s.over, t.s.hits, t.box.winners(t.s), t.asked()) == (True, [5, 4], [1], [])
    assert len(t.told("attacked")) == 2


def test_ws_2_2_9b_even_before_the_first_blow() -> None:
    t = Table(hits=[4, 4], fatigue=[5], hands=["rage-cut-26 rage-cut-35"])
    lay(t, "rage-cut-26", "rage-cut-35")
    assert (t.s.over, t.s.hits, t.box.winners(t.s), t.told("attacked")) == (True, [5, 4], [1], [])


def test_ws_2_2_9_cards_without_a_symbol_make_none() -> None:
    assert "combine" not in Table(hands=["feat rest-a-while unstoppable past-the-shield"]).may()
    t = Table(hands=["feat rest-a-while rage-cut-26 rage-cut-44"])
    t.say("combine")
    assert t.may() == ["lay rage-cut-26", "lay rage-cut-44"]


def test_ws_2_2_9_a_card_that_only_defends_is_not_laid_whatever_its_symbol() -> None:
    cards = changed(PLAIN.text.replace("number = 158\n", 'number = 158\nsymbol = "rose"\n'))
    assert "combine" not in Table(cards=cards, hands=["stop-squinting rage-cut-26"]).may()
    t = Table(cards=cards, hands=["stop-squinting rage-cut-26 rage-cut-44"])
    t.say("combine")
    assert t.may() == ["lay rage-cut-26", "lay rage-cut-44"]


def test_ws_2_2_9_a_blow_that_leads_to_a_look_at_the_hand_cannot_be_taken_back() -> None:
    t = Table(hands=["squinting-cut-26 spy squinting-cut-44", "feat"])
    lay(t, "squinting-cut-26", "squinting-cut-44", "spy")
    assert [t.say("take"), t.say("take")] == [True, False]
