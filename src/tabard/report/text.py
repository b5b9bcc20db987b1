"""A report in plain lines."""

from __future__ import annotations

from typing import Any

from tabard.arena.command import in_columns
from tabard.engine.box import Box
from tabard.report.found import CARD, FATE, PLAYED, Compared, Measure, Report
from tabard.report.telling import ALIKE, DIFFERS, Telling
from tabard.words import Words


def as_lines(found: Report | Compared, boxes: list[Box[Any]], words: list[Words]) -> list[str]:
    """One report, or two side by side with what they differ by."""
    if isinstance(found, Compared):
        return beside(found, boxes[0], Telling(*words))
    tell = Telling(words[0])
    lines = [tell.lead(found), *left_out(found, tell)]
    for family, measures in found.measures.items():
        if measures and family not in (FATE, PLAYED):
            table = [measured(tell, family, one, found.fair.get(family), boxes[0]) for one in measures]
            lines += ["", tell.head(family), *in_columns(table)]
            if family in found.outside:
                lines.append(tell.odds(len(measures), found.outside[family], len([one for one in measures if one.sure])))
    return lines + fates(found, boxes[0], tell) + pairs(found, tell)


def left_out(found: Report, tell: Telling) -> list[str]:
    return [tell.say("report-left-out", count=found.left_out)] if found.left_out else []


def measured(tell: Telling, family: str, one: Measure, fair: float | None, box: Box[Any]) -> list[str]:
    """What, its mean, the interval; of a card by how much it differs from what is fair."""
    off = fair if fair is not None and family == CARD else 0.0
    value = f"{tell.value(family, one.mean - off, family == CARD)}{tell.unit(family)}"
    return [tell.label(family, one.name, box), value, tell.span(family, one, off, family == CARD), DIFFERS if one.sure else ""]


def fates(found: Report, box: Box[Any], tell: Telling) -> list[str]:
    """A line for each stage, a column for each fate."""
    measures = found.measures[FATE]
    if not measures:
        return []
    count = len(box.judge.fates)
    table = [["", *[tell.fate(box, fate) for fate in range(count)]]]
    for first in range(0, len(measures), count):
        shares = [f"{tell.value(FATE, one.mean)} %" for one in measures[first : first + count]]
        table.append([str(1 + first // count), *shares])
    return ["", tell.head(FATE), *in_columns(table)]


def pairs(found: Report, tell: Telling) -> list[str]:
    if not found.pairs:
        return ["", tell.say("report-no-pairs")]
    table = []
    for one in found.pairs:
        apart = tell.say("report-apart", share=tell.value(CARD, one.apart))
        span = f"{tell.value(CARD, one.low)} … {tell.value(CARD, one.high)}"
        names = f"{tell.card(one.first)} + {tell.card(one.second)}"
        table.append([names, f"{tell.value(CARD, one.mean)} %", span, apart, DIFFERS if one.sure else ""])
    return ["", tell.say("report-pairs"), *in_columns(table), tell.pairs(found)]


def beside(found: Compared, box: Box[Any], tell: Telling) -> list[str]:
    """Family by family: both means, and the difference with its interval."""
    lines = []
    for side in (found.one, found.other):
        lines += [f"{side.name}: {tell.lead(side)}", *left_out(side, tell)]
    lines += tell.changes(found)
    for family, some in found.differences.items():
        table = []
        for one in some:
            by = [tell.value(family, one.by, True), tell.span(family, one, 0.0, True), mark(one.sure)]
            table.append([tell.label(family, one.name, box), tell.to(found, family, one), *by])
        if table:
            lines += ["", tell.head(family), *in_columns(table), tell.outcome(found, family)]
    return [*lines, "", tell.say("report-beside-note"), *([tell.say("report-same-deals")] if found.paired else [])]


def mark(sure: bool) -> str:
    return DIFFERS if sure else ALIKE
