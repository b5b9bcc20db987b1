"""Whatever may be done with a card may be done with the first of the box that allows it, and with the last."""

import pytest

from tests.with_sword_and_shield.table import GAME, PLAIN, Table, changed, first_of_the_box

MOVERS = pytest.mark.parametrize("card", ["cross-cut-35", "father-strike-35"])
NONE = [0] * 6


@pytest.mark.parametrize("card", ["cross-cut-26", "dear-strength"])
def test_ws_1_1_1_a_card_is_discarded(card: str) -> None:
    t = Table(hands=[f"{card} feat"])
    t.say(f"discard {card}")
    assert (t.hand(0), t.discards(), t.s.hits, t.s.fatigue) == ("feat", card, [0, 0], [28, 28])


def test_ws_1_1_1_a_card_is_played() -> None:
    t = Table(knights="knight-3333", hands=["cross-cut-26 dear-strength"])
    t.says("play cross-cut-26", "take", "play dear-strength")
    assert (t.played(), t.improved(0), t.s.hits) == ("cross-cut-26", "dear-strength", [0, 1])


def test_ws_2_1_2a_a_card_opens() -> None:
    t = Table(auction=True, hands=["rage-cut-53 feat", ""], cards=first_of_the_box("combat", "rage-cut-53"))
    t.says("bid 6", "pass")
    assert (t.s.opening, t.may()) == (0, ["play rage-cut-53"])


@pytest.mark.parametrize("card", ["cross-cut-26", "stop-all"])
def test_ws_2_2_3c_a_card_stops_an_attack(card: str) -> None:
    t = Table(hands=["rage-cut-26", card])
    t.says("play rage-cut-26", f"stop {card}")
    assert (t.s.hits, t.played()) == ([0, 0], f"rage-cut-26 {card}")
    assert len(t.told("defended")) == 1


@pytest.mark.parametrize("card", ["cross-cut-26", "father-strike-26"])
def test_ws_2_2_5_a_card_with_the_symbol_makes_a_manoeuvre(card: str) -> None:
    t = Table(hands=["unstoppable", card])
    t.says("play unstoppable", f"manoeuvre {card}")
    assert (t.s.hits, t.s.fatigue[1], t.played()) == ([0, 0], 23, f"unstoppable {card}")


@pytest.mark.parametrize("cards", [["cross-cut-26", "cross-cut-35"], ["nobler-regains-4", "spy"]])
def test_ws_2_2_9_cards_make_a_combination(cards: list[str]) -> None:
    t = Table(hands=[" ".join(cards)])
    t.says("combine", *[f"lay {card}" for card in cards])
    assert [told["card"].split(":")[1] for told in t.told("laid")] == cards


@pytest.mark.parametrize("card", ["cross-cut-44", "father-strike-44"])
def test_ws_3_0_6a_a_card_with_the_symbol_locks(card: str) -> None:
    t = Table(6, mode="melee", hands=[card])
    t.says(f"lock {card}", "place 4")
    assert (t.s.locked, t.named(t.s.lock_cards[:1]), t.s.fatigue[0]) == ([3, -1, -1, 0, -1, -1], card, 25)


@MOVERS
def test_ws_3_0_5a_a_card_with_the_symbol_moves_in_the_own_turn(card: str) -> None:
    t = Table(6, mode="melee", hands=[card])
    t.says(f"move {card}", "place 2")
    assert (t.s.places, t.s.rear) == ([1, 0, 2, 3, 4, 5], 0)


@MOVERS
def test_ws_3_0_5b_and_leads_to_the_rear_and_back(card: str) -> None:
    t = Table(6, mode="melee", hands=[card])
    t.say(f"retreat {card}")
    assert (t.s.places, t.s.rear) == ([0, 1, 2, 3, 4, 5], 1)
    t = Table(6, mode="melee", hands=[card], rear=[0])
    t.say(f"move {card}")
    assert (t.s.places, t.s.rear) == ([0, 1, 2, 3, 4, 5], 0)


@MOVERS
def test_ws_3_0_5a_and_evades_a_blow_or_escapes_it(card: str) -> None:
    for said, places, rear in ([f"evade {card}", "place 5"], [0, 1, 2, 4, 3, 5], 0), ([f"escape {card}"], [0, 1, 2, 3, 4, 5], 8):
        t = Table(6, mode="melee", hands=["rage-cut-26", "", "", card])
        t.says("play rage-cut-26", "place 4", *said)
        assert (t.s.places, t.s.rear, t.s.hits, t.s.fatigue[3], t.s.fatigue[4]) == (places, rear, NONE, 18, 28)


# What an option can be


def test_the_kinds_of_question_have_room_for_every_option_and_no_more() -> None:
    box = GAME.box(2, {"mode": "melee"}, PLAIN)
    deck, moves, locks, dodges = 80, 11, 11, 11
    act = 4 + 2 * deck + locks + 2 * moves
    answer = 1 + deck + dodges + 2 * moves
    sizes = {"act": act, "answer": answer, "card": 1 + deck, "bid": 41, "place": 6, "knight": 6, "tactic": 8}
    assert {kind.name: kind.size for kind in box.kinds} == sizes


def test_only_the_cards_of_a_combination_and_the_first_tactics_are_chosen_in_secret() -> None:
    assert [kind.name for kind in GAME.box(2, None, PLAIN).kinds if kind.secret] == ["card", "tactic"]


# The highest initiative number there can be


HIGHEST = changed(PLAIN.text.replace("initiative = 30", "initiative = 40"))


def test_ws_2_1_2a_the_highest_number_is_a_bid_too() -> None:
    t = Table(auction=True, hands=["regain-6", ""], cards=HIGHEST)
    assert t.may() == ["pass", "bid 40"]
    t.says("bid 40", "pass")
    assert (t.asked(), t.may()) == ([(0, "act")], ["play regain-6"])


def test_ws_2_1_2c_and_breaks_a_tie_against_none() -> None:
    for seed in range(4):
        hands = ["rage-cut-53 regain-6", "rage-cut-53"]
        t = Table(decks="two", auction=True, hands=hands, cards=HIGHEST, seed=seed)
        t.says("bid 6", "bid 6", "pass", "pass")
        assert (t.s.opener, [told["count"] for told in t.told("showed")]) == (0, [40])
