"""A moment of a Guillotine game in the words of a position; None where no position can be laid out."""

from __future__ import annotations

from typing import Any


def described(box: Any, s: Any) -> dict[str, Any] | None:
    cards = box.cards

    def nobles(lying: list[int]) -> list[str]:
        return [cards.nobles[cards.noble_of[card]].id for card in lying]

    def actions(lying: list[int]) -> list[str]:
        return [cards.actions[cards.action_of[card]].id for card in lying]

    if s.over or len(s.frames) > 2 or s.frames[-1].script > 1:
        return None
    left = seats(box.asking(s).may(s, s.frames[-1])) != [question.seat for question in s.questions if not question.needed]
    twins = [one for pile in s.piles for one in pile if one not in s.put and nobles([one])[0] in nobles(s.put)]
    if left or twins:  # an interruption was left be, or which of two equal nobles was put: a position cannot say that
        return None
    given: dict[str, Any] = {
        "day": s.day, "starter": s.starter, "turn": s.mover, "line": nobles(s.line), "put": nobles(s.put),
        "hands": [actions(hand) for hand in s.hands], "piles": [nobles(pile) for pile in s.piles],
        "tables": [actions(table) for table in s.tables], "noble_deck": nobles(s.noble_deck[::-1]),
        "noble_discards": nobles(s.noble_discards), "action_deck": actions(s.action_deck[::-1]),
        "action_discards": actions(s.action_discards), "rushed": seats(s.rushed), "confused": seats(s.confused),
    }  # fmt: skip
    if len(s.frames) == 1:
        given |= {"phase": "last-cards", "laid": s.frames[0].count}
    else:
        given |= {"phase": "action", "plays": s.plays, "collects": s.collects, "owed": s.owed, "hurried": s.hurried,
                  "closing": s.closing, "ended": s.ended}  # fmt: skip
    given["seen"] = {
        str(seat): {
            "hands": [actions(known(hand, s.action_seen, seat)) for hand in s.hands],
            "noble_deck": nobles(known(s.noble_deck[::-1], s.noble_seen, seat)),
            "action_deck": actions(known(s.action_deck[::-1], s.action_seen, seat)),
        }
        for seat in range(s.seats)
    }
    return given


def seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def known(lying: list[int], masks: bytes, seat: int) -> list[int]:
    return [card for card in lying if masks[card] >> seat & 1]
