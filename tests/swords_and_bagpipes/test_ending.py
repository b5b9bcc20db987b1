"""The end says what decided: SB-V2, SB-V3, SB-V4, SB-2P7."""

from __future__ import annotations

from tests.swords_and_bagpipes.table import Table


def end(t: Table) -> list[str]:
    """The last round, everybody for Scotland; what is told at the end."""
    t.turns(*["move 1"] * t.box.seats)
    if t.box.seats > 3:
        t.badge_to(1)
    t.choose(*["scotland" if t.box.seats > 2 else "scotland 1"] * len(t.s.questions))
    while not t.s.over:
        t.say("keep" if t.asked()[0][1] == "gift" else "pass")
    last = ("scotland-stood", "scotland-fell", "traitor", "caught")
    return [event.kind for event in t.s.events if event.kind in last]


def test_sb_v2_scotland_stood() -> None:
    assert end(Table(4, round=7, castle=[9, 9, 9, 9])) == ["scotland-stood"]


def test_sb_v3_scotland_fell() -> None:
    assert end(Table(4, round=3, defeats=3, castle=[1, 1, 1, 1], arms="bannockburn")) == ["scotland-fell"]


def test_sb_v4_a_traitor_is_named() -> None:
    t = Table(4, round=7, castle=[9, 9, 9, 9], daggers=["three three"])
    assert end(t) == ["scotland-stood", "traitor"]
    assert t.told("traitor")[0]["seat"] == 0
    assert 0 not in t.box.winners(t.s)


def test_sb_2p7_whoever_is_caught_is_named() -> None:
    t = Table(2, round=2, castle=[9, 9], daggers=["two two"], dagger_hands=["one", "three one"])
    t.turns("move 1", "move 1")
    t.choose("england 1", "scotland 3")
    while not t.s.over:
        t.say("keep" if t.asked()[0][1] == "gift" else "pass")
    assert [event["seat"] for event in t.told("caught")] == [0]
    assert t.told("scotland-stood") == []
    assert t.box.winners(t.s) == [1]
