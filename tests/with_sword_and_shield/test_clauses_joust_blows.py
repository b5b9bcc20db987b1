"""WS-2.2.3a to WS-2.2.3d, WS-2.2.5 and WS-2.2.7: attacks, answers, and what they cost."""

import pytest

from tests.with_sword_and_shield.table import GAME, PLAIN, Table

CARDS = GAME.box(2, None, PLAIN).cards
THREES = "knight-3333 knight-3323"
TWOS = "knight-2233 knight-2224"
WING = {2: "plunge-strike-26", 3: "scalp-cut-35", 4: "rage-cut-44", 5: "battle-cut-53", 6: "slanting-cut-62"}  # by Strength

# WS-2.2.3a


def test_ws_2_2_3a_the_number_is_knight_plus_card_in_the_same_tactic() -> None:
    t = Table(knights="knight-2423 knight-4233", tactics=["technique"], hands=["rage-cut-35", "battle-cut-53"])
    t.says("play rage-cut-35", "stop battle-cut-53")
    attack, defence = t.told("attack-number")[0], t.told("defence-number")[0]
    terms = {"tactic": "technique", "own": 4, "value": 5, "total": 9, "change": 0}
    assert attack == {"seat": 0, "knight": "knight:knight-2423", **terms}
    terms = {"tactic": "strength", "own": 4, "value": 5, "total": 9, "change": 0}
    assert defence == {"seat": 1, "knight": "knight:knight-4233", **terms}
    assert t.told("even") == [{"seat": 0, "total": 9}]


@pytest.mark.parametrize(("mine", "theirs", "numbers"), [
    ("strength", "strength", [8, 6]), ("strength", "technique", [8, 10]), ("technique", "strength", [6, 6]),
    ("technique", "technique", [6, 10]),
])  # fmt: skip
def test_ws_2_2_3a_attacker_and_defender_may_fight_in_different_tactics(mine: str, theirs: str, numbers: list[int]) -> None:
    t = Table(knights="knight-2423 knight-4414", tactics=[mine, theirs], hands=["rage-cut-62", "plunge-strike-26"])
    t.says("play rage-cut-62", "stop plunge-strike-26")
    assert [t.told("attack-number")[0]["total"], t.told("defence-number")[0]["total"]] == numbers
    assert t.s.ladder[2::4] == numbers


def test_ws_2_2_3a_artefact_and_improvements_change_the_knights_value() -> None:
    given = {"artefacts": ["strong", "skilful"], "improved": ["more-strength dear-strength", "more-technique"]}
    t = Table(knights=THREES, tactics=["strength", "technique"], hands=["rage-cut-53", "battle-cut-53"], **given)
    t.says("play rage-cut-53", "stop battle-cut-53")
    mine, theirs = {"seat": 0, "knight": "knight:knight-3333"}, {"seat": 1, "knight": "knight:knight-3323"}
    assert t.told("artefact-adds") == [
        {**mine, "artefact": "artefact:strong", "tactic": "strength", "change": 1},
        {**theirs, "artefact": "artefact:skilful", "tactic": "technique", "change": 2},
    ]
    assert t.told("improvement-adds") == [
        {**mine, "card": "improvement:more-strength", "tactic": "strength", "change": 1},
        {**mine, "card": "improvement:dear-strength", "tactic": "strength", "change": 1},
        {**theirs, "card": "improvement:more-technique", "tactic": "technique", "change": 1},
    ]
    assert t.told("attack-number") == [{**mine, "tactic": "strength", "own": 6, "value": 5, "total": 11, "change": 3}]
    assert t.told("defence-number") == [{**theirs, "tactic": "technique", "own": 6, "value": 3, "total": 9, "change": 3}]
    assert t.told("outfought") == [{**theirs, "points": 2, "left": 26, "higher": 11, "lower": 9}]
    assert t.s.fatigue == [28, 26]


def test_ws_2_2_3a_what_changes_another_ability_is_not_counted() -> None:
    t = Table(knights=THREES, artefacts=["noble"], improved=["more-technique"], hands=["rage-cut-53", "battle-cut-53"])
    t.says("play rage-cut-53", "stop battle-cut-53")
    assert t.told("artefact-adds") == t.told("improvement-adds") == []
    assert t.told("attack-number")[0]["total"] == 8


@pytest.mark.parametrize("tactic", ["strength", "technique"])
def test_ws_2_2_3a_without_an_artefact_none_is_counted_or_told(tactic: str) -> None:
    t = Table(knights=THREES, tactics=[tactic, tactic], hands=["rage-cut-53", "battle-cut-53"])
    t.says("play rage-cut-53", "stop battle-cut-53")
    assert t.told("artefact-adds") == []
    assert [told["change"] for told in t.told("attack-number") + t.told("defence-number")] == [0, 0]


# WS-2.2.3b


@pytest.mark.parametrize(("tactic", "card", "price"), [
    ("strength", "rage-cut-26", 0), ("strength", "rage-cut-35", 0), ("strength", "rage-cut-44", 1),
    ("strength", "rage-cut-53", 2), ("strength", "rage-cut-62", 3), ("technique", "rage-cut-26", 3),
    ("technique", "rage-cut-35", 2), ("technique", "rage-cut-62", 0),
])  # fmt: skip
def test_ws_2_2_3b_a_card_above_the_knight_costs_the_difference(tactic: str, card: str, price: int) -> None:
    t = Table(knights=THREES, tactics=[tactic, tactic], hands=[card, ""])
    t.say(f"play {card}")
    assert t.s.fatigue == [28 - price, 28]
    facts = {"seat": 0, "card": f"combat:{card}", "points": price, "left": 28 - price, "shaken": 0}
    assert [told.items() >= facts.items() for told in t.told("price")] == [True] * int(price > 0)


@pytest.mark.parametrize(("value", "price"), [(2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_ws_2_2_3b_in_defence_alike(value: int, price: int) -> None:
    t = Table(knights=THREES, hands=["as-rage-cut", WING[value]])  # nothing is compared
    t.says("play as-rage-cut", f"stop {WING[value]}")
    assert t.s.fatigue == [26, 28 - price]


def test_ws_2_2_3b_the_knights_value_is_the_changed_one() -> None:
    t = Table(knights=THREES, artefacts=["strong"], improved=["more-strength"], hands=["rage-cut-62"])
    t.say("play rage-cut-62")
    assert t.s.fatigue == [27, 28]


# WS-2.2.3c


def test_ws_2_2_3c_answers_are_a_guard_that_stops_it_an_achievement_that_does_a_manoeuvre_or_the_hit() -> None:
    hand = "squinting-cut-53 slanting-cut-53 rage-cut-53 crown-cut-26 stop-squinting stop-all regain-6 more-strength unstoppable"
    t = Table(hands=["rage-cut-44", hand])
    t.say("play rage-cut-44")
    stops = ["stop slanting-cut-53", "stop squinting-cut-53", "stop stop-all"]
    assert t.may() == ["take", *stops, "manoeuvre crown-cut-26"]


@pytest.mark.parametrize("attack", [attack.id for attack in CARDS.attacks])
def test_ws_2_2_3c_a_guard_stops_the_attacks_it_names_and_no_other(attack: str) -> None:
    held = [design for design in CARDS.combats if design.id != f"{attack}-62"]
    t = Table(hands=[f"{attack}-62", " ".join(design.id for design in held)])
    t.say(f"play {attack}-62")
    guards = [guard.id for guard in CARDS.guards if attack in guard.given.table["stops"]]
    wanted = {f"stop {design.id}" for design in held if design.given.text("guard") in guards}
    assert {said for said in t.may() if said.startswith("stop")} == wanted
    assert len(wanted) > 8


def test_ws_2_2_3c_unanswered_it_is_one_hit() -> None:
    t = Table(hands=["rage-cut-44", ""])
    t.say("play rage-cut-44")
    assert (t.asked_for, t.may()) == ("ask-answer", ["take"])
    t.say("take")
    assert t.s.hits == [0, 1]
    who = {"seat": 1, "knight": f"knight:{t.knight(1)}"}
    assert t.told("unanswered") == [{**who, "card": "combat:rage-cut-44"}]
    assert t.told("hit") == [{**who, "count": 1, "left": 4}]
    assert (t.s.by_blow, t.s.by_exhaustion) == (1, 0)


def test_ws_2_2_3c_declining_is_allowed_whatever_one_holds() -> None:
    t = Table(hands=["rage-cut-44", "squinting-cut-53 stop-all crown-cut-26"])
    t.says("play rage-cut-44", "take")
    assert (t.s.hits, t.hand(1)) == ([0, 1], "squinting-cut-53 crown-cut-26 stop-all")


def test_ws_2_2_3c_a_card_that_bars_the_shield_leaves_the_sword_and_the_rest() -> None:
    t = Table(hands=["past-the-shield", "rage-cut-44 squinting-cut-53 slanting-cut-53 stop-all crown-cut-26"])
    t.say("play past-the-shield")
    assert t.may() == ["take", "stop slanting-cut-53", "stop stop-all", "manoeuvre crown-cut-26"]
    assert t.s.fatigue[0] == 27


def test_ws_2_2_3c_an_attack_no_guard_or_achievement_stops_is_only_evaded() -> None:
    guards = "rage-cut-44 squinting-cut-53 slanting-cut-53 cross-cut-53 stop-all stop-squinting crown-cut-26"
    t = Table(hands=["unstoppable", guards])
    t.say("play unstoppable")
    assert (t.may(), t.s.fatigue[0]) == (["take", "manoeuvre crown-cut-26"], 24)
    t.say("take")
    assert t.s.hits == [0, 1]


# WS-2.2.3d


@pytest.mark.parametrize(("attack", "value", "prices", "differences"), [
    ("rage-cut-62", 4, [3, 1], [0, 2]),
    ("rage-cut-53", 2, [2, 0], [0, 3]),
    ("rage-cut-26", 6, [0, 3], [4, 0]),
    ("rage-cut-44", 5, [1, 2], [1, 0]),
    ("rage-cut-53", 5, [2, 2], [0, 0]),
    ("rage-cut-35", 3, [0, 0], [0, 0]),
])  # fmt: skip
def test_ws_2_2_3d_the_lower_side_pays_the_difference(
    attack: str, value: int, prices: list[int], differences: list[int]
) -> None:
    t = Table(knights=THREES, hands=[attack, WING[value]])
    t.says(f"play {attack}", f"stop {WING[value]}")
    assert t.s.fatigue == [28 - price - difference for price, difference in zip(prices, differences)]
    assert t.s.hits == [0, 0]
    assert len(t.told("outfought")) == int(any(differences))
    assert len(t.told("even")) == int(not any(differences))


def test_ws_2_2_3d_an_achievement_that_attacks_is_not_compared_and_costs_what_it_says() -> None:
    t = Table(knights=TWOS, hands=["as-rage-cut", "slanting-cut-62"])
    t.says("play as-rage-cut", "stop slanting-cut-62")
    assert t.s.fatigue == [26, 24]
    assert t.told("attack-number") == t.told("defence-number") == t.told("outfought") == t.told("even") == []


def test_ws_2_2_3d_an_achievement_that_defends_is_not_compared_and_costs_what_it_says() -> None:
    t = Table(knights=TWOS, hands=["squinting-cut-62", "stop-squinting"])
    t.says("play squinting-cut-62", "stop stop-squinting")
    assert (t.s.fatigue, t.s.hits) == ([24, 25], [0, 0])
    assert t.told("attack-number") == t.told("outfought") == []


# WS-2.2.5


def test_ws_2_2_5_a_manoeuvre_costs_5_and_evades_the_attack() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-62", "crown-cut-26"])
    t.says("play rage-cut-62", "manoeuvre crown-cut-26")
    assert (t.s.fatigue, t.s.hits, t.played()) == ([24, 23], [0, 0], "rage-cut-62 crown-cut-26")
    assert t.told("manoeuvred") == [{"seat": 1, "knight": "knight:knight-2224", "card": "combat:crown-cut-26"}]


def test_ws_2_2_5_it_replaces_the_cards_own_price_and_nothing_is_compared() -> None:
    t = Table(knights=TWOS, tactics=["strength", "technique"], hands=["rage-cut-26", "plunge-strike-26"])
    t.says("play rage-cut-26", "manoeuvre plunge-strike-26")
    assert t.s.fatigue == [28, 23]  # as a guard: 4, and then the attacker would have paid
    assert t.told("attack-number") == []


def test_ws_2_2_5_it_may_be_chosen_freely_beside_a_guard() -> None:
    t = Table(hands=["rage-cut-62", "plunge-strike-26 squinting-cut-53"])
    t.say("play rage-cut-62")
    assert t.may() == ["take", "stop squinting-cut-53", "stop plunge-strike-26", "manoeuvre plunge-strike-26"]


def test_ws_2_2_5_it_needs_the_symbol() -> None:
    t = Table(hands=["unstoppable", "rage-cut-35 rage-cut-44 rage-cut-53 rage-cut-62 rage-cut-26"])
    t.say("play unstoppable")
    assert t.may() == ["take", "manoeuvre rage-cut-26"]


# WS-2.2.7


def test_ws_2_2_7_an_achievement_attacks_as_it_says() -> None:
    t = Table(hands=["as-rage-cut", "scalp-cut-53 rage-cut-44"])
    t.say("play as-rage-cut")
    assert t.may() == ["take", "stop rage-cut-44"]
    t.say("take")
    assert (t.s.fatigue, t.s.hits) == ([26, 28], [0, 1])


def test_ws_2_2_7_an_achievement_defends_against_what_it_says() -> None:
    for attack, answers in (("squinting-cut-62", ["take", "stop stop-squinting"]), ("rage-cut-62", ["take"])):
        t = Table(hands=[attack, "stop-squinting"])
        t.say(f"play {attack}")
        assert t.may() == answers


def test_ws_2_2_7_what_a_defence_does_besides_falls_on_the_attacker() -> None:
    t = Table(knights=TWOS, hands=["rage-cut-26", "stop-all"])
    t.says("play rage-cut-26", "stop stop-all")
    assert t.s.fatigue == [26, 26]
    assert t.told("tired") == [{"seat": 0, "knight": "knight:knight-2233", "points": 2, "left": 26}]


def test_ws_2_2_7_a_feat_of_its_own_is_for_the_attacker_alone() -> None:
    t = Table(hands=["feat rage-cut-44", "rest-a-while unstoppable"])
    t.say("play feat")
    assert t.s.fatigue == [26, 25]
    t.say("play rage-cut-44")
    assert t.may() == ["take"]
