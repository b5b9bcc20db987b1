"""Our own dice: fast ones for search and simulation, one int that is the same on every machine; fair ones for people."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final = 698769069
MODULUS: Final = 3001190298811367423  # MULTIPLIER * 2**32 - 1
FAR: Final = 786529245867667297  # MULTIPLIER ** 2**40 % MODULUS
BLOCK: Final = 256  # bytes of the fair dice made at a time: enough for most shuffles
WORDS: Final = 1 << 32


def turned(dice: i64) -> i64:
    """The dice after one throw: below 2**62 whatever they were."""
    return (dice & 0xFFFFFFFF) * 698769069 + (dice >> 32)


def rolled(dice: i64, sides: i64) -> i64:
    """What dice just turned show: 0 to sides - 1."""
    return (((dice & 0xFFFFFFFF) ^ (dice >> 32)) * sides) >> 32


def jumped(dice: i64) -> i64:
    """The dice as they are after 2**40 throws: a stream of their own.

    The numbers are Any because Python looks for signals while it works on big ones: compiled as ints they would abort at Ctrl-C,
    so they end the call, and with it every long one, by an exception.
    """
    wide: Any = dice
    found: i64 = wide * FAR % MODULUS
    return found


def seeded(*words: object) -> int:
    """Dice from any words: a seed, a question's number, a bot's name."""
    digest = hashlib.sha256("/".join([str(word) for word in words]).encode("utf-8", "surrogatepass")).digest()
    wide: Any = int.from_bytes(digest[:16], "big")  # Any for the same reason
    found: int = wide % (MODULUS - 1) + 1
    return found


def purpose(seed: int | str, *words: int | str) -> str:
    """A seed made from another for one purpose: nobody finds the other from it, and other words give another one."""
    return hashlib.sha256(json.dumps(["tabard", str(seed), *words]).encode()).hexdigest()


class Fair:
    """Dice nobody can read: words of SHAKE-256(key, block), made when they are needed; every side exactly as likely."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.blocks = 0
        self.stock = b""
        self.at = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == len(self.stock):
            self.stock = hashlib.shake_256(self.key + self.blocks.to_bytes(4, "big")).digest(BLOCK)
            self.blocks += 1
            self.at = 0
        found: i64 = 0
        for byte in self.stock[self.at : self.at + 4]:
            found = found << 8 | byte
        self.at += 4
        return found

    def roll(self, sides: i64) -> i64:
        """0 to sides - 1: words from the last, incomplete round of all sides are thrown again."""
        words: i64 = WORDS
        whole: i64 = words - words % sides
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % sides

    def shuffle(self, cards: list[Any]) -> None:
        """Put cards in a random order."""
        at: i64 = len(cards) - 1
        while at > 0:
            other: i64 = self.roll(at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at -= 1
