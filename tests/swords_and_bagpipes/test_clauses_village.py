"""The Village (SB-G1 to SB-G7): the nine cards, and Church against every harmful Bagpipe card of the set."""

from typing import Any

import pytest

from tabard.engine.errors import BadRequest
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.test_bagpipe_cards import (
    CARDS,
    GAME,
    GOLD,
    MARCH,
    PLAIN,
    SET,
    UNITS,
    acting,
    all_as,
    as_the_file_says,
    at_its_moment,
    bag_is_open,
    entry,
    known_hand,
    lay_tokens,
    lying,
    most,
    number,
    open_the_bag,
    play,
    row_without,
    spent,
    to,
    tokens_lie,
    verbs,
)
from tests.swords_and_bagpipes.test_verbs import (
    VILLAGE,
    OwnTable,
    arms_card,
    own_bag,
    own_set,
    own_tokens,
    own_turn,
    pipe,
    table_of,
)

VILLAGES = [card["id"] for card in SET.data["village"]]
AT_ONCE = ["mill", "musicians-house"]
ONCE = ["ferry", "marketplace", "spy-guild"]


def village_box(seats: int = 4, **variant: str) -> Any:
    return GAME.box(seats, {"village": "yes", **variant})


def dealt_village(box: Any, s: Any) -> list[list[str]]:
    """The Village cards before each player now."""
    return [[box.deck.villages[box.deck.village_of[card]].id for card in row] for row in s.village]


def out_of_play(t: Table) -> list[str]:
    return [t.box.deck.villages[t.box.deck.village_of[card]].id for card in t.s.village_out]


def stands(card: str, key: str) -> int:
    return int(entry(card)["stands"][key])


def without_village_card(want: dict[str, Any], t: Table, seat: int, card: str) -> dict[str, Any]:
    """The same table, with a Village card used up."""
    gone = [one for one in want["village"][seat] if t.box.deck.villages[t.box.deck.village_of[one]].id == card]
    assert len(gone) == 1
    want["village"] = row_without(want["village"], seat, gone)
    want["village_out"] = [*want["village_out"], *gone]
    return want


# SB-G1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_g1_each_player_gets_one_village_card_face_up_and_the_rest_leave(seats: int) -> None:
    box = village_box(seats)
    met: set[str] = set()
    for seed in range(40):
        s = box.deal(seed, True)
        rows = dealt_village(box, s)
        out = [box.deck.villages[box.deck.village_of[card]].id for card in s.village_out]
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
    assert "mill" in [box.deck.villages[box.deck.village_of[card]].id for card in s.village_out]


def test_sb_g3_musicians_house_is_used_at_once_and_discarded() -> None:
    box, s, owner = deal_until("musicians-house")
    cards = number("musicians-house", "draw-cards", "cards")
    assert [len(hand) for hand in s.hands] == [1 + cards if seat == owner else 1 for seat in range(4)]
    assert s.village[owner] == []
    assert "musicians-house" in [box.deck.villages[box.deck.village_of[card]].id for card in s.village_out]


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


# SB-G4


@pytest.mark.parametrize("card", ONCE)
@pytest.mark.parametrize("reach", [acting, tokens_lie, bag_is_open])
def test_sb_g4_used_once_when_its_owner_may_play_bagpipe_cards(card: str, reach: Any) -> None:
    t = reach("pipers-tune", village=[card], daggers=["one"])
    assert card in t.may()
    t.say(card)
    assert t.village(0) == card
    while t.kind(t.question()) in ("number", "player", "dagger"):
        t.say(t.may()[-1])
    assert (t.village(0), out_of_play(t)[-1]) == ("", card)
    assert t.told("visited") == [{"seat": 0, "village": f"village:{card}"}]
    assert card not in t.may()


@pytest.mark.parametrize("card", [card for card in VILLAGES if card not in ONCE])
@pytest.mark.parametrize("reach", [acting, tokens_lie, bag_is_open])
def test_sb_g4_no_other_village_card_is_ever_played(card: str, reach: Any) -> None:
    assert card not in reach("pipers-tune", village=[card], daggers=["one"]).may()


def test_sb_g4_ferry_moves_units_home() -> None:
    for units in (0, most("ferry")):
        t = acting("", village=["ferry"])
        want = without_village_card(lying(t), t, 0, "ferry")
        t.say("ferry")
        assert (t.asked(), t.may()) == ([(0, "number")], to(most("ferry")))
        t.say(str(units))
        as_the_file_says(want, t, "ferry", units=units)
        assert t.s.camp[0] == MARCH - units


def test_sb_g4_marketplace_trades_gold_for_a_dagger() -> None:
    t = acting("", village=["marketplace"], daggers=["one three", "two"])
    want = without_village_card(lying(t), t, 0, "marketplace")
    t.say("marketplace")
    assert (t.asked(), t.may()) == ([(0, "dagger")], ["dagger 1", "dagger 3"])
    gone = [card for card in t.s.daggers[0] if t.box.deck.dagger_value[card] == 3]
    t.say("dagger 3")
    want["daggers"] = row_without(want["daggers"], 0, gone)
    want["dagger_discards"] = gone
    as_the_file_says(want, t, "marketplace")
    assert (t.daggers(0), t.s.gold[0] < GOLD) == ([1], True)


def test_sb_g4_marketplace_needs_its_price_and_a_dagger() -> None:
    price = number("marketplace", "lose-gold", "gold")
    for gold, daggers, offered in ((price, "one", True), (price - 1, "one", False), (price, "", False)):
        t = Table(4, arms=PLAIN, village=["marketplace"], badge=0, gold=[gold] * 4, daggers=[daggers])
        assert ("marketplace" in t.may()) == offered


def test_sb_g4_spy_guild_looks_at_what_a_player_hides() -> None:
    t = acting("", "", "ambush false-orders", village=["spy-guild"], daggers=["", "one", "two three"])
    want = without_village_card(lying(t), t, 0, "spy-guild")
    t.say("spy-guild")
    assert (t.asked(), t.may()) == ([(0, "player")], ["seat 1", "seat 2", "seat 3"])
    t.say("seat 2")
    as_the_file_says(want, t, "spy-guild", whom=2)
    assert known_hand(t, 0, 2) == t.s.hands[2]
    assert t.box.redact(t.s, 0).daggers[2] == t.s.daggers[2]
    assert known_hand(t, 1, 2) == []


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_in_anothers_turn(card: str) -> None:
    t = Table(4, arms=PLAIN, village=["", card], badge=0, daggers=["one", "one"], gold=[GOLD] * 4)
    assert t.asked() == [(0, "act")]
    assert card not in t.may()
    t.turn()
    assert card in t.may()


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_as_a_deserter_in_phase_6_but_in_phase_4(card: str) -> None:
    t = tokens_lie("", village=[card], castle=[0, UNITS, UNITS, UNITS], daggers=["one"])
    assert t.may() == ["pass", card]
    t.say("pass")
    assert t.s.deserters == 0  # the round is over: nobody else had a card
    assert (t.s.round, t.village(0)) == (2, card)


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_at_home(card: str) -> None:
    t = own_tokens("", "", "", "", "filler", seats=5, stay_home="yes", home=2, village=["", "", card], daggers=["", "", "one"])
    assert (t.s.away, t.asked()) == (2, [(3, "play")])
    t.passes()
    assert (t.s.phase, t.asked()) == (6, [(3, "play")])


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_in_the_three_actions_of_stay_home(card: str) -> None:
    t = own_turn("", seats=5, stay_home="yes", village=["", "", card], daggers=["", "", "one"])
    t.turn()
    t.badge_to(4)
    t.say("seat 2")
    assert (t.asked(), card in t.may()) == ([(2, "act")], False)


@pytest.mark.parametrize("card", ONCE)
def test_sb_g4_not_after_passing(card: str) -> None:
    t = own_tokens(
        pipe("test", "tokens", "{ take-gold = { gold = 1 } }", copies=4), "", "test test", village=[card], daggers=["one"]
    )
    t.say("pass")
    t.say("test")
    assert t.asked() == [(1, "play")]
    t.say("test")
    assert t.s.phase == 6
    assert (t.asked(), card in t.may()) == ([(0, "play")], True)  # a new phase


def to_the_last_question(t: Table) -> None:
    """The last round is played without cards, all for Scotland, until something is asked after its end."""
    t.turns()
    t.badge_to((t.s.badge + 1) % t.s.seats)
    t.choose(*["scotland"] * (t.s.seats - 1))
    for _ in range(20):
        if t.s.over or t.s.phase == 7:
            return
        t.say("pass")


LAST = {"round": 7}


def test_sb_g4_marketplace_also_just_before_the_final_count() -> None:
    price = number("marketplace", "lose-gold", "gold")
    t = Table(4, **LAST, village=["", "marketplace"], badge=0, daggers=["", "three"], gold=[price + 1] * 4)
    to_the_last_question(t)
    assert not t.s.over
    assert (t.asked(), t.may()) == ([(1, "play")], ["pass", "marketplace"])
    assert t.told("daggers-counted") == []
    gold = t.s.gold[1]
    t.say("marketplace")
    t.say("dagger 3")
    assert t.s.over
    assert (t.s.gold[1], t.daggers(1), t.village(1)) == (gold - price, [], "")
    assert [event["count"] for event in t.told("daggers-counted")] == [0, 0, 0, 0]


def test_sb_g4_before_the_final_count_it_may_be_left() -> None:
    t = Table(4, **LAST, village=["", "marketplace"], badge=0, daggers=["", "three"], gold=[GOLD] * 4)
    to_the_last_question(t)
    t.say("pass")
    assert t.s.over
    assert t.daggers(1) == [3]


@pytest.mark.parametrize("village", ["ferry", "spy-guild", "church", "memorial", "blacksmith", "monastery"])
def test_sb_g4_no_other_card_is_asked_for_before_the_final_count(village: str) -> None:
    t = Table(4, **LAST, village=["", village], badge=0, daggers=["", "three"], gold=[GOLD] * 4)
    to_the_last_question(t)
    assert t.s.over


def test_sb_g4_several_markets_before_the_final_count_from_the_badge_holder_clockwise() -> None:
    t = OwnTable(
        "",
        **LAST,
        arms="edward",
        village=["marketplace", "", "marketplace"],
        badge=0,
        daggers=["one", "", "two"],
        gold=[GOLD] * 4,
    )
    to_the_last_question(t)
    assert t.s.badge == 1
    assert t.asked() == [(2, "play")]
    t.say("pass")
    assert t.asked() == [(0, "play")]
    t.say("marketplace")
    t.say("dagger 1")
    assert t.s.over


# SB-G5 and SB-G7: Church


def harms(card: dict[str, Any]) -> bool:
    """Whether a card of a file takes gold, units or cards from others, or moves their units (SB-G5); read off its text."""
    usual = {"take-a-card": "them"}
    harmful = ("lose-gold", "lose-units", "move-units", "discard-cards", "take-a-card")
    return any(verb in harmful and given.get("of", usual.get(verb, "you")) != "you" for verb, given in verbs(card))


HARMFUL = [card for card in CARDS if harms(entry(card))]
HARMLESS = [card for card in CARDS if not harms(entry(card))]


def struck(card: str, village: str, empty: bool = False) -> tuple[Table, list[Any]]:
    """Seat 0 has played the card at seat 1, who has this Village card, or nothing to lose; what everybody had before."""
    given = entry(card)
    more: dict[str, Any] = {"village": ["", village]} if village else {}
    if given["when"] != "axe":
        loyal = "'scots'" in str(given["does"]) or "'side': 'scotland'" in str(given["does"])
        more["sides"] = f"{given.get('side', 'scotland')} {'scotland' if loyal else 'england'} england"
    if empty:
        more |= {"gold": [GOLD, 0, GOLD, GOLD], "castle": [UNITS, 0, UNITS, UNITS]}
    others = [one for one in CARDS if one != card and entry(one)["when"] == "axe"]  # they keep every window open
    t = at_its_moment(card, "" if empty else others[0], others[1], **more)
    if empty:
        t.s.gold[1] = 0
    before = possessions(t)
    t.say(card)
    while t.s.playing >= 0 and t.question().seat == 0:
        t.say("seat 1" if "seat 1" in t.may() else t.may()[-1])
    return t, before


def possessions(t: Table) -> list[Any]:
    """Gold, units and cards of everybody."""
    s = t.s
    return [[s.gold[seat], s.castle[seat], s.camp[seat], len(s.hands[seat]) + len(s.fresh[seat])] for seat in range(s.seats)]


def change(t: Table, before: list[Any], seat: int) -> list[int]:
    return [now - then for now, then in zip(possessions(t)[seat], before[seat])]


def test_the_set_has_harmful_cards_of_every_moment_and_kind() -> None:
    assert {entry(card)["when"] for card in HARMFUL} == {"axe", "tokens", "bag"}
    found = {verb for card in HARMFUL for verb, given in verbs(entry(card)) if given.get("of", "") != "" or verb == "take-a-card"}
    assert {"lose-gold", "lose-units", "move-units", "discard-cards", "take-a-card"} <= found


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g5_church_cancels_the_effect_on_its_owner_of_every_harmful_card(card: str) -> None:
    t, before = struck(card, "church")
    assert t.asked() == [(1, "church")]
    assert t.may() == ["suffer", "cancel"]
    assert [change(t, before, seat) for seat in (1, 2, 3)] == [[0] * 4] * 3  # nothing has happened yet
    assert change(t, before, 0) == [0, 0, 0, -1]  # the card itself
    assert t.bagpipes([t.s.playing]) == card
    t.say("cancel")
    assert change(t, before, 1) == [0] * 4
    assert (t.village(1), out_of_play(t)[-1]) == ("", "church")
    assert t.told("spared") == [{"seat": 1, "village": "village:church"}]
    assert (t.s.playing, t.s.spared) == (-1, 0)
    spent_zone = t.opened(0) if entry(card).get("twice") else t.discards
    assert card in spent_zone.split()
    plain, was = struck(card, "")
    assert change(t, before, 2) == change(plain, was, 2)  # the rest stands
    assert change(t, before, 3) == change(plain, was, 3)
    poor, had = struck(card, "", empty=True)
    assert change(t, before, 0) == change(poor, had, 0)  # and nothing is gained by what was cancelled


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g5_church_is_used_only_if_its_owner_wishes(card: str) -> None:
    t, before = struck(card, "church")
    t.say("suffer")
    plain, was = struck(card, "")
    assert change(t, before, 1) != [0] * 4
    for seat in range(4):
        assert change(t, before, seat) == change(plain, was, seat)
    assert t.village(1) == "church"
    assert t.told("spared") == []


@pytest.mark.parametrize("card", HARMLESS)
def test_sb_g5_church_is_not_asked_of_a_card_that_harms_nobody(card: str) -> None:
    t = at_its_moment(
        card, "raise-the-clans" if card != "raise-the-clans" else "cattle-raid", village=["", "church"], daggers=["one"]
    )
    t.say(card)
    while t.s.playing >= 0:
        assert t.kind(t.question()) != "church"
        t.say(t.may()[0])
    assert t.village(1) == "church"


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g7_an_owner_who_would_lose_nothing_is_not_asked(card: str) -> None:
    t, before = struck(card, "church", empty=True)
    assert (t.s.playing, t.village(1)) == (-1, "church")
    assert change(t, before, 1) == [0] * 4


@pytest.mark.parametrize("card", HARMFUL)
def test_sb_g7_church_is_never_asked_against_ones_own_card(card: str) -> None:
    t = at_its_moment(card, "raise-the-clans" if card != "raise-the-clans" else "cattle-raid", village=["church"])
    t.say(card)
    while t.s.playing >= 0:
        assert t.kind(t.question()) != "church"
        t.say("seat 1" if "seat 1" in t.may() else t.may()[-1])
    assert t.village(0) == "church"


def test_sb_g7_other_village_cards_answer_nothing() -> None:
    for village in VILLAGES:
        if village != "church":
            t, _ = struck("cattle-raid", village)
            assert (t.s.playing, t.village(1)) == (-1, village)


ROB = '"choose-a-player", { lose-gold = { of = "them", gold = 3, to = "you" } }'
THREE = '{ choose-a-number = { units = 3, from = "castle", of = "them" } }'
KILL = f'"choose-a-player", {THREE}, {{ lose-units = {{ of = "them", from = "castle" }} }}'


def test_sb_g5_even_if_the_card_was_not_aimed_at_its_owner() -> None:
    t = own_turn(pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3 } }'), "test", village=["", "", "church"])
    want = spent(t, "test")
    t.say("test")
    assert t.asked() == [(2, "church")]
    t.say("cancel")
    want["gold"][1] -= 3
    want["gold"][3] -= 3
    all_as(without_village_card(want, t, 2, "church"), t)


def test_sb_g5_no_new_target_may_be_chosen() -> None:
    t = own_turn(pipe("test", "axe", ROB), "test", village=["", "church"])
    want = spent(t, "test")
    t.say("test")
    t.say("seat 1")
    t.say("cancel")
    assert t.asked() == [(0, "act")]
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g5_once_only() -> None:
    t = own_turn(pipe("test", "axe", ROB, copies=2), "test test", village=["", "church"])
    for said in ("test", "seat 1", "cancel"):
        t.say(said)
    want = play(t, "test", "seat 1")
    want["gold"][0] += 3
    want["gold"][1] -= 3
    all_as(want, t)


def test_sb_g5_a_church_that_was_not_used_is_asked_again() -> None:
    t = own_turn(pipe("test", "axe", ROB, copies=2), "test test", village=["", "church"])
    for said in ("test", "seat 1", "suffer", "test", "seat 1"):
        t.say(said)
    assert t.asked() == [(1, "church")]


def test_sb_g7_asked_after_targets_and_amounts_and_before_anything_happens() -> None:
    t = own_turn(pipe("test", "axe", KILL), "test", village=["", "church"])
    before = lying(t)
    t.say("test")
    assert t.asked() == [(0, "player")]
    t.say("seat 1")
    assert t.asked() == [(0, "number")]
    t.say("2")
    assert t.asked() == [(1, "church")]
    now = lying(t)
    assert {name for name in now if now[name] != before[name]} == {"hands", "playing", "frames"}


def test_sb_g7_none_chosen_is_no_harm() -> None:
    t = own_turn(pipe("test", "axe", KILL), "test", village=["", "church"])
    want = play(t, "test", "seat 1", "0")
    all_as(want, t)


@pytest.mark.parametrize(("does", "rest"), [
    ('{ lose-gold = { gold = 2 } }, { lose-units = { of = "others", units = 1, from = "castle" } }', {"gold": -2}),
    ('{ lose-units = { of = "others", units = 1, from = "castle" } }, { take-gold = { gold = 2 } }', {"gold": 2}),
    ('{ lose-units = { of = "others", units = 1, from = "castle" } }, { gain-units = { units = 4, to = "camp" } }', {"camp": 4}),
])  # fmt: skip
def test_sb_g7_the_rest_of_the_card_stands_and_its_price_is_paid(does: str, rest: dict[str, int]) -> None:
    t = own_turn(pipe("test", "axe", does), "test", village=["", "church"])
    want = play(t, "test", "cancel")
    for name, more in rest.items():
        want[name][0] += more
    want["castle"][2] -= 1
    want["castle"][3] -= 1
    all_as(without_village_card(want, t, 1, "church"), t)


@pytest.mark.parametrize(("does", "field", "more"), [
    ('{ take-gold = { of = "them", gold = 2 } }', "gold", 2),
    ('{ gain-units = { of = "them", units = 2, to = "camp" } }', "camp", 2),
    ('{ take-gold = { of = "all", gold = 2 } }', "gold", 2),
])  # fmt: skip
def test_sb_g7_only_losses_and_moves_are_cancelled_what_the_owner_gains_stands(does: str, field: str, more: int) -> None:
    card = pipe("test", "axe", f'"choose-a-player", {does}, {{ lose-units = {{ of = "them", units = 3, from = "castle" }} }}')
    t = own_turn(card, "test", village=["", "church"])
    want = play(t, "test", "seat 1", "cancel")
    for seat in range(4) if "all" in does else [1]:
        want[field][seat] += more
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g7_a_look_is_no_loss_and_stands() -> None:
    card = pipe("test", "axe", '"choose-a-player", "look-at-the-hand", { lose-gold = { of = "them", gold = 3 } }')
    t = own_turn(card, "test", "filler", village=["", "church"])
    play(t, "test", "seat 1", "cancel")
    assert known_hand(t, 0, 1) == t.s.hands[1]


@pytest.mark.parametrize("does", [
    ROB,
    '"choose-a-player", "take-a-card"',
    '"choose-a-player", { move-units = { of = "them", units = 3, from = "camp", to = "scotland" } }',
    '"choose-a-player", { move-units = { of = "them", units = 3, from = "castle", to = "camp" } }',
    '"choose-a-player", { discard-cards = { of = "them", cards = 1 } }',
])  # fmt: skip
def test_sb_g7_what_another_would_gain_is_cancelled_too(does: str) -> None:
    t = own_turn(pipe("test", "axe", does), "test", "filler", village=["", "church"])
    want = play(t, "test", "seat 1", "cancel")
    all_as(without_village_card(want, t, 1, "church"), t)


def test_sb_g7_two_owners_answer_at_once_and_each_for_oneself() -> None:
    card = pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3, to = "you" } }')
    t = own_turn(card, "test", village=["", "church", "church"])
    want = spent(t, "test")
    t.say("test")
    assert t.asked() == [(1, "church"), (2, "church")]
    t.say("suffer", 2)
    t.say("cancel", 1)
    want["gold"][0] += 6
    want["gold"][2] -= 3
    want["gold"][3] -= 3
    all_as(without_village_card(want, t, 1, "church"), t)
    assert t.village(2) == "church"


def test_sb_g7_only_those_who_would_lose_are_asked() -> None:
    card = pipe("test", "axe", '{ lose-gold = { of = "others", gold = 3 } }')
    t = OwnTable(card, hands=["test"], gold=[3, 0, 3, 3], village=["", "church", "church"])
    t.say("test")
    assert t.asked() == [(2, "church")]


def test_sb_g7_only_those_of_whom_the_card_speaks_are_asked() -> None:
    card = pipe("test", "bag", '{ lose-gold = { of = "english", gold = 3 } }') + pipe("more", "bag", '"raise-militia"')
    t = own_bag(card, "test more", sides="scotland england scotland", village=["", "church", "church"])
    t.say("test")
    assert t.asked() == [(1, "church")]


def test_sb_g7_never_against_an_arms_text() -> None:
    text = '{ lose-gold = { of = "all", gold = 1 } }, { lose-units = { of = "all", units = 1, from = "castle" } }'
    cards = arms_card("bad", f"revealed = [{text}]", f"handed = [{text}]")
    t = OwnTable(cards, arms="bad", village=["church", "church"], badge=0)
    assert t.asked() == [(0, "act")]
    assert (t.s.gold, t.s.castle) == ([2] * 4, [2] * 4)
    t.turns()
    t.badge_to(1)
    assert [kind for _, kind in t.asked()] == ["side"] * 3
    assert (t.s.gold, t.s.castle) == ([2] * 4, [1] * 4)
    assert (t.village(0), t.village(1)) == ("church", "church")


def test_sb_g7_never_against_a_village_card() -> None:
    cards = "".join(table_of("village", id, lines, copies=2) for id, lines in {**VILLAGE, "raiders": f"does = [{ROB}]"}.items())
    t = own_turn(cards, "filler", village=["raiders", "church"])
    want = without_village_card(lying(t), t, 0, "raiders")
    t.say("raiders")
    t.say("seat 1")
    want["gold"][0] += 3
    want["gold"][1] -= 3
    all_as(want, t)


def test_sb_g7_deserters_and_those_who_have_passed_may_use_it() -> None:
    cards = pipe("test", "bag", ROB) + pipe("more", "bag", '"raise-militia"', copies=3)
    t = own_bag(cards, "test more", castle=[UNITS, 0, UNITS, UNITS], village=["", "church"])
    assert t.s.deserters == 1 << 1
    t.say("test")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]
    t = own_bag(cards, "test more", "more", badge=1, village=["", "church"])
    t.say("more")
    assert t.asked() == [(1, "play")]
    t.say("pass")
    t.say("test")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]


def test_sb_h5_a_player_at_home_needs_no_church() -> None:
    cards = pipe("test", "bag", '{ lose-gold = { of = "others", gold = 3 } }') + pipe("more", "bag", '"raise-militia"')
    t = own_bag(cards, "test more", seats=5, stay_home="yes", home=2, village=["", "", "church"])
    gold = t.s.gold[2]
    t.say("test")
    assert (t.asked(), t.s.gold[2], t.village(2)) == ([(0, "play")], gold, "church")


def test_sb_g7_church_against_the_second_use_of_an_x2_card() -> None:
    t = own_turn(pipe("test", "axe", ROB, "twice = true"), "", opened=["test"], village=["", "church"])
    gold = t.s.gold.copy()
    t.say("test again")
    t.say("seat 1")
    assert t.asked() == [(1, "church")]
    t.say("cancel")
    assert (t.s.gold, t.discards) == (gold, "test")


def test_sb_g7_whether_church_is_asked_is_known_to_everybody() -> None:
    """Church is asked by what lies open: the numbers of gold, units and cards."""
    seen = []
    for held in ("cattle-raid", "ambush"):
        t = bag_is_open("lost-baggage", held, village=["", "church"])
        t.say("lost-baggage")
        t.say("seat 1")
        seen.append(t.asked())
    assert seen == [[(1, "church")]] * 2


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
    names = [name for name in globals() if name.startswith("test_sb_g")]
    missing = [card for card in VILLAGES if not any(f"_{card.replace('-', '_')}_" in f"{name}_" for name in names)]
    assert missing == []


def test_the_ways_to_the_moments_hold() -> None:
    t = acting("pipers-tune")
    lay_tokens(t, "scotland", "england", "england")
    assert t.s.phase == 4
    open_the_bag(t)
    assert t.s.phase == 6
