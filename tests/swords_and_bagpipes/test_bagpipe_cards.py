"""Every Bagpipe card of the international edition: what it changes, and that nothing else changes."""

from typing import Any

import pytest

import tabard
from tabard.games.swords_and_bagpipes.state import ACTIONS, AWARDS, CHOICE
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
SET = GAME.card_set("international")
CARDS = [card["id"] for card in SET.data["bagpipe"]]
MOMENTS_OF_A_FILE = ("does", "start", "revealed", "handed")
PLAIN = [card["id"] for card in SET.data["arms"] if not {"revealed", "handed", "stands", "badge"} & set(card)][0]
GOLD, UNITS, MARCH = 40, 50, 25  # more than any card can ask for: 20
SCOTLAND, ENGLAND = 0, 1


# What the card file says


def entry(card: str) -> dict[str, Any]:
    """A card as it stands in the file."""
    found = [one for section in ("bagpipe", "arms", "king", "village") for one in SET.data[section] if one["id"] == card]
    assert len(found) == 1, card
    return dict(found[0])


def verbs(given: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The verbs of a card, each with its parameters."""
    listed = [one for moment in MOMENTS_OF_A_FILE for one in given.get(moment, [])]
    return [(one, {}) if isinstance(one, str) else next(iter(one.items())) for one in listed]


def number(card: str, verb: str, key: str) -> int:
    """A number of the card file, such as number("cattle-raid", "lose-gold", "gold"); tests must not know it by heart."""
    found = [given[key] for name, given in verbs(entry(card)) if name == verb and key in given]
    assert len(found) == 1, (card, verb, key)
    return int(found[0])


# A table for any of them: seat 0 plays; everybody has plenty in castle and camp


def others_march(t: Table) -> None:
    """Seat 1 holds the Badge: all others have had their turns, and as many as can have units in camp; seat 0 is on turn."""
    for _ in range(t.box.seats - 1):
        t.turn(*march(t))
    for one in march(t):
        t.say(one)
    assert t.asked() == [(0, "act")]


def march(t: Table) -> list[str]:
    return [f"move {MARCH}"] if f"move {MARCH}" in t.may() else []


def lay_tokens(t: Table, *sides: str, home: int = -1) -> None:
    """On to phase 4: seat 0 ends the turn, the last seat gets the Badge, the others choose."""
    t.turn()
    if t.box.seats > 3:
        t.badge_to(t.box.seats - 1)
    if home >= 0:
        t.say(f"seat {home}")
        for _ in range(3):
            t.say("taxes")
    t.choose(*sides)


def open_the_bag(t: Table) -> None:
    """On to the window of phase 6; nobody plays a card of the tokens."""
    if t.s.phase == CHOICE:
        t.passes()


def acting(*hands: str, seats: int = 4, **more: Any) -> Table:
    """Seat 0 is on turn, with this hand; so are those of the next seats."""
    given = {"gold": [GOLD] * seats, "castle": [UNITS] * seats, "badge": 1, "arms": PLAIN, **more}
    t = Table(seats, hands=list(hands), **given)
    others_march(t)
    return t


def tokens_lie(*hands: str, sides: str = "scotland england england", **more: Any) -> Table:
    """Tokens lie, seat 3 is bound by the Badge, and seat 0 is the first with a card."""
    t = acting(*hands, **more)
    lay_tokens(t, *sides.split())
    assert t.asked() == [(0, "play")]
    return t


def bag_is_open(*hands: str, sides: str = "scotland england england", **more: Any) -> Table:
    """Sides are known, awards are given, and seat 0 is the first with a card."""
    t = tokens_lie(*hands, sides=sides, **more)
    open_the_bag(t)
    assert t.asked() == [(0, "play")]
    return t


def at_its_moment(card: str, *hands: str, **more: Any) -> Table:
    """Seat 0 holds the card and may play it now, as far as its moment and its side go."""
    given = entry(card)
    if given["when"] != "axe" and "sides" not in more and given.get("side") == "england":
        more["sides"] = "england england england"
    return {"axe": acting, "tokens": tokens_lie, "bag": bag_is_open}[given["when"]](card, *hands, **more)


# What lies there, and what is expected to


def lying(t: Table) -> dict[str, Any]:
    """All there is on the table, but for the numbers of questions."""
    parts: dict[str, Any] = t.s.clone().parts()
    return {name: parts[name] for name in parts if name not in ("asked", "questions")}


def all_as(want: dict[str, Any], t: Table) -> None:
    """The table lies as it should, everywhere."""
    now = lying(t)
    wrong = [name for name in now if now[name] != want[name]]
    assert {name: now[name] for name in wrong} == {name: want[name] for name in wrong}


def row_without(rows: list[list[int]], seat: int, gone: list[int]) -> list[list[int]]:
    return [[card for card in row if card not in gone] if at == seat else row for at, row in enumerate(rows)]


def row_with(rows: list[list[int]], seat: int, new: list[int]) -> list[list[int]]:
    return [sorted([*row, *new]) if at == seat else row for at, row in enumerate(rows)]


def cards_named(t: Table, zone: list[int], card: str) -> list[int]:
    return [one for one in zone if t.bagpipes([one]) == card]


def spent(t: Table, card: str) -> dict[str, Any]:
    """What lies there if the card, once played by whoever is asked, does nothing at all (SB-P3, SB-P4)."""
    want = lying(t)
    seat = t.question().seat
    gone = cards_named(t, t.s.hands[seat], card)[:1]
    want["hands"] = row_without(want["hands"], seat, gone)
    if t.box.deck.bagpipes[t.box.deck.bagpipe_of[gone[0]]].twice:
        want["opened"] = [[*row, *gone] if at == seat else row for at, row in enumerate(want["opened"])]
        want["used"] = [*want["used"], *gone]
    else:
        want["discards"] = [*want["discards"], *gone]
    if t.s.phase != ACTIONS:
        want["mover"] = (seat + 1) % t.s.seats
    return want


def play(t: Table, card: str, *said: str) -> dict[str, Any]:
    """Play a card and answer what it asks; gives what would lie there had it done nothing."""
    want = spent(t, card)
    for one in (card, *said):
        t.say(one)
    return want


def to(most: int) -> list[str]:
    """So many or fewer, even none (SB-P6)."""
    return [str(units) for units in range(most + 1)]


def known_hand(t: Table, viewer: int, owner: int) -> list[int]:
    view = t.box.redact(t.s, viewer)
    return [card for card in view.hands[owner] + view.fresh[owner] if card >= 0]


# What the file says that a card does: told a second time here, over the parts of the table, so that numbers may be tuned


def most(card: str) -> int:
    return number(card, "choose-a-number", "units")


def as_the_file_says(want: dict[str, Any], t: Table, card: str, whom: int = -1, units: int = 0, by: int = 0) -> None:
    """The table is as it was but for the card that was spent, and for what its verbs say, on the player and number chosen."""
    for verb, given in verbs(entry(card)):
        if not verb.startswith("choose-a-"):
            happens(want, t, verb, {"chosen": units, **given}, touched(want, t, verb, given, whom, by), by)
    all_as(want, t)


def touched(want: dict[str, Any], t: Table, verb: str, given: dict[str, Any], whom: int, by: int) -> list[int]:
    """Whom a verb is about, from the Badge holder clockwise."""
    usual = "them" if verb in ("take-a-card", "look-at-the-hand", "look-at-the-daggers", "stand-for-scotland") else "you"
    others = [seat for seat in range(t.s.seats) if seat not in (by, want["away"])]
    seats = {
        "you": [by],
        "them": [whom],
        "others": others,
        "all": [*others, by],
        "scots": [seat for seat in others if want["sides"][seat] == SCOTLAND],
        "english": [seat for seat in others if want["sides"][seat] == ENGLAND],
    }[given.get("of", usual)]
    return sorted(seats, key=lambda seat: (seat - want["badge"]) % t.s.seats)


def happens(want: dict[str, Any], t: Table, verb: str, given: dict[str, Any], seats: list[int], by: int) -> None:
    number = given.get("units", given["chosen"])
    for seat in seats:
        match verb:
            case "take-gold":
                want["gold"][seat] += given["gold"]
            case "lose-gold":
                gold = min(given["gold"], want["gold"][seat])
                want["gold"][seat] -= gold
                want["gold"][by] += gold if given.get("to") == "you" and seat != by else 0
            case "gain-units":
                arrive(want, given["to"], seat, number)
            case "lose-units" | "move-units":
                gone = min(number, want[given["from"]][seat])
                want[given["from"]][seat] -= gone
                if verb == "move-units":
                    arrive(want, given["to"], seat, gone)
            case "draw-cards":
                place = "fresh" if want["phase"] == AWARDS else "hands"
                want[place] = row_with(want[place], seat, want["deck"][-given["cards"] :])
                want["deck"] = want["deck"][: -given["cards"]]
            case "draw-a-dagger":
                want["daggers"] = row_with(want["daggers"], seat, want["dagger_deck"][-1:])
                want["dagger_deck"] = want["dagger_deck"][:-1]
            case "take-a-card" | "discard-cards":
                leaves_the_hand(want, t, seat, by if verb == "take-a-card" else -1, given.get("cards", 1))
            case "look-at-the-hand":
                look(want, "bagpipe_seen", want["hands"][seat] + want["fresh"][seat], by)
            case "look-at-the-daggers":
                look(want, "dagger_seen", want["daggers"][seat], by)
            case "stand-for-scotland":
                want["sides"] = [SCOTLAND if one == seat else side for one, side in enumerate(want["sides"])]
                want["known"] |= 1 << seat
            case "badge-goes-to":
                want["badge"] = seat
            case "raise-militia":
                want["camp"] = [units + (one != want["away"]) for one, units in enumerate(want["camp"])]
                want["scots"] += 1
            case "english-troops":
                want["troops"] = max(0, want["troops"] + given.get("more", 0) - given.get("fewer", 0))
            case "discard-a-dagger" | "change-your-side":
                pass  # what was chosen is the test's own to say
            case _:
                raise AssertionError(f"write down here what {verb} does")


def arrive(want: dict[str, Any], place: str, seat: int, units: int) -> None:
    if place == "scotland":
        want["scots"] += units
    else:
        want[place][seat] += units


def look(want: dict[str, Any], mask: str, cards: list[int], by: int) -> None:
    want[mask] = bytes(seen | 1 << by if card in cards else seen for card, seen in enumerate(want[mask]))


def leaves_the_hand(want: dict[str, Any], t: Table, seat: int, to_seat: int, cards: int) -> None:
    """Random cards of a hand without new ones: as many as there are; the dice say which."""
    held = want["hands"][seat]
    gone = [card for card in held if card not in t.s.hands[seat]]
    assert len(gone) == min(cards, len(held))
    assert want["fresh"][seat] == []
    want["hands"] = row_without(want["hands"], seat, gone)
    want["dice"] = t.s.dice
    if to_seat < 0:
        assert sorted([*gone, *want["discards"]]) == sorted(t.s.discards)
        want["discards"] = t.s.discards
        return
    place = "fresh" if want["phase"] == AWARDS else "hands"
    want[place] = row_with(want[place], to_seat, gone)
    look(want, "bagpipe_seen", gone, seat)


def choosing(card: str, *, reach: Any = None, whom: int = 2, units: int = -1, hands: tuple[str, ...] = (), **more: Any) -> Table:
    """Play a card; see that it asks for a player and a number if its file says so, and does what its file says.

    Without a number of units: as many as it may be.
    """
    t = (reach or at_its_moment)(card, *hands, **more)
    want = spent(t, card)
    t.say(card)
    for verb, given in verbs(entry(card)):
        if verb == "choose-a-player":
            sides = {"scotland": [SCOTLAND], "england": [ENGLAND]}.get(given.get("side", ""), [0, 1, 2])
            fit = [f"seat {seat}" for seat in (1, 2, 3) if want["sides"][seat] in sides]
            assert (t.asked(), t.may()) == ([(0, "player")], fit)
            t.say(f"seat {whom}")
        elif verb == "choose-a-number":
            there = want[given["from"]][whom if given.get("of") == "them" else 0] if "from" in given else given["units"]
            assert (t.asked(), t.may()) == ([(0, "number")], to(min(given["units"], there)))
            units = units if units >= 0 else min(given["units"], there)
            t.say(str(units))
    as_the_file_says(want, t, card, whom, max(0, units))
    return t


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
    assert known_hand(t, 0, 2) == t.s.hands[2]
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
    gone = [card for card in t.s.daggers[0] if t.box.deck.dagger_value[card] == 3]
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
def test_every_card_can_be_played_at_its_moment_and_is_told(card: str) -> None:
    t = at_its_moment(card, daggers=["one"])
    assert card in t.may()
    t.say(card)
    assert [event["bagpipe"] for event in t.told("played")] == [f"bagpipe:{card}"]


def test_each_bagpipe_card_of_the_set_has_a_test_that_names_it() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    missing = [card for card in CARDS if not any(f"{name}_".startswith(f"test_{card.replace('-', '_')}_") for name in names)]
    assert missing == []
