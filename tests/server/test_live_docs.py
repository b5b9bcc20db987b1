"""What docs/live-protocol.md and the two documents beside it say is what the server does."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack, suppress
from typing import Any

import jsonschema_rs
import pytest
import websockets
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection

from tabard.engine.errors import Refused
from tabard.server import gate, hall, limits, lines, lists, replies
from tabard.server.app import Doors
from tests.server.network import Server
from tests.test_docs import DOCS, blocks, differs, page, script

DOCUMENTS = {"live.schema.json": "live", "openapi.json": "openapi"}


def document(name: str) -> Any:
    return json.loads((DOCS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_documents_are_what_the_types_say(name: str) -> None:
    made = getattr(script("make_schema"), DOCUMENTS[name])()
    assert (DOCS / name).read_text(encoding="utf-8") == made, "run: python docs/make_schema.py"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    types = script("make_types")
    assert types.FILE.read_text(encoding="utf-8") == types.written(), "run: python docs/make_types.py"


def test_every_route_is_in_the_openapi_document_and_none_else() -> None:
    doors: Any = Doors.__new__(Doors)
    routes = [route for route in doors.routes() if isinstance(route, Route)]
    there = {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    listed = {(method.upper(), path) for path, methods in document("openapi.json")["paths"].items() for method in methods}
    assert listed == there


def test_every_reference_of_the_documents_leads_somewhere() -> None:
    for name in DOCUMENTS:
        found = document(name)
        for link in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(found)):
            inside = found
            for part in link.split("/"):
                inside = inside[part]


# The conversation of the page


class OtherDeal(Exception):
    """On the page Ann begins, and the noble she collects asks her nothing more; the lot may want it otherwise."""


def conversation() -> list[tuple[str, str, str]]:
    """Who sends (→) or gets (←) what."""
    lines = "\n".join(blocks("docs/live-protocol.md", "json"))
    parts = re.split(r"^(\w+) ([→←]) ", lines, flags=re.MULTILINE)[1:]
    return [(parts[at], parts[at + 1], " ".join(parts[at + 2].split())) for at in range(0, len(parts), 3)]


class Talk:
    """The people of the page at a real server."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack
        self.told: dict[str, str] = {}  # what the words in capitals stand for
        self.tokens: dict[str, str] = {}
        self.lines: dict[str, ClientConnection] = {}
        self.answers: dict[str, tuple[int, Any]] = {}
        self.frame = jsonschema_rs.validator_for({**document("live.schema.json"), "anyOf": [{"$ref": "#/$defs/Frame"}]})

    async def send(self, who: str, text: str) -> None:
        text = re.sub(r"\b[A-Z]+\d?\b", lambda found: self.told.get(found[0], found[0]), text)
        if text.startswith("GET /ws"):
            await self.open(who, text.split()[1])
        elif text.startswith(("GET", "POST")):
            method, path, body = [*text.split(" ", 2), "{}"][:3]
            given = json.loads(body) if method == "POST" else None
            self.answers[who] = await asyncio.to_thread(self.server.ask, path, given, self.tokens.get(who, ""))
        else:
            await self.lines[who].send(text)

    async def open(self, who: str, path: str) -> None:
        if who in self.lines:
            await self.lines[who].close()
        url = self.server.base.replace("http", "ws") + path
        line = websockets.connect(url, additional_headers={"Authorization": f"Bearer {self.tokens[who]}"})
        self.lines[who] = await self.stack.enter_async_context(line)

    async def get(self, who: str, text: str) -> None:
        if text.startswith("closed"):
            with pytest.raises(websockets.ConnectionClosed) as end:
                await self.lines[who].recv()
            assert end.value.rcvd
            assert f"closed {end.value.rcvd.code} {end.value.rcvd.reason}" == text
        elif text.startswith("["):
            self.compare(await self.hear(who, json.loads(text)[0]), json.loads(text))
        else:
            status, body = text.split(" ", 1)
            self.compare(list(self.answers[who]), [int(status), json.loads(body)])
            if "token" in self.answers[who][1]:
                self.tokens[who] = self.answers[who][1]["token"]

    async def hear(self, who: str, number: int) -> Any:
        """The frame of this number; those before it are left out on the page."""
        while True:
            frame = json.loads(await asyncio.wait_for(self.lines[who].recv(), 30))
            assert not list(self.frame.iter_errors(frame))
            if frame[0] >= number:
                return frame

    def compare(self, given: Any, promised: Any) -> None:
        if isinstance(given[1], dict) and given[1].get("moment", {}).get("asked", [[0, 0]])[0][:2] in ([1, 1], [2, 0]):
            raise OtherDeal
        assert not (found := differs(given, self.known(given, promised))), f"{promised}\n{found}"

    def known(self, given: Any, promised: Any) -> Any:
        """What is promised, with what the words in capitals stand for; a new one stands for what is given."""
        if isinstance(promised, dict) and isinstance(given, dict):
            return {key: self.known(given.get(key), one) for key, one in promised.items()}
        if isinstance(promised, list) and isinstance(given, list):
            return [self.known(given[at] if at < len(given) else None, one) for at, one in enumerate(promised)]
        if isinstance(promised, str) and re.fullmatch(r"[A-Z]+\d?", promised):
            return self.told.setdefault(promised, given)
        return promised


def test_the_conversation_of_the_page_is_the_one_a_server_has(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            talk = Talk(server, stack)
            for who, way, text in conversation():
                await (talk.send(who, text) if way == "→" else talk.get(who, text))

    for _ in range(60):
        with suppress(OtherDeal):
            return asyncio.run(run())
    raise AssertionError("no deal is like the one of the page")


def test_the_page_speaks_of_every_command_message_setting_code_and_route() -> None:
    text = page("docs/live-protocol.md")
    schema = document("live.schema.json")["$defs"]
    for part in ("Said", "Told"):
        for tag in schema[part]["discriminator"]["mapping"]:
            assert f"| `{tag}` |" in text, tag
    for setting in schema["Settings"]["properties"]:
        assert f"| `{setting}` |" in text, setting
    for code in {*gate.STATUS, *[one.code for one in Refused.__subclasses__()]} - {"bad-position"}:
        assert f"`{code}`" in text.split("## Refusals")[1], code
    for route in [route for route in document("openapi.json")["paths"] if route.startswith("/api")]:
        assert route in text or route.replace("{id}", "TABLE").replace("{name}", "SHEET") in text, route


def test_every_test_that_the_page_of_threats_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", page("docs/security.md")))
    tests = "\n".join([file.read_text(encoding="utf-8") for file in sorted((DOCS.parent / "tests").rglob("test_*.py"))])
    assert len(named) > 30
    assert [one for one in sorted(named) if f"def {one}(" not in tests] == []


def test_the_page_says_which_limits_there_are() -> None:
    rows = page("docs/live-protocol.md").split("## Limits")[1]
    rate = 50
    settings = [replies.BODY, rate, rate * limits.BURST, rate * limits.BURST * 2, rate * limits.CROWD, limits.SOCKETS,
                limits.WATCHERS, limits.CHAT[1], lines.LONGEST, hall.MOST_TABLES, lists.MOST, 16_384]  # fmt: skip
    for limit in settings:
        assert f" {int(limit):,} " in rows, limit
    for name, field in [("Guest", "name"), ("OwnCards", "text")]:
        assert f"{document('openapi.json')['components']['schemas'][name]['properties'][field]['maxLength']:,}" in rows
