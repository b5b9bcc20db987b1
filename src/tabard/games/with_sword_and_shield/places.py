"""The table as a person sees, touches and speaks it: zones, paths, and what the words need to know."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.showing import Showing
from tabard.engine.state import NOBODY, Event, Question
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.blows import MANOEUVRE_PRICE, answer_of, combat_number, effort
from tabard.games.with_sword_and_shield.cards import (
    ACT,
    AIM,
    ANSWER,
    BID,
    BLOW,
    CARD,
    COMBAT,
    ENOUGH,
    FIRST_CARD,
    FIRST_PLAY,
    KNIGHT,
    PASS,
    PLACE,
    TACTIC,
    TAKE,
    Cards,
)
from tabard.games.with_sword_and_shield.combinations import COMBINATION_PRICE
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK, CombatDesign
from tabard.games.with_sword_and_shield.moves import MOVE_PRICE
from tabard.games.with_sword_and_shield.setup import MOST_DEALS
from tabard.games.with_sword_and_shield.state import (
    ABILITIES,
    COLUMNS,
    WHY,
    Tourney,
)
from tabard.games.with_sword_and_shield.turn import LOCK_PRICE
from tabard.games.with_sword_and_shield.zones import TourneyZones

# What the facts of each event are; one marked "?" is for those who may see it.
EVENTS: Final[dict[str, list[str]]] = {
    "revealed": ["knight", "artefact"],
    "redrawn": ["knight"],
    "barred": ["artefact"],
    "placed": ["knight", "place"],
    "dealt": ["count"],
    "filled": ["knight", "count"],
    "drew": ["knight", "?card"],
    "reshuffled": ["count"],
    "tactic": ["knight", "tactic"],
    "bid": ["knight", "count", "card"],
    "passed": ["knight"],
    "no-bid": [],
    "showed": ["knight", "count", "card"],
    "showed-none": ["knight"],
    "opens": ["knight", "card"],
    "opens-by-lot": ["knight"],
    "turn-began": ["knight", "count"],
    "ended": ["knight"],
    "aimed": ["knight", "rival"],
    "attacked": ["knight", "card", "rival"],
    "price": ["knight", "card", "points", "left", "shaken", "why"],
    "lost": ["knight", "card"],
    "unanswered": ["knight", "card"],
    "defended": ["knight", "card", "against", "guard"],
    "manoeuvred": ["knight", "card"],
    "artefact-adds": ["knight", "artefact", "tactic", "change"],
    "improvement-adds": ["knight", "card", "tactic", "change"],
    "attack-number": ["knight", "tactic", "own", "value", "total", "change"],
    "defence-number": ["knight", "tactic", "own", "value", "total", "change"],
    "outfought": ["knight", "points", "left", "higher", "lower"],
    "even": ["total"],
    "exhausted": ["knight"],
    "hit": ["knight", "count", "left"],
    "shaken": ["knight"],
    "out": ["knight"],
    "combined": ["knight", "count"],
    "laid": ["card"],
    "combination-price": ["knight", "points", "left", "shaken"],
    "played": ["knight", "card"],
    "improved": ["knight", "card"],
    "discarded": ["knight", "card"],
    "shaken-price": ["knight", "points", "left"],
    "rested": ["knight", "count"],
    "regained": ["knight", "points", "left"],
    "tired": ["knight", "points", "left"],
    "chivalry": ["knight", "count", "rival", "theirs"],
    "hand-changed": ["knight", "count"],
    "looked": ["knight", "rival"],
    "moved": ["knight", "card"],
    "swapped": ["knight", "rival", "place"],
    "retreated": ["knight"],
    "returned": ["knight", "place"],
    "stepped": ["knight", "place"],
    "locked": ["knight", "card", "rival"],
    "unlocked": ["knight", "rival"],
    "time-out": ["count"],
    "game-ended": ["count"],
}

# Events that say more of the one before.
MORE: Final = [
    "drew", "price", "artefact-adds", "improvement-adds", "attack-number", "defence-number", "outfought", "even", "laid",
    "combination-price", "shaken-price", "exhausted", "hit", "shaken",
]  # fmt: skip
# Events in which a Knight loses more than the fatigue of an exchange.
HARMS: Final = ["exhausted", "hit", "shaken", "tired", "discarded", "hand-changed"]
# Events told only to those they concern.
FINE: Final = ["artefact-adds", "improvement-adds", "attack-number", "defence-number", "aimed", "filled"]


class Places(Showing[Tourney]):
    """The table of a Joust or a Mêlée as it is shown."""

    def __init__(self, cards: Cards, leads: list[int], seats: int, decks: int) -> None:
        super().__init__(TourneyZones(cards, leads, seats, decks), EVENTS)
        self.cards = cards
        self.parts = [leads[:knight].count(leads[knight]) for knight in range(len(leads))]  # which of its leader's a Knight is
        self.first_card = len(self.zones.designs) - len(cards.designs)  # its face
        self.played = ["combat", "achievement", "event", "improvement"]
        self.uses = ["attacked", "played", "improved", "defended", "manoeuvred", "moved", "locked", "lost"]
        self.more = [*MORE]
        self.fine = [*FINE]
        self.terse = True
        self.look = "tourney"
        self.paid = "fatigue"
        self.harms = [*HARMS]
        self.ends = ["no-bid", "out", "time-out", "game-ended"]
        self.stays = ["no-bid"]
        self.tallies = {"attacks": ["attacked"], "defences": ["defended", "manoeuvred"], "combinations": ["combined"],
                        "hits": ["hit"], "rests": ["rested"]}  # fmt: skip
        self.last = ["pass", "take", "enough", "switch", "end"]
        self.ahead = ["pass"]
        self.sides = [seat % 2 for seat in range(seats)]  # the people of a team sit in every other seat

    def card_ref(self, card: int) -> str:
        return self.cards.designs[self.cards.design_of[card]].ref()

    def knight_ref(self, s: Tourney, knight: int) -> str:
        return self.cards.knights[s.knights[knight]].ref()

    def spoken(self, name: str, fact: int) -> Any:
        """A fact of an event as the words want it."""
        if name in ("knight", "rival"):
            return self.cards.knights[fact].ref()
        if name in ("card", "against"):
            return self.card_ref(fact)
        if name == "artefact":
            return self.cards.artefacts[fact].ref() if fact >= 0 else "none"
        if name == "guard":
            return self.cards.guards[fact].ref() if fact >= 0 else "none"
        if name == "tactic":
            return ABILITIES[fact]
        if name == "why":
            return WHY[fact]
        return fact + 1 if name == "place" else fact

    def status(self, view: Tourney) -> dict[str, Any]:
        knight = view.acting
        told = {"number": view.turn, "actions": self.cards.left(view) if view.turn else 0, "used": view.used}
        return {**told, "turn": view.leads[knight], "knight": self.knight_ref(view, knight)}

    def used(self, event: Event) -> list[str]:
        """The card alone, not the Knights."""
        return [self.event(event, event.seat)["card"]] if event.kind in self.uses else []

    # Paths

    def asked_knight(self, view: Tourney, question: Question) -> int:
        """The Knight a question is about."""
        if question.kind == ANSWER:
            return notes.struck_by(view, view.frames[-1])
        if notes.is_move(view.frames[-1]):
            return notes.mover(view.frames[-1])
        return view.acting

    def part(self, view: Tourney, question: Question) -> int:
        """The Knight a question is about, among those its seat leads."""
        if question.kind == TACTIC:
            return NOBODY
        knight = self.asked_knight(view, question)
        return self.parts[knight] if view.leads[knight] == question.seat else NOBODY

    def touch(self, zone: str, knight: int, place: str) -> str:
        """A place in a zone of a Knight; of a Knight that another leads it begins with the seat."""
        part = self.parts[knight]
        return f"{zone}.{part + 1}:{place}" if part else f"{zone}:{place}"

    def place_of(self, view: Tourney, knight: int, design: int) -> int:
        """Where in a Knight's hand a card of this design lies, counted from 1; 0 if there is none."""
        design_of = self.cards.design_of
        for at, card in enumerate(view.hands[knight], 1):
            if card >= 0 and design_of[card] == design:
                return at
        return 0

    def hand_touch(self, view: Tourney, knight: int, design: int) -> str:
        """A card of this design in a Knight's hand, by the place it lies at."""
        return self.touch("hand", knight, str(self.place_of(view, knight, design)))

    def path(self, view: Tourney, question: Question, option: int) -> list[str]:
        """The things a person would touch for this option."""
        kind = question.kind
        if kind in (ACT, ANSWER, CARD):
            what, card = parted(self.cards, kind, option)
            if card < 0:
                return [what]
            knight = self.asked_knight(view, question)
            touched = self.hand_touch(view, knight, card)
            if view.rear >> knight & 1:
                what = {"discard": "exchange", "move": "return"}.get(what, what)
            return [touched] if what in ("play", "stop", "lay") else [what, touched]
        if kind == BID:
            if option == PASS:
                return ["pass"]
            designs = [card for card in range(len(self.cards.designs)) if self.cards.initiative[card] == option]
            return [self.hand_touch(view, view.acting, designs[0])]
        if kind == PLACE:
            return [f"place:{option + 1}"]
        if kind == KNIGHT:
            owner = "" if view.leads[option] == question.seat else f"{view.leads[option] + 1}:"
            return [self.touch("knight", option, owner + "1")]
        assert kind == TACTIC
        return [f"tactics:{option}"]

    # Words

    def facts(self, view: Tourney, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        """The message that names an option, and what it needs to know."""
        kind = question.kind
        if kind in (ACT, ANSWER, CARD):
            return self.card_facts(view, question, option)
        if kind == BID:
            if option == PASS:
                return "option-pass", {"then": self.after_passing(view)}
            opens = [design.ref() for design in self.cards.designs if design.initiative == option]
            return "option-bid", {"count": option, "opens": opens[0]}
        if kind == PLACE:
            there = view.at(option)
            if there == NOBODY:
                return "option-place", {"place": option + 1, "column": ["left", "centre", "right"][option % COLUMNS]}
            return "option-knight", {"knight": self.knight_ref(view, there), "place": option + 1}
        if kind == KNIGHT:
            return "option-put", {"knight": self.knight_ref(view, option)}
        assert kind == TACTIC
        led = [knight for knight in range(len(view.leads)) if view.leads[knight] == question.seat]
        if len(led) == 1:
            return "option-" + ABILITIES[option], {"value": self.cards.ability(view, led[0], option)}
        told: dict[str, Any] = {"count": len(led)}
        for at, knight in enumerate(led, 1):
            told[f"knight-{at}"] = self.knight_ref(view, knight)
            told[f"tactic-{at}"] = ABILITIES[option >> (at - 1) & 1]
        return "option-tactics", told

    def after_passing(self, view: Tourney) -> str:
        """What comes of a pass: the auction goes on, or without any bid a new deal, at last the lot (WS-2.1.2b)."""
        others = [knight for knight in range(len(view.bids)) if knight != view.acting and not view.passed >> knight & 1]
        if others or any(view.bids):
            return "auction"
        return "deal" if view.deals < MOST_DEALS else "lot"

    def card_facts(self, view: Tourney, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        cards = self.cards
        what, design = parted(cards, question.kind, option)
        knight = self.asked_knight(view, question)
        if design < 0:
            told: dict[str, Any] = {}
            if what == "switch":
                told = {"tactic": ABILITIES[1 - view.tactics[knight]], "price": cards.shaken(view, knight)}
            elif what == "combine":
                told = {"price": COMBINATION_PRICE + cards.shaken(view, knight)}
            elif what == "enough":
                own = sum([self.price(view, knight, "lay", named - FIRST_CARD) for named in view.draft])
                told = {"price": COMBINATION_PRICE + cards.shaken(view, knight) + own}
            return "option-" + what, told
        printed = cards.designs[design]
        told = {"card": printed.ref()}
        if what == "play" and cards.attack[design] != NO_ATTACK:
            what = "attack"
        if what == "discard" and view.rear >> knight & 1:
            what = "exchange"
        if what == "move" and view.rear >> knight & 1:
            what = "return"
        told["price"] = self.price(view, knight, what, design)
        if what in ("attack", "lay", "stop"):
            told["number"] = self.number(view, knight, what, design)
        if what == "stop":
            behind = self.number(view, view.acting, "attack", cards.design_of[view.frames[-1].card]) - told["number"]
            if told["number"] and behind > 0:  # the difference is paid, too (WS-2.2.3a)
                told["cost"] = told["price"] + behind
            told["guard"] = printed.of["guard"] if isinstance(printed, CombatDesign) else "none"
        return "option-" + what, told

    def number(self, view: Tourney, knight: int, what: str, design: int) -> int:
        """What a card would count when numbers are compared (WS-2.2.3a); 0 if they are not."""
        compared = self.cards.sort[design] == COMBAT
        if what == "stop":
            compared = compared and self.cards.sort[self.cards.design_of[view.frames[-1].card]] == COMBAT
        return combat_number(self.cards, view, knight, design) if compared else 0

    def price(self, view: Tourney, knight: int, what: str, design: int) -> int:
        """The fatigue an option costs, as far as it is its own."""
        cards = self.cards
        shaken = cards.shaken(view, knight) if view.frames[-1].script != BLOW and what != "lay" else 0
        if what in ("attack", "lay", "stop") and cards.sort[design] == COMBAT:
            return effort(cards, view, knight, design) + shaken
        if what == "stop":
            return cards.defence_cost[design]
        if what == "manoeuvre":
            return MANOEUVRE_PRICE
        if what in ("play", "lay", "attack"):
            return cards.cost[design] + shaken
        if what == "lock":
            return LOCK_PRICE + shaken
        return (MOVE_PRICE if what in ("move", "retreat", "return", "evade", "escape") else 0) + shaken

    def why_not(self, view: Tourney, question: Question, ref: str) -> str:
        """The clause by which a card in hand is not among the options."""
        cards = self.cards
        if question.kind not in (ACT, ANSWER, BID, CARD):
            return ""
        knight = self.asked_knight(view, question)
        design = self.zones.numbers[ref] - self.first_card if ref in self.zones.numbers else -1
        if design < 0 or self.place_of(view, knight, design) == 0:
            return ""
        if question.kind == BID:
            number = cards.initiative[design]
            return "" if number in question.options[1:] else "WS-2.1.2a" if number else "WS-1.2"
        for option in question.options:
            what, card = parted(cards, question.kind, option)
            if card == design and (question.kind != ACT or what == "play"):
                return ""
        if question.kind == ACT:
            return self.why_not_play(view, knight, design)
        if question.kind == CARD:
            return "WS-2.2.9"
        struck = cards.design_of[view.frames[-1].card]
        return "WS-2.2.5" if cards.attack[struck] == EVADED_ONLY else "WS-2.2.6" if not cards.stops[design] else "WS-2.2.3c"

    def why_not_play(self, view: Tourney, knight: int, design: int) -> str:
        if view.opening >= 0:
            return "WS-2.1.2a"
        if not self.cards.plays[design]:
            return "WS-2.2.7"
        if view.rear >> knight & 1:
            return "WS-3.0.5b"
        return "WS-3.0.4c" if not field.reach(view, knight) else ""

    def prompt(self, view: Tourney, question: Question) -> tuple[str, dict[str, Any]]:
        """The message that puts a question; `cause` is the card that makes it be asked."""
        frame = view.frames[-1]
        knight = self.asked_knight(view, question)
        told: dict[str, Any] = {"seat": question.seat, "cause": "", "knight": self.knight_ref(view, knight)}
        name = self.cards.kinds[question.kind].name
        if question.kind == ACT:
            name = "open" if view.opening >= 0 else "rear" if view.rear >> knight & 1 else "act"
            told["count"] = self.cards.left(view)
        elif question.kind == ANSWER:
            told["cause"] = self.card_ref(frame.card)
            told["rival"] = self.knight_ref(view, view.acting)
            told["number"] = self.number(view, view.acting, "attack", self.cards.design_of[frame.card])
        elif question.kind == BID:
            told["count"] = min([bid for bid in view.bids if bid] or [0])
        elif question.kind == PLACE:
            name = "mate" if notes.is_move(frame) else "post" if notes.being_placed(view) else "target"
            if frame.script == AIM:
                told["cause"] = self.card_ref(frame.card)
                name = "lock-target" if notes.aims_to_lock(frame) else "target"
        elif question.kind == CARD:
            told["count"] = len(view.draft)
            told["laid"] = [self.cards.designs[named - FIRST_CARD].ref() for named in view.draft]
        return "ask-" + name, told


def parted(cards: Cards, kind: int, option: int) -> tuple[str, int]:
    """What an option does, and the design of the card it does it with; -1 if with none."""
    if kind == ACT:
        if option < FIRST_PLAY:
            return ["end", "switch", "rest", "combine"][option], -1
        if option < cards.first_discard:
            return "play", option - FIRST_PLAY
        if option < cards.first_lock:
            return "discard", option - cards.first_discard
        if option < cards.first_move:
            return "lock", cards.lockers[option - cards.first_lock]
        if option < cards.first_retreat:
            return "move", cards.movers[option - cards.first_move]
        return "retreat", cards.movers[option - cards.first_retreat]
    if kind == ANSWER:
        if option == TAKE:
            return "take", -1
        spent, how = answer_of(cards, option)
        return ["", "stop", "stop", "manoeuvre", "evade", "escape"][how], spent
    assert kind == CARD
    return ("enough", -1) if option == ENOUGH else ("lay", option - FIRST_CARD)
