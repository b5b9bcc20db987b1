"""What somebody may look at of a table, besides what its socket tells."""

from __future__ import annotations

import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tabard.engine.errors import BadRequest, printable
from tabard.engine.rules import open_to
from tabard.engine.state import LEAVE
from tabard.server import wire
from tabard.server.guests import NotFound, Person
from tabard.server.lines import Line
from tabard.server.live import Live
from tabard.server.pool import Pool
from tabard.server.refusals import Forbidden
from tabard.server.replies import address_of, answer
from tabard.server.seats import among_bots
from tabard.table.journal import Journal
from tabard.table.sitting import Sitting

PAGE: Final = 50  # moments of the past at once


def eyes(live: Live, person: Person) -> tuple[Sitting, int] | None:
    """Through whose eyes somebody sees which game."""
    return live.eyes(Line(person.id, person.name, live.table.seat_of(person.id)))


def whole(text: str) -> int:
    """A number in a path."""
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise BadRequest(f"'{printable(text)[:20]}' is no number; expected 0 or more")
    return int(text)


def sheet(live: Live, person: Person, request: Request) -> Response:
    sitting = live.table.playing()
    if sitting.sheet.name != request.path_params["name"]:
        raise NotFound("there is no such sheet at this table")
    response = answer(sitting.sheet)
    response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return response


def past(live: Live, person: Person, request: Request) -> Response:
    """The moments one saw, from number n on."""
    seen, n = eyes(live, person), whole(request.path_params["n"])
    return answer(seen[0].past(seen[1], n, PAGE) if seen else [])


def log(live: Live, person: Person, request: Request) -> Response:
    seen = eyes(live, person)
    n, events = (seen[0].number(seen[1]), seen[0].heard(seen[1], -1)) if seen else (-1, [])
    return answer(wire.Log(n=n, events=events))


def claims(live: Live, person: Person, request: Request) -> Response:
    """What one may say at the table now, by number."""
    seat = live.table.seat_of(person.id)
    return answer(live.table.running().claims(seat) if seat >= 0 else [])


def score(live: Live, person: Person, request: Request) -> Response:
    """Every seat's score term by term, as one may know it."""
    seen = eyes(live, person)
    terms = seen[0].score(seen[1]) if seen else []
    return answer([[wire.Scored(**one.parts()) for one in seat] for seat in terms])


def preview(live: Live, person: Person, request: Request) -> Response:
    """What one would see after an answer, as far as one can know that."""
    seat = live.table.seat_of(person.id)
    if seat < 0:
        raise Forbidden("watchers watch")
    to, choose = [whole(request.path_params[name]) for name in ("to", "choose")]
    return answer(live.table.running().preview(seat, to, choose))


async def hint(live: Live, person: Person) -> wire.Hint:
    """What would be best in one's place, as far as one can know."""
    table = live.table
    seat = table.seat_of(person.id)
    if seat < 0:
        raise Forbidden("watchers watch")
    sitting = table.running()
    if not among_bots(table.seats, seat):
        raise Forbidden("hints are given only where all others are bots")
    return await sensible(live.hall.hints, sitting, seat)


async def sensible(pool: Pool, sitting: Sitting, seat: int) -> wire.Hint:
    """An interruption that is worth it, else what must be answered."""
    view = sitting.box.redact(sitting.state, seat)
    for question in open_to(view.questions, seat):
        found = await pool.hint(sitting.box, view, question)
        if question.needed or question.options[found.choose] != LEAVE:
            return found
    return wire.Hint()


def finished(live: Live, person: Person, what: str) -> Journal:
    """The game, once it has come to its end, for whoever may see it."""
    sitting = live.table.playing()
    if not sitting.state.over:
        raise Forbidden(f"the {what} can be had when the game is over")
    if eyes(live, person) is None:
        raise Forbidden(f"at this table nobody watches: the {what} is for who played")
    return sitting.journal


def journal(live: Live, person: Person, request: Request) -> Response:
    """The whole game as a file, once it is over."""
    text = finished(live, person, "journal").text()
    name = f'attachment; filename="{live.table.code}.tabard"'
    return Response(text, media_type="application/x-ndjson", headers={"Content-Disposition": name})


def review(live: Live, person: Person, request: Request) -> Response:
    """What each seat could have known and done, once the game is over; until that is weighed, how far it is."""
    text = finished(live, person, "review").text
    found = live.hall.reviews.look(live.table.id, text, address_of(request))
    if isinstance(found, wire.Reviewing):
        return answer(found, 202)
    packed = takes_gzip(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(found if packed else gzip.decompress(found), media_type="application/json", headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser or a program has said so: with a weight of 0 it says that it does not."""
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
