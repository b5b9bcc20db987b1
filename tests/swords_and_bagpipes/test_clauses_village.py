"""The Village (SB-G1 to SB-G3, SB-G6): the deal, cards that stand, cards used at once, and Memorial."""

from typing import Any

import pytest

from tabard.engine.errors import BadRequest
from tests.swords_and_bagpipes import test_clauses_church, test_clauses_village_once
from tests.swords_and_bagpipes.cards import GAME, GOLD, PLAIN, acting, all_as, lay_tokens, lying, number, open_the_bag
from tests.swords_and_bagpipes.own import VILLAGE, OwnTable, own_set, table_of
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.village import AT_ONCE, LAST, VILLAGES, stands, to_the_last_question


def village_box(seats: int = 4, **variant: str) -> Any:
    return GAME.box(seats, {"village": "yes", **variant})


def dealt_village(box: Any, s: Any) -> list[list[str]]:
    """The Village cards before each player now."""
    return [[box.cards.villages[box.cards.village_of[card]].id for card in row] for row in s.village]


# SB-G1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_g1_each_player_gets_one_village_card_face_up_and_the_rest_leave(seats: int) -> None:
    box = village_box(seats)
    met: set[str] = set()
    for seed in range(40):
        s = box.deal(seed, True)
        rows = dealt_village(box, s)
        out = [box.cards.villages[box.cards.village_of[card]].id for card in s.village_out]
        assert sorted([one for row in rows for one in row] + out) == sorted(VILLAGES)
        bare = [seat for seat in range(seats) if not rows[seat]]
        assert len(bare) == len(used_at_the_start(s, seats * (2 if seats == 3 else 1)))
        assert max(len(row) for row in rows) == 1
        assert box.redact(s, 0).village == s.village
        assert box.redact(s, -1).village == s.village
        met |= set(rows[0])
    assert met == set(VILLAGES) - set(AT_ONCE)


def used_at_the_start(s: Any, dealt: int) -> list[str]:
    """The Village cards that acted before the first round, as the events tell."""
    kinds = [event.kind for event in s.events]
    before = kinds[: kinds.index("invaded")]
    drew = before.count("drew") - dealt
    return (["mill"] if "units-gained" in before else []) + (["musicians-house"] if drew else [])


def test_sb_g1_without_the_variant_there_is_no_village() -> None:
    s = GAME.box(4, {"village": "no"}).deal(1)
    assert s.village == [[], [], [], []]
    assert len(s.village_out) == len(VILLAGES)


def test_sb_g1_the_first_edition_has_no_village() -> None:
    with pytest.raises(BadRequest) as caught:
        GAME.box(4, {"village": "yes", "edition": "first-edition"})
    assert caught.value.rule == "SB-G1"
    assert "0 Village cards" in caught.value.message


# SB-G2


def test_sb_g2_blacksmith_brings_more_units_whenever_its_owner_assembles_troops() -> None:
    more = stands("blacksmith", "troops")
    t = Table(4, arms=PLAIN, village=["", "blacksmith"], badge=0)
    for at in range(4):
        before = lying(t)
        t.say("troops")
        before["castle"][at] += 2 + (more if at == 1 else 0)
        before["replenished"] = True
        all_as(before, t)
        t.say("done")
    assert t.village(1) == "blacksmith"


def test_sb_g2_blacksmith_works_again_and_for_nothing_else() -> None:
    more = stands("blacksmith", "troops")
    t = Table(4, arms=PLAIN, village=["blacksmith"], badge=0, castle=[0] * 4)
    t.turns("troops")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert t.s.round == 2
    assert t.village(0) == "blacksmith"
    assert t.s.castle[0] == 2 + more  # a deserter gets nothing else
    t.turns("", "", "", "troops")  # the Badge holder, seat 1, begins: seat 0 is the last
    assert t.s.castle[0] == 2 * (2 + more)
    t = Table(4, arms=PLAIN, village=["blacksmith"], badge=0, castle=[0] * 4)
    t.say("mercenaries")
    assert t.s.castle[0] == 4


@pytest.mark.parametrize(("side", "wins", "gets"), [
    ("scotland", False, True), ("scotland", True, False), ("england", False, False), ("england", True, False),
])  # fmt: skip
def test_sb_g2_monastery_pays_whenever_its_owner_loses_a_battle_for_scotland(side: str, wins: bool, gets: bool) -> None:
    """Seat 0 has Monastery and one unit; seat 3, bound to Scotland, decides the battle with many units or with one."""
    gold = []
    for village in (["monastery"], [""]):
        t = Table(4, arms=PLAIN, village=village, badge=2, castle=[1, 1, 1, 59 if wins else 1])
        t.turns(*["move 59" if seat == 3 and wins else "move 1" for seat in (2, 3, 0, 1)])
        t.badge_to(3)
        t.choose(side, "england", "england")
        assert bool(t.told("scots-won")) == wins
        assert t.village(0) == village[0]  # it stays
        gold.append(t.s.gold)
    paid = stands("monastery", "defeat") if gets else 0
    assert gold[0] == [gold[1][0] + paid, *gold[1][1:]]


def test_sb_g2_monastery_pays_again_in_a_later_round() -> None:
    t = OwnTable("", arms="plain plain", village=["monastery"], badge=0, castle=[2, 0, 0, 0])
    for _ in range(2):
        holder = t.s.badge
        for _ in range(4):
            t.turn(*(["move 1"] if t.question().seat == 0 else []))
        t.badge_to((holder + 1) % 4 if (holder + 1) % 4 != 0 else 1)
        before = len(t.told("gold"))
        for question in list(t.s.questions):
            t.say("scotland", question.seat)
        t.passes()
        paid = [event["count"] for event in t.told("gold")[before:] if event["seat"] == 0]
        assert paid == [1, 2]  # under the pierced bonnet, and by Monastery
    assert t.village(0) == "monastery"


def test_sb_g2_monastery_pays_no_deserter() -> None:
    """What Monastery gives comes with the awards, and a deserter gets none (SB-W1)."""
    t = Table(4, arms=PLAIN, village=["monastery"], badge=2)
    t.turns()
    t.badge_to(3)
    t.choose("scotland", "england", "england")
    assert t.told("english-won") != []
    assert t.s.gold[0] == 4


# SB-G3


def deal_until(card: str) -> tuple[Any, Any, int]:
    """A deal for four in which somebody got this card, and who that is."""
    box = village_box()
    for seed in range(200):
        s = box.deal(seed, True)
        gained = [event.seat for event in s.events if event.kind == "units-gained"]
        drew = [event.seat for event in s.events if event.kind == "drew"][box.seats :]
        owners = gained if card == "mill" else drew
        if owners:
            return box, s, owners[0]
    raise AssertionError(card)


def test_sb_g3_mill_is_used_at_once_and_discarded() -> None:
    box, s, owner = deal_until("mill")
    units = number("mill", "gain-units", "units")
    assert [event.facts[:1] for event in s.events if event.kind == "units-gained"][0] == [units]
    assert [s.castle[seat] - min(s.castle) for seat in range(4)] == [units if seat == owner else 0 for seat in range(4)]
    assert s.village[owner] == []
    assert "mill" in [box.cards.villages[box.cards.village_of[card]].id for card in s.village_out]


def test_sb_g3_musicians_house_is_used_at_once_and_discarded() -> None:
    box, s, owner = deal_until("musicians-house")
    cards = number("musicians-house", "draw-cards", "cards")
    assert [len(hand) for hand in s.hands] == [1 + cards if seat == owner else 1 for seat in range(4)]
    assert s.village[owner] == []
    assert "musicians-house" in [box.cards.villages[box.cards.village_of[card]].id for card in s.village_out]


def test_sb_g3_they_act_after_the_deal_from_the_badge_holder_clockwise() -> None:
    houses = table_of("village", "musicians-house", VILLAGE["musicians-house"], copies=4)
    cards = own_set(houses)
    box = GAME.box(4, {"village": "yes"}, cards)
    for seed in range(8):
        s = box.deal(seed, True)
        around = [(s.badge + step) % 4 for step in range(4)]
        drew = [event.seat for event in s.events if event.kind == "drew"]
        assert drew == around + around
        kinds = [event.kind for event in s.events]
        assert kinds.index("dealt") < kinds.index("drew") < kinds.index("invaded")
        assert (s.village, len(s.village_out)) == ([[], [], [], []], 4)


# SB-G6


def test_sb_g6_memorial_counts_one_dagger_less_without_asking() -> None:
    fewer = stands("memorial", "daggers")
    assert fewer == -1
    t = Table(4, **LAST, village=["", "memorial"], badge=0, daggers=["two", "two", "three", "one"])
    to_the_last_question(t)
    assert t.s.over
    assert [event["count"] for event in t.told("daggers-counted")] == [2, 1, 3, 1]


def test_sb_g6_the_sum_may_fall_below_zero() -> None:
    t = Table(4, **LAST, village=["", "memorial"], badge=0)
    to_the_last_question(t)
    assert [event["count"] for event in t.told("daggers-counted")] == [0, -1, 0, 0]


def test_sb_g6_memorial_decides_who_is_the_traitor_and_who_wins() -> None:
    for village, winner in ((["memorial"], 0), ([""], 1)):
        t = Table(4, **LAST, village=village, badge=0, daggers=["three two"], gold=[90, 50, 20, 10])
        to_the_last_question(t)
        assert t.s.over
        assert t.box.winners(t.s) == [winner]


def test_sb_g6_after_marketplace() -> None:
    t = OwnTable("", **LAST, arms="edward", village=["marketplace memorial"], badge=0, daggers=["three"], gold=[GOLD] * 4)
    to_the_last_question(t)
    t.say("marketplace")
    assert t.may() == ["dagger 3"]
    t.say("dagger 3")
    assert [event["count"] for event in t.told("daggers-counted")] == [-1, 0, 0, 0]


def test_sb_g6_also_in_the_check_of_two_players() -> None:
    hands = {"daggers": ["three two one", "one"], "round": 2}
    assert Table(2, **hands, village=[""]).s.over
    t = Table(2, **hands, village=["memorial"])
    assert not t.s.over
    assert t.village(0) == "memorial"


def test_sb_g6_memorial_of_the_other_makes_a_traitor() -> None:
    daggers = {"daggers": ["three two", "one"], "round": 2}
    assert not Table(2, **daggers, village=[""]).s.over
    assert Table(2, **daggers, village=["", "memorial"]).s.over


# All nine


def test_each_of_the_nine_village_cards_has_a_test_that_names_it() -> None:
    assert len(VILLAGES) == 9
    named = [*globals(), *vars(test_clauses_village_once), *vars(test_clauses_church)]
    names = [name for name in named if name.startswith("test_sb_g")]
    missing = [card for card in VILLAGES if not any(f"_{card.replace('-', '_')}_" in f"{name}_" for name in names)]
    assert missing == []


def test_the_ways_to_the_moments_hold() -> None:
    t = acting("pipers-tune")
    lay_tokens(t, "scotland", "england", "england")
    assert t.s.phase == 4
    open_the_bag(t)
    assert t.s.phase == 6
