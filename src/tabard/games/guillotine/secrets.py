"""The one door out: what a seat may know, and the worlds that allow it."""

from __future__ import annotations

from tabard.engine.secrets import deal_unseen, own_masks, shown_in_order, shown_sorted
from tabard.games.guillotine.state import Guillotine


def redact(s: Guillotine, seat: int) -> Guillotine:
    """Secret are the hands of others, both decks, and what others have named of several things (GU-5)."""
    bit = 1 << seat if seat >= 0 else 0
    noble_deck = shown_in_order(s.noble_deck, s.noble_batch, s.noble_seen, bit)
    action_deck = shown_in_order(s.action_deck, s.action_batch, s.action_seen, bit)
    hands: list[list[int]] = []
    for owner in range(s.seats):
        hand = s.hands[owner]
        hands.append(hand.copy() if owner == seat else shown_sorted(hand, s.action_batch, s.action_seen, bit))
    return Guillotine(
        seats=s.seats,
        dice=0,
        asked=s.asked,
        over=s.over,
        frames=[frame.clone() for frame in s.frames],
        questions=[question.seen_by(seat) for question in s.questions],
        draft=s.drafted(seat),
        day=s.day,
        starter=s.starter,
        mover=s.mover,
        line=s.line.copy(),
        noble_deck=noble_deck,
        noble_discards=s.noble_discards.copy(),
        action_deck=action_deck,
        action_discards=s.action_discards.copy(),
        hands=hands,
        piles=[pile.copy() for pile in s.piles],
        tables=[table.copy() for table in s.tables],
        playing=s.playing,
        put=s.put.copy(),
        plays=s.plays,
        collects=s.collects,
        owed=s.owed.copy(),
        hurried=s.hurried,
        rushed=s.rushed,
        confused=s.confused,
        closing=s.closing,
        ended=s.ended,
        noble_batch=s.noble_batch,
        noble_seen=own_masks(s.noble_seen, [noble_deck], bit),
        action_batch=s.action_batch,
        action_seen=own_masks(s.action_seen, [action_deck, *hands], bit),
    )


def deal_a_world(view: Guillotine, dice: int) -> Guillotine:
    """The unseen cards of each batch lie in the face-down places of that batch."""
    s = view.clone()
    s.dice = dice
    deal_unseen(s, [s.noble_deck], [s.line, s.noble_discards, *s.piles], s.noble_batch)
    deal_unseen(s, [s.action_deck, *s.hands], [s.action_discards, *s.tables, [s.playing]], s.action_batch)
    for hand in s.hands:
        hand.sort()
    return s
