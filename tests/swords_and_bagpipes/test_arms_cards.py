"""Every English Arms and King Edward card: troops, rewards, and what holds for its round (SB-I1, SB-I2)."""

from typing import Any

import pytest

from tabard.engine.rules import open_question
from tests.swords_and_bagpipes.cards import PLAIN, SET, all_as, entry, lying, number
from tests.swords_and_bagpipes.own import OwnTable, arms_card, pipe
from tests.swords_and_bagpipes.table import Table

GREY = [card["id"] for card in SET.data["arms"]]
KINGS = [card["id"] for card in SET.data["king"]]
SPECIAL = [card for card in GREY + KINGS if {"revealed", "handed", "stands"} & set(entry(card))]
REPLENISHMENTS = ["taxes", "militia", "troops", "mercenaries"]


def invaded(card: str, seats: int = 4, **more: Any) -> Table:
    """The card has been revealed; seat 0 holds the Badge and is on turn."""
    given: dict[str, Any] = {"arms": card, "badge": 0, "gold": [30] * seats, "castle": [30] * seats, **more}
    if card in KINGS:
        given["round"] = 7
    t = Table(seats, **given)
    assert t.arms == card
    return t


def beside_a_plain_card(t: Table, **more: Any) -> dict[str, Any]:
    """The same table with a card without any effect, but for the Arms cards and their troops."""
    want = lying(invaded(PLAIN, **more))
    now = lying(t)
    for name in ("arms", "arms_deck", "arms_out", "arms_gone", "troops", "round", "dice", "deck", "dagger_deck"):
        want[name] = now[name]
    return want


def allows(card: str) -> list[str]:
    """The Replenishments it leaves."""
    forbidden = entry(card).get("stands", {}).get("forbids", "")
    return [one for one in REPLENISHMENTS if one != forbidden]


# All of them


@pytest.mark.parametrize("card", GREY + KINGS)
def test_sb_i1_it_brings_its_troops_and_tells_them(card: str) -> None:
    t = invaded(card)
    assert t.s.troops == entry(card)["troops"]
    design = t.box.cards.arms_now(t.s)
    rewards = {"bonnet": design.bonnet, "pierced": design.pierced, "crown": design.crown, "generous": design.generous}
    assert rewards == {key: entry(card).get(key, False) for key in rewards}
    assert design.ref() == f"{'king' if card in KINGS else 'arms'}:{card}"


@pytest.mark.parametrize("card", GREY + KINGS)
def test_sb_i2_what_it_does_when_revealed_and_nothing_else(card: str) -> None:
    """The effects known so far: units of castles, gold of all, units for Scotland; each card of its own is tested below."""
    t = invaded(card)
    want = beside_a_plain_card(t)
    for verb, given in [next(iter(one.items())) for one in entry(card).get("revealed", [])]:
        if verb == "lose-units":
            want[given["from"]] = [units - given["units"] for units in want[given["from"]]]
        elif verb == "lose-gold":
            want["gold"] = [gold - given["gold"] for gold in want["gold"]]
        else:
            assert (verb, given["to"]) == ("gain-units", "scotland"), "a new effect: write its test here"
            want["scots"] += given["units"]
    all_as(want, t)


@pytest.mark.parametrize("card", GREY + KINGS)
def test_what_it_forbids_and_what_taxes_bring(card: str) -> None:
    t = invaded(card)
    assert [one for one in t.may() if one in REPLENISHMENTS] == allows(card)
    gold = t.s.gold.copy()
    t.say("taxes")
    assert t.s.gold == [gold[0] + entry(card).get("stands", {}).get("taxes", 1), *gold[1:]]


@pytest.mark.parametrize("card", GREY + KINGS)
def test_whom_it_lets_choose_and_whether_cards_of_the_tokens_are_played(card: str) -> None:
    t = invaded(card, hands=["vive-la-france", "ambush", "bruces-trick", "welsh-archers"])
    stands = entry(card).get("stands", {})
    t.turns(*["move 9"] * 4)
    camp = t.s.camp.copy()
    t.badge_to(1)
    handed = sum(given["units"] for verb, given in [next(iter(one.items())) for one in entry(card).get("handed", [])])
    assert t.s.camp == [camp[0], camp[1] + handed, *camp[2:]]
    free = bool(stands.get("badge-binds-nobody"))
    assert [seat for seat, _ in t.asked()] == ([0, 1, 2, 3] if free else [0, 2, 3])
    t.choose(*["scotland"] * (4 if free else 3))
    assert t.s.phase == (6 if stands.get("no-tokens") else 4)
    if not stands.get("no-tokens"):
        assert (t.asked(), "ambush" in t.may()) == ([(1, "play")], True)


@pytest.mark.parametrize("card", GREY + KINGS)
@pytest.mark.parametrize("scots_win", [True, False])
def test_its_rewards_are_paid(card: str, scots_win: bool) -> None:
    """Two stand for each side, one side with a full camp and the other with one unit each."""
    t = invaded(card, castle=[60] * 4)
    few, many = "move 1", "move 50"
    t.turns(*([many, many, few, few] if scots_win else [few, few, many, many]))
    t.badge_to(1)
    gold = t.s.gold.copy()
    for question in list(t.s.questions):
        t.say("scotland" if question.seat < 2 else "england", question.seat)
    assert (t.told("scots-won") != []) == scots_win
    loyal = entry(card)["bonnet" if scots_win else "pierced"]
    crown = entry(card)["crown"] if entry(card).get("generous") else entry(card)["crown"] // 2
    assert [now - then for now, then in zip(t.s.gold, gold)] == [loyal, loyal, crown, crown]


@pytest.mark.parametrize("card", [card for card in SPECIAL if card not in KINGS])
def test_its_effect_holds_for_this_round_only(card: str) -> None:
    t = Table(4, arms=f"{card} {PLAIN}", badge=0, gold=[30] * 4, castle=[30] * 4)
    t.turns(*["move 9"] * 4)
    t.badge_to(1)
    for question in list(t.s.questions):
        t.say("scotland", question.seat)
    t.passes()
    assert (t.s.round, t.arms, t.s.troops) == (2, PLAIN, entry(PLAIN)["troops"])
    assert (t.s.scots, t.s.camp) == (0, [0] * 4)
    assert [one for one in t.may() if one in REPLENISHMENTS] == REPLENISHMENTS
    gold = t.s.gold[1]
    t.say("taxes")
    assert t.s.gold[1] == gold + 1
    t.say("done")
    for _ in range(3):
        t.turn()
    t.badge_to(2)
    assert [seat for seat, _ in t.asked()] == [0, 1, 3]


# Those with an effect


def test_irvine_capitulation_frees_the_badge_holder() -> None:
    t = invaded("irvine-capitulation")
    t.turns(*["move 9"] * 4)
    t.badge_to(2)
    assert t.s.known == 0
    assert t.asked() == [(seat, "side") for seat in range(4)]
    t.say("england", 2)
    t.say("scotland", 0)
    t.say("scotland", 1)
    t.say("scotland", 3)
    assert [event["seat"] for event in t.told("stood-for-england")] == [2]
    assert t.s.record[-4:] == [0, 0, 1, 0]


def test_bruce_joins_us_again_brings_units_to_whoever_gets_the_badge() -> None:
    t = invaded("bruce-joins-us-again")
    t.turns()
    want = lying(t)
    t.badge_to(2)
    now = lying(t)
    assert {name for name in now if now[name] != want[name]} == {
        "camp", "badge", "badge_from", "badge_to", "phase", "frames", "known", "sides",
    }  # fmt: skip
    assert t.s.camp == [0, 0, number("bruce-joins-us-again", "gain-units", "units"), 0]
    assert (t.s.castle, t.s.gold) == (want["castle"], want["gold"])


def test_caerlaverock_raises_taxes() -> None:
    t = invaded("caerlaverock")
    gold = t.s.gold[0]
    t.say("taxes")
    assert t.s.gold[0] == gold + entry("caerlaverock")["stands"]["taxes"]
    assert entry("caerlaverock")["stands"]["taxes"] > 1


def test_warwolf_costs_everybody_units_of_the_castle() -> None:
    units = number("warwolf", "lose-units", "units")
    assert invaded("warwolf").s.castle == [30 - units] * 4
    assert invaded("warwolf", castle=[30, 0, 30, 0]).s.castle == [30 - units, 0, 30 - units, 0]


def test_methven_forbids_raising_the_militia_but_not_by_a_card() -> None:
    t = invaded("methven", hands=["raise-the-clans"])
    assert "militia" not in t.may()
    t.say("raise-the-clans")
    assert (t.s.camp, t.s.scots) == ([1] * 4, 1)


def test_pass_of_brander_brings_units_to_scotlands_camp() -> None:
    assert invaded("pass-of-brander").s.scots == number("pass-of-brander", "gain-units", "units")


def test_border_watch_forbids_mercenaries() -> None:
    t = invaded("border-watch")
    assert "mercenaries" not in t.may()
    assert "militia" in t.may()


def test_stone_of_destiny_costs_everybody_gold() -> None:
    gold = number("stone-of-destiny", "lose-gold", "gold")
    assert invaded("stone-of-destiny").s.gold == [30 - gold] * 4
    assert invaded("stone-of-destiny", gold=[0, 30, 30, 0]).s.gold == [0, 30 - gold, 30 - gold, 0]


def test_burgh_by_sands_closes_the_window_of_the_tokens_to_cards_and_village() -> None:
    t = invaded("burgh-by-sands", hands=["vive-la-france", "ambush"], village=["", "", "ferry"])
    t.turns(*["move 9"] * 4)
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    assert t.told("passed") == []  # nobody was asked
    assert (t.s.phase, t.asked()) == (6, [(1, "play")])  # the window of the bag is open as ever
    assert t.s.troops == entry("burgh-by-sands")["troops"]


# What holds for every card that could be written


@pytest.mark.parametrize(("seats", "units"), [(2, 3), (3, 1), (4, 0)])
def test_sb_i2_its_text_acts_after_the_units_of_two_and_three_players(seats: int, units: int) -> None:
    cards = arms_card("call", 'revealed = [{ gain-units = { units = 4, to = "scotland" } }]')
    box = OwnTable(cards, seats).box
    s = box.position({"arms": ["call"]})
    assert s.scots == units + 4
    t = OwnTable(cards, seats, arms="plain call", castle=[9] * seats)
    while t.s.round == 1:
        question = open_question(t.s.questions)
        t.say([one for one in [*t.may(question.seat), "done"] if one in t.may(question.seat)][0], question.seat)
    kinds = [event.kind for event in t.s.events]
    told = kinds[kinds.index("round-ended") :]
    order = [kind for kind in told if kind in ("invaded", "scots-joined", "units-gained")]
    assert order == (["invaded", "scots-joined", "units-gained"] if units else ["invaded", "units-gained"])


def test_sb_i2_others_are_all_but_the_badge_holder() -> None:
    cards = arms_card(
        "call", 'revealed = [{ lose-gold = { of = "others", gold = 2 } }]', "handed = [{ take-gold = { gold = 5 } }]"
    )
    t = OwnTable(cards, arms="call", badge=2)
    assert t.s.gold == [1, 1, 3, 1]
    t.turns()
    t.badge_to(0)
    assert t.s.gold == [7, 2, 4, 2]


def test_an_arms_text_asks_nobody_and_is_no_bagpipe_card() -> None:
    cards = arms_card("bad", 'revealed = [{ discard-cards = { of = "all", cards = 1 } }]') + pipe(
        "test", "axe", '"raise-militia"'
    )
    t = OwnTable(cards, arms="bad", hands=["test", "filler", "filler filler"], village=["", "church"])
    assert [len(hand) for hand in t.s.hands] == [0, 0, 1, 0]
    assert (t.asked(), t.s.playing, t.village(1)) == ([(0, "act")], -1, "church")


def test_each_arms_card_with_an_effect_has_a_test_that_names_it() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    missing = [card for card in SPECIAL if not any(f"{name}_".startswith(f"test_{card.replace('-', '_')}_") for name in names)]
    assert missing == []
    assert len(GREY) == len(set(GREY)) == 14
    assert len(KINGS) == len(set(KINGS)) == 5
