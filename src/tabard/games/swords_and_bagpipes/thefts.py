"""What a third player still knows of a hand from which somebody took a card unseen (R-16).

Who had seen cards there knows that each of them is still there or with the thief, and cannot say which is where. The state keeps
that as a *spread*: the viewer, the cards it knows, and all the cards among which they may be. In a view those that are spread
are face down under a number of their own, as if they had been shuffled together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.secrets import Names, face_down, marked
from tabard.games.swords_and_bagpipes.state import Swords

if TYPE_CHECKING:
    from mypy_extensions import i64

SPREAD: Final = 128  # the first number of a spread, where other face-down cards have their batch


class Spread:
    """Cards a viewer knows, and the cards among which they are; in a view the second are not named."""

    def __init__(self, viewer: i64, known: list[int], among: list[int]) -> None:
        self.viewer = viewer
        self.known = known
        self.among = among


def spreads(flat: list[int]) -> list[Spread]:
    """As the state keeps them: viewer, how many are known, among how many, and these cards."""
    found: list[Spread] = []
    at = 0
    while at < len(flat):
        known, among = flat[at + 1], flat[at + 2]
        at += 3
        found.append(Spread(flat[at - 3], flat[at : at + known], flat[at + known : at + known + among]))
        at += known + among
    return found


def flattened(kept: list[Spread]) -> list[int]:
    flat: list[int] = []
    for spread in kept:
        flat += [spread.viewer, len(spread.known), len(spread.among), *spread.known, *spread.among]
    return flat


def forget(s: Swords, hand: list[int], whose: int) -> None:
    """These seats can no longer say what of a spread lies in this hand."""
    if s.spread:
        kept = [one for one in spreads(s.spread) if not whose >> one.viewer & 1 or not touches(one, hand)]
        s.spread = flattened(kept)


def remember(s: Swords, zone: list[int], both: int) -> None:
    """A card of this zone was taken unseen: whoever looks on keeps what they knew of it, and cannot say where it is."""
    if len(zone) < 2:
        return
    kept = spreads(s.spread)
    for viewer in range(s.seats):
        known = [card for card in zone if s.bagpipe_seen[card] >> viewer & 1]
        if known and not both >> viewer & 1:
            kept.append(Spread(viewer, known, zone))
    s.spread = flattened(kept)


def touches(spread: Spread, zone: list[int]) -> bool:
    for card in zone:
        if card in spread.among:
            return True
    return False


def card_left(designs: bytes, s: Swords, zone: list[int], gone: int) -> None:
    """A card left a hand, and everybody saw it: what follows for those who know a spread of which cards may lie there."""
    kept = [spread for spread in spreads(s.spread) if not touches(spread, zone) or still_known(designs, s, spread, zone, gone)]
    s.spread = flattened([spread for spread in kept if spread.known and not in_one_hand(s, spread)])


def still_known(designs: bytes, s: Swords, spread: Spread, zone: list[int], gone: int) -> bool:
    """Whether a viewer can say if the card that came to light was one of a spread; if it was, it is so no more."""
    equal = [card for card in spread.known if designs[card] == designs[gone]]
    if not equal:
        return len(spread.known) == len(spread.among)
    if gone not in spread.known or other_copies(designs, s, spread.viewer, zone, gone):
        return False
    spread.known = [card for card in spread.known if card != gone]
    spread.among = [card for card in spread.among if card != gone]
    return True


def other_copies(designs: bytes, s: Swords, viewer: i64, zone: list[int], gone: int) -> bool:
    """Whether it may have been an equal card: one in that hand, or one the viewer cannot see."""
    others = [hand for hands in (s.hands, s.fresh) for hand in [hands[seat] for seat in range(s.seats) if seat != viewer]]
    for hand in [s.deck, *others]:
        for card in hand:
            if card != gone and designs[card] == designs[gone] and (card in zone or not s.bagpipe_seen[card] >> viewer & 1):
                return True
    return False


def in_one_hand(s: Swords, spread: Spread) -> bool:
    """If all lie in one hand, their viewer knows them there as if it had looked."""
    for zone in [*s.hands, *s.fresh]:
        if len([card for card in spread.among if card in zone]) == len(spread.among):
            s.bagpipe_seen = marked(s.bagpipe_seen, spread.known, 1 << spread.viewer)
            return True
    return False


def labelled(s: Swords, viewer: int) -> bytes:
    """What stands on the back of each card for a viewer: its batch, or the number of the spread it belongs to."""
    labels = bytearray(s.bagpipe_batch)
    number = SPREAD
    for spread in spreads(s.spread):
        if spread.viewer == viewer:
            for card in spread.among:
                labels[card] = number
            number += 1
    return bytes(labels)


def shown(s: Swords, viewer: int, names: Names) -> list[int]:
    """The spreads of a viewer, as its view keeps them: which cards it knows, not which they lie among."""
    kept = [spread for spread in spreads(s.spread) if spread.viewer == viewer]
    return flattened([Spread(viewer, sorted([names.known(card) for card in spread.known]), []) for spread in kept])


def gather(s: Swords) -> None:
    """In a world: the cards of each spread are dealt to its places, with face-down ones for those not known."""
    kept = spreads(s.spread)
    zones = [*s.hands, *s.fresh]
    for at in range(len(kept)):
        spread = kept[at]
        places = [(zone, place) for zone in zones for place in range(len(zone)) if zone[place] == face_down(SPREAD + at)]
        hidden = face_down(s.bagpipe_batch[spread.known[0]])
        cards = spread.known + [hidden] * (len(places) - len(spread.known))
        s.shuffle(cards)
        for zone, place in places:
            zone[place] = cards.pop()


def name_the_places(view: Swords, s: Swords) -> None:
    """… and once all cards are dealt, the world says among which cards those of each spread are."""
    kept = spreads(s.spread)
    for at in range(len(kept)):
        for seen, dealt in zip([*view.hands, *view.fresh], [*s.hands, *s.fresh]):
            kept[at].among += [dealt[place] for place in range(len(seen)) if seen[place] == face_down(SPREAD + at)]
    s.spread = flattened(kept)


def can_be(flat: list[int], seats: int, cards: int) -> bool:
    """Whether a save may say this: whole spreads, of seats and cards that are there."""
    at = 0
    while at < len(flat):
        if at + 2 >= len(flat) or not 0 <= flat[at] < seats or not 0 < flat[at + 1] <= flat[at + 2]:
            return False
        end = at + 3 + flat[at + 1] + flat[at + 2]
        if end > len(flat) or not all(0 <= card < cards for card in flat[at + 3 : end]):
            return False
        at = end
    return True
