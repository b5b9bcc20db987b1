"""The card files of both editions: as many cards as the rulebooks say, the known names, one set within the other."""

from typing import Any

import pytest

from tabard.games.swords_and_bagpipes.designs import COLOURS
from tests.swords_and_bagpipes.cards import GAME, verbs
from tests.swords_and_bagpipes.table import words

INTERNATIONAL = GAME.card_set("international").data
FIRST = GAME.card_set("first-edition").data
SETS = {"international": INTERNATIONAL, "first-edition": FIRST}
SIZES = {  # the table of the rules
    "international": {"clan": 12, "king": 5, "arms": 14, "dagger": 16, "bagpipe": 40, "village": 9},
    "first-edition": {"clan": 6, "king": 2, "arms": 8, "dagger": 16, "bagpipe": 22, "village": 0},
}
HISTORICAL = words(
    "bruces-trick wallaces-gratitude lambertons-help bruces-vs-comyns the-guardians davids-lineage"
    " vive-la-france treaty-with-eric-ii balliols-plan popes-influence"
)


def designs(edition: str, section: str) -> list[dict[str, Any]]:
    return list(SETS[edition].get(section, []))


def ids(edition: str, *sections: str) -> list[str]:
    return [card["id"] for section in sections for card in designs(edition, section)]


def card(section: str, id: str) -> dict[str, Any]:
    return [one for one in designs("international", section) if one["id"] == id][0]


@pytest.mark.parametrize("edition", SETS)
@pytest.mark.parametrize("section", ["clan", "king", "arms", "dagger", "bagpipe", "village"])
def test_a_deck_has_as_many_cards_as_the_rulebook_says(edition: str, section: str) -> None:
    assert sum(one.get("copies", 1) for one in designs(edition, section)) == SIZES[edition][section]


@pytest.mark.parametrize("edition", SETS)
def test_the_box_holds_what_the_file_says(edition: str) -> None:
    cards: Any = GAME.box(4, {"edition": edition}).cards
    sizes = SIZES[edition]
    assert len(cards.arms_of) == sizes["arms"] + sizes["king"]
    assert sum(cards.backs) == sizes["king"]
    assert (len(cards.bagpipe_of), len(cards.dagger_of), len(cards.village_of)) == (
        sizes["bagpipe"],
        sizes["dagger"],
        sizes["village"],
    )
    assert len(cards.clans) == sizes["clan"]
    assert sorted(token.id for token in cards.tokens) == sorted(words("bonnet crown camp badge stay-home virtual"))


@pytest.mark.parametrize("edition", SETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_c1_both_editions_can_be_played_by_two_to_six(edition: str, seats: int) -> None:
    box = GAME.box(seats, {"edition": edition})
    s = box.deal(7)
    box.playout(s, 8)
    assert s.over
    box.check(s)


@pytest.mark.parametrize("edition", SETS)
def test_sb_c2_sixteen_dagger_cards(edition: str) -> None:
    found = {one["daggers"]: one["copies"] for one in designs(edition, "dagger")}
    assert found == {1: 5, 2: 6, 3: 5}
    assert all(found[value] >= needed for value, needed in {1: 4, 2: 6, 3: 4}.items())  # SB-2P1


@pytest.mark.parametrize("section", ["arms", "king", "bagpipe", "dagger", "clan", "token"])
def test_the_first_edition_is_a_part_of_the_international_one_with_equal_values(section: str) -> None:
    known = {one["id"]: one for one in designs("international", section)}
    for one in designs("first-edition", section):
        there = known[one["id"]]
        assert one.get("copies", 1) <= there.get("copies", 1)
        assert {**one, "copies": 1} == {**there, "copies": 1}


@pytest.mark.parametrize("edition", SETS)
def test_no_id_is_there_twice(edition: str) -> None:
    for section in SETS[edition]:
        found = ids(edition, section)
        assert len(found) == len(set(found))


@pytest.mark.parametrize("edition", SETS)
def test_every_card_says_where_it_is_from_and_no_invented_one_says_rulebook(edition: str) -> None:
    for section, cards in SETS[edition].items():
        for one in cards:
            assert one["source"] == ("rulebook" if section == "token" else "reconstructed"), one["id"]


@pytest.mark.parametrize("edition", SETS)
def test_every_clan_has_a_sett_of_its_own(edition: str) -> None:
    setts = [one["sett"] for one in designs(edition, "clan")]
    assert len(setts) == len(set(setts)) == SIZES[edition]["clan"]
    for sett in setts:
        parts = sett.split()
        assert len(parts) >= 3
        assert [at for at, part in enumerate(parts) if "/" in part] == [0, len(parts) - 1]  # the pivots
        for part in parts:
            assert part[0] in COLOURS
            threads = int(part[1:].removeprefix("/"))
            assert threads % 2 == 0
            assert 2 <= threads <= 120


# The known names


@pytest.mark.parametrize("edition", SETS)
@pytest.mark.parametrize("id", ["irvine-capitulation", "bruce-joins-us-again"])
def test_both_arms_cards_about_the_badge_are_there(edition: str, id: str) -> None:
    assert [one["badge"] for one in designs(edition, "arms") if one["id"] == id] == [True]


@pytest.mark.parametrize("edition", SETS)
def test_no_other_arms_card_is_about_the_badge(edition: str) -> None:
    about = [one["id"] for section in ("arms", "king") for one in designs(edition, section) if one.get("badge")]
    assert sorted(about) == ["bruce-joins-us-again", "irvine-capitulation"]


def test_affair_of_honour_is_a_bagpipe_card_about_the_badge() -> None:
    assert card("bagpipe", "affair-of-honour")["badge"]
    assert "affair-of-honour" not in ids("first-edition", "bagpipe")


@pytest.mark.parametrize("edition", SETS)
def test_a_bagpipe_card_is_marked_if_and_only_if_it_moves_the_badge(edition: str) -> None:
    for one in designs(edition, "bagpipe"):
        assert one.get("badge", False) == ("badge-goes-to" in [verb for verb, _ in verbs(one)])


@pytest.mark.parametrize("edition", SETS)
@pytest.mark.parametrize("id", HISTORICAL)
def test_the_ten_names_of_the_historical_notes_are_there(edition: str, id: str) -> None:
    assert id in ids(edition, "bagpipe", "arms")


@pytest.mark.parametrize("id", ["morays-rebellion", "william-the-hardy"])
def test_what_the_international_edition_adds(id: str) -> None:
    assert id in ids("international", "bagpipe", "arms")
    assert id not in ids("first-edition", "bagpipe", "arms", "king")


def test_the_nine_of_the_village_are_there() -> None:
    nine = words("blacksmith monastery mill musicians-house ferry marketplace spy-guild church memorial")
    assert sorted(ids("international", "village")) == sorted(nine)
    assert ids("first-edition", "village") == []
    assert card("village", "memorial")["stands"] == {"daggers": -1}


# What must exist


@pytest.mark.parametrize("edition", SETS)
def test_all_three_symbols_and_some_x2(edition: str) -> None:
    assert {one["when"] for one in designs(edition, "bagpipe")} == {"axe", "tokens", "bag"}
    assert {bool(one.get("twice")) for one in designs(edition, "bagpipe")} == {True, False}


def whoms(edition: str, verb: str) -> set[str]:
    usual = {"take-a-card": "them", "stand-for-scotland": "them"}
    every = [pair for one in designs(edition, "bagpipe") for pair in verbs(one)]
    return {given.get("of", usual.get(verb, "you")) for name, given in every if name == verb}


@pytest.mark.parametrize("edition", SETS)
def test_the_effects_that_icons_and_church_tell_of(edition: str) -> None:
    assert "you" in whoms(edition, "gain-units")
    assert "you" in whoms(edition, "take-gold")
    assert {"you", "them"} <= whoms(edition, "lose-gold")  # pay, and make another lose
    assert "them" in whoms(edition, "lose-units")
    assert "them" in whoms(edition, "take-a-card") | whoms(edition, "discard-cards")
    assert {"you", "them"} <= whoms(edition, "move-units")
    assert whoms(edition, "raise-militia") == {"you"}
    assert {"all", "others"} & (whoms(edition, "move-units") | whoms(edition, "lose-units") | whoms(edition, "lose-gold"))


def test_another_s_units_are_moved_or_lost_in_castle_and_camp() -> None:
    every = [pair for one in designs("international", "bagpipe") for pair in verbs(one)]
    found = {
        (name, given["from"]) for name, given in every if name in ("lose-units", "move-units") and given.get("of", "you") != "you"
    }
    assert {place for _, place in found} == {"castle", "camp"}


@pytest.mark.parametrize("edition", SETS)
def test_sharing_is_the_normal_case_and_treason_of_one_or_two_pays(edition: str) -> None:
    grey = designs(edition, "arms") + designs(edition, "king")
    assert len([one for one in grey if one.get("generous")]) * 2 < len(grey)
    for one in grey:
        if not one.get("generous"):
            assert one["crown"] // 2 > one["bonnet"], one["id"]


@pytest.mark.parametrize("edition", SETS)
def test_king_edward_weighs_more(edition: str) -> None:
    grey = [one["troops"] for one in designs(edition, "arms")]
    kings = [one["troops"] for one in designs(edition, "king")]
    assert sum(kings) / len(kings) > sum(grey) / len(grey)
