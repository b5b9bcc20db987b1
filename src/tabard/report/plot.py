"""The plots of a report: SVG as wide as there is room, with letters of one size; readable without colour. And curves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from html import escape
from typing import Final

from tabard.report.found import Measure

Ticks = Callable[[float], str]  # how a number is written
Values = list[tuple[int, int]]  # every value, and how often it came
HIGH: Final = 170  # of a plot with columns, in pixels
LOW: Final = 22  # … below its columns, for the numbers
BINS: Final = 24  # columns at most, or a few more
LANE: Final = 16  # pixels for each mean in a line of dots
DASHES: Final = ["", "7 4", "2 4", "10 4 2 4"]  # lines differ by more than colour
ALONE: Final = (
    "text{font:12px sans-serif;fill:#555}.grid{stroke:#ccc}polyline{fill:none;stroke:#8a1c1c;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#bbb}.grid{stroke:#555}polyline{stroke:#e08a8a}}"
)


class Axis:
    """From left to right, in percent of the width."""

    def __init__(self, low: float, high: float, zero: float = 0.0) -> None:
        self.low = low
        self.wide = (high - low) or 1.0
        self.zero = zero  # one of its numbers

    def at(self, value: float) -> float:
        return max(0.0, min(100.0, 100.0 * (value - self.low) / self.wide))

    def ticks(self) -> list[float]:
        """Round numbers, three to six of them."""
        step = rounded_step(self.wide / 5)
        low, high = [(end - self.zero) / step for end in (self.low, self.low + self.wide)]
        return [self.zero + number * step for number in range(math.ceil(low - 1e-9), math.floor(high + 1e-9) + 1)]


def rounded_step(least: float) -> float:
    """1, 2 or 5, with zeros behind it or before it: the first that is not less."""
    power = math.pow(10.0, math.floor(math.log10(least)))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= least * (1 - 1e-9))


def around(measures: Iterable[Measure], middle: float, least: float, zero: float) -> Axis:
    """An axis of shares with room for all intervals, and with what is fair in its middle, if zero or one do not come before."""
    ends = [end for one in measures for end in (one.low, one.high, one.mean) if end is not None]
    far = max([abs(end - middle) for end in ends] + [least])
    return Axis(max(0.0, middle - far), min(1.0, middle + far), zero)


def scale(axis: Axis, write: Ticks) -> str:
    """The numbers above lines of dots."""
    ticks = [(axis.at(tick), write(tick)) for tick in axis.ticks()]
    parts = [f'<text x="{at:.2f}%" y="12" text-anchor="{anchor(at)}">{text}</text>' for at, text in ticks]
    return f'<svg class="scale" height="16" aria-hidden="true">{"".join(parts)}</svg>'


def anchor(at: float) -> str:
    return "start" if at < 4 else "end" if at > 96 else "middle"


def dots(axis: Axis, measures: list[Measure | None], fair: float | None) -> str:
    """One mean and its interval below the other: the first filled and round, the second hollow and square."""
    high = LANE * len(measures) + 4
    parts = [upright("grid", axis.at(tick), high) for tick in axis.ticks()]
    if fair is not None:
        parts.append(upright("fair", axis.at(fair), high))
    for number, one in enumerate(measures):
        if one:
            parts.append(dot(axis, one, number, 2 + LANE * number + LANE // 2))
    return f'<svg class="dots" height="{high}" aria-hidden="true">{"".join(parts)}</svg>'


def upright(name: str, at: float, high: int) -> str:
    return f'<line class="{name}" x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="{high}"/>'


def dot(axis: Axis, one: Measure, side: int, y: int) -> str:
    line = ""
    if one.low is not None and one.high is not None:
        ends = f'x1="{axis.at(one.low):.2f}%" x2="{axis.at(one.high):.2f}%"'
        line = f'<line class="side{side}" {ends} y1="{y}" y2="{y}"/>'
    mark = '<circle r="4.5"/>' if side == 0 else '<rect x="-4" y="-4" width="8" height="8"/>'
    return f'{line}<svg class="side{side}" x="{axis.at(one.mean):.2f}%" y="{y}" overflow="visible">{mark}</svg>'


def columns(sides: list[Values], inner: Values, title: str, write: Ticks) -> str:
    """How often each value came, in percent of its side; the inner values are the dark part of the first side's columns."""
    values = [value for side in sides for value, _ in side]
    least, most = min(values), max(values)
    width = max(1, round(rounded_step(max(1.0, (most - least + 1) / BINS))))
    first = least // width
    count = most // width - first + 1
    totals = [sum(often for _, often in side) for side in sides]
    heights = [[100 * often / total for often in binned(side, width, first, count)] for side, total in zip(sides, totals)]
    dark = [100 * often / totals[0] for often in binned(inner, width, first, count)]
    top = max(max(side) for side in heights)
    parts = [level(share, top) for share in Axis(0.0, top).ticks()[1:]]
    for number, side in enumerate(heights):
        each = 100 / count / len(heights)
        lefts = [100 * at / count + number * each for at in range(count)]
        parts += [column(f"side{number}", left, each, share, top) for left, share in zip(lefts, side) if share]
    parts += [column("inner", 100 * at / count, 100 / count, share, top) for at, share in enumerate(dark) if share]
    parts += numbers([(first + at) * width for at in range(count)], width, write)
    return f'<svg class="columns" height="{HIGH}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def binned(values: Values, width: int, first: int, count: int) -> list[int]:
    found = [0] * count
    for value, often in values:
        found[value // width - first] += often
    return found


def column(name: str, at: float, wide: float, share: float, top: float) -> str:
    high = (HIGH - LOW - 14) * share / top
    place = f'x="{at + wide * 0.06:.3f}%" width="{wide * 0.88:.3f}%" y="{HIGH - LOW - high:.1f}" height="{high:.1f}"'
    return f'<rect class="{name}" {place}/>'


def level(share: float, top: float) -> str:
    """A line across, with its percentage."""
    y = HIGH - LOW - (HIGH - LOW - 14) * share / top
    line = f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>'
    return f'{line}<text x="0" y="{y - 3:.1f}">{share:g} %</text>'


def numbers(firsts: list[int], width: int, write: Ticks) -> list[str]:
    """Below the columns: the value, or the first of the values, of every so many of them."""
    every = math.ceil(len(firsts) / 8)
    found = []
    for at in range(0, len(firsts), every):
        x = 100 * (at + (0.5 if width == 1 else 0.0)) / len(firsts)
        found.append(f'<text x="{x:.2f}%" y="{HIGH - 6}" text-anchor="{anchor(x)}">{write(firsts[at])}</text>')
    return found


def stacks(stages: list[list[float]], title: str) -> str:
    """Of every stage its shares, one on the other: the first at the bottom."""
    parts = []
    each, room = 100 / len(stages), HIGH - LOW
    for at, shares in enumerate(stages):
        floor = float(room)
        for fate, share in enumerate(shares):
            high = room * share
            floor -= high
            place = f'x="{each * (at + 0.04):.3f}%" width="{each * 0.92:.3f}%" y="{floor:.1f}" height="{high:.1f}"'
            parts.append(f'<rect class="fate" style="{mixed(fate, len(shares))}" {place}/>')
            if high >= 14:
                ink = "over" if fate in (0, len(shares) - 1) else "on"
                middle = f'x="{each * (at + 0.5):.2f}%" y="{floor + high / 2 + 4:.1f}"'
                parts.append(f'<text class="{ink}" {middle} text-anchor="middle">{100 * share:.0f}</text>')
        parts.append(f'<text x="{each * (at + 0.5):.2f}%" y="{HIGH - 6}" text-anchor="middle">{at + 1}</text>')
    return f'<svg class="stacks" height="{HIGH}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def mixed(fate: int, count: int) -> str:
    """The worst is red; the better the others, the more green there is in them."""
    if fate == 0:
        return "--fill: var(--bad)"
    much = 100 if fate == count - 1 else 22 + 40 * (fate - 1) // max(1, count - 2)
    return f"--fill: color-mix(in srgb, var(--good) {much}%, var(--raised))"


def curves(lines: dict[str, list[tuple[float, float]]], title: str, across: str, write: Ticks) -> str:
    """Lines by their names, through their points, as a picture that stands alone; `across` says what goes from left to right."""
    points = [point for line in lines.values() for point in line]
    x, y = [Axis(min(ends), max(ends)) for ends in ([at for at, _ in points], [0.0, *[value for _, value in points]])]
    parts = []
    for tick in y.ticks():
        high = 240 - 2.0 * y.at(tick)
        parts.append(f'<line class="grid" x1="50" x2="550" y1="{high:.1f}" y2="{high:.1f}"/>')
        parts.append(f'<text x="44" y="{high + 4:.1f}" text-anchor="end">{escape(write(tick))}</text>')
    parts += [f'<text x="{50 + 5 * x.at(tick):.1f}" y="258" text-anchor="middle">{tick:g}</text>' for tick in x.ticks()]
    parts.append(f'<text x="300" y="276" text-anchor="middle">{escape(across)}</text>')
    for number, (name, line) in enumerate(lines.items()):
        drawn = " ".join([f"{50 + 5 * x.at(at):.1f},{240 - 2.0 * y.at(value):.1f}" for at, value in line])
        parts.append(f'<polyline stroke-dasharray="{DASHES[number % len(DASHES)]}" points="{drawn}"/>')
        parts.append(f'<text x="556" y="{244 - 2.0 * y.at(line[-1][1]):.1f}">{escape(name)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 284" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title><style>{ALONE}</style>{''.join(parts)}</svg>\n"
