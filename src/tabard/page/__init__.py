"""A recorded game as one self-contained page: built from Moments, their Sheet and words; no rule is in it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tabard.engine.state import SPECTATOR
from tabard.table.journal import Journal, Row
from tabard.table.lying import Lying, Stroke, lying
from tabard.table.moment import EVERYTHING, offered
from tabard.table.sheet import Card, Message
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES, Words

Json = dict[str, Any]


LABELS: Final = [
    "scores", "log", "start", "play", "pause", "next", "back", "first", "last", "language", "theme", "close", "leads",
    "turn", "front", "step", "replay", "greater",
]  # fmt: skip
OUTCOMES: Final = ["taken", "evade", "stop", "open", "even"]  # what an exchange may come to, in words
STYLES: Final = ["theme.css", "style.css"]
SCRIPTS: Final = ["looks.js", "track.js", "draw.js", "controls.js"]


class Recording:
    """Steps through a journal and writes down what one viewer may see of each moment."""

    def __init__(self, journal: Journal, seat: int, everything: bool) -> None:
        self.box = journal.box
        self.viewer = EVERYTHING if everything else seat
        self.sitting = Sitting(journal.anew())
        self.sheet = self.sitting.sheet
        self.words = {language: Words(language, self.sheet, journal.names) for language in LANGUAGES}
        self.refs: list[str] = []  # the cards that are seen, in the order they first are
        self.steps: list[Json] = []
        self.winners = self.box.winners(journal.state) if journal.state.over else []
        self.step(None, {})
        for row in journal.kept:
            said = self.said(row)
            self.sitting.keep(self.sitting.journal.weighed_row(row, row.raised))
            self.step(row, said)

    def said(self, row: Row) -> Json:
        """What was chosen, with the card that made it be asked, if the viewer may know it."""
        if self.viewer not in (EVERYTHING, row.seat):
            return {}
        s = self.sitting.state
        question = self.box.question(s, row.question, row.seat)
        cause = self.box.show.prompt(s, question)[1].get("cause", "")
        option = offered(self.box, s, question, row.option)
        return self.spoken(lambda words: f"{words.name(cause)}: {words.message(option)}" if cause else words.message(option))

    def step(self, row: Row | None, said: Json) -> None:
        """The table after an answer, what was said and what happened, as the viewer may know it."""
        now = self.sitting.moment(self.viewer)
        told = [self.message(event) for event in now.events]
        told = [one for one in told if any(one.values())]  # of cards others draw nothing is said
        if row is not None and not said and not told:
            return  # somebody else let an aside be: there is nothing to see
        zones = lying(self.sheet, now.zones)
        asked = [question for question in now.asked if question.needed and not question.sealed]
        found: Json = {
            "seat": row.seat if row else -1,
            "said": said,
            "path": row.path.split() if row and said else [],
            "events": told,
            "status": self.message(now.status),
            "zones": [self.zone(zone) for zone in zones if zone.look != "exchanges"],
            "totals": now.totals,
            "asked": sorted({question.seat for question in asked}),
        }
        strokes = [stroke for zone in zones for stroke in zone.strokes]
        if strokes:
            sides = [self.stroke(one) for one in strokes]
            found["strokes"] = [list(pair) for pair in zip(sides[::2], sides[1::2])]
        if any(zone.look == "self" for zone in zones):
            found["parts"] = [[question.seat, question.part] for question in asked]
        self.steps.append(found)

    def stroke(self, one: Stroke) -> Json:
        """One side of an exchange; what is empty is left out."""
        side: Json = {"card": self.card_number(one.card), "who": self.card_number(one.who)}
        side |= {"guard": self.card_number(one.guard)} if one.guard else {"as": one.serves}
        rest = {"sum": one.terms, "value": one.value, "pays": one.pays, "harm": one.harm, "price": one.price}
        return side | {key: value for key, value in rest.items() if value}

    def message(self, message: Message) -> Json:
        return self.spoken(lambda words: words.message(message))

    def spoken(self, say: Any) -> Json:
        return {language: say(words) for language, words in self.words.items()}

    def zone(self, zone: Lying) -> list[Any]:
        """A zone as a list; after it what is needed of a sum's faces, of a part of a seat, or of a gauge."""
        more: Json = {"part": zone.part} if zone.part else {}
        more |= {"most": zone.most} if zone.most else {}
        more |= {"chosen": True} if zone.chosen else {}
        if zone.look == "sum":
            more = {"values": [one.value for one in zone.added], "seats": [one.seat for one in zone.added]}
        cards = [one.card for one in zone.added] if zone.look == "sum" else zone.cards
        listed = [zone.name, zone.owner, zone.look, [self.card_number(card) for card in cards], zone.count]
        return [*listed, more] if more else listed

    def card_number(self, card: Card | None) -> int:
        """A card by its number in the page's list; -1 is face down."""
        if card is None:
            return -1
        if card.ref not in self.refs:
            self.refs.append(card.ref)
        return self.refs.index(card.ref)

    def data(self) -> Json:
        seen = {zone[0] for step in self.steps for zone in step["zones"]}
        zones = [zone for zone in self.sheet.zones if zone.name in seen or zone.look == "exchanges"]
        names = {zone.name: self.spoken(lambda words, one=zone.name: words.say(f"zone-{one}")) for zone in zones}
        figures = {zone.name for zone in zones if zone.look == "figure"}
        cards = [self.words[LANGUAGES[0]].cards[ref] for ref in self.refs]
        groups = sorted({card.group for card in cards})
        return {
            "game": self.sheet.game,
            "look": self.sheet.look,
            "title": self.spoken(lambda words: words.say("title")),
            "languages": {language: words.say("language") for language, words in self.words.items()},
            "names": {language: [words.seat(seat) for seat in range(self.sheet.seats)] for language, words in self.words.items()},
            "viewer": "all" if self.viewer == EVERYTHING else self.viewer,
            "caption": self.spoken(self.caption),
            "words": {language: self.labels(words) for language, words in self.words.items()},
            "zones": names,
            "chosen": {name: self.spoken(lambda words, one=name: words.chosen(one)) for name in sorted(figures)},
            "exchanges": "".join([zone.name for zone in zones if zone.look == "exchanges"]),
            "paid": self.sheet.paid,
            "groups": {group: self.spoken(lambda words, one=group: words.group(one)) for group in groups},
            "cards": [self.card(card) for card in cards],
            "steps": self.steps,
            "over": self.winners != [],
        }

    def caption(self, words: Words) -> str:
        if self.viewer == EVERYTHING:
            return words.say("page-all")
        return words.say("page-seat", name=words.seat(self.viewer)) if self.viewer != SPECTATOR else words.say("page-spectator")

    def labels(self, words: Words) -> Json:
        found = {key: words.say(f"page-{key}") for key in LABELS}
        winners = [words.seat(seat) for seat in self.winners]
        over = [words.say("game-over"), words.say("winner", names=", ".join(winners), count=len(winners))] if winners else []
        found |= {f"exchange-{key}": words.say(f"exchange-{key}") for key in OUTCOMES}
        return found | {"hidden": words.say("hidden"), "empty": words.say("empty"), "over": " ".join(over)}

    def card(self, card: Card) -> Json:
        return {
            "ref": card.ref,
            "group": card.group,
            "value": card.value,
            "name": self.spoken(lambda words: words.name(card.ref)),
            "text": self.spoken(lambda words: words.text(card.ref)),
            "note": self.spoken(lambda words: words.note(card.ref)) if self.words[LANGUAGES[0]].note(card.ref) else {},
            "printed": card.printed,
            "told": self.spoken(lambda words: words.printed(card.ref)),
        }


def part(name: str) -> str:
    return (files("tabard.page") / name).read_text(encoding="utf-8")


def replay_page(journal: Journal, seat: int, everything: bool, language: str) -> str:
    """The page as text: the template with its style, emblems and script, and the data."""
    data = {**Recording(journal, seat, everything).data(), "language": language}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    page = part("replay.html")
    for mark, names in (("/*STYLE*/\n", STYLES), ("<!--EMBLEMS-->\n", ["emblems.svg"]), ("/*SCRIPT*/\n", SCRIPTS)):
        page = page.replace(mark, "".join([part(name) for name in names]))
    return page.replace("/*DATA*/", text)
