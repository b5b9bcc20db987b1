"""What everybody passes who asks for something: limits, who they are, which table they may see; and how they are refused."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tabard.engine.errors import Refused
from tabard.server import logs
from tabard.server.guests import NO_TABLE, NotFound, Person
from tabard.server.hall import Hall
from tabard.server.limits import Limits
from tabard.server.live import Live
from tabard.server.refusals import Forbidden
from tabard.server.replies import address_of, check_origin, for_others, guarded, token_of, told_of
from tabard.server.table import Table

STATUS: Final = {"not-found": 404, "forbidden": 403, "seat-taken": 403, "must-agree": 403, "too-many": 429, "broken": 500,
                 "not-stored": 503}  # fmt: skip


class Broken(Refused):
    """A mistake of ours."""

    code = "broken"


class Gate:
    """Before all doors of a hall."""

    def __init__(self, hall: Hall, origins: list[str], rate: int = 50, reach: str = "") -> None:
        self.hall = hall
        self.origins = origins
        self.reach = reach  # the address that others in the room can open, if that is another than one's own
        self.limits = Limits(rate)
        self.guests = hall.guests

    def door(self, handle: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Refusals are told, mistakes of ours too, and both are noted by the door's name and a number for the request."""

        async def opened(request: Request) -> Response:
            id, began = secrets.token_hex(6), time.monotonic()
            response = await self.answered(handle, request, id)
            response.headers["X-Request-Id"] = id
            spent = round((time.monotonic() - began) * 1000, 1)
            logs.note("request", id=id, door=handle.__name__, method=request.method, status=response.status_code, ms=spent)
            return guarded(response)

        return opened

    async def answered(self, handle: Callable[[Request], Awaitable[Response]], request: Request, id: str) -> Response:
        try:
            if request.method != "GET":
                check_origin(request, self.origins)
            self.limits.request(self.now(), address_of(request))
            check_path(request)
            return await handle(request)
        except Refused as refusal:
            return told_of(refusal, self.counted(refusal))
        except Exception:
            logs.broken("request-broken", id=id, door=handle.__name__)
            mistake = Broken(f"this is a mistake of the server's; its host finds it in the log as {id}")
            return told_of(mistake, self.counted(mistake))

    def counted(self, refusal: Refused) -> int:
        """Each refusal is counted; its status."""
        self.hall.refusals[refusal.code] += 1
        return STATUS.get(refusal.code, 400)

    def base(self, request: Request) -> str:
        return for_others(str(request.base_url), self.reach)

    def now(self) -> float:
        return self.hall.now() / 1000

    def looked(
        self, look: Callable[[Live, Person, Request], Response], work: int = 1
    ) -> Callable[[Request], Awaitable[Response]]:
        """A door behind which somebody looks at a table; what is more work counts as more requests."""

        async def opened(request: Request) -> Response:
            self.limits.request(self.now(), address_of(request), work - 1)
            return look(*await self.seen(request), request)

        opened.__name__ = look.__name__  # the log names doors by it
        return self.door(opened)

    async def person(self, connection: HTTPConnection) -> Person:
        found = await self.guests.known(token_of(connection))
        if found is None:
            raise Forbidden("say your name first (POST /api/guest)")
        return found

    async def table(self, request: HTTPConnection, person: Person, key: str = "", code: str = "") -> Live:
        """A table, read from the store only for whoever may see it, brings a key or knows its code."""
        id = request.path_params["id"]
        if id not in self.hall.tables and not await self.guests.may_open(id, person, key, code):
            raise NotFound(NO_TABLE)
        return await self.hall.open(id)

    async def seen(self, request: HTTPConnection) -> tuple[Live, Person]:
        """A table that this person may see."""
        person = await self.person(request)
        live = await self.table(request, person)
        if not await self.guests.may_see(live.table, person):
            raise NotFound(NO_TABLE)
        return live, person

    async def kept_out(self, table: Table, person: Person, why: str) -> Refused:
        """Whoever was not let in cannot tell the table from one that is not there."""
        return Forbidden(why) if await self.guests.may_see(table, person) else NotFound(NO_TABLE)


def check_path(connection: HTTPConnection) -> None:
    """No store has anything with a zero in its name, and not every one can be asked for it."""
    if "\0" in connection.url.path or "%00" in connection.url.path:
        raise NotFound("there is nothing here")
