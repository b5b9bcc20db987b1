"""What is said over a socket: what it would do, and what is told if it cannot be."""

from __future__ import annotations

import hashlib
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Final

from tabard.engine.errors import BadRequest, NoSuchOption, Refused, StaleAnswer
from tabard.engine.state import NOBODY
from tabard.server import wire
from tabard.server.lines import Line
from tabard.server.names import clean
from tabard.server.plans import Plan
from tabard.server.refusals import Forbidden
from tabard.server.table import Table
from tabard.server.wire import No
from tabard.table.moment import Moment
from tabard.table.sheet import Sheet

OFFERED: Final = 20  # options that are told to whoever chose what cannot be


def planned(table: Table, line: Line, said: wire.Said) -> Plan:
    """What a command would do."""
    seat = table.seat_of(line.guest)
    if isinstance(said, wire.Chat):
        return table.say(seat, line.guest, line.name, clean(said.text, 500))
    if seat < 0:
        raise Forbidden("watchers watch")
    match said:
        case wire.Answer():
            return table.answer(seat, said.to, said.choose)
        case wire.Undo():
            return table.undo(seat)
        case wire.Claim():
            return table.claim(seat, said.choose, said.n)
        case wire.Preset():
            return table.set_preset(seat, said.kind, said.path, said.until)
        case wire.Ask():
            return table.ask(seat, said.what)
        case wire.Agree():
            return table.agree(seat, said.yes)
        case wire.Stand():
            return table.keep(seat, said.seat)
    raise BadRequest("this is no command")


def named(guest: str, said: wire.Said) -> str:
    """The name a command is written down under: sent again it is the same one; a different one has another, whatever its cmd."""
    return f"{guest}:{said.cmd}:{hashlib.blake2s(wire.encoder.encode(said), digest_size=6).hexdigest()}"


def refused(table: Table, seat: int, cmd: str, refusal: Refused, number: int = -1, wished: str = "") -> No:
    """Why not, by which clause if the game names one, and what can be chosen instead, the nearest to what was wished first."""
    options: list[list[str]] = []
    rule = refusal.rule
    if isinstance(refusal, StaleAnswer | NoSuchOption) and table.sitting is not None and seat >= 0 and table.state == "playing":
        moment = table.sitting.moment(seat)
        asked = [one for one in moment.mine if one.number == number] or moment.mine
        options = nearest([option.path for one in asked[:1] for option in one.options], wished)[:OFFERED]
        rule = rule or forbidding(table.sitting.sheet, moment, wished)
    return No(cmd=cmd, code=refusal.code, message=refusal.message, rule=rule, options=options)


def nearest(paths: list[list[str]], wished: str) -> list[list[str]]:
    """Those that begin as the wish does, then those that are written most like it; without a wish as they come."""
    words = wished.split()

    def far(path: list[str]) -> tuple[int, float]:
        alike = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(path, words))))
        return -alike, -SequenceMatcher(None, " ".join(path), wished).ratio()

    return sorted(paths, key=far) if words else paths


def forbidding(sheet: Sheet, moment: Moment, wished: str) -> str:
    """The clause by which the card that was to be touched cannot be played now; empty if the game names none."""
    zone, _, place = wished.partition(" ")[0].partition(":")
    lying = moment.zones.get(f"{zone}@{moment.seat}", [])
    face = lying[int(place) - 1] if place.isascii() and place.isdigit() and 0 < int(place) <= len(lying) else NOBODY
    return moment.why_not.get(sheet.cards[face].ref, "") if isinstance(face, int) and face >= 0 else ""
