"""The Village cards of the set, what becomes of them, and the way to the final count."""

from typing import Any

from tests.swords_and_bagpipes.cards import SET, entry, row_without
from tests.swords_and_bagpipes.table import Table

VILLAGES = [card["id"] for card in SET.data["village"]]
AT_ONCE = ["mill", "musicians-house"]
ONCE = ["ferry", "marketplace", "spy-guild"]


def out_of_play(t: Table) -> list[str]:
    return [t.box.cards.villages[t.box.cards.village_of[card]].id for card in t.s.village_out]


def stands(card: str, key: str) -> int:
    return int(entry(card)["stands"][key])


def without_village_card(want: dict[str, Any], t: Table, seat: int, card: str) -> dict[str, Any]:
    """The same table, with a Village card used up."""
    gone = [one for one in want["village"][seat] if t.box.cards.villages[t.box.cards.village_of[one]].id == card]
    assert len(gone) == 1
    want["village"] = row_without(want["village"], seat, gone)
    want["village_out"] = [*want["village_out"], *gone]
    return want


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
