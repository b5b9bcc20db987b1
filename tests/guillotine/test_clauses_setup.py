"""GU-1, GU-2, GU-3, GU-5: the box, the days, who starts, what is open and what is secret."""

from typing import Any

import pytest

import tabard
from tabard.engine.errors import BadRequest
from tabard.engine.state import SPECTATOR
from tests.guillotine.table import Table
from tests.laws.renaming import designs

TWELVE = "baron bishop regent duke martyr count lady lord coiffeur general colonel governor"


def whole_game(seats: int, seed: int) -> Any:
    """A game played at random to its end, with all its events."""
    box = tabard.game("guillotine").box(seats)
    s = box.deal(seed)
    s.events = []
    box.playout(s, seed + 1)
    box.check(s)
    return s


# GU-1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gu_1_fifty_nobles_sixty_actions_and_five_action_cards_each(seats: int) -> None:
    box = tabard.game("guillotine").box(seats)
    s = box.deal(7)
    assert sorted(s.line + s.noble_deck) == list(range(50))
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert sorted(sum(s.hands, s.action_deck)) == list(range(60))
    assert s.noble_discards == s.action_discards == []
    assert s.piles == s.tables == [[] for _ in range(seats)]
    assert [(q.seat, box.kinds[q.kind].name) for q in s.questions] == [(s.starter, "play")]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_gu_1_two_to_five_players_and_no_others(seats: int) -> None:
    with pytest.raises(BadRequest, match=f"2 to 5 players, not {seats}"):
        tabard.game("guillotine").box(seats)


def test_gu_1_both_decks_are_shuffled_by_the_seed_alone() -> None:
    box = tabard.game("guillotine").box(3)
    assert box.deal(1) == box.deal(1)
    one, two = box.deal(1), box.deal(2)
    assert one.noble_deck != two.noble_deck
    assert one.action_deck != two.action_deck
    assert one.noble_deck != sorted(one.noble_deck)
    assert one.action_deck != sorted(one.action_deck)


def test_gu_1_nobles_and_actions_have_discard_piles_of_their_own() -> None:
    t = Table(line="baron bishop regent", hands=["fled-to-england"], noble_discards="martyr", action_discards="trip")
    t.play("fled-to-england", "regent at 3")
    assert t.noble_discards == "martyr regent"
    assert t.action_discards == "trip fled-to-england"


# GU-2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gu_2_the_first_day_begins_with_twelve_nobles(seats: int) -> None:
    s = tabard.game("guillotine").box(seats).deal(3)
    assert (s.day, len(s.line), len(s.noble_deck)) == (1, 12, 38)


def test_gu_2_the_first_one_dealt_stands_last_and_the_twelfth_in_front() -> None:
    t = Table(noble_deck=TWELVE)
    assert t.s.day == 2
    assert t.line.split() == TWELVE.split()[::-1]
    assert t.s.noble_discards == []
    assert len(t.s.noble_deck) == 38


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_gu_2_there_are_three_days(seed: int) -> None:
    s = whole_game(4, seed)
    began = [event.facts for event in s.events if event.kind == "day-began"]
    assert [facts[0] for facts in began] == [2, 3]
    assert all(facts[1] <= 12 for facts in began)
    assert (s.over, s.day, s.line) == (True, 3, [])


def test_gu_2_the_line_of_a_new_day_is_twelve_whatever_was_left_over() -> None:
    t = Table(line="baron", day=2, noble_discards="martyr", noble_deck=TWELVE.replace("baron", "sheriff"))
    t.say("pass")
    assert (t.s.day, len(t.s.line), t.pile(0), t.noble_discards) == (3, 12, "baron", "martyr")


def test_gu_2_mass_confusion_deals_the_same_way() -> None:
    t = Table(line="baron bishop regent", hands=["mass-confusion"], noble_deck="duke martyr", others="discards", seed=5)
    before = t.s.clone()
    deck = before.noble_deck + before.line
    before.shuffle(deck)
    dealt = [deck.pop() for _ in range(3)]
    t.play("mass-confusion")
    assert [*t.s.piles[0], *t.s.line] == dealt[::-1]
    assert t.s.noble_deck == deck
    assert t.s.noble_discards == before.noble_discards


def test_gu_2_nobles_join_the_end_one_after_another() -> None:
    t = Table(line="baron bishop", hands=["extra-cart"], noble_deck="duke martyr regent sheriff")
    t.play("extra-cart")
    assert t.line == "bishop duke martyr regent"
    assert t.noble_deck.split()[0] == "sheriff"


# GU-3


def test_gu_3_the_first_player_of_day_one_is_random() -> None:
    box = tabard.game("guillotine").box(5)
    dealt = [box.deal(seed) for seed in range(40)]
    assert {s.starter for s in dealt} == {0, 1, 2, 3, 4}
    assert all(s.mover == s.starter for s in dealt)


@pytest.mark.parametrize(("starter", "turn", "then"), [(0, 0, 1), (0, 2, 1), (1, 0, 2), (2, 1, 0)])
def test_gu_3_the_left_neighbour_of_the_last_starter_starts_whoever_moved_last(starter: int, turn: int, then: int) -> None:
    t = Table(seats=3, line="baron", starter=starter, turn=turn)
    t.say("pass")
    assert (t.s.day, t.s.starter) == (2, then)
    assert t.asked() == [(then, "play")]


def test_gu_3_turns_pass_to_the_left() -> None:
    t = Table(seats=3, line="baron bishop regent duke", starter=1)
    movers = []
    for _ in range(4):
        movers.append(t.question().seat)
        t.say("pass")
    assert movers == [1, 2, 0, 1]
    assert [t.pile(seat) for seat in range(3)] == ["regent", "baron duke", "bishop"]


# GU-5


def test_gu_5_hands_and_piles_are_kept_from_day_to_day() -> None:
    t = Table(line="baron", hands=["trip stumble", "escape"], piles=["martyr", "duke"], action_deck="majesty")
    t.say("pass")
    assert t.s.day == 2
    assert (t.pile(0), t.pile(1)) == ("martyr baron", "duke")
    assert (t.hand(0), t.hand(1)) == ("majesty stumble trip", "escape")


def test_gu_5_cards_on_a_table_are_kept_from_day_to_day() -> None:
    t = Table(line="baron", tables=["fountain-of-blood", "tough-crowd callous-guards"])
    t.say("pass")
    assert t.s.day == 2
    assert (t.table(0), t.table(1)) == ("fountain-of-blood", "tough-crowd callous-guards")


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_gu_5_piles_line_and_both_discards_are_open_to_all(viewer: int) -> None:
    t = Table(seats=3, line="baron bishop", piles=["martyr", "duke"], noble_discards="regent", action_discards="trip stumble",
              tables=["", "tough-crowd"])  # fmt: skip
    view = t.box.redact(t.s, viewer)
    assert view.piles == t.s.piles
    assert view.line == t.s.line
    assert view.tables == t.s.tables
    assert (view.noble_discards, view.action_discards) == (t.s.noble_discards, t.s.action_discards)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_gu_5_hands_are_secret_but_their_sizes_and_the_deck_sizes_are_open(viewer: int) -> None:
    s = tabard.game("guillotine").box(3).deal(11)
    view = tabard.game("guillotine").box(3).redact(s, viewer)
    for seat in range(3):
        assert len(view.hands[seat]) == len(s.hands[seat]) == 5
        if seat == viewer:
            kinds = tabard.game("guillotine").box(3).cards.action_of
            assert designs(view.hands[seat], kinds) == designs(s.hands[seat], kinds)
        else:
            assert all(card < 0 for card in view.hands[seat])
    assert (len(view.noble_deck), len(view.action_deck)) == (38, 45)
    assert all(card < 0 for card in view.noble_deck + view.action_deck)
    assert view.dice == 0


def test_gu_5_a_card_drawn_is_told_to_its_owner_alone() -> None:
    t = Table(line="baron bishop", action_deck="trip")
    t.say("pass")
    drew = [event for event in t.s.events if event.kind == "drew"]
    assert [t.box.show.event(event, seat)["action"] for event in drew for seat in (0, 1, SPECTATOR)] == ["action:trip", "", ""]


def test_gu_5_a_hand_has_no_limit() -> None:
    many = "trip trip stumble stumble pushed pushed majesty escape missed rat-break"
    t = Table(line="baron bishop", hands=[many + " political-influence"])
    t.play("political-influence")
    assert len(t.s.hands[0]) == 14
    assert t.action_discards == "political-influence"
