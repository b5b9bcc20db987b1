"""What a Guillotine player cannot know, kept by the tests' own memory of what was shown: not by the engine's masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.renaming import equals, in_sight, rename, with_masks_exchanged

if TYPE_CHECKING:
    from tests.laws.walks import Policy

TABLES: list[tuple[int, dict[str, str]]] = [
    (seats, {"edition": edition}) for seats in (2, 3, 4, 5) for edition in ("standard", "german")
]
RECORDED: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in range(2, 6)]


class Memory:
    """Who has seen which face-down card, heard from the events of a game."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.nobles: dict[int, set[int]] = {}
        self.actions: dict[int, set[int]] = {}

    def hear(self, before: Any, s: Any) -> None:
        """The table before the answer, the table after it with its events."""
        everybody = set(range(-1, s.seats))  # who looks on too
        for event in s.events:
            match event.kind:
                case "looked-at-top":
                    for noble in before.noble_deck[-event.facts[0] :]:
                        self.nobles.setdefault(noble, set()).add(event.seat)
                case "looked-at-hand":
                    for card in before.hands[event.facts[0]]:
                        self.actions.setdefault(card, set()).add(event.seat)
                case "swapped-hands":
                    for seat in (event.seat, event.facts[0]):
                        for card in before.hands[seat]:
                            self.actions.setdefault(card, set()).add(seat)
                case "fetched":
                    self.actions[event.facts[0]] = set(everybody)
                case "dealt-anew":
                    self.nobles.clear()
                case "hands-shuffled":
                    self.actions.clear()
        # A card that is open, or in the deck after a shuffle, is no face-down card anybody remembers.
        lying = set(s.noble_deck)
        self.nobles = {noble: seats for noble, seats in self.nobles.items() if noble in lying}
        held = {card for hand in s.hands for card in hand}
        self.actions = {card: seats for card, seats in self.actions.items() if card in held}

    def swap(self, s: Any, seat: int, policy: Policy) -> tuple[list[int], list[int]] | None:
        """Exchange two cards the seat cannot tell apart, in place: (nobles, actions) exchanged; None if there are none."""
        if policy.roll(2):
            places = [(s.noble_deck, at) for at in range(len(s.noble_deck))]
            places = [(zone, at) for zone, at in places if seat not in self.nobles.get(zone[at], set())]
            batch = s.noble_batch
        else:
            zones = [s.action_deck, *[hand for owner, hand in enumerate(s.hands) if owner != seat]]
            places = [(zone, at) for zone in zones for at in range(len(zone))]
            places = [(zone, at) for zone, at in places if seat not in self.actions.get(zone[at], set())]
            batch = s.action_batch
        if not places:
            return None
        zone, at = places[policy.roll(len(places))]
        card = zone[at]
        like = [(z, i) for z, i in places if batch[z[i]] == batch[card] and z[i] != card]
        if not like:
            return None
        other, there = like[policy.roll(len(like))]
        pair = [zone[at], other[there]]
        zone[at], other[there] = pair[1], pair[0]
        for hand in s.hands:
            hand.sort()
        if batch is s.noble_batch:
            s.noble_seen = with_masks_exchanged(s.noble_seen, pair)
        else:
            s.action_seen = with_masks_exchanged(s.action_seen, pair)
        return (pair, []) if batch is s.noble_batch else ([], pair)


def rename_equals(box: Any, s: Any, policy: Policy) -> bool:
    """Two equal nobles, or action cards, have each the other's number."""
    if policy.roll(2):
        pair = equals(box.cards.noble_of, policy)
        rename(s, pair or [], "line noble_deck noble_discards piles put", "noble_batch noble_seen" if pair else "", frames=True)
    else:
        pair = equals(box.cards.action_of, policy)
        zones = "action_deck action_discards hands tables playing"
        rename(s, pair or [], zones, "action_batch action_seen" if pair else "")
    s.hands = [sorted(hand) for hand in s.hands]
    return pair is not None


def shows(s: Any, seat: int, pair: tuple[list[int], list[int]]) -> bool:
    """Whether a seat sees one of the exchanged cards."""
    own = [s.hands[seat]] if seat >= 0 else []
    nobles = in_sight(s.noble_seen, [s.line, s.noble_discards, *s.piles], seat, pair[0])
    return nobles or in_sight(s.action_seen, [s.action_discards, [s.playing], *s.tables, *own], seat, pair[1])
