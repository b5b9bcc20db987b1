"""Saves: a state of any moment as JSON, refused when cut short, edited or of another box."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadSave
from tabard.engine.rules import needed, open_questions
from tabard.engine.state import NOBODY, OPEN, Frame, Question, State
from tabard.engine.step import Ask

FORMAT: Final = 1
LARGEST: Final = 1 << 62


def packed(s: State) -> dict[str, Any]:
    """A state (or view) in what JSON knows."""
    return {key: copied(value) for key, value in lent(s).items()}


def lent(s: State) -> dict[str, Any]:
    """The same, with lists that are still the state's own: to be read at once, and not to be changed."""
    parts = s.parts()
    parts["frames"] = [frame.parts() for frame in s.frames]
    parts["questions"] = [question.parts() for question in s.questions]
    for key, value in parts.items():
        if isinstance(value, bytes):
            parts[key] = value.hex()
    return parts


def copied(value: Any) -> Any:
    """A save and the game it was made of (or became) share nothing."""
    return [copied(one) for one in value] if isinstance(value, list) else value


def checksum(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def header(box: Box[Any], what: str, number: int = FORMAT) -> dict[str, Any]:
    """What every save and journal begins with; a set that is not ours travels inside."""
    cards = box.card_set.name if box.card_set.ours else {"name": box.card_set.name, "text": box.card_set.text}
    return {"tabard": what, "format": number, "game": box.game, "seats": box.seats, "variant": box.variant,
            "cards": cards, "fingerprint": box.fingerprint}  # fmt: skip


def own_set(cards: Any) -> CardSet:
    """The card set that travels inside a header."""
    if not isinstance(cards, dict) or not isinstance(cards.get("text"), str) or not isinstance(cards.get("name"), str):
        raise BadSave("'cards' is neither the name of a set nor a set")
    return CardSet(cards["name"], cards["name"] + ".toml", cards["text"])


def check_header(data: Any, what: str, formats: tuple[int, ...] = (FORMAT,)) -> None:
    """It must be a save (or journal) of a format we read, with what we need to find its box."""
    if not isinstance(data, dict) or data.get("tabard") != what:
        raise BadSave(f"this is not a {what} of Tabard")
    if data.get("format") not in formats or isinstance(data["format"], bool):
        raise BadSave(f"this {what} has format {data.get('format')!r}; expected {' or '.join([str(one) for one in formats])}")
    for key, wanted in (("game", str), ("seats", int), ("variant", dict), ("fingerprint", str)):
        if not isinstance(data.get(key), wanted):
            raise BadSave(f"'{key}' is {data.get(key)!r} in this {what}; expected {wanted.__name__}")
    for key, value in data["variant"].items():
        if not isinstance(value, str):
            raise BadSave(f"variant '{key}' is {value!r} in this {what}; expected a text")


def check_fingerprint(box: Box[Any], data: dict[str, Any], what: str) -> None:
    if data["fingerprint"] != box.fingerprint:
        raise BadSave(f"this {what} was made with the box {data['fingerprint']}; here is {box.fingerprint} ({box.card_set.name})")


def save(box: Box[Any], s: State) -> dict[str, Any]:
    data = {**header(box, "save"), "state": packed(s)}
    data["check"] = checksum(data)
    return data


def restored(box: Box[Any], data: dict[str, Any]) -> Any:
    """The state of a save, if it is whole and of this box."""
    check_header(data, "save")
    if data.get("check") != checksum({key: value for key, value in data.items() if key != "check"}):
        raise BadSave("this save was edited or cut short: its check does not fit")
    check_fingerprint(box, data, "save")
    parts = unpacked(box, data.get("state"))
    s = box.empty()
    s.fill(parts)
    check_frames(box, s)
    box.check(s)
    check_questions(box, s)
    return s


def unpacked(box: Box[Any], given: Any) -> dict[str, Any]:
    """The parts of a state, each of the type an empty table has there."""
    parts: dict[str, Any] = {}
    if not isinstance(given, dict):
        raise BadSave("'state' is missing")
    pattern = box.empty().parts()
    for key in given:
        if key not in pattern:
            raise BadSave(f"'{key}' is no part of a state")
    for key, like in pattern.items():
        value = given.get(key)
        if key == "frames":
            parts[key] = [Frame(*entry) for entry in entries(value, key, 6)]
        elif key == "questions":
            parts[key] = [asked(entry) for entry in entries(value, key, 6)]
        elif isinstance(like, bytes):
            parts[key] = from_hex(value, key)
        elif not alike(value, like):
            raise BadSave(f"'{key}' is not what a state has there")
        else:
            parts[key] = copied(value)
    return parts


def alike(value: Any, like: Any) -> bool:
    """Of the same type, and no number beyond measure."""
    if isinstance(like, list):
        inner = like[0] if like else 0
        return isinstance(value, list) and all(alike(one, inner) for one in value)
    return type(value) is type(like) and (type(value) is not int or -LARGEST < value < LARGEST)


def entries(value: Any, key: str, width: int) -> list[list[Any]]:
    if not isinstance(value, list):
        raise BadSave(f"'{key}' is missing")
    for entry in value:
        if not isinstance(entry, list) or len(entry) != width or not isinstance(entry[0], int):
            raise BadSave(f"'{key}' is not what a state has there")
        if key == "frames" and not alike(entry, [0]):
            raise BadSave(f"'{key}' is not what a state has there")
    return value


def asked(entry: list[Any]) -> Question:
    number, seat, kind, options, needed, answer = entry
    if not alike([number, seat, kind, answer], [0]) or not alike(options, [0]) or not isinstance(needed, bool):
        raise BadSave("'questions' is not what a state has there")
    return Question(number, seat, kind, options, needed, answer)


def from_hex(value: Any, key: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except (TypeError, ValueError):
        raise BadSave(f"'{key}' is not what a state has there") from None


def check_frames(box: Box[Any], s: State) -> None:
    for frame in s.frames:
        if not 0 <= frame.script < len(box.scripts) or not 0 <= frame.at <= len(box.scripts[frame.script]):
            raise BadSave("the save reads a script that is not there")
        if not 0 <= frame.seat < box.seats or not NOBODY <= frame.rival < box.rivals:
            raise BadSave("the save reads a script for a seat that is not there")
    if s.dice < 1 or s.asked < 0:
        raise BadSave("the save has dice or a count of questions that cannot be")
    if not s.over and (not s.questions or not s.frames or s.frames[-1].at == 0):
        raise BadSave("the save asks nothing, and the game is not over")


def check_questions(box: Box[Any], s: State) -> None:
    """The questions must be those the scripts put at this moment."""
    if s.over:
        if s.questions:
            raise BadSave("the save asks something, and the game is over")
        return
    frame = s.frames[-1]
    step = box.scripts[frame.script][frame.at - 1]
    try:
        fits = isinstance(step, Ask) and as_asked(step, s)
    except (ArithmeticError, AssertionError, LookupError, ValueError):  # the step cannot even look at such a table
        fits = False
    if not fits:
        raise BadSave("the questions of the save are not those asked at this moment")


def as_asked(step: Ask[Any], s: State) -> bool:
    """Whether this step, looking at this table, asks just these questions; asides may have been left."""
    frame = s.frames[-1]
    who, may = step.who(s, frame), step.may(s, frame)
    last = 0
    for question in s.questions:
        if not last < question.number <= s.asked or not 0 <= question.seat < s.seats:
            return False
        last = question.number
        kind, seats = (step.kind, who) if question.needed else (step.aside, may)
        if question.kind != kind.number or not seats >> question.seat & 1:
            return False
        seats_options = step.options(s, frame, question.seat) if question.needed else step.asides(s, frame, question.seat)
        if question.options != seats_options or not OPEN <= question.answer < (len(seats_options) if question.needed else 0):
            return False
    musts = needed(s.questions)
    must = [seat for seat in range(s.seats) if who >> seat & 1 and step.options(s, frame, seat)]
    asides = [question.seat for question in s.questions if not question.needed]
    order = asides + [question.seat for question in musts]
    in_order = order == sorted(set(asides)) + must
    return in_order and bool(open_questions(musts))
