"""WS-1.1.1 to WS-1.1.4, WS-2.1.1 and WS-2.1.3: a turn and its actions."""

import pytest

from tests.with_sword_and_shield.table import Table

SEVEN = "cross-cut-62 slanting-cut-62 crooked-cut-62 battle-cut-62 squinting-cut-62 crown-cut-62 scalp-cut-62"
SEVEN_MORE = "cross-cut-44 slanting-cut-44 crooked-cut-44 battle-cut-44 squinting-cut-44 crown-cut-44 scalp-cut-44"

# What an action is


@pytest.mark.parametrize(
    "said",
    [
        ["play rage-cut-44", "take"],
        ["play rage-cut-44", "stop squinting-cut-53"],
        ["play unstoppable", "take"],
        ["play feat"],
        ["play rest-a-while"],
        ["play tire-rival-3"],
        ["play draw-2"],
        ["play more-strength"],
        ["combine", "lay rage-cut-44", "lay rage-cut-62", "take", "take"],
        ["discard feat"],
        ["switch"],
    ],
    ids=" ".join,
)
def test_ws_1_1_1_each_of_these_is_one_action(said: list[str]) -> None:
    hand = "rage-cut-44 rage-cut-62 unstoppable feat rest-a-while tire-rival-3 draw-2 more-strength"
    t = Table(hands=[hand, "squinting-cut-53"])
    assert t.left == 3
    t.says(*said)
    assert (t.left, t.asked()) == (2, [(0, "act")])


def test_ws_1_1_1_playing_a_melee_lock_is_one_action() -> None:
    t = Table(mode="melee", acting=1, hands=["", "rage-cut-44"])
    assert t.left == 3
    t.says("lock rage-cut-44", "place 5")
    assert (t.left, t.s.acting) == (2, 1)


@pytest.mark.parametrize(
    ("knight", "actions"), [("knight-2431", 1), ("knight-5512", 2), ("knight-3333", 3), ("knight-2224", 4)]
)
def test_ws_1_1_1_endurance_is_the_number_of_actions(knight: str, actions: int) -> None:
    t = Table(knights=knight, hands=[SEVEN, ""])
    for card in SEVEN.split()[:actions]:
        assert t.asked() == [(0, "act")]
        t.say(f"discard {card}")
    assert t.asked() == [(1, "act")]


def test_ws_1_1_1_only_the_attacker_acts() -> None:
    t = Table(hands=[SEVEN, SEVEN_MORE])
    for _ in range(2):
        assert t.asked() == [(0, "act")]
        t.say("switch")
    t.say("play cross-cut-62")
    assert t.asked() == [(1, "answer")]
    assert not [said for said in t.may() if said.split()[0] in ("play", "discard", "switch", "combine", "end")]


def test_ws_1_1_1_an_attacker_offers_no_defence_and_plays_no_card_that_only_defends() -> None:
    t = Table(hands=["stop-squinting stop-all feat"])
    assert t.may() == ["end", "switch", "play feat", "discard stop-squinting", "discard stop-all", "discard feat"]


def test_ws_1_1_1_a_discarded_card_goes_to_the_discards_and_none_is_drawn_for_it() -> None:
    t = Table(hands=["feat spy"], discard_rows=["costly"])
    t.say("discard feat")
    assert (t.hand(0), t.discards(), t.played()) == ("spy", "costly feat", "")


@pytest.mark.parametrize("said", ["play feat", "discard feat", "play more-strength", "play rage-cut-26"])
def test_ws_1_1_1_a_card_that_was_shown_can_be_taken_back_until_the_rival_is_asked(said: str) -> None:
    t = Table(hands=["feat more-strength rage-cut-26"])
    assert t.say(said) == all(seat == 0 for seat, _ in t.asked())
    assert t.asked()[0][0] == (1 if said == "play rage-cut-26" else 0)


# WS-1.1.2


def test_ws_1_1_2_a_grande_pass_uses_all_actions_at_once() -> None:
    t = Table(hits=[4], hands=[SEVEN])
    assert t.left == 3
    t.say("rest")
    assert t.asked() == [(1, "act")]


def test_ws_1_1_2_a_melee_move_uses_all_actions_at_once() -> None:
    t = Table(mode="melee", acting=1, hands=["", "rage-cut-35 rage-cut-62"])
    t.says("move rage-cut-35", "place 1")
    assert t.s.acting != 1
    assert t.hand(1) != "rage-cut-62"  # refilled: that turn is over


# WS-1.1.3


def test_ws_1_1_3_the_defender_answers_with_as_many_cards_as_needed_of_the_eight_in_hand() -> None:
    cross, crown = "cross-cut-26 cross-cut-35 cross-cut-44 cross-cut-62", "crown-cut-26 crown-cut-35 crown-cut-44 crown-cut-62"
    against_cross = "battle-cut-62 rage-cut-53 scalp-cut-44 plunge-strike-35"
    against_crown = "crooked-cut-35 father-strike-44 anger-cut-53 squinting-cut-26"
    knights = "knight-4414 knight-5512"
    t = Table(knights=knights, hands=[f"{cross} {crown} rage-cut-62", f"{against_cross} {against_crown}"])
    for blows, answers in ((cross, against_cross), (crown, against_crown)):
        t.say("combine")
        t.says(*[f"lay {card}" for card in blows.split()])
        t.says(*[f"stop {card}" for card in answers.split()])
    assert (t.hand(1), t.s.hits[1]) == ("", 0)
    t.say("play rage-cut-62")
    assert (t.asked(), t.may()) == ([(1, "answer")], ["take"])


def test_ws_1_1_3_one_card_answers_one_blow() -> None:
    t = Table(hands=["rage-cut-44 rage-cut-26", "squinting-cut-53"])
    t.says("play rage-cut-44", "stop squinting-cut-53", "play rage-cut-26")
    assert t.may() == ["take"]


# WS-1.1.4


def test_ws_1_1_4_in_a_joust_a_defender_performs_no_action() -> None:
    t = Table(hands=["rage-cut-44", "rage-cut-35 rest-a-while regain-6 more-strength feat unstoppable"])
    t.say("play rage-cut-44")
    assert t.may() == ["take", "stop rage-cut-35"]


def test_ws_1_1_4_in_a_melee_only_a_melee_move_and_it_takes_nothing_from_the_next_turn() -> None:
    t = Table(mode="melee", acting=2, hands=["", "", "rage-cut-44", "", "", "anger-cut-35 regain-6"])
    t.says("play rage-cut-44", "place 6")
    assert {said.split()[0] for said in t.may()} == {"take", "stop", "evade", "escape"}
    t.says("evade anger-cut-35", "place 5")
    while t.s.acting != 5:
        t.end()
    assert t.left == t.ability(5, "endurance") == 4


# WS-2.1.1


def test_ws_2_1_1_the_turn_ends_when_all_actions_are_used() -> None:
    t = Table(hands=["", ""])
    t.says("switch", "switch")
    assert (t.s.acting, t.s.turn) == (0, 2)
    t.say("switch")
    assert (t.s.acting, t.s.turn, t.left) == (1, 3, 3)
    assert t.told("ended") == []


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_ws_2_1_1_the_attacker_may_end_it_earlier(actions: int) -> None:
    t = Table(hands=["", ""])
    t.says(*["switch"] * actions)
    t.end()
    assert (t.s.acting, t.s.turn) == (1, 3)


def test_ws_2_1_1_but_not_before_the_opening_card() -> None:
    t = Table(turn=1, opening="rage-cut-53", hands=["rage-cut-53 feat"])
    assert t.may() == ["play rage-cut-53"]
    t.says("play rage-cut-53", "take")
    assert "end" in t.may()


# WS-2.1.3


def test_ws_2_1_3_the_defender_refills_to_eight_then_the_attacker() -> None:
    t = Table(hands=[SEVEN, SEVEN_MORE], deck_rows=["regain-2 regain-6 spy"])
    t.end()
    assert sorted(t.hand(1).split()) == sorted(f"{SEVEN_MORE} regain-2".split())
    assert sorted(t.hand(0).split()) == sorted(f"{SEVEN} regain-6".split())
    assert t.deck().split()[0] == "spy"


def test_ws_2_1_3_nobody_refills_before_the_turn_is_over() -> None:
    t = Table(hands=[SEVEN, SEVEN_MORE])
    t.says("play slanting-cut-62", "stop slanting-cut-44")
    assert [len(hand) for hand in t.s.hands] == [6, 6]
    t.end()
    assert [len(hand) for hand in t.s.hands] == [8, 8]


def test_ws_2_1_3_whoever_holds_more_than_eight_draws_nothing_and_keeps_them() -> None:
    t = Table(hands=[f"{SEVEN} spy draw-2 costly", SEVEN_MORE])
    t.say("play draw-2")
    t.end()
    assert [len(hand) for hand in t.s.hands] == [11, 8]


def test_ws_2_1_3_the_cards_played_lie_there_and_are_discarded_only_then() -> None:
    t = Table(hands=["slanting-cut-62 tire-rival-3 more-strength", "slanting-cut-44"])
    t.says("play slanting-cut-62", "stop slanting-cut-44", "play tire-rival-3")
    assert (t.played(), t.discards()) == ("slanting-cut-62 slanting-cut-44 tire-rival-3", "")
    t.end()
    assert (t.played(), t.discards()) == ("", "slanting-cut-62 slanting-cut-44 tire-rival-3")


def test_ws_2_1_3_then_roles_swap_and_swap_again() -> None:
    t = Table(hands=["", "rage-cut-44"])
    t.end()
    assert (t.asked(), t.s.turn) == ([(1, "act")], 3)
    assert t.told("turn-began") == [{"seat": 1, "knight": f"knight:{t.knight(1)}", "count": 3}]
    t.say("play rage-cut-44")
    assert t.asked() == [(0, "answer")]
    t.says("take", "end")
    assert (t.asked(), t.s.turn) == ([(0, "act")], 4)
    assert t.left == 3


@pytest.mark.parametrize("opener", [0, 1])
def test_ws_2_1_3_after_the_first_turn_of_the_game_too(opener: int) -> None:
    t = Table(turn=1, acting=opener, hands=["", ""])
    t.end()
    assert (t.s.acting, t.s.turn) == (1 - opener, 2)


def test_ws_2_1_3_with_nothing_to_draw_nothing_is_told() -> None:
    held = [design.id for design in Table().box.cards.designs]
    t = Table(hands=[" ".join(held[:7]), " ".join(held[7:])])
    t.end()
    assert (t.told("filled"), t.told("drew"), len(t.s.hands[0])) == ([], [], 7)
