"""Every verb of the card files, for every "of", in a card set of our own; and how a card file is refused."""

from typing import Any

import pytest

import tabard
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.games.swords_and_bagpipes.verbs import VERBS
from tests.swords_and_bagpipes.table import Table, words
from tests.swords_and_bagpipes.test_bagpipe_cards import (
    GOLD,
    MARCH,
    UNITS,
    all_as,
    cards_named,
    known_hand,
    lay_tokens,
    open_the_bag,
    others_march,
    play,
    row_with,
    row_without,
    spent,
    to,
)

# A card set of our own: its numbers are ours to rely on

VILLAGE = {
    "blacksmith": "stands = { troops = 1 }",
    "monastery": "stands = { defeat = 2 }",
    "mill": 'start = [{ gain-units = { units = 3, to = "castle" } }]',
    "musicians-house": "start = [{ draw-cards = { cards = 1 } }]",
    "ferry": 'does = [{ choose-a-number = { units = 5, from = "camp" } }, { move-units = { from = "camp", to = "castle" } }]',
    "marketplace": 'does = [{ lose-gold = { gold = 2 } }, "discard-a-dagger"]\nbefore-the-count = true',
    "spy-guild": 'does = ["choose-a-player", "look-at-the-hand", "look-at-the-daggers"]',
    "church": "stands = { cancels-harm = true }",
    "memorial": "stands = { daggers = -1 }",
}
CLANS = words("bruce comyn balliol douglas murray wallace")
TOKENS = words("bonnet crown camp badge stay-home virtual")


def table_of(section: str, id: str, *lines: str, copies: int = 1) -> str:
    """One card as it is written in a file."""
    return "\n".join([f"[[{section}]]", f'id = "{id}"', *lines, f"copies = {copies}", 'source = "public"', "", ""])


def pipe(id: str, when: str, does: str, *more: str, copies: int = 1) -> str:
    """A Bagpipe card; its verbs stand in the fourth line."""
    return table_of("bagpipe", id, f'when = "{when}"', f"does = [{does}]", *more, copies=copies)


def arms_card(id: str, *lines: str, troops: int = 5, crown: int = 6, copies: int = 1, section: str = "arms") -> str:
    return table_of(section, id, f"troops = {troops}", "bonnet = 2", "pierced = 1", f"crown = {crown}", *lines, copies=copies)


def village_cards(copies: int = 2) -> str:
    return "".join(table_of("village", id, lines, copies=copies) for id, lines in VILLAGE.items())


ARMS = arms_card("plain", copies=14) + arms_card("edward", section="king", troops=6)
FILLER = pipe("filler", "axe", '"raise-militia"', copies=20)
DAGGERS = "".join(table_of("dagger", id, f"daggers = {at + 1}", copies=6) for at, id in enumerate(words("one two three")))
SMALL = "".join(table_of("clan", clan, 'sett = "R/32 G6 R/6"') for clan in CLANS) + "".join(
    table_of("token", token) for token in TOKENS
)


def own_set(cards: str) -> CardSet:
    """Cards under test, first in the file; then all that a box needs."""
    village = "" if "[[village]]" in cards else village_cards()
    return CardSet("mine", "mine.toml", cards + ARMS + FILLER + DAGGERS + village + SMALL)


class OwnTable(Table):
    """A table with cards of our own; everything else as at any Table."""

    def __init__(self, cards: str, seats: int = 4, **given: Any) -> None:
        variant: dict[str, str] = {}
        if "village" in given:
            variant["village"] = "yes"
        if "stay_home" in given:
            variant["stay-home"] = given.pop("stay_home")
        self.box = tabard.game("swords-and-bagpipes").box(seats, variant, own_set(cards))
        for key in ("arms", "past", "deck", "discards", "dagger_deck", "dagger_discards"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "opened", "daggers", "dagger_hands", "village"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s = self.box.position({"arms": ["plain"], **given})
        self.s.events = []
        self.box.check(self.s)


def own_turn(cards: str, *hands: str, seats: int = 4, **more: Any) -> OwnTable:
    """Seat 0 is on turn with this hand; everybody has plenty in castle and camp; seat 1 holds the Badge."""
    given = {"gold": [GOLD] * seats, "castle": [UNITS] * seats, "badge": 1, **more}
    if "stay_home" in more:
        given["home"] = 3  # who holds Stay Home! until phase 3
    t = OwnTable(cards, seats, hands=list(hands), **given)
    others_march(t)
    return t


def own_tokens(cards: str, *hands: str, sides: str = "scotland england scotland", home: int = -1, **more: Any) -> OwnTable:
    """Tokens lie; the last seat holds the Badge."""
    t = own_turn(cards, *hands, **more)
    lay_tokens(t, *sides.split(), home=home)
    return t


def own_bag(cards: str, *hands: str, sides: str = "scotland england scotland", home: int = -1, **more: Any) -> OwnTable:
    """Sides are known: 0, 2 and 3 for Scotland, 1 for England; seat 3 holds the Badge."""
    t = own_tokens(cards, *hands, sides=sides, home=home, **more)
    open_the_bag(t)
    return t


STAYS = pipe("stays", "bag", '"raise-militia"', copies=4)  # held by seat 0, it keeps the window open

# Of whom: seat 0 plays, seat 2 is chosen, seat 1 stood for England, the others for Scotland

WHOM = {"you": [0], "them": [2], "others": [1, 2, 3], "all": [0, 1, 2, 3], "scots": [2, 3], "english": [1]}


def of(verb: str, whom: str, parameters: str = "", **more: Any) -> tuple[OwnTable, dict[str, Any]]:
    """A bag card with one verb on somebody; what would lie there had it done nothing."""
    inside = ", ".join(part for part in (f'of = "{whom}"', parameters) if part)
    does = f"{{ {verb} = {{ {inside} }} }}"
    if whom == "them":
        does = f'"choose-a-player", {does}'
    hands = more.pop("hands", ["test stays"])
    t = own_bag(pipe("test", "bag", does) + STAYS, *hands, **more)
    while t.question().seat != 0:
        t.say("pass")
    return t, play(t, "test", *(["seat 2"] if whom == "them" else []))


def changed_by(start: list[int], seats: list[int], change: int) -> list[int]:
    return [one + change if seat in seats else one for seat, one in enumerate(start)]


@pytest.mark.parametrize("whom", WHOM)
def test_take_gold_of(whom: str) -> None:
    t, want = of("take-gold", whom, "gold = 3")
    want["gold"] = changed_by(want["gold"], WHOM[whom], 3)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_lose_gold_of(whom: str) -> None:
    t, want = of("lose-gold", whom, "gold = 3")
    want["gold"] = changed_by(want["gold"], WHOM[whom], -3)
    all_as(want, t)


@pytest.mark.parametrize("whom", [whom for whom in WHOM if whom != "you"])
def test_lose_gold_to_you_of(whom: str) -> None:
    t, want = of("lose-gold", whom, 'gold = 3, to = "you"')
    robbed = [seat for seat in WHOM[whom] if seat != 0]
    want["gold"] = changed_by(want["gold"], WHOM[whom], -3)
    want["gold"][0] += 3 * len(robbed)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("to_place", ["castle", "camp"])
def test_gain_units_of(whom: str, to_place: str) -> None:
    t, want = of("gain-units", whom, f'units = 4, to = "{to_place}"')
    want[to_place] = changed_by(want[to_place], WHOM[whom], 4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_gain_units_to_scotland_of(whom: str) -> None:
    t, want = of("gain-units", whom, 'units = 4, to = "scotland"')
    want["scots"] += 4 * len(WHOM[whom])
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("place", ["castle", "camp"])
def test_lose_units_of(whom: str, place: str) -> None:
    t, want = of("lose-units", whom, f'units = 4, from = "{place}"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize(("place", "to_place"), [("castle", "camp"), ("camp", "castle")])
def test_move_units_of(whom: str, place: str, to_place: str) -> None:
    t, want = of("move-units", whom, f'units = 4, from = "{place}", to = "{to_place}"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    want[to_place] = changed_by(want[to_place], WHOM[whom], 4)
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("place", ["castle", "camp"])
def test_move_units_to_scotland_of(whom: str, place: str) -> None:
    t, want = of("move-units", whom, f'units = 4, from = "{place}", to = "scotland"')
    want[place] = changed_by(want[place], WHOM[whom], -4)
    want["scots"] += 4 * len(WHOM[whom])
    all_as(want, t)


def in_turn(seats: list[int]) -> list[int]:
    """From the Badge holder, seat 3, clockwise (SB-W8)."""
    return [seat for seat in (3, 0, 1, 2) if seat in seats]


@pytest.mark.parametrize("whom", WHOM)
def test_draw_cards_of(whom: str) -> None:
    t, want = of("draw-cards", whom, "cards = 2")
    for seat in in_turn(WHOM[whom]):
        want["fresh"] = row_with(want["fresh"], seat, want["deck"][-2:])
        want["deck"] = want["deck"][:-2]
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_draw_a_dagger_of(whom: str) -> None:
    t, want = of("draw-a-dagger", whom)
    for seat in in_turn(WHOM[whom]):
        want["daggers"] = row_with(want["daggers"], seat, want["dagger_deck"][-1:])
        want["dagger_deck"] = want["dagger_deck"][:-1]
    all_as(want, t)


@pytest.mark.parametrize("whom", WHOM)
def test_discard_cards_of(whom: str) -> None:
    t, want = of("discard-cards", whom, "cards = 2", hands=["test stays", "filler", "filler " * 3, "filler " * 3])
    for seat in in_turn(WHOM[whom]):
        left = max(0, len(want["hands"][seat]) + len(want["fresh"][seat]) - 2)
        assert len(t.s.hands[seat]) + len(t.s.fresh[seat]) == left
    for seat in range(4):
        if seat not in WHOM[whom]:
            assert (t.s.hands[seat], t.s.fresh[seat]) == (want["hands"][seat], want["fresh"][seat])
    for name in ("hands", "fresh", "discards", "dice", "bagpipe_seen"):
        want[name] = t.s.parts()[name]
    all_as(want, t)
    assert [event["seat"] for event in t.told("discarded")] == sorted(
        [event["seat"] for event in t.told("discarded")], key=[3, 0, 1, 2].index
    )


@pytest.mark.parametrize("whom", [whom for whom in WHOM if whom != "you"])
def test_take_a_card_of(whom: str) -> None:
    t, want = of("take-a-card", whom, hands=["test stays", "filler", "filler", "filler"])
    robbed = [seat for seat in WHOM[whom] if seat != 0]
    for seat in range(4):
        had = len(want["hands"][seat]) + len(want["fresh"][seat])
        has = len(t.s.hands[seat]) + len(t.s.fresh[seat])
        assert has - had == (len(robbed) if seat == 0 else -1 if seat in robbed else 0)
    assert t.s.hands[0] == want["hands"][0]  # what comes in phase 6 lies apart (SB-W7)
    for name in ("hands", "fresh", "dice", "bagpipe_seen"):
        want[name] = t.s.parts()[name]
    all_as(want, t)
    assert sorted(event["whom"] for event in t.told("stolen")) == robbed


def test_take_a_card_from_an_empty_hand_takes_nothing() -> None:
    t, want = of("take-a-card", "them")
    assert t.s.hands[2] == []
    if t.s.fresh[2] == want["fresh"][2]:
        all_as(want, t)
    else:
        assert len(t.s.fresh[0]) == len(want["fresh"][0]) + 1


def test_take_a_card_in_phase_2_brings_a_card_that_can_be_played_at_once() -> None:
    t = own_turn(pipe("test", "axe", '"choose-a-player", "take-a-card"'), "test", "filler")
    stolen = t.s.hands[1]
    want = play(t, "test", "seat 1")
    want["hands"] = row_with(row_without(want["hands"], 1, stolen), 0, stolen)
    want["bagpipe_seen"] = bytes(mask | 2 if card in stolen else mask for card, mask in enumerate(want["bagpipe_seen"]))
    want["dice"] = t.s.dice
    all_as(want, t)
    assert "filler" in t.may()


@pytest.mark.parametrize("verb", ["take-gold", "lose-gold"])
@pytest.mark.parametrize(("whom", "seats"), [("others", [1, 3, 4]), ("all", [0, 1, 3, 4]), ("scots", [3, 4])])
def test_sb_h5_no_verb_touches_a_player_at_home(verb: str, whom: str, seats: list[int]) -> None:
    card = pipe("test", "bag", f'{{ {verb} = {{ of = "{whom}", gold = 3 }} }}')
    sides = "scotland england scotland"
    t = own_bag(card + STAYS, "test stays", seats=5, stay_home="yes", home=2, sides=sides)
    assert t.s.away == 2
    want = play(t, "test")
    want["gold"] = changed_by(want["gold"], seats, 3 if verb == "take-gold" else -3)
    all_as(want, t)


def test_the_english_who_play_a_card_on_the_english_are_spared_by_it() -> None:
    t, want = of("lose-gold", "english", "gold = 3", sides="england england scotland")
    want["gold"] = changed_by(want["gold"], [1], -3)
    all_as(want, t)


# Choices


def test_choose_a_player_is_another_player() -> None:
    t = own_turn(pipe("test", "axe", '"choose-a-player", { take-gold = { of = "them", gold = 1 } }'), "test")
    t.say("test")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2", "seat 3"])
    assert t.say("seat 3")
    assert t.told("chosen") == [{"seat": 0, "whom": 3}]


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
            assert [t.box.deck.dagger_value[card] for card in gone] == [int(said[-1])]
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
    assert (known_hand(t, 0, 2), known_hand(t, 0, 1), known_hand(t, 1, 2)) == (seen, [], [])
    want = play(t, "daggers", "seat 1")
    held = t.s.daggers[1]
    want["dagger_seen"] = bytes(mask | 1 if card in held else mask for card, mask in enumerate(want["dagger_seen"]))
    all_as(want, t)
    assert t.box.redact(t.s, 0).daggers[1] == held
    assert t.box.redact(t.s, 0).daggers[2] != t.s.daggers[2]
    assert t.box.redact(t.s, 3).daggers[1] != held


def test_look_at_the_hand_shows_what_came_in_this_phase_too() -> None:
    t = own_bag(
        pipe("test", "bag", '"choose-a-player", "look-at-the-hand"') + pipe("draw", "bag", "{ draw-cards = { cards = 1 } }"),
        "test",
        "draw",
    )
    t.say("test")
    t.say("seat 2")
    assert known_hand(t, 0, 2) == t.s.hands[2] + t.s.fresh[2]


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
    names = [name for name in globals() if name.startswith("test_")]
    missing = [verb for verb in VERBS if not any(f"_{verb.replace('-', '_')}" in name for name in names)]
    assert missing == []


# How a card file is refused: file, line, card, what was expected


def made(text: str) -> Box[Any]:
    return tabard.game("swords-and-bagpipes").box(4, None, own_set(text))


def refused(text: str) -> str:
    with pytest.raises(BadCardSet) as caught:
        made(text)
    assert caught.value.code == "bad-card-set"
    return caught.value.message


def test_our_own_set_is_good_and_can_be_played() -> None:
    box = made(pipe("test", "axe", '"raise-militia"'))
    s = box.deal(1)
    box.playout(s, 2)
    assert s.over
    box.check(s)


PLACES = "one of castle, camp, scotland"
OF = "one of you, them, others, all, scots, english"
UP_TO_20 = "a whole number from 1 to 20"
NO_VERB = "expected a name or { name = { … } }"
FACE_DOWN = "needs sides that lie face down; it cannot stand in 'does' here"
THREADS = "colours of B G K R W Y N P T with an even number of threads from 2 to 120"
LATE = "comes too late; expected all choices before anything happens (SB-G7)"

CARD_MISTAKES = [
    # no verbs at all
    ("axe", "", "4: bagpipe 'test': 'does' is empty; expected a list of verbs"),
    ("axe", "5", "4: bagpipe 'test': 5 in 'does' is no verb; " + NO_VERB),
    ("axe", '{ take-gold = 3 }', "4: bagpipe 'test': {\"take-gold\": 3} in 'does' is no verb; " + NO_VERB),
    # choices after effects
    ("axe", '"raise-militia", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    ("axe", '{ take-gold = { gold = 1 } }, { choose-a-number = { units = 1 } }, { gain-units = { to = "camp" } }',
     f"4: bagpipe 'test': 'choose-a-number' {LATE}"),
    ("bag", '"discard-a-dagger", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    ("tokens", '"change-your-side", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    # parameters that are missing
    ("axe", '"take-gold"', "4: bagpipe 'test', take-gold: 'gold' is missing; expected a whole number from 1 to 20"),
    ("axe", '"lose-gold"', "4: bagpipe 'test', lose-gold: 'gold' is missing; expected a whole number from 1 to 20"),
    ("axe", '"choose-a-number"', f"4: bagpipe 'test', choose-a-number: 'units' is missing; expected {UP_TO_20}"),
    ("axe", "{ gain-units = { units = 2 } }", f"4: bagpipe 'test', gain-units: 'to' is missing; expected {PLACES}"),
    ("axe", "{ lose-units = { units = 2 } }", "4: bagpipe 'test', lose-units: 'from' is missing; expected one of castle, camp"),
    ("axe", '{ move-units = { units = 2, from = "camp" } }',
     f"4: bagpipe 'test', move-units: 'to' is missing; expected {PLACES}"),
    ("axe", '"draw-cards"', "4: bagpipe 'test', draw-cards: 'cards' is missing; expected a whole number from 1 to 9"),
    ("axe", '"discard-cards"', "4: bagpipe 'test', discard-cards: 'cards' is missing; expected a whole number from 1 to 9"),
    ("axe", '"english-troops"', "4: bagpipe 'test', english-troops: the number is missing; expected either 'more' or 'fewer'"),
    # numbers and words that cannot be
    ("axe", "{ take-gold = { gold = 0 } }", f"4: bagpipe 'test', take-gold: 'gold' is 0; expected {UP_TO_20}"),
    ("axe", '{ lose-gold = { gold = "1" } }', f"4: bagpipe 'test', lose-gold: 'gold' is \"1\"; expected {UP_TO_20}"),
    ("axe", '{ lose-gold = { of = "others", gold = 1, to = "them" } }',
     "4: bagpipe 'test', lose-gold: 'to' is \"them\"; expected one of reserve, you"),
    ("axe", '{ gain-units = { units = 21, to = "camp" } }', f"4: bagpipe 'test', gain-units: 'units' is 21; expected {UP_TO_20}"),
    ("axe", '{ gain-units = { units = true, to = "camp" } }',
     f"4: bagpipe 'test', gain-units: 'units' is true; expected {UP_TO_20}"),
    ("axe", '{ gain-units = { units = 1, to = "reserve" } }',
     f"4: bagpipe 'test', gain-units: 'to' is \"reserve\"; expected {PLACES}"),
    ("axe", '{ lose-units = { units = 1, from = "scotland" } }',
     "4: bagpipe 'test', lose-units: 'from' is \"scotland\"; expected one of castle, camp"),
    ("axe", '{ move-units = { units = 1, from = "camp", to = "camp" } }',
     "4: bagpipe 'test', move-units: 'to' is where the units stand; expected another place than \"camp\""),
    ("axe", "{ draw-cards = { cards = 10 } }",
     "4: bagpipe 'test', draw-cards: 'cards' is 10; expected a whole number from 1 to 9"),
    ("axe", "{ english-troops = { more = 21 } }", f"4: bagpipe 'test', english-troops: 'more' is 21; expected {UP_TO_20}"),
    ("axe", '{ take-gold = { of = "me", gold = 1 } }', f"4: bagpipe 'test', take-gold: 'of' is \"me\"; expected {OF}"),
    ("bag", '{ choose-a-player = { side = "france" } }',
     "4: bagpipe 'test', choose-a-player: 'side' is \"france\"; expected one of scotland, england"),
    ("axe", '{ choose-a-number = { units = 1, from = "scotland" } }',
     "4: bagpipe 'test', choose-a-number: 'from' is \"scotland\"; expected one of castle, camp"),
    # keys nobody knows
    ("axe", "{ take-gold = { gold = 1, golds = 2 } }", "4: bagpipe 'test', take-gold: unknown key 'golds'; expected of, gold"),
    ("axe", "{ raise-militia = { units = 2 } }", "4: bagpipe 'test', raise-militia: unknown key 'units'; nothing can stand here"),
    ("axe", '{ draw-a-dagger = { cards = 2 } }', "4: bagpipe 'test', draw-a-dagger: unknown key 'cards'; expected of"),
    # what a verb needs from those before it
    ("axe", '"look-at-the-hand"',
     "4: bagpipe 'test': 'look-at-the-hand' needs a player chosen; expected choose-a-player before it"),
    ("axe", '"look-at-the-daggers", "choose-a-player"',
     "4: bagpipe 'test': 'look-at-the-daggers' needs a player chosen; expected choose-a-player before it"),
    # sides where they are not known, or no longer secret
    ("axe", '"change-your-side"', "4: bagpipe 'test': 'change-your-side' " + FACE_DOWN),
    ("bag", '"change-your-side"', "4: bagpipe 'test': 'change-your-side' " + FACE_DOWN),
    ("bag", '"choose-a-player", "stand-for-scotland"',
     "4: bagpipe 'test': 'stand-for-scotland' needs sides that lie face down; it cannot stand in 'does' here"),
]  # fmt: skip


@pytest.mark.parametrize(("when", "does", "why"), CARD_MISTAKES, ids=[row[2] for row in CARD_MISTAKES])
def test_a_mistake_in_a_bagpipe_card_is_refused(when: str, does: str, why: str) -> None:
    assert refused(pipe("test", when, does)) == f"mine.toml:{why}"


@pytest.mark.parametrize(("when", "does", "verb", "needs"), [
    ("axe", '{ gain-units = { to = "camp" } }', "gain-units", "a number chosen"),
    ("axe", '{ lose-units = { from = "camp" } }', "lose-units", "a number chosen"),
    ("axe", '{ move-units = { from = "camp", to = "castle" } }', "move-units", "a number chosen"),
    ("axe", '{ take-gold = { of = "them", gold = 1 } }', "take-gold", "a player chosen"),
    ("axe", '{ choose-a-number = { units = 1, from = "camp", of = "them" } }', "choose-a-number", "a player chosen"),
    ("axe", '"take-a-card"', "take-a-card", "a player chosen"),
    ("tokens", '"stand-for-scotland"', "stand-for-scotland", "a player chosen"),
    ("axe", '{ take-gold = { of = "scots", gold = 1 } }', "take-gold", "sides that are known"),
    ("tokens", '{ lose-gold = { of = "english", gold = 1 } }', "lose-gold", "sides that are known"),
    ("axe", '{ choose-a-player = { side = "england" } }', "choose-a-player", "sides that are known"),
    ("tokens", '{ choose-a-player = { side = "scotland" } }', "choose-a-player", "sides that are known"),
])  # fmt: skip
def test_a_verb_so_written_that_something_is_missing_is_refused(when: str, does: str, verb: str, needs: str) -> None:
    why = refused(pipe("test", when, does))
    assert why.startswith("mine.toml:4: bagpipe 'test'")
    assert f"'{verb}'" in why
    assert needs in why


def test_an_unknown_verb_is_named_with_all_that_are_known() -> None:
    why = refused(pipe("test", "axe", '"steal-the-stone"'))
    assert why.startswith("mine.toml:4: bagpipe 'test': unknown verb 'steal-the-stone' in 'does'; expected one of ")
    assert [verb for verb in VERBS if verb not in why] == []


BAGPIPE_LINES = [
    (['when = "axe"'], "1: bagpipe 'test': 'does' is missing; expected a list of verbs"),
    (['does = ["raise-militia"]'], "1: bagpipe 'test': 'when' is missing; expected one of axe, tokens, bag"),
    (['when = "dawn"', 'does = ["raise-militia"]'], "3: bagpipe 'test': 'when' is \"dawn\"; expected one of axe, tokens, bag"),
    (['when = "axe"', 'does = "raise-militia"'], "4: bagpipe 'test': 'does' is \"raise-militia\"; expected a list of verbs"),
    (['when = "axe"', 'does = ["raise-militia"]', "twice = 2"], "5: bagpipe 'test': 'twice' is 2; expected true or false"),
    (['when = "axe"', 'does = ["raise-militia"]', 'side = "england"'],
     "5: bagpipe 'test': 'side' is for a card of the bag, for sides are known only then; expected when = \"bag\""),
    (['when = "tokens"', 'does = ["raise-militia"]', 'side = "scotland"'],
     "5: bagpipe 'test': 'side' is for a card of the bag, for sides are known only then; expected when = \"bag\""),
    (['when = "bag"', 'does = ["raise-militia"]', 'side = "france"'],
     "5: bagpipe 'test': 'side' is \"france\"; expected one of scotland, england"),
    (['when = "axe"', 'does = ["raise-militia"]', "x2 = true"],
     "5: bagpipe 'test': unknown key 'x2'; expected id, copies, source, name, text, when, twice, badge, side, does"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "why"), BAGPIPE_LINES, ids=[row[1] for row in BAGPIPE_LINES])
def test_a_mistaken_key_of_a_bagpipe_card_is_refused(lines: list[str], why: str) -> None:
    assert refused(table_of("bagpipe", "test", *lines)) == f"mine.toml:{why}"


ARMS_LINES = [
    (["troops = 41"], "7: arms 'test': 'troops' is 41; expected a whole number from 0 to 40"),
    (['generous = "yes"'], "7: arms 'test': 'generous' is \"yes\"; expected true or false"),
    (['stands = { forbids = "taxes" }'],
     "7: arms 'test', 'stands': 'forbids' is \"taxes\"; expected one of militia, mercenaries"),
    (["stands = { taxes = 0 }"], "7: arms 'test', 'stands': 'taxes' is 0; expected a whole number from 1 to 9"),
    (["stands = { peace = true }"],
     "7: arms 'test', 'stands': unknown key 'peace'; expected badge-binds-nobody, no-tokens, taxes, forbids"),
    (["stands = true"], "7: arms 'test': 'stands' is true; expected a table { … }"),
    (['revealed = ["choose-a-player"]'],
     "7: arms 'test': 'choose-a-player' needs a card that somebody plays; it cannot stand in 'revealed' here"),
    (['revealed = [{ choose-a-number = { units = 1 } }]'],
     "7: arms 'test': 'choose-a-number' needs a card that somebody plays; it cannot stand in 'revealed' here"),
    (['handed = ["discard-a-dagger"]'],
     "7: arms 'test': 'discard-a-dagger' needs a card that somebody plays; it cannot stand in 'handed' here"),
    (['revealed = ["change-your-side"]'],
     "7: arms 'test': 'change-your-side' needs sides that lie face down; it cannot stand in 'revealed' here"),
    (["revealed = [{ gain-units = { units = 1 } }]"], f"7: arms 'test', gain-units: 'to' is missing; expected {PLACES}"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "why"), ARMS_LINES, ids=[row[1] for row in ARMS_LINES])
def test_a_mistake_in_an_arms_card_is_refused(lines: list[str], why: str) -> None:
    text = arms_card("test", *lines)
    if lines[0].startswith("troops"):
        text = text.replace("troops = 5\n", "").replace("bonnet = 2\n", "bonnet = 2\n\n", 1)
    assert refused(text) == f"mine.toml:{why}"


@pytest.mark.parametrize(("verb", "needs"), [
    ("{ lose-gold = { gold = 1 } }", "a card that somebody plays"),
    ('{ lose-gold = { of = "others", gold = 1, to = "you" } }', "a card that somebody plays"),
    ('{ take-gold = { of = "them", gold = 1 } }', "a player chosen"),
    ('{ take-gold = { of = "english", gold = 1 } }', "sides that are known"),
    ('{ take-a-card = { of = "others" } }', "a card that somebody plays"),
])  # fmt: skip
@pytest.mark.parametrize("section", ["arms", "village"])
def test_what_only_a_played_card_can_do_is_refused_elsewhere(section: str, verb: str, needs: str) -> None:
    if section == "arms":
        why = refused(arms_card("test", f"handed = [{verb}]"))
    else:
        why = refused(table_of("village", "test", f"start = [{verb}]"))
    assert why.startswith(f"mine.toml:{7 if section == 'arms' else 3}: {section} 'test'")
    assert needs in why


def test_an_arms_card_does_nothing_by_being_played() -> None:
    why = refused(arms_card("test", 'does = ["raise-militia"]'))
    assert why.startswith("mine.toml:7: arms 'test': unknown key 'does'; expected ")
    for key in ("troops", "bonnet", "pierced", "crown", "generous", "badge", "stands", "revealed", "handed"):
        assert key in why


OTHER_LINES = [
    ("village", ["before-the-count = true"],
     "3: village 'test': 'before-the-count' is for a card that does something; expected 'does'"),
    ("village", ["stands = { gold = 1 }"],
     "3: village 'test', 'stands': unknown key 'gold'; expected troops, defeat, cancels-harm, daggers"),
    ("village", ["stands = { daggers = 1 }"],
     "3: village 'test', 'stands': 'daggers' is 1; expected a whole number from -9 to 0"),
    ("village", ['start = ["choose-a-player"]'],
     "3: village 'test': 'choose-a-player' needs a card that somebody plays; it cannot stand in 'start' here"),
    ("village", ['does = ["look-at-the-hand"]'],
     "3: village 'test': 'look-at-the-hand' needs a player chosen; expected choose-a-player before it"),
    ("dagger", ["daggers = 4"], "3: dagger 'test': 'daggers' is 4; expected a whole number from 1 to 3"),
    ("dagger", ["daggers = 0"], "3: dagger 'test': 'daggers' is 0; expected a whole number from 1 to 3"),
    ("clan", [], "1: clan 'test': 'sett' is missing; expected a text"),
    ("clan", ['sett = "R/32 G7 R/6"'],
     "3: clan 'test': 'G7' in 'sett' is no count of threads; expected " + THREADS),
    ("clan", ['sett = "R/32 Q8 R/6"'],
     "3: clan 'test': 'Q8' in 'sett' is no count of threads; expected " + THREADS),
    ("clan", ['sett = "R/32 G6"'], "3: clan 'test': 'R/32 G6' is no tartan; expected three stripes or more"),
    ("token", [], "2: token 'test': 'test' is no token; expected bonnet, crown, camp, badge, stay-home, virtual"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "lines", "why"), OTHER_LINES, ids=[row[2] for row in OTHER_LINES])
def test_a_mistake_in_another_card_is_refused(section: str, lines: list[str], why: str) -> None:
    assert refused(table_of(section, "test", *lines)) == f"mine.toml:{why}"


@pytest.mark.parametrize(("section", "lines"), [
    ("bagpipe", ['when = "axe"', 'does = ["raise-militia"]']),
    ("arms", ["troops = 5", "bonnet = 1", "pierced = 1", "crown = 1"]),
    ("village", ["stands = { troops = 1 }"]),
    ("clan", ['sett = "R/32 G6 R/6"']),
])  # fmt: skip
def test_an_id_that_is_there_already_is_refused(section: str, lines: list[str]) -> None:
    one = table_of(section, "test", *lines)
    second = len(one.splitlines()) + 2
    assert refused(one + one) == f"mine.toml:{second}: {section} 'test': 'test' is there already; expected an id of its own"


@pytest.mark.parametrize(("left_out", "why"), [
    ("arms", "mine.toml: 0 arms cards; expected 6 to 40"),
    ("king", "mine.toml: 0 king cards; expected 1 to 20"),
    ("bagpipe", "mine.toml: 0 bagpipe cards; expected 1 to 120"),
    ("dagger", "mine.toml: 0 dagger cards; expected 1 to 60"),
    ("clan", "mine.toml: 0 clan cards; expected 6 to 24"),
    ("token", "mine.toml: expected one [[token]] for each of bonnet, crown, camp, badge, stay-home, virtual"),
])  # fmt: skip
def test_a_box_without_a_deck_is_refused(left_out: str, why: str) -> None:
    tables = own_set("").text.split("\n[[")
    kept = "\n[[".join(one for one in tables if not one.lstrip("[").startswith(f"{left_out}]]"))
    with pytest.raises(BadCardSet) as caught:
        tabard.game("swords-and-bagpipes").box(
            4, None, CardSet("mine", "mine.toml", kept if kept.startswith("[[") else f"[[{kept}")
        )
    assert caught.value.message == why


def test_a_box_may_do_without_a_village() -> None:
    text = own_set("").text.replace(village_cards(), "")
    assert "village" not in text
    tabard.game("swords-and-bagpipes").box(4, None, CardSet("mine", "mine.toml", text))


def test_an_unknown_section_is_refused() -> None:
    why = refused(table_of("castle", "test"))
    assert why == "mine.toml:1: unknown section 'castle'; expected arms, king, bagpipe, dagger, village, clan, token"


def test_every_card_says_where_it_is_from() -> None:
    why = refused(pipe("test", "axe", '"raise-militia"').replace('source = "public"\n', ""))
    assert why == "mine.toml:1: bagpipe 'test': 'source' is missing; expected one of rulebook, public, reconstructed"


def test_the_march_of_the_helpers_is_long_enough() -> None:
    """Every card can take its most, twenty units, from castle and camp of everybody."""
    t = own_turn("", "filler")
    assert t.s.castle == [UNITS - MARCH] * 4
    assert t.s.camp == [MARCH] * 4
    assert min(UNITS - MARCH, MARCH) > 20
    assert cards_named(t, t.s.hands[0], "filler") == t.s.hands[0]
