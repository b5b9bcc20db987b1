"""A recorded game as one self-contained page: Moments, their Sheet and words, and the same board that live tables have."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import tabard
from tabard.engine.errors import BadRequest
from tabard.page.frame import framed
from tabard.table.journal import ANSWER, END, UNDO, Journal, Row
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.seen import offered
from tabard.table.sheet import Message, Sheet
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES, Words, parts

HERE: Final = Path(tabard.__file__).parent
CHECKOUT: Final = HERE.parents[1]  # of an installed package it is another folder, with no such page
NO_BUNDLE: Final = "there is no page for browsers here; expected one that is built (./play does it, or: cd web; npm ci --ignore-scripts; npm run build)"  # noqa: E501
BODY: Final = """<div id="app"></div>
<script type="application/json" id="recorded">{data}</script>
<script type="module">{script}</script>"""


def bundle(given: str = "") -> Path | None:
    """The folder with the page for browsers: the one that is named, the package's own, or what a checkout has built."""
    named = given or os.environ.get("TABARD_WEB", "")
    if named and not (Path(named) / "index.html").is_file():
        raise BadRequest(f"there is no index.html in '{named}'; expected the folder of a built page")
    places = [Path(named)] if named else [HERE / "web", CHECKOUT / "build" / "web"]
    found = [place for place in places if (place / "index.html").is_file()]
    return found[0].absolute() if found else None


class Step(Struct):
    """One answer, or something said: what was seen after it, and what was chosen, if the viewer may know it."""

    moment: Moment
    said: list[Message]  # the card that made it be asked, if one did, and the option


class Recorded(Struct):
    """A game as one viewer may see it, from the deal to its end."""

    sheet: Sheet
    names: list[str]
    players: list[str]  # who sat there: a person, or which bot
    language: str
    steps: list[Step]
    texts: dict[str, list[str]]  # the Fluent files, by language


def recorded(journal: Journal, seat: int, everything: bool, language: str) -> Recorded:
    viewer = EVERYTHING if everything else seat
    sheet = Sitting(journal.anew()).sheet
    texts = {one: [file.read_text(encoding="utf-8") for file in words_of(one, sheet.game)] for one in LANGUAGES}
    return Recorded(sheet, journal.names, journal.players, language, steps(journal, viewer), texts)


def words_of(language: str, game: str) -> list[Any]:
    """All but the guide, for nobody is asked anything in a recorded game, and what only reports say."""
    common = files("tabard.words") / language
    own = [part for part in parts(language, game) if part.name not in ("guide.ftl", "report.ftl")]
    return [common / "common.ftl", common / "page.ftl", *own]


def steps(journal: Journal, viewer: int) -> list[Step]:
    """What one viewer may see of each moment; what somebody else did without anything to see is no step."""
    sitting = Sitting(journal.anew())
    found = [Step(sitting.moment(viewer), [])]
    for row in still_holding(journal):
        said = chosen(sitting, row) if row.kind == ANSWER and viewer in (EVERYTHING, row.seat) else []
        sitting.keep(sitting.journal.weighed_row(row, row.raised))
        now = sitting.moment(viewer, found[-1].moment.n)
        if said or now.events:
            found.append(Step(now, said))
    return found


def still_holding(journal: Journal) -> list[Row]:
    """The answers not taken back, and what was said and noted between them."""
    kept = set(journal.kept)
    return [row for row in journal.rows if row in kept or row.kind not in (ANSWER, UNDO, END)]


def chosen(sitting: Sitting, row: Row) -> list[Message]:
    """What was chosen, after the card that made it be asked."""
    box, s = sitting.box, sitting.state
    question = box.question(s, row.question, row.seat)
    cause = box.show.prompt(s, question)[1].get("cause", "")
    option = offered(box, s, question, row.option)
    return [*([Message("web-card", {"card": cause})] if cause else []), Message(option.id, option.facts)]


def replay_page(journal: Journal, seat: int, everything: bool, language: str) -> str:
    """The page as text: the script and style of the game's board, and the data."""
    folder = bundle()
    game = journal.box.game
    if folder is None:
        raise BadRequest(NO_BUNDLE)
    name = game if (folder / "replay" / f"{game}.js").is_file() else "plain"
    style, script = [(folder / "replay" / f"{name}.{kind}").read_text(encoding="utf-8") for kind in ("css", "js")]
    data = msgspec.json.encode(recorded(journal, seat, everything, language)).decode().replace("<", "\\u003c")
    body = BODY.format(data=data, script=script.replace("</script", "<\\/script"))
    return framed(language, Words(language, game=game).say("title"), style, body)
