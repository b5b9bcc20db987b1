"""The cards that move nobles in line (GU-9, GU-10)."""

from tests.guillotine.table import Table
from tests.guillotine.test_actions_all import A_TURN, changed, lying

SIX = "baron bishop mayor colonel duke cardinal"


def offers(card: str, line: str) -> list[str]:
    """What the card asks."""
    t = Table(line=line, hands=[card])
    t.play(card)
    return t.may()


def playable(card: str, line: str) -> bool:
    return card in Table(line=line, hands=[card]).may()


def row_after(line: str, card: str, *said: str) -> str:
    """The row after the card: whom its player then collected, and who is left in line. Nothing else has changed."""
    t = Table(seats=3, line=line, hands=[card, "pushed", ""], piles=["", "martyr"], action_deck="rat-break", day=3)
    before = lying(t)
    t.play(card, *said)
    assert changed(t, before) == A_TURN
    assert t.action_discards == card
    assert t.hand(0) == "rat-break"
    assert t.asked() == ([(1, "play")] if t.line else [])
    return f"{t.pile(0)} {t.line}".strip()


# Forward


def test_gu_9_stumble_moves_exactly_one_forward() -> None:
    assert offers("stumble", "baron bishop mayor") == ["bishop 2 to 1", "mayor 3 to 2"]
    assert row_after(SIX, "stumble", "duke 5 to 4") == "baron bishop mayor duke colonel cardinal"
    assert row_after("baron bishop", "stumble", "bishop 2 to 1") == "bishop baron"


def test_gu_9_stumble_is_not_offered_for_a_single_noble() -> None:
    assert playable("stumble", "baron bishop")
    assert not playable("stumble", "baron")


def test_gu_9_pushed_moves_exactly_two_forward() -> None:
    assert offers("pushed", "baron bishop mayor colonel") == ["mayor 3 to 1", "colonel 4 to 2"]
    assert row_after(SIX, "pushed", "mayor 3 to 1") == "mayor baron bishop colonel duke cardinal"
    assert not playable("pushed", "baron bishop")


def test_gu_9_tis_a_far_better_thing_moves_exactly_three_forward() -> None:
    assert offers("tis-a-far-better-thing", "baron bishop mayor colonel duke") == ["colonel 4 to 1", "duke 5 to 2"]
    assert row_after(SIX, "tis-a-far-better-thing", "duke 5 to 2") == "baron duke bishop mayor colonel cardinal"
    assert not playable("tis-a-far-better-thing", "baron bishop mayor")


def test_gu_9_ignoble_noble_moves_exactly_four_forward() -> None:
    assert offers("ignoble-noble", SIX) == ["duke 5 to 1", "cardinal 6 to 2"]
    assert row_after(SIX, "ignoble-noble", "cardinal 6 to 2") == "baron cardinal bishop mayor colonel duke"
    assert not playable("ignoble-noble", "baron bishop mayor colonel")


def test_gu_9_l_idiot_moves_one_or_two_forward() -> None:
    assert offers("l-idiot", "baron bishop mayor") == ["bishop 2 to 1", "mayor 3 to 2", "mayor 3 to 1"]
    assert row_after(SIX, "l-idiot", "mayor 3 to 1") == "mayor baron bishop colonel duke cardinal"
    assert row_after(SIX, "l-idiot", "mayor 3 to 2") == "baron mayor bishop colonel duke cardinal"
    assert not playable("l-idiot", "baron")


def test_gu_9_was_that_my_name_moves_one_two_or_three_forward() -> None:
    assert [move for move in offers("was-that-my-name", SIX) if move.startswith("duke")] == [
        "duke 5 to 4",
        "duke 5 to 3",
        "duke 5 to 2",
    ]
    assert offers("was-that-my-name", "baron bishop") == ["bishop 2 to 1"]
    assert row_after(SIX, "was-that-my-name", "colonel 4 to 1") == "colonel baron bishop mayor duke cardinal"
    assert not playable("was-that-my-name", "baron")


# Forward, by colour


def test_gu_9_civic_pride_moves_only_green_nobles() -> None:
    assert offers("civic-pride", "baron sheriff mayor bishop") == ["sheriff 2 to 1", "mayor 3 to 2", "mayor 3 to 1"]
    assert row_after("baron bishop mayor duke", "civic-pride", "mayor 3 to 1") == "mayor baron bishop duke"


def test_gu_10_civic_pride_needs_a_green_noble_behind_the_front() -> None:
    assert not playable("civic-pride", "baron bishop colonel martyr")
    assert not playable("civic-pride", "mayor bishop colonel")
    assert not playable("civic-pride", "mayor")
    assert playable("civic-pride", "bishop mayor")


def test_gu_9_majesty_moves_only_purple_nobles() -> None:
    assert offers("majesty", "bishop baron mayor count") == ["baron 2 to 1", "count 4 to 3", "count 4 to 2"]
    assert row_after("bishop mayor baron duke", "majesty", "duke 4 to 3") == "bishop mayor duke baron"


def test_gu_10_majesty_needs_a_purple_noble_behind_the_front() -> None:
    assert not playable("majesty", "bishop mayor colonel martyr")
    assert not playable("majesty", "duke mayor colonel")
    assert playable("majesty", "mayor duke")


def test_gu_9_military_might_moves_only_red_nobles() -> None:
    assert offers("military-might", "bishop colonel mayor palace-guard") == [
        "colonel 2 to 1",
        "palace-guard 4 to 3",
        "palace-guard 4 to 2",
    ]
    assert row_after("bishop mayor duke colonel", "military-might", "colonel 4 to 2") == "bishop colonel mayor duke"


def test_gu_10_military_might_needs_a_red_noble_behind_the_front() -> None:
    assert not playable("military-might", "bishop mayor baron martyr")
    assert not playable("military-might", "colonel mayor baron")
    assert playable("military-might", "mayor colonel")


# Back


def test_gu_9_friend_of_the_queen_moves_one_or_two_back() -> None:
    assert offers("friend-of-the-queen", "baron bishop mayor") == ["baron 1 to 2", "baron 1 to 3", "bishop 2 to 3"]
    assert row_after(SIX, "friend-of-the-queen", "baron 1 to 3") == "bishop mayor baron colonel duke cardinal"
    assert row_after("baron bishop", "friend-of-the-queen", "baron 1 to 2") == "bishop baron"
    assert not playable("friend-of-the-queen", "baron")


def test_gu_9_fainting_spell_moves_one_two_or_three_back() -> None:
    assert offers("fainting-spell", "baron bishop mayor") == ["baron 1 to 2", "baron 1 to 3", "bishop 2 to 3"]
    assert row_after(SIX, "fainting-spell", "bishop 2 to 5") == "baron mayor colonel duke bishop cardinal"
    assert row_after(SIX, "fainting-spell", "baron 1 to 4") == "bishop mayor colonel baron duke cardinal"
    assert not playable("fainting-spell", "baron")


# To the front, to the end


def test_gu_9_public_demand_brings_any_noble_but_the_first_to_the_front() -> None:
    assert offers("public-demand", "baron bishop martyr") == ["bishop at 2", "martyr at 3"]
    assert row_after(SIX, "public-demand", "cardinal at 6") == "cardinal baron bishop mayor colonel duke"
    assert row_after("baron bishop", "public-demand", "bishop at 2") == "bishop baron"
    assert not playable("public-demand", "baron")


def test_gu_9_forward_march_brings_any_palace_guard_behind_the_front() -> None:
    line = "palace-guard baron palace-guard colonel palace-guard"
    assert offers("forward-march", line) == ["palace-guard at 3", "palace-guard at 5"]
    assert row_after("baron colonel palace-guard duke", "forward-march", "palace-guard at 3") == (
        "palace-guard baron colonel duke"
    )


def test_gu_10_forward_march_needs_a_palace_guard_behind_the_front() -> None:
    assert not playable("forward-march", "baron colonel captain-of-the-guard")
    assert not playable("forward-march", "palace-guard baron")
    assert playable("forward-march", "palace-guard palace-guard")


def test_lack_of_faith_brings_the_nearest_blue_noble_to_the_front() -> None:
    assert row_after("baron mayor bishop duke cardinal", "lack-of-faith") == "bishop baron mayor duke cardinal"


def test_lack_of_faith_leaves_a_blue_noble_in_front_where_he_is() -> None:
    assert row_after("bishop mayor cardinal", "lack-of-faith") == "bishop mayor cardinal"


def test_gu_10_lack_of_faith_may_be_played_without_a_blue_noble() -> None:
    assert row_after("baron mayor", "lack-of-faith") == "baron mayor"
    assert row_after("baron", "lack-of-faith") == "baron"


def test_let_them_eat_cake_brings_marie_antoinette_to_the_front() -> None:
    assert row_after("baron mayor marie-antoinette duke", "let-them-eat-cake") == "marie-antoinette baron mayor duke"
    assert row_after("marie-antoinette baron", "let-them-eat-cake") == "marie-antoinette baron"


def test_gu_10_let_them_eat_cake_may_be_played_without_marie_antoinette() -> None:
    assert row_after("king-louis-xvi mayor", "let-them-eat-cake") == "king-louis-xvi mayor"


def test_bribed_guards_send_the_front_noble_to_the_end() -> None:
    assert row_after("baron bishop mayor duke", "bribed-guards") == "bishop mayor duke baron"
    assert row_after("baron bishop", "bribed-guards") == "bishop baron"


def test_gu_10_bribed_guards_may_be_played_on_a_single_noble() -> None:
    assert row_after("baron", "bribed-guards") == "baron"


def test_the_long_walk_reverses_the_line() -> None:
    assert row_after(SIX, "the-long-walk") == "cardinal duke colonel mayor bishop baron"
    assert row_after("baron bishop", "the-long-walk") == "bishop baron"
    assert row_after("baron", "the-long-walk") == "baron"


# A card and the nobles that watch


def test_gu_14_master_spy_moved_by_pushed_still_ends_at_the_end() -> None:
    assert row_after("baron bishop master-spy duke", "pushed", "master-spy 3 to 1") == "baron bishop duke master-spy"


def test_gu_15_a_judge_brought_forward_by_stumble_forbids_the_next_player() -> None:
    t = Table(line="baron bishop unpopular-judge", hands=["stumble", "pushed stumble"])
    t.play("stumble", "unpopular-judge 3 to 2")
    assert t.asked() == [(1, "play")]
    assert t.may() == ["pass"]


# Trip


def test_gu_9_trip_moves_exactly_one_back() -> None:
    assert offers("trip", "baron bishop mayor") == ["baron 1 to 2", "bishop 2 to 3"]
    assert row_after(SIX, "trip", "bishop 2 to 3", "pass") == "baron mayor bishop colonel duke cardinal"
    assert row_after("baron bishop", "trip", "baron 1 to 2", "pass") == "bishop baron"
    assert not playable("trip", "baron")


def test_trip_lets_you_play_one_more_card() -> None:
    t = Table(line="baron bishop mayor", hands=["trip l-idiot majesty"], action_deck="rat-break")
    t.play("trip", "baron 1 to 2")
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass", "l-idiot", "majesty"]
    t.play("l-idiot", "mayor 3 to 1")
    assert t.pile(0) == "mayor"
    assert t.line == "bishop baron"
    assert t.hand(0) == "majesty rat-break"
    assert t.action_discards == "trip l-idiot"
    assert t.asked() == [(1, "play")]


def test_trip_after_trip_gives_a_third_card_and_no_fourth() -> None:
    t = Table(line="baron bishop mayor", hands=["trip trip stumble pushed"], action_deck="rat-break")
    t.play("trip", "baron 1 to 2", "trip", "baron 2 to 3")
    assert t.line == "bishop mayor baron"
    t.play("stumble", "baron 3 to 2")
    assert t.pile(0) == "bishop"
    assert t.line == "baron mayor"
    assert t.hand(0) == "pushed rat-break"
    assert t.action_discards == "trip trip stumble"
    assert t.s.mover == 1


def test_gu_10_trip_offers_as_second_card_only_what_has_a_legal_choice() -> None:
    t = Table(line="baron bishop", hands=["trip pushed stumble missed"])
    t.play("trip", "baron 1 to 2")
    assert t.may() == ["pass", "stumble"]


def test_gu_15_trip_that_brings_a_judge_to_the_front_leaves_only_the_pass() -> None:
    t = Table(line="baron unpopular-judge bishop", hands=["trip rush-job stumble"])
    t.play("trip", "baron 1 to 2")
    assert t.may() == ["pass"]
    t.play("pass")
    assert t.pile(0) == "unpopular-judge"
    assert t.line == "baron bishop"


def test_gu_15_trip_of_a_judge_is_too_late() -> None:
    t = Table(line="unpopular-judge baron", hands=["trip rush-job"])
    assert t.may() == ["pass"]


def test_gu_14_trip_moves_master_spy_before_the_second_card_and_after_it() -> None:
    t = Table(line="baron master-spy bishop", hands=["trip public-demand"])
    t.play("trip", "baron 1 to 2")
    assert t.line == "baron bishop master-spy"
    t.play("public-demand", "master-spy at 3")
    assert t.pile(0) == "baron"
    assert t.line == "bishop master-spy"


def test_gu_16_trip_is_forbidden_by_guards_and_with_it_the_second_card() -> None:
    t = Table(line="baron bishop mayor", hands=["trip stumble rush-job"], tables=["", "callous-guards"])
    assert t.may() == ["pass", "rush-job"]
    t.drop(1)
    t.play("trip", "baron 1 to 2")
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass", "rush-job", "stumble"]


def test_trip_may_be_followed_by_callous_guards() -> None:
    t = Table(line="baron bishop mayor", hands=["trip callous-guards", "stumble rush-job"])
    t.play("trip", "baron 1 to 2", "callous-guards")
    assert t.table(0) == "callous-guards"
    assert t.action_discards == "trip"
    assert t.asked() == [(0, "drop"), (1, "play")]
    assert t.may(1) == ["pass", "rush-job"]
