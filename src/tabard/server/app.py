"""The doors of the server: HTTP for what is done once, one WebSocket for each table and viewer."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from tabard.engine.errors import BadRequest, Refused
from tabard.engine.game import Game
from tabard.engine.state import NOBODY
from tabard.games import SHELF
from tabard.server import lists, logs, looking, web, wire
from tabard.server.boxes import cards_of, choices_of
from tabard.server.commands import named, planned, refused
from tabard.server.gate import Gate, check_path
from tabard.server.guests import USED, NotFound, Person, hashed, new_key
from tabard.server.hall import Hall, free_code
from tabard.server.limits import CHOICES, LOOK
from tabard.server.lines import LAST, Line
from tabard.server.live import Live, Planner
from tabard.server.names import as_spoken, clean
from tabard.server.plans import Plan
from tabard.server.pool import check_level
from tabard.server.refusals import Forbidden, MustAgree
from tabard.server.replies import address_of, answer, body, check_origin, cookie_name, link, no_door, token_of
from tabard.server.table import Table

AILING: Final = 10_000  # milliseconds without the store
UNSUPPORTED: Final = 1003  # of a WebSocket: what was sent is no text


class WrongKey(Forbidden):
    """A link that does not open this."""


class Doors(Gate):
    """What can be asked of a hall."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.alive),
            Route("/metrics", self.metrics),
            Route("/api/games", self.door(self.games)),
            Route("/api/guest", self.door(self.guest), methods=["POST"]),
            Route("/api/guest", self.door(self.log_out), methods=["DELETE"]),
            Route("/api/games/{game}/cards", self.door(self.cards)),
            Route("/api/games/{game}/choices/{seats}", self.door(self.choices)),
            Route("/api/tables", self.door(self.lobby)),
            Route("/api/tables", self.door(self.make), methods=["POST"]),
            Route("/api/mine", self.door(self.mine)),
            Route("/api/code/{code}", self.door(self.code)),
            Route("/api/tables/{id}", self.door(self.look)),
            Route("/api/tables/{id}/look", self.door(self.look_first), methods=["POST"]),
            Route("/api/tables/{id}/sit", self.door(self.sit), methods=["POST"]),
            Route("/api/tables/{id}/watch", self.door(self.watch), methods=["POST"]),
            Route("/api/tables/{id}/host", self.door(self.host), methods=["POST"]),
            Route("/api/tables/{id}/pass", self.door(self.make_pass), methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.door(self.rematch), methods=["POST"]),
            Route("/api/tables/{id}/sheet/{name}", self.looked(looking.sheet)),
            Route("/api/tables/{id}/log", self.looked(looking.log)),
            Route("/api/tables/{id}/past/{n}", self.looked(looking.past, LOOK)),
            Route("/api/tables/{id}/claims", self.looked(looking.claims)),
            Route("/api/tables/{id}/score", self.looked(looking.score)),
            Route("/api/tables/{id}/preview/{to}/{choose}", self.looked(looking.preview, LOOK)),
            Route("/api/tables/{id}/hint", self.door(self.hint)),
            Route("/api/tables/{id}/journal", self.looked(looking.journal)),
            Route("/api/tables/{id}/review", self.looked(looking.review)),
            WebSocketRoute("/ws/{id}", self.socket),
        ]

    # What is asked by HTTP

    async def alive(self, request: Request) -> Response:
        """Whether somebody could play: the store has answered lately."""
        if self.hall.now() - self.hall.beaten > AILING:
            return Response("the store is away\n", 503, media_type="text/plain")
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

    async def cards(self, request: Request) -> Response:
        """All cards of a game, for whoever reads its rules."""
        return answer(await asyncio.to_thread(cards_of, shelved(request).name))

    async def choices(self, request: Request) -> Response:
        """What so many can play of each variant, with those that are chosen already."""
        shelf, asked = shelved(request), request.query_params
        self.limits.request(self.now(), address_of(request), CHOICES)
        chosen = tuple([(key, asked[key]) for key in shelf.variants if asked.get(key) in shelf.variants[key]])
        return answer(await asyncio.to_thread(choices_of, shelf.name, looking.whole(request.path_params["seats"]), chosen))

    async def guest(self, request: Request) -> Response:
        """Say one's name; whoever is known already has another name from now on."""
        name = clean((await body(request, wire.Guest)).name, 40)
        person = await self.guests.known(token_of(request))
        if person is not None:
            await self.guests.rename(person, name)
            return answer(wire.Known(id=person.id, name=name))
        self.limits.guest(self.now(), address_of(request))
        person, token = await self.guests.new(name)
        program = "origin" not in request.headers  # it keeps its token itself
        response = answer(wire.Known(id=person.id, name=name, token=token if program else ""), 201)
        safe = request.url.scheme == "https"
        response.set_cookie(cookie_name(request), token, max_age=365 * 24 * 3600, secure=safe, httponly=True, samesite="lax")
        return response

    async def log_out(self, request: Request) -> Response:
        """The token is good for nothing from now on, wherever it is kept."""
        person = await self.person(request)
        await self.guests.forget(person)
        self.hall.send_away(person.id)
        response = answer(wire.Nothing())
        response.delete_cookie(cookie_name(request), secure=request.url.scheme == "https", httponly=True, samesite="lax")
        return response

    async def lobby(self, request: Request) -> Response:
        return answer(await lists.lobby(self.hall))

    async def mine(self, request: Request) -> Response:
        return answer(await lists.mine(self.hall, await self.person(request)))

    async def code(self, request: Request) -> Response:
        self.limits.dear(self.now(), address_of(request), "codes")
        return answer(wire.Found(id=await self.hall.by_code(request.path_params["code"])))

    async def make(self, request: Request) -> Response:
        person, settings = await self.person(request), await body(request, wire.Settings)
        if isinstance(settings.cards, wire.OwnCards):
            self.limits.request(self.now(), address_of(request), self.limits.rate)  # to read them is work
        self.limits.table(self.now(), address_of(request))
        made = await self.hall.make(person, settings)
        keys = [*enumerate(made.keys), (NOBODY, made.watch)]
        made.links = [link(self.base(request), made.id, settings.game, at, key) for at, key in keys]
        return answer(made, 201)

    async def look(self, request: Request) -> Response:
        """The table as a socket would tell it first."""
        live, person = await self.seen(request)
        return answer(live.described(Line(person.id, person.name, live.table.seat_of(person.id))))

    async def look_first(self, request: Request) -> Response:
        """The same for whoever has a link or the code and was not let in yet: what is promised is known before one sits down."""
        person, asked = await self.person(request), await body(request, wire.Look)
        live = await self.table(request, person, asked.key, asked.code)
        if not (invites(live.table, asked.code) or opens(live.table, asked.seat, asked.key)):
            raise await self.kept_out(live.table, person, "this link is not for this table")
        return answer(live.described(Line(person.id, person.name, live.table.seat_of(person.id))))

    async def sit(self, request: Request) -> Response:
        person, asked = await self.person(request), await body(request, wire.Sit)
        name, value = clean(asked.name, 40), asked.value or secrets.token_hex(16)
        if asked.key and asked.seat < 0:
            return await self.sit_by_pass(request.path_params["id"], person, asked.key)
        live = await self.table(request, person, asked.key, asked.code)
        plan: Planner = lambda one: one.sit(seat_asked_for(one, person, asked), person.id, name, value)  # noqa: E731
        try:
            await live.act(f"sit:{secrets.token_hex(8)}", partial(self.let_in, person=person, plan=plan))
        except WrongKey as refusal:
            raise await self.kept_out(live.table, person, refusal.message) from None
        await self.hall.begin_if_full(live)
        return answer(wire.Taken(seat=live.table.seat_of(person.id)))

    async def sit_by_pass(self, id: str, person: Person, key: str) -> Response:
        """The seat one has on another device. A pass is used up with what it does, and by its name that happens once."""
        owner = await self.guests.owner(id, key)
        live = await self.hall.open(id)

        def plan(table: Table) -> Plan:
            found = table.hand_over(table.seat_of(owner), owner, person.id)
            found.also.append(self.guests.using(key))
            return found

        if not await live.act(f"pass:{hashed(key)}", partial(self.let_in, person=person, plan=plan)):
            raise NotFound(USED)
        return answer(wire.Taken(seat=live.table.seat_of(person.id)))

    def let_in(self, table: Table, person: Person, plan: Planner) -> Plan:
        """Who sits down is let in, too."""
        found = plan(table)
        self.limits.talk(self.now(), table.id, person.id)
        found.also.append(self.guests.admitting(table.id, person.id))
        return found

    async def watch(self, request: Request) -> Response:
        person, asked = await self.person(request), await body(request, wire.Watch)
        live = await self.table(request, person, asked.key)
        if not live.table.settings.listed and not opens(live.table, NOBODY, asked.key):
            raise await self.kept_out(live.table, person, "this link is not for this table")
        await self.guests.admit(live.table, person)
        return answer(wire.Nothing())

    async def host(self, request: Request) -> Response:
        live, person = await self.seen(request)
        asked = await body(request, wire.Host)
        if live.table.host != person.id:
            raise Forbidden("only the host may do this")
        self.limits.talk(self.now(), live.table.id, person.id)
        cmd = f"host:{secrets.token_hex(8)}"
        match asked.do:
            case "bot":
                check_level(asked.level, live.table.settings.game)
                await live.act(cmd, lambda table: table.seat_bot(asked.seat, asked.level))
                await self.hall.begin_if_full(live)
            case "free" | "close":
                await live.act(cmd, lambda table: table.free(asked.seat, asked.do == "close"))
                await self.hall.begin_if_full(live)
            case "begin":
                await self.hall.begin(live)
            case "end":
                await live.act(cmd, lambda table: table.end())
            case "mute" | "unmute":
                await live.act(cmd, lambda table: table.mute(asked.seat, asked.do))
            case "renew":
                key, code = new_key(), await self.hall.store.run(free_code) if live.table.coded(asked.seat) else ""
                await live.act(cmd, lambda table: table.renew(asked.seat, hashed(key), code))
                address = link(self.base(request), live.table.id, live.table.settings.game, asked.seat, key)
                return answer(wire.Hosted(key=key, link=address))
        return answer(wire.Hosted())

    async def hint(self, request: Request) -> Response:
        live, person = await self.seen(request)
        self.limits.dear(self.now(), address_of(request), "hints")
        return answer(await looking.hint(live, person))

    async def make_pass(self, request: Request) -> Response:
        live, person = await self.seen(request)
        seat = live.table.seat_of(person.id)
        if seat < 0:
            raise Forbidden("you have no seat at this table")
        self.limits.talk(self.now(), live.table.id, person.id)
        key = await self.guests.pass_for(live.table, seat, person)
        return answer(wire.Pass(key=key, link=f"{self.base(request)}t/{live.table.id}#pass={key}"), 201)

    async def rematch(self, request: Request) -> Response:
        live, person = await self.seen(request)
        self.hall.check_rematch(live.table, person)
        if not live.table.next:
            self.limits.table(self.now(), address_of(request))
        return answer(wire.Found(id=live.table.next or await self.hall.rematch(live)), 201)

    # What is asked over a socket

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        id = secrets.token_hex(6)
        try:
            check_origin(socket, self.origins)
            address = address_of(socket)
            self.limits.request(self.now(), address)
            check_path(socket)
            live, person = await self.seen(socket)
            live.check_room(person.id)
            logs.note("socket-opened", id=id)
            with self.limits.socket(address, person.id):
                await self.converse(socket, live, Line(person.id, person.name, -1, socket.state.cut, socket.state.write))
        except Refused as refusal:
            logs.note("socket-refused", id=id, code=refusal.code)
            await socket.close(4000 + self.counted(refusal), refusal.code)
        except (WebSocketDisconnect, WebSocketDisconnected):
            logs.note("socket-closed", id=id)
        except Exception:
            logs.broken("socket-broken", id=id)
            await socket.close(1011)

    async def converse(self, socket: WebSocket, live: Live, line: Line) -> None:
        """Until either side leaves, or the line is dropped."""
        pump = asyncio.create_task(line.pump(socket))
        try:
            live.come(line)
            await self.back(live, line)
            await self.listen(socket, live, line)
        finally:
            live.go(line)
            if line.dropped:
                await asyncio.wait([pump], timeout=LAST)  # it says why
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def back(self, live: Live, line: Line) -> None:
        """Whoever was away takes their seat back from whoever kept it."""
        if line.seat >= 0 and (live.table.seats[line.seat].away or live.table.seats[line.seat].kept):
            await live.act(f"back:{line.seat}:{live.table.seq}", lambda table: table.back(line.seat))

    async def listen(self, socket: WebSocket, live: Live, line: Line) -> None:
        address = address_of(socket)
        while not line.dropped:
            text = await text_from(socket)
            if text is None:
                line.bye("bad-request", UNSUPPORTED)
                return
            early = self.limits.command(self.now(), address, line.guest)
            if early:
                await asyncio.sleep(early)
            if not line.dropped:  # meanwhile
                await self.hear(live, line, text)

    async def hear(self, live: Live, line: Line, text: str) -> None:
        """One message; whatever is wrong with it is said, and nothing has changed."""
        try:
            said = wire.commands.decode(text)
        except msgspec.DecodeError as error:
            nonsense = BadRequest(f"this is no command: {str(error)[:200]}")
            self.counted(nonsense)
            line.say(wire.No(cmd="", code=nonsense.code, message=nonsense.message))
            return
        if isinstance(said, wire.Here):
            line.say(wire.Done(cmd=said.cmd))
            return
        name = named(line.guest, said)
        try:
            done = await live.act(name, lambda table: self.plan(live, line, said), line, said.cmd)
            if not done:
                line.say(wire.Done(cmd=said.cmd))
        except Refused as refusal:
            self.counted(refusal)
            number, wished = (said.to, said.path) if isinstance(said, wire.Answer) else (-1, "")
            line.say(refused(live.table, line.seat, said.cmd, refusal, number, wished))

    def plan(self, live: Live, line: Line, said: wire.Said) -> Plan:
        """What a command would do; answers are as many as the game asks for, anything else has a limit."""
        found = planned(live.table, line, said)
        if isinstance(said, wire.Stand):
            live.check_gone(said.seat)
        if not isinstance(said, wire.Answer):
            limit = self.limits.chat if isinstance(said, wire.Chat) else self.limits.talk
            limit(self.now(), live.table.id, line.guest)
        return found


def shelved(request: Request) -> Game:
    """The game that is asked about."""
    for one in SHELF:
        if one.name == request.path_params["game"]:
            return one
    raise NotFound("there is no such game")


def opens(table: Table, seat: int, key: str) -> bool:
    """Whether this is the key of a seat, or without one of the link to watch."""
    if seat != NOBODY:
        return table.seat_for(hashed(key), seat) >= 0
    return secrets.compare_digest(table.keys[NOBODY], hashed(key))


def invites(table: Table, code: str) -> bool:
    """Whether this is the code of the table: until the game begins whoever was told it may sit down."""
    return table.state == "open" and secrets.compare_digest(table.code.encode(), as_spoken(code).encode())


def seat_asked_for(table: Table, person: Person, asked: wire.Sit) -> int:
    """By the key of a seat; without one, the seat one has, or an open one of a listed table or of one whose code is known."""
    if asked.key and not opens(table, asked.seat, asked.key):
        raise WrongKey("this link is not for that seat")
    mine = table.seat_of(person.id)
    if not asked.key and mine >= 0 and asked.seat in (NOBODY, mine):
        return mine
    if not asked.key and not table.settings.listed and not invites(table, asked.code):
        raise WrongKey("at this table one needs a link for a seat, or its code")
    if table.settings.watch == "hands" and not asked.openly:
        told = "at this table watchers see all hands, and a player could be one of them"
        raise MustAgree(f'{told}; expected "openly": true (tabard join --openly)')
    if asked.key:
        return table.seat_for(hashed(asked.key), asked.seat)
    for at, seat in enumerate(table.seats):
        if not (seat.guest or seat.bot or seat.closed) and asked.seat in (NOBODY, at):
            return at
    raise Forbidden("there is no open seat")


async def text_from(socket: WebSocket) -> str | None:
    """What somebody sends; None if it is no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


def app_of(hall: Hall, origins: list[str], rate: int, page: Path | None = None, reach: str = "") -> Starlette:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.close()

    doors = [*Doors(hall, origins, rate, reach).routes(), *web.routes(page)]
    return Starlette(routes=doors, lifespan=lifespan, exception_handlers={HTTPException: no_door})
