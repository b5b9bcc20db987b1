"""The frame of a page that is one file: replay, review and report have it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Final

from tabard.words import LANGUAGES, Words

FRAME: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def framed(language: str, title: str, style: str, body: str) -> str:
    """A page; its title begins as that of every page of ours."""
    return FRAME.format(language=language, title=escape(f"Tabard · {title}"), style=style.replace("</style", ""), body=body)


def in_every_language(language: str, title: str, package: str, body: Callable[[str], str]) -> str:
    """The same body in three languages, of which one is to be seen; `page.css` and `page.js` of the package come with it."""
    tongues = "".join(
        f'<button type="button" data-to="{one}" lang="{one}">{escape(Words(one).say("language"))}</button>' for one in LANGUAGES
    )
    mains = [f'<main lang="{one}"{"" if one == language else " hidden"}>{body(one)}</main>' for one in LANGUAGES]
    style, script = ["".join(part_of(one, kind) for one in ("tabard.page", package)) for kind in ("css", "js")]
    return framed(language, title, style, "\n".join([f"<nav>{tongues}</nav>", *mains, f"<script>{script}</script>"]))


def part_of(package: str, kind: str) -> str:
    """What all such pages share, or what one of them adds."""
    found = files(package) / f"page.{kind}"
    return found.read_text(encoding="utf-8") if found.is_file() else ""
