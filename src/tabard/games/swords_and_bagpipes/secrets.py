"""The one door out: what a seat may know, and the worlds that allow it."""

from __future__ import annotations

from typing import Final

from tabard.engine.secrets import deal_unseen, face_down, own_masks, shown_in_order, shown_sorted
from tabard.games.swords_and_bagpipes.cards import Cards
from tabard.games.swords_and_bagpipes.state import ENGLAND, HIDDEN, NO_SIDE, SCOTLAND, Swords

NOTHING_SEEN: Final = bytes(256)


def redact(cards: Cards, s: Swords, seat: int) -> Swords:
    """Secret are Bagpipe hands, Dagger values, sides until the reveal, and the order of every deck (SB-C4)."""
    bit = 1 << seat if seat >= 0 else 0
    deck = shown_in_order(s.deck, s.bagpipe_batch, s.bagpipe_seen, bit)
    hands = held(s.hands, seat, s.bagpipe_batch, s.bagpipe_seen, bit)
    fresh = held(s.fresh, seat, s.bagpipe_batch, s.bagpipe_seen, bit)
    dagger_deck = shown_in_order(s.dagger_deck, s.dagger_batch, s.dagger_seen, bit)
    daggers = held(s.daggers, seat, s.dagger_batch, s.dagger_seen, bit)
    dagger_hands = held(s.dagger_hands, seat, s.dagger_batch, s.dagger_seen, bit)
    laid = held(s.laid, seat, s.dagger_batch, s.dagger_seen, bit)
    return Swords(
        seats=s.seats,
        dice=0,
        asked=s.asked,
        over=s.over,
        frames=[frame.clone() for frame in s.frames],
        questions=[question.seen_by(seat) for question in s.questions],
        draft=s.drafted(seat),
        round=s.round,
        phase=s.phase,
        mover=s.mover,
        badge=s.badge,
        badge_from=s.badge_from,
        badge_to=s.badge_to,
        home=s.home,
        home_from=s.home_from,
        away=s.away,
        defeats=s.defeats,
        troops=s.troops,
        scots=s.scots,
        gold=s.gold.copy(),
        castle=s.castle.copy(),
        camp=s.camp.copy(),
        clans=s.clans,
        arms=s.arms,
        arms_deck=shown_in_order(s.arms_deck, cards.backs, NOTHING_SEEN, bit),
        arms_out=sorted(shown_in_order(s.arms_out, cards.backs, NOTHING_SEEN, bit), reverse=True),
        arms_gone=s.arms_gone,
        deck=deck,
        discards=s.discards,
        unfit=s.unfit,
        hands=hands,
        fresh=fresh,
        opened=s.opened,
        used=s.used,
        playing=s.playing,
        spared=s.spared,
        dagger_deck=dagger_deck,
        dagger_discards=s.dagger_discards,
        dagger_out=s.dagger_out,
        daggers=daggers,
        virtual=s.virtual,
        dagger_hands=dagger_hands,
        laid=laid,
        village=s.village,
        village_out=s.village_out,
        sides=[shown_side(s, seat, owner) for owner in range(s.seats)],
        known=s.known,
        passed=s.passed,
        deserters=s.deserters,
        won=s.won,
        fought=s.fought,
        replenished=s.replenished,
        record=s.record,
        bagpipe_batch=s.bagpipe_batch,
        bagpipe_seen=own_masks(s.bagpipe_seen, [deck, *hands, *fresh], bit),
        dagger_batch=s.dagger_batch,
        dagger_seen=own_masks(s.dagger_seen, [dagger_deck, *daggers, *dagger_hands, *laid], bit),
    )


def held(rows: list[list[int]], seat: int, batches: bytes, seen: bytes, bit: int) -> list[list[int]]:
    """Each player's cards as this seat sees them; one's own are open to oneself."""
    found: list[list[int]] = []
    for owner in range(len(rows)):
        row = rows[owner]
        found.append(row if owner == seat or not row else shown_sorted(row, batches, seen, bit))
    return found


def shown_side(s: Swords, seat: int, owner: int) -> int:
    """A side that everybody knows, or one's own; otherwise only that a token lies there (SB-X1)."""
    if owner == seat or s.known >> owner & 1 or s.sides[owner] == NO_SIDE:
        return s.sides[owner]
    return HIDDEN


def deal_a_world(cards: Cards, view: Swords, dice: int) -> Swords:
    """The unseen cards of each batch lie in the face-down places of that batch; hidden sides are drawn by lot."""
    s = view.clone()
    s.dice = dice
    s.arms_deck = s.arms_deck.copy()
    s.arms_out = s.arms_out.copy()
    deal_unseen(s, [s.arms_deck, s.arms_out], [s.arms, s.arms_gone], cards.backs)
    s.arms_out.sort()
    s.deck = s.deck.copy()
    s.hands = [hand.copy() for hand in s.hands]
    s.fresh = [hand.copy() for hand in s.fresh]
    if s.seats <= 3:
        put_unfit_cards_into_the_deck(cards, s)
    playing = [s.playing] if s.playing >= 0 else []
    deal_unseen(s, [s.deck, *s.hands, *s.fresh], [s.discards, s.unfit, playing, *s.opened], s.bagpipe_batch)
    s.dagger_deck = s.dagger_deck.copy()
    s.daggers = [row.copy() for row in s.daggers]
    s.dagger_hands = [row.copy() for row in s.dagger_hands]
    s.laid = [row.copy() for row in s.laid]
    zones = [s.dagger_deck, *s.daggers, *s.dagger_hands, *s.laid]
    deal_unseen(s, zones, [s.dagger_discards, s.dagger_out], s.dagger_batch)
    for row in [*s.hands, *s.fresh, *s.daggers, *s.dagger_hands]:
        row.sort()
    s.sides = [(ENGLAND if s.roll(2) else SCOTLAND) if side == HIDDEN else side for side in s.sides]
    return s


def put_unfit_cards_into_the_deck(cards: Cards, s: Swords) -> None:
    """With two or three players nobody holds a card about the Badge (SB-2P2): those not yet seen lie in the deck."""
    for card in range(len(cards.bagpipe_of)):
        if cards.bagpipes[cards.bagpipe_of[card]].badge and card not in s.unfit and card not in s.deck:
            hidden = face_down(s.bagpipe_batch[card])
            places = [at for at in range(len(s.deck)) if s.deck[at] == hidden]
            s.deck[places[s.roll(len(places))]] = card
