"""What verbs of the card files choose, and all verbs that are not about gold, units and cards of somebody."""

import pytest

from tabard.games.swords_and_bagpipes.verbs import VERBS
from tests.laws.renaming import designs
from tests.swords_and_bagpipes import test_verbs_of_whom
from tests.swords_and_bagpipes.cards import all_as, known_hand, play, row_without, spent, to
from tests.swords_and_bagpipes.own import STAYS, OwnTable, own_bag, own_tokens, own_turn, pipe

# Choices


def test_choose_a_player_is_another_player() -> None:
    t = own_turn(pipe("test", "axe", '"choose-a-player", { take-gold = { of = "them", gold = 1 } }'), "test")
    t.say("test")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2", "seat 3"])
    assert t.say("seat 3")
    assert t.told("chosen") == [{"seat": 0, "whom": 3, "bagpipe": "bagpipe:test", "village": ""}]


@pytest.mark.parametrize(("side", "seats"), [("scotland", ["seat 2", "seat 3"]), ("england", ["seat 1"])])
def test_choose_a_player_of_a_side(side: str, seats: list[str]) -> None:
    does = f'{{ choose-a-player = {{ side = "{side}" }} }}, {{ take-gold = {{ of = "them", gold = 1 }} }}'
    t = own_bag(pipe("test", "bag", does), "test")
    t.say("test")
    assert t.may() == seats


def test_sb_h5_choose_a_player_offers_nobody_at_home() -> None:
    card = pipe("test", "bag", '"choose-a-player", { take-gold = { of = "them", gold = 1 } }')
    t = own_bag(card, "test", seats=5, stay_home="yes", home=2, sides="scotland england scotland")
    t.say("test")
    assert t.may() == ["seat 1", "seat 3", "seat 4"]


def test_choose_a_number_of_the_reserve_is_not_bound_by_what_stands_there() -> None:
    t = own_turn(
        pipe("test", "axe", '{ choose-a-number = { units = 7 } }, { gain-units = { to = "camp" } }'), "test", castle=[0] * 4
    )
    t.say("test")
    assert (t.asked(), t.may()) == ([(0, "number")], to(7))


@pytest.mark.parametrize(
    ("place", "whom", "most"), [("castle", "you", 2), ("camp", "you", 5), ("castle", "them", 1), ("camp", "them", 4)]
)
def test_choose_a_number_of_what_stands_there(place: str, whom: str, most: int) -> None:
    number = f'{{ choose-a-number = {{ units = 6, from = "{place}", of = "{whom}" }} }}'
    does = f'"choose-a-player", {number}, {{ lose-units = {{ of = "{whom}", from = "{place}" }} }}'
    t = OwnTable(pipe("test", "axe", does), hands=["", "test"], castle=[5, 7, 0, 0], badge=0)
    t.turn("move 4")
    t.say("move 5")
    want = spent(t, "test")
    t.say("test")
    t.say("seat 0")
    assert t.may() == to(most)
    t.say(str(most))
    want[place][0 if whom == "them" else 1] -= most
    all_as(want, t)


def test_choose_a_number_up_to_what_the_card_says_if_more_stand_there() -> None:
    t = own_turn(
        pipe("test", "axe", '{ choose-a-number = { units = 6, from = "castle" } }, { lose-units = { from = "castle" } }'), "test"
    )
    t.say("test")
    assert t.may() == to(6)


@pytest.mark.parametrize("verb", [
    '{ gain-units = { to = "castle" } }',
    '{ lose-units = { from = "camp" } }',
    '{ move-units = { from = "castle", to = "scotland" } }',
])  # fmt: skip
def test_units_are_those_chosen_where_the_verb_names_none(verb: str) -> None:
    t = own_turn(pipe("test", "axe", f"{{ choose-a-number = {{ units = 9 }} }}, {verb}"), "test")
    want = play(t, "test", "5")
    castle, camp, scots = {"gain": (5, 0, 0), "lose": (0, -5, 0), "move": (-5, 0, 5)}[verb.split("-")[0].strip("{ ")]
    want["castle"][0] += castle
    want["camp"][0] += camp
    want["scots"] += scots
    all_as(want, t)


@pytest.mark.parametrize(("verb", "place"), [("lose-units", "castle"), ("move-units", "castle"), ("lose-units", "camp")])
def test_units_are_taken_as_many_as_there_are(verb: str, place: str) -> None:
    where = 'from = "castle", to = "camp"' if verb == "move-units" else f'from = "{place}"'
    t = OwnTable(pipe("test", "axe", f'{{ {verb} = {{ of = "all", units = 4, {where} }} }}'), hands=["test"], castle=[6, 4, 3, 0])
    if place == "camp":
        t.say("move 3")
    want = play(t, "test")
    if verb == "move-units":
        want["castle"], want["camp"] = [2, 0, 0, 0], [4, 4, 3, 0]
    elif place == "castle":
        want["castle"] = [2, 0, 0, 0]
    else:
        want["camp"] = [0, 0, 0, 0]
    all_as(want, t)


# The other verbs


def test_raise_militia_by_a_card_is_the_replenishment_of_the_same_name() -> None:
    t = own_tokens(pipe("test", "tokens", '"raise-militia"') + pipe("more", "tokens", '"raise-militia"'), "test more")
    want = play(t, "test")
    want["camp"] = [units + 1 for units in want["camp"]]
    want["scots"] += 1
    all_as(want, t)


def test_sb_h5_raise_militia_by_a_card_brings_nothing_to_a_player_at_home() -> None:
    cards = pipe("test", "tokens", '"raise-militia"') + pipe("more", "tokens", '"raise-militia"')
    t = own_tokens(cards, "test more", seats=5, stay_home="yes", home=2, sides="scotland england scotland")
    want = play(t, "test")
    want["camp"] = [units + 1 if seat != 2 else 0 for seat, units in enumerate(want["camp"])]
    want["scots"] += 1
    all_as(want, t)


@pytest.mark.parametrize(("change", "troops"), [("more = 3", 8), ("fewer = 3", 2), ("fewer = 9", 0)])
def test_english_troops(change: str, troops: int) -> None:
    cards = pipe("test", "tokens", f"{{ english-troops = {{ {change} }} }}") + pipe("more", "tokens", '"raise-militia"')
    t = own_tokens(cards, "test more")
    want = play(t, "test")
    assert want["troops"] == 5
    want["troops"] = troops
    all_as(want, t)


def test_english_troops_fight_and_the_next_card_brings_its_own() -> None:
    t = own_tokens(pipe("test", "tokens", "{ english-troops = { fewer = 4 } }"), "test")
    t.say("test")
    assert t.told("english-army") == [{"seat": 3, "count": 1, "arms": "arms:plain"}]
    t.passes()
    assert (t.s.round, t.s.troops) == (2, 5)


def test_change_your_side() -> None:
    cards = pipe("test", "tokens", '"change-your-side"') + pipe("more", "tokens", '"raise-militia"')
    t = own_tokens(cards, "test more")
    want = spent(t, "test")
    t.say("test")
    assert (t.asked(), t.may()) == ([(0, "side")], ["scotland", "england"])
    assert t.box.redact(t.s, 1).sides[0] not in (0, 1)
    t.say("england")
    want["sides"][0:1] = [1]
    all_as(want, t)


def test_change_your_side_is_not_for_the_one_whom_the_badge_binds_or_whose_side_is_known() -> None:
    cards = pipe("test", "tokens", '"change-your-side"', copies=2) + pipe(
        "loyal", "tokens", '"choose-a-player", "stand-for-scotland"'
    )
    t = own_tokens(cards, "loyal", "test", "", "test")
    assert (t.asked(), t.may()) == ([(3, "play")], ["pass"])  # bound
    t.say("pass")
    t.say("loyal")
    t.say("seat 1")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass"])  # made loyal


@pytest.mark.parametrize(("whom", "said", "seats"), [("them", ["seat 1"], [1]), ("others", [], [1, 2]), ("you", [], [0])])
def test_stand_for_scotland_of(whom: str, said: list[str], seats: list[int]) -> None:
    does = '"choose-a-player", ' if whom == "them" else ""
    cards = pipe("test", "tokens", f'{does}{{ stand-for-scotland = {{ of = "{whom}" }} }}') + pipe(
        "more", "tokens", '"raise-militia"'
    )
    t = own_tokens(cards, "test more", sides="england england england")
    want = play(t, "test", *said)
    assert want["known"] == 1 << 3
    for seat in seats:
        want["sides"] = [0 if one == seat else side for one, side in enumerate(want["sides"])]
        want["known"] |= 1 << seat
    all_as(want, t)


def test_sb_h5_stand_for_scotland_gives_no_side_to_a_player_at_home() -> None:
    cards = pipe("test", "tokens", '{ stand-for-scotland = { of = "all" } }') + pipe("more", "tokens", '"raise-militia"')
    t = own_tokens(cards, "test more", seats=5, stay_home="yes", home=2, sides="england england england")
    play(t, "test")
    assert t.s.sides == [0, 0, 2, 0, 0]
    assert not t.s.known >> 2 & 1


def test_discard_a_dagger_of_any_value_held() -> None:
    cards = pipe("test", "bag", '"discard-a-dagger"') + STAYS
    for said in ("virtual", "dagger 1", "dagger 2"):
        t = own_bag(cards, "test stays", daggers=["one two two"], virtual=[1, 0, 0, 0])
        want = spent(t, "test")
        t.say("test")
        assert (t.asked(), t.may()) == ([(0, "dagger")], ["virtual", "dagger 1", "dagger 2"])
        t.say(said)
        if said == "virtual":
            want["virtual"] = [0, 0, 0, 0]
        else:
            gone = [card for card in want["daggers"][0] if card not in t.s.daggers[0]]
            assert [t.box.cards.dagger_value[card] for card in gone] == [int(said[-1])]
            want["daggers"] = row_without(want["daggers"], 0, gone)
            want["dagger_discards"] = [*want["dagger_discards"], *gone]
            want["dice"], want["dagger_seen"] = t.s.dice, t.s.dagger_seen
        all_as(want, t)


def test_draw_a_dagger_from_an_empty_deck_takes_the_discards_first_then_virtual_ones() -> None:
    card = pipe("test", "axe", '{ draw-a-dagger = { of = "all" } }')
    t = OwnTable(card, hands=["test"], daggers=["one " * 6, "two " * 6, "three " * 5], dagger_discards="three", badge=0)
    t.say("test")
    assert [t.daggers(seat) for seat in range(4)] == [[1] * 6 + [3], [2] * 6, [3] * 5, []]
    assert t.s.virtual == [0, 1, 1, 1]


def test_sb_2p9_draw_a_dagger_with_two_players_gives_a_virtual_one() -> None:
    t = OwnTable(pipe("test", "axe", '"draw-a-dagger"'), 2, hands=["test"])
    want = play(t, "test")
    want["virtual"] = [1, 0]
    all_as(want, t)


def test_look_at_the_hand_and_look_at_the_daggers_show_them_to_you_alone() -> None:
    cards = pipe("hand", "axe", '"choose-a-player", "look-at-the-hand"') + pipe(
        "daggers", "axe", '"choose-a-player", "look-at-the-daggers"'
    )
    t = own_turn(cards, "hand daggers", "filler", "filler filler", daggers=["", "one", "two"])
    want = play(t, "hand", "seat 2")
    seen = t.s.hands[2]
    want["bagpipe_seen"] = bytes(mask | 1 if card in seen else mask for card, mask in enumerate(want["bagpipe_seen"]))
    all_as(want, t)
    assert t.bagpipes(known_hand(t, 0, 2)) == t.bagpipes(seen)
    assert (known_hand(t, 0, 1), known_hand(t, 1, 2)) == ([], [])
    want = play(t, "daggers", "seat 1")
    held = t.s.daggers[1]
    want["dagger_seen"] = bytes(mask | 1 if card in held else mask for card, mask in enumerate(want["dagger_seen"]))
    all_as(want, t)
    values = t.box.cards.dagger_value
    assert designs(t.box.redact(t.s, 0).daggers[1], values) == designs(held, values)
    assert designs(t.box.redact(t.s, 0).daggers[2], values) != designs(t.s.daggers[2], values)
    assert designs(t.box.redact(t.s, 3).daggers[1], values) != designs(held, values)


def test_look_at_the_hand_shows_what_came_in_this_phase_too() -> None:
    t = own_bag(
        pipe("test", "bag", '"choose-a-player", "look-at-the-hand"') + pipe("draw", "bag", "{ draw-cards = { cards = 1 } }"),
        "test",
        "draw",
    )
    t.say("test")
    t.say("seat 2")
    assert t.bagpipes(known_hand(t, 0, 2)) == t.bagpipes(t.s.hands[2] + t.s.fresh[2])


@pytest.mark.parametrize(("whom", "said", "badge"), [("you", [], 0), ("them", ["seat 2"], 2)])
def test_badge_goes_to(whom: str, said: list[str], badge: int) -> None:
    does = '"choose-a-player", ' if whom == "them" else ""
    t = own_turn(pipe("test", "axe", f'{does}{{ badge-goes-to = {{ of = "{whom}" }} }}', "badge = true"), "test")
    want = play(t, "test", *said)
    assert want["badge"] == 1
    want["badge"] = badge
    all_as(want, t)


def test_sb_b3_a_badge_moved_by_a_card_changes_no_turn_order_begun_and_bars_nobody() -> None:
    card = pipe("test", "axe", '"choose-a-player", { badge-goes-to = { of = "them" } }', "badge = true")
    t = OwnTable(card, hands=["test"], badge=0, badge_from=3)
    t.say("test")
    t.say("seat 2")
    order = [0]
    for _ in range(4):
        t.turn()
        order.append(t.question().seat)
    assert order == [0, 1, 2, 3, 2]
    assert (t.asked(), t.may()) == ([(2, "badge")], ["seat 0", "seat 1", "seat 3"])


def test_every_verb_has_a_test_that_names_it() -> None:
    names = [name for name in [*globals(), *vars(test_verbs_of_whom)] if name.startswith("test_")]
    missing = [verb for verb in VERBS if not any(f"_{verb.replace('-', '_')}" in name for name in names)]
    assert missing == []
