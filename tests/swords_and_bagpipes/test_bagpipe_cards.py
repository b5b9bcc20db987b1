"""Every Bagpipe card of the international edition: what it changes, and that nothing else changes."""

from typing import Any

import pytest

from tests.swords_and_bagpipes.cards import (
    CARDS,
    ENGLAND,
    GOLD,
    MARCH,
    PLAIN,
    SCOTLAND,
    UNITS,
    acting,
    as_the_file_says,
    bag_is_open,
    choosing,
    entry,
    known_hand,
    most,
    number,
    play,
    row_without,
    spent,
    tokens_lie,
    where_it_fits,
)
from tests.swords_and_bagpipes.table import Table

# Axe


def test_raise_the_clans_raises_the_militia() -> None:
    t = choosing("raise-the-clans")
    assert t.s.scots == 1
    assert t.s.camp == [MARCH + 1] * 4


def test_treaty_with_eric_ii_buys_units_for_the_camp() -> None:
    for units in (0, 1, most("treaty-with-eric-ii")):
        t = choosing("treaty-with-eric-ii", units=units)
        assert t.s.camp == [MARCH + units, MARCH, MARCH, MARCH]
        assert t.s.gold[0] < GOLD


def test_balliols_plan_sends_everybodys_units_from_the_castle_to_the_camp() -> None:
    t = choosing("balliols-plan")
    assert [units > MARCH for units in t.s.camp] == [True] * 4


def test_balliols_plan_moves_what_there_is() -> None:
    t = choosing("balliols-plan", castle=[0, 1, 0, UNITS])
    assert (t.s.castle[:3], t.s.camp[:3]) == ([0, 0, 0], [0, 1, 0])


def test_bruces_vs_comyns_costs_the_player_chosen_units_of_the_castle() -> None:
    for units in (0, most("bruces-vs-comyns")):
        t = choosing("bruces-vs-comyns", whom=2, units=units)
        assert t.s.castle[2] == UNITS - MARCH - units


def test_bruces_vs_comyns_asks_for_no_more_units_than_stand_there() -> None:
    t = acting("bruces-vs-comyns", castle=[UNITS, UNITS, 1, UNITS])
    t.say("bruces-vs-comyns")
    t.say("seat 2")
    assert t.may() == ["0", "1"]


def test_morays_rebellion_brings_units_to_the_camp() -> None:
    for units in (0, most("morays-rebellion")):
        t = choosing("morays-rebellion", units=units)
        assert t.s.camp == [MARCH + units, MARCH, MARCH, MARCH]


def test_affair_of_honour_brings_the_badge() -> None:
    t = choosing("affair-of-honour")
    assert t.s.badge == 0
    assert t.told("badge-moved") == [{"seat": 0}]


def test_affair_of_honour_played_by_the_holder_moves_no_badge() -> None:
    t = Table(4, arms=PLAIN, hands=["affair-of-honour"], badge=0)
    want = play(t, "affair-of-honour")
    as_the_file_says(want, t, "affair-of-honour")
    assert t.told("badge-moved") == []


def test_cattle_raid_takes_gold_from_the_player_chosen() -> None:
    t = choosing("cattle-raid", whom=2)
    gold = number("cattle-raid", "lose-gold", "gold")
    assert t.s.gold[0] == GOLD + gold
    assert t.told("robbed") == [{"seat": 0, "count": gold, "whom": 2}]


def test_scorched_earth_costs_every_other_player_units_of_the_castle() -> None:
    t = choosing("scorched-earth", castle=[UNITS, UNITS, UNITS, 0])
    units = number("scorched-earth", "lose-units", "units")
    assert t.s.castle == [MARCH, MARCH - units, MARCH - units, 0]


def test_spies_at_court_looks_at_the_cards_of_the_player_chosen() -> None:
    t = choosing("spies-at-court", whom=2, hands=("cattle-raid", "ambush scorched-earth"), daggers=["", "one", "two three"])
    assert t.bagpipes(known_hand(t, 0, 2)) == t.bagpipes(t.s.hands[2])
    assert t.box.redact(t.s, 0).daggers[2] == t.s.daggers[2]
    for viewer, owner in ((0, 1), (1, 2), (3, 2), (2, 0)):
        assert known_hand(t, viewer, owner) == []
        assert [card for card in t.box.redact(t.s, viewer).daggers[owner] if card >= 0] == []


def test_oath_of_fealty_brings_gold_and_a_dagger() -> None:
    t = choosing("oath-of-fealty", dagger_deck="three")
    assert t.daggers(0) == [3]
    assert t.s.gold[0] > GOLD


# Tokens; one more card in hand keeps the window open


def with_a_token_card(card: str, *hands: str, **more: Any) -> Table:
    other = "ambush" if card != "ambush" else "false-orders"
    return tokens_lie(f"{card} {other}", *hands, **more)


def test_lambertons_help_makes_the_player_chosen_stand_for_scotland() -> None:
    t = choosing("lambertons-help", reach=with_a_token_card, whom=1)
    assert t.s.sides == [SCOTLAND, SCOTLAND, ENGLAND, SCOTLAND]
    assert t.box.redact(t.s, 2).sides[1] == SCOTLAND
    t.passes()
    assert [event["seat"] for event in t.told("stood-for-scotland")] == [0, 1, 3]


def test_lambertons_help_on_a_loyal_player_shows_the_side() -> None:
    t = choosing("lambertons-help", reach=with_a_token_card, whom=1, sides="scotland scotland england")
    assert t.box.redact(t.s, 2).sides[1] == SCOTLAND


def test_the_guardians_bring_units_to_scotlands_camp() -> None:
    for units in (0, most("the-guardians")):
        assert choosing("the-guardians", reach=with_a_token_card, units=units).s.scots == units


def test_vive_la_france_keeps_english_troops_away() -> None:
    assert choosing("vive-la-france", reach=with_a_token_card).s.troops < entry(PLAIN)["troops"]


def test_bruces_trick_changes_ones_own_side_in_secret() -> None:
    t = with_a_token_card("bruces-trick")
    want = spent(t, "bruces-trick")
    t.say("bruces-trick")
    assert (t.asked(), t.may()) == ([(0, "side")], ["scotland", "england"])
    t.say("england")
    want["sides"] = [ENGLAND, ENGLAND, ENGLAND, SCOTLAND]
    as_the_file_says(want, t, "bruces-trick")
    for viewer in (1, 2, 3, -1):
        assert t.box.redact(t.s, viewer).sides[0] not in (SCOTLAND, ENGLAND)


def test_bruces_trick_may_lay_the_same_token_again_and_nobody_can_tell() -> None:
    stays, changes = with_a_token_card("bruces-trick"), with_a_token_card("bruces-trick")
    want = play(stays, "bruces-trick", "scotland")
    as_the_file_says(want, stays, "bruces-trick")
    play(changes, "bruces-trick", "england")
    assert stays.box.redact(stays.s, 1) == changes.box.redact(changes.s, 1)


def test_highland_charge_brings_ones_own_units_from_the_castle_to_the_camp() -> None:
    for units in (0, most("highland-charge")):
        assert choosing("highland-charge", reach=with_a_token_card, units=units).s.camp[0] == MARCH + units


def test_highland_charge_asks_for_no_more_units_than_stand_there() -> None:
    t = tokens_lie("highland-charge", castle=[1, UNITS, UNITS, UNITS])
    t.say("highland-charge")
    assert (t.asked(), t.may()) == ([(0, "number")], ["0", "1"])


def test_over_the_hills_brings_ones_own_units_home() -> None:
    for units in (0, most("over-the-hills")):
        assert choosing("over-the-hills", reach=with_a_token_card, units=units).s.camp[0] == MARCH - units


def test_false_orders_send_units_of_the_player_chosen_home() -> None:
    for units in (0, most("false-orders")):
        t = choosing("false-orders", reach=with_a_token_card, whom=2, units=units)
        assert (t.s.camp[2], t.s.castle[2]) == (MARCH - units, UNITS - MARCH + units)


def test_false_orders_ask_for_no_more_units_than_stand_there() -> None:
    t = tokens_lie("false-orders", castle=[UNITS, 0, UNITS, UNITS])
    t.say("false-orders")
    t.say("seat 1")
    assert t.may() == ["0"]


def test_ambush_costs_the_player_chosen_units_of_the_camp() -> None:
    for units in (0, most("ambush")):
        assert choosing("ambush", reach=with_a_token_card, whom=3, units=units).s.camp[3] == MARCH - units


def test_welsh_archers_join_the_english() -> None:
    assert choosing("welsh-archers", reach=with_a_token_card).s.troops > entry(PLAIN)["troops"]


# Bag; here too one more card in hand


def with_a_bag_card(card: str, *hands: str, **more: Any) -> Table:
    other = "davids-lineage" if card != "davids-lineage" else "pipers-tune"
    return bag_is_open(f"{card} {other}", *hands, **more)


def test_wallaces_gratitude_pays_whoever_plays_it() -> None:
    choosing("wallaces-gratitude", reach=with_a_bag_card)


@pytest.mark.parametrize("card", [card for card in CARDS if "side" in entry(card)])
def test_a_card_for_one_side_is_not_offered_to_the_other(card: str) -> None:
    """The side a card is for stands in the file."""
    for side in ("scotland", "england"):
        t = with_a_bag_card(card, sides=f"{side} england england", daggers=["one"])
        assert (card in t.may()) == (side == entry(card)["side"])


def test_davids_lineage_pays_whoever_plays_it() -> None:
    for sides in ("scotland england england", "england england england"):
        choosing("davids-lineage", reach=with_a_bag_card, sides=sides)


def test_popes_influence_takes_a_dagger_away_for_gold() -> None:
    t = with_a_bag_card("popes-influence", daggers=["one three", "two"])
    want = spent(t, "popes-influence")
    t.say("popes-influence")
    assert (t.asked(), t.may()) == ([(0, "dagger")], ["dagger 1", "dagger 3"])
    gone = [card for card in t.s.daggers[0] if t.box.cards.dagger_value[card] == 3]
    t.say("dagger 3")
    want["daggers"] = row_without(want["daggers"], 0, gone)
    want["dagger_discards"] = [*want["dagger_discards"], *gone]
    as_the_file_says(want, t, "popes-influence")
    assert t.daggers(0) == [1]


def test_popes_influence_takes_a_virtual_dagger_too() -> None:
    t = with_a_bag_card("popes-influence", virtual=[2, 0, 0, 0])
    want = play(t, "popes-influence", "virtual")
    want["virtual"] = [1, 0, 0, 0]
    as_the_file_says(want, t, "popes-influence")


def test_william_the_hardy_makes_a_supporter_of_england_lose_gold() -> None:
    t = choosing("william-the-hardy", reach=with_a_bag_card, whom=2)
    assert [event["seat"] for event in t.told("gold-lost")] == [2]


def test_stolen_pipes_take_a_card_of_the_hand() -> None:
    t = choosing("stolen-pipes", reach=with_a_bag_card, whom=1, hands=("cattle-raid", "ambush"))
    assert (t.hand(1), t.hand(2)) == ("", "ambush")
    assert t.bagpipes(known_hand(t, 1, 0)) == "cattle-raid"
    assert known_hand(t, 2, 0) == []


def test_stolen_pipes_take_any_card_as_the_dice_fall() -> None:
    found = set()
    for seed in range(30):
        t = with_a_bag_card("stolen-pipes", "cattle-raid ambush balliols-plan", seed=seed)
        play(t, "stolen-pipes", "seat 1")
        found |= {t.bagpipes(t.s.fresh[0])}
        assert len(t.s.hands[1]) == 2
    assert found == {"cattle-raid", "ambush", "balliols-plan"}


def test_pipers_tune_draws_cards_that_cannot_be_played_in_this_phase() -> None:
    t = choosing("pipers-tune", reach=with_a_bag_card)
    assert len(t.s.fresh[0]) >= number("pipers-tune", "draw-cards", "cards")


def test_blood_money_costs_the_supporters_of_england_gold() -> None:
    choosing("blood-money", reach=with_a_bag_card)


def test_blood_money_of_a_supporter_of_england_spares_the_one_who_plays_it() -> None:
    choosing("blood-money", reach=with_a_bag_card, sides="england england scotland")


def test_lost_baggage_costs_the_player_chosen_cards_of_the_hand() -> None:
    t = choosing("lost-baggage", reach=with_a_bag_card, whom=2, hands=("", "ambush cattle-raid false-orders"))
    assert len(t.s.hands[2]) < 3


def test_homeward_road_brings_units_to_ones_own_castle_before_the_end() -> None:
    homes = [choosing("homeward-road", reach=with_a_bag_card, units=units).s.castle[0] for units in (0, most("homeward-road"))]
    assert homes[1] == homes[0] + most("homeward-road")


# All of them


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_played_where_it_fits_and_is_told(card: str) -> None:
    t = where_it_fits(card, daggers=["one"])
    assert card in t.may()
    t.say(card)
    assert [event["bagpipe"] for event in t.told("played")] == [f"bagpipe:{card}"]


def test_each_bagpipe_card_of_the_set_has_a_test_that_names_it() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    missing = [card for card in CARDS if not any(f"{name}_".startswith(f"test_{card.replace('-', '_')}_") for name in names)]
    assert missing == []
