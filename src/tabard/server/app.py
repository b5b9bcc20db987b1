"""The doors of the server: HTTP for what is done once, one WebSocket for each table and viewer."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from tabard.engine.errors import Refused
from tabard.games import SHELF
from tabard.server import lists, wire
from tabard.server.commands import named, planned
from tabard.server.hall import Hall, NotFound, Person, hashed
from tabard.server.lines import Line
from tabard.server.live import Live, refused
from tabard.server.names import clean
from tabard.server.plans import Plan
from tabard.server.pool import check_level
from tabard.server.replies import answer, body, cookie_name, guarded, no_door, token_of, told_of
from tabard.server.table import Forbidden, Table

RATE: Final = 50.0  # messages a second over one socket …
BURST: Final = 200.0  # … and so many at once
STATUS: Final = {"not-found": 404, "forbidden": 403, "not-stored": 503, "too-many": 429}


class TooMany(Refused):
    """Faster than anybody can play."""

    code = "too-many"


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.left = self.burst = burst
        self.at = 0.0

    def take(self, now: float, count: int = 1) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Doors:
    """What can be asked of a hall."""

    def __init__(self, hall: Hall, origins: list[str], rate: int = 50) -> None:
        self.hall = hall
        self.origins = origins
        self.rate = rate  # requests a second from one address
        self.buckets: dict[str, Bucket] = {}

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.alive),
            Route("/metrics", self.metrics),
            Route("/api/games", self.door(self.games)),
            Route("/api/guest", self.door(self.guest), methods=["POST"]),
            Route("/api/tables", self.door(self.lobby)),
            Route("/api/tables", self.door(self.make), methods=["POST"]),
            Route("/api/mine", self.door(self.mine)),
            Route("/api/code/{code}", self.door(self.code)),
            Route("/api/tables/{id}", self.door(self.look)),
            Route("/api/tables/{id}/sit", self.door(self.sit), methods=["POST"]),
            Route("/api/tables/{id}/watch", self.door(self.watch), methods=["POST"]),
            Route("/api/tables/{id}/host", self.door(self.host), methods=["POST"]),
            Route("/api/tables/{id}/pass", self.door(self.make_pass), methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.door(self.rematch), methods=["POST"]),
            Route("/api/tables/{id}/sheet/{name}", self.door(self.sheet)),
            Route("/api/tables/{id}/log", self.door(self.log)),
            Route("/api/tables/{id}/claims", self.door(self.claims)),
            Route("/api/tables/{id}/journal", self.door(self.journal)),
            WebSocketRoute("/ws/{id}", self.socket),
        ]

    # Who asks

    def door(self, handle: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def opened(request: Request) -> Response:
            try:
                if request.method != "GET":
                    self.check_origin(request)
                self.check_rate(request)
                response = await handle(request)
            except Refused as refusal:
                return guarded(told_of(refusal, STATUS.get(refusal.code, 400)))
            return guarded(response)

        return opened

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says where its page is from; only a program with a token of its own may keep silent about it."""
        origin = connection.headers.get("origin")
        if origin is None:
            if "cookie" in connection.headers and "authorization" not in connection.headers:
                raise Forbidden("a request with a cookie must say where it comes from (Origin)")
            return
        if origin not in self.origins and urlsplit(origin).netloc != connection.headers.get("host", ""):
            raise Forbidden("requests from pages of other sites are not taken")

    def check_rate(self, connection: HTTPConnection, count: int = 1) -> None:
        address = connection.client.host if connection.client else ""
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        if not self.buckets.setdefault(address, Bucket(self.rate, self.rate * 8)).take(self.hall.now() / 1000, count):
            raise TooMany("too many requests; wait a little")

    async def person(self, connection: HTTPConnection) -> Person:
        found = await self.hall.known(token_of(connection))
        if found is None:
            raise Forbidden("say your name first (POST /api/guest)")
        return found

    async def table(self, request: HTTPConnection) -> Live:
        return await self.hall.open(request.path_params["id"])

    async def seen(self, request: HTTPConnection) -> tuple[Live, Person]:
        """A table that this person may see."""
        person, live = await self.person(request), await self.table(request)
        if not await self.hall.may_see(live, person):
            raise NotFound("there is no such table")
        return live, person

    # What is asked by HTTP

    async def alive(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """For whoever watches over the server: how much happens could tell a player something."""
        wanted = os.environ.get("TABARD_METRICS", "")
        if not wanted or not secrets.compare_digest(token_of(request).encode(), wanted.encode()):
            return Response("not found\n", 404, media_type="text/plain")
        return Response(lists.metrics(self.hall), media_type="text/plain; version=0.0.4")

    async def games(self, request: Request) -> Response:
        return answer([wire.Shelved(game=one.name, seats=[one.fewest, one.most], usual=one.usual, variants=one.variants,
                                    sets=one.sets) for one in SHELF])  # fmt: skip

    async def guest(self, request: Request) -> Response:
        """Say one's name; whoever is known already has another name from now on."""
        name = clean((await body(request, wire.Guest)).name, 40)
        person = await self.hall.known(token_of(request))
        if person is not None:
            await self.hall.rename(person, name)
            return answer(wire.Known(id=person.id, name=name))
        person, token = await self.hall.guest(name)
        program = "origin" not in request.headers  # it keeps its token itself
        response = answer(wire.Known(id=person.id, name=name, token=token if program else ""), 201)
        safe = request.url.scheme == "https"
        response.set_cookie(cookie_name(request), token, max_age=365 * 24 * 3600, secure=safe, httponly=True, samesite="lax")
        return response

    async def lobby(self, request: Request) -> Response:
        return answer(await lists.lobby(self.hall))

    async def mine(self, request: Request) -> Response:
        return answer(await lists.mine(self.hall, await self.person(request)))

    async def code(self, request: Request) -> Response:
        return answer(wire.Found(id=await self.hall.by_code(request.path_params["code"])))

    async def make(self, request: Request) -> Response:
        person, settings = await self.person(request), await body(request, wire.Settings)
        if isinstance(settings.cards, wire.OwnCards):
            self.check_rate(request, self.rate)  # to read them is work
        made = await self.hall.make(person, settings)
        made.links = [f"{request.base_url}t/{made.id}#seat={at}&key={key}" for at, key in enumerate(made.keys)]
        made.links.append(f"{request.base_url}t/{made.id}#watch={made.watch}")
        return answer(made, 201)

    async def look(self, request: Request) -> Response:
        """The table as a socket would tell it first."""
        live, person = await self.seen(request)
        return answer(live.described(Line(person.id, person.name, live.table.seat_of(person.id))))

    async def sit(self, request: Request) -> Response:
        person, live = await self.person(request), await self.table(request)
        asked = await body(request, wire.Sit)
        name, value = clean(asked.name, 40), asked.value or secrets.token_hex(16)
        if asked.key and asked.seat < 0:
            owner = await self.hall.use_pass(live.table.id, asked.key)
            at = live.table.seat_of(owner)
            plan: Callable[[Table], Plan] = lambda table: table.hand_over(at, owner, person.id)  # noqa: E731
        else:
            at = self.seat_asked_for(live.table, asked)
            plan = lambda table: table.sit(at, person.id, name, value)  # noqa: E731
        await self.hall.admit(live, person)
        await live.act(f"sit:{secrets.token_hex(8)}", plan)
        await self.hall.begin_if_full(live)
        return answer(wire.Taken(seat=at))

    def seat_asked_for(self, table: Table, asked: wire.Sit) -> int:
        """By the key of a seat; without one, an open seat of a listed table."""
        if asked.key:
            given = hashed(asked.key)
            if not 0 <= asked.seat < len(table.seats) or not secrets.compare_digest(table.keys[asked.seat], given):
                raise Forbidden("this link is not for that seat")
            return asked.seat
        if not table.settings.listed:
            raise Forbidden("at this table one needs a link for a seat")
        for at, seat in enumerate(table.seats):
            if not (seat.guest or seat.bot or seat.closed) and asked.seat in (-1, at):
                return at
        raise Forbidden("there is no open seat")

    async def watch(self, request: Request) -> Response:
        person, live = await self.person(request), await self.table(request)
        asked = await body(request, wire.Watch)
        if not live.table.settings.listed and not secrets.compare_digest(live.table.keys[-1], hashed(asked.key)):
            raise Forbidden("this link is not for this table")
        await self.hall.admit(live, person)
        return answer(wire.Nothing())

    async def host(self, request: Request) -> Response:
        live, person = await self.seen(request)
        asked = await body(request, wire.Host)
        if live.table.host != person.id:
            raise Forbidden("only the host may do this")
        cmd = f"host:{secrets.token_hex(8)}"
        match asked.do:
            case "bot":
                check_level(asked.level)
                await live.act(cmd, lambda table: table.seat_bot(asked.seat, asked.level))
                await self.hall.begin_if_full(live)
            case "free" | "close":
                await live.act(cmd, lambda table: table.free(asked.seat, asked.do == "close"))
                await self.hall.begin_if_full(live)
            case "begin":
                await self.hall.begin(live)
            case "end":
                await live.act(cmd, lambda table: table.end())
            case "mute":
                await live.act(cmd, lambda table: table.mute(asked.seat))
        return answer(wire.Nothing())

    async def make_pass(self, request: Request) -> Response:
        live, person = await self.seen(request)
        seat = live.table.seat_of(person.id)
        if seat < 0:
            raise Forbidden("you have no seat at this table")
        return answer(wire.Pass(key=await self.hall.pass_for(live, seat, person)), 201)

    async def rematch(self, request: Request) -> Response:
        live, person = await self.seen(request)
        return answer(wire.Found(id=await self.hall.rematch(live, person)), 201)

    async def sheet(self, request: Request) -> Response:
        live, _ = await self.seen(request)
        sitting = live.table.playing()
        if sitting.sheet.name != request.path_params["name"]:
            raise NotFound("there is no such sheet at this table")
        response = answer(sitting.sheet)
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return response

    async def log(self, request: Request) -> Response:
        live, person = await self.seen(request)
        line = Line(person.id, person.name, live.table.seat_of(person.id))
        eyes = live.eyes(line)
        n, events = (eyes[0].number(eyes[1]), eyes[0].heard(eyes[1], -1)) if eyes else (-1, [])
        return answer(wire.Log(n=n, events=events))

    async def claims(self, request: Request) -> Response:
        """What one may say at the table now, by number."""
        live, person = await self.seen(request)
        seat = live.table.seat_of(person.id)
        return answer(live.table.running().claims(seat) if seat >= 0 else [])

    async def journal(self, request: Request) -> Response:
        """The whole game as a file, once it is over."""
        live, _ = await self.seen(request)
        sitting = live.table.playing()
        if not sitting.state.over:
            raise Forbidden("the journal can be had when the game is over")
        text = "\n".join(sitting.journal.lines()) + "\n"
        name = f'attachment; filename="{live.table.code}.tabard"'
        return Response(text, media_type="application/x-ndjson", headers={"Content-Disposition": name})

    # What is asked over a socket

    async def socket(self, socket: WebSocket) -> None:
        try:
            self.check_origin(socket)
            self.check_rate(socket)
            live, person = await self.seen(socket)
        except Refused as refusal:
            await socket.accept()
            await socket.close(4000 + STATUS.get(refusal.code, 400), refusal.code)
            return
        await socket.accept()
        line = Line(person.id, person.name, -1)
        pump = asyncio.create_task(line.pump(socket))
        try:
            live.come(line)
            await self.back(live, line)
            await self.listen(socket, live, line)
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass
        finally:
            live.go(line)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def back(self, live: Live, line: Line) -> None:
        """Whoever was away takes their seat back from whoever kept it."""
        if line.seat >= 0 and (live.table.seats[line.seat].away or live.table.seats[line.seat].kept):
            await live.act(f"back:{line.seat}:{live.table.seq}", lambda table: table.back(line.seat))

    async def listen(self, socket: WebSocket, live: Live, line: Line) -> None:
        bucket = Bucket(RATE, BURST)
        while not line.dropped:
            text = await socket.receive_text()
            while not bucket.take(asyncio.get_running_loop().time()):
                await asyncio.sleep(1 / RATE)  # who sends faster than anybody can play is read more slowly
            await self.hear(live, line, text)

    async def hear(self, live: Live, line: Line, text: str) -> None:
        """One message; whatever is wrong with it is said, and nothing has changed."""
        try:
            said = wire.commands.decode(text)
        except msgspec.DecodeError as error:
            line.say(wire.No(cmd="", code="bad-request", message=f"this is no command: {str(error)[:200]}"))
            return
        try:
            done = await live.act(named(line.guest, said), lambda table: planned(table, line, said), line, said.cmd)
            if not done:
                line.say(wire.Done(cmd=said.cmd))
        except Refused as refusal:
            number = said.to if isinstance(said, wire.Answer) else -1
            line.say(refused(live.table, line.seat, said.cmd, refusal, number))


def app_of(hall: Hall, origins: list[str], rate: int) -> Starlette:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.close()

    return Starlette(routes=Doors(hall, origins, rate).routes(), lifespan=lifespan, exception_handlers={HTTPException: no_door})
