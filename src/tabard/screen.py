"""What a terminal shows: lines in, lines out, the table drawn from zones and words alone."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Callable
from typing import Any

from tabard.engine.rules import open_questions
from tabard.engine.showing import Face, Stroke, Zone
from tabard.engine.state import NOBODY
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
        zones = self.box.show.zones(view)
        middle = [zone for zone in zones if zone.owner == NOBODY]
        for zone in middle:
            if zone.look == "line":
                self.line(zone)
            elif zone.look == "table":
                self.open_cards(zone)
            elif zone.look == "ladder" and zone.count:
                self.ladder(zone, len({one.whose for one in zones if one.whose}) > 2)
        self.packed([self.called(zone) for zone in middle if zone.look in ("count", "names")])
        for zone in middle:
            if zone.look == "sum":
                self.screen.say(self.called(zone))
        self.packed([self.called(zone) for zone in middle if zone.look == "stack"])
        if any(zone.whose for zone in zones):
            Lists(self, view, zones).draw()
            return
        for seat in range(self.box.seats):
            self.seat(view, seat, [zone for zone in zones if zone.owner == seat])

    def ladder(self, zone: Zone, crowded: bool) -> None:
        """The exchanges, a row for each; among many, with the name of whoever was attacked."""
        self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        strokes = [face for face in zone.cards if isinstance(face, Stroke)]
        for attack, answer in zip(strokes[::2], strokes[1::2]):
            whom = f"→ {self.words.name(answer.whose)}: " if crowded else ""
            self.packed(rung(self.words, attack, answer, whom), indent=2)

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
        asked = seat in [question.seat for question in open_questions(view.questions)]
        counts = " · ".join([self.called(zone) for zone in zones if zone.look == "count"])
        self.screen.say(("▸ " if asked else "  ") + points + (f"  ({counts})" if counts else ""), hang=4)
        lying = [zone for zone in zones if zone.look != "count" and zone.count]
        hands = [zone for zone in lying if zone.look == "hand" and any(face.ref for face in zone.cards)]
        self.packed([self.called(zone) for zone in lying if zone not in hands], indent=4)
        for zone in hands:
            self.screen.say(self.called(zone), indent=4)
        self.texts(lying)

    def texts(self, zones: list[Zone]) -> None:
        """If they are asked for: the rules on the cards lying there, each once."""
        for face in [face for zone in zones if self.anew for face in zone.cards if face.ref and face.special]:
            if face.ref not in self.explained:
                self.explained.append(face.ref)
                self.screen.say(f"{self.words.name(face.ref)}: {self.words.text(face.ref)}", indent=6)

    def packed(self, parts: list[str], indent: int = 0, hang: int = 0, by: str = " · ") -> None:
        """Parts side by side where they fit, none broken that could stand in a row of its own."""
        row, shift = "", indent
        for part in parts:
            if row and shift + len(row + by + part) > self.screen.width():
                self.screen.say(row + by.rstrip(" ·"), shift)
                row, shift = "", indent + hang
            row = row + by + part if row else part
        if row:
            self.screen.say(row, shift)

    def called(self, zone: Zone) -> str:
        """A zone by its name, with what is in it."""
        if zone.look in ("count", "stack", "place"):
            inside = str(zone.count)
        elif zone.look == "gauge":
            inside = f"{zone.count}/{zone.most}"
        elif zone.look == "sum":
            inside = " + ".join([f"{self.stands_for(face)} {face.value}" for face in zone.cards]) + f" = {zone.count}"
        else:
            inside = self.listed(zone)
        return f"{self.words.say('zone-' + zone.name)}: {inside}"

    def stands_for(self, face: Face) -> str:
        return self.words.seat(face.owner) if face.owner != NOBODY else self.words.name(face.ref)

    def listed(self, zone: Zone) -> str:
        return ", ".join(self.each(zone))

    def each(self, zone: Zone) -> list[str]:
        """The cards of a zone, those face down as a number."""
        known = [self.valued(face) for face in zone.cards if face.ref]
        hidden = zone.count - len(known)
        return [*known, self.words.say("face-down", count=hidden)] if hidden else known

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
        for zone in self.box.show.zones(view):
            if zone.key() == parts[0] and zone.owner in owners:
                if not zone.cards:
                    return self.words.say("zone-" + zone.name)
                face = zone.cards[int(parts[-1]) - 1]
                return f"{self.words.name(face.ref)} ({parts[-1]})" + (f" · {face.value}" if face.value else "")
        raise AssertionError(f"nothing lies at {touch}")


def rung(words: Words, attack: Stroke, answer: Stroke, whom: str) -> list[str]:
    """An exchange in one row: the attack and its number, the number and the guard it met; and what came of it."""
    left = " = ".join([one for one in (attack.terms, attack.value) if one])
    right = " = ".join([one for one in (answer.value, answer.terms) if one])
    sides = whom + f"{words.name(attack.ref)} {left}".strip() + " ⇄ " + f"{right} {served(words, answer)}".strip()
    paid = [words.say("ladder-pays", name=words.name(one.whose), count=one.pays) for one in (attack, answer) if one.pays]
    if attack.value and answer.value and not paid:
        paid = [words.say("ladder-even")]
    return [sides, *paid]


def served(words: Words, answer: Stroke) -> str:
    """What met an attack: a guard by its name and the number of its card, or a word."""
    if answer.serves in words.designs:
        number = words.designs[answer.ref].printed().get("number", "")
        return words.name(answer.serves) + (f" [{number}]" if number else "")
    said = words.say(f"ladder-{answer.serves}")
    return f"{said} ({words.name(answer.ref)})" if answer.ref else said


class Lists:
    """Whoever fights, each in a block: one under the other, or in two lines that face each other."""

    def __init__(self, sheet: Sheet, view: Any, zones: list[Zone]) -> None:
        self.sheet = sheet
        self.words = sheet.words
        self.screen = sheet.screen
        self.fighters: list[dict[str, Zone]] = []  # the zones of each, by name
        for zone in [zone for zone in zones if zone.whose]:
            if not self.fighters or (zone.owner, zone.part) != self.stands_for(self.fighters[-1]):
                self.fighters.append({})
            self.fighters[-1][zone.name] = zone
        asked = open_questions(view.questions)
        self.asked = [question.seat for question in asked]
        self.whom = sheet.box.show.prompt(view, asked[0])[1].get("knight", "") if len(asked) == 1 else ""

    def stands_for(self, fighter: dict[str, Zone]) -> tuple[int, int]:
        first = next(iter(fighter.values()))
        return first.owner, first.part

    def draw(self) -> None:
        placed = [one for one in self.fighters if self.place(one)]
        for at in (1, 2, 3) if placed else ():
            lines = [[one for one in placed if self.place(one) == place] for place in (at, at + 3)]
            self.face_each_other(lines[0], lines[1])
        for fighter in self.fighters:
            if fighter in placed:
                self.cards_in_hand(fighter)
            elif "out" in fighter:
                self.screen.say(f"  {self.head(fighter)} · {self.words.say('zone-out')}", hang=4)
            else:
                self.block(fighter)
        self.sheet.texts([zone for fighter in self.fighters for zone in fighter.values() if zone.look != "names"])

    def place(self, fighter: dict[str, Zone]) -> int:
        """Where it stands on a field, if there is one."""
        return sum([zone.count for zone in fighter.values() if zone.look == "place"])

    def face_each_other(self, ours: list[dict[str, Zone]], theirs: list[dict[str, Zone]]) -> None:
        """Two blocks side by side; a third stands behind one of them."""
        width = (self.screen.width() - 3) // 2
        for at in range(max(len(ours), len(theirs))):
            left = self.narrow(ours[at], width) if at < len(ours) else []
            right = self.narrow(theirs[at], width) if at < len(theirs) else []
            for row in range(max(len(left), len(right))):
                one = left[row] if row < len(left) else ""
                other = right[row] if row < len(right) else ""
                self.screen.write(f"{one:<{width}} {'⇄' if left and right and not row else '│'} {other}".rstrip())

    def head(self, fighter: dict[str, Zone]) -> str:
        first = next(iter(fighter.values()))
        return f"{self.words.name(first.whose)} ({self.words.seat(first.owner)})"

    def mark(self, fighter: dict[str, Zone]) -> str:
        """Whether it is asked; if none of those a seat leads is named, all are."""
        first = next(iter(fighter.values()))
        led = [one["knight"].whose for one in self.fighters if one["knight"].owner == first.owner]
        return "▸ " if first.owner in self.asked and (first.whose == self.whom or self.whom not in led) else "  "

    def narrow(self, fighter: dict[str, Zone], width: int) -> list[str]:
        """Three rows or so: who and where; abilities, hits and breath; what lies beside."""
        figures = self.figures(fighter, short=True)
        where = str(self.place(fighter))
        found = clipped(f"{self.mark(fighter)}{where} {self.head(fighter)}", width)
        gauges = f"{' '.join(figures)} {beads(fighter['hits'])}"
        left = fighter["fatigue"]
        room = width - len(gauges) - len(f"{left.count:>2}/{left.most}") - 6
        rows = [found, f"    {gauges} {bar(left, room)} {left.count:>2}/{left.most}"]
        beside = [f"{self.words.say('zone-hand')} {fighter['hand'].count}"]
        if "rear" in fighter:
            beside.insert(0, self.words.say("zone-rear") + f" {where}")
        beside += self.beside(fighter)
        return rows + textwrap.wrap(" · ".join(beside), width, initial_indent="    ", subsequent_indent="    ")

    def block(self, fighter: dict[str, Zone]) -> None:
        """As wide as the screen."""
        self.screen.say(self.mark(fighter) + self.head(fighter), hang=4)
        self.sheet.packed([*self.figures(fighter, short=False), *self.beside(fighter)], indent=4)
        hits, left = fighter["hits"], fighter["fatigue"]
        gauges = [f"{self.words.say('zone-hits')} {beads(hits)}", f"{self.words.say('zone-fatigue')} {bar(left, left.most)}"]
        self.screen.say(" · ".join(gauges) + f" {left.count}/{left.most}", indent=4)
        if any(face.ref for face in fighter["hand"].cards):
            self.cards_in_hand(fighter, named=False)
        elif fighter["hand"].count:
            self.screen.say(self.sheet.called(fighter["hand"]), indent=4)

    def figures(self, fighter: dict[str, Zone], short: bool) -> list[str]:
        """The abilities; the chosen one, which has a zone of its own, in brackets."""
        found: list[str] = []
        for name, zone in [(name, zone) for name, zone in fighter.items() if name.startswith("figure-")]:
            said = self.words.attribute(f"zone-{name}", "short") if short else self.words.say(f"zone-{name}") + " "
            chosen = name.removeprefix("figure-") in fighter
            found.append(f"[{said}{zone.count}]" if chosen else f"{said}{zone.count}")
        return found

    def beside(self, fighter: dict[str, Zone]) -> list[str]:
        """What lies beside a fighter: gear, cards that improve it, a lock."""
        gear = [f"{self.words.group(face.group)}: {self.words.name(face.ref)}" for face in fighter["knight"].cards[1:]]
        lying = [zone for zone in fighter.values() if zone.look in ("names", "table") and zone.name != "knight" and zone.count]
        return gear + [self.sheet.called(zone) for zone in lying]

    def cards_in_hand(self, fighter: dict[str, Zone], named: bool = True) -> None:
        """A hand one sees, in rows of its own."""
        hand = fighter["hand"]
        if any(face.ref for face in hand.cards):
            whose = f"{self.words.name(hand.whose)}: " if named else f"{self.words.say('zone-hand')}: "
            cards = self.sheet.each(hand)
            self.sheet.packed([whose + cards[0], *cards[1:]], indent=2 if named else 4, hang=2, by=", ")


def beads(zone: Zone) -> str:
    return "●" * zone.count + "○" * (zone.most - zone.count)


def bar(zone: Zone, width: int) -> str:
    """What is left, in full and empty boxes; something left is never drawn as nothing."""
    full = -(-zone.count * width // zone.most) if width > 0 else 0
    return "█" * full + "░" * (max(0, width) - full)


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


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
