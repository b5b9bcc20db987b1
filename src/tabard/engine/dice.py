"""Our own dice: multiply-with-carry, one int, the same on every build and machine."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final = 698769069


def turned(dice: i64) -> i64:
    """The dice after one throw: below 2**62 whatever they were."""
    return (dice & 0xFFFFFFFF) * 698769069 + (dice >> 32)


def shown(dice: i64, sides: i64) -> i64:
    """What dice just turned show: 0 to sides - 1."""
    return (((dice & 0xFFFFFFFF) ^ (dice >> 32)) * sides) >> 32


MODULUS: Final = (MULTIPLIER << 32) - 1
FAR: Final = pow(MULTIPLIER, 1 << 40, MODULUS)


def jumped(dice: int) -> int:
    """The dice as they are after 2**40 throws: a stream of their own."""
    return dice * FAR % MODULUS


def seeded(*words: object) -> int:
    """Dice from any words: a seed, a question's number, a bot's name."""
    digest = hashlib.sha256("/".join([str(word) for word in words]).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:16], "big") % (MODULUS - 1) + 1


def purpose(seed: int | str, *words: int | str) -> str:
    """A seed made from another for one purpose: nobody finds the other from it, and other words give another one."""
    return hashlib.sha256(json.dumps(["tabard", str(seed), *words]).encode()).hexdigest()
