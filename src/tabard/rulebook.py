"""Which tests pin a clause: read from the names of the tests, where the sources are at hand."""

from __future__ import annotations

import re
from pathlib import Path


def pinned_by(clause: str) -> list[str]:
    """The tests that carry this clause's id in their names."""
    key = clause.lower().replace("-", "_").replace(".", "_")
    sought = re.compile(rf"def (test_{key}_\w+)")
    top = Path(__file__).parents[2]
    found: list[str] = []
    for file in [file for folder in ("tests", "examples") for file in sorted((top / folder).rglob("test_*.py"))]:
        found += [f"{file.relative_to(top)}::{name}" for name in sought.findall(file.read_text(encoding="utf-8"))]
    return found
