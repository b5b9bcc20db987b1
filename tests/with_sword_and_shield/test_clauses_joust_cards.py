"""WS-1.0.1a to WS-1.0.3, WS-1.2, WS-1.2n, WS-2.2.1 and WS-2.2.2: what the cards are, and what lies open."""

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.engine.state import SPECTATOR
from tabard.games.with_sword_and_shield.box import TourneyBox
from tests import telling
from tests.with_sword_and_shield.table import ABILITIES, GAME, PLAIN, Table

TEXT = (Path(__file__).parent / "plain.toml").read_text(encoding="utf-8")
BOXES = [GAME.box(2, None, PLAIN), GAME.box(2)]
NAMES = ["plain", "ours"]

ATTACKS = {
    "cross-cut", "slanting-cut", "crooked-cut", "battle-cut", "squinting-cut", "rage-cut", "crown-cut", "scalp-cut", "anger-cut",
    "plunge-strike", "father-strike",
}  # fmt: skip
SHIELD = {"wing-guard", "rage-guard", "oak-door", "iron-hat", "groin-guard"}
SWORD = {"crown-guard", "barrier-guard", "iron-gate", "cross-guard", "hook-catcher"}


def refused(text: str) -> str:
    """Why the plain box with one card more is no card set."""
    with pytest.raises(BadCardSet) as caught:
        GAME.box(2, None, CardSet("mine", "mine.toml", TEXT + text))
    return caught.value.message


def card(section: str, *lines: str) -> str:
    return "\n".join(["", f"[[{section}]]", 'id = "test"', "number = 900", *lines, 'source = "public"', ""])


def combat(strength: int, technique: int, *more: str) -> str:
    blow = ['attack = "rage-cut"', 'guard = "oak-door"']
    return card("combat", *blow, f"strength = {strength}", f"technique = {technique}", *more)


# Start cards


@pytest.mark.parametrize("box", BOXES, ids=NAMES)
def test_ws_1_0_1a_start_cards_are_knights_health_and_artefacts_and_none_is_in_the_deck(box: TourneyBox) -> None:
    start = [*box.cards.knights, *box.cards.healths, *box.cards.artefacts]
    assert {design.section for design in start} == {"knight", "health", "artefact"}
    assert not {design.section for design in box.cards.designs} & {"knight", "health", "artefact"}


@pytest.mark.parametrize("ability", ABILITIES)
def test_ws_1_0_1a_a_knight_has_four_abilities(ability: str) -> None:
    t = Table(knights="knight-2431 knight-5512")
    assert [t.ability(0, one) for one in ABILITIES] == [2, 4, 3, 1]
    assert t.box.cards.knights[t.s.knights[0]].printed()[ability] == t.ability(0, ability)


def test_ws_1_0_1b_an_artefact_raises_one_ability_and_lowers_another() -> None:
    t = Table(knights="knight-3333 knight-3323", artefacts=["strong"])
    assert [t.ability(0, one) for one in ABILITIES] == [4, 2, 3, 3]
    assert [t.ability(1, one) for one in ABILITIES] == [3, 3, 2, 3]


def test_ws_1_0_1b_three_groups_and_some_are_unique() -> None:
    for box in BOXES:
        assert {one.in_group for one in box.cards.artefacts} == {"weapon", "possession", "garment"}
        assert {one.unique for one in box.cards.artefacts} == {True, False}


def test_ws_1_0_1b_one_artefact_for_each_knight_never_discarded_or_changed() -> None:
    t = Table(artefacts=["strong", "noble"], hands=["rage-cut-62 regain-2 more-strength", ""])
    assert not [said for said in t.may() if "strong" in said.split() or "noble" in said]
    held = list(t.s.artefacts)
    t.box.playout(t.s, 7)
    assert t.s.over
    assert t.s.artefacts == held


def test_ws_1_0_1b_endurance_never_falls_below_1() -> None:
    t = Table(knights="knight-4414", artefacts=["slow"], hands=["rage-cut-62 more-endurance"])
    assert (t.ability(0, "endurance"), t.left) == (1, 1)
    assert t.ability(0, "strength") == 5


def test_ws_1_0_1b_another_ability_never_falls_below_0() -> None:
    t = Table(knights="knight-2233", artefacts=["skilful"], hands=["rage-cut-26"])
    assert (t.ability(0, "strength"), t.ability(0, "technique")) == (0, 4)
    t.say("play rage-cut-26")
    assert t.s.fatigue[0] == 28 - 2


@pytest.mark.parametrize("box", BOXES, ids=NAMES)
def test_ws_1_0_1c_health_is_28_fatigue_points_and_5_hits(box: TourneyBox) -> None:
    health = box.cards.healths[0]
    assert (health.fatigue, health.hits) == (28, 5)
    s = box.deal(3)
    assert (s.fatigue, s.hits) == ([28, 28], [0, 0])


@pytest.mark.parametrize("tactic", ["strength", "technique"])
def test_ws_1_0_1c_it_marks_the_tactic_strength_or_technique(tactic: str) -> None:
    t = Table(knights="knight-2431 knight-4233", tactics=[tactic, "strength"])
    view = t.box.redact(t.s, 1)
    marked = [zone.count for zone in telling.zones(t.box, view) if zone.chosen and zone.owner == 0]
    assert marked == [{"strength": 2, "technique": 4}[tactic]]


# Deck cards


@pytest.mark.parametrize("box", BOXES, ids=NAMES)
def test_ws_1_0_2a_the_deck_is_combat_achievement_event_improvement(box: TourneyBox) -> None:
    sections = {design.section for design in box.cards.designs}
    assert sections == {"combat", "achievement", "event", "improvement"}


def test_ws_1_0_2b_the_same_numbers_whether_it_attacks_or_defends() -> None:
    t = Table(knights="knight-2233 knight-2224", hands=["rage-cut-53", "battle-cut-53"], tactics=["strength", "technique"])
    t.says("play rage-cut-53", "stop battle-cut-53")
    assert t.told("attack-number")[0]["value"] == 5
    assert t.told("defence-number")[0]["value"] == 3
    t = Table(knights="knight-2233 knight-2224", hands=["battle-cut-53", "squinting-cut-53"])
    t.says("play battle-cut-53", "stop squinting-cut-53")
    assert t.told("attack-number")[0]["value"] == 5


def test_ws_1_0_2b_a_combat_card_is_one_attack_and_one_guard_of_sword_or_shield() -> None:
    for box in BOXES:
        for design in box.cards.combats:
            assert 0 <= design.attack < len(box.cards.attacks)
            assert design.weapon == box.cards.guards[design.guard].weapon
            assert design.stops == box.cards.guards[design.guard].stops


# What lies open


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_ws_1_0_3_start_cards_improvements_health_tactic_sizes_and_discards_lie_open(viewer: int) -> None:
    given = {"hits": [3, 1], "fatigue": [20, 9], "tactics": ["technique", "strength"], "artefacts": ["strong", "noble"]}
    hands = ["rage-cut-62", "anger-cut-44 regain-2"]
    t = Table(**given, hands=hands, improved=["more-strength", "more-technique"], discard_rows=["costly spy"])
    view = t.box.redact(t.s, viewer)
    for part in ("knights", "artefacts", "hits", "fatigue", "tactics", "improved", "discards"):
        assert getattr(view, part) == getattr(t.s, part)
    assert ([len(hand) for hand in view.hands], len(view.decks[0])) == ([1, 2], len(t.s.decks[0]))
    assert not [card for card in view.decks[0] if card >= 0]


@pytest.mark.parametrize(("viewer", "shown"), [(SPECTATOR, [False, False]), (0, [True, False]), (1, [False, True])])
def test_ws_1_0_3_a_hand_is_its_owners_secret(viewer: int, shown: list[bool]) -> None:
    t = Table(hands=["rage-cut-62 spy", "anger-cut-44 regain-2"])
    view = t.box.redact(t.s, viewer)
    assert [all(card >= 0 for card in hand) for hand in view.hands] == shown
    assert [any(card >= 0 for card in hand) for hand in view.hands] == shown


def test_ws_1_0_3_a_bid_shows_that_its_card_is_in_that_hand() -> None:
    t = Table(auction=True, hands=["rage-cut-53 rage-cut-62", "crown-cut-53"])
    t.say("bid 6")
    assert t.told("bid")[0]["card"] == "combat:rage-cut-53"
    assert t.named([card for card in t.box.redact(t.s, 1).hands[0] if card >= 0]) == "rage-cut-53"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("when", [{"auction": True}, {"turn": 1}, {"turn": 2}], ids=str)
def test_ws_1_0_3_the_tactics_chosen_lie_open_from_the_first_bid_on(viewer: int, when: dict[str, Any]) -> None:
    t = Table(**when, hands=["rage-cut-53", "crown-cut-53"], tactics=["technique", "strength"])
    zones = telling.zones(t.box, t.box.redact(t.s, viewer))
    assert [(zone.name, zone.owner) for zone in zones if zone.chosen] == [("figure-technique", 0), ("figure-strength", 1)]


def test_ws_1_0_3_a_cards_text_beats_a_clause() -> None:
    t = Table(hands=["costly cross-cut-62"])  # they share a symbol, but its text says: alone
    assert "combine" not in t.may()
    t = Table(hands=["regain-2 cross-cut-62"])
    assert "combine" in t.may()


# Icons and numbers


def test_ws_1_2_every_combat_card_and_every_event_has_a_combination_symbol() -> None:
    assert "symbol" in refused(combat(3, 3))
    assert "symbol" in refused(card("event", 'does = ["change-hand"]'))
    for box in BOXES:
        assert min(design.symbol for design in [*box.cards.combats, *box.cards.events]) >= 0


def test_ws_1_2_a_card_with_an_initiative_number_is_one_an_attacker_can_play() -> None:
    assert "WS-1.2" in refused(card("achievement", 'defence = { cost = 1, stops = ["rage-cut"] }', "initiative = 39"))
    for box in BOXES:
        assert all(box.cards.plays[kind] for kind in range(len(box.cards.designs)) if box.cards.initiative[kind])


def test_ws_1_2_in_a_joust_the_melee_symbols_mean_nothing() -> None:
    t = Table(hands=["rage-cut-35 rage-cut-44", "anger-cut-35 anger-cut-44"])
    assert {said.split()[0] for said in t.may()} == {"end", "switch", "combine", "play", "discard"}
    t.say("play rage-cut-44")
    assert t.may() == ["take", "stop anger-cut-35"]


@pytest.mark.parametrize(("strength", "technique"), [(1, 4), (4, 1), (7, 4), (4, 7)])
def test_ws_1_2n_a_number_outside_2_to_6_is_refused(strength: int, technique: int) -> None:
    assert "from 2 to 6" in refused(combat(strength, technique, 'symbol = "rose"'))


def test_ws_1_2n_every_number_from_2_to_6_has_its_words() -> None:
    told = resources.files("tabard").joinpath("words/en/with-sword-and-shield/rules.ftl").read_text(encoding="utf-8")
    for words in ("lame feeble strenuous powerful fierce", "awkward uninspired skilled dazzling brilliant"):
        assert ", ".join(f"{number} {word}" for number, word in enumerate(words.split(), 2)) in told


# Attacks and guards


@pytest.mark.parametrize("box", BOXES, ids=NAMES)
def test_ws_2_2_1_eleven_attacks_each_a_cut_or_a_thrust(box: TourneyBox) -> None:
    attacks = box.cards.attacks
    assert {attack.id for attack in attacks} == ATTACKS
    assert {attack.way for attack in attacks} == {"edge", "point"}


@pytest.mark.parametrize("box", BOXES, ids=NAMES)
def test_ws_2_2_2_ten_guards_five_with_the_shield_and_five_with_the_sword(box: TourneyBox) -> None:
    guards = box.cards.guards
    assert {guard.id for guard in guards if guard.printed()["with"] == "shield"} == SHIELD
    assert {guard.id for guard in guards if guard.printed()["with"] == "sword"} == SWORD


def test_ws_2_2_2_a_manoeuvre_is_the_third_way() -> None:
    t = Table(hands=["rage-cut-44", "rage-cut-35 squinting-cut-53 crown-cut-26"])
    t.say("play rage-cut-44")
    assert t.may() == ["take", "stop squinting-cut-53", "stop rage-cut-35", "manoeuvre crown-cut-26"]


def test_ws_1_0_2a_of_two_equal_cards_in_a_hand_one_is_played_and_one_stays() -> None:
    twice = CardSet("own", "own.toml", PLAIN.text.replace('id = "regain-2"', 'id = "regain-2"\ncopies = 2'))
    t = Table(cards=twice, hands=["regain-2 regain-2 feat", ""], fatigue=[20])
    t.say("play regain-2")
    assert (t.hand(0), t.played()) == ("feat regain-2", "regain-2")
    t.box.check(t.s)
