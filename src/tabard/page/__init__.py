"""A recorded game as one self-contained page: built from views, events, words and paths; no rule is in it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tabard.engine.rules import open_questions
from tabard.engine.showing import Stroke, Zone
from tabard.engine.state import SPECTATOR, Event
from tabard.table.journal import Journal, Row
from tabard.words import LANGUAGES, Words

Json = dict[str, Any]


LABELS: Final = [
    "scores", "log", "start", "play", "pause", "next", "back", "first", "last", "language", "theme", "close", "leads",
    "turn", "front", "step", "replay", "greater",
]  # fmt: skip
RUNGS: Final = ["hit", "evade", "stop", "open", "even"]  # what an exchange may come to, in words


class Recording:
    """Steps through a journal and writes down what one viewer may see of each moment."""

    def __init__(self, journal: Journal, seat: int, everything: bool) -> None:
        self.box = journal.box
        self.seat = seat
        self.everything = everything  # the game is over and all hands are shown
        self.words = {language: Words(language, self.box, journal.names) for language in LANGUAGES}
        self.designs = {design.ref(): design for design in self.box.designs()}
        self.refs: list[str] = []
        self.faces: list[list[str]] = []
        self.steps: list[Json] = []
        self.turn: list[Event] = []  # what has been told of the present turn …
        self.rungs: list[Stroke] = []  # … and the exchanges shown: the last turn's, until there are new ones
        self.shown: list[Event] = []  # … and the event that began their turn
        self.winners = self.box.winners(journal.state) if journal.state.over else []
        again = journal.anew()
        self.step(again, None, again.state.events)
        for row in journal.kept:
            before = again.state.clone()
            events = again.fold(row)
            self.step(again, row, events, before)

    def step(self, journal: Journal, row: Row | None, events: list[Event], before: Any = None) -> None:
        """The table after an answer, what was said and what happened, as the viewer may know it."""
        s = journal.state
        view = s if self.everything else self.box.redact(s, self.seat)
        said: Json = {}
        mine = row is not None and (self.everything or row.seat == self.seat)
        if row is not None and mine:
            question = self.box.question(before, row.question, row.seat)
            said = self.spoken(lambda words: words.choice(before, question, row.option))
        told = [self.spoken(lambda words, one=event: words.event(one, self.eyes(one))) for event in events]
        told = [one for one in told if any(one.values())]  # of cards others draw nothing is said
        self.follow(events)
        if row is not None and not said and not told:
            return  # somebody else let an aside be: there is nothing to see
        self.steps.append(
            {
                "seat": row.seat if row else -1,
                "said": said,
                "path": row.path.split() if row and mine else [],
                "events": told,
                "status": self.spoken(lambda words: words.status(view)),
                "zones": [self.zone(zone) for zone in self.box.show.zones(view) if zone.look != "ladder"],
                "totals": [self.box.total(view, seat) for seat in range(self.box.seats)],
                "asked": sorted({question.seat for question in open_questions(s.questions) if question.needed}),
            }
        )
        for zone in self.box.show.zones(view):
            if zone.look == "ladder":
                self.complete(zone)
        if self.rungs:
            sides = [self.stroke(one) for one in self.rungs]
            self.steps[-1]["ladder"] = [list(pair) for pair in zip(sides[::2], sides[1::2])]
        asked = open_questions(s.questions)
        whom = self.box.show.prompt(view, asked[0])[1].get("knight", "") if len(asked) == 1 else ""
        if whom in self.refs:
            self.steps[-1]["whom"] = self.refs.index(whom)

    def follow(self, events: list[Event]) -> None:
        """Keep the exchanges of this turn; those of the last stay until there are new ones."""
        for event in [*events, None]:
            if event is None or event.kind == "turn-began":
                told = self.box.show.exchanges(self.turn)
                same = self.turn[:1] == self.shown  # the rungs shown are of this turn
                for one, before in zip(told, self.rungs if same else []):
                    if one.ref == before.ref and not one.value:
                        one.value, one.terms = before.value, before.terms
                if told:
                    self.rungs, self.shown = told, self.turn[:1]
            if event is not None:
                self.turn = [event] if event.kind == "turn-began" else [*self.turn, event]

    def complete(self, zone: Zone) -> None:
        """Numbers that were not compared are not told; but the table shows them."""
        for face, one in zip(zone.cards, self.rungs):
            if isinstance(face, Stroke) and face.ref == one.ref and not one.value:
                one.value, one.terms = face.value, face.terms

    def stroke(self, one: Stroke) -> Json:
        """One side of an exchange; what is empty is left out."""
        card = self.face(one.ref, one.group, self.designs[one.ref].value()) if one.ref else -1
        guard = self.designs.get(one.serves)
        knight = self.designs[one.whose]
        row: Json = {"card": card, "whose": self.face(one.whose, knight.group(), knight.value())}
        row |= {"guard": self.face(guard.ref(), guard.group(), guard.value())} if guard else {"as": one.serves}
        rest = {"sum": one.terms, "value": one.value, "pays": one.pays, "hits": one.hits, "price": one.price}
        return row | {key: value for key, value in rest.items() if value}

    def eyes(self, event: Event) -> int:
        """Whose eyes see an event: the viewer's, or, when all is shown, those of whom it concerns."""
        return event.seat if self.everything else self.seat

    def spoken(self, say: Any) -> Json:
        return {language: say(words) for language, words in self.words.items()}

    def zone(self, zone: Zone) -> list[Any]:
        """A zone as a row; after it the values of a sum's faces, or which part of a seat it is of and how far a gauge goes."""
        row = [zone.name, zone.owner, zone.look]
        if zone.look != "sum":
            more = {"part": zone.part} if zone.whose else {}
            more |= {"most": zone.most} if zone.most else {}
            row += [[self.face(face.ref, face.group, face.value) for face in zone.cards], zone.count]
            return [*row, more] if more else row
        cards = [self.face(face.ref, face.group, self.designs[face.ref].value()) for face in zone.cards]
        return [*row, cards, zone.count, [face.value for face in zone.cards]]

    def face(self, ref: str, group: str, value: str) -> int:
        """A card by its number in the page's list; -1 is face down."""
        if not ref:
            return -1
        if ref not in self.refs:
            self.refs.append(ref)
            self.faces.append([group, value])
        return self.refs.index(ref)

    def data(self) -> Json:
        zones = sorted({zone[0] for step in self.steps for zone in step["zones"]})
        zones += ["ladder"] if any("ladder" in step for step in self.steps) else []
        groups = sorted({group for group, _ in self.faces})
        return {
            "game": self.box.game,
            "look": self.box.show.look,
            "title": self.spoken(lambda words: words.say("title")),
            "languages": {language: words.say("language") for language, words in self.words.items()},
            "names": {language: [words.seat(seat) for seat in range(self.box.seats)] for language, words in self.words.items()},
            "viewer": "all" if self.everything else self.seat,
            "caption": self.spoken(self.caption),
            "words": {language: self.labels(words) for language, words in self.words.items()},
            "zones": {zone: self.spoken(lambda words, one=zone: words.say(f"zone-{one}")) for zone in zones},
            "groups": {group: self.spoken(lambda words, one=group: words.group(one)) for group in groups},
            "cards": [self.card(ref, *face) for ref, face in zip(self.refs, self.faces)],
            "steps": self.steps,
            "over": self.winners != [],
        }

    def caption(self, words: Words) -> str:
        if self.everything:
            return words.say("page-all")
        return words.say("page-seat", name=words.seat(self.seat)) if self.seat != SPECTATOR else words.say("page-spectator")

    def labels(self, words: Words) -> Json:
        found = {key: words.say(f"page-{key}") for key in LABELS}
        winners = [words.seat(seat) for seat in self.winners]
        over = [words.say("game-over"), words.say("winner", names=", ".join(winners), count=len(winners))] if winners else []
        found |= {f"ladder-{key}": words.say(f"ladder-{key}") for key in RUNGS}
        return found | {"hidden": words.say("hidden"), "empty": words.say("empty"), "over": " ".join(over)}

    def card(self, ref: str, group: str, value: str) -> Json:
        return {
            "ref": ref,
            "group": group,
            "value": value,
            "name": self.spoken(lambda words: words.name(ref)),
            "text": self.spoken(lambda words: words.text(ref)),
            "note": self.spoken(lambda words: words.note(ref)) if self.words[LANGUAGES[0]].note(ref) else {},
            "printed": self.designs[ref].printed(),
            "told": self.spoken(lambda words: words.printed(ref)),
        }


def replay_page(journal: Journal, seat: int, everything: bool, language: str) -> str:
    """The page as text: a template and its data."""
    data = {**Recording(journal, seat, everything).data(), "language": language}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    template = (files("tabard.page") / "replay.html").read_text(encoding="utf-8")
    return template.replace("/*DATA*/null", text)
