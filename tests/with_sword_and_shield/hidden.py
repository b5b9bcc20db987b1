"""What a With Sword and Shield player cannot know, kept by the tests' own memory of what was shown: not by the engine's masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.renaming import equals, in_sight, rename, with_names_exchanged

if TYPE_CHECKING:
    from tests.laws.walks import Policy

TWO_DECKS = {"decks": "two"}
MELEE = {"mode": "melee"}
SHORT = {"mode": "short"}

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, TWO_DECKS),
    (2, MELEE),
    (2, SHORT),
    (3, {}),
    (4, {"teams": "two-two"}),
    (4, {}),
    (5, {"teams": "three-two"}),
    (6, {}),
]

RECORDED: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, TWO_DECKS),
    (2, MELEE),
    (4, {"teams": "two-two"}),
    (4, {"teams": "two-three"}),
    (6, {}),
]

STILL_HELD = ["bid", "showed", "opens", "drew"]  # these speak of a card that stays in its hand; all others of one that left it
CARD_AT = {"laid": 0, "bid": 2, "showed": 2}  # where the card stands among an event's facts, if not second
WITH_A_CARD = [
    "bid", "showed", "opens", "drew", "laid", "attacked", "lost", "defended", "manoeuvred", "played", "improved", "discarded",
    "moved", "locked", "price",
]  # fmt: skip
OF_A_HAND = ["drew", "rested", "hand-changed", "out"]
Swapped = tuple[str, list[int]]


class Memory:
    """Who has seen which card of another's hand, heard from the events of a game."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seen: dict[int, set[int]] = {}

    # What is heard

    def hear(self, before: Any, s: Any) -> None:
        """The table before the answer, the table after it with its events."""
        kinds = self.box.cards.design_of
        everybody = set(range(-1, s.seats))  # who looks on too
        hands = [set(hand) for hand in before.hands]  # as they were, and what has been drawn since
        for event in s.events:
            whose = s.knights.index(event.facts[0]) if event.kind in OF_A_HAND else -1
            card = event.facts[CARD_AT.get(event.kind, 1)] if event.kind in WITH_A_CARD else -1
            if event.kind == "drew":
                hands[whose].add(card)
            elif event.kind in ("bid", "showed"):
                self.seen[card] = set(everybody)
            elif event.kind == "looked":
                for one in hands[s.knights.index(event.facts[1])]:
                    self.seen.setdefault(one, set()).add(event.seat)
            elif event.kind == "dealt":
                self.seen.clear()
            elif event.kind in ("rested", "hand-changed", "out"):
                for one in hands[whose]:
                    self.seen.pop(one, None)
                hands[whose] = set()
            elif card >= 0 and event.kind not in STILL_HELD:
                for hand in hands:
                    if card in hand:
                        hand.discard(card)
                        leaves_openly(self.seen, card, hand, kinds)
        # A card that is open, or in a deck after a shuffle, is no face-down card anybody remembers.
        held = {card for hand in s.hands for card in hand}
        self.seen = {card: seats for card, seats in self.seen.items() if card in held}

    # What may be exchanged

    def swap(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        """Exchange in place what the seat cannot tell apart: two cards, or a sealed answer; None if it cannot be."""
        sealed = [q for q in s.questions if q.seat != seat and q.answer >= 0 and len(q.options) > 1]
        if sealed and policy.roll(2):
            question = sealed[policy.roll(len(sealed))]
            question.answer = (question.answer + 1 + policy.roll(len(question.options) - 1)) % len(question.options)
            return "tactics", [question.number]
        return self.swap_cards(s, seat, policy)

    def swap_cards(self, s: Any, seat: int, policy: Policy) -> Swapped | None:
        s.hands, s.decks = [list(hand) for hand in s.hands], [list(deck) for deck in s.decks]
        zones = [*s.decks, *[hand for knight, hand in enumerate(s.hands) if s.leads[knight] != seat]]
        places = [(zone, at) for zone in zones for at in range(len(zone)) if seat not in self.seen.get(zone[at], set())]
        if policy.roll(2):  # half of the time one of the two is in a hand: there it matters
            held = [(zone, at) for zone, at in places if zone not in s.decks]
        else:
            held = places
        if not held:
            return None
        zone, at = held[policy.roll(len(held))]
        like = [(z, i) for z, i in places if s.batch[z[i]] == s.batch[zone[at]] and z[i] != zone[at]]
        if not like:
            return None
        other, there = like[policy.roll(len(like))]
        pair = [zone[at], other[there]]
        zone[at], other[there] = pair[1], pair[0]
        for hand in s.hands:
            hand.sort()
        # What others have seen, they have seen where it lies: in the other world it is the other card.
        masks = bytearray(s.seen)
        masks[pair[0]], masks[pair[1]] = s.seen[pair[1]], s.seen[pair[0]]
        s.seen = bytes(masks)
        return ("cards", pair) if self.can_be(s, seat) else None

    def can_be(self, s: Any, seat: int) -> bool:
        """Whoever has begun a Combination holds cards for one: everybody knows that."""
        question = s.questions[0]
        if self.box.kinds[question.kind].name != "card" or question.seat == seat:
            return True
        if len(s.draft) > 2:  # the law would name its cards anew one by one, and could say "enough" among them
            return False
        bare = s.clone()
        bare.draft = []
        return bool(self.box.asking(bare).options(bare, bare.frames[-1], question.seat))


def leaves_openly(memory: dict[int, set[int]], card: int, hand: set[int], kinds: bytes) -> None:
    """All saw it go. Whoever had seen only its equal cannot say which of the two went."""
    knew = memory.pop(card, set())
    equal = [one for one in sorted(hand) if kinds[one] == kinds[card]]
    for seat in {seat for one in equal for seat in memory.get(one, set())} - knew:
        first = next(one for one in equal if seat in memory.get(one, set()))
        memory[first].discard(seat)


def rename_equals(box: Any, s: Any, policy: Policy) -> bool:
    """Two equal cards of one deck have each the other's number."""
    size = box.cards.size
    pair = equals([card // size * size + kind for card, kind in enumerate(box.cards.design_of)], policy)
    zones = "hands improved decks discards table laid lock_cards opening"
    rename(s, pair or [], zones, "batch seen" if pair else "", frames=True)
    s.hands = [sorted(hand) for hand in s.hands]
    named = [at % 7 in (1, 5) for at in range(len(s.ladder))]
    s.ladder = [with_names_exchanged(one, pair or []) if card else one for card, one in zip(named, s.ladder)]
    return pair is not None


def shows(s: Any, seat: int, swapped: Swapped) -> bool:
    """Whether a seat sees one of the exchanged cards, or the Tactic that was another."""
    what, pair = swapped
    if what == "tactics":
        return pair[0] not in [question.number for question in s.questions]
    own = [hand for knight, hand in enumerate(s.hands) if s.leads[knight] == seat]
    return in_sight(s.seen, [*own, *s.improved, *s.discards, *s.table, s.lock_cards, s.laid], seat, pair)
