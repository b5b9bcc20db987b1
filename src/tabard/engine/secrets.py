"""Face-down cards: what a view shows of them, and how a world is dealt that the view allows.

Every card carries the number of the last shuffle it took part in, its *batch*, which everybody knows, and a mask of
the seats that have seen it where it lies face down (besides its owner), which each seat knows of itself alone: who
has seen which card of a hand would tell others which card left it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.engine.state import EVERYBODY, Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    if nothing_in(masks):
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


class Equals:
    """Which cards of one sort are equal. Equal cards have numbers in a row."""

    def __init__(self, designs: list[int]) -> None:
        self.lowest = [designs.index(design) for design in designs]  # by card the lowest number among its equals
        self.firsts = [card for card, lowest in enumerate(self.lowest) if card == lowest and self.lowest.count(card) > 1]
        self.ends = [first + self.lowest.count(first) for first in self.firsts]
        # By card: which of these groups of equals it is in, and its place among all cards that have equals; -1 if it has none.
        self.group = [self.firsts.index(lowest) if lowest in self.firsts else -1 for lowest in self.lowest]
        paired = [card for card, group in enumerate(self.group) if group >= 0]
        self.place = [paired.index(card) if group >= 0 else -1 for card, group in enumerate(self.group)]
        self.count = len(paired)
        self.nothing = bytes(len(designs))  # no mask, and the first batch, for every card
        self.unnumbered = [-1] * self.count
        self.unmarked = bytearray(len(designs))


class Names:
    """The cards of one sort as one viewer may name them.

    Equal cards have no numbers of their own, so those a viewer sees are numbered in the order in which the view is read,
    and those it does not see have the numbers left over. Else the number of a card would tell which copy it was.
    """

    def __init__(self, equals: Equals, batches: bytes, seen: bytes, bit: int) -> None:
        self.equals = equals
        self.batches = batches
        self.seen = seen
        self.bit = bit
        self.next = equals.firsts  # by group of equals: the number the next of them to be seen gets
        self.number = equals.unnumbered  # by place among the cards with equals: the number it got
        self.kept = equals.unmarked  # by number the mask of a card seen where it lies face down …
        self.lying = equals.unmarked  # … and its batch
        self.begin()
        self.read(batches)

    def begin(self) -> None:
        """No card has a number yet."""
        self.next = self.next.copy()
        self.number = self.number.copy()
        self.kept = self.kept.copy()
        self.lying = self.lying.copy()

    def read(self, labels: bytes) -> None:
        """What the viewer reads on the backs of the cards: their batches, if nothing else."""
        self.labels = labels
        same = labels == self.equals.nothing or not mixed(labels)
        self.alike = same and self.seen == self.equals.nothing  # as it is mostly: all face-down cards look the same

    def one(self, card: i64) -> i64:
        """The number of a card that lies open, or -1 for none."""
        group: i64 = self.equals.group[card] if card >= 0 else -1
        if group < 0:
            return card
        number: i64 = self.next[group]
        self.next[group] = number + 1
        self.number[self.equals.place[card]] = number
        return number

    def got(self, card: i64) -> i64:
        """The number a card got when it was seen; -1 if it was not, or has a number of its own."""
        place: i64 = self.equals.place[card] if card >= 0 else -1
        return self.number[place] if place >= 0 else -1

    def again(self, card: i64) -> i64:
        """The number of an open card that may lie in a zone already read."""
        number = self.got(card)
        return number if number >= 0 else self.one(card)

    def open(self, zone: list[int]) -> list[int]:
        """A zone everybody sees."""
        if not self.equals.count:
            return zone.copy()
        return [self.one(card) for card in zone]

    def all_open(self, zones: list[list[int]]) -> list[list[int]]:
        """Zones everybody sees."""
        return [self.open(zone) for zone in zones]

    def known(self, card: i64) -> i64:
        """The number of a card that lies face down for others, with what its viewer knows of it: seen by all, or by itself."""
        number = self.one(card)
        mask = self.seen[card]
        if mask:
            self.kept[number] = EVERYBODY if mask == EVERYBODY else mask & self.bit
        batch = self.batches[card]
        if batch:
            self.lying[number] = batch
        return number

    def in_order(self, zone: list[int]) -> list[int]:
        """A face-down zone with an order: place by place."""
        if self.alike and zone:
            return [face_down(self.labels[0])] * len(zone)
        shown: list[int] = []
        seen, labels, bit = self.seen, self.labels, self.bit
        for card in zone:
            if card < 0:
                shown.append(card)
                continue
            mask = seen[card]
            shown.append(self.known(card) if mask & bit or mask == EVERYBODY else -1 - labels[card])
        return shown

    def own(self, zone: list[int]) -> list[int]:
        """A face-down zone of one's own, sorted."""
        shown = [self.known(card) for card in zone]
        self.level(shown)
        return shown

    def held(self, zone: list[int]) -> list[int]:
        """A face-down zone without an order, of another: known cards first, then the others by batch."""
        if self.alike and zone:
            return [face_down(self.labels[0])] * len(zone)
        shown: list[int] = []
        hidden: list[int] = []
        for card in zone:
            if card < 0:
                hidden.append(card)
            elif self.seen[card] & self.bit or self.seen[card] == EVERYBODY:
                shown.append(self.known(card))
            else:
                hidden.append(-1 - self.labels[card])
        self.level(shown)
        hidden.sort(reverse=True)
        return shown + hidden

    def level(self, shown: list[int]) -> None:
        """Of equal cards in one hand nobody can say which is which: what is known of them is put in order."""
        if not self.equals.count or len(shown) < 2:
            return
        group = self.equals.group
        at: i64 = 1
        while at < len(shown):
            one, other = shown[at - 1], shown[at]
            if group[one] >= 0 and group[one] == group[other] and self.what(other) < self.what(one):
                self.kept[one], self.kept[other] = self.kept[other], self.kept[one]
                self.lying[one], self.lying[other] = self.lying[other], self.lying[one]
                at = max(at - 1, 1)
            else:
                at += 1

    def what(self, number: i64) -> i64:
        """What is known of a card besides its face, as one number."""
        return self.kept[number] * 256 + self.lying[number]

    def of(self, card: i64) -> i64:
        """The number of a card named elsewhere in the view; of one that is not seen the last of its equals."""
        number = self.got(card)
        if number >= 0:
            return number
        group: i64 = self.equals.group[card] if card >= 0 else -1
        return self.equals.ends[group] - 1 if group >= 0 else card

    def any(self, card: i64) -> i64:
        """A card of this design, when it is only named."""
        return self.equals.lowest[card] if card >= 0 else card

    def masks(self) -> bytes:
        """What the viewer has seen of the cards that lie face down."""
        return bytes(self.kept)

    def shuffles(self) -> bytes:
        """The batches by the new numbers: of equal cards not seen in ascending order, of those that lie open none."""
        if not self.equals.count or self.batches == self.equals.nothing or not mixed(self.batches):
            return self.batches
        batches = bytearray(self.batches)
        for group in range(len(self.next)):
            first, end, number = self.equals.firsts[group], self.equals.ends[group], self.next[group]
            unseen = [self.batches[card] for card in range(first, end) if self.got(card) < 0]
            unseen.sort()
            for at in range(first, end):
                batches[at] = self.lying[at] if at < number else unseen[at - number]
        return bytes(batches)


class Designs(Names):
    """The same for whoever looks at designs alone, once: equal cards are not numbered, and what lies open is lent."""

    def begin(self) -> None:
        """No card will have one."""

    def read(self, labels: bytes) -> None:
        """Backs are not looked at: where nobody has seen a card all that lie face down are alike."""
        self.labels = labels
        self.alike = self.seen == self.equals.nothing

    def one(self, card: i64) -> i64:
        return card

    def of(self, card: i64) -> i64:
        return card

    def known(self, card: i64) -> i64:
        return card

    def open(self, zone: list[int]) -> list[int]:
        return zone

    def all_open(self, zones: list[list[int]]) -> list[list[int]]:
        return zones

    def own(self, zone: list[int]) -> list[int]:
        return zone

    def in_order(self, zone: list[int]) -> list[int]:
        shown = [face_down(0)] * len(zone)
        if not self.alike:
            seen, bit = self.seen, self.bit
            for at, card in enumerate(zone):
                mask = seen[card] if card >= 0 else 0
                if mask and (mask & bit or mask == EVERYBODY):
                    shown[at] = card
        return shown

    def level(self, shown: list[int]) -> None:
        """What is known of equal cards besides is not looked at."""

    def masks(self) -> bytes:
        return self.equals.nothing

    def shuffles(self) -> bytes:
        return self.batches


def names_a_card(frames: list[Frame]) -> bool:
    """Whether a script being read is about a card: then its number counts, not the design alone."""
    for frame in frames:
        if frame.card >= 0:
            return True
    return False


def names_for(equals: Equals, batches: bytes, seen: bytes, bit: int, once: bool) -> Names:
    """For a view that is kept, or one that is looked at once."""
    return Designs(equals, batches, seen, bit) if once else Names(equals, batches, seen, bit)


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


def nothing_in(masks: bytes) -> bool:
    """Whether no card has been seen."""
    return masks.count(0) == len(masks)


def mixed(batches: bytes) -> bool:
    """Whether there are cards of several batches."""
    return batches.count(batches[0]) != len(batches)


def several(batches: bytes, zone: list[int]) -> bool:
    """Whether the cards of a zone are of several batches."""
    first = batches[zone[0]]
    for card in zone:
        if batches[card] != first:
            return True
    return False


def made_one(batches: bytes, zone: list[int], copies: list[int]) -> bytes:
    """One of these copies leaves a face-down zone: where it may be of several batches, nobody can keep them apart any more.

    A batch counts if both the zone and the copies that lie face down anywhere have it; if none are named, each of the zone's.
    """
    there = sorted({batches[card] for card in zone})
    if copies:
        there = [batch for batch in there if batch in [batches[card] for card in copies]]
    if len(there) < 2:
        return batches
    return bytes([there[0] if batch in there else batch for batch in batches])


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
    quiet = s.quiet
    gone = known[s.roll(len(known))]
    s.quiet = quiet  # it cannot be seen which it was
    return gone


def moved_unseen(seen: bytes, zone: list[int], knowers: int) -> bytes:
    """A card left a face-down zone of several unseen but by these seats: the others no longer know what lies where."""
    if len(zone) < 2:
        return seen
    masks = bytearray(seen)
    for card in zone:
        masks[card] &= knowers
    return bytes(masks)
