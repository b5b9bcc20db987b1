"""Card sets of somebody's own that the loader takes must play right; those it cannot are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.cli import main
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.games import game
from tests import telling
from tests.swords_and_bagpipes.table import Table

GAME = game("swords-and-bagpipes")
OURS = GAME.card_set("international").text


def table(text: str, seats: int, variant: dict[str, str] | None = None, **given: Any) -> Table:
    t = Table.__new__(Table)
    t.box = GAME.box(seats, variant or {}, CardSet("own", "own.toml", text))
    t.s = t.box.position(given)
    t.s.events = []
    return t


@pytest.mark.parametrize(
    ("section", "key"), [("village", "does"), ("village", "start"), ("arms", "revealed"), ("arms", "handed")]
)
def test_an_empty_list_of_verbs_is_refused(section: str, key: str) -> None:
    numbers = "troops = 1\nbonnet = 1\npierced = 0\ncrown = 4\n" if section == "arms" else ""
    text = f'{OURS}\n[[{section}]]\nid = "void"\n{numbers}{key} = []\nsource = "reconstructed"\n'
    with pytest.raises(BadCardSet, match=rf"{section} 'void': '{key}' is empty; expected a list of verbs"):
        GAME.box(4, {}, CardSet("own", "own.toml", text))


def test_a_clan_is_there_once() -> None:
    start = OURS.index('[[clan]]\nid = "bruce"')
    text = OURS[:start] + OURS[start:].replace("copies = 1", "copies = 6", 1)
    with pytest.raises(BadCardSet, match="each clan once"):
        GAME.box(4, {}, CardSet("own", "own.toml", text))


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_3p4_a_card_that_moves_the_badge_is_about_the_badge_whether_it_says_so_or_not(seats: int) -> None:
    text = OURS.replace("badge = true\n", "")
    box: Any = GAME.box(seats, {}, CardSet("own", "own.toml", text))
    s = box.deal(1)
    gone = sorted(box.cards.arms[box.cards.arms_of[card]].id for card in s.arms_gone)
    assert gone == ["bruce-joins-us-again", "irvine-capitulation"]
    assert [one.id for one in box.cards.bagpipes if one.badge] == ["affair-of-honour"]


def test_the_armies_shown_are_those_of_the_battle_whatever_happens_after_it() -> None:
    t = Table(4, village=["ferry"], hands=["", "", "cattle-raid davids-lineage"], badge=0, castle=[5, 3, 3, 3], arms="dunbar")
    t.turns("move 5", "move 1", "move 1", "move 1")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()

    def armies() -> dict[str, int]:
        return {zone.name: zone.count for zone in telling.zones(t.box, t.s) if zone.look == "sum"}

    fought = {"scots-army": 8, "english-army": t.s.troops}
    assert armies() == fought
    t.say("davids-lineage")
    t.say("ferry")
    t.say("5")
    assert t.s.camp[0] == 0
    assert armies() == fought
    t.passes()
    assert armies() == {}, "a new round"


def test_whose_side_everybody_knows_cannot_lay_another_token() -> None:
    card = (
        '\n[[bagpipe]]\nid = "oath"\nwhen = "tokens"\n'
        'does = [{ stand-for-scotland = { of = "you" } }, "change-your-side"]\nsource = "reconstructed"\n'
    )
    t = table(OURS + card, 4, hands=[["oath"], [], [], []], badge=0)
    t.turns("move 3", "move 3", "move 3", "move 3")
    t.badge_to(1)
    t.choose("england", "scotland", "scotland")
    t.say("oath")
    assert t.told("stood-for-scotland")[0]["seat"] == 0


def test_a_set_that_suffices_for_some_players_is_good_for_them(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "six.toml"
    few = GAME.card_set("first-edition").text
    for gone in ("sack-of-berwick", "dunbar"):
        start = few.index(f'[[arms]]\nid = "{gone}"')
        few = few[:start] + few[few.index("[[arms]]", start + 1) :]
    file.write_text(few, encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert capsys.readouterr().out.strip().endswith("good with 4 or 5 or 6 players")
    assert main(["cards", "swords-and-bagpipes", "--cards", str(file)]) == 0


def test_sb_i2_a_card_says_for_which_side_it_is() -> None:
    t = Table(4, hands=["wallaces-gratitude"], badge=0)
    t.turns("move 3", "move 3", "move 3", "move 3")
    t.badge_to(1)
    t.choose("england", "scotland", "scotland")
    t.passes()
    question = t.question(0)
    assert t.may() == ["pass"]
    assert t.box.show.why_not(t.s, question, "bagpipe:wallaces-gratitude") == "SB-I2"


def test_everybody_is_more_than_every_seat() -> None:
    """A card that all six have looked at one by one is not open to a spectator."""
    t = Table(6, hands=["ambush"])
    t.s.bagpipe_seen = bytes([63 if card in t.s.hands[0] else 0 for card in range(len(t.s.bagpipe_seen))])
    assert t.box.redact(t.s, -1).hands[0][0] < 0
    assert t.box.redact(t.s, 3).hands[0] == t.s.hands[0]
