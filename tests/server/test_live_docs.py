"""What docs/live-protocol.md and the two documents beside it say is what the server does."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from starlette.routing import Route

from tabard.server.app import Doors
from tests.test_docs import DOCS, script

DOCUMENTS = {"live.schema.json": "live", "openapi.json": "openapi"}


def document(name: str) -> Any:
    return json.loads((DOCS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_documents_are_what_the_types_say(name: str) -> None:
    made = getattr(script("make_schema"), DOCUMENTS[name])()
    assert (DOCS / name).read_text(encoding="utf-8") == made, "run: python docs/make_schema.py"


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
