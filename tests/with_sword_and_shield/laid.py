"""A moment of a tourney in the words of a position; None where no position can be laid out."""

from __future__ import annotations

from typing import Any

from tests.guillotine.laid import known, seats

TACTICS = ["strength", "technique"]


def described(box: Any, s: Any) -> dict[str, Any] | None:
    cards = box.cards

    def ids(lying: list[int]) -> list[str]:
        return [cards.designs[cards.design_of[card]].id for card in lying]

    kinds = [box.kinds[question.kind].name for question in s.questions]
    if len(s.frames) > 2 or kinds not in (["act"], ["bid"]):
        return None
    given: dict[str, Any] = {
        "first": s.first, "acting": s.acting, "knights": [cards.knights[one].id for one in s.knights],
        "artefacts": [cards.artefacts[one].id if one >= 0 else "" for one in s.artefacts], "hits": s.hits,
        "fatigue": [left or 1 for left in s.fatigue], "tactics": [TACTICS[one] for one in s.tactics],
        "places": [place + 1 for place in s.places], "rear": seats(s.rear), "rested": seats(s.rested),
        "hands": [ids(hand) for hand in s.hands], "improved": [ids(row) for row in s.improved],
        "decks": [ids(deck[::-1]) for deck in s.decks], "discards": [ids(pile) for pile in s.discards],
    }  # fmt: skip
    if any(card >= 0 for card in s.lock_cards):
        locks = [knight for knight in range(len(s.teams)) if s.lock_cards[knight] >= 0]
        given["locks"] = [[knight, s.locked[knight], ids([s.lock_cards[knight]])[0]] for knight in locks]
    if kinds == ["bid"]:
        given |= {"phase": "auction", "bids": s.bids, "passed": seats(s.passed)}
    else:
        given |= {"phase": "action", "turn": s.turn, "used": s.used, "aimed": seats(s.aimed), "defended": seats(s.defended),
                  "retreated": seats(s.retreated), "post": s.post + 1, "played": [ids(row) for row in s.table]}  # fmt: skip
        if s.opening >= 0:
            given["opening"] = ids([s.opening])[0]
    given["seen"] = {
        str(seat): {
            "hands": [ids(known(hand, s.seen, seat)) for hand in s.hands],
            "decks": [ids(known(deck[::-1], s.seen, seat)) for deck in s.decks],
        }
        for seat in range(s.seats)
    }
    return given
