"""SB-X1 to SB-X4 and SB-F1: choosing sides, and their reveal."""

from typing import Any

import pytest

from tabard.engine.errors import StaleAnswer
from tabard.engine.rules import put_to
from tabard.engine.state import OPEN, SEALED, SPECTATOR
from tests import telling
from tests.swords_and_bagpipes.small_box import HIDDEN, OwnTable

SCOTLAND, ENGLAND, NO_SIDE = 0, 1, 2
EVERYBODY_BUT_2 = [SPECTATOR, 0, 1, 3]


def tokens(**given: Any) -> OwnTable:
    """Four players before the choice; the Badge lies with seat 1."""
    t = OwnTable(**given)
    t.march(1, 1, 1, 1)
    t.badge_to(1)
    return t


def seal(t: OwnTable, seat: int, side: str) -> bool:
    """A seat lays a token, or another one instead; True if that was quiet."""
    question = t.question(seat)
    return t.box.answer(t.s, question.number, seat, ["scotland", "england"].index(side))


# SB-X1


def test_sb_x1_everybody_but_the_holder_is_asked_at_once() -> None:
    t = tokens()
    assert t.asked() == [(0, "side"), (2, "side"), (3, "side")]
    assert [t.may(seat) for seat in (0, 2, 3)] == [["scotland", "england"]] * 3
    assert t.s.phase == 4


def test_sb_x1_a_player_at_home_is_not_asked() -> None:
    t = OwnTable(5, stay_home="yes", home=2)
    t.march()
    t.badge_to(1)
    t.say("seat 4")
    for _ in range(3):
        t.say("taxes")
    assert t.asked() == [(0, "side"), (2, "side"), (3, "side")]
    t.choose("scotland", "scotland", "scotland")
    assert [told["seat"] for told in t.told("stood-for-scotland")] == [0, 1, 2, 3]


@pytest.mark.parametrize("order", [[0, 2, 3], [3, 2, 0], [2, 3, 0]])
def test_sb_x1_in_whatever_order_tokens_are_laid_nothing_is_told_before_the_last(order: list[int]) -> None:
    t = tokens(hands=["coin"])
    before, events = t.s.sides, len(t.s.events)
    for seat in order[:2]:
        assert seal(t, seat, "england")
        assert (t.s.sides, len(t.s.events)) == (before, events)
    assert not seal(t, order[2], "scotland")
    assert t.s.sides == [SCOTLAND if seat in (1, order[2]) else ENGLAND for seat in range(4)]


@pytest.mark.parametrize("viewer", EVERYBODY_BUT_2)
def test_sb_x1_who_has_laid_a_token_is_public_and_which_is_not(viewer: int) -> None:
    views = []
    for side in ("scotland", "england"):
        t = tokens(seed=3)
        seal(t, 2, side)
        views.append(t.box.redact(t.s, viewer))
    assert views[0] == views[1]
    laid = {question.seat: question.answer for question in views[0].questions}
    assert laid == {0: OPEN, 2: SEALED, 3: OPEN}
    assert [question.options for question in views[0].questions if question.seat != viewer] == [[]] * (3 - (viewer in (0, 3)))


def test_sb_x1_one_sees_ones_own_token() -> None:
    t = tokens()
    seal(t, 2, "england")
    mine = put_to(t.box.redact(t.s, 2).questions, 2)[0]
    assert (mine.options, mine.answer) == ([SCOTLAND, ENGLAND], 1)


@pytest.mark.parametrize("viewer", EVERYBODY_BUT_2)
def test_sb_x1_before_the_last_token_one_may_change_ones_mind_and_nobody_notices(viewer: int) -> None:
    t = tokens(hands=["coin"])
    seal(t, 2, "england")
    seal(t, 0, "scotland")
    before, events = t.box.redact(t.s, viewer), len(t.s.events)
    assert seal(t, 2, "scotland")
    assert (t.box.redact(t.s, viewer), len(t.s.events)) == (before, events)
    assert seal(t, 2, "england")
    assert seal(t, 2, "scotland")
    seal(t, 3, "england")
    assert t.s.sides == [SCOTLAND, SCOTLAND, SCOTLAND, ENGLAND]


def test_sb_x1_after_the_last_token_nobody_may() -> None:
    t = tokens(hands=["coin"])
    number = t.question(2).number
    t.choose("scotland", "scotland", "scotland")
    with pytest.raises(StaleAnswer):
        t.box.answer(t.s, number, 2, 1)
    assert t.s.sides[2] == SCOTLAND


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_sb_x1_nobody_sees_anothers_choice_while_tokens_lie(viewer: int) -> None:
    t = tokens(hands=["coin"])
    t.choose("england", "scotland", "england")
    assert (t.s.phase, t.s.sides) == (4, [ENGLAND, SCOTLAND, SCOTLAND, ENGLAND])
    view = t.box.redact(t.s, viewer)
    assert view.sides == [side if seat in (1, viewer) else HIDDEN for seat, side in enumerate(t.s.sides)]
    shown = {zone.owner: telling.refs(zone) for zone in telling.zones(t.box, view) if zone.name == "token"}
    faces = [["token:bonnet"], ["token:crown"]]
    assert shown == {seat: faces[side] if seat in (1, viewer) else [""] for seat, side in enumerate(t.s.sides)}
    assert view.record == []


# SB-X2


@pytest.mark.parametrize(("seats", "badge"), [(4, 1), (4, 3), (5, 2)])
def test_sb_x2_the_badge_holder_does_not_choose_and_stands_for_scotland(seats: int, badge: int) -> None:
    t = OwnTable(seats)
    t.march(*[1] * seats)
    t.badge_to(badge)
    assert badge not in [seat for seat, _ in t.asked()]
    assert t.s.sides == [SCOTLAND if seat == badge else NO_SIDE for seat in range(seats)]
    t.choose(*["england"] * (seats - 1))
    assert [told["seat"] for told in t.told("stood-for-scotland")] == [badge]
    assert t.told("english-won")[0]["scots"] == 1


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_sb_x2_everybody_knows_it(viewer: int) -> None:
    t = tokens()
    assert t.box.redact(t.s, viewer).sides == [NO_SIDE, SCOTLAND, NO_SIDE, NO_SIDE]


def test_sb_x2_whoever_gave_the_badge_away_chooses_again() -> None:
    t = tokens(arms="none none")
    t.choose("england", "scotland", "scotland")
    t.march()
    t.badge_to(2)
    assert t.asked() == [(0, "side"), (1, "side"), (3, "side")]


# SB-X3


def test_sb_x3_after_all_tokens_lie_and_before_the_reveal_any_number_of_token_cards() -> None:
    t = tokens(hands=["muster muster archers", "", "muster"])
    t.choose("england", "england", "england")
    assert (t.asked(), t.may()) == ([(2, "play")], ["pass", "muster"])
    t.say("muster")
    for card in ("muster", "archers", "muster"):
        assert (t.question().seat, t.s.phase, t.told("stood-for-england")) == (0, 4, [])
        assert all(t.box.redact(t.s, 1).sides[seat] == HIDDEN for seat in (0, 2, 3))
        t.say(card)
    assert t.told("english-won") == [{"seat": 1, "scots": 3 + 1, "english": 10 + 4 + 3}]


def test_sb_x3_no_token_card_before_all_tokens_lie() -> None:
    t = tokens(hands=["muster", "muster", "muster"])
    seal(t, 0, "scotland")
    seal(t, 2, "scotland")
    assert t.asked() == [(0, "side"), (2, "side"), (3, "side")]
    seal(t, 3, "scotland")
    assert t.asked() == [(1, "play")]


def test_sb_x3_only_cards_with_the_token_symbol() -> None:
    t = tokens(hands=["", "purse muster coin"])
    t.choose("scotland", "scotland", "scotland")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "muster"])


def test_sb_x3_one_may_play_none() -> None:
    t = tokens(hands=["muster"])
    t.choose("scotland", "scotland", "scotland")
    t.say("pass")
    assert (t.s.scots, t.hand(0), t.discards) == (0, "muster", "")
    assert t.told("english-won") == [{"seat": 1, "scots": 4, "english": 10}]


def test_sb_x3_the_order_is_that_of_the_badge_holder_and_clockwise() -> None:
    t = tokens(hands=["coin", "coin", "coin", "coin"])
    t.choose("scotland", "scotland", "scotland")
    asked = []
    for _ in range(4):
        asked.append((t.question().seat, t.s.phase))
        t.say("pass")
    assert asked == [(1, 4), (2, 4), (3, 4), (0, 4)]
    assert t.s.phase == 6


def test_sb_x3_a_side_changed_by_a_card_is_as_secret_as_before() -> None:
    views = []
    for side in ("scotland", "england"):
        t = tokens(hands=["", "", "turncoat coin"], seed=3)
        t.choose("scotland", "scotland", "scotland")
        t.say("turncoat")
        assert t.asked() == [(2, "side")]
        t.say(side)
        assert t.s.sides[2] == ["scotland", "england"].index(side)
        views.append([t.box.redact(t.s, viewer) for viewer in EVERYBODY_BUT_2])
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", range(4))
def test_sb_x3_where_no_token_cards_may_be_played_nobody_is_asked_whoever_holds_one(seat: int) -> None:
    hands = ["charge" if one == seat else "" for one in range(4)]
    t = OwnTable(phase="choice", arms="silent plain", badge=1, badge_from=0, camp=[1] * 4, hands=hands)
    t.choose("scotland", "scotland", "scotland")
    assert t.s.phase == 6
    assert t.told("passed") == []


def test_sb_x3_with_two_players_both_have_passed_where_no_token_cards_may_be_played() -> None:
    t = OwnTable(2, phase="choice", arms="silent plain", hands=["charge", "charge"])
    t.choose("scotland 1", "scotland 1")
    assert (t.asked(), t.s.passed) == ([(0, "gift")], 0b11)
    t.box.check(t.s)


# SB-X4


def test_sb_x4_the_badge_binds_whoever_holds_it_when_tokens_are_laid() -> None:
    t = OwnTable(hands=["", "", "claim"])
    t.turns("move 1", "move 1", "claim move 1", "move 1")
    assert t.asked() == [(2, "badge")]
    t.badge_to(3)
    assert t.asked() == [(0, "side"), (1, "side"), (2, "side")]
    assert t.s.sides == [NO_SIDE, NO_SIDE, NO_SIDE, SCOTLAND]


def test_sb_x4_if_it_moves_later_the_sides_already_laid_stand() -> None:
    t = tokens(hands=["", "", "", "late-claim coin"])
    t.choose("scotland", "scotland", "england")
    t.say("late-claim")
    assert (t.s.badge, t.s.sides) == (3, [SCOTLAND, SCOTLAND, SCOTLAND, ENGLAND])
    assert t.box.redact(t.s, 0).sides == [SCOTLAND, SCOTLAND, HIDDEN, HIDDEN]
    t.passes()
    assert t.told("stood-for-england") == [{"seat": 3, "count": 1}]
    assert [told["seat"] for told in t.told("stood-for-scotland")] == [0, 1, 2]


def test_sb_x4_whoever_lost_it_may_not_choose_now() -> None:
    t = tokens(hands=["", "turncoat", "", "late-claim"])
    t.choose("scotland", "scotland", "england")
    assert (t.question().seat, t.may()) == (1, ["pass"])
    t.say("pass")
    t.say("late-claim")
    assert t.told("stood-for-scotland")[1] == {"seat": 1, "count": 1}


# SB-F1


def test_sb_f1_all_tokens_are_revealed_at_once() -> None:
    t = tokens(hands=["coin"])
    t.choose("england", "scotland", "england")
    t.passes()
    assert t.s.phase == 6
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert t.box.redact(t.s, viewer).sides == [ENGLAND, SCOTLAND, SCOTLAND, ENGLAND]
    happened = [event.kind for event in t.s.events]
    first = happened.index("stood-for-england")
    assert sorted(happened[first : first + 4]) == ["stood-for-england"] * 2 + ["stood-for-scotland"] * 2
    assert [event.seat for event in t.s.events[first : first + 4]] == [0, 1, 2, 3]
    assert happened.count("stood-for-england") + happened.count("stood-for-scotland") == 4


def test_sb_f1_what_the_last_to_pass_sees_then_cannot_be_taken_back() -> None:
    t = tokens(hands=["coin", "", "coin"])
    t.choose("england", "scotland", "england")
    assert t.say("pass")
    assert not t.say("pass")
