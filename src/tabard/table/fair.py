"""Fair dice of one game: a secret promised before it and told after it, and what each person put in (decision 006)."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from tabard.engine.dice import Fair

LENGTH: Final = 32  # bytes of a secret


def promised(secret: bytes) -> str:
    """What is told of a secret beforehand: it names the secret and tells nothing of it."""
    return hashlib.sha256(b"tabard promise" + secret).hexdigest()


class FairDice:
    """Every answer has dice of its own, which follow from the secret, everybody's value and the answer's number."""

    def __init__(self, secret: bytes, values: list[str]) -> None:
        self.secret = secret
        self.values = values
        self.promise = promised(secret)
        mixed = b"".join([hashlib.sha256(value.encode("utf-8", "surrogatepass")).digest() for value in values])
        self.root = hashlib.sha256(b"tabard dice" + secret + mixed).digest()

    def of(self, answer: int) -> Fair:
        """The dice of an answer by its number among those kept; 0 is the deal."""
        return Fair(hashlib.sha256(self.root + answer.to_bytes(8, "big")).digest())


def new_dice(values: list[str] | None = None) -> FairDice:
    """Dice for a new game, with a fresh value of our own if nobody gives one."""
    return FairDice(secrets.token_bytes(LENGTH), [secrets.token_hex(16)] if values is None else values)
