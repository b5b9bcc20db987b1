"""Requests and answers by HTTP: what a body may be, who asks, and the rules for browsers that every answer carries."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tabard.engine.errors import BadRequest, Refused
from tabard.server import wire
from tabard.server.guests import NotFound
from tabard.server.refusals import Forbidden

T = TypeVar("T")
BODY: Final = 300_000  # bytes of a request
NETWORK: Final = 64  # bits of an IPv6 address that name the network
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def told_of(refusal: Refused, status: int) -> Response:
    return answer(wire.Refusal(code=refusal.code, message=refusal.message, rule=refusal.rule), status)


def guarded(response: Response) -> Response:
    """With the rules for browsers."""
    response.headers.update(HEADERS)
    return response


async def no_door(_: Request, error: Exception) -> Response:
    """There is no such path, or it is not asked like this."""
    assert isinstance(error, HTTPException)
    refusal = NotFound("there is nothing here") if error.status_code == 404 else BadRequest(f"{error.detail}".lower())
    response = told_of(refusal, error.status_code)
    response.headers.update(error.headers or {})
    return guarded(response)


def answer(told: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(told), status, media_type="application/json", headers={"Cache-Control": "no-store"})


async def body(request: Request, kind: type[T]) -> T:
    """What a request brings, if it is what is expected."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > BODY:
            raise BadRequest(f"the request is too long; expected at most {BODY} bytes")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise BadRequest(f"the request is not as expected: {str(error)[:200]}") from None


def check_origin(connection: HTTPConnection, origins: list[str]) -> None:
    """A browser says where its page is from; only a program with a token of its own may keep silent about it."""
    origin = connection.headers.get("origin")
    if origin is None:
        if "cookie" in connection.headers and "authorization" not in connection.headers:
            raise Forbidden("a request with a cookie must say where it comes from (Origin)")
        return
    page, safe = urlsplit(origin), connection.url.scheme in ("https", "wss")
    own = page.netloc == connection.headers.get("host", "") and page.scheme in (("https",) if safe else ("https", "http"))
    if origin not in origins and not own:  # over HTTPS a page by HTTP is another site: anybody on the way may have written it
        raise Forbidden("requests from pages of other sites are not taken")


def address_of(connection: HTTPConnection) -> str:
    return place(connection.client.host) if connection.client else ""


def place(address: str) -> str:
    """What is counted as one address: of IPv6 a whole network, for whoever has one address of it has them all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))


def for_others(base: str, reach: str) -> str:
    """The address of this server as others can open it: whoever is at the same machine sees it by a name of that machine."""
    own = urlsplit(base).hostname or ""
    return f"{reach}/" if reach and (own in ("localhost", "::1") or own.startswith("127.")) else base


def link(base: str, table: str, game: str, seat: int, key: str) -> str:
    """What is behind the # no server and no log sees; the game is for a page that may not look at the table yet."""
    return f"{base}t/{table}#" + (f"seat={seat}&key={key}&game={game}" if seat >= 0 else f"watch={key}")


def cookie_name(connection: HTTPConnection) -> str:
    return "__Host-tabard" if connection.url.scheme in ("https", "wss") else "tabard"


def token_of(connection: HTTPConnection) -> str:
    """A program sends its token itself, a browser its cookie."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix("Bearer ") if given else connection.cookies.get(cookie_name(connection), "")
