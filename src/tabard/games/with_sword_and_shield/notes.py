"""What the notes of a frame mean, script by script. `card` is always the card a script is about, and read anywhere; `rival` and
`count` mean something else in every script, and are read and written here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.engine.state import NOBODY, Frame
from tabard.games.with_sword_and_shield.cards import AIM, BID, BLOW, COMBINATION, PLACING, REAR, SWAP
from tabard.games.with_sword_and_shield.state import Tourney

if TYPE_CHECKING:
    from mypy_extensions import i64


# AIM: a card is shown, and a rival chosen for it.


def begin_aim(s: Tourney, card: i64, locks: bool) -> None:
    frame = s.begin(AIM, s.leads[s.acting])
    frame.card = card
    frame.count = 1 if locks else 0


def aims_to_lock(f: Frame) -> bool:
    """Whether the card shown shall lock the rival, not strike it."""
    return f.count == 1


# BLOW: an attack goes to a place, whoever stands there, and is answered.


def begin_blow(s: Tourney, card: i64, place: i64) -> None:
    frame = s.begin(BLOW, s.leads[s.acting])
    frame.card = card
    frame.rival = place


def struck_by(s: Tourney, f: Frame) -> int:
    """The Knight at the place a blow goes to, NOBODY if none stands there."""
    return s.at(f.rival) if f.rival >= 0 else NOBODY


def answered_with(f: Frame) -> i64:
    """The option by which the blow was answered."""
    return f.count


def note_the_answer(f: Frame, option: i64) -> None:
    f.count = option


# COMBINATION: all its cards go to one place.


def aimed_at(f: Frame) -> i64:
    """The place, NOBODY if its cards are aimed at none, or at one who is out."""
    return f.rival


def note_the_aim(f: Frame, place: i64) -> None:
    f.rival = place


def in_combination(s: Tourney) -> bool:
    """Whether the card on top of the scripts is one of a Combination."""
    return s.frames[-2].script == COMBINATION


# SWAP and REAR: a Knight makes a Mêlée Move.


def begin_move(s: Tourney, knight: i64, card: i64, retreats: bool) -> None:
    frame = s.begin(REAR if retreats else SWAP, s.leads[knight])
    frame.card = card
    frame.count = knight


def is_move(f: Frame) -> bool:
    return f.script == SWAP or f.script == REAR


def mover(f: Frame) -> i64:
    """The Knight that moves."""
    return f.count


def mate(f: Frame) -> i64:
    """The Knight it changes places with."""
    return f.rival


def note_the_mate(f: Frame, knight: i64) -> None:
    f.rival = knight


# What a card does.


def begin_effect(s: Tourney, script: i64, knight: i64, rival: i64, card: i64) -> None:
    """For the Knight that plays the card and the one it is aimed at, if it is."""
    frame = s.begin(script, s.leads[knight])
    frame.count = knight
    frame.rival = rival
    frame.card = card


def player(f: Frame) -> i64:
    """The Knight that plays the card."""
    return f.count


def target(f: Frame) -> i64:
    """The Knight the card is aimed at, or NOBODY."""
    return f.rival


# How far the game is.


def being_placed(s: Tourney) -> bool:
    """Whether Knights are still being placed (WS-3.0.2)."""
    return s.frames[-1].script == PLACING


def tactics_lie_open(s: Tourney) -> bool:
    """Whether the first Tactics are chosen (WS-2.0.4): the auction is being held, or is over."""
    return s.turn > 0 or s.questions[0].kind == BID
