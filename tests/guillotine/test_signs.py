"""The facts by which an option is explained: what everybody can see of what it leads to."""

from __future__ import annotations

from typing import Any

from tests.guillotine.table import Table


def signs(line: str, card: str, *said: str) -> dict[str, Any]:
    """Of a card that is played, by id: the noble or the amount."""
    t = Table(seats=2, line=line, hands=[card, ""], action_deck="rat-break trip", day=3)
    before = t.s.clone()
    if card:
        t.play(card, *said)
    else:
        t.play("pass")
    return {id: facts.get("noble", amount) for id, facts, amount in t.box.judge.signs(before, t.s, t.s, 0)}


def test_a_card_that_brings_a_noble_to_the_front_says_who_is_collected_and_what_it_brings() -> None:
    found = signs("martyr mayor cardinal duke", "pushed", "cardinal 3 to 1")
    assert found["sign-collects"] == "noble:cardinal"
    assert found["mean-points"] == 5.0
    assert found["sign-leaves"] == "noble:martyr"


def test_a_card_says_which_noble_of_worth_it_keeps_from_the_next_player() -> None:
    assert signs("martyr mayor cardinal duke", "pushed", "cardinal 3 to 1")["sign-keeps"] == "noble:mayor"
    assert "sign-keeps" not in signs("mayor martyr cardinal duke", "pushed", "cardinal 3 to 1"), "nobody would miss a Martyr"
    assert "sign-keeps" not in signs("martyr cardinal mayor duke", ""), "then it is left to them"
