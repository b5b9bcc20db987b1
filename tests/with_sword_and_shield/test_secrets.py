"""What each player may know, field by field (WS-1.0.3, WS-2.1.2a, WS-3.0.1)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tabard.engine.dice import seeded
from tabard.engine.rules import put_to
from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY
from tests.laws.walks import walk
from tests.with_sword_and_shield.hidden import TABLES
from tests.with_sword_and_shield.table import GAME, PLAIN, Table

PUBLIC = [
    "seats", "asked", "over", "frames", "leads", "teams", "knights", "artefacts", "hits", "fatigue", "tactics", "places", "rear",
    "locked", "lock_cards", "rested", "improved", "discards", "table", "turn", "first", "opener", "opening", "deals", "bids",
    "floor", "drawn",
    "passed", "acting", "post", "used", "ended", "aimed", "defended", "retreated", "laid", "ladder", "by_blow", "by_exhaustion",
    "batch",
]  # fmt: skip
OTHER = ["dice", "questions", "draft", "hands", "decks", "seen"]
at_our_tables = pytest.mark.parametrize(("seats", "variant"), TABLES)


def face_up(cards: list[int]) -> list[int]:
    return [card for card in cards if card >= 0]


# Field by field


def test_ws_1_0_3_every_field_is_spoken_of_here() -> None:
    assert sorted(GAME.box(2).deal(1).parts()) == sorted([*PUBLIC, *OTHER])


@at_our_tables
def test_ws_1_0_3_views_field_by_field(seats: int, variant: dict[str, str]) -> None:
    box: Any = GAME.box(seats, variant)
    for s in walk(box, "fields"):
        for seat in range(-1, seats):
            view, parts = box.redact(s, seat), s.parts()
            for name in PUBLIC:
                assert view.parts()[name] == parts[name], name
            assert view.dice == 0
            for shown, deck in zip(view.decks, s.decks, strict=True):
                assert face_up(shown) == []
                assert [-1 - hidden for hidden in shown] == [s.batch[card] for card in deck]
            for knight, hand in enumerate(s.hands):
                shown = view.hands[knight]
                assert len(shown) == len(hand)
                if s.leads[knight] == seat:
                    assert shown == hand, "a leader sees every hand they lead (WS-3.0.1)"
                else:
                    up = face_up(shown)
                    assert set(up) <= set(hand)
                    assert all(s.seen[card] == EVERYBODY or (seat >= 0 and s.seen[card] >> seat & 1) for card in up)
                    down = sorted(-1 - one for one in shown if one < 0)
                    assert down == sorted(s.batch[card] for card in hand if card not in up)
                    assert shown == sorted(up) + sorted(shown[len(up) :], reverse=True), "its order tells nothing"
            own = {0, EVERYBODY, 1 << seat} if seat >= 0 else {0, EVERYBODY}
            assert set(view.seen) <= own, "who else has seen a card is not known"
            for question, seen in zip(s.questions, view.questions, strict=True):
                if question.seat == seat:
                    assert seen == question
                else:
                    assert (seen.number, seen.seat, seen.kind, seen.needed) == (
                        question.number, question.seat, question.kind, question.needed,
                    )  # fmt: skip
                    assert (seen.options, seen.answer) == ([], -1 if question.answer == -1 else -2)
            mine = bool(put_to(s.questions, seat))
            assert view.draft == (s.draft if mine else [-1] * len(s.draft))


@at_our_tables
def test_ws_3_0_1_at_the_start_a_leader_sees_the_own_hands_and_no_others(seats: int, variant: dict[str, str]) -> None:
    """Team mates included: only the person who leads a Knight sees its hand."""
    box: Any = GAME.box(seats, variant)
    s = box.deal("start")
    while box.kinds[s.questions[0].kind].name != "tactic":
        box.answer(s, s.questions[0].number, s.questions[0].seat, 0)
    for seat in range(-1, seats):
        view = box.redact(s, seat)
        assert [hand for knight, hand in enumerate(view.hands) if s.leads[knight] == seat] == [
            hand for knight, hand in enumerate(s.hands) if s.leads[knight] == seat
        ]
        assert [face_up(hand) for knight, hand in enumerate(view.hands) if s.leads[knight] != seat] == [
            [] for knight in range(len(s.leads)) if s.leads[knight] != seat
        ]


def test_ws_3_0_1_a_drawn_card_is_told_to_its_knights_leader_alone() -> None:
    t = Table(4, hands=["rage-cut-26"], acting=0)
    t.end()
    drew = [event for event in t.s.events if event.kind == "drew"]
    assert len(drew) == 47
    for event in drew:
        for seat in range(-1, 4):
            assert bool(t.box.show.event(event, seat)["card"]) == (seat == event.seat)


def test_ws_1_0_3_a_view_has_no_dice() -> None:
    t = Table(hands=["rage-cut-26"])
    assert t.s.dice > 0
    assert [t.box.redact(t.s, seat).dice for seat in (-1, 0, 1)] == [0, 0, 0]


# The auction


def auction(first: str, second: str, **more: Any) -> Table:
    return Table(auction=True, hands=[first, second], **more)


def test_ws_2_1_2a_a_bid_is_known_to_all_until_the_card_leaves_the_hand() -> None:
    t = auction("father-strike-53 rage-cut-26", "cross-cut-53 rage-cut-62")
    t.say("bid 11")
    for seat in (-1, 1):
        assert (t.known(seat, 0), t.known(seat, 1)) == ("father-strike-53", "" if seat < 0 else t.hand(1))
        for world in t.worlds(seat, 20):
            assert "father-strike-53" in t.named(world.hands[0])
    t.says("bid 1", "pass")
    assert t.known(-1, 1) == t.known(0, 1) == "cross-cut-53"
    t.says("play cross-cut-53", "take", "end")
    assert t.s.acting == 0
    assert t.known(1, 0) == "father-strike-53", "losing cards stay in hand, and are remembered"
    assert t.known(0, 1) == "", "the card played is gone, what was drawn for it is not known"
    t.say("discard father-strike-53")
    assert (t.known(1, 0), t.discards().split()[-1]) == ("", "father-strike-53")


def test_ws_2_0_3_after_a_reshuffle_nothing_is_known() -> None:
    t = auction("cross-cut-53 rage-cut-26", "rage-cut-62", deck_rows=[""], others="discards")
    t.says("bid 1", "pass")
    assert t.known(1, 0) == t.known(-1, 0) == "cross-cut-53"
    card = t.s.hands[0][0]
    t.says("play cross-cut-53", "take", "end")
    assert t.told("reshuffled"), "the deck is made anew; the card played lies on the table till the end of the turn"
    for knight in (0, 1):
        for seat in (-1, 1 - knight):
            assert t.known(seat, knight) == ""
    t.s.discards, t.s.decks = [t.s.decks[0] + t.s.discards[0]], [[]]
    t.say("discard rage-cut-62")
    t.end()
    assert t.told("reshuffled")[1:]
    assert t.s.seen[card] == 0
    view = t.box.redact(t.s, -1)
    assert card not in [*view.decks[0], *view.discards[0], *view.hands[0], *view.hands[1]]
    assert t.s.batch[card] == t.s.batch[t.s.decks[0][0]] == max(t.s.batch), "it may lie anywhere among the newly shuffled"


def test_ws_2_1_2a_a_pass_proves_nothing() -> None:
    views = []
    for hand in ("cross-cut-53 rage-cut-26", "rage-cut-62 rage-cut-26"):
        t = auction(hand, "slanting-cut-53")
        t.say("pass")
        views.append([t.box.redact(t.s, seat) for seat in (-1, 1)])
    assert views[0] == views[1]
    t = auction("rage-cut-62 rage-cut-26", "slanting-cut-53")
    before = Counter(holds_initiative(t, world, 0) for world in t.worlds(1, 300))
    t.say("pass")
    after = Counter(holds_initiative(t, world, 0) for world in t.worlds(1, 300))
    assert before == after, "the same worlds are imagined before and after"
    assert min(after[True], after[False]) > 40


def holds_initiative(t: Table, world: Any, knight: int) -> bool:
    return any(t.box.cards.initiative[t.box.cards.design_of[card]] for card in world.hands[knight])


def test_ws_2_1_2b_a_new_deal_forgets_all() -> None:
    t = auction("cross-cut-53 rage-cut-26", "slanting-cut-53", decks="two")
    t.s.seen = marked(marked(t.s.seen, t.s.hands[0], EVERYBODY), t.s.hands[1], 1)
    assert (t.known(1, 0), t.known(0, 1)) == ("cross-cut-53 rage-cut-26", "slanting-cut-53")
    t.says("pass", "pass")
    assert t.told("no-bid")
    assert set(t.s.seen) == {0}
    assert [t.known(1 - knight, knight) for knight in (0, 1)] == ["", ""]
    for deck in (0, 1):
        assert len({t.s.batch[card] for card in t.s.decks[deck] + t.s.hands[deck]}) == 1


def test_ws_2_1_2c_cards_shown_to_break_a_tie_are_known_to_all() -> None:
    t = auction("cross-cut-53 rage-cut-53", "cross-cut-53 father-strike-53", decks="two")
    t.says("bid 1", "bid 1")
    while t.asked_for == "ask-bid":
        t.say("pass")
    assert [event["count"] for event in t.told("showed")] == [6, 11]
    assert t.known(1, 0) == t.known(-1, 0) == "cross-cut-53 rage-cut-53"
    assert t.known(0, 1) == t.known(-1, 1) == "cross-cut-53 father-strike-53"


# Tactics


def test_ws_2_0_4_a_sealed_tactic_is_hidden_until_all_have_chosen() -> None:
    views = []
    for choice in (0, 1):
        s = GAME.box(2, None, PLAIN).deal("tactics")
        box: Any = GAME.box(2, None, PLAIN)
        assert box.answer(s, s.questions[0].number, s.questions[0].seat, choice), "it may be taken back"
        views.append([box.redact(s, seat) for seat in (-1, 1)])
        assert [question.answer for question in box.redact(s, 0).questions] == [choice, -1]
        assert all([question.answer for question in view.questions] == [-2, -1] for view in views[-1])
        found = Counter(box.imagine(views[-1][1], 1, seeded(number)).questions[0].answer for number in range(200))
        assert min(found[0], found[1]) > 60
    assert views[0] == views[1]


# Answers and looks


def test_ws_2_2_3c_declining_an_answer_proves_nothing() -> None:
    views = []
    for hand in ("crown-cut-44 rage-cut-26", "unstoppable feat"):  # a Rage guard and a manoeuvre; no answer at all
        t = Table(acting=0, hands=["battle-cut-62", hand], seed=3)
        t.say("play battle-cut-62")
        assert (t.may() == ["take"]) == (hand == "unstoppable feat")
        t.say("take")
        views.append([t.box.redact(t.s, seat) for seat in (-1, 0)])
        stopping = 0
        for world in t.worlds(0, 200):
            stopping += any(t.box.cards.stops[t.box.cards.design_of[card]] >> 4 & 1 for card in world.hands[1])
        assert 20 < stopping < 180
    assert views[0] == views[1]


@pytest.mark.parametrize(("seats", "spies"), [(2, [0]), (3, [0, 2]), (4, [0, 2]), (6, [0, 2, 4])])
def test_only_the_leader_of_who_looks_has_seen_the_hand(seats: int, spies: list[int]) -> None:
    hands = ["spy", "", "", "rage-cut-26 feat", "rage-cut-62 crown-cut-26", "rage-cut-35"]
    t = Table(seats, mode="melee", hands=hands, acting=0, seed=1)
    spy = t.s.leads[0]
    assert spy in spies
    t.say("play spy")
    t.say("place 4")
    assert t.known(spy, 3) == t.hand(3)
    for seat in [seat for seat in range(-1, seats) if seat not in (spy, t.s.leads[3])]:
        assert t.known(seat, 3) == "", "nor do mates see it"
    if t.s.leads[4] != t.s.leads[0]:
        assert t.known(spy, 4) == "", "one hand only"
    t.end()
    assert len(t.s.hands[3]) == 8
    assert sorted(t.known(spy, 3).split()) == ["feat", "rage-cut-26"], "what is drawn later is not known"
    assert t.known(-1, 3) == ""


# Combinations


def naming(*names: str, hand: str = "cross-cut-26 cross-cut-35 cross-cut-44 cross-cut-62 rage-cut-62") -> Table:
    t = Table(acting=0, hands=[hand, "slanting-cut-26 rage-cut-26"], seed=2)
    t.say("combine")
    for name in names:
        t.say(f"lay {name}")
    return t


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_ws_2_2_9b_the_cards_named_for_a_combination_are_hidden_till_they_are_laid(length: int) -> None:
    views = []
    for names in permutations(["cross-cut-26", "cross-cut-35", "cross-cut-44", "cross-cut-62"], length):
        t = naming(*names)
        views.append([t.box.redact(t.s, seat) for seat in (-1, 1)])
        assert t.box.redact(t.s, 0).draft == t.s.draft
        assert len(t.s.draft) == length
    assert all(view == views[0] for view in views)
    assert all(view.draft == [-1] * length for view in views[0])
    assert all(len(view.hands[0]) == 5 and face_up(view.hands[0]) == [] for view in views[0])


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_ws_2_2_9_imagined_worlds_have_a_hand_that_allows_the_combination(length: int) -> None:
    t = naming(*["cross-cut-26", "cross-cut-35", "cross-cut-44"][:length])
    deck = t.box.cards
    drafts = set()
    for number, world in enumerate(t.worlds(1, 25)):
        named = [option - 1 for option in world.draft]
        symbols = Counter(deck.symbol[deck.design_of[card]] for card in world.hands[0] if deck.plays[deck.design_of[card]])
        fit = [symbol for symbol in symbols if symbol and symbols[symbol] >= max(2, length)]
        assert fit
        assert len(named) == length
        assert {deck.symbol[kind] for kind in named} <= set(fit)
        assert not Counter(named) - Counter(deck.design_of[card] for card in world.hands[0])
        assert world.questions[0].options == t.box.asking(world).options(world, world.frames[-1], 0)
        assert world.questions[0].options
        drafts.add(tuple(world.draft))
        t.box.playout(world, seeded("on", number))
        assert world.over
        t.box.check(world)
    assert len(drafts) > 15 or not length


def test_ws_2_2_9b_laid_cards_are_seen_by_all_before_the_first_answer() -> None:
    t = naming("cross-cut-26", "cross-cut-35", "cross-cut-44", "cross-cut-62")
    assert t.asked_for == "ask-answer"
    for seat in (-1, 1):
        view = t.box.redact(t.s, seat)
        assert t.named(view.table[0] + view.laid) == "cross-cut-26 cross-cut-35 cross-cut-44 cross-cut-62"


# A scripted player


@pytest.mark.parametrize("seat", [0, 1])
def test_the_scripted_player_sees_only_its_view(seat: int) -> None:
    """Whatever world its view allows, its answer is the same: before an auction, in a Combination, before a blow."""
    openings = [auction("father-strike-53 rage-cut-26", "cross-cut-53 feat"), naming("cross-cut-26"), naming()]
    blow = Table(acting=0, hands=["battle-cut-62", "crown-cut-44 rage-cut-26"])
    blow.say("play battle-cut-62")
    for t in [*openings, blow]:
        for question in put_to(t.s.questions, seat):
            choices = set()
            for world in [t.s, *t.worlds(seat, 12)]:
                view = t.box.redact(world, seat)
                choices.add(GAME.steady(t.box, 7).choose(view, t.box.question(view, question.number, seat)))
            assert len(choices) == 1


@pytest.mark.parametrize("third", ["rage-cut-26", "cross-cut-62"])
def test_ws_2_2_9_that_a_combination_may_go_on_proves_nothing(third: str) -> None:
    """After the second card the question is put, whether the hand has a third that fits or not."""
    t = Table(hands=[f"cross-cut-26 cross-cut-53 {third}", ""])
    for said in ("combine", "lay cross-cut-26", "lay cross-cut-53"):
        question = t.question()
        t.box.answer(t.s, question.number, question.seat, t.may().index(said))
    assert t.asked() == [(0, "card")]
    assert t.may()[0] == "enough"
