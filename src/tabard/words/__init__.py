"""Everything a person reads, from Fluent files: names, texts, questions, options, events, refusals."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tabard.engine.box import Box, Term
from tabard.engine.cardset import Design
from tabard.engine.errors import BadRequest, Refused, printable
from tabard.engine.state import Event, Question
from tabard.games import game as shelf

LANGUAGES: Final = ["en", "es", "it"]
SEATS: Final = ["seat", "whom", "turn"]  # arguments that are seats and are read as names


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages common to all games, and those of one."""
    made = FluentBundle([language], use_isolating=False)
    for part in [files("tabard.words") / language / "common.ftl", *(parts(language, game) if game else [])]:
        made.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return made


def parts(language: str, game: str) -> list[Any]:
    """The files with a game's words: in a folder here, or one beside the game itself."""
    own = files(shelf(game).package) / "words" / f"{language}.ftl"
    if own.is_file():
        return [own]
    return sorted((files("tabard.words") / language / game).iterdir(), key=lambda part: part.name)


class Words:
    """One language's words for one box, among people with these names."""

    def __init__(self, language: str, box: Box[Any] | None = None, names: list[str] | None = None, game: str = "") -> None:
        if language not in LANGUAGES:
            raise BadRequest(f"there are no words in '{language}'; there are {', '.join(LANGUAGES)}")
        self.box = box
        self.names = [printable(name) for name in names or []]
        self.bundle = bundle(language, box.game if box else game)
        self.ours = box is None or box.cards.ours
        self.designs: dict[str, Design] = {design.ref(): design for design in box.designs()} if box else {}

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **facts: Any) -> str:
        """A message, its facts put into words: seats become names, cards their names."""
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
        if key in SEATS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, tuple):  # a message inside a message
            return self.say(value[0], **value[1])
        if isinstance(value, list):
            return ", ".join([str(self.fact(key, one)) for one in value])
        if isinstance(value, str) and value in self.designs:
            return self.name(value)
        return value

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def name(self, ref: str) -> str:
        """A card's name: the one its own file gives it, else ours."""
        message, facts = self.designs[ref].named()
        own = self.designs[ref].name
        if own or not self.has(message):
            return own or self.designs[ref].id
        return self.say(message, **facts)

    def text(self, ref: str) -> str:
        design = self.designs[ref]
        message, named = design.named()
        if design.text or not self.has(message):
            return design.text
        facts = {key: self.fact(key, value) for key, value in named.items()} | design.numbers()
        text, missing = self.bundle.format_pattern(self.bundle.get_message(message).attributes["text"], facts)
        assert not missing or not self.ours, missing
        return "" if missing else str(text)  # a card of somebody's own that has our id but not our numbers

    def note(self, ref: str) -> str:
        """The history behind a card's name, if it has one."""
        message, _ = self.designs[ref].named()
        told = self.has(message) and "note" in self.bundle.get_message(message).attributes and not self.designs[ref].name
        return self.attribute(message, "note") if told else ""

    def printed(self, ref: str) -> dict[str, str]:
        """What is printed on a card besides its text, by name, as far as there are words for it."""
        given = self.designs[ref].printed()
        given |= {key: "yes" if value else "no" for key, value in given.items() if isinstance(value, bool)}
        return {key: self.say(f"printed-{key}", **given) for key in given if self.has(f"printed-{key}")}

    def group(self, group: str) -> str:
        """A group of cards that share a colour: its name, and the colour where the cards speak of it."""
        message = self.bundle.get_message(f"colour-{group}")
        name = self.say(f"colour-{group}")
        return f"{self.attribute(f'colour-{group}', 'colour')} ({name})" if "colour" in message.attributes else name

    def option(self, view: Any, question: Question, option: int) -> str:
        assert self.box is not None
        message, facts = self.box.show.facts(view, question, option)
        return self.say(message, **facts)

    def choice(self, view: Any, question: Question, option: int) -> str:
        """An option with the card that made it be asked."""
        assert self.box is not None
        _, facts = self.box.show.prompt(view, question)
        cause = facts.get("cause")
        said = self.option(view, question, option)
        return f"{self.name(cause)}: {said}" if cause else said

    def prompt(self, view: Any, question: Question) -> str:
        assert self.box is not None
        message, facts = self.box.show.prompt(view, question)
        return self.say(message, **marked(facts))

    def event(self, event: Event, seat: int) -> str:
        """What happened, in what this seat may know of it."""
        assert self.box is not None
        return self.say(f"event-{event.kind}", **marked(self.box.show.event(event, seat)))

    def claims(self, view: Any, seat: int) -> list[str]:
        """What a seat may say at the table, true or false."""
        assert self.box is not None
        return [self.say(message, **facts) for message, facts in self.box.show.claims(view, seat)]

    def status(self, view: Any) -> str:
        assert self.box is not None
        return self.say("status", **self.box.show.status(view))

    def term(self, term: Term) -> str:
        return self.say(f"term-{term.what}", card=term.ref, count=term.count)

    def clause(self, clause: str) -> tuple[str, str]:
        """A clause's title and text."""
        message = f"clause-{clause.replace('.', '_')}"
        return self.attribute(message, "title"), self.say(message)

    def clauses(self) -> list[str]:
        """In the order of the rules; a message's name cannot have a dot, so it has an underscore there."""
        found = [one.removeprefix("clause-") for one in self.bundle._messages if one.startswith("clause-")]
        return [one.replace("_", ".") for one in found]

    def refused(self, refusal: Refused) -> str:
        """A refusal in this language, with the exact sentence after it."""
        return f"{self.say('refused-' + refusal.code)} ({refusal.message})"


def marked(facts: dict[str, Any]) -> dict[str, Any]:
    """A card the box leaves empty is one the reader does not know; messages ask for it as `hidden`."""
    return {key: "hidden" if value == "" else value for key, value in facts.items()}
