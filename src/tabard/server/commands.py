"""What is said over a socket, and what it would do."""

from __future__ import annotations

import hashlib

from tabard.engine.errors import BadRequest
from tabard.server import wire
from tabard.server.lines import Line
from tabard.server.names import clean
from tabard.server.plans import Plan
from tabard.server.refusals import Forbidden
from tabard.server.table import Table


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
