"""The page that browsers play with: the files of a bundle, read once and served from memory."""

from __future__ import annotations

import hashlib
import mimetypes
import zlib
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tabard.games import OURS, SHELF
from tabard.server.replies import guarded
from tabard.words import LANGUAGES, parts

PAGES: Final = ["/", "/t/{id}", "/rules/{game}"]  # addresses that the page itself understands
HASHED: Final = "assets/"  # files whose name changes with their content
GZIP: Final = 31  # for zlib: with the head and the tail of gzip
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".webmanifest", ".ftl")
NO_PAGE: Final = "There is no page for browsers here: build it (cd web; npm ci --ignore-scripts; npm run build) or name its folder with --web. `tabard join LINK` plays at these tables in a terminal.\n"  # noqa: E501

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")


def squeezed(data: bytes) -> bytes:
    """As gzip. With less memory than it could have blocks are shorter, and each gets a code that fits it better."""
    packing = zlib.compressobj(9, zlib.DEFLATED, GZIP, memLevel=7)
    return packing.compress(data) + packing.flush()


class File:
    """A file of the bundle as it is sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.plain = path.read_bytes()
        self.small = squeezed(self.plain) if path.suffix in SQUEEZED else b""
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"

    def sent(self, request: Request) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return guarded(Response(status_code=304, headers=headers))
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            return guarded(Response(self.small, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"}))
        return guarded(Response(self.plain, media_type=self.kind, headers=headers))


def file_route(path: str, file: File) -> Route:
    async def send(request: Request) -> Response:
        return file.sent(request)

    return Route(path, send)


def words_of_others() -> list[BaseRoute]:
    """The words of games that are not ours: the page has those of the package only."""
    found: list[BaseRoute] = []
    for game in [one for one in SHELF if one not in OURS]:
        for language in LANGUAGES:
            text = File(Path(str(parts(language, game.name)[0])), "words")
            found.append(file_route(f"/words/{language}/{game.name}.ftl", text))
    return found


async def no_page(request: Request) -> Response:
    return guarded(Response(NO_PAGE, 404, media_type="text/plain"))


def routes(folder: Path | None) -> list[BaseRoute]:
    """Every file of the bundle by its name, and the page itself; without a bundle one sentence."""
    if folder is None:
        return [Route(path, no_page) for path in PAGES]
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("[!.]*")) if path.is_file()}
    held = {name: File(path, name) for name, path in files.items()}
    found: list[BaseRoute] = [file_route("/" + name, file) for name, file in held.items()]
    return found + words_of_others() + [file_route(path, held["index.html"]) for path in PAGES]
