"""A question as a numbered menu: its options in words and as things to touch, a long list step by step."""

from __future__ import annotations

from typing import Final

from tabard.screen import plain
from tabard.table.moment import Mine
from tabard.table.sheet import Sheet
from tabard.words import Words

LONG_LIST: Final = 12


class Menu:
    """A question as a person sees it."""

    def __init__(self, mine: Mine, words: Words, sheet: Sheet) -> None:
        self.mine = mine
        self.words = words
        self.prompt = words.message(mine.ask)
        self.labels = [words.message(option) for option in mine.options]
        self.paths = [option.path for option in mine.options]
        self.refs: list[list[str]] = []  # by option: the cards it names
        for option in mine.options:
            self.refs.append([one for one in option.facts.values() if isinstance(one, str) and one in words.cards])
        below = [*sheet.last]
        self.order = [below.index(path[0]) + 1 if len(path) == 1 and path[0] in below else 0 for path in self.paths]

    def lines(self, touched: list[str]) -> list[tuple[str, list[int]]]:
        """What can be touched next: a short list whole, a long one by what is touched first."""
        depth = len(touched)
        left = [at for at, path in enumerate(self.paths) if path[:depth] == touched]
        left.sort(key=self.order.__getitem__)  # what ends something stands below, so that line 1 never does
        firsts: list[str] = []
        for at in left:
            if len(self.paths[at]) > depth and self.paths[at][depth] not in firsts:
                firsts.append(self.paths[at][depth])
        if len(left) <= LONG_LIST or len(firsts) in (0, 1, len(left)):
            return [("", [at]) for at in left]
        lines = [(touch, [at for at in left if self.paths[at][depth] == touch]) for touch in firsts]
        return [(touch if len(inside) > 1 else "", inside) for touch, inside in lines]

    def named(self, said: str) -> int | None:
        """The option that was typed by its name, or by a part of it that fits no other."""
        if said.startswith("?") or len(plain(said)) < 3:
            return None
        names = [[label, *[self.words.name(ref) for ref in refs]] for label, refs in zip(self.labels, self.refs)]
        exact = [at for at, known in enumerate(names) if plain(said) in [plain(name) for name in known]]
        parts = [at for at, known in enumerate(names) if any(plain(said) in plain(name) for name in known)]
        found = exact or parts
        return found[0] if len(found) == 1 else None
