"""Face-down cards: what a view shows of them, and how a world is dealt that the view allows.

Every card carries the number of the last shuffle it took part in, its *batch*, and a mask of the seats that have
seen it where it lies, both `bytes` by card. A face-down card in a view tells just these two, which everybody knows.
"""

from __future__ import annotations

from tabard.engine.state import State


def face_down(batch: int, seen: int) -> int:
    """How a view writes a card it does not know."""
    return -1 - (batch << 6 | seen)


def marked(masks: bytes, cards: list[int], seats: int) -> bytes:
    """These cards have now been seen by these seats too."""
    changed = bytearray(masks)
    for card in cards:
        changed[card] |= seats
    return bytes(changed)


def unmarked(masks: bytes, cards: list[int]) -> bytes:
    changed = bytearray(masks)
    for card in cards:
        changed[card] = 0
    return bytes(changed)


def rebatched(batches: bytes, cards: list[int]) -> bytes:
    """These cards were shuffled together: they carry the smallest number that no other card carries."""
    changed = bytearray(batches)
    for card in cards:
        changed[card] = 255
    number = 0
    while number in changed:
        number += 1
    for card in cards:
        changed[card] = number
    return bytes(changed)


def shown_in_order(zone: list[int], batches: bytes, seen: bytes, bit: int) -> list[int]:
    """A zone with an order, as the seat with this bit sees it: place by place."""
    return [card if card < 0 or seen[card] & bit else face_down(batches[card], seen[card]) for card in zone]


def shown_sorted(zone: list[int], batches: bytes, seen: bytes, bit: int) -> list[int]:
    """A zone without an order: known cards first, then the others by batch."""
    return sorted(shown_in_order(zone, batches, seen, bit), key=_known_first)


def _known_first(card: int) -> int:
    return card if card >= 0 else 1000 - card


def known_masks(seen: bytes, zones: list[list[int]]) -> bytes:
    """The masks a view keeps: those of the cards it shows; a face-down card carries its own."""
    kept = bytearray(len(seen))
    for zone in zones:
        for card in zone:
            if card >= 0:
                kept[card] = seen[card]
    return bytes(kept)


def deal_unseen(s: State, zones: list[list[int]], elsewhere: list[list[int]], batches: bytes, seen: bytes) -> bytes:
    """Deal the unseen cards of each batch into the face-down places of that batch, uniformly; the new masks."""
    masks = bytearray(seen)
    unseen: list[list[int]] = []
    lying = bytearray(len(batches))
    for zone in zones:
        for card in zone:
            if card >= 0:
                lying[card] = 1
    for zone in elsewhere:
        for card in zone:
            lying[card] = 1
    for card in range(len(batches)):
        if not lying[card]:
            while len(unseen) <= batches[card]:
                unseen.append([])
            unseen[batches[card]].append(card)
    for pool in unseen:
        s.shuffle(pool)
    for zone in zones:
        for place in range(len(zone)):
            hidden = zone[place]
            if hidden < 0:
                mark = -1 - hidden
                card = unseen[mark >> 6].pop()
                masks[card] = mark & 63
                zone[place] = card
    return bytes(masks)


def give_up_one_copy(seen: bytes, gone: int, copies: list[int]) -> bytes:
    """One of several equal cards left a hand: each seat that had seen some of them now knows one fewer."""
    masks = bytearray(seen)
    for card in copies:
        either = masks[gone] | masks[card]
        masks[card] &= masks[gone]
        masks[gone] = either
    return bytes(masks)
