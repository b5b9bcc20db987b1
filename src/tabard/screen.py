"""What a terminal shows: lines in, lines out, the table drawn from zones and words alone."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Callable
from typing import Any

from tabard.engine.box import Face, Zone
from tabard.engine.state import NOBODY, OPEN
from tabard.words import Words


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


class Screen:
    """Lines out, lines in."""

    def __init__(self, read: Callable[[str], str], write: Callable[[str], None], clear: bool) -> None:
        self.read = read
        self.write = write
        self.clears = clear

    def width(self) -> int:
        return max(60, min(120, shutil.get_terminal_size((80, 24)).columns))

    def say(self, text: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph, wrapped."""
        first, rest = " " * indent, " " * (indent + hang)
        for line in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                line, self.width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False
            )
            for one in wrapped or [""]:
                self.write(one)

    def rule(self, title: str) -> None:
        self.write("")
        self.write(f"── {title} " + "─" * max(0, self.width() - len(title) - 4))

    def clear(self) -> None:
        """Nothing secret stays on the screen, nor in what can be scrolled back to."""
        self.write("\033[2J\033[3J\033[H" if self.clears else "\n" * 60)

    def ask(self, prompt: str) -> str:
        try:
            return self.read(prompt + " ").strip()
        except EOFError:
            raise Leave from None


class Sheet:
    """The table on a screen, in one language."""

    def __init__(self, screen: Screen, words: Words) -> None:
        assert words.box is not None
        self.screen = screen
        self.words = words
        self.box = words.box
        self.explained: list[str] = []  # the cards whose texts have been shown
        self.anew = False  # every text is to be shown

    def table(self, view: Any, anew: bool = False) -> None:
        """The whole table; what is special about a card is said when it first appears, and again if asked for."""
        self.anew = anew
        if anew:
            self.explained = []
        self.screen.rule(self.words.status(view))
        zones = self.box.zones(view)
        middle = [zone for zone in zones if zone.owner == NOBODY]
        for zone in middle:
            if zone.look == "line":
                self.line(zone)
            elif zone.look == "table":
                self.open_cards(zone)
        self.packed([self.called(zone) for zone in middle if zone.look == "count"])
        for zone in middle:
            if zone.look == "sum":
                self.screen.say(self.called(zone))
        self.packed([self.called(zone) for zone in middle if zone.look == "stack"])
        for seat in range(self.box.seats):
            self.seat(view, seat, [zone for zone in zones if zone.owner == seat])

    def line(self, zone: Zone) -> None:
        """Numbered places, the front marked."""
        self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        for place, face in enumerate(zone.cards, 1):
            line = f"{place:>3} {face.value:>2}  {self.words.name(face.ref)} · {self.words.group(face.group)}"
            self.screen.say(line + (f"  ← {self.words.say('place-front')}" if place == 1 else ""), hang=8)
            if face.special and face.ref not in self.explained:
                self.explained.append(face.ref)
                self.screen.say(self.words.text(face.ref), indent=12, hang=0)

    def open_cards(self, zone: Zone) -> None:
        """What lies open in the middle is read out each time: it holds for all."""
        for face in [face for face in zone.cards if face.ref]:
            title, group = self.words.say("zone-" + zone.name), self.words.group(face.group)
            self.screen.say(f"{title}: {self.valued(face)}" + (f" · {group}" if group != title else ""))
            self.packed(list(self.words.printed(face.ref).values()), indent=4)
            if face.special:
                self.screen.say(self.words.text(face.ref), indent=4, hang=0)

    def seat(self, view: Any, seat: int, zones: list[Zone]) -> None:
        """Name, points and counts in one row; then what lies there, as much in a row as fits; a hand one sees in its own."""
        points = self.words.say("score-line", name=self.words.seat(seat), points=minus(self.box.total(view, seat)))
        asked = seat in [question.seat for question in view.questions if question.answer == OPEN]
        counts = " · ".join([self.called(zone) for zone in zones if zone.look == "count"])
        self.screen.say(("▸ " if asked else "  ") + points + (f"  ({counts})" if counts else ""), hang=4)
        lying = [zone for zone in zones if zone.look != "count" and zone.count]
        hands = [zone for zone in lying if zone.look == "hand" and any(face.ref for face in zone.cards)]
        self.packed([self.called(zone) for zone in lying if zone not in hands], indent=4)
        for zone in hands:
            self.screen.say(self.called(zone), indent=4)
        for zone in lying if self.anew else []:
            for face in [face for face in zone.cards if face.ref and face.special and face.ref not in self.explained]:
                self.explained.append(face.ref)
                self.screen.say(f"{self.words.name(face.ref)}: {self.words.text(face.ref)}", indent=6)

    def packed(self, parts: list[str], indent: int = 0) -> None:
        """Parts side by side where they fit, none broken that could stand in a row of its own."""
        row = ""
        for part in parts:
            if row and indent + len(f"{row} · {part}") > self.screen.width():
                self.screen.say(row, indent)
                row = ""
            row = f"{row} · {part}" if row else part
        if row:
            self.screen.say(row, indent)

    def called(self, zone: Zone) -> str:
        """A zone by its name, with what is in it."""
        if zone.look in ("count", "stack"):
            inside = str(zone.count)
        elif zone.look == "sum":
            inside = " + ".join([f"{self.stands_for(face)} {face.value}" for face in zone.cards]) + f" = {zone.count}"
        else:
            inside = self.listed(zone)
        return f"{self.words.say('zone-' + zone.name)}: {inside}"

    def stands_for(self, face: Face) -> str:
        return self.words.seat(face.owner) if face.owner != NOBODY else self.words.name(face.ref)

    def listed(self, zone: Zone) -> str:
        """The cards of a zone, those face down as a number."""
        known = [self.valued(face) for face in zone.cards if face.ref]
        hidden = zone.count - len(known)
        if hidden:
            known.append(self.words.say("face-down", count=hidden))
        return ", ".join(known)

    def valued(self, face: Face) -> str:
        return (f"{face.value} " if face.value else "") + self.words.name(face.ref)

    def scores(self, view: Any) -> None:
        for seat in range(self.box.seats):
            total = minus(self.box.total(view, seat))
            self.screen.say(self.words.say("score-line", name=self.words.seat(seat), points=total))
            for term in self.box.score(view, seat):
                points = f"{term.points:+}".replace("-", "−")
                self.screen.say(f"{points:>4}  {self.words.term(term)} ({term.rule})", indent=2, hang=6)

    def result(self, s: Any) -> None:
        self.screen.rule(self.words.say("game-over"))
        self.scores(s)
        winners = [self.words.seat(seat) for seat in self.box.winners(s)]
        self.screen.say(self.words.say("winner", names=", ".join(winners), count=len(winners)))

    def touch(self, view: Any, touch: str, facing: int) -> str:
        """A thing on the table by its name and place."""
        parts = touch.split(":")
        if parts[0] == "seat":
            return self.words.seat(int(parts[1]) - 1)
        if len(parts) == 1 and self.words.has(f"touch-{touch}"):
            return self.words.say(f"touch-{touch}")
        owners = [int(parts[1]) - 1] if len(parts) > 2 else [NOBODY, facing]
        for zone in self.box.zones(view):
            if zone.key() == parts[0] and zone.owner in owners:
                if not zone.cards:
                    return self.words.say("zone-" + zone.name)
                face = zone.cards[int(parts[-1]) - 1]
                return f"{self.words.name(face.ref)} ({parts[-1]})" + (f" · {face.value}" if face.value else "")
        raise AssertionError(f"nothing lies at {touch}")


def explained(words: Words, said: str) -> list[str]:
    """What is known under this name: clauses and cards."""
    found: list[str] = []
    stem = plain(said)[: -1 if len(plain(said)) > 5 else None]  # so that one deserter finds the deserters
    for clause in words.clauses():
        title, text = words.clause(clause)
        if plain(clause) == plain(said) or (len(stem) > 3 and stem in plain(title)):
            found += [words.say("clause", id=clause, title=title), text]
    matches = [ref for ref in words.designs if plain(said) in (plain(words.name(ref)), plain(words.designs[ref].id))]
    if not matches and len(plain(said)) > 2:
        matches = [ref for ref in words.designs if plain(said) in plain(words.name(ref))]
    for ref in matches:
        design = words.designs[ref]
        about = [words.group(design.group()) if design.group() else "", design.value(), words.say("copies", count=design.copies)]
        about.append(words.say("source", source=design.source))
        found.append(f"{words.name(ref)} ({', '.join([one for one in about if one])})")
        found += [*words.printed(ref).values(), words.text(ref), words.note(ref)]
    return [one for one in found if one]
