"""Everything a person reads, from Fluent files: names, texts, questions, options, events, refusals.

How a message with its facts becomes a sentence is one rule, the same in every client (docs/moment.md):
a fact "" is hidden, a seat is read as a name, the ref of a card as the card's name, a message inside a message as its own
sentence, a list with commas between; anything else goes into the message as it is.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from tabard.engine.box import Box, Term
from tabard.engine.errors import BadRequest, Refused, printable
from tabard.games import game as shelf
from tabard.table.sheet import Card, Say, Sheet, sheet_of

LANGUAGES: Final = ["en", "es", "it"]
SEATS: Final = ["seat", "whom", "turn"]  # facts that are seats and are read as names
HIDDEN: Final = "hidden"  # what messages call a fact the reader may not know


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages common to all games, and those of one."""
    made = FluentBundle([language], use_isolating=False)
    common = [files("tabard.words") / language / name for name in ("common.ftl", "terminal.ftl", "review.ftl", "report.ftl")]
    for part in [*common, *(parts(language, game) if game else [])]:
        made.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return made


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadRequest(f"Tabard does not speak '{language}'; it speaks {', '.join(LANGUAGES)}")


def parts(language: str, game: str) -> list[Any]:
    """The files with a game's words: in a folder here, or one beside the game itself."""
    own = files(shelf(game).package) / "words" / f"{language}.ftl"
    if own.is_file():
        return [own]
    return sorted((files("tabard.words") / language / game).iterdir(), key=lambda part: part.name)


class Spoken(Protocol):
    """What has a message: an event, an option, a question, a status."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> dict[str, Any]: ...


class Words:
    """One language's words for one box, among people with these names."""

    def __init__(
        self, language: str, box: Box[Any] | Sheet | None = None, names: list[str] | None = None, game: str = ""
    ) -> None:  # fmt: skip
        check_language(language)
        sheet = sheet_of(box) if isinstance(box, Box) else box
        self.names = [printable(name) for name in names or []]
        self.bundle = bundle(language, sheet.game if sheet else game)
        self.ours = sheet is None or sheet.ours
        self.cards: dict[str, Card] = {card.ref: card for card in sheet.cards} if sheet else {}
        gauges = {zone.name: zone.most for zone in sheet.zones if zone.look == "gauge"} if sheet else {}
        self.counts = {"seats": sheet.seats, **gauges} if sheet else {}  # how many play, and how far each gauge goes

    def has(self, message: str, attribute: str = "") -> bool:
        found = self.bundle.has_message(message)
        return found and (not attribute or attribute in self.bundle.get_message(message).attributes)

    def named(self, beginning: str) -> list[str]:
        """The messages whose names begin so, in the order they are written in."""
        return [one for one in self.bundle._messages if one.startswith(beginning)]

    def message(self, spoken: Spoken) -> str:
        """Anything that can be said, as a sentence."""
        return self.say(spoken.id, **spoken.facts)

    def say(self, message: str, **facts: Any) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        return self.format(pattern, {key: self.fact(key, value) for key, value in facts.items()})

    def attribute(self, message: str, name: str, facts: dict[str, Any] | None = None) -> str:
        return self.format(self.bundle.get_message(message).attributes[name], facts or {})

    def format(self, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, facts)
        assert not errors, errors
        return str(text)

    def fact(self, key: str, value: Any) -> Any:
        """The one rule."""
        if value == "":
            return HIDDEN
        if key in SEATS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, Say):
            return self.message(value)
        if isinstance(value, list):
            return ", ".join([str(self.fact(key, one)) for one in value])
        if isinstance(value, str) and value in self.cards:
            return self.name(value)
        return value

    def seat(self, seat: int) -> str:
        named = self.names[seat] if seat < len(self.names) else ""
        return named or self.say("player", number=seat + 1)

    def name(self, ref: str) -> str:
        """A card's name: the one its own file gives it, else ours."""
        card = self.cards[ref]
        if card.name or not self.has(card.named.id):
            return card.name or ref.partition(":")[2]
        return self.message(card.named)

    def text(self, ref: str) -> str:
        card = self.cards[ref]
        if card.text or not self.has(card.named.id):
            return card.text
        facts = {key: self.fact(key, value) for key, value in card.named.facts.items()} | card.numbers
        text, missing = self.bundle.format_pattern(self.bundle.get_message(card.named.id).attributes["text"], facts)
        assert not missing or not self.ours, missing
        return "" if missing else str(text)  # a card of somebody's own that has our id but not our numbers

    def note(self, ref: str) -> str:
        """The history behind a card's name, if it has one."""
        card = self.cards[ref]
        message = card.named.id
        return self.attribute(message, "note") if self.has(message, "note") and not card.name else ""

    def printed(self, ref: str) -> dict[str, str]:
        """What is printed on a card besides its text, by name, as far as there are words for it."""
        given = dict(self.cards[ref].printed)
        given |= {key: "yes" if value else "no" for key, value in given.items() if isinstance(value, bool)}
        told = [key for key in given if given[key] is not None and self.has(f"printed-{key}")]
        return {key: self.say(f"printed-{key}", **given) for key in told}

    def worth(self, ref: str) -> str:
        """The short mark of what a card is worth, where it stands alone; empty if it has none."""
        card = self.cards[ref]
        numbers = {key: given for key, given in card.printed.items() if isinstance(given, int)}
        return self.say("worth", value=card.value, **numbers) if card.value and self.has("worth") else card.value

    def group(self, group: str) -> str:
        """A group of cards that share a colour: its name, and the colour where the cards speak of it."""
        name, hue = self.say(f"colour-{group}"), self.hue(group)
        return f"{hue} ({name})" if hue != name else name

    def hue(self, group: str) -> str:
        """The same in a word: the colour where the cards speak of it, else the name."""
        message = f"colour-{group}"
        told = "colour" in self.bundle.get_message(message).attributes
        return self.attribute(message, "colour") if told else self.say(message)

    def chosen(self, zone: str) -> str:
        """What a figure is called when it is the one chosen."""
        message = self.bundle.get_message(f"zone-{zone}")
        return self.attribute(f"zone-{zone}", "chosen") if "chosen" in message.attributes else self.say(f"zone-{zone}")

    def term(self, term: Term) -> str:
        return self.say(f"term-{term.what}", card=term.ref, count=term.count)

    def clause(self, clause: str) -> tuple[str, str]:
        """A clause's title and text."""
        message = f"clause-{clause.replace('.', '_')}"
        return self.attribute(message, "title"), self.say(message)

    def clauses(self) -> list[str]:
        """In the order of the rules; a message's name cannot have a dot, so it has an underscore there."""
        return [one.removeprefix("clause-").replace("_", ".") for one in self.named("clause-")]

    def why_not(self, rule: str, count: int) -> str:
        """Why so many cards cannot be played."""
        message = "refused-" + rule.replace(".", "_")
        return self.attribute(message, "many") if count > 1 and self.has(message, "many") else self.say(message)

    def refused(self, refusal: Refused) -> str:
        """A refusal in this language, with the exact sentence after it."""
        return f"{self.say('refused-' + refusal.code)} ({refusal.message})"
