"""A report as one self-contained page, in three languages, light and dark; alone, or two side by side."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from tabard.engine.box import Box
from tabard.page.frame import in_every_language
from tabard.report.found import (
    CARD,
    DECISIONS,
    FATE,
    MEAN,
    PLAYED,
    PLAYER,
    SCORE,
    SEAT,
    SHARE,
    STAGES,
    WINNER,
    Compared,
    Difference,
    Measure,
    Pair,
    Report,
)  # fmt: skip
from tabard.report.plot import Axis, Values, around, columns, dots, mixed, scale, stacks
from tabard.report.telling import DIFFERS, Telling
from tabard.report.text import mark
from tabard.words import Words

LEAST: Final = 0.05  # an axis goes at least so far to each side of what is fair


def report_page(found: Report | Compared, boxes: list[Box[Any]], language: str) -> str:
    """The page as text."""
    title = f"{Words(language, boxes[0]).say('title')} · {Words(language).say('report-title')}"
    return in_every_language(language, title, "tabard.report", lambda one: Body(found, boxes, one).text())


class Body:
    """The report in one language."""

    def __init__(self, found: Report | Compared, boxes: list[Box[Any]], language: str) -> None:
        self.box = boxes[0]
        self.both = found if isinstance(found, Compared) else None
        self.sides = [found.one, found.other] if isinstance(found, Compared) else [found]
        self.tell = Telling(*[Words(language, box) for box in boxes])
        self.say = self.tell.say
        self.designs = {design.ref(): design for box in reversed(boxes) for design in box.designs()}

    def text(self) -> str:
        spreads = [self.scores(), self.length(DECISIONS), self.length(STAGES), self.fates()]
        parts = [self.head(), self.changes(), self.figures(), self.family(SEAT), self.family(PLAYER)]
        parts += [f'<div class="beside">{"".join(spreads)}</div>', self.cards(), self.pairs()]
        return "".join([*parts, paragraph(self.say("report-note"), "note"), paragraph(self.how(), "note")])

    def how(self) -> str:
        """How many deals there were, if several games were played with one."""
        several = [one for one in self.sides if one.deals < one.games]
        return " · ".join([f"{one.name}: {self.say('report-how', deals=one.deals)}" for one in several])

    def head(self) -> str:
        found = f"<h1>{escape(self.say('title'))}: {escape(self.say('report-title'))}</h1>"
        for number, one in enumerate(self.sides):
            name = f"{self.badge(number)}<b>{escape(one.name)}</b>: " if self.both else ""
            found += f'<p class="lead">{name}{escape(self.tell.lead(one))}</p>'
            if one.left_out:
                found += paragraph(self.say("report-left-out", count=one.left_out), "note")
        return found

    def badge(self, number: int) -> str:
        """The mark of a side, as in the plots."""
        sign = '<circle r="4.5" cx="6" cy="6"/>' if number == 0 else '<rect x="2" y="2" width="8" height="8"/>'
        return f'<svg class="badge side{number}" viewBox="0 0 12 12" aria-hidden="true">{sign}</svg> '

    def changes(self) -> str:
        """What a change does: what is clearly more than chance, first of all."""
        if not self.both:
            return ""
        tell, both = self.tell, self.both
        inner = "".join([paragraph(line) for line in tell.changes(both)])
        items = [self.item(family, one) for family, some in both.differences.items() for one in some if one.sure]
        inner += f"<h3>{escape(self.say('report-differ'))}</h3><ul>{''.join(items)}</ul>" if items else ""
        inner += "" if items else paragraph(self.say("report-none-differ"))
        inner += paragraph(self.say("report-beside-note"), "note")
        inner += paragraph(self.say("report-same-deals"), "note") if both.paired else ""
        return section(self.say("report-beside", one=both.one.name, other=both.other.name), inner)

    def item(self, family: str, one: Difference) -> str:
        assert self.both
        words = self.tell.label(family, one.name, self.box)
        about = f" · {self.tell.head(family)}" if family in (CARD, PLAYED) else ""
        by = f"{self.tell.value(family, one.by, True)} ({self.tell.span(family, one, 0.0, True)})"
        return f"<li><b>{escape(words)}</b>{escape(about)}: {self.tell.to(self.both, family, one)}, {by}</li>"

    def figures(self) -> str:
        """Shares with their plot; means as numbers alone, for each has a measure of its own."""
        inner = self.table(SHARE, self.names(SHARE), Axis(0.0, 1.0)) if self.names(SHARE) else ""
        inner += self.table(MEAN, self.names(MEAN), None)
        return section(self.say("report-figures"), inner + self.odds(SHARE) + self.odds(MEAN))

    def names(self, family: str) -> list[str]:
        """What is in a family, on either side."""
        return list(dict.fromkeys([one.name for side in self.sides for one in side.measures[family]]))

    def measures(self, family: str, name: str) -> list[Measure | None]:
        return [next((one for one in side.measures[family] if one.name == name), None) for side in self.sides]

    def family(self, family: str) -> str:
        names = self.names(family)
        if not names:
            return ""
        return section(self.tell.head(family), self.table(family, names, self.axis(family, names)) + self.odds(family))

    def axis(self, family: str, names: list[str]) -> Axis:
        found = [one for name in names for one in self.measures(family, name) if one]
        fair = self.sides[0].fair[family]
        return around(found, fair, LEAST, fair if family == CARD else 0.0)

    def odds(self, family: str) -> str:
        """How many stand out, and how many would by chance."""
        if self.both:
            return paragraph(self.tell.outcome(self.both, family), "note")
        one = self.sides[0]
        if family not in one.outside:
            return ""
        sure = len([measure for measure in one.measures[family] if measure.sure])
        return paragraph(self.tell.odds(len(one.measures[family]), one.outside[family], sure), "note")

    def table(self, family: str, names: list[str], axis: Axis | None) -> str:
        """A line for each: what, a plot, its mean and interval; or both means and the difference."""
        fair = self.sides[0].fair.get(family)
        off = fair if fair is not None and family == CARD else 0.0
        ruler = scale(axis, lambda tick: self.tick(family, tick - off)) if axis else ""
        value = self.say("report-difference" if self.both else "report-value")
        heads = f'<td></td><td class="plot">{ruler}</td><th scope="col">{escape(value)}</th>'
        lines = []
        for name in names:
            found = self.measures(family, name)
            label = escape(self.tell.label(family, name, self.box)) + self.beneath(family, name)
            lines.append(line(label, dots(axis, found, fair) if axis else "", self.value(family, name, off)))
        head = f"<thead><tr>{heads}</tr></thead>" if axis else ""
        return f'<table class="means">{head}<tbody>{"".join(lines)}</tbody></table>'

    def tick(self, family: str, value: float) -> str:
        """A number of an axis: in percent, or in points to either side of what is fair."""
        points = round(100 * value)
        return (f"{points:+d}" if family == CARD and points else str(points)).replace("-", "−")

    def beneath(self, family: str, name: str) -> str:
        """Of a card: whether it is another one now, and how often it is played, if it ever is."""
        if family != CARD:
            return ""
        measures = self.measures(PLAYED, name)
        often = [self.tell.value(PLAYED, one.mean) if one else "–" for one in measures]
        changed = " ✎" if self.both and name in [*self.both.changed, *self.both.only[0], *self.both.only[1]] else ""
        times = escape(self.say("report-times", times=" → ".join(often))) if any(one and one.mean for one in measures) else ""
        return f"{changed} <small>{times}</small>" if times else changed

    def value(self, family: str, name: str, off: float) -> str:
        tell, signed = self.tell, family == CARD
        differing = [one for one in self.both.differences[family] if one.name == name] if self.both else []
        if differing:
            by, (one,) = tell.value(family, differing[0].by, True), differing
            before = [tell.value(family, side.mean - off, signed) for side in self.measures(family, name) if side]
            return f"<b>{mark(one.sure)} {by}</b> <small>{tell.span(family, one, 0.0, True)}<br/>{' → '.join(before)}</small>"
        (found,) = [one for one in self.measures(family, name) if one]
        sign = f"{DIFFERS} " if found.sure and not self.both else ""
        value, span = tell.value(family, found.mean - off, signed), tell.span(family, found, off, signed)
        return f"<b>{sign}{value}{tell.unit(family)}</b> <small>{span}</small>"

    def scores(self) -> str:
        note = self.say("report-scores-beside" if self.both else "report-scores-note")
        inner = [] if self.both else self.sides[0].spreads[WINNER]
        return self.spread(self.say("report-scores"), [one.spreads[SCORE] for one in self.sides], inner, note)

    def length(self, name: str) -> str:
        """Decisions, or what the game calls its parts, unless all games have as many."""
        spreads = [one.spreads[name] for one in self.sides]
        if len({value for side in spreads for value, _ in side}) < 2 or (name == STAGES and not self.tell.words.has("stage")):
            return ""
        stages = self.tell.words.attribute("stage", "many") if name == STAGES else ""
        title = self.say("report-stages", stages=stages) if stages else self.say("report-decisions")
        return self.spread(title, spreads, [], self.say("report-length-note"))

    def spread(self, title: str, sides: list[Values], inner: Values, note: str) -> str:
        names = [f"<span>{self.badge(at)}{escape(one.name)}</span>" for at, one in enumerate(self.sides)]
        legend = f'<p class="legend">{"".join(names)}</p>' if self.both else ""
        return section(title, columns(sides, inner, title, whole) + legend + paragraph(note, "note"))

    def fates(self) -> str:
        """Stage by stage, a plot for each side."""
        if not self.sides[0].measures[FATE]:
            return ""
        count, title = len(self.box.judge.fates), self.say("fates")
        names = [escape(self.tell.fate(self.box, fate)) for fate in range(count)]
        keys = "".join(f'<span><i class="key" style="{mixed(at, count)}"></i>{name}</span>' for at, name in enumerate(names))
        inner = ""
        for number, one in enumerate(self.sides):
            shares = [measure.mean for measure in one.measures[FATE]]
            name = f"<p>{self.badge(number)}{escape(one.name)}</p>" if self.both else ""
            inner += name + stacks([shares[at : at + count] for at in range(0, len(shares), count)], title)
        note = paragraph(self.say("report-fates-note", stage=self.say("stage")), "note")
        return section(title, f'{inner}<p class="legend">{keys}</p>{note}{self.odds(FATE) if self.both else ""}')

    def cards(self) -> str:
        """Group by group; the strongest first, or those that differ most."""
        names = self.names(CARD)
        if not names:
            return section(self.say("report-cards"), paragraph(self.say("report-no-cards")))
        axis = self.axis(CARD, self.often(names))
        inner = paragraph(self.say("report-cards-note"), "note") + self.odds(CARD)
        groups = list(dict.fromkeys([self.group(name) for name in names]))
        for group in groups:
            mine = sorted([name for name in names if self.group(name) == group], key=self.rank)
            head = f"<summary>{escape(group)} ({len(mine)})</summary>"
            inner += f'<details open="">{head}{self.table(CARD, mine, axis)}</details>'
        return section(self.say("report-cards"), inner + (self.odds(PLAYED) if self.both else ""))

    def often(self, names: list[str]) -> list[str]:
        """Those that were dealt half as often as the usual one, or more: the intervals of the others would fill any plot."""
        counts = {name: max([one.count for one in self.measures(CARD, name) if one]) for name in names}
        usual = sorted(counts.values())[len(counts) // 2]
        return [name for name in names if counts[name] >= usual / 2]

    def group(self, name: str) -> str:
        design = self.designs[name]
        group = design.group() or design.section
        return self.tell.words.group(group) if self.tell.words.has(f"colour-{group}") else group

    def rank(self, name: str) -> tuple[float, str]:
        differing = [one for one in self.both.differences[CARD] if one.name == name] if self.both else []
        found = [one.mean for one in self.measures(CARD, name) if one]
        return (-abs(differing[0].by) if differing else -found[0], name)

    def pairs(self) -> str:
        inner = ""
        for number, one in enumerate(self.sides):
            inner += f"<h3>{self.badge(number)}{escape(one.name)}</h3>" if self.both else ""
            if one.pairs:
                inner += self.pair_table(one) + paragraph(self.tell.pairs(one), "note")
            else:
                inner += paragraph(self.say("report-no-pairs"))
        return section(self.say("report-pairs"), inner)

    def pair_table(self, one: Report) -> str:
        fair = one.fair[CARD]
        measures = [Measure(pair.first, pair.mean, pair.low, pair.high, pair.count) for pair in one.pairs]
        axis = around(measures, fair, LEAST, 0.0)
        ruler = f'<tr><th></th><td class="plot">{scale(axis, lambda tick: self.tick(SEAT, tick))}</td><td></td></tr>'
        lines = [self.pair_line(pair, measure, axis, fair) for pair, measure in zip(one.pairs, measures)]
        return f'<table class="means"><thead>{ruler}</thead><tbody>{"".join(lines)}</tbody></table>'

    def pair_line(self, pair: Pair, measure: Measure, axis: Axis, fair: float) -> str:
        tell = self.tell
        names = f"{escape(tell.card(pair.first))} + {escape(tell.card(pair.second))}"
        apart = escape(self.say("report-apart", share=tell.value(CARD, pair.apart)))
        sign = f"{DIFFERS} " if pair.sure else ""
        value = f"<b>{sign}{tell.value(CARD, pair.mean)} %</b> <small>{tell.span(CARD, measure)}<br/>{apart}</small>"
        return line(names, dots(axis, [measure], fair), value)


def line(name: str, plot: str, value: str) -> str:
    return f'<tr><th scope="row">{name}</th><td class="plot">{plot}</td><td class="value">{value}</td></tr>'


def section(title: str, inner: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inner}</section>"


def paragraph(text: str, name: str = "") -> str:
    if not text:
        return ""
    return f'<p class="{name}">{escape(text)}</p>' if name else f"<p>{escape(text)}</p>"


def whole(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")
