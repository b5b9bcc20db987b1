"""A card set that says where its games begin."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.arena.match import play
from tabard.bots import bot
from tabard.cli import main
from tabard.engine.cardset import CardSet, read_set
from tabard.engine.errors import BadCardSet
from tabard.engine.save import lent
from tabard.engine.state import SPECTATOR
from tabard.table.fair import new_dice
from tabard.table.journal import Journal

EXAMPLES = Path(__file__).parents[2] / "examples"
LAST = {"guillotine": "last_day.toml", "swords-and-bagpipes": "last_round.toml", "with-sword-and-shield": "last_turns.toml"}
at_every_end = pytest.mark.parametrize("name", list(LAST))


def last(name: str, old: str = "", new: str = "") -> Any:
    """The box of a set with a start; some of its text may be other."""
    text = (EXAMPLES / LAST[name]).read_text(encoding="utf-8")
    assert old in text
    return tabard.game(name).box(2, {}, CardSet("last", "last.toml", text.replace(old, new, 1)))


def seen(box: Any, s: Any, seat: int) -> dict[str, Any]:
    return lent(box.redact(s, seat))


@at_every_end
def test_all_deals_look_alike_to_a_spectator_and_the_hands_differ(name: str) -> None:
    box = last(name)
    deals = [box.deal(seed) for seed in range(30)]
    for s in deals:
        box.check(s)
        assert seen(box, s, SPECTATOR) == seen(box, deals[0], SPECTATOR)
    for seat in (0, 1):
        assert len({str(seen(box, s, seat)["hands"]) for s in deals}) > 2
    assert box.deal(7) == deals[7]


@at_every_end
def test_it_is_played_to_its_end_from_there(name: str) -> None:
    box = last(name)
    s, _ = play(box, 1, [bot("steady", box, seat) for seat in (0, 1)])
    assert s.over
    assert s.asked < 40


@at_every_end
def test_our_small_sets_are_good(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(EXAMPLES / LAST[name]), "--game", name]) == 0
    assert "good with 2 players" in capsys.readouterr().out


def test_a_start_that_cannot_be_is_refused() -> None:
    for old, new, why in (
        ("day = 3", "day = 9", "'day' is 9; expected a whole number from 1 to 3"),
        ("day = 3", "dya = 3", "unknown key 'dya'"),
        ('"martyr"]', '"marquis"]', "'marquis' is no noble of this set"),
    ):
        with pytest.raises(BadCardSet) as refused:
            last("guillotine", old, new).deal(1)
        assert refused.value.message.startswith("last.toml: [start]: ")
        assert why in refused.value.message
    with pytest.raises(BadCardSet, match=r"'start' must be written as \[start\]"):
        CardSet("wrong", "wrong.toml", "[[start]]\nday = 3")


def test_a_mistake_on_the_card_before_it_is_found_on_its_own_line(tmp_path: Path) -> None:
    text = (EXAMPLES / LAST["guillotine"]).read_text(encoding="utf-8")
    _, cards = text.split("[[noble]]", 1)
    (tmp_path / "turned.toml").write_text(f"[[noble]]{cards}wrong = 1\n\n[start]\nwrong = 2\n", encoding="utf-8")
    with pytest.raises(BadCardSet, match="unknown key 'wrong'") as refused:
        tabard.game("guillotine").box(2, {}, read_set(tmp_path / "turned.toml"))
    line = cards.count("\n") + 1
    assert f"turned.toml:{line}:" in refused.value.message


@at_every_end
def test_it_is_dealt_by_fair_dice_too(name: str) -> None:
    box, dice = last(name), [new_dice() for _ in range(20)]
    deals = [Journal(box, one, ["a", "b"], ["you", "you"]).state for one in dice]
    assert len({str(seen(box, s, 0)["hands"]) for s in deals}) > 2
    assert [Journal(box, one, ["a", "b"], ["you", "you"]).state for one in dice] == deals
