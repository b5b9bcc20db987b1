"""What the notes of a frame mean. `rival` is always the player chosen and `card` the Village card in use, and read anywhere;
`count` is another thing in every script, and read and written here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.engine.state import Frame
from tabard.games.swords_and_bagpipes.cards import GAME
from tabard.games.swords_and_bagpipes.state import Swords

if TYPE_CHECKING:
    from mypy_extensions import i64


# ROUND: the turns of phase 2, then the Replenishments before staying home.


def turns_taken(f: Frame) -> i64:
    """How many have taken their turn in phase 2."""
    return f.count


def count_turns(f: Frame, turns: i64) -> None:
    f.count = turns


def turns_before(s: Swords) -> i64:
    """How many turns of phase 2 were taken before the present one."""
    return s.frames[1].count


def made_at_home(f: Frame) -> i64:
    """How many of the three Replenishments before staying home were made (SB-H4)."""
    return f.count


def count_made_at_home(f: Frame, acts: i64) -> None:
    f.count = acts


# A card.


def number_chosen(f: Frame) -> i64:
    """How many units, as chosen (SB-P6)."""
    return f.count


def note_the_number(f: Frame, units: i64) -> None:
    f.count = units


# How far the game is.


def at_the_market(s: Swords) -> bool:
    """Whether the last round is over and Marketplace may be used before the count (SB-G4)."""
    return s.frames[-1].script == GAME
