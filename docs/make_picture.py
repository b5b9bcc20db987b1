"""Draw docs/picture.svg: one moment of a recorded game between steady bots. Run: python docs/make_picture.py"""

from __future__ import annotations

import textwrap
from pathlib import Path
from xml.sax.saxutils import escape

from tabard import game
from tabard.arena.match import record
from tabard.bots import bot
from tabard.table.journal import Row
from tabard.table.lying import Lying, lying
from tabard.table.sheet import Card
from tabard.table.sitting import Sitting
from tabard.words import Words

FILE = Path(__file__).with_name("picture.svg")
SEED, SEATS = 8, 3
WIDTH, HEIGHT = 1000, 560
INK, SOFT, PAPER, SHEET, RULE, ACCENT = "#1e1a15", "#5c5243", "#f1e7cf", "#fbf6e8", "#cbbb97", "#a51d2a"
GROUPS = {"purple": "#6a3d8f", "red": "#a8323a", "green": "#3c7a4b", "blue": "#2f5d9e", "gray": "#6f6a63", "action": "#8a6a2f"}
SERIF = "Palatino, 'Palatino Linotype', Georgia, 'Noto Serif', serif"
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
CARD, TALL, STEP = 66, 94, 71  # a card in line, and from one to the next
MINI, MINI_TALL, MINI_STEP = 40, 56, 22


class Scene:
    """A table in mid-card: what the mover sees, and the move that is about to be chosen."""

    def __init__(self, sitting: Sitting, words: Words, row: Row, told: list[str]) -> None:
        self.now = sitting.moment(row.seat)
        self.zones = lying(sitting.sheet, self.now.zones)
        self.words = words
        self.path = row.path.split()
        self.mover = row.seat
        self.told = [*told[-1:], words.message(self.now.mine[0].ask)]


def scene() -> Scene:
    """The first time on the second day that a noble of a long line is moved."""
    box = game("guillotine").box(SEATS)
    bots = [bot("steady", box, f"{SEED}/{seat}") for seat in range(SEATS)]
    journal = record(box, SEED, bots, ["steady"] * SEATS)
    words = Words("en", box, journal.names)
    sitting = Sitting(journal.anew())
    told: list[str] = []
    for row in journal.kept:
        question = box.question(sitting.state, row.question, row.seat)
        if sitting.state.day == 2 and len(sitting.state.line) > 8 and box.kinds[question.kind].name == "move":
            return Scene(sitting, words, row, told)
        sitting.keep(sitting.journal.weighed_row(row))
        told = [words.message(event) for event in sitting.moment(row.seat).events]
    raise SystemExit("no such moment in this game; choose another seed")


def text(x: float, y: float, said: str, size: float, colour: str = INK, font: str = SANS, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size:g}" fill="{colour}" {more}>{escape(said)}</text>'


def box_at(x: float, y: float, wide: float, tall: float, fill: str, round_by: float = 5, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{tall:g}" rx="{round_by:g}" fill="{fill}" {more}/>'


def card(x: float, y: float, face: Card, words: Words) -> str:
    """A card of the line: its group's colour, its name, its value."""
    colour = GROUPS[face.group]
    drawn = [box_at(x, y, CARD, TALL, "#fffaf0", 5, f'stroke="{INK}"'), box_at(x + 2, y + 2, CARD - 4, 36, colour, 4)]
    drawn.append(text(x + CARD / 2, y + 28, face.value, 22, "#fff", SERIF, 'text-anchor="middle" font-weight="700"'))
    lines = textwrap.wrap(words.name(face.ref), 11, break_long_words=False)
    top = y + 70 - 6 * (len(lines) - 1)
    for at, line in enumerate(lines):
        more = 'text-anchor="middle" font-weight="600"'
        if len(line) > 11:
            more += f' textLength="{CARD - 6}" lengthAdjust="spacingAndGlyphs"'
        drawn.append(text(x + CARD / 2, top + 12 * at, line, 10.5, INK, SANS, more))
    return "".join(drawn)


def mini(x: float, y: float, face: Card | None) -> str:
    """A small card: colour and value only; a hatched back if it is face down."""
    if face is None:
        return box_at(x, y, MINI, MINI_TALL, "#27365c", 4, f'stroke="{SHEET}"') + box_at(
            x + 4, y + 4, MINI - 8, MINI_TALL - 8, "none", 2, 'stroke="#f1e7cf" stroke-opacity=".5"'
        )
    drawn = box_at(x, y, MINI, MINI_TALL, GROUPS[face.group], 4, f'stroke="{SHEET}"')
    return drawn + text(x + 11, y + 20, face.value, 14, "#fff", SERIF, 'text-anchor="middle" font-weight="700"')


def fan(x: float, y: float, zone: Lying) -> str:
    return "".join([mini(x + MINI_STEP * at, y, face) for at, face in enumerate(zone.cards)])


def place_x(place: int) -> float:
    """The left edge of a place of the line: place 1 stands at the right, next to the blade."""
    return WIDTH - 128 - STEP * place


def blade(x: float, y: float) -> str:
    posts = f"M{x} {y + 112}V{y - 16}h6v128zM{x + 64} {y + 112}V{y - 16}h6v128zM{x - 4} {y - 22}h78v8h-78z"
    board = f"M{x - 6} {y + 106}h82v6h-82zM{x + 6} {y + 76}h58v8h-58z"
    edge = f"M{x + 7} {y + 2}h56v22L{x + 7} {y + 44}z"
    return f'<path d="{posts}{board}" fill="{INK}"/><path d="{edge}" fill="#8c8a86" stroke="{INK}"/>'


def arrow(m: Scene, y: float) -> str:
    """The move about to be chosen, drawn over the line."""
    start, end = [place_x(int(touch.split(":")[1])) + CARD / 2 for touch in m.path]
    peak = y - 26 - abs(start - end) / 12
    return (
        f'<path d="M{start:g} {y - 4} Q{(start + end) / 2:g} {peak:g} {end:g} {y - 8}" fill="none" stroke="{ACCENT}" '
        f'stroke-width="3" stroke-dasharray="6 5"/><path d="M{end - 6:g} {y - 14}h12l-6 11z" fill="{ACCENT}"/>'
    )


def line(m: Scene, zone: Lying, y: float) -> str:
    drawn = [text(28, y - 34, m.words.say("zone-line"), 15, INK, SERIF, 'font-weight="700"')]
    for place, face in enumerate(zone.known(), 1):
        x = place_x(place)
        drawn.append(card(x, y, face, m.words))
        drawn.append(text(x + CARD / 2, y + TALL + 18, str(place), 12, SOFT, SANS, 'text-anchor="middle" font-weight="700"'))
    return "".join(drawn) + arrow(m, y) + blade(WIDTH - 112, y)


def seat(m: Scene, zones: list[Lying], owner: int, x: float, y: float, wide: float) -> str:
    """What lies before a player; the mover's hand is open to the mover alone, whose eyes these are."""
    rim = f'stroke="{ACCENT if owner == m.mover else RULE}" stroke-width="{2 if owner == m.mover else 1}"'
    drawn = [box_at(x, y, wide, 218, SHEET, 6, rim)]
    drawn.append(text(x + 12, y + 24, m.words.seat(owner), 15, INK, SERIF, 'font-weight="700"'))
    points = str(m.now.totals[owner]).replace("-", "−")
    drawn.append(text(x + wide - 12, y + 25, points, 18, INK, SERIF, 'text-anchor="end" font-weight="700"'))
    held = {zone.name: zone for zone in zones if zone.owner == owner}
    drawn.append(text(x + 12, y + 46, m.words.say("zone-pile"), 11, SOFT))
    drawn.append(fan(x + 12, y + 52, held["pile"]))
    drawn.append(text(x + 12, y + 128, m.words.say("zone-hand"), 11, SOFT))
    if owner == m.mover:
        said = ", ".join([m.words.name(face.ref) for face in held["hand"].known()])
        for at, row in enumerate(textwrap.wrap(said, 46)[:4]):
            drawn.append(text(x + 12, y + 145 + 15 * at, row, 12))
    else:
        drawn.append(fan(x + 12, y + 134, held["hand"]))
    before = ", ".join([m.words.name(face.ref) for face in held["table"].known()])
    if before:
        drawn.append(text(x + 12, y + 208, f"{m.words.say('zone-table')}: {before}", 11, SOFT))
    return "".join(drawn)


def drawing() -> str:
    """The whole picture as SVG."""
    m = scene()
    zones = m.zones
    first = next(zone for zone in zones if zone.look == "line")
    stacks = " · ".join([f"{m.words.say('zone-' + zone.name)}: {zone.count}" for zone in zones if zone.look == "stack"])
    wide = (WIDTH - 56 - 12 * (SEATS - 1)) / SEATS
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(m.told[-1])}">',
        box_at(0.5, 0.5, WIDTH - 1, HEIGHT - 1, PAPER, 12, f'stroke="{RULE}"'),
        text(28, 42, m.words.say("title"), 26, INK, SERIF, 'font-weight="700"'),
        text(28, 64, m.words.message(m.now.status), 13, SOFT),
        text(WIDTH - 28, 42, m.told[0], 17, ACCENT, SERIF, 'text-anchor="end" font-weight="700"'),
        text(WIDTH - 28, 64, m.told[-1], 13, SOFT, SANS, 'text-anchor="end"'),
        f'<path d="M28 78H{WIDTH - 28}" stroke="{RULE}"/>',
        line(m, first, 144),
        text(28, 296, stacks, 12, SOFT),
        *[seat(m, zones, owner, 28 + (wide + 12) * owner, 314, wide) for owner in range(SEATS)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(drawing(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
