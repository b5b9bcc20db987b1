"""`tabard engine`: one JSON object a line, in and out; any language can drive a game (docs/protocol.md)."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any, Final, TextIO

from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, BadPosition, BadRequest, NoSuchOption, Refused
from tabard.engine.rules import put_to
from tabard.engine.save import LARGEST, packed, save
from tabard.engine.state import SPECTATOR, Event, Question
from tabard.games import SHELF, game, open_save
from tabard.words import Words

Json = dict[str, Any]
LONGEST: Final = 1000  # letters of a refusal


class Session:
    """One game at a time, told what to do."""

    def __init__(self) -> None:
        self.box: Box[Any] | None = None
        self.s: Any = None
        self.happened: list[Event] = []
        self.commands: dict[str, Callable[[Json], Json]] = {
            "hello": self.hello, "new": self.new, "load": self.load, "view": self.view, "questions": self.questions,
            "answer": self.answer, "events": self.events, "claims": self.claims, "score": self.score, "save": self.save,
        }  # fmt: skip

    def handle(self, line: str) -> Json:
        """The reply to one line; an error changes nothing."""
        request: Any = None
        try:
            request = parsed(line)
            word = request.get("cmd")
            if not isinstance(word, str) or word not in self.commands:
                raise BadRequest(f"'cmd' is {word!r}; expected one of {', '.join(self.commands)}")
            reply = {"result": self.commands[word](request)}
        except Refused as refusal:
            reply = {"error": {"code": refusal.code, "rule": refusal.rule, "message": brief(refusal.message)}}
        if isinstance(request, dict) and "id" in request:
            return {"id": request["id"], **reply}
        return reply

    def table(self) -> Box[Any]:
        if self.box is None:
            raise BadRequest("there is no game yet; expected 'new' or 'load' first")
        return self.box

    def hello(self, request: Json) -> Json:
        games = [{"game": one.name, "seats": [one.fewest, one.most], "variants": one.variants, "sets": one.sets} for one in SHELF]
        return {"tabard": 1, "games": games}

    def new(self, request: Json) -> Json:
        box = box_asked_for(request)
        seed = request.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadRequest(f"'seed' is {seed!r}; expected a number or a text")
        s = box.deal(seed, True)
        return self.sit(box, s)

    def load(self, request: Json) -> Json:
        """A position or a save."""
        if isinstance(request.get("save"), dict):
            return self.sit(*open_save(request["save"]))
        given = request.get("position")
        if not isinstance(given, dict):
            raise BadRequest("'load' needs a 'position' or a 'save'")
        try:
            box = box_asked_for(given)
        except BadRequest as refusal:
            raise BadPosition(refusal.message) from None
        return self.sit(box, box.position(given))

    def sit(self, box: Box[Any], s: Any) -> Json:
        self.box, self.s = box, s
        self.happened = s.events or []
        return {**self.told(), "game": box.game, "seats": box.seats, "variant": box.variant, "fingerprint": box.fingerprint,
                "actions": box.actions, "kinds": [{"name": kind.name, "sizes": kind.sizes} for kind in box.kinds]}  # fmt: skip

    def told(self) -> Json:
        """Where the game stands, for everybody."""
        questions = [[q.number, q.seat, self.table().kinds[q.kind].name, q.needed, q.answer >= 0] for q in self.s.questions]
        return {"over": self.s.over, "asked": questions}

    def view(self, request: Json) -> Json:
        box = self.table()
        seat = self.seat(request, SPECTATOR)
        return {"seat": seat, "view": packed(box.redact(self.s, seat))}

    def questions(self, request: Json) -> Json:
        """The open questions of a seat, with all its options: index, action, path, words."""
        box = self.table()
        seat = self.seat(request, 0)
        view = box.redact(self.s, seat)
        words = self.words(request)
        return {"questions": [self.question(view, one, words) for one in put_to(view.questions, seat)]}

    def question(self, view: Any, question: Question, words: Words) -> Json:
        box = self.table()
        options = [
            {"index": index, "action": box.action(question.kind, option), "path": box.show.path(view, question, option),
             "words": words.option(view, question, option)}
            for index, option in enumerate(question.options)
        ]  # fmt: skip
        return {"number": question.number, "kind": box.kinds[question.kind].name, "needed": question.needed,
                "sealed": question.answer, "words": words.prompt(view, question), "options": options}  # fmt: skip

    def answer(self, request: Json) -> Json:
        """Question n, option i; or the action's number instead of the index."""
        box = self.table()
        seat = self.seat(request, -2)
        number = whole(request, "to")
        question = box.question(self.s, number, seat)
        choice = self.chosen(request, question)
        after = self.s.clone()
        after.events = []
        quiet = box.answer(after, number, seat, choice)
        self.s = after
        self.happened = after.events
        return {"quiet": quiet, **self.told()}

    def chosen(self, request: Json, question: Question) -> int:
        if "action" not in request:
            return whole(request, "answer")
        box = self.table()
        action = whole(request, "action")
        offered = [box.action(question.kind, option) for option in question.options]
        if action not in offered:
            actions = ", ".join([str(one) for one in offered])
            raise NoSuchOption(f"question {question.number} has the actions {actions}, not {action}")
        return offered.index(action)

    def events(self, request: Json) -> Json:
        """What the last answer brought about, as a seat may know it."""
        show = self.table().show
        seat = self.seat(request, SPECTATOR)
        words = self.words(request)
        return {"events": [{"kind": one.kind, **show.event(one, seat), "words": words.event(one, seat)} for one in self.happened]}

    def claims(self, request: Json) -> Json:
        """What a seat may say at the table, true or false; nothing follows from it."""
        box = self.table()
        seat = self.seat(request, 0)
        view = box.redact(self.s, seat)
        words = self.words(request)
        found = box.show.claims(view, seat)
        return {"claims": [{"claim": claim, **facts, "words": words.say(claim, **facts)} for claim, facts in found]}

    def score(self, request: Json) -> Json:
        box = self.table()
        words = self.words(request)
        rows = []
        for seat in range(box.seats):
            terms = [{**term.parts(), "words": words.term(term)} for term in box.score(self.s, seat)]
            rows.append({"seat": seat, "total": box.total(self.s, seat), "terms": terms})
        return {"scores": rows, "winners": box.winners(self.s) if self.s.over else []}

    def save(self, request: Json) -> Json:
        box = self.table()
        return {"save": save(box, self.s)}

    def words(self, request: Json) -> Words:
        return Words(str(request.get("lang", "en")), self.table())

    def seat(self, request: Json, default: int) -> int:
        """A seat of the table; -1, where it makes sense, is a spectator."""
        seat = whole(request, "seat") if "seat" in request or default < SPECTATOR else default
        low = min(default, 0) if default == SPECTATOR else 0
        if not low <= seat < self.table().seats:
            raise BadRequest(f"'seat' is {seat}; expected {low} to {self.table().seats - 1}")
        return seat


def whole(request: Json, key: str) -> int:
    value = request.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not -LARGEST < value < LARGEST:
        raise BadRequest(f"'{key}' is {value!r}; expected a whole number")
    return value


def brief(message: str) -> str:
    """Whoever has asked with a long word is told its beginning, and what was expected."""
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 2 :]}"


def number(text: str) -> float:
    """JSON knows no NaN and no Infinity, and numbers have an end."""
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is no number")
    return value


def parsed(line: str) -> Json:
    try:
        request = json.loads(line, parse_float=number, parse_constant=number)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"this line is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise BadRequest("a line must be one JSON object")
    return request


def box_asked_for(request: Json) -> Box[Any]:
    """The box for a game, its seats, variant and cards: a set's name, a file, or {"name", "text"}."""
    shelf = game(str(request.get("game")))
    variant = request.get("variant", {})
    cards = request.get("cards", "")
    if not isinstance(variant, dict):
        raise BadRequest(f"'variant' is {variant!r}; expected an object")
    chosen = {str(key): str(value) for key, value in variant.items()}
    if isinstance(cards, dict):
        if not isinstance(cards.get("text"), str):
            raise BadCardSet("'cards' has no 'text'")
        given = CardSet(str(cards.get("name", "own")), str(cards.get("name", "own")) + ".toml", cards["text"])
    elif isinstance(cards, str):
        given = shelf.card_set(cards, chosen)
    else:
        raise BadRequest(f"'cards' is {cards!r}; expected a set's name, a file, or an object with 'name' and 'text'")
    return shelf.box(whole(request, "seats"), chosen, given)


def serve(lines: TextIO, out: TextIO) -> None:
    """Answer every line with one line, until there are no more."""
    session = Session()
    for line in lines:
        if line.strip():
            out.write(json.dumps(session.handle(line)) + "\n")
            out.flush()
