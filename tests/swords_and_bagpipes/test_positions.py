"""Positions laid out by hand: what is refused and why, how the rest of the box is laid; and what a save must be."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.engine.dice import seeded
from tabard.engine.errors import BadPosition
from tests.laws.renaming import designs
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
BOX: Any = GAME.box(4)
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
GREY = [arms.id for arms in BOX.cards.arms if arms.section == "arms"]
TWICE = [card.id for card in BOX.cards.bagpipes if card.twice][0]
KINGS = [arms.id for arms in BOX.cards.arms if arms.section == "king"]
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

    ambushes, daggers = copies(BOX.cards.bagpipes, "ambush"), copies(BOX.cards.daggers, "three")
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
    assert [t.box.cards.arms[t.box.cards.arms_of[card]].id for card in s.arms] == PLAIN[:3]
    assert t.box.cards.arms[t.box.cards.arms_of[s.arms_deck[-1]]].id == PLAIN[3]
    assert (t.hand(0), sorted(t.hand(1).split()), t.opened(2)) == ("ambush", ["ambush", "cattle-raid"], TWICE)
    assert (t.deck.split()[:2], t.discards) == (["scorched-earth", "welsh-archers"], "vive-la-france")
    assert (t.daggers(0), t.daggers(2)) == ([1, 2], [3])
    top = [t.box.cards.dagger_value[card] for card in s.dagger_deck[::-1][:2]]
    assert (top, [t.box.cards.dagger_value[card] for card in s.dagger_discards]) == ([2, 1], [3])
    assert [t.box.cards.clans[clan].id for clan in s.clans[:2]] == ["murray", "bruce"]
    assert len(set(s.clans)) == 6
    assert s.record == [0, 1, 2, 0, 1, 4] * 2
    assert (s.phase, t.asked()) == (2, [(4, "act")])


def test_a_village_is_laid_out() -> None:
    t = Table(4, village=["church", "", "mill"])
    assert (t.village(0), t.village(1), t.village(2)) == ("church", "", "mill")
    assert len(t.s.village_out) == len(t.box.cards.village_of) - 2


def test_dagger_hands_are_laid_out_and_the_rest_is_in_the_box() -> None:
    t = Table(2, dagger_hands=["one three", "two"], daggers=["one", ""], dagger_discards="three")
    assert [[t.box.cards.dagger_value[card] for card in hand] for hand in t.s.dagger_hands] == [[1, 3], [2]]
    assert (t.daggers(0), t.s.dagger_deck) == ([1], [])
    assert len(t.s.dagger_out) == len(t.box.cards.dagger_of) - 5
    for seat in (-1, 0, 1):
        values = t.box.cards.dagger_of
        open_to_all = designs(t.box.redact(t.s, seat).daggers, values)
        assert open_to_all == designs(t.s.daggers, values), "with two players they lie open"


def test_unnamed_dagger_hands_are_the_usual_seven() -> None:
    t = Table(2)
    assert [[t.box.cards.dagger_value[card] for card in hand] for hand in t.s.dagger_hands] == [[1, 1, 2, 2, 2, 3, 3]] * 2


def test_unnamed_things_are_as_at_the_start() -> None:
    t = Table(4)
    s = t.s
    assert (s.round, s.badge, s.defeats, s.gold, s.castle, s.virtual) == (1, 0, 0, [3] * 4, [3] * 4, [0] * 4)
    assert (s.hands, s.opened, s.daggers, s.discards, s.dagger_discards) == ([[]] * 4, [[]] * 4, [[]] * 4, [], [])
    assert (s.home, s.badge_from, s.badge_to, s.record) == (-1, -1, -1, [])
    assert len(s.deck) == len(t.box.cards.bagpipe_of)
    assert len(s.arms_deck) == 6


def test_cards_not_named_lie_in_the_decks_below_the_named_ones() -> None:
    t = Table(4, deck="ambush scorched-earth", hands=["cattle-raid"], dagger_deck="three", daggers=["one"])
    assert t.deck.split()[:2] == ["ambush", "scorched-earth"]
    assert len(t.s.deck) == len(t.box.cards.bagpipe_of) - 1
    assert len(t.s.dagger_deck) == len(t.box.cards.dagger_of) - 1
    assert t.s.discards == t.s.dagger_discards == []


def test_cards_not_named_may_lie_in_the_discards() -> None:
    t = Table(4, deck="ambush", dagger_deck="three", others="discards")
    assert (t.deck, len(t.s.dagger_deck)) == ("ambush", 1)
    assert len(t.s.discards) == len(t.box.cards.bagpipe_of) - 1
    assert len(t.s.dagger_discards) == len(t.box.cards.dagger_of) - 1


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
