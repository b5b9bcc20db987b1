"""Face-down cards: what a view shows of them, and how a world is dealt that the view allows.

Every card carries the number of the last shuffle it took part in, its *batch*, which everybody knows, and a mask of
the seats that have seen it where it lies face down (besides its owner), which each seat knows of itself alone: who
has seen which card of a hand would tell others which card left it.
"""

from __future__ import annotations

from tabard.engine.state import EVERYBODY, State


def face_down(batch: int) -> int:
    """How a view writes a card it does not know."""
    return -1 - batch


def marked(masks: bytes, cards: list[int], seats: int) -> bytes:
    """These cards have now been seen by these seats too."""
    changed = bytearray(masks)
    for card in cards:
        changed[card] |= seats
    return bytes(changed)


def unmarked(masks: bytes, cards: list[int]) -> bytes:
    """Nobody knows any longer which these cards are."""
    if masks.count(0) == len(masks):
        return masks
    changed = list(masks)
    for card in cards:
        changed[card] = 0
    return bytes(changed)


def rebatched(batches: bytes, cards: list[int]) -> bytes:
    """These cards were shuffled together: they carry the smallest number that no other card carries."""
    changed = list(batches)
    for card in cards:
        changed[card] = -1
    used = 0
    for batch in changed:
        if batch >= 0:
            used |= 1 << batch
    number = 0
    while used >> number & 1:
        number += 1
    for card in cards:
        changed[card] = number
    return bytes(changed)


def shown_in_order(zone: list[int], batches: bytes, seen: bytes, bit: int) -> list[int]:
    """A zone with an order, as the seat with this bit sees it: place by place."""
    shown: list[int] = []
    for card in zone:
        if card < 0 or seen[card] & bit or seen[card] == EVERYBODY:
            shown.append(card)
        else:
            shown.append(face_down(batches[card]))
    return shown


def shown_sorted(zone: list[int], batches: bytes, seen: bytes, bit: int) -> list[int]:
    """A zone without an order: known cards first, then the others by batch."""
    shown = shown_in_order(zone, batches, seen, bit)
    return sorted([card for card in shown if card >= 0]) + sorted([card for card in shown if card < 0], reverse=True)


def own_masks(seen: bytes, zones: list[list[int]], bit: int) -> bytes:
    """Of the masks a view keeps what its seat knows: that it has seen a card, or that everybody has."""
    kept = bytearray(len(seen))
    for zone in zones:
        for card in zone:
            if card >= 0:
                kept[card] = EVERYBODY if seen[card] == EVERYBODY else seen[card] & bit
    return bytes(kept)


def deal_unseen(s: State, zones: list[list[int]], elsewhere: list[list[int]], batches: bytes) -> None:
    """Deal the unseen cards of each batch into the face-down places of that batch, uniformly."""
    unseen: list[list[int]] = []
    lying = bytearray(len(batches))
    for zone in zones + elsewhere:
        for card in zone:
            if card >= 0:
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
                zone[place] = unseen[-1 - hidden].pop()


def give_up_one_copy(seen: bytes, gone: int, copies: list[int]) -> bytes:
    """One of several equal cards left a hand: each seat that had seen some of them now knows one fewer."""
    masks = bytearray(seen)
    for card in copies:
        either = masks[gone] | masks[card]
        masks[card] &= masks[gone]
        masks[gone] = either
    return bytes(masks)


def best_known(s: State, seen: bytes, copies: list[int]) -> int:
    """Of equal cards the one that most seats have seen, so that none learns of another; by lot among several such."""
    most = max([seen[card].bit_count() for card in copies])
    known = [card for card in copies if seen[card].bit_count() == most]
    return known[s.roll(len(known))]


def moved_unseen(seen: bytes, zone: list[int], knowers: int) -> bytes:
    """A card left a face-down zone of several unseen but by these seats: the others no longer know what lies where."""
    if len(zone) < 2:
        return seen
    masks = bytearray(seen)
    for card in zone:
        masks[card] &= knowers
    return bytes(masks)
