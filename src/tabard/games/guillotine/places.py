"""The table as a person sees, touches and speaks it: zones, paths, and what the words need to know."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Face, Zone, event_facts
from tabard.engine.state import LEAVE, NOBODY, Event, Question
from tabard.games.guillotine.cards import (
    CARD,
    DROP,
    FETCH,
    LATE,
    MOVE,
    NOBLE,
    ORDER,
    PLAY,
    PLAYER,
    STRIP,
    TABLE,
    TAKE,
    Cards,
)
from tabard.games.guillotine.designs import COLOURS
from tabard.games.guillotine.moves import ORDERS
from tabard.games.guillotine.state import Guillotine

# What the facts of each event are; one marked "?" is for those who may see it.
EVENTS: Final[dict[str, list[str]]] = {
    "dealt": ["count"],
    "day-began": ["day", "count"],
    "turn-began": [],
    "played": ["action"],
    "moved": ["noble", "from", "to"],
    "joined": ["noble"],
    "day-ended": ["count"],
    "shuffled-line": ["count"],
    "reshuffled": ["count"],
    "drew": ["?action"],
    "discarded": ["action"],
    "put": ["noble"],
    "collected": ["noble"],
    "dropped": ["action"],
    "reversed": [],
    "reordered": ["count"],
    "fled": ["noble"],
    "replaced": ["noble", "place"],
    "looked-at-top": ["count"],
    "dealt-anew": ["count"],
    "taken": ["noble", "whom"],
    "missed": ["noble"],
    "lost": ["noble"],
    "will-be-confused": [],
    "chosen": ["whom"],
    "looked-at-hand": ["whom"],
    "swapped-hands": ["whom"],
    "hands-shuffled": ["count"],
    "fetched": ["action"],
    "will-be-hurried": [],
    "laid": ["action"],
    "swept": ["action"],
    "game-ended": [],
}


def noble_ref(cards: Cards, noble: int) -> str:
    return "noble:" + cards.nobles[cards.noble_of[noble]].id


def action_ref(cards: Cards, card: int) -> str:
    return "action:" + cards.actions[cards.action_of[card]].id


def event(cards: Cards, happened: Event, seat: int) -> dict[str, Any]:
    return event_facts(EVENTS, happened, seat, lambda name, fact: spoken(cards, name, fact))


def spoken(cards: Cards, name: str, fact: int) -> Any:
    """A fact of an event as the words want it; places count from 1."""
    if name == "noble":
        return noble_ref(cards, fact)
    if name == "action":
        return action_ref(cards, fact)
    return fact + 1 if name in ("from", "to", "place") else fact


def noble_face(cards: Cards, noble: int) -> Face:
    if noble < 0:
        return Face("")
    kind = cards.nobles[cards.noble_of[noble]]
    return Face("noble:" + kind.id, COLOURS[kind.colour], kind.value(), kind.special())


def action_face(cards: Cards, card: int) -> Face:
    return Face("") if card < 0 else Face(action_ref(cards, card), "action", "", True)


def zones(cards: Cards, view: Guillotine) -> list[Zone]:
    """The line and the decks, then seat by seat what lies before each."""
    found = [
        nobles("line", NOBODY, "line", cards, view.line),
        nobles("noble-deck", NOBODY, "stack", cards, view.noble_deck[::-1]),
        nobles("noble-discards", NOBODY, "stack", cards, view.noble_discards),
        actions("action-deck", NOBODY, "stack", cards, view.action_deck[::-1]),
        actions("action-discards", NOBODY, "stack", cards, view.action_discards),
    ]
    if view.playing >= 0:
        found.append(actions("playing", view.mover, "table", cards, [view.playing]))
    for seat in range(view.seats):
        found.append(nobles("pile", seat, "pile", cards, view.piles[seat]))
        found.append(actions("table", seat, "table", cards, view.tables[seat]))
        found.append(actions("hand", seat, "hand", cards, view.hands[seat]))
    return found


def nobles(name: str, owner: int, look: str, cards: Cards, lying: list[int]) -> Zone:
    return Zone(name, owner, look, [noble_face(cards, one) for one in lying if one >= 0 or look != "stack"], len(lying))


def actions(name: str, owner: int, look: str, cards: Cards, lying: list[int]) -> Zone:
    return Zone(name, owner, look, [action_face(cards, one) for one in lying if one >= 0 or look != "stack"], len(lying))


def first_of(cards: Cards, held: list[int], kind: int) -> int:
    """The number, from 1, of the first card of this action kind."""
    for at in range(len(held)):
        if held[at] >= 0 and cards.action_of[held[at]] == kind:
            return at + 1
    raise AssertionError("no such card here")


def counting(view: Guillotine) -> bool:
    """Whether the last cards are being laid (GU-24): no day is being read any more."""
    return len(view.frames) == 1


def path(cards: Cards, view: Guillotine, question: Question, option: int) -> list[str]:
    """The things a person would touch for this option, in order; all numbers from 1."""
    kind = question.kind
    hand = view.hands[question.seat]
    if kind == PLAY:
        return ["pass"] if option == 0 else [f"hand:{first_of(cards, hand, option - 1)}"]
    if kind == MOVE:
        place, to = cards.shifted(option)
        return [f"line:{place + 1}", f"line:{to + 1}"]
    if kind == NOBLE:
        return [f"line:{option + 1}"]
    if kind == ORDER:
        return [f"line:{place + 1}" for place in ORDERS[option][: len(view.line)]]
    if kind == PLAYER:
        return [f"seat:{option + 1}"]
    if kind == TAKE:
        whom = cards.kinds[TAKE].first(option)
        kinds = [cards.noble_of[noble] for noble in view.piles[whom]]
        return [f"seat:{whom + 1}", touched("pile", whom, question.seat, kinds.index(cards.kinds[TAKE].second(option)) + 1)]
    if kind == CARD:
        return [f"hand:{first_of(cards, hand, option)}"]
    if kind == STRIP:
        rival = view.frames[-1].rival
        return [touched("hand", rival, question.seat, first_of(cards, view.hands[rival], option))]
    if kind == FETCH:
        return [f"action-discards:{first_of(cards, view.action_discards, option)}"]
    if kind == LATE:
        top = [cards.noble_of[noble] if noble >= 0 else -1 for noble in reversed(view.noble_deck)]
        return [f"noble-deck:{top.index(option) + 1}"]
    if kind == TABLE:
        whom = cards.kinds[TABLE].first(option)
        kept = cards.tables[cards.kinds[TABLE].second(option)]
        return [touched("table", whom, question.seat, first_of(cards, view.tables[whom], kept))]
    assert kind == DROP
    leaving = [place for place, card in enumerate(view.tables[question.seat], 1) if cards.leaves[card]]
    return ["leave"] if option == LEAVE else [f"table:{leaving[0]}"]


def touched(zone: str, owner: int, toucher: int, place: int) -> str:
    """A card of a zone that belongs to a seat; one's own needs no seat."""
    return f"{zone}:{place}" if owner == toucher else f"{zone}:{owner + 1}:{place}"


def facts(cards: Cards, view: Guillotine, question: Question, option: int) -> tuple[str, dict[str, Any]]:
    """The message that names an option, and what it needs to know."""
    kind = question.kind
    if kind == PLAY:
        last = counting(view)
        if option == 0:
            return ("option-count" if last else "option-pass"), {}
        return ("option-lay" if last else "option-play"), {"action": "action:" + cards.actions[option - 1].id}
    if kind == MOVE:
        place, to = cards.shifted(option)
        return "option-move", {"noble": noble_ref(cards, view.line[place]), "from": place + 1, "to": to + 1}
    if kind == NOBLE:
        return "option-noble", {"noble": noble_ref(cards, view.line[option]), "place": option + 1}
    if kind == ORDER:
        row = [noble_ref(cards, view.line[place]) for place in ORDERS[option][: len(view.line)]]
        return "option-order", {"nobles": row}
    if kind == PLAYER:
        return "option-player", {"whom": option}
    if kind == TAKE:
        return "option-take", {
            "whom": cards.kinds[TAKE].first(option),
            "noble": "noble:" + cards.nobles[cards.kinds[TAKE].second(option)].id,
        }
    if kind == LATE:
        return "option-late", {"noble": "noble:" + cards.nobles[option].id}
    if kind == TABLE:
        kept = cards.tables[cards.kinds[TABLE].second(option)]
        return "option-table", {"whom": cards.kinds[TABLE].first(option), "action": "action:" + cards.actions[kept].id}
    if kind == DROP:
        return ("option-leave" if option == LEAVE else "option-drop"), {}
    return "option-card", {"action": "action:" + cards.actions[option].id}


def why_not(cards: Cards, view: Guillotine, question: Question, ref: str) -> str:
    """The clause that forbids playing a card of one's hand now."""
    kinds = [kind for kind in cards.kinds_in(view.hands[question.seat]) if cards.actions[kind].ref() == ref]
    if question.kind != PLAY or not kinds or kinds[0] + 1 in question.options:
        return ""
    if counting(view):
        return "GU-24"
    if view.hurried:
        return "GU-23"
    if cards.everything_forbidden(view):
        return "GU-15"
    if cards.line_card[kinds[0]] and cards.line_closed(view):
        return "GU-16"
    choice = cards.choice[kinds[0]]
    return "GU-9" if choice is not None and choice.kind.number == MOVE else "GU-10"


def prompt(cards: Cards, view: Guillotine, question: Question) -> tuple[str, dict[str, Any]]:
    """The message that puts a question; `cause` is the card that makes it be asked."""
    frame = view.frames[-1]
    cause = ""
    if frame.card >= 0 and cards.ability[frame.card] == frame.script:
        cause = noble_ref(cards, frame.card)
    elif view.playing >= 0:
        cause = action_ref(cards, view.playing)
    name = "lay" if question.kind == PLAY and counting(view) else cards.kinds[question.kind].name
    rival = frame.rival if frame.rival >= 0 else question.seat
    return "ask-" + name, {"seat": question.seat, "cause": cause, "whom": rival, "again": len(view.draft)}
