"""Positions laid out in the middle of a round, with what each seat has seen."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.errors import BadPosition
from tests.swords_and_bagpipes.views import GAME

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
