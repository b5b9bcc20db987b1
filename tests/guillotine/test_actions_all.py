"""What holds for every action card: Master Spy (GU-14), Unpopular Judge (GU-15), Callous Guards (GU-16); and each has a test."""

import re
from pathlib import Path
from typing import Any

import pytest

import tabard
from tests.guillotine.table import Table, words

BOX: Any = tabard.game("guillotine").box(2, {"edition": "standard"})
ACTIONS = [action.id for action in BOX.cards.actions]
LINE_CARDS = words(
    "bribed-guards civic-pride clothing-swap confusion-in-line escape extra-cart fainting-spell fled-to-england forward-march"
    " friend-of-the-queen ignoble-noble l-idiot lack-of-faith late-arrival let-them-eat-cake majesty mass-confusion"
    " military-might milling-in-line missed opinionated-guards public-demand pushed stumble the-long-walk"
    " tis-a-far-better-thing trip was-that-my-name"
)
NEXT_DAY = (
    "duke count mayor colonel heretic regent governor councilman cardinal archbishop lieutenant sheriff"  # first dealt: last
)
A_TURN = {"line", "pile 0", "hand 0", "action deck", "action discards"}  # what every turn of seat 0 with a card changes


def lying(t: Table) -> dict[str, str]:
    """What lies where, in words."""
    found = {
        "line": t.line,
        "noble deck": t.noble_deck,
        "noble discards": t.noble_discards,
        "action deck": t.action_deck,
        "action discards": t.action_discards,
    }
    for seat in range(t.s.seats):
        found |= {f"hand {seat}": t.hand(seat), f"pile {seat}": t.pile(seat), f"table {seat}": t.table(seat)}
    return found


def changed(t: Table, before: dict[str, str]) -> set[str]:
    """The places where something else lies now."""
    now = lying(t)
    return {place for place in now if now[place] != before[place]}


def same(*rows: str) -> list[str]:
    """These cards as a multiset."""
    return sorted(words(" ".join(rows)))


def all_but(named: str) -> str:
    """The action cards of the box without these."""
    left = [action.id for action in BOX.cards.actions for _ in range(action.copies)]
    for card in words(named):
        left.remove(card)
    return " ".join(left)


def kinds_of_events(t: Table) -> list[str]:
    return [event.kind for event in t.s.events]


def with_everything_possible(card: str, front: str = "", guards: int = -1, rushed: tuple[int, ...] = ()) -> Table:
    """A table at which every card could be played, were it not forbidden."""
    tables = ["", "fountain-of-blood" if card != "fountain-of-blood" else ""]
    if guards >= 0 and card != "callous-guards":
        tables[guards] += " callous-guards"
    return Table(
        line=f"{front} duke master-spy palace-guard mayor count bishop colonel",
        hands=[card, "pushed"],
        piles=["martyr", "sheriff"],
        tables=tables,
        noble_deck="regent baron",
        action_discards="stumble" if card != "stumble" else "trip",
        rushed=list(rushed),
    )


def test_every_action_can_be_played_here_and_the_law_marks_28_of_them_line() -> None:
    assert len(ACTIONS) == 50
    assert len(LINE_CARDS) == 28
    for card in ACTIONS:
        assert with_everything_possible(card).may() == ["pass", card]


@pytest.mark.parametrize("card", ACTIONS)
def test_gu_14_master_spy_goes_to_the_end_after_every_card(card: str) -> None:
    t = with_everything_possible(card)
    while t.s.mover == 0:
        t.say(card if card in t.may() and t.hand(0) == card else t.may()[-1])
    left = t.noble_discards if card == "scarlet-pimpernel" else t.line
    assert ("master-spy" in left) == (card != "mass-confusion" or "master-spy" not in t.noble_deck)
    assert "master-spy" not in words(left)[:-1]


def test_gu_14_master_spy_stays_where_he_is_when_no_card_is_played() -> None:
    t = with_everything_possible("trip")
    t.play("pass")
    assert t.line == "master-spy palace-guard mayor count bishop colonel"


def test_gu_14_master_spy_alone_or_at_the_end_does_not_move() -> None:
    t = Table(line="master-spy", hands=["rush-job"])
    t.play("rush-job", "seat 1")
    assert t.pile(0) == "master-spy"
    assert t.told("moved") == []


@pytest.mark.parametrize("card", ACTIONS)
def test_gu_15_unpopular_judge_in_front_forbids_every_card(card: str) -> None:
    t = with_everything_possible(card, front="unpopular-judge")
    assert t.may() == ["pass"]
    t.play("pass")
    assert t.pile(0) == "martyr unpopular-judge"


@pytest.mark.parametrize("card", [card for card in ACTIONS if card != "callous-guards"])
@pytest.mark.parametrize("owner", [0, 1])
def test_gu_16_callous_guards_forbid_just_the_line_cards_to_everybody(card: str, owner: int) -> None:
    t = with_everything_possible(card, guards=owner)
    assert (card in t.may()) == (card not in LINE_CARDS)
    t.drop(owner)
    assert t.may() == ["pass", card]


@pytest.mark.parametrize("card", ACTIONS)
def test_gu_23_a_hurried_player_may_play_no_card_at_all(card: str) -> None:
    assert with_everything_possible(card, rushed=(1,)).may() == ["pass", card]
    assert with_everything_possible(card, rushed=(0,)).may() == ["pass"]


def test_each_of_the_50_actions_has_a_test_that_names_it() -> None:
    files = [file.read_text() for file in sorted(Path(__file__).parent.glob("test_*.py"))]
    names = [name for text in files for name in re.findall(r"def (test_\w+)", text)]
    missing = [card for card in ACTIONS if not any(f"_{card.replace('-', '_')}_" in f"{name}_" for name in names)]
    assert missing == []
