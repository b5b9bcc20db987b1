"""The one door out: what a seat may know, and the worlds that allow it."""

from __future__ import annotations

from tabard.engine.secrets import deal_unseen, names_for
from tabard.games.guillotine.cards import Cards
from tabard.games.guillotine.state import Guillotine


def redact(cards: Cards, s: Guillotine, seat: int, once: bool = False) -> Guillotine:
    """Secret are the hands of others, both decks, and what others have named of several things (GU-5)."""
    bit = 1 << seat if seat >= 0 else 0
    nobles = names_for(cards.equal_nobles, s.noble_batch, s.noble_seen, bit, once)
    actions = names_for(cards.equal_actions, s.action_batch, s.action_seen, bit, once)
    view = Guillotine(
        seats=s.seats,
        dice=0,
        asked=s.asked,
        over=s.over,
        frames=s.frames if once else [frame.clone() for frame in s.frames],
        questions=[question.seen_by(seat) for question in s.questions],
        draft=s.drafted(seat),
        day=s.day,
        starter=s.starter,
        mover=s.mover,
        line=nobles.open(s.line),
        noble_deck=nobles.in_order(s.noble_deck),
        noble_discards=nobles.open(s.noble_discards),
        action_deck=actions.in_order(s.action_deck),
        action_discards=actions.open(s.action_discards),
        hands=[actions.own(s.hands[owner]) if owner == seat else actions.held(s.hands[owner]) for owner in range(s.seats)],
        piles=nobles.all_open(s.piles),
        tables=actions.all_open(s.tables),
        playing=actions.one(s.playing),
        put=[nobles.of(noble) for noble in s.put],
        plays=s.plays,
        collects=s.collects,
        owed=s.owed.copy(),
        hurried=s.hurried,
        rushed=s.rushed,
        confused=s.confused,
        closing=s.closing,
        ended=s.ended,
        noble_batch=nobles.shuffles(),
        noble_seen=nobles.masks(),
        action_batch=actions.shuffles(),
        action_seen=actions.masks(),
    )
    if not once:
        for frame in view.frames:
            frame.card = nobles.of(frame.card)
    return view


def deal_a_world(view: Guillotine, dice: int) -> Guillotine:
    """The unseen cards of each batch lie in the face-down places of that batch."""
    s = view.clone()
    s.dice = dice
    deal_unseen(s, [s.noble_deck], [s.line, s.noble_discards, *s.piles], s.noble_batch)
    deal_unseen(s, [s.action_deck, *s.hands], [s.action_discards, *s.tables, [s.playing]], s.action_batch)
    for hand in s.hands:
        hand.sort()
    return s
