"""Equal cards have no numbers of their own: a state in which two of them have each the other's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabard.engine.state import EVERYBODY

if TYPE_CHECKING:
    from tests.laws.walks import Policy


def with_names_exchanged(value: Any, pair: list[int]) -> Any:
    """A card, a row of cards or rows of them, in which two cards have each the other's number."""
    if isinstance(value, list):
        return [with_names_exchanged(one, pair) for one in value]
    return pair[1 - pair.index(value)] if value in pair else value


def with_bytes_exchanged(table: bytes, pair: list[int]) -> bytes:
    """What a table says of two cards, each now said of the other."""
    changed = bytearray(table)
    changed[pair[0]], changed[pair[1]] = table[pair[1]], table[pair[0]]
    return bytes(changed)


def rename(s: Any, pair: list[int], zones: str, notes: str = "", frames: bool = False) -> None:
    """Two equal cards have each the other's number, in these zones and in what is noted of cards: nothing else is different."""
    for name in zones.split():
        rows = with_names_exchanged(getattr(s, name), pair)
        setattr(s, name, rows)
    for name in notes.split():
        setattr(s, name, with_bytes_exchanged(getattr(s, name), pair))
    for frame in s.frames if frames else []:
        frame.card = with_names_exchanged(frame.card, pair)


def equals(kinds: Any, policy: Policy) -> list[int] | None:
    """Two cards of one design; None if all are different."""
    pairs = [[one, other] for one in range(len(kinds)) for other in range(one + 1, len(kinds)) if kinds[one] == kinds[other]]
    return pairs[policy.roll(len(pairs))] if pairs else None


def in_sight(seen: bytes, zones: list[list[int]], seat: int, cards: list[int]) -> bool:
    """Whether one of these cards lies in these zones, which the seat sees, or was seen by it where it lies."""
    bit = 1 << seat if seat >= 0 else 0
    return any(seen[card] & bit or seen[card] == EVERYBODY or any(card in zone for zone in zones) for card in cards)


def designs(value: Any, kinds: Any) -> Any:
    """A card, a row or rows of them, by design: in a view equal cards have no numbers of their own."""
    if isinstance(value, list):
        return [designs(one, kinds) for one in value]
    return kinds[value] if value >= 0 else value


def with_masks_exchanged(masks: bytes, pair: list[int]) -> bytes:
    """What others have seen, they have seen where it lies: in the other world it is the other card."""
    changed = bytearray(masks)
    changed[pair[0]], changed[pair[1]] = masks[pair[1]], masks[pair[0]]
    return bytes(changed)
