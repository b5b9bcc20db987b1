"""A question as a numbered menu: its options in words and as things to touch, a long list step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.board import Board
from tabard.screen import CLOSE, FULL, clipped, plain
from tabard.table.lying import lying
from tabard.table.moment import Mine, Moment
from tabard.table.sheet import Message, Sheet
from tabard.words import Words

LONG_LIST: Final = 12
FEWEST: Final = 3  # letters that can stand for a name


Line = tuple[str, list[int]]  # what is touched next, if several options begin with it; the options


class Menu:
    """A question as a person sees it."""

    def __init__(self, mine: Mine, words: Words, sheet: Sheet) -> None:
        self.mine = mine
        self.words = words
        self.sheet = sheet
        self.prompt = words.message(mine.ask)
        self.labels = [words.message(option) for option in mine.options]
        self.paths = [option.path for option in mine.options]
        self.refs: list[list[str]] = []  # by option: the cards it names
        for option in mine.options:
            self.refs.append([one for one in option.facts.values() if isinstance(one, str) and one in words.cards])
        below = [*sheet.last]
        self.order = [below.index(path[0]) + 1 if len(path) == 1 and path[0] in below else 0 for path in self.paths]

    def lines(self, touched: list[str], longest: int = LONG_LIST) -> list[Line]:
        """What can be touched next: a short list whole, a long one by what is touched first."""
        depth = len(touched)
        left = [at for at, path in enumerate(self.paths) if path[:depth] == touched]
        left.sort(key=self.order.__getitem__)  # what ends something stands below, so that line 1 never does
        firsts: list[str] = []
        for at in left:
            if len(self.paths[at]) > depth and self.paths[at][depth] not in firsts:
                firsts.append(self.paths[at][depth])
        if len(left) <= longest or len(firsts) in (0, 1, len(left)):
            return [("", [at]) for at in left]
        lines = [(touch, [at for at in left if self.paths[at][depth] == touch]) for touch in firsts]
        return [(touch if len(inside) > 1 else "", inside) for touch, inside in lines]

    def named(self, said: str) -> int | None:
        """The option that was typed by its name, or by a part of it that fits no other."""
        if said.startswith("?") or len(plain(said)) < FEWEST:
            return None
        names = [[label, *[self.words.name(ref) for ref in refs]] for label, refs in zip(self.labels, self.refs)]
        exact = [at for at, known in enumerate(names) if plain(said) in [plain(name) for name in known]]
        parts = [at for at, known in enumerate(names) if any(plain(said) in plain(name) for name in known)]
        found = exact or parts
        return found[0] if len(found) == 1 else None


class Offer:
    """A menu on a screen: the question, a line or a cell for each thing that can be chosen, and what cannot be."""

    def __init__(self, board: Board, now: Moment, asked: Menu, touched: list[str]) -> None:
        self.board = board
        self.screen = board.screen
        self.words = board.words
        self.now = now
        self.asked = asked
        self.touched = touched
        zones = [zone for zone in lying(board.sheet, now.zones) if zone.look == "self"]
        self.selves = [card.ref for zone in zones for card in zone.known()]  # their numbers of today are on the table

    def draw(self, lines: list[Line], first: int, last: int, detail: int, read: Callable[[str], bool]) -> None:
        """The lines from the first to before the last; `read` says whether a card's text needs no showing."""
        offered = [(at, lines[at - 1]) for at in range(first + 1, last + 1)]
        self.screen.say(self.asked.prompt)
        if detail > CLOSE:
            for at, line in offered:
                self.one_line(at, line, detail, read)
        else:
            self.screen.grid([f"{at:>2} {self.label(line, lambda ref: False)}" for at, line in offered], hang=3)
        if last - first < len(lines):
            self.screen.say(f" 0 {self.words.say('options-more', first=first + 1, last=last, of=len(lines))}")
        self.refusals(detail)
        if detail > CLOSE or self.touched:
            self.screen.say(self.words.say("options-back" if self.touched else "options-hint"), indent=4, hang=0)

    def one_line(self, at: int, line: Line, detail: int, read: Callable[[str], bool]) -> None:
        unread = [] if line[0] else [ref for ref in self.played(line) if not read(ref)]
        label, texts = f"{at:>3} {self.label(line, lambda ref: ref not in unread)}", [self.words.text(ref) for ref in unread]
        if detail < FULL:
            label, texts = clipped(" · ".join([label, *texts]), max(len(label), self.screen.width())), []
        self.screen.say(label, hang=4)
        for text in texts:
            self.screen.say(text, indent=6, hang=0)

    def label(self, line: Line, read: Callable[[str], bool]) -> str:
        """An option in words, and what of its cards is told wherever they can be played."""
        touch, inside = line
        if touch:
            return f"{self.board.touch(self.now, touch)} …"
        refs = [ref for ref in self.asked.refs[inside[0]] if ref not in self.selves]
        worth = [one for one in [self.words.worth(ref) for ref in refs] if one]
        gist = [*(worth if len(worth) == 1 else []), *[self.gist(ref) for ref in self.played(line) if read(ref)]]
        return " · ".join([one for one in [self.asked.labels[inside[0]], *gist] if one])

    def played(self, line: Line) -> list[str]:
        """The cards that would be played."""
        return [ref for ref in self.asked.refs[line[1][0]] if ref.partition(":")[0] in self.asked.sheet.played]

    def gist(self, ref: str) -> str:
        printed = self.words.printed(ref)
        return " · ".join([printed[key] for key in self.words.cards[ref].gist if key in printed])

    def refusals(self, detail: int) -> None:
        """The cards that cannot be played, and why."""
        for rule in sorted(set(self.now.why_not.values())):
            cards = ", ".join([self.words.name(ref) for ref in self.now.why_not if self.now.why_not[ref] == rule])
            why = self.words.say("refused-" + rule.replace(".", "_"))
            if detail < FULL:  # in one row, which tells the reason rather than all cards
                width = self.screen.width() - len("  – : ")
                cards = clipped(cards, max(width - len(why), width // 3))
                why = clipped(why, width - len(cards))
            self.screen.say(f"  – {cards}: {why}", hang=4)


def advice(
    words: Words, asked: Mine, best: int, share: float, error: float, mix: list[float], reasons: list[Message]
) -> list[str]:  # fmt: skip
    """The best option with what it promises, if that is known; the mixed strategy where the choice is secret, and why."""
    labels = [words.message(option) for option in asked.options]
    promised = words.say("hint", option=labels[best], share=round(100 * share), error=max(1, round(100 * error)))
    lines = [promised if share >= 0 else words.say("hint-alone", option=labels[best])]
    mixed = " · ".join(f"{label} {round(100 * one)} %" for label, one in zip(labels, mix))
    return lines + ([words.say("hint-mix", mix=mixed)] if mix else []) + [words.message(one) for one in reasons]
