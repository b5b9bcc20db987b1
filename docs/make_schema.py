"""Write the JSON Schemas of Sheet, Moment and live tables, and the OpenAPI document: python docs/make_schema.py"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from tabard.review.found import Review
from tabard.server import wire
from tabard.table.moment import Moment
from tabard.table.preview import Preview
from tabard.table.sheet import Card, Message, Sheet

HERE = Path(__file__).parent
Json = dict[str, Any]
DOCUMENTS = {"sheet": Sheet, "moment": Moment}
TOLD = wire.TableNow | wire.Now | wire.Done | wire.No | wire.Heard | wire.Talk | wire.Bye

# By method and path: what it is for, what is sent, and what is answered by status; a text is the media type of what is no JSON.
ROUTES: list[tuple[str, str, str, Any, dict[int, Any]]] = [
    ("get", "/healthz", "Whether the server is there", None, {200: "text/plain", 503: "text/plain"}),
    ("get", "/metrics", "Figures for Prometheus, if one has the token for it", None, {200: "text/plain", 404: "text/plain"}),
    ("get", "/api/games", "What can be played", None, {200: list[wire.Shelved]}),
    ("get", "/api/games/{game}/choices/{seats}", "What so many can play, by variant", None, {200: dict[str, list[str]]}),
    ("get", "/api/games/{game}/cards", "All cards of a game", None, {200: list[Card]}),
    ("post", "/api/guest", "Say one's name", wire.Guest, {200: wire.Known, 201: wire.Known}),
    ("delete", "/api/guest", "Log out: the token is good for nothing any more", None, {200: wire.Nothing}),
    ("get", "/api/tables", "The listed tables", None, {200: list[wire.Listed]}),
    ("post", "/api/tables", "Make a table", wire.Settings, {201: wire.Opened}),
    ("get", "/api/mine", "The tables one has been to", None, {200: list[wire.Listed]}),
    ("get", "/api/code/{code}", "A table by its spoken code", None, {200: wire.Found}),
    ("get", "/api/tables/{id}", "A table, as its socket tells it first", None, {200: wire.TableNow}),
    ("post", "/api/tables/{id}/look", "The same for whoever has a link, before sitting down", wire.Look, {200: wire.TableNow}),
    ("post", "/api/tables/{id}/sit", "Sit down, or take a seat to this device with a pass", wire.Sit, {200: wire.Taken}),
    ("post", "/api/tables/{id}/watch", "Watch", wire.Watch, {200: wire.Nothing}),
    ("post", "/api/tables/{id}/host", "What a host does", wire.Host, {200: wire.Hosted}),
    ("post", "/api/tables/{id}/pass", "A pass for one's seat", None, {201: wire.Pass}),
    ("post", "/api/tables/{id}/rematch", "Another game with the same seats", None, {201: wire.Found}),
    ("get", "/api/tables/{id}/sheet/{name}", "The Sheet", None, {200: Sheet}),
    ("get", "/api/tables/{id}/log", "All that happened, as one may know it", None, {200: wire.Log}),
    ("get", "/api/tables/{id}/score", "Every seat's score, as one may know it", None, {200: list[list[wire.Scored]]}),
    ("get", "/api/tables/{id}/claims", "What one may say at the table now", None, {200: list[Message]}),
    ("get", "/api/tables/{id}/past/{n}", "The moments one saw, from number n on, 50 at most", None, {200: list[Moment]}),
    ("get", "/api/tables/{id}/preview/{to}/{choose}", "What one would see after an answer", None, {200: Preview}),
    ("get", "/api/tables/{id}/hint", "What a steady player would answer, where all others are bots", None, {200: wire.Hint}),
    ("get", "/api/tables/{id}/journal", "The whole game as a file, once it is over", None, {200: "application/x-ndjson"}),
    ("get", "/api/tables/{id}/review", "The review of a finished game, or how far", None, {200: Review, 202: wire.Reviewing}),
]  # fmt: skip
REFUSED = {400: "not as expected", 403: "not for you", 404: "not there", 429: "too many requests", 503: "not stored"}
NUMBERS = {"n": "integer", "seats": "integer", "to": "integer", "choose": "integer"}  # what in a path is a number
OPEN = [  # to whoever has no name yet
    "/healthz", "/metrics", "/api/games", "/api/games/{game}/cards", "/api/games/{game}/choices/{seats}",
    "/api/tables", "/api/code/{code}", "/api/guest",
]  # fmt: skip


def schema(name: str) -> str:
    return written(msgspec.json.schema(DOCUMENTS[name]))


def live() -> str:
    """What is said over a socket: Said by clients, and by the server in frames."""
    (said, told), parts = msgspec.json.schema_components([wire.Said, TOLD], ref_template="#/$defs/{name}")
    frame = {"type": "array", "prefixItems": [{"type": "integer", "minimum": 1}, {"$ref": "#/$defs/Told"}], "items": False,
             "minItems": 2, "description": "A message and its number on this socket."}  # fmt: skip
    anything = {"anyOf": [{"$ref": "#/$defs/Said"}, {"$ref": "#/$defs/Frame"}]}
    return written({**anything, "$defs": {"Said": said, "Told": told, "Frame": frame, **parts}})


def openapi() -> str:
    """The HTTP part."""
    kinds = [kind for _, _, _, sent, told in ROUTES for kind in (sent, *told.values()) if is_type(kind)] + [wire.Refusal]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = dict(zip([str(kind) for kind in kinds], schemas))
    paths: dict[str, Json] = {}
    for method, path, summary, sent, told in ROUTES:
        paths.setdefault(path, {})[method] = operation(known, method, path, summary, sent, told)
    refused = {str(status): {"description": why, "content": content(known, wire.Refusal)} for status, why in REFUSED.items()}
    ways = {"token": {"type": "http", "scheme": "bearer"}, "cookie": {"type": "apiKey", "in": "cookie", "name": "__Host-tabard"}}
    info = {"title": "Tabard", "version": "1", "description": "Tables over the network; docs/live-protocol.md explains it."}
    components = {"schemas": parts, "responses": refused, "securitySchemes": ways}
    return written({"openapi": "3.1.0", "info": info, "paths": paths, "components": components})


def operation(known: dict[str, Json], method: str, path: str, summary: str, sent: Any, told: dict[int, Any]) -> Json:
    found: Json = {"summary": summary, "operationId": named(method, path)}
    names = re.findall(r"{(\w+)}", path)
    if names:
        kinds = {name: {"type": NUMBERS.get(name, "string")} for name in names}
        found["parameters"] = [{"name": name, "in": "path", "required": True, "schema": kinds[name]} for name in names]
    if sent is not None:
        found["requestBody"] = {"required": True, "content": content(known, sent)}
    refused = REFUSED if path.startswith("/api") else {}
    found["responses"] = {
        **{str(status): {"description": summary, "content": content(known, kind)} for status, kind in told.items()},
        **{str(status): {"$ref": f"#/components/responses/{status}"} for status in refused},
    }
    free = path in OPEN and (method == "get" or (method, path) == ("post", "/api/guest"))
    found["security"] = [] if free else [{"token": []}, {"cookie": []}]
    return found


def named(method: str, path: str) -> str:
    words = path.replace("/api", "").replace("/", " ").split()
    return "_".join([method, *[word.strip("{}") for word in words if not word.startswith("{") or words[-1] == "{id}"]])


def content(known: dict[str, Json], kind: Any) -> Json:
    return {"application/json": {"schema": known[str(kind)]}} if is_type(kind) else {kind: {"schema": {"type": "string"}}}


def is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def written(document: Any) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for name in DOCUMENTS:
        (HERE / f"{name}.schema.json").write_text(schema(name), encoding="utf-8")
    (HERE / "live.schema.json").write_text(live(), encoding="utf-8")
    (HERE / "openapi.json").write_text(openapi(), encoding="utf-8")


if __name__ == "__main__":
    main()
