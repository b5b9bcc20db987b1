"""Write the types of Sheet, Moment and everything said over the network for TypeScript: python docs/make_types.py"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tabard.review import found as review
from tabard.server import wire
from tabard.table import moment, preview, sheet

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by docs/make_types.py from the types of the server: do not edit.\n"
Json = dict[str, Any]
ROOTS = [
    sheet.Sheet, moment.Moment, wire.Said, wire.TableNow, wire.Now, wire.Done, wire.No, wire.Heard, wire.Talk, wire.Bye,
    list[wire.Shelved], wire.Guest, wire.Known, list[wire.Listed], wire.Opened, wire.Look, wire.Sit, wire.Taken, wire.Watch,
    wire.Host, wire.Hosted, wire.Pass, wire.Found, list[wire.Scored], wire.Log, wire.Refusal, wire.Hint, preview.Preview,
    review.Review, wire.Reviewing,
]  # fmt: skip
UNIONS = {"Said": wire.Said, "Told": wire.TableNow | wire.Now | wire.Done | wire.No | wire.Heard | wire.Talk | wire.Bye}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typed(schema: Json) -> str:
    """The type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join([json.dumps(one) for one in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([typed(one) for one in schema["anyOf"]])
    if schema.get("type") == "array":
        inner = typed(schema["items"]) if schema.get("items") else "any"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {typed(more) if isinstance(more, dict) and more else 'any'}>"
    return PLAIN.get(schema.get("type", ""), "any")


def declared(name: str, schema: Json, fields: list[str], whole: bool) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema["type"] == "array":
        parts = [f"{field}: {typed(one)}" for field, one in zip(fields, schema["prefixItems"])]
        return f"{about}export type {name} = [{', '.join(parts)}];\n"
    needed = list(schema["properties"]) if whole else schema.get("required", [])
    lines = [f"  {key}{'' if key in needed else '?'}: {typed(one)};\n" for key, one in schema["properties"].items()]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def written() -> str:
    _, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    rooms = (sheet, moment, preview, review, wire)
    kinds = {name: kind for room in rooms for name, kind in vars(room).items() if isinstance(kind, type)}
    asked = {"Settings", "Clock", "Sit", "Watch", "Host", *[kind.__name__ for kind in UNIONS["Said"].__args__]}
    sparse = asked | {name for name in parts if kinds[name].__struct_config__.omit_defaults}
    found = [declared(name, parts[name], list(kinds[name].__struct_fields__), name not in sparse) for name in sorted(parts)]
    unions = [f"export type {name} = {' | '.join(kind.__name__ for kind in union.__args__)};\n" for name, union in UNIONS.items()]
    return "\n".join([HEAD, *found, *unions, "export type Facts = Say[\"facts\"];\n"])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
