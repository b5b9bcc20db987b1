"""What tests of secrets share: plain invaders, and which cards of a view lie face up."""

from __future__ import annotations

import tabard

GAME = tabard.game("swords-and-bagpipes")
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
COUNTS = range(2, 7)


def face_up(cards: list[int]) -> list[int]:
    return [card for card in cards if card >= 0]
