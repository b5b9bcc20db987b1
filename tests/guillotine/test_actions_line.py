"""The cards that shuffle, reorder, thin and fill the line (GU-2, GU-6, GU-12, GU-18, GU-22)."""

import pytest

from tests.guillotine.table import Table, words
from tests.guillotine.test_actions_all import A_TURN, changed, kinds_of_events, lying, same

SIX = "baron bishop mayor colonel duke cardinal"
SEVEN = f"{SIX} martyr"


# Leaving the line


def test_fled_to_england_discards_any_noble_in_line() -> None:
    t = Table(line="baron bishop mayor", hands=["fled-to-england"], noble_discards="duke")
    before = lying(t)
    t.play("fled-to-england")
    assert t.may() == ["baron at 1", "bishop at 2", "mayor at 3"]
    t.say("bishop at 2")
    assert changed(t, before) == A_TURN | {"noble discards"}
    assert t.noble_discards == "duke bishop"
    assert (t.pile(0), t.line) == ("baron", "mayor")


def test_gu_6_fled_to_england_may_empty_the_line_and_its_player_only_draws() -> None:
    t = Table(line="baron", hands=["fled-to-england"], action_deck="stumble", day=3)
    t.play("fled-to-england", "baron at 1")
    assert (t.line, t.pile(0), t.noble_discards) == ("", "", "baron")
    assert t.hand(0) == "stumble"
    assert t.s.over


def test_clothing_swap_puts_the_top_of_the_deck_in_the_same_place() -> None:
    t = Table(line="baron bishop mayor", hands=["clothing-swap"], noble_deck="duke count")
    before = lying(t)
    t.play("clothing-swap", "bishop at 2")
    assert changed(t, before) == A_TURN | {"noble discards", "noble deck"}
    assert (t.pile(0), t.line) == ("baron", "duke mayor")
    assert t.noble_discards == "bishop"
    assert words(t.noble_deck)[0] == "count"
    assert t.told("replaced") == [{"seat": 0, "noble": "noble:duke", "place": 2}]


@pytest.mark.parametrize(("place", "left"), [("baron at 1", "duke mayor"), ("mayor at 2", "baron duke")])
def test_clothing_swap_works_at_both_ends(place: str, left: str) -> None:
    t = Table(line="baron mayor", hands=["clothing-swap"], noble_deck="duke")
    t.play("clothing-swap", place)
    assert f"{t.pile(0)} {t.line}" == left


def test_gu_12_clothing_swap_only_discards_when_the_deck_is_empty() -> None:
    t = Table(line="baron mayor duke", hands=["clothing-swap"], action_deck="stumble", others="discards")
    t.play("clothing-swap", "mayor at 2")
    assert (t.pile(0), t.line) == ("baron", "duke")
    assert words(t.noble_discards)[-1] == "mayor"
    assert t.told("replaced") == []


def test_gu_13_clothing_swap_fires_no_ability_of_the_one_discarded() -> None:
    t = Table(line="baron robespierre mayor", hands=["clothing-swap"], noble_deck="duke")
    t.play("clothing-swap", "robespierre at 2")
    assert t.line == "duke mayor"
    assert t.s.day == 1


def escape(line: str, seed: int = 0) -> Table:
    t = Table(seats=3, line=line, hands=["escape", "stumble"], piles=["", "martyr"], action_deck="pushed", day=3, seed=seed)
    before = lying(t)
    t.play("escape")
    assert changed(t, before) - {"pile 0"} == A_TURN - {"pile 0"} | {"noble discards"}
    assert same(t.line, t.pile(0), t.noble_discards) == same(line)
    assert (t.hand(0), t.action_discards) == ("pushed", "escape")
    return t


def test_escape_discards_two_random_nobles_and_shuffles_the_rest() -> None:
    t = escape(SIX)
    assert len(words(t.noble_discards)) == 2
    assert len(words(t.line)) == 3
    assert len(words(t.pile(0))) == 1
    assert kinds_of_events(t)[1:5] == ["fled", "fled", "shuffled-line", "collected"]
    assert t.told("shuffled-line") == [{"seat": 0, "count": 4}]


def test_escape_of_a_short_line_takes_whoever_is_there() -> None:
    assert words(escape("baron bishop mayor").pile(0)) != []
    for line in ("baron bishop", "baron"):
        t = escape(line)
        assert same(t.noble_discards) == same(line)
        assert (t.line, t.pile(0)) == ("", "")


def test_escape_falls_as_the_dice_fall() -> None:
    assert lying(escape(SIX, seed=4)) == lying(escape(SIX, seed=4))
    rows = [escape(SIX, seed=seed) for seed in range(40)]
    assert {name for t in rows for name in words(t.noble_discards)} == set(words(SIX))
    kept = [words(f"{t.pile(0)} {t.line}") for t in rows]
    assert any(row != [name for name in words(SIX) if name in row] for row in kept)


# Joining the line


def test_gu_2_extra_cart_brings_three_nobles_one_after_another_to_the_end() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], noble_deck="duke count mayor colonel")
    before = lying(t)
    t.play("extra-cart")
    assert changed(t, before) == A_TURN | {"noble deck"}
    assert (t.pile(0), t.line) == ("baron", "bishop duke count mayor")
    assert words(t.noble_deck)[0] == "colonel"


def test_gu_12_extra_cart_brings_those_there_are() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], noble_deck="duke count", action_deck="stumble", others="discards")
    discarded = t.noble_discards
    t.play("extra-cart")
    assert (t.line, t.noble_deck, t.noble_discards) == ("bishop duke count", "", discarded)


def test_gu_10_extra_cart_may_be_played_with_an_empty_deck() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], action_deck="stumble", others="discards")
    before = lying(t)
    t.play("extra-cart")
    assert changed(t, before) == A_TURN
    assert t.line == "bishop"


def late(noble_deck: str, line: str = "baron bishop") -> Table:
    return Table(seats=3, line=line, hands=["late-arrival"], noble_deck=noble_deck, action_deck="stumble trip", others="discards")


def test_gu_22_late_arrival_puts_exactly_one_and_leaves_the_others_in_order() -> None:
    for chosen, left in (("duke", "count mayor"), ("count", "duke mayor"), ("mayor", "duke count")):
        t = late("duke count mayor colonel")
        before = lying(t)
        t.play("late-arrival")
        assert same(*t.may()) == same("duke count mayor")
        t.say(chosen)
        assert changed(t, before) == A_TURN | {"noble deck"}
        assert (t.pile(0), t.line) == ("baron", f"bishop {chosen}")
        assert t.noble_deck == f"{left} colonel"


def test_gu_22_late_arrival_looks_at_fewer_than_three_if_there_are_fewer() -> None:
    t = late("duke count")
    t.play("late-arrival", "count")
    assert (t.line, t.noble_deck) == ("bishop count", "duke")
    t = late("duke")
    t.play("late-arrival")
    assert t.may() == ["duke"]
    t.say("duke")
    assert (t.line, t.noble_deck) == ("bishop duke", "")


def test_gu_10_late_arrival_needs_a_noble_in_the_deck() -> None:
    assert late("").may() == ["pass"]


def test_gu_22_late_arrival_offers_two_equal_nobles_once() -> None:
    t = late("sheriff duke sheriff colonel")
    t.play("late-arrival")
    assert same(*t.may()) == same("duke sheriff")
    t.say("sheriff")
    assert (t.line, t.noble_deck) == ("bishop sheriff", "duke sheriff colonel")


def test_gu_5_late_arrival_shows_the_top_of_the_deck_to_its_player_alone() -> None:
    t = late("duke count mayor colonel")
    t.play("late-arrival")
    assert t.box.redact(t.s, 0).noble_deck[1:] == t.s.noble_deck[1:]
    assert t.box.redact(t.s, 0).noble_deck[0] < 0
    for other in (1, 2, -1):
        view = t.box.redact(t.s, other)
        assert all(card < 0 for card in view.noble_deck)
        assert view.questions[0].options == []
    t.say("count")
    assert t.box.redact(t.s, 0).noble_deck[1:] == t.s.noble_deck[1:]
    assert all(card < 0 for card in t.box.redact(t.s, 1).noble_deck)


# Shuffling and reordering


def mass_confusion(line: str, noble_deck: str, seed: int = 0) -> Table:
    t = Table(
        line=line, hands=["mass-confusion", "pushed"], noble_deck=noble_deck, action_deck="stumble", others="discards", seed=seed
    )
    before = lying(t)
    t.play("mass-confusion")
    assert changed(t, before) <= A_TURN | {"noble deck"}
    assert same(t.pile(0), t.line, t.noble_deck) == same(line, noble_deck)
    return t


def test_mass_confusion_deals_as_many_nobles_anew() -> None:
    t = mass_confusion("baron bishop mayor", "duke count colonel cardinal")
    assert len(words(f"{t.pile(0)} {t.line}")) == 3
    assert len(words(t.noble_deck)) == 4
    assert t.told("dealt-anew") == [{"seat": 0, "count": 3}]
    fronts = {mass_confusion("baron bishop mayor", "duke count colonel cardinal", seed).pile(0) for seed in range(40)}
    assert fronts == set(words("baron bishop mayor duke count colonel cardinal"))


def test_gu_2_mass_confusion_deals_the_top_of_the_deck_to_the_end() -> None:
    t = Table(line="baron bishop mayor", hands=["mass-confusion"], noble_deck="duke count colonel", seed=5)
    shuffled = t.s.clone()
    deck = shuffled.noble_deck + shuffled.line
    shuffled.shuffle(deck)  # the top is its end: dealt first, it stands last
    t.play("mass-confusion")
    assert t.s.piles[0] + t.s.line == deck[-3:]
    assert t.s.noble_deck == deck[:-3]


def test_gu_12_mass_confusion_with_an_empty_deck_deals_the_same_nobles() -> None:
    rows = {f"{t.pile(0)} {t.line}" for t in [mass_confusion("baron bishop mayor", "", seed) for seed in range(40)]}
    assert len(rows) == 6


def test_mass_confusion_is_forgotten_by_those_who_had_seen_the_deck() -> None:
    t = Table(line="baron bishop mayor duke", hands=["late-arrival mass-confusion"], noble_deck="count colonel heretic")
    t.play("late-arrival", "count")
    t.play("pass", "mass-confusion")
    assert all(card < 0 for card in t.box.redact(t.s, 0).noble_deck)


def milling(line: str, seed: int = 0) -> Table:
    t = Table(line=line, hands=["milling-in-line", "pushed"], action_deck="stumble", day=3, seed=seed)
    before = lying(t)
    t.play("milling-in-line")
    assert changed(t, before) == A_TURN
    return t


def test_milling_in_line_shuffles_the_first_five_and_nobody_else() -> None:
    rows = [words(f"{t.pile(0)} {t.line}") for t in [milling(SEVEN, seed) for seed in range(40)]]
    for row in rows:
        assert sorted(row[:5]) == sorted(words(SEVEN)[:5])
        assert row[5:] == words(SEVEN)[5:]
    for place in range(5):
        assert {row[place] for row in rows} == set(words(SEVEN)[:5])
    assert lying(milling(SEVEN, 7)) == lying(milling(SEVEN, 7))
    assert milling(SEVEN).told("shuffled-line") == [{"seat": 0, "count": 5}]


def test_milling_in_line_of_a_short_line_shuffles_those_there_are() -> None:
    rows = {f"{t.pile(0)} {t.line}" for t in [milling("baron bishop", seed) for seed in range(20)]}
    assert rows == {"baron bishop", "bishop baron"}
    assert milling("baron").pile(0) == "baron"


def opinions(line: str) -> list[str]:
    t = Table(line=line, hands=["opinionated-guards"])
    t.play("opinionated-guards")
    return t.may()


def test_opinionated_guards_reorder_the_first_four_as_you_like() -> None:
    t = Table(line=SIX, hands=["opinionated-guards", "pushed"], action_deck="stumble")
    before = lying(t)
    t.play("opinionated-guards")
    assert len(set(t.may())) == 24
    t.say("mayor colonel baron bishop")
    assert changed(t, before) == A_TURN
    assert (t.pile(0), t.line) == ("mayor", "colonel baron bishop duke cardinal")


def test_opinionated_guards_with_fewer_than_four_nobles() -> None:
    assert opinions("baron") == ["baron"]
    assert same(*opinions("baron bishop")) == same("baron bishop", "bishop baron")
    assert len(set(opinions("baron bishop mayor"))) == len(opinions("baron bishop mayor")) == 6
    t = Table(line="baron bishop mayor", hands=["opinionated-guards"])
    t.play("opinionated-guards", "mayor baron bishop")
    assert (t.pile(0), t.line) == ("mayor", "baron bishop")


def test_opinionated_guards_offer_equal_nobles_once() -> None:
    rows = opinions("palace-guard baron palace-guard bishop cardinal")
    assert len(rows) == len(set(rows)) == 12
    assert opinions("martyr martyr martyr") == ["martyr martyr martyr"]


def test_gu_14_opinionated_guards_cannot_hold_master_spy() -> None:
    t = Table(line="baron master-spy mayor colonel duke", hands=["opinionated-guards"])
    t.play("opinionated-guards", "master-spy baron mayor colonel")
    assert (t.pile(0), t.line) == ("baron", "mayor colonel duke master-spy")
