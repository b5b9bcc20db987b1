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
RARE: Final = 0.05  # what should be chosen more rarely is no advice


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
        groups = {touch: [at for at in left if self.paths[at][depth : depth + 1] == [touch]] for touch in firsts}
        if len(groups) in (0, 1, len(left)):
            return [("", [at]) for at in left]
        together = {at: touch for touch, inside in groups.items() if len(left) > longest or self.counted(inside) for at in inside}
        heads = [at for at in left if at not in together or at == groups[together[at]][0]]
        lines = [(together.get(at, ""), groups[together[at]] if at in together else [at]) for at in heads]
        return [(touch if len(inside) > 1 else "", inside) for touch, inside in lines]

    def counted(self, inside: list[int]) -> bool:
        """Whether several options are the same but for how many."""
        options = [self.mine.options[at] for at in inside]
        alike = [(one.id, {key: fact for key, fact in one.facts.items() if key != "count"}) for one in options]
        return len(inside) > 2 and "count" in options[0].facts and all(one == alike[0] for one in alike)

    def ends(self, lines: list[Line]) -> int:
        """How many of the last lines end something or do nothing: they stand on every page."""
        return len([inside for _, inside in lines if self.order[inside[0]]])

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

    def __init__(self, board: Board, now: Moment, asked: Menu, touched: list[str], goes_on: bool = False) -> None:
        self.board = board
        self.screen = board.screen
        self.words = board.words
        self.now = now
        self.asked = asked
        self.touched = touched
        self.hint = "options-back" if touched else "options-undo" if goes_on else "options-hint"
        zones = [zone for zone in lying(board.sheet, now.zones) if zone.look == "self"]
        self.selves = [card.ref for zone in zones for card in zone.known()]  # their numbers of today are on the table

    def draw(self, lines: list[Line], first: int, last: int, detail: int, read: Callable[[str], bool]) -> None:
        """The lines from the first to before the last, and those that end something.

        `read` says whether a card's text needs no showing.
        """
        body = len(lines) - self.asked.ends(lines)
        offered = [(at, lines[at - 1]) for at in (*range(first + 1, last + 1), *range(max(last, body) + 1, len(lines) + 1))]
        self.screen.say(self.asked.prompt)
        if detail > CLOSE:
            for at, line in offered:
                self.one_line(at, line, detail, read)
        else:
            self.screen.grid([f"{at:>2} {self.label(line, lambda ref: False)}" for at, line in offered], hang=3)
        if last < body:
            self.screen.say(f" 0 {self.words.say('options-more', first=last + 1, last=body)}")
        elif first:
            self.screen.say(f" 0 {self.words.say('options-first')}")
        self.refusals(detail)
        if detail > CLOSE or self.hint != "options-hint":
            self.screen.say(self.words.say(self.hint), indent=4, hang=0)

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
        return " · ".join([one for one in [self.asked.labels[inside[0]], *self.costs(inside[0]), *gist] if one])

    def costs(self, at: int) -> list[str]:
        """What an answer to an exchange takes in all, if a lower number is paid for, and whether so much is left."""
        facts, left = self.asked.mine.options[at].facts, self.left()
        cost = facts.get("cost", facts.get("price", 0))
        if not isinstance(cost, int) or left < 0:
            return []
        told = [self.words.say("cost-in-all", cost=cost)] if "cost" in facts else []
        return [*told, *([self.words.say("cost-too-dear", left=left)] if cost >= left else [])]

    def left(self) -> int:
        """What is left in the gauge that exchanges are paid from, of whom the question is about; -1 if there is none."""
        parts = [(one.seat, one.part) for one in self.now.asked if one.number == self.asked.mine.number]
        zones = [zone for zone in lying(self.board.sheet, self.now.zones) if zone.name == self.board.sheet.paid]
        return next((zone.count for zone in zones if (zone.owner, zone.part) in parts), -1)

    def played(self, line: Line) -> list[str]:
        """The cards that would be played."""
        return [ref for ref in self.asked.refs[line[1][0]] if ref.partition(":")[0] in self.asked.sheet.played]

    def gist(self, ref: str) -> str:
        printed = self.words.printed(ref)
        return " · ".join([printed[key] for key in self.words.cards[ref].gist if key in printed])

    def refusals(self, detail: int) -> None:
        """The cards that cannot be played, and why."""
        for rule in sorted(set(self.now.why_not.values())):
            refs = [ref for ref in self.now.why_not if self.now.why_not[ref] == rule]
            cards, why = ", ".join([self.words.name(ref) for ref in refs]), self.words.why_not(rule, len(refs))
            if detail < FULL:  # in one row, which tells the reason rather than all cards
                width = self.screen.width() - len("  – : ")
                cards = clipped(cards, max(width - len(why), width // 3))
                why = clipped(why, width - len(cards))
            self.screen.say(f"  – {cards}: {why}", hang=4)


def advice(
    words: Words, asked: Mine, best: int, share: float, error: float, mix: list[float], reasons: list[Message]
) -> list[str]:  # fmt: skip
    """What to choose: the best option, or where the choice is secret how to mix; what it promises, if that is known, and why."""
    labels = [words.message(option) for option in asked.options]
    mixed = sorted([(-round(100 * part), at) for at, part in enumerate(mix) if part >= RARE])
    lines = [words.say("hint-mixed"), *[words.say("hint-part", percent=-part, option=labels[at]) for part, at in mixed]]
    lines = lines if mixed else [words.say("hint", option=labels[best])]
    promised = [words.say("hint-share", share=round(100 * share), error=max(1, round(100 * error)))] if share >= 0 else []
    return [*lines, *promised, *[words.message(one) for one in reasons]]
