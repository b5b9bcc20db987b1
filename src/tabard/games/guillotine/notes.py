"""What the notes of a frame mean. `rival` is always the player chosen and `card` the noble a script is about, and read anywhere;
`count` is another thing in every script, and read and written here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.engine.state import Frame
from tabard.games.guillotine.cards import GAME
from tabard.games.guillotine.state import Guillotine

if TYPE_CHECKING:
    from mypy_extensions import i64


def counting(s: Guillotine) -> bool:
    """Whether the last cards are being laid (GU-24): no day is being read any more."""
    return s.frames[-1].script == GAME


def have_laid(f: Frame) -> i64:
    """GAME: how many have laid their last cards (GU-24)."""
    return f.count


def count_who_laid(f: Frame, seats: i64) -> None:
    f.count = seats


def looked_at(f: Frame) -> i64:
    """A card: how many nobles on top of the deck were looked at (GU-22)."""
    return f.count


def note_the_look(f: Frame, nobles: i64) -> None:
    f.count = nobles
