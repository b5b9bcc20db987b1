"""`tabard engine`: one JSON object a line, in and out; any language can drive a game (docs/protocol.md)."""

from __future__ import annotations

import argparse
import io
import json
import math
import sys
from collections.abc import Callable
from typing import Any, Final, TextIO

import msgspec

from tabard.bots import HINT, hint
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, BadPosition, BadRequest, NoSuchOption, Refused
from tabard.engine.save import LARGEST, packed, save
from tabard.engine.state import SPECTATOR
from tabard.games import SHELF, game, open_save
from tabard.table.fair import new_dice
from tabard.table.journal import Dice, Journal
from tabard.table.moment import Mine
from tabard.table.reading import open_journal
from tabard.table.sheet import Message
from tabard.table.sitting import Sitting
from tabard.words import Words

Json = dict[str, Any]
VERSION: Final = 2  # of this protocol
MOST: Final = 100_000  # iterations for a hint
LONGEST: Final = 1000  # letters of a refusal


class Session:
    """One game at a time, told what to do."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None
        self.commands: dict[str, Callable[[Json], Json]] = {
            "hello": self.hello, "new": self.new, "load": self.load, "resume": self.resume, "sheet": self.sheet,
            "cards": self.cards, "moment": self.moment, "view": self.view, "questions": self.questions, "answer": self.answer,
            "undo": self.undo, "events": self.events, "claims": self.claims, "claim": self.claim, "score": self.score,
            "hint": self.hint, "save": self.save, "journal": self.journal,
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

    def table(self) -> Sitting:
        if self.sitting is None:
            raise BadRequest("there is no game yet; expected 'new', 'load' or 'resume' first")
        return self.sitting

    # Sitting down

    def hello(self, request: Json) -> Json:
        games = [{"game": one.name, "seats": [one.fewest, one.most], "variants": one.variants, "sets": one.sets} for one in SHELF]
        return {"tabard": VERSION, "games": games}

    def new(self, request: Json) -> Json:
        box = box_asked_for(request)
        return self.sit(Journal(box, dice_asked_for(request), names_asked_for(request, box), players_of(box)))

    def load(self, request: Json) -> Json:
        """A position or a save."""
        if isinstance(request.get("save"), dict):
            box, s = open_save(request["save"])
            return self.sit(Journal(box, 0, names_asked_for(request, box), players_of(box), s))
        given = request.get("position")
        if not isinstance(given, dict):
            raise BadRequest("'load' needs a 'position' or a 'save'")
        try:
            box = box_asked_for(given)
        except BadRequest as refusal:
            raise BadPosition(refusal.message) from None
        return self.sit(Journal(box, 0, names_asked_for(request, box), players_of(box), box.position(given)))

    def resume(self, request: Json) -> Json:
        """A journal, as the lines or the text of its file."""
        given = request.get("journal")
        lines = given.split("\n") if isinstance(given, str) else given
        if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
            raise BadRequest("'resume' needs a 'journal': a text, or a list of its lines")
        return self.sit(open_journal("\n".join(lines)))

    def sit(self, journal: Journal) -> Json:
        self.sitting = Sitting(journal)
        box = journal.box
        return {**self.told(), "game": box.game, "seats": box.seats, "variant": box.variant, "fingerprint": box.fingerprint,
                "names": journal.names, "actions": box.actions,
                "kinds": [{"name": kind.name, "sizes": kind.sizes} for kind in box.kinds]}  # fmt: skip

    def told(self) -> Json:
        """Where the game stands, for everybody."""
        sitting = self.table()
        s, kinds = sitting.state, sitting.box.kinds
        questions = [[q.number, q.seat, kinds[q.kind].name, q.needed, q.answer >= 0] for q in s.questions]
        return {"n": sitting.number(SPECTATOR), "over": s.over, "asked": questions}

    # What is seen

    def sheet(self, request: Json) -> Json:
        """What the numbers in a moment mean."""
        return plain(self.table().sheet)

    def cards(self, request: Json) -> Json:
        """Every card in words."""
        words = self.words(request)
        return {"cards": [{"card": ref, "name": words.name(ref), "text": words.text(ref), "printed": words.printed(ref)}
                          for ref in words.cards]}  # fmt: skip

    def moment(self, request: Json) -> Json:
        """All that a seat sees, and what it has heard since another moment."""
        since = whole(request, "since") if "since" in request else None
        return plain(self.table().moment(self.seat(request, SPECTATOR), since))

    def view(self, request: Json) -> Json:
        sitting = self.table()
        seat = self.seat(request, SPECTATOR)
        return {"seat": seat, "view": packed(sitting.box.redact(sitting.state, seat))}

    def questions(self, request: Json) -> Json:
        """The open questions of a seat, with all its options in words; and why what it holds cannot be played."""
        now = self.table().moment(self.seat(request, 0))
        words = self.words(request)
        why_not = [{"card": ref, "rule": rule, "words": words.say("refused-" + rule.replace(".", "_"))}
                   for ref, rule in now.why_not.items()]  # fmt: skip
        return {"questions": [question(one, words) for one in now.mine], "why_not": why_not}

    def events(self, request: Json) -> Json:
        """What happened since a moment (the one before, if none is named), as a seat may know it."""
        sitting = self.table()
        seat = self.seat(request, SPECTATOR)
        since = whole(request, "since") if "since" in request else sitting.number(seat) - 1
        words = self.words(request)
        return {"events": [spoken(one, words) for one in sitting.heard(seat, since)]}

    def score(self, request: Json) -> Json:
        """The points as a seat may know them, with their terms."""
        sitting = self.table()
        seat = self.seat(request, SPECTATOR)
        words = self.words(request)
        now = sitting.moment(seat)
        scores = []
        for one, terms in enumerate(sitting.score(seat)):
            told = [{**term.parts(), "words": words.term(term)} for term in terms]
            scores.append({"seat": one, "total": now.totals[one], "terms": told})
        return {"scores": scores, "winners": now.winners}

    def hint(self, request: Json) -> Json:
        """What every option of a question promises, from what the seat sees alone, and why."""
        sitting = self.table()
        seat, number = self.seat(request, -2), whole(request, "to")
        budget = whole(request, "budget") if "budget" in request else HINT
        if not 1 <= budget <= MOST:
            raise BadRequest(f"'budget' is {budget}; expected 1 to {MOST} iterations")
        words, found = self.words(request), hint(sitting.box, sitting.state, seat, number, budget)
        told = [{**found.option(one), "why": [words.message(why) for why in one.reasons]} for one in found.options]
        return {"to": number, "best": found.best, "options": told}

    # What is done

    def answer(self, request: Json) -> Json:
        """Question n, option i; or the action's number instead of the index."""
        sitting = self.table()
        seat = self.seat(request, -2)
        number = whole(request, "to")
        weighed = sitting.answer(number, seat, self.chosen(request, number, seat))
        return {"quiet": weighed.quiet, **self.told()}

    def chosen(self, request: Json, number: int, seat: int) -> int:
        box = self.table().box
        question = box.question(self.table().state, number, seat)
        if "action" not in request:
            return whole(request, "answer")
        action = whole(request, "action")
        offered = [box.action(question.kind, option) for option in question.options]
        if action not in offered:
            actions = ", ".join([str(one) for one in offered])
            raise NoSuchOption(f"question {number} has the actions {actions}, not {action}")
        return offered.index(action)

    def undo(self, request: Json) -> Json:
        """Take back the last answer, if it was the seat's own and quiet."""
        seat = self.seat(request, -2)
        if not self.table().undo(seat):
            raise BadRequest(f"seat {seat + 1} has nothing to take back: only one's own last answer can be, and only a quiet one")
        return self.told()

    def claims(self, request: Json) -> Json:
        """What a seat may say at the table, true or false; nothing follows from it."""
        words = self.words(request)
        found = self.table().claims(self.seat(request, 0))
        return {"claims": [{"claim": one.id, **one.facts, "words": words.message(one)} for one in found]}

    def claim(self, request: Json) -> Json:
        """Say one of them, by its number among them."""
        sitting = self.table()
        sitting.keep(sitting.weigh_claim(self.seat(request, -2), whole(request, "claim")))
        return self.told()

    def save(self, request: Json) -> Json:
        sitting = self.table()
        return {"save": save(sitting.box, sitting.state)}

    def journal(self, request: Json) -> Json:
        """The game so far as the lines of a journal, with the secret of fair dice in it: keep it from players."""
        return {"journal": self.table().journal.lines()}

    def words(self, request: Json) -> Words:
        sitting = self.table()
        return Words(str(request.get("lang", "en")), sitting.sheet, sitting.journal.names)

    def seat(self, request: Json, default: int) -> int:
        """A seat of the table; -1, where it makes sense, is a spectator."""
        seats = self.table().box.seats
        seat = whole(request, "seat") if "seat" in request or default < SPECTATOR else default
        low = min(default, 0) if default == SPECTATOR else 0
        if not low <= seat < seats:
            raise BadRequest(f"'seat' is {seat}; expected {low} to {seats - 1}")
        return seat


def plain(document: Any) -> Json:
    """A Moment or a Sheet in what JSON knows."""
    found: Json = msgspec.to_builtins(document)
    return found


def question(mine: Mine, words: Words) -> Json:
    options = [
        {"index": index, "action": option.action, "path": option.path, "words": words.message(option)}
        for index, option in enumerate(mine.options)
    ]
    return {"number": mine.number, "kind": mine.kind, "needed": mine.needed, "sealed": mine.sealed,
            "words": words.message(mine.ask), "options": options}  # fmt: skip


def spoken(message: Message, words: Words) -> Json:
    return {"kind": message.id.removeprefix("event-"), **message.facts, "words": words.message(message)}


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


def dice_asked_for(request: Json) -> Dice:
    """A seed gives the fast dice, the same game each time; `"dice": "fair"` gives dice nobody can foresee."""
    if request.get("dice", "fast") == "fair":
        if "seed" in request:
            raise BadRequest("fair dice have no 'seed'; expected one of the two")
        return new_dice()
    if request.get("dice", "fast") != "fast":
        raise BadRequest(f"'dice' is {request['dice']!r}; expected fair or fast")
    seed = request.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadRequest(f"'seed' is {seed!r}; expected a number or a text")
    return seed


def names_asked_for(request: Json, box: Box[Any]) -> list[str]:
    """What people are called; an empty name is said as that of a player by number."""
    names = request.get("names", [""] * box.seats)
    if not isinstance(names, list) or len(names) != box.seats or not all(isinstance(name, str) for name in names):
        raise BadRequest(f"'names' is {names!r}; expected a list of {box.seats} names")
    return names


def players_of(box: Box[Any]) -> list[str]:
    """Whoever writes these lines plays every seat."""
    return ["engine"] * box.seats


def serve(lines: TextIO, out: TextIO) -> None:
    """Answer every line with one line, until there are no more."""
    session = Session()
    for line in lines:
        if line.strip():
            out.write(json.dumps(session.handle(line)) + "\n")
            out.flush()


def run(arguments: argparse.Namespace) -> int:
    """`tabard engine`."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(sys.stdin, sys.stdout)
    return 0
