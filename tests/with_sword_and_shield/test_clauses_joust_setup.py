"""WS-2.0.1 to WS-2.0.5: start cards, hands, the first Tactic."""

import pytest

from tabard.engine.dice import seeded
from tabard.engine.state import SPECTATOR
from tabard.games.with_sword_and_shield.box import StartDeck
from tests import telling
from tests.with_sword_and_shield.table import GAME, PLAIN, Table


class Dealt(Table):
    """A game just dealt with the plain box."""

    def __init__(self, seed: int) -> None:
        self.box = GAME.box(2, None, PLAIN)
        self.s = self.box.deal(seed, telling=True)


class Revealing(Table):
    """A table without start cards, and a start deck with these cards, top first; a Mêlée has three Knights to a deck."""

    def __init__(self, cards: str, seed: int = 0, mode: str = "joust") -> None:
        self.box = GAME.box(2, {"mode": mode}, PLAIN)
        self.s = self.box.empty()
        self.s.events = []
        self.s.dice = seeded(seed)
        self.stock = StartDeck(self.box.cards)
        self.stock.left = [self.number(name) for name in cards.split()][::-1]

    def number(self, name: str) -> int:
        ids = [one.id for one in [*self.box.cards.knights, *self.box.cards.artefacts]]
        return -1 if name == "health" else ids.index(name)

    def reveal(self, knight: int) -> list[str]:
        """The Knight and Artefact somebody reveals."""
        self.box.reveal_for(self.s, knight, self.stock)
        told = self.told("revealed")[-1]
        return [str(told[part]).split(":")[-1] for part in ("knight", "artefact")]


DEALS = [Dealt(seed) for seed in range(80)]


# WS-2.0.1


def test_ws_2_0_1_a_random_seat_draws_first() -> None:
    for t in DEALS:
        assert [told["seat"] for told in t.told("revealed")] == [t.s.first, 1 - t.s.first]
    assert 20 < sum(t.s.first for t in DEALS) < 60


# WS-2.0.2


def test_ws_2_0_2_until_there_are_a_knight_and_a_health_card() -> None:
    t = Revealing("knight-2233 health strong knight-3333 health")
    assert t.reveal(0) == ["knight-2233", "none"]
    assert len(t.stock.left) == 3
    t = Revealing("health knight-3333 strong")
    assert t.reveal(0) == ["knight-3333", "none"]
    assert len(t.stock.left) == 1


def test_ws_2_0_2_the_first_of_each_kind_is_kept_and_duplicates_are_discarded() -> None:
    t = Revealing("knight-2233 noble knight-3333 strong health health")
    assert t.reveal(0) == ["knight-2233", "noble"]
    t = Revealing("health health noble strong knight-4233 knight-2233 health")
    assert t.reveal(0) == ["knight-4233", "noble"]
    assert t.reveal(1)[0] == "knight-2233"


def test_ws_2_0_2_an_artefact_found_on_the_way_is_kept_and_never_chosen() -> None:
    t = Revealing("slow health knight-2233")
    assert t.reveal(0) == ["knight-2233", "slow"]
    assert t.s.questions == []


def test_ws_2_0_2_the_next_goes_on_where_the_first_stopped() -> None:
    t = Revealing("health knight-2233 only knight-3333 health")
    assert [t.reveal(0), t.reveal(1)] == [["knight-2233", "none"], ["knight-3333", "only"]]


def test_ws_2_0_2_an_empty_start_deck_is_made_anew_from_its_discards() -> None:
    seconds = set()
    artefacts = set()
    for seed in range(60):
        t = Revealing("strong knight-2233 knight-3333 health", seed)
        assert t.reveal(0) == ["knight-2233", "strong"]
        knight, artefact = t.reveal(1)
        seconds.add(knight)
        artefacts.add(artefact)
    assert "knight-3333" in seconds  # discarded, so it comes back; what is kept does not
    assert "knight-2233" not in seconds
    assert "noble" in artefacts
    assert "strong" not in artefacts


def test_ws_2_0_2_made_anew_while_somebody_reveals_it_is_without_the_cards_already_kept() -> None:
    for seed in range(150):
        t = Revealing("strong knight-2233", seed, mode="melee")  # no Health left: made anew before the first is done
        assert t.reveal(0) == ["knight-2233", "strong"]
        for mate in (1, 2):
            assert t.reveal(mate)[1] != "strong"


def test_ws_2_0_2_everybody_has_a_knight_of_their_own_and_perhaps_an_artefact_by_chance_alone() -> None:
    assert all(len(set(t.s.knights)) == 2 for t in DEALS)
    assert {t.knight(seat) for t in DEALS for seat in (0, 1)} == {one.id for one in DEALS[0].box.cards.knights}
    assert {artefact for t in DEALS for artefact in t.s.artefacts} == {-1, 0, 1, 2, 3, 4, 5}
    for t in DEALS:
        assert t.s.artefacts[0] != t.s.artefacts[1] or t.s.artefacts[0] == -1
        assert t.asked() == [(0, "tactic"), (1, "tactic")]  # the first thing anybody is asked


# WS-2.0.3


def test_ws_2_0_3_eight_cards_each_of_a_shuffled_deck() -> None:
    for t in DEALS:
        assert [len(hand) for hand in t.s.hands] == [8, 8]
        assert sorted(t.s.hands[0] + t.s.hands[1] + t.s.decks[0]) == list(range(t.box.cards.size))
        assert t.s.discards == t.s.table == [[]]
    assert len({tuple(t.s.hands[0]) for t in DEALS}) == len(DEALS)
    assert len({t.s.decks[0][-1] for t in DEALS}) > 30


# WS-2.0.3: an empty deck


def everything_but(*named: str) -> str:
    """All cards of the plain box but these, to be held so that they lie nowhere else."""
    taken = " ".join(named).split()
    return " ".join(design.id for design in DEALS[0].box.cards.designs if design.id not in taken)


def test_ws_2_0_3_an_empty_deck_is_made_anew_of_the_discards_and_not_of_the_cards_played() -> None:
    hand = "rage-cut-62 cross-cut-62 anger-cut-62 scalp-cut-62 crown-cut-62 battle-cut-62 father-strike-62"
    discards = "spy costly"
    t = Table(hands=[hand, everything_but(hand, discards)], discard_rows=[discards])
    t.says("play rage-cut-62", "take")
    assert (t.deck(), t.discards(), t.played()) == ("", discards, "rage-cut-62")
    t.end()
    assert sorted(t.hand(0).split()) == sorted(f"{hand} {discards}".split()[1:])
    assert (t.deck(), t.discards(), t.played()) == ("", "rage-cut-62", "")
    assert t.told("reshuffled") == [{"seat": 0, "count": 2}]


def test_ws_2_0_3_first_what_is_left_of_the_deck_then_the_discards() -> None:
    t = Table(hands=[everything_but("spy costly feat"), ""], deck_rows=["spy"], discard_rows=["costly feat"])
    t.end()
    assert sorted(t.hand(1).split()) == ["costly", "feat", "spy"]
    assert [told["card"] for told in t.told("drew")][0] == "event:spy"


def test_ws_2_0_3_without_discards_it_is_made_of_the_cards_played_this_turn() -> None:
    hand = "rage-cut-62 anger-cut-62 scalp-cut-62"
    t = Table(hands=[hand, everything_but(hand)])
    t.says("play rage-cut-62", "take", "play anger-cut-62", "take", "end")
    assert sorted(t.hand(0).split()) == sorted(hand.split())
    assert (t.discards(), t.played(), t.deck()) == ("", "", "")


def test_ws_2_0_3_with_nothing_at_all_one_draws_what_there_is() -> None:
    t = Table(hands=["rage-cut-62", everything_but("rage-cut-62 spy")], deck_rows=["spy"])
    t.end()
    assert t.hand(0).split() == ["rage-cut-62", "spy"]
    assert t.asked() == [(1, "act")]


def test_ws_2_0_3_the_deck_is_made_anew_at_any_time_in_the_middle_of_a_turn_too() -> None:
    t = Table(hands=["draw-2", everything_but("draw-2 spy costly")], discard_rows=["spy costly"])
    t.say("play draw-2")
    assert sorted(t.hand(0).split()) == ["costly", "spy"]
    assert (t.discards(), t.played()) == ("", "draw-2")


def test_ws_2_0_3_made_anew_it_is_shuffled() -> None:
    tops = set()
    for seed in range(30):
        t = Table(hands=[everything_but("spy costly feat"), "feat"], discard_rows=["spy costly"], seed=seed)
        t.end()
        tops.add(t.told("drew")[0]["card"])
    assert tops == {"event:spy", "event:costly"}


# WS-2.0.4


def test_ws_2_0_4_both_are_asked_at_once_with_their_hands_and_before_the_auction() -> None:
    t = Dealt(5)
    assert t.asked() == [(0, "tactic"), (1, "tactic")]
    assert [t.may(0), t.may(1)] == [["strength", "technique"]] * 2
    assert [len(hand) for hand in t.s.hands] == [8, 8]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_ws_2_0_4_what_one_has_chosen_is_sealed_until_both_have(viewer: int) -> None:
    seen = []
    for said in ("strength", "technique"):
        t = Dealt(5)
        t.say(said, 0)
        assert t.s.tactics == [0, 0]
        assert t.told("tactic") == []
        seen.append(t.box.redact(t.s, viewer))
    assert seen[0] == seen[1]


def test_ws_2_0_4_nobody_has_a_tactic_before_both_have_chosen() -> None:
    t = Dealt(5)
    t.say("technique", 0)
    assert not [zone for zone in telling.zones(t.box, t.box.redact(t.s, 1)) if zone.chosen]


def test_ws_2_0_4_the_second_choice_opens_both_and_the_auction_begins() -> None:
    t = Dealt(5)
    t.say("technique", 1)
    t.say("strength", 0)
    assert t.s.tactics == [0, 1]
    assert [told["tactic"] for told in t.told("tactic")] == ["strength", "technique"]
    assert t.asked() == [(t.s.first, "bid")]


def test_ws_2_0_4_it_is_chosen_freely_and_is_no_action() -> None:
    t = Dealt(5)
    t.say("technique", 0)
    t.say("technique", 1)
    assert (t.s.used, t.s.fatigue, t.s.turn) == (0, [28, 28], 0)
    while t.s.turn == 0:
        t.say(t.may()[-1])
    assert t.left == t.ability(t.s.acting, "endurance")


# WS-2.0.5


def test_ws_2_0_5_changing_tactic_later_is_an_action_and_counts_at_once() -> None:
    t = Table(knights="knight-2423", hands=["rage-cut-62"])
    t.say("switch")
    assert (t.s.tactics, t.left, t.s.fatigue[0]) == ([1, 0], 2, 28)
    assert t.told("tactic")[0]["tactic"] == "technique"
    t.say("play rage-cut-62")
    assert t.s.fatigue[0] == 28  # Technique 2 against the Knight's 4
    t.says("take", "switch")
    assert (t.s.tactics, t.s.acting) == ([0, 0], 1)


def test_ws_2_0_5_a_change_of_tactic_can_be_taken_back_until_somebody_draws() -> None:
    full = "rage-cut-62 crown-cut-62 scalp-cut-62 anger-cut-62 plunge-strike-62 father-strike-62 cross-cut-62 spy"
    t = Table(hands=[full, "rage-cut-26"])
    actions = t.left
    assert [t.say("switch") for _ in range(actions)] == [True] * (actions - 1) + [False], "with the last one rivals draw"


def test_ws_2_0_5_even_the_last_action_can_be_taken_back_if_nobody_draws_after_it() -> None:
    attacks = ["rage-cut", "crown-cut", "scalp-cut", "anger-cut", "plunge-strike", "father-strike", "cross-cut", "slanting-cut"]
    t = Table(hands=[" ".join(f"{attack}-{value}" for attack in attacks) for value in (62, 26)], phase="action", used=2)
    assert t.left == 1
    assert t.say("switch")
    assert t.s.acting == 1


def test_ws_2_0_5_a_change_of_tactic_that_costs_the_last_hit_cannot_be_taken_back() -> None:
    t = Table(hits=[4], fatigue=[1])
    assert not t.say("switch")
    assert t.s.over
