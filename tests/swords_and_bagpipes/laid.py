"""A moment of a Swords and Bagpipes game in the words of a position; None where no position can be laid out."""

from __future__ import annotations

from typing import Any

from tests.guillotine.laid import known, seats

SIDES = ["scotland", "england", "none"]
PHASES = {"badge": "badge", "home": "home", "side": "choice", "lay": "choice", "gift": "gift"}
IN_THE_MIDDLE = ["tokens", "gift", "bag"]


def described(box: Any, s: Any) -> dict[str, Any] | None:
    cards = box.cards

    def pipes(lying: list[int]) -> list[str]:
        return [cards.bagpipes[cards.bagpipe_of[card]].id for card in lying]

    def daggers(lying: list[int]) -> list[str]:
        return [cards.daggers[cards.dagger_of[card]].id for card in lying]

    def arms(lying: list[int]) -> list[str]:
        return [cards.arms[cards.arms_of[card]].id for card in lying]

    if s.over or s.frames[-1].script > 1 or any(question.answer >= 0 for question in s.questions):
        return None
    phase = phase_of(box, s)
    given: dict[str, Any] = {
        "phase": phase, "round": s.round, "defeats": s.defeats, "badge": s.badge, "badge_from": s.badge_from,
        "badge_to": s.badge_to, "gold": s.gold, "castle": s.castle, "virtual": s.virtual,
        "arms": arms([s.arms[-1], *s.arms_deck[::-1]]), "past": arms(s.arms[:-1]),
        "hands": [pipes(hand) for hand in s.hands], "opened": [pipes(row) for row in s.opened], "deck": pipes(s.deck[::-1]),
        "discards": pipes(s.discards + s.unfit), "daggers": [daggers(row) for row in s.daggers],
        "dagger_discards": daggers(s.dagger_discards), "clans": [cards.clans[clan].id for clan in s.clans], "record": s.record,
    }  # fmt: skip
    if any(s.village):
        given["village"] = [[cards.villages[cards.village_of[card]].id for card in row] for row in s.village]
    if box.stays_home:
        given |= {"home": s.home, "home_from": s.home_from}
    if s.seats == 2:
        given["dagger_hands"] = [daggers(row) for row in s.dagger_hands]
    else:
        given["dagger_deck"] = daggers(s.dagger_deck[::-1])
    if phase != "market":
        used = [pipes([card for card in row if card in s.used]) for row in s.opened]
        given |= {"troops": s.troops, "scots": s.scots, "camp": s.camp, "used": used}
    if phase == "actions":
        given |= {"mover": s.mover, "turns": s.frames[1].count, "replenished": s.replenished}
    if phase == "prepare":
        given["made"] = s.frames[1].count
    if phase in IN_THE_MIDDLE:
        given["sides"] = [SIDES[side] for side in s.sides]
    if phase in ("tokens", "gift"):
        given |= {"known": seats(s.known), **({"laid": [daggers(row) for row in s.laid]} if s.seats == 2 else {})}
    if phase in ("tokens", "bag"):
        given |= {"mover": s.mover, "passed": seats(s.passed)}
    if phase == "market":
        given["passed"] = seats(s.passed)
    if phase == "bag":
        given |= {"fresh": [pipes(row) for row in s.fresh], "won": s.won, "fought": s.fought, "deserters": seats(s.deserters)}
    given["seen"] = {str(seat): looks(s, seat, pipes, daggers, phase) for seat in range(s.seats)}
    return given


def phase_of(box: Any, s: Any) -> str:
    """The phase of a position, by what is asked."""
    kind = box.kinds[s.questions[0].kind].name
    if len(s.frames) == 1:
        return "market"
    if kind == "act":
        return "actions" if s.phase == 2 else "prepare"
    if kind == "play":
        return "tokens" if s.phase == 4 else "bag"
    return PHASES[kind]


def looks(s: Any, seat: int, pipes: Any, daggers: Any, phase: str) -> dict[str, Any]:
    found = {
        "hands": [pipes(known(row, s.bagpipe_seen, seat)) for row in s.hands],
        "fresh": [pipes(known(row, s.bagpipe_seen, seat)) for row in s.fresh],
        "deck": pipes(known(s.deck[::-1], s.bagpipe_seen, seat)),
        "daggers": [daggers(known(row, s.dagger_seen, seat)) for row in s.daggers],
        "dagger_hands": [daggers(known(row, s.dagger_seen, seat)) for row in s.dagger_hands],
        "dagger_deck": daggers(known(s.dagger_deck[::-1], s.dagger_seen, seat)),
    }
    return {zone: named for zone, named in found.items() if any(named)}
