"""What a Swords and Bagpipes player cannot know, kept by the tests' own memory of what was shown: not by the engine's masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.renaming import equals, in_sight, rename, with_masks_exchanged

if TYPE_CHECKING:
    from tests.laws.walks import Policy

FIRST = {"edition": "first-edition"}
VILLAGE = {"village": "yes"}
LONG = {"length": "long"}
ENSEMBLE = {"ensemble": "yes"}
PREDICTABLE = {"daggers": "predictable"}
STAY_HOME = {"stay-home": "yes"}

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, FIRST),
    (2, VILLAGE | LONG | ENSEMBLE),
    (3, {}),
    (3, FIRST),
    (3, PREDICTABLE | VILLAGE),
    (4, {}),
    (4, FIRST),
    (4, VILLAGE | LONG | PREDICTABLE | ENSEMBLE),
    (5, {}),
    (5, STAY_HOME | FIRST),
    (5, VILLAGE | STAY_HOME),
    (6, {}),
    (6, FIRST),
    (6, VILLAGE | LONG),
]

RECORDED: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in range(2, 7)],
    (2, FIRST),
    (4, FIRST),
    (5, STAY_HOME),
    (5, FIRST | STAY_HOME),
]

SIDES = (0, 1)  # Scotland, England
Places = list[tuple[list[int], int]]
Swapped = tuple[str, list[int]]


class Memory:
    """Who has seen which face-down card, and which tokens lie face down, heard from the events of a game."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.bagpipes: dict[int, set[int]] = {}
        self.spread: list[tuple[int, set[int]]] = []  # a seat, and the cards of a robbed hand of which it had seen some
        self.daggers: dict[int, set[int]] = {}
        self.face_down: set[int] = set()  # the players whose token nobody else has seen
        self.away = -1

    # What is heard

    def hear(self, before: Any, s: Any) -> None:
        """The table before the answer, the table after it with its events."""
        kinds, values = self.box.cards.bagpipe_of, self.box.cards.dagger_value
        for event in s.events:
            seat, card = event.seat, event.facts[0]
            match event.kind:
                case "looked-at-hand":
                    for seen in before.hands[card] + before.fresh[card]:
                        self.bagpipes.setdefault(seen, set()).add(seat)
                case "looked-at-daggers":
                    for seen in before.daggers[card]:
                        self.daggers.setdefault(seen, set()).add(seat)
                case "played" | "discarded":
                    leaves_openly(self.bagpipes, card, zone_of(card, before.hands[seat], before.fresh[seat]), kinds)
                case "stolen":
                    victim = event.facts[1]
                    zone = zone_of(card, before.hands[victim], before.fresh[victim])
                    knew = {one for seen in zone for one in self.bagpipes.get(seen, set())} - {seat, victim}
                    self.spread += [(one, set(zone)) for one in sorted(knew) if len(zone) > 1]
                    leaves_unseen(self.bagpipes, card, zone, {seat, victim}, kinds)
                case "dagger-gone":
                    leaves_openly(self.daggers, card, before.daggers[seat], values)
                case "stays-home":
                    self.away = seat
                case "tokens-lie":
                    free = before.seats <= 3 or self.box.cards.arms_now(before).frees
                    self.face_down = set(range(before.seats)) - {self.away} - (set() if free else {seat})
                case "made-loyal":
                    self.face_down.discard(seat)
                case "stood-for-scotland" | "stood-for-england":
                    self.face_down.discard(seat)
                case "round-ended":
                    self.away = -1
        # A card that is open, or in a deck after a shuffle, is no face-down card anybody remembers.
        held = {card for hand in [*s.hands, *s.fresh] for card in hand}
        self.bagpipes = {card: seats for card, seats in self.bagpipes.items() if card in held}
        held = {card for row in s.daggers for card in row}
        self.daggers = {card: seats for card, seats in self.daggers.items() if card in held}

    # What may be exchanged

    def swap(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        """Exchange in place what the seat cannot tell apart: two cards, another's side, a sealed answer; None if it cannot be."""
        match policy.roll(6):
            case 0:
                return self.swap_arms(s, policy)
            case 1:
                return self.swap_daggers(s, seat, policy)
            case 2:
                return self.flip(s, seat, policy) or self.swap_daggers(s, seat, policy)
            case _:
                return self.swap_bagpipes(s, seat, policy)

    def swap_arms(self, s: Any, policy: Policy) -> Swapped | None:
        """Nobody has seen what is still to come, nor what went back to the box; backs are grey or red."""
        s.arms_deck, s.arms_out = list(s.arms_deck), list(s.arms_out)
        backs = [self.box.cards.arms[kind].section for kind in self.box.cards.arms_of]
        pair = exchanged(places([s.arms_deck, s.arms_out]), backs, policy)
        s.arms_out.sort()
        return ("arms", pair) if pair else None

    def swap_bagpipes(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        s.deck, s.hands, s.fresh = list(s.deck), [list(hand) for hand in s.hands], [list(hand) for hand in s.fresh]
        zones = [s.deck, *others(s.hands, seat), *others(s.fresh, seat)]
        free = [(zone, at) for zone, at in places(zones) if seat not in self.bagpipes.get(zone[at], set())]
        among = {card for one, cards in self.spread if one == seat for card in cards}
        free = [(zone, at) for zone, at in free if zone[at] not in among] if policy.roll(4) else self.within_a_spread(free, seat)
        if s.seats <= 3:  # everybody knows that nobody holds a card about the Badge
            free = [(zone, at) for zone, at in free if not self.about_the_badge(zone[at])]
        pair = exchanged(free, s.bagpipe_batch, policy)
        for hand in [*s.hands, *s.fresh]:
            hand.sort()
        if pair is None:
            return None
        s.bagpipe_seen = with_masks_exchanged(s.bagpipe_seen, pair)
        return "bagpipes", pair

    def within_a_spread(self, free: Places, seat: int) -> Places:
        """The places of the cards of a robbed hand, while all of them are face down: which was stolen is not known."""
        for one, cards in self.spread:
            found = [(zone, at) for zone, at in free if zone[at] in cards]
            if one == seat and len(found) == len(cards):
                return found
        return []

    def about_the_badge(self, card: int) -> bool:
        return bool(self.box.cards.bagpipes[self.box.cards.bagpipe_of[card]].badge)

    def swap_daggers(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        s.dagger_deck = list(s.dagger_deck)
        s.daggers, s.dagger_hands, s.laid = ([list(row) for row in rows] for rows in (s.daggers, s.dagger_hands, s.laid))
        if s.seats == 2:  # what lies before a player lies open
            zones = [*others(s.dagger_hands, seat), *others(s.laid, seat)]
        else:
            zones = [s.dagger_deck, *others(s.daggers, seat)]
        free = [(zone, at) for zone, at in places(zones) if seat not in self.daggers.get(zone[at], set())]
        pair = exchanged([] if s.over else free, s.dagger_batch, policy)
        for row in [*s.daggers, *s.dagger_hands]:
            row.sort()
        if pair is None:
            return None
        s.dagger_seen = with_masks_exchanged(s.dagger_seen, pair)
        return "daggers", pair

    def flip(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        """Another's token that lies face down, or an answer that lies sealed."""
        sealed = [q for q in s.questions if q.seat != seat and q.answer >= 0 and len(q.options) > 1]
        tokens = [one for one in sorted(self.face_down - {seat}) if s.sides[one] in SIDES]
        if sealed:
            question = sealed[policy.roll(len(sealed))]
            question.answer = (question.answer + 1 + policy.roll(len(question.options) - 1)) % len(question.options)
        elif tokens:
            whose = tokens[policy.roll(len(tokens))]
            s.sides = [1 - side if one == whose else side for one, side in enumerate(s.sides)]
        else:
            return None
        return "sides", [len(s.record)]


def zone_of(card: int, *zones: list[int]) -> list[int]:
    """The zone a card left; none if it lay open."""
    return next((zone for zone in zones if card in zone), [])


def leaves_openly(memory: dict[int, set[int]], card: int, zone: list[int], kinds: bytes) -> None:
    """All saw it go. Whoever had seen only its equal cannot say which of the two went."""
    knew = memory.pop(card, set())
    equal = [one for one in sorted(zone) if one != card and kinds[one] == kinds[card]]
    for seat in {seat for one in equal for seat in memory.get(one, set())} - knew:
        first = next(one for one in equal if seat in memory.get(one, set()))
        memory[first].discard(seat)


def leaves_unseen(memory: dict[int, set[int]], card: int, zone: list[int], knowers: set[int], kinds: bytes) -> None:
    """Only two saw which card of a zone went: the others forget what they knew of it, unless it was the only one."""
    knew = memory.get(card, set())
    leaves_openly(memory, card, zone, kinds)
    if len(zone) > 1:
        knew = set()
        for one in zone:
            memory[one] = memory.get(one, set()) & knowers
    memory[card] = knew | knowers


def others(rows: list[list[int]], seat: int) -> list[list[int]]:
    return [row for owner, row in enumerate(rows) if owner != seat]


def places(zones: list[list[int]]) -> Places:
    return [(zone, at) for zone in zones for at in range(len(zone))]


def exchanged(free: Places, batches: Any, policy: Policy) -> list[int] | None:
    """Two cards of one batch (or back), exchanged where they lie."""
    if not free:
        return None
    zone, at = free[policy.roll(len(free))]
    like = [(z, i) for z, i in free if batches[z[i]] == batches[zone[at]] and z[i] != zone[at]]
    if not like:
        return None
    other, there = like[policy.roll(len(like))]
    pair = [zone[at], other[there]]
    zone[at], other[there] = pair[1], pair[0]
    return pair


def rename_equals(box: Any, s: Any, policy: Policy) -> bool:
    """Two equal Bagpipe or Dagger cards have each the other's number."""
    if policy.roll(2):
        pair = equals(box.cards.bagpipe_of, policy)
        zones = "deck discards unfit hands fresh opened used playing"
        rename(s, pair or [], zones, "bagpipe_batch bagpipe_seen" if pair else "")
    else:
        pair = equals(box.cards.dagger_of, policy)
        zones = "dagger_deck dagger_discards dagger_out daggers dagger_hands laid"
        rename(s, pair or [], zones, "dagger_batch dagger_seen" if pair else "")
    s.hands, s.fresh = [sorted(hand) for hand in s.hands], [sorted(hand) for hand in s.fresh]
    s.daggers, s.dagger_hands = [sorted(row) for row in s.daggers], [sorted(row) for row in s.dagger_hands]
    return pair is not None


def shows(s: Any, seat: int, swapped: Swapped) -> bool:
    """Whether a seat sees one of the exchanged cards, or the side that was another."""
    what, pair = swapped
    own = [rows[seat] for rows in (s.hands, s.fresh, s.daggers, s.dagger_hands, s.laid)] if seat >= 0 else [[]] * 5
    match what:
        case "arms":
            return in_sight(bytes(256), [s.arms, s.arms_gone], seat, pair)
        case "bagpipes":
            return in_sight(s.bagpipe_seen, [s.discards, s.unfit, [s.playing], *s.opened, *own[:2]], seat, pair)
        case "daggers":
            return in_sight(s.dagger_seen, [s.dagger_discards, *own[2:]], seat, pair)
        case _:
            return len(s.record) > pair[0]
