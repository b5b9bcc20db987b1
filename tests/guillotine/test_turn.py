"""GU-4: the turn."""

from tests.guillotine.table import Table


def test_gu_4_a_turn_is_play_collect_draw() -> None:
    t = Table(line="baron bishop the-clown", hands=["l-idiot"], action_deck="trip")
    assert t.asked() == [(0, "play")]
    assert t.may() == ["pass", "l-idiot"]
    t.play("l-idiot")
    assert t.may() == ["bishop 2 to 1", "the-clown 3 to 2", "the-clown 3 to 1"]
    t.say("bishop 2 to 1")
    assert t.line == "baron the-clown"
    assert t.pile(0) == "bishop"
    assert t.hand(0) == "trip"
    assert t.action_discards == "l-idiot"
    assert t.asked() == [(1, "play")]
