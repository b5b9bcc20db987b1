"""A battle that was fought, with cards of our own."""

from typing import Any

from tests.swords_and_bagpipes.small_box import OwnTable


def fought(camps: list[int], sides: str, **given: Any) -> OwnTable:
    """A round that is over, or open at its bag window if somebody there has a card; laid out when sides are chosen."""
    gold, castle = given.pop("gold", [3] * 4), given.pop("castle", [3] * 4)
    given |= {"gold": [one + 1 for one in gold], "castle": [one - camp for one, camp in zip(castle, camps, strict=True)]}
    t = OwnTable(phase="choice", badge=1, badge_from=0, camp=camps, **given)
    t.choose(*[{"s": "scotland", "e": "england"}[side] for side in sides])
    if t.s.round == 1 and t.s.phase == 4:
        t.passes()
    return t
