"""Positions laid out by hand: what is refused and why, and how the rest of the box is laid."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabard.engine.dice import seeded
from tabard.engine.errors import BadPosition
from tabard.engine.save import restored, save
from tabard.games.with_sword_and_shield.positions import KEYS
from tests.with_sword_and_shield.hidden import TABLES
from tests.with_sword_and_shield.table import GAME, PLAIN, Table

at_our_tables = pytest.mark.parametrize(("seats", "variant"), TABLES)
MELEE = {"teams": "three-three"}
TWO = {"decks": "two"}


def refused(seats: int = 2, variant: dict[str, str] | None = None, **given: Any) -> str:
    """Why a position is refused."""
    box = GAME.box(seats, variant, PLAIN)
    with pytest.raises(BadPosition) as caught:
        box.position(given)
    assert caught.value.code == "bad-position"
    return caught.value.message


def six(*rows: Any) -> list[Any]:
    return [*rows, *[[] for _ in range(6 - len(rows))]]


# What is refused


def test_an_unknown_key_is_named_with_those_known() -> None:
    assert refused(hand=[["feat"]]) == f"unknown key 'hand'; expected {', '.join(KEYS)}"


@pytest.mark.parametrize(("given", "why"), [
    ({"knights": ["lancelot"]}, "knights: 'lancelot' is no knight of this set"),
    ({"knights": ["knight-2233", "knight-2233"]}, "knights: 'knight-2233' once too often; the box has 1"),
    ({"knights": ["knight-2233", "knight-2423", "knight-3333"]}, "'knights' names 3; expected 2 at most"),
    ({"knights": "knight-2233"}, "'knights' is 'knight-2233'; expected a list of knights"),
    ({"artefacts": ["strong"]}, "'artefacts' is ['strong']; expected for each of 2 Knights one of ''"),
    ({"artefacts": ["strong", "excalibur"]}, "'artefacts' is ['strong', 'excalibur']; expected for each of 2 Knights one of ''"),
    ({"artefacts": ["strong", "strong"]}, "artefacts: 'strong' once too often"),
    ({"hits": [6, 0]}, "'hits' is [6, 0]; expected 2 whole numbers from 0 to 5"),
    ({"hits": [0]}, "'hits' is [0]; expected 2 whole numbers from 0 to 5"),
    ({"hits": [True, 0]}, "'hits' is [True, 0]; expected 2 whole numbers from 0 to 5"),
    ({"hits": 3}, "'hits' is 3; expected 2 whole numbers from 0 to 5"),
    ({"hits": [5, 0]}, "places: nobody of team 0 stands in front"),
    ({"fatigue": [0, 28]}, "'fatigue' is [0, 28]; expected 2 whole numbers from 1 to 28"),
    ({"fatigue": [28, 29]}, "'fatigue' is [28, 29]; expected 2 whole numbers from 1 to 28"),
    ({"tactics": ["strength", "chivalry"]},
     "'tactics' is ['strength', 'chivalry']; expected for each of 2 Knights one of strength, technique"),
    ({"places": [1, 4]}, "places: in a Joust both Knights stand in the centre, 2 and 5"),
    ({"places": [5, 2]}, "places: Knight 0 stands on the wrong side; 1 to 3 are the first team's"),
    ({"places": [2, 7]}, "'places' is [2, 7]; expected 2 whole numbers from 0 to 6"),
    ({"places": [2, 0]}, "places: Knight 1 is out (0) if it has 5 hits, and only then"),
    ({"rear": [0]}, "places: nobody of team 0 stands in front"),
    ({"rear": 0}, "'rear' is 0; expected a list of Knights, 0 to 1"),
    ({"rear": [2]}, "'rear' is [2]; expected a list of Knights, 0 to 1"),
    ({"rested": [-1]}, "'rested' is [-1]; expected a list of Knights, 0 to 1"),
    ({"rested": ["0"]}, "'rested' is ['0']; expected a list of Knights, 0 to 1"),
    ({"rested": [True]}, "'rested' is [True]; expected a list of Knights, 0 to 1"),
    ({"locks": [[0, 1, "cross-cut-44"]]}, "'locks' are for a Mêlée"),
    ({"hands": [["feat"]]}, "'hands' must have one list for each of the 2 Knights"),
    ({"hands": [["feat"], ["feat"]]}, "hands, Knight 1: 'feat' once too often; the box has 1"),
    ({"hands": [[], ["feet"]]}, "hands, Knight 1: 'feet' is no deck card of this set"),
    ({"hands": [[], [3]]}, "hands, Knight 1: 3 is no deck card of this set"),
    ({"hands": [[], "feat"]}, "'hands, Knight 1' is 'feat'; expected a list of deck cards"),
    ({"hands": {"0": []}}, "'hands' must have one list for each of the 2 Knights"),
    ({"improved": [["feat"], []]}, "improved: 'feat' is no Improvement"),
    ({"improved": [[]]}, "'improved' must have one list for each of the 2 Knights"),
    ({"decks": [["feat"], []]}, "'decks' must have one list for each of the 1 decks"),
    ({"decks": ["feat"]}, "'decks' is 'feat'; expected a list of deck cards"),
    ({"decks": [["feat", "feat"]]}, "decks: 'feat' once too often; the box has 1"),
    ({"discards": [["feet"]]}, "discards: 'feet' is no deck card of this set"),
    ({"discards": []}, "'discards' must have one list for each of the 1 decks"),
    ({"others": "hands"}, "'others' is 'hands'; expected 'deck' or 'discards'"),
    ({"first": 2}, "'first' is 2; expected a whole number from 0 to 1"),
    ({"acting": -1}, "'acting' is -1; expected a whole number from 0 to 1"),
    ({"acting": True}, "'acting' is True; expected a whole number from 0 to 1"),
    ({"turn": 0}, "'turn' is 0; expected a whole number from 1 to 200"),
    ({"turn": 201}, "'turn' is 201; expected a whole number from 1 to 200"),
    ({"turn": "1"}, "'turn' is '1'; expected a whole number from 1 to 200"),
    ({"phase": 1}, "'phase' is 1; expected turn, auction, action"),
    ({"phase": "auction", "turn": 1}, "'turn' is a fact of the phase turn or action, not of auction"),
    ({"phase": "auction", "opening": "feat"}, "'opening' is a fact of the phase turn or action, not of auction"),
    ({"phase": "auction", "bids": [7, 0]}, "bids: Knight 0 has no card with the initiative number 7"),
    ({"phase": "auction", "passed": [0]}, "acting: Knight 0 has passed"),
    ({"used": 1}, "'used' is a fact of the phase action, not of turn"),
    ({"phase": "action", "used": 3}, "'used' is 3; expected a whole number from 0 to 2"),
    ({"phase": "action", "aimed": [0]}, "aimed: Knight 0 is no rival of Knight 0"),
    ({"phase": "action", "retreated": [2]}, "'retreated' is [2]; expected a list of Knights, 0 to 1"),
    ({"phase": "action", "played": []}, "'played' must have one list for each of the 1 decks"),
    ({"phase": "action", "played": [["feat", "feat"]]}, "played: 'feat' once too often; the box has 1"),
    ({"seen": []}, "'seen' is []; expected what each has seen, by seat: all, 0, 1"),
    ({"seen": {"2": {}}}, "'seen' is {'2': {}}; expected what each has seen, by seat: all, 0, 1"),
    ({"seen": {"0": {"table": []}}}, "seen, 0: {'table': []}; expected some of hands, decks"),
    ({"seen": {"0": {"hands": [[]]}}}, "seen, 0: 'hands' must have 2 lists"),
    ({"seen": {"0": {"hands": [[], ["feat"]]}}}, "seen, 0, hands: 'feat' does not lie there so often"),
])  # fmt: skip
def test_what_cannot_be_in_a_joust_is_refused(given: dict[str, Any], why: str) -> None:
    told = refused(**given)
    assert told.startswith(why) if why.endswith("''") else told == why


OPENING = "'opening' is a card with an initiative number in the hand of who acts in turn 1"


@pytest.mark.parametrize("given", [
    {"hands": [["rage-cut-53"], []]},
    {"turn": 2, "hands": [["rage-cut-53"], []]},
    {"turn": 1, "hands": [[], ["rage-cut-53"]]},
    {"turn": 1},
    {"turn": 1, "acting": 1, "hands": [["rage-cut-53"], []]},
    {"turn": 1, "opening": "rage-cut-26", "hands": [["rage-cut-26"], []]},
    {"turn": 1, "opening": 5, "hands": [["rage-cut-53"], []]},
])  # fmt: skip
def test_ws_2_1_2a_an_opening_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    assert refused(**{"opening": "rage-cut-53", **given}) == OPENING


LOCK = [0, 3, "cross-cut-44"]
BEFORE = "the auction comes before the first turn; expected nobody who is out or in the rear"


@pytest.mark.parametrize(("given", "why"), [
    ({"places": [1, 1, 2, 4, 5, 6]}, "places: two Knights cannot stand at one place"),
    ({"places": [1, 2, 3, 4, 5, 1]}, "places: Knight 5 stands on the wrong side; 1 to 3 are the first team's"),
    ({"places": [0, 2, 3, 4, 5, 6]}, "places: Knight 0 is out (0) if it has 5 hits, and only then"),
    ({"hits": [5, 0, 0, 0, 0, 0], "places": [1, 2, 3, 4, 5, 6]}, "places: Knight 0 is out (0) if it has 5 hits, and only then"),
    ({"hits": [5, 0, 0, 0, 0, 0], "rear": [0]}, "rear: Knight 0 is out"),
    ({"hits": [5, 0, 0, 0, 0, 0], "rear": [1, 2]}, "places: nobody of team 0 stands in front"),
    ({"hits": [5, 0, 0, 0, 0, 0], "acting": 0}, "acting: Knight 0 is out"),
    ({"hits": [5, 0, 0, 0, 0, 0], "hands": six(["feat"])}, "hands, improved: Knight 0 is out and has no cards"),
    ({"hits": [5, 0, 0, 0, 0, 0], "improved": six(["more-strength"])}, "hands, improved: Knight 0 is out and has no cards"),
    ({"hits": [0, 5, 0, 0, 0, 0], "phase": "auction"}, BEFORE),
    ({"hits": [5, 0, 0, 0, 0, 0], "phase": "auction", "first": 0}, BEFORE),
    ({"rear": [0], "phase": "auction"}, BEFORE),
    ({"rear": [3, 4, 5]}, "places: nobody of team 1 stands in front"),
    ({"artefacts": ["only", "", "", "only", "", ""]},
     "artefacts: 'only' is Unique: it cannot be there twice, nor beside another of its team"),
    ({"artefacts": ["only", "", "lonely", "", "", ""]},
     "artefacts: 'lonely' is Unique: it cannot be there twice, nor beside another of its team"),
    ({"hands": six(["feat"], ["feat"])}, "hands, Knight 1: 'feat' once too often; the box has 1"),
    ({"decks": [["feat"]]}, "'decks' must have one list for each of the 2 decks"),
    ({"locks": [LOCK], "rear": [3]}, "locks: Knights 0 and 3 do not face each other"),
    ({"locks": [[0, 5, "cross-cut-44"]]}, "locks: Knights 0 and 5 do not face each other"),
    ({"locks": [[0, 1, "cross-cut-44"]]}, "locks: Knights 0 and 1 do not face each other"),
    ({"locks": [LOCK], "hits": [0, 0, 0, 5, 0, 0]}, "locks: Knights 0 and 3 do not face each other"),
    ({"locks": [[0, 3, "cross-cut-26"]]}, "locks: 'cross-cut-26' has no Mêlée Lock symbol"),
    ({"locks": [LOCK, [0, 4, "rage-cut-44"]]}, "locks: a Knight can be in one lock only"),
    ({"locks": [LOCK, [3, 0, "rage-cut-44"]]}, "locks: a Knight can be in one lock only"),
    ({"locks": [LOCK, [1, 4, "cross-cut-44"]]}, "locks: 'cross-cut-44' once too often; the box has 1"),
    ({"locks": [LOCK], "hands": six(["cross-cut-44"])}, "locks: 'cross-cut-44' once too often; the box has 1"),
    ({"locks": [[9, 3, "cross-cut-44"]]}, "locks: 9 is no Knight; expected 0 to 5"),
    ({"locks": [[0, "3", "cross-cut-44"]]}, "locks: '3' is no Knight; expected 0 to 5"),
    ({"locks": [[0, 3, 44]]}, "locks: 44 is no deck card of this set"),
    ({"locks": [[0, 3]]}, "'locks' is [[0, 3]]; expected a list of [Knight, rival, card]"),
    ({"locks": {}}, "'locks' is {}; expected a list of [Knight, rival, card]"),
    ({"turn": 601}, "'turn' is 601; expected a whole number from 1 to 600"),
])  # fmt: skip
def test_what_cannot_be_in_a_melee_is_refused(given: dict[str, Any], why: str) -> None:
    assert refused(6, MELEE, **given) == why


def test_ws_2_3_1_two_decks_bar_a_unique_artefact_only() -> None:
    assert "is Unique" in refused(2, TWO, artefacts=["only", "only"])
    assert Table(decks="two", artefacts=["strong", "strong"]).s.artefacts == [0, 0]


def test_a_refused_position_changes_nothing_in_the_box() -> None:
    box = GAME.box(2, None, PLAIN)
    before = box.position({"hands": [["feat"], []]})
    with pytest.raises(BadPosition):
        box.position({"hands": [["feat"], ["feat"]]})
    assert box.position({"hands": [["feat"], []]}) == before


# What is laid out


def test_every_key_is_laid_out() -> None:
    t = Table(
        6, teams="three-three", seed=9, turn=7, acting=4, first=2, knights="knight-5512 knight-2431",
        artefacts=["only", "strong", "", "lonely"], hits=[1, 2, 5, 4], fatigue=[3, 28, 28, 7], tactics=["technique"],
        places=[3, 1, 0, 4, 6, 5], rear=[5], locks=[[3, 1, "rage-cut-44"]], rested=[3],
        hands=["feat spy", "regain-2", "", "feat"], improved=["more-strength", "", "", "", "more-endurance dear-strength"],
        deck_rows=["rage-cut-26 new-hand", "spy"], discard_rows=["stop-all", ""],
    )  # fmt: skip
    s = t.s
    assert (s.turn, s.acting, s.first, t.asked()) == (7, 4, 2, [(s.leads[4], "act")])
    assert [t.knight(0), t.knight(1), t.knight(2)] == ["knight-5512", "knight-2431", "knight-2233"]
    assert s.artefacts == [4, 0, -1, 5, -1, -1]
    assert (s.hits, s.fatigue) == ([1, 2, 5, 4, 0, 0], [3, 28, 0, 7, 28, 28])
    assert s.tactics == [1, 0, 0, 0, 0, 0]
    assert (s.places, s.rear, s.rested) == ([2, 0, -1, 3, 5, 4], 1 << 5, 1 << 3)
    assert (s.locked, t.named([s.lock_cards[3]])) == ([-1, 3, -1, 1, -1, -1], "rage-cut-44")
    assert [sorted(t.hand(knight).split()) for knight in range(6)] == [["feat", "spy"], ["regain-2"], [], ["feat"], [], []]
    assert (t.improved(0), t.improved(4)) == ("more-strength", "more-endurance dear-strength")
    assert (t.deck(0).split()[:2], t.deck(1).split()[0]) == (["rage-cut-26", "new-hand"], "spy")
    assert (t.discards(0), t.discards(1)) == ("stop-all", "")
    assert s.post == s.places[4]


@at_our_tables
def test_unnamed_things_are_as_at_the_start(seats: int, variant: dict[str, str]) -> None:
    box: Any = GAME.box(seats, variant)
    s = box.position({})
    knights = len(s.teams)
    fatigue = 24 if variant.get("mode") == "short" else 28
    assert (s.hits, s.fatigue, s.tactics) == ([0] * knights, [fatigue] * knights, [0] * knights)
    assert (s.hands, s.improved, s.artefacts) == ([[]] * knights, [[]] * knights, [-1] * knights)
    assert (s.rear, s.rested, s.locked, s.lock_cards) == (0, 0, [-1] * knights, [-1] * knights)
    assert (s.turn, s.acting, s.first, s.opening) == (2, 0, 0, -1)
    assert [len(deck) for deck in s.decks] == [box.cards.size] * box.decks
    assert sorted(place // 3 for place in s.places) == sorted(s.teams)
    assert len(set(s.places)) == knights


def test_cards_not_named_lie_in_the_decks_below_the_named_ones_or_in_the_discards() -> None:
    t = Table(deck_rows=["feat spy"], hands=["rage-cut-26"])
    assert (t.deck().split()[:2], len(t.s.decks[0]), t.discards()) == (["feat", "spy"], t.box.cards.size - 1, "")
    t = Table(deck_rows=["feat spy"], hands=["rage-cut-26"], others="discards")
    assert (t.deck(), len(t.s.discards[0])) == ("feat spy", t.box.cards.size - 3)


def test_the_seed_alone_decides_how_the_rest_lies() -> None:
    one, same, other = Table(seed=1), Table(seed=1), Table(seed=2)
    assert one.s == same.s
    assert one.deck() != other.deck()


def test_ws_2_1_2a_an_auction_and_an_opening_are_laid_out() -> None:
    t = Table(auction=True, first=1, hands=["rage-cut-53", "crown-cut-53"])
    assert (t.asked(), t.may(), t.s.turn) == ([(1, "bid")], ["pass", "bid 7"], 0)
    t = Table(turn=1, acting=1, hands=["rage-cut-53", "crown-cut-53 feat"], opening="crown-cut-53")
    assert (t.asked(), t.may(), t.s.turn) == ([(1, "act")], ["play crown-cut-53"], 1)


POSITIONS: list[tuple[int, dict[str, str], dict[str, Any]]] = [
    (2, {}, {"phase": "auction"}),
    (2, {}, {"hits": [4, 4], "turn": 30}),
    (2, {}, {"turn": 200}),
    (2, {}, {"others": "discards"}),
    (2, TWO, {"turn": 1, "opening": "rage-cut-53", "hands": [["rage-cut-53"], []]}),
    (2, {"mode": "melee"}, {"phase": "auction", "first": 4}),
    (3, {}, {"rear": [0, 1, 4], "hits": [4] * 6}),
    (4, {"teams": "two-two"}, {"places": [2, 3, 5, 4], "acting": 3}),
    (4, {}, {"hits": [0, 5, 5, 0, 0, 0], "places": [2, 0, 0, 4, 5, 6]}),
    (5, {"teams": "three-two"}, {"locks": [LOCK], "turn": 600}),
    (6, {}, {"locks": [LOCK, [4, 1, "cross-cut-44"]], "rested": [0, 1], "hits": [4, 4, 0, 0, 0, 0]}),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "variant", "given"), POSITIONS)
def test_a_position_can_be_saved_restored_imagined_and_played_to_the_end(
    seats: int, variant: dict[str, str], given: dict[str, Any]
) -> None:
    box = GAME.box(seats, variant, PLAIN)
    s = box.position(given)
    assert not s.over
    assert restored(box, json.loads(json.dumps(save(box, s)))) == s
    for seat in range(-1, seats):
        view = box.redact(s, seat)
        assert box.redact(box.imagine(view, seat, seeded("laid", seat)), seat) == view
    for seed in range(1, 6):
        again = box.position(given)
        box.playout(again, seed)
        assert again.over
        box.check(again)


# In the middle of a turn


def test_ws_1_1_1_a_turn_is_laid_out_after_some_actions() -> None:
    t = Table(phase="action", used=2, hands=["rage-cut-26 feat", ""], played=[["crown-cut-26"]])
    assert (t.left, t.played(), t.s.turn) == (1, "crown-cut-26", 2)
    t.say("discard rage-cut-26")
    assert (t.s.acting, t.s.turn, sorted(t.discards().split())) == (1, 3, ["crown-cut-26", "rage-cut-26"])


def test_ws_3_0_3_a_duty_is_laid_out_in_mid_turn() -> None:
    given: dict[str, Any] = {"acting": 1, "used": 1, "hands": ["", "rage-cut-26 crown-cut-26"]}
    t = Table(6, mode="melee", phase="action", aimed=[3], **given)
    t.say("play rage-cut-26")
    assert t.may() == ["place 5", "place 6"]
    t = Table(6, mode="melee", phase="action", aimed=[3, 4, 5], **given)
    t.say("play rage-cut-26")
    assert t.may() == ["place 4", "place 5", "place 6"]


def test_ws_2_1_2a_an_auction_is_laid_out_in_the_middle() -> None:
    t = Table(auction=True, bids=[7, 0], acting=1, hands=["crown-cut-53", "cross-cut-53 rage-cut-53"])
    lower = [number for number in (t.box.cards.initiative[t.box.cards.design_of[card]] for card in t.s.hands[1]) if number < 7]
    assert t.may() == ["pass", *[f"bid {number}" for number in sorted(lower)]]
    assert [card >= 0 for card in t.box.redact(t.s, 1).hands[0]] == [True], "a bid shows that its card is there (WS-1.0.3)"


def test_ws_1_0_3_what_a_seat_has_seen_is_seen_and_no_more() -> None:
    t = Table(hands=["rage-cut-26 feat", "spy"], seen={"1": {"hands": [["feat"], []]}})
    assert [[card >= 0 for card in t.box.redact(t.s, seat).hands[0]] for seat in (1, -1)] == [[True, False], [False, False]]
