"""The set that comes with the game: true to every known fact, and as large as it should be (rules, decks to write)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.words import Words
from tests.with_sword_and_shield.hidden import TABLES
from tests.with_sword_and_shield.table import ABILITIES, GAME

DATA = GAME.card_set().data
DECK = ["combat", "achievement", "event", "improvement"]
ATTACKS = [
    "cross-cut", "slanting-cut", "crooked-cut", "battle-cut", "squinting-cut", "rage-cut", "crown-cut", "scalp-cut", "anger-cut",
    "plunge-strike", "father-strike",
]  # fmt: skip
SHIELD = ["wing-guard", "rage-guard", "oak-door", "iron-hat", "groin-guard"]
SWORD = ["crown-guard", "barrier-guard", "iron-gate", "cross-guard", "hook-catcher"]
CHIVALROUS = ["nobler", "baser"]


def designs(*sections: str) -> list[dict[str, Any]]:
    return [one for section in sections for one in DATA[section]]


def numbered(number: int) -> dict[str, Any]:
    """The card with this number, and its section."""
    found = [{**one, "section": section} for section in DATA for one in DATA[section] if one.get("number") == number]
    assert len(found) == 1
    return found[0]


def verbs(card: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """What a card does, played or in defence."""
    listed = [*card.get("does", []), *card.get("defence", {}).get("does", [])]
    return [(one, {}) if isinstance(one, str) else next(iter(one.items())) for one in listed]


def share(mark: str) -> float:
    cards = designs(*DECK)
    return len([one for one in cards if one.get(mark)]) / len(cards)


# The known facts


@pytest.mark.parametrize(("number", "section", "id", "facts"), [
    (30, "knight", "yrmegard-von-stargardem", {"strength": 2, "technique": 2}),
    (48, "knight", "baldric-of-ingelram", {"technique": 2, "endurance": 4}),
    (110, "combat", "", {"initiative": 15}),
    (114, "combat", "", {"initiative": 5}),
    (140, "combat", "", {"initiative": 12}),
    (131, "combat", "", {"guard": "wing-guard", "strength": 3}),
    (141, "combat", "", {"attack": "squinting-cut"}),
    (150, "combat", "", {"attack": "crooked-cut", "technique": 6}),
    (184, "achievement", "changing-thru", {}),
    (190, "event", "bide-ones-time", {"does": [{"regain-fatigue": {"fatigue": 2}}]}),
    (192, "event", "you-are-doing-fine-my-son", {"does": [{"regain-fatigue": {"fatigue": 6}}]}),
    (200, "achievement", "attacking-before", {"attack": {"cost": 4}}),
    (201, "improvement", "what-hurts-teaches", {"technique": 1}),
    (217, "improvement", "embrogation-of-the-picts", {"technique": 1}),
])  # fmt: skip
def test_the_numbered_cards_of_the_examples(number: int, section: str, id: str, facts: dict[str, Any]) -> None:
    card = numbered(number)
    assert card["section"] == section
    assert not id or card["id"] == id
    assert {key: card.get(key) for key in facts} == facts
    assert card.get("cost", 0) == 0, "their examples pay nothing for these"


def test_example_7_attacking_before_is_answered_with_a_manoeuvre_only() -> None:
    box: Any = GAME.box(2)
    kind = [design.id for design in box.cards.designs].index("attacking-before")
    assert box.cards.attack[kind] == 255


def test_example_11_changing_thru_stops_a_squinting_cut_for_three() -> None:
    defence = numbered(184)["defence"]
    assert defence["cost"] == 3
    assert "squinting-cut" in defence["stops"]
    assert "does" not in defence


def test_examples_14_and_5_a_squinting_cut_and_a_crooked_cut_can_cost_four() -> None:
    """For the Knights of the examples: as much as the card's value is above the Knight's."""
    assert numbered(150)["technique"] - numbered(48)["technique"] == 4
    costs = {numbered(141)[tactic] - knight[tactic] for knight in designs("knight") for tactic in ABILITIES[:2]}
    assert 4 in costs


def test_example_6_some_knights_use_the_wing_guard_for_nothing() -> None:
    assert any(knight["strength"] == 4 for knight in designs("knight"))


@pytest.mark.parametrize("name", ["herue", "osbert", "guirbert"])
def test_the_knights_named_in_example_20_exist(name: str) -> None:
    assert name in [one["id"] for one in designs("knight")]


def test_numbers_run_as_far_as_the_known_ones_and_are_all_different() -> None:
    numbers = [one["number"] for one in designs("knight", "artefact", *DECK)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) == 30
    assert max(numbers) >= 217


def test_start_cards_have_low_numbers() -> None:
    assert max(one["number"] for one in designs("knight", "artefact")) < min(one["number"] for one in designs(*DECK))


def test_ws_2_1_2a_initiative_numbers_are_unique_and_on_cards_an_attacker_can_play() -> None:
    cards = [one for one in designs(*DECK) if "initiative" in one]
    bids = [one["initiative"] for one in cards]
    assert len(set(bids)) == len(bids)
    assert {5, 12, 15} <= set(bids)
    assert len(bids) >= 15, "else too many hands have none to bid with"
    assert all(one.get("copies", 1) == 1 for one in cards)
    assert all("attack" in one or "does" in one or one in designs("improvement") for one in cards)


def test_ws_1_2n_card_values_are_two_to_six_and_all_are_there() -> None:
    for tactic in ABILITIES[:2]:
        assert {one[tactic] for one in designs("combat")} == {2, 3, 4, 5, 6}


def test_knights_are_about_as_strong_as_the_known_ones() -> None:
    """Known are values of 2 to 4, and Endurance of 3 and 4; those that are ours may be one more or less."""
    for one in designs("knight"):
        assert {one["strength"], one["technique"]} <= {1, 2, 3, 4, 5}, one["id"]
        assert 2 <= one["endurance"] <= 5, one["id"]
        assert 0 <= one["chivalry"] <= 5, one["id"]


def test_every_card_says_where_it_is_from_and_no_invented_one_says_rulebook() -> None:
    """Of the printed cards only the Health card and the names of the attacks are in the rulebook, values and all."""
    for section, cards in DATA.items():
        for one in cards:
            assert one["source"] == ("rulebook" if section in ("health", "attack") else "reconstructed"), one["id"]
            assert "name" not in one, "names and texts of our set are in the words"
            assert "text" not in one


# Attacks and guards


def test_ws_2_2_1_the_eleven_attacks() -> None:
    assert sorted(one["id"] for one in designs("attack")) == sorted(ATTACKS)
    assert {one["with"] for one in designs("attack")} == {"edge", "point"}
    assert next(one["with"] for one in designs("attack") if one["id"] == "plunge-strike") == "point"


def test_ws_2_2_2_the_ten_guards() -> None:
    found = {one["id"]: one["with"] for one in designs("guard")}
    assert found == dict.fromkeys(SHIELD, "shield") | dict.fromkeys(SWORD, "sword")


@pytest.mark.parametrize("attack", ATTACKS)
def test_every_attack_has_a_shield_and_a_sword_answer(attack: str) -> None:
    guards = [one for one in designs("guard") if attack in one["stops"]]
    assert {one["with"] for one in guards} == {"shield", "sword"}
    used = {one["guard"] for one in designs("combat")}
    assert {one["with"] for one in guards if one["id"] in used} == {"shield", "sword"}, "and there are cards for both"


@pytest.mark.parametrize("guard", [*SHIELD, *SWORD])
def test_every_guard_stops_two_to_four_attacks(guard: str) -> None:
    stops = next(one["stops"] for one in designs("guard") if one["id"] == guard)
    assert 2 <= len(set(stops)) <= 4
    assert set(stops) <= set(ATTACKS)


def test_all_attacks_and_guards_are_on_combat_cards() -> None:
    attacks = Counter(one["attack"] for one in designs("combat"))
    guards = Counter(one["guard"] for one in designs("combat"))
    assert set(attacks) == set(ATTACKS)
    assert set(guards) == {*SHIELD, *SWORD}
    assert min(attacks.values()) >= 4
    assert min(guards.values()) >= 4


# How many of what


def test_ws_1_0_1c_health_cards_for_six() -> None:
    (health,) = designs("health")
    assert (health["fatigue"], health["hits"], health["copies"]) == (28, 5, 6)


def test_at_least_twelve_knights_each_with_arms_of_its_own() -> None:
    arms = [one["blazon"] for one in designs("knight")]
    assert len(arms) >= 12
    assert len(set(arms)) == len(arms)


def test_ws_1_0_1b_twelve_artefacts_four_of_each_group_some_unique() -> None:
    artefacts = designs("artefact")
    assert Counter(one["group"] for one in artefacts) == {"weapon": 4, "possession": 4, "garment": 4}
    unique = [one for one in artefacts if one.get("unique")]
    assert 2 <= len(unique) <= 6
    up_and_down = 0
    for one in artefacts:
        changes = [one[ability] for ability in ABILITIES if one.get(ability)]
        up_and_down += len(changes) == 2 and min(changes) < 0 < max(changes)
    assert up_and_down * 2 > len(artefacts), "mostly one up and one down"


def test_the_deck_is_as_large_as_it_should_be() -> None:
    sizes = {section: sum(one.get("copies", 1) for one in designs(section)) for section in DECK}
    assert 55 <= sizes["combat"] <= 65
    assert 18 <= sizes["achievement"] <= 22
    assert (sizes["event"], sizes["improvement"]) == (12, 16)


def test_ws_1_2_every_combat_and_event_card_has_one_of_five_or_six_symbols() -> None:
    symbols = Counter(one["symbol"] for one in designs("combat", "event"))
    assert len(symbols) in (5, 6)
    joining = Counter(one["symbol"] for one in designs("combat", "event") if not one.get("alone"))
    assert min(joining[symbol] for symbol in symbols) >= 3, "of each enough to combine"


@pytest.mark.parametrize(("language", "says"), [("en", "Not in a Combination."), ("es", "No se juega en una Combinación."),
                                                ("it", "Non si gioca in una Combinazione.")])  # fmt: skip
def test_ws_2_2_9_the_text_of_a_card_says_that_it_joins_no_combination(language: str, says: str) -> None:
    box: Any = GAME.box(2)
    words = Words(language, box)
    cards = [one for one in box.cards.designs if one.symbol >= 0]
    assert {one.alone for one in cards} == {True, False}
    assert [one.id for one in cards if (says in words.text(one.ref())) != one.alone] == []


def test_manoeuvres_are_on_about_one_card_in_six() -> None:
    assert 1 / 7 < share("manoeuvre") < 1 / 5


@pytest.mark.parametrize("mark", ["move", "lock"])
def test_melee_symbols_are_on_about_one_card_in_eight(mark: str) -> None:
    assert 1 / 10 < share(mark) < 1 / 6.5


def test_some_events_compare_chivalry() -> None:
    comparing = [one["id"] for one in designs("event") if any(given.get("of") in CHIVALROUS for _, given in verbs(one))]
    assert 2 <= len(comparing) < 12


def test_achievements_attack_defend_and_do_things_of_their_own() -> None:
    for key in ("attack", "defence", "does"):
        assert len([one for one in designs("achievement") if key in one]) >= 3


def test_improvements_raise_every_ability() -> None:
    assert {ability for one in designs("improvement") for ability in ABILITIES if ability in one} == set(ABILITIES)


def test_no_id_is_there_twice() -> None:
    for section in DATA:
        ids = [one["id"] for one in designs(section)]
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_set_can_be_played_at_every_table(seats: int, variant: dict[str, str]) -> None:
    box: Any = GAME.box(seats, variant)
    assert box.actions < 600
    for seed in range(5):
        s = box.deal(seed)
        box.playout(s, seed + 1)
        assert s.over
        box.check(s)


# The numbers of options


def test_every_option_has_a_number_of_its_own_and_no_kind_of_question_more_than_it_needs() -> None:
    box = GAME.box(6, {"mode": "melee"})
    sizes = {kind.name: kind.size for kind in box.kinds}
    every = len(designs(*DECK))
    locks, moves, manoeuvres = (len([one for one in designs(*DECK) if one.get(mark)]) for mark in ("lock", "move", "manoeuvre"))
    assert sizes["act"] == 4 + every + every + locks + moves + moves  # four; play, discard, lock, move, retreat
    assert sizes["answer"] == 1 + every + manoeuvres + moves + moves  # take; stop, manoeuvre, evade, escape
    assert sizes["card"] == 1 + every  # enough; lay
    assert (sizes["place"], sizes["knight"], sizes["tactic"]) == (6, 6, 2**3)
