"""Cards with a later effect: Confusion in Line (GU-18), Rush Job (GU-23), Scarlet Pimpernel (GU-17)."""

from tests.guillotine.table import Table, words
from tests.guillotine.test_actions_all import A_TURN, NEXT_DAY, changed, kinds_of_events, lying, same

SIX = "baron bishop mayor colonel duke cardinal"


def shuffles(t: Table) -> list[int]:
    """How many nobles each shuffle of the line took."""
    return [event["count"] for event in t.told("shuffled-line")]


# Confusion in Line


def test_gu_18_confusion_in_line_waits_for_the_chosen_players_next_collection() -> None:
    t = Table(seats=3, line=SIX, hands=["confusion-in-line"])
    before = lying(t)
    t.play("confusion-in-line", "seat 2")
    assert changed(t, before) == A_TURN
    assert t.action_discards == "confusion-in-line"
    t.play("pass")
    assert (t.pile(0), t.pile(1), t.line) == ("baron", "bishop", "mayor colonel duke cardinal")
    assert shuffles(t) == []
    t.play("pass")
    assert shuffles(t) == [4]
    assert kinds_of_events(t)[-5:] == ["turn-began", "shuffled-line", "collected", "drew", "turn-began"]
    assert same(t.pile(2), t.line) == same("mayor colonel duke cardinal")
    t.play("pass")
    assert shuffles(t) == [4]


def confused_row(seed: int) -> str:
    t = Table(line=SIX, confused=[0], seed=seed)
    t.play("pass")
    return f"{t.pile(0)} {t.line}"


def test_gu_18_confusion_in_line_shuffles_as_the_dice_fall() -> None:
    assert [confused_row(seed) for seed in range(5)] == [confused_row(seed) for seed in range(5)]
    assert {words(confused_row(seed))[0] for seed in range(40)} == set(words(SIX))
    assert {words(confused_row(seed))[5] for seed in range(40)} == set(words(SIX))


def test_gu_8_confusion_in_line_may_name_oneself_and_then_comes_at_once() -> None:
    t = Table(line=SIX, hands=["confusion-in-line"])
    t.play("confusion-in-line")
    assert t.may() == ["seat 0", "seat 1"]
    t.say("seat 0")
    assert kinds_of_events(t)[:4] == ["played", "will-be-confused", "shuffled-line", "collected"]
    assert same(t.pile(0), t.line) == same(SIX)
    assert t.asked() == [(1, "play")]


def test_gu_18_confusion_in_line_comes_once_before_the_first_of_two_collections() -> None:
    t = Table(line=SIX, hands=["double-feature"], confused=[0])
    t.play("double-feature")
    assert shuffles(t) == [6]
    assert len(words(t.pile(0))) == 2
    assert kinds_of_events(t)[1:4] == ["shuffled-line", "collected", "collected"]


def test_gu_18_confusion_in_line_waits_through_turns_without_a_collection() -> None:
    t = Table(line=SIX, hands=["political-influence after-you"], confused=[0])
    t.play("political-influence")
    assert shuffles(t) == []
    t.play("pass", "pass")
    assert shuffles(t) == [5]
    t = Table(line="baron", hands=["after-you"], confused=[0], day=3)
    t.play("after-you", "seat 1")
    assert shuffles(t) == []


def test_gu_18_confusion_in_line_waits_into_the_next_day() -> None:
    t = Table(line="baron", hands=["confusion-in-line"], noble_deck=NEXT_DAY)
    t.play("confusion-in-line", "seat 1")
    assert (t.s.day, t.asked()) == (2, [(1, "play")])
    assert shuffles(t) == []
    t.play("pass")
    assert shuffles(t) == [12]


def test_gu_18_confusion_in_line_waits_for_a_collection_from_the_line() -> None:
    t = Table(line=SIX, hands=["clerical-error"], piles=["count", "martyr"], confused=[0, 1])
    t.play("clerical-error", "martyr of 1", "count of 0")
    assert shuffles(t) == [6]  # the player's own collection from the line, not the two of the exchange
    assert t.s.confused == 1 << 1


def test_gu_18_confusion_in_line_meets_a_fast_noble_taken_in_anothers_turn() -> None:
    t = Table(line=SIX, hands=["clerical-error"], piles=["fast-noble", "martyr"], confused=[1])
    t.play("clerical-error", "martyr of 1", "fast-noble of 0")
    assert shuffles(t) == [6]
    assert t.s.confused == 0


def test_gu_16_confusion_in_line_played_earlier_goes_on_under_callous_guards() -> None:
    t = Table(line=SIX, tables=["", "callous-guards"], confused=[0])
    t.play("pass")
    assert shuffles(t) == [6]


def test_gu_18_confusion_in_line_may_wait_for_two_players() -> None:
    t = Table(line=SIX, hands=["confusion-in-line"], confused=[1])
    t.play("confusion-in-line", "seat 0")
    assert shuffles(t) == [6]
    t.play("pass")
    assert shuffles(t) == [6, 5]


# Rush Job


def test_gu_23_rush_job_forbids_every_card_in_the_next_turn_and_only_there() -> None:
    t = Table(seats=3, line=SIX, hands=["rush-job stumble", "stumble rain-delay", "pushed"], action_deck="trip")
    before = lying(t)
    t.play("rush-job", "seat 1")
    assert changed(t, before) == A_TURN
    assert t.action_discards == "rush-job"
    assert t.may(1) == ["pass"]
    t.play("pass")
    assert "pushed" in t.may(2)
    t.play("pass", "pass")
    assert t.asked() == [(1, "play")]
    assert "stumble" in t.may()


def test_gu_23_rush_job_hits_a_later_seat_when_its_turn_comes() -> None:
    t = Table(seats=3, line=SIX, hands=["rush-job", "stumble", "stumble"])
    t.play("rush-job", "seat 2")
    assert "stumble" in t.may(1)
    t.play("pass")
    assert t.may(2) == ["pass"]


def test_gu_23_rush_job_on_oneself_spares_the_present_turn() -> None:
    t = Table(line=SIX, hands=["trip rush-job stumble"])
    t.play("rush-job")
    assert t.may() == ["seat 0", "seat 1"]
    t.say("seat 0")
    assert t.pile(0) == "baron"
    t.play("pass")
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass"]
    t.play("pass", "pass")
    assert "stumble" in t.may()


def test_gu_23_rush_job_hits_across_days() -> None:
    t = Table(seats=3, line="baron", hands=["rush-job", "", "stumble"], noble_deck=NEXT_DAY)
    t.play("rush-job", "seat 2")
    assert (t.s.day, t.asked()) == (2, [(1, "play")])
    t.play("pass")
    assert t.may(2) == ["pass"]


def test_gu_16_rush_job_does_not_keep_the_owner_from_dropping_callous_guards() -> None:
    t = Table(line=SIX, hands=["stumble"], tables=["callous-guards"], rushed=[0])
    assert t.asked() == [(0, "drop"), (0, "play")]
    t.drop(0)
    assert t.may() == ["pass"]
    assert t.action_discards == "callous-guards"


# Scarlet Pimpernel


def test_gu_17_scarlet_pimpernel_ends_the_day_after_the_whole_turn() -> None:
    t = Table(seats=3, line="baron bishop mayor", hands=["scarlet-pimpernel", "pushed"], action_deck="stumble")
    t.play("scarlet-pimpernel")
    assert t.pile(0) == "baron"
    assert (t.hand(0), t.hand(1), t.action_discards) == ("stumble", "pushed", "scarlet-pimpernel")
    assert t.noble_discards == "bishop mayor"
    assert kinds_of_events(t)[1:7] == ["day-will-end", "collected", "drew", "day-ended", "day-began", "turn-began"]
    assert (t.s.day, t.s.starter, len(t.s.line)) == (2, 1, 12)
    assert t.asked() == [(1, "play")]


def test_gu_3_scarlet_pimpernel_leaves_the_next_day_to_the_neighbour_of_the_last_starter() -> None:
    t = Table(seats=3, line="baron bishop", hands=["", "", "scarlet-pimpernel"], starter=0, turn=2)
    t.play("scarlet-pimpernel")
    assert t.asked() == [(1, "play")]


def test_gu_17_scarlet_pimpernel_and_robespierre_end_the_day_only_once() -> None:
    t = Table(line="robespierre bishop baron", hands=["scarlet-pimpernel"], action_deck="stumble", noble_deck=NEXT_DAY)
    t.play("scarlet-pimpernel")
    assert t.pile(0) == "robespierre"
    assert t.told("day-ended") == [{"seat": 0, "count": 2}]
    assert t.noble_discards == "bishop baron"
    assert t.hand(0) == "stumble"
    assert (t.s.day, t.s.closing, len(t.s.line)) == (2, False, 12)
    t.play("pass")
    assert (t.s.day, len(t.s.line)) == (2, 11)


def test_gu_17_scarlet_pimpernel_counts_general_and_fast_noble_as_ever() -> None:
    t = Table(line="fast-noble general bishop", hands=["scarlet-pimpernel"], noble_deck="count")
    t.play("scarlet-pimpernel")
    assert t.pile(0) == "fast-noble general"
    assert t.noble_discards == "bishop count"


def test_gu_17_scarlet_pimpernel_on_the_last_noble_or_the_last_day() -> None:
    t = Table(line="baron", hands=["scarlet-pimpernel"])
    t.play("scarlet-pimpernel")
    assert (t.pile(0), t.s.day, t.noble_discards) == ("baron", 2, "")
    t = Table(line="baron bishop", hands=["scarlet-pimpernel"], day=3)
    t.play("scarlet-pimpernel")
    assert (t.line, t.noble_discards) == ("", "bishop")
    assert t.s.over
