"""The table as a person sees, touches and speaks it: zones, paths, and what the words need to know."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.showing import Showing
from tabard.engine.state import LEAVE, Question
from tabard.games.guillotine import notes
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
from tabard.games.guillotine.moves import ORDERS
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.zones import GuillotineZones

# What the facts of each event are; one marked "?" is for those who may see it.
EVENTS: Final[dict[str, list[str]]] = {
    "dealt": ["count"],
    "day-began": ["day", "count"],
    "turn-began": [],
    "played": ["action"],
    "moved": ["noble", "from", "to"],
    "slipped": ["noble"],
    "joined": ["noble"],
    "day-will-end": [],
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
    "chosen": ["whom", "action"],
    "looked-at-hand": ["whom"],
    "swapped-hands": ["whom"],
    "hands-shuffled": ["count"],
    "fetched": ["action"],
    "will-be-hurried": [],
    "laid": ["action"],
    "swept": ["action"],
    "game-ended": [],
}
# Events in which somebody loses something.
HARMS: Final = ["taken", "missed", "lost", "swapped-hands", "discarded", "swept", "laid", "will-be-hurried", "will-be-confused"]


class Places(Showing[Guillotine]):
    """The table of Guillotine as it is shown."""

    def __init__(self, cards: Cards, seats: int) -> None:
        super().__init__(GuillotineZones(cards, seats), EVENTS)
        self.cards = cards
        self.played = ["action"]
        self.harms = [*HARMS]
        self.ends = ["day-will-end", "day-ended", "game-ended"]
        self.tallies = {"played": ["played"], "gained": ["collected", "put"], "taken": ["taken"], "lost": ["lost", "missed"]}
        self.last = ["leave", "pass"]
        self.ahead = ["leave", "pass"]

    def noble_ref(self, noble: int) -> str:
        return "noble:" + self.cards.nobles[self.cards.noble_of[noble]].id

    def action_ref(self, card: int) -> str:
        return "action:" + self.cards.actions[self.cards.action_of[card]].id

    def spoken(self, name: str, fact: int) -> Any:
        """A fact of an event as the words want it; places count from 1."""
        if name == "noble":
            return self.noble_ref(fact)
        if name == "action":
            return self.action_ref(fact) if fact >= 0 else ""
        return fact + 1 if name in ("from", "to", "place") else fact

    def first_of(self, held: list[int], design: int) -> int:
        """The number, from 1, of the first card of this design."""
        for at in range(len(held)):
            if held[at] >= 0 and self.cards.action_of[held[at]] == design:
                return at + 1
        raise AssertionError("no such card here")

    def status(self, view: Guillotine) -> dict[str, Any]:
        return {"day": view.day, "turn": view.mover}

    def path(self, view: Guillotine, question: Question, option: int) -> list[str]:
        """The things a person would touch for this option, in order; all numbers from 1."""
        cards = self.cards
        kind = question.kind
        hand = view.hands[question.seat]
        if kind == PLAY:
            return ["pass"] if option == 0 else [f"hand:{self.first_of(hand, option - 1)}"]
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
            designs = [cards.noble_of[noble] for noble in view.piles[whom]]
            return [f"seat:{whom + 1}", touched("pile", whom, question.seat, designs.index(cards.kinds[TAKE].second(option)) + 1)]
        if kind == CARD:
            return [f"hand:{self.first_of(hand, option)}"]
        if kind == STRIP:
            rival = view.frames[-1].rival
            return [touched("hand", rival, question.seat, self.first_of(view.hands[rival], option))]
        if kind == FETCH:
            return [f"action-discards:{self.first_of(view.action_discards[::-1], option)}"]
        if kind == LATE:
            top = [cards.noble_of[noble] if noble >= 0 else -1 for noble in reversed(view.noble_deck)]
            return [f"noble-deck:{top.index(option) + 1}"]
        if kind == TABLE:
            whom = cards.kinds[TABLE].first(option)
            kept = cards.tables[cards.kinds[TABLE].second(option)]
            return [touched("table", whom, question.seat, self.first_of(view.tables[whom], kept))]
        assert kind == DROP
        leaving = [place for place, card in enumerate(view.tables[question.seat], 1) if cards.leaves[card]]
        return ["leave"] if option == LEAVE else [f"table:{leaving[0]}"]

    def facts(self, view: Guillotine, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        """The message that names an option, and what it needs to know."""
        cards = self.cards
        kind = question.kind
        if kind == PLAY:
            last = notes.counting(view)
            if option == 0:
                return ("option-count" if last else "option-pass"), {}
            return ("option-lay" if last else "option-play"), {"action": "action:" + cards.actions[option - 1].id}
        if kind == MOVE:
            place, to = cards.shifted(option)
            return "option-move", {"noble": self.noble_ref(view.line[place]), "from": place + 1, "to": to + 1}
        if kind == NOBLE:
            return "option-noble", {"noble": self.noble_ref(view.line[option]), "place": option + 1}
        if kind == ORDER:
            nobles = [self.noble_ref(view.line[place]) for place in ORDERS[option][: len(view.line)]]
            return "option-order", {"nobles": nobles}
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

    def why_not(self, view: Guillotine, question: Question, ref: str) -> str:
        """The clause that forbids playing a card of one's hand now."""
        cards = self.cards
        designs = [design for design in cards.designs_in(view.hands[question.seat]) if cards.actions[design].ref() == ref]
        if question.kind != PLAY or not designs or designs[0] + 1 in question.options:
            return ""
        if notes.counting(view):
            return "GU-24"
        if view.hurried:
            return "GU-23"
        if cards.everything_forbidden(view):
            return "GU-15"
        if cards.line_card[designs[0]] and cards.line_closed(view):
            return "GU-16"
        choice = cards.choice[designs[0]]
        return "GU-9" if choice is not None and choice.kind.number == MOVE else "GU-10"

    def prompt(self, view: Guillotine, question: Question) -> tuple[str, dict[str, Any]]:
        """The message that puts a question; `cause` is the card that makes it be asked."""
        frame = view.frames[-1]
        cause = ""
        if frame.card >= 0 and self.cards.ability[frame.card] == frame.script:
            cause = self.noble_ref(frame.card)
        elif view.playing >= 0:
            cause = self.action_ref(view.playing)
        name = "lay" if question.kind == PLAY and notes.counting(view) else self.cards.kinds[question.kind].name
        rival = frame.rival if frame.rival >= 0 else question.seat
        told: dict[str, Any] = {"seat": question.seat, "cause": cause, "whom": rival, "again": len(view.draft)}
        if question.kind == CARD:  # it may be another's card that makes me discard
            told["whom"] = frame.seat if frame.seat != question.seat else ""
            told["draft"] = ["action:" + self.cards.actions[design].id if design >= 0 else "" for design in view.draft]
        return "ask-" + name, told


def touched(zone: str, owner: int, toucher: int, place: int) -> str:
    """A card of a zone that belongs to a seat; one's own needs no seat."""
    return f"{zone}:{place}" if owner == toucher else f"{zone}:{owner + 1}:{place}"
