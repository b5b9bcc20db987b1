"""Lines in, lines out, and what is known under a name."""

from __future__ import annotations

import errno
import os
import re
import shutil
import textwrap
import unicodedata
from collections.abc import Callable
from typing import Final

from tabard.seek import fits, parted
from tabard.words import Words

ENDLESS: Final = 10**6
WHY: Final = {  # a file cannot be written: as the words know the reason
    errno.ENOENT: "nowhere", errno.ENOTDIR: "nowhere", errno.EISDIR: "folder",
    errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EROFS: "forbidden",
    errno.ENOSPC: "full", errno.ENAMETOOLONG: "long",
}  # fmt: skip
TYPED: Final = 8  # so many letters can be typed beside a question

# How much of the table is drawn. Whatever is left out is there when it is asked for.
FULL: Final = 3  # with the texts of cards, each in lines of its own
SHORT: Final = 2  # a card in a line, with as much of its text as fits
CLOSE: Final = 1  # side by side
LEAST: Final = 0  # a seat in a line

PAINTS: Final = [  # a sign and how it is painted; whoever sees no colours sees the sign
    (re.compile("^── (.*?) ─*$"), "1;36"),
    (re.compile("^▸ .*$"), "1"),
    (re.compile("^·.*$"), "33"),
    (re.compile("(?:^|(?<=  )) {0,2}[0-9]{1,2} (?=[^ ])"), "1;36"),
    (re.compile("●+"), "31"),
    (re.compile("█+"), "32"),
    (re.compile("⇄|←.*$"), "1"),
    (re.compile("^ *– .*$"), "2"),
]


def painted(line: str) -> str:
    """A line in colours: those of the first sign that it has, for all of it or where the signs stand."""
    for sign, paint in PAINTS:
        if sign.search(line):
            return sign.sub(f"\033[{paint}m\\g<0>\033[0m", line)
    return line


class Leave(Exception):
    """Somebody leaves the table."""


def plain(text: str) -> str:
    """Without accents, case and punctuation: as people type."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in bare if letter.isalnum() or letter == "-"])


def number(said: str) -> int:
    """The number typed; 0 if it is none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def terminal(read: Callable[[str], str], out: Callable[[str], None], person: bool, plain: bool) -> Screen:
    """The screen of whoever sits there: a person at a terminal that can draw, or somebody who reads plain lines."""
    able = person and not plain and os.environ.get("TERM", "dumb") != "dumb"
    return Screen(read, out, able, able, person, plain, able and not os.environ.get("NO_COLOR"))


class Screen:
    """Lines out, lines in: one after the other, or, where the terminal can, as a page that is drawn in place."""

    def __init__(
        self, read: Callable[[str], str], out: Callable[[str], None], clear: bool,
        live: bool = False, limited: bool = False, plain: bool = False, colour: bool = False,
    ) -> None:  # fmt: skip
        self.read = read
        self.out = out
        self.clears = clear
        self.live = live  # the table is drawn in place
        self.limited = limited or live  # whoever reads has only so many rows
        self.plain = plain  # nothing is drawn and nothing stands side by side: a voice reads it
        self.colour = colour
        self.gathering: list[str] | None = None

    def width(self) -> int:
        return max(60, min(120, shutil.get_terminal_size((80, 24)).columns))

    def height(self) -> int:
        """How many rows there are; of paper there is no end."""
        return max(20, shutil.get_terminal_size((80, 24)).lines) if self.limited else ENDLESS

    def write(self, line: str) -> None:
        if self.gathering is None:
            self.out(painted(line) if self.colour else line)
        else:
            self.gathering.append(line)

    def gathered(self, draw: Callable[[], None]) -> list[str]:
        """What would be written, and is not."""
        before, self.gathering = self.gathering, []
        draw()
        found, self.gathering = self.gathering, before
        return found

    def page(self, lines: list[str]) -> None:
        """In place of what is on the screen, without a flicker."""
        drawn = [painted(line) if self.colour else line for line in lines]
        self.out("\033[H" + "\033[K\n".join(drawn) + "\033[K\033[J")

    def say(self, text: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph, wrapped."""
        first, rest = " " * indent, " " * (indent + hang)
        for line in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                line, self.width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False
            )
            for one in wrapped or [""]:
                self.write(one)

    def grid(self, cells: list[str], indent: int = 0, hang: int = 0, columns: int = 4) -> None:
        """Cells side by side, each as many columns wide as it needs; one in a line where nothing may stand side by side."""
        wide = (self.width() - indent) // (self.width() * columns // 80)
        line = ""
        for cell in cells:
            if line and (self.plain or indent + len(line) + len(cell) > self.width()):
                self.say(line.rstrip(), indent, hang)
                line = ""
            line += cell + " " * (wide - len(cell) % wide if len(cell) % wide < wide - 1 else 2 * wide - len(cell) % wide)
        if line:
            self.say(line.rstrip(), indent, hang)

    def rule(self, title: str) -> None:
        title = clipped(title, self.width() - 4)
        if not (self.live and self.gathering == []):
            self.write("")
        self.write(title if self.plain else f"── {title} " + "─" * max(0, self.width() - len(title) - 4))

    def clear(self) -> None:
        """Nothing secret stays on the screen, nor in what can be scrolled back to."""
        self.out("\033[2J\033[3J\033[H" if self.clears else "\n" * 60)

    def ask(self, prompt: str) -> str:
        *above, last = textwrap.wrap(prompt, self.width() - TYPED, break_on_hyphens=False) or [""]
        for line in above:
            self.write(line)
        try:
            return self.read(last + " ").strip()
        except EOFError:
            raise Leave from None


def unwritten(words: Words, file: str, error: OSError | ValueError) -> str:
    """That a file cannot be written, and why."""
    number = getattr(error, "errno", None) or 0
    why = WHY.get(number, getattr(error, "strerror", None) or str(error))
    return words.say("not-written", file=file, why=why)


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


MINUTE: Final = ["aim", "turn", "end", "advice"]  # what a game is in one minute
FEW: Final = 3  # clauses found by their texts alone
MANY: Final = 6  # more cards and clauses than these are only named


def topics(words: Words) -> list[str]:
    """What can be asked for; how to ask stands last, where a long list does not push it off the screen."""
    minute = " · ".join([f"? {words.say('topic-' + part)}" for part in MINUTE])
    titles = " · ".join([words.clause(clause)[0] for clause in words.clauses()])
    return [words.say("explain-rules", titles=titles), words.say("explain-minute", topics=minute), words.say("explain-what")]


def how_to_play(words: Words) -> list[tuple[str, str]]:
    """The game on one page: headings and texts, the same as the browser shows."""
    return [(words.say(f"topic-{part}"), minute(words, part)) for part in MINUTE if words.has(f"intro-{part}")]


def minute(words: Words, part: str) -> str:
    """A part of the game in one minute; with the numbers of this box if it has others, and what holds for two where two play."""
    message, two = f"intro-{part}", words.counts.get("seats") == 2
    own = words.has(message, "counted") and set(words.counts) > {"seats"}
    told = words.attribute(message, "counted", words.counts) if own else words.say(message)
    return f"{told} {words.attribute(message, 'two')}" if two and words.has(message, "two") else told


def explained(words: Words, said: str) -> list[str]:
    """What is known under this name: the game in one minute, signs, clauses, cards; else the clauses that speak of it."""
    also = [clause for clause in words.clauses() if plain(said) in [plain(one) for one in also_called(words, clause)]]
    found = [line for clause in also for line in clause_of(words, clause)]
    found += [minute(words, part) for part in MINUTE if words.has(f"intro-{part}") and asks_for(words, part, said)]
    found += signs(words, said)
    stem = plain(said)[: -1 if len(plain(said)) > 5 else None]  # so that one deserter finds the deserters
    titles = {clause: words.clause(clause)[0] for clause in words.clauses()}
    clauses = [one for one in titles if plain(one) == plain(said) or (len(stem) > 3 and stem in plain(titles[one]))]
    cards = cards_called(words, said)
    if len(clauses) + len(cards) > MANY:
        names = " · ".join([*[titles[clause] for clause in clauses], *[words.name(ref) for ref in cards]])
        return [*found, words.say("explain-many", count=len(clauses) + len(cards), names=names)]
    found += [line for clause in clauses for line in clause_of(words, clause)]
    found += [line for ref in cards for line in card_of(words, ref)]
    if not found and len(plain(said)) > 2:
        rated = [(fits(" ".join(words.clause(clause)), said), clause) for clause in words.clauses()]
        best = sorted([one for one in rated if one[0]], key=lambda one: -one[0])[:FEW]
        found = [line for _, clause in best for line in clause_of(words, clause)]
    return found


def also_called(words: Words, clause: str) -> list[str]:
    """What else a clause is asked for by."""
    message = f"clause-{clause.replace('.', '_')}"
    return words.attribute(message, "too").split(", ") if words.has(message, "too") else []


def signs(words: Words, said: str) -> list[str]:
    """What a sign or an ability on the table means, asked for by its name, or as it is drawn there: F2."""
    found: list[str] = []
    for message in words.named("signs-"):
        figure = f"zone-figure-{message.removeprefix('signs-')}"
        short = words.attribute(figure, "short") if words.has(figure, "short") else ""
        told = words.say(message)
        if plain(told.partition(":")[0]) == plain(said) or (short and re.fullmatch(f"{short}[0-9]+", said, re.IGNORECASE)):
            found.append(told)
    return found


def asks_for(words: Words, part: str, said: str) -> bool:
    told = [words.say(f"topic-{part}"), minute(words, part), words.attribute("topic-aim", "too") if part == "aim" else ""]
    return any(fits(text, said) for text in told)


def clause_of(words: Words, clause: str) -> list[str]:
    title, text = words.clause(clause)
    return [words.say("clause", id=clause, title=title), text]


def is_part(said: str, name: str) -> bool:
    """Whether a name has these words; a short one must be whole, or whoever asks how to win is told of wine."""
    sought, words = " ".join(parted(said)), " ".join(parted(name))
    return f" {sought} " in f" {words} " or (len(sought) > 3 and f" {sought}" in f" {words}")


def cards_called(words: Words, said: str) -> list[str]:
    """Cards of this name, else those with it in their names."""
    matches = [ref for ref in words.cards if plain(said) in (plain(words.name(ref)), plain(ref.partition(":")[2]))]
    if not matches and len(plain(said)) > 2:
        matches = [ref for ref in words.cards if is_part(said, words.name(ref))]
    return matches


def card_of(words: Words, ref: str) -> list[str]:
    """A card with all that is printed on it."""
    card, printed = words.cards[ref], list(words.printed(ref).values())
    about = [words.group(card.group) if card.group else "", "" if printed else card.value]
    about += [words.say("copies", count=card.copies), words.say("source", source=card.source)]
    told = [f"{words.name(ref)} ({', '.join([one for one in about if one])})", *printed, words.text(ref), words.note(ref)]
    return [one for one in told if one]
