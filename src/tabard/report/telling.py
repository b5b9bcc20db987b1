"""How the numbers of a report are written and its things called, in one language."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box
from tabard.games import game
from tabard.report.found import CARD, FATE, MEAN, PLAYED, PLAYER, SEAT, SHARE, Compared, Difference, Measure, Report
from tabard.report.sums import CHANCE
from tabard.words import Words

DIFFERS: Final = "≠"
ALIKE: Final = "≈"


class Telling:
    """The words for one side of a report; cards of both sides have names."""

    def __init__(self, words: Words, others: Words | None = None) -> None:
        self.words = words
        self.others = others or words
        self.say = words.say

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return text.replace("-", "−").replace(".", self.say("report-decimal"))

    def value(self, family: str, value: float, sign: bool = False) -> str:
        """A share as a percentage, any other mean as it is."""
        if family == PLAYED:
            return self.number(value, 2, sign)
        return self.number(value if family == MEAN else 100 * value, 1, sign)

    def unit(self, family: str) -> str:
        """Means have none, and what a card adds is in points."""
        return " %" if family in (SEAT, PLAYER, SHARE, FATE) else ""

    def span(self, family: str, one: Measure | Difference, fair: float = 0.0, sign: bool = False) -> str:
        """The ends of an interval, as they are or as the distance from what is fair."""
        if one.low is None or one.high is None:
            return ""
        return f"{self.value(family, one.low - fair, sign)} … {self.value(family, one.high - fair, sign)}"

    def card(self, ref: str) -> str:
        return self.words.name(ref) if ref in self.words.cards else self.others.name(ref)

    def label(self, family: str, name: str, box: Box[Any]) -> str:
        if family == SEAT:
            return self.say("report-seat", number=int(name) + 1)
        if family in (CARD, PLAYED):
            return self.card(name)
        if family == FATE:
            stage, fate = [int(part) for part in name.split(":")]
            return f"{self.words.say('stage')} {stage}: {self.fate(box, fate)}"
        if family in (SHARE, MEAN) and self.words.has(f"figure-{name}"):
            return self.say(f"figure-{name}")
        return name

    def fate(self, box: Box[Any], fate: int) -> str:
        message, facts = box.judge.fates[fate]
        return self.say(message, **facts)

    def lead(self, one: Report) -> str:
        """How many games, of whom, with which cards, and which variants other than the usual."""
        usual = game(one.game).full_variant({}, one.seats)
        chosen = [
            f"{self.say('variant-' + key)}: {self.words.attribute('variant-' + key, value)}"
            for key, value in one.variant.items() if value != usual[key]
        ]  # fmt: skip
        return " · ".join([self.say("report-games", games=one.games, players=players(one), cards=one.cards), *chosen])

    def odds(self, count: int, outside: int, sure: int) -> str:
        """How many of a family stand out, and how many would by chance."""
        return self.say("report-alike", count=count, outside=outside, chance=self.number(CHANCE * count), sure=sure)

    def pairs(self, one: Report) -> str:
        """How many pairs stand out, and how many would by chance: half of those outside their interval are above it."""
        sure, chance = len([pair for pair in one.pairs if pair.sure]), self.number(CHANCE / 2 * one.pairs_compared)
        return self.say("report-pairs-note", compared=one.pairs_compared, outside=one.pairs_outside, chance=chance, sure=sure)

    def to(self, found: Compared, family: str, by: Difference) -> str:
        """Both means; of a card what it adds."""
        one = next(each.mean for each in found.one.measures[family] if each.name == by.name)
        sides = [one - found.one.fair[CARD], one + by.by - found.other.fair[CARD]] if family == CARD else [one, one + by.by]
        return " → ".join([self.value(family, side, family == CARD) for side in sides]) + self.unit(family)

    def cards(self, refs: list[str]) -> str:
        return ", ".join([self.card(ref) for ref in refs])

    def changes(self, found: Compared) -> list[str]:
        """Which cards are not alike."""
        lines = [self.say("report-changed", cards=self.cards(found.changed))] if found.changed else []
        for one, refs in zip((found.one, found.other), found.only):
            lines += [self.say("report-only", name=one.name, cards=self.cards(refs))] if refs else []
        return lines

    def head(self, family: str) -> str:
        return self.say(f"report-family-{family}")

    def outcome(self, found: Compared, family: str) -> str:
        some = found.differences[family]
        return self.odds(len(some), found.outside[family], len([one for one in some if one.sure])) if some else ""


def players(one: Report) -> str:
    """Who sat there; equal bots are counted."""
    names = list(dict.fromkeys(one.players))
    return ", ".join([f"{one.players.count(name)} × {name}" if one.players.count(name) > 1 else name for name in names])
