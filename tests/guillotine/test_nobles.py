"""The forty nobles: what is printed on each, and what each does."""

import pytest

import tabard
from tests.guillotine.table import Table

# Typed by hand from the table of the rules: noble, colour, points (* = see GU-19), copies.
PRINTED = """
king-louis-xvi purple 5 1
marie-antoinette purple 5 1
regent purple 4 1
baron purple 3 1
duke purple 3 1
robespierre purple 3 1
count purple 2 1
countess purple 2 1
fast-noble purple 2 1
lady purple 2 1
lord purple 2 1
coiffeur purple 1 1
lady-in-waiting purple 1 1
piss-boy purple 1 1
royal-cartographer purple 1 1
general red 4 1
master-spy red 4 1
colonel red 3 1
captain-of-the-guard red 2 1
lieutenant red 2 2
palace-guard red * 5
governor green 4 1
councilman green 3 1
mayor green 3 1
land-lord green 2 1
tax-collector green 2 1
unpopular-judge green 2 2
rival-executioner green 1 1
sheriff green 1 2
cardinal blue 5 1
archbishop blue 4 1
bad-nun blue 3 1
bishop blue 2 1
heretic blue 2 1
wealthy-priest blue 1 2
martyr gray -1 3
innocent-victim gray -1 1
the-clown gray -2 1
hero-of-the-people gray -3 1
tragic-figure gray * 1
"""
ROWS = [row.split() for row in PRINTED.split("\n") if row]
ACTING = [
    "robespierre", "fast-noble", "lady", "lord", "lady-in-waiting", "general", "captain-of-the-guard", "rival-executioner",
    "innocent-victim", "the-clown",
]  # fmt: skip
PLAIN = [row[0] for row in ROWS if row[0] not in ACTING]
LADIES = ["lady", "lord", "lady-in-waiting"]
OFFICERS = ["general", "captain-of-the-guard"]


def named(noble: str) -> str:
    return noble.replace("-", "_")


# What is printed


@pytest.mark.parametrize(("noble", "colour", "points", "copies"), ROWS, ids=[named(row[0]) for row in ROWS])
def test_noble_is_as_printed(noble: str, colour: str, points: str, copies: str) -> None:
    designs = [one.printed() for one in tabard.game("guillotine").box(2).designs() if one.ref() == f"noble:{noble}"]
    assert len(designs) == 1
    assert (designs[0]["colour"], designs[0]["copies"]) == (colour, int(copies))
    assert designs[0]["points"] == (None if points == "*" else int(points))


def test_the_nobles_of_the_box_are_these_forty_designs_in_fifty_cards() -> None:
    box = tabard.game("guillotine").box(2)
    assert [one.id for one in box.designs() if one.section == "noble"] == [row[0] for row in ROWS]
    assert len(ROWS) == 40
    assert sum(one.copies for one in box.designs() if one.section == "noble") == 50


def test_the_colours_and_points_of_the_box_add_up() -> None:
    nobles = [one.printed() for one in tabard.game("guillotine").box(2).designs() if one.section == "noble"]
    count = dict.fromkeys(("purple", "red", "green", "blue", "gray"), 0)
    for one in nobles:
        count[one["colour"]] += one["copies"]
    assert count == {"purple": 15, "red": 11, "green": 10, "blue": 7, "gray": 7}
    assert sum((one["points"] or 0) * one["copies"] for one in nobles) == 84


def test_one_player_owning_all_fifty_has_106_points() -> None:
    t = Table(piles=[" ".join(row[0] for row in ROWS for _ in range(int(row[3])))])
    assert (len(t.s.piles[0]), t.points(0), t.points(1)) == (50, 106, 0)


@pytest.mark.parametrize("noble", PLAIN, ids=[named(noble) for noble in PLAIN])
def test_collecting_a_noble_without_an_ability_does_nothing_else(noble: str) -> None:
    t = Table(seats=3, line=f"{noble} martyr sheriff", hands=["stumble", "escape"], action_deck="trip")
    deck = t.noble_deck
    t.say("pass")
    assert (t.pile(0), t.pile(1), t.pile(2), t.line) == (noble, "", "", "martyr sheriff")
    assert (t.hand(0), t.hand(1), t.action_discards) == ("stumble trip", "escape", "")
    assert (t.noble_deck, t.noble_discards, t.s.day, t.asked()) == (deck, "", 1, [(1, "play")])


# Robespierre


def test_robespierre_alone_in_line_ends_the_day_with_nothing_to_discard() -> None:
    t = Table(line="robespierre", noble_discards="martyr", action_deck="trip")
    t.say("pass")
    assert (t.s.day, t.pile(0), t.noble_discards, t.hand(0)) == (2, "robespierre", "martyr", "trip")


def test_robespierre_as_the_second_of_double_feature_ends_the_day() -> None:
    t = Table(line="baron robespierre bishop", hands=["double-feature"], action_deck="trip")
    t.play("double-feature")
    assert (t.pile(0), t.noble_discards, t.s.day, t.hand(0)) == ("baron robespierre", "bishop", 2, "trip")


def test_robespierre_from_the_deck_by_rival_executioner_ends_the_day() -> None:
    t = Table(line="rival-executioner baron bishop", noble_deck="robespierre duke", hands=["double-feature"])
    t.play("double-feature")
    assert (t.pile(0), t.noble_discards, t.s.day) == ("rival-executioner robespierre", "baron bishop", 2)
    assert t.line.split()[-1] == "duke"


def test_robespierre_by_fast_noble_taken_in_anothers_turn_ends_the_day_at_once() -> None:
    t = Table(line="robespierre baron", hands=["clerical-error"], piles=["fast-noble", "duke"], action_deck="trip")
    t.play("clerical-error", "duke of 1", "fast-noble of 0")
    assert (t.pile(0), t.pile(1), t.noble_discards) == ("duke", "fast-noble robespierre", "baron")
    assert (t.s.day, t.hand(0), t.hand(1)) == (2, "trip", "")


def test_robespierre_put_into_a_pile_ends_nothing() -> None:
    t = Table(line="robespierre baron bishop", hands=["after-you"])
    t.play("after-you", "seat 1")
    assert (t.s.day, t.pile(1), t.line, t.noble_discards) == (1, "robespierre", "bishop", "")


# Fast Noble


def test_fast_noble_then_the_new_front_noble_is_collected_too() -> None:
    t = Table(line="fast-noble baron bishop", action_deck="trip")
    t.say("pass")
    assert (t.pile(0), t.line, t.hand(0), t.asked()) == ("fast-noble baron", "bishop", "trip", [(1, "play")])


def test_fast_noble_alone_in_line_collects_nothing_more() -> None:
    t = Table(line="fast-noble", noble_deck="baron")
    t.say("pass")
    assert (t.pile(0), t.s.day) == ("fast-noble", 2)


def test_fast_noble_with_double_feature_gives_three() -> None:
    t = Table(line="fast-noble baron bishop duke", hands=["double-feature"])
    t.play("double-feature")
    assert (t.pile(0), t.line) == ("fast-noble baron bishop", "duke")


def test_fast_noble_fires_the_next_ones_ability_and_draws_for_each_purple() -> None:
    t = Table(line="fast-noble lady bishop", tables=["foreign-support"], action_deck="trip stumble escape missed majesty")
    t.say("pass")
    assert (t.pile(0), t.hand(0)) == ("fast-noble lady", "escape missed stumble trip")


def test_fast_noble_from_the_deck_takes_the_front_of_the_line() -> None:
    t = Table(line="rival-executioner the-clown bishop", noble_deck="fast-noble duke")
    t.say("pass")
    assert (t.asked(), t.pile(0)) == ([(0, "player")], "rival-executioner fast-noble the-clown")
    t.say("seat 1")
    assert (t.pile(0), t.pile(1), t.line) == ("rival-executioner fast-noble", "the-clown", "bishop")
    assert t.noble_deck.split()[0] == "duke"


# Lady, Lord, Lady in Waiting


@pytest.mark.parametrize("noble", LADIES, ids=[named(noble) for noble in LADIES])
def test_one_more_action_card_is_drawn_at_the_end_of_the_turn(noble: str) -> None:
    t = Table(line=f"{noble} the-clown baron", hands=["double-feature"], action_deck="trip stumble escape")
    t.play("double-feature")
    assert (t.asked(), t.hand(0)) == ([(0, "player")], "")
    t.say("seat 1")
    assert (t.hand(0), t.hand(1), t.action_deck.split()[0]) == ("stumble trip", "", "escape")


@pytest.mark.parametrize("noble", LADIES, ids=[named(noble) for noble in LADIES])
def test_no_more_is_drawn_than_there_is(noble: str) -> None:
    everything = [one for one in tabard.game("guillotine").box(2).designs() if one.section == "action"]
    rest = [one.id for one in everything for _ in range(one.copies)]
    rest.remove("escape")
    t = Table(line=f"{noble} baron", hands=["", " ".join(rest)], action_deck="escape")
    t.say("pass")
    assert (t.hand(0), t.action_deck, t.action_discards, t.pile(0)) == ("escape", "", "", noble)
    t.say("pass")
    assert t.told("drew") == [{"seat": 0, "action": "action:escape"}]


def test_lady_and_lord_collected_in_one_turn_give_two_more() -> None:
    t = Table(line="lady fast-noble lord baron", hands=["double-feature"], action_deck="trip stumble escape missed")
    t.play("double-feature")
    assert (t.hand(0), t.pile(0), t.line) == ("escape stumble trip", "lady fast-noble lord", "baron")


def test_lady_in_waiting_draws_nothing_for_a_turn_she_is_not_collected_in() -> None:
    t = Table(line="baron bishop duke", piles=["lady-in-waiting"], action_deck="trip stumble")
    t.say("pass")
    assert (t.hand(0), t.action_deck.split()[0]) == ("trip", "stumble")


# General, Captain of the Guard


@pytest.mark.parametrize("noble", OFFICERS, ids=[named(noble) for noble in OFFICERS])
def test_then_the_top_noble_of_the_deck_joins_the_end_of_the_line(noble: str) -> None:
    t = Table(line=f"{noble} baron bishop", noble_deck="duke regent", action_deck="trip")
    t.say("pass")
    assert (t.pile(0), t.line, t.noble_deck.split()[0], t.hand(0)) == (noble, "baron bishop duke", "regent", "trip")


@pytest.mark.parametrize("noble", OFFICERS, ids=[named(noble) for noble in OFFICERS])
def test_from_an_empty_deck_nobody_joins(noble: str) -> None:
    t = Table(line=f"{noble} baron bishop", others="discards")
    t.say("pass")
    assert (t.pile(0), t.line, len(t.s.noble_discards), t.told("joined")) == (noble, "baron bishop", 47, [])


@pytest.mark.parametrize("noble", OFFICERS, ids=[named(noble) for noble in OFFICERS])
def test_the_one_who_joins_may_be_collected_by_the_second_of_double_feature(noble: str) -> None:
    t = Table(line=noble, noble_deck="duke regent", hands=["double-feature"])
    t.play("double-feature")
    assert (t.pile(0), t.s.day, t.line.split()[-1]) == (f"{noble} duke", 2, "regent")


# Master Spy, Unpopular Judge


def test_master_spy_in_front_escapes_the_one_who_plays_a_card() -> None:
    t = Table(line="master-spy baron bishop", hands=["fountain-of-blood"])
    t.play("fountain-of-blood")
    assert (t.pile(0), t.line) == ("baron", "bishop master-spy")
    assert (t.told("slipped"), t.told("moved")) == ([{"seat": 0, "noble": "noble:master-spy"}], [])  # it is said why


def test_master_spy_in_front_is_collected_by_the_one_who_plays_none() -> None:
    t = Table(line="master-spy baron bishop", hands=["fountain-of-blood"])
    t.say("pass")
    assert (t.pile(0), t.line, t.points(0)) == ("master-spy", "baron bishop", 4)


def test_master_spy_alone_or_last_in_line_does_not_move() -> None:
    alone = Table(line="master-spy", hands=["fountain-of-blood"])
    alone.play("fountain-of-blood")
    assert (alone.pile(0), alone.told("slipped")) == ("master-spy", [])
    last = Table(line="baron master-spy", hands=["fountain-of-blood"])
    last.play("fountain-of-blood")
    assert (last.line, last.told("slipped")) == ("master-spy", [])


def test_master_spy_brought_to_the_front_by_the_card_still_ends_last() -> None:
    t = Table(line="baron bishop master-spy", hands=["the-long-walk"])
    t.play("the-long-walk")
    assert (t.pile(0), t.line) == ("bishop", "baron master-spy")


def test_unpopular_judge_collected_frees_the_next_player() -> None:
    t = Table(line="unpopular-judge baron bishop", hands=["tough-crowd", "stumble"])
    assert t.may() == ["pass"]
    t.say("pass")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "stumble"])


# Rival Executioner


def test_rival_executioner_then_the_top_noble_of_the_deck_is_collected_too() -> None:
    t = Table(line="rival-executioner baron", noble_deck="duke regent", action_deck="trip")
    t.say("pass")
    assert (t.pile(0), t.line, t.noble_deck.split()[0], t.hand(0)) == ("rival-executioner duke", "baron", "regent", "trip")


def test_rival_executioner_finds_an_empty_deck() -> None:
    t = Table(line="rival-executioner baron", noble_discards="duke", others="discards")
    t.say("pass")
    assert (t.pile(0), t.line, t.noble_discards.split()[0]) == ("rival-executioner", "baron", "duke")


def test_rival_executioner_draws_for_foreign_support_when_a_purple_comes_from_the_deck() -> None:
    t = Table(line="rival-executioner bishop", noble_deck="duke", tables=["foreign-support"], action_deck="trip stumble escape")
    t.say("pass")
    assert (t.hand(0), t.action_deck.split()[0]) == ("stumble trip", "escape")


def test_rival_executioner_may_bring_the_clown_from_the_deck() -> None:
    t = Table(seats=3, line="rival-executioner bishop", noble_deck="the-clown")
    t.play("pass", "seat 2")
    assert [t.pile(seat) for seat in range(3)] == ["rival-executioner", "", "the-clown"]


def test_rival_executioner_is_no_ban_on_a_judge_from_the_deck() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["", "rival-executioner"], noble_deck="unpopular-judge")
    t.play("clerical-error", "rival-executioner of 1", "unpopular-judge of 0")
    assert (t.pile(0), t.pile(1), t.line) == ("rival-executioner baron", "unpopular-judge", "bishop")


# Innocent Victim


def test_innocent_victim_costs_an_action_card_of_your_choice_before_the_draw() -> None:
    t = Table(line="innocent-victim bishop", hands=["trip stumble", "escape"], action_deck="majesty")
    t.say("pass")
    assert (t.asked(), t.may()) == ([(0, "card")], ["stumble", "trip"])
    t.say("stumble")
    assert (t.hand(0), t.hand(1), t.action_discards) == ("majesty trip", "escape", "stumble")
    assert (t.pile(0), t.points(0)) == ("innocent-victim", -1)


def test_innocent_victim_costs_nothing_to_an_empty_hand_not_even_the_card_then_drawn() -> None:
    t = Table(line="innocent-victim bishop", hands=["fountain-of-blood"], action_deck="trip")
    t.play("fountain-of-blood")
    assert (t.hand(0), t.action_discards, t.asked()) == ("trip", "", [(1, "play")])


def test_innocent_victim_comes_before_the_second_of_double_feature() -> None:
    t = Table(line="innocent-victim baron bishop", hands=["double-feature trip trip"])
    t.play("double-feature")
    assert (t.may(), t.line) == (["trip"], "baron bishop")
    t.say("trip")
    assert (t.pile(0), t.action_discards) == ("innocent-victim baron", "double-feature trip")


# The Clown


def test_the_clown_is_put_into_another_players_pile() -> None:
    t = Table(seats=3, line="the-clown bishop", piles=["duke", "count", "martyr"], action_deck="trip")
    t.say("pass")
    assert (t.asked(), t.may(), t.pile(0)) == ([(0, "player")], ["seat 1", "seat 2"], "duke the-clown")
    t.say("seat 1")
    assert [t.pile(seat) for seat in range(3)] == ["duke", "count the-clown", "martyr"]
    assert (t.points(0), t.points(1), t.hand(0), t.line) == (3, 0, "trip", "bishop")


def test_the_clown_of_two_players_has_one_way_to_go() -> None:
    t = Table(line="the-clown bishop")
    t.say("pass")
    assert t.may() == ["seat 1"]


def test_the_clown_as_the_last_in_line_is_still_put_before_the_day_ends() -> None:
    t = Table(line="the-clown", day=3)
    t.say("pass")
    assert (t.s.over, t.asked()) == (False, [(0, "player")])
    t.say("seat 1")
    assert (t.s.over, t.pile(1), t.points(1)) == (True, "the-clown", -2)


def test_the_clown_taken_back_by_clerical_error_is_put_again() -> None:
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["", "the-clown"], put="the-clown")
    t.play("clerical-error", "the-clown of 1")
    assert (t.asked(), t.pile(0)) == ([(0, "player")], "the-clown")
    t.say("seat 1")
    assert (t.pile(0), t.pile(1)) == ("baron", "the-clown")
