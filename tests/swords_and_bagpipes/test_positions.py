"""Positions laid out by hand: what is refused and why, how the rest of the box is laid; and what a save must be."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.engine.dice import seeded
from tabard.engine.errors import BadPosition, BadSave
from tests.laws.renaming import designs
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
BOX: Any = GAME.box(4)
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [arms.id for arms in GAME.box(4, {"edition": "first-edition"}).deck.arms if arms.section == "arms" and not arms.special()]
GREY = [arms.id for arms in BOX.deck.arms if arms.section == "arms"]
TWICE = [card.id for card in BOX.deck.bagpipes if card.twice][0]
KINGS = [arms.id for arms in BOX.deck.arms if arms.section == "king"]
NO_CARD = [5, None, True, ["ambush"], {"id": "ambush"}]


def refused(seats: int = 4, variant: dict[str, str] | None = None, **given: Any) -> str:
    """Why a position is refused."""
    box = GAME.box(seats, variant)
    with pytest.raises(BadPosition) as caught:
        box.position(given)
    assert caught.value.code == "bad-position"
    return caught.value.message


def four(*rows: Any) -> list[Any]:
    return [*rows, *[[] for _ in range(4 - len(rows))]]


# What is refused


def test_an_unknown_key_is_named_with_those_known() -> None:
    why = refused(hand=[["ambush"]])
    assert why.startswith("unknown key 'hand'; expected ")
    for key in ("round", "badge", "badge_from", "home", "gold", "castle", "arms", "past", "hands", "opened", "deck", "daggers"):
        assert key in why
    for key in ("virtual", "dagger_hands", "dagger_deck", "dagger_discards", "village", "clans", "record", "others", "seed"):
        assert key in why


@pytest.mark.parametrize("key", ["arms", "past"])
def test_an_unknown_english_arms_card_is_named_with_its_place(key: str) -> None:
    assert refused(**{key: ["agincourt"]}) == f"{key}: 'agincourt' is no arms of this set"


@pytest.mark.parametrize("key", ["deck", "discards"])
def test_an_unknown_bagpipe_card_is_named_with_its_place(key: str) -> None:
    assert refused(**{key: ["ambushes"]}) == f"{key}: 'ambushes' is no bagpipe of this set"


@pytest.mark.parametrize("key", ["dagger_deck", "dagger_discards"])
def test_an_unknown_dagger_is_named_with_its_place(key: str) -> None:
    assert refused(**{key: ["four"]}) == f"{key}: 'four' is no dagger of this set"


def test_an_unknown_clan_is_named() -> None:
    assert refused(clans=["macbeth"]) == "clans: 'macbeth' is no clan of this set"


@pytest.mark.parametrize(("key", "what"), [
    ("hands", "bagpipe"), ("opened", "bagpipe"), ("daggers", "dagger"), ("village", "village"),
])  # fmt: skip
def test_a_card_unknown_to_a_seat_is_named_with_the_seat(key: str, what: str) -> None:
    assert refused(**{key: four([], ["nothing"])}) == f"{key}, seat 1: 'nothing' is no {what} of this set"


@pytest.mark.parametrize("name", NO_CARD)
def test_a_card_that_is_no_name_is_refused(name: Any) -> None:
    assert refused(hands=four([name])) == f"hands, seat 0: {name!r} is no bagpipe of this set"
    assert refused(arms=[name]) == f"arms: {name!r} is no arms of this set"


def test_one_copy_too_many_says_how_many_the_box_has() -> None:
    def copies(designs: list[Any], name: str) -> int:
        return next(int(design.copies) for design in designs if design.id == name)

    ambushes, daggers = copies(BOX.deck.bagpipes, "ambush"), copies(BOX.deck.daggers, "three")
    assert refused(arms=[GREY[0]], past=[GREY[0]]) == f"arms: '{GREY[0]}' once too often; the box has 1"
    assert refused(hands=four(["ambush"] * ambushes), discards=["ambush"]) == (
        f"discards: 'ambush' once too often; the box has {ambushes}"
    )
    assert refused(daggers=four(["three"] * daggers), dagger_deck=["three"]) == (
        f"dagger_deck: 'three' once too often; the box has {daggers}"
    )
    assert refused(village=four(["church"], ["church"])) == "village, seat 1: 'church' once too often; the box has 1"
    assert refused(clans=["bruce", "bruce"]) == "clans: 'bruce' once too often; the box has 1"


@pytest.mark.parametrize("key", ["hands", "opened", "daggers", "village"])
@pytest.mark.parametrize("rows", [[], [[]], [[], [], []], [[], [], [], [], []], "ambush", None, {"0": []}])
def test_the_wrong_number_of_seats_says_how_many_there_are(key: str, rows: Any) -> None:
    assert refused(**{key: rows}) == f"'{key}' must have one list for each of the 4 seats"


@pytest.mark.parametrize("rows", [[], [[]], [[], [], []], "one", None])
def test_dagger_hands_are_two(rows: Any) -> None:
    assert refused(2, dagger_hands=rows) == "'dagger_hands' must have one list for each of the 2 seats"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_dagger_hands_are_for_two_players(seats: int) -> None:
    assert refused(seats, dagger_hands=[[] for _ in range(seats)]) == f"'dagger_hands' are for two players, not for {seats}"


@pytest.mark.parametrize(("key", "what"), [
    ("arms", "arms"), ("past", "arms"), ("deck", "bagpipe"), ("discards", "bagpipe"), ("dagger_deck", "dagger"),
    ("dagger_discards", "dagger"), ("clans", "clan"),
])  # fmt: skip
def test_a_row_that_is_no_list_is_refused(key: str, what: str) -> None:
    assert refused(**{key: "ambush"}) == f"'{key}' is 'ambush'; expected a list of {what}s"


def test_a_seats_row_that_is_no_list_is_refused() -> None:
    assert refused(hands=four([], "ambush")) == "'hands, seat 1' is 'ambush'; expected a list of bagpipes"


@pytest.mark.parametrize(("key", "low", "high"), [
    ("round", 1, 7), ("defeats", 0, 3), ("badge", 0, 5), ("badge_from", -1, 5), ("badge_to", -1, 5), ("home", 0, 5),
    ("home_from", -1, 5),
])  # fmt: skip
@pytest.mark.parametrize("value", [-2, 8, "1", 1.0, True, None])
def test_a_bad_number_says_what_was_expected(key: str, low: int, high: int, value: Any) -> None:
    assert refused(6, **{key: value}) == f"'{key}' is {value!r}; expected a whole number from {low} to {high}"


def test_the_long_game_has_more_rounds_and_defeats() -> None:
    long = {"length": "long"}
    assert refused(4, long, round=10) == "'round' is 10; expected a whole number from 1 to 9"
    assert refused(4, long, defeats=5) == "'defeats' is 5; expected a whole number from 0 to 4"
    assert GAME.box(4, long).position({"round": 9, "defeats": 4}).round == 9


@pytest.mark.parametrize("key", ["gold", "castle", "virtual"])
def test_numbers_of_the_seats_say_what_was_expected(key: str) -> None:
    for value in ([], [1, 2, 3], [1, 2, 3, 4, 5], 3, None, "1234"):
        assert refused(**{key: value}) == f"'{key}' must have one number for each of the 4 seats"
    for one in (-1, 1000, "1", 1.5, True, None):
        assert refused(**{key: [0, 0, one, 0]}) == f"'{key}' has {one!r}; expected a whole number from 0 to 999"


def test_a_card_that_is_no_x2_never_lies_open() -> None:
    assert refused(opened=four([TWICE], ["ambush"])) == "opened: 'ambush' is no x2 card; it never lies open"


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_2p2_nobody_holds_a_card_about_the_badge(seats: int) -> None:
    hands = [[], ["affair-of-honour"], []][:seats]
    assert refused(seats, hands=hands) == f"hands, opened: nobody has 'affair-of-honour' with {seats} players"
    assert GAME.box(4).position({"hands": four([], ["affair-of-honour"])}).hands[1]


@pytest.mark.parametrize("lie", ["hands", 3, None, True])
def test_others_lie_in_the_deck_or_the_discards(lie: Any) -> None:
    assert refused(others=lie) == f"'others' is {lie!r}; expected 'deck' or 'discards'"


@pytest.mark.parametrize("record", ["0", 3, None, [0, 1, 2], [0, 1, 2, 5], [0, 1, 2, -1], [0, 1, 2, "1"]])
def test_a_record_is_of_whole_rounds_and_of_sides(record: Any) -> None:
    assert refused(round=3, record=record) == f"'record' is {record!r}; expected the sides of whole rounds, 0 to 4"


def test_a_record_of_more_rounds_than_were_played_is_refused() -> None:
    """Else the position could not be saved: the check refuses such a table."""
    why = refused(round=1, record=[0, 0, 0, 0])
    assert "'record'" in why


@pytest.mark.parametrize("given", [
    {"round": 1, "past": [GREY[0]]},
    {"round": 3, "past": GREY[:3]},
    {"round": 2, "past": [KINGS[0]]},
    {"round": 1, "arms": [GREY[0], KINGS[0]]},
    {"round": 1, "arms": [*GREY[:5], KINGS[0]]},
    {"round": 1, "arms": [*GREY[:7], KINGS[0]]},
    {"round": 1, "arms": GREY[:8]},
    {"round": 1, "arms": [KINGS[0], *GREY[:6]]},
    {"round": 1, "arms": [*GREY[:5], KINGS[1], KINGS[0]]},
    {"round": 7, "arms": [GREY[0]]},
    {"round": 7, "arms": [GREY[0], KINGS[0]]},
])  # fmt: skip
def test_english_arms_that_make_no_deck_are_refused(given: dict[str, Any]) -> None:
    assert refused(**given) == "'past' and 'arms' do not make 6 grey cards and King Edward last"


@pytest.mark.parametrize("given", [
    {"past": ["hammer-of-the-scots", "longshanks"]},
    {"past": [*PLAIN[:5], "caerlaverock", "irvine-capitulation", "bruce-joins-us-again"]},
])  # fmt: skip
def test_english_arms_that_leave_too_few_are_refused(given: dict[str, Any]) -> None:
    first = {"edition": "first-edition"}
    assert refused(4, first, **given) == "'past' and 'arms' do not make 6 grey cards and King Edward last"


def test_a_refused_position_changes_nothing_in_the_box() -> None:
    before = BOX.position({"hands": four(["ambush"])})
    with pytest.raises(BadPosition):
        BOX.position({"hands": four(["ambush"] * 9)})
    assert BOX.position({"hands": four(["ambush"])}) == before


# What is laid out


def test_every_key_is_laid_out() -> None:
    t = Table(
        6, round=3, badge=4, badge_from=1, badge_to=4, home=2, home_from=5, defeats=2, gold=[1, 2, 3, 4, 5, 6],
        castle=[6, 5, 4, 3, 2, 1], past=f"{PLAIN[0]} {PLAIN[1]}", arms=f"{PLAIN[2]} {PLAIN[3]}",
        hands=["ambush", "cattle-raid ambush"], opened=["", "", TWICE], deck="scorched-earth welsh-archers",
        discards="vive-la-france", virtual=[0, 1, 0, 0, 0, 2], daggers=["one two", "", "three"], dagger_deck="two one",
        dagger_discards="three", clans="murray bruce", record=[0, 1, 2, 0, 1, 4] * 2, seed=9,
    )  # fmt: skip
    s = t.s
    assert (s.round, s.badge, s.badge_from, s.badge_to, s.home, s.home_from, s.defeats) == (3, 4, 1, 4, 2, 5, 2)
    assert (s.gold, s.castle, s.virtual) == ([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [0, 1, 0, 0, 0, 2])
    assert [t.box.deck.arms[t.box.deck.arms_of[card]].id for card in s.arms] == PLAIN[:3]
    assert t.box.deck.arms[t.box.deck.arms_of[s.arms_deck[-1]]].id == PLAIN[3]
    assert (t.hand(0), sorted(t.hand(1).split()), t.opened(2)) == ("ambush", ["ambush", "cattle-raid"], TWICE)
    assert (t.deck.split()[:2], t.discards) == (["scorched-earth", "welsh-archers"], "vive-la-france")
    assert (t.daggers(0), t.daggers(2)) == ([1, 2], [3])
    top = [t.box.deck.dagger_value[card] for card in s.dagger_deck[::-1][:2]]
    assert (top, [t.box.deck.dagger_value[card] for card in s.dagger_discards]) == ([2, 1], [3])
    assert [t.box.deck.clans[clan].id for clan in s.clans[:2]] == ["murray", "bruce"]
    assert len(set(s.clans)) == 6
    assert s.record == [0, 1, 2, 0, 1, 4] * 2
    assert (s.phase, t.asked()) == (2, [(4, "act")])


def test_a_village_is_laid_out() -> None:
    t = Table(4, village=["church", "", "mill"])
    assert (t.village(0), t.village(1), t.village(2)) == ("church", "", "mill")
    assert len(t.s.village_out) == len(t.box.deck.village_of) - 2


def test_dagger_hands_are_laid_out_and_the_rest_is_in_the_box() -> None:
    t = Table(2, dagger_hands=["one three", "two"], daggers=["one", ""], dagger_discards="three")
    assert [[t.box.deck.dagger_value[card] for card in hand] for hand in t.s.dagger_hands] == [[1, 3], [2]]
    assert (t.daggers(0), t.s.dagger_deck) == ([1], [])
    assert len(t.s.dagger_out) == len(t.box.deck.dagger_of) - 5
    for seat in (-1, 0, 1):
        values = t.box.deck.dagger_of
        open_to_all = designs(t.box.redact(t.s, seat).daggers, values)
        assert open_to_all == designs(t.s.daggers, values), "with two players they lie open"


def test_unnamed_dagger_hands_are_the_usual_seven() -> None:
    t = Table(2)
    assert [[t.box.deck.dagger_value[card] for card in hand] for hand in t.s.dagger_hands] == [[1, 1, 2, 2, 2, 3, 3]] * 2


def test_unnamed_things_are_as_at_the_start() -> None:
    t = Table(4)
    s = t.s
    assert (s.round, s.badge, s.defeats, s.gold, s.castle, s.virtual) == (1, 0, 0, [3] * 4, [3] * 4, [0] * 4)
    assert (s.hands, s.opened, s.daggers, s.discards, s.dagger_discards) == ([[]] * 4, [[]] * 4, [[]] * 4, [], [])
    assert (s.home, s.badge_from, s.badge_to, s.record) == (-1, -1, -1, [])
    assert len(s.deck) == len(t.box.deck.bagpipe_of)
    assert len(s.arms_deck) == 6


def test_cards_not_named_lie_in_the_decks_below_the_named_ones() -> None:
    t = Table(4, deck="ambush scorched-earth", hands=["cattle-raid"], dagger_deck="three", daggers=["one"])
    assert t.deck.split()[:2] == ["ambush", "scorched-earth"]
    assert len(t.s.deck) == len(t.box.deck.bagpipe_of) - 1
    assert len(t.s.dagger_deck) == len(t.box.deck.dagger_of) - 1
    assert t.s.discards == t.s.dagger_discards == []


def test_cards_not_named_may_lie_in_the_discards() -> None:
    t = Table(4, deck="ambush", dagger_deck="three", others="discards")
    assert (t.deck, len(t.s.dagger_deck)) == ("ambush", 1)
    assert len(t.s.discards) == len(t.box.deck.bagpipe_of) - 1
    assert len(t.s.dagger_discards) == len(t.box.deck.dagger_of) - 1


def test_the_seed_alone_decides_how_the_rest_lies() -> None:
    one, same, other = Table(4, seed=1), Table(4, seed=1), Table(4, seed=2)
    assert one.s == same.s
    assert one.deck != other.deck
    assert one.s.arms_deck != other.s.arms_deck


def test_the_badge_giver_is_barred_as_laid_out() -> None:
    t = Table(4, arms=PLAIN[0], badge=2, badge_from=0)
    assert t.s.badge_to == 2
    t.turns()
    assert t.may() == ["seat 1", "seat 3"]


def test_stay_home_lies_left_of_the_badge_if_it_is_not_named() -> None:
    assert Table(6, badge=5).s.home == 0
    assert Table(5, badge=1, stay_home="yes").s.home == 2
    assert Table(5, badge=1).s.home == -1


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("given", [{"others": "discards"}, {"discards": ["affair-of-honour"]}])
def test_sb_2p2_such_a_position_can_be_imagined_too(seats: int, given: dict[str, Any]) -> None:
    """The card about the Badge lies open among the discards: it is not in the deck as well."""
    box = GAME.box(seats)
    s = box.position(given)
    for seat in range(-1, seats):
        view = box.redact(s, seat)
        world = box.imagine(view, seat, seeded("laid", seat))
        box.check(world)
        assert box.redact(world, seat) == view


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_position_can_be_played_saved_and_imagined(seats: int) -> None:
    box = GAME.box(seats)
    s = box.position({"round": 5, "seed": seats})
    box.check(s)
    view = box.redact(s, 0)
    assert box.redact(box.imagine(view, 0, 5), 0) == view
    box.playout(s, 7)
    assert s.over
    box.check(s)


# The check that a table is whole


def table() -> Table:
    return Table(4, arms=PLAIN[0], hands=["ambush cattle-raid"], daggers=["one two"], opened=["", TWICE])


def wrong(t: Table) -> str:
    with pytest.raises(BadSave) as caught:
        t.box.check(t.s)
    assert caught.value.code == "bad-save"
    return caught.value.message


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_table_passes_the_check_and_is_not_changed_by_it(seats: int) -> None:
    box = GAME.box(seats, {"village": "yes"})
    for s in walk(box, "check"):
        before = s.clone()
        box.check(s)
        assert s == before


def test_a_table_of_another_number_of_seats_fails_the_check() -> None:
    with pytest.raises(BadSave, match="the save is for 3 seats with 3 hands; expected 4"):
        BOX.check(Table(3).s)


@pytest.mark.parametrize("field", [
    "hands", "fresh", "opened", "daggers", "dagger_hands", "laid", "village", "gold", "castle", "camp", "virtual", "sides",
    "clans",
])  # fmt: skip
def test_a_row_too_few_fails_the_check(field: str) -> None:
    t = table()
    setattr(t.s, field, getattr(t.s, field)[:-1])
    assert "expected 4" in wrong(t)


@pytest.mark.parametrize(("what", "zones"), [
    ("English Arms", ["arms_deck", "arms_out"]),
    ("Bagpipe", ["deck"]),
    ("Dagger", ["dagger_deck"]),
    ("Village", ["village_out"]),
])  # fmt: skip
def test_a_card_in_two_places_or_none_fails_the_check(what: str, zones: list[str]) -> None:
    for zone in zones:
        t = table()
        setattr(t.s, zone, getattr(t.s, zone)[:-1])
        assert wrong(t) == f"the save has not every {what} card in exactly one place"
        t = table()
        setattr(t.s, zone, [*getattr(t.s, zone), getattr(t.s, zone)[0]])
        assert wrong(t) == f"the save has not every {what} card in exactly one place"


@pytest.mark.parametrize("row", ["hands", "fresh", "opened"])
def test_a_bagpipe_card_held_twice_fails_the_check(row: str) -> None:
    t = table()
    setattr(t.s, row, [getattr(t.s, row)[0], getattr(t.s, row)[1], [t.s.deck[0]], []])
    assert wrong(t) == "the save has not every Bagpipe card in exactly one place"


def test_a_card_being_played_counts_once() -> None:
    t = table()
    t.s.playing = t.s.opened[1][0]
    t.box.check(t.s)
    t.s.playing = t.s.deck[0]
    assert wrong(t) == "the save has not every Bagpipe card in exactly one place"


@pytest.mark.parametrize(("field", "what"), [
    ("bagpipe_batch", "Bagpipe"), ("bagpipe_seen", "Bagpipe"), ("dagger_batch", "Dagger"), ("dagger_seen", "Dagger"),
])  # fmt: skip
def test_masks_and_shuffles_must_speak_of_every_card(field: str, what: str) -> None:
    t = table()
    setattr(t.s, field, getattr(t.s, field)[:-1])
    assert wrong(t) == f"the save does not say of every {what} card where it was shuffled and who has seen it"


@pytest.mark.parametrize(("field", "value"), [
    ("mover", 4), ("mover", -1), ("badge", 4), ("badge", -1), ("dice", 0), ("badge_from", 4), ("badge_to", -2), ("home", 4),
    ("home_from", 4), ("away", 4), ("away", -2),
])  # fmt: skip
def test_a_seat_that_is_not_there_fails_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save names a seat that is not there"


@pytest.mark.parametrize(("field", "value"), [
    ("round", 8), ("round", -1), ("phase", 8), ("phase", -1), ("defeats", 5), ("defeats", -1),
])  # fmt: skip
def test_a_round_phase_or_defeat_out_of_range_fails_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a round, phase or defeat that cannot be"


@pytest.mark.parametrize(("field", "value"), [
    ("gold", [0, -1, 0, 0]), ("castle", [-1, 0, 0, 0]), ("camp", [0, 0, 0, -1]), ("virtual", [0, 0, -1, 0]), ("scots", -1),
    ("troops", -1), ("record", [0] * 8),
])  # fmt: skip
def test_less_than_nothing_fails_the_check(field: str, value: Any) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has less than nothing of something"


@pytest.mark.parametrize(("field", "value"), [("sides", [0, 1, 2, 3]), ("sides", [-1, 0, 0, 0]), ("record", [0, 1, 2, 5])])
def test_a_side_nobody_can_take_fails_the_check(field: str, value: list[int]) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a side that nobody can take"


@pytest.mark.parametrize("field", ["spared", "known", "passed", "deserters"])
@pytest.mark.parametrize("value", [-1, 16])
def test_facts_of_a_round_out_of_range_fail_the_check(field: str, value: int) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has facts of a round that cannot be"


@pytest.mark.parametrize("clans", [[0, 0, 1, 2], [0, 1, 2, 99], [-1, 0, 1, 2]])
def test_a_clan_twice_or_unknown_fails_the_check(clans: list[int]) -> None:
    t = table()
    t.s.clans = clans
    assert wrong(t) == "the save has a clan twice, or one that is not in the box"


@pytest.mark.parametrize(("field", "value"), [("used", [119]), ("draft", [1]), ("playing", -2)])
def test_a_card_in_use_that_does_not_lie_there_fails_the_check(field: str, value: Any) -> None:
    t = table()
    setattr(t.s, field, value)
    assert wrong(t) == "the save has a card in use that does not lie there"


@pytest.mark.parametrize(("note", "value"), [
    ("card", -2), ("card", 99), ("count", -1), ("count", 1000), ("rival", 4), ("rival", -2),
])  # fmt: skip
def test_notes_to_a_script_out_of_range_fail_the_check(note: str, value: int) -> None:
    t = table()
    setattr(t.s.frames[-1], note, value)
    assert wrong(t) == "the save has notes to a script that cannot be"


def test_there_must_be_an_english_arms_card_for_each_round() -> None:
    t = table()
    t.s.arms_deck = [*t.s.arms_deck, t.s.arms[0]]
    t.s.arms = []
    assert wrong(t) == "the save has not one English Arms card for each round"
    t = table()
    t.s.round = 2
    assert wrong(t) == "the save has not one English Arms card for each round"


@pytest.mark.parametrize("field", ["hands", "daggers"])
def test_a_hand_out_of_order_fails_the_check(field: str) -> None:
    t = table()
    setattr(t.s, field, [row[::-1] for row in getattr(t.s, field)])
    assert wrong(t) == "the save has a hand that is not in order"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", ["arms", "past"])
def test_sb_2p2_an_arms_card_about_the_badge_is_not_there(seats: int, key: str) -> None:
    box = tabard.game("swords-and-bagpipes").box(seats)
    with pytest.raises(BadPosition, match="about the Badge"):
        box.position({key: ["irvine-capitulation"], "round": 2})


@pytest.mark.parametrize("key", ["home", "home_from"])
def test_stay_home_is_not_laid_out_where_it_is_not_used(key: str) -> None:
    with pytest.raises(BadPosition, match="Stay Home"):
        tabard.game("swords-and-bagpipes").box(4).position({key: 1})


# In the middle of a round


MIDDLE: list[tuple[int, dict[str, str], dict[str, Any], list[tuple[int, str]]]] = [
    (4, {}, {"phase": "actions", "badge": 1}, [(1, "act")]),
    (4, {}, {"phase": "actions", "badge": 1, "turns": 2, "replenished": True}, [(3, "act")]),
    (4, {}, {"phase": "badge", "badge": 2}, [(2, "badge")]),
    (5, {"stay-home": "yes"}, {"phase": "home", "home": 3}, [(3, "home")]),
    (6, {}, {"phase": "prepare", "home": 3, "made": 2}, [(3, "act")]),
    (4, {}, {"phase": "choice", "badge": 2}, [(0, "side"), (1, "side"), (3, "side")]),
    (5, {"stay-home": "yes"}, {"phase": "choice", "badge": 2, "home": 4}, [(0, "side"), (1, "side"), (3, "side")]),
    (2, {}, {"phase": "choice"}, [(0, "lay"), (1, "lay")]),
    (4, {}, {"phase": "tokens", "mover": 3, "passed": [1], "hands": [["ambush"]] * 2 + [[], []]}, [(0, "play")]),
    (2, {}, {"phase": "gift", "badge": 1, "laid": [["two"], ["one"]]}, [(1, "gift")]),
    (4, {}, {"phase": "bag", "camp": [1] * 4, "hands": [["homeward-road"], [], [], []]}, [(0, "play")]),
    (3, {"village": "yes"}, {"phase": "market", "round": 7, "village": [[], ["marketplace"], []], "daggers": [[], ["two"], []]},
     [(1, "play")]),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "variant", "given", "asked"), MIDDLE)
def test_a_round_is_laid_out_in_the_middle(
    seats: int, variant: dict[str, str], given: dict[str, Any], asked: list[tuple[int, str]]
) -> None:
    box = GAME.box(seats, variant)
    s = box.position(given)
    box.check(s)
    assert [(question.seat, box.kinds[question.kind].name) for question in s.questions] == asked


def test_a_battle_is_laid_out_and_fought_at_once() -> None:
    box = GAME.box(4)
    sides = ["scotland", "england", "england", "scotland"]
    given = {"phase": "battle", "arms": ["dunbar"], "camp": [2, 1, 0, 1], "scots": 1, "troops": 4, "sides": sides}
    s = box.position({**given, "hands": [["homeward-road"], [], [], []]})
    assert (s.phase, s.won, s.defeats, s.deserters) == (6, False, 1, 1 << 2)
    assert (s.fought, s.record) == ([2, 1, 0, 1, 1, 4], [4, 1, 1, 0])


def test_what_a_seat_has_seen_is_seen_and_no_more() -> None:
    box = GAME.box(4)
    hands = [["ambush", "cattle-raid"], ["ambush", "scorched-earth"], [], []]
    given: dict[str, Any] = {"phase": "choice", "hands": hands, "deck": ["pipers-tune"], "daggers": [["two"], [], [], []]}
    seen = {"2": {"hands": [["cattle-raid"], [], [], []], "deck": ["pipers-tune"]}, "3": {"daggers": [["two"], [], [], []]}}
    s = box.position({**given, "seen": seen})
    known = [sum(1 for row in box.redact(s, seat).hands for card in row if card >= 0) for seat in range(4)]
    assert known == [2, 2, 1, 0]
    assert [box.redact(s, seat).deck[-1] >= 0 for seat in range(4)] == [False, False, True, False]
    assert [box.redact(s, seat).daggers[0][0] >= 0 for seat in range(4)] == [True, False, False, True]


@pytest.mark.parametrize(("seats", "given", "why"), [
    (4, {"phase": "fight"},
     "'phase' is 'fight'; expected round, actions, badge, home, prepare, choice, tokens, gift, battle, bag, market"),
    (4, {"known": [0]}, "'known' is a fact of the phase tokens or gift or battle, not of round"),
    (4, {"phase": "choice", "sides": []}, "'sides' is a fact of the phase tokens or gift or battle or bag, not of choice"),
    (4, {"phase": "tokens", "sides": ["england"]},
     "'sides' is ['england']; expected for each seat one of scotland, england, none"),
    (4, {"phase": "tokens", "sides": ["none"] + ["england"] * 3},
     "sides: whoever stays home has taken none, and all others have taken one"),
    (4, {"phase": "home"}, "'home' is for a table with Stay Home!"),
    (4, {"phase": "gift"}, "'gift' is for two players (SB-2P5)"),
    (3, {"phase": "badge"}, "'badge' is for four players or more (SB-B1)"),
    (4, {"phase": "battle", "laid": [["two"], [], [], []]}, "'laid' is for two players, not for 4"),
    (2, {"phase": "battle", "laid": [["two", "one"], []]}, "'laid': each lays one Dagger card"),
    (4, {"phase": "market", "round": 2}, "'market' comes after the last round"),
    (4, {"phase": "choice", "defeats": 4}, "'defeats' is 4; expected a whole number from 0 to 3"),
    (6, {"phase": "choice", "badge": 1, "home": 1}, "home: whoever stays home has no Badge and no units in camp (SB-H3, SB-H4)"),
    (6, {"phase": "choice", "home": 1, "camp": [0, 1, 0, 0, 0, 0]},
     "home: whoever stays home has no Badge and no units in camp (SB-H3, SB-H4)"),
    (4, {"phase": "actions", "replenished": 1}, "'replenished' is 1; expected true or false"),
    (4, {"phase": "actions", "turns": 4}, "'turns' is 4; expected a whole number from 0 to 3"),
    (4, {"phase": "bag", "passed": [4]}, "'passed' names seat 4; expected 0 to 3"),
    (4, {"phase": "bag", "used": [["ambush"], [], [], []]}, "used, seat 0: 'ambush' does not lie there so often"),
    (4, {"phase": "bag", "used": []}, "'used' must have one list for each of the 4 seats"),
    (4, {"seen": {"1": {"deck": ["ambush", 5]}}}, "seen, 1, deck: 5 does not lie there so often"),
    (4, {"seen": {"1": {"deck": "ambush"}}}, "seen, 1, deck: 'ambush'; expected a list of cards"),
])  # fmt: skip
def test_what_cannot_be_in_the_middle_of_a_round_is_refused(seats: int, given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.box(seats).position(given)
    assert caught.value.message == why
