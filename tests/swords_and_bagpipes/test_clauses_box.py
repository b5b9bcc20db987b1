"""SB-C1 to SB-C5: how many play, what is in the box, what is open and what is secret."""

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, BadRequest
from tabard.engine.state import NOBODY, SPECTATOR
from tests import telling
from tests.laws.renaming import designs
from tests.swords_and_bagpipes.small_box import EDITIONS, GAME, HIDDEN, OwnTable, asked_for, counted, own_set, written

# SB-C1


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_sb_c1_two_to_six_players_and_no_others(seats: int) -> None:
    with pytest.raises(BadRequest, match=f"2 to 6 players, not {seats}"):
        GAME.box(seats)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_c1_two_to_six_play_to_the_end(seats: int, edition: str) -> None:
    box = GAME.box(seats, {"edition": edition})
    s = box.deal(7)
    assert asked_for(box, s) == [(s.badge, "act")]
    box.playout(s, 8)
    box.check(s)
    assert s.over


@pytest.mark.parametrize("seats", [4, 5])
def test_sb_c1_four_and_five_play_the_base_game(seats: int) -> None:
    t = OwnTable(seats)
    dealt = t.box.deal(3)
    assert [len(hand) for hand in dealt.hands] == [1] * seats
    assert (dealt.home, dealt.scots, dealt.dagger_hands) == (NOBODY, 0, [[]] * seats)
    t.turns()
    assert t.asked() == [(0, "badge")]
    t.badge_to(1)
    assert t.asked() == [(seat, "side") for seat in range(seats) if seat != 1]


def test_sb_c1_two_three_and_six_have_rules_of_their_own() -> None:
    two, three, six = (GAME.box(seats).deal(3) for seats in (2, 3, 6))
    assert [len(hand) for hand in two.dagger_hands] == [7, 7]
    assert [len(hand) for hand in three.hands] == [2, 2, 2]
    assert [OwnTable(seats).s.scots for seats in (2, 3, 6)] == [3, 1, 0]
    assert (two.home, three.home) == (NOBODY, NOBODY)
    assert six.home in range(6)


def test_sb_c1_five_may_use_stay_home_and_fewer_may_not() -> None:
    assert GAME.box(5).deal(3).home == NOBODY
    assert GAME.box(5, {"stay-home": "yes"}).deal(3).home in range(5)
    for seats in (2, 3, 4):
        with pytest.raises(BadRequest, match="five or six"):
            GAME.box(seats, {"stay-home": "yes"})


# SB-C2


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_c2_sixteen_dagger_cards_of_one_two_or_three_enough_for_two_players(edition: str) -> None:
    values = list(GAME.box(4, {"edition": edition}).cards.dagger_value)
    assert len(values) == 16
    assert set(values) == {1, 2, 3}
    assert [values.count(value) >= least for value, least in ((1, 4), (2, 6), (3, 4))] == [True] * 3


@pytest.mark.parametrize("daggers", [0, 4])
def test_sb_c2_a_dagger_card_shows_neither_none_nor_four(daggers: int) -> None:
    with pytest.raises(BadCardSet, match="a whole number from 1 to 3"):
        GAME.box(4, {}, own_set(written("dagger", "odd", 1, f"daggers = {daggers}")))


@pytest.mark.parametrize(("name", "value"), [("one", 1), ("two", 2), ("three", 3)])
def test_sb_c2_a_box_that_cannot_deal_both_hands_is_refused_for_two_players(name: str, value: int) -> None:
    text = own_set().text
    start = text.index(f'id = "{name}"')
    copies = text.index("copies", start)
    few = text[:copies] + "copies = 3" + text[text.index("\n", copies) :]
    with pytest.raises(BadRequest, match=f"Dagger cards of {value}; the box has 3"):
        GAME.box(2, {}, CardSet("few", "few.toml", few))


@pytest.mark.parametrize(("edition", "held"), [(EDITIONS[0], [12, 5, 14, 16, 40, 9]), (EDITIONS[1], [6, 2, 8, 16, 22, 0])])
def test_sb_c2_each_box_holds_what_its_rulebook_lists(edition: str, held: list[int]) -> None:
    box = GAME.box(4, {"edition": edition})
    assert [counted(box, section) for section in ("clan", "king", "arms", "dagger", "bagpipe", "village")] == held


# SB-C3


def test_sb_c3_units_and_gold_never_run_out() -> None:
    t = OwnTable(gold=[500, 500, 500, 500], castle=[500, 500, 500, 500])
    t.turns("troops", "mercenaries", "militia", "taxes")
    assert t.s.castle == [502, 504, 500, 500]
    assert t.s.gold == [500, 499, 500, 501]
    assert (t.s.camp, t.s.scots) == ([1, 1, 1, 1], 1)
    t.badge_to(1)
    t.choose("scotland", "scotland", "england")
    assert t.s.gold == [501, 500, 501, 508]
    assert t.s.castle == [503, 505, 501, 500]


# SB-C4

OPEN_TO_ALL = [
    "gold", "castle", "camp", "scots", "troops", "defeats", "badge", "home", "away", "round", "phase", "arms", "village",
    "village_out", "opened", "used", "discards", "dagger_discards", "virtual", "clans", "passed", "deserters", "won", "record",
    "known",
]  # fmt: skip


def five_at_table() -> OwnTable:
    """A table with something in every place, in the middle of phase 2."""
    t = OwnTable(5, village=["church", "ferry", "mill", "memorial", "blacksmith"], discards="toll claim", opened=["drill"],
                 hands=["purse", "coin muster", "tune", "", "theft road feast"], daggers=["one", "two two", "", "three one"],
                 dagger_discards="three", virtual=[0, 1, 0, 0, 0], gold=[5, 4, 3, 2, 1])  # fmt: skip
    t.turn("militia", "move 2", "drill again")
    return t


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
@pytest.mark.parametrize("field", OPEN_TO_ALL)
def test_sb_c4_open_to_all(field: str, viewer: int) -> None:
    t = five_at_table()
    kinds = {"dagger_discards": t.box.cards.dagger_of, "discards": t.box.cards.bagpipe_of, "opened": t.box.cards.bagpipe_of}
    seen, lying = getattr(t.box.redact(t.s, viewer), field), getattr(t.s, field)
    if field in kinds:
        assert designs(seen, kinds[field]) == designs(lying, kinds[field])
    else:
        assert seen == lying


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
def test_sb_c4_everybody_knows_how_many_cards_lie_where(viewer: int) -> None:
    t = five_at_table()
    view = t.box.redact(t.s, viewer)
    assert [len(hand) for hand in view.hands] == [1, 2, 1, 0, 3]
    assert [len(row) for row in view.daggers] == [1, 2, 0, 2, 0]
    for name in ("deck", "dagger_deck", "arms_deck", "arms_out"):
        assert len(getattr(view, name)) == len(getattr(t.s, name)) > 0
    zones = {(zone.name, zone.owner): zone for zone in telling.zones(t.box, view)}
    assert [zones["hand", seat].count for seat in range(5)] == [1, 2, 1, 0, 3]
    assert [zones["daggers", seat].count for seat in (0, 1, 3)] == [1, 3, 2]  # the virtual one too
    assert [zones["gold", seat].count for seat in range(5)] == t.s.gold
    assert zones["deck", NOBODY].count == len(t.s.deck)
    assert zones["dagger-deck", NOBODY].count == len(t.s.dagger_deck)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
def test_sb_c4_bagpipe_hands_and_dagger_values_are_secret(viewer: int) -> None:
    t = five_at_table()
    view = t.box.redact(t.s, viewer)
    for seat in range(5):
        if seat == viewer:
            assert (view.hands[seat], view.daggers[seat]) == (t.s.hands[seat], t.s.daggers[seat])
        else:
            assert all(card < 0 for card in view.hands[seat] + view.daggers[seat])
    assert all(card < 0 for card in view.deck + view.dagger_deck + view.arms_deck + view.arms_out)
    assert view.dice == 0
    secret = [zone for zone in telling.zones(t.box, view) if zone.name in ("hand", "daggers") and zone.owner != viewer]
    assert {ref for zone in secret for ref in telling.refs(zone)} <= {"", "token:virtual"}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_sb_c4_another_hand_and_other_daggers_of_somebody_change_nothing_one_sees(viewer: int) -> None:
    one = OwnTable(hands=["purse", "purse muster"], daggers=["one", "one two"], seed=3)
    two = OwnTable(hands=["purse", "coin theft"], daggers=["one", "three three"], seed=3)
    assert one.s != two.s
    assert one.box.redact(one.s, viewer) == two.box.redact(two.s, viewer)
    assert one.box.redact(one.s, 1) != two.box.redact(two.s, 1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_sb_c4_sides_are_secret_until_the_reveal(viewer: int) -> None:
    tables = []
    for side in "se":
        t = OwnTable(hands=["coin", "coin"], seed=3)
        t.fight([1, 1, 1, 1], f"s{side}s")
        tables.append(t)
    one, two = (t.box.redact(t.s, viewer) for t in tables)
    assert one == two
    assert one.sides[2] == HIDDEN
    for t in tables:
        t.passes()
    assert [t.box.redact(t.s, viewer).sides[2] for t in tables] == [0, 1]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_sb_c4_cards_just_received_are_as_secret_as_a_hand(viewer: int) -> None:
    t = OwnTable(arms="none", hands=["coin"])
    t.fight([1, 1, 1, 1], "sss")
    t.passes()
    assert t.s.phase == 6
    view = t.box.redact(t.s, viewer)
    assert [len(cards) for cards in view.fresh] == [1, 1, 1, 1]
    assert [cards[0] >= 0 for cards in view.fresh] == [seat == viewer for seat in range(4)]


def test_sb_c4_cards_drawn_are_told_to_their_owner_alone() -> None:
    t = OwnTable(arms="none", deck="toll", dagger_deck="three")
    t.fight([0, 1, 0, 1], "sse")
    drew = [event for event in t.s.events if event.kind in ("drew", "drew-dagger")]
    assert [(event.kind, event.seat) for event in drew] == [("drew", 1), ("drew-dagger", 3)]
    assert [t.box.show.event(drew[0], seat)["bagpipe"] for seat in (1, 0, 3, SPECTATOR)] == ["bagpipe:toll", "", "", ""]
    assert [t.box.show.event(drew[1], seat)["dagger"] for seat in (0, 1, 3, SPECTATOR)] == ["", "", "dagger:three", ""]


# SB-C5


def test_sb_c5_nothing_one_may_say_gives_gold_units_or_cards_to_another() -> None:
    t = OwnTable(hands=["purse"], gold=[9, 9, 9, 9], daggers=["one", "two"])
    offered = set()
    held = (t.s.daggers, t.s.hands[1:], t.s.opened, t.s.village)
    for seat in range(4):
        offered |= set(t.may())
        t.turn("move 3")
        assert t.s.gold[seat] == 10
        assert t.s.gold[seat + 1 :] == [9] * (3 - seat)
    assert offered == {"taxes", "militia", "troops", "mercenaries", "purse", "move 1", "move 2", "move 3"}
    assert (t.asked(), t.may()) == ([(0, "badge")], ["seat 1", "seat 2", "seat 3"])
    t.badge_to(1)
    assert [t.may(seat) for seat in (0, 2, 3)] == [["scotland", "england"]] * 3
    t.choose("scotland", "scotland", "scotland")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass"])
    assert (t.s.daggers, t.s.hands[1:], t.s.opened, t.s.village) == held
    assert (t.s.gold, t.s.camp) == ([10] * 4, [3] * 4)
