"""The table as a person sees, touches and speaks it: zones, paths, and what the words need to know."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.showing import Showing
from tabard.engine.state import NOBODY, Question
from tabard.games.swords_and_bagpipes import notes
from tabard.games.swords_and_bagpipes.cards import (
    ACT,
    AXE,
    BADGE,
    BAG,
    CHURCH,
    DAGGER,
    DONE,
    FIRST_ACT_CARD,
    FIRST_CARD,
    GIFT,
    HOME,
    LAY,
    NUMBER,
    PASS,
    PLAY,
    PLAYER,
    SIDE,
    TOKENS_LIE,
    Cards,
)
from tabard.games.swords_and_bagpipes.designs import REPLENISHMENTS, VIRTUAL
from tabard.games.swords_and_bagpipes.state import ACTIONS, CHOICE, ENGLAND, NO_SIDE, PLACES, Swords
from tabard.games.swords_and_bagpipes.zones import SIDE_NAMES, SwordsZones, power, undecided

# What the facts of each event are; one marked "?" is for those who may see it.
EVENTS: Final[dict[str, list[str]]] = {
    "dealt": ["count"],
    "invaded": ["round", "arms"],
    "scots-joined": ["count"],
    "turn-began": [],
    "taxed": ["count"],
    "militia": [],
    "assembled": ["count"],
    "hired": ["count"],
    "relocated": ["count"],
    "played": ["bagpipe"],
    "visited": ["village"],
    "laid-open": ["bagpipe"],
    "chosen": ["whom", "bagpipe", "village"],
    "spared": ["village"],
    "gold": ["count"],
    "gold-lost": ["count"],
    "robbed": ["count", "whom"],
    "units-gained": ["count", "to"],
    "units-lost": ["count", "from"],
    "units-moved": ["count", "from", "to"],
    "drew": ["?bagpipe"],
    "unfit": ["bagpipe"],
    "reshuffled": ["count"],
    "discarded": ["bagpipe"],
    "stolen": ["?bagpipe", "whom"],
    "looked-at-hand": ["whom"],
    "looked-at-daggers": ["whom"],
    "made-loyal": [],
    "token-again": [],
    "troops-now": ["count"],
    "badge-moved": [],
    "badge-handed": ["whom", "bound"],
    "badge-kept": [],
    "badge-given": ["whom", "count"],
    "home-handed": ["whom"],
    "stays-home": [],
    "tokens-lie": [],
    "passed": [],
    "stood-for-scotland": ["count"],
    "stood-for-england": ["count"],
    "scotlands-camp": ["count"],
    "english-army": ["count", "arms"],
    "scots-won": ["scots", "english", "by"],
    "english-won": ["scots", "english"],
    "defeat": ["count"],
    "took-dagger": ["dagger"],
    "dagger-discarded": ["dagger"],
    "drew-dagger": ["?dagger"],
    "virtual-dagger": [],
    "virtual-dagger-gone": [],
    "dagger-gone": ["dagger"],
    "reshuffled-daggers": ["count"],
    "consoled": [],
    "deserted": [],
    "round-ended": ["round"],
    "daggers-counted": ["count"],
    "scotland-stood": ["count"],
    "scotland-fell": ["count"],
    "traitor": ["count"],
    "caught": ["count"],
    "game-ended": [],
}
# Events in which somebody loses something.
HARMS: Final = [
    "robbed", "gold-lost", "units-lost", "stolen", "discarded", "drew-dagger", "took-dagger", "virtual-dagger", "home-handed",
]  # fmt: skip


class Places(Showing[Swords]):
    """The table of Swords and Bagpipes as it is shown."""

    def __init__(self, cards: Cards, seats: int, limit: int) -> None:
        super().__init__(SwordsZones(cards, seats), EVENTS)
        self.cards = cards
        self.limit = limit  # the defeats that end Scotland
        self.played = ["bagpipe"]
        self.uses = ["played", "visited", "spared", "invaded"]
        self.look = "parchment"
        self.harms = [*HARMS]
        self.ends = ["scotland-stood", "scotland-fell", "caught", "game-ended"]
        self.tallies = {"loyal": ["stood-for-scotland"], "treason": ["stood-for-england"], "home": ["stays-home"],
                        "played": ["played"], "taxes": ["taxed"]}  # fmt: skip
        self.stays = ["scots-won", "english-won"]
        self.last = ["none", "leave", "pass", "done"]
        self.ahead = ["none", "leave", "pass"]

    def arms_ref(self, card: int) -> str:
        return self.cards.arms[self.cards.arms_of[card]].ref()

    def bagpipe_ref(self, card: int) -> str:
        return "bagpipe:" + self.cards.bagpipes[self.cards.bagpipe_of[card]].id

    def dagger_ref(self, card: int) -> str:
        return "dagger:" + self.cards.daggers[self.cards.dagger_of[card]].id

    def village_ref(self, card: int) -> str:
        return "village:" + self.cards.villages[self.cards.village_of[card]].id

    def spoken(self, name: str, fact: int) -> Any:
        """A fact of an event as the words want it."""
        if name == "arms":
            return self.arms_ref(fact)
        if name == "bagpipe":
            return self.bagpipe_ref(fact) if fact >= 0 else ""
        if name == "dagger":
            return self.dagger_ref(fact)
        if name == "village":
            return self.village_ref(fact) if fact >= 0 else ""
        return PLACES[fact] if name in ("from", "to") else fact

    def status(self, view: Swords) -> dict[str, Any]:
        rounds = len(view.arms) + len(view.arms_deck)
        war = {"defeats": view.defeats, "limit": self.limit}
        return {"round": view.round, "rounds": rounds, "phase": view.phase, "turn": view.badge, **war, **self.unasked(view)}

    def unasked(self, view: Swords) -> dict[str, int]:
        """How many units may go either way; then who does not choose a side, and why: the Badge (SB-X2), Stay Home! (SB-H5)."""
        if view.phase < CHOICE:
            open = undecided(view)
            return {"undecided": open} if open else {}
        if view.phase > CHOICE:
            return {}
        bound = self.cards.binds(view) and view.known >> view.badge & 1
        return {"bound": view.badge if bound else NOBODY, "away": view.away}

    # Paths

    def card_path(self, view: Swords, seat: int, choice: int) -> list[str]:
        """The card that is played: of the hand, lying open, or of the village."""
        cards = self.cards
        if choice >= 2 * cards.pipes:
            designs = [cards.village_of[card] for card in view.village[seat]]
            return [f"village:{designs.index(choice - 2 * cards.pipes) + 1}"]
        zone = view.hands[seat] if choice < cards.pipes else [card for card in view.opened[seat] if card != view.playing]
        fit = [card for card in zone if cards.bagpipe_of[card] == choice % cards.pipes and card not in view.used]
        return [f"{'hand' if choice < cards.pipes else 'opened'}:{zone.index(fit[0]) + 1}"]

    def path(self, view: Swords, question: Question, option: int) -> list[str]:
        """The things a person would touch for this option, in order; all numbers from 1."""
        cards = self.cards
        kind = question.kind
        seat = question.seat
        if kind == ACT:
            if option < FIRST_ACT_CARD:
                return ["done"] if option == DONE else [REPLENISHMENTS[option - 1]]
            if option < cards.first_march:
                return self.card_path(view, seat, option - FIRST_ACT_CARD)
            return ["castle", f"camp:{option - cards.first_march + 1}"]
        if kind == PLAY:
            return ["pass"] if option == PASS else self.card_path(view, seat, option - FIRST_CARD)
        if kind == SIDE:
            return [SIDE_NAMES[option]]
        if kind == LAY:
            side, value = cards.kinds[LAY].first(option), cards.kinds[LAY].second(option)
            values = [cards.dagger_value[card] for card in view.dagger_hands[seat]]
            return [SIDE_NAMES[side], *([f"dagger-hand:{values.index(value) + 1}"] if value else [])]
        if kind in (BADGE, HOME, PLAYER):
            return [f"seat:{option + 1}"]
        if kind == GIFT:
            return ["give" if option else "keep"]
        if kind == CHURCH:
            churches = [place for place, card in enumerate(view.village[seat], 1) if cards.cancels[cards.village_of[card]]]
            return [f"village:{churches[0]}"] if option else ["leave"]
        if kind == NUMBER:
            return [f"number:{option}"] if option else ["none"]
        assert kind == DAGGER
        values = [cards.dagger_value[card] for card in view.daggers[seat]] + [0]
        return [f"daggers:{values.index(option) + 1}"]

    # Words

    def card_facts(self, choice: int) -> tuple[str, dict[str, Any]]:
        cards = self.cards
        if choice >= 2 * cards.pipes:
            return "option-village", {"village": "village:" + cards.villages[choice - 2 * cards.pipes].id}
        message = "option-play" if choice < cards.pipes else "option-again"
        return message, {"bagpipe": "bagpipe:" + cards.bagpipes[choice % cards.pipes].id}

    def facts(self, view: Swords, question: Question, option: int) -> tuple[str, dict[str, Any]]:
        """The message that names an option, and what it needs to know."""
        cards = self.cards
        kind = question.kind
        if kind == ACT:
            if option < FIRST_ACT_CARD:
                return "option-" + ("done" if option == DONE else REPLENISHMENTS[option - 1]), self.acting(view, question.seat)
            if option < cards.first_march:
                return self.card_facts(option - FIRST_ACT_CARD)
            return "option-relocate", {"count": option - cards.first_march + 1}
        if kind == PLAY:
            return ("option-pass", {}) if option == PASS else self.card_facts(option - FIRST_CARD)
        if kind == SIDE:
            return "option-" + ("england" if option else "scotland"), {"count": power(view, question.seat, option)}
        if kind == LAY:
            side, value = cards.kinds[LAY].first(option), cards.kinds[LAY].second(option)
            told = {"daggers": value or VIRTUAL, "count": power(view, question.seat, side)}
            return "option-" + ("england" if side else "scotland") + "-and-dagger", told
        if kind in (BADGE, HOME, PLAYER):
            return "option-player", {"whom": option}
        if kind == GIFT:
            other = 1 - question.seat
            return ("option-give" if option else "option-keep"), {"whom": other, "count": max(0, view.camp[other] - 1)}
        if kind == CHURCH:
            return ("option-cancel" if option else "option-suffer"), {}
        if kind == NUMBER:
            return "option-number", {"count": option}
        assert kind == DAGGER
        return ("option-dagger" if option else "option-virtual"), {"daggers": option or VIRTUAL}

    def acting(self, view: Swords, seat: int) -> dict[str, Any]:
        """What the Replenishments bring now."""
        return {"taxes": self.cards.taxes(view), "troops": self.cards.assembled(view, seat), "camp": view.camp[seat]}

    def why_not(self, view: Swords, question: Question, ref: str) -> str:
        """The clause that forbids playing a card of one's hand, or using one's Village card, now."""
        cards = self.cards
        seat = question.seat
        if question.kind not in (ACT, PLAY):
            return ""
        choices = self.choices(view, seat, ref)
        first = FIRST_ACT_CARD if question.kind == ACT else FIRST_CARD
        if not choices or [choice for choice in choices if first + choice in question.options]:
            return ""
        if question.kind == ACT and view.phase != ACTIONS:
            return "SB-H4"
        if notes.at_the_market(view):
            return "SB-G4"
        design = choices[0]
        if design >= 2 * cards.pipes:
            return "SB-P7" if view.gold[seat] < cards.visit_price[design - 2 * cards.pipes] else "SB-P9"
        symbol = AXE if question.kind == ACT else TOKENS_LIE if view.phase == CHOICE else BAG
        if cards.symbol[design] != symbol:
            return "SB-P2"
        usable = view.hands[seat] + [card for card in view.opened[seat] if card not in view.used]
        if not [card for card in usable if cards.bagpipe_of[card] == design]:
            return "SB-W7" if [card for card in view.fresh[seat] if cards.bagpipe_of[card] == design] else "SB-P4"
        if cards.needs_side[design] >= 0 and view.sides[seat] != cards.needs_side[design]:
            return "SB-I2"
        return "SB-P7" if view.gold[seat] < cards.price[design] else "SB-P9"

    def choices(self, view: Swords, seat: int, ref: str) -> list[int]:
        """How a card that one holds can ever be played: from the hand, lying open, as a Village card that works once."""
        cards = self.cards
        for card in view.hands[seat] + view.fresh[seat] + view.opened[seat]:
            if cards.bagpipes[cards.bagpipe_of[card]].ref() == ref:
                return [cards.bagpipe_of[card], cards.pipes + cards.bagpipe_of[card]]
        for card in view.village[seat]:
            if cards.once[cards.village_of[card]] and self.village_ref(card) == ref:
                return [2 * cards.pipes + cards.village_of[card]]
        return []

    def prompt(self, view: Swords, question: Question) -> tuple[str, dict[str, Any]]:
        """The message that puts a question; `cause` is the card that makes it be asked."""
        frame = view.frames[-1]
        cause = ""
        if view.playing >= 0:
            cause = self.bagpipe_ref(view.playing)
        elif frame.card >= 0:
            cause = self.village_ref(frame.card)
        name = self.cards.kinds[question.kind].name
        if question.kind == ACT and view.phase != ACTIONS:
            name = "prepare"
        elif question.kind == PLAY:
            name = "market" if notes.at_the_market(view) else "play-tokens" if view.phase == CHOICE else "play-bag"
        elif question.kind == SIDE and cause:
            name = "side-again"
        rival = frame.rival if frame.rival >= 0 else question.seat
        made = notes.made_at_home(frame) if name == "prepare" else int(name == "act" and view.replenished)
        told = {"seat": question.seat, "cause": cause, "whom": rival, "again": made}
        if question.kind == BADGE:
            told["bound"] = int(self.cards.binds(view))
        if question.kind == CHURCH:
            told["whom"] = frame.seat
        barred = barred_from(view, question.kind)
        if barred != NOBODY:
            told["whom"], told["again"] = barred, 1
        return "ask-" + name, told

    def claims(self, view: Swords, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What may be said, true or false, and binds nobody (SB-D1, SB-C5): one's daggers, one's side, a card one holds."""
        found: list[tuple[str, dict[str, Any]]] = []
        if not view.over and seat != view.away:
            found += [("claim-scotland", {"seat": seat}), ("claim-england", {"seat": seat})]
        if view.seats > 2:  # with two players the daggers that count lie open
            most = sum([max(self.cards.dagger_value) for _ in view.daggers[seat]]) + VIRTUAL * view.virtual[seat]
            found += [("claim-daggers", {"seat": seat, "count": count}) for count in range(most + 1)]
        if view.hands[seat] or view.fresh[seat]:
            found += [("claim-holds", {"seat": seat, "bagpipe": bagpipe.ref()}) for bagpipe in self.cards.bagpipes]
        return found

    def kept(self, then: Swords, now: Swords, seat: int, claim: str, facts: dict[str, Any]) -> int:
        """Daggers and cards are looked up at once, a side when the tokens of the round are turned."""
        if claim == "claim-daggers":
            return int(self.cards.counted(then, seat) == facts["count"])
        if claim == "claim-holds":
            held = [self.cards.bagpipes[self.cards.bagpipe_of[card]].ref() for card in then.hands[seat] + then.fresh[seat]]
            return int(facts["bagpipe"] in held)
        turned = now.record[len(then.record) :]
        if not turned or turned[seat] == NO_SIDE:
            return -1
        return int((turned[seat] == ENGLAND) == (claim == "claim-england"))


def barred_from(view: Swords, kind: int) -> int:
    """Who may not be handed a token because they handed it over in the round before (SB-B2, SB-H3)."""
    if kind == BADGE:
        return view.badge_from if view.badge_to == view.badge else NOBODY
    return view.home_from if kind == HOME and view.home_from != view.badge else NOBODY
