"""WS-2.3.1, WS-2.3.2, WS-3.1.1 and WS-3.1.z: two decks and the short Mêlée; and WS-2.1.2c, the ties they make possible."""

import pytest

from tabard.engine.errors import BadRequest
from tabard.games.with_sword_and_shield.box import StartDeck
from tests.with_sword_and_shield.table import GAME, PLAIN, Table, changed

TWO = {"decks": "two"}
HEALTH = -1
SEEDS = range(150)


def revealing(t: Table, *turned_up: list[str]) -> Table:
    """Start cards by name, in the order in which each Knight turns them up."""
    cards = t.box.cards
    names = [one.id for one in [*cards.knights, *cards.artefacts]] + ["health"]
    t.s = t.box.empty()
    t.s.events = []
    for knight, row in enumerate(turned_up):
        stock = StartDeck(cards)
        stock.left = [names.index(name) if name != "health" else HEALTH for name in row][::-1]
        t.box.reveal_for(t.s, knight, stock)
    return t


def artefact(t: Table, knight: int) -> str:
    held = t.s.artefacts[knight]
    return t.box.cards.artefacts[held].id if held >= 0 else ""


# WS-2.3.1


def test_ws_2_3_1_each_player_has_their_own_game_deck() -> None:
    box = GAME.box(2, TWO, PLAIN)
    s = box.deal(3)
    size = box.cards.size
    for deck in (0, 1):
        assert sorted(s.hands[deck] + s.decks[deck]) == list(range(deck * size, (deck + 1) * size))
        assert len(s.hands[deck]) == 8


def test_ws_2_3_1_one_draws_from_and_discards_to_the_own_deck() -> None:
    t = Table(decks="two", hands=["rage-cut-26", "rage-cut-26"], deck_rows=["spy feat", "feat spy"])
    t.says("play rage-cut-26", "manoeuvre rage-cut-26", "end")
    assert (t.discards(0), t.discards(1)) == ("rage-cut-26", "rage-cut-26")
    size = t.box.cards.size
    assert [{card // size for card in hand} for hand in t.s.hands] == [{0}, {1}]


def test_ws_2_3_1_an_empty_deck_is_made_anew_of_the_own_discards_only() -> None:
    t = Table(decks="two", others="discards", hands=["rage-cut-26"], deck_rows=["", "spy feat"])
    held = len(t.s.discards[1])
    t.say("end")
    assert len(t.s.hands[0]) == len(t.s.hands[1]) == 8
    assert len(t.s.decks[1]) == held - 6  # two from the deck, six of the discards


def test_ws_2_3_1_never_the_same_knight() -> None:
    box = GAME.box(2, TWO, PLAIN)
    dealt = [box.deal(seed, telling=True) for seed in SEEDS]
    assert all(s.knights[0] != s.knights[1] for s in dealt)
    assert any(event.kind == "redrawn" for s in dealt for event in s.events)


def test_ws_2_3_1_whoever_reveals_later_goes_on_to_another_knight() -> None:
    t = revealing(
        Table(decks="two"), ["health", "knight-3333"], ["knight-3333", "health", "strong", "knight-2233"],
    )  # fmt: skip
    assert (t.knight(0), t.knight(1), artefact(t, 1)) == ("knight-3333", "knight-2233", "strong")
    assert t.told("redrawn") == [{"seat": 1, "knight": "knight:knight-3333"}]


def test_ws_2_3_1_either_player_may_have_to() -> None:
    box = GAME.box(2, TWO, PLAIN)
    seats = {event.seat for seed in SEEDS for event in box.deal(seed, telling=True).events if event.kind == "redrawn"}
    assert seats == {0, 1}


def test_ws_2_3_1_never_the_same_unique_artefact() -> None:
    box = GAME.box(2, TWO, PLAIN)
    dealt = [box.deal(seed, telling=True) for seed in range(1000)]
    unique = [at for at, one in enumerate(box.cards.artefacts) if one.unique]
    assert not [s for s in dealt if s.artefacts[0] == s.artefacts[1] and s.artefacts[0] in unique]
    assert any(event.kind == "barred" for s in dealt for event in s.events)
    assert any({*s.artefacts} == {*unique} for s in dealt)  # two different ones, each on its side
    assert any(s.artefacts[0] == s.artefacts[1] >= 0 for s in dealt)  # what is not Unique may be there twice


def test_ws_2_3_1_a_barred_artefact_is_discarded_and_not_replaced() -> None:
    t = revealing(
        Table(decks="two"), ["only", "health", "knight-3333"], ["only", "health", "strong", "knight-2233"],
    )  # fmt: skip
    assert (artefact(t, 0), artefact(t, 1)) == ("only", "")
    assert t.told("barred") == [{"seat": 1, "artefact": "artefact:only"}]


def test_ws_2_3_1_in_a_team_a_second_unique_artefact_is_barred_even_if_it_is_another() -> None:
    t = revealing(
        Table(6, mode="melee"), ["only", "health", "knight-3333"], ["lonely", "health", "knight-2233"],
        ["strong", "health", "knight-4233"], ["lonely", "health", "knight-4243"],
    )  # fmt: skip
    assert [artefact(t, knight) for knight in range(4)] == ["only", "", "strong", "lonely"]


# WS-2.1.2c


def tie(mine: str, theirs: str, seed: int = 0) -> Table:
    """Both bid 6."""
    t = Table(decks="two", auction=True, hands=[f"rage-cut-53 {mine}", f"rage-cut-53 {theirs}"], seed=seed)
    t.says("bid 6", "bid 6")
    while t.asked()[0][1] == "bid":
        t.say("pass")
    return t


@pytest.mark.parametrize(("mine", "theirs", "opener"), [
    ("crown-cut-53", "scalp-cut-53", 0), ("scalp-cut-53 regain-6", "crown-cut-53", 1), ("", "regain-6", 1),
    ("regain-6", "", 0), ("cross-cut-53", "slanting-cut-53", 0),
])  # fmt: skip
def test_ws_2_1_2c_a_joust_with_two_decks_goes_to_the_next_lowest_card(mine: str, theirs: str, opener: int) -> None:
    for seed in range(3):
        t = tie(mine, theirs, seed)
        assert (t.s.opener, t.may()) == (opener, ["play rage-cut-53"])


def test_ws_2_1_2c_still_equal_chance_decides_in_a_joust_too() -> None:
    assert {tie("crown-cut-53", "crown-cut-53", seed).s.opener for seed in range(20)} == {0, 1}
    assert {tie("", "", seed).s.opener for seed in range(20)} == {0, 1}


def test_ws_2_1_2c_with_one_deck_a_bid_must_be_lower() -> None:
    t = Table(auction=True, hands=["rage-cut-53", "crown-cut-53"])
    t.say("bid 6")
    assert t.may() == ["pass"]


# WS-2.3.2


@pytest.mark.parametrize("variant", [{}, TWO, {"mode": "melee"}])
def test_ws_2_3_2_all_artefacts_may_be_used_in_every_form_of_play(variant: dict[str, str]) -> None:
    box = GAME.box(2, variant, PLAIN)
    used = {one for seed in SEEDS for one in box.deal(seed).artefacts}
    assert used - {-1} == set(range(len(box.cards.artefacts)))


def test_ws_2_3_2_unique_matters_for_nothing_else() -> None:
    t = revealing(Table(), ["only", "health", "knight-3333"], ["lonely", "health", "knight-2233"])
    assert ([artefact(t, knight) for knight in (0, 1)], t.told("barred")) == (["only", "lonely"], [])
    t = Table(knights="knight-3333", artefacts=["only"])
    assert (t.ability(0, "strength"), t.ability(0, "technique")) == (4, 3)


# WS-3.1.1


def test_ws_3_1_1_a_melee_is_always_played_with_two_decks() -> None:
    box = GAME.box(6, {"mode": "melee"}, PLAIN)
    assert (box.decks, box.variant["decks"], len(box.deal(3).decks)) == (2, "two", 2)
    with pytest.raises(BadRequest) as refused:
        GAME.box(6, {"mode": "melee", "decks": "one"}, PLAIN)
    assert refused.value.rule == "WS-3.1.1"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ws_3_1_1_more_than_two_play_a_melee_and_two_may(seats: int) -> None:
    assert GAME.box(seats, {}, PLAIN).melee
    assert not GAME.box(2, {}, PLAIN).melee
    assert GAME.box(2, {"mode": "melee"}, PLAIN).melee


# WS-3.1.z


@pytest.mark.parametrize(("health", "most"), [((5, 28), (3, 24)), ((2, 20), (2, 20))])
def test_ws_3_1_z_a_short_melee_has_three_hits_and_24_fatigue_at_most(health: tuple[int, int], most: tuple[int, int]) -> None:
    own = changed(PLAIN.text.replace("hits = 5", f"hits = {health[0]}").replace("fatigue = 28", f"fatigue = {health[1]}"))
    t = Table(6, mode="short", cards=own, hits=[most[0] - 1], fatigue=[4], acting=3, hands=["", "", "", "cross-cut-26"])
    assert (t.s.fatigue[1], t.box.cards.last_hit, t.box.decks) == (most[1], most[0], 2)
    t.says("play cross-cut-26", "place 1", "take")
    assert (t.s.hits[0], t.s.places[0]) == (most[0], -1)
    usual = Table(6, mode="melee", cards=own, hits=[4] if health[0] == 5 else [1])
    assert (usual.s.fatigue[1], usual.box.cards.last_hit) == (health[1], health[0])
