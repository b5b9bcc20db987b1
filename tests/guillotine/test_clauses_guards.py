"""GU-16 and GU-24: Callous Guards, and the last cards of the German edition."""

import pytest

from tests.guillotine.table import Table

LINE_CARDS = [
    "bribed-guards", "civic-pride", "clothing-swap", "confusion-in-line", "escape", "extra-cart", "fainting-spell",
    "fled-to-england", "forward-march", "friend-of-the-queen", "ignoble-noble", "l-idiot", "lack-of-faith", "late-arrival",
    "let-them-eat-cake", "majesty", "mass-confusion", "military-might", "milling-in-line", "missed", "opinionated-guards",
    "public-demand", "pushed", "stumble", "the-long-walk", "tis-a-far-better-thing", "trip", "was-that-my-name",
]  # fmt: skip
OTHER_CARDS = [
    "after-you", "church-support", "civic-support", "clerical-error", "double-feature", "forced-break",
    "foreign-support", "fountain-of-blood", "indifferent-public", "infighting", "information-exchange", "lack-of-support",
    "military-support", "missing-heads", "political-influence", "rain-delay", "rat-break", "rush-job", "scarlet-pimpernel",
    "tough-crowd", "twist-of-fate",
]  # fmt: skip
SCORING = ["church-support", "civic-support", "fountain-of-blood", "indifferent-public", "military-support", "tough-crowd"]
MIXED = "martyr baron bishop governor colonel palace-guard"


def leave(t: Table, seat: int) -> None:
    """The owner of Callous Guards lets them stand."""
    question = t.question(seat, needed=False)
    t.box.answer(t.s, question.number, seat, 0)
    t.box.check(t.s)


# GU-16


@pytest.mark.parametrize("owner", [0, 1])
def test_gu_16_while_callous_guards_lie_nobody_may_play_line_cards(owner: int) -> None:
    tables = ["", ""]
    tables[owner] = "callous-guards"
    t = Table(line=MIXED, hands=[" ".join(LINE_CARDS)], piles=["duke", "count"], tables=tables)
    assert t.may() == ["pass"]


def test_gu_16_without_callous_guards_the_line_cards_may_be_played() -> None:
    t = Table(line=MIXED, hands=[" ".join(LINE_CARDS)], piles=["duke", "count"])
    assert sorted(t.may()) == sorted(["pass", *LINE_CARDS])


def test_gu_16_all_other_cards_may_be_played() -> None:
    t = Table(line=MIXED, hands=[" ".join(OTHER_CARDS), "trip"], piles=["duke", "count"], tables=["", "callous-guards"],
              action_discards="trip")  # fmt: skip
    assert sorted(t.may()) == sorted(["pass", *OTHER_CARDS])


def test_gu_16_the_owner_may_discard_it_before_the_action_of_the_own_turn() -> None:
    t = Table(line="baron bishop", hands=["stumble"], tables=["callous-guards fountain-of-blood"])
    assert (t.asked(), t.may()) == ([(0, "drop"), (0, "play")], ["pass"])
    t.drop(0)
    assert (t.table(0), t.action_discards, t.pile(0)) == ("fountain-of-blood", "callous-guards", "")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "stumble"])


def test_gu_16_in_anothers_turn_the_owner_is_asked_before_the_action_step() -> None:
    t = Table(seats=3, line="baron bishop", hands=["stumble"], tables=["", "", "callous-guards"])
    assert (t.asked(), t.may()) == ([(2, "drop"), (0, "play")], ["pass"])
    t.drop(2)
    assert (t.table(2), t.action_discards) == ("", "callous-guards")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass", "stumble"])


def test_gu_16_an_owner_who_lets_them_stand_is_asked_again_only_at_the_next_turn() -> None:
    t = Table(seats=3, line="baron bishop regent", hands=["stumble"], tables=["", "", "callous-guards"])
    leave(t, 2)
    assert (t.asked(), t.table(2), t.may()) == ([(0, "play")], "callous-guards", ["pass"])
    t.say("pass")
    assert t.asked() == [(2, "drop"), (1, "play")]


def test_gu_16_the_mover_need_not_wait_for_the_owner() -> None:
    t = Table(line="baron bishop", tables=["", "callous-guards"])
    t.say("pass")
    assert (t.pile(0), t.table(1), t.asked()) == ("baron", "callous-guards", [(1, "drop"), (1, "play")])


def test_gu_16_the_owner_may_discard_it_at_every_choice_of_the_own_turn() -> None:
    t = Table(line="the-clown baron bishop", hands=["tough-crowd"], tables=["callous-guards"])
    t.say("tough-crowd")
    assert t.asked() == [(0, "drop"), (0, "player")]
    t.say("seat 1")
    assert t.asked() == [(0, "drop"), (0, "player")]
    t.drop(0)
    assert (t.table(0), t.asked(), t.may()) == ("", [(0, "player")], ["seat 1"])
    t.say("seat 1")
    assert (t.pile(1), t.table(1), t.action_discards) == ("the-clown", "tough-crowd", "callous-guards")


def test_gu_16_in_anothers_turn_the_owner_is_not_asked_at_other_choices() -> None:
    tables = ["fountain-of-blood", "callous-guards"]
    t = Table(line="baron bishop", hands=["clerical-error"], piles=["martyr", "duke"], tables=tables)
    assert t.asked() == [(1, "drop"), (0, "play")]
    t.say("clerical-error")
    assert t.asked() == [(0, "take")]
    t.say("duke of 1")
    assert t.asked() == [(1, "take")]


def test_gu_16_abilities_and_collecting_go_on() -> None:
    t = Table(line="fast-noble general bishop", tables=["", "callous-guards"], noble_deck="duke")
    t.say("pass")
    assert (t.pile(0), t.line, t.table(1)) == ("fast-noble general", "bishop duke", "callous-guards")


def test_gu_16_master_spy_still_moves() -> None:
    t = Table(line="baron master-spy bishop", hands=["rain-delay"], tables=["", "callous-guards"])
    t.play("rain-delay")
    assert (t.line, t.table(1)) == ("bishop master-spy", "callous-guards")


def test_gu_16_an_earlier_confusion_in_line_goes_on() -> None:
    t = Table(line="baron bishop regent", tables=["", "callous-guards"], confused=[0])
    t.say("pass")
    assert ([event["count"] for event in t.told("shuffled-line")], t.table(1)) == ([3], "callous-guards")


def test_gu_16_discarding_the_guards_is_no_action_card_played() -> None:
    t = Table(line="baron master-spy bishop", hands=["fountain-of-blood"], tables=["callous-guards"])
    t.drop(0)
    assert (t.line, t.may()) == ("baron master-spy bishop", ["pass", "fountain-of-blood"])


def test_gu_16_the_guards_may_be_discarded_under_a_rush_job_too() -> None:
    t = Table(line="baron bishop", hands=["stumble"], tables=["callous-guards"], rushed=[0])
    t.drop(0)
    assert (t.may(), t.table(0), t.action_discards) == (["pass"], "", "callous-guards")


def test_gu_16_only_the_owner_is_asked_to_discard_them() -> None:
    t = Table(seats=3, line="baron bishop", tables=["fountain-of-blood", "callous-guards", "tough-crowd"])
    assert t.asked() == [(1, "drop"), (0, "play")]


def test_gu_16_a_twist_of_fate_whose_only_card_is_discarded_meanwhile_does_nothing() -> None:
    t = Table(line="baron bishop", hands=["twist-of-fate"], tables=["callous-guards"], action_deck="trip")
    t.say("twist-of-fate")
    t.drop(0)
    assert (t.pile(0), t.hand(0), t.action_discards) == ("baron", "trip", "callous-guards twist-of-fate")


# GU-24


def german(hands: list[str], starter: int = 1, **given: object) -> Table:
    """Three players of the German edition; the last turn of day three is over."""
    t = Table(seats=3, edition="german", day=3, line="baron", starter=starter, hands=hands, action_deck="trip", **given)
    t.say("pass")
    return t


def test_gu_24_once_around_beginning_with_the_one_who_would_start_a_fourth_day() -> None:
    t = german(["church-support", "fountain-of-blood", "tough-crowd"])
    asked = []
    while not t.s.over:
        asked += t.asked()
        t.say("pass")
    assert asked == [(2, "play"), (0, "play"), (1, "play")]
    assert [t.table(seat) for seat in range(3)] == ["", "", ""]
    assert t.hand(0) == "church-support"


def test_gu_24_any_number_each() -> None:
    t = german(["", "", "church-support civic-support fountain-of-blood trip"])
    t.play("fountain-of-blood", "church-support")
    assert (t.asked(), t.may()) == ([(2, "play")], ["pass", "civic-support"])
    t.say("civic-support")
    assert (t.may(), t.table(2), t.hand(2)) == (["pass"], "fountain-of-blood church-support civic-support", "trip")
    t.say("pass")
    assert t.asked() == [(0, "play")]


@pytest.mark.parametrize("where", range(3))
def test_gu_24_six_cards_may_be_laid_and_no_others(where: int) -> None:
    hands = ["", "", ""]
    hands[where] = " ".join([*LINE_CARDS, *OTHER_CARDS, "callous-guards"])
    t = Table(seats=3, edition="german", day=3, line="baron", starter=(where - 1) % 3, hands=hands, piles=["duke", "count"])
    t.say("pass")
    assert (t.asked(), t.may()) == ([(where, "play")], ["pass", *SCORING])


def test_gu_24_tough_crowd_goes_before_another_player() -> None:
    t = german(["", "", "tough-crowd"])
    t.say("tough-crowd")
    assert (t.asked(), t.may()) == ([(2, "player")], ["seat 0", "seat 1"])
    t.say("seat 0")
    assert [t.table(seat) for seat in range(3)] == ["tough-crowd", "", ""]
    assert (t.asked(), [t.points(seat) for seat in range(3)]) == ([(2, "play")], [-2, 3, 0])


def test_gu_24_what_is_laid_is_counted() -> None:
    t = german(["", "fountain-of-blood", "church-support"], piles=["cardinal", "", "bishop heretic"])
    t.play("church-support", "pass", "pass", "fountain-of-blood", "pass")
    assert t.s.over
    assert [t.points(seat) for seat in range(3)] == [5, 5, 6]
    assert t.box.winners(t.s) == [2]


def test_gu_24_no_ban_applies() -> None:
    t = german(["", "fountain-of-blood", "church-support"], rushed=[1, 2], tables=["callous-guards"])
    assert t.may() == ["pass", "church-support"]
    t.play("pass", "pass")
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "fountain-of-blood"])


def test_gu_24_only_after_day_three() -> None:
    t = Table(edition="german", day=2, line="baron", hands=["fountain-of-blood", "church-support"])
    t.say("pass")
    assert (t.s.day, len(t.s.line), t.s.over) == (3, 12, False)


def test_gu_24_the_standard_edition_has_no_last_cards() -> None:
    t = Table(day=3, line="baron", hands=["fountain-of-blood", "church-support"])
    t.say("pass")
    assert (t.s.over, t.asked(), t.table(0), t.points(0)) == (True, [], "", 3)
