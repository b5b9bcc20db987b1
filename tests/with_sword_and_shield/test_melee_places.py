"""WS-3.0.1, WS-3.0.2 and WS-3.0.2b: two teams, and how their Knights are placed."""

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tabard.engine.state import SPECTATOR
from tests.with_sword_and_shield.table import GAME, PLAIN, Table, first_of_the_box

SIZES = {"three-three": [3, 3], "two-two": [2, 2], "three-two": [3, 2], "two-three": [2, 3]}
SEEDS = range(80)


def dealt(table: Table, seed: int) -> Table:
    """A new game at its first question."""
    table.s = table.box.deal(seed, telling=True)
    return table


def unique(t: Table, knight: int) -> bool:
    artefact = t.s.artefacts[knight]
    return artefact >= 0 and bool(t.box.cards.artefacts[artefact].unique)


def bearers(t: Table) -> list[int]:
    return [knight for knight in range(len(t.s.teams)) if unique(t, knight)]


def lowest(t: Table, knights: list[int]) -> int:
    """The Knight with the lowest Chivalry, then the lowest card number."""
    return min(knights, key=lambda one: (t.ability(one, "chivalry"), t.box.cards.knights[t.s.knights[one]].number))


def placed_first(t: Table) -> tuple[int, int]:
    """The Knight placed first, and its place."""
    told = t.told("placed")[0]
    names = [t.knight(knight) for knight in range(len(t.s.teams))]
    return names.index(told["knight"].split(":")[1]), told["place"]


def all_placed(t: Table) -> list[tuple[int, int]]:
    """Everybody is placed, each time as the first option says: team and place, in order."""
    while t.asked()[0][1] in ("knight", "place"):
        t.say(t.may()[0])
    names = {t.knight(knight): team for knight, team in enumerate(t.s.teams)}
    return [(names[told["knight"].split(":")[1]], told["place"]) for told in t.told("placed")]


# WS-3.0.1


@pytest.mark.parametrize("teams", list(SIZES))
def test_ws_3_0_1_each_knight_has_its_own_hand_of_eight_from_its_teams_own_deck(teams: str) -> None:
    t = dealt(Table(2, mode="melee", teams=teams), 3)
    all_placed(t)
    size = t.box.cards.size
    assert t.s.teams == [0] * SIZES[teams][0] + [1] * SIZES[teams][1]
    for knight, hand in enumerate(t.s.hands):
        assert len(hand) == 8
        assert {card // size for card in hand} == {t.s.teams[knight]}
    assert [len(deck) for deck in t.s.decks] == [size - 8 * count for count in SIZES[teams]]


def test_ws_3_0_1_cards_go_back_to_the_decks_of_their_team() -> None:
    t = Table(6, mode="melee", hands=["rage-cut-26", "", "", "rage-cut-53"])
    t.says("play rage-cut-26", "place 4", "take", "end")
    assert (t.discards(0), t.discards(1)) == ("rage-cut-26", "")


def test_ws_3_0_1_no_knight_and_no_unique_artefact_on_both_sides_and_one_at_most_in_a_team() -> None:
    table, found = Table(6, mode="melee"), 0
    for seed in SEEDS:
        t = dealt(table, seed)
        assert len(set(t.s.knights)) == 6
        held = [t.s.artefacts[knight] for knight in bearers(t)]
        assert len(set(held)) == len(held)
        assert len({t.s.teams[knight] for knight in bearers(t)}) == len(held)
        found += len(held)
    assert found


def test_ws_3_0_1_an_artefact_that_is_not_unique_may_be_on_both_sides() -> None:
    table, found = Table(6, mode="melee"), 0
    for seed in SEEDS:
        held = [one for one in dealt(table, seed).s.artefacts if one >= 0]
        found += len(held) - len(set(held))
    assert found


@pytest.mark.parametrize(("seats", "leads"), [
    (2, [0, 0, 0, 1, 1, 1]), (3, [0, 2, 0, 1, 1, 1]), (4, [0, 2, 0, 1, 3, 1]), (5, [0, 2, 4, 1, 3, 1]), (6, [0, 2, 4, 1, 3, 5]),
])  # fmt: skip
def test_ws_3_0_1_a_person_may_lead_several_knights_of_one_team(seats: int, leads: list[int]) -> None:
    assert Table(seats, mode="melee").s.leads == leads


@pytest.mark.parametrize(("seats", "teams"), [(5, "two-two"), (6, "three-two"), (5, "two-three")])
def test_ws_3_0_1_a_team_has_no_more_people_than_knights(seats: int, teams: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.box(seats, {"mode": "melee", "teams": teams}, PLAIN)
    assert refused.value.rule == "WS-3.0.1"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ws_3_0_1_only_that_person_sees_their_hands(seats: int) -> None:
    row = ["rage-cut-26", "rage-cut-35", "rage-cut-44"]
    t = Table(seats, mode="melee", hands=[*row, *row])
    for seat in range(seats):
        view = t.box.redact(t.s, seat)
        for knight in range(6):
            assert (view.hands[knight] == t.s.hands[knight]) is (t.s.leads[knight] == seat)
            assert len(view.hands[knight]) == 1
    assert all(card < 0 for hand in t.box.redact(t.s, SPECTATOR).hands for card in hand)


def test_ws_3_0_1_a_person_chooses_the_tactics_of_all_their_knights_together() -> None:
    t = dealt(Table(3, mode="melee"), 4)
    all_placed(t)
    assert t.asked() == [(0, "tactic"), (1, "tactic"), (2, "tactic")]
    assert (len(t.may(0)), len(t.may(1)), t.may(2)) == (4, 8, ["strength", "technique"])
    t.say("technique strength", 0)
    t.say("strength technique technique", 1)
    t.say("technique", 2)
    assert t.s.leads == [0, 2, 0, 1, 1, 1]
    assert t.s.tactics == [1, 1, 0, 0, 1, 1]


def test_ws_3_0_1_the_leader_of_the_knight_struck_answers_for_it() -> None:
    t = Table(4, mode="melee", hands=["", "rage-cut-26 rage-cut-35 rage-cut-53"], acting=1)
    assert t.s.leads == [0, 2, 0, 1, 3, 1]
    asked = []
    for card, place in (("rage-cut-26", 4), ("rage-cut-35", 5), ("rage-cut-53", 0)):
        t.say(f"play {card}")
        if place:
            t.say(f"place {place}")
        asked.append(t.asked())
        t.say("take")
    assert asked == [[(1, "answer")], [(3, "answer")], [(1, "answer")]]


@pytest.mark.parametrize("knight", range(6))
def test_ws_3_0_1_a_question_says_which_of_ones_knights_it_is_about(knight: int) -> None:
    rival = (knight + 3) % 6
    hands = ["rage-cut-26" if one == rival else "crown-cut-35" if one == knight else "" for one in range(6)]

    def part(t: Table) -> int:
        return t.box.show.part(t.box.redact(t.s, t.question().seat), t.question())

    t = Table(2, mode="melee", acting=rival, hands=hands)
    assert part(t) == rival % 3
    t.says("play rage-cut-26", f"place {knight + 1}")
    assert part(t) == knight % 3
    t.say("evade crown-cut-35")
    assert (t.asked_for, part(t)) == ("ask-mate", knight % 3)


# WS-3.0.2


@pytest.mark.parametrize("cards", [PLAIN, first_of_the_box("artefact", "only")], ids=["plain", "first"])
def test_ws_3_0_2_the_only_bearer_of_a_unique_artefact_is_placed_first_in_the_centre(cards: CardSet) -> None:
    table, lower = Table(6, mode="melee", cards=cards), 0
    for seed in SEEDS:
        t = dealt(table, seed)
        if len(bearers(t)) == 1:
            assert placed_first(t) == (bearers(t)[0], 2 + 3 * t.s.teams[bearers(t)[0]])
            lower += lowest(t, list(range(6))) not in bearers(t)
    assert lower


@pytest.mark.parametrize("teams", list(SIZES))
def test_ws_3_0_2_no_unique_artefact_the_lowest_chivalry_then_the_lowest_number_begins(teams: str) -> None:
    table, ties, first = Table(2, mode="melee", teams=teams), 0, set()
    for seed in SEEDS:
        t = dealt(table, seed)
        if not bearers(t):
            everybody = list(range(len(t.s.teams)))
            expected = lowest(t, everybody)
            assert placed_first(t) == (expected, 2 + 3 * t.s.teams[expected])
            least = [knight for knight in everybody if t.ability(knight, "chivalry") == t.ability(expected, "chivalry")]
            ties += least[0] != expected
            first.add(t.s.teams[expected])
    assert ties
    assert first == {0, 1}


def test_ws_3_0_2_then_one_opposite_a_flank_and_opposite_again() -> None:
    t = next(t for t in (dealt(Table(6, mode="melee"), seed) for seed in SEEDS) if t.s.teams[t.s.first] == 0)
    mine = [f"put {t.knight(knight)}" for knight in range(3) if knight != t.s.first]
    theirs = [f"put {t.knight(knight)}" for knight in range(3, 6)]
    assert (t.asked(), t.may()) == ([(1, "knight")], theirs)
    t.say(theirs[2])
    assert t.s.places[5] == 4  # the place 5, opposite 2
    assert (t.asked(), t.may()) == ([(0, "knight")], mine)
    t.say(mine[1])
    assert (t.asked(), t.may()) == ([(0, "place")], ["place 1", "place 3"])
    t.say("place 3")
    assert (t.asked(), t.may()) == ([(1, "knight")], theirs[:2])
    t.say(theirs[1])
    assert t.s.places[4] == 5
    assert t.asked()[0][1] == "tactic"
    assert (t.s.places[3], sorted(t.s.places)) == (3, [0, 1, 2, 3, 4, 5])


@pytest.mark.parametrize("teams", list(SIZES))
def test_ws_3_0_2_the_other_team_opposes_at_once_and_a_team_with_a_knight_fewer_leaves_a_flank_free(teams: str) -> None:
    table, first = Table(2, mode="melee", teams=teams), set()
    for seed in SEEDS:
        placed = all_placed(dealt(table, seed))
        begins = placed[0][0]
        counts = [SIZES[teams][begins], SIZES[teams][1 - begins]]
        pairs = min(counts)
        order = [begins, 1 - begins] * pairs + [begins] * (counts[0] - pairs) + [1 - begins] * (counts[1] - pairs)
        assert [team for team, _ in placed] == order
        columns = [(place - 1) % 3 for _, place in placed]
        assert columns[0] == 1
        assert columns[: 2 * pairs : 2] == columns[1 : 2 * pairs : 2]
        assert len({place for _, place in placed}) == sum(counts)
        first.add(begins)
    assert first == {0, 1}


# WS-3.0.2b


def test_ws_3_0_2b_both_teams_have_a_unique_artefact_the_bearer_with_the_lower_chivalry_begins() -> None:
    table, first, ties, lower = Table(6, mode="melee"), set(), 0, 0
    for seed in range(400):
        t = dealt(table, seed)
        both = bearers(t)
        if len(both) == 2:
            expected = lowest(t, both)
            assert placed_first(t) == (expected, 2 + 3 * t.s.teams[expected])
            first.add(t.s.teams[expected])
            ties += t.ability(both[0], "chivalry") == t.ability(both[1], "chivalry") and expected != both[0]
            lower += lowest(t, list(range(6))) not in both
    assert first == {0, 1}
    assert ties
    assert lower


@pytest.mark.parametrize("flank", [0, 1])
def test_ws_3_0_2b_two_against_two_stand_in_the_centre_and_on_one_flank_chosen_by_the_team_that_began(flank: int) -> None:
    table, first = Table(4, mode="melee", teams="two-two"), set()
    for seed in range(12):
        t = dealt(table, seed)
        begins = t.s.teams[t.s.first]
        assert t.asked() == [(1 - begins, "knight")]
        t.say(t.may()[1])
        assert (t.asked(), t.may()) == ([(begins, "place")], [f"place {1 + 3 * begins}", f"place {3 + 3 * begins}"])
        t.say(t.may()[flank])
        assert t.asked()[0][1] == "tactic"
        assert sorted(place % 3 for place in t.s.places) == sorted([1, 1, 2 * flank, 2 * flank])
        first.add(begins)
    assert first == {0, 1}


def test_ws_3_0_2_a_place_for_a_knight_is_asked_for_as_such() -> None:
    asked = set()
    for seed in range(10):
        t = dealt(Table(6, mode="melee"), seed)
        while t.s.turn == 0 and t.asked()[0][1] in ("knight", "place"):
            asked.add((t.asked()[0][1], t.asked_for))
            t.say(t.may()[0])
    assert asked == {("knight", "ask-knight"), ("place", "ask-post")}
