"""Write the JSON Schemas of Sheet and Moment: python docs/make_schema.py"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from tabard.table.moment import Moment
from tabard.table.sheet import Sheet

HERE = Path(__file__).parent
DOCUMENTS = {"sheet": Sheet, "moment": Moment}


def schema(name: str) -> str:
    return json.dumps(msgspec.json.schema(DOCUMENTS[name]), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for name in DOCUMENTS:
        (HERE / f"{name}.schema.json").write_text(schema(name), encoding="utf-8")


if __name__ == "__main__":
    main()
